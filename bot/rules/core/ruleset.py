"""The shape of a ruleset: a frozen record of capabilities; a missing one is None and becomes a polite refusal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.rules.core.aftermath import Aftermath
from bot.rules.core.clues import Clues
from bot.rules.core.combat import Combat
from bot.rules.core.conditions import ConditionLine, Conditions, FormLine, Forms
from bot.rules.core.conduct import Conduct
from bot.rules.core.creeps import Creeps
from bot.rules.core.deeds import Brewing, Foraging, Locks, Theft
from bot.rules.core.facts import Fact as Fact
from bot.rules.core.gear import Gear
from bot.rules.core.goods import Goods
from bot.rules.core.hands import Hands
from bot.rules.core.magic import Magic
from bot.rules.core.magic import SpellLine as SpellLine
from bot.rules.core.phases import Phases
from bot.rules.core.readiness import Readiness
from bot.rules.core.rulings import Rulings, RulingSpec
from bot.rules.core.scenes import Scenes
from bot.rules.core.spellcraft import Spellcraft
from bot.rules.core.timekeeping import Timekeeping

Json = dict[str, Any]


class Sheet(Protocol):
    """A character's state in one ruleset; immutable, a pydantic model underneath."""


@dataclass(frozen=True, slots=True)
class Application:
    """What a player asks for when a character is created; empty where the ruleset has no such thing."""

    faction: str | None = None
    character_class: str | None = None
    start_level: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a character stands: `level_at` is the XP total of the present level, `next_at` of the next (None: last)."""

    level: int
    xp: int
    level_at: int
    next_at: int | None


@dataclass(frozen=True, slots=True)
class Earned:
    """The outcome of XP earned or corrected: the facts, the standing before and after, the picks (levels) gained."""

    facts: tuple[Fact, ...]
    before: Standing
    after: Standing
    picks_gained: tuple[int, ...]
    abilities_above_level: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AbilityLine:
    """One ability on a sheet. `slot` is the pick it was taken for, None for a grant; `offset` for schools only."""

    key: str
    slot: int | None
    school: bool
    offset: int | None


@dataclass(frozen=True, slots=True)
class EffectLine:
    """One effect that lasts on a character: the spell, and the minutes it lasts in all (None: not by the clock)."""

    spell: str
    minutes: int | None


@dataclass(frozen=True, slots=True)
class WorkLine:
    """Work that is on: its sort, the thing it is done at, what an ORG called that which it makes (if it makes any)."""

    sort: str
    thing: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet as plain data for the page that shows it; parts a ruleset does not have stay empty.

    `lives` and `lives_maximum` are those of `form` where another form was taken. `absent` is the reason for being
    out of game, `returning` that the way back has begun.
    """

    ruleset: str
    character_class: str | None
    faction: str | None
    standing: Standing | None
    lives: int
    lives_maximum: int
    status: str
    abilities: tuple[AbilityLine, ...]
    spells: tuple[SpellLine, ...]
    open_picks: tuple[int, ...]
    worn: tuple[str, ...] = ()
    deity: str | None = None
    start_level: int = 1
    effects: tuple[EffectLine, ...] = ()
    conditions: tuple[ConditionLine, ...] = ()
    forms: tuple[FormLine, ...] = ()
    form: str | None = None
    absent: str | None = None
    returning: bool = False
    work: WorkLine | None = None


