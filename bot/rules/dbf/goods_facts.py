"""Facts about what a character carries, knows to brew, is working at, and has for gear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rules.core.facts import Identity
from bot.rules.core.goods import GoodsSort, Thing
from bot.rules.dbf.sheet import GearSort, WorkSort

How = Literal["org", "gift", "loot", "theft", "gathered", "work", "drunk"]


@dataclass(frozen=True, slots=True)
class DucatsChanged:
    """Ducats came (positive) or went, and how; `other` is whom they came from or went to."""

    amount: int
    how: How
    other: Identity | None = None
    kind: Literal["ducats_changed"] = "ducats_changed"


@dataclass(frozen=True, slots=True)
class GoodsChanged:
    """Alike things came (positive) or went, and how; `other` is whom they came from or went to."""

    sort: GoodsSort
    key: str
    amount: int
    how: How
    name: str = ""
    other: Identity | None = None
    kind: Literal["goods_changed"] = "goods_changed"


@dataclass(frozen=True, slots=True)
class RecipeLearned:
    """The character knows the recipe of a potion from now on; `name` is what the potion was called then."""

    potion: str
    name: str = ""
    kind: Literal["recipe_learned"] = "recipe_learned"


@dataclass(frozen=True, slots=True)
class RecipeForgotten:
    """A recipe was taken away, by a correction."""

    potion: str
    name: str = ""
    kind: Literal["recipe_forgotten"] = "recipe_forgotten"


@dataclass(frozen=True, slots=True)
class WorkBegan:
    """The character began work of so many minutes of the game; told whole, for its end follows from it."""

    work: WorkSort
    thing: str
    minutes: int
    uses: tuple[Thing, ...] = ()
    makes: tuple[Thing, ...] = ()
    lives: int = 0
    kind: Literal["work_began"] = "work_began"


@dataclass(frozen=True, slots=True)
class WorkEnded:
    """Work is over: `done`, or broken off and without a result."""

    work: WorkSort
    thing: str
    done: bool
    kind: Literal["work_ended"] = "work_ended"


@dataclass(frozen=True, slots=True)
class GearAdded:
    """A piece of gear was put on the list of a character; only once an ORG approved it does it count."""

    identifier: str
    sort: GearSort
    key: str
    name: str
    length_cm: int | None = None
    approved: bool = False
    skill_verified: bool = False
    bonus: int = 0
    kind: Literal["gear_added"] = "gear_added"


@dataclass(frozen=True, slots=True)
class GearRemoved:
    """A piece of gear is off the list; told whole so that the undo can put it back."""

    identifier: str
    sort: GearSort
    key: str
    name: str
    length_cm: int | None = None
    approved: bool = False
    skill_verified: bool = False
    bonus: int = 0
    kind: Literal["gear_removed"] = "gear_removed"


@dataclass(frozen=True, slots=True)
class GearJudged:
    """An ORG judged a piece: approved or not, the archer tested or not, the bonus lives of armour (DBF-REG-2..6)."""

    identifier: str
    approved: bool
    skill_verified: bool = False
    bonus: int = 0
    approved_before: bool = False
    skill_verified_before: bool = False
    bonus_before: int = 0
    kind: Literal["gear_judged"] = "gear_judged"


@dataclass(frozen=True, slots=True)
class GearWorn:
    """A piece is in use: a weapon in hand, armour on the body, a shield on the arm."""

    identifier: str
    kind: Literal["gear_worn"] = "gear_worn"


@dataclass(frozen=True, slots=True)
class GearLaidDown:
    """A piece is not in use any more."""

    identifier: str
    kind: Literal["gear_laid_down"] = "gear_laid_down"
