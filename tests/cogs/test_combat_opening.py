"""The opening of a fight: the challenged pass or stop the time, those standing by support a side, no other is asked."""

from __future__ import annotations

import pytest

from tests.support.arena import Arena
from tests.support.battle import Battle, Kit, Phone, bells, called, shown, story
from tests.support.pages import buttons, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, MINUTE, OTO


async def ids(arena: Arena, *sides: str) -> list[list[str]]:
    """Return the names on each side of the newest fight."""
    fight = await arena.fight()
    return [[fight.name(one.id) for one in fight.view().fighters if one.side == side] for side in sides]


async def test_a_pass_of_all_who_are_asked_begins_the_first_round(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    assert await arena.awaited() == {OTO, DANA}
    await arena.act(DANA, "pass")
    assert (await arena.step(), await arena.awaited()) == ("opening", {OTO})
    await arena.act(OTO, "pass")
    fight = await arena.fight()
    assert (fight.view().round, fight.view().step) == (1, "spells")
    assert "1. kolo" in story(arena)


@sqlite_only
async def test_after_the_opening_nobody_supports_a_side_before_the_end_of_a_round(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    await arena.act(DANA, "pass")
    await arena.act(OTO, "pass")
    assert arena.stage.why(await arena.act(DANA, "support", target=JASMINA)) == "only_at_end_of_round"
    assert not any("join" in one for one in buttons(await Phone(arena, DANA).open()))


async def test_stopping_the_time_ends_the_fight_and_holds_the_challengers_for_five_minutes(battle: Battle) -> None:
    await battle.sides(2, 0)
    await battle.fighter("b1", character_class="druid", level=9, abilities=("jasnovidectvo",), weapon="dyka")
    await battle.challenge("a1", "b1")
    phone = Phone(battle, "b1")
    await phone.open()
    await phone.tap("time_stop")
    assert (await battle.step(), phone.taps) == ("over", 2)
    assert (await battle.stage.sheet("b1"))["used_spells"] == ["zastavenie_casu"]
    for name in ("a1", "a2"):
        left = await battle.stage.left(name, "held")
        assert left is not None and abs(left.total_seconds() - 5 * MINUTE) < 60
    assert battle.stage.why(await battle.stage.slash("a1", "scene leave")) == "must_stay_in_place"
    assert battle.stage.why(await battle.challenge("a2", "b1")) == "must_stay_in_place"
    assert not refused(await battle.stage.slash("b1", "scene leave"))
    await battle.world.later(5 * MINUTE)
    assert not refused(await battle.stage.slash("a1", "scene leave"))
    assert await battle.stage.sound()


@sqlite_only
async def test_the_time_is_stopped_by_the_cast_command_too(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    assert arena.stage.why(await arena.stage.cast(JASMINA, "zastavenie casu")) == "not_challenged_side"
    assert arena.stage.why(await arena.stage.cast(OTO, "ohnivy sip", JASMINA)) == "not_spell_step"
    assert not refused(await arena.stage.cast(OTO, "Zastavenie času"))
    assert await arena.step() == "over"
    assert arena.stage.why(await arena.challenge(JASMINA, OTO)) == "must_stay_in_place"


@sqlite_only
async def test_after_the_opening_the_time_is_stopped_no_more(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    assert refused(await arena.stage.cast(OTO, "Zastavenie času"))
    assert await arena.step() == "spells"


async def test_who_stands_by_supports_a_side_by_its_menu(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    phone = Phone(arena, DANA)
    await phone.open()
    await phone.tap("join_challenged")
    assert phone.taps == 2
    assert await ids(arena, "challenger", "challenged") == [[JASMINA], [OTO, DANA]]
    await arena.act(OTO, "pass")
    assert (await arena.step(), await arena.awaited()) == ("pairing", {JASMINA})
    assert DANA in await shown(arena) and DANA in story(arena)
    assert await arena.stage.sound()


@sqlite_only
async def test_a_side_is_named_by_somebody_who_stands_on_it(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    assert not refused(await arena.act(DANA, "support", target=JASMINA))
    assert await ids(arena, "challenger") == [[JASMINA, DANA]]
    assert arena.stage.why(await arena.act(DANA, "support", target=OTO)) == "already_in_this_combat"


async def test_a_full_side_takes_nobody_and_does_not_even_offer_it(battle: Battle) -> None:
    await battle.sides(3, 1)
    await battle.fighter("r1")
    await battle.challenge("a1", "b1")
    phone = Phone(battle, "r1")
    page = await phone.open()
    assert not any("join_challenger" in one for one in buttons(page))
    assert any("join_challenged" in one for one in buttons(page))
    assert battle.stage.why(await battle.act("r1", "support", target="a2")) == "side_full"
    assert not refused(await battle.act("r1", "support", target="b1"))


async def test_the_unseen_may_answer_but_nobody_waits_for_them_or_names_them(arena: Arena) -> None:
    await arena.stage.cast(DANA, "neviditelnost")
    await arena.challenge(JASMINA, OTO)
    assert await arena.awaited() == {OTO}
    assert all(arena.stage.players[DANA].id not in called(bell) for bell in bells(arena))
    assert DANA not in await shown(arena)
    assert not refused(await arena.act(DANA, "support", target=OTO))
    assert DANA in await shown(arena)
    assert (await arena.stage.sheet(DANA))["effects"] == []
    assert await arena.stage.sound()


@sqlite_only
async def test_who_comes_after_the_challenge_supports_nobody(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.fighter("r1", here=False)
    await battle.challenge("a1", "b1")
    await battle.stage.slash("r1", "scene enter")
    assert battle.stage.why(await battle.act("r1", "support", target="b1")) == "not_present_at_challenge"
    assert battle.stage.why(await battle.act("r1", "pass")) == "not_present_at_challenge"


@sqlite_only
async def test_a_second_character_supports_only_the_side_of_its_player(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.fighter("druhá", Kit(like="a1"))
    await battle.challenge("a1", "b1")
    own = {"for": "druhá"}
    assert battle.stage.why(await battle.act("a1", "support", target="b1", **own)) == "own_character_opposed"
    page = await battle.act("a1", **own)
    assert not any("join_challenged" in one for one in buttons(page))
    assert not refused(await battle.act("a1", "support", target="a1", **own))
    assert await ids(battle, "challenger") == [["a1", "druhá"]]


async def test_clocks_stand_still_in_the_opening_and_run_on_after_the_fight(arena: Arena) -> None:
    await arena.stage.cast(OTO, "zaostrenie_zmyslov")
    await arena.world.later(2 * MINUTE)
    await arena.challenge(JASMINA, OTO)
    assert await arena.stage.left(OTO, "zaostrenie_zmyslov") is None
    await arena.world.later(5 * MINUTE)
    await arena.act(OTO, "pass")
    await arena.act(DANA, "pass")
    await arena.stage.org("combat end", reason="skúška")
    assert await arena.step() == "over"
    left = await arena.stage.left(OTO, "zaostrenie_zmyslov")
    assert left is not None and abs(left.total_seconds() - 8 * MINUTE) < 60
    assert await arena.stage.sound()


@pytest.mark.parametrize("dana", ["pass", "support"])
async def test_the_card_never_shows_who_is_still_asked_in_the_opening(arena: Arena, dana: str) -> None:
    await arena.challenge(JASMINA, OTO)
    before = await shown(arena)
    waits = arena.world.game.speeches["sk"].say("combat-awaited-opening")
    assert waits in before and DANA not in before
    await arena.act(DANA, dana, **({"target": OTO} if dana == "support" else {}))
    after = await shown(arena)
    assert waits in after
    if dana == "pass":
        assert after == before


@sqlite_only
async def test_the_menu_of_somebody_who_was_not_there_says_so(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    await battle.fighter("r1", here=False)
    told = await Phone(battle, "r1").open()
    assert battle.stage.why(told) == "not_in_this_combat"
    assert "b1" not in whole(told)
