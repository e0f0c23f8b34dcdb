# Settings of the house, and the words around every setting.

setting-list-title = Herné nastavenia
setting-list-text = Ceruzka ✏️ označuje, čo ste zmenili. Vysvetlenie dostaneš, keď v [/setup rule] vyplníš iba `key`; zmenu uložíš, keď pridáš aj `value`.
setting-group-house = Všeobecné
setting-group-dbf = DBF
setting-now = Teraz: **{ $value }** (pôvodne { $default })
setting-allowed = Dovolené hodnoty: { $allowed }. Zmeníš to cez [/setup rule].
setting-kept = Uložené. { $what }: { $value }. Ostatné ukáže [/setup show] a [/setup rule].

setting-own_approval = Či smie ORG rozhodnúť o vlastnej žiadosti.
setting-own_approval-true = Áno.
setting-own_approval-false = Nie, rozhodne iný ORG.
setting-xp_top_open = Či poradie podľa XP vidia aj hráči.
setting-xp_top_open-true = Áno, vidí ho každý.
setting-xp_top_open-false = Nie, vidia ho iba ORGovia.
setting-quiet_hours = Od koľkej do koľkej bot nikoho nevolá. Kto má vlastné tiché hodiny, pre toho platia tie.
setting-reminder_before_hours = Koľko hodín pred termínom bot pripomenie, že sa čaká.
setting-missed_deadlines_to_orders = Po koľkých zmeškaných termínoch za sebou hrá postava podľa trvalých pokynov.
setting-digest_hour = O koľkej chodí denný súhrn.
setting-offer_deadline_hours = Koľko hodín platí ponuka voľného miesta pre náhradníka.
setting-health_notes_days = Koľko dní po akcii bot vymaže poznámky o zdraví.
setting-clock = Podľa akých hodín sa hrá.
setting-clock-real = Podľa skutočných.
setting-clock-org = Podľa herných, ktoré posúva ORG.
