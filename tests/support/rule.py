"""The mark of a test that would fail if a rule of the book were broken: `@rule("DBF-COMBAT-13")`."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Return the mark; an id may be a range (`DBF-ABIL-1..5`)."""
    return pytest.mark.rule(*ids)
