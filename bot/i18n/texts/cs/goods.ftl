# What characters carry: bags and purses, gifts, what ORGs grant, potions and recipes, brewing, gathering.

goods-purse = 💰 { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}
goods-bag-empty = V batohu nic není. Věci se dají dostat od jiných, nasbírat přes [/gather] nebo uvařit přes [/potion brew].
goods-sort-potion = 🧪 Lektvary
goods-sort-herb = 🌿 Byliny
goods-sort-ingredient = 🧂 Suroviny
goods-sort-game_item = 💎 Herní předměty
goods-sort-item = 📦 Ostatní věci
goods-typed-potion = lektvar
goods-typed-game_item = předmět
goods-typed-item = věc
goods-how-org = od ORGa
goods-how-gift = dar
goods-how-loot = kořist
goods-how-theft = krádež
goods-how-gathered = sběr
goods-how-work = práce
goods-how-drunk = vypito
goods-hide = kůže ({ $animal })
button-inventory = Batoh
button-ducats-give = Dát dukáty

## Gifts

goods-give-prompt = Co chceš někomu dát
goods-drink-prompt = Co chceš vypít
goods-whom = Komu to bude: { $what }? Vyber někoho ze scény, nebo použij [/inventory give].
goods-whom-prompt = Komu
goods-how-many-title = Dar: { $name }
goods-how-many = Kolik (nejvýš { $count })
goods-given = **{ $giver }** → **{ $receiver }**: { $what }. Co zbylo, ukáže [/inventory show].
notice-ducats-got = 🎁 Postava **{ $name }** má od postavy **{ $other }** dar: { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}. Kolik jich je dohromady, ukáže [/ducats show].
notice-ducats-gone = ORG předal za postavu **{ $name }** postavě **{ $other }** { $count ->
    [one] { $count } dukát
    [few] { $count } dukáty
   *[other] { $count } dukátů
}. Kolik jí zbývá, ukáže [/ducats show].
notice-goods-got = 🎁 Postava **{ $name }** má od postavy **{ $other }** dar: { $count }× { $thing }. Všechno, co nese, ukáže [/inventory show].
notice-goods-gone = ORG předal za postavu **{ $name }** postavě **{ $other }**: { $count }× { $thing }. Co jí zbývá, ukáže [/inventory show].

## What ORGs grant

goods-granted = **{ $name }**: { $thing } { $amount }, teď { $count }. Celý batoh ukáže [/inventory show].
ducats-granted = **{ $name }**: dukáty { $amount }, teď { $count }. Vrátit se to dá přes [/undo].
notice-goods = 🎒 Změna v batohu postavy **{ $name }**: { $thing } { $amount }. Celý ho ukáže [/inventory show].
notice-ducats =
    💰 Postava **{ $name }**: dukáty { $amount }, teď { $count }. Ukáže je i [/ducats show].
    Důvod: { $reason }
log-goods = 🎒 **{ $name }**: { $thing } { $amount } · { $actor }{ $reason }
log-ducats = 💰 **{ $name }**: dukáty { $amount }, teď { $count } · { $actor }{ $reason }

## Potions and recipes

potions-defined = Lektvar je zapsaný. Recept naučíš přes [/potion teach], hotový lektvar dáš přes [/inventory grant].
potions-changed = Lektvar je přepsaný. Platí to i pro lahvičky, které už někdo nese.
potions-line = **{ $name }** · úroveň { $level }
potions-line-own = **{ $name }** · jedna bylina, bez receptu · životy +{ $count }
potions-recipe = Suroviny: { $things }
potions-heals = Životy: +{ $count }
potions-effect = Účinek: { $text }
potion-form-title = Lektvar
potion-form-name = Jméno; stejné jméno lektvar přepíše
potion-form-level = Úroveň
potion-form-ingredients = Suroviny s počtem, oddělené čárkou
potion-form-example = 2 máta, 1 žabí sliz
potion-form-heals = Kolik životů vrátí
potion-form-effect = Co ještě dělá
button-potion-define = Zapsat lektvar
recipe-learned = **{ $name }** odteď zná recept: **{ $potion }**. Zapomenout ho dáš také přes [/potion teach].
recipe-forgotten = **{ $name }** už nezná recept: **{ $potion }**. Znovu ho naučíš přes [/potion teach].
notice-recipe-learned = 📜 Postava **{ $name }** zná nový recept: **{ $potion }**. Celý ho ukáže [/potion list].
notice-recipe-forgotten = 📜 Postava **{ $name }** už nezná recept: **{ $potion }**. Které jí zbyly, ukáže [/potion list].
log-potion-defined = 🧪 Nový lektvar **{ $name }** · { $actor }
log-potion-changed = 🧪 Přepsaný lektvar **{ $name }** · { $actor }
log-recipe-learned = 📜 **{ $name }**: nový recept { $potion } · { $actor }{ $reason }
log-recipe-forgotten = 📜 **{ $name }**: odebraný recept { $potion } · { $actor }{ $reason }
potions-title = Lektvary
potions-highest = Nejvyšší úroveň, kterou postava uvaří podle receptu: **{ $level }**
potions-no-recipe = Postava nezná žádný recept. Naučit ji může ORG přes [/potion teach].
potions-carried = **Nese s sebou** (vypije přes [/potion drink], dá přes [/potion give]):
potions-none-carried = Žádný lektvar u sebe nemá. Uvaří ho přes [/potion brew].
potions-written = **Všechny zapsané lektvary** (změníš je přes [/potion define]):
potions-none-written = Zatím není zapsaný žádný lektvar. Zapíšeš ho přes [/potion define].
potions-brew-prompt = Co chceš uvařit

