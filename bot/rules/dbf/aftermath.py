"""After a combat in DBF: waking, loot, the last blow, pursuit, and revival by an ORG."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from bot.rules.core.aftermath import Flown, Killed, Looted, Pursued
from bot.rules.core.conduct import Bystander
from bot.rules.core.facts import LivesChanged
from bot.rules.core.goods import Haul, Party, Passed
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.core.scenes import Mover
from bot.rules.dbf import spoils
from bot.rules.dbf.applying import apply
from bot.rules.dbf.bodies import of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.carrying import check_amounts, pass_on
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.lives import lose, revive
from bot.rules.dbf.permits import check_told
from bot.rules.dbf.scenes import DbfScenes
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.dbf.timekeeping import DbfTimekeeping

FALLEN = spoils.LOOTABLE | {"with_head_org"}


@dataclass(frozen=True, slots=True)
class DbfAftermath:
    """What happens between those who are up and those who lie (part 13 of the rules)."""

    books: DbfBooks

    def spoils(self, fallen: DbfSheet) -> Haul:
        """Return all that may be taken from a character (DBF-AFTER-2..4)."""
        return spoils.spoils(self.books, fallen)

    def check_loot(self, looter: Bystander, fallen: Bystander, *, combat_over: bool) -> Literal["org"] | None:
        """Refuse looting somebody; `org` where its loot goes to the winners through an ORG (DBF-AFTER-2, -12)."""
        return spoils.check_loot(self.books, looter, fallen, combat_over=combat_over)

    def loot(self, looter: Party, fallen: Party, haul: Haul | None = None, *, combat_over: bool) -> Looted:
        """Return what taking a haul does (None: everything that may be taken), or refuse it (DBF-AFTER-2..4)."""
        through = self.check_loot(looter.presence, fallen.presence, combat_over=combat_over)
        if haul is not None:
            spoils.check_haul(self.books, haul)
        if through is not None:
            return Looted(None, through)
        wanted = self.spoils(fallen.sheet) if haul is None else check_amounts(haul)
        if not wanted.ducats and not wanted.things:
            return Looted(Passed(wanted))
        return Looted(pass_on(fallen, looter, wanted, "loot"))

    def kill(
        self,
        killer: Bystander,
        victim: Bystander,
        sheet: DbfSheet,
        rulings: Rulings,
        *,
        words: str,
        combat_over: bool,
        last_phase: bool,
    ) -> Killed:
        """Return a killing, which the ORG council judges; it needs its words (DBF-AFTER-5..8, R-AFT-5, R-PBP-3)."""
        spoils.check_kill(killer, victim, combat_over=combat_over)
        check_told(words, "DBF-AFTER-5")
        reviewed = self.books.figures.at("after_combat.kill.reviewed_by") is not None
        facts = tuple(_slain(self.books, sheet, rulings))
        return Killed(facts, reviewed, spoils.warns(rulings, last_phase=last_phase))

    def pursue(self, pursuer: Mover, fled: Flown, rulings: Rulings) -> Pursued:
        """Return the scene a pursuit leads into; only opponents have to wait (DBF-AFTER-10, -11, -13, R-AFT-6)."""
        if fled.scene is None:
            raise Refusal("trail_lost", rule="DBF-AFTER-13")
        banned = {fled.scene: fled.minutes} if fled.was_opponent else {}
        mover = replace(pursuer, fled_into={**pursuer.fled_into, **banned})
        return Pursued(DbfScenes(self.books).enter(mover, fled.scene, rulings))

    def combat_ended(self, sheet: DbfSheet, minutes_down: float, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return the waking of whoever has lain its time in a combat; nobody else heals (DBF-AFTER-1, -9, R-AFT-1)."""
        timekeeping = DbfTimekeeping(self.books)
        ran = timekeeping.running(0, sheet, rulings, in_combat=True)
        over = any(timer.kind == "wake" and timer.minutes <= minutes_down for timer in ran)
        return timekeeping.ring(sheet, "wake", None, rulings) if over else ()

    def revive(self, sheet: DbfSheet, rulings: Rulings, lives: int | None = None) -> tuple[DbfFact, ...]:
        """Return an ORG's revival, which is the head ORG's answer to the dead as well (DBF-AFTER-8)."""
        if sheet.status not in FALLEN:
            raise Refusal("target_not_dead_or_knocked_out", rule="DBF-AFTER-8")
        body = of_sheet(self.books, sheet, rulings)
        if lives is not None and not 1 <= lives <= body.maximum:
            raise Refusal("revived_lives_wrong", most=body.maximum)
        facts = revive(self.books, body)
        raised = sheet
        for fact in facts:
            raised = apply(raised, fact)
        short = 0 if lives is None else lives - raised.lives
        return (*facts, LivesChanged(short)) if short else facts


def _slain(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> Iterator[DbfFact]:
    """Yield a killing: trance and form end, no life is left, then death; nobody wakes from it (R-AFT-5)."""
    yield from lose(books, of_sheet(books, sheet, rulings), sheet.lives)
    yield StatusChanged("knocked_out", "dead")
