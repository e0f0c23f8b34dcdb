# Rule topics of /rules (keys in ../../topics.toml).

topic-group-safety = Bezpečnost
topic-group-general = Chování a věci
topic-group-registration = Schvalování před hrou
topic-group-levels = Povolání a úrovně
topic-group-abilities = Schopnosti
topic-group-magic = Magie
topic-group-equipment = Výstroj
topic-group-party = Družiny a pohyb
topic-group-combat = Boj
topic-group-after = Po boji
topic-group-time = Čas a fáze

## Safety

topic-safety = Bezpečnost má přednost
topic-safety-about = Žádné jiné pravidlo nestojí nad bezpečností. Hraje se v lese plném svahů a bojuje se měkčenými zbraněmi. Než něco uděláš, rozmysli si, jestli tím neublížíš sobě nebo někomu jinému.
topic-alcohol = Alkohol a drogy
topic-alcohol-about = Dokud běží hlavní hra, nepije se alkohol a neberou se drogy ani nic jiného, co omamuje. Platí to pro každého.
topic-smoking = Kouření
topic-smoking-about = Zapálit si smíš jen v kempu. Nikde jinde se nekouří a v lese to platí dvojnásob.
topic-acting = Hraní postavy
topic-acting-about = Co tvoje postava dělá, to ostatním opravdu zahraj, nestačí to oznámit. Ve hře přes Discord k tomu slouží text. Bot ho po tobě chce třeba při rozbíjení, odemykání nebo vaření lektvaru. Popiš v něm, co by ostatní viděli.
topic-respect = Ohleduplnost a pauza
topic-respect-about = Všímej si, jak se ostatní cítí. Když je scéna někomu zjevně nepříjemná, uber z ní. Pokud je třeba, vystupte spolu ze hry a promluvte si. Každý účastník může scénu pozastavit. Během pauzy stojí všechny lhůty i časovače postav, které v ní jsou.
topic-injury = Skutečné zranění a mírné údery
topic-injury-about = Zbraně jsou obalené, přesto údery brzdi. Místo k boji i cíl úderu vybírej tak, aby se nikomu nic nestalo. Když si někdo doopravdy ublíží, přestaňte hrát, hned zavolejte ORGa nebo zdravotníka a pomáhejte. Nouzový příkaz bota pozastaví scénu a upozorní ORGy.
topic-running = Běh a jízda na koni
topic-running-about = Na hře se chodí krokem, běh je v lese nebezpečný. Běžet smíš s Houževnatostí, pokud nemáš těžkou zbroj. Smíš i na koni, a to v jakékoli zbroji. Koně ti přiděluje ORG.
topic-hit_zones = Kam se smí zasáhnout
topic-hit_zones-about = Zásah platí na trup, ruce a nohy. Na hlavu, krk ani klíční kost nemiř, ani jen naoko. Loktům, zápěstím a kolenům se vyhýbej. Bodání je zakázané.
topic-honour = Čest hráče
topic-honour-about = ORGové nehlídají každý tvůj krok, poctivost je na tobě. Bot ověří, co umí, a všechno si zapisuje. Pravidla si přečti pořádně: jsou tu od toho, aby se dobře bavil každý.

## Conduct and things

topic-out_of_game = Mimo hru
topic-out_of_game-about = Ruka za hlavou, nejlépe obě, znamená, že tam pro ostatní nejsi. Udělej to jen z vážného důvodu a řekni ho botovi, ORGové se o tom dozvědí. Mimo hru nic neděláš a nikdo nic nedělá tobě. Návrat začne platit 10 minut po ohlášení. Do té doby nesmíš vyzývat, krást, brát věci ležícím ani se zakrádat. Před výzvou, která už zazněla, takhle neutečeš.
topic-game_items = Herní předměty a byliny
topic-game_items-about = Herní předmět poznáš podle označení. Schovávat ho nebo schválně nepouštět z ruky se nesmí, má kolovat. Byliny sice ve hře potřebuješ, ale mezi herní předměty nepatří.
topic-stealing = Krádež
topic-stealing-about = Zbraň ani jiný kus kostýmu se vzít nesmí, nikdy a nikomu. Vlastní věci můžeš darovat, komu chceš. Okrádat umí jen postava se Zlodějinou a potřebuje k tomu token, který jí schválí ORG, když si tu schopnost vybere.
topic-references = Odkazy
topic-references-about = Některé nápisy a texty ve hře jsou určené jen těm, kdo mají určitou schopnost. Pokud ji nemáš, chovej se, jako by tam nic nebylo. Bot ti skrytý text ukáže, jen když ho tvoje schopnost odemyká.
topic-pouch = Měšec
topic-pouch-about = Na opasku nos měšec tak, aby byl vidět. Prázdný být může, chybět ne. Před hrou ti ho schválí ORG.
topic-handing_over = Předávání věcí
topic-handing_over-about = Dukáty, lektvary, suroviny, předměty i výstroj můžeš dát někomu jinému. Oba přitom musíte být schopní jednat a ve stejné scéně. Žádný z vás nesmí být v boji.
topic-switching = Přepnutí a odchod postavy
topic-switching-about = Na jinou postavu se nepřepneš a svou ze hry nestáhneš, dokud bojuje, leží vyřazená, spí, je v transu nebo mrtvá. Jakmile mrtvou převezme hlavní ORG, už to jde. Z družiny se uprostřed boje odejít nedá.

