"""Deadlines of steps, and fights stirred from outside: each goes on in its own transaction (DBF-COMBAT-46, -47)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.game.caller import Caller, Rank
from bot.game.combat.fight import Fight, Instant, load
from bot.game.combat.settling import settle
from bot.game.desk import Game, Told, write
from bot.store.tables import Combat
from bot.store.unit import Clash

NOBODY = 0


async def close_due(game: Game, guild_ids: Iterable[int]) -> list[Exception]:
    """Close every step of these guilds that is over time; return what went wrong, which holds up no other fight."""
    ids = list(guild_ids)
    async with game.database.begin(write=False) as unit:
        stirred = await unit.combats.stirred(ids)
        due = await unit.combats.due(game.now(), ids)
    faults: list[Exception] = []
    for go_on, combat in [*((_look_anew, one) for one in stirred), *((_close, one) for one in due)]:
        try:
            await go_on(game, combat)
        except (Clash, Told):
            continue  # another hand was at the fight, or it was closed already
        except Exception as error:  # one fight that cannot go on must not stop the others (J6)
            faults.append(error)
    return faults


async def _look_anew(game: Game, stirred: Combat) -> None:
    """Let a fight go on where nobody is awaited any more, and show its people as they are now."""
    key = f"stirred:{stirred.id}:{stirred.version}:{game.now().timestamp()}"
    caller = Caller(stirred.guild_id, stirred.channel_id, NOBODY, "", frozenset(), False, key)
    async with write(game, caller, need=Rank.STRANGER) as desk:
        combat = await desk.unit.combats.get(stirred.guild_id, stirred.id, lock=True)
        if combat is None or not combat.stirred or combat.ended_at is not None or combat.seconds_left is not None:
            return
        ruleset = desk.ruleset(combat.ruleset)
        fight = await load(desk.unit, ruleset, desk.rulings(ruleset.key), combat, lock=True)
        before = _as_known(fight)
        decision = fight.engine.advance(
            fight.state, fight.combatants(), fight.rulings, desk.moment.dice, ask_victors=False
        )
        await settle(desk, fight, decision, before)


def _as_known(fight: Fight) -> Instant:
    """Return where the fight stood when it last moved: who is awaited since is called now."""
    now = fight.moment()
    known = fight.combat.news.get("awaited")
    return now if known is None else replace(now, awaited=tuple(who for who in now.awaited if str(who) in known))


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
