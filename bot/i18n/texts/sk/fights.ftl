# The story of a fight, in the present tense. Names stand in the nominative, whoever bears them; parts tell the same.

## Small words

fight-somebody = niekto
fight-two = { $first } a { $last }
fight-lives = { $count ->
        [1] jeden život
        [2] dva životy
        [3] tri životy
        [4] štyri životy
        [5] päť životov
       *[other] { $count } životov
    }
fight-lives-each = { $count ->
        [1] po jednom živote
        [2] po dvoch životoch
        [3] po troch životoch
        [4] po štyroch životoch
        [5] po piatich životoch
       *[other] po { $count } životoch
    }
fight-dice = ({ $first } : { $second })
fight-potion = ({ $name })
fight-entered = (podľa ORGa)

## What somebody does or suffers: said after a name, or after several

fight-loses = { $count ->
        [one] stráca { $lives }
       *[other] strácajú { $lives }
    }
fight-unhurt = { $count ->
        [one] ostáva bez jedinej rany
       *[other] ostávajú bez jedinej rany
    }
fight-gains = { $count ->
        [one] získava { $lives }
       *[other] získavajú { $lives }
    }
fight-gains-by = { $count ->
        [one] získava { $lives } vďaka kúzlu *{ $spell }*
       *[other] získavajú { $lives } vďaka kúzlu *{ $spell }*
    }
fight-dodges = { $count ->
        [one] uhýba
       *[other] uhýbajú
    }
fight-foresees = { $count ->
        [one] tuší úder vopred
       *[other] tušia úder vopred
    }
fight-late = { $count ->
        [one] nestíha uhnúť
       *[other] nestíhajú uhnúť
    }
fight-falls = { $count ->
        [one] padá v bezvedomí
       *[other] padajú v bezvedomí
    }
    .second = { $count ->
        [one] klesá bez vlády na zem
       *[other] klesajú bez vlády na zem
    }
    .third = { $count ->
        [one] ostáva ležať v bezvedomí
       *[other] ostávajú ležať v bezvedomí
    }
    .fourth = { $count ->
        [one] padá ako podťatý strom
       *[other] padajú ako podťaté stromy
    }
fight-falls-away = { $count ->
        [one] padá v bezvedomí ďaleko od ostatných
       *[other] padajú v bezvedomí ďaleko od ostatných
    }
fight-falls-asleep = { $count ->
        [one] upadá do hlbokého spánku
       *[other] upadajú do hlbokého spánku
    }
    .second = { $count ->
        [one] zaspáva na mieste
       *[other] zaspávajú na mieste
    }
fight-dies = { $count ->
        [one] umiera
       *[other] umierajú
    }
fight-lies = { $count ->
        [one] ostáva ležať
       *[other] ostávajú ležať
    }
fight-wakes = { $count ->
        [one] prichádza k sebe, hoci zatiaľ ešte leží
       *[other] prichádzajú k sebe, hoci zatiaľ ešte ležia
    }
fight-wakes-outside = { $count ->
        [one] prichádza k sebe už mimo boja
       *[other] prichádzajú k sebe už mimo boja
    }
fight-laid = { $count ->
        [one] letí na zem
       *[other] letia na zem
    }
    .second = { $count ->
        [one] stráca pôdu pod nohami
       *[other] strácajú pôdu pod nohami
    }
fight-charmed = { $count ->
        [one] v tomto kole nebojuje
       *[other] v tomto kole proti sebe nebojujú
    }
fight-runs = { $count ->
        [one] uteká z boja
       *[other] utekajú z boja
    }
fight-flees = { $count ->
        [one] uteká z boja a stráca pri tom { $lives }
       *[other] utekajú z boja a strácajú pri tom { $lives }
    }
fight-flight-fails = { $count ->
        [one] stráca pri úteku { $lives }
       *[other] strácajú pri úteku { $lives }
    }
fight-frightened = { $count ->
        [one] v hrôze uteká z boja
       *[other] v hrôze utekajú z boja
    }
fight-vanishes = { $count ->
        [one] mizne z boja všetkým pred očami
       *[other] miznú z boja všetkým pred očami
    }
fight-let-go = { $count ->
        [one] odchádza z boja pomedzi pokojné zvieratá
       *[other] odchádzajú z boja pomedzi pokojné zvieratá
    }
fight-sidelined = { $count ->
        [one] ustupuje nabok, mimo boja
       *[other] ustupujú nabok, mimo boja
    }
