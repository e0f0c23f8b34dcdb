# Help: pages by topic, and pages for where somebody stands just now; at most 900 characters each.

## Topics

help-player-title = For players
help-player-text =
    • [/character create] makes a character; a name is enough, the bot asks for the rest.
    • [/ability choose] offers abilities. An ORG approves your choice and you get a message.
    • [/character show] shows lives, XP, abilities and spells.
    • [/xp show] tells how much the next level takes.
    • [/scene enter] takes you into a scene, [/cast] casts a spell.
    • [/party create] starts a party, [/party invite] invites others into it.
    • [/rules] finds a rule, a spell or a weapon. Start typing and pick from the list.
    • [/emergency] calls the ORGs at once when something really happens.

    Only you see the bot's answers. Choose how it calls you with [/notify], and your language with [/language].
help-org-title = For ORGs
help-org-text =
    • Players' requests arrive in the approvals channel. React with ✅ to approve or ❌ to decline; the buttons work too.
    • [/approvals] shows all that waits.
    • A mistake? Tap **Undo** on the card.
    • [/xp add] gives XP to one character, [/xp party] to a party, [/xp bulk] to several at once.
    • [/lives add] gives or takes lives.
    • [/ability grant] gives an ability outside the picks, [/ability revoke] takes it away.
    • [/phase open] opens a phase, [/scene open] a scene in this channel.
    • [/condition add] records a curse or a disease, [/form record] the form of an animal.
    • [/character history] tells what happened to a character and who wrote it down.

    Another ORG decides a request of your own.
help-characters-title = Characters
help-characters-text =
    • [/character create] makes a character. Pick its faction and class from the lists.
    • [/character list] shows all your characters. You play one at a time.
    • [/character switch] takes you to another.
    • [/character edit] changes name or portrait. An ORG corrects faction and class.
    • [/character retire] retires a character; it asks first.
    • [/character history] shows what happened to it.

    Only you and the ORGs see the whole character. Others see its name, portrait, faction and the gear it wears.
help-levels-title = Levels and XP
help-levels-text =
    An ORG gives XP. With enough of it the level rises, and the bot tells you.

    • [/xp show] shows your XP and how much the next level takes.
    • [/xp log] shows where XP came from.
    • With a new level you usually choose an ability: [/ability choose].

    Look up what each level takes with [/rules].
help-abilities-title = Abilities
help-abilities-text =
    1. Type [/ability choose] and pick from the list. It holds only what your class and level allow.
    2. The request goes to the ORGs. Until they decide, you can withdraw it with the button.
    3. Once it is approved you get a message, and the ability counts at once.

    See what you have and what it does with [/ability list]. [/rules] tells more about each ability.
help-magic-title = Spells
help-magic-text =
    You can cast while a phase is open; each spell once in a phase.

    1. [/spells] shows what is ready. Choose a spell from the list, or type [/cast].
    2. Where it matters at whom, the bot asks. The target has to be in the same scene.
    3. If the spell gives a question, write it with the button or with [/ask]. The answer comes as a message.

    • When somebody asks your character, answer truthfully with a button or with [/answer].
    • When your consent is needed, the bot tells what will happen. Answer with a button or with [/consent].
    • See what runs and until when with [/timers].

    Look up what each spell does with [/rules]. A refused spell is not used up.
help-scenes-title = Scenes and phases
help-scenes-text =
    A scene is a channel where play goes on. A character is in one at most.

    • [/scene enter] takes you in; your first words in the channel do too.
    • [/scene show] shows who is here, [/scene leave] takes you away.
    • [/scene pause] stops the scene when somebody feels bad in it. Anybody in it may, and deadlines stand still.
    • [/outofgame] takes you out of the game and back again; it needs a reason.
    • [/emergency] calls the ORGs at once.
    • [/phase show] tells whether a phase is open, and until when.

    ORGs open scenes and phases: [/scene open], [/phase open]; a paused scene goes on with [/scene resume].
help-rules-title = Rules
help-rules-text =
    Type [/rules] and start typing what you want: a class, an ability, a spell, a weapon or a rule.

    • The name may be in any of the three languages, with or without diacritics.
    • When several things match, you pick from a list.
    • Below the text stands the mark of the rule, so that you can refer to it.

    If something is still unclear, ask an ORG.
help-settings-title = Settings
help-settings-text =
    • [/setup show] shows everything on one page.
    • [/setup check] finds what the bot lacks and tells how to mend it.
    • [/setup rule] lists, explains or changes a game setting.
    • [/setup channel] says where the bot writes.
    • [/setup modules] switches a part of the bot on or off.
    • [/setup faction] adds a faction of your own.
    • [/setup language], [/setup timezone] and [/setup ruleset] change the language, the time zone and the rules.

    The guide [/setup start] and the roles [/setup role] are up to the server manager.

## Where somebody stands

help-keeper-title = Start here
help-keeper-text =
    The bot is not set up on this server yet. It takes you a minute:

    1. Type [/setup start].
    2. Check the language, the rules and the parts of the bot, and tap **Next**.
    3. Choose a role and channels, or have them made.

    Then players can make their characters.
help-stranger-title = One moment
help-stranger-text =
    The bot is not set up on this server yet.

    Ask the server manager to type [/setup start]. You can already choose your language with [/language].
help-newcomer-title = Welcome
help-newcomer-text =
    You have no character here yet. Type [/character create] and give it a name. The bot asks for faction and class.

    Not sure what to choose? Type [/rules] and look at the classes and factions.
help-pick-title = A choice awaits
help-pick-text =
    Your character can choose an ability. Type [/ability choose] and pick from the list; an ORG then approves it.

    If you have sent the request already, just wait. [/character show] shows the whole character.
help-playing-title = Ready to play
help-playing-text =
    Your character is ready.

    • [/character show] shows all of it.
    • [/scene enter] takes it into the scene of a channel.
    • [/spells] shows its spells, [/timers] what runs for it.
    • [/xp show] tells how much the next level takes.
    • [/rules] answers questions about the game.
    • [/character switch] takes you to another character.
