### Goods, work, potions, gear and clues: refusals, the history, timers, and what things are called.

## Goods and gifts

refusal-amount_wrong = Také množstvo zadať nemožno.
    .way = Zadaj celé číslo od 1; čo máš, ukáže [/inventory show].
refusal-nothing_chosen = Ešte nie je vybrané nič, čo by zmenilo majiteľa.
    .way = Vyber si z toho, čo ukáže [/inventory show].
refusal-not_that_much = Toľko toho postava nemá.
    .way = Koľko čoho je, ukáže [/inventory show].
refusal-same_character = Sama sebe postava nič odovzdať nemôže.
    .way = Vyber niekoho iného; kto je tu, ukáže [/scene show].

## Work that takes its time

refusal-deed_not_told = Toto treba zahrať: chýba opis, ako to robíš.
    .way = Zopakuj príkaz a doplň pár slov do poľa pre text; poradí [/help].
refusal-already_at_work = Tvoja postava už na niečom pracuje.
    .way = Kedy skončí, ukáže [/timers].
refusal-not_at_work = Tvoja postava práve na ničom nepracuje.
    .way = Čo jej beží, ukáže [/timers].
refusal-thing_unknown = Takú vec v tejto scéne nevidno.
    .way = Čo je v okolí, ukáže [/scene show]; nové veci pridáva ORG cez [/place].
refusal-trail_lost = Stopa sa stratila, utečenec teraz v žiadnej scéne nie je.
    .way = Skús [/pursue] znova, keď sa niekde objaví; spýtaj sa ORGa.
refusal-revived_lives_wrong = Toľko životov táto postava mať nemôže, najviac { $most }.
    .way = Zopakuj [/revive] s menším číslom, alebo počet vynechaj.

## Potions and recipes

refusal-potion_not_carried = Taký lektvar pri sebe nemáš.
    .way = Čo máš, ukáže [/inventory show].
refusal-recipe_known = Tento recept už postava pozná.
    .way = Jej recepty ukáže [/potion list].
refusal-recipe_not_known = Tento recept postava nepozná.
    .way = Naučí ju ho ORG cez [/potion teach].
refusal-potion_name_required = Chýba meno lektvaru.
    .way = Doplň ho a skús to znova; čo už je, ukáže [/potion list].
refusal-potion_figures_wrong = Čísla lektvaru nesedia: úroveň má byť aspoň 1, životov môže dať najviac 100.
    .way = Oprav ich a skús to znova; príklady ukáže [/potion list].
refusal-potion_effect_required = Chýba, čo lektvar robí.
    .way = Zadaj životy, ktoré vráti, alebo účinok opíš; príklady ukáže [/potion list].
refusal-potion_ingredients_wrong = Suroviny receptu nesedia.
    .way = Uveď ich 1 až 20 druhov a pri každom počet od 1; príklady ukáže [/potion list].
refusal-potion_exists = Taký lektvar už existuje.
    .way = Zvoľ iné meno; čo už je, ukáže [/potion list].

## Gear

refusal-gear_unknown = Takú vec v zozname výbavy nemáš.
    .way = Zoznam ukáže [/gear list].
refusal-gear_kind_unknown = Taký druh výbavy nepoznáme.
    .way = Vyber jeden z ponuky v [/gear add].
refusal-gear_name_required = Vec potrebuje meno, aby ju ORG spoznal.
    .way = Doplň ho v [/gear add].
refusal-gear_exists = Táto vec už v zozname je.
    .way = Zoznam ukáže [/gear list].
refusal-too_much_gear = V zozname výbavy už nie je miesto.
    .way = Vyraď z neho, čo nepoužívaš; zoznam ukáže [/gear list].
refusal-gear_not_worn = Túto vec netreba brať do ruky ani obliekať.
    .way = Stačí, že ju ORG schváli; stav ukáže [/gear list].
refusal-bonus_wrong = Taký bonus dať nemožno.
    .way = Životy navyše dáva ORG len za zbroj: celé číslo od 0 do { $most }.
refusal-weapon_required = Pri zbrani treba povedať, z ktorej je rodiny.
    .way = Vyber ju v [/gear add]; rodiny vysvetlí [/rules].
refusal-weapon_family_unknown = Takú rodinu zbraní nepoznáme.
    .way = Vyber jednu z ponuky v [/gear add]; rodiny vysvetlí [/rules].
refusal-weapon_too_long = Na zbraň z tejto rodiny je príliš dlhá.
    .way = Zvoľ inú rodinu alebo oprav dĺžku v [/gear add]; medze povie [/rules].
refusal-length_required = Pri tejto zbrani treba dĺžku v centimetroch.
    .way = Odmeraj ju celú a doplň to v [/gear add].

## Clues

refusal-clue_closed = Toto znamenie tvojej postave nič nehovorí.
    .way = Obíď ho, alebo zavolaj niekoho, kto mu rozumie; čo vieš ty, ukáže [/ability list].
refusal-clue_needs_wrong = Takto sa znamenie zamknúť nedá, nikto by ho neprečítal.
    .way = Vyber schopnosť, školu, frakciu, povolanie alebo predmet z ponuky; čo existuje, povie [/rules].

## The history of a character

ledger-ducats_changed = Dukáty { $amount } ({ $how })
ledger-goods_changed = { $thing }: { $amount } ({ $how })
ledger-recipe_learned = Nový recept na lektvar: { $potion }
ledger-recipe_forgotten = Odobratý recept na lektvar: { $potion }
ledger-work_began = Začiatok práce: { $work }
ledger-work_ended = Koniec práce: { $work }
ledger-work-broken-off = Prerušená práca: { $work }
ledger-gear_added = Nová vec vo výbave
ledger-gear_removed = Vec z výbavy vyradená
ledger-gear_judged = Výbava posúdená ORGom
ledger-gear_worn = Výbava sa používa
ledger-gear_laid_down = Výbava odložená

## Timers

timer-work = Koniec práce
notice-timer-work = ⌛ Postava **{ $name }** skončila svoju prácu. Čo z nej má, ukáže [/inventory show].

## Names

thing-door = dvere
thing-large_chest = veľká truhlica
thing-small_chest = truhlička
thing-gate = brána
work-break = rozbíjanie
work-lock = zamykanie
work-unlock = odomykanie
work-brew = varenie lektvaru
potion-healing_potion = liečivý lektvar
gear-kind-weapon = zbraň
gear-kind-light_armour = ľahká zbroj
gear-kind-heavy_armour = ťažká zbroj
gear-kind-shield = štít
gear-kind-pouch = mešec
gear-kind-token = zlodejský token
reference-tracking = stopovanie
reference-hidden = skryté veci
reference-elements = mágia živlov
reference-psychic = psychická mágia
reference-clairvoyance = jasnovidectvo
reference-black_magic = čierna mágia
reference-alchemy = alchýmia
reference-healing = liečivá mágia
reference-nature = prírodná mágia
reference-chosen_of_god = vyvolení bohov
missing-rules = potvrdenie, že hráč čítal pravidlá
missing-class = povolanie, ktoré sa hodí k frakcii
missing-abilities = prvá schopnosť
missing-pouch = schválený mešec
missing-weapon = schválenie zbrane
missing-bow_skill = skúška s lukom
missing-armour = ohodnotenie zbroje
missing-shield = posúdenie štítu
missing-thief_token = schválený zlodejský token
