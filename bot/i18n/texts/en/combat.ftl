# The fight by post: its card, its twin for ORGs, the private menu, bells and notices.

button-fight = What can I do?
button-fight-pause = Pause
button-fight-resume = Go on
button-fight-org = For ORGs
button-fight-handover = I play the creeps
button-fight-end = End the fight

## The card

combat-title = Round { $round } · { $step }
combat-title-opening = Challenge · { $step }
combat-board-title = { $round ->
    [0] Challenge
   *[other] Round { $round }
}
combat-board-alt = { $title }. Challengers: { $left }. Challenged: { $right }.
combat-story = 📜 The whole story: { $thread }
combat-thread = Fight no. { $number }
combat-step-opening = opening
combat-step-pairing = pairing
combat-step-potion = potions and spells
combat-step-spells = spells
combat-step-repairing = new pairs
combat-step-duel = duels
combat-step-dodge = dodging
combat-step-end-of-round = end of round
combat-side-challenger = 🔵 Challengers
combat-side-challenged = 🟠 Challenged
combat-board-left = Challengers
combat-board-right = Challenged
combat-mark-challenger = 🔵
combat-mark-challenged = 🟠
combat-status-active = on their feet
combat-status-knocked-out = knocked out
combat-status-dead = dead
combat-status-asleep = asleep
combat-status-trance = in a trance
combat-status-with-head-org = with the head ORG
combat-status-out-of-game = out of game
combat-status-fled = fled
combat-status-left = gone
combat-status-sidelined = put aside
combat-status-out-of-combat = out of the fight
combat-status-defeated = defeated
combat-prone = lying
combat-on-orders = on orders
combat-awaited = Waiting for
combat-awaited-opening = The challenged answer, bystanders may join.
combat-org = an ORG
combat-until = ⏳ The step closes { $at }.
combat-paused = ⏸️ The fight is paused.
combat-outcome-challenger = The challengers won
combat-outcome-challenged = The challenged won
combat-outcome-draw = A draw
combat-outcome-none = A fight nobody won

## The twin

combat-twin-place = Fight no. { $number }: { $place }
combat-twin-awaited = Waiting for: { $names } · { $at }
combat-twin-figures = level { $level } · { $nature }
combat-declared = 🔮 { $spell }
combat-declared-at = 🔮 { $spell } → { $targets }
combat-declared-potion = 🧪 A potion is ready.
combat-order-flee = 🏃 Order: flee { $count ->
    [one] with the last life
   *[other] with { $count } lives or fewer
}
combat-order-dodge = 🤸 Order: dodge a hit that would take { $count ->
    [one] 1 life or more
   *[other] { $count } lives or more
}

## The menu

combat-menu-title = { $name }: { $step }
combat-menu-over = The fight is over. How you are, [/character show] tells.
combat-menu-paired = ⚔️ You face: { $name }
combat-menu-dodge = 💥 A hit! It would take { $count ->
    [one] 1 life
   *[other] { $count } lives
}. Dodge it?
combat-menu-until = ⏳ It is your turn. The step closes { $at }, answered or not.
combat-menu-waits = Others are awaited now. The bot calls you when it is your turn.
combat-prompt-pick = Who against whom?
combat-prompt-potion = Drink a potion
combat-prompt-spell = Cast a spell
combat-prompt-flee = Order: when to flee
combat-prompt-dodge = Order: when to dodge
combat-prompt-leave = Who leaves with you?
combat-prompt-creep = Play a creep
combat-prompt-decide = Decide a duel
combat-prompt-pair = Change the pairs that were drawn
combat-prompt-out = Take somebody out
combat-pair = { $own } × { $other }
combat-limit-flee-none = No order to flee
combat-limit-flee = Flee with { $count } or fewer lives
combat-limit-dodge-none = No order, ask me
combat-limit-dodge = Dodge a hit of { $count } or more
combat-do-dodge = Dodge
combat-do-take = Take the hit
combat-do-stay = Stay
combat-do-flee = Flee (−1 life)
combat-do-flee-sure = Yes, flee
combat-do-back = Back
combat-do-time-stop = Stop the time
combat-do-join-challenger = Join the challengers
combat-do-join-challenged = Join the challenged
combat-do-won = The hit is mine
combat-do-lost = The hit is by: { $name }
combat-do-both = Both hit
combat-do-pass = Done
combat-do-pass-round = Done for the round
combat-do-more = More spells this round
combat-do-as = As: { $name }
combat-flee-sure = { $name } has one life left. Fleeing takes it and ends knocked out on the spot.
combat-done = ✅ Noted.
combat-moved-on = The fight has moved on meanwhile. This is where it stands:
combat-picked = ✅ A pair: { $own } × { $other }
combat-order-kept = ✅ The order holds until you change it or the fight ends.
combat-spell-declared = ✅ { $spell } waits for the spell step. Until then only you and the ORGs know of it.
combat-spell-then-potion = 🧪 You may still drink a potion. If you do not want to, tap Done.
combat-more-about = Choose a spell; after it there is room for another one this round. When you are through, tap Done.
combat-challenged = ⚔️ The challenge is made. The card of the fight is in the scene.
combat-words = **{ $name }**: “{ $text }”

