# What characters carry: bags and purses, gifts, what ORGs grant, potions and recipes, brewing, gathering.

goods-purse = 💰 { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátov
}
goods-bag-empty = V batohu nič nie je. Veci sa dajú dostať od iných, nazbierať cez [/gather] alebo uvariť cez [/potion brew].
goods-sort-potion = 🧪 Lektvary
goods-sort-herb = 🌿 Byliny
goods-sort-ingredient = 🧂 Suroviny
goods-sort-game_item = 💎 Herné predmety
goods-sort-item = 📦 Ostatné veci
goods-typed-potion = lektvar
goods-typed-game_item = predmet
goods-typed-item = vec
goods-how-org = od ORGa
goods-how-gift = dar
goods-how-loot = korisť
goods-how-theft = krádež
goods-how-gathered = zber
goods-how-work = práca
goods-how-drunk = vypité
goods-hide = koža ({ $animal })
button-inventory = Batoh
button-ducats-give = Dať dukáty

## Gifts

goods-give-prompt = Čo chceš niekomu dať
goods-drink-prompt = Čo chceš vypiť
goods-whom = Komu to bude: { $what }? Vyber niekoho zo scény, alebo použi [/inventory give].
goods-whom-prompt = Komu
goods-how-many-title = Dar: { $name }
goods-how-many = Koľko (najviac { $count })
goods-given = **{ $giver }** → **{ $receiver }**: { $what }. Čo zostalo, ukáže [/inventory show].
notice-ducats-got = 🎁 Postava **{ $name }** má od postavy **{ $other }** dar: { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátov
}. Koľko ich je spolu, ukáže [/ducats show].
notice-ducats-gone = ORG odovzdal za postavu **{ $name }** postave **{ $other }** { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátov
}. Koľko jej zostáva, ukáže [/ducats show].
notice-goods-got = 🎁 Postava **{ $name }** má od postavy **{ $other }** dar: { $count }× { $thing }. Všetko, čo nesie, ukáže [/inventory show].
notice-goods-gone = ORG odovzdal za postavu **{ $name }** postave **{ $other }**: { $count }× { $thing }. Čo jej zostáva, ukáže [/inventory show].

## What ORGs grant

goods-granted = **{ $name }**: { $thing } { $amount }, teraz { $count }. Celý batoh ukáže [/inventory show].
ducats-granted = **{ $name }**: dukáty { $amount }, teraz { $count }. Vrátiť sa to dá cez [/undo].
notice-goods = 🎒 Zmena v batohu postavy **{ $name }**: { $thing } { $amount }. Celý ho ukáže [/inventory show].
notice-ducats =
    💰 Postava **{ $name }**: dukáty { $amount }, teraz { $count }. Ukáže ich aj [/ducats show].
    Dôvod: { $reason }
log-goods = 🎒 **{ $name }**: { $thing } { $amount } · { $actor }{ $reason }
log-ducats = 💰 **{ $name }**: dukáty { $amount }, teraz { $count } · { $actor }{ $reason }

## Potions and recipes

potions-defined = Lektvar je zapísaný. Recept naučíš cez [/potion teach], hotový lektvar dáš cez [/inventory grant].
potions-changed = Lektvar je prepísaný. Platí to aj pre fľaštičky, ktoré už niekto nesie.
potions-line = **{ $name }** · úroveň { $level }
potions-line-own = **{ $name }** · jedna bylina, bez receptu · životy +{ $count }
potions-recipe = Suroviny: { $things }
potions-heals = Životy: +{ $count }
potions-effect = Účinok: { $text }
potion-form-title = Lektvar
potion-form-name = Meno; rovnaké meno lektvar prepíše
potion-form-level = Úroveň
potion-form-ingredients = Suroviny s počtom, oddelené čiarkou
potion-form-example = 2 mäta, 1 žabí sliz
potion-form-heals = Koľko životov vráti
potion-form-effect = Čo ešte robí
button-potion-define = Zapísať lektvar
recipe-learned = **{ $name }** odteraz pozná recept: **{ $potion }**. Zabudnúť ho dáš tiež cez [/potion teach].
recipe-forgotten = **{ $name }** už nepozná recept: **{ $potion }**. Znova ho naučíš cez [/potion teach].
notice-recipe-learned = 📜 Postava **{ $name }** pozná nový recept: **{ $potion }**. Celý ho ukáže [/potion list].
notice-recipe-forgotten = 📜 Postava **{ $name }** už nepozná recept: **{ $potion }**. Ktoré jej zostali, ukáže [/potion list].
log-potion-defined = 🧪 Nový lektvar **{ $name }** · { $actor }
log-potion-changed = 🧪 Prepísaný lektvar **{ $name }** · { $actor }
log-recipe-learned = 📜 **{ $name }**: nový recept { $potion } · { $actor }{ $reason }
log-recipe-forgotten = 📜 **{ $name }**: odobratý recept { $potion } · { $actor }{ $reason }
potions-title = Lektvary
potions-highest = Najvyššia úroveň, ktorú postava uvarí podľa receptu: **{ $level }**
potions-no-recipe = Postava nepozná žiadny recept. Naučiť ju môže ORG cez [/potion teach].
potions-carried = **Nesie so sebou** (vypije cez [/potion drink], dá cez [/potion give]):
potions-none-carried = Žiadny lektvar pri sebe nemá. Uvarí ho cez [/potion brew].
potions-written = **Všetky zapísané lektvary** (zmeníš ich cez [/potion define]):
potions-none-written = Zatiaľ nie je zapísaný žiadny lektvar. Zapíšeš ho cez [/potion define].
potions-brew-prompt = Čo chceš uvariť