## Approvals before the game

topic-registration = Kdy je postava připravená
topic-registration-about = ORGové schválí povolání podle frakce, první schopnost, měšec a každou zbraň, zbroj a štít. U luku navíc potvrdí, že ho ovládáš, u Zlodějiny token. Ty potvrdíš, že máš pravidla přečtená. Bot ti vypíše, co ještě chybí.
topic-weapon_approval = Schválení zbraní a luk
topic-weapon_approval-about = Zbraň použiješ, až když ji před hrou schválí ORG. Vyzkouší ji na tobě, jejím majiteli. Luk projde zkouškou taky a musíš ukázat, že s ním umíš zacházet. Schválených zbraní můžeš mít víc, v ruce ale jen jednu. Nemusíš mít ani žádnou.

## Classes and levels

topic-classes = Sedm povolání
topic-classes-about = Postava má právě jedno ze sedmi povolání. Bojovník, Rytíř a Hraničář začínají se 4 životy. Zloděj, Čaroděj, Kněz a Druid se 3. Povolání určuje zbraně, zbroje a sedm schopností na výběr, u Hraničáře osm. Část z nich se otevírá až na 3. nebo 5. úrovni.
topic-factions = Frakce a povolání
topic-factions-about = Bojovníkem, Zlodějem nebo Čarodějem se může stát člen kterékoli frakce. Rytíři a Kněží jsou jen v Kamelotu u krále Artuše. Hraničáře a Druidy mají jen Moyové, bytosti temného lesa. Další frakce přidávají ORGové. Každá postava patří právě do jedné.
topic-experience = Zkušenosti (XP)
topic-experience-about = XP sbíráš celou hru: za splněné úkoly, za boje s creepy a za vyřešená tajemná místa. Kolik jich bude, určí ORG. Na začátku máš nulu, i když tvoje postava začíná na vyšší úrovni.
topic-levels = Hranice úrovní
topic-levels-about = Úroveň stoupne, jakmile součet tvých XP dosáhne hranice. Druhá je při 3, třetí při 6, čtvrtá při 10, pátá při 15, šestá při 21, sedmá při 28, osmá při 36 a devátá při 45. Hranice se počítá od začátku hry, ne od minulé úrovně. Devátá je poslední, XP ale přibývají dál.
topic-level_up = Postup na vyšší úroveň
topic-level_up-about = Za každou získanou úroveň si vybíráš jednu novou schopnost. Volba je na tobě, v rámci povolání a úrovně, a potvrdí ji ORG. Úroveň, na kterou postoupíš během boje, začne platit po něm.
topic-higher_start = Začátek na vyšší úrovni
topic-higher_start-about = Běžná postava začíná na 1. úrovni. Významným postavám dají ORGové vyšší úroveň i hotovou sadu schopností. Samy si vybírají, až když nasbírají XP na úroveň nad svým začátkem: kdo začal na čtvrté, čeká na 15 XP. Potom pro ně platí stejné hranice jako pro všechny.

## Abilities

