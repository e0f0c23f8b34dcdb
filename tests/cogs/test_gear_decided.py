"""Gear before the ORGs: values chosen on the card, decisions by every way, taken back, and by two hands at once."""

from __future__ import annotations

from typing import Any

import discord

from bot.game.characters.keep import audit
from tests.cogs.test_gear import ARMOUR, SWORD, add, create, give, hero, listed, wear
from tests.support.asking import card, marks
from tests.support.pages import labels, menu, refused, sqlite_only, whole
from tests.support.world import World, text_of

BOW = {"kind": "weapon", "name": "Tisový", "weapon": "bow"}


async def told_to(world: World, actor: Any) -> str:
    """Return everything that was or will be told privately to somebody."""
    async with world.game.database.begin(write=False) as unit:
        rows = await unit.outbox.due(world.guild.id, world.env.now().replace(year=2100), limit=1000)
    return "\n".join(str(row.payload) for row in rows if row.user_id == actor.id)


async def choose(world: World, actor: Any, value: str) -> Any:
    """Let an ORG choose a value in the menu of the card."""
    return await actor.select(card(world), [value], custom_id=menu(card(world), "gear_value"))


async def piece(world: World) -> dict[str, Any]:
    """Return the first piece of gear as it is kept."""
    found: dict[str, Any] = (await hero(world)).sheet["gear"][0]
    return found


async def test_armour_is_not_approved_before_its_bonus_lives_are_chosen(world: World) -> None:
    await create(world)
    await add(world, **ARMOUR)
    assert "Chýbajú životy navyše" in text_of(card(world))
    assert labels(card(world), "gear_value")[0] == "Žiadny život navyše"
    await world.org.react(card(world), "✅")
    assert marks(card(world)) == {"✅", "❌"}
    assert [reaction.count for reaction in card(world).reactions] == [1, 1]  # the tap was taken back
    assert "Chýba, koľko životov" in await told_to(world, world.org)
    assert refused(await world.org.click(card(world), custom_id="vb:approve:1"))
    assert refused(await choose(world, world.player, "3"))
    await choose(world, world.org, "2")
    assert "Životy navyše: 2" in text_of(card(world)) and "Chýbajú" not in text_of(card(world))
    await world.restart()
    await choose(world, world.second_org, "1")
    await world.org.react(card(world), "✅")
    assert marks(card(world)) == {"🟢"}
    assert (await piece(world))["bonus"] == 1
    assert not refused(await wear(world, "Plátová"))
    assert "4 / 7" in whole(await world.player.slash(world.play, "character show"))
    assert await audit(world.game, world.guild.id) == []


async def test_a_bow_waits_for_the_archer_also_after_it_is_approved(world: World) -> None:
    await create(world)
    await add(world, **BOW)
    await world.org.react(card(world), "✅")
    assert "🟢" not in marks(card(world))
    await choose(world, world.org, "0")
    await world.org.react(card(world), "✅")
    assert marks(card(world)) == {"🟢"}
    told = await wear(world, "Tisový")
    assert refused(told) and "lukom" in whole(told)
    await choose(world, world.org, "1")  # the test was passed later
    assert not refused(await wear(world, "Tisový"))
    assert (await hero(world)).sheet["weapon"] == "luk"
    await world.org.click(card(world), custom_id="vb:undo:1")
    assert (await hero(world)).sheet["weapon"] is None and not (await piece(world))["approved"]
    assert await audit(world.game, world.guild.id) == []


async def test_declined_gear_leaves_the_list_with_its_reason_and_comes_back_by_undo(world: World) -> None:
    await create(world)
    await add(world, **SWORD)
    await world.org.react(card(world), "❌")
    form = await world.org.click(card(world), custom_id="vb:reason:1")
    await world.org.submit_modal(form, {"reason": "Ostrá špička"})
    assert "zamietnuté – Ostrá špička" in await listed(world)
    assert refused(await wear(world, "Bodliak"))
    assert (await hero(world)).sheet["gear"] == []
    await world.second_org.click(card(world), custom_id="vb:undo:1")
    assert "čaká na ORGa" in await listed(world)
    await world.org.react(card(world), "✅")
    assert not refused(await wear(world, "Bodliak"))
    assert await audit(world.game, world.guild.id) == []


async def test_undoing_an_approval_takes_the_piece_off_first_but_never_in_a_combat(world: World) -> None:
    await create(world)
    await add(world, **SWORD)
    await world.org.react(card(world), "✅")
    await wear(world, "Bodliak")
    async with world.game.database.begin(write=True) as unit:
        found = await unit.characters.get(world.guild.id, 1, lock=True)
        assert found is not None
        found.combat_id = 1
    told = await world.org.click(card(world), custom_id="vb:undo:1")
    assert refused(told) and (await hero(world)).sheet["weapon"] == "mec"
    async with world.game.database.begin(write=True) as unit:
        found = await unit.characters.get(world.guild.id, 1, lock=True)
        assert found is not None
        found.combat_id = None
    await world.org.click(card(world), custom_id="vb:undo:1")
    assert (await hero(world)).sheet["weapon"] is None
    assert marks(card(world)) == {"✅", "❌"}
    assert refused(await wear(world, "Bodliak"))
    await world.org.react(card(world), "✅")
    assert not refused(await wear(world, "Bodliak"))
    assert await audit(world.game, world.guild.id) == []


