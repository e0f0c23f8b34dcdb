"""Settings of a guild: each has a key, a kind, a range, a default and the ruling it stands for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bot.rules.core.refusal import Refusal

RulingValue = bool | int | str | None
RulingKind = Literal["flag", "number", "choice", "hours"]
LARGEST_NUMBER = 1_000_000


@dataclass(frozen=True, slots=True)
class RulingSpec:
    """What one setting may be.

    `minimum` and `maximum` bound a number, `optional` allows none, `below` names the key of the upper bound.
    """

    key: str
    kind: RulingKind
    default: RulingValue
    ruling: str | None = None
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = LARGEST_NUMBER
    optional: bool = False
    below: str | None = None


class Rulings(Mapping[str, RulingValue]):
    """The values in force: the guild's own where it has one, else the defaults."""

    def __init__(self, specs: tuple[RulingSpec, ...], chosen: Mapping[str, RulingValue] | None = None) -> None:
        self._defaults = {spec.key: spec.default for spec in specs}
        self._chosen = {key: value for key, value in (chosen or {}).items() if key in self._defaults}

    def __getitem__(self, key: str) -> RulingValue:
        return self._chosen[key] if key in self._chosen else self._defaults[key]

    def __iter__(self):  # type: ignore[no-untyped-def]  # the Mapping protocol types it
        return iter(self._defaults)

    def __len__(self) -> int:
        return len(self._defaults)

    def number(self, key: str) -> int:
        """Return a setting that is a number; `KeyError` or `TypeError` is a fault of the caller."""
        value = self[key]
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(key)
        return value

    def flag(self, key: str) -> bool:
        """Return a setting that is yes or no."""
        value = self[key]
        if not isinstance(value, bool):
            raise TypeError(key)
        return value

    def word(self, key: str) -> str:
        """Return a setting that is one of several named values."""
        value = self[key]
        if not isinstance(value, str):
            raise TypeError(key)
        return value


YES = frozenset({"true", "yes", "1", "ano", "áno", "on", "zapnute", "zapnuté"})
NO = frozenset({"false", "no", "0", "nie", "ne", "off", "vypnute", "vypnuté"})
NONE = frozenset({"none", "null", "-", "ziadne", "žiadne", "zadne", "žádné", "ziadna", "žiadna"})


def read_ruling(spec: RulingSpec, text: str, rulings: Rulings) -> RulingValue:
    """Read what an ORG typed as the value of `spec`; refuses with `setting_value_wrong` and the values allowed."""
    word = text.strip().casefold()
    if spec.optional and word in NONE:
        return None
    value = _READERS[spec.kind](spec, word)
    limit = rulings[spec.below] if spec.below else None
    if isinstance(limit, int) and isinstance(value, int) and value > limit:
        raise Refusal("setting_value_wrong", key=spec.key, allowed=f"{spec.minimum}–{limit}")
    return value


def allowed_values(spec: RulingSpec) -> str:
    """Say in a language-free way what `spec` accepts: `true, false`, `0–10`, `roll, report, org`."""
    words = {"flag": "true, false", "choice": ", ".join(spec.choices), "hours": "22-8"}.get(spec.kind)
    if words is None:
        words = f"{spec.minimum}+" if spec.maximum == LARGEST_NUMBER else f"{spec.minimum}–{spec.maximum}"
    return f"{words}, none" if spec.optional else words


def _wrong(spec: RulingSpec) -> Refusal:
    return Refusal("setting_value_wrong", key=spec.key, allowed=allowed_values(spec))


def _read_flag(spec: RulingSpec, word: str) -> RulingValue:
    if word in YES:
        return True
    if word in NO:
        return False
    raise _wrong(spec)


def _read_choice(spec: RulingSpec, word: str) -> RulingValue:
    if word not in spec.choices:
        raise _wrong(spec)
    return word


def _read_number(spec: RulingSpec, word: str) -> RulingValue:
    if not (word.isascii() and word.isdigit() and len(word) <= 7):
        raise _wrong(spec)
    if not spec.minimum <= int(word) <= spec.maximum:
        raise _wrong(spec)
    return int(word)


def _read_hours(spec: RulingSpec, word: str) -> RulingValue:
    first, dash, last = word.replace("–", "-").partition("-")
    if not dash or not all(part.isascii() and part.isdigit() and len(part) <= 2 for part in (first, last)):
        raise _wrong(spec)
    if max(int(first), int(last)) > 24 or int(first) % 24 == int(last) % 24:
        raise _wrong(spec)
    return f"{int(first)}-{int(last)}"


_READERS = {"flag": _read_flag, "choice": _read_choice, "number": _read_number, "hours": _read_hours}
