"""Deeds in the field: locks and what they keep shut, what nature gives, theft; and the brewing of potions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from bot.rules.core.conduct import Bystander
from bot.rules.core.facts import Fact
from bot.rules.core.goods import Party, Passed, Thing
from bot.rules.core.rulings import Rulings

LockAction = Literal["lock", "unlock"]
TheftChoice = Literal["ducats", "game_item"]


@dataclass(frozen=True, slots=True)
class Lockable:
    """A door, chest or gate of a scene; `sort` as the ruleset names it, `identifier` is the house's."""

    identifier: str
    sort: str
    locked: bool = True
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Doer:
    """Who does a deed: its sheet, how it stands there, and the words that play the deed out."""

    sheet: Any
    presence: Bystander
    words: str = ""


@dataclass(frozen=True, slots=True)
class Laboured:
    """Work taken up: its facts, the minutes it takes (0: it is done already), the lives it costs at its end.

    `last_life` warns that the end will find the worker knocked out, `fragile_destroyed` says what becomes of glass.
    """

    facts: tuple[Fact, ...]
    minutes: int
    lives: int = 0
    last_life: bool = False
    fragile_destroyed: bool = False


@dataclass(frozen=True, slots=True)
class Patch:
    """Where something grows: which herb, how many portions there are now and at most, how many a phase gives back."""

    key: str
    name: str
    portions: int
    size: int
    regrowth: int = 0


@dataclass(frozen=True, slots=True)
class Gathered:
    """What was taken out of nature: the facts, how much it was, how much is left there."""

    facts: tuple[Fact, ...]
    gained: int
    left: int


@dataclass(frozen=True, slots=True)
class Robbery:
    """What a theft came to: what passed from the victim to the thief, who is known to the victim from now on."""

    passed: Passed
    ducats: int
    game_items: int
    thief_revealed: bool = True


@dataclass(frozen=True, slots=True)
class Potion:
    """A potion as ORGs define it: its level, what it is brewed of, the lives it gives, what else it does in words."""

    key: str
    name: str
    level: int = 1
    ingredients: tuple[Thing, ...] = ()
    heals: int = 0
    text: str = ""


class Locks(Protocol):
    """Breaking and picking locks."""

    @property
    def sorts(self) -> tuple[str, ...]:
        """Return the sorts of things that can be locked; the first chest is one of unstated size."""
        ...

    def break_open(self, doer: Doer, thing: Lockable, rulings: Rulings) -> Laboured:
        """Return the breaking of a thing, or refuse it."""
        ...

    def turn(self, doer: Doer, thing: Lockable, action: LockAction, rulings: Rulings) -> Laboured:
        """Return the locking or unlocking of a thing, or refuse it."""
        ...

    def stop(self, sheet: Any) -> tuple[Fact, ...]:
        """Return what breaking work off does."""
        ...


class Foraging(Protocol):
    """What nature gives."""

    def gather(self, doer: Doer, patch: Patch, rulings: Rulings) -> Gathered:
        """Return one gathering, or refuse it."""
        ...

    def skin(self, doer: Doer, animals: int, hide: Thing, rulings: Rulings) -> Gathered:
        """Return the hide of one of so many slain animals of the scene, or refuse it."""
        ...

    def gives_hide(self, creature: Any) -> bool:
        """Say whether a creature is a slain animal; that it was skinned before is for the house to know."""
        ...

    def skinned(self, animal: Any) -> tuple[Fact, ...]:
        """Return what skinning does to an animal that only lay: it does not get up again."""
        ...

    def regrown(self, patch: Patch) -> int:
        """Return the portions of a patch when a new phase has begun."""
        ...


class Theft(Protocol):
    """Theft, as the ruleset lets it happen."""

    def attempt(self, thief: Doer, victim: Bystander, rulings: Rulings, *, token_approved: bool) -> None:
        """Refuse a theft that may not even be tried."""
        ...

    def choices(self, victim: Any) -> tuple[TheftChoice, ...]:
        """Return what the victim may hand over; the first is what its silence means."""
        ...

    def settle(self, thief: Party, victim: Party, choice: TheftChoice, item: str | None = None) -> Robbery:
        """Return what the victim hands over; `item` is the key of the game item it chose."""
        ...


class Brewing(Protocol):
    """Potions: recipes, brewing, drinking."""

    def define(self, potion: Potion) -> Potion:
        """Return a potion as it is kept, or refuse what an ORG wrote of it."""
        ...

    def healing(self, rulings: Rulings) -> Potion:
        """Return the healing potion every gatherer of herbs can brew."""
        ...

    def highest(self, sheet: Any, rulings: Rulings) -> int:
        """Return the highest level of potion a character may brew, 0 for none."""
        ...

    def recipes(self, sheet: Any) -> tuple[str, ...]:
        """Return the keys of the potions whose recipe a character knows."""
        ...

    def brew(self, doer: Doer, potion: Potion, rulings: Rulings) -> Laboured:
        """Return the brewing of a potion, or refuse it."""
        ...

    def brew_healing(self, doer: Doer, rulings: Rulings, herbs: Sequence[str] = ()) -> Laboured:
        """Return the brewing of a healing potion of the herbs named (else of any), or refuse it."""
        ...

    def drink(self, sheet: Any, potion: Potion, rulings: Rulings, *, in_combat: bool = False) -> tuple[Fact, ...]:
        """Return what drinking does; in a combat only that the potion is gone, for the combat lets it work."""
        ...

    def teach(self, sheet: Any, potion: str, name: str = "") -> tuple[Fact, ...]:
        """Return what learning a recipe does, or refuse it; `name` is what the potion is called."""
        ...

    def forget(self, sheet: Any, potion: str, name: str = "") -> tuple[Fact, ...]:
        """Return what taking a recipe away does, or refuse it."""
        ...
