"""Alembic's way in: runs the steps on the connection the caller hands over."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context

from bot.store.columns import Utc
from bot.store.tables import Base


def render_item(kind: str, item: Any, _context: Any) -> str | Literal[False]:
    """Write our own types as the plain ones underneath: a step must not depend on today's classes."""
    return "sa.DateTime(timezone=True)" if kind == "type" and isinstance(item, Utc) else False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
    render_item=render_item,
)
with context.begin_transaction():
    context.run_migrations()
