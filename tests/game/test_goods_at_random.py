"""Goods at random: what there is in all changes only by ORGs, gathering, brewing and drinking."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.market import Market
from tests.support.pages import sqlite_only
from tests.support.table import Table

STEPS = 200
GUILDS = itertools.count(9_000)


async def market(table: Table, dice: random.Random) -> Market:
    """Return a market that opens in a guild of its own."""
    fresh = Table(table.game, table.watch, table.url, guild_id=next(GUILDS))
    await fresh.set_up()
    opened = Market(fresh, dice)
    await opened.begin()
    return opened


@pytest.mark.parametrize("seed", [20_260_501])
async def test_on_a_long_market_day_nothing_comes_out_of_nothing(table: Table, seed: int) -> None:
    opened = await market(table, random.Random(seed))
    await opened.play(STEPS, check_every=25)
    moves = {"give", "give_money", "grant", "pay", "gather", "brew", "drink", "fight", "act_in_fight"}
    refusals = {"amount_wrong", "same_character", "not_that_much", "already_at_work", "nothing_left_here", "in_combat"}
    assert (moves - set(+opened.done), refusals - set(opened.told)) == (set(), set())


@sqlite_only
@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(dice=st.randoms(use_true_random=False))
async def test_whatever_is_done_totals_are_kept(table: Table, dice: random.Random) -> None:
    opened = await market(table, dice)
    await opened.play(15, check_every=15)
