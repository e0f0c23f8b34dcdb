"""A page drawn as Discord shows it: embed, buttons, menus, picture, form; every limit is kept here."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.i18n.page import Button, Form, Menu, Page, Question
from cogs.support import limits
from cogs.support.actions import ActionButton, ActionMenu, encode

TONES = {
    "plain": discord.Colour(0x5865F2),
    "good": discord.Colour(0x2E9E5B),
    "bad": discord.Colour(0xC0392B),
    "wait": discord.Colour(0xE0A526),
    "info": discord.Colour(0x3B88C3),
}
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
PICTURE_FILE = "picture.webp"
TEXT_ON_ONE_PAGE = 3500


@dataclass(slots=True)
class Drawn:
    """One Discord message: what `send` and `edit` take."""

    embed: discord.Embed
    view: discord.ui.View | None
    content: str | None
    mentions: discord.AllowedMentions
    files: list[discord.File] = field(default_factory=list)

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
        return {
            "content": self.content,
            "embed": self.embed,
            "view": self.view,
            "attachments": self.files,
            "allowed_mentions": self.mentions,
        }


def draw(page: Page, picture: bytes | None = None) -> list[Drawn]:
    """Return the messages of a page: one, or several where its text is too long; buttons stand under the last."""
    texts = limits.split(page.text, TEXT_ON_ONE_PAGE)
    drawn = [Drawn(_embed(page, text, last=False), None, None, discord.AllowedMentions.none()) for text in texts[:-1]]
    embed = _embed(page, texts[-1], last=True)
    files = []
    if picture is not None:
        embed.set_thumbnail(url=f"attachment://{PICTURE_FILE}")
        files.append(discord.File(io.BytesIO(picture), PICTURE_FILE, description=limits.cut(page.title, 1000) or None))
    mentions = discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id) for user_id in page.pings]
    )
    content = " ".join(f"<@{user_id}>" for user_id in page.pings) or None
    drawn.append(Drawn(embed, _view(page), content, mentions, files))
    if len(drawn) > 1:
        for later in drawn[1:]:
            later.embed.title = None
    return drawn


def _embed(page: Page, text: str, *, last: bool) -> discord.Embed:
    embed = discord.Embed(
        title=limits.cut(page.title, limits.EMBED_TITLE) or None, description=text or None, colour=TONES[page.tone]
    )
    if not last:
        return embed
    room = limits.EMBEDS_TOTAL - limits.size(page.title) - limits.size(text) - limits.size(page.footer)
    for block in page.fields[: limits.FIELDS]:
        value = limits.cut(block.value, min(limits.FIELD_VALUE, room - limits.size(block.name))) or "–"
        embed.add_field(name=limits.cut(block.name, limits.FIELD_NAME) or "–", value=value, inline=block.inline)
        room -= limits.size(block.name) + limits.size(value)
    if page.footer:
        embed.set_footer(text=limits.cut(page.footer, limits.FOOTER))
    if not (embed.title or embed.description or embed.fields):
        embed.description = "–"
    return embed


def _view(page: Page) -> discord.ui.View | None:
    if not page.buttons and not page.menus:
        return None
    view = discord.ui.View(timeout=None)
    for row, menu in enumerate(page.menus[: limits.ROWS]):
        view.add_item(ActionMenu(_select(menu, row)))
    first = len(page.menus)
    for place, button in enumerate(page.buttons[: (limits.ROWS - first) * limits.BUTTONS_IN_A_ROW]):
        row = first + (button.row if button.row is not None else place // limits.BUTTONS_IN_A_ROW)
        view.add_item(ActionButton(_button(button, row)))
    # A stopped view is not kept in memory; its DynamicItems are found by their custom_id all the same.
    view.stop()
    return view


def _button(button: Button, row: int) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=limits.cut(button.label, limits.BUTTON_LABEL) or None,
        style=STYLES[button.style],
        emoji=button.emoji,
        custom_id=encode("button", button.action),
        row=row,
    )


def _select(menu: Menu, row: int) -> Any:
    custom_id, prompt = encode("menu", menu.action), limits.cut(menu.prompt, limits.PLACEHOLDER)
    common: dict[str, Any] = {"custom_id": custom_id, "placeholder": prompt, "row": row}
    if menu.kind == "role":
        chosen_roles = [
            discord.SelectDefaultValue(id=item, type=discord.SelectDefaultValueType.role) for item in menu.chosen
        ]
        return discord.ui.RoleSelect(
            default_values=chosen_roles, min_values=menu.minimum, max_values=menu.maximum, **common
        )
    if menu.kind == "channel":
        chosen = [
            discord.SelectDefaultValue(id=item, type=discord.SelectDefaultValueType.channel) for item in menu.chosen
        ]
        return discord.ui.ChannelSelect(
            channel_types=[discord.ChannelType.text],
            default_values=chosen,
            min_values=menu.minimum,
            max_values=menu.maximum,
            **common,
        )
    options = [
        discord.SelectOption(
            label=limits.cut(choice.label, limits.OPTION_LABEL),
            value=limits.cut(choice.value, limits.OPTION_LABEL),
            description=limits.cut(choice.description, limits.OPTION_LABEL) if choice.description else None,
            default=choice.chosen,
        )
        for choice in menu.choices[: limits.CHOICES]
    ]
    maximum = min(menu.maximum, len(options))
    return discord.ui.Select(options=options, min_values=min(menu.minimum, maximum), max_values=maximum, **common)


def draw_form(form: Form) -> discord.ui.Modal:
    """Return a form as a modal."""
    modal = discord.ui.Modal(title=limits.cut(form.title, limits.MODAL_TITLE), custom_id=encode("form", form.action))
    for question in form.questions[: limits.INPUTS]:
        modal.add_item(_input(question))
    # A stopped modal is not kept in memory until it is sent back; its custom_id says all that is needed.
    modal.stop()
    return modal


def _input(question: Question) -> discord.ui.TextInput[Any]:
    return discord.ui.TextInput(
        label=limits.cut(question.label, limits.INPUT_LABEL),
        style=discord.TextStyle.paragraph if question.long else discord.TextStyle.short,
        custom_id=question.key,
        required=question.required,
        default=question.value or None,
        placeholder=limits.cut(question.placeholder, 100) or None,
        max_length=min(question.maximum, limits.INPUT_TEXT),
    )
