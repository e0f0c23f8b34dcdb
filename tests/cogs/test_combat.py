"""Challenges through the front door: whom they bind, everything that forbids one, and the sleeper who is struck."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import ClockChange, write
from bot.rules.dbf.happenings import StatusChanged
from tests.support.arena import Arena
from tests.support.battle import Battle, Kit, bells, called, shown, story
from tests.support.pages import options, pinged, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, MINUTE, OTO


async def sides(arena: Arena) -> tuple[list[str], list[str]]:
    """Return the names on both sides of the newest fight."""
    fight = await arena.fight()
    lines = fight.view().fighters
    ours = [fight.name(line.id) for line in lines if line.side == "challenger"]
    return ours, [fight.name(line.id) for line in lines if line.side == "challenged"]


async def put_asleep(arena: Arena, name: str, *, lives: int | None = None) -> None:
    """Let somebody lie asleep, as after a fight."""
    if lives is not None:
        await arena.stage.hurt(name, (await arena.stage.sheet(name))["lives"] - lives)
    await strike_down(arena, name, "asleep")


async def strike_down(arena: Arena, name: str, status: str) -> None:
    """Let the rules give somebody a status."""
    async with write(arena.world.game, arena.stage.caller(arena.world.org)) as desk:
        found = await find(desk, name, lock=True)
        keep(desk, found, (StatusChanged(sheet_of(desk, found).status, status),))


# -- whom it binds


@rule("DBF-COMBAT-1..2")
async def test_a_challenge_binds_both_whole_parties_and_rings_the_challenged(battle: Battle) -> None:
    await battle.sides(2, 2)
    told = await battle.challenge("a1", "b2", text="Vyzývam vás, @everyone!")
    assert not refused(told)
    assert await sides(battle) == (["a1", "a2"], ["b1", "b2"])
    assert await battle.step() == "opening"
    assert await battle.awaited() == {"b1", "b2"}
    (bell,) = bells(battle)
    assert called(bell) == {battle.stage.players[name].id for name in ("b1", "b2")}
    assert any("„Vyzývam vás, @everyone!“" in line for line in battle.stage.heard())
    assert "a1" in await shown(battle) and "b2" in await shown(battle)
    assert "a1" in story(battle)
    assert await battle.stage.sound()


@rule("DBF-COMBAT-49")
@sqlite_only
async def test_those_of_a_party_who_are_not_there_or_lie_are_not_bound(battle: Battle) -> None:
    await battle.sides(3, 3)
    await battle.stage.slash("a2", "scene leave")
    await battle.stage.hurt("a3", 4)
    await battle.stage.slash("b2", "scene leave")
    await battle.stage.hurt("b3", 4)
    assert not refused(await battle.challenge("a1", "b1"))
    assert await sides(battle) == (["a1"], ["b1"])


async def test_the_first_action_of_a_challenger_enters_the_scene(arena: Arena) -> None:
    await arena.stage.slash(JASMINA, "scene leave")
    assert not refused(await arena.challenge(JASMINA, OTO))
    heard = arena.stage.heard()
    assert sum("vchádza **Jasmína**" in line for line in heard) == 2
    assert (await arena.stage.character(JASMINA)).scene_id is not None


@sqlite_only
async def test_where_no_scene_is_nobody_is_challenged(battle: Battle) -> None:
    for name in ("a1", "b1"):
        await battle.fighter(name, here=False)
    elsewhere = battle.world.log
    told = await battle.stage.players["a1"].slash(elsewhere, "challenge", target="b1")
    assert battle.stage.why(told) == "no_scene_here"
    assert await battle.fights() == []


@sqlite_only
async def test_where_the_bot_may_not_write_nobody_is_challenged_and_nothing_changes(battle: Battle) -> None:
    me = battle.world.guild.me
    assert me is not None
    silent = {me: discord.PermissionOverwrite(send_messages=False)}
    mute = battle.world.guild.create_text_channel("ticho", overwrites=silent)
    await battle.world.env.settle()
    for name in ("a1", "b1"):
        await battle.fighter(name, here=False)
    await battle.stage.scene("a1", "b1", channel=mute)
    before = await battle.stage.kept()
    told = await battle.stage.players["a1"].slash(mute, "challenge", target="b1")
    assert battle.stage.why(told) == "cannot_write_here"
    assert await battle.stage.kept() == before


# -- what forbids it, in the order of the book


async def _out_of_game_wait(arena: Arena) -> None:
    async with write(arena.world.game, arena.stage.caller(arena.world.org)) as desk:
        found = await find(desk, JASMINA, lock=True)
        desk.clock_changes.append(ClockChange(found.id, "return", "", 9 * MINUTE))


async def _lies(arena: Arena) -> None:
    await arena.stage.hurt(JASMINA, 3)


async def _fights_already(arena: Arena) -> None:
    await arena.challenge(JASMINA, DANA)


async def _is_held(arena: Arena) -> None:
    async with write(arena.world.game, arena.stage.caller(arena.world.org)) as desk:
        found = await find(desk, JASMINA, lock=True)
        desk.clock_changes.append(ClockChange(found.id, "held", "", 1 * MINUTE))


async def _has_no_weapon(arena: Arena) -> None:
    async with write(arena.world.game, arena.stage.caller(arena.world.org)) as desk:
        found = await find(desk, JASMINA, lock=True)
        hands = desk.ruleset(found.ruleset).hands
        assert hands is not None
        keep(desk, found, hands.take(sheet_of(desk, found), None))


async def _is_of_the_party(arena: Arena) -> None:
    await arena.team(JASMINA, OTO)


async def _target_elsewhere(arena: Arena) -> None:
    await arena.stage.slash(OTO, "scene leave")


async def _target_unseen(arena: Arena) -> None:
    await arena.stage.cast(OTO, "neviditelnost")


async def _target_fights(arena: Arena) -> None:
    await arena.challenge(OTO, DANA)


async def _target_lies(arena: Arena) -> None:
    await arena.stage.hurt(OTO, 3)


async def _target_dead(arena: Arena) -> None:
    await strike_down(arena, OTO, "dead")


async def _target_out_of_game(arena: Arena) -> None:
    await strike_down(arena, OTO, "out_of_game")


async def _target_in_trance(arena: Arena) -> None:
    await strike_down(arena, OTO, "trance")


FORBIDDEN = [
    (_out_of_game_wait, "out_of_game_wait"),
    (_lies, "not_active"),
    (_fights_already, "in_combat"),
    (_is_held, "must_stay_in_place"),
    (_has_no_weapon, "no_weapon_in_hand"),
    (_is_of_the_party, "same_party"),
    (_target_elsewhere, "target_not_here"),
    (_target_unseen, "target_not_here"),
    (_target_fights, "party_in_combat"),
    (_target_lies, "target_not_active"),
    (_target_dead, "target_not_active"),
    (_target_out_of_game, "target_not_active"),
    (_target_in_trance, "target_not_active"),
]


@rule("DBF-COMBAT-7")
@sqlite_only
@pytest.mark.parametrize(("arrange", "code"), FORBIDDEN, ids=[f"{case.__name__}" for case, _ in FORBIDDEN])
async def test_a_challenge_is_refused_and_changes_nothing(arena: Arena, arrange: Any, code: str) -> None:
    await arrange(arena)
    before = await arena.stage.kept()
    told = await arena.challenge(JASMINA, OTO)
    assert arena.stage.why(told) == code
    assert await arena.stage.kept() == before


@sqlite_only
async def test_of_several_reasons_the_first_of_the_book_is_told(arena: Arena) -> None:
    await _target_fights(arena)
    await _has_no_weapon(arena)
    assert arena.stage.why(await arena.challenge(JASMINA, OTO)) == "no_weapon_in_hand"
    await _is_held(arena)
    assert arena.stage.why(await arena.challenge(JASMINA, OTO)) == "must_stay_in_place"
    await _lies(arena)
    assert arena.stage.why(await arena.challenge(JASMINA, OTO)) == "not_active"


@sqlite_only
@pytest.mark.parametrize("target", ["Jasmína", "TestBot", "Nikto", "=999", "<@1>", "@everyone", "", "  "])
async def test_oneself_a_bot_and_names_of_nobody_are_no_targets(arena: Arena, target: str) -> None:
    before = await arena.stage.kept()
    told = await arena.challenge(JASMINA, target)
    assert refused(told)
    assert arena.stage.why(told) in ("same_party", "character_not_found", "character_unknown", "target_required")
    assert await arena.stage.kept() == before
    assert pinged(arena.world.env) == set()


@sqlite_only
async def test_nobody_challenges_an_own_character_nor_its_party(battle: Battle) -> None:
    await battle.fighter("a1")
    await battle.fighter("druhá", Kit(like="a1"))
    await battle.fighter("b1")
    assert battle.stage.why(await battle.challenge("a1", "druhá")) == "own_character_opposed"
    await battle.stage.slash("b1", "party create")
    await battle.stage.slash("b1", "party invite", character="druhá")
    await battle.stage.players["a1"].slash(battle.world.play, "party accept", **{"for": "druhá"})
    assert battle.stage.why(await battle.challenge("a1", "b1")) == "own_character_opposed"


@sqlite_only
async def test_nobody_challenges_with_somebody_elses_character(arena: Arena) -> None:
    told = await arena.challenge(DANA, OTO, **{"for": JASMINA})
    assert refused(told)
    assert await arena.fights() == []


@sqlite_only
async def test_a_member_who_has_left_the_server_can_still_be_found_lying_there_but_rings_nobody(arena: Arena) -> None:
    arena.world.guild.remove_member(arena.world.other)
    await arena.world.env.settle()
    assert not refused(await arena.challenge(JASMINA, OTO))
    await arena.act(DANA, "pass")
    await arena.world.later(25 * 3600)
    assert await arena.step() != "opening"
    assert not arena.world.bot.faults


@sqlite_only
async def test_names_offered_are_of_those_near_whom_one_can_see(arena: Arena) -> None:
    await arena.stage.cast(DANA, "neviditelnost")
    offered = await arena.stage.players[JASMINA].autocomplete(arena.world.play, "challenge", "target", "")
    assert [one["name"] for one in offered] == [OTO]
    told = await arena.challenge(JASMINA, offered[0]["value"])
    assert not refused(told)


# -- the sleeper


async def test_challenging_a_sleeper_is_a_strike_that_wakes_and_opens_the_fight(arena: Arena) -> None:
    await put_asleep(arena, OTO)
    assert not refused(await arena.challenge(JASMINA, OTO))
    assert (await arena.stage.lives(OTO), await arena.stage.status(OTO)) == ([2], "active")
    assert await arena.step() == "opening"
    assert await sides(arena) == ([JASMINA], [OTO])
    assert OTO in await arena.awaited()
    assert await arena.stage.sound()


async def test_a_strike_that_fells_the_sleeper_still_lets_the_others_answer_and_then_ends(arena: Arena) -> None:
    await put_asleep(arena, OTO, lives=1)
    assert not refused(await arena.challenge(JASMINA, OTO))
    assert await arena.stage.status(OTO) == "knocked_out"
    assert (await arena.step(), await arena.awaited()) == ("opening", {DANA})
    await arena.act(DANA, "pass")
    assert await arena.step() == "over"
    assert (await arena.fight()).view().outcome == "challenger"
    assert await arena.stage.sound()


@sqlite_only
async def test_an_org_challenges_for_a_player_and_both_are_named_in_the_ledger(arena: Arena) -> None:
    told = await arena.stage.org("challenge", target=OTO, **{"for": JASMINA})
    assert not refused(told)
    assert await sides(arena) == ([JASMINA], [OTO])


@sqlite_only
async def test_the_answer_to_a_challenge_is_the_menu_of_who_challenged(arena: Arena) -> None:
    told = await arena.challenge(JASMINA, OTO)
    assert JASMINA in whole(told) and "fight_flee_at" in str(told.response.components)
    assert options(told, "fight_flee_at") == ["0", "1", "2", "3"]