fight-taken-out = { $count ->
        [one] odchádza z boja na pokyn ORGa
       *[other] odchádzajú z boja na pokyn ORGa
    }

## The challenge and the sides

fight-opened = Zaznieva výzva na boj. { $ours ->
        [one] Vyzýva { $challengers }
       *[other] Vyzývajú { $challengers }
    }, { $theirs ->
        [one] čelí jej { $challenged }
       *[other] čelia jej { $challenged }
    }.
    .second = Schyľuje sa k boju. { $ours ->
        [one] Výzvu vyslovuje { $challengers }
       *[other] Výzvu vyslovujú { $challengers }
    }, na druhej strane { $theirs ->
        [one] stojí { $challenged }
       *[other] stoja { $challenged }
    }.
fight-joined-challenger = Na stranu vyzývateľov sa { $count ->
        [one] pridáva { $who }
       *[other] pridávajú { $who }
    }.
    .second = Vyzývatelia dostávajú posilu: do boja { $count ->
        [one] vstupuje { $who }
       *[other] vstupujú { $who }
    }.
fight-joined-challenged = Na stranu vyzvaných sa { $count ->
        [one] pridáva { $who }
       *[other] pridávajú { $who }
    }.
    .second = Vyzvaní dostávajú posilu: do boja { $count ->
        [one] vstupuje { $who }
       *[other] vstupujú { $who }
    }.

## Rounds and pairs

fight-round = **{ $number }. kolo.** { $told }
fight-round-first = **{ $number }. kolo.** Obe strany si obzerajú súperov.
fight-round-alone = **{ $number }. kolo.** Obe strany sa chystajú na ďalší stret.
    .second = **{ $number }. kolo.** Krátke nadýchnutie a boj pokračuje.
    .third = **{ $number }. kolo.** Chvíľa ticha a všetko sa začína znova.
fight-paired-anew = ORG mení vyžrebované dvojice. { $told }
fight-pairs-one = Zoči-voči si stoja { $first }.
    .second = Proti sebe idú { $first }.
    .third = Sily si merajú { $first }.
fight-pairs-two = Zoči-voči si stoja { $first }, opodiaľ { $second }.
    .second = Proti sebe idú { $first }, o kus ďalej { $second }.
    .third = Jeden súboj zvádzajú { $first }, druhý { $second }.
fight-pairs-three = Zoči-voči si stoja { $first }, opodiaľ { $second }, kúsok vedľa { $third }.
    .second = Proti sebe idú { $first }, o kus ďalej { $second }, celkom na kraji { $third }.
    .third = Jeden súboj zvádzajú { $first }, druhý { $second }, tretí { $third }.
fight-reshuffled = Rady sa menia. { $told }
    .second = Po kúzlach vyzerá bojisko inak. { $told }
    .third = Bojisko sa preskupuje. { $told }

## Silence

fight-silent-opening = { $count ->
        [one] { $who } necháva výzvu bez slova.
       *[other] { $who } nechávajú výzvu bez slova.
    }
fight-silent-pairing = { $count ->
        [one] { $who } mlčí, súperov určuje kocka.
       *[other] { $who } mlčia, súperov určuje kocka.
    }
    .second = { $count ->
        [one] { $who } váha pridlho a výber preberá kocka.
       *[other] { $who } váhajú pridlho a výber preberá kocka.
    }
fight-silent-undrawn = { $count ->
        [one] { $who } mlčí a súpera nevyberá.
       *[other] { $who } mlčia a súpera nevyberajú.
    }
fight-silent-potion = { $count ->
        [one] { $who } necháva lektvar zazátkovaný.
       *[other] { $who } nechávajú lektvary zazátkované.
    }
    .second = { $count ->
        [one] { $who } po lektvare nesiaha.
       *[other] { $who } po lektvare nesiahajú.
    }
fight-silent-spells = { $count ->
        [one] { $who } mlčí a chvíľa na kúzla sa míňa.
       *[other] { $who } mlčia a chvíľa na kúzla sa míňa.
    }
    .second = { $count ->
        [one] Čas na kúzla uplynie skôr, než { $who } prehovorí.
       *[other] Čas na kúzla uplynie skôr, než { $who } prehovoria.
    }
