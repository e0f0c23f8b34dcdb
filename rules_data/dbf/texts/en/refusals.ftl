# Refusals by error code: what is in the way; .way = the way out, commands in square brackets.
# noticed and target_alert must read the same: the difference is for ORGs only.

## Levels and abilities

refusal-no_pick_available = You have nothing to pick for this level now.
    .way = See how much XP your next pick needs in [/xp show].
refusal-earlier_pick_open = A pick from a lower level is waiting for you first.
    .way = Make it with [/ability choose], then come back to this one.
refusal-ability_not_in_class = Your class does not have this ability.
    .way = Pick another with [/ability choose]; only an ORG can give you a foreign one with [/ability grant].
refusal-ability_already_owned = You already have this ability.
    .way = Pick another with [/ability choose].
refusal-ability_locked = This ability opens for you at a higher level.
    .way = Pick from what [/ability choose] offers now.
refusal-org_approval_required = No ORG has approved your choice yet.
    .way = Wait a little, an ORG finds it in [/approvals].
refusal-class_not_in_faction = This class does not belong to your faction.
    .way = Choose another class or faction; see what fits in [/rules].
refusal-no_ability = You lack the ability for this.
    .way = See what you can do in [/ability list].

## Magic

refusal-spell_unknown = You do not know this spell, you lack its school.
    .way = See what you can cast in [/spells].
refusal-level_too_low = Your character's level is still too low for this.
    .way = See how much XP the next one needs in [/xp show].
refusal-spell_already_used = You have already used this spell in this phase.
    .way = Pick another from [/spells]; all come back when an ORG opens a phase with [/phase open].
refusal-no_open_phase = No phase is open now, so you cannot cast.
    .way = Wait until an ORG opens one with [/phase open].
refusal-spell_limit_per_round = You cannot cast any more spells this round.
    .way = Keep it for the next round; an ORG changes the limit with [/setup rule].
refusal-not_in_combat = You can use this spell only in a combat, in the spell step.
    .way = See how the combat stands in [/combat show].
refusal-in_combat = You cannot do this while you are in a combat.
    .way = Wait for its end; see what you can do now in [/combat act].
refusal-not_spell_step = You cannot cast this spell in the opening yet.
    .way = Keep it for the spell step; see what you can do now in [/combat act].
refusal-no_challenge = Nobody has challenged your party just now.
    .way = Keep this spell for a challenge; find the others in [/spells].
refusal-not_challenged_side = This spell is for the challenged side only.
    .way = See what you can do in [/combat act].
refusal-too_late = The opening of the combat is already over.
    .way = Keep this spell for another challenge and go on with [/combat act].
refusal-not_paired = Charm works only on the opponent you are paired with.
    .way = See who fights whom in [/combat show].
refusal-out_of_range = Your target is too far, Fireball reaches only 30 metres.
    .way = Come closer with [/scene enter] and try again.
refusal-conversation_too_short = You have not talked long enough for Friendship.
    .way = Keep writing to each other in the scene; it takes five minutes and three messages from each of you. Then repeat [/cast].
refusal-consent_required = This character has not agreed to Aura Reading yet.
    .way = Explain what you want to do and let them answer with [/consent].
refusal-form_not_met = This animal is not among the forms your character has met.
    .way = If you really met it, an ORG adds it with [/form record].
refusal-too_many_targets = You chose more targets than this spell allows.
    .way = Choose fewer; see how many it takes in [/rules].
refusal-target_not_undead = This spell works only on undead.
    .way = Choose another target or another spell from [/spells].
refusal-target_not_animal = This spell works only on animals.
    .way = Choose another target or another spell from [/spells].
refusal-target_not_living = This spell works only on living beings.
    .way = Choose another target or another spell from [/spells].
refusal-target_is_undead = You cannot revive an undead.
    .way = Choose another target or another spell from [/spells].
refusal-target_dead = This character is already dead.
    .way = Only Revive while the body lies here, or an ORG with [/revive], can bring it back.
refusal-target_not_dead_or_knocked_out = You can revive only a character that lies here.
    .way = Help someone who stands with another spell from [/spells].
refusal-target_level_too_high = Your target's level is not lower than yours.
    .way = Choose another target or another spell from [/spells].
refusal-regain_level_too_high = You can regain only a spell with number 3 at most.
    .way = Choose another used one; find them in [/spells].
refusal-spell_not_used = You still have this spell, there is nothing to regain.
    .way = Choose a used one; find them in [/spells].
refusal-not_only_animals = Your opponents are plainly not all animals.
    .way = You can still flee at the end of the round with [/combat act].
refusal-answer_not_allowed = You can answer this question only with YES, NO or DON'T KNOW.
    .way = Pick one of them with [/answer].

