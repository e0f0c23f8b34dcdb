"""ORGs in a fight: creeps they play, duels they decide, fighters they take out, fights they end; and who may not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battle import Battle, Phone, bells, called, card, shown, twin_text
from tests.support.neighbours import neighbour
from tests.support.pages import button, buttons, labels, options, refused, sqlite_only, whole
from tests.support.skirmish import opened, outcome, press, round_of
from tests.support.world import text_of


async def wolves(battle: Battle, count: int = 1, **more: Any) -> None:
    """Let wolves come into the scene."""
    figures = {"lives": 3, "nature": "animal", "claws": 1, **more}
    await battle.stage.org("creep define", name="Vlk", **figures)
    await battle.stage.org("creep spawn", creep="Vlk", count=count)


# -- creeps


async def test_a_creep_with_claws_fights_and_falls_like_everybody(battle: Battle) -> None:
    await battle.fighter("a1")
    await wolves(battle, lives=1)
    assert not refused(await battle.challenge("a1", "Vlk"))
    assert await battle.awaited() == {"Vlk"}
    battle.dice(6, 1)
    await battle.stage.org("combat act", what="pass", **{"for": "Vlk"})
    await battle.act("a1", "pass")
    assert (await battle.step(), await outcome(battle)) == ("over", "challenger")
    assert await battle.stage.status("Vlk") in ("knocked_out", "defeated")
    assert await battle.stage.sound()


async def test_a_pack_stands_three_on_a_side_and_the_rest_by(battle: Battle) -> None:
    await battle.fighter("a1")
    await wolves(battle, 4)
    await battle.challenge("a1", "Vlk 1")
    fight = await battle.fight()
    wolves_in = [fight.name(one.id) for one in fight.view().fighters if one.side == "challenged"]
    assert len(wolves_in) == 3 and len(fight.view().standing_by) == 1
    org = Phone(battle, "a1")
    page = await battle.world.org.click(await card(battle), custom_id=f"vb:fight:{fight.combat.id}")
    assert "Vlk" in whole(page) and org.taps == 0
    for name in ("Vlk 1", "Vlk 2", "Vlk 3", "Vlk 4"):
        await battle.stage.org("combat act", what="pass", **{"for": name})
    assert (await battle.step(), await round_of(battle)) == ("pairing", 1)


@sqlite_only
async def test_a_creep_of_hidden_level_shows_it_on_the_twin_alone(battle: Battle) -> None:
    await battle.fighter("a1")
    await wolves(battle, level=7, nature="undead", shown="living")
    await battle.challenge("a1", "Vlk")
    everywhere = "\n".join(battle.stage.heard()) + await shown(battle) + whole(await battle.act("a1"))
    speech = battle.world.game.speeches["sk"]
    for secret in ("7. úroveň", speech.label("nature-undead")):
        assert secret not in everywhere and secret in twin_text(battle)


@sqlite_only
async def test_creeps_may_challenge_without_a_weapon_when_their_org_says_so(battle: Battle) -> None:
    await battle.fighter("a1")
    await wolves(battle)
    assert not refused(await battle.stage.org("challenge", target="a1", **{"for": "Vlk"}))
    assert (await battle.fights())[-1].org_id == battle.world.org.id
    refusal = await battle.stage.slash("a1", "combat act", what="pass", **{"for": "Vlk"})
    assert refused(refusal)


async def test_creeps_are_handed_over_and_the_other_org_is_called(battle: Battle) -> None:
    await battle.fighter("a1")
    await wolves(battle)
    await battle.challenge("a1", "Vlk")
    assert [called(bell) for bell in bells(battle)] == [{battle.world.org.id}]
    told = await battle.stage.org("combat handover", org=battle.world.second_org)
    assert not refused(told)
    assert [called(bell) for bell in bells(battle)] == [{battle.world.second_org.id}]
    assert battle.stage.why(await battle.stage.org("combat handover", org=battle.stage.players["a1"])) == "not_an_org"
    mine = await battle.stage.slash("a1", "combat handover", org=battle.world.org)
    assert battle.stage.why(mine) == "rank_needs_org"


# -- what ORGs do by menu


async def test_the_menu_of_an_org_plays_creeps_takes_out_and_ends(battle: Battle) -> None:
    await battle.fighter("a1")
    await battle.fighter("a2")
    await battle.team("a1", "a2")
    await wolves(battle)
    await battle.challenge("a1", "Vlk")
    org, number = battle.world.org, (await battle.fights())[-1].id
    page = await org.slash(battle.world.play, "combat act")
    page = await org.click(page.response, custom_id=f"vb:fight_org:{number}")
    assert labels(page, "fight_creep") == ["Vlk"]
    wolf = await org.select(page.response, options(page, "fight_creep"), custom_id=f"vm:fight_creep:{number}")
    assert "Vlk" in whole(wolf)
    page = await org.click(wolf.response, custom_id=f"vb:fight_org:{number}")
    assert sorted(labels(page, "fight_out")) == ["Vlk", "a1", "a2"]
    gone = options(page, "fight_out")[labels(page, "fight_out").index("a2")]
    page = await org.select(page.response, [gone], custom_id=f"vm:fight_out:{number}")
    assert not refused(page)
    assert (await battle.stage.character("a2")).combat_id is None
    assert (await battle.stage.lives("a2")) == [4]  # it costs nothing
    form = await org.click(page.response, custom_id=f"vb:fight_end:{number}")
    await org.submit_modal(form, {"reason": "Búrka **nad** lesom @everyone"})
    assert (await battle.step(), await outcome(battle)) == ("over", "none")
    assert any("Búrka" in line for line in battle.stage.heard())
    assert await battle.stage.sound()


async def test_an_org_takes_somebody_out_by_command_and_the_player_is_told(battle: Battle) -> None:
    await opened(battle, 2, 1)
    assert not refused(await battle.stage.org("combat remove", character="a2", reason="odišla domov"))
    assert (await battle.stage.character("a2")).combat_id is None
    assert await battle.step() == "end_of_round"  # one against one pairs by itself
    assert battle.stage.why(await battle.stage.org("combat remove", character="a2")) in (
        "not_active",
        "combat_gone",
        "not_in_this_combat",
    )
    assert await battle.stage.sound()


@sqlite_only
@pytest.mark.parametrize(
    ("command", "options_"),
    [
        ("combat end", {"reason": "x"}),
        ("combat resume", {}),
        ("combat remove", {"character": "b1"}),
        ("combat decide", {"pair": "1-2", "result": "first"}),
    ],
)
async def test_what_orgs_do_is_for_orgs_alone(battle: Battle, command: str, options_: dict[str, Any]) -> None:
    await opened(battle, 1, 1)
    before = (await battle.fights())[-1].state
    assert battle.stage.why(await battle.stage.slash("a1", command, **options_)) == "rank_needs_org"
    assert (await battle.fights())[-1].state == before


@sqlite_only
@pytest.mark.parametrize("command", ["combat end", "combat pause", "combat resume", "combat show", "combat act"])
async def test_where_nobody_fights_orgs_are_told_so_too(battle: Battle, command: str) -> None:
    reason = {"reason": "x"} if command == "combat end" else {}
    assert battle.stage.why(await battle.stage.org(command, **reason)) == "no_fight_here"


@sqlite_only
async def test_an_org_ends_even_a_paused_fight(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.stage.slash("a1", "combat pause")
    assert not refused(await battle.stage.org("combat end", reason="koniec"))
    assert await battle.step() == "over"
    assert (await battle.fights())[-1].due_at is None


@sqlite_only
async def test_an_org_acts_for_a_silent_player_by_the_same_command(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    assert not refused(await battle.stage.org("combat act", what="pass", **{"for": "b1"}))
    assert await battle.step() == "end_of_round"
    assert refused(await battle.stage.slash("a1", "combat act", what="pass", **{"for": "b1"}))


# -- buttons that are not one's own


@sqlite_only
async def test_a_strangers_tap_shows_no_menu_and_changes_nothing(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.fighter("r1", here=False)
    mine = await Phone(battle, "a1").open()
    before = (await battle.fights())[-1].state
    other = battle.stage.players["r1"]
    assert battle.stage.why(await other.click(await card(battle), custom_id="vb:fight:1")) == "not_in_this_combat"
    for custom_id in buttons(mine):
        assert refused(await press(battle, other, custom_id))
    stranger = battle.world.guild.add_member(battle.world.env.create_user("nikto", global_name="Nikto"))
    await battle.world.env.settle()
    assert refused(await stranger.click(await card(battle), custom_id="vb:fight:1"))
    assert (await battle.fights())[-1].state == before


@sqlite_only
@pytest.mark.parametrize(
    "custom_id",
    [
        *("vb:fight:٣", "vb:fight:-1", "vb:fight:0", "vb:fight:99999999999999999999999", "vb:fight"),
        *("vb:fight_do:1:1:flee:٣", "vb:fight_do:1:1:flee", "vb:fight_do:1:99:pass:1", "vb:fight_do:1:1:fly:1"),
        *("vb:fight_as:1:99", "vb:fight_more:99:1", "vb:fight_pause:99", "vb:fight_org:99", "vb:fight_mine:1"),
    ],
)
async def test_an_odd_button_is_answered_privately_and_changes_nothing(battle: Battle, custom_id: str) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    before = (await battle.fights())[-1].state
    told = await press(battle, battle.stage.players["a1"], custom_id)
    assert told.ephemeral and (refused(told) or custom_id == "vb:fight_do:1:1:flee")  # of no step: shows the menu
    assert (await battle.fights())[-1].state == before
    assert not battle.world.bot.faults


async def test_a_fight_of_another_guild_is_not_reached_by_its_number(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    other = await neighbour(battle.world)
    before = (await battle.fights())[-1].state
    for custom_id in ("vb:fight:1", "vb:fight_org:1", "vb:fight_pause:1", "vb:fight_as:1:1", "vb:fight_end:1"):
        told = await press(battle, other.keeper, custom_id, other.play)
        assert refused(told) and "b1" not in text_of(told)
    assert (await battle.fights())[-1].state == before


@sqlite_only
async def test_two_fights_at_once_each_button_finds_its_own(battle: Battle) -> None:
    await battle.sides(1, 1)
    den = battle.world.guild.create_text_channel("brloh")
    await battle.world.env.settle()
    await battle.stage.scene(channel=den)
    for name in ("c1", "d1"):
        await battle.fighter(name, here=False)
        await battle.stage.players[name].slash(den, "scene enter")
    await battle.challenge("a1", "b1")
    await battle.stage.players["c1"].slash(den, "challenge", target="d1")
    await battle.world.restart()
    first = next(one for one in battle.world.play.history() if "vb:fight:1" in str(one.components) and not one.content)
    page = await battle.stage.players["b1"].click(first, custom_id="vb:fight:1")
    assert "b1" in whole(page) and "d1" not in whole(page)
    await battle.stage.players["b1"].click(page.response, custom_id=button(page, "fight_do:1:2:pass"))
    first_fight, second_fight = await battle.fights()
    assert first_fight.turn > 1 and second_fight.turn == 1