topic-choosing_abilities = Výběr schopností
topic-choosing_abilities-about = Na 1. a 2. úrovni vybíráš z prvního seznamu svého povolání. Od 3. úrovně přibude druhý seznam, od 5. třetí. Co zbylo z prvního, je pořád v nabídce. Hraničář třetí seznam nemá. Každou schopnost můžeš mít jen jednou.
topic-waiting_picks = Odložené a prázdné výběry
topic-waiting_picks-about = S výběrem nespěchej, odložený nezanikne. Když jich máš víc, začni nejnižším. Každý platí pro seznamy své úrovně. Schopnost jiného povolání, vyššího seznamu nebo takovou, kterou už máš, bot nepřijme. Když už nemáš z čeho vybírat, výběr propadne, úroveň ale platí.
topic-ability_approval = Schválení a trvalost schopností
topic-ability_approval-about = Schopnost vybíráš ty, ale tvou se stane až se souhlasem ORGa. Vyměnit ji později nejde. Omyl může opravit jen ORG.
topic-special_abilities = Zvláštní a půjčené schopnosti
topic-special_abilities-about = Důležité postavy a creepy občas umí i to, co jejich povolání nenabízí. Takovou schopnost nebo kouzlo dává jedině ORG. Schopnost, kterou ti na čas půjčí kouzlo, funguje stejně jako vlastní.

## Magic

topic-known_spells = Která kouzla znáš
topic-known_spells-about = Kouzla se neučíš ani nevybíráš. Co umíš, plyne ze školy magie a z úrovně. Bez školy neznáš žádné z jejích kouzel. Když si ji vezmeš později, dostaneš naráz všechno, na co tvoje úroveň stačí.
topic-offsets = Posun kouzel podle povolání
topic-offsets-about = Každé kouzlo školy má číslo. Znáš ho, když tvoje úroveň dosáhne jeho čísla zvýšeného o posun. Ten je 0, 2 nebo 4 a závisí na škole a povolání. S posunem 2 máš první kouzlo na 3. úrovni, s posunem 4 na páté. Odkazů, bylin ani léčivého lektvaru se posun netýká.
topic-spell_uses = Kolikrát smíš kouzlit
topic-spell_uses-about = Stejné kouzlo vyvoláš za fázi nejvýš jednou. Každé se počítá zvlášť, takže s více školami kouzlíš víc. Použitá kouzla si za tebe pamatuje bot. Kolik jich smíš vyvolat v jednom kole, mohou omezit ORGové.
topic-spell_timing = Kdy se kouzlí
topic-spell_timing-about = Bojová kouzla patří do 3. kroku kola, klidná jen mimo boj, další můžeš použít tam i tam. Zastavení času je odpověď na výzvu a patří do zahájení boje. Bot zkoumá postupně: jestli kouzlo znáš, jestli na něj máš úroveň, jestli už není vyčerpané, jestli běží fáze, jestli je správná chvíle, a nakonec cíl.
topic-hidden_levels = Skryté úrovně a vyplýtvaná kouzla
topic-hidden_levels-about = O kouzlo nepřijdeš, když ho bot odmítne kvůli něčemu, co vidíš: špatné chvíli, dálce, stavu či zjevné povaze cíle. Úroveň a skrytá povaha se ale neprozrazují. Ztroskotá-li kouzlo na nich, je pryč, nic se nestane a důvod vidí jen ORGové. Nižší úroveň je opravdu nižší, stejná nestačí. Přijaté kouzlo je vyčerpané, i když nic nezmůže.
topic-questions = Otázky a odpovědi
topic-questions-about = Jedno kouzlo, jedna otázka. Na uzavřenou se odpovídá ANO, NE nebo NEVÍM a vždy podle pravdy. Jinou odpověď bot nepřijme.

## Equipment

topic-weapon_lengths = Délky a druhy zbraní
topic-weapon_lengths-about = Krátká zbraň má nejvýš 50 cm: dýka, krátký meč, kyj. Jednoruční nejvýš 90 cm: meč, sekera, kladivo, palcát. Obouruční nejvýš 120 cm: obouruční meč, sekera, kladivo či kyj. Tu drž vždy oběma rukama, proto k ní nepatří štít. Používat smíš jen druhy, které má tvoje povolání.
topic-forbidden_weapons = Zakázané zbraně
topic-forbidden_weapons-about = Nic na zbrani se nesmí hýbat, takže řetěz, řemdih ani cep ti ORG neschválí. Totéž platí pro dlouhé zbraně, třeba oštěp, kopí nebo píku. Hůl je jen k opírání při chůzi.
topic-two_weapons = Dvě zbraně najednou
topic-two_weapons-about = Bojuj vždy jen jednou zbraní. Druhá v ruce je zakázaná, i kdyby byly obě krátké. Dva drápy smí mít jen někteří creepové.
topic-armour = Zbroj
topic-armour-about = Zbroj patří ke kostýmu a přidává životy: lehká z kůže nebo prošívané látky 1, těžká z kovu 2. Lehkou smí mít každý kromě Čaroděje a Kněze. Těžkou jen Bojovník a Rytíř. Počítá se jen jedna. Jestli je lehká nebo těžká, posoudí ORG a za krásnou práci přidá životy navíc.
topic-shield = Štít
topic-shield-about = Štít nosí Bojovník a Rytíř, ke krátké nebo jednoruční zbrani. Životy nepřidává. Slouží jen ke krytí, strkat jím ani bít nesmíš. Každý kus si ORG prohlédne, hlavně jestli nemá ostré okraje.

