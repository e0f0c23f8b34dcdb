# Things as ORGs type them, and how amounts of them are told.

haul-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
haul-nothing = nothing

refusal-things_unreadable = This part makes no sense to me: { $part }
    .way = Type it like this: 5 ducats, 2 mint, herb: sage, potion: name, item: name, thing: name. Separate the parts by commas; [/potion list] shows the potions.
refusal-things_too_many = Those are too many kinds of things at once.
    .way = List { $most } at most and add the rest with another command; [/help] helps.
refusal-potion_undefined = There is no potion { $name } in this game.
    .way = See [/potion list] for those there are; an ORG writes a new one with [/potion define].
