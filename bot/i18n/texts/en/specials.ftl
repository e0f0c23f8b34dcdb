# Special spells: written by ORGs, granted, listed; and what their owners are told.

ability-special = Special spells
special-head = **{ $name }** · level { $level } · { $when } · { $target }
special-target-count = { $target }, { $count } at most
special-effect = • { $effect }
special-effect-amount = • { $effect }: **{ $amount }**
special-minutes = ⏳ Lasts { $count ->
        [one] { $count } game minute
       *[other] { $count } game minutes
    }
special-line = 🌟 **{ $spell }** – { $about }
special-owners = Owned by: { $names }
special-nobody = Nobody has it yet. Give it with [/spell grant].
specials-title = Special spells
specials-none = There are no special spells here yet. Write the first one with [/spell define].

## Writing

special-words-title = The words of the spell
special-words = What it does and what it looks like
special-words-example = A blue flame leaps from the palm and blinds everyone around.
special-preview = This is what the spell will look like. The button keeps it; to change a number, use [/spell define] with this name again.
special-defined = The spell is written. Give it to a character with [/spell grant].
special-changed = The spell is changed. Whoever has it keeps it; [/spell list] shows them all.
button-spell-keep = Keep the spell
button-spell-words = Change the words

## Granting

special-granted = **{ $name }** has the spell **{ $spell }** from now on. Take it away with [/spell revoke].
special-granted-later = It can be cast from level { $level } on.
special-taken = **{ $name }** does not have the spell **{ $spell }** any more. Give it again with [/spell grant].
notice-special-granted = **{ $name }** has the special spell **{ $spell }** from now on: { $about } You find it in [/spells].
notice-special-taken = **{ $name }** does not have the special spell **{ $spell }** any more. [/spells] shows what is left.
log-special-defined = 🌟 A new special spell: **{ $name }** · { $actor }
log-special-changed = 🌟 A special spell was changed: **{ $name }** · { $actor }
log-special-granted = 🌟 **{ $name }** gets the spell **{ $spell }** · { $actor }{ $reason }
log-special-taken = 🌟 **{ $name }** loses the spell **{ $spell }** · { $actor }{ $reason }
ledger-spell_granted = Got the special spell { $spell }
ledger-spell_taken = Lost the special spell { $spell }

## Refusals

refusal-no_spellcraft_here = These rules have no special spells.
    .way = An ORG changes the rules of the server with [/setup ruleset].
refusal-special_spell_unknown = There is no such special spell here.
    .way = Choose it from the list; [/spell list] shows them all.
refusal-special_spell_owned = This character has that spell already.
    .way = [/spell list] shows who has what.
refusal-special_spell_not_owned = This character does not have that spell.
    .way = [/spell list] shows who has what.
refusal-special_spell_of_the_book = A spell of the rules has that name already.
    .way = Give it another `name` in [/spell define].
refusal-special_spell_words = The spell needs words: what it does and what it looks like.
    .way = Write them into `text` of [/spell define], or into the form.
refusal-too_many_special_spells = There is no room for more special spells; { $most } is the most.
    .way = Change one of them: [/spell define] with its name.
refusal-spell_draft_level = The `level` of a spell is 1 to { $most }.
    .way = Give a number within that in [/spell define].
refusal-spell_draft_effect = There is no such `effect` (or `effect2`), or it is missing.
    .way = Choose `effect` from the list in [/spell define].
refusal-spell_draft_effects_clash = These two effects (`effect`, `effect2`) do not fit into one spell.
    .way = Leave one of them in [/spell define], or write two spells.
refusal-spell_draft_timing = A spell with this effect does not work at that time (`when`).
    .way = Change `when` in [/spell define], or leave it out.
refusal-spell_draft_target = That `target` does not fit the effect or the time (`when`).
    .way = Choose `target` from the list in [/spell define], or leave it out.
refusal-spell_draft_count = The number of targets (`count`) is 1 to { $most } here.
    .way = Give a number within that in [/spell define], or leave it out.
refusal-spell_draft_amount = This effect needs an `amount` of 1 to { $most }.
    .way = Fill in `amount` in [/spell define].
refusal-spell_draft_amount2 = The second effect needs an `amount2` of 1 to { $most }.
    .way = Fill in `amount2` in [/spell define].
refusal-spell_draft_amount_unused = This effect has no `amount`.
    .way = Leave `amount` out in [/spell define].
refusal-spell_draft_amount2_unused = The second effect has no `amount2`, or there is no second effect.
    .way = Leave `amount2` out in [/spell define], or choose `effect2`.
refusal-spell_draft_minutes = This spell needs `minutes`: 1 to { $most } minutes of the game.
    .way = Fill in `minutes` in [/spell define].
refusal-spell_draft_minutes_unused = This spell does not last for `minutes`.
    .way = Leave `minutes` out in [/spell define].
