"""Abilities through the front door: what is offered, asked for, granted, taken away, and what is refused."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.game.characters.keep import audit
from tests.support.pages import as_read, button, buttons, menu, options, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.world import World, text_of


async def create(
    world: World,
    character_class: str,
    *,
    name: str = "Jasmína",
    faction: str = "kamelot",
    level: int | None = None,
    xp: int = 0,
) -> None:
    """Let the player have a character of a class."""
    typed: dict[str, Any] = {"name": name, "faction": faction, "class": character_class}
    if level is None:
        await world.player.slash(world.play, "character create", **typed)
    else:
        await world.org.slash(world.play, "character create", owner=world.player, start_level=level, **typed)
    if xp:
        await world.org.slash(world.play, "xp add", character=name, amount=xp, source="quest")


async def offered(world: World) -> list[str]:
    """Return what the menu of `/ability choose` offers the player."""
    return options(await world.player.slash(world.play, "ability choose"), "choose")


async def take(world: World, ability: str) -> None:
    """Let the player ask for an ability and an ORG approve it."""
    told = await world.player.slash(world.play, "ability choose", ability=ability)
    assert not refused(told), whole(told)
    await world.org.react(world.approvals.last_message, "✅")


@sqlite_only
async def test_the_menu_offers_exactly_what_class_and_level_open(world: World) -> None:
    for character_class, faction, xp, first in [
        ("bojovnik", "kamelot", 0, {"vytrvalost", "zalesactvo", "nicenie"}),
        ("zlodej", "other", 0, {"vytrvalost", "zlodejina", "pozornost"}),
        ("knaz", "kamelot", 0, {"pocarovanie", "liecenie", "bohosluzba"}),
        ("hraniciar", "moyovia", 0, {"zalesactvo", "uhybanie", "pozornost", "zakradanie"}),
        ("druid", "moyovia", 3, {"elementy", "liecenie", "priroda"}),
    ]:
        await create(world, character_class, name=f"Postava {character_class}", faction=faction, xp=xp)
        assert set(await offered(world)) == first, (character_class, faction, xp, first)
        suggested = await world.player.autocomplete(world.play, "ability choose", "ability", "")
        assert {one["value"] for one in suggested} == first, (character_class, faction, xp, first)


@rule("DBF-XP-7..8", "DBF-ABIL-1..3")
async def test_each_level_opens_one_pick_and_a_wider_list(world: World) -> None:
    await create(world, "bojovnik", xp=2)
    await take(world, "vytrvalost")
    assert "nemáš čo vyberať" in whole(await world.player.slash(world.play, "ability choose"))
    await world.org.slash(world.play, "xp add", character="Jasmína", amount=4, source="quest")  # 6 XP: level 3
    assert set(await offered(world)) == {"zalesactvo", "nicenie"}  # the pick of level 2 comes first, out of its list
    await take(world, "Zálesáctvo")
    assert set(await offered(world)) == {"nicenie", "huzevnatost", "prieraznost", "serm"}
    await take(world, "húževnatosť")
    shown = whole(await world.player.slash(world.play, "character show"))
    for words in ("Vytrvalosť", "Zálesáctvo", "Húževnatosť", "7 / 7"):
        assert words in shown, words
    assert await audit(world.game, world.guild.id) == []


@sqlite_only
async def test_the_menu_and_the_button_lead_to_the_same_card_as_the_command(world: World) -> None:
    await create(world, "bojovnik")
    shown = await world.player.slash(world.play, "character show")
    page = await world.player.click(shown.response, custom_id=button(shown, "choose"))
    told = await world.player.select(page.response, ["nicenie"], custom_id=menu(page, "choose"))
    assert "odoslaná" in whole(told)
    card = as_read(text_of(world.approvals.last_message))
    assert "Ničenie: Jasmína" in card
    assert world.player.mention in card


@sqlite_only
async def test_an_ability_is_understood_in_every_language_and_without_diacritics(world: World) -> None:
    await create(world, "bojovnik")
    for typed in ["Vytrvalosť", "vytrvalost", "VYTRVALOSŤ", " Endurance ", "Vytrvalost"]:
        asked = await world.player.slash(world.play, "ability choose", ability=typed)
        assert not refused(asked), typed
        assert "Vytrvalosť" in text_of(world.approvals.last_message), typed
        await world.player.click(asked.response, custom_id=button(asked, "withdraw"))


@sqlite_only
async def test_what_is_not_open_is_refused_and_nothing_is_posted(world: World) -> None:
    await create(world, "bojovnik")
    for typed in ["serm", "elementy", "xyzzy", "@everyone", "=1", "`"]:
        told = await world.player.slash(world.play, "ability choose", ability=typed)
        assert refused(told), typed
        assert world.approvals.last_message is None, typed


async def test_a_second_request_waits_for_the_first_and_a_withdrawal_frees_the_way(world: World) -> None:
    await create(world, "bojovnik")
    first = await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    second = await world.player.slash(world.play, "ability choose", ability="nicenie")
    assert "už čaká" in whole(second)
    assert len(world.approvals.history()) == 1
    told = await world.player.click(first.response, custom_id=button(first, "withdraw"))
    assert "stiahnutá" in whole(told)
    assert "⚪" in {str(one.emoji) for one in world.approvals.last_message.reactions}  # type: ignore[union-attr]
    assert not buttons(world.approvals.last_message)
    told = await world.player.click(second.response, custom_id=button(second, "withdraw"))
    assert refused(told)
    assert not refused(await world.player.slash(world.play, "ability choose", ability="nicenie"))
    await world.org.react(world.approvals.last_message, "✅")
    assert "Ničenie" in whole(await world.player.slash(world.play, "ability list"))


@sqlite_only
async def test_a_withdrawn_request_cannot_be_approved_and_a_decided_one_not_withdrawn(world: World) -> None:
    await create(world, "bojovnik")
    asked = await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    shown = await world.org.slash(world.play, "approvals")
    shown = await world.org.select(shown.response, ["1"], custom_id=menu(shown, "open_request"))
    await world.player.click(asked.response, custom_id="vb:withdraw:1")
    told = await world.org.click(shown.response, custom_id="vb:approve:1")
    assert refused(told)
    assert "stiahol" in whole(told)
    again = await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    await world.org.react(world.approvals.last_message, "✅")
    assert refused(await world.player.click(again.response, custom_id="vb:withdraw:2"))


async def test_a_priest_names_the_god_served(world: World) -> None:
    await create(world, "knaz")
    page = await world.player.slash(world.play, "ability choose")
    form = await world.player.select(page.response, ["bohosluzba"], custom_id=menu(page, "choose"))
    assert form.modal is not None
    assert world.approvals.last_message is None
    assert refused(await world.player.submit_modal(form, {"deity": "\u200b"}))
    form = await world.player.slash(world.play, "ability choose", ability="bohosluzba", reason="Prosím")
    told = await world.player.submit_modal(form, {"deity": "Brigid", "reason": "Prosím pekne"})
    assert not refused(told)
    card = text_of(world.approvals.last_message)
    assert "Brigid" in card
    assert "Prosím pekne" in card
    await world.org.react(world.approvals.last_message, "✅")
    assert "Brigid" in whole(await world.player.slash(world.play, "character show"))
    await world.org.click(world.approvals.last_message, custom_id="vb:undo:1")
    assert "Brigid" not in whole(await world.player.slash(world.play, "character show"))
    assert await audit(world.game, world.guild.id) == []


# -- ORGs


@rule("DBF-CLASS-13")
async def test_an_org_grants_outside_the_class_with_an_offset_for_schools(world: World) -> None:
    await create(world, "bojovnik")
    assert refused(await world.player.slash(world.play, "ability grant", character="Jasmína", ability="elementy"))
    assert refused(await world.org.slash(world.play, "ability grant", character="Jasmína", ability="serm", offset=1))
    told = await world.org.slash(
        world.play, "ability grant", character="Jasmína", ability="Elementy", offset=2, reason="Odmena"
    )
    assert not refused(told), whole(told)
    shown = whole(await world.player.slash(world.play, "character show"))
    assert "(od ORGa)" in shown
    assert "od úrovne 3" in shown
    assert refused(await world.org.slash(world.play, "ability grant", character="Jasmína", ability="elementy"))
    assert "vytrvalost" in await offered(world)  # a grant takes no pick away
    assert "Odmena" in whole(await world.player.slash(world.play, "character history"))


@rule("DBF-ABIL-10")
async def test_an_org_takes_an_ability_away_with_a_reason_and_the_pick_comes_back(world: World) -> None:
    await create(world, "bojovnik")
    await take(world, "vytrvalost")
    own: dict[str, Any] = {"character": "Jasmína", "ability": "vytrvalost", "reason": "Omyl"}
    assert refused(await world.player.slash(world.play, "ability revoke", **own))
    await world.org.slash(world.play, "ability revoke", **own)
    assert "vytrvalost" in await offered(world)
    assert refused(
        await world.org.slash(world.play, "ability revoke", character="Jasmína", ability="vytrvalost", reason="x")
    )
    assert "Omyl" in whole(await world.player.slash(world.play, "character history"))
    # The old decision has nothing left to take back that stands on its own.
    card = next(message for message in world.approvals.history() if "vb:undo:1" in buttons(message))
    await world.org.click(card, custom_id="vb:undo:1")
    assert await audit(world.game, world.guild.id) == []


async def test_a_request_that_became_impossible_is_not_approved(world: World) -> None:
    await create(world, "bojovnik")
    await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    await world.org.slash(world.play, "ability grant", character="Jasmína", ability="vytrvalost")
    await world.org.react(world.approvals.last_message, "✅")
    card = world.approvals.last_message
    assert "🟢" not in {str(one.emoji) for one in card.reactions}  # type: ignore[union-attr]
    told = await world.org.click(card, custom_id="vb:approve:1")
    assert refused(told)
    assert "už máš" in whole(told)
    shown = await world.org.slash(world.play, "approvals")
    shown = await world.org.select(shown.response, ["1"], custom_id=menu(shown, "open_request"))
    assert "nedá" in whole(shown)
    await world.org.click(card, custom_id="vb:decline:1")
    assert "nicenie" in await offered(world)
    assert whole(await world.player.slash(world.play, "ability list")).count("Vytrvalosť") == 1


@sqlite_only
async def test_an_org_asks_for_a_player_and_the_card_names_both(world: World) -> None:
    await create(world, "bojovnik")
    assert refused(await world.other.slash(world.play, "ability choose", ability="vytrvalost", **{"for": "Jasmína"}))
    await world.org.slash(world.play, "ability choose", ability="vytrvalost", **{"for": "Jasmína"})
    card = text_of(world.approvals.last_message)
    assert world.player.mention in card
    assert world.org.mention in card
    assert refused(await world.org.click(world.approvals.last_message, custom_id="vb:approve:1"))
    assert not refused(await world.second_org.click(world.approvals.last_message, custom_id="vb:approve:1"))


# -- where ORGs cannot see it


@sqlite_only
@pytest.mark.parametrize("trouble", ["deleted", "mute", "hidden"])
async def test_without_a_place_for_the_card_nothing_is_asked_at_all(world: World, trouble: str) -> None:
    await create(world, "bojovnik")
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    channel = guild.get_channel(world.approvals.id)
    assert isinstance(channel, discord.TextChannel)
    if trouble == "deleted":
        await channel.delete()
    else:
        denied = discord.PermissionOverwrite(**{"send_messages" if trouble == "mute" else "view_channel": False})
        await channel.set_permissions(guild.me, overwrite=denied)
    told = await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    assert refused(told)
    assert "setup channel" in whole(told)
    assert "Nič nečaká" in whole(await world.org.slash(world.play, "approvals"))
    fresh = world.guild.create_text_channel("nove")
    await world.keeper.slash(world.play, "setup channel", use="approvals", channel=fresh)
    assert not refused(await world.player.slash(world.play, "ability choose", ability="vytrvalost"))
    assert fresh.last_message is not None


@rule("DBF-XP-9")
@sqlite_only
async def test_a_story_character_has_its_picks_from_the_next_level_on(world: World) -> None:
    await create(world, "bojovnik", level=3)
    assert "nemáš čo vyberať" in whole(await world.player.slash(world.play, "ability choose"))
    await world.org.slash(world.play, "xp add", character="Jasmína", amount=10, source="quest")
    assert "serm" in await offered(world)
