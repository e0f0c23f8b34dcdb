# Creeps: the bestiary of the ORGs, those of it in the game, and what is told of them.

class-creep = Creep
faction-creep = Creepy

## The sheet; what others see is never more than the nature that shows

creep-headline = Creep · { $nature } · úroveň **{ $level }**
creep-not-living = { $nature }, nežije
creep-shown = 👁️ Hráči vidia: { $nature }
creep-shown-hidden = 👁️ Hráči nevidia, čím je
creep-weapon = 🗡️ V ruke: { $weapon }
creep-claws = 🐾 Zásah bez zbrane: { $count ->
        [one] { $count } zranenie
        [few] { $count } zranenia
        [many] { $count } zranenia
       *[other] { $count } zranení
    }
creep-stranger =
    { $nature }
    Viac o tejto bytosti vedia iba ORGovia.
creep-stranger-hidden = Čím táto bytosť je, nevidno. Viac o nej vedia iba ORGovia.
ledger-creep_made = Creep prišiel do hry

## The bestiary

creeps-title = Bestiár
creeps-none = Bestiár je prázdny. Prvého creepa zapíšeš cez [/creep define].
creep-kind = **{ $name }** · ❤️ { $lives } · úroveň { $level } · { $nature }
creep-abilities = ✨ { $abilities }
creep-in-game = • **{ $name }** { $hearts } · { $place }
creep-in-game-down = • **{ $name }** { $hearts } · { $status } · { $place }
creep-nowhere = mimo scén
creep-remove-prompt = Vezmi z hry alebo z bestiára
creep-choice-game = { $name } (v hre)
creep-choice-bestiary = { $name } (bestiár)
button-creeps = Bestiár
button-creep-spawn = Priviesť: { $name }
button-creep-sheet = Ukázať: { $name }

## What was done

creep-defined = Zapísané do bestiára. Do scény ho privedieš v jej kanáli cez [/creep spawn].
creep-changed = Prepísané v bestiári. Kto z neho už je v hre, ostáva taký, aký bol; ďalšieho privedieš cez [/creep spawn].
creep-spawned = Do scény prichádza: { $names }. Konáš zaň voľbou `for`, napríklad v [/cast]; všetkých ukáže [/creep list].
creep-removed = **{ $name }** už v hre nie je. Ostatných ukáže [/creep list].
creep-forgotten = **{ $name }** už v bestiári nie je. Nového zapíšeš cez [/creep define].
scene-creeps-appeared = 🐾 Objavuje sa tu: { $names }.
scene-creep-gone = 🐾 Zo scény mizne **{ $name }**.
log-creep-defined = 🐾 Nové v bestiári: **{ $name }** · { $actor }
log-creep-changed = 🐾 Prepísané v bestiári: **{ $name }** · { $actor }
log-creep-spawned = 🐾 Do hry prichádza { $names } · { $place } · { $actor }
log-creep-removed = 🐾 Z hry odchádza **{ $name }** · { $actor }
log-creep-forgotten = 🐾 Z bestiára je preč **{ $name }** · { $actor }

## What the ORGs are asked for a creep

card-question-creep = Odpovedá creep **{ $creep }**; čo by povedal, vieš ty.
card-consent-text = **{ $caster }** chce kúzlom pôsobiť na creepa **{ $creep }**: položí mu jednu otázku a on na ňu po pravde odpovie.
card-consent-how = Súhlasí s tým? Odpovedz tlačidlom; bez súhlasu sa kúzlo neminie.

## Refusals

refusal-no_creeps_here = Podľa týchto pravidiel bestiár nie je.
    .way = Pravidlá servera zmení ORG cez [/setup ruleset].
refusal-creep_unknown = Creep { $name } v bestiári nie je.
    .way = Vyber ho z ponuky; všetkých ukáže [/creep list].
refusal-creep_ability_unknown = Schopnosť { $name } bot nepozná.
    .way = Oddeľ názvy v [/creep define] čiarkami; opisuje ich [/rules].
refusal-creep_count_wrong = Naraz sa dá priviesť najmenej jeden creep a najviac { $most }.
    .way = Zadaj v [/creep spawn] číslo z tohto rozsahu.
refusal-creep_in_game = Creep { $name } je ešte v hre: { $names }.
    .way = Najprv ich vezmi z hry cez [/creep remove].
refusal-too_many_creeps = Viac creepov sa sem nezmestí, najviac ich je { $most }.
    .way = Niektorých odober cez [/creep remove].
refusal-creep_no_character = { $name } je creep, nie postava hráča.
    .way = Prepíšeš ho cez [/creep define], z hry ho vezmeš cez [/creep remove].
