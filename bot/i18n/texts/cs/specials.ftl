# Special spells: written by ORGs, granted, listed; and what their owners are told.

ability-special = Zvláštní kouzla
special-head = **{ $name }** · úroveň { $level } · { $when } · { $target }
special-target-count = { $target }, nejvýše { $count }
special-effect = • { $effect }
special-effect-amount = • { $effect }: **{ $amount }**
special-minutes = ⏳ Trvá { $count ->
        [one] { $count } herní minutu
        [few] { $count } herní minuty
        [many] { $count } herní minuty
       *[other] { $count } herních minut
    }
special-line = 🌟 **{ $spell }** – { $about }
special-owners = Má ho: { $names }
special-nobody = Zatím ho nemá nikdo. Dáš ho přes [/spell grant].
specials-title = Zvláštní kouzla
specials-none = Zvláštní kouzla tu zatím nejsou. První zapíšeš přes [/spell define].

## Writing

special-words-title = Slova kouzla
special-words = Co kouzlo dělá a jak vypadá
special-words-example = Z dlaně vyletí modrý plamen a oslepí všechny kolem.
special-preview = Takhle bude kouzlo vypadat. Uloží ho tlačítko; čísla změníš novým [/spell define] se stejným jménem.
special-defined = Kouzlo je zapsané. Postavě ho dáš přes [/spell grant].
special-changed = Kouzlo je přepsané. Kdo ho má, tomu zůstává; všechna ukáže [/spell list].
button-spell-keep = Uložit kouzlo
button-spell-words = Změnit slova

## Granting

special-granted = **{ $name }** odteď ovládá kouzlo **{ $spell }**. Odebereš ho přes [/spell revoke].
special-granted-later = Vyvolat ho půjde až od úrovně { $level }.
special-taken = **{ $name }** už neovládá kouzlo **{ $spell }**. Znovu ho dáš přes [/spell grant].
notice-special-granted = **{ $name }** odteď ovládá zvláštní kouzlo **{ $spell }**: { $about } Najdeš ho v [/spells].
notice-special-taken = **{ $name }** už neovládá zvláštní kouzlo **{ $spell }**. Co zůstalo, ukáže [/spells].
log-special-defined = 🌟 Nové zvláštní kouzlo: **{ $name }** · { $actor }
log-special-changed = 🌟 Přepsané zvláštní kouzlo: **{ $name }** · { $actor }
log-special-granted = 🌟 **{ $name }** dostává kouzlo **{ $spell }** · { $actor }{ $reason }
log-special-taken = 🌟 **{ $name }** přichází o kouzlo **{ $spell }** · { $actor }{ $reason }
ledger-spell_granted = Přibylo zvláštní kouzlo { $spell }
ledger-spell_taken = Odebrané zvláštní kouzlo { $spell }

## Refusals

refusal-no_spellcraft_here = Podle těchto pravidel zvláštní kouzla nejsou.
    .way = Pravidla serveru změní ORG přes [/setup ruleset].
refusal-special_spell_unknown = Takové zvláštní kouzlo tu není.
    .way = Vyber ho z nabídky; všechna ukáže [/spell list].
refusal-special_spell_owned = Tato postava to kouzlo už ovládá.
    .way = Kdo co má, ukáže [/spell list].
refusal-special_spell_not_owned = Tato postava to kouzlo neovládá.
    .way = Kdo co má, ukáže [/spell list].
refusal-special_spell_of_the_book = Tak už se jmenuje kouzlo z pravidel.
    .way = Dej mu v [/spell define] jiné jméno v poli `name`.
refusal-special_spell_words = Kouzlo potřebuje slova: co dělá a jak vypadá.
    .way = Napiš je do pole `text` v [/spell define] nebo do formuláře.
refusal-too_many_special_spells = Víc zvláštních kouzel se sem nevejde, nejvýše jich je { $most }.
    .way = Přepiš některé z nich přes [/spell define] s jeho jménem.
refusal-spell_draft_level = Úroveň kouzla (`level`) může být 1 až { $most }.
    .way = Zadej v [/spell define] číslo z tohoto rozsahu.
refusal-spell_draft_effect = Takový účinek (`effect`, `effect2`) bot nezná nebo chybí.
    .way = Vyber ho v [/spell define] z nabídky pole `effect`.
refusal-spell_draft_effects_clash = Tyto dva účinky (`effect`, `effect2`) se do jednoho kouzla nevejdou.
    .way = Nech v [/spell define] jeden, nebo zapiš dvě kouzla.
refusal-spell_draft_timing = V takovém čase (`when`) kouzlo s tímto účinkem nepůsobí.
    .way = Změň v [/spell define] pole `when`, nebo ho vynech.
refusal-spell_draft_target = Takový cíl (`target`) se k účinku nebo k času (`when`) nehodí.
    .way = Vyber ho v [/spell define] z nabídky pole `target`, nebo ho vynech.
refusal-spell_draft_count = Počet cílů (`count`) tu může být 1 až { $most }.
    .way = Zadej v [/spell define] číslo z tohoto rozsahu, nebo ho vynech.
refusal-spell_draft_amount = Tento účinek potřebuje číslo (`amount`) 1 až { $most }.
    .way = Doplň ho v [/spell define] do pole `amount`.
refusal-spell_draft_amount2 = Druhý účinek potřebuje číslo (`amount2`) 1 až { $most }.
    .way = Doplň ho v [/spell define] do pole `amount2`.
refusal-spell_draft_amount_unused = K tomuto účinku číslo (`amount`) nepatří.
    .way = Vynech v [/spell define] pole `amount`.
refusal-spell_draft_amount2_unused = K druhému účinku číslo (`amount2`) nepatří, nebo druhý účinek chybí.
    .way = Vynech v [/spell define] pole `amount2`, nebo vyber `effect2`.
refusal-spell_draft_minutes = Toto kouzlo potřebuje trvání (`minutes`), 1 až { $most } herních minut.
    .way = Doplň ho v [/spell define] do pole `minutes`.
refusal-spell_draft_minutes_unused = Toto kouzlo trvání v minutách (`minutes`) nemá.
    .way = Vynech v [/spell define] pole `minutes`.
