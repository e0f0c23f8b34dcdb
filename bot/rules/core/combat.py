"""Combat as every ruleset offers it: who fights, the challenge, one order or deadline at a time, what may be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from bot.rules.core.combat_facts import Happened
from bot.rules.core.combat_orders import CombatOutcome, Order, Side, Step
from bot.rules.core.facts import Fact, Identity
from bot.rules.core.moment import Dice
from bot.rules.core.rulings import Rulings

ContenderKind = Literal["character", "animal", "person", "creep"]


@dataclass(frozen=True, slots=True)
class Figures:
    """What an ORG wrote of a creep: its greatest lives, true and shown nature (None: hidden), wounds of its claws."""

    maximum: int
    nature: frozenset[str] = frozenset({"living"})
    shown_nature: frozenset[str] | None = frozenset({"living"})
    claws: int | None = None


@dataclass(frozen=True, slots=True)
class Combatant:
    """Somebody in a combat or standing by, as it is now: a character, or a creep with a sheet and its figures.

    `weapon` is in hand (None: unarmed), `potions` says whether there is one to drink. `near` says of those standing by
    that they still do: in the same place, and held by no other combat.
    """

    id: Identity
    sheet: Any
    weapon: str | None = None
    player: Identity | None = None
    figures: Figures | None = None
    potions: bool = True
    near: bool = True


@dataclass(frozen=True, slots=True)
class Contender:
    """A member of a party, or somebody near, at the moment of a challenge."""

    combatant: Combatant
    kind: ContenderKind = "character"
    scene: Identity | None = None
    in_combat: bool = False


@dataclass(frozen=True, slots=True)
class Bans:
    """What may stand between two, in minutes of the game since it began; None = nothing of the sort."""

    held: float | None = None
    back_in_game: float | None = None
    fog_withdrawn: float | None = None
    fled: float | None = None


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge, by touch or by a strike: two parties, those standing by, what lies between challenger and target.

    Everybody is told as far as the game knows; who is bound follows from place and status.
    """

    by: Identity
    target: Identity
    challengers: tuple[Contender, ...]
    challenged: tuple[Contender, ...]
    present: tuple[Contender, ...] = ()
    bans: Bans = field(default_factory=Bans)
    phase_open: bool = True


@dataclass(frozen=True, slots=True)
class Decision:
    """The new state, what happened, and the facts for the sheet of each concerned.

    `released` are those whom the combat does not hold any more.
    """

    state: Any
    happened: tuple[Happened, ...] = ()
    facts: Mapping[Identity, tuple[Fact, ...]] = field(default_factory=dict)
    released: tuple[Identity, ...] = ()


@dataclass(frozen=True, slots=True)
class FighterLine:
    """One fighter as the card may show it; `status` also tells who fled, left or was put aside."""

    id: Identity
    side: Side
    status: str
    paired_with: Identity | None
    prone: bool
    on_orders: bool


@dataclass(frozen=True, slots=True)
class CombatView:
    """A combat as plain data for its card; nothing of it is secret but `awaited` in the opening.

    An ORG may say of the duels of `decidable` how they ended, and put those of `pairable` together.
    """

    step: Step
    round: int
    fighters: tuple[FighterLine, ...]
    standing_by: tuple[Identity, ...]
    awaited: tuple[Identity, ...]
    ended: bool
    outcome: CombatOutcome | None
    decidable: tuple[tuple[Identity, Identity], ...] = ()
    pairable: tuple[tuple[Identity, Identity], ...] = ()


@dataclass(frozen=True, slots=True)
class Choices:
    """What one of those concerned may do now; empty = nothing.

    `spells` may be declared now, `pick_own` and `pick_other` be paired, `sides` be supported or joined. `can_dodge`
    says that a dodge is left in this combat.
    """

    answer: bool = False
    pick_own: tuple[Identity, ...] = ()
    pick_other: tuple[Identity, ...] = ()
    drink: bool = False
    spells: tuple[str, ...] = ()
    targets: Mapping[str, tuple[Identity, ...]] = field(default_factory=dict)
    report: Identity | None = None
    dodge: int | None = None
    flee: bool = False
    sides: tuple[Side, ...] = ()
    orders: bool = False
    can_dodge: bool = False


@dataclass(frozen=True, slots=True)
class Declared:
    """What one fighter has declared and ordered, secret until it takes place: for ORGs alone."""

    who: Identity
    spells: tuple[tuple[str, tuple[Identity, ...]], ...] = ()
    potion: str | None = None
    dodge_if: int | None = None
    flee_if: int | None = None


class Combat(Protocol):
    """Combats, from the challenge to the end; the state is immutable and JSON underneath."""

    def challenge(self, challenge: Challenge, rulings: Rulings, dice: Dice) -> Decision:
        """Return the opening of a combat, or refuse the challenge."""
        ...

    def stealth_attack(
        self, challenge: Challenge, rulings: Rulings, dice: Dice, *, unnoticed: bool | None, dodge: bool
    ) -> Decision:
        """Return the wound of a strike out of hiding and the combat it opens; `unnoticed` None lets the dice decide."""
        ...

    def act(
        self,
        state: Any,
        order: Order,
        combatants: Mapping[Identity, Combatant],
        rulings: Rulings,
        dice: Dice,
        *,
        ask_victors: bool = True,
    ) -> Decision:
        """Return what an order does, with every step that closes by it; or refuse it.

        With `ask_victors` those left alone are asked too whether they flee.
        """
        ...

    def close(
        self,
        state: Any,
        combatants: Mapping[Identity, Combatant],
        rulings: Rulings,
        dice: Dice,
        *,
        missed_to_orders: int | None = None,
        ask_victors: bool = True,
    ) -> Decision:
        """Return what the deadline of the step does to those who were silent, and everything after it."""
        ...

    def advance(
        self,
        state: Any,
        combatants: Mapping[Identity, Combatant],
        rulings: Rulings,
        dice: Dice,
        *,
        ask_victors: bool = True,
    ) -> Decision:
        """Return what follows from what befell those concerned outside: steps close in which nobody is awaited."""
        ...

    def awaited(self, state: Any, combatants: Mapping[Identity, Combatant], rulings: Rulings) -> tuple[Identity, ...]:
        """Return who is awaited in this step."""
        ...

    def choices(self, state: Any, who: Identity, combatants: Mapping[Identity, Combatant], rulings: Rulings) -> Choices:
        """Return what one may do now."""
        ...

    def deadline_hours(self, state: Any, rulings: Rulings) -> int:
        """Return the real hours this step may last."""
        ...

    def view(self, state: Any, combatants: Mapping[Identity, Combatant], rulings: Rulings) -> CombatView:
        """Return a combat as plain data to show."""
        ...

    def concerned(self, state: Any) -> tuple[Identity, ...]:
        """Return everybody whose sheet has to be handed in: those on a side, also gone ones, and those standing by."""
        ...

    def sides(self, state: Any) -> tuple[Identity, ...]:
        """Return everybody who is or was on a side."""
        ...

    def held(self, state: Any) -> tuple[Identity, ...]:
        """Return whom the combat holds: those on a side, standing or lying, until it lets them go."""
        ...

    def declared(self, state: Any) -> tuple[Declared, ...]:
        """Return what is declared and ordered and not yet known, of those who declared or ordered anything."""
        ...

    def orders_of(self, state: Any, who: Identity) -> Declared:
        """Return what one fighter has declared and ordered."""
        ...

    def load(self, stored: Any) -> Any:
        """Return the validated state of a stored one; `ValueError` if it is none."""
        ...

    def dump(self, state: Any) -> Any:
        """Return a state as JSON data."""
        ...
