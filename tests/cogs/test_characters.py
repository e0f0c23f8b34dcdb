"""Characters through the front door: made step by step, seen by the right eyes only."""

from __future__ import annotations

from typing import Any

import discord

from tests.support.neighbours import neighbour, slash_in_dm
from tests.support.pages import button, buttons, labels, menu, options, refused, sqlite_only, whole
from tests.support.world import World

SECRETS = ("Bojovník", "úroveň", "XP", "Vytrvalosť", "❤")


async def create(world: World, name: str, actor: Any = None, **more: Any) -> Any:
    """Let somebody create a warrior of Camelot."""
    typed = {"name": name, "faction": "kamelot", "class": "bojovnik", **more}
    return await (actor or world.player).slash(world.play, "character create", **typed)


async def test_a_player_creates_a_character_and_sees_its_sheet(world: World) -> None:
    created = await create(world, "Jasmína")
    assert created.ephemeral
    assert "Jasmína" in whole(created)
    shown = await world.player.slash(world.play, "character show")
    assert shown.ephemeral
    for words in ("Jasmína", "Bojovník", "Kamelot", "❤️❤️❤️❤️ 4 / 4", "0 / 3 XP"):
        assert words in whole(shown), words
    assert button(shown, "choose:1")


@sqlite_only
async def test_menus_ask_for_what_is_missing_and_offer_only_what_fits(world: World) -> None:
    page = await world.player.slash(world.play, "character create", name="Dana")
    assert labels(page, "create:faction") == ["Kamelot", "Moy-ovia", "Iná frakcia"]
    page = await world.player.select(page.response, ["moyovia"], custom_id=menu(page, "create:faction"))
    assert options(page, "create:character_class") == ["bojovnik", "zlodej", "carodej", "hraniciar", "druid"]
    page = await world.player.select(page.response, ["druid"], custom_id=menu(page, "create:character_class"))
    assert "Dana" in whole(page)
    assert "Druid" in whole(await world.player.slash(world.play, "character show"))


@sqlite_only
async def test_a_faction_is_understood_by_its_name_and_opens_its_classes(world: World) -> None:
    for faction, classes in [("kamelot", 5), ("Moy-ovia", 5), ("ina frakcia", 3)]:
        found = await world.player.autocomplete(world.play, "character create", "class", "", name="x", faction=faction)
        assert len(found) == classes, (faction, classes)
        page = await world.player.slash(world.play, "character create", name="Dana", faction=faction)
        assert len(options(page)) == classes, (faction, classes)
    found = await world.player.autocomplete(world.play, "character create", "class", "", name="x", faction="half")
    assert len(found) == 7


@sqlite_only
async def test_a_class_of_another_faction_is_refused_before_anything_is_made(world: World) -> None:
    told = await world.player.slash(
        world.play, "character create", name="Dana", faction="moyovia", **{"class": "rytier"}
    )
    assert refused(told)
    assert "DBF-CLASS-10" in whole(told)
    assert refused(await world.player.slash(world.play, "character show"))


async def test_an_older_menu_does_not_go_on_with_a_newer_character(world: World) -> None:
    older = await world.player.slash(world.play, "character create", name="Stará", faction="kamelot")
    newer = await world.player.slash(world.play, "character create", name="Nová", faction="kamelot")
    told = await world.player.select(older.response, ["knaz"], custom_id=menu(older))
    assert refused(told)
    await world.player.select(newer.response, ["knaz"], custom_id=menu(newer))
    listed = whole(await world.player.slash(world.play, "character list"))
    assert "Nová" in listed
    assert "Stará" not in listed


@sqlite_only
async def test_a_draft_survives_a_restart(world: World) -> None:
    page = await world.player.slash(world.play, "character create", name="Dana", faction="kamelot")
    await world.restart()
    told = await world.player.select(page.response, ["knaz"], custom_id=menu(page))
    assert not refused(told)


async def test_only_an_org_makes_story_characters_and_they_start_higher(world: World) -> None:
    assert refused(await create(world, "Merlin", start_level=5))
    assert refused(await create(world, "Merlin", owner=world.other))
    assert refused(await create(world, "Merlin", world.org, owner=world.other, start_level=50))
    told = await create(world, "Merlin", world.org, owner=world.other, start_level=5)
    assert not refused(told), whole(told)
    shown = whole(await world.other.slash(world.play, "character show"))
    assert "úroveň **5**" in shown
    assert "0 / 3 XP" not in shown
    listed = whole(await world.org.slash(world.play, "character list", owner=world.other))
    assert "Merlin" in listed
    assert refused(await world.player.slash(world.play, "character list", owner=world.other))
    bot_user = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert refused(await create(world, "Stroj", world.org, owner=bot_user))


@sqlite_only
async def test_one_player_may_have_many_characters_but_not_endlessly_many(world: World) -> None:
    for number in range(25):
        assert not refused(await create(world, f"Postava {number}"))
    told = await create(world, "Posledná")
    assert refused(told)
    assert "25" in whole(told)
    await world.player.click(
        (await world.player.slash(world.play, "character retire")).response, custom_id="vb:retire:25"
    )
    assert not refused(await create(world, "Posledná"))
    listed = await world.player.slash(world.play, "character list")
    assert "~~Postava 24~~" in whole(listed)


