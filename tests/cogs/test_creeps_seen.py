"""Creeps and everybody else: who may handle them, what players learn of them, and what no creep ever has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.creeps import define, living, say, spawn
from tests.support.neighbours import neighbour
from tests.support.pages import refused, whole
from tests.support.stage import DANA, OTO, Stage

# -- who may


async def test_players_write_bring_list_and_remove_nothing_and_are_suggested_nothing(stage: Stage) -> None:
    await define(stage)
    before = await stage.kept()
    tried: list[tuple[str, dict[str, Any]]] = [
        ("creep define", {"name": "Drak", "lives": 9}),
        ("creep spawn", {"creep": "Vlk"}),
        ("creep list", {}),
        ("creep remove", {"creep": "Vlk"}),
    ]
    for command, given in tried:
        assert stage.why(await stage.players[DANA].slash(stage.world.play, command, **given)) == "rank_needs_org"
    for command in ("creep spawn", "creep remove"):
        assert await stage.players[DANA].autocomplete(stage.world.play, command, "creep", "") == []
    assert await stage.kept() == before


async def test_another_guild_s_creeps_are_nobody_s_here(stage: Stage) -> None:
    await define(stage)
    await spawn(stage)
    near = await neighbour(stage.world)
    await near.keeper.slash(near.play, "scene open")
    kind, one = "==1", f"={(await stage.character('Vlk')).id}"
    for meant in (kind, one, "Vlk", "==999999999999999999", "=="):
        assert refused(await near.keeper.slash(near.play, "creep remove", creep=meant))
        assert refused(await near.keeper.slash(near.play, "creep spawn", creep=meant))
    assert await near.keeper.autocomplete(near.play, "creep remove", "creep", "") == []
    assert await living(stage) == ["Vlk"]


@pytest.mark.parametrize("at_once", [True, False])
async def test_one_interaction_delivered_twice_brings_them_once(stage: Stage, at_once: bool) -> None:
    await stage.world.twice(lambda: define(stage), at_once=at_once)
    await stage.world.twice(lambda: spawn(stage, count=2), at_once=at_once)
    assert await living(stage) == ["Vlk 1", "Vlk 2"]
    await stage.world.twice(lambda: stage.org("creep remove", creep="Vlk 1"), at_once=at_once)
    assert await living(stage) == ["Vlk 2"]


async def test_two_orgs_bringing_at_once_give_no_name_twice(stage: Stage) -> None:
    await define(stage)
    world = stage.world
    told = await world.together(
        *(
            lambda org=org: org.slash(world.play, "creep spawn", creep="Vlk", count=2)
            for org in (world.org, world.second_org)
        )
    )
    assert [refused(one) for one in told] == [False, False]
    assert len(set(await living(stage))) == 4
    assert await stage.sound()


# -- what the others learn of them, and what creeps never have


async def test_a_player_reads_of_a_creep_its_name_and_what_shows_an_org_everything(stage: Stage) -> None:
    await define(stage, "Pocestný", level=7, nature="undead", shown="living", weapon="sekera", abilities="nekromancia")
    await spawn(stage, "Pocestný")
    seen = whole(await stage.slash(OTO, "character show", character="Pocestný"))
    assert "Pocestný" in seen and say(stage, "nature-living") in seen
    hidden = ("7", "❤️", "<@0>", *(say(stage, key) for key in ("nature-undead", "weapon-sekera", "ability-nekromancia")))
    assert [word for word in hidden if word in seen] == []
    known = whole(await stage.org("character show", character="Pocestný"))
    assert [word for word in hidden if word not in known] == ["<@0>"]


async def test_of_a_creep_that_hides_what_it_is_nobody_reads_that(stage: Stage) -> None:
    await define(stage, "Tieň", nature="demon", shown="hidden")
    await spawn(stage, "Tieň")
    for told in (await stage.slash(OTO, "character show", character="Tieň"), await stage.slash(OTO, "scene show")):
        assert "Tieň" in whole(told) and say(stage, "nature-demon") not in whole(told)
    assert say(stage, "nature-demon") in whole(await stage.org("character show", character="Tieň"))


@pytest.mark.parametrize("command", ["xp show", "journal", "spells", "timers", "character history", "ability list"])
async def test_players_open_nothing_else_of_a_creep_and_orgs_everything(stage: Stage, command: str) -> None:
    await define(stage, abilities="liečenie")
    await spawn(stage)
    assert stage.why(await stage.slash(OTO, command, character="Vlk")) == "not_your_character"
    assert not refused(await stage.org(command, character="Vlk"))


async def test_a_player_is_offered_the_creeps_of_the_scene_alone_and_an_org_all(stage: Stage) -> None:
    await define(stage)
    await spawn(stage)
    elsewhere = stage.world.guild.create_text_channel("les")
    oto, org = stage.players[OTO], stage.world.org
    for actor, place, seen in ((oto, stage.world.play, True), (oto, elsewhere, False), (org, elsewhere, True)):
        offered = await actor.autocomplete(place, "cast", "target", "")
        assert ("Vlk" in {one["name"] for one in offered}) is seen
    assert await oto.autocomplete(stage.world.play, "timers", "character", "vlk") == []


async def test_creeps_gather_no_xp_and_stand_in_no_ranking(stage: Stage) -> None:
    await define(stage)
    await spawn(stage, count=2)
    given: dict[str, Any] = {"amount": 5, "source": "quest"}
    assert stage.why(await stage.org("xp add", character="Vlk 1", **given)) == "creep_no_character"
    offered = await stage.world.org.autocomplete(stage.world.play, "xp party", "party", "")
    assert offered == []
    assert stage.why(await stage.org("xp party", party="=1", **given)) == "creep_no_character"
    assert "Vlk" not in whole(await stage.org("xp top"))
    form = await stage.org("xp bulk")
    told = await stage.world.org.submit_modal(form, {"lines": f"{OTO} 5\nVlk 1 5", "source": "quest", "reason": ""})
    assert stage.why(told) == "creep_no_character"
    assert (await stage.sheet("Vlk 1"))["xp"] == 0


async def test_a_creep_that_goes_along_with_a_party_takes_no_xp_from_it(stage: Stage) -> None:
    await define(stage)
    await spawn(stage)
    await stage.players[OTO].slash(stage.world.play, "party create", name="Lovci")
    await stage.slash(OTO, "party invite", character="Vlk")
    assert not refused(await stage.org("party accept", **{"for": "Vlk"}))
    assert not refused(await stage.org("xp party", party="Lovci", amount=5, source="quest"))
    assert [(await stage.sheet(name))["xp"] for name in (OTO, "Vlk")] == [5, 0]


async def test_a_creep_is_no_character_to_reclass_hand_over_or_retire(stage: Stage) -> None:
    await define(stage)
    await spawn(stage)
    for changes in ({"class": "bojovnik"}, {"faction": "kamelot"}, {"owner": stage.players[OTO]}):
        told = await stage.org("character edit", character="Vlk", **changes)
        assert stage.why(told) == "creep_no_character"
    assert stage.why(await stage.org("character retire", character="Vlk")) == "creep_no_character"
    assert stage.why(await stage.org("character switch", character="Vlk")) == "not_your_character"
    assert not refused(await stage.org("character edit", character="Vlk", name="Sivko"))
    assert await living(stage) == ["Sivko"]


async def test_what_befalls_a_creep_rings_nobody_and_is_in_its_ledger(stage: Stage) -> None:
    await define(stage)
    await spawn(stage)
    bells = [message.content for message in stage.world.play.history() if message.content]
    await stage.hurt("Vlk", 1)
    await stage.org("condition add", character="Vlk", kind="curse", text="Slepota")
    await stage.org("ability grant", character="Vlk", ability="liecenie")
    assert [message.content for message in stage.world.play.history() if message.content] == bells
    async with stage.world.game.database.begin(write=False) as unit:
        waiting = await unit.outbox.due(stage.world.guild.id, stage.world.env.now())
    assert [row for row in waiting if row.user_id == 0] == []
    kinds = [entry.kind for entry in await stage.ledger("Vlk")]
    assert kinds == ["creep_made", "lives_changed", "condition_added", "ability_granted"]
    born, hurt, *_ = [str(entry.id) for entry in await stage.ledger("Vlk")]
    assert not refused(await stage.org("undo", entry=hurt, reason="omyl"))
    assert await stage.lives("Vlk") == [3]
    assert stage.why(await stage.org("undo", entry=born, reason="omyl")) == "undo_not_possible"
    assert await stage.sound()


async def test_creeps_outlive_a_restart_a_phase_and_their_scene(stage: Stage) -> None:
    await define(stage, abilities="liečenie")
    await spawn(stage, count=2)
    await stage.hurt("Vlk 1", 2)
    await stage.world.restart()
    await stage.org("phase close")
    await stage.org("phase open", lives=True)
    assert await stage.lives("Vlk 1", "Vlk 2") == [3, 3]
    await stage.org("scene close")
    assert say(stage, "creep-nowhere") in whole(await stage.org("creep list"))
    assert not refused(await stage.org("creep remove", creep="Vlk 1"))
    assert await stage.sound()


async def test_creeps_enter_a_scene_that_is_paused_and_are_moved_by_orgs(stage: Stage) -> None:
    await define(stage)
    await stage.slash(OTO, "scene pause")
    assert not refused(await spawn(stage))
    await stage.org("scene resume")
    assert not refused(await stage.org("scene leave", **{"for": "Vlk"}))
    assert (await stage.character("Vlk")).scene_id is None
    assert stage.why(await stage.slash(OTO, "scene leave", **{"for": "Vlk"})) == "not_your_character"
