"""Conduct in DBF: switching and retiring, handing things over, going out of game and coming back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.core.conduct import Bystander, StepAside
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import OutOfGameBegan, OutOfGameEnded, ReturnAnnounced
from bot.rules.dbf.sheet import NOT_ACTIVE, DbfSheet

LYING = frozenset({"knocked_out", "asleep", "trance", "dead"})
# By action: the statuses in which the character may not be left alone.
HELD_BACK: Mapping[StepAside, frozenset[str]] = {
    "character_switch": LYING,
    "character_retire": LYING,
    "party_leave": frozenset(),
}


@dataclass(frozen=True, slots=True)
class DbfConduct:
    """What a player may do with a character besides playing it."""

    def step_aside(self, who: Bystander, action: StepAside) -> None:
        """Refuse leaving a fight, or switching from and retiring one who lies (DBF-GEN-9, R-PBP-7)."""
        refusals = (("in_combat", who.in_combat), ("not_active", who.status in HELD_BACK[action]))
        _refuse_first(refusals, "DBF-GEN-9")

    def give(self, giver: Bystander, receiver: Bystander) -> None:
        """Refuse handing something over, in the order of DBF-GEN-8 (R-PBP-7)."""
        near = giver.scene is not None and giver.scene == receiver.scene and receiver.visible
        refusals = (
            ("not_active", giver.status in NOT_ACTIVE),
            ("in_combat", giver.in_combat),
            ("target_not_here", not near),
            ("party_in_combat", receiver.in_combat),
            ("target_not_active", receiver.status in NOT_ACTIVE),
        )
        _refuse_first(refusals, "DBF-GEN-8")

    def leave_game(self, sheet: DbfSheet, reason: str, *, in_combat: bool = False) -> tuple[DbfFact, ...]:
        """Return the fact of going out of game, which is free but needs its reason (DBF-GEN-1, R-PBP-5)."""
        away, words = sheet.out_of_game, reason.strip()
        refusals = (
            ("already_out_of_game", away is not None and not away.returning),
            ("reason_required", not words),
        )
        _refuse_first(refusals, "DBF-GEN-1")
        return (OutOfGameBegan(words, in_combat),)

    def return_to_game(self, sheet: DbfSheet, *, lifted: bool = False) -> tuple[DbfFact, ...]:
        """Return the way back: at once if the absence never took effect or an ORG lifted the wait (R-PBP-5)."""
        away = sheet.out_of_game
        if away is None:
            raise Refusal("not_out_of_game", rule="DBF-GEN-1")
        if lifted or sheet.status != "out_of_game":
            return (OutOfGameEnded(away.reason),)
        if away.returning:
            raise Refusal("out_of_game_wait", rule="DBF-GEN-1")
        return (ReturnAnnounced(),)

    def settle(self, sheet: DbfSheet) -> tuple[DbfFact, ...]:
        """Return the absence of somebody who only passed while the combat was on (R-PBP-5)."""
        away = sheet.out_of_game
        return (OutOfGameBegan(away.reason),) if away is not None and sheet.status == "active" else ()


def _refuse_first(refusals: tuple[tuple[str, bool], ...], rule: str) -> None:
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule=rule)
