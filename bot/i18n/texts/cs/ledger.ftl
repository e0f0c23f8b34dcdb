# The history of a character: what each entry says.

ledger-reason = { $reason }
ledger-enrolled = Nová postava, { $character_class }
ledger-faction_changed = Oprava frakce
ledger-class_changed = Oprava povolání
ledger-start_level_changed = Oprava počáteční úrovně
ledger-armour_changed = Změna zbroje
ledger-shield_changed = Změna štítu
ledger-xp = { $amount } XP ({ $source })
ledger-xp-undone = { $amount } XP (vráceno zpět)
ledger-lives = Životy { $amount }
ledger-ability_taken = Nová schopnost: { $ability }
ledger-ability_granted = Schopnost od ORGa: { $ability }
ledger-ability_revoked = Odebraná schopnost: { $ability }
ledger-house-named = Nové jméno: { $before } → { $after }
ledger-house_portrait = Nový portrét
ledger-house_owner = Postavu hraje někdo jiný
ledger-house_retired = Postava je ukončená
