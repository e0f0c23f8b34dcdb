# Deeds nobody sees coming: the strike out of hiding, the theft, what their victims are asked, their cards.

sneak-title-stealth = Sneaking
sneak-question-stealth = How you get near unnoticed
sneak-title-theft = Theft
sneak-question-theft = How the token gets into the pouch
stealth-asked = 🤫 **{ $name }** sneaks up on **{ $target }**. An ORG judges whether anybody noticed; until then its time stands still.
theft-asked = 🤫 **{ $name }** tries to rob **{ $target }**. An ORG judges whether anybody noticed; until then its time stands still.
stealth-failed = The sneaking of **{ $name }** failed and nothing happened. Try again some other time with [/stealth], or use [/challenge] openly.
stealth-on-its-way = 🤫 Nobody noticed, the blow is on its way: **{ $name }** → **{ $target }**. Once it falls, the bot calls you to the card of the fight.
stealth-struck = 🗡️ The blow out of hiding fell: { $target }.
scene-stealth = 🗡️ **{ $name }** strikes **{ $target }** out of hiding: “{ $text }”
notice-strike-void = 🤫 The blow out of hiding did not happen (**{ $name }** → **{ $target }**), for it is not possible any more. Who is in the scene is in [/scene show].

## What the victims are asked

notice-surprise =
    🗡️ **{ $attacker }** strikes your character **{ $name }** out of hiding! You may dodge; no dodge is left for another hit of this fight then.
    Answer { $until } with a button or with [/respond], else the blow falls.
notice-theft =
    🪙 A thief's token is in the pouch of your character **{ $name }**. Choose what the thief gets: { $ducats ->
        [0] an empty purse
        [one] 1 ducat
       *[other] { $ducats } ducats
    }, or one game item.
    Answer { $until } with a button or with [/respond]; silence means ducats.
button-respond-dodge = Dodge
button-respond-take = Take the hit
button-respond-ducats = Hand over ducats
button-respond-item = Hand over a game item
respond-item-prompt = Which game item
respond-which-item = Choose which game item the thief gets. [/respond] does it as well.
respond-dodged = 🤸 Dodged; the fight begins.
respond-taken = 💥 The hit fell; the fight begins.
respond-void = The blow at **{ $name }** did not happen, for it is not possible any more. Who is here is in [/scene show].
respond-handed = 🪙 **{ $name }** loses: { $haul }. The token came from **{ $thief }**. What is left is in [/inventory show].
notice-theft-done = 🪙 The theft succeeded (**{ $thief }** → **{ $victim }**). The loot: { $haul }. What you have is in [/inventory show].
notice-robbed-by = 🪙 **{ $thief }** robbed **{ $victim }** of: { $haul }. What is left is in [/inventory show].
notice-robbed = 🪙 Somebody robbed **{ $victim }** of: { $haul }. What is left is in [/inventory show].

## The cards of the ORGs

card-field-who = Asked by { $owner } · { $at }
card-field-text = “{ $text }”
card-stealth-name = sneaking ({ $target })
card-stealth-title = Sneaking: { $name } → { $target }
card-stealth-how = Did anybody notice? ✅ no: the blow falls at once. ❌ yes: nothing happens. The buttons work as well.
card-stealth-approved = **Unnoticed**, the blow fell · { $by }
card-stealth-dodge-asked = **Unnoticed**, the target may still dodge · { $by }
card-stealth-declined = **Noticed**, nothing happened · { $by }
card-stealth-noticed = **Noticed**, nothing happened · { $by }
card-stealth-target-alert = **The target has Alertness**, nothing happened; the player only learns that it failed · { $by }
card-stealth-withdrawn = **Did not happen**: withdrawn, or not possible any more · { $by }
button-stealth-yes = Unnoticed
button-stealth-no = Noticed
card-theft-name = theft ({ $target })
card-theft-title = Theft: { $name } → { $target }
card-theft-how = Did anybody notice? ✅ no: the victim learns of the token and chooses. ❌ yes: nothing happens. The buttons work as well.
card-theft-approved = **Unnoticed**, the token is in the pouch · { $by }
card-theft-declined = **Noticed**, nothing happened · { $by }
card-theft-withdrawn = **Did not happen**: withdrawn, or not possible any more · { $by }
button-theft-yes = Unnoticed
button-theft-no = Noticed
card-loot-name = loot ({ $target })
card-loot-title = Loot: { $name } ← { $target }
card-loot-haul = What the defeated being has: { $haul }
card-loot-how = The loot of the defeated goes to the winners through an ORG. ✅ hands it out, ❌ does not. The buttons work as well.
card-loot-approved = **Handed out** · { $by }
card-loot-declined = **Not handed out** · { $by }
card-loot-withdrawn = **Did not happen**: withdrawn, or not possible any more · { $by }
button-loot-yes = Hand out
button-loot-no = Do not hand out

