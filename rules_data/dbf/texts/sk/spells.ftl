### Spells of the DBF ruleset: names, what each does, and the calls to be spoken.

## Elementy

spell-ohnivy_sip = Ohnivý šíp
spell-ohnivy_sip-about = V boji vyšleš plamennú strelu na jedného protivníka. Pripraví ho o 2 životy; zranenie je ohnivé.
spell-podkopnutie = Podkopnutie
spell-podkopnutie-about = V boji zvalíš jedného protivníka. Súboj tohto kola začne poležiačky, teda v nevýhode; o život ho to nepripraví.
spell-podkopnutie-call = Ľahni!
spell-kyselinovy_vejar = Kyselinový vejár
spell-kyselinovy_vejar-about = V boji ošpliechaš kyselinou druhú stranu. Každý protivník (najviac traja) utrpí 1 kyselinové zranenie, aj keď je v tomto kole bez páru.
spell-ladova_burka = Ľadová búrka
spell-ladova_burka-about = V boji zasypeš druhú stranu ľadom: každý protivník (najviac traja) utrpí 1 mrazivé zranenie. Súboje tohto kola ešte prebehnú a potom sa boj končí, bez úteku a bez posíl.
spell-fireball = Fireball
spell-fireball-about = V boji aj mimo neho. Výbuch do 30 metrov spôsobí 1 ohnivé zranenie každému z jednej družiny (najviac trom). Z boja ním zasiahneš len niektorú z jeho strán; mimo boja to nie je výzva.

## Počarovanie

spell-priatelstvo = Priateľstvo
spell-priatelstvo-about = Mimo boja, na jednu postavu. Najprv sa spolu aspoň 5 skutočných minút rozprávajte, každý aspoň tromi príspevkami, alebo nech rozhovor potvrdí ORG. Potom dostane jednu otázku a pravdivo povie ÁNO, NIE alebo NEVIEM.
spell-ocarenie = Očarenie
spell-ocarenie-about = V boji, na toho, s kým tvoríš pár. Súboj tohto kola obaja vynecháte a navzájom sa nezraníte. Kúzla na vás pôsobia ďalej a ujsť sa dá tiež.
spell-neviditelnost = Neviditeľnosť
spell-neviditelnost-about = V boji aj mimo neho, na seba. Na 10 herných minút ťa nemožno vyzvať ani zamerať a máš Zakrádanie; naživo drž ruky za hlavou. Z boja tak hneď odídeš bez straty života, vrátiť sa nesmieš. Úder, výzva či kúzlo na iných ťa odhalí.
spell-strach = Strach
spell-strach-about = V boji, na jedného protivníka akejkoľvek úrovne. Príde o 1 život a prchá 50 metrov tam, kam ukážeš; do tohto boja sa už nevráti. Páry sa určia znova.
spell-strach-call = Uteč!
spell-uspanie = Uspanie
spell-uspanie-about = V boji, na celú druhú stranu (najviac traja). Kto má nižšiu úroveň než ty, upadne do spánku a boj preňho končí; ak z protivníkov neostane nikto, skončí sa hneď celý. Kto zaspal, spí po boji ešte 5 herných minút alebo do prvého zranenia, ktoré je aj výzvou.

## Jasnovidectvo

spell-zaostrenie_zmyslov = Zaostrenie zmyslov
spell-zaostrenie_zmyslov-about = V boji aj mimo neho, na seba. Na 10 herných minút máš schopnosť Pozornosť so všetkým, čo k nej patrí.
spell-predtucha = Predtucha
spell-predtucha-about = V boji, na seba. Prvý zásah, ktorý v súboji dostaneš, ti neublíži. Kým nepríde, ochrana trvá z kola na kolo, najdlhšie do konca boja. Použije sa sama a skôr než Uhýbanie.
spell-citanie_aury = Čítanie aury
spell-citanie_aury-about = Mimo boja, dotykom. Dáš jednu otázku niekomu, kto je vyradený, spí alebo je v tranze; odpovie pravdivo ÁNO, NIE alebo NEVIEM. Kto je pri vedomí, musí najprv vedieť, čo chceš urobiť, a súhlasiť. Mŕtvi mlčia.
spell-jasnozrivost = Jasnozrivosť
spell-jasnozrivost-about = Mimo boja, na seba. Na začiatku dáš ORGovi jednu otázku a na 5 herných minút ťa pohltí tranz; počas neho patríš medzi vyradených. Na konci sa dozvieš pravdu: ÁNO, NIE alebo NEVIEM. Ak tranz niečo preruší, odpoveď nepríde.
spell-zastavenie_casu = Zastavenie času
spell-zastavenie_casu-about = Iba pri otvorení boja, keď niekto vyzval tvoju družinu. Výzva prestáva platiť: vyzývajúca družina sa 5 herných minút nepohne z miesta a vy môžete ostať či odísť. Čo vám vzal úder zo zakrádania, to sa nevráti.

## Nekromancia

