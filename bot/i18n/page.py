"""A page: everything one message shows, as plain data that any door can draw and the store can keep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from pydantic import TypeAdapter

Tone = Literal["plain", "good", "bad", "wait", "info"]
ButtonStyle = Literal["primary", "secondary", "success", "danger"]
MenuKind = Literal["text", "role", "channel"]


@dataclass(frozen=True, slots=True)
class Field:
    """A titled block of a page."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `action` says what it does: a verb with arguments, e.g. `approve:12`."""

    label: str
    action: str
    style: ButtonStyle = "secondary"
    emoji: str | None = None
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu to choose from; roles and channels come from Discord, `chosen` are their ids."""

    action: str
    prompt: str
    choices: tuple[Choice, ...] = ()
    kind: MenuKind = "text"
    minimum: int = 1
    maximum: int = 1
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file made for this one answer; `shown`: it is a picture to be seen at once, told in words by `about`."""

    name: str
    content: bytes
    about: str = ""
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Page:
    """One message. `text` may be long (the door pages it); `picture_id` names a stored picture; `pings` are users.

    `files` are of the one answer alone: they are never kept with a page.
    """

    title: str = ""
    text: str = ""
    fields: tuple[Field, ...] = ()
    footer: str = ""
    tone: Tone = "plain"
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    picture_id: int | None = None
    pings: tuple[int, ...] = ()
    files: tuple[Attachment, ...] = ()


_PAGES = TypeAdapter(Page)


def dump_page(page: Page) -> dict[str, Any]:
    """Return a page as JSON data, without its files."""
    dumped: dict[str, Any] = _PAGES.dump_python(page, exclude={"files"})
    return dumped


def load_page(stored: dict[str, Any]) -> Page:
    """Return the page of JSON data made by `dump_page`."""
    known = dict(stored)
    known["fields"] = tuple(Field(**item) for item in known.get("fields", ()))
    known["buttons"] = tuple(Button(**item) for item in known.get("buttons", ()))
    known["menus"] = tuple(_load_menu(item) for item in known.get("menus", ()))
    known["pings"] = tuple(known.get("pings", ()))
    return Page(**known)


def _load_menu(stored: dict[str, Any]) -> Menu:
    choices = tuple(Choice(**item) for item in stored.get("choices", ()))
    return Menu(**{**stored, "choices": choices, "chosen": tuple(stored.get("chosen", ()))})


def map_texts(page: Page, change: Callable[[str], str]) -> Page:
    """Return the page with `change` applied to everything a reader reads as running text."""
    fields = tuple(replace(item, value=change(item.value)) for item in page.fields)
    return replace(page, text=change(page.text), fields=fields)


@dataclass(frozen=True, slots=True)
class Question:
    """One input of a form: `key` comes back with the answer."""

    key: str
    label: str
    long: bool = False
    required: bool = True
    value: str = ""
    placeholder: str = ""
    maximum: int = 200


@dataclass(frozen=True, slots=True)
class Form:
    """A form of at most five questions; sent back under `action`."""

    action: str
    title: str
    questions: tuple[Question, ...] = field(default_factory=tuple)