fight-silent-duel = { $count ->
        [one] { $who } mlčí, o súboji rozhoduje kocka.
       *[other] { $who } mlčia, o súboji rozhoduje kocka.
    }
    .second = { $count ->
        [one] Slovo, na ktoré sa čaká, { $who } nevyslovuje, a tak súboj určuje kocka.
       *[other] Slovo, na ktoré sa čaká, { $who } nevyslovujú, a tak súboj určuje kocka.
    }
fight-silent-unrolled = { $count ->
        [one] { $who } o výsledku súboja mlčí.
       *[other] { $who } o výsledku súboja mlčia.
    }
fight-silent-end_of_round = { $count ->
        [one] { $who } mlčí a ostáva na mieste.
       *[other] { $who } mlčia a ostávajú na mieste.
    }
    .second = { $count ->
        [one] { $who } sa bez slova drží na mieste.
       *[other] { $who } sa bez slova držia na mieste.
    }
fight-on-orders = Odteraz { $count ->
        [one] { $who } bojuje podľa vopred daných pokynov.
       *[other] { $who } bojujú podľa vopred daných pokynov.
    }

## Potions

fight-drinks = { $who } pije lektvar{ $potion } a získava { $lives }.
    .second = { $who } vyprázdňuje fľaštičku{ $potion } a získava { $lives }.
fight-drinks-vain = { $who } pije lektvar{ $potion }, životov však nepribúda.

## Spells

fight-spell = { $by } vyvoláva kúzlo *{ $spell }*: { $clauses }.
    .second = Kúzlo *{ $spell }*, ktoré zosiela { $by }, pôsobí hneď: { $clauses }.
    .third = { $by } dvíha ruky, vzduchom sa nesie kúzlo *{ $spell }*: { $clauses }.
    .fourth = Kúzlo *{ $spell }* vyslovuje { $by } a svet poslúcha: { $clauses }.
    .fifth = { $by } zosiela kúzlo *{ $spell }* a účinok vidno na prvý pohľad: { $clauses }.
fight-spell-self = { $by } vyvoláva na seba kúzlo *{ $spell }* a { $does }.
    .second = { $by } šepká kúzlo *{ $spell }* a { $does }.
fight-spell-touched = { $count ->
        [one] { $by } vyvoláva kúzlo *{ $spell }*, jeho moc cíti { $who }.
       *[other] { $by } vyvoláva kúzlo *{ $spell }*, jeho moc cítia { $who }.
    }
    .second = { $count ->
        [one] Kúzlo *{ $spell }* zosiela { $by }, pod jeho mocou je { $who }.
       *[other] Kúzlo *{ $spell }* zosiela { $by }, pod jeho mocou sú { $who }.
    }
    .third = { $count ->
        [one] { $by } dvíha ruky a kúzlo *{ $spell }* sa znáša tam, kde čaká { $who }.
       *[other] { $by } dvíha ruky a kúzlo *{ $spell }* sa znáša tam, kde čakajú { $who }.
    }
fight-spell-own = { $by } vyvoláva na seba kúzlo *{ $spell }*.
    .second = { $by } šepká kúzlo *{ $spell }* iba pre seba.
    .third = { $by } sa halí do moci kúzla *{ $spell }*.
fight-spell-alone = { $by } vyvoláva kúzlo *{ $spell }*.
    .second = Zaznieva kúzlo *{ $spell }*, zosiela ho { $by }.
fight-swarm = Roj hmyzu bodá a štípe: { $clauses }.
    .second = Hmyz dotiera zo všetkých strán: { $clauses }.
    .third = Vzduch bzučí a koža páli: { $clauses }.
fight-swarm-ended = Hmyz hynie, v ďalšom kole už nikoho nepoštípe.
fight-failed = *Iba pre ORGov:* kúzlo *{ $spell }*, ktoré zosiela { $by }, je bez účinku; cieľ: { $target } ({ $reason }).

## Duels and blows

fight-won = { $winner } nachádza medzeru v obrane{ $dice }: { $loser } { $does }.
    .second = Rýchlejší úder vedie { $winner }{ $dice }, { $loser } { $does }.
    .third = { $winner } udiera bez zaváhania{ $dice }: { $loser } { $does }.
    .fourth = Navrch má { $winner }{ $dice }: { $loser } { $does }.
    .fifth = Jeden klam, jeden úder{ $dice }: boduje { $winner }, { $loser } { $does }.
    .sixth = { $winner } využíva prvú chybu{ $dice }, { $loser } { $does }.
