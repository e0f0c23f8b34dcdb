"""What each person chooses: a language, a way to be called, quiet hours; and that nobody is called against it."""

from __future__ import annotations

import discord
import pytest

from tests.support.pages import as_read, button, buttons, pinged, refused, sqlite_only, whole
from tests.support.world import World, text_of

HOUR = 3600


@pytest.fixture
async def playing(world: World) -> World:
    """A player has a warrior, and it is nine in the morning: the simulated world begins at one at night."""
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    await world.later(8 * HOUR)
    return world


async def hurt(world: World, reason: str) -> None:
    """Let something happen that the player is told of."""
    await world.org.slash(world.play, "lives add", character="Jasmína", amount=-1, reason=reason)


async def letters(world: World) -> list[str]:
    """Return what stands in the player's direct messages."""
    return [as_read(text_of(message)) for message in world.player.user.dm_channel.history()]


def bells(world: World) -> list[discord.Message]:
    """Return what rings in the channel of play."""
    return [message for message in world.play.history() if buttons(message)]


def close_direct_messages(world: World) -> None:
    """Let the player accept no direct messages."""
    world.env.inject_error(
        "POST",
        f"/channels/{world.player.user.dm_channel.id}/messages",
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=None,
    )


# -- language


async def test_a_person_reads_the_own_language_everywhere_and_others_theirs(playing: World) -> None:
    world = playing
    assert "po slovensky" in whole(await world.player.slash(world.play, "language", language="sk"))
    told = await world.player.slash(world.play, "language", language="en")
    assert "English" in whole(told)
    assert "level" in whole(await world.player.slash(world.play, "character show"))
    assert "úroveň" in whole(await world.org.slash(world.play, "character show", character="Jasmína"))
    await world.player.slash(world.play, "notify", how="dm")
    await hurt(world, "Šíp")
    assert "Reason: Šíp" in "".join(await letters(world))
    # What everybody sees stays in the guild's language.
    await world.player.slash(world.play, "character show", public=True)
    assert "úroveň" in text_of(world.play.last_message)
    await world.player.slash(world.play, "ability choose", ability="Endurance")
    assert "Vytrvalosť" in text_of(world.approvals.last_message)


@sqlite_only
async def test_the_language_is_the_same_in_every_guild_and_before_the_set_up(empty_world: World) -> None:
    world = empty_world
    await world.player.slash(world.play, "language", language="en")
    assert "not set up" in whole(await world.player.slash(world.play, "help")).lower()
    await world.set_up()
    told = await world.player.slash(world.play, "character show")
    assert refused(told)
    assert "character create" in whole(told)
    assert "Postav" not in whole(told)


# -- ways to be called


async def test_a_mention_rings_in_the_channel_of_play_and_is_read_by_one_person_only(playing: World) -> None:
    world = playing
    await hurt(world, "Šíp")
    [bell] = bells(world)
    assert bell.content == world.player.mention
    assert "Šíp" not in text_of(bell)
    assert pinged(world.env) == {world.player.id}
    stranger = await world.other.click(bell, custom_id=button(bell, "read_notice"))
    assert refused(stranger)
    assert "Šíp" not in whole(stranger)
    told = await world.player.click(bell, custom_id=button(bell, "read_notice"))
    assert told.ephemeral
    assert "Šíp" in whole(told)
    assert bells(world) == []  # it has done its work
    assert await letters(world) == []


@sqlite_only
async def test_a_direct_message_comes_where_it_is_wished(playing: World) -> None:
    world = playing
    await world.player.slash(world.play, "notify", how="dm")
    await hurt(world, "Šíp")
    assert bells(world) == []
    assert "Šíp" in "".join(await letters(world))


@sqlite_only
async def test_a_closed_direct_message_becomes_a_bell_with_its_button(playing: World) -> None:
    world = playing
    await world.player.slash(world.play, "notify", how="dm")
    close_direct_messages(world)
    await hurt(world, "Šíp")
    [bell] = bells(world)
    assert bell.content == world.player.mention
    assert "Šíp" in whole(await world.player.click(bell, custom_id=button(bell, "read_notice")))


