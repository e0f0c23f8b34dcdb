"""The set-up of a guild: by the wizard, one setting at a time, and the check that names every repair."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from simcord.backend import serializers

from bot.game import guilds
from bot.game.setup.rulings import shown
from cogs.support.surroundings import CHANNEL_RIGHTS
from tests.support.pages import button, buttons, components, labels, menu, refused, sqlite_only, whole
from tests.support.world import World

TAPS = 8


async def settings(world: World) -> Any:
    """Return what the guild has set."""
    return await guilds.settings(world.game, world.guild.id)


async def setup(world: World, command: str, **options: Any) -> Any:
    """Let the keeper run one command of `/setup`."""
    return await world.keeper.slash(world.play, f"setup {command}", **options)


async def check(world: World) -> str:
    """Return what `/setup check` says."""
    return whole(await setup(world, "check"))


def commands_of(world: World, guild_id: int | None) -> dict[str, Any]:
    """Return the commands Discord keeps for a guild, or everywhere, by name."""
    return {command["name"]: command for command in world.env.backend.commands[guild_id].values()}


def let_use_setup(world: World, *whom: Any) -> None:
    """Let somebody see `/setup` who may not manage the server, as its owner can."""
    command = world.env.backend.find_command("setup", world.guild.id)
    world.guild.set_command_permissions(int(command["id"]), dict.fromkeys(whom, True))


def put_into_onboarding(world: World, role: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody take a role themselves when they join."""
    plain = serializers.role_payload

    def payload(kept: Any) -> Any:
        return {**plain(kept), "flags": 1 if kept.id == role.id else 0}

    monkeypatch.setattr(serializers, "role_payload", payload)
    world.env.backend.edit_role(world.guild.id, role.id, {})


# -- the wizard


async def test_the_wizard_makes_what_is_missing_in_three_taps(empty_world: World) -> None:
    world = empty_world
    page = await setup(world, "start")
    page = await world.keeper.click(page.response, custom_id="vb:setup_next")
    page = await world.keeper.click(page.response, custom_id="vb:setup_make")
    assert "Hotovo" in whole(page)
    assert not buttons(page)
    kept = await settings(world)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    assert kept.org_role == world.org_role.id  # the role that was there already
    assert {guild.get_channel(place).name for place in kept.channels.values()} == {
        "schvaľovanie",
        "org-záznam",
        "oznamy",
    }
    for use in ("approvals", "log"):
        place = guild.get_channel(kept.channels[use])
        assert not place.permissions_for(guild.default_role).view_channel
        assert place.permissions_for(guild.get_role(kept.org_role)).view_channel
    assert (await check(world)).startswith("Všetko je v poriadku")
    await world.player.slash(world.play, "character create", name="Dana")


async def test_the_wizard_by_hand_needs_at_most_eight_taps(empty_world: World) -> None:
    world, taps = empty_world, 1
    news = world.guild.create_text_channel("nastenka")
    page = await setup(world, "start")
    for custom_id, choice in (
        ("vb:setup_next", None),
        ("vm:setup_role", world.org_role),
        ("vm:setup_channel:approvals", world.approvals),
        ("vm:setup_channel:log", world.log),
        ("vm:setup_channel:announcements", news),
        ("vb:setup_finish", None),
    ):
        taps += 1
        if choice is None:
            page = await world.keeper.click(page.response, custom_id=custom_id)
        else:
            page = await world.keeper.select(page.response, [choice], custom_id=custom_id)
        assert not refused(page), whole(page)
    assert taps <= TAPS
    kept = await settings(world)
    assert (kept.org_role, kept.channels) == (
        world.org_role.id,
        {"approvals": world.approvals.id, "log": world.log.id, "announcements": news.id},
    )


@sqlite_only
async def test_the_choices_of_the_first_page_are_kept_and_shown(empty_world: World) -> None:
    world = empty_world
    page = await setup(world, "start")
    page = await world.keeper.select(page.response, ["live", "story"], custom_id="vm:setup:modules")
    page = await world.keeper.select(page.response, ["live"], custom_id="vm:setup:tempo")
    page = await world.keeper.select(page.response, ["en"], custom_id="vm:setup:language")
    assert "Step 1" in whole(page) or "step 1" in whole(page).lower()
    chosen = {
        one["custom_id"]: [o["value"] for o in one["options"] if o.get("default")]
        for one in components(page)
        if "options" in one
    }
    assert chosen["vm:setup:modules"] == ["live", "story"]
    assert chosen["vm:setup:tempo"] == ["live"]
    assert (await settings(world)).rulings == {"dbf": {"tempo": "live"}}


