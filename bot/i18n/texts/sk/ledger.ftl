# The history of a character: what each entry says.

ledger-reason = { $reason }
ledger-enrolled = Nová postava, { $character_class }
ledger-faction_changed = Oprava frakcie
ledger-class_changed = Oprava povolania
ledger-start_level_changed = Oprava počiatočnej úrovne
ledger-armour_changed = Zmena zbroje
ledger-shield_changed = Zmena štítu
ledger-xp = { $amount } XP ({ $source })
ledger-xp-undone = { $amount } XP (vrátené späť)
ledger-lives = Životy { $amount }
ledger-ability_taken = Nová schopnosť: { $ability }
ledger-ability_granted = Schopnosť od ORGa: { $ability }
ledger-ability_revoked = Odobratá schopnosť: { $ability }
ledger-house-named = Nové meno: { $before } → { $after }
ledger-house_portrait = Nový portrét
ledger-house_owner = Postavu hrá niekto iný
ledger-house_retired = Postava je ukončená
