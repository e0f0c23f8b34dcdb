# Settings of the house, and the words around every setting.

setting-list-title = Herní nastavení
setting-list-text = Tužka ✏️ označuje, co jste změnili. Vysvětlení dostaneš, když v [/setup rule] vyplníš jen `key`; změnu uložíš, když přidáš i `value`.
setting-group-house = Obecné
setting-group-dbf = DBF
setting-now = Teď: **{ $value }** (původně { $default })
setting-allowed = Povolené hodnoty: { $allowed }. Změníš to přes [/setup rule].
setting-kept = Uloženo. { $what }: { $value }. Ostatní ukáže [/setup show] a [/setup rule].

setting-own_approval = Zda smí ORG rozhodnout o vlastní žádosti.
setting-own_approval-true = Ano.
setting-own_approval-false = Ne, rozhodne jiný ORG.
setting-xp_top_open = Zda pořadí podle XP vidí i hráči.
setting-xp_top_open-true = Ano, vidí ho každý.
setting-xp_top_open-false = Ne, vidí ho jen ORGové.
setting-quiet_hours = Od kolika do kolika bot nikoho nevolá. Kdo má vlastní tiché hodiny, pro toho platí ty.
setting-reminder_before_hours = Kolik hodin před termínem bot připomene, že se čeká.
setting-missed_deadlines_to_orders = Po kolika zmeškaných termínech za sebou hraje postava podle trvalých pokynů.
setting-digest_hour = V kolik hodin chodí denní souhrn.
setting-offer_deadline_hours = Kolik hodin platí nabídka volného místa pro náhradníka.
setting-health_notes_days = Kolik dní po akci bot smaže poznámky o zdraví.
setting-clock = Podle jakých hodin se hraje.
setting-clock-real = Podle skutečných.
setting-clock-org = Podle herních, které posouvá ORG.
