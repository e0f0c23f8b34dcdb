# Setting up a server: the guided pages, the overview, the check with its repairs.

## The two guided pages

setup-first-title = Set-up: step 1 of 2
setup-first-text =
    Every list already has something chosen. Change what does not suit you.

    1. the server's language
    2. the rules you play by
    3. the parts of the bot you need
    4. how fast game time runs

    Then tap **Next**.
setup-zone-line = Time zone: { $zone }. Change it with [/setup timezone].
setup-second-title = Set-up: step 2 of 2
setup-second-text =
    Whom should the bot trust as an ORG, and where should it write?
    Choose a role and channels. What you leave out, the bot makes when you tap **Fill in and finish**.
setup-make = Fill in and finish
setup-finish = Done
setup-done-title = Done, the game can begin
setup-done-text =
    The commands appear in the list in a moment.

    • Players begin with [/character create]; [/help] guides them.
    • Players' requests arrive in the approvals channel; whoever has the ORG role decides them.
    • [/setup check] tells you whether the bot lacks anything.

## Names of settings

setup-line = { $what }: { $value }
setup-language-prompt = Server language
setup-language-sk = Slovenčina
    .about = Cards, logs and commands in Slovak
setup-language-cs = Čeština
    .about = Cards, logs and commands in Czech
setup-language-en = English
    .about = Cards, logs and commands in English
setup-rulesets-prompt = Rules
setup-rulesets-dbf = DBF
    .about = Classes, levels, abilities and schools of magic
setup-modules-prompt = Parts of the bot
setup-modules-play_by_post = Play on Discord
    .about = You play by writing in channels
setup-modules-live = Live game
    .about = You play outdoors and the bot helps
setup-modules-registration = Registration
    .about = Signing up for events
setup-modules-story = Story
    .about = Speech of characters, clues and quests
setup-tempo-prompt = Game time
setup-tempo-by_post = Time on Discord
    .about = A game minute lasts an hour
setup-tempo-live = Live time
    .about = A game minute is a real minute
setup-timezone = Time zone
setup-factions = Factions of your own
setup-role-prompt = The role of your ORGs
setup-role-org = ORG role
setup-role-head-org = Head ORG role
setup-role-player = Player role
setup-channel-approvals = Approvals channel
setup-channel-log = ORG log channel
setup-channel-announcements = Announcements channel
setup-channel-registration = Registration channel
setup-channel-name-approvals = approvals
setup-channel-name-log = org-log
setup-channel-name-announcements = announcements

## The overview

setup-show-title = Server settings
setup-show-more = [/setup rule] lists the game settings. [/setup check] tells you whether the bot lacks anything.

## The check: what is wrong, and its repair

check-fine = Everything is fine, the bot lacks nothing. See the settings with [/setup show].
check-title = { $count ->
        [one] { $count } thing to mend
       *[other] { $count } things to mend
    }
check-role-unset = { $role } is not set. The server manager chooses it with [/setup role].
check-role-gone = { $role } is gone from the server. The server manager chooses another with [/setup role].
check-channel-unset = { $channel } is not set. Choose it with [/setup channel].
check-channel-gone = { $channel } is gone from the server. Choose another with [/setup channel].
check-channel-right = In { $channel } the bot lacks the permission: { $right }. Add it in the channel's settings.
check-channel-open = Everybody can read { $channel }. In the channel's settings, hide it from all who are no ORG.
check-guild-right = On this server the bot lacks the permission: { $right }. Add it to its role in the server settings.
check-not-finished = The set-up is not finished. The server manager finishes it with [/setup start].
check-commands = The list of commands is out of date. Save the language again with [/setup language] to renew it.

right-view-channel = View Channel
right-send-messages = Send Messages
right-embed-links = Embed Links
right-attach-files = Attach Files
right-add-reactions = Add Reactions
right-read-message-history = Read Message History
right-manage-messages = Manage Messages
right-manage-webhooks = Manage Webhooks
right-create-public-threads = create public threads (Create Public Threads)
right-send-messages-in-threads = write in threads (Send Messages in Threads)