@sqlite_only
async def test_where_the_bell_may_not_ring_a_direct_message_comes_instead(playing: World) -> None:
    world = playing
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await guild.get_channel(world.play.id).delete()  # type: ignore[union-attr]
    await world.org.slash(world.log, "lives add", character="Jasmína", amount=-1, reason="Šíp")
    assert "Šíp" in "".join(await letters(world))


@sqlite_only
async def test_silence_is_silence_and_the_history_keeps_everything(playing: World) -> None:
    world = playing
    await world.player.slash(world.play, "notify", how="silence")
    await hurt(world, "Šíp")
    await world.later(30 * HOUR)
    assert bells(world) == []
    assert await letters(world) == []
    assert "Šíp" in whole(await world.player.slash(world.play, "character history"))


async def test_a_digest_comes_once_a_day_in_one_letter(playing: World) -> None:
    world = playing
    await world.player.slash(world.play, "notify", how="digest")
    for reason in ("Šíp", "Meč", "Pád"):
        await hurt(world, reason)
    assert await letters(world) == []
    await world.later(22 * HOUR)
    assert await letters(world) == []
    await world.later(HOUR + 60)
    [letter] = await letters(world)
    for reason in ("Šíp", "Meč", "Pád"):
        assert reason in letter
    await world.later(24 * HOUR)
    assert len(await letters(world)) == 1


@sqlite_only
async def test_a_digest_nobody_may_send_rings_once_and_opens_whole(playing: World) -> None:
    world = playing
    await world.player.slash(world.play, "notify", how="digest")
    close_direct_messages(world)
    await hurt(world, "Šíp")
    await hurt(world, "Meč")
    await world.later(24 * HOUR)
    [bell] = bells(world)
    told = whole(await world.player.click(bell, custom_id=button(bell, "read_notice")))
    assert "Šíp" in told
    assert "Meč" in told


# -- quiet hours


async def test_in_quiet_hours_nothing_rings_and_in_the_morning_it_does(playing: World) -> None:
    world = playing
    await world.later(14 * HOUR)  # eleven in the evening
    await hurt(world, "Šíp")
    await world.later(8 * HOUR)
    assert bells(world) == []
    await world.later(HOUR + 60)
    assert len(bells(world)) == 1


@sqlite_only
async def test_own_quiet_hours_win_over_the_guilds(playing: World) -> None:
    world = playing
    told = await world.player.slash(world.play, "notify", how="mention", quiet="9-11")
    assert "9-11" in whole(told)
    await hurt(world, "Šíp")
    assert bells(world) == []
    await world.later(2 * HOUR + 60)
    assert len(bells(world)) == 1
    told = await world.player.slash(world.play, "notify", how="mention", quiet="žiadne")
    assert "Tiché hodiny nemáš" in whole(told)
    await world.later(14 * HOUR)  # one in the morning
    await hurt(world, "Meč")
    assert len(bells(world)) == 2


@sqlite_only
async def test_quiet_hours_that_make_no_sense_are_refused(playing: World) -> None:
    for quiet in ("25-3", "8", "8-8", "0-24", "-1-3", "٢-٣", "22:00-8:00", "a" * 100):
        assert refused(await playing.player.slash(playing.play, "notify", how="dm", quiet=quiet)), quiet
    await hurt(playing, "Šíp")
    assert len(bells(playing)) == 1


@sqlite_only
async def test_an_org_whose_reaction_changed_nothing_hears_why(playing: World) -> None:
    world = playing
    await world.org.slash(world.play, "character create", name="Orgova", faction="kamelot", **{"class": "bojovnik"})
    await world.org.slash(world.play, "ability choose", ability="nicenie")
    await world.org.react(world.approvals.last_message, "✅")
    [bell] = bells(world)
    told = await world.org.click(bell, custom_id=button(bell, "read_notice"))
    assert "vlastnej žiadosti" in whole(told)


@sqlite_only
async def test_somebody_who_left_the_server_stops_nobody_elses_letters(playing: World) -> None:
    world = playing
    await world.other.slash(world.play, "character create", name="Ivan", faction="kamelot", **{"class": "bojovnik"})
    world.guild.remove_member(world.player)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    await hurt(world, "Šíp")
    await world.org.slash(world.play, "lives add", character="Ivan", amount=-1, reason="Meč")
    assert [bell.content for bell in bells(world) if bell.content == world.other.mention]
