# Gear: the list, the card of its request, what is put on and taken off.

gear-asked = The request is sent: **{ $gear }** ({ $what }) for **{ $name }**. You get a message when an ORG has decided. See the list with [/gear list].
gear-given = **{ $name }** has approved gear: **{ $gear }** ({ $what }). Put it on with [/gear wear], take it off the list with [/gear remove].
gear-withdrawn = The request is withdrawn. Send a new one with [/gear add].
gear-measured = { $what }, { $length } cm
gear-bonus = Bonus lives: { $bonus }
gear-tested = The archer passed the test
gear-untested = The archer has not passed the test yet
gear-list-title = Gear: { $name }
gear-none = The list is empty so far. Add the first piece with [/gear add].
gear-line-used = { $emoji } **{ $gear }** ({ $what }) · **in use**
gear-line-approved = { $emoji } **{ $gear }** ({ $what }) · approved
gear-line-asked = { $emoji } **{ $gear }** ({ $what }) · waits for an ORG
gear-line-unapproved = { $emoji } **{ $gear }** ({ $what }) · not approved
gear-line-declined = ❌ **{ $gear }** · declined{ $reason }
gear-on = In use: **{ $gear }** ({ $name }). Put it away with the button or with [/gear wear] and its option `off`.
gear-off = Put away: **{ $gear }** ({ $name }). Take it up again with the button or with [/gear wear].
gear-already-on = You already use **{ $gear }**. Put it away with the button or with [/gear wear] and its option `off`.
gear-already-off = You do not use **{ $gear }** now. Take it up with the button or with [/gear wear].
gear-removed = **{ $gear }** is off the list ({ $name }). An ORG can bring it back with [/undo]; add something new with [/gear add].
gear-remove-prompt = Take off the list
gear-bonus-prompt = Bonus lives for fine armour
gear-bonus-choice = { $bonus ->
        [0] No bonus life
        [one] { $bonus } bonus life
       *[other] { $bonus } bonus lives
    }
gear-skill-prompt = Has the archer passed the test?
gear-tested-yes = Yes, the archer can handle a bow
gear-tested-no = No, not yet
button-gear-on = Put on: { $gear }
button-gear-off = Put away: { $gear }
button-gear-list = Gear

card-gear-title = { $gear }: { $name }
card-gear-who = Gear to approve · asked by { $owner } · { $at }
card-gear-is = What it is
card-gear-verdict = Verdict
card-gear-missing-bonus = ⚠️ The bonus lives are missing. Choose them in the menu, then approve.
card-gear-missing-skill = ⚠️ The archer's test is missing. Choose in the menu how it ended, then approve.

notice-gear-given = **{ $name }** got from an ORG: **{ $gear }**. Put it on with [/gear wear].
notice-gear-approved = ✅ Approved: **{ $gear }** for **{ $name }**. Put it on with [/gear wear], see the list with [/gear list].
notice-gear-declined = ❌ Declined: **{ $gear }** for **{ $name }**. Add something else with [/gear add] or ask an ORG.
notice-gear-reopened = ↩️ The decision is taken back: **{ $gear }** for **{ $name }** waits for an ORG again. See how things stand with [/gear list].
notice-gear-reason =
    Why **{ $gear }** for **{ $name }** is declined: { $reason }
    Add something else with [/gear add].
notice-gear-on = An ORG put this on your character **{ $name }**: **{ $gear }**. See the gear with [/gear list].
notice-gear-off = An ORG put this of your character **{ $name }** away: **{ $gear }**. See the gear with [/gear list].
notice-gear-removed = An ORG took this off the list of your character **{ $name }**: **{ $gear }**. See the list with [/gear list].

log-gear-given = 🎁 **{ $name }**: gear { $gear } · { $actor }{ $reason }
log-gear-removed = 🗑️ **{ $name }**: gear { $gear } is gone · { $actor }{ $reason }
log-gear-approved = ✅ **{ $name }**: gear { $gear } · approved by { $actor }
log-gear-declined = ❌ **{ $name }**: gear { $gear } · declined by { $actor }
log-gear-reopened = ↩️ **{ $name }**: gear { $gear } waits again · decision taken back by { $actor }

refusal-no_gear_here = By these rules no list of gear is kept.
    .way = [/character show] shows what a character has.
refusal-gear_ambiguous = There are several such pieces on the list: { $name }.
    .way = Pick the right one from the list of [/gear wear] or by a button of [/gear list].
refusal-gear_length_wrong = The length must be a whole number from 1 to { $most } centimetres.
    .way = Correct it in [/gear add].
refusal-gear_bonus_missing = The bonus lives of the armour are missing.
    .way = Choose them in the menu of the card or with the option `bonus_lives` of [/approvals]; zero means none.
refusal-gear_skill_missing = It is missing whether the archer passed the test.
    .way = Choose it in the menu of the card or with the option `archer_tested` of [/approvals].
refusal-gear_value_not_needed = This piece does not need that value.
    .way = Bonus lives belong to armour, the archer's test to a bow; see what waits with [/approvals].
refusal-gear_value_wrong = This value is wrong; bonus lives may be 0 to { $most }.
    .way = Correct it in [/approvals].
refusal-gear_value_decided = This piece is approved already, the value cannot change.
    .way = Take the decision back with the button of the card or with [/approvals], and approve it again.
refusal-request_takes_no_values = This request needs no values.
    .way = Approve it without them by a button or with [/approvals].
