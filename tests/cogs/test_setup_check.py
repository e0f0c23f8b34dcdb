"""Before the set-up, and the check after it: whatever is missing is named together with its repair."""

from __future__ import annotations

import discord

from bot.game import guilds
from cogs.support.surroundings import CHANNEL_RIGHTS
from tests.support.guild_settings import check, run_setup
from tests.support.pages import button, refused, sqlite_only, whole
from tests.support.world import World


@sqlite_only
async def test_before_the_set_up_every_command_points_to_its_start(empty_world: World) -> None:
    world = empty_world
    await world.bot.command_book.sync(world.guild.id)
    tried = {
        "approvals": {},
        "ability choose": {},
        "ability list": {},
        "character create": {"name": "Dana"},
        "character show": {},
        "character list": {},
        "character retire": {},
        "character history": {},
        "xp show": {},
        "xp top": {},
        "xp bulk": {},
        "xp add": {"character": "x", "amount": 1, "source": "quest"},
        "lives add": {"character": "x", "amount": 1, "reason": "r"},
        "notify": {"how": "dm"},
        "rules": {"query": "šerm"},
        "setup faction": {"do": "add", "name": "x"},
        "setup rule": {},
        "party show": {},
    }
    for command, options in tried.items():
        told = await world.keeper.slash(world.play, command, **options)
        assert refused(told), command
        assert "setup start" in whole(told), command
    assert not refused(await world.player.slash(world.play, "help"))
    assert not refused(await world.player.slash(world.play, "language", language="cs"))


@sqlite_only
async def test_a_sound_guild_has_nothing_to_repair(world: World) -> None:
    told = await check(world)
    # In these channels everybody reads along: that is the one thing to say.
    assert told.count("•") == 2
    assert "vidia všetci" in told


@sqlite_only
async def test_the_check_names_each_missing_right_of_a_channel(world: World) -> None:
    for right in reversed(CHANNEL_RIGHTS):  # the right to see comes last: without it nothing can be set
        guild = world.bot.get_guild(world.guild.id)
        assert guild is not None, right
        name = world.game.speeches["sk"].label(f"right-{right.replace('_', '-')}")
        for place in (world.approvals, world.log):
            channel = guild.get_channel(place.id)
            assert isinstance(channel, discord.TextChannel), right
            await channel.set_permissions(guild.me, overwrite=discord.PermissionOverwrite(**{right: False}))
        told = await check(world)
        assert world.approvals.mention in told, right
        assert world.log.mention in told, right
        assert told.count(name) >= 2, right


async def test_the_check_names_what_was_deleted_and_each_repair_works(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await guild.get_channel(world.approvals.id).delete()  # type: ignore[union-attr]
    await guild.get_channel(world.log.id).delete()  # type: ignore[union-attr]
    await guild.get_role(world.org_role.id).delete()  # type: ignore[union-attr]
    told = await check(world)
    for words in (
        "Kanál na schvaľovanie už na serveri nie je",
        "Kanál so záznamom pre ORGov už na serveri nie je",
        "Rola ORG už na serveri nie je",
    ):
        assert words in told
    assert whole(await run_setup(world, "show"))
    hidden = {
        guild.default_role: discord.PermissionOverwrite(view_channel=False),
        guild.me: discord.PermissionOverwrite(view_channel=True),
    }
    fresh = world.guild.create_text_channel("nove-schvalovanie", overwrites=hidden)
    fresh_log = world.guild.create_text_channel("novy-log", overwrites=hidden)
    await run_setup(world, "channel", use="approvals", channel=fresh)
    await run_setup(world, "channel", use="log", channel=fresh_log)
    await run_setup(world, "role", rank="org", role=world.guild.create_role("ORG 2"))
    assert (await check(world)).startswith("Všetko je v poriadku")


async def test_the_check_sees_commands_of_another_age_and_saving_the_language_mends_them(world: World) -> None:
    await guilds.commands_synced(world.game, world.guild.id, "old", {})
    assert "Zoznam príkazov je zastaraný" in await check(world)
    await run_setup(world, "language", language="sk")
    assert "zastaraný" not in await check(world)


@sqlite_only
async def test_a_role_deleted_while_a_member_still_wears_it_hurts_nobody(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._roles.pop(world.org_role.id)  # a hole in the cache: the member keeps the id, the role is gone
    assert refused(await world.player.slash(world.play, "approvals"))
    assert whole(await world.org.slash(world.play, "help"))
    assert button(await run_setup(world, "start"), "setup_next")
