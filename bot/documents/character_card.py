"""A character on a card, all texts ready: what a player shows on the phone and what a player carries in the forest."""

from __future__ import annotations

from dataclasses import dataclass

PHASES = 4  # so many columns of boxes and rows of hearts, as a weekend has phases


@dataclass(frozen=True, slots=True)
class Talent:
    """One ability with what it does, as short as can be."""

    name: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Charm:
    """One spell: the words to call, what it does, `later` what is still missing to know it ("from level 6")."""

    name: str
    call: str = ""
    about: str = ""
    later: str = ""
    used: bool = False


@dataclass(frozen=True, slots=True)
class School:
    """The spells of one school."""

    name: str
    charms: tuple[Charm, ...]


@dataclass(frozen=True, slots=True)
class CardWords:
    """The words of the card itself, in its reader's language (`language` is the code)."""

    language: str
    lives: str
    lives_hint: str
    talents: str
    spells_hint: str
    gear: str
    state: str
    notes: str
    phase: str
    player: str


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """A character: `titles` are short lines below the name, `state` what lies upon it, `portrait` a picture.

    `under_way`: a phase is open, so the spells used are ticked in its column.
    """

    name: str
    words: CardWords
    titles: tuple[str, ...] = ()
    player: str = ""
    lives: int = 0
    maximum: int = 0
    talents: tuple[Talent, ...] = ()
    schools: tuple[School, ...] = ()
    gear: tuple[str, ...] = ()
    state: tuple[str, ...] = ()
    portrait: bytes | None = None
    under_way: bool = False
