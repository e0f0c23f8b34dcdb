"""Orders in a combat: what those in it, those standing by and the ORGs may ask for, in the imperative."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rules.core.facts import Identity

Side = Literal["challenger", "challenged"]
Step = Literal["opening", "pairing", "potion", "spells", "repairing", "duel", "dodge", "end_of_round"]
OpeningAnswer = Literal["pass", "time_stop", "support_challenger", "support_challenged"]
CombatOutcome = Literal["challenger", "challenged", "draw", "none"]
DuelResult = Identity  # the id of the one who hits, or `both`, or `none`


@dataclass(frozen=True, slots=True)
class AnswerOpening:
    """Answer the challenge: pass, stop the time, or support a side."""

    by: Identity
    answer: OpeningAnswer


@dataclass(frozen=True, slots=True)
class Pick:
    """Join one of one's own side and one of the other to a pair."""

    by: Identity
    own: Identity
    other: Identity


@dataclass(frozen=True, slots=True)
class Drink:
    """Drink a potion in this round; `heals` are the lives it gives back."""

    by: Identity
    potion: str
    heals: int = 0


@dataclass(frozen=True, slots=True)
class CastSpell:
    """Cast a spell in this round; `done` says that it answers for all spells of this round.

    `regain` is a used spell to get back, `leave` are those who go by Zvieracia reč.
    """

    by: Identity
    spell: str
    targets: tuple[Identity, ...] = ()
    regain: str | None = None
    leave: tuple[Identity, ...] = ()
    form: str | None = None
    condition: str | None = None
    done: bool = True


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing in this step, and in the later ones of this round up to `through`."""

    by: Identity
    through: Step | None = None


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """Set what holds until withdrawn: dodge a hit of so many lives or more, flee with so many or fewer (None: no)."""

    by: Identity
    dodge_if: int | None = None
    flee_if: int | None = None


@dataclass(frozen=True, slots=True)
class ReportDuel:
    """Report how one's own duel ended."""

    by: Identity
    result: DuelResult


@dataclass(frozen=True, slots=True)
class PairAnew:
    """Put together, as an ORG, two whom the draw had set against others."""

    challenger: Identity
    challenged: Identity


@dataclass(frozen=True, slots=True)
class DecideDuel:
    """Enter, as an ORG, how the duel of two ended, also over what was found."""

    pair: tuple[Identity, Identity]
    result: DuelResult


@dataclass(frozen=True, slots=True)
class Dodge:
    """Dodge the hit one has just taken."""

    by: Identity


@dataclass(frozen=True, slots=True)
class Flee:
    """Flee at the end of the round."""

    by: Identity


@dataclass(frozen=True, slots=True)
class Join:
    """Step in from outside at the end of a round."""

    by: Identity
    side: Side


@dataclass(frozen=True, slots=True)
class TakeOut:
    """Take somebody out of the combat, as an ORG; it costs nothing."""

    who: Identity


@dataclass(frozen=True, slots=True)
class EndCombat:
    """End the combat, as an ORG."""

    outcome: CombatOutcome = "none"


Order = (
    AnswerOpening
    | Pick
    | Drink
    | CastSpell
    | Pass
    | StandingOrder
    | ReportDuel
    | DecideDuel
    | PairAnew
    | Dodge
    | Flee
    | Join
    | TakeOut
    | EndCombat
)
