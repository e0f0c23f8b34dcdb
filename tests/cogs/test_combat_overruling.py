"""An ORG says otherwise than the dice or the draw, by menu or by command, until the next round begins (R-CMB-18)."""

from __future__ import annotations

from typing import Any

from tests.support.battle import Battle, Phone, potion, story
from tests.support.pages import components, labels, menu, options, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.skirmish import opened, pairs, to_the_deadline


async def org_page(battle: Battle) -> Any:
    """Return what an ORG sees of the fight."""
    return await battle.world.org.slash(battle.world.play, "combat act")


async def choose(battle: Battle, page: Any, verb: str, *chosen: str) -> Any:
    """Let the ORG choose in a menu: names of characters, or a word, joined as the menu joins them."""
    ids = [str((await battle.stage.character(one)).id) if one[-1].isdigit() else one for one in chosen]
    return await battle.world.org.select(page.response, ["-".join(ids)], custom_id=menu(page, verb))


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
    await battle.sides(1, 2)
    await battle.stage.hurt("b1", 3)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.all_pass("b1", "b2")
    await battle.act("a1", "pick", target="b1")
    assert (await battle.step(), await battle.stage.status("b1")) == ("end_of_round", "knocked_out")
    await choose(battle, await org_page(battle), "fight_decide", "a1", "b1", "none")
    assert (await battle.stage.status("b1"), await battle.stage.lives("b1")) == ("active", [1])
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
    await battle.sides(2, 2)
    await potion(battle, "a1")
    await battle.challenge("a1", "b1")
    await battle.all_pass("b1", "b2")
    battle.dice(1, 1)
    await to_the_deadline(battle)
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
    await battle.sides(2, 2)
    await potion(battle, "a1")
    await battle.challenge("a1", "b1")
    await battle.all_pass("b1", "b2")
    battle.dice(1, 1)
    await to_the_deadline(battle)
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