async def test_what_its_owner_removed_is_withdrawn_and_its_decision_not_taken_back(world: World) -> None:
    await create(world)
    asked = await add(world, **SWORD)
    await world.player.slash(world.play, "gear remove", gear="Bodliak")
    assert marks(card(world)) == {"⚪"}
    assert refused(await world.player.click(asked.response, custom_id="vb:withdraw:1"))
    again = await add(world, **SWORD)
    await world.player.click(again.response, custom_id="vb:withdraw:2")
    assert (await hero(world)).sheet["gear"] == []
    await add(world, **SWORD)
    await world.org.react(card(world), "✅")
    await world.player.slash(world.play, "gear remove", gear="Bodliak")
    told = await world.org.click(card(world), custom_id="vb:undo:3")
    assert refused(told)
    assert await audit(world.game, world.guild.id) == []


async def test_everything_on_a_card_can_be_typed(world: World) -> None:
    await create(world)
    await add(world, **ARMOUR)
    await add(world, **SWORD)
    play, org = world.play, world.org
    assert refused(await org.slash(play, "approvals", request="1", decision="approve"))
    assert refused(await org.slash(play, "approvals", request="2", decision="approve", bonus_lives=1))
    assert refused(await world.player.slash(play, "approvals", request="1", decision="approve", bonus_lives=1))
    assert refused(await org.slash(play, "approvals", decision="approve"))
    assert refused(await org.slash(play, "approvals", request="x", decision="approve"))
    found = await org.autocomplete(play, "approvals", "request", "plat")
    assert [(one["name"], one["value"]) for one in found] == [("#1 Jasmína: Plátová", "1")]
    assert await world.player.autocomplete(play, "approvals", "request", "") == []
    assert not refused(await org.slash(play, "approvals", request="1", bonus_lives=3))
    assert not refused(await org.slash(play, "approvals", request="#1", decision="approve"))
    assert (await piece(world))["bonus"] == 3
    told = await org.slash(play, "approvals", request="2", decision="decline", reason="Príliš tvrdý")
    assert "Príliš tvrdý" in whole(told) and "Príliš tvrdý" in text_of(card(world))
    assert not refused(await org.slash(play, "approvals", request="2", decision="undo"))
    assert not refused(await org.slash(play, "approvals", request="2", decision="approve"))
    assert "Bodliak" in whole(await org.slash(play, "approvals", request="2"))
    assert await audit(world.game, world.guild.id) == []


async def test_of_two_orgs_at_once_one_decides(world: World) -> None:
    await create(world)
    await add(world, **SWORD)
    message = card(world)
    await world.together(
        lambda: world.org.click(message, custom_id="vb:approve:1"),
        lambda: world.second_org.react(message, "❌"),
    )
    approved = marks(card(world)) == {"🟢"}
    assert approved or marks(card(world)) == {"🔴"}
    gear = (await hero(world)).sheet["gear"]
    assert [one["approved"] for one in gear] == ([True] if approved else [])
    assert await audit(world.game, world.guild.id) == []


async def test_an_org_gives_gear_at_once_and_the_player_hears_of_it(world: World) -> None:
    await create(world)
    told = await add(world, world.org, **{**ARMOUR, "for": "Jasmína"})
    assert refused(told) and "životov navyše" in whole(told)
    assert (await hero(world)).sheet["gear"] == []
    await give(world, bonus_lives=1, reason="Odmena", **ARMOUR)
    assert world.approvals.last_message is None
    assert "notice-gear-given" in await told_to(world, world.player)
    assert "Odmena" in whole(await world.player.slash(world.play, "character history"))
    assert "schválené" in await listed(world)
    told = await world.org.slash(world.play, "gear wear", gear="Plátová", **{"for": "Jasmína"})
    assert not refused(told)
    assert "notice-gear-on" in await told_to(world, world.player)
    assert refused(await add(world, bonus_lives=1, **ARMOUR))  # a player rates no armour


@sqlite_only
async def test_an_orgs_own_gear_waits_for_another_org(world: World) -> None:
    await create(world, "bojovnik", "Orgova", world.org)
    assert refused(await add(world, world.org, bonus_lives=9, **{**ARMOUR, "for": "Orgova"}))
    await add(world, world.org, **{**SWORD, "for": "Orgova"})
    assert refused(await world.org.click(card(world), custom_id="vb:approve:1"))
    await world.second_org.react(card(world), "✅")
    assert marks(card(world)) == {"🟢"}


@sqlite_only
async def test_without_a_place_for_the_card_no_gear_is_asked_for(world: World) -> None:
    await create(world)
    guild = world.bot.get_guild(world.guild.id)
    channel = guild.get_channel(world.approvals.id) if guild else None
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    assert refused(await add(world, **SWORD))
    assert (await hero(world)).sheet["gear"] == []


@sqlite_only
async def test_gear_of_a_retired_character_is_offered_no_more(world: World) -> None:
    await create(world)
    await give(world, **SWORD)
    page = await world.player.slash(world.play, "gear list")
    asked = await world.player.slash(world.play, "character retire")
    await world.player.click(asked.response, custom_id="vb:retire:1")
    assert await world.player.autocomplete(world.play, "gear wear", "gear", "") == []
    assert refused(await wear(world, "Bodliak"))
    identifier = (await piece(world))["identifier"]
    assert refused(await world.player.click(page.response, custom_id=f"vb:gear_on:1:{identifier}"))
