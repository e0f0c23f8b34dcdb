# Refusals of the house, and those of the rules about characters: what is in the way; .way = the way out.

## The server and rights

refusal-not_set_up = The bot is not set up on this server yet.
    .way = The server manager begins with [/setup start].
refusal-only_in_a_guild = There is no game in direct messages.
    .way = Write it in a channel of the server where you play; [/help] tells where to begin.
refusal-rank_needs_player = This is for players only.
    .way = Ask an ORG for the player role.
refusal-rank_needs_org = Only an ORG with the ORG role may do this.
    .way = Ask an ORG; the server manager sets the ORG role with [/setup role].
refusal-rank_needs_head_org = Only the head ORG may do this.
    .way = Ask the head ORG; the server manager sets that role with [/setup role].
refusal-rank_needs_keeper = Only the server manager may do this.
    .way = Ask the server's owner or somebody with Manage Server to use [/setup start] or [/setup role].
refusal-too_busy = Several people are changing the same thing right now.
    .way = Wait a moment and try again; if that does not help, tell an ORG.
refusal-fault = This is a mistake of the bot; nothing has changed.
    .way = Try again; if it happens once more, tell an ORG.
refusal-stale_button = This button no longer works.
    .way = Start again with a command; [/help] guides you.
refusal-cannot_write_here = The bot may not write in this channel.
    .way = Try another channel, or ask an ORG to check permissions with [/setup check].

## Setting up

refusal-draft_gone = The step you were at is gone.
    .way = Start again, for example with [/character create], [/xp bulk] or [/setup start].
refusal-setup_needs_role = The ORG role is missing.
    .way = Choose it in the list of [/setup start], or let the bot fill in what is missing.
refusal-setup_needs_channel = The approvals channel is missing.
    .way = Choose it in the list of [/setup start], or let the bot fill in what is missing.
refusal-setup_cannot_make = The bot may not make roles and channels.
    .way = Give it Manage Roles and Manage Channels, or make them yourself and choose them with [/setup start].
refusal-role_everyone = Everybody on the server has this role.
    .way = With [/setup role], choose a role you give to chosen people only.
refusal-role_managed = Somebody else manages this role, or it is gone.
    .way = With [/setup role], choose an ordinary role of this server.
refusal-role_self_assigned = Anybody can take this role for themselves.
    .way = With [/setup role], choose a role you give to chosen people only.
refusal-channel_rights_missing = In that channel the bot lacks: { $rights }.
    .way = Add it in the channel's settings and repeat [/setup channel].
refusal-one_module_needed = At least one part of the bot has to stay on.
    .way = Switch another one on first with [/setup modules].
refusal-ruleset_unknown = The bot does not know these rules.
    .way = Pick from the list of [/setup ruleset].
refusal-ruleset_not_here = These rules are not played here.
    .way = Leave the rules empty in [/character create]; an ORG can add them with [/setup ruleset].
refusal-language_unknown = The bot does not know this language.
    .way = Choose Slovak, Czech or English with [/language].
refusal-notify_unknown = The bot cannot call you that way.
    .way = Pick a way from the list of [/notify].
refusal-zone_unknown = The bot does not know the time zone { $zone }.
    .way = Start typing a city in [/setup timezone], for example Bratislava, and pick from the list.
refusal-setting_unknown = There is no setting { $key }.
    .way = [/setup rule] lists them all.
refusal-setting_value_wrong = The setting { $key } cannot have this value.
    .way = Allowed: { $allowed }. Change your own quiet hours with [/notify]; an ORG changes the rest with [/setup rule].
refusal-faction_exists = The faction { $name } is here already.
    .way = Choose another name in [/setup faction].
refusal-faction_in_use = { $count ->
        [one] { $count } character still belongs to the faction { $name }.
       *[other] { $count } characters still belong to the faction { $name }.
    }
    .way = Give them another one first with [/character edit].
refusal-too_many_factions = There is no room for more factions; { $most } is the most.
    .way = Remove one with [/setup faction].
refusal-approvals_channel_missing = The ORGs have no approvals channel; nobody would see the request.
    .way = Ask an ORG to set it with [/setup channel].
refusal-help_unknown = Help knows nothing about this.
    .way = Pick from the list of [/help].
refusal-rule_not_found = There is no rule “{ $query }”.
    .way = Try another word or its beginning in [/rules], or ask an ORG.

## Characters

refusal-no_character = You are playing no character.
    .way = Make one with [/character create], or pick another with [/character list].
refusal-character_not_found = Nobody here has the character { $name }.
    .way = Start typing the name and pick it from the list; [/character list] shows your own.
refusal-character_ambiguous = Several characters match: { $names }.
    .way = Type the whole name or pick it from the list; [/character list] shows your own.
refusal-not_your_character = This character is not yours.
    .way = [/character list] shows your own.
refusal-owner_is_bot = A bot cannot play a character.
    .way = Choose a person in [/character create] or [/character edit].
