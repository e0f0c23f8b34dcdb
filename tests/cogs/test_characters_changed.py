"""Characters changed through the front door: renamed, handed over, painted, retired, and all of it remembered."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from PIL import Image

from bot.game.characters.keep import audit
from tests.support.pages import button, refused, sqlite_only, whole
from tests.support.world import World


async def create(world: World, name: str, actor: Any = None, **more: Any) -> Any:
    """Let somebody create a warrior of Camelot."""
    typed = {"name": name, "faction": "kamelot", "class": "bojovnik", **more}
    return await (actor or world.player).slash(world.play, "character create", **typed)


def png(width: int = 900, height: int = 600) -> bytes:
    """Return a picture."""
    kept = io.BytesIO()
    Image.new("RGB", (width, height), "red").save(kept, "PNG")
    return kept.getvalue()


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
    async def gone(self: discord.Attachment, **_options: Any) -> bytes:
        response = type("Response", (), {"status": 404, "reason": "gone"})()
        raise discord.NotFound(response, "gone")

    monkeypatch.setattr(discord.Attachment, "read", gone)
    told = await create(world, "Jasmína", portrait=("a.png", png()))
    assert refused(told)


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


async def test_the_history_tells_what_happened_by_whom_and_why(world: World) -> None:
    await create(world, "Jasmína")
    await world.org.slash(world.play, "xp add", character="Jasmína", amount=3, source="quest", reason="Drak")
    await world.org.slash(world.play, "lives add", character="Jasmína", amount=-1, reason="Šíp")
    told = whole(await world.player.slash(world.play, "character history"))
    for words in ("+3", "Drak", "−1", "Šíp", world.org.mention, "Bojovník"):
        assert words in told, words
    assert told.index("Šíp") < told.index("Drak")