stealth-withdrawn = The sneaking is withdrawn, nothing happened. [/stealth] tries again.
notice-stealth-approved = 🤫 Nobody noticed: **{ $name }** → **{ $target }**. Once the blow falls you see it in the scene; [/combat show] shows the fight.
notice-stealth-declined = The sneaking of **{ $name }** failed and nothing happened ({ $target }). Try again some other time with [/stealth], or use [/challenge] openly.
notice-stealth-withdrawn = The sneaking did not happen (**{ $name }** → **{ $target }**), for it is not possible any more. Who is in the scene is in [/scene show].
notice-stealth-reopened = ↩️ The sneaking (**{ $name }** → **{ $target }**) waits for an ORG again. Your time stands still, see [/timers].
notice-stealth-reason = What the ORG says to the sneaking (**{ $name }** → **{ $target }**): { $reason }. [/stealth] tries again.
theft-withdrawn = The theft is withdrawn, nothing happened. [/steal] tries again.
notice-theft-approved = 🤫 The token is in the pouch and nobody noticed: **{ $name }** → **{ $target }**. You will be told what you got; [/inventory show] shows it.
notice-theft-declined = The theft of **{ $name }** failed, somebody noticed ({ $target }). Try again some other time with [/steal].
notice-theft-withdrawn = The theft did not happen (**{ $name }** → **{ $target }**), for it is not possible any more. Who is in the scene is in [/scene show].
notice-theft-reopened = ↩️ The theft (**{ $name }** → **{ $target }**) waits for an ORG again. Your time stands still, see [/timers].
notice-theft-reason = What the ORG says to the theft (**{ $name }** → **{ $target }**): { $reason }. [/steal] tries again.
loot-withdrawn = The request for the loot is withdrawn. [/loot] sends a new one.
notice-loot-approved = 🎒 **{ $name }** gets loot from an ORG: **{ $target }**. What you have is in [/inventory show].
notice-loot-declined = **{ $name }** does not get the loot: **{ $target }**. Ask an ORG, or try somebody else with [/loot].
notice-loot-withdrawn = There is no loot to hand out any more (**{ $name }**, **{ $target }**). What there is shows [/loot].
notice-loot-reopened = ↩️ The request for loot waits for an ORG again: **{ $name }**, **{ $target }**. What there is shows [/loot].
notice-loot-reason = What the ORG says to the loot (**{ $name }**, **{ $target }**): { $reason }. [/loot] asks again.

## The ORG log

log-strike-unnoticed = 🤫 **{ $name }** sneaks up on **{ $target }**: unnoticed by the dice · { $actor }
log-strike-noticed = 🤫 **{ $name }** sneaks up on **{ $target }**: noticed · { $actor }
log-strike-target-alert = 🤫 **{ $name }** sneaks up on **{ $target }**: the target has Alertness · { $actor }
log-strike-void = 🤫 The blow out of hiding did not happen: **{ $name }** → **{ $target }**.
log-theft-done = 🪙 **{ $thief }** robs **{ $victim }** of: { $haul }
log-stealth-approved = ✅ Sneaking **{ $name }** → **{ $target }**: unnoticed · { $actor }
log-stealth-declined = ❌ Sneaking **{ $name }** → **{ $target }**: failed · { $actor }
log-stealth-withdrawn = ⚪ Sneaking **{ $name }** → **{ $target }**: not possible any more · { $actor }
log-stealth-reopened = ↩️ Sneaking **{ $name }** → **{ $target }** waits again · { $actor }
log-theft-approved = ✅ Theft **{ $name }** → **{ $target }**: unnoticed · { $actor }
log-theft-declined = ❌ Theft **{ $name }** → **{ $target }**: noticed · { $actor }
log-theft-withdrawn = ⚪ Theft **{ $name }** → **{ $target }**: not possible any more · { $actor }
log-theft-reopened = ↩️ Theft **{ $name }** → **{ $target }** waits again · { $actor }
log-loot-approved = ✅ The loot of **{ $target }** goes to **{ $name }** · { $actor }
log-loot-declined = ❌ The loot of **{ $target }** does not go to **{ $name }** · { $actor }
log-loot-withdrawn = ⚪ The loot of **{ $target }** for **{ $name }**: nothing left to hand out · { $actor }
log-loot-reopened = ↩️ The loot of **{ $target }** for **{ $name }** waits again · { $actor }

## Refusals

refusal-no_theft_here = These rules know no theft.
    .way = Which rules hold here is in [/setup show].
refusal-deed_waits = One such deed of this character waits for a decision already.
    .way = Wait for the ORG, or withdraw it with its button; what runs for you is in [/timers].
refusal-deed_done = This has happened and cannot be taken back.
    .way = An ORG mends the consequences otherwise: [/lives add], [/combat end] or [/inventory grant].
refusal-nothing_asked = The bot asks you nothing of the kind just now.
    .way = What is going on is in [/combat show] and [/timers].
refusal-ask_answered = This is answered already.
    .way = What came of it is in [/character show] and [/combat show].
refusal-ask_too_late = The time to answer is over.
    .way = What silence means happens in a moment; then look at [/combat show] and [/inventory show].
refusal-theft_waits = A thief's token is in the pouch of this character.
    .way = First answer with [/respond] what the thief gets; then you may give things away.
refusal-strike_waits = A blow out of hiding is falling on this character.
    .way = First answer with [/respond] whether to dodge.