refusal-name_empty = The name has no character that can be seen.
    .way = Give another one in [/character create] or [/character edit].
refusal-name_too_long = The name is too long; at most { $longest ->
        [one] { $longest } character fits
       *[other] { $longest } characters fit
    }.
    .way = Shorten it and repeat the command, for example [/character create].
refusal-name_unreadable = The name has too many marks on its letters to be read.
    .way = Give a readable one in [/character create] or [/character edit].
refusal-name_taken = Somebody already uses the name { $name }.
    .way = Give another one with [/character create] or [/character edit].
refusal-too_many_characters = One player cannot have more characters; { $most } is the most.
    .way = Retire one with [/character retire].
refusal-faction_unknown = The bot does not know that faction. On offer: { $names }.
    .way = Pick it from the list of [/character create]; an ORG adds your own with [/setup faction].
refusal-class_required = The class is missing.
    .way = Pick it from the list of [/character create].
refusal-class_unknown = The bot does not know that class.
    .way = Pick it from the list of [/character create]; [/rules] describes the classes.
refusal-start_level_wrong = A character can start only on levels { $minimum } to { $maximum }.
    .way = Give a number in that range in [/character create].
refusal-nothing_to_change = Nothing has changed, everything is like that already.
    .way = Fill in at least one new value in [/character edit].
refusal-picture_too_large = The picture is too large.
    .way = Make it smaller than 8 MB and send it again with [/character edit].
refusal-picture_unreadable = This file cannot be read as a picture.
    .way = Send a PNG, JPEG, WebP or GIF with [/character edit].

## Abilities

refusal-no_abilities_here = By these rules characters have no abilities.
    .way = [/character show] shows what a character has.
refusal-no_pick_now = There is nothing for you to choose now.
    .way = [/xp show] tells how much XP the next level takes.
refusal-ability_unknown = The bot does not know that ability.
    .way = Pick it from the list of [/ability choose]; [/rules] describes abilities.
refusal-ability_not_owned = This character does not have that ability.
    .way = [/ability list] shows what it has.
refusal-deity_required = This ability needs a god.
    .way = Repeat [/ability choose] and write the god's name into the field.
refusal-offset_only_for_schools = Only schools of magic have an offset.
    .way = Leave it empty in [/ability grant].
refusal-offset_wrong = The offset can only be { $minimum } to { $maximum }.
    .way = Give a number in that range in [/ability grant].

## Requests

refusal-request_waiting = A request already waits for an ORG: { $ability }.
    .way = Wait for the decision, or withdraw it with the button below; for news ask an ORG.
refusal-request_gone = This request is gone.
    .way = [/approvals] shows an ORG what waits.
refusal-request_withdrawn = The player has withdrawn this request.
    .way = There is nothing to do; [/approvals] shows an ORG what waits.
refusal-request_already_approved = The request is approved already: { $by }.
    .way = The button on the card takes it back; [/approvals] shows what still waits.
refusal-request_already_declined = The request is declined already: { $by }.
    .way = The button on the card takes it back; [/approvals] shows what still waits.
refusal-own_request = You may not decide a request of your own.
    .way = Ask another ORG; the setting `own_approval` changes with [/setup rule].
refusal-not_your_request = This request is not yours.
    .way = Only its player or an ORG can withdraw it.
refusal-request_not_decided = This request is not decided, there is nothing to take back.
    .way = An ORG can decide it with [/approvals].
refusal-request_not_declined = This request is not declined, it needs no reason.
    .way = [/approvals] shows an ORG what waits.
refusal-newer_request = A newer request for the same choice already waits.
    .way = Decide that one first with [/approvals].
refusal-not_your_notice = This message is for somebody else.
    .way = Choose how the bot calls you with [/notify].
refusal-undo_later_facts = This can no longer be taken back, something newer stands on it.
    .way = [/character history] shows what came later; undo that first, or use [/ability revoke] or [/xp add].
refusal-undo_not_possible = This cannot be taken back.
    .way = Change the character with [/character edit], or retire it with [/character retire].

## Experience and lives

refusal-no_xp_here = By these rules there is no XP.
    .way = [/character show] shows what a character has.
refusal-no_lives_here = By these rules characters have no lives.
    .way = [/character show] shows what a character has.
refusal-xp_source_unknown = XP cannot be given for this.
    .way = In [/xp bulk] use one of: quest, fighting creeps, mystical place, reward after the game, correction.
refusal-xp_zero = Zero XP changes nothing.
    .way = Give another number in [/xp add].
refusal-xp_negative_needs_correction = XP can be taken away only as a correction.
    .way = Choose correction as the source in [/xp add].
refusal-xp_below_zero = The character does not have that much XP, only { $xp }.
    .way = In [/xp add], take away no more than it has.
refusal-xp_too_large = That much XP does not fit; { $maximum } is the most.
    .way = Give a smaller number in [/xp add].
refusal-lives_no_change = Lives would stay the same: the character has { $lives } of at most { $maximum }.
    .way = Give another number in [/lives add].