## Parties and movement

topic-parties = Družiny
topic-parties-about = Družina má nejvýš tři členy a každý je v ní jednou. Kdo chodí sám, je družinou sám pro sebe. Družiny se navzájem potkávat mohou.
topic-groups_together = Kdo ke komu patří
topic-groups_together-about = Kdo s kým jde, řekněte dřív, než přijde výzva. Po ní se už nikdo nevymluví, že patří jinam. Když stojí pohromadě víc skupin, vyzyvatel si jednu vybere. Ta druhá od boje odejde.
topic-distance = Odstup od boje
topic-distance-about = Když narazíte na cizí boj, držte se aspoň 30 metrů od něj. Stejně daleko odstup i tehdy, když na tebe v boji nezbylo místo. Kdo bojuje, toho nevyzveš, ani když se ve scéně bije jen jeho družina. Rychlost chůze nikdo neměří, hraj férově.
topic-scenes = Scény a přesun
topic-scenes-about = Postava je v jedné scéně nebo v žádné. Vejde příkazem nebo prvním slovem či činem a tím opustí předchozí. Ven se dostane příkazem, útěkem nebo účinkem kouzla. Přesun nejde, dokud nemůžeš jednat, bojuješ nebo tě drží Zastavení času. Nevejdeš ani tam, kde je uprchlík, kterého ještě nesmíš pronásledovat.

## Combat

