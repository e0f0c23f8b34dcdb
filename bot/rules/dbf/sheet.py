"""The sheet of a DBF character: everything the rules need to know of it, immutable."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.rules.core.goods import Thing

LARGEST_XP = 1_000_000_000_000
LARGEST_DUCATS = 1_000_000_000_000
Status = Literal["active", "knocked_out", "dead", "asleep", "trance", "with_head_org", "out_of_game"]
DOWN: frozenset[Status] = frozenset({"knocked_out", "dead", "with_head_org"})
DEAD: frozenset[Status] = frozenset({"dead", "with_head_org"})
NOT_ACTIVE: frozenset[Status] = frozenset(DOWN | {"asleep", "trance", "out_of_game"})
ConditionSort = Literal["curse", "disease", "affliction", "mounted"]
GearSort = Literal["weapon", "armour", "shield", "pouch", "token"]
WorkSort = Literal["break", "lock", "unlock", "brew"]


class Part(BaseModel):
    """What every part of a sheet has in common: it never changes and knows each of its fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class OwnedAbility(Part):
    """One ability owned: `slot` is the pick it was taken for, None for a grant; `offset` only where an ORG set one."""

    key: str
    slot: int | None = Field(default=None, ge=1)
    offset: int | None = Field(default=None, ge=0)


class Effect(Part):
    """The effect of a spell that lasts: for so many minutes of the game in all, or (None) not by the clock."""

    spell: str
    minutes: int | None = Field(default=None, ge=1)


class Condition(Part):
    """A condition an ORG set; what it does stands in its text (DBF-COND-1..3)."""

    identifier: str
    sort: ConditionSort
    text: str


class MetForm(Part):
    """An animal the character has met, with its lives and the wounds of its hit as an ORG told them (R-SPL-15)."""

    key: str
    name: str = ""
    lives: int = Field(default=1, ge=1)
    strength: int = Field(default=1, ge=0)


class Shape(Part):
    """The form the character is in: its greatest lives and its strength; `kept` are the own lives put aside."""

    form: str
    lives: int = Field(ge=1)
    strength: int = Field(default=1, ge=0)
    kept: int = Field(ge=0)


class Absence(Part):
    """Being out of game: why, and whether the way back has begun (DBF-GEN-1)."""

    reason: str
    returning: bool = False


class PhaseTurn(Part):
    """A phase opened (or closed) while the character was in a combat; it counts when that is over (R-MAG-6)."""

    opened: bool
    restore_lives: bool | None = None


class Beast(Part):
    """What an ORG wrote of a creep: its greatest lives, its nature and what shows of it (None: nothing), its claws."""

    maximum: int = Field(ge=1)
    nature: tuple[str, ...] = ("living",)
    shown: tuple[str, ...] | None = ("living",)
    claws: int | None = Field(default=None, ge=0)


class Work(Part):
    """Work begun: at which thing, for so many minutes, what it uses up, makes, and costs in lives at its end."""

    sort: WorkSort
    thing: str
    minutes: int = Field(ge=0)
    uses: tuple[Thing, ...] = ()
    makes: tuple[Thing, ...] = ()
    lives: int = Field(default=0, ge=0)


class Piece(Part):
    """A piece of gear: `key` is that of a weapon or armour; what is not approved does not count (DBF-REG-2..6)."""

    identifier: str
    sort: GearSort
    key: str
    name: str
    length_cm: int | None = Field(default=None, ge=1)
    approved: bool = False
    skill_verified: bool = False
    bonus: int = Field(default=0, ge=0)


class DbfSheet(Part):
    """A character of DBF; lives are the present ones (of the form, in a form), the bonus is what the cap leaves."""

    character_class: str
    faction: str
    start_level: int = Field(default=1, ge=1)
    xp: int = Field(default=0, ge=0, le=LARGEST_XP)
    abilities: tuple[OwnedAbility, ...] = ()
    lives: int = Field(ge=0)
    armour: Literal["light", "heavy"] | None = None
    armour_bonus: int = Field(default=0, ge=0)
    shield: bool = False
    weapon: str | None = None
    deity: str | None = None
    status: Status = "active"
    special_spells: tuple[str, ...] = ()
    used_spells: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    conditions: tuple[Condition, ...] = ()
    forms: tuple[MetForm, ...] = ()
    shape: Shape | None = None
    out_of_game: Absence | None = None
    died_this_phase: bool = False
    phase_turns: tuple[PhaseTurn, ...] = ()
    creep: Beast | None = None
    ducats: int = Field(default=0, ge=0, le=LARGEST_DUCATS)
    goods: tuple[Thing, ...] = ()
    recipes: tuple[str, ...] = ()
    work: Work | None = None
    gear: tuple[Piece, ...] = ()
    in_use: tuple[str, ...] = ()

    def owned(self) -> frozenset[str]:
        """Return the keys of all abilities owned."""
        return frozenset(ability.key for ability in self.abilities)

    def find(self, key: str) -> OwnedAbility | None:
        """Return the ability of that key, None if it is not owned."""
        return next((ability for ability in self.abilities if ability.key == key), None)

    def piece(self, identifier: str) -> Piece | None:
        """Return the piece of gear of that identifier, None if there is none."""
        return next((one for one in self.gear if one.identifier == identifier), None)

    def used(self, sort: GearSort) -> Piece | None:
        """Return the piece of that sort in use: the weapon in hand, the armour worn, the shield held."""
        return next((one for one in self.gear if one.sort == sort and one.identifier in self.in_use), None)

    def own_lives(self) -> int:
        """Return the character's own lives, also while it is in another form (R-SPL-15)."""
        return self.lives if self.shape is None else self.shape.kept

    def up(self) -> Status:
        """Return what the character is once nothing keeps it down: active, unless its player is out of game."""
        return "active" if self.out_of_game is None else "out_of_game"
