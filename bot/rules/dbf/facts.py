"""The facts DBF records about a character: the core ones and its own, closed in one union told apart by `kind`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bot.rules.core.facts import AbilityGranted, AbilityRevoked, AbilityTaken, LivesChanged, XpChanged
from bot.rules.dbf.goods_facts import (
    DucatsChanged,
    GearAdded,
    GearJudged,
    GearLaidDown,
    GearRemoved,
    GearWorn,
    GoodsChanged,
    RecipeForgotten,
    RecipeLearned,
    WorkBegan,
    WorkEnded,
)
from bot.rules.dbf.happenings import (
    ConditionAdded,
    ConditionRemoved,
    OutOfGameBegan,
    OutOfGameEnded,
    ReturnAnnounced,
    StatusChanged,
)
from bot.rules.dbf.spell_facts import (
    EffectEnded,
    EffectStarted,
    FormForgotten,
    FormLeft,
    FormMet,
    FormTaken,
    KeptLivesChanged,
    PhaseBegan,
    PhaseDeferred,
    PhasesSettled,
    SpellCast,
    SpellGranted,
    SpellRegained,
    SpellSpent,
    SpellTaken,
)


@dataclass(frozen=True, slots=True)
class Enrolled:
    """A character came into being with all its lives."""

    character_class: str
    faction: str
    start_level: int
    lives: int
    kind: Literal["enrolled"] = "enrolled"


@dataclass(frozen=True, slots=True)
class CreepMade:
    """A creep came into being as an ORG wrote it; `shown` None hides its nature, `claws` None leaves it none."""

    level: int
    lives: int
    nature: tuple[str, ...]
    shown: tuple[str, ...] | None = None
    weapon: str | None = None
    claws: int | None = None
    abilities: tuple[str, ...] = ()
    kind: Literal["creep_made"] = "creep_made"


@dataclass(frozen=True, slots=True)
class FactionChanged:
    """The faction was corrected."""

    before: str
    after: str
    kind: Literal["faction_changed"] = "faction_changed"


@dataclass(frozen=True, slots=True)
class ClassChanged:
    """The class was corrected; present lives changed by `lives` with it."""

    before: str
    after: str
    lives: int = 0
    kind: Literal["class_changed"] = "class_changed"


@dataclass(frozen=True, slots=True)
class StartLevelChanged:
    """The level the character started at was corrected."""

    before: int
    after: int
    kind: Literal["start_level_changed"] = "start_level_changed"


@dataclass(frozen=True, slots=True)
class ArmourChanged:
    """Armour was put on, changed or taken off (None); present lives changed by `lives` with it (R-LIFE-3)."""

    before: str | None
    after: str | None
    bonus_before: int = 0
    bonus_after: int = 0
    lives: int = 0
    kind: Literal["armour_changed"] = "armour_changed"


@dataclass(frozen=True, slots=True)
class ShieldChanged:
    """A shield was taken up (True) or laid down."""

    after: bool
    kind: Literal["shield_changed"] = "shield_changed"


@dataclass(frozen=True, slots=True)
class WeaponChanged:
    """A weapon was taken in hand, changed for another or put away (None)."""

    before: str | None
    after: str | None
    kind: Literal["weapon_changed"] = "weapon_changed"


DbfFact = (
    Enrolled
    | CreepMade
    | FactionChanged
    | ClassChanged
    | StartLevelChanged
    | ArmourChanged
    | ShieldChanged
    | WeaponChanged
    | XpChanged
    | LivesChanged
    | AbilityTaken
    | AbilityGranted
    | AbilityRevoked
    | StatusChanged
    | ConditionAdded
    | ConditionRemoved
    | OutOfGameBegan
    | ReturnAnnounced
    | OutOfGameEnded
    | SpellCast
    | SpellSpent
    | SpellRegained
    | SpellGranted
    | SpellTaken
    | EffectStarted
    | EffectEnded
    | FormMet
    | FormForgotten
    | FormTaken
    | FormLeft
    | KeptLivesChanged
    | PhaseBegan
    | PhaseDeferred
    | PhasesSettled
    | DucatsChanged
    | GoodsChanged
    | RecipeLearned
    | RecipeForgotten
    | WorkBegan
    | WorkEnded
    | GearAdded
    | GearRemoved
    | GearJudged
    | GearWorn
    | GearLaidDown
)

FACTS: TypeAdapter[DbfFact] = TypeAdapter(Annotated[DbfFact, Field(discriminator="kind")])