fight-won-alone = { $winner } udiera presne{ $dice }, cieľom je { $loser }.
    .second = Súboj patrí tomu, kto nezaváha{ $dice }: udiera { $winner }, terčom je { $loser }.
    .third = Obrana povoľuje{ $dice }: úder vedie { $winner } a mieri tam, kde stojí { $loser }.
fight-dodged = { $winner } udiera naplno{ $dice }, { $loser } však uhýba.
    .second = Úder, ktorý vedie { $winner }, mieri presne{ $dice }, { $loser } však v poslednej chvíli uhýba.
    .third = { $winner } už má zásah na dosah{ $dice }, no { $loser } uskakuje a úder reže vzduch.
fight-foreseen = { $winner } udiera presne{ $dice }, { $loser } to však tuší vopred a rana nedopadne.
    .second = Predtucha je rýchlejšia než úder{ $dice }: útočí { $winner }, { $loser } sa mu vyhýba o krok skôr.
fight-both = Rana stíha ranu{ $dice }: { $clauses }.
    .second = Dve rany dopadajú v tej istej chvíli{ $dice }: { $clauses }.
    .third = Nikto neustupuje, zásah prichádza na oboch stranách{ $dice }: { $clauses }.
fight-both-averted = Úder stíha úder{ $dice }: { $clauses }.
fight-both-alone = { $first } a { $second } udierajú v tej istej chvíli{ $dice }.
    .second = Úder stíha úder{ $dice }: naraz útočia { $first } aj { $second }.
fight-overruled = ORG rozhodol inak, predošlý súboj neplatí. Proti sebe stoja { $first } a { $second }.
fight-none = { $first } a { $second } krúžia okolo seba{ $dice }, zásah však neprichádza.
    .second = { $first } a { $second } si vymieňajú údery{ $dice } a všetky idú mimo.
    .third = Súboj, ktorý zvádzajú { $first } a { $second }, ostáva bez zásahu{ $dice }.
fight-unarmed = { $first } a { $second } sa naťahujú holými rukami a nikomu sa nič nestáva.
    .second = { $first } a { $second } stoja proti sebe bez zbrane, krv netečie.
fight-wound = Úder, ktorý vedie { $by }, dopadá presne: { $clauses }.
    .second = Ranu zasadzuje { $by }: { $clauses }.

## The end

fight-over = **Koniec boja.** { $told }
fight-end-side_empty = Niet už s kým bojovať.
fight-end-ice_storm = Ľadová búrka umlčiava celé bojisko.
fight-end-fog = Bojisko mizne v nepreniknuteľnej hmle.
fight-end-sleep = Boj zastavuje kúzelný spánok.
fight-end-unarmed = Bez zbraní niet ako pokračovať.
fight-end-org = Boj ukončuje ORG.
fight-end-time_stop = Čas stojí a boj s ním.
fight-verdict-challenger = Víťazí vyzývajúca strana.
fight-verdict-challenged = Víťazí vyzvaná strana.
fight-verdict-draw = Nevíťazí nikto, na nohách nestojí ani jedna strana.
fight-verdict-none = Víťaza niet.
fight-standing = { $count ->
        [one] Na nohách ostáva { $who }.
       *[other] Na nohách ostávajú { $who }.
    }
fight-withdrawn = { $count ->
        [one] { $who } ustupuje o { $metres ->
            [one] { $metres } meter
            [few] { $metres } metre
           *[other] { $metres } metrov
        }.
       *[other] { $who } ustupujú o { $metres ->
            [one] { $metres } meter
            [few] { $metres } metre
           *[other] { $metres } metrov
        }.
    }
fight-withdrawn-away = { $count ->
        [one] { $who } ustupuje preč.
       *[other] { $who } ustupujú preč.
    }
fight-time-stopped = { $by } zastavuje čas a výzva stráca platnosť.
fight-held = { $count ->
        [one] { $who } ostáva stáť na mieste { $minutes ->
            [one] { $minutes } hernú minútu
            [few] { $minutes } herné minúty
           *[other] { $minutes } herných minút
        }.
       *[other] { $who } ostávajú stáť na mieste { $minutes ->
            [one] { $minutes } hernú minútu
            [few] { $minutes } herné minúty
           *[other] { $minutes } herných minút
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
fight-brief-averted = (bez rany)
fight-brief-spells = ✨ { $told }
fight-brief-spell = { $by }: *{ $spell }*
fight-brief-lives = ❤️ { $told }
fight-brief-joined = 🛡️ { $told }
fight-brief-round = ⏳ Začína sa **{ $number }. kolo**.
