### Classes and factions of the DBF ruleset: names, and what they are in a sentence or two.

## Classes

class-bojovnik = Warrior
class-bojovnik-about = Lives by fighting and handles every permitted weapon from dagger to bow, light or heavy armour and a shield. Starts with 4 lives and is welcome in any faction.
class-zlodej = Thief
class-zlodej-about = Quick fingers and a quiet step: locks, other people's pouches and a blow from hiding are the trade. Starts with 3 lives, carries a short weapon or a bow and light armour, and may belong anywhere.
class-carodej = Wizard
class-carodej-about = Seven schools of magic stand open, from fire to healing, but the body cannot take much. Starts with 3 lives, a short weapon and no armour, and picks a faction freely.
class-rytier = Knight
class-rytier-about = Camelot's protector in armour, strong at close quarters, who may later learn to heal and to serve a god. Starts with 4 lives and carries any permitted weapon but the bow, any armour and a shield.
class-knaz = Priest
class-knaz-about = Camelot's servant of the gods, who blesses, heals and may take up seven schools of magic. Starts with 3 lives, a short weapon and no armour.
class-hraniciar = Ranger
class-hraniciar-about = A forest warden of the Moys who sees more than others and stays unseen. Starts with 4 lives, in light armour, with a short or one-handed weapon or a bow.
class-druid = Druid
class-druid-about = At home with the elements, herbs and animals, able to heal from level 1, and one of the Moys. Starts with 3 lives, a short weapon and light armour.

## Factions

faction-kamelot = Camelot
faction-kamelot-about = King Arthur's court and all who stand by him. Only here can you be a Knight or a Priest; Warrior, Thief and Wizard are welcome too.
faction-moyovia = Moys
faction-moyovia-about = Mysterious beings whose home is the dark forest. Only here can you be a Ranger or a Druid; Warrior, Thief and Wizard are welcome too.
faction-other = Other faction
faction-other-about = Any further group in the story. Choose Warrior, Thief or Wizard as your class.
