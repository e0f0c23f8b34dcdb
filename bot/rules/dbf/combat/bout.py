"""A combat at work: its state with the sheets of those in it, and what has happened while one order is carried out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.rules.core.combat import Combatant, Decision
from bot.rules.core.combat_facts import CombatEnded, Felled, GotUp, Happened
from bot.rules.core.combat_orders import Side
from bot.rules.core.facts import Identity
from bot.rules.core.moment import Dice
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.applying import apply
from bot.rules.dbf.bodies import Body, of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.state import SIDES, CombatState, Fighter, with_changes
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.sheet import DbfSheet

# Who is released before the combat is over: they are not in it any more and do not come back (DBF-COMBAT-33).
GONE = frozenset({"fled", "left"})


@dataclass(frozen=True, slots=True)
class World:
    """What is handed in with each order: the books, the guild's rulings, the dice, everybody concerned as it is now."""

    books: DbfBooks
    rulings: Rulings
    dice: Dice
    combatants: Mapping[Identity, Combatant]


@dataclass(slots=True)
class Bout:
    """The combat while an order is carried out; who raises a refusal leaves the caller's state as it was."""

    world: World
    state: CombatState
    sheets: dict[Identity, DbfSheet] = field(default_factory=dict)
    facts: dict[Identity, list[DbfFact]] = field(default_factory=dict)
    story: list[Happened] = field(default_factory=list)
    bodies: dict[Identity, tuple[DbfSheet, Body]] = field(default_factory=dict)  # as long as the sheet is that one
    given: int = 0  # facts so far
    up: tuple[tuple[Fighter, ...], int, tuple[Fighter, ...]] | None = None  # as long as fighters and facts are those
    before: CombatState = field(init=False)

    def __post_init__(self) -> None:
        self.before = self.state

    @property
    def books(self) -> DbfBooks:
        """The books of the ruleset."""
        return self.world.books

    @property
    def rulings(self) -> Rulings:
        """The rulings in force."""
        return self.world.rulings

    @property
    def most(self) -> int:
        """The most fighters on a side (DBF-COMBAT-8)."""
        return self.books.figures.number("combat.max_per_side")

    def update(self, **changes: Any) -> None:
        """Change the state."""
        self.state = with_changes(self.state, **changes)

    def find(self, who: Identity) -> Fighter | None:
        """Return the fighter of that id, None if it is on no side."""
        for fighter in self.state.fighters:
            if fighter.id == who:
                return fighter
        return None

    def fighter(self, who: Identity) -> Fighter:
        """Return the fighter of that id, or refuse."""
        found = self.find(who)
        if found is None:
            raise Refusal("not_in_this_combat")
        return found

    def change(self, who: Identity, **changes: Any) -> None:
        """Change what the combat knows of one fighter."""
        fighters = [with_changes(one, **changes) if one.id == who else one for one in self.state.fighters]
        self.update(fighters=tuple(fighters))

    def enter(self, fighter: Fighter) -> None:
        """Put somebody on a side; who stood outside before is the same fighter on it."""
        others = tuple(one for one in self.state.fighters if one.id != fighter.id)
        witnesses = tuple(one for one in self.state.witnesses if one.id != fighter.id)
        self.update(fighters=(*others, fighter), witnesses=witnesses)

    def sheet(self, who: Identity) -> DbfSheet:
        """Return the sheet of somebody as it is by now, with the experience it came with (R-XP-3)."""
        present = self.sheets.get(who)
        if present is not None:
            return present
        combatant = self.world.combatants.get(who)
        if combatant is None:
            raise ValueError(f"the sheet of {who!r} was not handed in")
        found, sheet = self.find(who), combatant.sheet
        known = found is None or found.xp == sheet.xp
        self.sheets[who] = sheet if known or found is None else sheet.model_copy(update={"xp": found.xp})
        return self.sheets[who]

    def body(self, who: Identity) -> Body:
        """Return somebody as spells and blows meet it; a creep's figures are those an ORG wrote (R-EQ-5)."""
        sheet, known = self.sheet(who), self.bodies.get(who)
        if known is None or known[0] is not sheet:
            known = self.bodies[who] = (sheet, self._embodied(who, sheet))
        return known[1]

    def _embodied(self, who: Identity, sheet: DbfSheet) -> Body:
        body, figures = of_sheet(self.books, sheet, self.rulings), self.world.combatants[who].figures
        if figures is None:
            return body
        if body.shape is not None:
            return replace(body, nature=figures.nature)
        return replace(body, maximum=figures.maximum, nature=figures.nature, shown=figures.shown_nature)

    def level(self, who: Identity) -> int:
        """Return the level of somebody."""
        return self.body(who).level

    def give(self, who: Identity, facts: Iterable[DbfFact]) -> None:
        """Record facts on the sheet of somebody; who gets up while its player is away only passes (R-PBP-5)."""
        for fact in facts:
            self._record(who, fact)
        if self.sheet(who).status == "out_of_game" and self.find(who) is not None:
            self._record(who, StatusChanged("out_of_game", "active"))

    def _record(self, who: Identity, fact: DbfFact) -> None:
        self.sheets[who] = apply(self.sheet(who), fact)
        self.given += 1
        self.facts.setdefault(who, []).append(fact)

    def tell(self, happened: Happened) -> None:
        """Record what happened."""
        self.story.append(happened)

    def is_active(self, fighter: Fighter) -> bool:
        """Say whether a fighter is up and in the combat (DBF-COMBAT-30)."""
        return fighter.out is None and not fighter.down and self.sheet(fighter.id).status == "active"

    def active(self, side: Side | None = None) -> tuple[Fighter, ...]:
        """Return those who are up, of one side or of both, in the order they came."""
        fighters, given = self.state.fighters, self.given
        if self.up is None or self.up[0] is not fighters or self.up[1] != given:
            here = [one for one in fighters if one.out is None and not one.down]
            up = [one for one in here if self.sheet(one.id).status == "active"]
            self.up = (fighters, given, tuple(up))
        found = self.up[2]
        return found if side is None else tuple([one for one in found if one.side == side])

    def active_ids(self, side: Side | None = None) -> tuple[Identity, ...]:
        """Return the ids of those who are up."""
        return tuple(one.id for one in self.active(side))

    def acting(self, who: Identity) -> Fighter:
        """Return the fighter who wants to act, or refuse one who is not up."""
        fighter = self.fighter(who)
        if not self.is_active(fighter):
            raise Refusal("not_active", rule="DBF-COMBAT-30")
        return fighter

    def decision(self) -> Decision:
        """Return all that came of the order."""
        earlier = {one.id for one in self.before.fighters if self.before.ended or one.out in GONE}
        free = (one.id for one in self.state.fighters if self.state.ended or one.out in GONE)
        return Decision(
            state=self.state,
            happened=tuple(self.story),
            facts={one: tuple(made) for one, made in self.facts.items()},
            released=tuple(one for one in free if one not in earlier),
        )


