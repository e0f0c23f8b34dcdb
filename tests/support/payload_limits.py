"""Our own limits as a judge: what Discord refuses although its description or its library would let it pass."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import unquote

import discord
import regex

from cogs.support import limits

Complaints = Iterator[str]
EMBEDS = 10
MODAL, AUTOCOMPLETE = 9, 8
BUTTON, TEXT_SELECT, TEXT_INPUT, LABEL = 2, 3, 4, 18
SELECTS = {3, 5, 6, 7, 8}
NONCE = 25
COMMANDS = 100
# Discord counts name, description and values of a command and all its options together.
WHOLE_COMMAND = 8000
SUBCOMMANDS = {1, 2}
LOCALES = frozenset(str(locale.value) for locale in discord.Locale)
_COMMAND_NAME = regex.compile(r"[-_'\p{L}\p{N}]{1,32}")
_MENTION = re.compile(r"(?<!\\)<(?:@[!&]?|#|t:|/)(?P<rest>[^<>\n]{0,80}>?)")
_WHOLE_MENTION = re.compile(r"(?<!\\)<(?:@[!&]?\d+|#\d+|t:-?\d+(?::[tTdDfFR])?|/[-\w ]+:\d+)>")


def complaints(method: str, path: str, body: Any) -> Complaints:
    """Yield every limit that a request of the bot breaks."""
    for pattern, judge in _JUDGES:
        if pattern.fullmatch(f"{method} {path}"):
            yield from judge(path, body)


def _callback(_path: str, body: Any) -> Complaints:
    data = body.get("data") or {}
    if body["type"] == MODAL:
        yield from _modal(data)
    elif body["type"] == AUTOCOMPLETE:
        yield from _choices(data.get("choices", []), "choices")
    elif data.get("content") or data.get("embeds") or data.get("components"):
        yield from _message("", data)


def _message(_path: str, body: Any) -> Complaints:
    """Yield what is wrong with a message sent or edited."""
    content, embeds = body.get("content") or "", body.get("embeds") or []
    if not (content or embeds or body.get("components") or body.get("attachments") or "poll" in body):
        yield "an empty message"
    yield from _long(content, limits.MESSAGE_TEXT, "content")
    yield from _mentions(body.get("allowed_mentions"))
    yield from _many(embeds, EMBEDS, "embeds")
    total = sum(limits.size(text) for embed in embeds for text in _texts(embed))
    if total > limits.EMBEDS_TOTAL:
        yield f"{total} characters over all embeds"
    for place, embed in enumerate(embeds):
        yield from _embed(embed, f"embeds[{place}]")
    yield from _rows(body.get("components") or [])
    yield from _half_mentions(content, "content")
    if limits.size(str(body.get("nonce") or "")) > NONCE:
        yield "nonce: too long"


def _mentions(allowed: Any) -> Complaints:
    if not isinstance(allowed, dict):
        yield "allowed_mentions: missing"
    elif allowed.get("parse") or allowed.get("roles"):
        yield f"allowed_mentions: only single users may be rung, not {allowed}"


def _texts(embed: Any) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for block in embed.get("fields") or []:
        yield from (block["name"], block["value"])


def _embed(embed: Any, place: str) -> Complaints:
    yield from _long(embed.get("title") or "", limits.EMBED_TITLE, f"{place}.title")
    yield from _long(embed.get("description") or "", limits.EMBED_TEXT, f"{place}.description")
    yield from _long((embed.get("footer") or {}).get("text") or "", limits.FOOTER, f"{place}.footer")
    yield from _long((embed.get("author") or {}).get("name") or "", limits.EMBED_TITLE, f"{place}.author")
    yield from _half_mentions(embed.get("description") or "", f"{place}.description")
    fields = embed.get("fields") or []
    yield from _many(fields, limits.FIELDS, f"{place}.fields")
    for number, block in enumerate(fields):
        yield from _said(block["name"], limits.FIELD_NAME, f"{place}.fields[{number}].name")
        yield from _said(block["value"], limits.FIELD_VALUE, f"{place}.fields[{number}].value")
        yield from _half_mentions(block["value"], f"{place}.fields[{number}].value")


def _rows(components: list[Any]) -> Complaints:
    yield from _many(components, limits.ROWS, "components")
    everything = list(_components(components))
    ids = [one["custom_id"] for one in everything if "custom_id" in one]
    if len(set(ids)) < len(ids):
        yield f"components: the same custom_id twice: {sorted(ids)}"
    for row in components:
        inner = row.get("components") or []
        if any(one["type"] in SELECTS for one in inner) and len(inner) > 1:
            yield "components: a menu shares its row"
        yield from _many(inner, limits.BUTTONS_IN_A_ROW, "components of a row")
    for component in everything:
        yield from _component(component)


def _components(components: list[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        inner = [*(component.get("components") or []), component.get("component"), component.get("accessory")]
        yield from _components([one for one in inner if one])


def _component(component: Any) -> Complaints:
    kind = component["type"]
    if "custom_id" in component:
        yield from _said(component["custom_id"], limits.CUSTOM_ID, "custom_id")
    yield from _long(component.get("placeholder") or "", _PLACEHOLDERS.get(kind, limits.PLACEHOLDER), "placeholder")
    if kind == BUTTON:
        yield from _long(component.get("label") or "", limits.BUTTON_LABEL, "button label")
        if not (component.get("label") or component.get("emoji")):
            yield "a button says nothing"
    if kind == TEXT_SELECT:
        yield from _options(component)
    if kind == TEXT_INPUT:
        yield from _long(component.get("label") or "", limits.INPUT_LABEL, "input label")
        yield from _long(component.get("value") or "", component.get("max_length") or limits.INPUT_TEXT, "input value")
    if kind == LABEL:
        yield from _said(component.get("label") or "", limits.INPUT_LABEL, "label")


_PLACEHOLDERS = {TEXT_INPUT: 100}


def _options(menu: Any) -> Complaints:
    options = menu.get("options") or []
    if not options:
        yield f"menu {menu.get('custom_id')}: nothing to choose"
    yield from _many(options, limits.CHOICES, "options")
    values = [option["value"] for option in options]
    if len(set(values)) < len(values):
        yield f"options: the same value twice: {sorted(values)}"
    if menu.get("max_values", 1) > len(options) or menu.get("min_values", 1) > menu.get("max_values", 1):
        yield f"menu {menu.get('custom_id')}: more to be chosen than there is"
    for option in options:
        yield from _said(option["label"], limits.OPTION_LABEL, "option label")
        yield from _said(option["value"], limits.OPTION_LABEL, "option value")
        yield from _long(option.get("description") or "", limits.OPTION_LABEL, "option description")


def _modal(data: Any) -> Complaints:
    yield from _said(data.get("title") or "", limits.MODAL_TITLE, "modal title")
    yield from _said(data.get("custom_id") or "", limits.CUSTOM_ID, "custom_id")
    components = data.get("components") or []
    if not components:
        yield "a modal without a question"
    yield from _many(components, limits.INPUTS, "inputs")
    for component in _components(components):
        yield from _component(component)


def _choices(choices: list[Any], place: str) -> Complaints:
    yield from _many(choices, limits.CHOICES, place)
    for choice in choices:
        yield from _said(choice["name"], limits.OPTION_LABEL, f"{place} name")
        if isinstance(choice["value"], str):
            yield from _said(choice["value"], limits.OPTION_LABEL, f"{place} value")
        elif abs(choice["value"]) > 2**53:
            yield f"{place} value: {choice['value']} is no number Discord keeps"


def _commands(_path: str, body: Any) -> Complaints:
    yield from _many(body, COMMANDS, "commands")
    names = [(command.get("type", 1), command["name"]) for command in body]
    if len(set(names)) < len(names):
        yield "commands: the same name twice"
    for command in body:
        yield from _command(command, command["name"])
        if _weight(command) > WHOLE_COMMAND:
            yield f"/{command['name']}: {_weight(command)} characters in all"


def _command(command: Any, place: str) -> Complaints:
    """Yield what is wrong with a command, a subcommand or an option: they are built alike."""
    menu = command.get("type") in {2, 3} and "options" not in command and "description" not in command
    if not menu and not (_COMMAND_NAME.fullmatch(command["name"]) and command["name"] == command["name"].lower()):
        yield f"/{place}: no name for a command"
    for kind in ("name_localizations", "description_localizations"):
        unknown = sorted(set(command.get(kind) or {}) - LOCALES)
        if unknown:
            yield f"/{place}: {kind} knows no {', '.join(unknown)}"
    if not menu:
        yield from _said(command.get("description") or "", limits.COMMAND_TEXT, f"/{place}: description")
    yield from _choices(command.get("choices") or [], f"/{place}: choices")
    options = command.get("options") or []
    yield from _many(options, limits.CHOICES, f"/{place}: options")
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield f"/{place}: an option that is needed stands after one that is not"
    for option in options:
        yield from _command(option, f"{place} {option['name']}")


def _weight(command: Any) -> int:
    own = limits.size(command["name"]) + limits.size(command.get("description") or "")
    choices = sum(
        limits.size(choice["name"]) + limits.size(str(choice["value"])) for choice in command.get("choices") or []
    )
    return own + choices + sum(_weight(option) for option in command.get("options") or [])


def _webhook_name(_path: str, body: Any) -> Complaints:
    name = (body or {}).get("username") or (body or {}).get("name")
    if name is not None:
        yield from _said(name.strip(), limits.BUTTON_LABEL, "webhook name")
        if any(word in name.lower() for word in ("discord", "clyde")) or name.lower() in {"everyone", "here"}:
            yield f"webhook name: {name!r} is refused"


def _reaction(path: str, _body: Any) -> Complaints:
    emoji = unquote(path.split("/reactions/")[1].split("/")[0])
    if len(regex.findall(r"\X", emoji)) != 1 and not re.fullmatch(r"\w+:\d+", emoji):
        yield f"reaction: {emoji!r} is not one emoji"


def _long(text: str, most: int, place: str) -> Complaints:
    if limits.size(text) > most:
        yield f"{place}: {limits.size(text)} characters, {most} at most"


def _said(text: str, most: int, place: str) -> Complaints:
    if not text.strip():
        yield f"{place}: says nothing"
    yield from _long(text, most, place)


def _many(items: list[Any], most: int, place: str) -> Complaints:
    if len(items) > most:
        yield f"{place}: {len(items)}, {most} at most"


def _half_mentions(text: str, place: str) -> Complaints:
    for found in _MENTION.finditer(text):
        if not _WHOLE_MENTION.match(text, found.start()):
            yield f"{place}: half a mention: {found.group()!r}"


_SENT = r"POST /(channels/\d+/messages|webhooks/\d+/[^/]+)"
_EDITED = r"PATCH /(channels/\d+|webhooks/\d+/[^/]+)/messages/[^/]+"
_JUDGES: tuple[tuple[re.Pattern[str], Callable[[str, Any], Complaints]], ...] = (
    (re.compile(r"POST /interactions/\d+/[^/]+/callback"), _callback),
    (re.compile(f"{_SENT}|{_EDITED}"), _message),
    (re.compile(r"PUT /applications/\d+(/guilds/\d+)?/commands"), _commands),
    (re.compile(r"(POST|PATCH) /(channels/\d+/webhooks|webhooks/\d+(/[^/]+)?)"), _webhook_name),
    (re.compile(r"(PUT|DELETE) /channels/\d+/messages/\d+/reactions/.*"), _reaction),
)
