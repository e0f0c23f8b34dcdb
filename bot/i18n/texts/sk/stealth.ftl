# Deeds nobody sees coming: the strike out of hiding, the theft, what their victims are asked, their cards.

sneak-title-stealth = Zakrádanie
sneak-question-stealth = Ako sa nepozorovane priblížiš
sneak-title-theft = Krádež
sneak-question-theft = Ako podstrčíš token do mešca
stealth-asked = 🤫 Postava **{ $name }** sa zakráda k postave **{ $target }**. ORG posúdi, či si to niekto všimol; dovtedy jej čas stojí.
theft-asked = 🤫 Postava **{ $name }** skúša okradnúť postavu **{ $target }**. ORG posúdi, či si to niekto všimol; dovtedy jej čas stojí.
stealth-failed = Zakrádanie postavy **{ $name }** sa nepodarilo a nič sa nestalo. Skús to inokedy cez [/stealth], alebo vyzvi otvorene cez [/challenge].
stealth-on-its-way = 🤫 Zakrádanie vyšlo a úder je na ceste: **{ $name }** → **{ $target }**. Keď dopadne, bot ťa zavolá na kartu boja.
stealth-struck = 🗡️ Úder zo zálohy dopadol: { $target }.
scene-stealth = 🗡️ Postava **{ $name }** útočí zo zálohy na postavu **{ $target }**: „{ $text }“
notice-strike-void = 🤫 Úder zo zálohy sa nekonal (**{ $name }** → **{ $target }**), lebo to už nie je možné. Kto je v scéne, ukáže [/scene show].

## What the victims are asked

notice-surprise =
    🗡️ Postava **{ $attacker }** útočí zo zálohy na tvoju postavu **{ $name }**! Uhnúť sa môžeš; na ďalší zásah v tomto boji ti to už potom nezostane.
    Odpovedz { $until } tlačidlom alebo cez [/respond], inak úder dopadne.
notice-theft =
    🪙 V mešci tvojej postavy **{ $name }** je zlodejský token. Vyber, čo zlodej dostane: { $ducats ->
        [0] prázdny mešec
        [one] 1 dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátov
    }, alebo jeden herný predmet.
    Odpovedz { $until } tlačidlom alebo cez [/respond]; mlčanie znamená dukáty.
button-respond-dodge = Uhnúť sa
button-respond-take = Zniesť zásah
button-respond-ducats = Dať dukáty
button-respond-item = Dať herný predmet
respond-item-prompt = Ktorý herný predmet
respond-which-item = Vyber, ktorý herný predmet zlodej dostane. Dá sa to aj cez [/respond].
respond-dodged = 🤸 Uhnutie vyšlo, boj sa začína.
respond-taken = 💥 Zásah dopadol, boj sa začína.
respond-void = Úder na postavu **{ $name }** sa nekonal, lebo to už nie je možné. Kto je tu, ukáže [/scene show].
respond-handed = 🪙 Postava **{ $name }** prichádza o: { $haul }. Token podstrčila postava **{ $thief }**. Čo ti zostalo, ukáže [/inventory show].
notice-theft-done = 🪙 Krádež vyšla (**{ $thief }** → **{ $victim }**). Korisť: { $haul }. Čo máš, ukáže [/inventory show].
notice-robbed-by = 🪙 Postavu **{ $victim }** okradla postava **{ $thief }**: { $haul }. Čo zostalo, ukáže [/inventory show].
notice-robbed = 🪙 Postavu **{ $victim }** niekto okradol: { $haul }. Čo zostalo, ukáže [/inventory show].

## The cards of the ORGs