topic-challenge = Výzva
topic-challenge-about = Boj začíná výzvou. Naživo se soupeře dotkneš zbraní a řekneš „vyzývám tě“, přes Discord stačí společná scéna. Beze zbraně ani proti vlastní družině to nejde. Výzva zavazuje z družiny každého, kdo je u toho a může jednat. Ostatní neváže ani nechrání. Od té chvíle se nikdo nemůže vymluvit, že k družině nepatří.
topic-challenge_limits = Koho vyzvat nelze
topic-challenge_limits-about = Nevyzveš postavu, která je vyřazená, mrtvá, v transu nebo mimo hru, ani takovou, kterou tu nevidíš. V takovém stavu nevyzýváš ani ty. Na spícího se dá jen zaútočit. Úder ze Zakrádání a rána spícímu jsou výzvou samy o sobě. Postavy jednoho hráče nesmí stát proti sobě.
topic-support = Podpora strany
topic-support-about = Strana, která má méně než tři bojující, se může před prvním kolem doplnit. Přidat se smí jen ten, kdo byl u výzvy. Vznikne tak družina jen pro tento boj. Na koho nezbylo místo, ten ustoupí o 30 metrů.
topic-opening = Zahájení boje (krok 0)
topic-opening-about = Mezi výzvou a prvním kolem je vždy zahájení. Vyzvaní v něm mohou použít Zastavení času, přihlížející mohou někoho podpořit. Jiná kouzla musí počkat. Krok se zavře, až všichni odpoví, jinak po lhůtě. Když je potom některá strana prázdná, boj končí.
topic-round = Kolo a jeho kroky
topic-round-about = Bojuje se na kola, ne ve skutečném čase. Kolo má šest kroků: párování, lektvar, kouzla, souboj, zranění a konec kola. Po něm přijde další, dokud boj něco neukončí.
topic-pairing = Krok 1: párování
topic-pairing-about = Každé kolo se páruje znovu, jeden na jednoho. První pár určí strana, která vyzvala, druhý ta vyzvaná, zbytek doplní bot. Kdo na své straně přebývá, ten v tomto kole nebojuje, ale kouzla na něj dosáhnou. Když se počet bojujících v kole změní, páruje se znovu.
topic-potion_step = Krok 2: lektvar
topic-potion_step-about = V každém kole smíš vypít nejvýš jeden lektvar. Můžeš to udělat, i když nemáš dvojici.
topic-spell_step = Krok 3: kouzla
topic-spell_step-about = Teď účinkují všechna kouzla, která si bojující na toto kolo zvolili. Čarovat můžeš, i když nemáš dvojici. Koho kouzlo vyřadí, ten už do souboje nejde. Ostatní bojují dál jako vždy.
topic-spell_order = Pořadí kouzel
topic-spell_order-about = Nejdřív každý kouzla zvolí, potom se vyhodnotí všechna. První jsou posily a ochrany, za nimi ztráty životů, léčení a vyřazení na nule. Následují odchody z boje: vlastní, odstavení, strach a spánek. Poslední jsou Mlha a nové párování. Kdo píše rychleji, nic tím nezíská. Za protivníky se počítá, kdo byl na začátku kroku schopný boje.
topic-duel = Krok 4: souboj
topic-duel-about = Každý pár bojuje do prvního zásahu, a to i vzájemného. Přes Discord hodí bot kostkou za oba: kdo má víc, zasáhne, stejné číslo je vzájemný zásah. Ležící hází dvakrát a platí mu nižší hod, dva ležící hází po jednom. Naživo dbej na zásahové plochy. Zranění přijdou na řadu, až dobojují všechny páry.
topic-unarmed = Boj beze zbraně
topic-unarmed-about = Beze zbraně nezasáhneš, i když v boji být můžeš. Pokud nemá zbraň ani jeden z páru, souboj zůstane bez výsledku. Když jsou dvě kola za sebou jen takové páry a nikdo nepřijde o život, boj skončí bez vítěze.
topic-wounds = Krok 5: zranění
topic-wounds-about = Zasažený ztrácí životy podle síly soupeře, při vzájemném zásahu oba. Bez zásahu neztratíš nic. Ztráty i zisky se počítají dohromady a teprve potom je vidět, kdo padl.
topic-hit_strength = Síla zásahu
topic-hit_strength-about = Obyčejný zásah je 1 zranění. Průraznost přidá 1 sekeře a tupé zbrani (kyj, kladivo, palcát), 1 přidá i každé obouruční. Šerm dá 1 každému meči včetně krátkého. Dýka a luk nezískají nic. Kouzla přidávají dál a všechno se sčítá. Má-li oběť kouzlo Vybraný bohem, jedno se odečte.
topic-dodge = Jak uhnout zásahu
topic-dodge-about = Po soubojích se bot zeptá jen těch, kdo dostali zásah a ještě smí uhnout. Lhůta je krátká a kdo mlčí, neuhne. Máš-li Předtuchu, spotřebuje se dřív než Uhýbání.
topic-lives = Životy
topic-lives-about = Tvoje maximum je základ povolání, k němu 1 za Vytrvalost, 2 za Houževnatost, 1 nebo 2 za zbroj a bonus od ORGa. Jedno zranění bere jeden život. Jestli ho způsobil oheň, kyselina nebo mráz, je postavě jedno. Pod nulu se nejde a na nule jsi vyřazený. Samy od sebe se životy během fáze nevracejí.
topic-round_end = Krok 6: konec kola
topic-round_end-about = Kdo chce, teď uteče. Potom mohou na volná místa nastoupit další. Když ani tak jedna strana nikoho nemá, boj končí. Jinak následuje nové kolo.
topic-flight = Útěk z boje
topic-flight-about = Na konci kola může utéct každý, stojí to 1 život. Do téhož boje se už nevrátíš, ať se děje cokoli. Utíkáš-li s posledním životem, padneš vyřazený přímo na místě.
topic-replacement = Přidání se během boje
topic-replacement-about = Po zahájení se dá přidat jen na konci kola a jen tehdy, když už některá strana o někoho přišla. Potom se může doplnit kterákoli z nich, nejvýš do tří. Musíš být svědkem výzvy. Kdo z boje odešel, ten se nevrací.
topic-end_of_combat = Konec boje
topic-end_of_combat-about = Boj končí, když některé straně nikdo nezbyl. Jsou-li prázdné obě, je to remíza. Mlha ho ukončí hned, Ledová bouře po dobojovaném kole, Uspání, když usnul poslední protivník. Skončí i tehdy, když stranu vyprázdní jiné kouzlo. Výzva, kterou zrušilo Zastavení času, bojem nikdy nebyla.
topic-standing_orders = Tajné volby a trvalé pokyny
topic-standing_orders-about = Co si na kolo zvolíš, soupeř nevidí, dokud se krok nevyhodnotí. Můžeš nechat trvalý pokyn: utéct, když klesneš na určený počet životů, nebo uhnout prvnímu zásahu určené síly. Platí, dokud ho nezrušíš nebo dokud boj neskončí. Když se nehodí, nic se nespotřebuje.
topic-creeps = Creepové v boji
topic-creeps-about = Za creepy rozhoduje ORG. Co nestihne, to se vylosuje nebo vynechá. Na straně bojují nejvýš tři, další čekají stranou.

