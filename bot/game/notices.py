"""A notice read in private: the bell in a channel rings, its button shows only to the one meant."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.desk import Game, read
from bot.i18n.arguments import notice_text
from bot.i18n.page import Page
from bot.rules.core.refusal import Refusal


async def read_notice(game: Game, caller: Caller, *, row_id: int) -> Page:
    """Return what a bell was about, to the one it rang for."""
    async with read(game, caller, need=Rank.STRANGER) as desk:
        row = await desk.unit.outbox.get(caller.guild_id, row_id)
        if row is None or row.kind != "notice" or row.user_id != caller.user_id:
            raise Refusal("not_your_notice")
        # One bell may have rung for a whole digest.
        rows = await desk.unit.outbox.said_by(caller.guild_id, row.message_id) if row.message_id else [row]
        texts = (notice_text(desk.speech, one.payload) for one in rows if one.user_id == caller.user_id)
        return desk.page(text="\n\n".join(texts), tone="info")
