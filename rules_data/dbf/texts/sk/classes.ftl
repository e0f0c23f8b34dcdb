### Classes and factions of the DBF ruleset: names, and what they are in a sentence or two.

## Classes

class-bojovnik = Bojovník
class-bojovnik-about = Živí sa bojom a vie narábať s každou povolenou zbraňou, od dýky po luk, v ľahkej či ťažkej zbroji a so štítom. Začína so 4 životmi a prijme ho každá frakcia.
class-zlodej = Zlodej
class-zlodej-about = Rýchle prsty a tichý krok: jeho remeslom sú zámky, cudzie mešce a úder zo zálohy. Začína s 3 životmi, nosí krátku zbraň alebo luk a ľahkú zbroj; patriť môže kamkoľvek.
class-carodej = Čarodej
class-carodej-about = Otvára sa mu sedem škôl mágie, od ohňa po liečenie, ale jeho telo veľa neznesie. Začína s 3 životmi, má len krátku zbraň a nijakú zbroj; frakciu si vyberá slobodne.
class-rytier = Rytier
class-rytier-about = Obrnený ochranca Kamelotu, silný zblízka; neskôr sa môže naučiť liečiť a slúžiť bohu. Začína so 4 životmi a okrem luku unesie každú povolenú zbraň, každú zbroj aj štít.
class-knaz = Kňaz
class-knaz-about = Duchovný z Kamelotu: žehná, lieči a môže si osvojiť sedem škôl mágie. Začína s 3 životmi, s krátkou zbraňou a bez zbroje.
class-hraniciar = Hraničiar
class-hraniciar-about = Strážca lesa z frakcie Moy-ovia, ktorý vidí viac ako iní a sám ostáva nevidený. Začína so 4 životmi, v ľahkej zbroji, s krátkou či jednoručnou zbraňou alebo s lukom.
class-druid = Druid
class-druid-about = Rozumie živlom, bylinám aj zvieratám a liečiť môže už od prvej úrovne; patrí k frakcii Moy-ovia. Začína s 3 životmi, s krátkou zbraňou a v ľahkej zbroji.

## Factions

faction-kamelot = Kamelot
faction-kamelot-about = Dvor kráľa Artuša a všetci, čo stoja pri ňom. Len tu môžeš byť Rytier alebo Kňaz; Bojovník, Zlodej a Čarodej sú vítaní tiež.
faction-moyovia = Moy-ovia
faction-moyovia-about = Záhadné bytosti, ktorým je domovom tmavý les. Len tu môžeš byť Hraničiar alebo Druid; Bojovník, Zlodej a Čarodej sú vítaní tiež.
faction-other = Iná frakcia
faction-other-about = Ktorákoľvek ďalšia skupina v príbehu. Vyber si povolanie Bojovník, Zlodej alebo Čarodej.