## Brewing and drinking

brewing-title = Varenie: { $potion }
brewing-question = Opíš, ako varíš
brewing-begun = **{ $name }** varí: **{ $potion }**. Hotové bude { $at }; suroviny sa minú až vtedy. Čas ukáže [/timers].
brewing-done = **{ $name }** má uvarené: **{ $potion }**. Nájdeš to cez [/inventory show].
notice-brewing-done = 🧪 Postava **{ $name }** má uvarené: **{ $potion }**. Vypije to cez [/potion drink].
notice-brewing-failed = 🧪 Postave **{ $name }** sa varenie nepodarilo: chýbali suroviny, alebo pri ňom nemohla zostať. Čo má, ukáže [/inventory show].
log-brewing = 🧪 **{ $name }** varí **{ $potion }** · { $actor }
scene-brews =
    🧪 **{ $character }** varí lektvar.
    { $text }
potions-drunk = **{ $name }** vypíja: **{ $potion }**. Čo ešte má, ukáže [/potion list].
notice-drunk = 🧪 ORG dal postave **{ $name }** vypiť: **{ $potion }**. Ako jej je, ukáže [/character show].
notice-potion-effect = 🧪 Lektvar **{ $potion }** a postava **{ $name }**: { $text }
log-potion-effect = 🧪 **{ $name }** vypíja **{ $potion }**: { $text }
timer-work-at = { $work }: { $thing }
ledger-house_skinned = Koža je stiahnutá

## Gathering

gathered = **{ $name }** má { $count }× **{ $thing }**; zostáva tu { $left }. Všetko, čo nesie, ukáže [/inventory show].
gathered-hide = **{ $name }** má { $count }× **{ $thing }**. Všetko, čo nesie, ukáže [/inventory show].
notice-gathered = 🌿 Postava **{ $name }** má od ORGa nazbierané: { $count }× { $thing }. Všetko ukáže [/inventory show].
scene-gathers = 🌿 **{ $character }** zbiera byliny.{ $text }
scene-skins = 🐾 **{ $character }** sťahuje kožu: **{ $animal }**.{ $text }

## Refusals

refusal-no_goods_here = Podľa týchto pravidiel postavy veci takto nenosia.
    .way = Čo postava má, ukáže [/character show].
refusal-thing_not_carried = Takú vec postava pri sebe nemá.
    .way = Čo nesie, ukáže [/inventory show].
refusal-thing_ambiguous = Vecí s menom { $name } je v batohu viac druhov.
    .way = Vyber tú správnu z ponuky, ktorá sa ukáže pri písaní v [/inventory give].
refusal-goods_other_ruleset = Táto postava hrá podľa iných pravidiel, veci si s ňou vymeniť nemožno.
    .way = Vyber niekoho iného; kto je tu, ukáže [/scene show].
refusal-nobody_to_give_to = V scéne nevidno nikoho, komu by sa dalo niečo dať.
    .way = Kto je tu, ukáže [/scene show]; do inej scény vojdeš cez [/scene enter].
refusal-no_brewing_here = Podľa týchto pravidiel sa lektvary nevaria.
    .way = Čo postava vie, ukáže [/ability list].
refusal-recipe_unknown = Lektvar { $name } nie je zapísaný.
    .way = Ktoré sú, ukáže [/potion list]; nový zapíšeš cez [/potion define].
refusal-too_many_potions = Zapísaných lektvarov je už najviac, koľko sa dá ({ $most }).
    .way = Prepíš niektorý cez [/potion define].
refusal-no_gathering_here = Podľa týchto pravidiel sa v prírode nezbiera.
    .way = Čo postava vie, ukáže [/ability list].
