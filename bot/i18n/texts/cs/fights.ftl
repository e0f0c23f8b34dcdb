# The story of a fight, in the present tense. Names stand in the nominative, whoever bears them; parts tell the same.

## Small words

fight-somebody = někdo
fight-two = { $first } a { $last }
fight-lives = { $count ->
        [1] jeden život
        [2] dva životy
        [3] tři životy
        [4] čtyři životy
        [5] pět životů
       *[other] { $count } životů
    }
fight-lives-each = { $count ->
        [1] po jednom životě
        [2] po dvou životech
        [3] po třech životech
        [4] po čtyřech životech
        [5] po pěti životech
       *[other] po { $count } životech
    }
fight-dice = ({ $first } : { $second })
fight-potion = ({ $name })
fight-entered = (podle ORGa)

## What somebody does or suffers: said after a name, or after several

fight-loses = { $count ->
        [one] ztrácí { $lives }
       *[other] ztrácejí { $lives }
    }
fight-unhurt = { $count ->
        [one] zůstává bez jediné rány
       *[other] zůstávají bez jediné rány
    }
fight-gains = { $count ->
        [one] získává { $lives }
       *[other] získávají { $lives }
    }
fight-gains-by = { $count ->
        [one] získává { $lives } díky kouzlu *{ $spell }*
       *[other] získávají { $lives } díky kouzlu *{ $spell }*
    }
fight-dodges = { $count ->
        [one] uhýbá
       *[other] uhýbají
    }
fight-foresees = { $count ->
        [one] vidí úder předem
       *[other] vidí úder předem
    }
fight-late = { $count ->
        [one] nestíhá uhnout
       *[other] nestíhají uhnout
    }
fight-falls = { $count ->
        [one] padá v bezvědomí
       *[other] padají v bezvědomí
    }
    .second = { $count ->
        [one] klesá bezvládně k zemi
       *[other] klesají bezvládně k zemi
    }
    .third = { $count ->
        [one] zůstává ležet v bezvědomí
       *[other] zůstávají ležet v bezvědomí
    }
    .fourth = { $count ->
        [one] padá jako podťatý strom
       *[other] padají jako podťaté stromy
    }
fight-falls-away = { $count ->
        [one] padá v bezvědomí daleko od ostatních
       *[other] padají v bezvědomí daleko od ostatních
    }
fight-falls-asleep = { $count ->
        [one] upadá do hlubokého spánku
       *[other] upadají do hlubokého spánku
    }
    .second = { $count ->
        [one] usíná na místě
       *[other] usínají na místě
    }
fight-dies = { $count ->
        [one] umírá
       *[other] umírají
    }
fight-lies = { $count ->
        [one] zůstává ležet
       *[other] zůstávají ležet
    }
fight-wakes = { $count ->
        [one] přichází k sobě, i když zatím ještě leží
       *[other] přicházejí k sobě, i když zatím ještě leží
    }
fight-wakes-outside = { $count ->
        [one] přichází k sobě už mimo boj
       *[other] přicházejí k sobě už mimo boj
    }
fight-laid = { $count ->
        [one] letí k zemi
       *[other] letí k zemi
    }
    .second = { $count ->
        [one] ztrácí půdu pod nohama
       *[other] ztrácejí půdu pod nohama
    }
fight-charmed = { $count ->
        [one] v tomto kole nebojuje
       *[other] v tomto kole proti sobě nebojují
    }
fight-runs = { $count ->
        [one] utíká z boje
       *[other] utíkají z boje
    }
fight-flees = { $count ->
        [one] utíká z boje a ztrácí při tom { $lives }
       *[other] utíkají z boje a ztrácejí při tom { $lives }
    }
fight-flight-fails = { $count ->
        [one] ztrácí při útěku { $lives }
       *[other] ztrácejí při útěku { $lives }
    }
fight-frightened = { $count ->
        [one] v hrůze utíká z boje
       *[other] v hrůze utíkají z boje
    }
fight-vanishes = { $count ->
        [one] mizí z boje všem před očima
       *[other] mizí z boje všem před očima
    }
fight-let-go = { $count ->
        [one] odchází z boje mezi klidnými zvířaty
       *[other] odcházejí z boje mezi klidnými zvířaty
    }
fight-sidelined = { $count ->
        [one] ustupuje stranou, mimo boj
       *[other] ustupují stranou, mimo boj
    }
fight-taken-out = { $count ->
        [one] odchází z boje na pokyn ORGa
       *[other] odcházejí z boje na pokyn ORGa
    }

