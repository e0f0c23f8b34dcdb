# Clues: signs everybody sees and only some can read; needs as ORGs type and read them.

clue-card-title = A sign
clue-sign = There is a sign here. Whoever understands it can read it.
button-clue-read = Read
track-nothing = The ground here tells your character nothing.

## What an ORG is told

clue-posted = The sign is in the channel. Read by: { $needs }. [/clue list] shows who has read it.
clue-removed = The sign is gone with its card. Post a new one with [/clue post].
clue-again = The card of the sign will be in the channel again in a moment. [/clue list] shows all of them.
clues-none = There are no signs yet. Post the first one with [/clue post].
clues-title = Signs
clue-line = **#{ $number }** { $place }: { $sign }
    Read by: { $needs }
    Text: { $text }
    Readers: { $readers }
clue-unread = nobody yet
clue-remove-prompt = Remove a sign
clue-again-prompt = Show a card again
clue-form-title = A new sign
clue-form-needs = Who can read it
clue-form-sign = What everybody sees
clue-form-text = What its reader learns
log-clue-posted = 🔍 { $actor } posts a sign ({ $place }): { $sign } · read by: { $needs } · “{ $text }”
log-clue-removed = 🔍 { $actor } removes a sign: { $sign } · “{ $text }”
log-clue-read = 🔍 **{ $name }** reads a sign for the first time ({ $place }): { $sign }

## Needs

needs-and = { " and " }
needs-or = { " or " }
needs-none = everybody
need-ability = { $name }
need-school = { $name }
need-reference = the reference { $name }
need-faction = the faction { $name }
need-class = the class { $name }
need-item = the item { $name }

## Refusals

refusal-needs_unreadable = This part makes no sense to me: { $part }
    .way = Type names of abilities, schools, factions, classes or references as they are suggested, an item as item: name. Join them by and, or; a name with such a word in it goes in quotes. [/rules] knows what there is.
refusal-clue_gone = This sign is not here any more.
    .way = See the channel for those there are; ORGs have a list in [/clue list].
refusal-too_many_clues = There is no room for more than { $most } signs.
    .way = Remove old ones with [/clue remove].
refusal-no_clues_here = This game knows no signs that only some can read.
    .way = Tell the players in another way; an ORG finds the settings in [/setup show].
