"""A long game at random: the truth is kept on both engines, and refusals change nothing."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.game.characters.keep import audit
from tests.support.random_game import DONE, RandomGame
from tests.support.table import Table

STEPS = 250
GUILDS = itertools.count(5_000)


@pytest.mark.parametrize("seed", [20_260_101])
async def test_after_a_long_game_every_sheet_follows_from_the_ledger(table: Table, seed: int) -> None:
    game = RandomGame(table, random.Random(seed), compare_refused=0.25)
    await game.play(STEPS, check_every=100, reopen_every=90)
    assert game.told[DONE] > STEPS / 3
    assert {"undo_later_facts", "request_already_approved"} & set(game.told)


@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(dice=st.randoms(use_true_random=False))
async def test_a_refused_command_changes_nothing(table: Table, dice: random.Random) -> None:
    fresh = Table(table.game, table.watch, table.url, guild_id=next(GUILDS))
    await fresh.set_up()
    await RandomGame(fresh, dice).play(12, check_every=6)


async def test_a_sheet_changed_behind_the_ledgers_back_is_noticed(table: Table) -> None:
    game = RandomGame(table, random.Random(1))
    hero = await table.hero()
    await game.check()
    async with table.game.database.begin(write=True) as unit:
        (found,) = await unit.characters.all(table.guild_id)
        found.sheet = {**found.sheet, "xp": 1}
    assert await audit(table.game, table.guild_id) == ["Jasmína"]
    with pytest.raises(AssertionError):
        await game.check()
    assert (await table.character(hero)).sheet["xp"] == 1
