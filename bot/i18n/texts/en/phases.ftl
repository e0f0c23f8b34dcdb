# Phases: opened, closed, shown.

phase-number = Phase { $number }
phase-open-done = { $count ->
        [one] The phase is open; it concerns { $count } character.
       *[other] The phase is open; it concerns { $count } characters.
    } Close it with [/phase close].
phase-close-done = { $count ->
        [0] The phase is closed.
        [one] The phase is closed; effects on { $count } character ended with it.
       *[other] The phase is closed; effects on { $count } characters ended with it.
    } Open the next one with [/phase open].
phase-none = No phase is open now, so nobody casts. An ORG opens one with [/phase open].
phase-since = Start: { $at }
phase-ends = End: { $at } ({ $left })
phase-last = It is the last phase.
button-spells = Spells

## What everybody reads in the announcements

phase-opened = 🌅 **{ $name }** begins. Spells are back, see them with [/spells]. End: { $ends }.
phase-closed = 🌙 **{ $name }** ends. Nobody casts until the next phase begins; [/phase show] tells whether it has.
phase-fights-on = ⚔️ Fights go on ({ $places }). For the fighters it counts after them.
