"""What is done to a fight from outside its rules: shown, paused, decided, ended, handed over, somebody taken out."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find, find_own, token_id
from bot.game.combat.act import carry_out, player_in
from bot.game.combat.afterwards import take_up
from bot.game.combat.card import card
from bot.game.combat.fight import Fight, fight_of, open_fight
from bot.game.combat.menu import menu_page, org_page
from bot.game.combat.telling import hush, ring
from bot.game.desk import Desk, Game, read, write
from bot.game.scenes.commands import pause_scene, resume_scene
from bot.i18n.escape import mention
from bot.i18n.page import Form, Page, Question
from bot.rules.core.combat_orders import DecideDuel, EndCombat, PairAnew, TakeOut
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

LONGEST_REASON = 300


async def _found(desk: Desk, combat_id: int | None, subject: str | None = None, *, lock: bool = False) -> Fight:
    """Return the fight meant: by a button, or the one the caller's character is in or stands by."""
    active = await find_own(desk, subject) if subject or desk.found.active is not None else None
    also = active.id if active is not None else None
    if combat_id is not None:
        return await open_fight(desk, combat_id, lock=lock, also=also)
    return await fight_of(desk, active, lock=lock, also=also)


def _whose(desk: Desk, fight: Fight, subject: Character | None) -> Character | None:
    """Return for whom the caller acts by default: who is awaited first."""
    if subject is not None and subject.id in fight.characters:
        return subject
    own, awaited = fight.mine(desk.caller.user_id), fight.awaited()
    own += fight.creeps() if desk.is_org and not own else []
    return next((one for one in own if one.id in awaited), own[0] if own else None)


async def menu(game: Game, caller: Caller, *, combat_id: int | None = None, subject: str | None = None) -> Page:
    """Return the menu of what the caller may do now in a fight; an ORG without a character there sees the ORG's."""
    async with read(game, caller) as desk:
        fight = await _found(desk, combat_id, subject)
        named = await find_own(desk, subject) if subject else None
        who = _whose(desk, fight, named)
        if who is not None and (fight.concerns(who.id) or fight.choices(who.id).sides):
            return desk.linked(menu_page(desk, fight, who))
        if not desk.is_org:
            raise Refusal("not_in_this_combat")
        return desk.linked(org_page(desk, fight))


async def menu_as(game: Game, caller: Caller, *, combat_id: int, character_id: int) -> Page:
    """Return the menu of one of the caller's characters, or for an ORG of any."""
    async with read(game, caller) as desk:
        fight = await open_fight(desk, combat_id, ended=True)
        return desk.linked(menu_page(desk, fight, player_in(desk, fight, character_id)))


async def org_menu(game: Game, caller: Caller, *, combat_id: int) -> Page:
    """Return what only ORGs may do in a fight."""
    async with read(game, caller, need=Rank.ORG) as desk:
        return desk.linked(org_page(desk, await open_fight(desk, combat_id, ended=True)))


async def show(game: Game, caller: Caller) -> Page:
    """Return the card of the fight, with the way to its menu."""
    async with read(game, caller) as desk:
        fight = await _found(desk, None)
        return desk.linked(card(desk.speech, fight))


async def pause(game: Game, caller: Caller, *, combat_id: int | None = None) -> Page:
    """Stop the scene of a fight, and with it its deadline; anybody in it may (DBF-SAFETY-5)."""
    async with write(game, caller) as desk:
        fight = await _found(desk, combat_id, lock=True)
        scene = await desk.unit.scenes.get(caller.guild_id, fight.combat.scene_id)
        if scene is None or scene.paused_at is not None or scene.closed_at is not None:
            raise Refusal("scene_paused", rule="DBF-SAFETY-5")
        if not fight.mine(caller.user_id) and not desk.is_org:
            raise Refusal("not_in_scene")
        await pause_scene(desk, scene)
        return desk.answer(desk.page(text=desk.speech.say("scene-pause-done"), tone="good"))


async def resume(game: Game, caller: Caller, *, combat_id: int | None = None) -> Page:
    """Let a paused fight go on."""
    async with write(game, caller, need=Rank.ORG) as desk:
        fight = await _found(desk, combat_id, lock=True)
        scene = await desk.unit.scenes.get(caller.guild_id, fight.combat.scene_id)
        if scene is None or scene.paused_at is None:
            raise Refusal("scene_runs")
        await resume_scene(desk, scene)
        return desk.answer(desk.page(text=desk.speech.say("scene-resume-done"), tone="good"))


async def decide(
    game: Game, caller: Caller, *, combat_id: int, pair: tuple[int, int], result: str, of_round: int | None
) -> Page:
    """Enter how a duel ended (R-CMB-1), also of a fight that is over by it; no page of another round (R-CMB-18)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        fight = await open_fight(desk, combat_id, lock=True, ended=True)
        if of_round != fight.view().round:
            return desk.answer(org_page(desk, fight, desk.speech.say("combat-moved-on")))
        await take_up(desk, fight)
        won = int(result) if result.isascii() and result.isdigit() else result
        await carry_out(desk, fight, DecideDuel(pair, won))
        names = {"actor": mention(caller.user_id), "first": fight.name(pair[0]), "second": fight.name(pair[1])}
        desk.log("log-combat-decided", **names)
        return desk.answer(org_page(desk, fight, desk.speech.say("combat-decided")))


async def pair_anew(game: Game, caller: Caller, *, combat_id: int, own: int, other: int, turn: int | None) -> Page:
    """Put two together whom the draw had set against others (R-CMB-18)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        fight = await open_fight(desk, combat_id, lock=True)
        if turn != fight.combat.turn:
            return desk.answer(org_page(desk, fight, desk.speech.say("combat-moved-on")))
        await carry_out(desk, fight, PairAnew(own, other))
        names = {"first": fight.name(own), "second": fight.name(other)}
        desk.log("log-combat-paired", actor=mention(caller.user_id), **names)
        return desk.answer(
            org_page(desk, fight, desk.speech.say("combat-picked", own=names["first"], other=names["second"]))
        )


