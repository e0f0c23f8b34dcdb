# Rule topics of /rules (keys in ../../topics.toml).

topic-group-safety = Bezpečnosť
topic-group-general = Správanie a veci
topic-group-registration = Schvaľovanie pred hrou
topic-group-levels = Povolania a úrovne
topic-group-abilities = Schopnosti
topic-group-magic = Mágia
topic-group-equipment = Výstroj
topic-group-party = Družiny a pohyb
topic-group-combat = Boj
topic-group-after = Po boji
topic-group-time = Čas a fázy

## Safety

topic-safety = Bezpečnosť má prednosť
topic-safety-about = Žiadne iné pravidlo nestojí nad bezpečnosťou. Hrá sa v lese plnom svahov a bojuje sa mäkčenými zbraňami. Kým niečo spravíš, premysli si, či tým neublížiš sebe alebo niekomu inému.
topic-alcohol = Alkohol a drogy
topic-alcohol-about = Kým beží hlavná hra, nepije sa alkohol a neberú sa drogy ani nič iné, čo omamuje. Platí to pre každého.
topic-smoking = Fajčenie
topic-smoking-about = Zapáliť si môžeš len v kempe. Všade inde sa nefajčí a v lese to platí dvojnásobne.
topic-acting = Hranie postavy
topic-acting-about = Čo tvoja postava robí, to ostatným naozaj zahraj, nestačí to oznámiť. V hre cez Discord na to slúži text. Bot ho od teba pýta napríklad pri rozbíjaní, odomykaní alebo varení lektvaru. Opíš v ňom, čo by ostatní videli.
topic-respect = Ohľaduplnosť a pauza
topic-respect-about = Všímaj si, ako sa druhí cítia. Keď je scéna niekomu zjavne nepríjemná, uber z nej. Ak treba, vystúpte spolu z hry a porozprávajte sa. Každý účastník môže scénu pozastaviť. Počas pauzy stoja všetky lehoty aj časovače postáv, ktoré v nej sú.
topic-injury = Skutočné zranenie a mierne údery
topic-injury-about = Zbrane sú obalené, aj tak údery brzdi. Miesto na boj a cieľ úderu vyberaj tak, aby sa nikomu nič nestalo. Ak si niekto naozaj ublíži, prestaňte hrať, hneď zavolajte ORGa alebo zdravotníka a pomáhajte. Núdzový príkaz bota pozastaví scénu a upozorní ORGov.
topic-running = Beh a jazda na koni
topic-running-about = Na hre sa chodí krokom, beh je v lese nebezpečný. Bežať smieš s Húževnatosťou, pokiaľ nemáš ťažkú zbroj. Smieš aj na koni, a to v hociktorej zbroji. Koňa ti prideľuje ORG.
topic-hit_zones = Kam sa smie zasiahnuť
topic-hit_zones-about = Zásah platí na trup, ruky a nohy. Na hlavu, krk ani kľúčnu kosť nemier, ani len naoko. Lakťom, zápästiam a kolenám sa vyhýbaj. Bodanie je zakázané.
topic-honour = Česť hráča
topic-honour-about = ORGovia nestrážia každý tvoj krok, poctivosť je na tebe. Bot overí, čo vie, a všetko si zapisuje. Pravidlá si prečítaj poriadne: sú tu na to, aby sa dobre bavil každý.

## Conduct and things

