"""Glue between the Odrie vectors and bot.rules.odrie: one small function for each kind of input; no rule lives here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Json = Mapping[str, Any]

ODRIE: Mapping[str, Callable[[Json, Json], Json]] = {}
