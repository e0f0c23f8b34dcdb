"""Housekeeping: forgets what nobody can need any more, so that a long-lived database stays small."""

from __future__ import annotations

from datetime import timedelta

from bot.game.desk import Game

# Discord delivers an interaction for fifteen minutes at most; a bell may be read weeks later.
DEEDS_KEPT = timedelta(days=2)
LETTERS_KEPT = timedelta(days=60)


async def tidy(game: Game) -> None:
    """Forget old idempotency keys and letters sent long ago."""
    async with game.database.begin(write=True) as unit:
        await unit.deeds.forget(game.now() - DEEDS_KEPT)
        await unit.outbox.forget(game.now() - LETTERS_KEPT)
