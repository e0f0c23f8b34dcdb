"""Scenes through the front door: opened, entered by command or by the first words, left, paused, closed."""

from __future__ import annotations

import copy
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.enums import MessageType

from bot.store.tables import Scene
from tests.support.pages import button, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage


@pytest.fixture
async def cast(bare_stage: Stage) -> Stage:
    """Heroes and an open phase, but no scene yet."""
    await bare_stage.heroes()
    await bare_stage.phase()
    await bare_stage.world.bot.postman.deliver(bare_stage.world.guild.id)
    return bare_stage


async def scene_in(stage: Stage, channel: Any = None) -> Scene | None:
    """Return the open scene of a channel."""
    async with stage.world.game.database.begin(write=False) as unit:
        return await unit.scenes.in_channel(stage.world.guild.id, (channel or stage.world.play).id)


async def where(stage: Stage, name: str) -> int | None:
    """Return the channel of the scene a hero is in."""
    async with stage.world.game.database.begin(write=False) as unit:
        scene = await unit.scenes.get(stage.world.guild.id, (await stage.character(name)).scene_id or 0)
    return scene.channel_id if scene else None


async def posts(stage: Stage, name: str) -> int:
    """Return how often a hero is known to have spoken where it is."""
    hero = await stage.character(name)
    async with stage.world.game.database.begin(write=False) as unit:
        return (await unit.scenes.posts(hero.scene_id or 0, hero.id, stage.world.env.now().replace(year=2000)))[0]


async def woods(stage: Stage) -> ChannelHandle:
    """Make another channel with a scene in it."""
    channel = stage.world.guild.create_text_channel("les")
    await stage.world.org.slash(channel, "scene open", name="Les")
    return channel


# -- open and close


async def test_an_org_opens_a_scene_and_everybody_in_the_channel_sees_it(cast: Stage) -> None:
    assert not refused(await cast.org("scene open", name="Krčma U _kocúra_"))
    assert "Krčma U _kocúra_" in cast.told()
    assert "Krčma U _kocúra_" in whole(await cast.slash(JASMINA, "scene show"))
    assert cast.why(await cast.org("scene open")) == "scene_is_open"


async def test_two_scenes_opened_at_once_in_one_channel_are_one(cast: Stage) -> None:
    world = cast.world
    answers = await world.together(
        *(lambda org=org: org.slash(world.play, "scene open") for org in (world.org, world.second_org))
    )
    assert sorted(map(cast.why, answers)) == ["", "scene_is_open"]
    assert len(cast.heard()) == 1


async def test_players_neither_open_close_nor_resume_a_scene(cast: Stage) -> None:
    assert cast.why(await cast.slash(JASMINA, "scene open")) == "rank_needs_org"
    await cast.scene(JASMINA)
    await cast.slash(JASMINA, "scene pause")
    for command in ("scene close", "scene resume"):
        assert cast.why(await cast.slash(JASMINA, command)) == "rank_needs_org"


async def test_closing_frees_everybody_even_those_who_lie_there_and_lets_clocks_run(cast: Stage) -> None:
    await cast.scene(JASMINA, OTO)
    await cast.hurt(OTO, 3)
    await cast.slash(JASMINA, "scene pause")
    assert await cast.left(OTO, "wake") is None
    assert not refused(await cast.org("scene close"))
    assert [await where(cast, name) for name in (JASMINA, OTO)] == [None, None]
    assert await cast.left(OTO, "wake") is not None
    assert cast.why(await cast.slash(JASMINA, "scene show")) == "no_scene_here"
    assert not refused(await cast.org("scene open"))


@sqlite_only
async def test_where_the_bot_may_not_write_no_scene_is_opened_and_nothing_cast(cast: Stage) -> None:
    me = cast.world.guild.me
    assert me is not None
    silent = {me: discord.PermissionOverwrite(send_messages=False)}
    mute = cast.world.guild.create_text_channel("ticho", overwrites=silent)
    assert cast.why(await cast.world.org.slash(mute, "scene open")) == "cannot_write_here"
    assert await scene_in(cast, mute) is None
    await cast.scene(JASMINA, channel=mute)
    before = await cast.kept()
    assert cast.why(await cast.players[JASMINA].slash(mute, "cast", spell="neviditelnost")) == "cannot_write_here"
    assert cast.why(await cast.cast(JASMINA, "neviditelnost")) == "cannot_write_here"
    assert await cast.kept() == before


