### Gear and short labels of the DBF ruleset: weapons, armour, damage, natures, statuses, sources of XP, moments for spells.

## Weapons

weapon-dyka = dýka
weapon-dyka-about = Krátká zbraň do 50 cm; dýky jsou samostatná rodina.
weapon-kratky_mec = krátký meč
weapon-kratky_mec-about = Krátká zbraň do 50 cm z rodiny mečů.
weapon-kyjak = kyj
weapon-kyjak-about = Krátká zbraň do 50 cm z rodiny tupých zbraní.
weapon-mec = meč
weapon-mec-about = Jednoruční zbraň do 90 cm z rodiny mečů.
weapon-sekera = sekera
weapon-sekera-about = Jednoruční zbraň do 90 cm z rodiny seker.
weapon-kladivo = kladivo
weapon-kladivo-about = Jednoruční zbraň do 90 cm z rodiny tupých zbraní, s hlavicí kladiva.
weapon-palcat = palcát
weapon-palcat-about = Jednoruční zbraň do 90 cm z rodiny tupých zbraní, s hlavicí pevně na rukojeti.
weapon-obojrucny_mec = obouruční meč
weapon-obojrucny_mec-about = Obouruční zbraň do 120 cm z rodiny mečů, vždy v obou rukou a bez štítu.
weapon-obojrucna_sekera = obouruční sekera
weapon-obojrucna_sekera-about = Obouruční zbraň do 120 cm z rodiny seker, vždy v obou rukou a bez štítu.
weapon-obojrucne_kladivo = obouruční kladivo
weapon-obojrucne_kladivo-about = Obouruční zbraň do 120 cm z rodiny tupých zbraní, vždy v obou rukou a bez štítu.
weapon-obojrucny_kyjak = obouruční kyj
weapon-obojrucny_kyjak-about = Obouruční zbraň do 120 cm z rodiny tupých zbraní, celá jako jeden kus, v obou rukou a bez štítu.
weapon-luk = luk
weapon-luk-about = Larpový luk, samostatná rodina; bez štítu a až tehdy, když ORG luk vyzkouší a ověří, že jím umíš střílet.
weapon-remdich = řemdih
weapon-remdich-about = Zakázaný, protože mu hlavice visí na řetězu a pohyblivé části jsou nebezpečné.
weapon-cep = cep
weapon-cep-about = Zakázaný, protože se ve spoji ohýbá a pohyblivé části jsou nebezpečné.
weapon-ostep = oštěp
weapon-ostep-about = Zakázaný, protože je to dlouhá zbraň.
weapon-kopija = kopí
weapon-kopija-about = Zakázané, protože je to dlouhá zbraň.
weapon-pika = píka
weapon-pika-about = Zakázaná, protože je to dlouhá zbraň.
weapon-palica = hůl
weapon-palica-about = Slouží ti jen jako opora při chůzi, bojovat s ní nesmíš.

## Categories and families of weapons

weapon-category-short = krátká zbraň
weapon-category-one_handed = jednoruční zbraň
weapon-category-two_handed = obouruční zbraň
weapon-category-bow = luk
weapon-category-forbidden = zakázaná zbraň
weapon-family-sword = meče
weapon-family-axe = sekery
weapon-family-blunt = tupé zbraně
weapon-family-dagger = dýky
weapon-family-bow = luky

## Armour and other gear

armour-light = lehká zbroj
armour-heavy = těžká zbroj
armour-none = bez zbroje
shield = štít
pouch = měšec
token = zlodějský token

## Kinds of damage; the Slovak and Czech words go with "zranenie" and "zranění"

damage-fire = ohnivé
damage-acid = kyselinové
damage-frost = mrazivé
damage-necrotic = nekrotické

## Natures of beings

nature-living = živá bytost
nature-undead = nemrtvý
nature-animal = zvíře
nature-demon = démon

## Statuses

status-active = aktivní
status-knocked_out = vyřazený
status-dead = mrtvý
status-asleep = spí
status-trance = v transu
status-fled = na útěku
status-left = pryč z boje
status-sidelined = stojí stranou
status-defeated = poražený
status-out_of_combat = mimo boj
status-with_head_org = u hlavního ORGa
status-out_of_game = mimo hru

## Sources of XP

xp-source-quest = úkol
xp-source-combat = boj s creepy
xp-source-mystic_place = mystické místo
xp-source-after_game = odměna po hře
xp-source-correction = oprava

## Moments for spells

timing-combat = jen v boji
timing-out = jen mimo boj
timing-either = v boji i mimo něj
timing-reaction = jen jako odpověď na výzvu