async def test_a_stranger_sees_a_name_and_a_faction_and_nothing_more_anywhere(world: World) -> None:
    await create(world, "Jasmína")
    await world.org.slash(world.play, "xp add", character="Jasmína", amount=4, source="quest")
    await world.org.slash(world.play, "ability grant", character="Jasmína", ability="vytrvalost")
    seen = await world.other.slash(world.play, "character show", character="Jasmína")
    assert "Kamelot" in whole(seen)
    assert not [word for word in SECRETS if word in whole(seen)]
    assert not buttons(seen)
    for command in (
        "xp show",
        "xp log",
        "character history",
        "character retire",
        "ability list",
        "ability choose",
        "character edit",
        "character switch",
    ):
        typed = {"for": "=1"} if command == "ability choose" else {"character": "=1"}
        told = await world.other.slash(world.play, command, **typed)
        assert refused(told), command
        assert not [word for word in SECRETS if word in whole(told).replace("XP log", "")], (command, whole(told))
    for command, option in (
        ("character show", "character"),
        ("xp show", "character"),
        ("ability list", "character"),
        ("ability choose", "ability"),
        ("ability grant", "ability"),
    ):
        filled = {"for": "=1"} if option == "ability" and command == "ability choose" else {}
        found = await world.other.autocomplete(world.play, command, option, "", **filled)
        assert [one["name"] for one in found] == (["Jasmína"] if command == "character show" else []), command
    assert refused(await world.other.slash(world.play, "xp top"))


@sqlite_only
async def test_own_eyes_and_orgs_see_everything_and_only_the_owner_shows_it_to_all(world: World) -> None:
    await create(world, "Jasmína")
    assert "Bojovník" in whole(await world.org.slash(world.play, "character show", character="Jasmína"))
    assert refused(await world.org.slash(world.play, "character show", character="Jasmína", public=True))
    assert refused(await world.other.slash(world.play, "character show", character="Jasmína", public=True))
    assert world.play.last_message is None
    told = await world.player.slash(world.play, "character show", public=True)
    assert told.ephemeral
    posted = world.play.last_message
    assert posted is not None
    assert not posted.flags.ephemeral
    assert "Bojovník" in posted.embeds[0].description
    assert not buttons(posted)


@sqlite_only
async def test_a_sheet_is_shown_publicly_only_where_the_bot_may_write(world: World) -> None:
    await create(world, "Jasmína")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, message="Missing Permissions")
    told = await world.player.slash(world.play, "character show", public=True)
    assert refused(told)
    assert "písať nesmie" in whole(told)
    me = world.guild.me
    assert me is not None
    quiet = world.guild.create_text_channel("ticho", overwrites={me: discord.PermissionOverwrite(send_messages=False)})
    told = await world.player.slash(quiet, "character show", public=True)
    assert refused(told)
    assert quiet.last_message is None


async def test_switching_changes_who_is_meant_without_a_name(world: World) -> None:
    await create(world, "Prvá")
    await create(world, "Druhá")
    assert "Druhá" in whole(await world.player.slash(world.play, "character show"))
    listed = await world.player.slash(world.play, "character list")
    await world.player.click(listed.response, custom_id="vb:switch:1")
    assert "Prvá" in whole(await world.player.slash(world.play, "character show"))
    await world.player.slash(world.play, "character switch", character="druha")
    assert "Druhá" in whole(await world.player.slash(world.play, "xp show"))
    assert refused(await world.other.slash(world.play, "character switch", character="Prvá"))
    assert refused(await world.org.slash(world.play, "character switch", character="Prvá"))


async def test_another_guild_sees_and_touches_nothing_of_ours(world: World) -> None:
    await create(world, "Jasmína")
    near = await neighbour(world)
    assert not refused(
        await near.player.slash(near.play, "character create", name="Jasmína", faction="kamelot", **{"class": "knaz"})
    )
    for actor in (near.player, near.keeper):
        told = await actor.slash(near.play, "character show", character="=1")
        assert refused(told)
        assert "Bojovník" not in whole(told)
    for command, typed in (
        ("xp add", {"character": "=1", "amount": 1, "source": "quest"}),
        ("lives add", {"character": "=1", "amount": 1, "reason": "x"}),
        ("ability grant", {"character": "=1", "ability": "vytrvalost"}),
        ("character history", {"character": "=1"}),
        ("character edit", {"character": "=1", "name": "Moja"}),
        ("character retire", {"character": "=1"}),
    ):
        assert refused(await near.keeper.slash(near.play, command, **typed)), command
    found = await near.keeper.autocomplete(near.play, "character show", "character", "")
    assert len(found) == 1
    assert "Bojovník" in whole(await world.player.slash(world.play, "character show"))


@sqlite_only
async def test_in_a_direct_message_every_command_is_kindly_refused(world: World) -> None:
    await create(world, "Jasmína")
    for name, typed in (
        ("help", {}),
        ("language", {"language": "cs"}),
        ("rules", {"query": "serm"}),
        ("approvals", {}),
        ("notify", {"how": "dm"}),
    ):
        told = await slash_in_dm(world, world.player, name, **typed)
        assert told.response is not None, name
        assert refused(told), name
        assert "V súkromnej správe" in whole(told), name
