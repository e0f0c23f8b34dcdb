"""Twice and at once: an interaction delivered twice acts once, and of two hands exactly one decides."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import text

from bot.game.characters.keep import audit
from bot.store.tables import Character, LedgerEntry, OutboxRow, Request
from tests.support.pages import button
from tests.support.world import World, text_of

TABLES = ("characters", "ledger", "requests", "outbox", "deeds", "members")


async def create(world: World, name: str = "Jasmína") -> Any:
    """Let the player create a warrior."""
    return await world.player.slash(
        world.play, "character create", name=name, faction="kamelot", **{"class": "bojovnik"}
    )


async def choose(world: World) -> Any:
    """Let the player ask for an ability."""
    return await world.player.slash(world.play, "ability choose", ability="vytrvalost")


async def add_xp(world: World) -> Any:
    """Let an ORG give XP."""
    return await world.org.slash(world.play, "xp add", character="Jasmína", amount=30, source="quest")


async def hurt(world: World) -> Any:
    """Let an ORG take a life."""
    return await world.org.slash(world.play, "lives add", character="Jasmína", amount=-1, reason="pasca")


async def grant(world: World) -> Any:
    """Let an ORG give an ability."""
    return await world.org.slash(world.play, "ability grant", character="Jasmína", ability="nicenie")


async def rename(world: World) -> Any:
    """Let the player rename the character."""
    return await world.player.slash(world.play, "character edit", name="Jazmína")


async def approve(world: World) -> Any:
    """Let an ORG approve the first request by its button."""
    return await world.org.click(world.approvals.last_message, custom_id="vb:approve:1")


async def undo(world: World) -> Any:
    """Let an ORG take the decision back."""
    return await world.second_org.click(world.approvals.last_message, custom_id="vb:undo:1")


async def retire(world: World) -> Any:
    """Let the player retire the character by the button of the question."""
    asked = await world.player.slash(world.play, "character retire")
    return lambda: world.player.click(asked.response, custom_id=button(asked, "retire"))


Step = Callable[[World], Awaitable[Any]]
PLAYED: dict[str, tuple[tuple[Step, ...], Step]] = {
    "create": ((), create),
    "xp add": ((create,), add_xp),
    "lives add": ((create,), hurt),
    "grant": ((create,), grant),
    "rename": ((create,), rename),
    "choose": ((create,), choose),
    "approve": ((create, choose), approve),
    "undo": ((create, choose, approve), undo),
}


async def counted(world: World) -> dict[str, int]:
    """Return how many rows each table has."""
    async with world.game.database.begin(write=False) as unit:
        return {name: await unit.session.scalar(text(f"SELECT count(*) FROM {name}")) or 0 for name in TABLES}


async def hero(world: World) -> Character:
    """Return the one character there is."""
    async with world.game.database.begin(write=False) as unit:
        (found,) = await unit.characters.all(world.guild.id)
        return found


async def ledger(world: World) -> list[LedgerEntry]:
    """Return the ledger of the one character."""
    async with world.game.database.begin(write=False) as unit:
        return await unit.ledger.of_character((await hero(world)).id)


async def request(world: World) -> Request:
    """Return the first request."""
    async with world.game.database.begin(write=False) as unit:
        found = await unit.requests.get(world.guild.id, 1)
    assert found is not None
    return found


@pytest.mark.parametrize("at_once", [False, True], ids=["afterwards", "at once"])
@pytest.mark.parametrize("name", PLAYED)
async def test_an_interaction_delivered_twice_acts_once_and_is_answered_alike(
    world: World, name: str, at_once: bool
) -> None:
    before, step = PLAYED[name]
    for earlier in before:
        await earlier(world)
    rows = await counted(world)
    _, answers = await world.twice(lambda: step(world), at_once=at_once)
    changed = await counted(world)
    assert changed["deeds"] == rows["deeds"] + 1
    assert changed["ledger"] - rows["ledger"] == (0 if name == "choose" else 1)
    assert changed["requests"] - rows["requests"] == (1 if name == "choose" else 0)
    assert len(answers) == 2
    assert answers[0] == answers[1]
    assert await audit(world.game, world.guild.id) == []


async def test_a_tap_delivered_twice_retires_once(world: World) -> None:
    await create(world)
    tap = await retire(world)
    _, answers = await world.twice(tap, at_once=True)
    assert len(answers) == 2
    async with world.game.database.begin(write=False) as unit:
        assert await unit.characters.all(world.guild.id) == []
        assert [entry.kind for entry in await unit.ledger.of_character(1)] == ["enrolled", "house_retired"]


async def test_an_interaction_delivered_again_after_a_restart_acts_once(world: World) -> None:
    await create(world)
    caught: list[Any] = []
    world.env.backend.subscribers.append(lambda event, payload: caught.append((event, payload)))
    await add_xp(world)
    (payload,) = [payload for event, payload in caught if event == "INTERACTION_CREATE"]
    await world.restart()
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    assert (await hero(world)).sheet["xp"] == 30


async def told_privately(world: World, user_id: int) -> str:
    """Return everything that still is to be told to a person."""
    async with world.game.database.begin(write=False) as unit:
        rows: list[OutboxRow] = await unit.outbox.due(world.guild.id, world.env.now().replace(year=2100))
    return "\n".join(str(row.payload) for row in rows if row.user_id == user_id)


async def taken(world: World) -> int:
    """Return how often the ability was taken."""
    return sum(entry.kind == "ability_taken" for entry in await ledger(world))


@pytest.mark.parametrize(("first", "second"), [("✅", "✅"), ("✅", "❌"), ("❌", "✅"), ("❌", "❌")])
async def test_of_two_orgs_reacting_in_one_tick_one_decides_and_the_other_hears_who(
    world: World, first: str, second: str
) -> None:
    await create(world)
    await choose(world)
    card = world.approvals.last_message
    await world.together(lambda: world.org.react(card, first), lambda: world.second_org.react(card, second))
    decided = await request(world)
    winner, loser = (
        (world.org, world.second_org) if decided.decided_by == world.org.id else (world.second_org, world.org)
    )
    approved = (first if winner is world.org else second) == "✅"
    assert decided.state == ("approved" if approved else "declined")
    assert await taken(world) == approved
    assert f"<@{winner.id}>" in await told_privately(world, loser.id)
    assert "notice-reaction-refused" not in await told_privately(world, winner.id)
    assert {str(mark.emoji) for mark in world.approvals.last_message.reactions} == {"🟢" if approved else "🔴"}


async def test_of_a_button_and_a_reaction_in_one_tick_one_decides(world: World) -> None:
    await create(world)
    await choose(world)
    card = world.approvals.last_message
    clicked, _ = await world.together(
        lambda: world.org.click(card, custom_id="vb:decline:1"), lambda: world.second_org.react(card, "✅")
    )
    decided = await request(world)
    assert await taken(world) == (decided.state == "approved")
    if decided.decided_by == world.org.id:
        assert f"<@{world.org.id}>" in await told_privately(world, world.second_org.id)
    else:
        assert f"<@{world.second_org.id}>" in text_of(clicked)


@pytest.mark.parametrize("verbs", [("approve", "approve"), ("approve", "decline")])
async def test_of_two_buttons_in_one_tick_one_decides_and_the_other_is_told_by_whom(
    world: World, verbs: tuple[str, str]
) -> None:
    await create(world)
    await choose(world)
    card = world.approvals.last_message
    orgs = (world.org, world.second_org)
    answers = await world.together(
        *(
            lambda org=org, verb=verb: org.click(card, custom_id=f"vb:{verb}:1")
            for org, verb in zip(orgs, verbs, strict=True)
        )
    )
    decided = await request(world)
    loser = 1 if decided.decided_by == world.org.id else 0
    assert f"<@{decided.decided_by}>" in text_of(answers[loser])
    assert await taken(world) == (decided.state == "approved")
    assert sum(entry.kind != "enrolled" for entry in await ledger(world)) == (decided.state == "approved")


async def test_two_approvals_by_one_org_within_one_tick_approve_once(world: World) -> None:
    await create(world)
    await choose(world)
    card = world.approvals.last_message
    await world.together(*(lambda: world.org.click(card, custom_id="vb:approve:1") for _ in range(2)))
    assert await taken(world) == 1


async def test_an_ability_chosen_twice_at_once_is_one_request(world: World) -> None:
    await create(world)
    await world.together(lambda: choose(world), lambda: choose(world))
    assert (await counted(world))["requests"] == 1
    assert len(world.approvals.history()) == 1


async def test_one_name_created_twice_at_once_is_one_character(world: World) -> None:
    def enrol(who: Any) -> Callable[[], Awaitable[Any]]:
        options = {"name": "Jasmína", "faction": "kamelot", "class": "bojovnik"}
        return lambda: who.slash(world.play, "character create", **options)

    answers = await world.together(enrol(world.player), enrol(world.other))
    assert (await counted(world))["characters"] == 1
    assert sum("Jasmína" in text_of(answer) for answer in answers) >= 1


async def test_eight_gifts_of_xp_at_once_add_up(world: World) -> None:
    await create(world)
    await world.together(*(lambda: add_xp(world) for _ in range(8)))
    assert (await hero(world)).sheet["xp"] == 240
    assert len(await ledger(world)) == 9
