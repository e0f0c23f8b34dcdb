# The fight by post: its card, its twin for ORGs, the private menu, bells and notices.

button-fight = Co můžu?
button-fight-pause = Pozastavit
button-fight-resume = Pokračovat
button-fight-org = Pro ORGy
button-fight-handover = Hraju creepy já
button-fight-end = Ukončit boj

## The card

combat-title = { $round }. kolo · { $step }
combat-title-opening = Výzva · { $step }
combat-board-title = { $round ->
    [0] Výzva
   *[other] { $round }. kolo
}
combat-board-alt = { $title }. Vyzyvatelé: { $left }. Vyzvaní: { $right }.
combat-story = 📜 Celý příběh: { $thread }
combat-thread = Boj číslo { $number }
combat-step-opening = zahájení boje
combat-step-pairing = výběr dvojic
combat-step-potion = lektvary a kouzla
combat-step-spells = kouzla
combat-step-repairing = nové dvojice
combat-step-duel = souboje
combat-step-dodge = uhýbání
combat-step-end-of-round = konec kola
combat-side-challenger = 🔵 Vyzyvatelé
combat-side-challenged = 🟠 Vyzvaní
combat-board-left = Vyzyvatelé
combat-board-right = Vyzvaní
combat-mark-challenger = 🔵
combat-mark-challenged = 🟠
combat-status-active = na nohou
combat-status-knocked-out = v bezvědomí
combat-status-dead = po smrti
combat-status-asleep = spí
combat-status-trance = v transu
combat-status-with-head-org = u hlavního ORGa
combat-status-out-of-game = mimo hru
combat-status-fled = na útěku
combat-status-left = pryč
combat-status-sidelined = stranou
combat-status-out-of-combat = mimo boj
combat-status-defeated = v porážce
combat-prone = leží
combat-on-orders = podle pokynů
combat-awaited = Čeká se na
combat-awaited-opening = Vyzvaní odpovídají, ostatní se můžou přidat.
combat-org = ORG
combat-until = ⏳ Krok se uzavře { $at }.
combat-paused = ⏸️ Boj je pozastavený.
combat-outcome-challenger = Vyhráli vyzyvatelé
combat-outcome-challenged = Vyhráli vyzvaní
combat-outcome-draw = Remíza
combat-outcome-none = Boj bez vítěze

## The twin

combat-twin-place = Boj číslo { $number }: { $place }
combat-twin-awaited = Čeká se na: { $names } · { $at }
combat-twin-figures = { $level }. úroveň · { $nature }
combat-declared = 🔮 { $spell }
combat-declared-at = 🔮 { $spell } → { $targets }
combat-declared-potion = 🧪 Lektvar je připravený.
combat-order-flee = 🏃 Pokyn: útěk { $count ->
    [one] s posledním životem
    [few] se { $count } životy a méně
   *[other] s { $count } životy a méně
}
combat-order-dodge = 🤸 Pokyn: úhyb, kdyby zásah vzal aspoň { $count ->
    [one] 1 život
    [few] { $count } životy
   *[other] { $count } životů
}

## The menu

combat-menu-title = { $name }: { $step }
combat-menu-over = Boj skončil. Jak na tom jsi, ukáže [/character show].
combat-menu-paired = ⚔️ Stojíš proti: { $name }
combat-menu-dodge = 💥 Přišel zásah! Vezme ti { $count ->
    [one] 1 život
    [few] { $count } životy
   *[other] { $count } životů
}. Uhneš?
combat-menu-until = ⏳ Čeká se na tebe. Krok se uzavře { $at }, i když neodpovíš.
combat-menu-waits = Teď se čeká na jiné. Až přijdeš na řadu, bot tě zavolá.
combat-prompt-pick = Kdo proti komu?
combat-prompt-potion = Vypít lektvar
combat-prompt-spell = Vyvolat kouzlo
combat-prompt-flee = Pokyn: kdy utéct
combat-prompt-dodge = Pokyn: kdy uhnout
combat-prompt-leave = Kdo odejde s tebou?
combat-prompt-creep = Hrát za creepa
combat-prompt-decide = Rozhodnout souboj
combat-prompt-pair = Změnit vylosované dvojice
combat-prompt-out = Vzít někoho z boje
combat-pair = { $own } × { $other }
combat-limit-flee-none = Bez pokynu k útěku
combat-limit-flee = Útěk s počtem životů { $count } a méně
combat-limit-dodge-none = Bez pokynu, ptej se mě
combat-limit-dodge = Uhnout zásahu za { $count } a víc
combat-do-dodge = Uhnout
combat-do-take = Snést zásah
combat-do-stay = Zůstat
combat-do-flee = Utéct (−1 život)
combat-do-flee-sure = Ano, utéct
combat-do-back = Zpět
combat-do-time-stop = Zastavení času
combat-do-join-challenger = Přidat se k vyzyvatelům
combat-do-join-challenged = Přidat se k vyzvaným
combat-do-won = Zásah jde ode mě
combat-do-lost = Zásah jde od: { $name }
combat-do-both = Zásah oboustranný
combat-do-pass = Hotovo
combat-do-pass-round = Hotovo na celé kolo
combat-do-more = Víc kouzel v kole
combat-do-as = Za: { $name }
combat-flee-sure = { $name } má poslední život. Útěk ho vezme a skončí bezvědomím na místě.
combat-done = ✅ Zapsáno.
combat-moved-on = Boj se mezitím pohnul dál. Teď platí toto:
combat-picked = ✅ Dvojice: { $own } × { $other }
combat-order-kept = ✅ Pokyn platí, dokud ho nezměníš nebo dokud boj neskončí.
combat-spell-declared = ✅ { $spell } čeká na krok kouzel. Do té doby o něm víš jen ty a ORGové.
combat-spell-then-potion = 🧪 Ještě můžeš vypít lektvar. Jestli nechceš, dej Hotovo.
combat-more-about = Vyber kouzlo; po něm ti zůstane prostor na další v tomto kole. Až skončíš, dej Hotovo.
combat-challenged = ⚔️ Výzva padla. Karta boje je ve scéně.
combat-words = **{ $name }**: „{ $text }“

