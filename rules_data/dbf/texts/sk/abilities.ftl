### Abilities of the DBF ruleset, the eight schools of magic included: names, and what each does.

## Abilities without magic

ability-vytrvalost = Vytrvalosť
ability-vytrvalost-about = Tvoje maximum životov stúpne o 1. Sčíta sa so schopnosťou Húževnatosť.
ability-huzevnatost = Húževnatosť
ability-huzevnatost-about = Tvoje maximum životov stúpne o 2. Smieš aj behať, pokiaľ nenosíš ťažkú zbroj.
ability-zalesactvo = Zálesáctvo
ability-zalesactvo-about = Vieš čítať stopy všade, kde na ne vedie odkaz. Za protivníkom, ktorý ti z boja ušiel, smieš už po 2 herných minútach namiesto 5. Zbieraš byliny, z jednej dávky uvaríš liečivý lektvar a zo skoleného zvieraťa stiahneš kožu.
ability-nicenie = Ničenie
ability-nicenie-about = Rozbiješ zamknuté dvere aj truhlicu; opíš, ako to robíš. Dvere a veľká truhlica ťa stoja 1 život a 1 hernú minútu. Malá povolí hneď a zadarmo, no všetko krehké v nej príde nazmar. Čo takto rozbiješ, sa už nikdy nezavrie. Brána ti odolá.
ability-prieraznost = Prieraznosť
ability-prieraznost-about = Zásah sekerou alebo tupou zbraňou, napríklad kladivom či palcátom, uberie o 1 život viac. Obojručná zbraň pridá tiež 1, takže obojručná sekera či kladivo uberie o 2 viac.
ability-serm = Šerm
ability-serm-about = Zásah mečom uberie o 1 život viac, či už je krátky, jednoručný alebo obojručný. Sčíta sa s bonusom za obojručnú zbraň, ktorý dáva schopnosť Prieraznosť.
ability-zlodejina = Zlodejina
ability-zlodejina-about = Zámok odomkneš či zamkneš za 1 hernú minútu; opíš ako. Aj okrádaš: nebadane vložíš svoj schválený token do cudzieho mešca a potom sa priznáš. Obeť si vyberie, či ti dá 3 dukáty (ak má menej, tak všetky), alebo jeden herný predmet. Odvtedy vie, že kradneš.
ability-pozornost = Pozornosť
ability-pozornost-about = Neujde ti pasca ani skrýša: smieš používať odkazy na ukryté veci. Úder zo zakrádania proti tebe zlyhá: nezraní ťa a boj sa ním nezačne.
ability-uhybanie = Uhýbanie
ability-uhybanie-about = Raz za boj zrušíš zásah, ktorý ťa práve trafil, nech je akokoľvek silný. Pri súseku tvoj vlastný zásah platí ďalej. Proti zraneniam z kúziel nepomáha. V ďalšom boji môžeš uhýbať znova.
ability-zakradanie = Zakrádanie
ability-zakradanie-about = Ak sa k niekomu naozaj nebadane priblížiš, udrieš silou jedného zásahu a tým sa začína boj. Tvoja družina sa zapojí až po tomto údere. Ak ťa cieľ zbadá, nestane sa nič. Kto má Pozornosť, toho takto neprekvapíš.

## Schools of magic

ability-elementy = Elementy
ability-elementy-about = Škola živlov: oheň, kyselina a mráz. Rozumieš odkazom na túto mágiu. Kúzla pribúdajú s úrovňou a každé máš raz za fázu.
ability-elementy-levels = Čarodej aj Druid poznajú prvé na 1. a piate na 5. úrovni.
ability-pocarovanie = Počarovanie
ability-pocarovanie-about = Škola, ktorá pôsobí na myseľ. Rozumieš odkazom na psychickú mágiu. Kúzla pribúdajú s úrovňou a každé máš raz za fázu.
ability-pocarovanie-levels = Čarodej a Kňaz ich poznajú od 1. úrovne (všetky na 5.), Zlodej od 5. úrovne (všetky na 9.).
ability-jasnovidectvo = Jasnovidectvo
ability-jasnovidectvo-about = Škola poznania a predvídania. Rozumieš odkazom na jasnovidectvo. Kúzla pribúdajú s úrovňou a každé máš raz za fázu.
ability-jasnovidectvo-levels = Čarodej a Kňaz ich poznajú od 3. úrovne (všetky na 7.), Druid od 5. úrovne (všetky na 9.).
ability-nekromancia = Nekromancia
ability-nekromancia-about = Škola smrti a nemŕtvych. Rozumieš odkazom na čiernu mágiu. Kúzla pribúdajú s úrovňou a každé máš raz za fázu.
ability-nekromancia-levels = Čarodej a Druid ich poznajú od 3. úrovne (všetky na 7.), Kňaz od 5. úrovne (všetky na 9.).
ability-alchymia = Alchýmia
ability-alchymia-about = Namiesto kúziel máš lektvary a rozumieš odkazom na alchýmiu. Na každý lektvar potrebuješ recept, suroviny a 10 herných minút; varenie opíš.
ability-alchymia-levels = Čarodej zvládne lektvary do výšky svojej úrovne, Druid a Kňaz do úrovne o 2 nižšej.
ability-liecenie = Liečenie
ability-liecenie-about = Škola, ktorá vracia životy a zdravie. Rozumieš odkazom na liečivú mágiu. Kúzla pribúdajú s úrovňou, každé raz za fázu.
ability-liecenie-levels = Druid a Kňaz ich poznajú od 1. úrovne (všetky na 5.), Rytier a Hraničiar od 3. (všetky na 7.), Čarodej od 5. (všetky na 9.).
ability-priroda = Príroda
ability-priroda-about = Škola zvierat a počasia; rozumieš odkazom na prírodnú mágiu. Od začiatku zbieraš byliny a varíš z nich liečivý lektvar. Kúzla pribúdajú s úrovňou, každé raz za fázu.
ability-priroda-levels = Druid ich pozná od 1. úrovne (všetky na 5.), Kňaz, Hraničiar a Čarodej od 3. (všetky na 7.).
ability-bohosluzba = Bohoslužba
ability-bohosluzba-about = Vybral si ťa boh, ktorého určíš pri tejto schopnosti, a odkazy pre jeho vyvolených patria aj tebe. Kúzla pribúdajú s úrovňou a každé máš raz za fázu.
ability-bohosluzba-levels = Kňaz ich pozná od 1. úrovne (všetky na 5.), Rytier od 5. úrovne (všetky na 9.).
