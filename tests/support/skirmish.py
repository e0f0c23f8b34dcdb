"""What many tests of fights do and ask: a fight at its first round, its pairs and deadline, fighters made ready."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import discord

from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import ClockChange, write
from bot.rules.dbf.happenings import StatusChanged
from tests.support.arena import Arena
from tests.support.battle import Battle
from tests.support.stage import MINUTE

MINUTES = {"held": 5, "return": 10, "fog": 5, "fled": 5}


async def pairs(arena: Arena) -> set[tuple[str, str]]:
    """Return the pairs of the newest fight by name, the challenging side first."""
    fight = await arena.fight()
    return {
        (fight.name(one.id), fight.name(one.paired_with))
        for one in fight.view().fighters
        if one.side == "challenger" and one.paired_with is not None
    }


async def round_of(arena: Arena) -> int:
    """Return the round the newest fight is in."""
    return (await arena.fight()).view().round


async def opened(battle: Battle, ours: int, theirs: int, **parts: Any) -> None:
    """Let two parties of warriors come to their first round."""
    await battle.sides(ours, theirs, **parts)
    await battle.challenge("a1", "b1")
    await battle.all_pass(*(f"b{number}" for number in range(1, theirs + 1)))


async def first_of_two_falls(battle: Battle) -> None:
    """Let a1 challenge b1 and b2 and fell b1, who has one life, in the duel of the first round."""
    await battle.sides(1, 2)
    await battle.stage.hurt("b1", 3)
    await battle.challenge("a1", "b1")
    battle.dice(6, 1)
    await battle.all_pass("b1", "b2")
    await battle.act("a1", "pick", target="b1")


async def outcome(arena: Arena) -> str | None:
    """Return how the newest fight ended."""
    return (await arena.fight()).view().outcome


async def press(battle: Battle, actor: Any, custom_id: str, place: Any = None) -> Any:
    """Let somebody press a button that was never meant for them."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="?", custom_id=custom_id))
    view.stop()
    channel: Any = battle.world.bot.get_channel((place or battle.world.play).id)
    message = await channel.send("tlačidlo", view=view)
    await battle.world.env.settle()
    return await actor.click(message, custom_id=custom_id)


async def due(arena: Arena) -> datetime:
    """Return when the step of the newest fight closes."""
    at = (await arena.fights())[-1].due_at
    assert at is not None
    return at


async def to_the_deadline(arena: Arena) -> None:
    """Let time pass until just after the deadline."""
    await arena.world.later((await due(arena) - arena.world.env.now()).total_seconds() + 1)


async def arrange(battle: Battle, name: str, given: Mapping[str, Any]) -> None:
    """Let somebody be as a vector tells: status, hand, what runs."""
    clocks = {"held": "held_by_time_stop", "return": "back_in_game"}
    async with write(battle.world.game, battle.stage.caller(battle.world.org)) as desk:
        found = await find(desk, name, lock=True)
        hands, status = desk.ruleset(found.ruleset).hands, given.get("status", "active")
        assert hands is not None
        if given.get("weapon", "mec") is None:
            keep(desk, found, hands.take(sheet_of(desk, found), None))
        if status != "active":
            keep(desk, found, (StatusChanged("active", status),))
        for kind, key in clocks.items():
            ago = given.get(f"{key}_minutes_ago")
            if ago is not None and ago < MINUTES[kind]:
                desk.clock_changes.append(ClockChange(found.id, kind, "", (MINUTES[kind] - ago) * MINUTE))