@sqlite_only
async def test_finishing_without_a_role_or_a_channel_is_refused_and_the_page_stays(empty_world: World) -> None:
    world = empty_world
    page = await world.keeper.click((await setup(world, "start")).response, custom_id="vb:setup_next")
    told = await world.keeper.click(page.response, custom_id="vb:setup_finish")
    assert refused(told)
    assert "rola ORG" in whole(told)
    page = await world.keeper.select(page.response, [world.org_role], custom_id="vm:setup_role")
    told = await world.keeper.click(page.response, custom_id="vb:setup_finish")
    assert "kanál na schvaľovanie" in whole(told)


@sqlite_only
async def test_without_the_right_to_make_things_the_wizard_says_which_right_it_needs(empty_world: World) -> None:
    world = empty_world
    world.env.inject_error("POST", "/guilds/*/channels", status=403, code=50013, message="Missing Permissions")
    page = await world.keeper.click((await setup(world, "start")).response, custom_id="vb:setup_next")
    told = await world.keeper.click(page.response, custom_id="vb:setup_make")
    assert refused(told)
    assert "Manage Channels" in whole(told)
    told = await world.keeper.click(page.response, custom_id="vb:setup_make")
    assert "Hotovo" in whole(told)


@sqlite_only
async def test_two_taps_of_the_making_button_make_everything_once(empty_world: World) -> None:
    world = empty_world
    page = await world.keeper.click((await setup(world, "start")).response, custom_id="vb:setup_next")
    told = await world.keeper.click(page.response, custom_id="vb:setup_make")
    again = await setup(world, "start")
    again = await world.keeper.click(again.response, custom_id="vb:setup_next")
    assert list(buttons(again)) == ["vb:setup_finish"]
    assert not refused(told)
    names = [channel.name for channel in world.bot.get_guild(world.guild.id).text_channels]  # type: ignore[union-attr]
    assert len(names) == len(set(names))