## Brewing and drinking

brewing-title = Vaření: { $potion }
brewing-question = Popiš, jak vaříš
brewing-begun = **{ $name }** vaří: **{ $potion }**. Hotovo bude { $at }; suroviny se spotřebují až tehdy. Čas ukáže [/timers].
brewing-done = **{ $name }** má uvařeno: **{ $potion }**. Najdeš to přes [/inventory show].
notice-brewing-done = 🧪 Postava **{ $name }** má uvařeno: **{ $potion }**. Vypije to přes [/potion drink].
notice-brewing-failed = 🧪 Postavě **{ $name }** se vaření nepovedlo: chyběly suroviny, nebo u něj nemohla zůstat. Co má, ukáže [/inventory show].
log-brewing = 🧪 **{ $name }** vaří **{ $potion }** · { $actor }
scene-brews =
    🧪 **{ $character }** vaří lektvar.
    { $text }
potions-drunk = **{ $name }** vypíjí: **{ $potion }**. Co ještě má, ukáže [/potion list].
notice-drunk = 🧪 ORG dal postavě **{ $name }** vypít: **{ $potion }**. Jak jí je, ukáže [/character show].
notice-potion-effect = 🧪 Lektvar **{ $potion }** a postava **{ $name }**: { $text }
log-potion-effect = 🧪 **{ $name }** vypíjí **{ $potion }**: { $text }
timer-work-at = { $work }: { $thing }
ledger-house_skinned = Kůže je stažená

## Gathering

gathered = **{ $name }** má { $count }× **{ $thing }**; zbývá tu { $left }. Všechno, co nese, ukáže [/inventory show].
gathered-hide = **{ $name }** má { $count }× **{ $thing }**. Všechno, co nese, ukáže [/inventory show].
notice-gathered = 🌿 Postava **{ $name }** má od ORGa nasbíráno: { $count }× { $thing }. Všechno ukáže [/inventory show].
scene-gathers = 🌿 **{ $character }** sbírá byliny.{ $text }
scene-skins = 🐾 **{ $character }** stahuje kůži: **{ $animal }**.{ $text }

## Refusals

refusal-no_goods_here = Podle těchto pravidel postavy věci takhle nenosí.
    .way = Co postava má, ukáže [/character show].
refusal-thing_not_carried = Takovou věc postava u sebe nemá.
    .way = Co nese, ukáže [/inventory show].
refusal-thing_ambiguous = Věcí se jménem { $name } je v batohu víc druhů.
    .way = Vyber tu správnou z nabídky, která se ukáže při psaní v [/inventory give].
refusal-goods_other_ruleset = Tahle postava hraje podle jiných pravidel, věci si s ní vyměnit nejde.
    .way = Vyber někoho jiného; kdo je tu, ukáže [/scene show].
refusal-nobody_to_give_to = Ve scéně není vidět nikdo, komu by šlo něco dát.
    .way = Kdo je tu, ukáže [/scene show]; do jiné scény vejdeš přes [/scene enter].
refusal-no_brewing_here = Podle těchto pravidel se lektvary nevaří.
    .way = Co postava umí, ukáže [/ability list].
refusal-recipe_unknown = Lektvar { $name } není zapsaný.
    .way = Které jsou, ukáže [/potion list]; nový zapíšeš přes [/potion define].
refusal-too_many_potions = Zapsaných lektvarů už je nejvíc, kolik jde ({ $most }).
    .way = Přepiš některý přes [/potion define].
refusal-no_gathering_here = Podle těchto pravidel se v přírodě nesbírá.
    .way = Co postava umí, ukáže [/ability list].
