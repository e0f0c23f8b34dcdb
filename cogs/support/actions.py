"""Buttons, menus and forms that survive a restart: what they do is written in their custom_id."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord

from cogs.support import limits
from cogs.support.caller import recognise

PREFIXES = {"button": "vb", "menu": "vm", "form": "vf"}
# [0-9], never \d: other scripts' digits are no ids of ours.
_ARGUMENT = r"[A-Za-z0-9_.+-]{1,40}"
_ACTION = rf"[a-z_]{{1,24}}(?::{_ARGUMENT}){{0,4}}"
_WHOLE = re.compile(_ACTION, re.ASCII)


@dataclass(frozen=True, slots=True)
class Action:
    """What is asked: a verb and up to four arguments (ids, keys)."""

    verb: str
    arguments: tuple[str, ...] = ()


def encode(kind: str, action: str) -> str:
    """Return the custom_id of an action text like `approve:12`; `ValueError` if it does not fit."""
    custom_id = f"{PREFIXES[kind]}:{action}"
    if not _WHOLE.fullmatch(action) or len(custom_id) > limits.CUSTOM_ID:
        raise ValueError(f"no action: {action!r}")
    return custom_id


def decode(custom_id: str) -> Action | None:
    """Return the action of one of our custom_ids, None for anything else."""
    prefix, _, action = custom_id.partition(":")
    if prefix not in PREFIXES.values() or not _WHOLE.fullmatch(action):
        return None
    verb, *arguments = action.split(":")
    return Action(verb, tuple(arguments))


Arguments = tuple[str, ...]
Values = list[str]


def is_ours(custom_id: str) -> bool:
    """Say whether a button or menu of this custom_id is answered as one of ours."""
    return custom_id.startswith((f"{PREFIXES['button']}:", f"{PREFIXES['menu']}:")) and decode(custom_id) is not None


Handler = Callable[[discord.Interaction, tuple[str, ...], Any], Awaitable[None]]
_MARK = "__virtual_org_action__"


def on_action(verb: str) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., Awaitable[None]]]:
    """Mark a method of a door as what happens on `verb`; it is given the interaction, the arguments, the values."""

    def mark(method: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        setattr(method, _MARK, verb)
        return method

    return mark


def actions_of(door: object) -> dict[str, Handler]:
    """Return the marked methods of a door by their verb."""
    methods = (getattr(door, name) for name in dir(type(door)))
    return {getattr(method, _MARK): method for method in methods if hasattr(method, _MARK)}


def _in_its_guild(interaction: discord.Interaction, action: Action | None) -> Action | None:
    """Take the guild out of an action that names it (`answer:7:yes:g123`): in a direct message nothing else does."""
    last = action.arguments[-1] if action and action.arguments else ""
    if action is None or not re.fullmatch(r"g[0-9]{1,19}", last, re.ASCII):
        return action
    interaction.extras["guild_id"] = int(last[1:])
    return Action(action.verb, action.arguments[:-1])


async def carry_out(interaction: discord.Interaction, custom_id: str, values: Any) -> None:
    """Hand an action to the door that knows its verb; an unknown one is a button of another age."""
    action = _in_its_guild(interaction, decode(custom_id))
    await recognise(interaction)
    bot: Any = interaction.client
    handler = bot.actions.get(action.verb) if action else None
    if action is None or handler is None:
        handler, action = bot.actions["stale"], Action("stale")
    await handler(interaction, action.arguments, values)


class ActionButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=rf"vb:{_ACTION}"):
    """A button whose meaning is its custom_id."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /) -> Self:
        """Wake the button of a message sent long ago."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what the button says."""
        await carry_out(interaction, self.custom_id, [])


class ActionMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=rf"vm:{_ACTION}"):
    """A menu whose meaning is its custom_id; roles and channels arrive as ids."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: re.Match[str], /) -> Self:
        """Wake the menu of a message sent long ago."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what the menu says with the values chosen."""
        data: Any = interaction.data or {}
        await carry_out(interaction, self.custom_id, [str(value) for value in data.get("values", [])])


def form_values(components: Sequence[Any]) -> dict[str, str]:
    """Return the answers of a form by the keys of its inputs, whatever way Discord nests them."""
    values: dict[str, str] = {}
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        values.update(form_values(inner))
        if "value" in component and "custom_id" in component:
            values[component["custom_id"]] = component["value"] or ""
    return values
