"""One Discord message in the making: what `send` and `edit` take, with its pictures and files."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.i18n.page import Attachment
from cogs.support import limits

BOARD_FILE = "board.png"


@dataclass(slots=True)
class Drawn:
    """One Discord message: what `send` and `edit` take."""

    embed: discord.Embed
    view: discord.ui.View | None
    content: str | None
    mentions: discord.AllowedMentions
    files: list[discord.File] = field(default_factory=list)
    keeps_files: bool = False

    def show_board(self, png: bytes, alt_text: str) -> None:
        """Show a board below everything else, with its words for those who do not see it."""
        self.embed.set_image(url=f"attachment://{BOARD_FILE}")
        self.files.append(discord.File(io.BytesIO(png), BOARD_FILE, description=limits.cut(alt_text, 1000) or None))

    def attach(self, file: Attachment) -> None:
        """Add a file made for this answer; a picture is shown below the words."""
        if file.shown:
            self.embed.set_image(url=f"attachment://{file.name}")
        about = limits.cut(file.about, 1000) or None
        self.files.append(discord.File(io.BytesIO(file.content), file.name, description=about))

    def keep_board(self) -> None:
        """Leave the board of a message that is edited where it is."""
        self.embed.set_image(url=f"attachment://{BOARD_FILE}")
        self.keeps_files = True

    def sending(self) -> dict[str, Any]:
        """Return the keyword arguments of a new message."""
        options: dict[str, Any] = {"embed": self.embed, "allowed_mentions": self.mentions}
        if self.content:
            options["content"] = self.content
        if self.view is not None:
            options["view"] = self.view
        if self.files:
            options["files"] = self.files
        return options

    def editing(self) -> dict[str, Any]:
        """Return the keyword arguments of an edit; what the page no longer has disappears."""
        options: dict[str, Any] = {
            "content": self.content,
            "embed": self.embed,
            "view": self.view,
            "allowed_mentions": self.mentions,
        }
        return options if self.keeps_files else {**options, "attachments": self.files}