spell-upiri_dotyk = Upíri dotyk
spell-upiri_dotyk-about = V boji, na seba, na toto kolo. Tvoj zásah uberie o 1 život viac a koľko obeť naozaj stratí, toľko ti pribudne, aj nad maximum. Čo je navyše, s koncom fázy zmizne.
spell-nepravy_zivot = Nepravý život
spell-nepravy_zivot-about = V boji aj mimo neho, na seba. Do konca fázy máš o 1 život viac, aj nad maximum. Pri prvej strate sa minie práve on; ak sa nič nestane, po fáze zmizne.
spell-rozkaz_nemrtvemu = Rozkáž nemŕtvemu
spell-rozkaz_nemrtvemu-about = V boji, na jedného nemŕtveho; na ostatných nepôsobí. Ustúpi nabok, do tohto boja už nezasiahne a po ňom platí za porazeného. Páry sa určia znova.
spell-odsatie_zivotnej_energie = Odsatie životnej energie
spell-odsatie_zivotnej_energie-about = V boji. Každý protivník (najviac traja) utrpí 1 nekrotické zranenie. Do 3 metrov hynú rastliny aj drobné tvory, takže od ďalšieho kola ustane aj Otravný hmyz. Môžeš si obnoviť jedno použité kúzlo úrovne 1 až 3 z hociktorej školy; v tomto kole ho už nezošleš.
spell-zomri = Zomri!
spell-zomri-about = V boji, na jednu živú bytosť nižšej úrovne, než máš ty; rovnaká už odolá. Príde o všetky životy a padne vyradená.

## Liečenie

spell-vyliec_zranenie = Vylieč zranenie
spell-vyliec_zranenie-about = V boji aj mimo neho, na jednu živú bytosť. Pridáš jej 1 život, nie však nad maximum. Vyradeného preberie, spánok ani tranz neukončí.
spell-regeneracia = Regenerácia
spell-regeneracia-about = V boji aj mimo neho, na jednu živú bytosť. Pridáš jej 3 životy, nie však nad maximum. Vyradeného preberie, spánok ani tranz neukončí.
spell-vlna_zivota = Vlna života
spell-vlna_zivota-about = V boji aj mimo neho, na jednu až tri živé bytosti; aj ty môžeš byť medzi nimi. Každej pridáš 2 životy, nie však nad maximum. Vyradených preberie, spánok ani tranz neukončí.
spell-vyliec_postihnutie = Vylieč postihnutie
spell-vyliec_postihnutie-about = V boji aj mimo neho, na jednu živú bytosť. Zbavíš ju jednej choroby alebo telesnej ujmy, napríklad zlomeniny. Životy sa tým nevracajú.
spell-ozivenie = Oživenie
spell-ozivenie-about = V boji aj mimo neho, na niekoho, kto je vyradený, spí, je v tranze alebo je mŕtvy a ešte leží na mieste. Vstane s plným počtom životov. V boji je hneď späť, ak je na jeho strane voľno, no súboj začne na zemi. Na nemŕtvych nepôsobí.

## Príroda

spell-krotenie = Krotenie
spell-krotenie-about = V boji, na jedno skutočné zviera; premenený kúzelník ním nie je. Ustúpi nabok, do tohto boja už nezasiahne a po ňom platí za porazené. Páry sa určia znova.
spell-zvieracia_rec = Zvieracia reč
spell-zvieracia_rec-about = V boji aj mimo neho, na seba. Na 10 herných minút sa so zvieratami dorozumieš ako s ľuďmi a žiadne nevyzve teba ani tvoju družinu. Ak proti vám stoja samé zvieratá, smiete z boja hneď odísť a nestojí vás to život.
spell-hmla = Hmla
spell-hmla-about = V boji, nech stojíš na ktorejkoľvek strane. Boj sa tým hneď končí a nikto nevyhral. Strana vyzývateľa sa stiahne 50 metrov, preč zo scény, a 5 herných minút nesmie tú druhú vyzvať.
spell-otravny_hmyz = Otravný hmyz
spell-otravny_hmyz-about = V boji. Roj uberie 1 život každému v boji okrem teba, aj spojencom: teraz a potom v každom kole, keď prídu na rad kúzla. Zaženie ho Odsatie životnej energie.
spell-premena = Premena
spell-premena-about = V boji aj mimo neho, na seba. Najviac na 10 herných minút si zviera, o ktorom má ORG zapísané, že ho už poznáš z hry. Máš jeho životy a silu, nečaruješ a bežne sa nerozprávaš. Pád v tejto podobe ju ukončí a vyradí ťa.

## Bohoslužba

spell-vybrany_bohom = Vybraný bohom
spell-vybrany_bohom-about = V boji, na seba, na toto kolo. Tvoj zásah berie o 1 život viac a zásah, ktorý dostaneš, o 1 menej. Pri súseku platí oboje.
spell-pozehnanie = Požehnanie
spell-pozehnanie-about = V boji. Celá tvoja strana (najviac traja, ty medzi nimi) má do jeho konca schopnosť Uhýbanie. Kto sa pridá neskôr, toho sa to netýka.
spell-odstranenie_prekliatia = Odstránenie prekliatia
spell-odstranenie_prekliatia-about = V boji aj mimo neho, na jednu bytosť. Snímeš z nej jedno prekliatie; choroby a iné postihnutia ostanú.
spell-svata_zbran = Svätá zbraň
spell-svata_zbran-about = V boji, na jednu zbraň, hoci aj cudziu. Kým sa boj neskončí, jej zásah berie o 1 život viac, nemŕtvym a démonom dokopy o 2 viac.
spell-vizia = Vízia
spell-vizia-about = Mimo boja, na seba. Svojho boha sa raz opýtaš na čokoľvek a na 5 herných minút ťa pohltí tranz; počas neho patríš medzi vyradených. Potom ti ORG pošle víziu ako odpoveď. Ak tranz niečo preruší, vízia nepríde.
