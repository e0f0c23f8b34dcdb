"""A fight of a DBF vector played through the engine, order by order, each in its step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant, Figures
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.combat import steps
from bot.rules.dbf.combat.acting import carry_out
from bot.rules.dbf.combat.bout import Bout, World
from bot.rules.dbf.combat.state import STEP_ORDER, CombatState
from bot.rules.dbf.combat.viewing import status
from bot.rules.dbf.sheet import DbfSheet, Effect, OwnedAbility
from tests.glue_dbf_shelf import BOOKS, Json


class Ones:
    """Dice for vectors, in which nothing is left to chance."""

    def roll(self, sides: int) -> int:
        """Return 1."""
        return 1


def sheet(given: Json) -> DbfSheet:
    """Return the sheet of a fighter, a contender or one struck in a vector."""
    effects = (*given.get("effects", ()), *given.get("party_effects", ()))
    return DbfSheet(
        character_class=given.get("class", "bojovnik"),
        faction="other",
        start_level=given.get("level", 1),
        abilities=tuple(OwnedAbility(key=key) for key in given.get("abilities", ())),
        lives=given.get("lives", 3),
        status=given.get("status", "active"),
        used_spells=tuple(given.get("used", ())),
        effects=tuple(Effect(spell=spell) for spell in effects),
    )


def combatant(given: Json, **more: Any) -> Combatant:
    """Return a combatant of a vector; its true nature shows where nothing else is said (R-MAG-9)."""
    nature = frozenset(given.get("nature") or ("living",))
    shown = given.get("shown_nature", nature)
    figures = Figures(given.get("max", 3), nature, None if shown is None else frozenset(shown))
    weapon = given.get("weapon", "mec")
    return Combatant(given.get("id", more.pop("id", "x")), sheet(given), weapon, figures=figures, **more)


def bout_of(combatants: Mapping[str, Combatant], state: CombatState, rulings: Rulings) -> Bout:
    """Return a combat at work."""
    return Bout(World(BOOKS, rulings, Ones(), combatants), state)


class Play:
    """A fight of a vector being played."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout
        self.prone: dict[str, list[Any]] = {}
        steps.begin_step(bout, "pairing")

    def round(self, told: Json) -> None:
        """Play one round; every order is carried out in its step, even where nobody would be waited for."""
        for one in self._standing_orders(told):
            carry_out(self.bout, one)
        for step, given in _by_step(told):
            self._go_to(step, wait="repair" not in told and bool(given))
            for one in given:
                if not self._is_paired(one):
                    carry_out(self.bout, one)
        self._go_to(None)

    def _standing_orders(self, told: Json) -> Iterator[orders.Order]:
        """Yield the standing orders of a round, added to those that hold already."""
        dodge = {one["by"]: one["lose"] for one in told.get("dodge_if", ())}
        flee = {one["by"]: one["lives"] for one in told.get("flee_if", ())}
        for who in dict.fromkeys((*dodge, *flee)):
            held = self.bout.fighter(who)
            yield orders.StandingOrder(who, dodge.get(who, held.dodge_if), flee.get(who, held.flee_if))

    def _is_paired(self, order: orders.Order) -> bool:
        """Say whether the bot has made a pair itself that the vector tells as picked."""
        return isinstance(order, orders.Pick) and {order.own, order.other} in map(set, self.bout.state.pairs)

    def _go_to(self, step: str | None, *, wait: bool = False) -> None:
        """Close steps until `step` is on (None: until the next round begins), unless the combat is over before.

        With `wait` the duels stay before a new pairing the vector does not tell.
        """
        number = self.bout.state.round
        while not self.bout.state.ended and self.bout.state.step != step and self._is_before(step, number):
            if wait and self.bout.state.step == "repairing" and step == "duel":
                return
            steps.close_step(self.bout)
            lying = [one.id for one in self.bout.state.fighters if one.prone]
            if lying:
                self.prone[str(self.bout.state.round)] = lying

    def _is_before(self, step: str | None, number: int) -> bool:
        if step is None:
            return self.bout.state.round == number
        return STEP_ORDER.index(self.bout.state.step) < STEP_ORDER.index(step)

    def result(self) -> Json:
        """Return what has become of everybody."""
        bout = self.bout
        inside = {one.id: status(bout, one) for one in bout.state.fighters}
        everybody = tuple(bout.world.combatants)
        ended = [one for one in bout.story if one.kind == "combat_ended" and one.metres]
        return {
            "lives": {who: bout.sheet(who).lives for who in everybody},
            "status": {who: inside.get(who, bout.sheet(who).status) for who in everybody},
            "combat": "ended" if bout.state.ended else "running",
            "outcome": bout.state.outcome,
            "prone": self.prone,
            "withdraw": {"side": "challenger", "metres": ended[0].metres} if ended else None,
            "used": {who: list(bout.sheet(who).used_spells) for who in everybody},
        }


def _by_step(told: Json) -> Iterator[tuple[str, list[Any]]]:
    """Yield the orders of a round by the step they belong to."""
    yield "pairing", [pick for number, pair in enumerate(told.get("pairs", ())) for pick in _picks(number, pair)]
    yield "potion", [orders.Drink(one["by"], "potion", one["heal"]) for one in told.get("potions", ())]
    yield "spells", [_spell(one) for one in told.get("spells", ())]
    if told.get("repair"):
        yield "repairing", [pick for number, pair in enumerate(told["repair"]) for pick in _picks(number, pair)]
    yield "duel", [orders.DecideDuel((first, second), hits) for first, second, hits in told.get("duels", ())]
    yield "dodge", [orders.Dodge(who) for who in told.get("dodge", ())]
    leaving = [orders.Flee(who) for who in told.get("flee", ())]
    yield "end_of_round", [*leaving, *(orders.Join(one["id"], one["side"]) for one in told.get("join", ()))]


def _picks(number: int, pair: list[str]) -> Iterator[orders.Pick]:
    first, second = pair if number % 2 == 0 else reversed(pair)
    yield orders.Pick(first, first, second)


def _spell(one: Json) -> orders.CastSpell:
    return orders.CastSpell(
        by=one["by"],
        spell=one["spell"],
        targets=tuple(one.get("targets", ())),
        regain=one.get("regain"),
        leave=tuple(one.get("leave", ())),
    )
