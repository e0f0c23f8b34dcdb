# After a fight: loot, the last blow, cases, revival, pursuit.

button-aftermath = What now?
aftermath-title = { $name }: what now?
aftermath-nothing = Nobody is left here to search or to follow. What runs for you is in [/timers].
aftermath-not-yet = may be followed { $at }
button-aftermath-loot = Search: { $name }
button-aftermath-kill = Kill: { $name }
button-aftermath-strike = Strike: { $name }
button-aftermath-pursue = Pursue: { $name }

## Loot

loot-title = { $name }: what is there
loot-there = You can take: { $haul }. Choose a part from the menu or take everything; [/loot] takes an exact number.
loot-nothing = There is nothing here to take. What you have is in [/inventory show].
loot-through-org = An ORG hands this loot out. Ask with the button.
loot-prompt = Take only something
loot-taken = 🎒 Taken: { $haul }.
loot-how-many-title = How many: { $name }
loot-how-many = How many ({ $count } at most)
loot-asked = The loot of **{ $name }** is asked for. You will be told once an ORG has decided. What you have is in [/inventory show].
button-loot-all = Take everything
button-loot-ask = Ask an ORG
scene-looted = 🎒 **{ $looter }** searches **{ $name }**.
notice-looted = 🎒 **{ $looter }** took from **{ $name }**: { $haul }. What one has is in [/inventory show].
log-looted = 🎒 **{ $looter }** takes from **{ $name }**: { $haul } · { $actor }

## The last blow

kill-form-title = The last blow: { $name }
kill-question = The words and the attack that kill
kill-warning =
    ⚠️ This is not the last phase. Whoever dies now loses the rest of a game they looked forward to as much as you did.
    Better make life hard for your rival and keep the final blow for the end. If you want it all the same, confirm the death of **{ $name }** with the button, or repeat [/kill] with `sure`.
kill-done = **{ $name }** is dead. The council of the ORGs judges the reason. What is left is in [/loot].
button-kill-sure = Yes, kill
button-kill-back = Rather not
scene-killed = ☠️ **{ $killer }** kills **{ $name }**: “{ $text }”
notice-killed =
    ☠️ **{ $killer }** killed **{ $name }**: “{ $text }”
    The body stays where it is, then the head ORG decides; when that will be is in [/timers].
log-killed = ☠️ Case { $number }: **{ $killer }** kills **{ $name }**: “{ $text }” · { $actor }

## Cases

cases-title = Cases for the ORGs
cases-none = No case is waiting. Other requests are in [/approvals].
case-prompt = Open a case
case-name-killing = Killing
case-name-dead = The dead
case-line-killing = **#{ $number }** · **{ $killer }** killed **{ $name }** · { $at }
case-line-dead = **#{ $number }** · what becomes of **{ $name }** · { $at }
case-words = “{ $text }”
case-how-killing = The council of the ORGs judges the reason and the consequences. Write the decision with the button or with [/case].
case-how-dead = The head ORG decides. Write the decision with the button or with [/case]; [/revive] brings the character back.
case-decided = **Decided:** { $decision } · { $by }
case-question = What is decided
case-form-title = Case { $number }
case-kept = ✅ The decision is kept and the players concerned are told.
button-case-decide = Decide
button-revive = Revive
log-case-dead = 🕯️ Case { $number }: the head ORG decides about **{ $name }** ({ $owner }) with [/case].
log-case-dead-decided = 🕯️ Case { $number }: **{ $name }** – { $decision } · { $actor }
log-case-killing-decided = ⚖️ Case { $number }: **{ $killer }** and the death of **{ $name }** – { $decision } · { $actor }
notice-case-dead =
    🕯️ The head ORG has decided about **{ $name }**: { $decision }
    How things stand is in [/character show].
notice-case-killing =
    ⚖️ The council of the ORGs has judged that **{ $killer }** killed **{ $name }**: { $decision }
    What was recorded is in [/journal].

## Revival and pursuit

revive-done = **{ $name }** is back: { $hearts }. [/lives add] changes the lives.
scene-revived = 🌱 **{ $name }** gets up again.
notice-revived =
    🌱 An ORG has brought your character **{ $name }** back with { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    }. [/scene enter] takes you into a scene.
log-revived = 🌱 **{ $name }** is back, lives: { $lives } · { $actor }
scene-pursued = 🏃 **{ $pursuer }** catches up with **{ $name }**.
notice-pursued = 🏃 **{ $pursuer }** has caught up with your character **{ $name }** ({ $place }). Who is there is in [/scene show].
pursue-done = 🏃 **{ $name }** is with **{ $fled }** in { $place }. There you can use [/challenge].

## Refusals

refusal-no_aftermath_here = These rules know nothing of that after a fight.
    .way = Which rules hold here is in [/setup show].
refusal-thing_not_there = This character carries no such thing.
    .way = What can be taken is in [/loot].
refusal-case_gone = There is no such case.
    .way = Open cases are in [/case].
refusal-case_decided_already = This case is decided already: { $by }.
    .way = Open cases are in [/case].
refusal-own_case = Another ORG decides the case of one's own character.
    .way = Ask another ORG, or allow it with [/setup rule].
refusal-decision_empty = The decision is missing.
    .way = Write it and try again with [/case].
refusal-no_trail = { $name } did not flee from a fight your character saw.
    .way = Only who fled can be followed; who is in the scene is in [/scene show].
