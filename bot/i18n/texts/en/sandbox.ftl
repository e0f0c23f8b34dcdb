# The sandbox: what its page says, and simcord's own words in its place.

## What it says in the terminal and in its channels

sandbox-running = The sandbox is running: { $address }
sandbox-started-again =
    The sandbox has started again. Old messages are gone; characters, requests and times are still here.
    What still waits for an ORG is back in the approvals channel.

## The bars of the page

sandbox-page-brand = sandbox
sandbox-page-viewer = Playing as
sandbox-page-org = ORG
sandbox-page-keeper = keeper
sandbox-page-player = player
sandbox-page-direct = Messages from the bot
sandbox-page-menu = Channels
sandbox-page-unread = new messages
sandbox-page-clock = Game time
sandbox-page-minutes = +5 min
sandbox-page-hour = +1 h
sandbox-page-day = +1 day
sandbox-page-deadline = Next deadline
sandbox-page-deadline-about = Moves the time to the next thing that waits for it
sandbox-page-moving = Time is moving…
sandbox-page-moved = Time has moved. It is now
sandbox-page-nothing-due = Nothing waits for its time.
sandbox-page-failed = The time could not be moved. Try once more.
sandbox-page-away = The sandbox is not running. Start it again and this page comes back by itself.
sandbox-page-help = What can I try here

## The welcome

sandbox-page-welcome-title = Welcome to the sandbox
sandbox-page-welcome-what = This is Discord for trying things out: the bot is real, the people are made up and nothing leaves this computer. There is nothing to break here.
sandbox-page-welcome-who = At the top you choose whom you play. Oliver is an ORG, the others are players. Channels are on the left, on a phone under ☰.
sandbox-page-welcome-try = What to try first
sandbox-page-welcome-command = Type / at the bottom and choose a command. /help says where to begin.
sandbox-page-welcome-card = In the channel schvaľovanie a request of Zuzana waits. As Oliver, tap ✅ on it.
sandbox-page-welcome-magic = Use magic: as Oliver, type /phase open and /scene open. Then, as Petra (priest), Jakub (wizard) or Lenka (druid), say something and go on with /spells.
sandbox-page-welcome-clock = You move the time at the top, by the clock 🕒. Next deadline jumps to where something ends.
sandbox-page-welcome-empty = Nový svet is an empty server. As Nina you set it up with /setup start.
sandbox-page-welcome-start = Start
sandbox-page-welcome-show = Show me /help

## simcord's words

sandbox-chrome-title = Virtual ORG
sandbox-chrome-older = Earlier messages
sandbox-chrome-newer = Newer messages
sandbox-chrome-latest = New messages, show the latest
sandbox-chrome-empty = Nothing in this channel yet.
sandbox-chrome-message-label = Message
sandbox-chrome-conversation = Conversation
sandbox-chrome-dialog = Form
sandbox-chrome-save = Save
sandbox-chrome-send = Send
sandbox-chrome-enter = { $label } (Enter)
sandbox-chrome-edit-message = Edit message
sandbox-chrome-commands-only = You can use commands here
sandbox-chrome-write-to = Write a message or a command (/)
sandbox-chrome-editing = Editing a message
sandbox-chrome-replying = Replying: { $name }, { $text }
sandbox-chrome-cancel = Cancel
sandbox-chrome-cancel-reply = Cancel the reply
sandbox-chrome-required = This must be filled in.
sandbox-chrome-wrong-length = The text is too short or too long.
sandbox-chrome-wrong-range = The number is outside the allowed range.
sandbox-chrome-wrong-value = This does not fit here.
sandbox-chrome-wrong-file = Such a file does not fit here.
sandbox-chrome-large-file = The file is larger than 10 MiB.
sandbox-chrome-choose-offered = Choose what is offered.
sandbox-chrome-choose-more = Choose more options.
sandbox-chrome-choose-fewer = Choose fewer options.
sandbox-chrome-at-least = Fewest characters: { $count }.
sandbox-chrome-at-most = Most characters: { $count }.
sandbox-chrome-members = MEMBERS
sandbox-chrome-roles = ROLES
sandbox-chrome-channels = CHANNELS
sandbox-chrome-options = OPTIONS
sandbox-chrome-optional = +{ $count } optional
sandbox-chrome-loading = Loading…
sandbox-chrome-commands = Commands
sandbox-chrome-no-commands = Commands could not be loaded
sandbox-chrome-more-commands = Keep typing to find more commands
sandbox-chrome-command-gone = This command is no longer there. Leave it with the cross.
sandbox-chrome-nothing-offered = Nothing like that is offered
sandbox-chrome-yes = Yes
sandbox-chrome-no = No
sandbox-chrome-choose-file = Choose a file
sandbox-chrome-remove = Remove: { $what }
sandbox-chrome-private = Only you can see this
sandbox-chrome-thinking = Thinking…
sandbox-chrome-edited = (edited)
sandbox-chrome-edited-after = { " " }(edited)
sandbox-chrome-edited-at = Edited { $at }
sandbox-chrome-used = { $name } used{ " " }
sandbox-chrome-used-by-somebody = Used{ " " }
sandbox-chrome-unknown = Unknown author
sandbox-chrome-reply = Reply
sandbox-chrome-edit = Edit
sandbox-chrome-delete = Delete
sandbox-chrome-pin = Pin
sandbox-chrome-unpin = Unpin
sandbox-chrome-app = BOT
sandbox-chrome-close = Close
sandbox-chrome-submit = Submit
sandbox-chrome-form-warning = The form goes to the bot alone. Do not write passwords into it.
sandbox-chrome-drop-files = Drop files here or{ " " }
sandbox-chrome-browse = browse
sandbox-chrome-file-limit = One file may have 10 MiB at most.
sandbox-chrome-select-one = Select an option
sandbox-chrome-select-several = Select one or more options
sandbox-chrome-clear = Clear the selection
sandbox-chrome-selected = Selected: { $count }
sandbox-chrome-search = Search
sandbox-chrome-previous = Back
sandbox-chrome-next = Next
sandbox-chrome-offered = On this page: { $count }
sandbox-chrome-draft = Done?
sandbox-chrome-apply = Apply
sandbox-chrome-wait = Wait for the previous action to end.
sandbox-chrome-sure-delete = Delete this message? It cannot be undone.
sandbox-chrome-uncertain = It is not certain whether it worked. Reload the page.
sandbox-chrome-not-done = It did not work. Try once more.
sandbox-chrome-interrupted = The connection is interrupted, trying again…
sandbox-chrome-ended = The page is disconnected. Reload it.
