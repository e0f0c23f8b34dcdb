"""One setting of a guild at a time: who may change it, what is refused, and what follows from it."""

from __future__ import annotations

import re

import discord
import pytest

from bot.game.setup.rulings import shown
from tests.support.guild_settings import check, commands_of, let_use_setup, put_into_onboarding, run_setup, settings
from tests.support.pages import labels, menu, refused, sqlite_only, whole
from tests.support.world import World


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
    page = await run_setup(empty_world, "start")
    with pytest.raises(Exception, match="not visible"):
        await empty_world.player.click(page.response, custom_id="vb:setup_next")


@sqlite_only
async def test_a_role_that_would_make_strangers_orgs_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, words in [("everyone", "má každý"), ("managed", "spravuje niekto iný"), ("prompt", "vziať každý sám")]:
        for rank in ["org", "head_org"]:
            role = world.guild.default_role if kind == "everyone" else world.guild.create_role("Pasca")
            if kind == "managed":
                world.env.backend.edit_role(world.guild.id, role.id, {"managed": True})
            if kind == "prompt":
                put_into_onboarding(world, role, monkeypatch)
            told = await run_setup(world, "role", rank=rank, role=role)
            assert refused(told), (kind, words, rank)
            assert words in whole(told), (kind, words, rank)
            assert (await settings(world)).org_role == world.org_role.id, (kind, words, rank)


@sqlite_only
async def test_a_role_is_set_and_counts_at_once(world: World) -> None:
    role = world.guild.create_role("Rozprávač")
    assert refused(await world.player.slash(world.play, "approvals"))
    await run_setup(world, "role", rank="head_org", role=role)
    world.env.backend.add_member_role(world.guild.id, world.player.id, role.id)
    assert not refused(await world.player.slash(world.play, "approvals"))


@sqlite_only
async def test_with_a_role_of_players_strangers_are_kept_out(world: World) -> None:
    role = world.guild.create_role("Hráč")
    await run_setup(world, "role", rank="player", role=role)
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
    told = await run_setup(world, "channel", use="approvals", channel=deaf)
    assert refused(told)
    assert "Send Messages" in whole(told)
    assert "Add Reactions" in whole(told)
    fine = world.guild.create_text_channel("nove")
    assert not refused(await run_setup(world, "channel", use="registration", channel=fine))
    assert (await settings(world)).channels["registration"] == fine.id


@sqlite_only
async def test_a_language_change_renames_the_descriptions_of_the_commands(world: World) -> None:
    assert commands_of(world, world.guild.id)["ability"]["options"][0]["description"].startswith("Vyber")
    told = await run_setup(world, "language", language="en")
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
    told = await run_setup(world, "modules", module="play_by_post", state="off")
    assert refused(told)
    await run_setup(world, "modules", module="story", state="on")
    assert not refused(await run_setup(world, "modules", module="play_by_post", state="off"))
    assert (await settings(world)).modules == ("story",)


@sqlite_only
async def test_a_ruleset_this_bot_does_not_have_is_refused(world: World) -> None:
    assert refused(await run_setup(world, "ruleset", ruleset="odrie"))
    assert refused(await run_setup(world, "ruleset", ruleset="both"))
    assert not refused(await run_setup(world, "ruleset", ruleset="dbf"))


@sqlite_only
async def test_a_time_zone_is_found_as_it_is_typed(world: World) -> None:
    for zone, kept in [
        ("europe/prague", "Europe/Prague"),
        (" Europe/London ", "Europe/London"),
        ("America/New York", "America/New_York"),
    ]:
        await run_setup(world, "timezone", zone=zone)
        assert (await settings(world)).timezone == kept, (zone, kept)


@sqlite_only
async def test_a_zone_nobody_knows_is_refused_and_suggestions_help(world: World) -> None:
    for zone in ("Mars/Phobos", "../../etc/passwd", "`x`" * 200):
        assert refused(await run_setup(world, "timezone", zone=zone))
    found = await world.keeper.autocomplete(world.play, "setup timezone", "zone", "bratisl")
    assert [one["value"] for one in found] == ["Europe/Bratislava"]
    assert len(await world.keeper.autocomplete(world.play, "setup timezone", "zone", "")) == 25


@sqlite_only
async def test_own_factions_come_and_go_and_never_twice(world: World) -> None:
    for name in ("Žoldnieri", "Chrabrí", "Cech"):
        assert not refused(await run_setup(world, "faction", do="add", name=name))
    assert (await settings(world)).factions == ("Cech", "Chrabrí", "Žoldnieri")
    for name in ("žoldnieri", "Zoldnieri", "Kamelot", "other", "Moy-ovia", "Jiná frakce"):
        assert refused(await run_setup(world, "faction", do="add", name=name)), name
    page = await world.player.slash(world.play, "character create", name="Hana")
    assert labels(page, "create:faction") == ["Kamelot", "Moy-ovia", "Cech", "Chrabrí", "Žoldnieri", "Iná frakcia"]
    page = await world.player.select(page.response, ["Chrabrí"], custom_id=menu(page, "create:faction"))
    page = await world.player.select(page.response, ["bojovnik"], custom_id=menu(page, "create:character_class"))
    assert not refused(page)
    assert "Chrabrí" in whole(await world.player.slash(world.play, "character show"))
    told = await run_setup(world, "faction", do="remove", name="chrabri")
    assert refused(told)
    assert "1 postava" in whole(told)
    assert not refused(await run_setup(world, "faction", do="remove", name="cech"))
    assert refused(await run_setup(world, "faction", do="remove", name="cech"))


@sqlite_only
async def test_a_faction_name_that_fits_no_menu_is_refused(world: World) -> None:
    for name in ["👨‍👩‍👧‍👦" * 12, "x" * 41, "\u200b", "Z" + "\u0301" * 20]:
        assert refused(await run_setup(world, "faction", do="add", name=name)), name


@sqlite_only
async def test_every_setting_is_listed_explained_and_can_be_set_to_its_default(world: World) -> None:
    listed = whole(await run_setup(world, "rule"))
    keys = [spec.key for name in ("dbf",) for spec in world.game.rulesets[name].rulings]
    for spec in world.game.rulesets["dbf"].rulings:
        assert f"`{spec.key}`" in listed
    for spec in world.game.rulesets["dbf"].rulings[:: max(1, len(keys) // 12)]:
        assert not refused(await run_setup(world, "rule", key=spec.key)), spec.key
        told = await run_setup(world, "rule", key=spec.key, value=shown(spec.default))
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
        told = await run_setup(world, "rule", key=key, value=value)
        assert refused(told), (key, value)
        assert not (await settings(world)).rulings, (key, value)


@sqlite_only
async def test_keys_and_values_of_settings_are_suggested(world: World) -> None:
    found = await world.keeper.autocomplete(world.play, "setup rule", "key", "QUIET")
    assert [one["value"] for one in found] == ["quiet_hours"]
    found = await world.keeper.autocomplete(world.play, "setup rule", "value", "", key="quiet_hours")
    assert {"22-8", "none"} & {one["value"] for one in found}
    assert await world.keeper.autocomplete(world.play, "setup rule", "value", "x", key="no such key") == []