async def test_a_thread_is_a_scene_as_good_as_any(cast: Stage) -> None:
    backend = cast.world.env.backend
    made = backend.create_thread(cast.world.play.id, "jaskyňa", cast.players[JASMINA].id)
    await cast.world.env.settle()
    thread = next(one for one in cast.world.play.threads if one.id == made.id)
    assert not refused(await cast.world.org.slash(thread, "scene open"))
    assert not refused(await cast.players[JASMINA].slash(thread, "scene enter"))
    assert not refused(await cast.players[JASMINA].slash(thread, "cast", spell="neviditelnost"))
    assert JASMINA in cast.heard(thread)[-1]
    backend.delete_channel(thread.id)
    await cast.world.env.settle()
    assert await where(cast, JASMINA) is None


async def test_a_scene_whose_channel_is_deleted_ends_and_frees_those_in_it(cast: Stage) -> None:
    channel = await woods(cast)
    for name in (JASMINA, OTO):
        await cast.players[name].slash(channel, "scene enter")
    await cast.hurt(OTO, 3)
    await cast.players[JASMINA].slash(channel, "scene pause")
    cast.world.env.backend.delete_channel(channel.id)
    await cast.world.env.settle()
    assert [await where(cast, name) for name in (JASMINA, OTO)] == [None, None]
    assert await cast.left(OTO, "wake") is not None
    assert await scene_in(cast, channel) is None


# -- enter and leave


async def test_a_hero_enters_and_leaves_by_command_and_the_scene_hears_it(cast: Stage) -> None:
    await cast.scene()
    assert not refused(await cast.slash(JASMINA, "scene enter"))
    assert JASMINA in cast.told() and await where(cast, JASMINA) == cast.world.play.id
    assert cast.why(await cast.slash(JASMINA, "scene enter")) == "already_here"
    assert not refused(await cast.slash(JASMINA, "scene leave"))
    assert await where(cast, JASMINA) is None
    assert cast.why(await cast.slash(JASMINA, "scene leave")) == "in_no_scene"


async def test_the_buttons_of_a_scene_do_what_the_commands_do(cast: Stage) -> None:
    await cast.scene()
    shown = await cast.slash(JASMINA, "scene show")
    player = cast.players[JASMINA]
    for verb, there in (("scene_enter", True), ("scene_pause", True), ("scene_leave", False)):
        assert not refused(await player.click(shown.response, custom_id=button(shown, verb)))
        assert (await where(cast, JASMINA) is not None) == there
        shown = await cast.slash(JASMINA, "scene show")
    assert cast.why(await player.click(shown.response, custom_id=button(shown, "scene_resume"))) == "rank_needs_org"
    shown = await cast.org("scene show")
    assert not refused(await cast.world.org.click(shown.response, custom_id=button(shown, "scene_resume")))


@rule("DBF-PARTY-9")
async def test_the_first_words_enter_the_scene_and_every_word_is_counted(cast: Stage) -> None:
    await cast.scene()
    for _ in range(3):
        await cast.players[JASMINA].send(cast.world.play, "Dobrý večer!")
    assert await where(cast, JASMINA) == cast.world.play.id
    assert await posts(cast, JASMINA) == 3
    assert sum(JASMINA in text for text in cast.heard()) == 1


async def test_words_spoken_at_once_are_all_counted(cast: Stage) -> None:
    await cast.scene()
    await cast.world.together(
        *(lambda name=name: cast.players[name].send(cast.world.play, "!") for name in (JASMINA, OTO, JASMINA, DANA))
    )
    assert [await posts(cast, name) for name in (JASMINA, OTO, DANA)] == [2, 1, 1]


async def test_a_word_that_discord_delivers_twice_is_counted_once(cast: Stage) -> None:
    await cast.scene()
    backend, caught = cast.world.env.backend, list[Any]()
    backend.subscribers.append(lambda event, payload: caught.append((event, copy.deepcopy(payload))))
    await cast.players[JASMINA].send(cast.world.play, "Dobrý večer!")
    backend.emit(*next(pair for pair in caught if pair[0] == "MESSAGE_CREATE"))
    await cast.world.env.settle()
    assert await posts(cast, JASMINA) == 1


async def test_the_first_action_enters_the_scene_too(cast: Stage) -> None:
    await cast.scene()
    assert not refused(await cast.cast(JASMINA, "zvieracia_rec"))
    assert await where(cast, JASMINA) == cast.world.play.id


async def test_a_second_scene_is_entered_out_of_the_first(cast: Stage) -> None:
    await cast.scene(JASMINA)
    channel = await woods(cast)
    await cast.players[JASMINA].send(channel, "Kde som?")
    assert await where(cast, JASMINA) == channel.id
    assert JASMINA not in whole(await cast.slash(OTO, "scene show"))


