# The rulebook: what was found, and titles of the figures beside a rule.

rules-prompt = Choose what to read
rules-several = There is more than one
rules-several-text = { $count ->
        [one] Found { $count } thing.
       *[other] Found { $count } things.
    } Pick from the list, or be more exact in [/rules].
rules-call = Called out: **{ $call }**
rules-kind-class = Class
rules-kind-faction = Faction
rules-kind-ability = Ability
rules-kind-spell = Spell
rules-kind-weapon = Weapon
rules-kind-topic = Rule

## Figures

fact-faction = Faction
fact-lives = Lives
fact-weapons = Weapons
fact-armours = Armour
fact-shield = Shield
fact-abilities = Abilities by level
fact-classes = Classes
fact-access = Class and level
fact-spells = Spells
fact-school = School
fact-level = Number in its school
fact-timing = When
fact-duration = Lasts
fact-minutes = Game minutes
fact-metres = Range in metres
fact-category = Kind
fact-family = Family
fact-length_cm = At most cm

duration-instant = at once
duration-round = this round
duration-combat = until combat ends
duration-phase = until the phase ends
duration-minutes = for a time
family-sword = { weapon-family-sword }
family-axe = { weapon-family-axe }
family-blunt = { weapon-family-blunt }
family-dagger = { weapon-family-dagger }
family-bow = { weapon-family-bow }