topic-out_of_game = Mimo hru
topic-out_of_game-about = Ruka za hlavou, najlepšie obe, znamená, že tam pre ostatných nie si. Urob to len z vážneho dôvodu a povedz ho botovi, ORGovia sa o tom dozvedia. Mimo hru nič nerobíš a nik nerobí nič tebe. Návrat začne platiť 10 minút po ohlásení. Dovtedy nemôžeš vyzývať, kradnúť, brať veci ležiacim ani sa zakrádať. Pred výzvou, ktorá už zaznela, takto neujdeš.
topic-game_items = Herné predmety a byliny
topic-game_items-about = Herný predmet spoznáš podľa označenia. Schovávať ho alebo schválne nepúšťať z rúk sa nesmie, má kolovať. Byliny síce v hre potrebuješ, ale medzi herné predmety nepatria.
topic-stealing = Krádež
topic-stealing-about = Zbraň ani iný kus kostýmu sa vziať nesmie, nikdy a nikomu. Vlastné veci môžeš darovať, komu chceš. Okrádať vie iba postava so Zlodejinou a potrebuje na to token, ktorý jej schváli ORG, keď si túto schopnosť vyberie.
topic-references = Odkazy
topic-references-about = Niektoré nápisy a texty v hre sú určené len tým, kto má istú schopnosť. Ak ju nemáš, správaj sa, akoby tam nič nebolo. Bot ti skrytý text ukáže, iba keď ho tvoja schopnosť odomyká.
topic-pouch = Mešec
topic-pouch-about = Na opasku nos mešec tak, aby ho bolo vidieť. Prázdny byť môže, chýbať nie. Pred hrou ti ho schváli ORG.
topic-handing_over = Odovzdávanie vecí
topic-handing_over-about = Dukáty, lektvary, suroviny, predmety aj výstroj môžeš dať niekomu inému. Obaja pritom musíte byť schopní konať a v tej istej scéne. Žiadny z vás nesmie byť v boji.
topic-switching = Prepnutie a odchod postavy
topic-switching-about = Na inú postavu sa neprepneš a svoju z hry nestiahneš, kým bojuje, leží vyradená, spí, je v tranze alebo mŕtva. Keď mŕtvu prevezme hlavný ORG, už to ide. Z družiny sa uprostred boja odísť nedá.

## Approvals before the game

topic-registration = Kedy je postava pripravená
topic-registration-about = ORGovia schvália povolanie podľa frakcie, prvú schopnosť, mešec a každú zbraň, zbroj a štít. Pri luku navyše potvrdia, že ho ovládaš, pri Zlodejine token. Ty potvrdíš, že máš pravidlá prečítané. Bot ti vypíše, čo ešte chýba.
topic-weapon_approval = Schválenie zbraní a luk
topic-weapon_approval-about = Zbraň použiješ, až keď ju pred hrou schváli ORG. Vyskúša ju na tebe, jej majiteľovi. Luk prejde skúškou tiež a musíš ukázať, že s ním vieš zaobchádzať. Schválených zbraní môžeš mať viac, v ruke však len jednu. Nemusíš mať ani žiadnu.

## Classes and levels

topic-classes = Sedem povolaní
topic-classes-about = Postava má práve jedno zo siedmich povolaní. Bojovník, Rytier a Hraničiar začínajú so 4 životmi. Zlodej, Čarodej, Kňaz a Druid s 3. Povolanie určuje zbrane, zbroje a sedem schopností na výber, pri Hraničiarovi osem. Časť z nich sa otvára až na 3. alebo 5. úrovni.
topic-factions = Frakcie a povolania
topic-factions-about = Bojovníkom, Zlodejom alebo Čarodejom sa môže stať člen hociktorej frakcie. Rytieri a Kňazi sú len v Kamelote u kráľa Artuša. Hraničiarov a Druidov má len frakcia Moy-ovia, bytosti temného lesa. Ďalšie frakcie pridávajú ORGovia. Každá postava patrí práve do jednej.
topic-experience = Body skúseností (XP)
topic-experience-about = XP zbieraš celú hru: za splnené úlohy, za boje s creepmi a za vyriešené tajomné miesta. Koľko ich bude, určí ORG. Na začiatku máš nulu, aj keď tvoja postava začína vyššou úrovňou.
topic-levels = Hranice úrovní
topic-levels-about = Úroveň stúpne, len čo súčet tvojich XP dosiahne hranicu. Druhá je pri 3, tretia pri 6, štvrtá pri 10, piata pri 15, šiesta pri 21, siedma pri 28, ôsma pri 36 a deviata pri 45. Hranica sa počíta od začiatku hry, nie od minulej úrovne. Deviata je posledná, XP však pribúdajú ďalej.
topic-level_up = Postup na vyššiu úroveň
topic-level_up-about = Za každú získanú úroveň si vyberáš jednu novú schopnosť. Voľba je tvoja, v rámci povolania a úrovne, a potvrdí ju ORG. Úroveň, na ktorú vystúpiš počas boja, začne platiť po ňom.
topic-higher_start = Štart na vyššej úrovni
topic-higher_start-about = Bežná postava začína na 1. úrovni. Významným postavám dajú ORGovia vyššiu úroveň aj hotovú sadu schopností. Sami si vyberajú, až keď nazbierajú XP na úroveň nad svojím štartom: kto začal na štvrtej, čaká na 15 XP. Potom platia pre nich tie isté hranice ako pre všetkých.