@sqlite_only
async def test_an_org_role_that_everybody_can_take_is_not_taken_for_ours(
    empty_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = empty_world
    put_into_onboarding(world, world.org_role, monkeypatch)
    page = await world.keeper.click((await setup(world, "start")).response, custom_id="vb:setup_next")
    told = await world.keeper.select(page.response, [world.org_role], custom_id="vm:setup_role")
    assert "každý sám" in whole(told)
    await world.keeper.click(page.response, custom_id="vb:setup_make")
    assert (await settings(world)).org_role not in (None, world.org_role.id)


async def test_a_deleted_role_and_channel_are_made_anew_by_the_wizard(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await guild.get_role(world.org_role.id).delete()  # type: ignore[union-attr]
    await guild.get_channel(world.approvals.id).delete()  # type: ignore[union-attr]
    page = await world.keeper.click((await setup(world, "start")).response, custom_id="vb:setup_next")
    assert "vb:setup_make" in buttons(page)
    await world.keeper.click(page.response, custom_id="vb:setup_make")
    kept = await settings(world)
    assert guild.get_role(kept.org_role) and guild.get_channel(kept.channels["approvals"])
    assert kept.channels["log"] == world.log.id


# -- who may


@sqlite_only
async def test_what_only_the_keeper_may_is_refused_to_an_org(world: World) -> None:
    for command in ["start", "role"]:
        let_use_setup(world, world.org_role)
        options = {"rank": "org", "role": world.org_role} if command == "role" else {}
        told = await world.org.slash(world.play, f"setup {command}", **options)
        assert refused(told), command
        assert "správca servera" in whole(told), command


async def test_an_org_may_set_the_rest_and_a_player_nothing(world: World) -> None:
    let_use_setup(world, world.org_role, world.player)
    assert not refused(await world.org.slash(world.play, "setup rule", key="own_approval", value="áno"))
    assert (await settings(world)).rulings == {"house": {"own_approval": True}}
    for command, options in (
        ("show", {}),
        ("check", {}),
        ("rule", {"key": "own_approval", "value": "true"}),
        ("language", {"language": "en"}),
    ):
        assert refused(await world.player.slash(world.play, f"setup {command}", **options)), command
    assert (await settings(world)).language == "sk"


@sqlite_only
async def test_a_player_cannot_tap_through_somebody_elses_wizard(empty_world: World) -> None:
    page = await setup(empty_world, "start")
    with pytest.raises(Exception, match="not visible"):
        await empty_world.player.click(page.response, custom_id="vb:setup_next")


# -- one setting at a time


@sqlite_only
async def test_a_role_that_would_make_strangers_orgs_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, words in [("everyone", "má každý"), ("managed", "spravuje niekto iný"), ("prompt", "vziať každý sám")]:
        for rank in ["org", "head_org"]:
            role = world.guild.default_role if kind == "everyone" else world.guild.create_role("Pasca")
            if kind == "managed":
                world.env.backend.edit_role(world.guild.id, role.id, {"managed": True})
            if kind == "prompt":
                put_into_onboarding(world, role, monkeypatch)
            told = await setup(world, "role", rank=rank, role=role)
            assert refused(told), (kind, words, rank)
            assert words in whole(told), (kind, words, rank)
            assert (await settings(world)).org_role == world.org_role.id, (kind, words, rank)


@sqlite_only
async def test_a_role_is_set_and_counts_at_once(world: World) -> None:
    role = world.guild.create_role("Rozprávač")
    assert refused(await world.player.slash(world.play, "approvals"))
    await setup(world, "role", rank="head_org", role=role)
    world.env.backend.add_member_role(world.guild.id, world.player.id, role.id)
    assert not refused(await world.player.slash(world.play, "approvals"))


@sqlite_only
async def test_with_a_role_of_players_strangers_are_kept_out(world: World) -> None:
    role = world.guild.create_role("Hráč")
    await setup(world, "role", rank="player", role=role)
    told = await world.other.slash(world.play, "character create", name="Ivan")
    assert refused(told)
    assert "rolu hráča" in whole(told)
    world.env.backend.add_member_role(world.guild.id, world.other.id, role.id)
    assert not refused(await world.other.slash(world.play, "character create", name="Ivan"))


@sqlite_only
async def test_a_deleted_org_role_makes_nobody_an_org(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await guild.get_role(world.org_role.id).delete()  # type: ignore[union-attr]
    for member in (world.player, world.org):
        assert refused(await member.slash(world.play, "approvals"))
        assert refused(await member.slash(world.play, "xp top"))
    assert "Rola ORG už na serveri nie je" in await check(world)


@sqlite_only
async def test_a_channel_is_set_only_where_the_bot_can_work(world: World) -> None:
    me = world.guild.me
    assert me is not None
    deaf = world.guild.create_text_channel(
        "hluchy", overwrites={me: discord.PermissionOverwrite(send_messages=False, add_reactions=False)}
    )
    told = await setup(world, "channel", use="approvals", channel=deaf)
    assert refused(told)
    assert "Send Messages" in whole(told)
    assert "Add Reactions" in whole(told)
    fine = world.guild.create_text_channel("nove")
    assert not refused(await setup(world, "channel", use="registration", channel=fine))
    assert (await settings(world)).channels["registration"] == fine.id


@sqlite_only
async def test_a_language_change_renames_the_descriptions_of_the_commands(world: World) -> None:
    assert commands_of(world, world.guild.id)["ability"]["options"][0]["description"].startswith("Vyber")
    told = await setup(world, "language", language="en")
    assert "English" in whole(told)
    ability = commands_of(world, world.guild.id)["ability"]
    assert ability["options"][0]["description"].startswith("Choose")
    assert ability["name"] == "ability"
    assert "2 things to mend" in await check(world)


@sqlite_only
async def test_no_command_carries_a_localisation_and_none_stands_twice(world: World) -> None:
    here, everywhere = commands_of(world, world.guild.id), commands_of(world, None)
    assert not re.search(r"_localizations': \{'", str(here) + str(everywhere))
    assert not set(here) & set(everywhere)
    assert set(everywhere) == {"setup", "help", "language"}


@sqlite_only
async def test_modules_stay_at_least_one(world: World) -> None:
    told = await setup(world, "modules", module="play_by_post", state="off")
    assert refused(told)
    await setup(world, "modules", module="story", state="on")
    assert not refused(await setup(world, "modules", module="play_by_post", state="off"))
    assert (await settings(world)).modules == ("story",)


@sqlite_only
async def test_a_ruleset_this_bot_does_not_have_is_refused(world: World) -> None:
    assert refused(await setup(world, "ruleset", ruleset="odrie"))
    assert refused(await setup(world, "ruleset", ruleset="both"))
    assert not refused(await setup(world, "ruleset", ruleset="dbf"))


@sqlite_only
async def test_a_time_zone_is_found_as_it_is_typed(world: World) -> None:
    for zone, kept in [
        ("europe/prague", "Europe/Prague"),
        (" Europe/London ", "Europe/London"),
        ("America/New York", "America/New_York"),
    ]:
        await setup(world, "timezone", zone=zone)
        assert (await settings(world)).timezone == kept, (zone, kept)


@sqlite_only
async def test_a_zone_nobody_knows_is_refused_and_suggestions_help(world: World) -> None:
    for zone in ("Mars/Phobos", "../../etc/passwd", "`x`" * 200):
        assert refused(await setup(world, "timezone", zone=zone))
    found = await world.keeper.autocomplete(world.play, "setup timezone", "zone", "bratisl")
    assert [one["value"] for one in found] == ["Europe/Bratislava"]
    assert len(await world.keeper.autocomplete(world.play, "setup timezone", "zone", "")) == 25


@sqlite_only
async def test_own_factions_come_and_go_and_never_twice(world: World) -> None:
    for name in ("Žoldnieri", "Chrabrí", "Cech"):
        assert not refused(await setup(world, "faction", do="add", name=name))
    assert (await settings(world)).factions == ("Cech", "Chrabrí", "Žoldnieri")
    for name in ("žoldnieri", "Zoldnieri", "Kamelot", "other", "Moy-ovia", "Jiná frakce"):
        assert refused(await setup(world, "faction", do="add", name=name)), name
    page = await world.player.slash(world.play, "character create", name="Hana")
    assert labels(page, "create:faction") == ["Kamelot", "Moy-ovia", "Cech", "Chrabrí", "Žoldnieri", "Iná frakcia"]
    page = await world.player.select(page.response, ["Chrabrí"], custom_id=menu(page, "create:faction"))
    page = await world.player.select(page.response, ["bojovnik"], custom_id=menu(page, "create:character_class"))
    assert not refused(page)
    assert "Chrabrí" in whole(await world.player.slash(world.play, "character show"))
    told = await setup(world, "faction", do="remove", name="chrabri")
    assert refused(told)
    assert "1 postava" in whole(told)
    assert not refused(await setup(world, "faction", do="remove", name="cech"))
    assert refused(await setup(world, "faction", do="remove", name="cech"))


@sqlite_only
async def test_a_faction_name_that_fits_no_menu_is_refused(world: World) -> None:
    for name in ["👨‍👩‍👧‍👦" * 12, "x" * 41, "\u200b", "Z" + "\u0301" * 20]:
        assert refused(await setup(world, "faction", do="add", name=name)), name


# -- rulings


@sqlite_only
async def test_every_setting_is_listed_explained_and_can_be_set_to_its_default(world: World) -> None:
    listed = whole(await setup(world, "rule"))
    keys = [spec.key for name in ("dbf",) for spec in world.game.rulesets[name].rulings]
    for spec in world.game.rulesets["dbf"].rulings:
        assert f"`{spec.key}`" in listed
    for spec in world.game.rulesets["dbf"].rulings[:: max(1, len(keys) // 12)]:
        assert not refused(await setup(world, "rule", key=spec.key)), spec.key
        told = await setup(world, "rule", key=spec.key, value=shown(spec.default))
        assert not refused(told), (spec.key, whole(told))


@sqlite_only
async def test_a_value_no_setting_takes_is_refused_with_those_it_does(world: World) -> None:
    for key, value in [
        ("own_approval", "maybe"),
        ("quiet_hours", "25-3"),
        ("quiet_hours", "0-24"),
        ("digest_hour", "24"),
        ("digest_hour", "٣"),
        ("reminder_before_hours", "-1"),
        ("reminder_before_hours", "1_000"),
        ("clock", "REALA"),
        ("nothing", "1"),
        ("`" * 300, "x"),
    ]:
        told = await setup(world, "rule", key=key, value=value)
        assert refused(told), (key, value)
        assert not (await settings(world)).rulings, (key, value)


@sqlite_only
async def test_keys_and_values_of_settings_are_suggested(world: World) -> None:
    found = await world.keeper.autocomplete(world.play, "setup rule", "key", "QUIET")
    assert [one["value"] for one in found] == ["quiet_hours"]
    found = await world.keeper.autocomplete(world.play, "setup rule", "value", "", key="quiet_hours")
    assert {"22-8", "none"} & {one["value"] for one in found}
    assert await world.keeper.autocomplete(world.play, "setup rule", "value", "x", key="no such key") == []


# -- before the set-up


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


# -- the check


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
    assert whole(await setup(world, "show"))
    hidden = {
        guild.default_role: discord.PermissionOverwrite(view_channel=False),
        guild.me: discord.PermissionOverwrite(view_channel=True),
    }
    fresh = world.guild.create_text_channel("nove-schvalovanie", overwrites=hidden)
    fresh_log = world.guild.create_text_channel("novy-log", overwrites=hidden)
    await setup(world, "channel", use="approvals", channel=fresh)
    await setup(world, "channel", use="log", channel=fresh_log)
    await setup(world, "role", rank="org", role=world.guild.create_role("ORG 2"))
    assert (await check(world)).startswith("Všetko je v poriadku")


async def test_the_check_sees_commands_of_another_age_and_saving_the_language_mends_them(world: World) -> None:
    await guilds.commands_synced(world.game, world.guild.id, "old", {})
    assert "Zoznam príkazov je zastaraný" in await check(world)
    await setup(world, "language", language="sk")
    assert "zastaraný" not in await check(world)


@sqlite_only
async def test_a_role_deleted_while_a_member_still_wears_it_hurts_nobody(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    guild._roles.pop(world.org_role.id)  # a hole in the cache: the member keeps the id, the role is gone
    assert refused(await world.player.slash(world.play, "approvals"))
    assert whole(await world.org.slash(world.play, "help"))
    assert button(await setup(world, "start"), "setup_next")