## Equipment

refusal-weapon_not_allowed = Your class does not use such a weapon.
    .way = Find what you may carry under your class in [/rules].
refusal-weapon_unknown = The bot does not know such a weapon.
    .way = Choose it from the list, for example in [/creep define]; [/rules] describes weapons.
refusal-weapon_forbidden = This weapon is forbidden in the game.
    .way = Choose another; see what is allowed in [/rules].
refusal-not_approved = No ORG has approved this thing yet.
    .way = See how it stands in [/gear list]; an ORG finds it in [/approvals].
refusal-bow_skill_not_verified = No ORG has confirmed yet that you can handle a bow.
    .way = Show it to one, who then records it in [/approvals].
refusal-two_weapons = You can have only one weapon in hand.
    .way = Swap it with [/gear wear].
refusal-hands_full = The weapon you hold leaves no hand for a shield.
    .way = Take a short or one-handed weapon with [/gear wear].
refusal-armour_not_allowed = Your class does not wear such armour.
    .way = Find what you may wear under your class in [/rules].
refusal-shield_not_allowed = Your class does not carry a shield.
    .way = Find what you may carry under your class in [/rules].

## Parties and movement

refusal-running_forbidden = You may not run now.
    .way = Walk instead; see who may run in [/rules].
refusal-party_full = The party already has three members.
    .way = Start another with [/party create], or wait until somebody leaves with [/party leave].
refusal-already_member = This character is already in the party.
    .way = See who belongs to it in [/party show].
refusal-same_party = You cannot challenge your own party.
    .way = Choose another target, or leave it first with [/party leave].
refusal-own_character_opposed = Characters of one player would stand on opposite sides.
    .way = Choose another target or the other side; read more in [/rules].
refusal-party_in_combat = This character or its party is in a combat.
    .way = Wait until it ends; see what happens here in [/scene show].
refusal-not_active = Your character cannot act now.
    .way = See when that passes in [/timers]; come back from out of game with [/outofgame].
refusal-out_of_game_wait = You are just coming back to the game, so this has to wait.
    .way = See how long in [/timers].
refusal-target_not_active = You cannot do this with that character now.
    .way = Try later or choose another target; see who is here in [/scene show].
refusal-target_not_here = You do not see that character here.
    .way = See who is here in [/scene show].
refusal-no_weapon_in_hand = You need a weapon in hand for this.
    .way = Take an approved one with [/gear wear].
refusal-animal_cannot_challenge = An animal may not challenge this party now.
    .way = Wait until the spell passes, or challenge somebody else with [/challenge].
refusal-must_stay_in_place = Time Stop holds you where you are.
    .way = See when you can move again in [/timers].
refusal-must_keep_away = Fog has parted you and you may not challenge these opponents yet.
    .way = See how long in [/timers], then enter anew with [/scene enter].

## Combat

refusal-side_full = This side already has three.
    .way = Support the other one with [/combat act], or stay aside.
refusal-no_free_place_yet = No side has lost anybody so far, so you cannot join.
    .way = Watch the combat in [/combat show] and try at the end of the next round.
refusal-cannot_return = Your character is gone from this combat and cannot come back.
    .way = Wait for its end; see what runs for you in [/timers].
refusal-only_at_end_of_round = You can join only at the end of a round.
    .way = Watch the combat in [/combat show], then use [/combat act].
refusal-not_present_at_challenge = Your character was not there at this challenge, so it cannot join.
    .way = Stay aside; an ORG can change this rule with [/setup rule].
refusal-not_near_any_more = Your character is not near this combat any more: it is in another scene, or fights elsewhere.
    .way = Come back to that scene with [/scene enter] while the combat lasts, or end your own fight first.
refusal-repairing_required = The number of fighters has changed, new pairs come first.
    .way = Set them with [/combat act].
refusal-pair_skips_round = Charm holds this pair, it does not fight this round.
    .way = Wait for the next round; see how it stands in [/combat show].
refusal-potion_already_drunk = You have already drunk a potion this round.
    .way = Keep the next one for the next round; see what you can do now in [/combat act].
refusal-dodge_already_used = You have already used your dodge in this combat.
    .way = It comes back with the next challenge; see what you can do now in [/combat act].
refusal-nothing_to_dodge = There is no hit for you to dodge.
    .way = You keep your dodge; see what you can do now in [/combat act].
refusal-combat_already_over = This combat has already ended.
    .way = Find what it did to your character in [/journal].
refusal-noticed = Your sneaking failed and nothing happened.
    .way = Try another time with [/stealth], or challenge openly with [/challenge].
refusal-target_alert = Your sneaking failed and nothing happened.
    .way = Try another time with [/stealth], or challenge openly with [/challenge].