## After combat

topic-knocked_out = Vyřazená postava
topic-knocked_out-about = Když tě vyřadí, ležíš 5 minut od konce boje a vstaneš s jedním životem. V tom boji už neděláš nic, do páru nejdeš a plošná kouzla tě minou. Léčení a Oživení ti ale pomůžou.
topic-looting = Braní věcí ležícím
topic-looting-about = Po boji smí kdokoli vzít ležícímu dukáty, lektvary, suroviny i označené herní předměty, kolik chce. Ležící je vyřazený, spící, mrtvý i postava v transu. Zbraně, zbroj a kostým zůstávají majiteli. Kořist bytosti, kterou z boje odstavilo Krocení nebo Rozkaž nemrtvému, rozdá vítězům ORG.
topic-killing = Zabití
topic-killing-about = Vyřazenou postavu smí po boji kdokoli zabít: naznačí úder se slovy „zabíjím tě“. Důvod posoudí rada ORGů a rozhodne o následcích. Ani s úkolem někoho odstranit nekaz soupeři hru hned na začátku. Zatím mu dělej překážky a poslední úder si nech na závěrečnou fázi. Na dřívější zabití tě bot upozorní.
topic-sleepers = Spící
topic-sleepers-about = Spícího zabít nelze. Můžeš mu dát jeden zásah zbraní v ruce a uhnout se mu nedá. Ten ho probudí a začne boj, v němž je vyzyvatelem tvoje družina. Dokud běží boj, ve kterém usnul, musíš počkat.
topic-dead = Mrtvá postava
topic-dead-about = Zabitá postava leží dalších 10 minut tam, kde zemřela. Sama se neprobere. Potom jde za hlavním ORGem a ten rozhodne, co s ní bude.
topic-pursuit = Pronásledování
topic-pursuit-about = Kdo z boje uteče, má od soupeřů 5 minut klid. Nesmí ho vyzvat, jít za ním ani vejít do jeho scény. Se Zálesáctvím stačí čekat 2 minuty. Jiných se zákaz netýká. Potom tě pronásledování přivede do scény uprchlíka a tam ho můžeš vyzvat.
topic-withdrawal = Stažení po Mlze
topic-withdrawal-about = Když boj ukončí Mlha, strana, která vyzvala, odejde o 50 metrů, a tedy pryč ze scény. Tytéž soupeře nesmí vyzvat 5 minut a ani potom, dokud znovu nevejde do scény.
topic-conditions = Nemoci, postižení a prokletí
topic-conditions-about = Nemoc, tělesné postižení či prokletí ti dává ORG a napíše, co s tebou dělá. Vyleč postižení odstraní jednu nemoc nebo jedno postižení. Odstranění prokletí zruší jedno prokletí.

## Time

topic-game_time = Herní minuty
topic-game_time-about = Všechny herní minuty měří jeden čas. Přes Discord trvá minuta hodinu, naživo 60 sekund. Stojí ti v boji, při nezodpovězené výzvě, v pozastavené scéně a dokud o tobě rozhoduje ORG. Počítají se jen celé minuty.
topic-phases = Fáze
topic-phases-about = Fázi otevírá a zavírá ORG, mimo ni se nekouzlí. S novou se vrátí kouzla, skončí účinky na celou fázi a doplní se životy, pokud ORG neřekne jinak. Vyřazení mimo boj vstanou. Spící, mrtví a ti v transu zůstanou, jak jsou. Bojujících se to týká, až dobojují, jejich boj do té doby patří k fázi, ve které začal.
topic-deadlines = Lhůty a mlčení
topic-deadlines-about = Krok boje se zavře, jakmile odpoví všichni, kterých se týká, jinak po lhůtě. Kdo do ní mlčí, nepije, nekouzlí, nikoho nepodpoří, neuhne a neuteče. Chybějící páry vylosuje bot a souboj rozhodne hod kostkou. Trvalé pokyny splní i bez tebe.
