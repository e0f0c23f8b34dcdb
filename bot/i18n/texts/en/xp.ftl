# Experience: added, shown, ranked, for many at once.

xp-added = **{ $name }**: { $amount } XP
xp-level-changed = Level { $before } → **{ $after }**
xp-picks = An ability can now be chosen for level { $levels }. The player uses [/ability choose].
xp-abilities-above = ⚠️ Too much for the present level: { $abilities }. If it should go, use [/ability revoke].
xp-level = Level **{ $level }**
xp-log-title = XP: { $name }
xp-log-empty = No XP yet. An ORG gives it with [/xp add].
xp-top-title = Ranking by XP
xp-top-line = `{ $place }.` **{ $name }** · { $xp } XP · level { $level }
xp-top-empty = There is no character here yet. Make one with [/character create].

xp-bulk-title = XP for several characters
xp-bulk-lines = On each line a name and an amount of XP
xp-bulk-example = Sophie 3
xp-bulk-source = What for: quest, fighting creeps…
xp-bulk-reason = Reason (may stay empty)
xp-bulk-preview = This happens when you confirm
xp-bulk-line = **{ $name }**: { $amount } → { $xp } XP
xp-bulk-line-level = **{ $name }**: { $amount } → { $xp } XP, level **{ $level }**
xp-bulk-confirm = Give to { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
xp-bulk-done = { $count ->
        [one] { $count } character got XP.
       *[other] { $count } characters got XP.
    } See each entry with [/xp log].
