"""The books of DBF: the files of rules_data/dbf/, validated and agreeing with one another."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field, model_validator

from bot.rules.dbf import designs
from bot.rules.dbf.crosschecks import contradictions
from bot.rules.dbf.designs import DesignBook
from bot.rules.dbf.entries import Shelf


class DbfBooks(Shelf):
    """All books of DBF; made only when they do not contradict one another."""

    designs: Mapping[str, DesignBook] = Field(default_factory=dict)

    @model_validator(mode="after")
    def _agree(self) -> DbfBooks:
        found = (*contradictions(self), *designs.contradictions(self, self.designs))
        if found:
            raise ValueError("\n".join(found))
        return self