## The challenge and the sides

fight-opened = Zaznívá výzva k boji. { $ours ->
        [one] Vyzývá { $challengers }
       *[other] Vyzývají { $challengers }
    }, { $theirs ->
        [one] čelí jí { $challenged }
       *[other] čelí jí { $challenged }
    }.
    .second = Schyluje se k boji. { $ours ->
        [one] Výzvu vyslovuje { $challengers }
       *[other] Výzvu vyslovují { $challengers }
    }, na druhé straně { $theirs ->
        [one] stojí { $challenged }
       *[other] stojí { $challenged }
    }.
fight-joined-challenger = Na stranu vyzyvatelů se { $count ->
        [one] přidává { $who }
       *[other] přidávají { $who }
    }.
    .second = Vyzyvatelé dostávají posilu: do boje { $count ->
        [one] vstupuje { $who }
       *[other] vstupují { $who }
    }.
fight-joined-challenged = Na stranu vyzvaných se { $count ->
        [one] přidává { $who }
       *[other] přidávají { $who }
    }.
    .second = Vyzvaní dostávají posilu: do boje { $count ->
        [one] vstupuje { $who }
       *[other] vstupují { $who }
    }.

## Rounds and pairs

fight-round = **{ $number }. kolo.** { $told }
fight-round-first = **{ $number }. kolo.** Obě strany si prohlížejí soupeře.
fight-round-alone = **{ $number }. kolo.** Obě strany se chystají na další střet.
    .second = **{ $number }. kolo.** Krátké nadechnutí a boj pokračuje.
    .third = **{ $number }. kolo.** Chvíle ticha a všechno začíná znovu.
fight-paired-anew = ORG mění vylosované dvojice. { $told }
fight-pairs-one = Tváří v tvář si stojí { $first }.
    .second = Proti sobě jdou { $first }.
    .third = Síly si měří { $first }.
fight-pairs-two = Tváří v tvář si stojí { $first }, opodál { $second }.
    .second = Proti sobě jdou { $first }, o kus dál { $second }.
    .third = Jeden souboj svádějí { $first }, druhý { $second }.
fight-pairs-three = Tváří v tvář si stojí { $first }, opodál { $second }, kousek vedle { $third }.
    .second = Proti sobě jdou { $first }, o kus dál { $second }, úplně na kraji { $third }.
    .third = Jeden souboj svádějí { $first }, druhý { $second }, třetí { $third }.
fight-reshuffled = Řady se mění. { $told }
    .second = Po kouzlech vypadá bojiště jinak. { $told }
    .third = Bojiště se přeskupuje. { $told }

## Silence

fight-silent-opening = { $count ->
        [one] { $who } nechává výzvu beze slova.
       *[other] { $who } nechávají výzvu beze slova.
    }
fight-silent-pairing = { $count ->
        [one] { $who } mlčí, soupeře určuje kostka.
       *[other] { $who } mlčí, soupeře určuje kostka.
    }
    .second = { $count ->
        [one] { $who } váhá příliš dlouho a výběr přebírá kostka.
       *[other] { $who } váhají příliš dlouho a výběr přebírá kostka.
    }
fight-silent-undrawn = { $count ->
        [one] { $who } mlčí a soupeře nevybírá.
       *[other] { $who } mlčí a soupeře nevybírají.
    }
fight-silent-potion = { $count ->
        [one] { $who } nechává lektvar zazátkovaný.
       *[other] { $who } nechávají lektvary zazátkované.
    }
    .second = { $count ->
        [one] { $who } po lektvaru nesahá.
       *[other] { $who } po lektvaru nesahají.
    }
fight-silent-spells = { $count ->
        [one] { $who } mlčí a chvíle pro kouzla míjí.
       *[other] { $who } mlčí a chvíle pro kouzla míjí.
    }
    .second = { $count ->
        [one] Čas na kouzla uplyne dřív, než { $who } promluví.
       *[other] Čas na kouzla uplyne dřív, než { $who } promluví.
    }
fight-silent-duel = { $count ->
        [one] { $who } mlčí, o souboji rozhoduje kostka.
       *[other] { $who } mlčí, o souboji rozhoduje kostka.
    }
    .second = { $count ->
        [one] Slovo, na které se čeká, { $who } nevyslovuje, a tak souboj určuje kostka.
       *[other] Slovo, na které se čeká, { $who } nevyslovují, a tak souboj určuje kostka.
    }