## Abilities

topic-choosing_abilities = Výber schopností
topic-choosing_abilities-about = Na 1. a 2. úrovni vyberáš z prvého zoznamu svojho povolania. Od 3. úrovne sa pridá druhý zoznam, od 5. tretí. Čo zostalo z prvého, je stále v ponuke. Hraničiar tretí zoznam nemá. Každú schopnosť môžeš mať len raz.
topic-waiting_picks = Odložené a prázdne výbery
topic-waiting_picks-about = S výberom sa neponáhľaj, odložený nezanikne. Keď ich máš viac, začni najnižším. Každý platí pre zoznamy svojej úrovne. Schopnosť iného povolania, vyššieho zoznamu alebo takú, čo už máš, bot neprijme. Keď už nemáš z čoho vyberať, výber prepadne, no úroveň platí.
topic-ability_approval = Schválenie a trvalosť schopností
topic-ability_approval-about = Schopnosť vyberáš ty, ale tvojou sa stane až so súhlasom ORGa. Vymeniť ju neskôr nejde. Omyl môže opraviť len ORG.
topic-special_abilities = Zvláštne a požičané schopnosti
topic-special_abilities-about = Dôležité postavy a creepy vedia občas aj to, čo ich povolanie neponúka. Takú schopnosť alebo kúzlo dáva jedine ORG. Schopnosť, ktorú ti na čas požičia kúzlo, funguje rovnako ako vlastná.

## Magic

topic-known_spells = Ktoré kúzla poznáš
topic-known_spells-about = Kúzla sa neučíš ani nevyberáš. Čo vieš, vyplýva zo školy mágie a z úrovne. Bez školy nepoznáš žiadne z jej kúziel. Keď si ju vezmeš neskôr, dostaneš naraz všetko, na čo tvoja úroveň stačí.
topic-offsets = Posun kúziel podľa povolania
topic-offsets-about = Každé kúzlo školy má číslo. Poznáš ho, keď tvoja úroveň dosiahne jeho číslo zvýšené o posun. Ten je 0, 2 alebo 4 a závisí od školy a povolania. Pri posune 2 máš prvé kúzlo na 3. úrovni, pri posune 4 na piatej. Odkazov, bylín ani liečivého lektvaru sa posun netýka.
topic-spell_uses = Koľkokrát smieš kúzliť
topic-spell_uses-about = To isté kúzlo vyvoláš za fázu najviac raz. Každé sa počíta zvlášť, takže s viac školami kúzliš viac. Použité kúzla si za teba pamätá bot. Koľko ich smieš vyvolať v jednom kole, môžu obmedziť ORGovia.
topic-spell_timing = Kedy sa kúzli
topic-spell_timing-about = Bojové kúzla patria do 3. kroku kola, pokojné len mimo boja, ďalšie môžeš použiť tam aj tam. Zastavenie času je odpoveď na výzvu a patrí do otvorenia boja. Bot skúma postupne: či kúzlo poznáš, či naň máš úroveň, či už nie je minuté, či beží fáza, či je správna chvíľa a napokon cieľ.
topic-hidden_levels = Skryté úrovne a minuté kúzla
topic-hidden_levels-about = Kúzlo sa neminie, ak ho bot odmietne pre niečo, čo vidíš: zlú chvíľu, diaľku, stav či zjavnú povahu cieľa. Úroveň a skrytá povaha sa však neprezrádzajú. Ak kúzlo stroskotá na nich, je minuté, nič sa nestane a dôvod vidia len ORGovia. Nižšia úroveň je naozaj nižšia, rovnaká nestačí. Prijaté kúzlo je preč, aj keď nič nezmôže.
topic-questions = Otázky a odpovede
topic-questions-about = Jedno kúzlo, jedna otázka. Na uzavretú sa odpovedá ÁNO, NIE alebo NEVIEM a vždy po pravde. Inú odpoveď bot neprijme.

