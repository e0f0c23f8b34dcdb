"""The clock of DBF: how minutes of the game pass, what runs for a character, and what happens when it has run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.rules.core.facts import Identity, LivesChanged
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Clocks, Span, SpanState, Timer
from bot.rules.dbf.applying import apply
from bot.rules.dbf.bodies import of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import OutOfGameEnded, StatusChanged
from bot.rules.dbf.lasting import effects_of, end_effect
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.dbf.work import finish


@dataclass(frozen=True, slots=True)
class DbfTimekeeping:
    """One clock for all minutes of the game (DBF-GEN-10, R-PBP-1)."""

    books: DbfBooks

    def minute_seconds(self, rulings: Rulings) -> int:
        """Return the length of a minute: as the guild set it, else by its tempo (R-PBP-1)."""
        if rulings["minute_seconds"] is not None:
            return rulings.number("minute_seconds")
        return self.books.figures.number(f"time.minute_seconds.{rulings.word('tempo')}")

    def runs(self, state: SpanState, rulings: Rulings) -> bool:
        """Say whether the clock runs: always when free, in a combat as the guild rules, never else (R-PBP-1)."""
        return state == "free" or (state == "in_combat" and not rulings.flag("freeze_timers_in_combat"))

    def minutes(self, spans: Sequence[Span], rulings: Rulings) -> int:
        """Return the whole minutes in all the time that counts together (DBF-GEN-10)."""
        counted = sum(span.seconds for span in spans if self.runs(span.state, rulings))
        return counted // self.minute_seconds(rulings)

    def running(
        self, character: Identity, sheet: DbfSheet, rulings: Rulings, *, in_combat: bool = False
    ) -> tuple[Timer, ...]:
        """Return what runs: waking, the body of the dead, the way back, work, effects (DBF-AFTER-1, -8, DBF-GEN-1)."""
        return tuple(_running(self.books, character, sheet, rulings, in_combat=in_combat))

    def clocks(
        self,
        character: Identity,
        sheet: DbfSheet,
        facts: Sequence[DbfFact],
        rulings: Rulings,
        *,
        in_combat: bool = False,
    ) -> Clocks:
        """Return the timers the facts stop and start; what runs before and after them is not touched."""
        runs = self.running(character, sheet, rulings, in_combat=in_combat)
        clocks = Clocks()
        for fact in facts:
            ran, sheet = runs, apply(sheet, fact)
            runs = self.running(character, sheet, rulings, in_combat=in_combat)
            clocks = _then(clocks, ran, runs)
        return clocks

    def ring(
        self, sheet: DbfSheet, kind: str, spell: str | None, rulings: Rulings, *, in_combat: bool = False
    ) -> tuple[DbfFact, ...]:
        """Return what a timer does that has run; nothing to a sheet that has moved on, nobody wakes into a combat."""
        return tuple(RINGS[kind](Ring(self.books, sheet, spell, rulings, in_combat)))


def _then(clocks: Clocks, ran: tuple[Timer, ...], runs: tuple[Timer, ...]) -> Clocks:
    """A timer that was only started on the way and is stopped again is no news."""
    over = [timer for timer in ran if timer not in runs]
    started = [timer for timer in clocks.started if timer not in over]
    stopped = [*clocks.stopped, *(timer for timer in over if timer not in clocks.started)]
    return Clocks((*started, *(timer for timer in runs if timer not in ran)), tuple(stopped))


def _running(
    books: DbfBooks, character: Identity, sheet: DbfSheet, rulings: Rulings, *, in_combat: bool
) -> Iterator[Timer]:
    """Sleepers and the knocked out begin to wake when the combat is over (R-AFT-1, R-SPL-6)."""
    lies = not in_combat or rulings.word("ko_timer_from") == "knockout"
    if sheet.status == "knocked_out" and lies:
        yield Timer(character, "wake", books.figures.number("after_combat.knocked_out_minutes"))
    if sheet.status == "dead":
        yield Timer(character, "dead", books.figures.number("after_combat.dead_minutes"))
    if sheet.out_of_game is not None and sheet.out_of_game.returning:
        yield Timer(character, "return", books.figures.number("general.out_of_game_return_minutes"))
    if sheet.work is not None:
        yield Timer(character, "work", sheet.work.minutes)
    for effect in sheet.effects:
        waits = in_combat and any(one.holds == "asleep" for _, one in effects_of(books, (effect.spell,)))
        if effect.minutes is not None and not waits:
            yield Timer(character, "effect", effect.minutes, effect.spell)


@dataclass(frozen=True, slots=True)
class Ring:
    """A timer that has run, and the sheet it finds."""

    books: DbfBooks
    sheet: DbfSheet
    spell: str | None
    rulings: Rulings
    in_combat: bool


def _wake(ring: Ring) -> Iterator[DbfFact]:
    """A knocked out character comes round with 1 life (DBF-AFTER-1)."""
    if ring.sheet.status == "knocked_out" and not ring.in_combat:
        yield LivesChanged(ring.books.figures.number("after_combat.wakes_with_lives"))


def _dead(ring: Ring) -> Iterator[DbfFact]:
    """The head ORG has the case from now on (DBF-AFTER-8, R-AFT-5)."""
    if ring.sheet.status == "dead":
        yield StatusChanged("dead", "with_head_org")


def _return(ring: Ring) -> Iterator[DbfFact]:
    """The player is back in the game (DBF-GEN-1)."""
    away = ring.sheet.out_of_game
    if away is not None and away.returning:
        yield OutOfGameEnded(away.reason)


def _effect(ring: Ring) -> Iterator[DbfFact]:
    """The effect of a spell is over, with the trance, sleep or form it gave (R-SPL-6, R-SPL-15, R-SPL-21)."""
    if ring.spell is not None:
        yield from end_effect(ring.books, of_sheet(ring.books, ring.sheet, ring.rulings), ring.spell, "time")


def _work(ring: Ring) -> Iterator[DbfFact]:
    """The minutes of breaking, of a lock or of brewing are over (DBF-ABIL-NICENIE-3, -ZLODEJINA-1, -ALCHYMIA-3)."""
    yield from finish(ring.books, ring.sheet, ring.rulings)


RINGS: Mapping[str, Callable[[Ring], Iterator[DbfFact]]] = {
    "wake": _wake,
    "dead": _dead,
    "return": _return,
    "effect": _effect,
    "work": _work,
}