@pytest.mark.parametrize("held_by", ["knocked out", "in trance"])
async def test_whoever_lies_neither_leaves_nor_enters_by_whatever_way(cast: Stage, held_by: str) -> None:
    await cast.scene(JASMINA)
    channel = await woods(cast)
    if held_by == "in trance":
        await cast.cast(JASMINA, "vizia")
    else:
        await cast.hurt(JASMINA, 3)
    player = cast.players[JASMINA]
    assert cast.why(await cast.slash(JASMINA, "scene leave")) == "not_active"
    assert cast.why(await player.slash(channel, "scene enter")) == "not_active"
    assert cast.why(await player.slash(channel, "cast", spell="zvieracia_rec")) == "not_active"
    await player.send(channel, "Som tu?")
    assert await where(cast, JASMINA) == cast.world.play.id


async def test_bots_webhooks_orgs_without_a_hero_and_systems_never_enter_nor_count(cast: Stage) -> None:
    await cast.scene()
    robot = cast.world.guild.add_member(cast.world.env.create_user("robot", bot=True))
    hook = cast.world.guild.create_webhook(cast.world.play, JASMINA)
    await robot.send(cast.world.play, "píp")
    await hook.send("Som Jasmína.")
    await cast.world.org.send(cast.world.play, "Pozor!")
    for kind in (MessageType.NEW_MEMBER, MessageType.PREMIUM_GUILD_SUBSCRIPTION):
        cast.world.guild.create_system_message(cast.world.play, kind, author=cast.players[JASMINA])
    await cast.world.env.settle()
    assert await where(cast, JASMINA) is None


@sqlite_only
async def test_words_outside_a_scene_mean_nothing(cast: Stage) -> None:
    before = await cast.kept()
    await cast.players[JASMINA].send(cast.world.play, "Haló?")
    assert await cast.kept() == before


# -- pause and resume


@rule("DBF-SAFETY-5", "DBF-GEN-10")
async def test_anyone_in_a_scene_stops_its_clocks_and_castings_until_an_org_lets_it_go_on(cast: Stage) -> None:
    await cast.scene(JASMINA, OTO)
    await cast.cast(OTO, "neviditelnost")
    await cast.world.later(MINUTE)
    left = await cast.left(OTO, "neviditelnost")
    assert not refused(await cast.slash(JASMINA, "scene pause"))
    assert cast.players[JASMINA].mention in cast.told()
    await cast.world.later(50 * MINUTE)
    assert await cast.left(OTO, "neviditelnost") is None
    assert cast.why(await cast.cast(JASMINA, "zvieracia_rec")) == "scene_paused"
    assert cast.why(await cast.slash(JASMINA, "scene pause")) == "scene_paused"
    assert not refused(await cast.org("scene resume"))
    assert await cast.left(OTO, "neviditelnost") == left
    assert not refused(await cast.cast(JASMINA, "zvieracia_rec"))
    assert cast.why(await cast.org("scene resume")) == "scene_runs"


async def test_who_is_not_in_the_scene_does_not_pause_it_but_an_org_does(cast: Stage) -> None:
    await cast.scene(JASMINA)
    assert cast.why(await cast.slash(OTO, "scene pause")) == "not_in_scene"
    assert not refused(await cast.org("scene pause"))


async def test_two_pauses_at_once_are_one(cast: Stage) -> None:
    await cast.scene(JASMINA, OTO)
    heard = len(cast.heard())
    answers = await cast.world.together(*(lambda name=name: cast.slash(name, "scene pause") for name in (JASMINA, OTO)))
    assert sorted(map(cast.why, answers)) == ["", "scene_paused"]
    assert len(cast.heard()) == heard + 1


async def test_whoever_enters_a_paused_scene_stands_still_and_runs_on_once_outside(cast: Stage) -> None:
    await cast.scene(JASMINA)
    await cast.slash(JASMINA, "scene pause")
    channel = await woods(cast)
    await cast.players[OTO].slash(channel, "cast", spell="neviditelnost")
    assert await cast.left(OTO, "neviditelnost") is not None
    await cast.slash(OTO, "scene enter")
    assert await cast.left(OTO, "neviditelnost") is None
    await cast.slash(OTO, "scene leave")
    assert await cast.left(OTO, "neviditelnost") is not None


async def test_a_pause_outlives_a_restart(cast: Stage) -> None:
    await cast.scene(JASMINA, OTO)
    await cast.cast(OTO, "neviditelnost")
    await cast.slash(JASMINA, "scene pause")
    await cast.world.restart()
    assert cast.why(await cast.cast(JASMINA, "zvieracia_rec")) == "scene_paused"
    await cast.world.later(20 * MINUTE)
    assert "neviditelnost" in await cast.timers(OTO)
