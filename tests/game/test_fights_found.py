"""What random fights have found, each told once more: clocks that ran out, bystanders gone, creeps taken away."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from bot.game import lives
from bot.game.combat import act, challenge, ruling
from bot.game.creeps import herd
from bot.game.scenes import commands as scenes
from tests.support.fight_game import DONE, Deed, FightGame
from tests.support.fight_moves import rule_all, time_passes
from tests.support.fight_world import PLACES, PLAYED, new_world
from tests.support.table import OLIVER

# Their ids: two heroes of Petra, two of Marek, two of Zuzana, one of an ORG, three creeps.
JASMINA, JAN, SECOND_MAGE, SECOND_WARRIOR, ZOFIA, DAN, OTO, FIRST_CREEP, SECOND_CREEP, WOLF = range(1, 11)
MINUTES_OF_A_STEP = 30 * 60  # longer than any deadline, quiet hours and all


@pytest.fixture
def folder() -> Iterator[str]:
    """A folder for the file of a game; the world is made before any loop runs."""
    new_world()
    with tempfile.TemporaryDirectory() as made:
        yield made


@pytest.fixture
async def game(folder: str) -> AsyncIterator[FightGame]:
    """A game of fights; after every deed it checks all that must hold."""
    opened = FightGame.opened(folder, 7)
    yield opened
    await opened.close()


async def do(game: FightGame, use_case: Any, who: int | None = None, place: int = PLACES[0], **options: Any) -> str:
    """Let the player of a hero, or an ORG, do something."""
    return await game.do(Deed(use_case, PLAYED.get(who or 0, OLIVER), options, place))


async def answer(game: FightGame, who: int, what: str, combat_id: int = 1) -> str:
    """Let somebody answer in a fight."""
    return await do(game, act.act, who, combat_id=combat_id, character_id=who, what=what)


async def begin(game: FightGame, by: int, target: int) -> None:
    """Let one challenge another."""
    assert await do(game, challenge.challenge, by, target=f"={target}", subject=f"={by}") == DONE


async def test_whoever_could_not_wake_in_a_fight_wakes_when_it_is_over(game: FightGame) -> None:
    early = {"ko_timer_from": "knockout", "freeze_timers_in_combat": False, "tempo": "live"}
    await do(game, rule_all, chosen={"dbf": early})
    await begin(game, JAN, FIRST_CREEP)
    await game.do(time_passes(MINUTES_OF_A_STEP))
    await do(game, lives.add, character=f"={FIRST_CREEP}", amount=-9, reason="x")
    await game.do(time_passes(10))  # five minutes are over, but nobody wakes into a fight
    assert game.truth().people[FIRST_CREEP].sheet["status"] == "knocked_out"
    assert await do(game, ruling.end, combat_id=1, reason="x") == DONE
    await game.do(time_passes(0))
    assert game.truth().people[FIRST_CREEP].sheet["status"] == "active"


async def test_who_stood_by_and_went_away_is_not_waited_for_and_joins_nobody(game: FightGame) -> None:
    await begin(game, JAN, FIRST_CREEP)
    assert await do(game, scenes.enter, OTO, PLACES[1], subject=f"={OTO}") == DONE
    (fight,) = game.truth().open_fights
    assert OTO not in fight.awaited()
    assert SECOND_MAGE in fight.awaited()
    assert await answer(game, OTO, "join_challenger") == "not_near_any_more"
    assert await do(game, scenes.enter, OTO, PLACES[0], subject=f"={OTO}") == DONE
    assert await answer(game, OTO, "join_challenger") == DONE


async def test_who_stood_by_and_fights_another_fight_joins_nobody(game: FightGame) -> None:
    await begin(game, JAN, FIRST_CREEP)
    await begin(game, SECOND_WARRIOR, WOLF)
    assert await answer(game, SECOND_WARRIOR, "join_challenger") == "not_near_any_more"
    assert len(game.truth().open_fights) == 2


async def test_a_creep_taken_out_of_a_paused_scene_leaves_no_clock_behind(game: FightGame) -> None:
    assert await do(game, scenes.pause) == DONE
    assert await do(game, herd.remove, creep=f"={WOLF}") == DONE
    assert [row for row in game.kept.tables["holds"] if row["character_id"] == WOLF] == []
