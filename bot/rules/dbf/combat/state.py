"""The state of a combat: all that must be kept between two posts, immutable, JSON underneath."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from itertools import repeat
from operator import attrgetter
from typing import Any, Literal, TypeVar

from pydantic import TypeAdapter

from bot.rules.core.combat_facts import EndReason
from bot.rules.core.combat_orders import CombatOutcome, DuelResult, Side, Step
from bot.rules.core.facts import Identity
from bot.rules.dbf.facts import DbfFact

Pair = tuple[Identity, Identity]
Out = Literal["fled", "left", "sidelined", "out_of_combat"]
SIDES: tuple[Side, Side] = ("challenger", "challenged")
# The steps of a round in their order; the opening stands before the first (DBF-COMBAT-11, DBF-COMBAT-45).
STEP_ORDER: tuple[Step, ...] = (
    "opening",
    "pairing",
    "potion",
    "spells",
    "repairing",
    "duel",
    "dodge",
    "end_of_round",
)


@dataclass(frozen=True, slots=True)
class Potion:
    """A potion declared for this round; it shows only when the step is resolved (DBF-COMBAT-31)."""

    key: str
    heals: int = 0


@dataclass(frozen=True, slots=True)
class Fighter:
    """One on a side, as far as only the combat knows it; lives and spells used stand on the sheet.

    `xp` are those it came with, for a level gained meanwhile waits (R-XP-3). `lasting` are spells for this combat,
    `for_round` for this round. `passed` is the last step of the round it has answered, `missed` counts deadlines.
    `caught` is who paid for a flight in this round with the last life (R-CMB-8).
    """

    id: Identity
    side: Side
    player: Identity | None = None
    xp: int = 0
    weapon: str | None = None
    claws: int | None = None
    out: Out | None = None
    down: bool = False
    away: bool = False
    prone: bool = False
    lasting: tuple[str, ...] = ()
    for_round: tuple[str, ...] = ()
    dodges_used: int = 0
    potion: Potion | None = None
    dodge_if: int | None = None
    flee_if: int | None = None
    passed: Step | None = None
    missed: int = 0
    on_orders: bool = False
    caught: bool = False


@dataclass(frozen=True, slots=True)
class Witness:
    """Somebody present at the challenge and on no side; not `awaited` any more once it let a deadline pass."""

    id: Identity
    answered: bool = False
    awaited: bool = True


@dataclass(frozen=True, slots=True)
class Cast:
    """A spell declared for this round, secret until step 3 is resolved (DBF-COMBAT-31)."""

    by: Identity
    spell: str
    targets: tuple[Identity, ...] = ()
    regain: str | None = None
    leave: tuple[Identity, ...] = ()
    form: str | None = None
    condition: str | None = None


@dataclass(frozen=True, slots=True)
class Duel:
    """How the duel of a pair ended."""

    pair: Pair
    result: DuelResult


@dataclass(frozen=True, slots=True)
class Report:
    """How one of a pair says that their duel ended (R-CMB-1)."""

    by: Identity
    result: DuelResult


@dataclass(frozen=True, slots=True)
class Hit:
    """A hit of step 5: its wounds, and whether it was dodged (None: not yet answered) or foreseen."""

    victim: Identity
    attacker: Identity
    wounds: int
    averted: bool | None = None


@dataclass(frozen=True, slots=True)
class Wounded:
    """What step 5 did to somebody: for an ORG to take back (R-CMB-18)."""

    who: Identity
    facts: tuple[DbfFact, ...]


@dataclass(frozen=True, slots=True)
class Stance:
    """How somebody stood before the hits of this round: up or not, and with what to avert one."""

    who: Identity
    up: bool
    lives: int
    form: str | None
    lasting: tuple[str, ...]
    dodges_used: int


@dataclass(frozen=True, slots=True)
class BeforeHits:
    """The combat before the hits of this round."""

    stances: tuple[Stance, ...]
    lost: bool
    blood: bool


@dataclass(frozen=True, slots=True)
class Blessing:
    """A weapon under a spell: whose it is and which (R-SPL-16)."""

    holder: Identity
    weapon: str | None
    spell: str
    for_round: bool = False


@dataclass(frozen=True, slots=True)
class CombatState:
    """A combat between two posts.

    `lost` says that a side has lost somebody, `blood` that somebody lost a life in this round, `idle` counts rounds
    without arms and without blood (DBF-COMBAT-50), `storm` that the combat ends after this round. `drawn` are pairs
    nobody picked; `wounded` and `before_hits` tell what a duel of this round did (R-CMB-18).
    """

    fighters: tuple[Fighter, ...]
    step: Step = "opening"
    round: int = 0
    witnesses: tuple[Witness, ...] = ()
    pairs: tuple[Pair, ...] = ()
    drawn: tuple[Pair, ...] = ()
    charmed: tuple[Pair, ...] = ()
    casts: tuple[Cast, ...] = ()
    duels: tuple[Duel, ...] = ()
    reports: tuple[Report, ...] = ()
    hits: tuple[Hit, ...] = ()
    wounded: tuple[Wounded, ...] = ()
    before_hits: BeforeHits | None = None
    swarms: tuple[Identity, ...] = ()
    blessings: tuple[Blessing, ...] = ()
    storm: bool = False
    lost: bool = False
    blood: bool = False
    idle: int = 0
    phase_open: bool = True
    ended: bool = False
    cancelled: bool = False
    outcome: CombatOutcome | None = None
    why: EndReason | None = None


STORED: TypeAdapter[CombatState] = TypeAdapter(CombatState)

Record = TypeVar("Record", CombatState, Fighter)
_NAMES_OF = {kind: tuple(one.name for one in fields(kind)) for kind in (CombatState, Fighter)}
_VALUES_OF: Mapping[type[Any], Callable[[Any], tuple[Any, ...]]] = {
    kind: attrgetter(*names) for kind, names in _NAMES_OF.items()
}
_put = object.__setattr__


def with_changes(record: Record, **changes: Any) -> Record:
    """Return the record with these fields changed: what `dataclasses.replace` does, in two thirds of its time.

    A round changes its state some forty times, and nothing here is checked or derived when a record is made.
    """
    kind = type(record)
    made = object.__new__(kind)
    deque(map(_put, repeat(made), _NAMES_OF[kind], _VALUES_OF[kind](record)), maxlen=0)
    for name, value in changes.items():
        _put(made, name, value)
    return made
