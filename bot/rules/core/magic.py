"""Magic as every ruleset offers it: what a caster knows, one casting, its outcome, and the answer it asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from bot.rules.core.conditions import ConditionLine
from bot.rules.core.facts import Fact, Identity
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Timer

Context = Literal["out", "combat", "challenged", "challenging"]
QuestionForm = Literal["yes_no_dont_know", "open"]
AnsweredBy = Literal["target", "org", "org_as_god"]


@dataclass(frozen=True, slots=True)
class SpellLine:
    """One spell on a sheet: `level` in its school, `required` the character level that opens it, `used` this phase."""

    key: str
    school: str
    level: int
    required: int
    known: bool
    used: bool


@dataclass(frozen=True, slots=True)
class SpellNeeds:
    """What the door has to ask for before a spell is cast.

    `targets` is how many at most, 0 for a spell on the caster; with `party` the one named stands for the whole party.
    `cures` are the sorts of conditions of which the spell removes one. In a combat, `regains` asks for a used spell to
    get back, `leads_away` for those of one's own side who leave with the caster.
    """

    targets: int
    party: bool = False
    talk: bool = False
    consent: bool = False
    form: bool = False
    condition: bool = False
    cures: frozenset[str] = frozenset()
    question: QuestionForm | None = None
    regains: bool = False
    leads_away: bool = False


@dataclass(frozen=True, slots=True)
class Being:
    """A target that has no sheet, a creep: `shown_nature` is what everybody sees of its nature, None if it hides it."""

    lives: int
    maximum: int
    level: int
    nature: frozenset[str]
    shown_nature: frozenset[str] | None
    status: str = "active"
    conditions: tuple[ConditionLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """Whom a spell is aimed at: a character with its sheet or else a being; `here` = in the caster's scene."""

    id: Identity
    sheet: Any | None = None
    being: Being | None = None
    here: bool = True
    in_combat: bool = False
    consent: bool | None = None


@dataclass(frozen=True, slots=True)
class Talk:
    """The conversation before a spell: real minutes from first to last post, posts of each (None: not counted)."""

    minutes: float = 0
    caster_posts: int | None = None
    target_posts: int | None = None
    org_confirms: bool = False


@dataclass(frozen=True, slots=True)
class Casting:
    """One casting as it is asked for: who, what, at whom, at which moment, with everything the spell may need."""

    caster: Identity
    sheet: Any
    spell: str
    targets: tuple[Target, ...] = ()
    context: Context = "out"
    phase_open: bool = True
    distance_m: float | None = None
    talk: Talk | None = None
    condition: str | None = None
    form: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question the spell lets the caster put; with `at_end` the answer is told when the trance is over."""

    form: QuestionForm
    answered_by: AnsweredBy
    target: Identity | None
    at_end: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an accepted casting did; it is always spent.

    `effect` is all the caster may learn. `reasons` tells by target why nothing happened to it: for the ORGs alone.
    `challenged` are those whom the casting challenges to a combat by itself.
    """

    facts: Mapping[Identity, tuple[Fact, ...]]
    effect: Literal["done", "none"]
    started: tuple[Timer, ...] = ()
    stopped: tuple[Timer, ...] = ()
    question: Question | None = None
    challenged: tuple[Identity, ...] = ()
    reasons: Mapping[Identity, str] = field(default_factory=dict)
    spent: Literal[True] = True


class Magic(Protocol):
    """Spells of characters."""

    def known(self, sheet: Any, rulings: Rulings) -> tuple[SpellLine, ...]:
        """Return every spell of the schools owned, known or still to come, in book order."""
        ...

    def needs(self, spell: str) -> SpellNeeds:
        """Return what has to be asked for before `spell` is cast, or refuse an unknown one."""
        ...

    def spell_timing(self, spell: str, context: Context, rulings: Rulings) -> None:
        """Refuse a spell at the wrong moment."""
        ...

    def cast(self, casting: Casting, rulings: Rulings) -> Outcome:
        """Return what a casting does, or refuse it unspent."""
        ...

    def answer_allowed(self, spell: str, answer: str) -> str:
        """Return the answer to the question of `spell` as it is kept, or refuse it."""
        ...

    def effect_active(self, spell: str, minute: float) -> bool:
        """Say whether the effect of `spell` still lasts so many minutes of the game after the casting."""
        ...

    def abilities(self, sheet: Any) -> frozenset[str]:
        """Return the abilities owned and those lent by a spell."""
        ...

    def visible(self, sheet: Any) -> bool:
        """Say whether others can see the character, be it by magic or for its player's absence."""
        ...

    def acted(self, sheet: Any, rulings: Rulings) -> tuple[Fact, ...]:
        """Return what ends because the character strikes, challenges, joins a fight or casts at others."""
        ...