async def take_out(game: Game, caller: Caller, *, combat_id: int | None, character: str, reason: str | None) -> Page:
    """Take somebody out of a fight; it costs nothing (R-CMB-18)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        number = token_id(character)
        meant = await find(desk, character)
        fight = await open_fight(desk, combat_id or meant.combat_id or 0, lock=True)
        who = fight.characters.get(number or meant.id)
        if who is None:
            raise Refusal("not_in_this_combat")
        await carry_out(desk, fight, TakeOut(who.id))
        desk.log("log-combat-out", actor=mention(caller.user_id), name=who.name, reason=reason or "–")
        desk.notify(who.owner_id, "notice-combat-out", name=who.name, reason=reason or "–")
        return desk.answer(org_page(desk, fight, desk.speech.say("combat-taken-out", name=who.name)))


async def end_form(game: Game, caller: Caller, *, combat_id: int) -> Form:
    """Return the form that asks why a fight is ended."""
    async with read(game, caller, need=Rank.ORG) as desk:
        await open_fight(desk, combat_id)
        label = desk.speech.label("combat-end-reason")
        question = Question("reason", label, long=True, maximum=LONGEST_REASON)
        return Form(f"fight_end:{combat_id}", desk.speech.label("button-fight-end"), (question,))


async def end(game: Game, caller: Caller, *, combat_id: int | None = None, reason: str) -> Page:
    """End a fight without a winner."""
    async with write(game, caller, need=Rank.ORG) as desk:
        fight = await _found(desk, combat_id, lock=True)
        why = " ".join(reason.split())[:LONGEST_REASON]
        await carry_out_even_paused(desk, fight)
        desk.log("log-combat-stopped", actor=mention(caller.user_id), reason=why)
        desk.tell_scene(fight.combat.channel_id, "combat-stopped", reason=why)
        return desk.answer(Page(text=desk.speech.say("combat-end-done"), tone="good"))


async def carry_out_even_paused(desk: Desk, fight: Fight) -> None:
    """End a fight; a pause does not keep an ORG from it."""
    fight.combat.seconds_left = None
    await carry_out(desk, fight, EndCombat())


async def hand_over(game: Game, caller: Caller, *, combat_id: int | None = None, org_id: int, is_org: bool) -> Page:
    """Let another ORG play the creeps of a fight from now on."""
    async with write(game, caller, need=Rank.ORG) as desk:
        if not is_org:
            raise Refusal("not_an_org")
        fight = await _found(desk, combat_id, lock=True)
        fight.combat.org_id = org_id
        fight.combat.turn += 1
        hush(desk, fight)
        ring(desk, fight)
        desk.log("log-combat-handed", actor=mention(caller.user_id), org=mention(org_id))
        return desk.answer(org_page(desk, fight, desk.speech.say("combat-handed", org=mention(org_id))))


async def cards(game: Game, guild_id: int) -> list[tuple[int, int]]:
    """Return where the cards of the fights that go on stand: channel and message."""
    async with game.database.begin(write=False) as unit:
        going_on = await unit.combats.open_ones(guild_id)
    return [(one.channel_id, one.message_id) for one in going_on if one.message_id is not None]


async def lost_card(game: Game, guild_id: int, message_ids: list[int]) -> bool:
    """Have a card posted anew whose message somebody deleted; say whether there was one."""
    async with game.database.begin(write=False) as unit:
        lost = await unit.combats.with_message(guild_id, message_ids)
    for combat in lost:
        caller = Caller(guild_id, combat.channel_id, 0, "", frozenset(), False, f"lost:{combat.id}:{message_ids[0]}")
        async with write(game, caller, need=Rank.STRANGER) as desk:
            desk.say("combat", f"combat{combat.id}", combat=combat.id)
            desk.say("twin", f"twin{combat.id}", combat=combat.id)
    return bool(lost)


async def place_gone(game: Game, guild_id: int, channel_id: int) -> None:
    """End the fights of a channel that was deleted: nobody could fight them to their end."""
    async with game.database.begin(write=False) as unit:
        scene = await unit.scenes.in_channel(guild_id, channel_id)
        going_on = await unit.combats.in_scene(scene.id) if scene is not None else []
    for combat in going_on:
        caller = Caller(guild_id, channel_id, 0, "", frozenset(), False, f"place_gone:{combat.id}")
        async with write(game, caller, need=Rank.STRANGER) as desk:
            await carry_out_even_paused(desk, await open_fight(desk, combat.id, lock=True))
            desk.log("log-combat-place-gone", number=combat.id)
