# Rule topics of /rules (keys in ../../topics.toml).

topic-group-safety = Safety
topic-group-general = Conduct and things
topic-group-registration = Approvals before the game
topic-group-levels = Classes and levels
topic-group-abilities = Abilities
topic-group-magic = Magic
topic-group-equipment = Equipment
topic-group-party = Parties and movement
topic-group-combat = Combat
topic-group-after = After combat
topic-group-time = Time and phases

## Safety

topic-safety = Safety comes first
topic-safety-about = No other rule stands above safety. We play in a hilly forest and fight with soft weapons. Before you do anything, think whether it could hurt you or somebody else.
topic-alcohol = Alcohol and drugs
topic-alcohol-about = While the main game runs, there is no alcohol, no drugs and nothing else that intoxicates. This goes for everyone.
topic-smoking = Smoking
topic-smoking-about = You may light up in the camp only. Nowhere else, and least of all in the forest.
topic-acting = Acting it out
topic-acting-about = Really act out what your character does; announcing it is not enough. In a Discord game your text does that. The bot asks for it when you break something, pick a lock or brew a potion, for example. Describe what the others would see.
topic-respect = Respect and pausing
topic-respect-about = Notice how the others feel. If a scene is clearly unpleasant for somebody, tone it down. If need be, step out of the game together and talk. Anyone taking part can pause the scene. During a pause all its deadlines stand still, and so do the timers of everyone in it.
topic-injury = Real injuries and soft blows
topic-injury-about = Weapons are padded, and you hold your blows back all the same. Choose the place of a fight and where you aim so that nobody gets hurt. If somebody is hurt for real, stop playing, call an ORG or a medic at once and help. The emergency command of the bot pauses the scene and alerts the ORGs.
topic-running = Running and riding
topic-running-about = We walk in this game, because running in a forest is dangerous. You may run with Toughness as long as you wear no heavy armour. You may also run when mounted, in any armour. Horses are granted by an ORG.
topic-hit_zones = Where you may hit
topic-hit_zones-about = Hits count on the torso, arms and legs. Never aim at the head, neck or collarbone, not even as a feint. Stay away from elbows, wrists and knees. Thrusting is forbidden.
topic-honour = A player's honour
topic-honour-about = ORGs do not watch your every step; honesty is up to you. The bot checks what it can and writes everything down. Read the rules with care: they are here so that everybody has a good time.

## Conduct and things

topic-out_of_game = Out of game
topic-out_of_game-about = A hand behind the head, better both, means that for the others you are not there. Do it for a serious reason only and tell it to the bot; the ORGs will hear of it. Out of game you do nothing and nobody does anything to you. Your return counts 10 minutes after you announce it. Until then you cannot challenge, steal, loot or sneak. It does not save you from a challenge already made.
topic-game_items = Game items and herbs
topic-game_items-about = You know a game item by its mark. Hiding it or holding on to it on purpose is forbidden, it should travel. You need herbs in the game too, but they are no game items.
topic-stealing = Stealing
topic-stealing-about = No weapon and no part of a costume may ever be taken from anyone. You may give your own things to whomever you like. Only a character with Thievery can rob others. It needs a token, approved by an ORG when the ability is chosen.
topic-references = References
topic-references-about = Some signs and texts in the game are meant only for those who have a certain ability. If you do not have it, act as if nothing were there. The bot shows you the hidden text only when one of your abilities opens it.
topic-pouch = Pouch
topic-pouch-about = Wear a pouch on your belt where everyone can see it. It may be empty, but it must be there. An ORG approves it before the game.
topic-handing_over = Handing things over
topic-handing_over-about = You can give ducats, potions, ingredients, items and gear to somebody else. Both of you must be able to act and be in the same scene. Neither of you may be in a combat.
topic-switching = Switching and retiring a character
topic-switching-about = You cannot switch to another character or retire yours while it fights, lies knocked out, sleeps, is in trance or dead. Once the head ORG has taken over a dead one, you can. You cannot leave a party in the middle of a combat.