fight-silent-unrolled = { $count ->
        [one] { $who } o výsledku souboje mlčí.
       *[other] { $who } o výsledku souboje mlčí.
    }
fight-silent-end_of_round = { $count ->
        [one] { $who } mlčí a zůstává na místě.
       *[other] { $who } mlčí a zůstávají na místě.
    }
    .second = { $count ->
        [one] { $who } se beze slova drží na místě.
       *[other] { $who } se beze slova drží na místě.
    }
fight-on-orders = Od této chvíle { $count ->
        [one] { $who } bojuje podle předem daných pokynů.
       *[other] { $who } bojují podle předem daných pokynů.
    }

## Potions

fight-drinks = { $who } pije lektvar{ $potion } a získává { $lives }.
    .second = { $who } vyprazdňuje lahvičku{ $potion } a získává { $lives }.
fight-drinks-vain = { $who } pije lektvar{ $potion }, životů však nepřibývá.

## Spells

fight-spell = { $by } vyvolává kouzlo *{ $spell }*: { $clauses }.
    .second = Kouzlo *{ $spell }*, které sesílá { $by }, působí hned: { $clauses }.
    .third = { $by } zvedá ruce, vzduchem se nese kouzlo *{ $spell }*: { $clauses }.
    .fourth = Kouzlo *{ $spell }* vyslovuje { $by } a svět poslouchá: { $clauses }.
    .fifth = { $by } sesílá kouzlo *{ $spell }* a účinek je vidět na první pohled: { $clauses }.
fight-spell-self = { $by } vyvolává na sebe kouzlo *{ $spell }* a { $does }.
    .second = { $by } šeptá kouzlo *{ $spell }* a { $does }.
fight-spell-touched = { $count ->
        [one] { $by } vyvolává kouzlo *{ $spell }*, jeho moc cítí { $who }.
       *[other] { $by } vyvolává kouzlo *{ $spell }*, jeho moc cítí { $who }.
    }
    .second = { $count ->
        [one] Kouzlo *{ $spell }* sesílá { $by }, pod jeho mocí je { $who }.
       *[other] Kouzlo *{ $spell }* sesílá { $by }, pod jeho mocí jsou { $who }.
    }
    .third = { $count ->
        [one] { $by } zvedá ruce a kouzlo *{ $spell }* se snáší tam, kde čeká { $who }.
       *[other] { $by } zvedá ruce a kouzlo *{ $spell }* se snáší tam, kde čekají { $who }.
    }
fight-spell-own = { $by } vyvolává na sebe kouzlo *{ $spell }*.
    .second = { $by } šeptá kouzlo *{ $spell }* jen pro sebe.
    .third = { $by } se halí do moci kouzla *{ $spell }*.
fight-spell-alone = { $by } vyvolává kouzlo *{ $spell }*.
    .second = Zaznívá kouzlo *{ $spell }*, sesílá ho { $by }.
fight-swarm = Roj hmyzu bodá a štípe: { $clauses }.
    .second = Hmyz dotírá ze všech stran: { $clauses }.
    .third = Vzduch bzučí a kůže pálí: { $clauses }.
fight-swarm-ended = Hmyz hyne, v dalším kole už nikoho nepoštípe.
fight-failed = *Jen pro ORGy:* kouzlo *{ $spell }*, které sesílá { $by }, nemá účinek; cíl: { $target } ({ $reason }).

## Duels and blows

fight-won = { $winner } nachází mezeru v obraně{ $dice }: { $loser } { $does }.
    .second = Rychlejší úder vede { $winner }{ $dice }, { $loser } { $does }.
    .third = { $winner } útočí bez zaváhání{ $dice }: { $loser } { $does }.
    .fourth = Navrch má { $winner }{ $dice }: { $loser } { $does }.
    .fifth = Jeden úskok, jeden úder{ $dice }: boduje { $winner }, { $loser } { $does }.
    .sixth = { $winner } využívá první chyby{ $dice }, { $loser } { $does }.
fight-won-alone = { $winner } míří přesně{ $dice }, cílem je { $loser }.
    .second = Souboj patří tomu, kdo nezaváhá{ $dice }: útočí { $winner }, terčem je { $loser }.
    .third = Obrana povoluje{ $dice }: úder vede { $winner } a míří tam, kde stojí { $loser }.
