"""A page drawn as Discord shows it: embed, buttons, menus, picture, form; every limit is kept here."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import discord

from bot.i18n.page import Button, Form, Menu, Page, Question
from cogs.support import limits
from cogs.support.actions import ActionButton, ActionMenu, encode
from cogs.support.drawn import Drawn

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


def draw(page: Page, picture: bytes | None = None) -> list[Drawn]:
    """Return the messages of a page, several where one is too small; buttons and pings stand with the last."""
    drawn = [Drawn(embed, None, None, discord.AllowedMentions.none()) for embed in _embeds(page)]
    first, last = drawn[0], drawn[-1]
    if picture is not None:
        first.embed.set_thumbnail(url=f"attachment://{PICTURE_FILE}")
        first.files.append(
            discord.File(io.BytesIO(picture), PICTURE_FILE, description=limits.cut(page.title, 1000) or None)
        )
    for file in page.files:
        first.attach(file)
    last.view = _view(page)
    last.content = " ".join(f"<@{user_id}>" for user_id in page.pings) or None
    last.mentions = discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id) for user_id in page.pings]
    )
    return drawn


def _embeds(page: Page) -> list[discord.Embed]:
    """Return one embed a message: text and fields flow on into the next where one is full, and nothing is dropped."""
    colour, footer = TONES[page.tone], limits.cut(page.footer, limits.FOOTER)
    embeds = [
        discord.Embed(description=text or None, colour=colour) for text in limits.split(page.text, TEXT_ON_ONE_PAGE)
    ]
    embeds[0].title = limits.cut(page.title, limits.EMBED_TITLE) or None
    for name, value, inline in _blocks(page):
        size = _size(embeds[-1]) + limits.size(name + value + footer)
        if len(embeds[-1].fields) == limits.FIELDS or size > limits.EMBEDS_TOTAL:
            embeds.append(discord.Embed(colour=colour))
        embeds[-1].add_field(name=name, value=value, inline=inline)
    embeds[-1].set_footer(text=footer or None)
    if not (embeds[0].title or embeds[0].description or embeds[0].fields):
        embeds[0].description = "–"
    return embeds


def _blocks(page: Page) -> Iterator[tuple[str, str, bool]]:
    """Yield the fields of a page with their names; what one cannot hold goes on in another."""
    for block in page.fields:
        name = limits.cut(block.name, limits.FIELD_NAME) or "–"
        for part in limits.split(block.value, limits.FIELD_VALUE):
            yield name, part if part.strip() else "–", block.inline
            name = limits.ELLIPSIS


def _size(embed: discord.Embed) -> int:
    texts = [embed.title, embed.description, *(text for block in embed.fields for text in (block.name, block.value))]
    return sum(limits.size(text) for text in texts if text)


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
