"""Counts the statements a database is asked, beginnings and ends of transactions aside."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine


@contextmanager
def statements(engine: AsyncEngine) -> Iterator[list[str]]:
    """Yield the list into which every statement is written from now on."""
    heard: list[str] = []

    def listen(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if not statement.startswith("BEGIN"):
            heard.append(statement)

    event.listen(engine.sync_engine, "before_cursor_execute", listen)
    try:
        yield heard
    finally:
        event.remove(engine.sync_engine, "before_cursor_execute", listen)