fight-dodged = { $winner } útočí naplno{ $dice }, { $loser } však uhýbá.
    .second = Úder, který vede { $winner }, míří přesně{ $dice }, { $loser } však v poslední chvíli uhýbá.
    .third = { $winner } už má zásah na dosah{ $dice }, ale { $loser } uskakuje a úder jen protne vzduch.
fight-foreseen = { $winner } útočí přesně{ $dice }, { $loser } to však tuší předem a rána nedopadne.
    .second = Předtucha je rychlejší než úder{ $dice }: útočí { $winner }, { $loser } se mu vyhýbá o krok dřív.
fight-both = Rána stíhá ránu{ $dice }: { $clauses }.
    .second = Dvě rány dopadají v téže chvíli{ $dice }: { $clauses }.
    .third = Nikdo neustupuje, zásah přichází na obou stranách{ $dice }: { $clauses }.
fight-both-averted = Úder stíhá úder{ $dice }: { $clauses }.
fight-both-alone = { $first } a { $second } útočí v téže chvíli{ $dice }.
    .second = Úder stíhá úder{ $dice }: naráz útočí { $first } i { $second }.
fight-overruled = ORG rozhodl jinak, předchozí souboj neplatí. Proti sobě stojí { $first } a { $second }.
fight-none = { $first } a { $second } krouží kolem sebe{ $dice }, zásah však nepřichází.
    .second = { $first } a { $second } si vyměňují údery{ $dice } a všechny jdou mimo.
    .third = Souboj, který svádějí { $first } a { $second }, zůstává bez zásahu{ $dice }.
fight-unarmed = { $first } a { $second } se přetahují holýma rukama a nikomu se nic nestává.
    .second = { $first } a { $second } stojí proti sobě beze zbraně, krev neteče.
fight-wound = Úder, který vede { $by }, dopadá přesně: { $clauses }.
    .second = Ránu zasazuje { $by }: { $clauses }.

## The end

fight-over = **Konec boje.** { $told }
fight-end-side_empty = Není už s kým bojovat.
fight-end-ice_storm = Ledová bouře umlčuje celé bojiště.
fight-end-fog = Bojiště mizí v neproniknutelné mlze.
fight-end-sleep = Boj zastavuje kouzelný spánek.
fight-end-unarmed = Beze zbraní není jak pokračovat.
fight-end-org = Boj ukončuje ORG.
fight-end-time_stop = Čas stojí a boj s ním.
fight-verdict-challenger = Vítězí vyzývající strana.
fight-verdict-challenged = Vítězí vyzvaná strana.
fight-verdict-draw = Nevítězí nikdo, na nohou nestojí ani jedna strana.
fight-verdict-none = Nikdo nevítězí.
fight-standing = { $count ->
        [one] Na nohou zůstává { $who }.
       *[other] Na nohou zůstávají { $who }.
    }
fight-withdrawn = { $count ->
        [one] { $who } ustupuje o { $metres ->
            [one] { $metres } metr
            [few] { $metres } metry
           *[other] { $metres } metrů
        }.
       *[other] { $who } ustupují o { $metres ->
            [one] { $metres } metr
            [few] { $metres } metry
           *[other] { $metres } metrů
        }.
    }
fight-withdrawn-away = { $count ->
        [one] { $who } ustupuje pryč.
       *[other] { $who } ustupují pryč.
    }
fight-time-stopped = { $by } zastavuje čas a výzva pozbývá platnosti.
fight-held = { $count ->
        [one] { $who } zůstává stát na místě { $minutes ->
            [one] { $minutes } herní minutu
            [few] { $minutes } herní minuty
           *[other] { $minutes } herních minut
        }.
       *[other] { $who } zůstávají stát na místě { $minutes ->
            [one] { $minutes } herní minutu
            [few] { $minutes } herní minuty
           *[other] { $minutes } herních minut
        }.
    }

## In two lines, for the card

fight-brief-end = 🏁 { $told }
fight-brief-felled = 💫 { $told }
fight-brief-departed = 🏃 { $told }
fight-brief-duels = ⚔️ { $told }
fight-brief-won = { $first } → { $second }
fight-brief-both = { $first } ⇄ { $second }
fight-brief-none = { $first } – { $second }
fight-brief-loss = (−{ $lives } ❤️)
fight-brief-averted = (bez rány)
fight-brief-spells = ✨ { $told }
fight-brief-spell = { $by }: *{ $spell }*
fight-brief-lives = ❤️ { $told }
fight-brief-joined = 🛡️ { $told }
fight-brief-round = ⏳ Začíná **{ $number }. kolo**.