## Equipment

topic-weapon_lengths = Dĺžky a druhy zbraní
topic-weapon_lengths-about = Krátka zbraň má najviac 50 cm: dýka, krátky meč, kyjak. Jednoručná najviac 90 cm: meč, sekera, kladivo, palcát. Obojručná najviac 120 cm: obojručný meč, sekera, kladivo či kyjak. Tú drž vždy oboma rukami, preto k nej nepatrí štít. Používať smieš len druhy, ktoré má tvoje povolanie.
topic-forbidden_weapons = Zakázané zbrane
topic-forbidden_weapons-about = Nič na zbrani sa nesmie hýbať, takže reťaz, remdih ani cep ti ORG neschváli. To isté platí pre dlhé zbrane, napríklad oštep, kopiju alebo piku. Palica je len na opieranie pri chôdzi.
topic-two_weapons = Dve zbrane naraz
topic-two_weapons-about = Bojuj vždy len jednou zbraňou. Druhá v ruke je zakázaná, aj keby boli obe krátke. Dva pazúry môžu mať iba niektoré creepy.
topic-armour = Zbroj
topic-armour-about = Zbroj patrí ku kostýmu a pridáva životy: ľahká z kože alebo prešívanej látky 1, ťažká z kovu 2. Ľahkú smie mať každý okrem Čarodeja a Kňaza. Ťažkú len Bojovník a Rytier. Ráta sa iba jedna. Či je ľahká alebo ťažká, posúdi ORG a za krásnu prácu pridá životy navyše.
topic-shield = Štít
topic-shield-about = Štít nosí Bojovník a Rytier, ku krátkej alebo jednoručnej zbrani. Životy nepridáva. Slúži len na krytie, tlačiť ním ani biť nesmieš. Každý kus si ORG pozrie, najmä či nemá ostré okraje.

## Parties and movement

topic-parties = Družiny
topic-parties-about = Družina má najviac troch členov a každý je v nej raz. Kto chodí sám, je družinou sám pre seba. Družiny sa navzájom stretávať môžu.
topic-groups_together = Kto ku komu patrí
topic-groups_together-about = Kto s kým ide, povedzte skôr, než príde výzva. Po nej sa už nikto nevyhovorí, že patrí inam. Ak stojí pokope viac skupín, vyzývateľ si jednu vyberie. Tá druhá od boja odíde.
topic-distance = Odstup od boja
topic-distance-about = Ak natrafíte na cudzí boj, držte sa aspoň 30 metrov od neho. Toľko odstúp aj vtedy, keď na teba v boji nezvýšilo miesto. Kto bojuje, toho nevyzveš, ani keď sa v scéne bije len jeho družina. Rýchlosť chôdze nik nemeria, hraj férovo.
topic-scenes = Scény a presun
topic-scenes-about = Postava je v jednej scéne alebo v žiadnej. Vojde príkazom alebo prvým slovom či činom a tým opustí predošlú. Von sa dostane príkazom, útekom alebo účinkom kúzla. Presun nejde, kým nemôžeš konať, bojuješ alebo ťa drží Zastavenie času. Nevojdeš ani tam, kde je utečenec, ktorého ešte nesmieš prenasledovať.

