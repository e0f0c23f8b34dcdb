"""What happened between a duel and an ORG's word on it: what stands in the way of it, and what does not (R-CMB-18)."""

from __future__ import annotations

import pytest

from tests.cogs.test_combat_overruling import choose, from_the_twin, org_page, over
from tests.support.battle import Battle, potion
from tests.support.pages import refused, sqlite_only, whole
from tests.support.skirmish import round_of
from tests.support.sneaks import give


@sqlite_only
@pytest.mark.parametrize("since", ["potion", "reward", "neighbours", "phase"])
async def test_what_touches_nobody_elses_goods_and_lives_is_not_in_the_way(battle: Battle, since: str) -> None:
    await battle.sides(1, 1, lives=1)
    await potion(battle, "a1")
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.all_pass("b1", "a1")
    assert await battle.step() == "over"
    page = await from_the_twin(battle)
    await battle.world.later(1)
    if since == "potion":
        assert not refused(await battle.stage.slash("a1", "potion drink", potion="Živá voda 1"))
    elif since == "reward":
        await give(battle, "a1", 3)
    elif since == "neighbours":
        for name in ("c1", "d1"):
            await battle.fighter(name)
        assert not refused(await battle.challenge("c1", "d1"))
    else:
        await battle.stage.org("phase close")
        await battle.stage.org("phase open")
    assert not refused(await choose(battle, page, "fight_decide", "a1", "b1", "none"))
    assert (await battle.fights())[0].ended_at is None
    assert await battle.stage.sound()


@sqlite_only
async def test_the_winner_whose_player_left_meanwhile_only_passes_in_the_fight_that_goes_on(battle: Battle) -> None:
    await over(battle)
    page = await from_the_twin(battle)
    assert not refused(await battle.stage.slash("a1", "outofgame", state="on", reason="Večera"))
    assert await battle.stage.status("a1") == "out_of_game"
    assert not refused(await choose(battle, page, "fight_decide", "a1", "b1", "none"))
    assert (await battle.step(), await battle.awaited()) == ("end_of_round", {"b1"})
    assert await battle.stage.status("a1") == "active"
    assert await battle.stage.sound()


@sqlite_only
@pytest.mark.parametrize("lives", [4, 2])
async def test_a_page_of_an_earlier_round_changes_no_later_duel(battle: Battle, lives: int) -> None:
    await battle.sides(1, 1)
    if lives < 4:
        await battle.stage.hurt("b1", 4 - lives)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    page = await org_page(battle)
    battle.dice(6, 1)
    await battle.all_pass("a1", "b1")
    assert (await round_of(battle), await battle.stage.lives("b1")) == (2, [lives - 2])
    late = await choose(battle, page, "fight_decide", "a1", "b1", "none")
    assert "pohol ďalej" in whole(late)
    assert await battle.stage.lives("b1") == [lives - 2]


@sqlite_only
async def test_a_draw_and_a_duel_are_not_decided_for_a_place_another_has_taken(battle: Battle) -> None:
    await battle.sides(1, 3)
    await battle.fighter("r1")
    await battle.stage.hurt("b1", 3)
    await battle.challenge("a1", "b1")
    await battle.all_pass("b1", "b2", "b3", "r1")
    battle.dice(6, 1)
    await battle.act("a1", "pick", target="b1")
    assert not refused(await battle.act("r1", "support", target="b2"))
    ruled = await choose(battle, await org_page(battle), "fight_decide", "a1", "b1", "none")
    assert battle.stage.why(ruled) == "duel_stands"
    assert await battle.stage.status("b1") == "knocked_out"
