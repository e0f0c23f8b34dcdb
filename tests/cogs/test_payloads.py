"""The judge of payloads bites, and takes what Discord takes."""

from __future__ import annotations

import contextlib
import os
from typing import Any

import discord
import pytest
from discord import app_commands

from tests.support import payload_limits
from tests.support.description import DOCUMENT
from tests.support.payloads import Judge
from tests.support.world import World

CALLBACK = "/interactions/1/token/callback"
NOBODY: dict[str, Any] = {"parse": []}
ROW, BUTTON, MENU = 1, 2, 3


def message(**parts: Any) -> dict[str, Any]:
    """Return the body of a message that rings nobody."""
    return {"allowed_mentions": NOBODY, **parts}


def in_a_row(*components: dict[str, Any]) -> dict[str, Any]:
    """Return a message of one row."""
    return message(content="x", components=[{"type": ROW, "components": list(components)}])


def command(**parts: Any) -> list[dict[str, Any]]:
    """Return a list of one command."""
    return [{"name": "xp", "description": "x", "type": 1, "options": [], **parts}]


def heard(judge: Judge, method: str, path: str, body: Any) -> list[str]:
    """Return what the judge says of one request."""
    judge.hear(method, path, body)
    return judge.taken()


def button(**parts: Any) -> dict[str, Any]:
    """Return a button that says something."""
    return {"type": BUTTON, "style": 1, "label": "x", "custom_id": "vb:x", **parts}


def menu(count: int) -> dict[str, Any]:
    """Return a menu of so many options."""
    options = [{"label": "x", "value": str(number)} for number in range(count)]
    return {"type": MENU, "custom_id": "vm:x", "options": options}


def suggestions(count: int, name: str = "x") -> dict[str, Any]:
    """Return an answer to somebody who types."""
    return {"type": 8, "data": {"choices": [{"name": name, "value": str(number)} for number in range(count)]}}


SENT = "/channels/1/messages"
COMMANDS = "/applications/1/guilds/2/commands"
BROKEN = {
    "a title of 300": (SENT, message(embeds=[{"title": "x" * 300}])),
    "6,001 characters": (SENT, message(embeds=[{"description": "x" * 3001}, {"description": "y" * 3000}])),
    "26 fields": (SENT, message(embeds=[{"fields": [{"name": "x", "value": "y"}] * 26}])),
    "an empty field": (SENT, message(embeds=[{"fields": [{"name": "x", "value": ""}]}])),
    "a custom_id of 101": (SENT, in_a_row(button(custom_id="x" * 101))),
    "a button label of 81": (SENT, in_a_row(button(label="x" * 81))),
    "the same custom_id twice": (SENT, in_a_row(button(), button())),
    "six buttons in a row": (SENT, in_a_row(*(button(custom_id=f"vb:x{number}") for number in range(6)))),
    "26 options": (SENT, in_a_row(menu(26))),
    "a menu without options": (SENT, in_a_row(menu(0))),
    "no allowed_mentions": (SENT, {"content": "x"}),
    "everyone rung": (SENT, {"content": "x", "allowed_mentions": {"parse": ["everyone"]}}),
    "a role rung": (SENT, {"content": "x", "allowed_mentions": {"parse": [], "roles": ["1"]}}),
    "half a mention": (SENT, message(embeds=[{"description": "Jano <@12345…"}])),
    "half a moment": (SENT, message(content="od <t:17000")),
    "an empty message": (SENT, message(content="")),
    "a nonce of 26": (SENT, message(content="x", nonce="x" * 26)),
    "26 suggestions": (CALLBACK, suggestions(26)),
    "a suggestion of 101": (CALLBACK, suggestions(1, "x" * 101)),
    "an answer that rings": (CALLBACK, {"type": 4, "data": {"content": "x"}}),
    "an edit too long": (CALLBACK, {"type": 7, "data": message(content="x" * 2001)}),
    "a Slovak name": (COMMANDS, command(name_localizations={"sk": "skúsenosti"})),
    "a Slovak description": (COMMANDS, command(description_localizations={"sk": "skúsenosti"})),
    "a description of 101": (COMMANDS, command(description="x" * 101)),
    "a capital letter": (COMMANDS, command(name="Xp")),
}


@pytest.mark.parametrize("name", BROKEN)
def test_our_own_limits_alone_find_what_discord_would_refuse(name: str) -> None:
    path, body = BROKEN[name]
    assert list(payload_limits.complaints("PUT" if path == COMMANDS else "POST", path, body))


def test_discords_description_refuses_a_long_title_and_an_unknown_route(judge: Judge) -> None:
    if judge.description is None:
        pytest.skip("told once by the last test of this file")
    body = {"type": 4, "data": {"embeds": [{"title": "x" * 300}]}}
    title = list(judge.description.complaints("POST", CALLBACK, body))
    assert title
    assert all(text.startswith("data.embeds.0.title: ") for text in title)
    assert list(judge.description.complaints("POST", "/channels/1/rumours", {"content": "x"}))


def test_a_form_of_six_questions_is_found(judge: Judge) -> None:
    question = {"type": 4, "style": 1, "label": "x", "custom_id": "x"}
    rows = [{"type": ROW, "components": [{**question, "custom_id": str(number)}]} for number in range(6)]
    assert heard(judge, "POST", CALLBACK, {"type": 9, "data": {"title": "x", "custom_id": "vf:x", "components": rows}})


def test_what_discord_takes_passes(judge: Judge) -> None:
    embed = {"title": "x" * 256, "description": "y" * 4096}
    body = message(content="<@1> <t:1700000000:R> </xp add:12> a \\<@1", embeds=[embed])
    assert heard(judge, "POST", SENT, {**body, "attachments": [{"id": 0, "filename": "picture.webp"}]}) == []
    assert heard(judge, "POST", CALLBACK, {"type": 5, "data": {"flags": 64}}) == []
    assert heard(judge, "PUT", COMMANDS, command(name_localizations={"cs": "zkušenosti"})) == []


def test_two_emoji_are_no_reaction(judge: Judge) -> None:
    assert heard(judge, "PUT", "/channels/1/messages/2/reactions/👍🏿/@me", None) == []
    assert heard(judge, "PUT", "/channels/1/messages/2/reactions/✅❌/@me", None)


async def test_a_fault_that_the_bot_swallowed_fails_the_test_all_the_same(world: World, judge: Judge) -> None:
    channel: Any = world.bot.get_channel(world.play.id)
    with contextlib.suppress(discord.HTTPException):  # as a careless bot would
        await channel.send(embed=discord.Embed(title="x" * 300))
    with pytest.raises(AssertionError, match="title"):
        judge.verdict()


async def test_suggestions_that_the_library_lets_pass_are_found(
    world: World, judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def many(_interaction: discord.Interaction, _typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=str(number), value=str(number)) for number in range(26)]

    group: Any = world.bot.tree.get_command("character")
    # Commands outlive their bot: what is changed on one is changed for every test after this.
    monkeypatch.setattr(group.get_command("show")._params["character"], "autocomplete", many)
    await world.player.autocomplete(world.play, "character show", "character", "x")
    assert any("26" in text for text in judge.taken())


def test_discords_own_description_is_at_hand(judge: Judge) -> None:
    if judge.description is None and os.environ.get("CI") != "true":
        pytest.skip(f"payloads are held only against our own limits: {DOCUMENT} is not in this clone")
    assert judge.description is not None