## What ORGs do

combat-org-title = Boj číslo { $number }: pro ORGy
combat-org-about = Tohle může jen ORG. Souboj i los se dají změnit, dokud nezačne další kolo. Pauza je na kartě.
combat-result-hits = { $first } × { $second }: zásah dává { $name }
combat-result-both = { $first } × { $second }: zásah oba
combat-result-none = { $first } × { $second }: bez zásahu
combat-decided = ✅ Souboj je rozhodnutý.
combat-taken-out = ✅ { $name } už není v boji.
combat-handed = ✅ V tomto boji teď hraje creepy { $org }.
combat-end-reason = Proč boj končí?
combat-end-done = ✅ Boj je ukončený.
combat-stopped = ORG ukončil boj: { $reason }

## Bells and notices

combat-call = ⚔️ Na řadě: { $names }
    { $step } · ⏳ { $at } · { $place }
notice-combat-orders = ⚔️ **{ $name }**: termínů bez odpovědi v řadě: { $count }. Do tvého dalšího tahu se teď hraje podle trvalých pokynů.
notice-combat-over = ⚔️ Boj v { $place } skončil: **{ $outcome }**.
    { $states }
    Co teď, ukáže [/timers] a [/character show].
notice-combat-out = ⚔️ ORG vzal postavu **{ $name }** z boje: { $reason }

## The ORG log

log-combat-began = ⚔️ { $actor }: začal boj v { $place }.
log-combat-ended = ⚔️ Boj v { $place } skončil.
log-combat-hidden = 🕵️ { $text }
log-combat-decided = ⚔️ { $actor }: souboj { $first } × { $second } je rozhodnutý.
log-combat-paired = ⚔️ { $actor }: místo losu jdou proti sobě { $first } × { $second }.
log-combat-out = ⚔️ { $actor }: { $name } už není v boji ({ $reason }).
log-combat-stopped = ⚔️ { $actor }: boj je ukončený ({ $reason }).
log-combat-handed = ⚔️ { $actor }: creepy v boji teď hraje { $org }.
log-combat-needs-org = 🎲 Souboj v { $place } čeká na rozhodnutí ORGa: [/combat decide].
log-combat-place-gone = ⚔️ Boj číslo { $number } skončil, protože jeho kanál zmizel.

## Refusals

refusal-no_combat_here = Podle těchto pravidel se bojovat nedá.
    .way = Která pravidla tu platí, ukáže [/setup show].
refusal-combat_gone = Takový boj bot nezná.
    .way = Boj v této scéně ukáže [/combat show].
refusal-no_fight_here = V této scéně se nebojuje.
    .way = Jdi do scény, kde boj je, nebo někoho vyzvi přes [/challenge].
refusal-combat_act_unknown = Takovou odpověď boj nezná.
    .way = Co můžeš teď, ukáže [/combat act].
refusal-not_an_org = Tento člověk není ORG.
    .way = Vyber někoho s rolí ORG; určuje ji [/setup role].
refusal-scene_has_combat = V této scéně se ještě bojuje.
    .way = Počkej na konec, nebo boj ukonči přes [/combat end].
refusal-target_not_enemy = Tohle kouzlo míří jen na protivníka.
    .way = Zvol někoho z druhé strany; kdo kde stojí, ukáže [/combat show].
