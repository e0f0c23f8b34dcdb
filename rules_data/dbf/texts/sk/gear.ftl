### Gear and short labels of the DBF ruleset: weapons, armour, damage, natures, statuses, sources of XP, moments for spells.

## Weapons

weapon-dyka = dýka
weapon-dyka-about = Krátka zbraň do 50 cm; dýky sú samostatná rodina.
weapon-kratky_mec = krátky meč
weapon-kratky_mec-about = Krátka zbraň do 50 cm z rodiny mečov.
weapon-kyjak = kyjak
weapon-kyjak-about = Krátka zbraň do 50 cm z rodiny tupých zbraní.
weapon-mec = meč
weapon-mec-about = Jednoručná zbraň do 90 cm z rodiny mečov.
weapon-sekera = sekera
weapon-sekera-about = Jednoručná zbraň do 90 cm z rodiny sekier.
weapon-kladivo = kladivo
weapon-kladivo-about = Jednoručná zbraň do 90 cm z rodiny tupých zbraní, s hlavicou kladiva.
weapon-palcat = palcát
weapon-palcat-about = Jednoručná zbraň do 90 cm z rodiny tupých zbraní, s hlavicou pevne na rukoväti.
weapon-obojrucny_mec = obojručný meč
weapon-obojrucny_mec-about = Obojručná zbraň do 120 cm z rodiny mečov, vždy v oboch rukách a bez štítu.
weapon-obojrucna_sekera = obojručná sekera
weapon-obojrucna_sekera-about = Obojručná zbraň do 120 cm z rodiny sekier, vždy v oboch rukách a bez štítu.
weapon-obojrucne_kladivo = obojručné kladivo
weapon-obojrucne_kladivo-about = Obojručná zbraň do 120 cm z rodiny tupých zbraní, vždy v oboch rukách a bez štítu.
weapon-obojrucny_kyjak = obojručný kyjak
weapon-obojrucny_kyjak-about = Obojručná zbraň do 120 cm z rodiny tupých zbraní, celá ako jeden kus, v oboch rukách a bez štítu.
weapon-luk = luk
weapon-luk-about = Larpový luk, samostatná rodina; bez štítu a až vtedy, keď ORG luk odskúša a overí, že ním vieš strieľať.
weapon-remdich = remdih
weapon-remdich-about = Zakázaný, lebo mu hlavica visí na reťazi a pohyblivé časti sú nebezpečné.
weapon-cep = cep
weapon-cep-about = Zakázaný, lebo sa v spoji ohýba a pohyblivé časti sú nebezpečné.
weapon-ostep = oštep
weapon-ostep-about = Zakázaný, lebo je to dlhá zbraň.
weapon-kopija = kopija
weapon-kopija-about = Zakázaná, lebo je to dlhá zbraň.
weapon-pika = pika
weapon-pika-about = Zakázaná, lebo je to dlhá zbraň.
weapon-palica = palica
weapon-palica-about = Slúži ti len ako opora pri chôdzi, bojovať s ňou nesmieš.

## Categories and families of weapons

weapon-category-short = krátka zbraň
weapon-category-one_handed = jednoručná zbraň
weapon-category-two_handed = obojručná zbraň
weapon-category-bow = luk
weapon-category-forbidden = zakázaná zbraň
weapon-family-sword = meče
weapon-family-axe = sekery
weapon-family-blunt = tupé zbrane
weapon-family-dagger = dýky
weapon-family-bow = luky

## Armour and other gear

armour-light = ľahká zbroj
armour-heavy = ťažká zbroj
armour-none = bez zbroje
shield = štít
pouch = mešec
token = zlodejský token

## Kinds of damage; the Slovak and Czech words go with "zranenie" and "zranění"

damage-fire = ohnivé
damage-acid = kyselinové
damage-frost = mrazivé
damage-necrotic = nekrotické

## Natures of beings

nature-living = živá bytosť
nature-undead = nemŕtvy
nature-animal = zviera
nature-demon = démon

## Statuses

status-active = aktívny
status-knocked_out = vyradený
status-dead = mŕtvy
status-asleep = spí
status-trance = v tranze
status-fled = na úteku
status-left = preč z boja
status-sidelined = stojí bokom
status-defeated = porazený
status-out_of_combat = mimo boja
status-with_head_org = u hlavného ORGa
status-out_of_game = mimo hry

## Sources of XP

xp-source-quest = úloha
xp-source-combat = boj s creepmi
xp-source-mystic_place = mystické miesto
xp-source-after_game = odmena po hre
xp-source-correction = oprava

## Moments for spells

timing-combat = iba v boji
timing-out = iba mimo boja
timing-either = v boji aj mimo neho
timing-reaction = iba ako odpoveď na výzvu