## After combat

refusal-combat_not_over = The combat still goes on, it is too early for this.
    .way = Wait for its end; follow it in [/combat show].
refusal-target_not_knocked_out = This character is not lying knocked out.
    .way = If you want to fight it, use [/challenge].
refusal-target_asleep_wakes = You cannot kill a sleeper, the blow would wake them.
    .way = You can strike with [/challenge], which begins a combat.
refusal-target_not_asleep = This character is not asleep.
    .way = Challenge it openly with [/challenge].
refusal-not_lootable = Weapons, armour and costume are never taken.
    .way = Take ducats, potions, ingredients and game items with [/loot].
refusal-pursuit_ban = You may not go after the one who fled from you yet.
    .way = See how long in [/timers], then use [/pursue].

## Field abilities

refusal-cannot_break = You cannot break a gate, it is too strong.
    .way = Look for another way; see what is around in [/scene show].
refusal-not_locked = It is not locked.
    .way = No need to break or unlock it; anyone who knows how can lock it with [/lock].
refusal-lock_broken = The lock is broken, you can neither lock nor unlock it.
    .way = Leave it open; see what is around in [/scene show].
refusal-token_not_approved = No ORG has approved your thief's token yet.
    .way = Hand it in with [/gear add]; an ORG finds it in [/approvals].
refusal-no_game_item = You have no game item to hand over.
    .way = Choose ducats; see what you have in [/inventory show].
refusal-no_recipe = You do not know this recipe.
    .way = See yours in [/potion list]; an ORG teaches you a new one with [/potion teach].
refusal-no_ingredients = You lack ingredients or herbs.
    .way = See what you have in [/inventory show].
refusal-nothing_left_here = There is nothing left to take here.
    .way = Look elsewhere; an ORG adds new herbs with [/place].
refusal-cannot_cast_in_form = You cannot cast in another form.
    .way = Wait until the form ends; [/timers] says when.
refusal-target_required = Say whom the spell is aimed at.
    .way = Repeat [/cast] with a target.
refusal-target_is_caster = This spell cannot be cast on yourself.
    .way = Repeat [/cast] and pick somebody else.
refusal-target_not_demon = This target is no demon.
    .way = [/rules] says whom the spell works on.
refusal-already_out_of_game = You are out of the game already.
    .way = Come back with [/outofgame].
refusal-not_out_of_game = You are not out of the game.
    .way = To step out, use [/outofgame].
refusal-reason_required = A reason is needed.
    .way = Repeat the command with one; [/help] helps.
refusal-condition_sort_unknown = There is no such kind of condition.
    .way = Pick curse, disease, affliction or mounted in [/condition add].
refusal-condition_text_required = Say what the condition does.
    .way = Repeat [/condition add] with a text.
refusal-condition_exists = The character has this condition already.
    .way = [/character show] says what is on it.
refusal-condition_unknown = The character has no such condition.
    .way = [/character show] says what is on it.
refusal-form_figures_wrong = The figures of the form are wrong: at least 1 life, at least 0 wounds.
    .way = Mend them and repeat [/form record].
refusal-form_unknown = The character has not met such a form.
    .way = An ORG records it with [/form record].
refusal-not_this_step = It is not the time for that in this fight.
    .way = [/combat show] says what comes now.
refusal-standing_order_wrong = There is no such standing order.
    .way = Give a number of at least 1 with [/combat act].
refusal-not_in_this_combat = This character is not in this fight.
    .way = [/combat show] says who fights.
refusal-already_in_this_combat = This character is in this fight already.
    .way = [/combat act] says what it can do.
refusal-duel_not_reported = Players do not report duels here.
    .way = [/setup rule] says how duels are decided.
refusal-duel_stands = This duel cannot be changed any more.
    .way = One of the two has left the fight, or it cannot be taken back. Mend lives with [/lives add].
refusal-duel_result_wrong = A duel cannot end like that.
    .way = Pick who hit with [/combat act].
refusal-not_your_pick = The other side picks now.
    .way = [/combat show] says who is awaited.
refusal-pick_not_possible = That pair is not possible.
    .way = Pick from what [/combat act] offers.

## Creeps

refusal-creep_lives_wrong = A creep can have 1 to { $lives } lives.
    .way = Give [/creep define] a number within this range.
refusal-creep_level_wrong = The level of a creep can be 1 to { $level }.
    .way = Give [/creep define] a number within this range.
refusal-creep_claws_wrong = The hit of a creep without a weapon can give 1 to { $claws } wounds.
    .way = Give [/creep define] a number within this range, or leave it out.
refusal-creep_nature_unknown = The bot does not know such a being.
    .way = Choose it from the list in [/creep define].