## Approvals before the game

topic-registration = When a character is ready
topic-registration-about = ORGs approve your class for your faction, your first ability, your pouch and every weapon, armour and shield. With a bow they also confirm that you can handle it, with Thievery they approve the token. You confirm that you have read the rules. The bot lists what is still missing.
topic-weapon_approval = Approving weapons, and the bow
topic-weapon_approval-about = You may use a weapon once an ORG has approved it before the game. It is tried out on you, its owner. A bow is tested as well, and you have to show that you can handle it. You may have several approved weapons, but only one in hand. Having none is fine too.

## Classes and levels

topic-classes = Seven classes
topic-classes-about = A character has exactly one of seven classes. Warrior, Knight and Ranger start with 4 lives. Thief, Wizard, Priest and Druid start with 3. The class sets your weapons, armour and the seven abilities you choose from, eight for a Ranger. Some of them open at level 3 or 5 only.
topic-factions = Factions and classes
topic-factions-about = Members of any faction can be a Warrior, Thief or Wizard. Knights and Priests belong only to Camelot, with King Arthur. Rangers and Druids are found only among the Moys, beings of the dark forest. ORGs add other factions. Every character belongs to exactly one.
topic-experience = Experience points (XP)
topic-experience-about = You earn XP all through the game: for finished quests, for fighting creeps and for solving mystical places. An ORG says how much. You begin at zero, even if your character starts on a higher level.
topic-levels = Level thresholds
topic-levels-about = You gain a level as soon as the sum of your XP reaches its threshold. Level 2 is at 3, level 3 at 6, level 4 at 10, level 5 at 15, level 6 at 21, level 7 at 28, level 8 at 36 and level 9 at 45. The count starts with the game, not with your last level. Level 9 is the last one, but XP still adds up.
topic-level_up = Gaining a level
topic-level_up-about = Each level you gain lets you pick one new ability. The choice is yours, within your class and level, and an ORG confirms it. A level gained in the middle of a combat counts once it is over.
topic-higher_start = Starting on a higher level
topic-higher_start-about = An ordinary character starts at level 1. Important ones get a higher level and a fixed set of abilities from the ORGs. They choose for themselves only once their XP is enough for the level above their start: one that began at 4 waits for 15 XP. From there the same thresholds hold for them as for all.

## Abilities

topic-choosing_abilities = Choosing abilities
topic-choosing_abilities-about = At levels 1 and 2 you choose from the first list of your class. From level 3 the second list opens too, from level 5 the third. What is left of the first one stays on offer. A Ranger has no third list. You can have each ability only once.
topic-waiting_picks = Waiting and empty picks
topic-waiting_picks-about = Take your time: a pick that waits is not lost. If you have several, begin with the lowest. Each one uses the lists of its own level. The bot takes no ability of another class, of a later list, or one you own already. If nothing is left to pick, the pick lapses but the level counts.
topic-ability_approval = Approval of abilities
topic-ability_approval-about = You choose the ability, but it becomes yours only when an ORG agrees. You cannot exchange it later. Only an ORG can mend a mistake.
topic-special_abilities = Special and lent abilities
topic-special_abilities-about = Important characters and creeps sometimes know more than their class offers. Only an ORG can give such an ability or spell. An ability that a spell lends you for a while works just like your own.

## Magic

