"""The unit of work: all or nothing, once for each key, and readers stand in nobody's way."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from bot.game import xp
from bot.game.characters import change, show
from bot.game.desk import Told, write
from bot.i18n.page import Page, dump_page
from bot.rules.core.refusal import Refusal
from bot.store.unit import Clash
from tests.support.table import MAREK, OLIVER, PETRA, Table


async def rename_and_raise(table: Table, error: Exception) -> None:
    """Change a character, write the change down, and leave by an error."""
    async with write(table.game, table.caller(PETRA)) as desk:
        found = await desk.unit.characters.get(table.guild_id, 1, lock=True)
        assert found is not None
        found.name = "Zmenená"
        desk.log("log-set-up")
        await desk.unit.flush()
        raise error


async def change_behind_the_back(table: Table) -> None:
    """Change a character that another hand changed since it was read, as a store without locks would let it."""
    async with table.game.database.begin(write=True) as unit:
        found = await unit.characters.get(table.guild_id, 1)
        assert found is not None
        await unit.session.execute(text("UPDATE characters SET version = version + 1"))
        found.name = "Druhá"


async def test_leaving_by_an_error_rolls_everything_back(table: Table) -> None:
    hero = await table.hero()
    with pytest.raises(ZeroDivisionError):
        await rename_and_raise(table, ZeroDivisionError())
    assert (await table.character(hero)).name == "Jasmína"
    async with table.game.database.begin(write=False) as unit:
        rows = await unit.outbox.due(table.guild_id, table.watch.now())
    assert [row.payload["text"] for row in rows] == ["log-character-created"]


async def test_leaving_by_a_refusal_rolls_everything_back_and_names_its_code(table: Table) -> None:
    hero = await table.hero()
    with pytest.raises(Told) as told:
        await rename_and_raise(table, Refusal("no_character"))
    assert told.value.code == "no_character"
    assert (await table.character(hero)).name == "Jasmína"


async def test_the_same_key_twice_is_a_clash(table: Table) -> None:
    at, answer = table.watch.now(), dump_page(Page(text="x"))
    async with table.game.database.begin(write=True) as unit:
        unit.deeds.add(table.guild_id, "key", at, answer)
    with pytest.raises(Clash):
        async with table.game.database.begin(write=True) as unit:
            unit.deeds.add(table.guild_id, "key", at, answer)


async def test_the_same_command_twice_acts_once_and_is_told_the_old_answer(table: Table) -> None:
    hero = await table.hero()
    caller = table.caller(OLIVER)
    first = await xp.add(table.game, caller, character=hero, amount=30, source="quest")
    with pytest.raises(Told) as again:
        await xp.add(table.game, caller, character=hero, amount=30, source="quest")
    assert again.value.code is None
    assert again.value.page == first
    assert (await table.character(hero)).sheet["xp"] == 30


async def test_a_repeat_is_told_the_old_answer_even_where_it_would_be_refused_by_now(table: Table) -> None:
    hero = await table.hero()
    caller = table.caller(PETRA)
    first = await change.retire(table.game, caller, character=hero, sure=True)
    with pytest.raises(Told) as again:
        await change.retire(table.game, caller, character=hero, sure=True)
    assert (again.value.code, again.value.page) == (None, first)


async def test_the_same_key_in_another_guild_is_another_command(table: Table) -> None:
    await table.hero()
    caller = table.caller(PETRA, key="the same")
    await change.switch(table.game, caller, character="Jasmína")
    other = Table(table.game, table.watch, table.url, guild_id=2_002)
    await other.set_up()
    await other.hero()
    page = await change.switch(other.game, other.caller(PETRA, key="the same"), character="Jasmína")
    assert "Jasmína" in page.text


async def test_readers_do_not_lock(table: Table) -> None:
    hero = await table.hero()
    database = table.game.database
    async with database.begin(write=False) as first, database.begin(write=False) as second:
        assert await first.characters.all(table.guild_id)
        assert await second.characters.all(table.guild_id)
        async with asyncio.timeout(3):
            await xp.add(table.game, table.caller(OLIVER), character=hero, amount=30, source="quest")
    assert (await table.character(hero)).sheet["xp"] == 30


async def test_a_reader_is_not_held_up_by_a_writer(table: Table) -> None:
    hero = await table.hero()
    async with table.game.database.begin(write=True) as unit:
        found = await unit.characters.get(table.guild_id, 1, lock=True)
        assert found is not None
        found.name = "Nedopísaná"
        await unit.flush()
        async with asyncio.timeout(3):
            page = await show.show(table.game, table.caller(MAREK), character=hero)
        assert page.title == "Jasmína"


async def test_a_row_that_changed_meanwhile_is_a_clash(table: Table) -> None:
    await table.hero()
    with pytest.raises(Clash):
        await change_behind_the_back(table)
    assert (await table.character("=1")).name == "Jasmína"
