"""Letters of clues: the card that everybody sees with the button to read, and its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.game.letter import Bureau, Letter, nonce
from bot.i18n.escape import escape
from bot.i18n.page import Button, Page
from bot.i18n.speech import Speech
from bot.store.tables import Clue, OutboxRow
from bot.store.unit import Unit

MOST_ATTEMPTS = 12  # a channel that is gone does not come back


def read_action(clue: Clue) -> str:
    """Return what the button of a card asks for; the moment belongs to it, for SQLite gives an id again."""
    return f"clue_read:{clue.id}:{mark(clue)}"


def mark(clue: Clue) -> str:
    """Return what tells a clue from another that had its id before."""
    return f"{clue.at.timestamp():.0f}"


def sign_of(speech: Speech, clue: Clue) -> str:
    """Return the sign of a clue, ready to be shown; one without words has the house's."""
    return escape(clue.sign) if clue.sign else speech.say("clue-sign")


def card(speech: Speech, clue: Clue) -> Page:
    """Return the card: the sign and the button, the same for everybody."""
    button = Button(speech.label("button-clue-read"), read_action(clue), "primary", emoji="🔍")
    return Page(title=speech.label("clue-card-title"), text=sign_of(speech, clue), buttons=(button,), tone="info")


async def clue_letter(bureau: Bureau, row: OutboxRow) -> Letter:
    """Return the card of a clue; dropped where the clue is gone by now."""
    clue = await bureau.unit.field.clue(row.guild_id, int(row.payload["clue"]))
    if clue is None or mark(clue) != row.payload["mark"] or row.attempts >= MOST_ATTEMPTS:
        return Letter(row.id, row.kind, "", drop=True)
    return Letter(
        row.id,
        row.kind,
        nonce(row),
        page=card(bureau.speech, clue),
        channel_id=clue.channel_id,
        card_channel_id=clue.channel_id,
        message_id=clue.message_id,
        home=f"clue:{clue.id}",
    )


async def clue_end_letter(bureau: Bureau, row: OutboxRow) -> Letter:
    """Return the card of a clue that is no more, to be deleted."""
    card_stands = (int(row.payload["channel"]), int(row.payload["message"]))
    return Letter(row.id, "hush", "", delete=(card_stands,))


WRITERS: Mapping[str, Any] = {"clue": clue_letter, "clue_end": clue_end_letter}


async def placed(unit: Unit, guild_id: int, clue_id: int, channel_id: int, message_id: int) -> None:
    """Keep where a card stands now."""
    clue = await unit.field.clue(guild_id, clue_id, lock=True)
    if clue is not None:
        clue.channel_id, clue.message_id = channel_id, message_id
