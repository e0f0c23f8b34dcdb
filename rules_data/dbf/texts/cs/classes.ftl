### Classes and factions of the DBF ruleset: names, and what they are in a sentence or two.

## Classes

class-bojovnik = Bojovník
class-bojovnik-about = Živí se bojem a umí zacházet s každou povolenou zbraní, od dýky po luk, v lehké i těžké zbroji a se štítem. Začíná se 4 životy a přijme ho každá frakce.
class-zlodej = Zloděj
class-zlodej-about = Rychlé prsty a tichý krok: jeho řemeslem jsou zámky, cizí měšce a úder ze zálohy. Začíná se 3 životy, nosí krátkou zbraň nebo luk a lehkou zbroj; patřit může kamkoli.
class-carodej = Čaroděj
class-carodej-about = Otevírá se mu sedm škol magie, od ohně po léčení, ale jeho tělo mnoho nesnese. Začíná se 3 životy, má jen krátkou zbraň a žádnou zbroj; frakci si vybírá svobodně.
class-rytier = Rytíř
class-rytier-about = Obrněný ochránce Kamelotu, silný zblízka; později se může naučit léčit a sloužit bohu. Začíná se 4 životy a kromě luku unese každou povolenou zbraň, každou zbroj i štít.
class-knaz = Kněz
class-knaz-about = Duchovní z Kamelotu: žehná, léčí a může si osvojit sedm škol magie. Začíná se 3 životy, s krátkou zbraní a bez zbroje.
class-hraniciar = Hraničář
class-hraniciar-about = Strážce lesa z frakce Moyové, který vidí víc než jiní a sám zůstává neviděn. Začíná se 4 životy, v lehké zbroji, s krátkou či jednoruční zbraní nebo s lukem.
class-druid = Druid
class-druid-about = Rozumí živlům, bylinám i zvířatům a léčit může už od první úrovně; patří k frakci Moyové. Začíná se 3 životy, s krátkou zbraní a v lehké zbroji.

## Factions

faction-kamelot = Kamelot
faction-kamelot-about = Dvůr krále Artuše a všichni, kdo při něm stojí. Jen tady můžeš být Rytíř nebo Kněz; Bojovník, Zloděj a Čaroděj jsou vítáni také.
faction-moyovia = Moyové
faction-moyovia-about = Záhadné bytosti, kterým je domovem temný les. Jen tady můžeš být Hraničář nebo Druid; Bojovník, Zloděj a Čaroděj jsou vítáni také.
faction-other = Jiná frakce
faction-other-about = Kterákoli další skupina v příběhu. Vyber si povolání Bojovník, Zloděj nebo Čaroděj.
