"""Statements of the commands used most: each one asked of the database costs every player's patience."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.game import abilities, approvals, casting, xp
from bot.game.characters import show
from bot.game.combat import spells
from tests.support.six_mages import CASTER, SPELL, TARGET, begin
from tests.support.statements import statements
from tests.support.table import MAREK, OLIVER, PETRA, Table
from tests.support.world import World

SHOW, ADD, DECLARE = 3, 6, 10


@pytest.fixture
async def grown(table: Table) -> str:
    """A character with an ability and XP, as most are."""
    hero = await table.hero()
    await abilities.choose(table.game, table.caller(PETRA), character=hero, ability="vytrvalost")
    await approvals.decide(table.game, table.caller(OLIVER), request_id=1, approve=True)
    await xp.add(table.game, table.caller(OLIVER), character=hero, amount=30, source="quest")
    return hero


@pytest.mark.parametrize("meant_by", [None, "token", "Jasmína"])
async def test_showing_a_character_asks_three_statements_at_most(
    table: Table, grown: str, meant_by: str | None
) -> None:
    character = grown if meant_by == "token" else meant_by
    with statements(table.game.database.engine) as heard:
        await show.show(table.game, table.caller(PETRA), character=character)
    assert len(heard) <= SHOW, heard


@pytest.mark.parametrize("meant_by", ["token", "Jasmína"])
@pytest.mark.parametrize("amount", [5, 1_000], ids=["plain", "with a new level"])
async def test_adding_xp_asks_six_statements_at_most(table: Table, grown: str, meant_by: str, amount: int) -> None:
    character = grown if meant_by == "token" else meant_by
    with statements(table.game.database.engine) as heard:
        await xp.add(table.game, table.caller(OLIVER), character=character, amount=amount, source="quest")
    assert len(heard) <= ADD, heard


async def test_declaring_a_spell_among_six_asks_ten_statements_at_most(table: Table) -> None:
    game = table.game
    fight = await begin(game, *(partial(table.caller, user_id) for user_id in (OLIVER, PETRA, MAREK)))
    place = {"combat_id": fight.combat_id, "character_id": fight.ids[CASTER]}
    with statements(game.database.engine) as tapped:
        await spells.choose(game, table.caller(PETRA), **place, wanted=spells.Wanted(SPELL, (fight.ids[TARGET],)))
    await fight.restore(game)
    with statements(game.database.engine) as typed:
        await casting.cast(game, table.caller(PETRA), wish=casting.Wish(SPELL, (TARGET,)))
    assert len(tapped) <= DECLARE, tapped
    assert len(typed) <= DECLARE, typed


async def test_the_whole_way_of_a_shown_character_asks_no_more(world: World) -> None:
    options: dict[str, Any] = {"name": "Jasmína", "faction": "kamelot", "class": "bojovnik"}
    await world.player.slash(world.play, "character create", **options)
    with statements(world.game.database.engine) as heard:
        await world.player.slash(world.play, "character show")
    assert len(heard) <= SHOW, heard
