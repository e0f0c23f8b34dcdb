### Abilities and spells of the DBF ruleset as a printed card tells them: as short as can be.

## Abilities

ability-vytrvalost-brief = Maximum lives +1.
ability-huzevnatost-brief = Maximum lives +2; you may run unless in heavy armour.
ability-zalesactvo-brief = Tracks; pursuit after 2 minutes already; herbs, healing potion, hides.
ability-nicenie-brief = Locked doors and chests: small at once, large for 1 minute and 1 life. No gates.
ability-prieraznost-brief = Axe or blunt weapon +1, two-handed weapon +1; both add up.
ability-serm-brief = Hit with a sword of any length +1.
ability-zlodejina-brief = Locks in 1 minute. Token in a pouch: 3 ducats or a game item.
ability-pozornost-brief = You find traps and hiding places; stealth does not work on you.
ability-uhybanie-brief = Once a combat you undo one hit. Not against spells.
ability-zakradanie-brief = An unnoticed strike worth one hit; it starts the combat.
ability-elementy-brief = References to elemental magic.
ability-pocarovanie-brief = References to psychic magic.
ability-jasnovidectvo-brief = References to clairvoyance.
ability-nekromancia-brief = References to black magic.
ability-alchymia-brief = References to alchemy. Potion: recipe, ingredients, 10 minutes.
ability-liecenie-brief = References to healing magic.
ability-priroda-brief = References to nature magic; herbs and the healing potion.
ability-bohosluzba-brief = References for the chosen of a god.

## Elementy

spell-ohnivy_sip-brief = In combat · 1 opponent: 2 fire wounds
spell-podkopnutie-brief = In combat · 1 opponent: begins the duel lying
spell-kyselinovy_vejar-brief = In combat · opponents (max 3): 1 acid wound
spell-ladova_burka-brief = In combat · opponents (max 3): 1 frost wound, then it ends
spell-fireball-brief = Any time · 1 party within 30 m (max 3): 1 fire wound

## Počarovanie

spell-priatelstvo-brief = Out of combat · after 5 minutes of talk: 1 question, the truth
spell-ocarenie-brief = In combat · you and your pair: no duel this round
spell-neviditelnost-brief = Any time · you, 10 minutes: no challenge, Stealth, hands behind head
spell-strach-brief = In combat · 1 opponent: −1 life, runs 50 m, does not return
spell-uspanie-brief = In combat · opponents of lower level (max 3): 5 minutes of sleep

## Jasnovidectvo

spell-zaostrenie_zmyslov-brief = Any time · you, 10 minutes: Alertness
spell-predtucha-brief = In combat · you: the first hit does no harm
spell-citanie_aury-brief = Out of combat · touch of the helpless or willing: 1 question, the truth
spell-jasnozrivost-brief = Out of combat · you: 5 minutes of trance, 1 question to an ORG
spell-zastavenie_casu-brief = When challenged · void; the challengers stand still for 5 minutes

## Nekromancia

spell-upiri_dotyk-brief = In combat · you, this round: hit +1, the lives it takes are yours
spell-nepravy_zivot-brief = Any time · you: +1 life until the phase ends, even above maximum
spell-rozkaz_nemrtvemu-brief = In combat · 1 undead: steps aside and fights no more
spell-odsatie_zivotnej_energie-brief = In combat · opponents (max 3): 1 necrotic wound; a spell 1–3 back
spell-zomri-brief = In combat · 1 living being of lower level: knocked out

## Liečenie

spell-vyliec_zranenie-brief = Any time · 1 living being: +1 life
spell-regeneracia-brief = Any time · 1 living being: +3 lives
spell-vlna_zivota-brief = Any time · 1 to 3 living beings: +2 lives
spell-vyliec_postihnutie-brief = Any time · 1 living being: 1 disease or affliction gone
spell-ozivenie-brief = Any time · knocked out, asleep, in trance, dead: full lives

## Príroda

spell-krotenie-brief = In combat · 1 animal: steps aside and fights no more
spell-zvieracia_rec-brief = Any time · you, 10 minutes: speech of animals, they do not challenge
spell-hmla-brief = In combat · ends without a winner, challengers withdraw 50 m
spell-otravny_hmyz-brief = In combat · all but you: −1 life every round
spell-premena-brief = Any time · you, up to 10 minutes: an animal you know

## Bohoslužba

spell-vybrany_bohom-brief = In combat · you, this round: your hit +1, a hit taken −1
spell-pozehnanie-brief = In combat · your side (max 3): Dodge until it ends
spell-odstranenie_prekliatia-brief = Any time · 1 being: 1 curse gone
spell-svata_zbran-brief = In combat · 1 weapon: +1 until it ends, +2 on undead and demons
spell-vizia-brief = Out of combat · you: 5 minutes of trance, question to the god, vision
