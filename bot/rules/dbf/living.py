"""What a change of lives makes of a sheet: at 0 knocked out, above it up again."""

from __future__ import annotations

from bot.rules.dbf.sheet import DbfSheet, Status

FELLED: frozenset[Status] = frozenset({"active", "asleep", "trance", "out_of_game"})


def with_lives(sheet: DbfSheet, amount: int) -> DbfSheet:
    """Return the sheet after present lives changed: at 0 knocked out, above 0 up again (DBF-COMBAT-43, R-LIFE-9)."""
    lives = sheet.lives + amount
    status = _status(sheet, lives) if amount else sheet.status
    return sheet.model_copy(update={"lives": lives, "status": status})


def _status(sheet: DbfSheet, lives: int) -> Status:
    if lives <= 0:
        return "knocked_out" if sheet.status in FELLED else sheet.status
    return sheet.up() if sheet.status == "knocked_out" else sheet.status


def with_own_lives(sheet: DbfSheet, amount: int) -> DbfSheet:
    """Return the sheet after its own lives changed, which are put aside while it is in a form (R-SPL-15)."""
    if sheet.shape is None:
        return with_lives(sheet, amount)
    return sheet.model_copy(update={"shape": sheet.shape.model_copy(update={"kept": sheet.shape.kept + amount})})