## Combat

topic-challenge = Výzva
topic-challenge-about = Boj sa začína výzvou. Naživo sa súpera dotkneš zbraňou a povieš „vyzývam ťa“, cez Discord stačí spoločná scéna. Bez zbrane ani proti vlastnej družine to nejde. Výzva zaväzuje z družiny každého, kto je pri tom a môže konať. Ostatných neviaže ani nechráni. Odvtedy sa už nikto nemôže vyhovoriť, že k družine nepatrí.
topic-challenge_limits = Koho vyzvať nemožno
topic-challenge_limits-about = Nevyzveš postavu, ktorá je vyradená, mŕtva, v tranze alebo mimo hry, ani takú, ktorú tu nevidíš. V takom stave nevyzývaš ani ty. Na spiaceho sa dá len zaútočiť. Úder zo Zakrádania a rana spiacemu sú výzvou samy osebe. Postavy jedného hráča nesmú stáť proti sebe.
topic-support = Podpora strany
topic-support-about = Strana, ktorá má menej než troch, sa môže pred prvým kolom doplniť. Pridať sa smie iba ten, kto bol pri výzve. Vznikne tak družina len na tento boj. Na koho nezvýšilo miesto, ten ustúpi o 30 metrov.
topic-opening = Otvorenie boja (krok 0)
topic-opening-about = Medzi výzvou a prvým kolom je vždy otvorenie. Vyzvaní v ňom môžu použiť Zastavenie času, prizerajúci sa môžu niekoho podporiť. Iné kúzla musia počkať. Krok sa zavrie, keď odpovedali všetci, inak po lehote. Ak je potom niektorá strana prázdna, boj sa končí.
topic-round = Kolo a jeho kroky
topic-round-about = Bojuje sa na kolá, nie v skutočnom čase. Kolo má šesť krokov: párovanie, lektvar, kúzla, súboj, zranenia a koniec kola. Po ňom príde ďalšie, kým niečo boj neukončí.
topic-pairing = Krok 1: párovanie
topic-pairing-about = Každé kolo sa páruje nanovo, jeden na jedného. Prvý pár určí strana, ktorá vyzvala, druhý tá vyzvaná, zvyšok doplní bot. Kto na svojej strane zvýši, ten v tomto kole nebojuje, no kúzla naň dosiahnu. Keď sa počet bojujúcich v kole zmení, páruje sa znova.
topic-potion_step = Krok 2: lektvar
topic-potion_step-about = V každom kole smieš vypiť najviac jeden lektvar. Môžeš to urobiť, aj keď nemáš dvojicu.
topic-spell_step = Krok 3: kúzla
topic-spell_step-about = Teraz účinkujú všetky kúzla, ktoré si bojujúci na toto kolo zvolili. Čarovať môžeš, aj keď nemáš dvojicu. Koho kúzlo vyradí, ten už do súboja nejde. Ostatní bojujú ďalej ako vždy.
topic-spell_order = Poradie kúziel
topic-spell_order-about = Najprv každý kúzla zvolí, potom sa vyhodnotia všetky. Prvé sú posily a ochrany, za nimi straty životov, liečenie a vyradenie na nule. Nasledujú odchody z boja: vlastný, odstavenie, strach a spánok. Posledné sú Hmla a nové párovanie. Kto píše rýchlejšie, nič tým nezíska. Za protivníkov sa ráta, kto bol na začiatku kroku schopný boja.
topic-duel = Krok 4: súboj
topic-duel-about = Každý pár bojuje po prvý zásah alebo súsek. Cez Discord hodí bot kockou za oboch: kto má viac, zasiahne, rovnaké číslo je súsek. Ležiaci hádže dvakrát a platí mu nižší hod, dvaja ležiaci hádžu po jednom. Naživo dbaj na zásahové plochy. Zranenia prídu na rad, až keď dobojujú všetky páry.
topic-unarmed = Boj bez zbrane
topic-unarmed-about = Bez zbrane nezasiahneš, hoci v boji byť môžeš. Ak nemá zbraň ani jeden z páru, súboj ostane bez výsledku. Keď sú dve kolá za sebou len také páry a nikto nepríde o život, boj skončí bez víťaza.
topic-wounds = Krok 5: zranenia
topic-wounds-about = Zasiahnutý stráca životy podľa sily súpera, pri súseku obaja. Bez zásahu nestratíš nič. Straty aj zisky sa rátajú spolu a až potom vidno, kto padol.
topic-hit_strength = Sila zásahu
topic-hit_strength-about = Obyčajný zásah je 1 zranenie. Prieraznosť pridá 1 sekere a tupej zbrani (kyjak, kladivo, palcát), 1 pridá aj každej obojručnej. Šerm dá 1 každému meču vrátane krátkeho. Dýka a luk nezískajú nič. Kúzla pridávajú ďalej a všetko sa sčíta. Ak má obeť kúzlo Vybraný bohom, jedno sa odráta.
topic-dodge = Ako uhnúť zásahu
topic-dodge-about = Po súbojoch sa bot opýta len tých, kto dostal zásah a ešte smie uhnúť. Lehota je krátka a kto mlčí, neuhne. Ak máš Predtuchu, minie sa skôr než Uhýbanie.
topic-lives = Životy
topic-lives-about = Tvoje maximum je základ povolania, k nemu 1 za Vytrvalosť, 2 za Húževnatosť, 1 alebo 2 za zbroj a bonus od ORGa. Jedno zranenie berie jeden život. Či ho spôsobil oheň, kyselina alebo mráz, je postave jedno. Pod nulu sa nejde a na nule si vyradený. Samy od seba sa životy počas fázy nevracajú.
topic-round_end = Krok 6: koniec kola
topic-round_end-about = Kto chce, teraz utečie. Potom môžu na voľné miesta nastúpiť ďalší. Ak ani tak jedna strana nikoho nemá, boj sa končí. Inak nasleduje nové kolo.
topic-flight = Útek z boja
topic-flight-about = Na konci kola môže ujsť každý, stojí to 1 život. Do toho istého boja sa už nevrátiš, nech sa deje čokoľvek. Ak utekáš s posledným životom, padneš vyradený priamo na mieste.
topic-replacement = Pridanie sa počas boja
topic-replacement-about = Po otvorení sa dá pridať len na konci kola a len vtedy, keď už niektorá strana o niekoho prišla. Potom sa môže doplniť ktorákoľvek z nich, najviac do troch. Musíš byť svedkom výzvy. Kto z boja odišiel, ten sa nevracia.
topic-end_of_combat = Koniec boja
topic-end_of_combat-about = Boj sa končí, keď niektorej strane nikto nezostal. Ak sú prázdne obe, je to remíza. Hmla ho ukončí ihneď, Ľadová búrka po dobojovanom kole, Uspanie, keď zaspal posledný protivník. Skončí aj vtedy, keď stranu vyprázdni iné kúzlo. Výzva, ktorú zrušilo Zastavenie času, bojom nikdy nebola.
topic-standing_orders = Tajné voľby a trvalé pokyny
topic-standing_orders-about = Čo si na kolo zvolíš, súper nevidí, kým sa krok nevyhodnotí. Môžeš nechať trvalý pokyn: utiecť, keď klesneš na určený počet životov, alebo uhnúť prvému zásahu určenej sily. Platí, kým ho nezrušíš alebo kým boj neskončí. Ak sa nehodí, nič sa neminie.
topic-creeps = Creepy v boji
topic-creeps-about = Za creepy rozhoduje ORG. Čo nestihne, to sa vyžrebuje alebo vynechá. Na strane bojujú najviac tri, ďalšie čakajú bokom.

