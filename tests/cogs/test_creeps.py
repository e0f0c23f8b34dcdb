"""Creeps through the front door: the bestiary of the ORGs, and those brought into the game and taken away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.test_characters_changed import png
from tests.support.creeps import bestiary, define, living, say, spawn
from tests.support.pages import button, buttons, labels, options, refused, sqlite_only, whole
from tests.support.stage import OTO, Stage
from tests.support.world import text_of

HUGE = 2**53 - 1
HOSTILE = [
    "@everyone",
    "**Vlk** _a_ `x`",
    "[klik](https://x.y)",
    "{ $name } \\",
    "<@1>",
    "=12",
    "==1",
    "🐺",
    "Vlk \u202ehsart",
]


# -- the bestiary


async def test_an_org_writes_a_creep_and_reads_all_its_figures(stage: Stage) -> None:
    told = await define(
        stage,
        "Kostlivec",
        2,
        level=4,
        nature="undead",
        shown="living",
        weapon="Obojručný meč",
        abilities="liečenie, ZAKRADANIE",
    )
    assert not refused(told)
    for word in ("Kostlivec", "nature-undead", "nature-living", "weapon-obojrucny_mec", "ability-zakradanie"):
        assert (say(stage, word) if "-" in word else word) in whole(told)
    assert (await bestiary(stage))["Kostlivec"] == {
        "lives": 2,
        "level": 4,
        "nature": ["undead"],
        "shown": ["living"],
        "weapon": "obojrucny_mec",
        "claws": 1,
        "abilities": ["liecenie", "zakradanie"],
    }
    assert "Kostlivec" in "\n".join(stage.heard(stage.world.log))


async def test_a_name_written_again_changes_the_creep_and_leaves_those_in_the_game(stage: Stage) -> None:
    await define(stage)
    await spawn(stage)
    assert not refused(await define(stage, "VLK", 5, level=2))
    assert {name: draft["lives"] for name, draft in (await bestiary(stage)).items()} == {"VLK": 5}
    assert await stage.lives("Vlk") == [3]
    await spawn(stage, "vlk")
    assert await stage.lives("VLK 2") == [5]
    assert await stage.sound()


@sqlite_only
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"lives": 0}, "creep_lives_wrong"),
        ({"lives": HUGE}, "creep_lives_wrong"),
        ({"lives": -HUGE}, "creep_lives_wrong"),
        ({"level": 0}, "creep_level_wrong"),
        ({"level": HUGE}, "creep_level_wrong"),
        ({"claws": -1}, "creep_claws_wrong"),
        ({"claws": HUGE}, "creep_claws_wrong"),
        ({"weapon": "pika"}, "weapon_unknown"),
        ({"weapon": "kanón"}, "weapon_unknown"),
        ({"abilities": "liečenie, lietanie"}, "creep_ability_unknown"),
        ({"name": "   "}, "name_empty"),
        ({"name": "\u200b"}, "name_empty"),
        ({"name": "V" * 51}, "name_too_long"),
        ({"name": "Z" + "\u0301" * 60}, "name_unreadable"),
        ({"name": "\ufdfa" * 45}, "name_too_long"),
    ],
)
async def test_wrong_figures_and_unknown_words_are_refused_and_change_nothing(
    stage: Stage, wrong: dict[str, Any], code: str
) -> None:
    before = await stage.kept()
    assert stage.why(await define(stage, **wrong)) == code
    assert await stage.kept() == before


async def test_the_portrait_of_a_creep_goes_with_it_and_stays_when_it_is_rewritten(stage: Stage) -> None:
    assert stage.why(await define(stage, portrait=("a.png", b"nothing"))) == "picture_unreadable"
    assert await bestiary(stage) == {}
    await define(stage, portrait=("vlk.png", png()))
    await define(stage, lives=4)
    await spawn(stage)
    told = await stage.slash(OTO, "character show", character="Vlk")
    assert told.response.embeds[0].thumbnail.url


async def test_weapons_and_abilities_are_suggested_to_orgs_alone(stage: Stage) -> None:
    org, play = stage.world.org, stage.world.play
    offered = await org.autocomplete(play, "creep define", "weapon", "obojruc")
    assert {one["value"] for one in offered} == {
        "obojrucny_mec",
        "obojrucna_sekera",
        "obojrucne_kladivo",
        "obojrucny_kyjak",
    }
    offered = await org.autocomplete(play, "creep define", "abilities", "Liečenie, zakr")
    assert [one["value"] for one in offered] == ["Liečenie, Zakrádanie"]
    for option in ("weapon", "abilities"):
        assert await stage.players[OTO].autocomplete(play, "creep define", option, "") == []


# -- in the game


async def test_those_brought_together_are_numbered_a_party_and_in_the_scene(stage: Stage) -> None:
    await define(stage)
    assert not refused(await spawn(stage, count=4))
    names = [f"Vlk {number}" for number in range(1, 5)]
    assert await living(stage) == names
    assert all(name in stage.told() for name in names)
    shown = whole(await stage.org("party show", character="Vlk 3"))
    assert "👑 Vlk 1" in shown and all(name in shown for name in names)
    seen = whole(await stage.slash(OTO, "scene show"))
    assert all(f"{name} · {say(stage, 'nature-animal')}" in seen for name in names) and "<@0>" not in seen
    for one in names:
        character = await stage.character(one)
        assert (character.owner_id, character.scene_id) == (0, (await stage.character(OTO)).scene_id)
    assert await stage.sound()


async def test_numbers_go_on_where_others_live_and_no_living_name_is_given_twice(stage: Stage) -> None:
    await define(stage)
    await stage.players[OTO].slash(stage.world.play, "character edit", name="Vlk 2")
    await spawn(stage)
    await spawn(stage, count=2)
    assert await living(stage) == ["Vlk", "Vlk 3", "Vlk 4"]
    await stage.org("creep remove", creep="Vlk 3")
    await spawn(stage)
    assert await living(stage) == ["Vlk", "Vlk 3", "Vlk 4"]


@pytest.mark.parametrize("count", [0, -1, 13, HUGE])
@sqlite_only
async def test_none_and_too_many_at_once_are_refused(stage: Stage, count: int) -> None:
    await define(stage)
    assert stage.why(await spawn(stage, count=count)) == "creep_count_wrong"
    assert await living(stage) == []


async def test_where_there_is_no_scene_nothing_can_be_brought(stage: Stage) -> None:
    await define(stage)
    elsewhere = stage.world.guild.create_text_channel("les")
    told = await stage.world.org.slash(elsewhere, "creep spawn", creep="Vlk")
    assert stage.why(told) == "no_scene_here"
    assert buttons(await stage.world.org.slash(elsewhere, "creep list")) == {}
    assert await living(stage) == []


async def test_the_list_shows_figures_and_who_is_in_the_game_and_brings_one_by_a_button(stage: Stage) -> None:
    assert not refused(await stage.org("creep list"))
    await define(stage)
    await spawn(stage, count=2)
    await stage.hurt("Vlk 1", 1)
    await stage.hurt("Vlk 2", 3)
    page = await stage.org("creep list")
    for word in ("Vlk 1", "❤️❤️🖤", say(stage, "status-knocked_out"), f"<#{stage.world.play.id}>"):
        assert word in whole(page)
    await stage.world.restart()
    assert not refused(await stage.world.org.click(page.response, custom_id=button(page, "creep_spawn")))
    assert await living(stage) == ["Vlk 1", "Vlk 2", "Vlk 3"]


async def test_a_long_bestiary_is_paged(stage: Stage) -> None:
    for number in range(7):
        await define(stage, f"Tvor {number}")
    first = await stage.org("creep list")
    assert "Tvor 4" in whole(first) and "Tvor 5" not in whole(first)
    second = await stage.world.org.click(first.response, custom_id=button(first, "creep_list:1"))
    assert "Tvor 5" in whole(second) and "Tvor 4" not in whole(second)


async def test_one_in_the_game_is_taken_away_for_good_and_its_party_goes_on(stage: Stage) -> None:
    await define(stage)
    await spawn(stage, count=3)
    assert not refused(await stage.org("creep remove", creep="vlk 1"))
    assert await living(stage) == ["Vlk 2", "Vlk 3"]
    assert "👑 Vlk 2" in whole(await stage.org("party show", character="Vlk 3"))
    assert "Vlk 1" in stage.told() and "Vlk 1" not in whole(await stage.org("scene show"))
    assert await stage.sound()


async def test_who_fights_is_not_taken_away(stage: Stage) -> None:
    await define(stage)
    await spawn(stage)
    async with stage.world.game.database.begin(write=True) as unit:
        (one,) = await unit.creeps.spawned(stage.world.guild.id)
        one.combat_id = 1
    assert stage.why(await stage.org("creep remove", creep="Vlk")) == "in_combat"
    assert await living(stage) == ["Vlk"]


async def test_a_creep_is_forgotten_once_none_of_it_is_in_the_game(stage: Stage) -> None:
    await define(stage)
    await spawn(stage, count=2)
    (offered,) = await stage.world.org.autocomplete(stage.world.play, "creep spawn", "creep", "vl")
    token = offered["value"]
    assert stage.why(await stage.org("creep remove", creep=token)) == "creep_in_game"
    assert stage.why(await stage.org("creep remove", creep="Vlk")) == "creep_in_game"
    for name in ("Vlk 1", "Vlk 2"):
        await stage.org("creep remove", creep=name)
    assert not refused(await stage.org("creep remove", creep=token))
    assert await bestiary(stage) == {}
    assert stage.why(await spawn(stage, token)) == "creep_unknown"


async def test_those_in_the_game_and_the_bestiary_are_told_apart_where_they_are_removed(stage: Stage) -> None:
    for name in ("Vlk", "Duch"):
        await define(stage, name)
    await spawn(stage)
    offered = await stage.world.org.autocomplete(stage.world.play, "creep remove", "creep", "")
    assert [one["name"] for one in offered] == ["Vlk (v hre)", "Duch (bestiár)"]
    page = await stage.org("creep list")
    assert labels(page, "creep_remove") == ["Vlk (v hre)", "Duch (bestiár)"]
    await stage.world.org.select(page.response, [options(page, "creep_remove")[1]])
    page = await stage.org("creep list")
    await stage.world.org.select(page.response, [options(page, "creep_remove")[0]])
    assert (await living(stage), list(await bestiary(stage))) == ([], ["Vlk"])


async def test_a_player_s_character_is_no_creep_to_take_away(stage: Stage) -> None:
    token = f"={(await stage.character(OTO)).id}"
    for meant in (OTO, token):
        assert stage.why(await stage.org("creep remove", creep=meant)) == "creep_unknown"
    assert (await stage.character(OTO)).retired_at is None


@sqlite_only
@pytest.mark.parametrize("name", HOSTILE)
async def test_a_creep_of_any_name_is_shown_as_written_and_pings_nobody(stage: Stage, name: str) -> None:
    assert not refused(await define(stage, name))
    (kept,) = await bestiary(stage)
    assert not refused(await spawn(stage, kept, count=2))
    assert len(await living(stage)) == 2 and all(one.startswith(kept) for one in await living(stage))
    assert kept in stage.told()
    for message in stage.world.play.history():
        assert not message.mention_everyone and "<@1>" not in text_of(message)
    for one in await living(stage):
        assert not refused(await stage.slash(OTO, "character show", character=one))
        assert not refused(await stage.org("creep remove", creep=one))
    assert not refused(await stage.org("creep remove", creep=kept))
