"""One language spoken: a message key with arguments becomes a sentence, whatever user data it carries."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bot.i18n.escape import Markup, escape

LANGUAGES = ("sk", "cs", "en")
DEFAULT_LANGUAGE = "sk"
LONGEST = 1000
_COMMAND = re.compile(r"\[/([a-z_]+(?: [a-z_]+){0,2})\]")
CommandIds = Mapping[str, int]


class MissingText(Exception):
    """A text or one of its variables is missing: a fault of ours, never of the user."""


class Speech:
    """Speaks one language out of several folders of Fluent files, read on first use.

    `names` are texts that users wrote, by the keys they are asked for: data, never formatting. `home` is the speech
    that has the files already.
    """

    def __init__(
        self,
        language: str,
        folders: Iterable[Path],
        *,
        names: Mapping[str, str] | None = None,
        home: Speech | None = None,
    ) -> None:
        self.language = language
        self._folders = tuple(folders)
        self._names = names or {}
        self._home = home
        # Texts without variables never change: indexes of names ask for hundreds of them at every letter typed.
        self._fixed: dict[tuple[str, str | None], str] = {}

    @cached_property
    def _bundle(self) -> FluentBundle:
        if self._home is not None:
            return self._home._bundle
        bundle = FluentBundle([self.language], use_isolating=False)
        for folder in self._folders:
            for file in sorted((folder / self.language).glob("*.ftl")):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def with_names(self, names: Mapping[str, str]) -> Speech:
        """Return the same speech with texts that users wrote besides, the same in every language."""
        return Speech(self.language, self._folders, names=names, home=self._home or self)

    def has(self, key: str) -> bool:
        """Say whether this language has the text."""
        return key in self._names or bool(self._bundle.has_message(key))

    def keys(self) -> tuple[str, ...]:
        """Return all message keys, for tests and indexes."""
        return tuple(self._bundle._messages)  # the bundle offers no public list

    def say(self, key: str, part: str | None = None, /, **arguments: Any) -> str:
        """Return the text `key` (or its attribute `part`); strings are escaped unless they are `Markup`.

        Raises `MissingText` for an unknown key or a missing variable.
        """
        if key in self._names:
            return escape(self._names[key])
        return self._format(key, part, {name: _safe(value) for name, value in arguments.items()})

    def label(self, key: str, part: str | None = None, /, **arguments: Any) -> str:
        """Return the text `key` for places without formatting (buttons, menus, titles of forms): nothing is escaped."""
        if key in self._names:
            return " ".join(self._names[key].split())
        return self._format(key, part, {name: _bare(value) for name, value in arguments.items()})

    def _format(self, key: str, part: str | None, arguments: dict[str, Any]) -> str:
        if arguments:
            return self._formatted(key, part, arguments)
        if (key, part) not in self._fixed:
            self._fixed[key, part] = self._formatted(key, part, arguments)
        return self._fixed[key, part]

    def _formatted(self, key: str, part: str | None, arguments: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            raise MissingText(f"{self.language}: {key}")
        message = self._bundle.get_message(key)
        pattern = message.value if part is None else message.attributes.get(part)
        if pattern is None:
            raise MissingText(f"{self.language}: {key}.{part or ''}")
        long = {name: value for name, value in arguments.items() if isinstance(value, str) and len(value) > LONGEST}
        text, errors = self._bundle.format_pattern(pattern, {**arguments, **{name: _stand_in(name) for name in long}})
        if errors:
            raise MissingText(f"{self.language}: {key}: {errors[0]}")
        return _put_back(str(text), long)


def _stand_in(name: str) -> str:
    """Return what stands for a long argument while Fluent fills a text in: it takes no more than 2500 characters."""
    return f"\ue000{name}\ue001"


def _put_back(text: str, long: Mapping[str, str]) -> str:
    if not long:
        return text
    return re.sub("\ue000(.*?)\ue001", lambda found: long.get(found[1], found[0]), text)


def _bare(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return str(value)
    return "" if value is None else value


def _safe(value: Any) -> Any:
    return escape(value) if isinstance(value, str) and not isinstance(value, Markup) else _bare(value)


def link_commands(text: str, command_ids: CommandIds) -> str:
    """Turn `[/xp add]` into a command to tap on where its id is known, else into bold text."""

    def link(match: re.Match[str]) -> str:
        name = match.group(1)
        command_id = command_ids.get(name.partition(" ")[0])
        return f"</{name}:{command_id}>" if command_id else f"**/{name}**"

    return _COMMAND.sub(link, text)


def read_speeches(folders: Iterable[Path]) -> dict[str, Speech]:
    """Return a speech for each language out of `folders`, each with one sub-folder a language."""
    kept = tuple(folders)
    return {language: Speech(language, kept) for language in LANGUAGES}