## After combat

topic-knocked_out = Vyradená postava
topic-knocked_out-about = Keď ťa vyradia, ležíš 5 minút od konca boja a vstaneš s jedným životom. V tom boji už nerobíš nič, do páru nejdeš a plošné kúzla ťa obídu. Liečenie a Oživenie ti však pomôžu.
topic-looting = Branie vecí ležiacim
topic-looting-about = Po boji smie hocikto vziať ležiacemu dukáty, lektvary, suroviny aj označené herné predmety, koľko chce. Ležiaci je vyradený, spiaci, mŕtvy aj postava v tranze. Zbrane, zbroj a kostým ostávajú majiteľovi. Korisť bytosti, ktorú z boja odstavilo Krotenie alebo Rozkáž nemŕtvemu, rozdá víťazom ORG.
topic-killing = Zabitie
topic-killing-about = Vyradenú postavu smie po boji hocikto zabiť: naznačí úder so slovami „zabíjam ťa“. Dôvod posúdi rada ORGov a rozhodne o následkoch. Ani s úlohou niekoho odstrániť nekaz súperovi hru hneď na začiatku. Zatiaľ mu rob prekážky a posledný úder si nechaj na záverečnú fázu. Na skoršie zabitie ťa bot upozorní.
topic-sleepers = Spiaci
topic-sleepers-about = Spiaceho zabiť nemožno. Môžeš mu dať jeden zásah zbraňou v ruke a uhnúť sa mu nedá. Ten ho zobudí a začne boj, v ktorom je vyzývateľom tvoja družina. Kým beží boj, v ktorom zaspal, musíš počkať.
topic-dead = Mŕtva postava
topic-dead-about = Zabitá postava leží ďalších 10 minút tam, kde zomrela. Sama sa nepreberie. Potom ide za hlavným ORGom a ten rozhodne, čo s ňou bude.
topic-pursuit = Prenasledovanie
topic-pursuit-about = Kto z boja ujde, má od súperov 5 minút pokoj. Nesmú ho vyzvať, ísť za ním ani vojsť do jeho scény. So Zálesáctvom stačí čakať 2 minúty. Iných sa zákaz netýka. Potom ťa prenasledovanie privedie do scény utečenca a tam ho môžeš vyzvať.
topic-withdrawal = Stiahnutie po Hmle
topic-withdrawal-about = Keď boj ukončí Hmla, strana, ktorá vyzvala, odíde o 50 metrov a teda preč zo scény. Tých istých súperov nesmie vyzvať 5 minút a ani potom, kým znova nevojde do scény.
topic-conditions = Choroby, postihnutia a prekliatia
topic-conditions-about = Chorobu, telesné postihnutie či prekliatie ti dáva ORG a napíše, čo s tebou robí. Vylieč postihnutie odstráni jednu chorobu alebo jedno postihnutie. Odstránenie prekliatia zruší jedno prekliatie.

## Time

topic-game_time = Herné minúty
topic-game_time-about = Všetky herné minúty meria jeden čas. Cez Discord trvá minúta hodinu, naživo 60 sekúnd. Stojí ti v boji, pri nezodpovedanej výzve, v pozastavenej scéne a kým o tebe rozhoduje ORG. Počítajú sa len celé minúty.
topic-phases = Fázy
topic-phases-about = Fázu otvára a zatvára ORG, mimo nej sa nekúzli. S novou sa vrátia kúzla, skončia účinky na celú fázu a doplnia sa životy, ak ORG nepovie inak. Vyradení mimo boja vstanú. Spiaci, mŕtvi a tí v tranze ostanú, ako sú. Bojujúcich sa to týka, až keď dobojujú, ich boj dovtedy patrí k fáze, v ktorej sa začal.
topic-deadlines = Lehoty a mlčanie
topic-deadlines-about = Krok boja sa zavrie, len čo odpovedia všetci, ktorých sa týka, inak po lehote. Kto do nej mlčí, nepije, nekúzli, nikoho nepodporí, neuhne a neutečie. Chýbajúce páry vyžrebuje bot a súboj rozhodne hod kockou. Trvalé pokyny splní aj bez teba.
