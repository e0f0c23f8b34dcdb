"""Rounds of a fight: duels in their three modes, dodging, foresight, standing orders, potions, and every end."""

from __future__ import annotations

import pytest

from tests.support.arena import Arena
from tests.support.battle import Battle, Phone, carried, potion, shown, story
from tests.support.pages import buttons, labels, menu, options, refused, sqlite_only, whole
from tests.support.skirmish import arrange, opened, outcome, round_of
from tests.support.stage import DANA, JASMINA, OTO

# -- duels


@pytest.mark.parametrize(("dice", "lives"), [((6, 1), [4, 3]), ((1, 6), [3, 4]), ((4, 4), [3, 3])])
@sqlite_only
async def test_the_higher_die_hits_and_equal_ones_hit_both(
    battle: Battle, dice: tuple[int, int], lives: list[int]
) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    battle.dice(*dice)
    await battle.act("b1", "pass")
    assert await battle.stage.lives("a1", "b1") == lives
    assert f"{dice[0]} : {dice[1]}" in story(battle) or f"{dice[1]} : {dice[0]}" in story(battle)
    assert await battle.stage.sound()


async def test_a_whole_fight_is_fought_to_its_end_and_everybody_is_let_go(battle: Battle) -> None:
    await battle.sides(1, 1, lives=2)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1, 6, 1)
    await battle.act("b1", "pass")
    await battle.all_pass("a1", "b1")
    assert (await battle.step(), await outcome(battle)) == ("over", "challenger")
    assert [await battle.stage.status(name) for name in ("a1", "b1")] == ["active", "knocked_out"]
    assert "wake" in await battle.stage.timers("b1")
    assert [(await battle.stage.character(name)).combat_id for name in ("a1", "b1")] == [None, None]
    assert battle.world.game.speeches["sk"].label("combat-outcome-challenger") in await shown(battle)
    assert battle.stage.why(await battle.act("a1", "pass")) == "no_fight_here"
    assert await battle.stage.sound()


async def test_in_the_mode_report_two_equal_reports_stand(battle: Battle) -> None:
    await battle.world.keeper.slash(battle.world.play, "setup rule", key="duel_mode", value="report")
    await opened(battle, 1, 1)
    assert (await battle.step(), await battle.awaited()) == ("duel", {"a1", "b1"})
    first, second = Phone(battle, "a1"), Phone(battle, "b1")
    await first.open()
    await first.tap("won")
    await second.open()
    await second.tap("lost")
    assert (first.taps, second.taps) == (2, 2)
    assert await battle.stage.lives("a1", "b1") == [4, 3]
    assert await battle.step() == "end_of_round"


async def test_two_different_reports_wait_for_an_org_who_decides_by_menu(battle: Battle) -> None:
    await battle.stage.rule("duel_mode", "report")
    await opened(battle, 1, 1)
    await battle.act("a1", "report", choice="won")
    await battle.act("b1", "report", choice="won")
    assert await battle.awaited() == {"org"}
    page = await battle.world.org.slash(battle.world.play, "combat act")
    assert "b1" in " ".join(labels(page, "fight_decide"))
    hits = [one for one in options(page, "fight_decide") if one.endswith(f"-{(await battle.stage.character('b1')).id}")]
    await battle.world.org.select(page.response, hits, custom_id=menu(page, "fight_decide"))
    assert await battle.stage.lives("a1", "b1") == [3, 4]
    assert "b1" in "\n".join(battle.stage.heard(battle.world.log))


@sqlite_only
@pytest.mark.parametrize(
    ("result", "lives"), [("first", [4, 3]), ("second", [3, 4]), ("both", [3, 3]), ("none", [4, 4])]
)
async def test_in_the_mode_org_an_org_enters_every_duel_by_command(
    battle: Battle, result: str, lives: list[int]
) -> None:
    await battle.stage.rule("duel_mode", "org")
    await opened(battle, 1, 1)
    assert await battle.awaited() == {"org"}
    (pair,) = await battle.world.org.autocomplete(battle.world.play, "combat decide", "pair", "")
    assert pair["name"] == "a1 × b1"
    assert not refused(await battle.stage.org("combat decide", pair=pair["value"], result=result))
    assert await battle.stage.lives("a1", "b1") == lives


