"""Things of a scene that can be locked, and the names of all deeds an ability may open."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Deed = Literal["break", "lock", "steal", "brew", "gather_herbs", "brew_healing_potion", "skin_animals"]
ThingKind = Literal["door", "large_chest", "small_chest", "gate"]
Amount = Annotated[int, Field(ge=0, strict=True)]


class ThingBook(BaseModel):
    """One kind of thing: the minutes and lives that breaking it takes, and whether what is fragile in it is lost."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rule: str
    minutes: Amount = 0
    lives: Amount = 0
    fragile_destroyed: bool = False
    unbreakable: bool = False
    chest: bool = False
