"""Combat of DBF as a capability: the challenge, one order or deadline at a time, who is awaited, what may be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.rules.core.combat import Challenge, Choices, Combatant, CombatView, Decision, Declared
from bot.rules.core.combat_orders import Order
from bot.rules.core.facts import Identity
from bot.rules.core.moment import Dice
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat import pairing, steps
from bot.rules.dbf.combat.acting import carry_out
from bot.rules.dbf.combat.asking import awaited
from bot.rules.dbf.combat.beginning import begin_by_challenge, begin_by_stealth
from bot.rules.dbf.combat.bout import GONE, Bout, World, settle_falls
from bot.rules.dbf.combat.choosing import choices
from bot.rules.dbf.combat.state import STORED, CombatState
from bot.rules.dbf.combat.viewing import orders_of, view


class NoDice:
    """Dice for questions, which roll nothing."""

    def roll(self, sides: int) -> int:
        """Fail: a question needs no chance."""
        raise ValueError("a question needs no dice")


@dataclass(frozen=True, slots=True)
class DbfCombat:
    """Combats of DBF (parts 11 and 12 of the rules)."""

    books: DbfBooks

    def challenge(self, challenge: Challenge, rulings: Rulings, dice: Dice) -> Decision:
        """Return the opening of a combat; challenging a sleeper is the strike at it (DBF-COMBAT-2, DBF-AFTER-6)."""
        return self._opened(begin_by_challenge(self.books, challenge, rulings, dice))

    def stealth_attack(
        self, challenge: Challenge, rulings: Rulings, dice: Dice, *, unnoticed: bool | None, dodge: bool
    ) -> Decision:
        """Return the wound of a stealth strike and the combat it opens (DBF-ABIL-ZAKRADANIE-1..3)."""
        bout = begin_by_stealth(self.books, challenge, rulings, dice, unnoticed=unnoticed, dodge=dodge)
        return self._opened(bout)

    def _opened(self, bout: Bout) -> Decision:
        steps.advance(bout)
        return bout.decision()

    def act(
        self,
        state: CombatState,
        order: Order,
        combatants: Mapping[Identity, Combatant],
        rulings: Rulings,
        dice: Dice,
        *,
        ask_victors: bool = True,
    ) -> Decision:
        """Return what an order does, with every step that closes by it; or refuse it, with nothing changed."""
        bout = self.bout(state, combatants, rulings, dice)
        carry_out(bout, order)
        steps.advance(bout, ask_victors=ask_victors)
        return bout.decision()

    def close(
        self,
        state: CombatState,
        combatants: Mapping[Identity, Combatant],
        rulings: Rulings,
        dice: Dice,
        *,
        missed_to_orders: int | None = None,
        ask_victors: bool = True,
    ) -> Decision:
        """Return what the deadline of this step does (DBF-COMBAT-47); nothing to a combat that is over."""
        bout = self.bout(state, combatants, rulings, dice)
        if not state.ended:
            steps.miss(bout, missed_to_orders)
            steps.close_step(bout)
            steps.advance(bout, ask_victors=ask_victors)
        return bout.decision()

    def advance(
        self,
        state: CombatState,
        combatants: Mapping[Identity, Combatant],
        rulings: Rulings,
        dice: Dice,
        *,
        ask_victors: bool = True,
    ) -> Decision:
        """Return what follows from what befell those concerned outside; nothing to a combat that is over."""
        bout = self.bout(state, combatants, rulings, dice)
        steps.advance(bout, ask_victors=ask_victors)
        return bout.decision()

    def awaited(
        self, state: CombatState, combatants: Mapping[Identity, Combatant], rulings: Rulings
    ) -> tuple[Identity, ...]:
        """Return who is awaited in this step (DBF-COMBAT-46); `org` where a duel waits for one."""
        return awaited(self.bout(state, combatants, rulings, NoDice()))

    def choices(
        self, state: CombatState, who: Identity, combatants: Mapping[Identity, Combatant], rulings: Rulings
    ) -> Choices:
        """Return what one may do now."""
        return choices(self.bout(state, combatants, rulings, NoDice()), who)

    def deadline_hours(self, state: CombatState, rulings: Rulings) -> int:
        """Return the real hours this step may last (R-CMB-18, R-CMB-20)."""
        return rulings.number("dodge_deadline_hours" if state.step == "dodge" else "step_deadline_hours")

    def view(self, state: CombatState, combatants: Mapping[Identity, Combatant], rulings: Rulings) -> CombatView:
        """Return a combat as plain data to show."""
        return view(self.bout(state, combatants, rulings, NoDice()))

    def concerned(self, state: CombatState) -> tuple[Identity, ...]:
        """Return everybody on a side or standing by."""
        return (*(one.id for one in state.fighters), *(one.id for one in state.witnesses))

    def sides(self, state: CombatState) -> tuple[Identity, ...]:
        """Return everybody who is or was on a side."""
        return tuple(one.id for one in state.fighters)

    def held(self, state: CombatState) -> tuple[Identity, ...]:
        """Return those on a side who have not fled or left; a sleeper is held until the end (DBF-AFTER-6)."""
        return () if state.ended else tuple(one.id for one in state.fighters if one.out not in GONE)

    def declared(self, state: CombatState) -> tuple[Declared, ...]:
        """Return what is declared and ordered, in the order the fighters came (DBF-COMBAT-31)."""
        every = (orders_of(state, one.id) for one in state.fighters)
        return tuple(one for one in every if one != Declared(one.who))

    def orders_of(self, state: CombatState, who: Identity) -> Declared:
        """Return what one fighter has declared and ordered (DBF-COMBAT-31, DBF-COMBAT-48)."""
        return orders_of(state, who)

    def load(self, stored: dict[str, Any]) -> CombatState:
        """Return the validated state of a stored one; `ValueError` if it is none."""
        return STORED.validate_python(stored)

    def dump(self, state: CombatState) -> dict[str, Any]:
        """Return a state as JSON data."""
        dumped: dict[str, Any] = STORED.dump_python(state, mode="json")
        return dumped

    def bout(self, state: CombatState, combatants: Mapping[Identity, Combatant], rulings: Rulings, dice: Dice) -> Bout:
        """Return the combat at work, with what an ORG did to those in it meanwhile."""
        bout = Bout(World(self.books, rulings, dice, combatants), state)
        if not state.ended:
            settle_falls(bout)
            pairing.drop_absent(bout)
        return bout
