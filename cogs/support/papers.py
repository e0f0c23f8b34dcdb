"""Papers handed over at the door: drawn out of plain data in a thread of its own, with the names only Discord knows."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord

from bot.documents.card_picture import draw_card
from bot.documents.card_print import print_card
from bot.game.caller import Caller
from bot.game.characters.card import card_of
from bot.game.desk import Game
from bot.i18n.page import Attachment, Page


async def character_card(
    game: Game, caller: Caller, *, guild: discord.Guild | None, character: str | None, printed: bool
) -> Page:
    """Return the page with the card of a character: a picture, or a PDF to print."""
    carded = await card_of(game, caller, character=character, printed=printed)
    owner = guild.get_member(carded.owner_id) if guild and carded.owner_id else None
    card = replace(carded.card, player=owner.display_name if owner else "")
    content = await asyncio.to_thread(print_card if printed else draw_card, card)
    name = f"{carded.file_name}.{'pdf' if printed else 'png'}"
    return replace(carded.page, files=(Attachment(name, content, card.name, shown=not printed),))
