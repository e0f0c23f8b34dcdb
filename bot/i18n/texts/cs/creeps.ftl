# Creeps: the bestiary of the ORGs, those of it in the game, and what is told of them.

class-creep = Creep
faction-creep = Creepové

## The sheet; what others see is never more than the nature that shows

creep-headline = Creep · { $nature } · úroveň **{ $level }**
creep-not-living = { $nature }, nežije
creep-shown = 👁️ Hráči vidí: { $nature }
creep-shown-hidden = 👁️ Hráči nevidí, čím je
creep-weapon = 🗡️ V ruce: { $weapon }
creep-claws = 🐾 Zásah beze zbraně: { $count ->
        [one] { $count } zranění
        [few] { $count } zranění
        [many] { $count } zranění
       *[other] { $count } zranění
    }
creep-stranger =
    { $nature }
    Víc o této bytosti vědí jen ORGové.
creep-stranger-hidden = Čím tato bytost je, není vidět. Víc o ní vědí jen ORGové.
ledger-creep_made = Creep přišel do hry

## The bestiary

creeps-title = Bestiář
creeps-none = Bestiář je prázdný. Prvního creepa zapíšeš přes [/creep define].
creep-kind = **{ $name }** · ❤️ { $lives } · úroveň { $level } · { $nature }
creep-abilities = ✨ { $abilities }
creep-in-game = • **{ $name }** { $hearts } · { $place }
creep-in-game-down = • **{ $name }** { $hearts } · { $status } · { $place }
creep-nowhere = mimo scény
creep-remove-prompt = Vezmi ze hry nebo z bestiáře
creep-choice-game = { $name } (ve hře)
creep-choice-bestiary = { $name } (bestiář)
button-creeps = Bestiář
button-creep-spawn = Přivést: { $name }
button-creep-sheet = Ukázat: { $name }

## What was done

creep-defined = Zapsáno do bestiáře. Do scény ho přivedeš v jejím kanálu přes [/creep spawn].
creep-changed = Přepsáno v bestiáři. Kdo z něj už je ve hře, zůstává takový, jaký byl; dalšího přivedeš přes [/creep spawn].
creep-spawned = Do scény přichází: { $names }. Jednáš za něj volbou `for`, třeba v [/cast]; všechny ukáže [/creep list].
creep-removed = **{ $name }** už ve hře není. Ostatní ukáže [/creep list].
creep-forgotten = **{ $name }** už v bestiáři není. Nového zapíšeš přes [/creep define].
scene-creeps-appeared = 🐾 Objevuje se tu: { $names }.
scene-creep-gone = 🐾 Ze scény mizí **{ $name }**.
log-creep-defined = 🐾 Nové v bestiáři: **{ $name }** · { $actor }
log-creep-changed = 🐾 Přepsáno v bestiáři: **{ $name }** · { $actor }
log-creep-spawned = 🐾 Do hry přichází { $names } · { $place } · { $actor }
log-creep-removed = 🐾 Ze hry odchází **{ $name }** · { $actor }
log-creep-forgotten = 🐾 Z bestiáře je pryč **{ $name }** · { $actor }

## What the ORGs are asked for a creep

card-question-creep = Odpovídá creep **{ $creep }**; co by řekl, víš ty.
card-consent-text = **{ $caster }** chce kouzlem působit na creepa **{ $creep }**: položí mu jednu otázku a on na ni po pravdě odpoví.
card-consent-how = Souhlasí s tím? Odpověz tlačítkem; bez souhlasu se kouzlo nespotřebuje.

## Refusals

refusal-no_creeps_here = Podle těchto pravidel bestiář není.
    .way = Pravidla serveru změní ORG přes [/setup ruleset].
refusal-creep_unknown = Creep { $name } v bestiáři není.
    .way = Vyber ho z nabídky; všechny ukáže [/creep list].
refusal-creep_ability_unknown = Schopnost { $name } bot nezná.
    .way = Odděl názvy v [/creep define] čárkami; popisuje je [/rules].
refusal-creep_count_wrong = Najednou jde přivést nejméně jednoho creepa a nejvíc { $most }.
    .way = Zadej v [/creep spawn] číslo z tohoto rozsahu.
refusal-creep_in_game = Creep { $name } je ještě ve hře: { $names }.
    .way = Nejdřív je vezmi ze hry přes [/creep remove].
refusal-too_many_creeps = Víc creepů se sem nevejde, nejvíc jich je { $most }.
    .way = Některé odeber přes [/creep remove].
refusal-creep_no_character = { $name } je creep, ne postava hráče.
    .way = Přepíšeš ho přes [/creep define], ze hry ho vezmeš přes [/creep remove].
