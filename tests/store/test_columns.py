"""Columns mean the same on both engines: moments are UTC, whole numbers have 64 bits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy.exc import StatementError

from bot.store.tables import Character, Deed, Json
from bot.store.unit import Database
from tests.support.table import Table

LARGEST = 2**63 - 1


async def kept(database: Database, at: datetime, answer: Json | None = None) -> Deed:
    """Keep a deed and return what another transaction reads back."""
    async with database.begin(write=True) as unit:
        unit.deeds.add(1, "key", at, answer or {})
    async with database.begin(write=False) as unit:
        deed = await unit.session.get(Deed, (1, "key"))
    assert deed is not None
    return deed


@pytest.mark.parametrize(
    "at",
    [
        datetime(2026, 3, 29, 1, 30, tzinfo=UTC),
        datetime(2026, 10, 25, 2, 30, fold=1, tzinfo=ZoneInfo("Europe/Bratislava")),
        datetime(2026, 1, 1, 23, 59, 59, 999_999, tzinfo=timezone(timedelta(hours=-9, minutes=-30))),
    ],
)
async def test_a_moment_of_any_zone_comes_back_as_the_same_moment_in_utc(table: Table, at: datetime) -> None:
    deed = await kept(table.game.database, at)
    assert deed.at == at.astimezone(UTC)
    assert deed.at.utcoffset() == timedelta(0)


async def test_a_moment_without_a_zone_is_refused(table: Table) -> None:
    with pytest.raises(StatementError, match="without a zone"):
        await kept(table.game.database, datetime(2026, 1, 1, 12))  # noqa: DTZ001  # that is the point


@pytest.mark.parametrize("number", [2**31, 2**53, 2**53 + 1, LARGEST])
async def test_whole_numbers_keep_every_digit(table: Table, number: int) -> None:
    hero = await table.hero(owner_id=number)
    character = await table.character(hero)
    assert character.owner_id == number
    assert type(character.owner_id) is int


@pytest.mark.parametrize("number", [2**53, 2**53 + 1])
async def test_numbers_inside_json_keep_every_digit(table: Table, number: int) -> None:
    deed = await kept(table.game.database, table.watch.now(), {"number": number})
    assert deed.answer == {"number": number}
    assert type(deed.answer["number"]) is int


async def test_text_comes_back_letter_by_letter(table: Table) -> None:
    name = "Žofia 👨‍👩‍👧 Ǆ \\ ' \" ; –"
    deed = await kept(table.game.database, table.watch.now(), {"name": name})
    assert deed.answer == {"name": name}


async def test_ids_are_given_in_ascending_order(table: Table) -> None:
    await table.hero("Prvá")
    await table.hero("Druhá")
    async with table.game.database.begin(write=False) as unit:
        found: list[Character] = await unit.characters.all(table.guild_id)
    assert [one.name for one in sorted(found, key=lambda one: one.id)] == ["Prvá", "Druhá"]
