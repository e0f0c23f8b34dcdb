### Goods, work, potions, gear and clues: refusals, the history, timers, and what things are called.

## Goods and gifts

refusal-amount_wrong = Takové množství zadat nelze.
    .way = Zadej celé číslo od 1; co máš, ukáže [/inventory show].
refusal-nothing_chosen = Zatím není vybráno nic, co by změnilo majitele.
    .way = Vyber z toho, co ukáže [/inventory show].
refusal-not_that_much = Tolik toho postava nemá.
    .way = Kolik čeho je, ukáže [/inventory show].
refusal-same_character = Sama sobě postava nic předat nemůže.
    .way = Vyber někoho jiného; kdo je tady, ukáže [/scene show].

## Work that takes its time

refusal-deed_not_told = Tohle je potřeba zahrát: chybí popis, jak to děláš.
    .way = Zopakuj příkaz a doplň pár slov do pole pro text; poradí [/help].
refusal-already_at_work = Tvoje postava už na něčem pracuje.
    .way = Kdy skončí, ukáže [/timers].
refusal-not_at_work = Tvoje postava právě na ničem nepracuje.
    .way = Co jí běží, ukáže [/timers].
refusal-thing_unknown = Taková věc v téhle scéně není vidět.
    .way = Co je v okolí, ukáže [/scene show]; nové věci přidává ORG přes [/place].
refusal-trail_lost = Stopa se ztratila, uprchlík teď v žádné scéně není.
    .way = Zkus [/pursue] znovu, až se někde objeví; zeptej se ORGa.
refusal-revived_lives_wrong = Tolik životů tahle postava mít nemůže, nejvýš { $most }.
    .way = Zopakuj [/revive] s menším číslem, nebo počet vynech.

## Potions and recipes

refusal-potion_not_carried = Takový lektvar u sebe nemáš.
    .way = Co máš, ukáže [/inventory show].
refusal-recipe_known = Tenhle recept už postava zná.
    .way = Její recepty ukáže [/potion list].
refusal-recipe_not_known = Tenhle recept postava nezná.
    .way = Naučí ji ho ORG přes [/potion teach].
refusal-potion_name_required = Lektvar potřebuje jméno.
    .way = Doplň ho a zkus to znovu; co už existuje, ukáže [/potion list].
refusal-potion_figures_wrong = Čísla lektvaru nesedí: úroveň má být aspoň 1, životů může dát nejvýš 100.
    .way = Oprav je a zkus to znovu; příklady ukáže [/potion list].
refusal-potion_effect_required = Chybí, co lektvar dělá.
    .way = Zadej životy, které vrátí, nebo účinek popiš; příklady ukáže [/potion list].
refusal-potion_ingredients_wrong = Suroviny receptu nesedí.
    .way = Uveď 1 až 20 druhů a u každého počet od 1; příklady ukáže [/potion list].
refusal-potion_exists = Takový lektvar už existuje.
    .way = Zvol jiné jméno; co už existuje, ukáže [/potion list].

## Gear

refusal-gear_unknown = Takovou věc v seznamu výbavy nemáš.
    .way = Seznam ukáže [/gear list].
refusal-gear_kind_unknown = Takový druh výbavy neznáme.
    .way = Vyber jeden z nabídky v [/gear add].
refusal-gear_name_required = Věc potřebuje jméno, aby ji ORG poznal.
    .way = Doplň ho v [/gear add].
refusal-gear_exists = Tahle věc už v seznamu je.
    .way = Seznam ukáže [/gear list].
refusal-too_much_gear = V seznamu výbavy už není místo.
    .way = Vyřaď z něj, co nepoužíváš; seznam ukáže [/gear list].
refusal-gear_not_worn = Tuhle věc není třeba brát do ruky ani oblékat.
    .way = Stačí, že ji ORG schválí; stav ukáže [/gear list].
refusal-bonus_wrong = Takový bonus dát nelze.
    .way = Životy navíc dává ORG jen za zbroj: celé číslo od 0 do { $most }.
refusal-weapon_required = U zbraně je potřeba říct, ze které je rodiny.
    .way = Vyber ji v [/gear add]; rodiny vysvětlí [/rules].
refusal-weapon_family_unknown = Takovou rodinu zbraní neznáme.
    .way = Vyber jednu z nabídky v [/gear add]; rodiny vysvětlí [/rules].
refusal-weapon_too_long = Na zbraň z téhle rodiny je příliš dlouhá.
    .way = Zvol jinou rodinu nebo oprav délku v [/gear add]; meze řekne [/rules].
refusal-length_required = U téhle zbraně je potřeba délka v centimetrech.
    .way = Změř ji celou a doplň to v [/gear add].

## Clues

refusal-clue_closed = Tohle znamení tvé postavě nic neříká.
    .way = Obejdi ho, nebo zavolej někoho, kdo mu rozumí; co umíš ty, ukáže [/ability list].
refusal-clue_needs_wrong = Takhle se znamení zamknout nedá, nikdo by ho nepřečetl.
    .way = Vyber schopnost, školu, frakci, povolání nebo předmět z nabídky; co existuje, řekne [/rules].

## The history of a character

ledger-ducats_changed = Dukáty { $amount } ({ $how })
ledger-goods_changed = { $thing }: { $amount } ({ $how })
ledger-recipe_learned = Nový recept na lektvar: { $potion }
ledger-recipe_forgotten = Odebraný recept na lektvar: { $potion }
ledger-work_began = Začátek práce: { $work }
ledger-work_ended = Konec práce: { $work }
ledger-work-broken-off = Přerušená práce: { $work }
ledger-gear_added = Nová věc ve výbavě
ledger-gear_removed = Věc z výbavy vyřazena
ledger-gear_judged = Výbava posouzena ORGem
ledger-gear_worn = Výbava se používá
ledger-gear_laid_down = Výbava odložena

## Timers

timer-work = Konec práce
notice-timer-work = ⌛ Postava **{ $name }** dokončila svou práci. Co z ní má, ukáže [/inventory show].

## Names

thing-door = dveře
thing-large_chest = velká truhla
thing-small_chest = truhlička
thing-gate = brána
work-break = rozbíjení
work-lock = zamykání
work-unlock = odemykání
work-brew = vaření lektvaru
potion-healing_potion = léčivý lektvar
gear-kind-weapon = zbraň
gear-kind-light_armour = lehká zbroj
gear-kind-heavy_armour = těžká zbroj
gear-kind-shield = štít
gear-kind-pouch = měšec
gear-kind-token = zlodějský token
reference-tracking = stopování
reference-hidden = skryté věci
reference-elements = magie živlů
reference-psychic = psychická magie
reference-clairvoyance = jasnovidectví
reference-black_magic = černá magie
reference-alchemy = alchymie
reference-healing = léčivá magie
reference-nature = přírodní magie
reference-chosen_of_god = vyvolení bohů
missing-rules = potvrzení, že hráč četl pravidla
missing-class = povolání, které se hodí k frakci
missing-abilities = první schopnost
missing-pouch = schválený měšec
missing-weapon = schválení zbraně
missing-bow_skill = zkouška s lukem
missing-armour = ohodnocení zbroje
missing-shield = posouzení štítu
missing-thief_token = schválený zlodějský token
