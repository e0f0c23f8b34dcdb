"""Rows only ever appended: collected while a command works, inserted in one statement for each table at its end."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Insert, insert
from sqlalchemy.orm import Session

from bot.store.tables import Base


class Pending:
    """The new rows of one table; nobody asks for their ids, which SQLite would give only row by row."""

    def __init__(self, insertion: Insert) -> None:
        self._insertion = insertion
        self._rows: list[dict[str, Any]] = []

    def add(self, row: Base) -> None:
        """Collect a row; every column but the id must be set."""
        self._rows.append(
            {column.key: getattr(row, column.key) for column in row.__table__.columns if column.key != "id"}
        )

    def keep(self, session: Session) -> None:
        """Insert what was collected; rows it refers to must be flushed already."""
        if self._rows:
            rows, self._rows = self._rows, []
            session.execute(self._insertion, rows)


def insertion(kind: type[Base]) -> Insert:
    """Return the statement that inserts rows of a table."""
    return insert(kind.__table__)  # type: ignore[arg-type]  # a mapped class always has a table