@sqlite_only
async def test_a_duel_is_decided_by_orgs_alone_and_only_between_those_paired(battle: Battle) -> None:
    await battle.stage.rule("duel_mode", "org")
    await opened(battle, 1, 1)
    a1, b1 = [(await battle.stage.character(name)).id for name in ("a1", "b1")]
    player = battle.stage.players["a1"]
    mine = await player.slash(battle.world.play, "combat decide", pair=f"{a1}-{b1}", result="first")
    assert battle.stage.why(mine) == "rank_needs_org"
    for pair in (f"{a1}-{a1}", "x", f"{a1}-99", ""):
        assert battle.stage.why(await battle.stage.org("combat decide", pair=pair, result="first")) == "not_paired"
    assert battle.stage.why(await battle.act("a1", "report", choice="won")) == "duel_not_reported"
    assert battle.stage.why(await battle.act("a1", "report", choice="vyhral som")) == "duel_result_wrong"


# -- dodging, foresight, standing orders


async def test_only_who_was_hit_and_can_dodge_is_asked_and_a_dodge_is_one_for_the_fight(battle: Battle) -> None:
    await battle.fighter("a1", level=3, abilities=("serm",))
    await battle.fighter("b1", level=3, character_class="zlodej", abilities=("uhybanie",), weapon="kratky_mec")
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    assert (await battle.step(), await battle.awaited()) == ("dodge", {"b1"})
    phone = Phone(battle, "b1")
    page = await phone.open()
    assert "2 životy" in whole(page)
    assert battle.stage.why(await battle.act("a1", "dodge")) in ("nothing_to_dodge", "no_ability")
    await phone.tap("dodge")
    assert (phone.taps, await battle.stage.lives("b1")) == (2, [3])
    battle.dice(6, 1)
    await battle.all_pass("a1", "b1")
    assert (await battle.step(), await battle.stage.lives("b1")) == ("end_of_round", [1])
    assert battle.stage.why(await battle.act("b1", "dodge")) in ("nothing_to_dodge", "dodge_already_used")
    assert await battle.stage.sound()


@sqlite_only
async def test_a_hit_may_be_taken_and_the_dodge_is_kept(battle: Battle) -> None:
    await battle.fighter("a1")
    await battle.fighter("b1", level=3, character_class="zlodej", abilities=("uhybanie",), weapon="kratky_mec")
    await battle.challenge("a1", "b1")
    battle.dice(6, 1, 6, 1)
    await battle.act("b1", "pass")
    phone = Phone(battle, "b1")
    await phone.open()
    await phone.tap("take")
    assert await battle.stage.lives("b1") == [2]
    await battle.all_pass("a1", "b1")
    assert await battle.step() == "dodge"


async def test_foresight_takes_the_first_hit_and_nobody_is_asked(battle: Battle) -> None:
    await battle.fighter("a1")
    await battle.fighter(
        "b1", level=9, character_class="carodej", weapon="dyka", abilities=("jasnovidectvo", "uhybanie")
    )
    await battle.challenge("a1", "b1")
    await battle.act("b1", "pass")
    battle.dice(6, 1, 6, 1)
    await battle.stage.cast("b1", "Predtucha")
    assert (await battle.step(), await battle.stage.lives("b1")) == ("end_of_round", [3])
    await battle.act("a1", "pass")
    await battle.act("b1", "pass")
    await battle.act("b1", "pass")
    assert await battle.step() == "dodge"


async def test_standing_orders_dodge_and_flee_by_themselves(battle: Battle) -> None:
    await battle.fighter("a1", level=3, abilities=("serm",))
    await battle.fighter("b1", level=3, character_class="zlodej", abilities=("uhybanie",), weapon="kratky_mec")
    await battle.challenge("a1", "b1")
    phone = Phone(battle, "b1")
    await phone.open()
    await phone.choose("fight_dodge_at", "2")
    await phone.choose("fight_flee_at", "2")
    assert "2" in whole(phone.page)
    battle.dice(6, 1, 6, 1)
    await battle.act("b1", "pass")
    assert await battle.stage.lives("b1") == [3]  # dodged, and three lives are more than two
    assert await battle.awaited() == {"a1"}  # an order to flee answers the end of the round
    await battle.act("a1", "pass")
    await battle.act("a1", "pass")
    assert (await battle.step(), await outcome(battle)) == ("over", "challenger")
    assert (await battle.stage.lives("b1"), await battle.stage.status("b1")) == ([0], "knocked_out")
    assert await battle.stage.sound()


