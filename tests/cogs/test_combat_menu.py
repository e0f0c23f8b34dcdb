"""The menu of a fight: pairs picked by tap or by word, how few taps a turn takes, buttons of a step that is over."""

from __future__ import annotations

import pytest

from tests.support.arena import Arena
from tests.support.battle import Battle, Phone, bells, called, potion
from tests.support.pages import buttons, labels, options, refused, sqlite_only, whole
from tests.support.skirmish import opened, pairs, round_of
from tests.support.stage import DANA, JASMINA, OTO


async def test_pairs_are_picked_by_menu_one_side_after_the_other(battle: Battle) -> None:
    await opened(battle, 2, 3)
    assert (await battle.step(), await battle.awaited()) == ("pairing", {"a1", "a2"})
    first = Phone(battle, "a2")
    await first.open()
    assert len(options(first.page, "fight_pick")) == 6
    assert "a1 × b3" in labels(first.page, "fight_pick")
    await first.choose("fight_pick", "a1 × b3")
    assert await battle.awaited() == {"b1", "b2", "b3"}
    second = Phone(battle, "b1")
    await second.open()
    assert labels(second.page, "fight_pick") == ["b1 × a2", "b2 × a2"]
    await second.choose("fight_pick", "b2 × a2")
    assert (first.taps, second.taps) == (2, 2)
    assert await pairs(battle) == {("a1", "b3"), ("a2", "b2")}
    assert await battle.step() == "end_of_round"
    assert await battle.stage.sound()


async def test_pairs_are_picked_by_command_too_oneself_if_nobody_is_named(battle: Battle) -> None:
    await opened(battle, 2, 2)
    assert battle.stage.why(await battle.act("b1", "pick", target="a1")) == "not_your_pick"
    assert battle.stage.why(await battle.act("a1", "pick", target="a2")) == "pick_not_possible"
    assert battle.stage.why(await battle.act("a1", "pick")) == "target_required"
    assert not refused(await battle.act("a1", "pick", target="b2"))
    assert await pairs(battle) == {("a1", "b2"), ("a2", "b1")}


@sqlite_only
async def test_an_own_member_is_named_by_the_choice_and_all_are_offered_while_typing(battle: Battle) -> None:
    await opened(battle, 2, 2)
    actor, place = battle.stage.players["a1"], battle.world.play
    others = await actor.autocomplete(place, "combat act", "target", "b", what="pick")
    own = await actor.autocomplete(place, "combat act", "choice", "a", what="pick")
    assert [one["name"] for one in others] == ["b1", "b2"]
    assert [one["name"] for one in own] == ["a1", "a2"]
    assert not refused(await battle.act("a1", "pick", target=others[0]["value"], choice=own[1]["value"]))
    assert await pairs(battle) == {("a2", "b1"), ("a1", "b2")}


async def test_a_warrior_needs_no_more_than_two_taps_for_any_step(battle: Battle) -> None:
    await opened(battle, 2, 1, lives=3)
    battle.dice(1, 6)
    picker = Phone(battle, "a1")
    await picker.open()
    await picker.choose("fight_pick", "a1 × b1")
    assert (await battle.step(), picker.taps) == ("end_of_round", 2)
    for name in ("a1", "a2", "b1"):
        stays = Phone(battle, name)
        await stays.open()
        await stays.tap("stay")
        assert stays.taps == 2
    assert await round_of(battle) == 2


@sqlite_only
async def test_a_pass_until_the_end_of_the_round_answers_everything_that_is_left_of_it(battle: Battle) -> None:
    await opened(battle, 2, 1)
    for name in ("a1", "a2", "b1"):
        await battle.act(name, "pass_round")
    assert await round_of(battle) == 2


async def test_a_spell_with_a_target_takes_no_more_than_four_taps(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    phone = Phone(arena, JASMINA)
    await phone.open()
    await phone.choose("fight_spell", "ohnivy_sip")
    await phone.choose("fight_aim", OTO)
    assert phone.taps <= 4
    assert await arena.awaited() == {OTO}
    arena.dice(3, 3)
    await arena.act(OTO, "pass_round")
    assert (await arena.stage.sheet(JASMINA))["used_spells"] == ["ohnivy_sip"]
    assert OTO not in await arena.awaited()


@sqlite_only
async def test_a_spell_and_a_potion_in_one_turn_take_no_more_than_five_taps(arena: Arena) -> None:
    await potion(arena, JASMINA)
    await arena.stage.hurt(JASMINA, 1)
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    phone = Phone(arena, JASMINA)
    await phone.open()
    await phone.choose("fight_potion", "Živá voda 1")
    assert await arena.step() == "spells"
    await phone.choose("fight_spell", "ohnivy_sip")
    await phone.choose("fight_aim", OTO)
    assert phone.taps == 4
    assert await arena.stage.lives(JASMINA) == [3]


# -- buttons of a step that is over


async def test_a_button_of_a_step_that_is_over_does_nothing_and_shows_what_holds_now(battle: Battle) -> None:
    await opened(battle, 2, 1)
    phone = Phone(battle, "a1")
    await phone.open()
    old = phone.page
    await battle.act("a2", "pick", target="b1")
    assert await battle.step() == "end_of_round"
    before = (await battle.fights())[-1].state
    phone.page = old
    await phone.choose("fight_pick", "a1 × b1")
    assert battle.world.game.speeches["sk"].say("combat-moved-on") in whole(phone.page)
    assert (await battle.fights())[-1].state == before
    assert any("stay" in one for one in buttons(phone.page))


async def test_an_old_stay_is_no_answer_to_the_next_round(battle: Battle) -> None:
    await opened(battle, 1, 1)
    phone = Phone(battle, "a1")
    await phone.open()
    old = phone.page
    await battle.act("a1", "pass")
    await battle.act("b1", "pass")
    assert (await round_of(battle), await battle.awaited()) == (2, {"a1", "b1"})
    phone.page = old
    await phone.tap("flee")
    assert await battle.awaited() == {"a1", "b1"}
    assert await battle.stage.status("a1") == "active" and (await battle.stage.character("a1")).combat_id is not None


@sqlite_only
async def test_the_bell_opens_the_menu_as_the_card_does_and_rings_only_whom_it_calls(battle: Battle) -> None:
    await opened(battle, 1, 1)
    (bell,) = bells(battle)
    assert called(bell) == {battle.stage.players["a1"].id}  # b1 acted this very moment and sees it
    page = await battle.stage.players["a1"].click(bell)
    assert any("stay" in one for one in buttons(page))


@sqlite_only
@pytest.mark.parametrize("what", ["pass", "flee", "dodge", "pass_round", "report", "pick", "potion", "cast", "flee_at"])
async def test_where_nobody_fights_every_act_is_refused(arena: Arena, what: str) -> None:
    before = await arena.stage.kept()
    assert refused(await arena.act(JASMINA, what))
    assert await arena.stage.kept() == before


@sqlite_only
async def test_a_player_with_two_in_the_fight_goes_from_one_menu_to_the_other(arena: Arena) -> None:
    await arena.challenge(JASMINA, OTO)
    org = await arena.world.org.slash(arena.world.play, "combat act", what="pass", **{"for": OTO})
    assert not refused(org)
    assert await arena.awaited() == {DANA}
