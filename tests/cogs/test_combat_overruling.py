"""An ORG says otherwise than the dice or the draw, by menu or by command, until the next round begins (R-CMB-18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.arena import buttons_of
from tests.support.battle import Battle, Phone, potion, story
from tests.support.pages import components, labels, menu, options, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.skirmish import first_of_two_falls, opened, pairs, to_the_deadline
from tests.support.sneaks import give


async def org_page(battle: Battle) -> Any:
    """Return what an ORG sees of the fight."""
    return await battle.world.org.slash(battle.world.play, "combat act")


async def choose(battle: Battle, page: Any, verb: str, *chosen: str) -> Any:
    """Let the ORG choose in a menu: names of characters, or a word, joined as the menu joins them."""
    ids = [str((await battle.stage.character(one)).id) if one[-1].isdigit() else one for one in chosen]
    return await battle.world.org.select(page.response, ["-".join(ids)], custom_id=menu(page, verb))


async def drawn(battle: Battle) -> None:
    """Let the pairs of two against two be drawn; a potion that may still be drunk keeps the duels off."""
    await battle.sides(2, 2)
    await potion(battle, "a1")
    await battle.challenge("a1", "b1")
    await battle.all_pass("b1", "b2")
    battle.dice(1, 1)
    await to_the_deadline(battle)


def placeholders(page: Any) -> str:
    """Return what the menus of a page ask."""
    return " ".join(str(item.get("placeholder")) for item in components(page))


@rule("DBF-COMBAT-47")
async def test_a_duel_rolled_for_the_silent_is_decided_otherwise_until_the_next_round(battle: Battle) -> None:
    await battle.stage.rule("duel_mode", "report")
    await opened(battle, 1, 1)
    battle.dice(6, 1)
    await to_the_deadline(battle)
    assert (await battle.step(), await battle.stage.lives("a1", "b1")) == ("end_of_round", [4, 3])
    page = await org_page(battle)
    assert len(options(page, "fight_decide")) == 4
    await choose(battle, page, "fight_decide", "a1", "b1", "b1")
    assert (await battle.step(), await battle.stage.lives("a1", "b1")) == ("end_of_round", [3, 4])
    assert "rozhodol inak" in story(battle)
    assert "a1" in "\n".join(battle.stage.heard(battle.world.log))
    (pair,) = await battle.world.org.autocomplete(battle.world.play, "combat decide", "pair", "")
    assert not refused(await battle.stage.org("combat decide", pair=pair["value"], result="none"))
    assert await battle.stage.lives("a1", "b1") == [4, 4]
    await battle.all_pass("a1", "b1")
    assert await battle.world.org.autocomplete(battle.world.play, "combat decide", "pair", "") == [pair]  # the new duel
    assert await battle.stage.sound()


@sqlite_only
async def test_who_was_felled_by_the_dice_is_back_and_may_act_as_before(battle: Battle) -> None:
    await first_of_two_falls(battle)
    assert (await battle.step(), await battle.stage.status("b1")) == ("end_of_round", "knocked_out")
    await choose(battle, await org_page(battle), "fight_decide", "a1", "b1", "none")
    assert (await battle.stage.status("b1"), await battle.stage.lives("b1")) == ("active", [1])
    assert "wake" not in await battle.stage.timers("b1")
    assert await battle.awaited() == {"a1", "b1", "b2"}
    phone = Phone(battle, "b1")
    await phone.open()
    await phone.tap("stay")
    assert await battle.awaited() == {"a1", "b2"}
    assert await battle.stage.sound()


@sqlite_only
async def test_the_duel_of_somebody_who_has_fled_stands_and_players_decide_none(battle: Battle) -> None:
    await battle.sides(1, 2)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.all_pass("b1", "b2")
    await battle.act("a1", "pick", target="b1")
    page = await org_page(battle)
    await battle.act("b1", "flee")
    refusal = await choose(battle, page, "fight_decide", "a1", "b1", "none")
    assert battle.stage.why(refusal) == "duel_stands"
    a1, b1 = [(await battle.stage.character(name)).id for name in ("a1", "b1")]
    mine = await battle.stage.players["a1"].slash(battle.world.play, "combat decide", pair=f"{a1}-{b1}", result="none")
    assert battle.stage.why(mine) == "rank_needs_org"


@rule("DBF-COMBAT-47")
async def test_pairs_drawn_for_the_silent_are_changed_with_one_tap_and_back_with_the_next(battle: Battle) -> None:
    await drawn(battle)
    assert (await battle.step(), await pairs(battle)) == ("potion", {("a1", "b1"), ("a2", "b2")})
    page = await org_page(battle)
    assert set(labels(page, "fight_pair")) == {"a1 × b2", "a2 × b1"}
    page = await choose(battle, page, "fight_pair", "a1", "b2")
    assert await pairs(battle) == {("a1", "b2"), ("a2", "b1")}
    assert "vyžrebované dvojice" in story(battle)
    await choose(battle, page, "fight_pair", "a1", "b1")
    assert await pairs(battle) == {("a1", "b1"), ("a2", "b2")}
    assert await battle.stage.sound()


@sqlite_only
async def test_a_menu_of_pairs_from_a_step_that_is_over_changes_nothing(battle: Battle) -> None:
    await drawn(battle)
    page = await org_page(battle)
    battle.dice(6, 1, 6, 1)
    await battle.act("a1", "pass")
    assert await battle.step() == "end_of_round"
    late = await choose(battle, page, "fight_pair", "a1", "b2")
    assert "pohol ďalej" in whole(late)
    assert await pairs(battle) == {("a1", "b1"), ("a2", "b2")}


@sqlite_only
async def test_pairs_the_sides_picked_themselves_are_not_offered(battle: Battle) -> None:
    await battle.sides(2, 2)
    await potion(battle, "a1")
    await battle.challenge("a1", "b1")
    await battle.all_pass("b1", "b2")
    await battle.act("a1", "pick", target="b1")
    assert await battle.step() == "potion"
    assert "vyžrebované" not in placeholders(await org_page(battle))


# -- a fight that is over by the duel


async def over(battle: Battle) -> None:
    """Let a fight be over because the last life of one side went with a duel."""
    await battle.sides(1, 1, lives=1)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    assert (await battle.step(), await battle.stage.status("b1")) == ("over", "knocked_out")


async def from_the_twin(battle: Battle) -> Any:
    """Return what ORGs may do in the last fight that is over."""
    action = f"vb:fight_org:{(await battle.fights())[-1].id}"
    twin = [one for one in battle.world.log.history() if action in buttons_of(one)][-1]
    return await battle.world.org.click(twin, custom_id=action)


@rule("DBF-COMBAT-47")
async def test_a_fight_that_is_over_by_a_duel_goes_on_if_an_org_says_it_ended_otherwise(battle: Battle) -> None:
    await over(battle)
    (pair,) = await battle.world.org.autocomplete(battle.world.play, "combat decide", "pair", "")
    assert not refused(await battle.stage.org("combat decide", pair=pair["value"], result="none"))
    assert (await battle.step(), await battle.awaited()) == ("end_of_round", {"a1", "b1"})
    assert [await battle.stage.status(name) for name in ("a1", "b1")] == ["active", "active"]
    assert "wake" not in await battle.stage.timers("b1")
    fight = (await battle.fights())[-1]
    assert fight.ended_at is None and fight.due_at is not None
    assert [(await battle.stage.character(name)).combat_id for name in ("a1", "b1")] == [fight.id, fight.id]
    battle.dice(1, 6)
    await battle.all_pass("a1", "b1")
    assert (await battle.step(), await battle.stage.status("a1")) == ("over", "knocked_out")
    assert await battle.stage.sound()


@sqlite_only
async def test_the_twin_of_a_fight_that_is_over_leads_to_its_last_duel(battle: Battle) -> None:
    await over(battle)
    page = await from_the_twin(battle)
    assert len(options(page, "fight_decide")) == 4
    await choose(battle, page, "fight_decide", "a1", "b1", "b1")
    assert (await battle.step(), await battle.stage.status("a1")) == ("over", "knocked_out")
    assert await battle.stage.status("b1") == "active"
    assert await battle.stage.sound()


@sqlite_only
@pytest.mark.parametrize("since", ["loot", "leave", "challenge", "kill"])
async def test_what_was_done_since_stands_on_the_end_of_a_fight(battle: Battle, since: str) -> None:
    await over(battle)
    await give(battle, "b1", 3)
    page = await from_the_twin(battle)
    await battle.world.later(1)
    if since == "loot":
        assert not refused(await battle.stage.slash("a1", "loot", target="b1", what="ducats"))
    elif since == "leave":
        await battle.stage.slash("a1", "scene leave")
    elif since == "challenge":
        await battle.fighter("c1")
        await battle.challenge("c1", "a1")
    else:
        assert not refused(await battle.stage.slash("a1", "kill", target="b1", text="Koniec.", sure=True))
    ruled = await choose(battle, page, "fight_decide", "a1", "b1", "none")
    assert battle.stage.why(ruled) == "duel_stands"
    assert await battle.stage.status("b1") in ("knocked_out", "dead", "with_head_org")


@sqlite_only
async def test_after_a_restart_a_tap_counts_once_and_what_is_typed_wrong_is_refused_with_the_way_out(
    battle: Battle,
) -> None:
    await first_of_two_falls(battle)
    page = await org_page(battle)
    await battle.world.restart()
    for _ in range(2):
        assert not refused(await choose(battle, page, "fight_decide", "a1", "b1", "none"))
        assert await battle.stage.lives("a1", "b1") == [4, 1]
    pair = (await battle.world.org.autocomplete(battle.world.play, "combat decide", "pair", ""))[0]["value"]
    for wrong in ("x", "1-99", ""):
        told = await battle.stage.org("combat decide", pair=wrong, result="none")
        assert battle.stage.why(told) == "not_paired" and len(whole(told).splitlines()) >= 2
    nosy = await battle.stage.players["a1"].slash(battle.world.play, "combat decide", pair=pair, result="none")
    assert battle.stage.why(nosy) == "rank_needs_org"
    assert await battle.stage.sound()
