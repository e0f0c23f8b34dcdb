"""Deadlines of steps: at each the fight goes on as the book says, in a transaction of its own (DBF-COMBAT-46, -47)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.caller import Caller, Rank
from bot.game.combat.fight import load
from bot.game.combat.settling import settle
from bot.game.desk import Game, Told, write
from bot.store.tables import Combat
from bot.store.unit import Clash

NOBODY = 0


async def close_due(game: Game, guild_ids: Iterable[int]) -> list[Exception]:
    """Close every step of these guilds that is over time; return what went wrong, which holds up no other fight."""
    async with game.database.begin(write=False) as unit:
        due = await unit.combats.due(game.now(), guild_ids)
    faults: list[Exception] = []
    for combat in due:
        try:
            await _close(game, combat)
        except (Clash, Told):
            continue  # another hand was at the fight, or it was closed already
        except Exception as error:  # one fight that cannot go on must not stop the others (J6)
            faults.append(error)
    return faults


async def _close(game: Game, due: Combat) -> None:
    key = f"combat:{due.id}:{due.turn}"
    caller = Caller(due.guild_id, due.channel_id, NOBODY, "", frozenset(), False, key)
    async with write(game, caller, need=Rank.STRANGER) as desk:
        combat = await desk.unit.combats.get(due.guild_id, due.id, lock=True)
        if combat is None or combat.due_at is None or combat.due_at > desk.moment.now:
            return
        ruleset = desk.ruleset(combat.ruleset)
        fight = await load(desk.unit, ruleset, desk.rulings(ruleset.key), combat, lock=True)
        before = fight.moment()
        decision = fight.engine.close(
            fight.state,
            fight.combatants(),
            fight.rulings,
            desk.moment.dice,
            missed_to_orders=desk.house.number("missed_deadlines_to_orders"),
            ask_victors=False,
        )
        await settle(desk, fight, decision, before)
