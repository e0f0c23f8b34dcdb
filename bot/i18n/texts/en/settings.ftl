# Settings of the house, and the words around every setting.

setting-list-title = Game settings
setting-list-text = A pencil ✏️ marks what you changed. Fill in only `key` in [/setup rule] to have a setting explained; add `value` to change it.
setting-group-house = General
setting-group-dbf = DBF
setting-now = Now: **{ $value }** (originally { $default })
setting-allowed = Allowed values: { $allowed }. Change it with [/setup rule].
setting-kept = Saved. { $what }: { $value }. See the rest with [/setup show] and [/setup rule].

setting-own_approval = Whether an ORG may decide a request of their own.
setting-own_approval-true = Yes.
setting-own_approval-false = No, another ORG decides.
setting-xp_top_open = Whether players see the XP ranking too.
setting-xp_top_open-true = Yes, everybody sees it.
setting-xp_top_open-false = No, only ORGs see it.
setting-quiet_hours = From which hour to which the bot calls nobody. A player's own quiet hours come first.
setting-reminder_before_hours = How many hours before a deadline the bot reminds those who are awaited.
setting-missed_deadlines_to_orders = After how many missed deadlines in a row a character follows its standing orders.
setting-digest_hour = At what hour the daily digest comes.
setting-offer_deadline_hours = For how many hours the offer of a free place stands for somebody on the waiting list.
setting-health_notes_days = How many days after an event the bot erases health notes.
setting-clock = Which clock the game goes by.
setting-clock-real = The real one.
setting-clock-org = The game clock, moved by an ORG.
