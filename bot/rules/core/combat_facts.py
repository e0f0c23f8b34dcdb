"""What happened in a combat: past tense, plain data, told apart by `kind`; the story and the card are made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import Field, TypeAdapter

from bot.rules.core.combat_orders import CombatOutcome, DuelResult, Side, Step
from bot.rules.core.facts import Identity

Departure = Literal["flight", "fear", "invisibility", "animals_let_go", "sidelined", "taken_out"]
PairedHow = Literal["picked", "auto", "drawn", "entered"]
DuelHow = Literal["rolled", "reported", "entered", "unarmed"]
EndReason = Literal["side_empty", "ice_storm", "fog", "sleep", "unarmed", "org", "time_stop"]
Loss = Literal["hit", "spell", "swarm", "flight"]


@dataclass(frozen=True, slots=True)
class CombatOpened:
    """A challenge (or a strike that is one) began a combat between these sides."""

    challenger: tuple[Identity, ...]
    challenged: tuple[Identity, ...]
    kind: Literal["combat_opened"] = "combat_opened"


@dataclass(frozen=True, slots=True)
class SideJoined:
    """Somebody supported a side in the opening or stepped in at the end of a round."""

    who: Identity
    side: Side
    kind: Literal["side_joined"] = "side_joined"


@dataclass(frozen=True, slots=True)
class TimeStopped:
    """The challenge came to nothing; those `held` stay where they are for `minutes` of the game."""

    by: Identity
    held: tuple[Identity, ...]
    minutes: int
    kind: Literal["time_stopped"] = "time_stopped"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began."""

    number: int
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class Paired:
    """Two were paired: picked by `side`, or the last ones left (`auto`), or drawn for a silent side."""

    pair: tuple[Identity, Identity]
    how: PairedHow
    kind: Literal["paired"] = "paired"


@dataclass(frozen=True, slots=True)
class PotionDrunk:
    """A potion was drunk and gave back so many lives."""

    who: Identity
    potion: str
    healed: int
    kind: Literal["potion_drunk"] = "potion_drunk"


@dataclass(frozen=True, slots=True)
class SpellResolved:
    """A spell declared for this round took place; `touched` are those it worked on."""

    by: Identity
    spell: str
    touched: tuple[Identity, ...]
    kind: Literal["spell_resolved"] = "spell_resolved"


@dataclass(frozen=True, slots=True)
class SpellFailed:
    """A spell did nothing to somebody, for a reason only ORGs may know."""

    by: Identity
    spell: str
    target: Identity
    reason: str
    kind: Literal["spell_failed"] = "spell_failed"
    for_orgs: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LivesLost:
    """Somebody lost lives."""

    who: Identity
    amount: int
    cause: Loss
    by: Identity | None = None
    spell: str | None = None
    kind: Literal["lives_lost"] = "lives_lost"


@dataclass(frozen=True, slots=True)
class LivesGained:
    """Somebody was healed or gained lives."""

    who: Identity
    amount: int
    spell: str | None = None
    kind: Literal["lives_gained"] = "lives_gained"


@dataclass(frozen=True, slots=True)
class Felled:
    """Somebody is knocked out, or put to sleep; `away` if it lies far from the others."""

    who: Identity
    status: str
    away: bool = False
    kind: Literal["felled"] = "felled"


@dataclass(frozen=True, slots=True)
class GotUp:
    """Somebody got up again, lying at first; `outside` if there was no free place."""

    who: Identity
    outside: bool
    kind: Literal["got_up"] = "got_up"


@dataclass(frozen=True, slots=True)
class LaidLow:
    """Somebody begins this round's duel lying."""

    who: Identity
    kind: Literal["laid_low"] = "laid_low"


@dataclass(frozen=True, slots=True)
class PairCharmed:
    """Two sit this round out."""

    pair: tuple[Identity, Identity]
    kind: Literal["pair_charmed"] = "pair_charmed"


@dataclass(frozen=True, slots=True)
class SwarmEnded:
    """All swarms of insects are dead from the next round on."""

    kind: Literal["swarm_ended"] = "swarm_ended"


@dataclass(frozen=True, slots=True)
class Departed:
    """Somebody is out of the combat; after a flight, fright or vanishing the `opponents` may not follow for a time."""

    who: Identity
    why: Departure
    opponents: tuple[Identity, ...] = ()
    leaves_scene: bool = False
    kind: Literal["departed"] = "departed"


@dataclass(frozen=True, slots=True)
class DuelFought:
    """A duel ended: who hit (`both`, `none`), how it was found, and the dice of either if it was rolled."""

    pair: tuple[Identity, Identity]
    result: DuelResult
    how: DuelHow
    rolls: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    kind: Literal["duel_fought"] = "duel_fought"


@dataclass(frozen=True, slots=True)
class DuelOverruled:
    """An ORG said that a duel ended otherwise: what came of it is taken back."""

    pair: tuple[Identity, Identity]
    kind: Literal["duel_overruled"] = "duel_overruled"


@dataclass(frozen=True, slots=True)
class HitAverted:
    """A hit did nothing: foreseen by a spell, or dodged."""

    who: Identity
    how: Literal["foreseen", "dodged"]
    kind: Literal["hit_averted"] = "hit_averted"


@dataclass(frozen=True, slots=True)
class DeadlineMissed:
    """Somebody awaited did not answer in time; from then on possibly under standing orders."""

    who: Identity
    step: Step
    in_a_row: int
    on_orders: bool
    kind: Literal["deadline_missed"] = "deadline_missed"


@dataclass(frozen=True, slots=True)
class CombatEnded:
    """The combat is over: the side left standing, a draw, or none; `withdrawn` have left the scene."""

    outcome: CombatOutcome
    why: EndReason
    withdrawn: tuple[Identity, ...] = ()
    metres: int | None = None
    kind: Literal["combat_ended"] = "combat_ended"


Happened = (
    CombatOpened
    | SideJoined
    | TimeStopped
    | RoundBegan
    | Paired
    | PotionDrunk
    | SpellResolved
    | SpellFailed
    | LivesLost
    | LivesGained
    | Felled
    | GotUp
    | LaidLow
    | PairCharmed
    | SwarmEnded
    | Departed
    | DuelFought
    | DuelOverruled
    | HitAverted
    | DeadlineMissed
    | CombatEnded
)

HAPPENED: TypeAdapter[Happened] = TypeAdapter(Annotated[Happened, Field(discriminator="kind")])
