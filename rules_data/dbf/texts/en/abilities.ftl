### Abilities of the DBF ruleset, the eight schools of magic included: names, and what each does.

## Abilities without magic

ability-vytrvalost = Endurance
ability-vytrvalost-about = Your maximum of lives goes up by 1. It adds up with Toughness.
ability-huzevnatost = Toughness
ability-huzevnatost-about = Your maximum of lives goes up by 2. You may also run, unless you wear heavy armour.
ability-zalesactvo = Woodcraft
ability-zalesactvo-about = You read tracks wherever a reference points to them. You may go after an opponent who fled from your combat after 2 game minutes instead of 5. You gather herbs, brew a healing potion from one portion and skin slain animals.
ability-nicenie = Destruction
ability-nicenie-about = You break locked doors and chests; describe how you do it. A door or a large chest costs you 1 life and 1 game minute. A small chest gives way at once for free, but everything fragile inside is ruined. What you break never shuts again. A gate withstands you.
ability-prieraznost = Piercing Blows
ability-prieraznost-about = A hit with an axe or a blunt weapon, such as a hammer or a mace, takes 1 life more. A two-handed weapon adds 1 as well, so a two-handed axe or hammer takes 2 more.
ability-serm = Swordsmanship
ability-serm-about = A hit with a sword takes 1 life more, be it short, one-handed or two-handed. It adds up with the bonus that Piercing Blows gives for a two-handed weapon.
ability-zlodejina = Thievery
ability-zlodejina-about = You open or close a lock in 1 game minute; describe how. You also rob: slip your approved token unnoticed into somebody's pouch, then own up. The victim chooses to give you 3 ducats (all of them if there are fewer) or one game item, and knows you for a thief from then on.
ability-pozornost = Alertness
ability-pozornost-about = No trap or hiding place escapes you: you may use references to hidden things. A strike from stealth fails against you; it neither wounds you nor starts a combat.
ability-uhybanie = Dodge
ability-uhybanie-about = Once per combat you cancel a hit you have just taken, however strong. In a simultaneous hit your own hit still counts. It does not help against wounds from spells. You can use it again in your next combat.
ability-zakradanie = Stealth
ability-zakradanie-about = If you get close to somebody truly unnoticed, you strike with the force of one hit, and that starts a combat. Your party joins only after the strike. If the target notices you, nothing happens. Nobody with Alertness can be surprised like this.

## Schools of magic

ability-elementy = Elements
ability-elementy-about = The school of fire, acid and frost. References to this magic are open to you. Spells come with your level, each once per phase.
ability-elementy-levels = Wizard and Druid know the first at level 1 and the fifth at level 5.
ability-pocarovanie = Enchantment
ability-pocarovanie-about = The school that works on minds. References to psychic magic are open to you. Spells come with your level, each once per phase.
ability-pocarovanie-levels = Wizard and Priest know the first at level 1 and all at 5, a Thief the first at 5 and all at 9.
ability-jasnovidectvo = Clairvoyance
ability-jasnovidectvo-about = The school of insight and foresight. References to clairvoyance are open to you. Spells come with your level, each once per phase.
ability-jasnovidectvo-levels = Wizard and Priest know the first at level 3 and all at 7, a Druid the first at 5 and all at 9.
ability-nekromancia = Necromancy
ability-nekromancia-about = The school of death and the undead. References to black magic are open to you. Spells come with your level, each once per phase.
ability-nekromancia-levels = Wizard and Druid know the first at level 3 and all at 7, a Priest the first at 5 and all at 9.
ability-alchymia = Alchemy
ability-alchymia-about = You have potions instead of spells, and references to alchemy are open to you. Each potion takes a recipe, ingredients and 10 game minutes; describe the brewing.
ability-alchymia-levels = A Wizard brews potions up to their own level, Druid and Priest up to 2 levels below it.
ability-liecenie = Healing
ability-liecenie-about = The school that gives back lives and health. References to healing magic are open to you. Spells come with your level, each once per phase.
ability-liecenie-levels = Druid and Priest know the first at level 1 and all at 5, Knight and Ranger at 3 and 7, a Wizard at 5 and 9.
ability-priroda = Nature
ability-priroda-about = The school of animals and weather; references to nature magic are open to you. You gather herbs and brew healing potions from the start. Spells come with your level, each once per phase.
ability-priroda-levels = A Druid knows the first at level 1 and all at 5, Priest, Ranger and Wizard at 3 and 7.
ability-bohosluzba = Divine Service
ability-bohosluzba-about = A god has picked you; you name the god with this ability, and references for the chosen are open to you. Spells come with your level, each once per phase.
ability-bohosluzba-levels = A Priest knows the first at level 1 and all at 5, a Knight the first at 5 and all at 9.
