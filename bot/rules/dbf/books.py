"""The books of DBF: the files of rules_data/dbf/, validated and agreeing with one another."""

from __future__ import annotations

from pydantic import model_validator

from bot.rules.dbf.crosschecks import contradictions
from bot.rules.dbf.entries import Shelf


class DbfBooks(Shelf):
    """All books of DBF; made only when they do not contradict one another."""

    @model_validator(mode="after")
    def _agree(self) -> DbfBooks:
        found = contradictions(self)
        if found:
            raise ValueError("\n".join(found))
        return self
