"""The base of every table: names of constraints, and what a Python type is in both databases."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, BigInteger, MetaData
from sqlalchemy.orm import DeclarativeBase

from bot.store.columns import Utc

CONVENTION = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
Json = dict[str, Any]


class Base(DeclarativeBase):
    """Every table; snowflakes are 64 bits, moments are UTC."""

    metadata = MetaData(naming_convention=CONVENTION)
    type_annotation_map = {datetime: Utc, Json: JSON, int: BigInteger}