class Enrolment(Protocol):
    """Creating characters and correcting what was entered."""

    def factions(self) -> tuple[str, ...]:
        """Return the factions the ruleset itself names."""
        ...

    def classes_for(self, faction: str) -> tuple[str, ...]:
        """Return the classes open to `faction`, in book order."""
        ...

    def enrol(self, application: Application, rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts that make a new character, or refuse."""
        ...

    def amend(self, sheet: Any, application: Application, rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts that change class or faction of an existing character, or refuse."""
        ...


class Growth(Protocol):
    """Experience and levels."""

    @property
    def sources(self) -> tuple[str, ...]:
        """Return what XP may be granted for."""
        ...

    def standing(self, sheet: Any, rulings: Rulings) -> Standing:
        """Return level and XP of a sheet."""
        ...

    def earn(self, sheet: Any, amount: int, source: str, rulings: Rulings) -> Earned:
        """Return what `amount` XP (negative only as a correction) does to a sheet, or refuse."""
        ...


class Abilities(Protocol):
    """Which abilities a character may have, and when."""

    def all(self) -> tuple[str, ...]:
        """Return every ability of the ruleset, in book order."""
        ...

    def open_picks(self, sheet: Any, rulings: Rulings) -> tuple[int, ...]:
        """Return the levels whose pick is still owed, ascending."""
        ...

    def choices(self, sheet: Any, slot: int, rulings: Rulings) -> tuple[str, ...]:
        """Return what may be taken for the pick of level `slot`, in book order."""
        ...

    def choose(
        self, sheet: Any, slot: int, ability: str, rulings: Rulings, *, approved: bool, deity: str | None = None
    ) -> tuple[Fact, ...]:
        """Return the facts of a pick; refuses, with `org_approval_required` last when only the approval is missing."""
        ...

    def needs_deity(self, ability: str) -> bool:
        """Say whether the ability binds the character to a god that has to be named."""
        ...

    def grant(self, sheet: Any, ability: str, offset: int | None, rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts of an ORG's grant outside the picks."""
        ...

    def revoke(self, sheet: Any, ability: str, rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts of taking an ability away."""
        ...


class Lives(Protocol):
    """Lives or hit points."""

    def maximum(self, sheet: Any) -> int:
        """Return the most lives the character has when healthy."""
        ...

    def change(self, sheet: Any, amount: int, rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts of lives given (positive) or taken by an ORG, capped as the rules say."""
        ...


class Parties(Protocol):
    """Who may stand together."""

    def admit(self, members: Sequence[str], member: str) -> int:
        """Return the size of the party with `member` in it, or refuse."""
        ...


class Keeping(Protocol):
    """How sheets and facts of this ruleset are stored, re-derived and shown."""

    def load_sheet(self, stored: Json) -> Any:
        """Return the validated sheet of a stored one; `ValueError` if it is none."""
        ...

    def dump_sheet(self, sheet: Any) -> Json:
        """Return a sheet as JSON data."""
        ...

    def load_fact(self, stored: Json) -> Fact:
        """Return the fact of a stored one; `ValueError` if it is none."""
        ...

    def dump_fact(self, fact: Fact) -> Json:
        """Return a fact as JSON data with its `kind`."""
        ...

    def apply(self, sheet: Any | None, fact: Fact) -> Any:
        """Return the sheet after `fact`; `sheet` is None only for the fact that creates a character."""
        ...

    def counter(self, sheet: Any, fact: Fact, later: Sequence[Fact], rulings: Rulings) -> tuple[Fact, ...]:
        """Return the facts that undo `fact` on the present sheet; refuses what `later` stands on."""
        ...

    def view(self, sheet: Any, rulings: Rulings) -> SheetView:
        """Return a sheet as plain data to show."""
        ...


@dataclass(frozen=True, slots=True)
class Topic:
    """Something `/rules` can show. Its name is the text `<kind>-<key>`, its telling `<kind>-<key>-about`."""

    kind: str
    key: str
    group: str
    rules: tuple[str, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One ruleset: its key (`dbf`), its settings, what can be read of it, and its capabilities."""

    key: str
    rulings: tuple[RulingSpec, ...]
    topics: tuple[Topic, ...]
    keeping: Keeping
    enrolment: Enrolment
    growth: Growth | None = None
    abilities: Abilities | None = None
    lives: Lives | None = None
    parties: Parties | None = None
    magic: Magic | None = None
    spellcraft: Spellcraft | None = None
    phases: Phases | None = None
    timekeeping: Timekeeping | None = None
    scenes: Scenes | None = None
    conduct: Conduct | None = None
    conditions: Conditions | None = None
    forms: Forms | None = None
    combat: Combat | None = None
    creeps: Creeps | None = None
    hands: Hands | None = None
    aftermath: Aftermath | None = None
    goods: Goods | None = None
    gear: Gear | None = None
    brewing: Brewing | None = None
    locks: Locks | None = None
    foraging: Foraging | None = None
    theft: Theft | None = None
    clues: Clues | None = None
    readiness: Readiness | None = None