refusal-bulk_empty = The form is empty.
    .way = Open [/xp bulk] again and write a name and an amount on each line.
refusal-bulk_too_long = At most { $most ->
        [one] { $most } line fits
       *[other] { $most } lines fit
    } at once.
    .way = Split it into several forms of [/xp bulk].
refusal-bulk_line_wrong = Line { $number } cannot be used: { $line }
    .way = It needs a name, a space and an amount of XP; nothing has changed, open [/xp bulk] again.

## Parties

refusal-no_parties_here = By these rules there are no parties.
    .way = [/character show] shows what a character has.
refusal-already_in_party = The character is in a party already.
    .way = Leave that one first with [/party leave].
refusal-other_ruleset = This character plays by other rules.
    .way = With [/party invite], invite somebody who plays by the same.
refusal-already_invited = { $name } has an invitation already.
    .way = Wait for the answer; cancel it with [/party kick].
refusal-not_invited = No invitation to a party waits.
    .way = Ask a party's leader for one, or start your own with [/party create].
refusal-no_party = The character is in no party.
    .way = Start one with [/party create], or accept an invitation with [/party accept].
refusal-not_leader = Only the party's leader may do this.
    .way = [/party show] tells who that is.
refusal-not_in_party = { $name } is not in your party.
    .way = [/party show] tells who is.
refusal-party_not_found = There is no party { $name }.
    .way = Pick it from the list of [/xp party].

## Phases and moments

refusal-phase_is_open = A phase is open already.
    .way = Close it first with [/phase close]; see which it is with [/phase show].
refusal-no_phase_to_close = No phase is open, there is nothing to close.
    .way = Open a new one with [/phase open].
refusal-moment_unreadable = The bot cannot read this time: { $text }
    .way = Write it as `2d`, `36 h`, `tomorrow 18:00` or `24. 10. 2026 18:00` and repeat the command, for example [/phase open].
refusal-moment_past = This time is over already.
    .way = Give a later one and repeat the command, for example [/phase open].
refusal-moment_too_far = This time is too far off, a year at most.
    .way = Give a nearer one and repeat the command, for example [/phase open].

## Scenes

refusal-no_scene_here = There is no scene in this channel.
    .way = Go to a channel with a scene; an ORG opens a new one here with [/scene open].
refusal-scene_is_open = This channel is a scene already.
    .way = See who is in it with [/scene show]; end it with [/scene close].
refusal-already_here = { $name } is in this scene already.
    .way = See who is here with [/scene show]; leave with [/scene leave].
refusal-in_no_scene = Your character is in no scene.
    .way = Enter one in its channel with [/scene enter].
refusal-not_in_scene = Only somebody in the scene can pause it.
    .way = Come in with [/scene enter], or ask an ORG; if help is needed, use [/emergency].
refusal-scene_paused = The scene stands still just now.
    .way = Wait until an ORG lets it go on with [/scene resume].
refusal-scene_runs = The scene is not paused, there is nothing to let go on.
    .way = Anybody in it can pause it with [/scene pause].

## Magic and questions

refusal-no_magic_here = Under these rules characters do not cast like this.
    .way = See what the character has with [/character show].
refusal-consent_waits = You are waiting for somebody's consent already.
    .way = The answer comes to you as a message; choose another spell in [/spells].
refusal-nothing_to_ask = You have no question to put now.
    .way = A spell gives you one; see which are ready with [/spells].
refusal-question_empty = The question is empty.
    .way = Write it with [/ask].
refusal-question_gone = Whoever asked or had to answer is no longer in the game.
    .way = Ask an ORG; your spells are in [/spells].
refusal-nothing_to_answer = Nothing waits for your answer.
    .way = See what runs for your character with [/timers].
refusal-already_answered = This is answered already.
    .way = There is nothing to do; an ORG sees what waits in [/approvals], and [/help] guides you.
refusal-request_needs_answer = This is a question; it cannot be approved or declined.
    .way = Answer with a button on its card; see what waits with [/approvals].

## Conditions, forms, absence, emergencies

refusal-no_conditions_here = Under these rules no such conditions are recorded.
    .way = See what the character has with [/character show].
refusal-no_forms_here = Under these rules no forms of animals are recorded.
    .way = See what the character has with [/character show].
refusal-no_out_of_game_here = Under these rules nobody leaves the game by a command.
    .way = Tell an ORG; if help is needed, use [/emergency].
refusal-emergency_too_soon = The ORGs have your call already.
    .way = Stay in a safe place; in a minute you can call again with [/emergency], and for an injury call 112 at once.
refusal-entry_not_found = There is no such entry here.
    .way = [/journal] shows the numbers of entries.
refusal-already_undone = This entry is undone already.
    .way = See the whole history with [/journal].
refusal-undo_by_card = This entry belongs to request { $number }.
    .way = Undo it with the button on its card in the approvals channel; [/approvals] shows what waits.
