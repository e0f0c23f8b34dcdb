# What characters carry: bags and purses, gifts, what ORGs grant, potions and recipes, brewing, gathering.

goods-purse = 💰 { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
goods-bag-empty = The bag is empty. Others may give you things; you gather with [/gather] and brew with [/potion brew].
goods-sort-potion = 🧪 Potions
goods-sort-herb = 🌿 Herbs
goods-sort-ingredient = 🧂 Ingredients
goods-sort-game_item = 💎 Game items
goods-sort-item = 📦 Other things
goods-typed-potion = potion
goods-typed-game_item = item
goods-typed-item = thing
goods-how-org = from an ORG
goods-how-gift = gift
goods-how-loot = loot
goods-how-theft = theft
goods-how-gathered = gathered
goods-how-work = work
goods-how-drunk = drunk
goods-hide = hide ({ $animal })
button-inventory = Bag
button-ducats-give = Give ducats

## Gifts

goods-give-prompt = What to give away
goods-drink-prompt = What to drink
goods-whom = Who gets this: { $what }? Choose somebody in the scene, or use [/inventory give].
goods-whom-prompt = To whom
goods-how-many-title = Gift: { $name }
goods-how-many = How many (at most { $count })
goods-given = **{ $giver }** → **{ $receiver }**: { $what }. [/inventory show] says what is left.
notice-ducats-got = 🎁 **{ $other }** gave your character **{ $name }** { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}. [/ducats show] says how many there are in all.
notice-ducats-gone = For **{ $name }** an ORG handed **{ $other }** { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}. [/ducats show] says how many are left.
notice-goods-got = 🎁 **{ $other }** gave your character **{ $name }** { $count }× { $thing }. [/inventory show] says all that is in the bag.
notice-goods-gone = For **{ $name }** an ORG handed **{ $other }** { $count }× { $thing }. [/inventory show] says what is left.

## What ORGs grant

goods-granted = **{ $name }**: { $thing } { $amount }, now { $count }. [/inventory show] shows the whole bag.
ducats-granted = **{ $name }**: ducats { $amount }, now { $count }. [/undo] takes it back.
notice-goods = 🎒 The bag of **{ $name }** has changed: { $thing } { $amount }. [/inventory show] shows all of it.
notice-ducats =
    💰 **{ $name }**: ducats { $amount }, now { $count }. [/ducats show] shows them, too.
    Reason: { $reason }
log-goods = 🎒 **{ $name }**: { $thing } { $amount } · { $actor }{ $reason }
log-ducats = 💰 **{ $name }**: ducats { $amount }, now { $count } · { $actor }{ $reason }

## Potions and recipes

potions-defined = The potion is written. Teach its recipe with [/potion teach], give it ready-made with [/inventory grant].
potions-changed = The potion is written anew. That goes for vials already carried, too.
potions-line = **{ $name }** · level { $level }
potions-line-own = **{ $name }** · one herb, no recipe · lives +{ $count }
potions-recipe = Ingredients: { $things }
potions-heals = Lives: +{ $count }
potions-effect = Effect: { $text }
potion-form-title = Potion
potion-form-name = Name; the same name rewrites the potion
potion-form-level = Level
potion-form-ingredients = Ingredients with numbers, commas between
potion-form-example = 2 mint, 1 frog slime
potion-form-heals = Lives it gives back
potion-form-effect = What else it does
button-potion-define = Write a potion
recipe-learned = **{ $name }** now knows the recipe of **{ $potion }**. [/potion teach] can take it away as well.
recipe-forgotten = **{ $name }** no longer knows the recipe of **{ $potion }**. [/potion teach] teaches it again.
notice-recipe-learned = 📜 **{ $name }** knows a new recipe: **{ $potion }**. [/potion list] shows all of it.
notice-recipe-forgotten = 📜 **{ $name }** no longer knows the recipe of **{ $potion }**. [/potion list] shows those that are left.
log-potion-defined = 🧪 New potion **{ $name }** · { $actor }
log-potion-changed = 🧪 Potion written anew: **{ $name }** · { $actor }
log-recipe-learned = 📜 **{ $name }**: new recipe { $potion } · { $actor }{ $reason }
log-recipe-forgotten = 📜 **{ $name }**: recipe taken away, { $potion } · { $actor }{ $reason }
potions-title = Potions
potions-highest = The highest level the character brews by recipe: **{ $level }**
potions-no-recipe = The character knows no recipe. An ORG teaches one with [/potion teach].
potions-carried = **Carries** (drinks with [/potion drink], gives with [/potion give]):
potions-none-carried = Carries no potion. [/potion brew] makes one.
potions-written = **All potions there are** (change them with [/potion define]):
potions-none-written = No potion is written yet. [/potion define] writes one.
potions-brew-prompt = What to brew

## Brewing and drinking

brewing-title = Brewing: { $potion }
brewing-question = Tell how you brew it
brewing-begun = **{ $name }** is brewing **{ $potion }**. It will be done { $at }; only then the ingredients are used up. [/timers] shows the time.
brewing-done = **{ $name }** has brewed **{ $potion }**. You find it with [/inventory show].
notice-brewing-done = 🧪 **{ $name }** has brewed **{ $potion }**. [/potion drink] drinks it.
notice-brewing-failed = 🧪 The brewing of **{ $name }** came to nothing: ingredients were missing, or the character could not stay with it. [/inventory show] says what is there.
log-brewing = 🧪 **{ $name }** brews **{ $potion }** · { $actor }
scene-brews =
    🧪 **{ $character }** is brewing a potion.
    { $text }
potions-drunk = **{ $name }** drinks **{ $potion }**. [/potion list] says what is left.
notice-drunk = 🧪 An ORG let **{ $name }** drink **{ $potion }**. [/character show] says how the character is now.
notice-potion-effect = 🧪 The potion **{ $potion }** and **{ $name }**: { $text }
log-potion-effect = 🧪 **{ $name }** drinks **{ $potion }**: { $text }
timer-work-at = { $work }: { $thing }
ledger-house_skinned = The hide was taken

## Gathering

gathered = **{ $name }** has { $count }× **{ $thing }**; { $left } left here. [/inventory show] shows all that is in the bag.
gathered-hide = **{ $name }** has { $count }× **{ $thing }**. [/inventory show] shows all that is in the bag.
notice-gathered = 🌿 For **{ $name }** an ORG gathered { $count }× { $thing }. [/inventory show] shows it all.
scene-gathers = 🌿 **{ $character }** gathers herbs.{ $text }
scene-skins = 🐾 **{ $character }** takes a hide: **{ $animal }**.{ $text }

## Refusals

refusal-no_goods_here = Characters of these rules do not carry things this way.
    .way = [/character show] says what the character has.
refusal-thing_not_carried = The character has no such thing on it.
    .way = [/inventory show] says what is in the bag.
refusal-thing_ambiguous = Several sorts of things in the bag are called { $name }.
    .way = Choose the right one of those offered while you type in [/inventory give].
refusal-goods_other_ruleset = That character plays by other rules, nothing can change hands.
    .way = Choose somebody else; [/scene show] says who is here.
refusal-nobody_to_give_to = Nobody is in sight here to whom a thing could be given.
    .way = [/scene show] says who is here; [/scene enter] takes you into another scene.
refusal-no_brewing_here = Nobody brews potions by these rules.
    .way = [/ability list] says what the character can do.
refusal-recipe_unknown = No potion { $name } is written.
    .way = [/potion list] shows those there are; [/potion define] writes a new one.
refusal-too_many_potions = There are as many potions as there can be ({ $most }).
    .way = Write one of them anew with [/potion define].
refusal-no_gathering_here = Nothing is gathered by these rules.
    .way = [/ability list] says what the character can do.
