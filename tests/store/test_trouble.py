"""What is wrong with an operator's database becomes one plain code; a mistake of ours passes as it is."""

from __future__ import annotations

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from bot.store.engine import create_engine
from bot.store.trouble import DatabaseTrouble, plainly


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_database_that_does_not_exist_on_the_server_is_refused(database_url: str) -> None:
    engine = create_engine(database_url.replace("/vo_", "/nothing_"))
    with pytest.raises(DatabaseTrouble, match="refused"), plainly():
        async with engine.connect():
            pass
    await engine.dispose()


async def test_a_wrong_statement_is_our_mistake_and_no_trouble_of_the_operator(database_url: str) -> None:
    engine = create_engine(database_url)
    with pytest.raises(DBAPIError, match="nothing"), plainly():
        async with engine.connect() as connection:
            await connection.execute(text("SELECT * FROM nothing"))
    await engine.dispose()


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_a_wrong_password_or_a_role_nobody_knows_is_refused(database_url: str) -> None:
    engine = create_engine(make_url(database_url).set(username="nobody_at_all").render_as_string(hide_password=False))
    with pytest.raises(DatabaseTrouble, match="refused"), plainly():
        async with engine.connect():
            pass
    await engine.dispose()