topic-known_spells = Which spells you know
topic-known_spells-about = You neither learn nor choose spells. What you know follows from your schools of magic and your level. Without a school you know none of its spells. If you take it late, you get at once everything your level allows.
topic-offsets = Spell offsets by class
topic-offsets-about = Every spell of a school has a number. You know it once your level reaches that number plus your offset. The offset is 0, 2 or 4 and depends on the school and your class. With offset 2 your first spell comes at level 3, with offset 4 at level 5. References, herbs and the healing potion are not shifted.
topic-spell_uses = How often you can cast
topic-spell_uses-about = You can cast the same spell at most once in a phase. Each one is counted by itself, so more schools mean more casting. The bot remembers the used ones for you. ORGs may limit how many you cast in one round.
topic-spell_timing = When you can cast
topic-spell_timing-about = Combat spells belong to step 3 of a round, quiet ones only outside combat, others work in both. Time Stop answers a challenge and belongs to the opening. The bot checks in turn: do you know the spell, do you have the level, is it unused, is a phase open, is the moment right, and last the target.
topic-hidden_levels = Hidden levels and spent spells
topic-hidden_levels-about = You keep a spell that the bot refuses for something you can see: a wrong moment, distance, the state or plain nature of the target. But levels and hidden natures are never told. If the spell fails on those, it is spent, nothing happens, and only ORGs see why. Lower means truly lower, an equal level is not enough. A spell that was accepted is spent even if it does nothing.
topic-questions = Questions and answers
topic-questions-about = One spell, one question. A closed question is answered YES, NO or DON'T KNOW, and always with the truth. The bot accepts no other answer.

## Equipment

topic-weapon_lengths = Lengths and kinds of weapons
topic-weapon_lengths-about = A short weapon is at most 50 cm long: dagger, short sword, club. A one-handed one at most 90 cm: sword, axe, hammer, mace. A two-handed one at most 120 cm: two-handed sword, axe, hammer or club. Always hold that one with both hands, so no shield goes with it. You may use only the kinds your class has.
topic-forbidden_weapons = Forbidden weapons
topic-forbidden_weapons-about = Nothing on a weapon may move, so no ORG will approve a chain, a chain mace or a flail. The same goes for long weapons such as a javelin, lance or pike. A staff is for leaning on only.
topic-two_weapons = Two weapons at once
topic-two_weapons-about = Always fight with one weapon. A second one in hand is forbidden, even if both are short. Only some creeps may have two claws.
topic-armour = Armour
topic-armour-about = Armour is part of the costume and adds lives: light of leather or quilted cloth 1, heavy of metal 2. Everyone except Wizard and Priest may wear light armour. Heavy is for Warrior and Knight only. Only one counts. An ORG judges whether it is light or heavy and adds lives for beautiful work.
topic-shield = Shield
topic-shield-about = Warrior and Knight may carry a shield, together with a short or one-handed weapon. It adds no lives. It is for cover only; never strike or push with it. An ORG looks at each one, above all for sharp edges.

## Parties and movement

topic-parties = Parties
topic-parties-about = A party has three members at most, each of them once. Whoever walks alone is a party of one. Parties may meet each other.
topic-groups_together = Who belongs together
topic-groups_together-about = Say who goes with whom before any challenge is made. After it nobody can claim to belong elsewhere. If several groups stand together, the challenger picks one. The other one moves away from the fight.
topic-distance = Keeping away from a fight
topic-distance-about = If you come upon another party's fight, stay at least 30 metres away. Step back just as far when there is no place left for you in a fight. You cannot challenge someone who fights, or whose party fights in this scene. Nobody measures how fast you walk, so be fair.
topic-scenes = Scenes and moving
topic-scenes-about = A character is in one scene or in none. It enters by a command or by its first word or deed there, and so leaves the one before. It gets out by a command, by flight or through a spell. You cannot move while you are unable to act, fighting, or held by Time Stop. Nor can you enter where somebody is whom you may not pursue yet.

## Combat

