"""What tests of the aftermath and of secret deeds share: goods given, people felled, asks and cases as kept."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import write
from bot.rules.core.gear import GearAsked, Verdict
from bot.rules.core.goods import Haul, Thing
from bot.store.tables import Ask, Base, Case, Hold, OutboxRow, Request
from tests.support.arena import Arena

HOUR = 3600


async def give(arena: Arena, name: str, ducats: int = 0, *things: Thing) -> None:
    """Give somebody ducats and things out of the world."""
    async with write(arena.world.game, arena.stage.caller(arena.world.org)) as desk:
        found = await find(desk, name, lock=True)
        goods = desk.ruleset(found.ruleset).goods
        assert goods is not None
        keep(desk, found, goods.grant(sheet_of(desk, found), Haul(ducats, things)))


async def give_token(arena: Arena, name: str, *, approved: bool = True) -> None:
    """Give somebody a thief's token, approved or not."""
    async with write(arena.world.game, arena.stage.caller(arena.world.org)) as desk:
        found = await find(desk, name, lock=True)
        gear, rulings = desk.ruleset(found.ruleset).gear, desk.rulings(found.ruleset)
        assert gear is not None
        keep(desk, found, gear.add(sheet_of(desk, found), GearAsked("t1", "token", "Minca"), rulings))
        if approved:
            keep(desk, found, gear.judge(sheet_of(desk, found), "t1", Verdict(True), rulings))


async def fell(arena: Arena, name: str) -> None:
    """Knock somebody out, outside of any fight."""
    await arena.stage.hurt(name, (await arena.stage.sheet(name))["lives"])


async def goods_of(arena: Arena, name: str) -> tuple[int, dict[str, int]]:
    """Return the ducats and things somebody has."""
    sheet = await arena.stage.sheet(name)
    return sheet["ducats"], {one["key"]: one["count"] for one in sheet["goods"]}


async def rows(arena: Arena, table: type[Base]) -> list[Any]:
    """Return everything kept in a table."""
    async with arena.world.game.database.begin(write=False) as unit:
        return list(await unit.session.scalars(select(table).order_by(*table.__mapper__.primary_key)))


async def asks(arena: Arena) -> list[Ask]:
    """Return what was asked, the oldest first."""
    return await rows(arena, Ask)


async def cases(arena: Arena) -> list[Case]:
    """Return all cases, the oldest first."""
    return await rows(arena, Case)


async def requests(arena: Arena) -> list[Request]:
    """Return all requests, the oldest first."""
    return await rows(arena, Request)


async def held(arena: Arena, name: str) -> list[str]:
    """Return why somebody's clocks stand still."""
    number = (await arena.stage.character(name)).id
    return sorted(one.reason for one in await rows(arena, Hold) if one.character_id == number)


def hours(ask: Ask) -> float:
    """Return how many real hours somebody has to answer."""
    assert ask.due_at is not None
    return (ask.due_at - ask.at).total_seconds() / HOUR


async def told_to(arena: Arena, actor: Any) -> str:
    """Return everything that was ever put into the outbox for somebody."""
    return "\n".join(str(row.payload) for row in await rows(arena, OutboxRow) if row.user_id == actor.id)


async def fought(arena: Arena, winner: str, loser: str) -> None:
    """Let one challenge another with a last life and fell it in the first duel; the fight is over then."""
    lives = (await arena.stage.sheet(loser))["lives"]
    if lives > 1:
        await arena.stage.hurt(loser, lives - 1)
    arena.dice(6, 1)
    await arena.challenge(winner, loser)
    for _ in range(6):
        if await arena.step() == "over":
            return
        for name in await arena.awaited():
            await arena.act(name, "pass")
    assert await arena.step() == "over"