card-field-who = Žiada { $owner } · { $at }
card-field-text = „{ $text }“
card-stealth-name = zakrádanie ({ $target })
card-stealth-title = Zakrádanie: { $name } → { $target }
card-stealth-how = Všimol si to niekto? ✅ nie: úder dopadne hneď. ❌ áno: nestane sa nič. Fungujú aj tlačidlá.
card-stealth-approved = **Nepozorovane**, úder dopadol · { $by }
card-stealth-dodge-asked = **Nepozorovane**, cieľ sa ešte môže uhnúť · { $by }
card-stealth-declined = **Spozorované**, nestalo sa nič · { $by }
card-stealth-noticed = **Spozorované**, nestalo sa nič · { $by }
card-stealth-target-alert = **Cieľ má Pozornosť**, nestalo sa nič; hráč sa dozvie len to, že zakrádanie nevyšlo · { $by }
card-stealth-withdrawn = **Nekonalo sa**: stiahnuté, alebo to už nie je možné · { $by }
button-stealth-yes = Nepozorovane
button-stealth-no = Spozorované
card-theft-name = krádež ({ $target })
card-theft-title = Krádež: { $name } → { $target }
card-theft-how = Všimol si to niekto? ✅ nie: obeť sa dozvie o tokene a vyberie. ❌ áno: nestane sa nič. Fungujú aj tlačidlá.
card-theft-approved = **Nepozorovane**, token je v mešci · { $by }
card-theft-declined = **Spozorované**, nestalo sa nič · { $by }
card-theft-withdrawn = **Nekonalo sa**: stiahnuté, alebo to už nie je možné · { $by }
button-theft-yes = Nepozorovane
button-theft-no = Spozorované
card-loot-name = korisť ({ $target })
card-loot-title = Korisť: { $name } ← { $target }
card-loot-haul = Čo porazená bytosť má: { $haul }
card-loot-how = Korisť porazených ide víťazom cez ORGa. ✅ odovzdá ju, ❌ nie. Fungujú aj tlačidlá.
card-loot-approved = **Odovzdané** · { $by }
card-loot-declined = **Neodovzdané** · { $by }
card-loot-withdrawn = **Nekonalo sa**: stiahnuté, alebo to už nie je možné · { $by }
button-loot-yes = Odovzdať
button-loot-no = Neodovzdať

stealth-withdrawn = Zakrádanie je stiahnuté, nestalo sa nič. Znova to skúsiš cez [/stealth].
notice-stealth-approved = 🤫 Zakrádanie vyšlo: **{ $name }** → **{ $target }**. Keď úder dopadne, uvidíš to v scéne; boj ukáže [/combat show].
notice-stealth-declined = Zakrádanie postavy **{ $name }** sa nepodarilo a nič sa nestalo ({ $target }). Skús to inokedy cez [/stealth], alebo vyzvi otvorene cez [/challenge].
notice-stealth-withdrawn = Zakrádanie sa nekonalo (**{ $name }** → **{ $target }**), lebo to už nie je možné. Kto je v scéne, ukáže [/scene show].
notice-stealth-reopened = ↩️ Zakrádanie (**{ $name }** → **{ $target }**) znova čaká na ORGa. Čas ti zatiaľ stojí, ukáže to [/timers].
notice-stealth-reason = Čo k zakrádaniu (**{ $name }** → **{ $target }**) hovorí ORG: { $reason }. Znova to skúsiš cez [/stealth].
theft-withdrawn = Krádež je stiahnutá, nestalo sa nič. Znova to skúsiš cez [/steal].
notice-theft-approved = 🤫 Token je nepozorovane v mešci: **{ $name }** → **{ $target }**. Čo z toho máš, sa dozvieš správou; stav ukáže [/inventory show].
notice-theft-declined = Krádež postavy **{ $name }** sa nepodarila, niekto si ju všimol ({ $target }). Skús to inokedy cez [/steal].
notice-theft-withdrawn = Krádež sa nekonala (**{ $name }** → **{ $target }**), lebo to už nie je možné. Kto je v scéne, ukáže [/scene show].
notice-theft-reopened = ↩️ Krádež (**{ $name }** → **{ $target }**) znova čaká na ORGa. Čas ti zatiaľ stojí, ukáže to [/timers].
notice-theft-reason = Čo ku krádeži (**{ $name }** → **{ $target }**) hovorí ORG: { $reason }. Znova to skúsiš cez [/steal].
loot-withdrawn = Žiadosť o korisť je stiahnutá. Novú pošleš cez [/loot].
notice-loot-approved = 🎒 Postava **{ $name }** dostáva od ORGa korisť: **{ $target }**. Čo máš, ukáže [/inventory show].
notice-loot-declined = Korisť postava **{ $name }** nedostane: **{ $target }**. Spýtaj sa ORGa, alebo skús niekoho iného cez [/loot].
notice-loot-withdrawn = Korisť už nie je čo odovzdať (**{ $name }**, **{ $target }**). Čo kto má, ukáže [/loot].
notice-loot-reopened = ↩️ Žiadosť o korisť znova čaká na ORGa: **{ $name }**, **{ $target }**. Čo kto má, ukáže [/loot].
notice-loot-reason = Čo ku koristi (**{ $name }**, **{ $target }**) hovorí ORG: { $reason }. Znova požiadaš cez [/loot].

