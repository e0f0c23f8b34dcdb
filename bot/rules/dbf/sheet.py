"""The sheet of a DBF character: everything the rules need to know of it, immutable."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

LARGEST_XP = 1_000_000_000_000
Status = Literal["active", "knocked_out", "dead", "asleep", "trance", "with_head_org", "out_of_game"]
DOWN: frozenset[Status] = frozenset({"knocked_out", "dead", "with_head_org"})
DEAD: frozenset[Status] = frozenset({"dead", "with_head_org"})


class OwnedAbility(BaseModel):
    """One ability owned: `slot` is the pick it was taken for, None for a grant; `offset` only where an ORG set one."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    key: str
    slot: int | None = Field(default=None, ge=1)
    offset: int | None = Field(default=None, ge=0)


class DbfSheet(BaseModel):
    """A character of DBF; lives are the present ones, `armour_bonus` is what counts after the guild's cap."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    character_class: str
    faction: str
    start_level: int = Field(default=1, ge=1)
    xp: int = Field(default=0, ge=0, le=LARGEST_XP)
    abilities: tuple[OwnedAbility, ...] = ()
    lives: int = Field(ge=0)
    armour: Literal["light", "heavy"] | None = None
    armour_bonus: int = Field(default=0, ge=0)
    shield: bool = False
    deity: str | None = None
    status: Status = "active"
    used_spells: tuple[str, ...] = ()

    def owned(self) -> frozenset[str]:
        """Return the keys of all abilities owned."""
        return frozenset(ability.key for ability in self.abilities)

    def find(self, key: str) -> OwnedAbility | None:
        """Return the ability of that key, None if it is not owned."""
        return next((ability for ability in self.abilities if ability.key == key), None)