topic-challenge = Challenge
topic-challenge-about = A combat begins with a challenge. Live, you touch the opponent with your weapon and say “I challenge you”; on Discord the same scene is enough. You need a weapon, and you cannot challenge your own party. It binds everyone of that party who is there and able to act. The others are neither bound nor protected. From then on nobody can deny belonging to the party.
topic-challenge_limits = Whom you cannot challenge
topic-challenge_limits-about = You cannot challenge a character that is knocked out, dead, in trance or out of game, nor one you do not see here. In such a state you cannot challenge either. A sleeper can only be struck. A Stealth strike and a wound to a sleeper are challenges by themselves. Characters of one player must not stand on opposite sides.
topic-support = Supporting a side
topic-support-about = A side of fewer than three can fill up before the first round. Only those present at the challenge may join. That makes a party for this combat alone. Whoever finds no place steps back 30 metres.
topic-opening = Opening of a combat (step 0)
topic-opening-about = Between the challenge and round 1 there is always the opening. The challenged may use Time Stop, bystanders may support a side. Other spells have to wait. It closes when everyone has answered, or else at the deadline. If a side is empty then, the combat ends.
topic-round = The round and its steps
topic-round-about = We fight in rounds, not in real time. A round has six steps: pairing, potion, spells, duel, wounds and end of round. Then comes the next one, until something ends the combat.
topic-pairing = Step 1: pairing
topic-pairing-about = Every round is paired anew, one against one. The challenging side sets the first pair, the challenged side the second, the bot fills in the rest. Whoever is left over does not fight this round, but spells still reach them. When the number of fighters changes within the round, pairing is done again.
topic-potion_step = Step 2: potion
topic-potion_step-about = You may drink at most one potion in each round. You can do so even when you have no opponent.
topic-spell_step = Step 3: spells
topic-spell_step-about = Now all spells that the fighters chose for this round take effect. You can cast even when you have no opponent. Whoever is put out by a spell does not go to the duel. The others fight on as always.
topic-spell_order = Order of spells
topic-spell_order-about = First everyone chooses, then all spells are resolved. Boosts and protections come first, then losses of lives, healing, and being knocked out at zero. After that come those who leave the fight: of their own will, sidelined, by fear, by sleep. Fog and new pairing are last. Typing faster gains you nothing. Opponents are those who were fit to fight when the step began.
topic-duel = Step 4: duel
topic-duel-about = Each pair fights to the first hit or simultaneous hit. On Discord the bot rolls a die for both: the higher one hits, equal is a simultaneous hit. Whoever lies down rolls twice and keeps the lower; if both lie, each rolls once. Live, mind the hit zones. Wounds come only when every pair has finished.
topic-unarmed = Fighting without a weapon
topic-unarmed-about = Without a weapon you hit nobody, though you may be in a fight. If neither of a pair has one, their duel has no result. If two rounds running bring only such pairs and nobody loses a life, the combat ends without a winner.
topic-wounds = Step 5: wounds
topic-wounds-about = Whoever was hit loses lives by the strength of the opponent; in a simultaneous hit both do. Without a hit you lose nothing. Losses and gains are counted together, and only then do we see who falls.
topic-hit_strength = Strength of a hit
topic-hit_strength-about = A plain hit is 1 wound. Piercing Blows adds 1 to an axe or a blunt weapon (club, hammer, mace), and 1 to every two-handed one. Swordsmanship adds 1 to every sword, the short one too. Dagger and bow gain nothing. Spells add more, and it all adds up. If the victim has the spell Chosen by the God, one is taken off.
topic-dodge = Dodging a hit
topic-dodge-about = After the duels the bot asks only those who were hit and can still dodge. The deadline is short, and silence means no dodge. If you have Premonition, it is used up before Dodge.
topic-lives = Lives
topic-lives-about = Your maximum is what your class starts with, plus 1 for Endurance, 2 for Toughness, 1 or 2 for armour and the bonus from an ORG. One wound takes one life. Whether it came from fire, acid or frost is all the same to a character. Lives never go below zero, and at zero you are knocked out. Within a phase they do not come back by themselves.
topic-round_end = Step 6: end of round
topic-round_end-about = Whoever wants to flee does it now. Then others can step into free places. If a side still has nobody, the combat ends. Otherwise a new round begins.
topic-flight = Fleeing from a combat
topic-flight-about = Anyone can flee at the end of a round; it costs 1 life. You never come back to the same combat, whatever happens. If you flee with your last life, you fall on the spot, knocked out.
topic-replacement = Joining during a combat
topic-replacement-about = After the opening you can join only at the end of a round, and only when a side has already lost somebody. From then on either side can fill up to three. You must have witnessed the challenge. Whoever left the combat does not return.
topic-end_of_combat = End of a combat
topic-end_of_combat-about = A combat ends when a side has nobody left. If both are empty, it is a draw. Fog ends it at once, Ice Storm once the round is fought out, Sleep when the last opponent has fallen asleep. It also ends when another spell empties a side. A challenge undone by Time Stop never was a combat.
topic-standing_orders = Secret choices and standing orders
topic-standing_orders-about = Your opponent does not see what you choose for a round until the step is resolved. You can leave a standing order: flee when you are down to so many lives, or dodge the first hit of a given strength. It holds until you withdraw it or the combat ends. If it does not apply, nothing is used up.
topic-creeps = Creeps in a combat
topic-creeps-about = An ORG decides for creeps. What the ORG misses is drawn by lot or left out. Three at most fight on a side, the others wait aside.

