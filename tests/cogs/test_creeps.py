"""Creeps through the front door: the bestiary of the ORGs, those in the game, and what nobody else learns of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.test_characters_changed import png
from tests.support.neighbours import neighbour
from tests.support.pages import button, buttons, labels, options, refused, sqlite_only, whole
from tests.support.stage import DANA, OTO, Stage
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


async def define(stage: Stage, name: str = "Vlk", lives: int = 3, **more: Any) -> Any:
    """Let an ORG write a creep, an animal with claws unless it says otherwise."""
    return await stage.org("creep define", name=name, lives=lives, **{"nature": "animal", "claws": 1, **more})


async def spawn(stage: Stage, creep: str = "Vlk", **more: Any) -> Any:
    """Let an ORG bring creeps into the scene."""
    return await stage.org("creep spawn", creep=creep, **more)


async def living(stage: Stage) -> list[str]:
    """Return the names of the creeps in the game."""
    async with stage.world.game.database.begin(write=False) as unit:
        return [one.name for one in await unit.creeps.spawned(stage.world.guild.id)]


async def bestiary(stage: Stage) -> dict[str, dict[str, Any]]:
    """Return what stands in the bestiary, by name."""
    async with stage.world.game.database.begin(write=False) as unit:
        return {one.name: one.draft for one in await unit.creeps.all(stage.world.guild.id)}


def say(stage: Stage, key: str) -> str:
    """Return a text as everybody in the guild reads it."""
    return stage.world.game.speeches["sk"].label(key)


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
