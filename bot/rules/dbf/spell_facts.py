"""Facts about magic on a character: spells spent, effects that last, forms taken, phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rules.core.facts import Identity

EffectEnd = Literal["time", "phase", "acted", "fell", "lost", "woken", "renewed", "org"]


@dataclass(frozen=True, slots=True)
class SpellCast:
    """The character cast a spell, which is spent for this phase (DBF-MAGIC-5); `targets` are whom it was aimed at."""

    spell: str
    targets: tuple[Identity, ...] = ()
    kind: Literal["spell_cast"] = "spell_cast"


@dataclass(frozen=True, slots=True)
class SpellSpent:
    """A spell counts as used without having been cast, by a correction."""

    spell: str
    kind: Literal["spell_spent"] = "spell_spent"


@dataclass(frozen=True, slots=True)
class SpellGranted:
    """An ORG gave a special spell (DBF-MAGIC-9)."""

    spell: str
    kind: Literal["spell_granted"] = "spell_granted"


@dataclass(frozen=True, slots=True)
class SpellTaken:
    """An ORG took a special spell away."""

    spell: str
    kind: Literal["spell_taken"] = "spell_taken"


@dataclass(frozen=True, slots=True)
class SpellRegained:
    """A used spell may be cast once more in this phase."""

    spell: str
    kind: Literal["spell_regained"] = "spell_regained"


@dataclass(frozen=True, slots=True)
class EffectStarted:
    """The effect of a spell lasts on the character: for `minutes` of the game, or (None) not by the clock."""

    spell: str
    minutes: int | None = None
    kind: Literal["effect_started"] = "effect_started"


@dataclass(frozen=True, slots=True)
class EffectEnded:
    """The effect of a spell is over, and why."""

    spell: str
    why: EffectEnd
    kind: Literal["effect_ended"] = "effect_ended"


@dataclass(frozen=True, slots=True)
class FormMet:
    """The character met an animal and knows its form from now on (R-SPL-15)."""

    form: str
    name: str
    lives: int
    strength: int
    kind: Literal["form_met"] = "form_met"


@dataclass(frozen=True, slots=True)
class FormForgotten:
    """A form was recorded by mistake; it is told whole so that the undo can record it again."""

    form: str
    name: str
    lives: int
    strength: int
    kind: Literal["form_forgotten"] = "form_forgotten"


@dataclass(frozen=True, slots=True)
class FormTaken:
    """The character is an animal with `lives`; its own lives are put aside (R-SPL-15)."""

    form: str
    lives: int
    strength: int
    kind: Literal["form_taken"] = "form_taken"


@dataclass(frozen=True, slots=True)
class FormLeft:
    """The character is itself again, with the own lives; knocked out if it `fell` in the form (R-SPL-15)."""

    form: str
    fell: bool = False
    kind: Literal["form_left"] = "form_left"


@dataclass(frozen=True, slots=True)
class KeptLivesChanged:
    """The own lives put aside under a form changed by `amount`."""

    amount: int
    kind: Literal["kept_lives_changed"] = "kept_lives_changed"


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A new phase brought back the spells in `used` (DBF-MAGIC-5)."""

    used: tuple[str, ...] = ()
    kind: Literal["phase_began"] = "phase_began"


@dataclass(frozen=True, slots=True)
class PhaseDeferred:
    """A phase was opened (or closed) during the character's combat and counts when that is over (R-MAG-6)."""

    opened: bool
    restore_lives: bool | None = None
    kind: Literal["phase_deferred"] = "phase_deferred"


@dataclass(frozen=True, slots=True)
class PhasesSettled:
    """The combat is over, and the phases that waited for it have taken effect."""

    kind: Literal["phases_settled"] = "phases_settled"
