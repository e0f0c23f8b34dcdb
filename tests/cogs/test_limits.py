"""Discord's limits: many characters, long texts, many requests; the judge of payloads listens to every message."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.game.characters.create import create as create_character
from bot.i18n.page import Button, Choice, Field, Menu, Page
from cogs.support import limits
from cogs.support.draw import draw
from tests.support.pages import button, buttons, options, raw, refused, sqlite_only, whole
from tests.support.world import World

ABILITIES = ("nicenie", "vytrvalost", "zalesactvo")


async def fill(world: World, count: int, *, name: str = "Postava", owner_from: int = 10_000) -> None:
    """Create many characters, each of somebody else."""
    for number in range(count):
        caller = world.caller(world.player, f"fill-{number}")
        caller = type(caller)(
            caller.guild_id, caller.channel_id, owner_from + number, "x", frozenset(), False, f"fill-{number}"
        )
        await create_character(
            world.game, caller, name=f"{name} {number:04}", faction="kamelot", character_class="bojovnik"
        )
    world.game.mail.clear()


@pytest.mark.parametrize("count", [26, 100])
@sqlite_only
async def test_autocomplete_offers_at_most_twenty_five_and_finds_the_rest_by_typing(world: World, count: int) -> None:
    await fill(world, count)
    found = await world.org.autocomplete(world.play, "character show", "character", "")
    assert len(found) == 25
    last = f"{count - 1:04}"
    found = await world.org.autocomplete(world.play, "character show", "character", last)
    assert [one["name"] for one in found] == [f"Postava {last}"]
    told = await world.org.slash(world.play, "character show", character=found[0]["value"])
    assert last in whole(told)
    assert await world.org.autocomplete(world.play, "character show", "character", "%") == []
    assert await world.org.autocomplete(world.play, "character show", "character", "_") == []


async def test_a_half_typed_number_does_not_stop_the_suggestions(world: World) -> None:
    await fill(world, 2)
    for amount in (1, -1):
        found = await world.org.autocomplete(world.play, "xp add", "character", "post", amount=amount)
        assert len(found) == 2
    for half in ("-", "1,", "1e", ""):
        answer = await half_typed(world, half)
        assert [one["name"] for one in answer] == ["Postava 0000", "Postava 0001"], half


async def half_typed(world: World, half: str) -> list[dict[str, Any]]:
    """Ask for suggestions while the number beside is only half typed, as a real client sends it."""
    from simcord import interactions
    from simcord.actors import _dispatch_actor_interaction

    root = world.env.backend.find_command("xp", world.guild.id)
    typed = [
        {"name": "amount", "type": 4, "value": half},
        {"name": "character", "type": 3, "value": "post", "focused": True},
    ]
    data = {"id": root["id"], "name": "xp", "type": 1, "guild_id": str(world.guild.id)}
    data["options"] = interactions.nest_options(root, ["add"], typed)
    result = await _dispatch_actor_interaction(world.org, 4, world.play, data)
    return result.autocomplete_choices or []


@sqlite_only
async def test_the_queue_of_twenty_six_turns_its_page(world: World) -> None:
    await fill(world, 26, name="Žiadateľ " + "x" * 40)
    for number in range(26):
        await world.org.slash(world.play, "ability choose", ability=ABILITIES[number % 3], **{"for": f"={number + 1}"})
    page = await world.org.slash(world.play, "approvals")
    assert "26" in whole(page)
    assert len(options(page, "open_request")) == 25
    page = await world.org.click(page.response, custom_id=button(page, "queue:1"))
    assert options(page, "open_request") == ["26"]
    assert list(buttons(page)) == ["vb:queue:0"]
    shown = await world.second_org.slash(world.play, "approvals")
    shown = await world.second_org.select(shown.response, ["3"], custom_id="vm:open_request")
    shown = await world.second_org.click(shown.response, custom_id="vb:approve:3")
    assert not refused(shown)
    page = (
        await world.org.click((await world.org.slash(world.play, "approvals")).response, custom_id="vm:open_request")
        if False
        else page
    )
    assert "25" in whole(await world.org.slash(world.play, "approvals"))


@sqlite_only
async def test_the_ranking_of_a_hundred_has_pages_and_right_places(world: World) -> None:
    await fill(world, 100)
    await world.org.slash(world.play, "xp add", character="Postava 0099", amount=7, source="quest")
    page = await world.org.slash(world.play, "xp top")
    assert whole(page).index("Postava 0099") < whole(page).index("Postava 0000")
    assert list(buttons(page)) == ["vb:xp_top:1"]
    for number in range(1, 7):
        page = await world.org.click(page.response, custom_id=button(page, f"xp_top:{number}"))
    assert "100" in whole(page)
    assert "Postava 0098" in whole(page)
    assert list(buttons(page)) == ["vb:xp_top:5"]


@sqlite_only
async def test_a_long_history_has_pages_and_nothing_in_it_is_lost(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Dana", faction="kamelot", **{"class": "bojovnik"})
    for number in range(1, 40):
        await world.org.slash(
            world.play, "xp add", character="Dana", amount=1, source="quest", reason=f"{number:03} " + "*" * 296
        )
    page, seen = await world.player.slash(world.play, "character history"), ""
    for _ in range(4):
        seen += whole(page)
        following = [custom_id for custom_id in every_button(page) if custom_id.startswith("vb:history:1:")]
        newer = [custom_id for custom_id in following if f" {custom_id} " not in seen]
        seen += "".join(f" {custom_id} " for custom_id in following)
        if not newer:
            break
        page = await world.player.click(last(page), custom_id=newer[-1])
    for number in range(1, 40):
        assert f"{number:03} ***" in seen, number


def last(result: Any) -> Any:
    """Return the last message of a reply: its buttons stand there."""
    return result.followups[-1] if result.followups else result.response


def every_button(result: Any) -> list[str]:
    """Return the buttons of all messages of a reply."""
    return [custom_id for message in [result.response, *result.followups] for custom_id in buttons(message)]


@sqlite_only
async def test_a_character_who_knows_everything_still_fits(world: World) -> None:
    name = "Ž" * 60
    await world.player.slash(world.play, "character create", name=name, faction="kamelot", **{"class": "knaz"})
    await world.org.slash(world.play, "xp add", character=name, amount=10**9, source="quest")
    abilities = world.game.rulesets["dbf"].abilities
    assert abilities is not None
    for key in abilities.all():
        told = await world.org.slash(world.play, "ability grant", character=name, ability=key)
        assert not refused(told), (key, whole(told))
    shown = await world.player.slash(world.play, "character show")
    for key in abilities.all():
        assert world.game.speeches["sk"].label(f"ability-{key}") in whole(shown)
    assert "Oživenie" in whole(shown)
    await world.player.slash(world.play, "character show", public=True)
    assert "Oživenie" in raw_of_channel(world)
    listed = await world.player.slash(world.play, "ability list")
    for key in abilities.all():
        assert world.game.speeches["sk"].label(f"ability-{key}") in whole(listed)


def raw_of_channel(world: World) -> str:
    """Return everything said in the channel of play."""
    return "\n".join(
        raw(message) if hasattr(message, "followups") else text
        for message in world.play.history()
        for text in texts(message)
    )


def texts(message: discord.Message) -> list[str]:
    """Return the texts of a message."""
    found = [message.content]
    for embed in message.embeds:
        found += [
            embed.title or "",
            embed.description or "",
            *(f"{block.name} {block.value}" for block in embed.fields),
        ]
    return found


@sqlite_only
async def test_texts_longer_than_anything_are_refused_and_break_nothing(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Dana", faction="kamelot", **{"class": "bojovnik"})
    for size in [257, 1025, 4000, 6000]:
        long = "[x](" * (size // 4)
        for command, options_given in (
            ("character create", {"name": long}),
            ("character create", {"name": "Iná", "faction": long}),
            ("character create", {"name": "Iná", "faction": "kamelot", "class": long}),
            ("character create", {"name": "Iná", "ruleset": long}),
            ("character show", {"character": long}),
            ("character edit", {"name": long}),
            ("ability choose", {"ability": long}),
            ("rules", {"query": long}),
            ("help", {"topic": long}),
            ("notify", {"how": "dm", "quiet": long}),
        ):
            told = await world.player.slash(world.play, command, **options_given)
            assert refused(told), command
            assert len(whole(told)) < 1000, size
        for command, option in (
            ("rules", "query"),
            ("help", "topic"),
            ("character show", "character"),
            ("ability choose", "ability"),
        ):
            assert await world.player.autocomplete(world.play, command, option, long[:6000]) == [], size


# -- the module that owns the limits


@pytest.mark.parametrize("count", [1, 25, 26, 60])
async def test_fields_flow_on_into_further_messages_and_none_is_dropped(count: int) -> None:
    page = Page(
        "T" * 300,
        "x" * 3000,
        fields=tuple(Field(f"{number}", "y" * 1500) for number in range(count)),
        footer="f" * 3000,
    )
    drawn = draw(page)
    shown = [block for one in drawn for block in one.embed.fields]
    assert [block.name for block in shown if block.name != limits.ELLIPSIS] == [str(number) for number in range(count)]
    assert sum(len(block.value or "") for block in shown) == 1500 * count
    for one in drawn:
        assert len(one.embed) <= limits.EMBEDS_TOTAL
        assert len(one.embed.fields) <= limits.FIELDS
        assert all(len(block.value or "") <= limits.FIELD_VALUE for block in one.embed.fields)


async def test_buttons_and_menus_stand_under_the_last_message_only() -> None:
    page = Page(
        "T",
        "řádek textu\n" * 900,
        buttons=(Button("B" * 200, "help:player"),),
        menus=(Menu("rules", "p" * 300, tuple(Choice("L" * 300, f"v{n}", "d" * 300) for n in range(40))),),
    )
    drawn = draw(page)
    assert len(drawn) > 1
    assert [one.view is not None for one in drawn] == [False] * (len(drawn) - 1) + [True]
    assert "".join(one.embed.description or "" for one in drawn).count("řádek") == 900


@pytest.mark.parametrize(
    "text",
    [
        "a" * 300,
        "👨‍👩‍👧‍👦" * 60,
        "<@123456789012345678>" * 20,
        "\\*" * 200,
        "<t:1700000000:R>" * 30,
        "</xp add:123456789012345678>" * 20,
    ],
)
def test_nothing_is_cut_inside_a_mention_an_escape_or_a_letter(text: str) -> None:
    atom = text[: len(text) // text.count(text[:1])] if text[0] in "<\\" else ("👨‍👩‍👧‍👦" if text[0] != "a" else "a")
    for limit in (1, 2, 20, 100, 255):
        kept = limits.cut(text, limit)
        assert limits.size(kept) <= limit
        assert kept.removesuffix(limits.ELLIPSIS).replace(atom, "") == ""
    parts = limits.split(text, 50)
    assert "".join(parts) == text
    assert all(limits.size(part) <= 50 and part.replace(atom, "") == "" for part in parts)
