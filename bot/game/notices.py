"""A notice read in private: the bell in a channel rings, its button shows only to the one meant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.game.caller import Caller, Rank
from bot.game.desk import Game, read
from bot.i18n.arguments import notice_text
from bot.i18n.page import Button, Page
from bot.i18n.speech import Speech
from bot.rules.core.refusal import Refusal


async def read_notice(game: Game, caller: Caller, *, row_id: int) -> Page:
    """Return what a bell was about, to the one it rang for."""
    async with read(game, caller, need=Rank.STRANGER) as desk:
        row = await desk.unit.outbox.get(caller.guild_id, row_id)
        if row is None or row.kind != "notice" or row.user_id != caller.user_id:
            raise Refusal("not_your_notice")
        # One bell may have rung for a whole digest.
        rows = await desk.unit.outbox.said_by(caller.guild_id, row.message_id) if row.message_id else [row]
        own = [one for one in rows if one.user_id == caller.user_id]
        texts = (notice_text(desk.speech, one.payload) for one in own)
        buttons = tuple(button for one in own for button in notice_buttons(desk.speech, one.payload, caller.guild_id))
        return desk.page(text="\n\n".join(texts), buttons=buttons, tone="info")


def notice_buttons(speech: Speech, payload: Mapping[str, Any], guild_id: int) -> tuple[Button, ...]:
    """Return the buttons of a kept notice; each names its guild, so that it works in a direct message too."""
    kept = payload.get("buttons", ())
    return tuple(Button(speech.label(label), f"{action}:g{guild_id}", style) for label, action, style in kept)
