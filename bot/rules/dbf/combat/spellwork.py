"""Step 3 at work: what all spells of a round do together, gathered before any of it counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.rules.core.combat_facts import Departed, LivesGained, LivesLost, Loss
from bot.rules.core.combat_facts import Departure as Why
from bot.rules.core.combat_orders import Side
from bot.rules.core.facts import Identity, LivesChanged
from bot.rules.dbf.bodies import Body, false_lives
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.bout import Bout, opposite
from bot.rules.dbf.combat.reaching import Reaching
from bot.rules.dbf.combat.state import Fighter, Out
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.lives import lose
from bot.rules.dbf.spell_facts import EffectEnded

# What each way of going makes of a fighter, and whether it leaves the scene (R-PBP-6, R-AFT-6).
DEPARTURES: dict[Why, tuple[Out, bool]] = {
    "flight": ("fled", True),
    "fear": ("fled", True),
    "invisibility": ("fled", True),
    "animals_let_go": ("left", False),
    "sidelined": ("sidelined", False),
    "taken_out": ("left", False),
}


@dataclass(slots=True)
class Spellwork:
    """The spells of a step being resolved: losses and healing are gathered, so that their order does not matter."""

    bout: Bout
    casts: tuple[Reaching, ...]
    starters: tuple[Fighter, ...]
    lost: dict[Identity, int] = field(default_factory=dict)
    healed: dict[Identity, int] = field(default_factory=dict)
    frightened: set[Identity] = field(default_factory=set)
    slept: set[Side] = field(default_factory=set)
    fog: int | None = None
    swarms_end: bool = False
    time_stop: Identity | None = None

    def wound(self, who: Identity, amount: int, cause: Loss, cast: Reaching | None = None) -> None:
        """Gather a loss of somebody who was up when the step began (DBF-COMBAT-20)."""
        self.lost[who] = self.lost.get(who, 0) + amount
        by, spell = (cast.cast.by, cast.cast.spell) if cast is not None else (None, None)
        self.bout.tell(LivesLost(who, min(amount, self.bout.sheet(who).lives), cause, by, spell))

    def heal(self, who: Identity, amount: int) -> None:
        """Gather healing, which follows all losses (DBF-COMBAT-20)."""
        self.healed[who] = self.healed.get(who, 0) + amount

    def started_up(self, who: Identity) -> bool:
        """Say whether somebody was up when the step began."""
        return any(one.id == who for one in self.starters)

    def settle(self) -> None:
        """Let losses and healing count: floor 0, then healing up to the maximum (DBF-COMBAT-20, R-LIFE-6)."""
        for fighter in self.bout.state.fighters:
            who = fighter.id
            if who in self.lost or who in self.healed:
                settle_lives(self.bout, who, self.lost.get(who, 0), heals=self.healed.get(who, 0))


def settle_lives(bout: Bout, who: Identity, lost: int, *, heals: int = 0, gains: int = 0) -> None:
    """Let losses and gains of one step count together; healing comes after the losses (DBF-COMBAT-20, -29)."""
    body = bout.body(who)
    left = max(0, body.lives - lost + gains)
    after = left + max(0, min(heals, body.maximum - left))
    if lost and body.lives and not bout.state.blood:
        bout.update(blood=True)
    bout.give(who, changed(bout.books, body, min(lost, body.lives), after))
    if heals and after > left:
        bout.tell(LivesGained(who, after - left))


def changed(books: DbfBooks, body: Body, lost: int, after: int) -> Iterator[DbfFact]:
    """Yield the facts of lives that moved to `after`; who ends at 0 has fallen, with all that ends by it."""
    if after == 0:
        yield from lose(books, body, body.lives)
        return
    if after != body.lives:
        yield LivesChanged(after - body.lives)
    own = lost if body.shape is None else 0
    for spell in false_lives(books, body.effects)[:own]:
        yield EffectEnded(spell, "lost")


def depart(bout: Bout, who: Identity, why: Why) -> None:
    """Take somebody out of the combat; opponents may not follow who has fled (DBF-COMBAT-33, DBF-AFTER-10)."""
    fighter = bout.fighter(who)
    out, leaves = DEPARTURES[why]
    bout.change(who, out=out, prone=False)
    bout.update(lost=True)
    against = bout.state.fighters if out == "fled" else ()
    opponents = tuple(one.id for one in against if one.side == opposite(fighter.side))
    bout.tell(Departed(who, why, opponents, leaves))