def opposite(side: Side) -> Side:
    """Return the other side."""
    return "challenged" if side == "challenger" else "challenger"


def settle_falls(bout: Bout) -> None:
    """Note who has fallen, and put on its feet who got up, by spells of this step or by an ORG (R-LIFE-7, R-SPL-12)."""
    here = [(one, bout.sheet(one.id).status == "active") for one in bout.state.fighters if one.out is None]
    for fighter, up in here:
        if not fighter.down and not up:
            _fall(bout, fighter)
    for fighter, up in here:
        if fighter.down and up:
            _get_up(bout, fighter)


def _fall(bout: Bout, fighter: Fighter) -> None:
    bout.change(fighter.id, down=True, prone=False)
    bout.update(lost=True)
    bout.tell(Felled(fighter.id, bout.sheet(fighter.id).status, fighter.away))


def _get_up(bout: Bout, fighter: Fighter) -> None:
    """Who gets up lies in this round's duel and needs a free place, else it stays outside (R-LIFE-7)."""
    outside = fighter.away or len(bout.active(fighter.side)) >= bout.most
    bout.change(fighter.id, down=False, prone=not outside, out="out_of_combat" if outside else None)
    bout.tell(GotUp(fighter.id, outside))


def end(bout: Bout, ended: CombatEnded) -> None:
    """End the combat; nothing that was declared counts any more."""
    bout.update(ended=True, outcome=ended.outcome, why=ended.why, casts=(), hits=())
    bout.tell(ended)


def standing(bout: Bout) -> tuple[Side, ...]:
    """Return the sides that have somebody up."""
    return tuple(side for side in SIDES if bout.active(side))
