# Creeps: the bestiary of the ORGs, those of it in the game, and what is told of them.

class-creep = Creep
faction-creep = Creeps

## The sheet; what others see is never more than the nature that shows

creep-headline = Creep · { $nature } · level **{ $level }**
creep-not-living = { $nature }, not alive
creep-shown = 👁️ Players see: { $nature }
creep-shown-hidden = 👁️ Players do not see what it is
creep-weapon = 🗡️ In hand: { $weapon }
creep-claws = 🐾 Hit without a weapon: { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
creep-stranger =
    { $nature }
    Only the ORGs know more of this being.
creep-stranger-hidden = What this being is does not show. Only the ORGs know more of it.
ledger-creep_made = The creep came into the game

## The bestiary

creeps-title = Bestiary
creeps-none = The bestiary is empty. Write the first creep with [/creep define].
creep-kind = **{ $name }** · ❤️ { $lives } · level { $level } · { $nature }
creep-abilities = ✨ { $abilities }
creep-in-game = • **{ $name }** { $hearts } · { $place }
creep-in-game-down = • **{ $name }** { $hearts } · { $status } · { $place }
creep-nowhere = in no scene
creep-remove-prompt = Take out of the game or the bestiary
creep-choice-game = { $name } (in the game)
creep-choice-bestiary = { $name } (bestiary)
button-creeps = Bestiary
button-creep-spawn = Bring: { $name }
button-creep-sheet = Show: { $name }

## What was done

creep-defined = Written into the bestiary. Bring it into a scene with [/creep spawn] in the channel of that scene.
creep-changed = Rewritten in the bestiary. Those of it in the game stay as they were; bring another with [/creep spawn].
creep-spawned = Coming into the scene: { $names }. You act for it with the option `for`, for example in [/cast]; [/creep list] shows them all.
creep-removed = **{ $name }** is out of the game. [/creep list] shows the others.
creep-forgotten = **{ $name }** is out of the bestiary. Write a new one with [/creep define].
scene-creeps-appeared = 🐾 Appearing here: { $names }.
scene-creep-gone = 🐾 **{ $name }** vanishes from the scene.
log-creep-defined = 🐾 New in the bestiary: **{ $name }** · { $actor }
log-creep-changed = 🐾 Rewritten in the bestiary: **{ $name }** · { $actor }
log-creep-spawned = 🐾 Coming into the game: { $names } · { $place } · { $actor }
log-creep-removed = 🐾 Out of the game: **{ $name }** · { $actor }
log-creep-forgotten = 🐾 Out of the bestiary: **{ $name }** · { $actor }

## What the ORGs are asked for a creep

card-question-creep = The creep **{ $creep }** answers; you know what it would say.
card-consent-text = **{ $caster }** wants to cast a spell on the creep **{ $creep }**: it is asked one question and answers it truthfully.
card-consent-how = Does it consent? Answer with a button; without consent the spell is not used up.

## Refusals

refusal-no_creeps_here = These rules have no bestiary.
    .way = An ORG changes the rules of the server with [/setup ruleset].
refusal-creep_unknown = There is no creep { $name } in the bestiary.
    .way = Choose it from the list; [/creep list] shows them all.
refusal-creep_ability_unknown = The bot does not know the ability { $name }.
    .way = Put commas between the names in [/creep define]; [/rules] describes them.
refusal-creep_count_wrong = At least one creep and at most { $most } can be brought at once.
    .way = Give [/creep spawn] a number within this range.
refusal-creep_in_game = The creep { $name } is still in the game: { $names }.
    .way = First take these out of the game with [/creep remove].
refusal-too_many_creeps = There is no room for more creeps, { $most } at most.
    .way = Take some away with [/creep remove].
refusal-creep_no_character = { $name } is a creep, not the character of a player.
    .way = Rewrite it with [/creep define], take it out of the game with [/creep remove].
