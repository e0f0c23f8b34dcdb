"""Scenes of DBF: what holds a character where it is, and which scene is closed to it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.core.scenes import Mover
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.sheet import NOT_ACTIVE

TIME_STOP = "zastavenie_casu"
BANS = {
    "fled": "combat.pursuit.wait_minutes",
    "fog": "combat.fog_keep_away_minutes",
    "return": "general.out_of_game_return_minutes",
}


@dataclass(frozen=True, slots=True)
class DbfScenes:
    """Moving between scenes (DBF-PARTY-9, DBF-PARTY-10)."""

    books: DbfBooks

    def enter(self, mover: Mover, scene: Identity, rulings: Rulings) -> Identity:
        """Return the scene entered, which is the only one the mover is in (DBF-PARTY-9), or refuse."""
        self._check(mover, scene)
        return scene

    def leave(self, mover: Mover, rulings: Rulings) -> None:
        """Refuse leaving where the mover is held (DBF-PARTY-10)."""
        self._check(mover, None)

    def present(self, scene: Identity | None, other: Identity | None) -> bool:
        """Say whether two characters are in the same scene; who is in none is near nobody (DBF-PARTY-9)."""
        return scene is not None and scene == other

    def ban_minutes(self, kind: str) -> int:
        """Return how long a ban lasts (DBF-AFTER-10, DBF-AFTER-14, DBF-GEN-1, DBF-SPELL-JASNOVIDECTVO-5)."""
        return self.books.figures.number(BANS[kind]) if kind in BANS else self.books.spells[TIME_STOP].minutes or 0

    def _check(self, mover: Mover, scene: Identity | None) -> None:
        fled = mover.fled_into.get(scene) if scene is not None else None
        refusals = (
            ("not_active", mover.status in NOT_ACTIVE),
            ("in_combat", mover.in_combat),
            ("must_stay_in_place", self._held(mover)),
            ("pursuit_ban", fled is not None and fled < self.pursuit_minutes(mover.abilities)),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code, rule="DBF-PARTY-10")

    def _held(self, mover: Mover) -> bool:
        """Zastavenie času holds the challengers for its minutes (DBF-SPELL-JASNOVIDECTVO-5)."""
        minutes = self.books.spells[TIME_STOP].minutes or 0
        return mover.held_minutes is not None and mover.held_minutes < minutes

    def pursuit_minutes(self, abilities: frozenset[str]) -> int:
        """Return how long an opponent keeps away from who fled (DBF-AFTER-10, DBF-AFTER-11, DBF-AFTER-13)."""
        able = any(self.books.abilities[key].pursues for key in abilities if key in self.books.abilities)
        name = "wait_minutes_with_zalesactvo" if able else "wait_minutes"
        return self.books.figures.number(f"combat.pursuit.{name}")