## What ORGs do

combat-org-title = Fight no. { $number }: for ORGs
combat-org-about = Only an ORG may do this. A duel and the draw can be changed until the next round begins. The pause is on the card.
combat-result-hits = { $first } × { $second }: { $name } hits
combat-result-both = { $first } × { $second }: both hit
combat-result-none = { $first } × { $second }: no hit
combat-decided = ✅ The duel is decided.
combat-taken-out = ✅ { $name } is out of the fight.
combat-handed = ✅ { $org } plays the creeps of this fight from now on.
combat-end-reason = Why does the fight end?
combat-end-done = ✅ The fight is over.
combat-stopped = An ORG ended the fight: { $reason }

## Bells and notices

combat-call = ⚔️ Your turn: { $names }
    { $step } · ⏳ { $at } · { $place }
notice-combat-orders = ⚔️ **{ $name }**: deadlines missed in a row: { $count }. Until your next act the standing orders play.
notice-combat-over = ⚔️ The fight in { $place } is over: **{ $outcome }**.
    { $states }
    What now? See [/timers] and [/character show].
notice-combat-out = ⚔️ An ORG took **{ $name }** out of the fight: { $reason }

## The ORG log

log-combat-began = ⚔️ { $actor }: a fight began in { $place }.
log-combat-ended = ⚔️ The fight in { $place } is over.
log-combat-hidden = 🕵️ { $text }
log-combat-decided = ⚔️ { $actor }: the duel { $first } × { $second } is decided.
log-combat-paired = ⚔️ { $actor }: instead of the draw { $first } × { $second } meet.
log-combat-out = ⚔️ { $actor }: { $name } is out of the fight ({ $reason }).
log-combat-stopped = ⚔️ { $actor }: the fight is ended ({ $reason }).
log-combat-handed = ⚔️ { $actor }: { $org } plays the creeps of the fight from now on.
log-combat-needs-org = 🎲 A duel in { $place } waits for an ORG: [/combat decide].
log-combat-place-gone = ⚔️ Fight no. { $number } ended, for its channel is gone.

## Refusals

refusal-no_combat_here = There are no fights by these rules.
    .way = Which rules count here, [/setup show] tells.
refusal-combat_gone = The bot knows no such fight.
    .way = The fight of this scene is shown by [/combat show].
refusal-no_fight_here = Nobody fights in this scene.
    .way = Go where a fight is, or challenge somebody with [/challenge].
refusal-combat_act_unknown = The fight knows no such answer.
    .way = What you can do now, [/combat act] tells.
refusal-not_an_org = This person is no ORG.
    .way = Choose somebody with the ORG role; [/setup role] sets it.
refusal-scene_has_combat = There is still a fight in this scene.
    .way = Wait for its end, or end it with [/combat end].
refusal-target_not_enemy = This spell is for an opponent only.
    .way = Choose somebody of the other side; who stands where, [/combat show] tells.