@sqlite_only
async def test_an_order_is_withdrawn_by_nought_and_nonsense_is_refused(battle: Battle) -> None:
    await opened(battle, 1, 1)
    for wrong in ("-1", "dva", "1_0", "٣", "99999"):
        assert battle.stage.why(await battle.act("a1", "flee_at", choice=wrong)) == "standing_order_wrong"
    assert not refused(await battle.act("a1", "flee_at", choice="3"))
    assert "3" in whole(await battle.act("a1"))
    assert not refused(await battle.act("a1", "flee_at", choice="0"))
    assert await battle.awaited() == {"a1", "b1"}


# -- potions


async def test_a_potion_is_drunk_in_its_step_once_in_a_round_and_is_gone(battle: Battle) -> None:
    await opened_with_potions(battle)
    assert battle.stage.why(await battle.act("a1", "potion", choice="Elixír")) == "potion_not_carried"
    assert not refused(await battle.act("a1", "potion", choice="živá voda 1"))
    assert (await battle.stage.lives("a1"), await carried(battle, "a1")) == ([2], 2)  # secret until the step closes
    assert "Lektvar" not in story(battle)
    assert battle.stage.why(await battle.act("a1", "potion")) == "potion_already_drunk"
    battle.dice(3, 3)
    await battle.act("b1", "pass_round")
    assert (await battle.stage.lives("a1"), await carried(battle, "a1")) == ([2], 1)  # healed one, hit for one
    await battle.act("a1", "pass")
    assert await round_of(battle) == 2
    await battle.act("a1", "potion")
    assert await battle.stage.sound()


async def opened_with_potions(battle: Battle) -> None:
    """Let a wounded warrior with two potions meet another with one."""
    await battle.sides(1, 1)
    await battle.stage.hurt("a1", 2)
    for name in ("a1", "a1", "b1"):
        await potion(battle, name)
    await battle.challenge("a1", "b1")
    await battle.act("b1", "pass")
    assert (await battle.step(), await battle.awaited()) == ("potion", {"a1", "b1"})


@sqlite_only
async def test_a_potion_of_somebody_else_or_none_is_not_drunk(battle: Battle) -> None:
    await opened(battle, 1, 1)
    for named in ({}, {"choice": "p1"}, {"choice": "healing_potion"}, {"choice": "=1"}):
        assert battle.stage.why(await battle.act("a1", "potion", **named)) == "potion_not_carried"


async def test_who_declares_a_spell_first_may_still_drink_before_the_step_closes(arena: Arena) -> None:
    await potion(arena, JASMINA)
    await arena.stage.hurt(JASMINA, 1)
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    assert (await arena.step(), await arena.awaited()) == ("potion", {JASMINA})
    assert not refused(await arena.stage.cast(JASMINA, "ohnivy_sip", OTO))
    assert (await arena.step(), await arena.awaited()) == ("potion", {JASMINA})
    assert not refused(await arena.act(JASMINA, "potion"))
    assert await arena.stage.lives(JASMINA) == [3]
    assert (await arena.step(), await arena.awaited()) == ("spells", {JASMINA, OTO})
    await arena.act(JASMINA, "pass")
    assert await arena.awaited() == {OTO}


# -- the ends


@sqlite_only
async def test_when_both_fall_it_is_a_draw(battle: Battle) -> None:
    await battle.sides(1, 1, lives=1)
    await battle.challenge("a1", "b1")
    battle.dice(2, 2)
    await battle.act("b1", "pass")
    assert (await battle.step(), await outcome(battle)) == ("over", "draw")
    assert battle.world.game.speeches["sk"].label("combat-outcome-draw") in await shown(battle)


@sqlite_only
async def test_two_without_weapons_part_after_two_rounds_v_cmb_148(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    for name in ("a1", "b1"):
        await arrange(battle, name, {"weapon": None})
    await battle.act("b1", "pass")
    for _ in range(2):
        assert await battle.step() == "end_of_round"
        await battle.all_pass("a1", "b1")
    assert (await battle.step(), await outcome(battle)) == ("over", "none")
    assert await battle.stage.lives("a1", "b1") == [4, 4]


@sqlite_only
async def test_the_menu_of_a_fight_that_is_over_says_so(battle: Battle) -> None:
    await opened(battle, 1, 1, lives=2)
    page = await battle.act("a1")
    await battle.all_pass("a1", "b1")
    assert await outcome(battle) == "draw"
    late = await battle.stage.players["a1"].click(page.response, custom_id=next(iter(buttons(page))))
    assert battle.stage.why(late) == "combat_already_over"
