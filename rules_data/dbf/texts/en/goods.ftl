### Goods, work, potions, gear and clues: refusals, the history, timers, and what things are called.

## Goods and gifts

refusal-amount_wrong = That amount is not possible.
    .way = Give a whole number from 1 up; [/inventory show] says what you have.
refusal-nothing_chosen = Nothing has been chosen to change hands yet.
    .way = Choose from what [/inventory show] lists.
refusal-not_that_much = The character does not have that much.
    .way = [/inventory show] says how much there is.
refusal-same_character = A character cannot hand things to itself.
    .way = Choose somebody else; [/scene show] says who is here.

## Work that takes its time

refusal-deed_not_told = This has to be played out: the words for how you do it are missing.
    .way = Repeat the command with a few words in its text field; [/help] tells more.
refusal-already_at_work = Your character is at work on something already.
    .way = [/timers] says when it will be done.
refusal-not_at_work = Your character is not at work on anything.
    .way = [/timers] says what runs for it.
refusal-thing_unknown = There is no such thing to be seen in this scene.
    .way = [/scene show] says what is around; an ORG adds things with [/place].
refusal-trail_lost = The trail is lost, the one who fled is in no scene now.
    .way = Try [/pursue] again once they turn up somewhere, or ask an ORG.
refusal-revived_lives_wrong = This character cannot have that many lives, { $most } at most.
    .way = Repeat [/revive] with a smaller number, or leave it out.

## Potions and recipes

refusal-potion_not_carried = You do not carry such a potion.
    .way = [/inventory show] says what you have.
refusal-recipe_known = The character knows this recipe already.
    .way = [/potion list] shows its recipes.
refusal-recipe_not_known = The character does not know this recipe.
    .way = An ORG teaches it with [/potion teach].
refusal-potion_name_required = A potion needs a name.
    .way = Fill it in and try again; [/potion list] shows what there is.
refusal-potion_figures_wrong = The figures of the potion are wrong: level at least 1, at most 100 lives given.
    .way = Mend them and try again; [/potion list] shows examples.
refusal-potion_effect_required = What the potion does is missing.
    .way = Give the lives it heals or tell its effect; [/potion list] shows examples.
refusal-potion_ingredients_wrong = The ingredients of the recipe are wrong.
    .way = Name 1 to 20 kinds, each with a number from 1 up; [/potion list] shows examples.
refusal-potion_exists = There is such a potion already.
    .way = Choose another name; [/potion list] shows what there is.

## Gear

refusal-gear_unknown = There is no such piece on your list of gear.
    .way = [/gear list] shows it.
refusal-gear_kind_unknown = There is no such kind of gear.
    .way = Choose one of those [/gear add] offers.
refusal-gear_name_required = A piece needs a name for the ORG to know it by.
    .way = Fill it in with [/gear add].
refusal-gear_exists = This piece is on the list already.
    .way = [/gear list] shows it.
refusal-too_much_gear = There is no room left on your list of gear.
    .way = Take off what you do not use; [/gear list] shows the list.
refusal-gear_not_worn = This piece is neither wielded nor put on.
    .way = The approval of an ORG is enough; [/gear list] shows it.
refusal-bonus_wrong = That bonus is not possible.
    .way = An ORG gives extra lives for armour only: a whole number from 0 to { $most }.
refusal-weapon_required = A weapon needs its family.
    .way = Choose it in [/gear add]; [/rules] tells of families.
refusal-weapon_family_unknown = There is no such family of weapons.
    .way = Choose one of those [/gear add] offers; [/rules] tells of families.
refusal-weapon_too_long = It is too long for a weapon of this family.
    .way = Choose another family or mend the length in [/gear add]; [/rules] tells the limits.
refusal-length_required = This weapon needs its length in centimetres.
    .way = Measure all of it and fill it in with [/gear add].

## Clues

refusal-clue_closed = This sign tells your character nothing.
    .way = Pass it by, or fetch somebody who understands it; [/ability list] shows what you can do.
refusal-clue_needs_wrong = A sign cannot be locked like that, nobody could ever read it.
    .way = Choose an ability, school, faction, class or item that is offered; [/rules] tells what there is.

## The history of a character

ledger-ducats_changed = Ducats { $amount } ({ $how })
ledger-goods_changed = { $thing }: { $amount } ({ $how })
ledger-recipe_learned = New recipe for a potion: { $potion }
ledger-recipe_forgotten = Recipe for a potion taken away: { $potion }
ledger-work_began = Work began: { $work }
ledger-work_ended = Work ended: { $work }
ledger-work-broken-off = Work broken off: { $work }
ledger-gear_added = New piece of gear
ledger-gear_removed = Piece of gear off the list
ledger-gear_judged = Gear judged by an ORG
ledger-gear_worn = Gear in use
ledger-gear_laid_down = Gear laid down

## Timers

timer-work = End of work
notice-timer-work = ⌛ **{ $name }** has finished working. What came of it, [/inventory show] says.

## Names

thing-door = door
thing-large_chest = large chest
thing-small_chest = small chest
thing-gate = gate
work-break = breaking open
work-lock = locking
work-unlock = unlocking
work-brew = brewing
potion-healing_potion = healing potion
gear-kind-weapon = weapon
gear-kind-light_armour = light armour
gear-kind-heavy_armour = heavy armour
gear-kind-shield = shield
gear-kind-pouch = pouch
gear-kind-token = thief's token
reference-tracking = tracking
reference-hidden = hidden things
reference-elements = elemental magic
reference-psychic = psychic magic
reference-clairvoyance = clairvoyance
reference-black_magic = black magic
reference-alchemy = alchemy
reference-healing = healing magic
reference-nature = nature magic
reference-chosen_of_god = the chosen of the gods
missing-rules = the player's word that the rules were read
missing-class = a class that fits the faction
missing-abilities = the first ability
missing-pouch = an approved pouch
missing-weapon = the approval of a weapon
missing-bow_skill = the archer's test
missing-armour = the rating of the armour
missing-shield = the judging of the shield
missing-thief_token = an approved thief's token
