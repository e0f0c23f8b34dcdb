# The fight by post: its card, its twin for ORGs, the private menu, bells and notices.

button-fight = Čo môžem?
button-fight-pause = Pozastaviť
button-fight-resume = Pokračovať
button-fight-org = Pre ORGov
button-fight-handover = Hrám creepov ja
button-fight-end = Ukončiť boj

## The card

combat-title = { $round }. kolo · { $step }
combat-title-opening = Výzva · { $step }
combat-board-title = { $round ->
    [0] Výzva
   *[other] { $round }. kolo
}
combat-board-alt = { $title }. Vyzývatelia: { $left }. Vyzvaní: { $right }.
combat-story = 📜 Celý príbeh: { $thread }
combat-thread = Boj č. { $number }
combat-step-opening = otvorenie boja
combat-step-pairing = výber dvojíc
combat-step-potion = lektvary a kúzla
combat-step-spells = kúzla
combat-step-repairing = nové dvojice
combat-step-duel = súboje
combat-step-dodge = uhýbanie
combat-step-end-of-round = koniec kola
combat-side-challenger = 🔵 Vyzývatelia
combat-side-challenged = 🟠 Vyzvaní
combat-board-left = Vyzývatelia
combat-board-right = Vyzvaní
combat-mark-challenger = 🔵
combat-mark-challenged = 🟠
combat-status-active = na nohách
combat-status-knocked-out = v bezvedomí
combat-status-dead = po smrti
combat-status-asleep = spí
combat-status-trance = v tranze
combat-status-with-head-org = u hlavného ORGa
combat-status-out-of-game = mimo hry
combat-status-fled = na úteku
combat-status-left = preč
combat-status-sidelined = bokom
combat-status-out-of-combat = mimo boja
combat-status-defeated = v porážke
combat-prone = leží
combat-on-orders = podľa pokynov
combat-awaited = Čaká sa na
combat-awaited-opening = Vyzvaní odpovedajú, ostatní sa môžu pridať.
combat-org = ORG
combat-until = ⏳ Krok sa uzavrie { $at }.
combat-paused = ⏸️ Boj je pozastavený.
combat-outcome-challenger = Vyhrali vyzývatelia
combat-outcome-challenged = Vyhrali vyzvaní
combat-outcome-draw = Remíza
combat-outcome-none = Boj bez víťaza

## The twin

combat-twin-place = Boj č. { $number }: { $place }
combat-twin-awaited = Čaká sa na: { $names } · { $at }
combat-twin-figures = { $level }. úroveň · { $nature }
combat-declared = 🔮 { $spell }
combat-declared-at = 🔮 { $spell } → { $targets }
combat-declared-potion = 🧪 Lektvar je pripravený.
combat-order-flee = 🏃 Pokyn: útek { $count ->
    [one] s posledným životom
    [few] so { $count } životmi a menej
   *[other] so { $count } životmi a menej
}
combat-order-dodge = 🤸 Pokyn: uhnutie, ak by zásah zobral aspoň { $count ->
    [one] 1 život
    [few] { $count } životy
   *[other] { $count } životov
}

## The menu

combat-menu-title = { $name }: { $step }
combat-menu-over = Boj sa skončil. Ako na tom si, ukáže [/character show].
combat-menu-paired = ⚔️ Stojíš proti: { $name }
combat-menu-dodge = 💥 Prišiel zásah! Zoberie ti { $count ->
    [one] 1 život
    [few] { $count } životy
   *[other] { $count } životov
}. Uhneš sa?
combat-menu-until = ⏳ Čaká sa na teba. Krok sa uzavrie { $at }, aj keď neodpovieš.
combat-menu-waits = Teraz sa čaká na iných. Keď prídeš na rad, bot ťa zavolá.
combat-prompt-pick = Kto proti komu?
combat-prompt-potion = Vypiť lektvar
combat-prompt-spell = Vyvolať kúzlo
combat-prompt-flee = Pokyn: kedy utiecť
combat-prompt-dodge = Pokyn: kedy sa uhnúť
combat-prompt-leave = Kto odíde s tebou?
combat-prompt-creep = Hrať za creepa
combat-prompt-decide = Rozhodnúť súboj
combat-prompt-pair = Zmeniť vyžrebované dvojice
combat-prompt-out = Vziať niekoho z boja
combat-pair = { $own } × { $other }
combat-limit-flee-none = Bez pokynu na útek
combat-limit-flee = Útek s počtom životov { $count } a menej
combat-limit-dodge-none = Bez pokynu, pýtaj sa ma
combat-limit-dodge = Uhnúť zásahu za { $count } a viac
combat-do-dodge = Uhnúť sa
combat-do-take = Zniesť zásah
combat-do-stay = Zostať
combat-do-flee = Utiecť (−1 život)
combat-do-flee-sure = Áno, utiecť
combat-do-back = Späť
combat-do-time-stop = Zastavenie času
combat-do-join-challenger = Pridať sa k vyzývateľom
combat-do-join-challenged = Pridať sa k vyzvaným
combat-do-won = Zásah ide odo mňa
combat-do-lost = Zásah ide od: { $name }
combat-do-both = Zásah obojstranný
combat-do-pass = Hotovo
combat-do-pass-round = Hotovo na celé kolo
combat-do-more = Viac kúziel v kole
combat-do-as = Za: { $name }
combat-flee-sure = { $name } má posledný život. Útek ho vezme a skončí sa bezvedomím na mieste.
combat-done = ✅ Zapísané.
combat-moved-on = Boj sa medzitým pohol ďalej. Teraz platí toto:
combat-picked = ✅ Dvojica: { $own } × { $other }
combat-order-kept = ✅ Pokyn platí, kým ho nezmeníš alebo kým sa boj neskončí.
combat-spell-declared = ✅ { $spell } čaká na krok kúziel. Dovtedy o ňom vieš len ty a ORGovia.
combat-spell-then-potion = 🧪 Ešte môžeš vypiť lektvar. Ak nechceš, daj Hotovo.
combat-more-about = Vyber kúzlo; po ňom ti zostane priestor na ďalšie v tomto kole. Keď skončíš, daj Hotovo.
combat-challenged = ⚔️ Výzva padla. Karta boja je v scéne.
combat-words = **{ $name }**: „{ $text }“