## The ORG log

log-strike-unnoticed = 🤫 **{ $name }** sa zakráda k postave **{ $target }**: kocky povedali nepozorovane · { $actor }
log-strike-noticed = 🤫 **{ $name }** sa zakráda k postave **{ $target }**: spozorované · { $actor }
log-strike-target-alert = 🤫 **{ $name }** sa zakráda k postave **{ $target }**: cieľ má Pozornosť · { $actor }
log-strike-void = 🤫 Úder zo zálohy sa nekonal: **{ $name }** → **{ $target }**.
log-theft-done = 🪙 **{ $thief }** okráda postavu **{ $victim }**: { $haul }
log-stealth-approved = ✅ Zakrádanie **{ $name }** → **{ $target }**: nepozorovane · { $actor }
log-stealth-declined = ❌ Zakrádanie **{ $name }** → **{ $target }**: nevyšlo · { $actor }
log-stealth-withdrawn = ⚪ Zakrádanie **{ $name }** → **{ $target }**: už to nie je možné · { $actor }
log-stealth-reopened = ↩️ Zakrádanie **{ $name }** → **{ $target }** znova čaká · { $actor }
log-theft-approved = ✅ Krádež **{ $name }** → **{ $target }**: nepozorovane · { $actor }
log-theft-declined = ❌ Krádež **{ $name }** → **{ $target }**: spozorované · { $actor }
log-theft-withdrawn = ⚪ Krádež **{ $name }** → **{ $target }**: už to nie je možné · { $actor }
log-theft-reopened = ↩️ Krádež **{ $name }** → **{ $target }** znova čaká · { $actor }
log-loot-approved = ✅ Korisť **{ $target }** dostáva **{ $name }** · { $actor }
log-loot-declined = ❌ Korisť **{ $target }** nedostane **{ $name }** · { $actor }
log-loot-withdrawn = ⚪ Korisť **{ $target }** pre **{ $name }**: už niet čo odovzdať · { $actor }
log-loot-reopened = ↩️ Korisť **{ $target }** pre **{ $name }** znova čaká · { $actor }

## Refusals

refusal-no_theft_here = Podľa týchto pravidiel sa nekradne.
    .way = Ktoré pravidlá tu platia, ukáže [/setup show].
refusal-deed_waits = Jeden taký čin tejto postavy už čaká na rozhodnutie.
    .way = Počkaj na ORGa, alebo žiadosť stiahni tlačidlom pri nej; čo ti beží, ukáže [/timers].
refusal-deed_done = Toto sa už stalo a vrátiť sa to nedá.
    .way = Následky upraví ORG inak: [/lives add], [/combat end] alebo [/inventory grant].
refusal-nothing_asked = Na nič také sa ťa bot práve nepýta.
    .way = Čo sa deje, ukáže [/combat show] a [/timers].
refusal-ask_answered = Na toto je už odpovedané.
    .way = Čo z toho je, ukáže [/character show] a [/combat show].
refusal-ask_too_late = Čas na odpoveď už uplynul.
    .way = O chvíľu sa stane to, čo znamená mlčanie; potom pozri [/combat show] a [/inventory show].
refusal-theft_waits = V mešci tejto postavy je zlodejský token.
    .way = Najprv odpovedz cez [/respond], čo zlodej dostane; potom môžeš darovať.
refusal-strike_waits = Na túto postavu práve dopadá úder zo zálohy.
    .way = Najprv odpovedz cez [/respond], či sa uhneš.
