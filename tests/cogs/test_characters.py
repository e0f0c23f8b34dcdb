"""Characters through the front door: made step by step, seen by the right eyes only, changed, handed over, retired."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.game.characters.keep import audit
from tests.support.neighbours import neighbour, slash_in_dm
from tests.support.pages import button, buttons, labels, menu, options, refused, sqlite_only, whole
from tests.support.world import World

SECRETS = ("Bojovník", "úroveň", "XP", "Vytrvalosť", "❤")


async def create(world: World, name: str, actor: Any = None, **more: Any) -> Any:
    """Let somebody create a warrior of Camelot."""
    typed = {"name": name, "faction": "kamelot", "class": "bojovnik", **more}
    return await (actor or world.player).slash(world.play, "character create", **typed)


def png(width: int = 900, height: int = 600) -> bytes:
    """Return a picture."""
    kept = io.BytesIO()
    Image.new("RGB", (width, height), "red").save(kept, "PNG")
    return kept.getvalue()


# -- creating


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


# -- who sees what


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
    import discord

    quiet = world.guild.create_text_channel(
        "ticho", overwrites={world.guild.me: discord.PermissionOverwrite(send_messages=False)}
    )
    told = await world.player.slash(quiet, "character show", public=True)
    assert refused(told)
    assert quiet.last_message is None


# -- several characters


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


# -- editing


async def test_the_owner_changes_the_name_and_only_an_org_the_rest(world: World) -> None:
    await create(world, "Jasmína")
    assert not refused(await world.player.slash(world.play, "character edit", name="Jasmína Veľká"))
    for change in ({"faction": "moyovia"}, {"class": "zlodej"}, {"owner": world.other}):
        assert refused(await world.player.slash(world.play, "character edit", **change)), change
    assert refused(await world.player.slash(world.play, "character edit"))
    assert refused(await world.org.slash(world.play, "character edit", character="=1", **{"class": "hraniciar"}))
    told = await world.org.slash(
        world.play, "character edit", character="=1", faction="moyovia", reason="Oprava", **{"class": "druid"}
    )
    assert not refused(told), whole(told)
    shown = whole(await world.player.slash(world.play, "character show"))
    assert "Druid" in shown
    assert "3 / 3" in shown
    assert await audit(world.game, world.guild.id) == []
    assert "Oprava" in whole(await world.player.slash(world.play, "character history"))


async def test_handing_over_twice_moves_the_character_once(world: World) -> None:
    await create(world, "Jasmína")
    await create(world, "Iná", world.other)
    first = await world.org.slash(world.play, "character edit", character="Jasmína", owner=world.other)
    assert not refused(first)
    again = await world.org.slash(world.play, "character edit", character="Jasmína", owner=world.other)
    assert refused(again)
    assert "Jasmína" in whole(await world.other.slash(world.play, "character list"))
    assert "Jasmína" not in whole(await world.player.slash(world.play, "character list"))
    assert "Iná" in whole(await world.other.slash(world.play, "character show"))
    assert refused(await world.player.slash(world.play, "character show"))
    assert refused(await world.player.slash(world.play, "character history", character="Jasmína"))
    # The name is taken, whoever wants it now: a second character never comes out of a handing over.
    assert refused(await create(world, "Jasmína"))


@sqlite_only
async def test_a_portrait_that_is_none_is_refused_and_nothing_is_made(world: World) -> None:
    for name, given, words in [
        ("a.svg", b"<svg onload='alert(1)'/>", "ako obrázok"),
        ("a.png", b"", "ako obrázok"),
        ("javascript:alert(1).png", b"MZ" * 50, "ako obrázok"),
        ("a.png", b"\x89PNG\r\n\x1a\n" + b"\0" * (8 * 1024 * 1024), "priveľký"),
    ]:
        told = await create(world, "Jasmína", portrait=(name, given))
        assert refused(told), (name, given, words)
        assert words in whole(told), (name, given, words)
        assert refused(await world.player.slash(world.play, "character show")), (name, given, words)


async def test_a_portrait_is_kept_by_us_and_shown_to_everybody(world: World) -> None:
    created = await create(world, "Jasmína", portrait=("moja fotka <x>.png", png()))
    assert not refused(created)
    for actor in (world.player, world.other):
        shown = await actor.slash(world.play, "character show", character="Jasmína")
        assert [file.filename for file in shown.response.attachments] == ["picture.webp"]
        assert shown.response.embeds[0].thumbnail.url
    page = await world.player.slash(world.play, "character edit", portrait=("b.png", png(10, 10)))
    assert not refused(page)
    assert "portrét" in whole(await world.player.slash(world.play, "character history")).lower()
    await world.restart()
    assert (await world.player.slash(world.play, "character show")).response.attachments
    # The text flows back over the same message without the picture of another page.
    back = await world.player.click(
        (await world.player.slash(world.play, "character show")).response, custom_id="vb:history:1:0"
    )
    assert not back.response.attachments


@sqlite_only
async def test_a_picture_that_discord_lost_meanwhile_is_refused_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    import discord

    async def gone(self: discord.Attachment, **_options: Any) -> bytes:
        response = type("Response", (), {"status": 404, "reason": "gone"})()
        raise discord.NotFound(response, "gone")

    monkeypatch.setattr(discord.Attachment, "read", gone)
    told = await create(world, "Jasmína", portrait=("a.png", png()))
    assert refused(told)


# -- retiring


async def test_retiring_asks_first_and_keeps_the_history(world: World) -> None:
    await create(world, "Jasmína")
    await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    asked = await world.player.slash(world.play, "character retire")
    assert "Naozaj" in whole(asked)
    assert not refused(await world.player.slash(world.play, "character show"))
    told = await world.player.click(asked.response, custom_id=button(asked, "retire"))
    assert not refused(told)
    assert refused(await world.player.slash(world.play, "character show"))
    assert refused(await world.org.slash(world.play, "character show", character="=1"))
    assert "⚪" in {str(reaction.emoji) for reaction in world.approvals.last_message.reactions}  # type: ignore[union-attr]
    assert await world.player.autocomplete(world.play, "character show", "character", "") == []
    assert not refused(await create(world, "Jasmína", world.other))
    assert refused(await world.org.slash(world.play, "xp add", character="=1", amount=1, source="quest"))
    assert await audit(world.game, world.guild.id) == []


@sqlite_only
async def test_a_confirmation_of_retirement_tapped_twice_retires_once(world: World) -> None:
    await create(world, "Jasmína")
    asked = await world.player.slash(world.play, "character retire")
    other = await world.player.slash(world.play, "character retire")
    await world.player.click(asked.response, custom_id="vb:retire:1")
    assert refused(await world.player.click(other.response, custom_id="vb:retire:1"))


# -- history


async def test_the_history_tells_what_happened_by_whom_and_why(world: World) -> None:
    await create(world, "Jasmína")
    await world.org.slash(world.play, "xp add", character="Jasmína", amount=3, source="quest", reason="Drak")
    await world.org.slash(world.play, "lives add", character="Jasmína", amount=-1, reason="Šíp")
    told = whole(await world.player.slash(world.play, "character history"))
    for words in ("+3", "Drak", "−1", "Šíp", world.org.mention, "Bojovník"):
        assert words in told, words
    assert told.index("Šíp") < told.index("Drak")


# -- other places


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