## What ORGs do

combat-org-title = Boj č. { $number }: pre ORGov
combat-org-about = Toto môže len ORG. Súboj aj žreb sa dajú zmeniť, kým sa nezačne ďalšie kolo. Pauza je na karte.
combat-result-hits = { $first } × { $second }: zásah dáva { $name }
combat-result-both = { $first } × { $second }: zásah obaja
combat-result-none = { $first } × { $second }: bez zásahu
combat-decided = ✅ Súboj je rozhodnutý.
combat-taken-out = ✅ { $name } už nie je v boji.
combat-handed = ✅ Odteraz v tomto boji hrá creepov { $org }.
combat-end-reason = Prečo sa boj končí?
combat-end-done = ✅ Boj je ukončený.
combat-stopped = ORG ukončil boj: { $reason }

## Bells and notices

combat-call = ⚔️ Na rade: { $names }
    { $step } · ⏳ { $at } · { $place }
notice-combat-orders = ⚔️ **{ $name }**: termínov bez odpovede v rade: { $count }. Do tvojho ďalšieho ťahu sa teraz hrá podľa trvalých pokynov.
notice-combat-over = ⚔️ Boj v { $place } sa skončil: **{ $outcome }**.
    { $states }
    Čo teraz, ukáže [/timers] a [/character show].
notice-combat-out = ⚔️ ORG vzal postavu **{ $name }** z boja: { $reason }

## The ORG log

log-combat-began = ⚔️ { $actor }: začal sa boj v { $place }.
log-combat-ended = ⚔️ Boj v { $place } sa skončil.
log-combat-hidden = 🕵️ { $text }
log-combat-decided = ⚔️ { $actor }: súboj { $first } × { $second } je rozhodnutý.
log-combat-paired = ⚔️ { $actor }: namiesto žrebu idú proti sebe { $first } × { $second }.
log-combat-out = ⚔️ { $actor }: { $name } už nie je v boji ({ $reason }).
log-combat-stopped = ⚔️ { $actor }: boj je ukončený ({ $reason }).
log-combat-handed = ⚔️ { $actor }: creepov v boji odteraz hrá { $org }.
log-combat-needs-org = 🎲 Súboj v { $place } čaká na rozhodnutie ORGa: [/combat decide].
log-combat-place-gone = ⚔️ Boj č. { $number } sa skončil, lebo jeho kanál zmizol.

## Refusals

refusal-no_combat_here = Podľa týchto pravidiel sa bojovať nedá.
    .way = Ktoré pravidlá tu platia, ukáže [/setup show].
refusal-combat_gone = Taký boj bot nepozná.
    .way = Boj v tejto scéne ukáže [/combat show].
refusal-no_fight_here = V tejto scéne sa nebojuje.
    .way = Choď do scény, kde boj je, alebo niekoho vyzvi cez [/challenge].
refusal-combat_act_unknown = Takú odpoveď boj nepozná.
    .way = Čo môžeš teraz, ukáže [/combat act].
refusal-not_an_org = Tento človek nie je ORG.
    .way = Vyber niekoho s rolou ORG; určuje ju [/setup role].
refusal-scene_has_combat = V tejto scéne sa ešte bojuje.
    .way = Počkaj na koniec, alebo boj ukonči cez [/combat end].
refusal-target_not_enemy = Toto kúzlo mieri iba na protivníka.
    .way = Zvoľ niekoho z druhej strany; kto kde stojí, ukáže [/combat show].
