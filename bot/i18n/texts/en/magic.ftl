# Spells: the list, one casting and what the caster learns of it, consent.

spells-text = ✨ ready · ▫️ used · 🔒 comes with a higher level. What can be cast right now, outside a combat, is in the list; [/cast] does too.
spells-no-phase = ✨ ready · ▫️ used · 🔒 comes with a higher level. No phase is open now; wait until an ORG opens one with [/phase open].
spells-none = This character has no school of magic. See what it can do with [/ability list].
spells-prompt = Cast a spell

cast-target-prompt = { $count ->
        [one] Choose a target
       *[other] Choose targets, { $count } at most
    }
cast-choice-prompt = Choose one
cast-lasts = The effect ends { $at } unless the clock stands still; [/timers] tells exactly.
cast-done = **{ $spell }** is cast and used for this phase. See what is left with [/spells].
cast-none = **{ $spell }** is used, but nothing happened. See what is left with [/spells].

## Consent: asked before the spell is spent

consent-asked = **{ $name }** has to agree first. The answer comes to you as a message; the spell is not used yet. See the others with [/spells].
consent-given = You agreed and the spell is cast. The question comes to you as a message; answer with a button or with [/answer].
consent-refused = You refused: the spell was not cast and nobody lost it. See who is in the scene with you with [/scene show].
consent-yes = I agree
consent-no = I refuse

## Why a hidden thing was in the way: for the ORG log alone

hidden-no_condition = nothing to cure or lift
hidden-target_level_too_high = the level is not lower
hidden-target_not_undead = not undead
hidden-target_not_animal = not an animal
hidden-target_not_living = not a living being
hidden-target_is_undead = undead
hidden-target_not_demon = not a demon
