### Gear and short labels of the DBF ruleset: weapons, armour, damage, natures, statuses, sources of XP, moments for spells.

## Weapons

weapon-dyka = dagger
weapon-dyka-about = A short weapon of up to 50 cm; daggers are a family of their own.
weapon-kratky_mec = short sword
weapon-kratky_mec-about = A short weapon of up to 50 cm from the sword family.
weapon-kyjak = club
weapon-kyjak-about = A short weapon of up to 50 cm from the blunt family.
weapon-mec = sword
weapon-mec-about = A one-handed weapon of up to 90 cm from the sword family.
weapon-sekera = axe
weapon-sekera-about = A one-handed weapon of up to 90 cm from the axe family.
weapon-kladivo = hammer
weapon-kladivo-about = A one-handed weapon of up to 90 cm from the blunt family, with a hammer head.
weapon-palcat = mace
weapon-palcat-about = A one-handed weapon of up to 90 cm from the blunt family, its head fixed to the haft.
weapon-obojrucny_mec = two-handed sword
weapon-obojrucny_mec-about = A two-handed weapon of up to 120 cm from the sword family, always in both hands and without a shield.
weapon-obojrucna_sekera = two-handed axe
weapon-obojrucna_sekera-about = A two-handed weapon of up to 120 cm from the axe family, always in both hands and without a shield.
weapon-obojrucne_kladivo = two-handed hammer
weapon-obojrucne_kladivo-about = A two-handed weapon of up to 120 cm from the blunt family, always in both hands and without a shield.
weapon-obojrucny_kyjak = two-handed club
weapon-obojrucny_kyjak-about = A two-handed weapon of up to 120 cm from the blunt family, all of one piece, in both hands and without a shield.
weapon-luk = bow
weapon-luk-about = A LARP bow, a family of its own; no shield with it, and only once an ORG has tested the bow and your skill.
weapon-remdich = chain mace
weapon-remdich-about = Forbidden, because its head hangs on a chain and moving parts are dangerous.
weapon-cep = threshing flail
weapon-cep-about = Forbidden, because it swings at the joint and moving parts are dangerous.
weapon-ostep = javelin
weapon-ostep-about = Forbidden, because it is a long weapon.
weapon-kopija = lance
weapon-kopija-about = Forbidden, because it is a long weapon.
weapon-pika = pike
weapon-pika-about = Forbidden, because it is a long weapon.
weapon-palica = staff
weapon-palica-about = Only something to lean on; you may not fight with it.

## Categories and families of weapons

weapon-category-short = short weapon
weapon-category-one_handed = one-handed weapon
weapon-category-two_handed = two-handed weapon
weapon-category-bow = bow
weapon-category-forbidden = forbidden weapon
weapon-family-sword = swords
weapon-family-axe = axes
weapon-family-blunt = blunt weapons
weapon-family-dagger = daggers
weapon-family-bow = bows

## Armour and other gear

armour-light = light armour
armour-heavy = heavy armour
armour-none = no armour
shield = shield
pouch = pouch
token = thief's token

## Kinds of damage; the Slovak and Czech words go with "zranenie" and "zranění"

damage-fire = fire
damage-acid = acid
damage-frost = frost
damage-necrotic = necrotic

## Natures of beings

nature-living = living being
nature-undead = undead
nature-animal = animal
nature-demon = demon

## Statuses

status-active = active
status-knocked_out = knocked out
status-dead = dead
status-asleep = asleep
status-trance = in trance
status-fled = fled
status-left = left the combat
status-sidelined = set aside
status-defeated = defeated
status-out_of_combat = out of combat
status-with_head_org = with the head ORG
status-out_of_game = out of game

## Sources of XP

xp-source-quest = quest
xp-source-combat = fighting creeps
xp-source-mystic_place = mystical place
xp-source-after_game = reward after the game
xp-source-correction = correction

## Moments for spells

timing-combat = only in combat
timing-out = only out of combat
timing-either = in combat or out of it
timing-reaction = only in answer to a challenge
