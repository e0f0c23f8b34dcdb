"""What befalls those concerned outside a fight: it goes on by itself where nobody is awaited any more."""

from __future__ import annotations

from tests.support.battle import Battle, bells, called, shown, story
from tests.support.pages import refused, sqlite_only
from tests.support.skirmish import first_of_two_falls, outcome, round_of

TICK = 31


async def test_a_bystander_who_walks_away_holds_up_no_challenge(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.fighter("r1")
    await battle.challenge("a1", "b1")
    await battle.act("b1", "pass")
    assert (await battle.step(), await battle.awaited()) == ("opening", {"r1"})
    assert not refused(await battle.stage.slash("r1", "scene leave"))
    battle.dice(6, 1)
    await battle.world.later(TICK)
    assert (await battle.step(), await battle.stage.lives("a1", "b1")) == ("end_of_round", [4, 3])
    assert await battle.stage.sound()


@sqlite_only
async def test_who_is_felled_by_an_org_is_waited_for_no_longer(battle: Battle) -> None:
    await battle.sides(2, 1)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    await battle.act("a1", "pick", target="b1")
    await battle.all_pass("a1", "b1")
    assert (await battle.step(), await battle.awaited()) == ("end_of_round", {"a2"})
    await battle.stage.hurt("a2", 4)
    await battle.world.later(TICK)
    assert (await battle.step(), await round_of(battle)) == ("end_of_round", 2)
    assert "a2" in story(battle)
    assert await battle.stage.sound()


@sqlite_only
async def test_a_fight_whose_side_an_org_has_felled_is_over(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    assert await battle.step() == "end_of_round"
    await battle.stage.hurt("b1", 3)
    await battle.world.later(TICK)
    assert (await battle.step(), await outcome(battle)) == ("over", "challenger")
    assert (await battle.stage.character("b1")).combat_id is None


@sqlite_only
async def test_the_card_shows_the_lives_an_org_gave_meanwhile_and_nobody_is_called_anew(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    before, turn = await shown(battle), (await battle.fights())[-1].turn
    await battle.stage.org("lives add", character="b1", amount=1, reason="pasca")
    await battle.world.later(TICK)
    fight = (await battle.fights())[-1]
    assert await shown(battle) != before
    assert (fight.turn, fight.stirred, await battle.step()) == (turn, False, "end_of_round")


@sqlite_only
async def test_nothing_moves_in_a_paused_fight_until_it_goes_on(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.act("b1", "pass")
    assert not refused(await battle.stage.slash("a1", "combat pause"))
    await battle.stage.hurt("b1", 3)
    await battle.world.later(TICK)
    assert await battle.step() == "end_of_round"
    assert not refused(await battle.stage.org("combat resume"))
    await battle.world.later(TICK)
    assert await battle.step() == "over"


@sqlite_only
async def test_a_creep_taken_away_while_it_stands_by_holds_up_nobody(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.stage.org("creep define", name="Vlk", lives=2, claws=1)
    assert not refused(await battle.stage.org("creep spawn", creep="Vlk"))
    await battle.challenge("a1", "b1")
    await battle.act("b1", "pass")
    assert await battle.step() == "opening"
    assert not refused(await battle.stage.org("creep remove", creep="Vlk"))
    battle.dice(6, 1)
    await battle.world.later(TICK)
    assert await battle.step() == "end_of_round"


@sqlite_only
async def test_a_bystander_drawn_into_another_fight_holds_up_no_challenge(battle: Battle) -> None:
    await battle.sides(1, 1)
    for name in ("r1", "d1"):
        await battle.fighter(name)
    await battle.challenge("a1", "b1")
    await battle.all_pass("b1", "d1")
    assert (await battle.step(), await battle.awaited()) == ("opening", {"r1"})
    assert not refused(await battle.challenge("d1", "r1"))
    battle.dice(6, 1)
    await battle.world.later(TICK)
    assert (await battle.fights())[0].state["step"] == "end_of_round"


@sqlite_only
async def test_who_gets_up_by_an_orgs_hand_is_called_and_has_the_whole_time(battle: Battle) -> None:
    await first_of_two_falls(battle)
    assert (await battle.step(), await battle.awaited()) == ("end_of_round", {"a1", "b2"})
    await battle.world.later(5 * 3600)
    due = (await battle.fights())[-1].due_at
    await battle.stage.org("lives add", character="b1", amount=2, reason="liečenie")
    await battle.world.later(TICK)
    assert await battle.awaited() == {"a1", "b1", "b2"}
    fight = (await battle.fights())[-1]
    assert fight.due_at is not None and due is not None and fight.due_at > due
    assert battle.stage.players["b1"].id in {who for bell in bells(battle) for who in called(bell)}