## After combat

topic-knocked_out = Knocked out
topic-knocked_out-about = When you are knocked out, you lie for 5 minutes from the end of the combat and get up with one life. In that combat you do nothing more, you are not paired, and area spells pass you by. Healing and Revive still help you.
topic-looting = Looting
topic-looting-about = After a combat anybody may take ducats, potions, ingredients and marked game items from someone who lies there, as many as they like. That means the knocked out, sleepers, the dead and people in trance. Weapons, armour and costume stay with their owner. The loot of a being put out of the fight by Taming or Command Undead is given to the winners by an ORG.
topic-killing = Killing
topic-killing-about = After a combat anybody may kill a knocked out character, with a token blow and the words “I kill you”. The ORG council judges the reason and decides what follows. Even with a task to remove somebody, do not spoil their game at the very start. Put obstacles in their way and keep the last blow for the final phase. The bot warns you before an earlier kill.
topic-sleepers = Sleepers
topic-sleepers-about = A sleeper cannot be killed. You can deal one hit with the weapon in your hand, and it cannot be dodged. It wakes the sleeper and begins a combat in which your party is the challenger. While the combat goes on in which the sleeper fell, you have to wait.
topic-dead = A dead character
topic-dead-about = A killed character lies another 10 minutes where it died. It does not come round. Then it goes to the head ORG, who decides what happens to it.
topic-pursuit = Pursuit
topic-pursuit-about = Whoever flees from a combat has 5 minutes of peace from the opponents. They may not challenge, follow, or enter the same scene. With Woodcraft 2 minutes are enough. Others are not bound by this. After that a pursuit brings you into the scene of the one who fled, and you can make a challenge there.
topic-withdrawal = Withdrawing after Fog
topic-withdrawal-about = When Fog ends a combat, the side that made the challenge moves off 50 metres, and so out of the scene. It may not challenge the same opponents for 5 minutes, nor after that until it enters a scene anew.
topic-conditions = Diseases, afflictions and curses
topic-conditions-about = Diseases, bodily afflictions and curses come from an ORG, who writes what they do to you. Cure Affliction takes away one disease or affliction. Remove Curse takes away one curse.

## Time

topic-game_time = Game minutes
topic-game_time-about = One clock measures all game minutes. On Discord a minute lasts an hour, live it lasts 60 seconds. It stands still for you in a combat, under an unanswered challenge, in a paused scene, and while an ORG decides about you. Only whole minutes count.
topic-phases = Phases
topic-phases-about = An ORG opens and closes phases, and outside them nobody casts. A new one brings spells back, ends effects that last a phase and restores lives unless the ORG says otherwise. The knocked out who are in no combat get up. Sleepers, the dead and those in trance stay as they are. For fighters it all counts when they are done; until then their fight belongs to the phase it began in.
topic-deadlines = Deadlines and silence
topic-deadlines-about = A step of a combat closes as soon as everyone concerned has answered, or else at its deadline. Whoever stays silent does not drink, cast, support, dodge or flee. The bot draws the missing pairs, and a die decides the duel. Your standing orders are carried out without you.
