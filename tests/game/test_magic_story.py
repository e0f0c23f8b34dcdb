"""A story of magic at random: no negative life, a refusal changes nothing, the same dice tell the same story."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.support.magic_story import DONE, REPEATED, MagicStory
from tests.support.pages import sqlite_only
from tests.support.table import Table

STEPS = 300
GUILDS = itertools.count(7_000)


async def another(table: Table, seed: int | random.Random, **options: float) -> MagicStory:
    """Return a story that begins in a guild of its own."""
    fresh = Table(table.game, table.watch, table.url, guild_id=next(GUILDS))
    await fresh.set_up()
    story = MagicStory(fresh, random.Random(seed) if isinstance(seed, int) else seed, **options)
    await story.begin()
    return story


@pytest.mark.parametrize("seed", [20_260_301])
async def test_after_a_long_story_sheets_ledger_timers_scenes_and_questions_agree(table: Table, seed: int) -> None:
    story = MagicStory(table, random.Random(seed), compare_refused=0.2)
    await story.begin()
    await story.play(STEPS, check_every=10, reopen_every=90)
    assert story.told[DONE] > STEPS / 4
    assert {"target_not_here", "not_active", "not_in_combat", REPEATED} <= set(story.told)


@sqlite_only
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(dice=st.randoms(use_true_random=False))
async def test_a_refused_command_changes_nothing(table: Table, dice: random.Random) -> None:
    story = await another(table, dice)
    await story.play(12, check_every=4)


@sqlite_only
async def test_the_same_dice_tell_the_same_story(table: Table) -> None:
    told = []
    for _ in range(2):
        story = await another(table, 7, compare_refused=0)
        await story.play(60, check_every=20)
        async with story.table.game.database.begin(write=False) as unit:
            heroes = await unit.characters.all(story.table.guild_id)
        told.append((story.told, [(hero.name, _body(hero.sheet)) for hero in heroes]))
    assert told[0] == told[1]


def _body(sheet: dict[str, object]) -> dict[str, object]:
    # Conditions are named after the command that set them.
    return {key: value for key, value in sheet.items() if key != "conditions"}
