# The history of a character: what each entry says.

ledger-reason = { $reason }
ledger-enrolled = New character, { $character_class }
ledger-faction_changed = Faction corrected
ledger-class_changed = Class corrected
ledger-start_level_changed = Starting level corrected
ledger-armour_changed = Armour changed
ledger-shield_changed = Shield changed
ledger-xp = { $amount } XP ({ $source })
ledger-xp-undone = { $amount } XP (taken back)
ledger-lives = Lives { $amount }
ledger-ability_taken = New ability: { $ability }
ledger-ability_granted = Ability from an ORG: { $ability }
ledger-ability_revoked = Ability taken away: { $ability }
ledger-house-named = New name: { $before } → { $after }
ledger-house_portrait = New portrait
ledger-house_owner = Somebody else plays the character
ledger-house_retired = The character is retired
