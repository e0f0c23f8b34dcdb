"""Deadlines of asks: silence takes the blow, and hands over ducats; each in a transaction of its own."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from bot.game.caller import Caller, Rank
from bot.game.characters.keep import sheet_of
from bot.game.desk import NOBODY, Desk, Game, Told, write
from bot.game.stealth import asks, strikes, thefts
from bot.rules.core.refusal import Refusal
from bot.store.tables import Ask
from bot.store.unit import Clash


async def close_due(game: Game, guild_ids: Iterable[int]) -> list[Exception]:
    """Close every ask of these guilds that is over time; return what went wrong, which holds up no other."""
    async with game.database.begin(write=False) as unit:
        due = await unit.field.asks_due(game.now(), guild_ids)
    faults: list[Exception] = []
    for ask in due:
        try:
            await _close(game, ask)
        except (Clash, Told):
            continue  # another hand was at it, or it was closed already
        except Exception as error:  # one that cannot be closed must not stop the others (J6)
            faults.append(error)
    return faults


async def _close(game: Game, due: Ask) -> None:
    # The moment belongs to the key: a deadline put off by a pause falls due once more.
    key = f"ask:{due.id}:{due.due_at.timestamp() if due.due_at else 0:.0f}"
    caller = Caller(due.guild_id, 0, NOBODY, "", frozenset(), False, key)
    async with write(game, caller, need=Rank.STRANGER) as desk:
        ask = await desk.unit.field.ask(due.guild_id, due.id, lock=True)
        if ask is None or ask.state != "open" or ask.due_at is None or ask.due_at > desk.moment.now:
            return
        if ask.kind == asks.SURPRISE:
            await _strike(desk, ask)
        elif ask.kind == asks.THEFT:
            await _rob(desk, ask)


async def _strike(desk: Desk, ask: Ask) -> None:
    """Let the strike fall on somebody who did not dodge (R-ABI-3); while the scene is paused it waits anew."""
    by = await desk.unit.characters.get(ask.guild_id, ask.other_id)
    scene = await strikes.scene_of(desk, by)
    if by is not None and scene is not None and scene.paused_at is not None:
        ask.due_at = desk.moment.now + timedelta(hours=desk.rulings(by.ruleset).number("dodge_deadline_hours"))
        return
    await strikes.answered(desk, ask, dodge=False)


async def _rob(desk: Desk, ask: Ask) -> None:
    """Hand over what silence means (R-ABI-9)."""
    locked = await desk.unit.characters.lock(ask.guild_id, sorted({ask.character_id, ask.other_id}))
    found = {one.id: one for one in locked}
    thief, victim = found[ask.other_id], found[ask.character_id]
    if thief.retired_at is not None or victim.retired_at is not None:
        await asks.close(desk, ask, asks.VOID)
        return
    choice = thefts.theft_rules(desk.ruleset(thief.ruleset)).choices(sheet_of(desk, victim))[0]
    await asks.close(desk, ask, choice)
    try:
        await thefts.hand_over(desk, thief, victim, choice)
    except Refusal:  # the purse of the thief holds no more
        ask.answer = asks.VOID
