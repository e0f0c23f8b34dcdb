# Special spells: written by ORGs, granted, listed; and what their owners are told.

ability-special = Zvláštne kúzla
special-head = **{ $name }** · úroveň { $level } · { $when } · { $target }
special-target-count = { $target }, najviac { $count }
special-effect = • { $effect }
special-effect-amount = • { $effect }: **{ $amount }**
special-minutes = ⏳ Trvá { $count ->
        [one] { $count } hernú minútu
        [few] { $count } herné minúty
        [many] { $count } hernej minúty
       *[other] { $count } herných minút
    }
special-line = 🌟 **{ $spell }** – { $about }
special-owners = Má ho: { $names }
special-nobody = Zatiaľ ho nemá nikto. Dáš ho cez [/spell grant].
specials-title = Zvláštne kúzla
specials-none = Zvláštne kúzla tu zatiaľ nie sú. Prvé zapíšeš cez [/spell define].

## Writing

special-words-title = Slová kúzla
special-words = Čo kúzlo robí a ako vyzerá
special-words-example = Z dlane vyletí modrý plameň a oslepí všetkých naokolo.
special-preview = Takto bude kúzlo vyzerať. Uloží ho tlačidlo; čísla zmeníš novým [/spell define] s tým istým menom.
special-defined = Kúzlo je zapísané. Postave ho dáš cez [/spell grant].
special-changed = Kúzlo je prepísané. Kto ho má, tomu ostáva; všetky ukáže [/spell list].
button-spell-keep = Uložiť kúzlo
button-spell-words = Zmeniť slová

## Granting

special-granted = **{ $name }** odteraz ovláda kúzlo **{ $spell }**. Odoberieš ho cez [/spell revoke].
special-granted-later = Vyvolať ho bude možné až od úrovne { $level }.
special-taken = **{ $name }** už neovláda kúzlo **{ $spell }**. Znova ho dáš cez [/spell grant].
notice-special-granted = **{ $name }** odteraz ovláda zvláštne kúzlo **{ $spell }**: { $about } Nájdeš ho v [/spells].
notice-special-taken = **{ $name }** už neovláda zvláštne kúzlo **{ $spell }**. Čo ostalo, ukáže [/spells].
log-special-defined = 🌟 Nové zvláštne kúzlo: **{ $name }** · { $actor }
log-special-changed = 🌟 Prepísané zvláštne kúzlo: **{ $name }** · { $actor }
log-special-granted = 🌟 **{ $name }** dostáva kúzlo **{ $spell }** · { $actor }{ $reason }
log-special-taken = 🌟 **{ $name }** prichádza o kúzlo **{ $spell }** · { $actor }{ $reason }
ledger-spell_granted = Pribudlo zvláštne kúzlo { $spell }
ledger-spell_taken = Odobraté zvláštne kúzlo { $spell }

## Refusals

refusal-no_spellcraft_here = Podľa týchto pravidiel zvláštne kúzla nie sú.
    .way = Pravidlá servera zmení ORG cez [/setup ruleset].
refusal-special_spell_unknown = Také zvláštne kúzlo tu nie je.
    .way = Vyber ho z ponuky; všetky ukáže [/spell list].
refusal-special_spell_owned = Táto postava to kúzlo už ovláda.
    .way = Kto čo má, ukáže [/spell list].
refusal-special_spell_not_owned = Táto postava to kúzlo neovláda.
    .way = Kto čo má, ukáže [/spell list].
refusal-special_spell_of_the_book = Tak sa už volá kúzlo z pravidiel.
    .way = Daj mu v [/spell define] iné meno v poli `name`.
refusal-special_spell_words = Kúzlo potrebuje slová: čo robí a ako vyzerá.
    .way = Napíš ich do poľa `text` v [/spell define] alebo do formulára.
refusal-too_many_special_spells = Viac zvláštnych kúziel sa sem nezmestí, najviac ich je { $most }.
    .way = Prepíš niektoré z nich cez [/spell define] s jeho menom.
refusal-spell_draft_level = Úroveň kúzla (`level`) môže byť 1 až { $most }.
    .way = Zadaj v [/spell define] číslo z tohto rozsahu.
refusal-spell_draft_effect = Taký účinok (`effect`, `effect2`) bot nepozná alebo chýba.
    .way = Vyber ho v [/spell define] z ponuky poľa `effect`.
refusal-spell_draft_effects_clash = Tieto dva účinky (`effect`, `effect2`) sa do jedného kúzla nezmestia.
    .way = Nechaj v [/spell define] jeden, alebo zapíš dve kúzla.
refusal-spell_draft_timing = V takom čase (`when`) kúzlo s týmto účinkom nepôsobí.
    .way = Zmeň v [/spell define] pole `when`, alebo ho vynechaj.
refusal-spell_draft_target = Taký cieľ (`target`) sa k účinku alebo k času (`when`) nehodí.
    .way = Vyber ho v [/spell define] z ponuky poľa `target`, alebo ho vynechaj.
refusal-spell_draft_count = Počet cieľov (`count`) tu môže byť 1 až { $most }.
    .way = Zadaj v [/spell define] číslo z tohto rozsahu, alebo ho vynechaj.
refusal-spell_draft_amount = Tento účinok potrebuje číslo (`amount`) 1 až { $most }.
    .way = Doplň ho v [/spell define] do poľa `amount`.
refusal-spell_draft_amount2 = Druhý účinok potrebuje číslo (`amount2`) 1 až { $most }.
    .way = Doplň ho v [/spell define] do poľa `amount2`.
refusal-spell_draft_amount_unused = K tomuto účinku číslo (`amount`) nepatrí.
    .way = Vynechaj v [/spell define] pole `amount`.
refusal-spell_draft_amount2_unused = K druhému účinku číslo (`amount2`) nepatrí, alebo druhý účinok chýba.
    .way = Vynechaj v [/spell define] pole `amount2`, alebo vyber `effect2`.
refusal-spell_draft_minutes = Toto kúzlo potrebuje trvanie (`minutes`), 1 až { $most } herných minút.
    .way = Doplň ho v [/spell define] do poľa `minutes`.
refusal-spell_draft_minutes_unused = Toto kúzlo trvanie v minútach (`minutes`) nemá.
    .way = Vynechaj v [/spell define] pole `minutes`.
