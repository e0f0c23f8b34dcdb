"""Moving between scenes and being present."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.scenes import Mover, Scenes
from tests.rules.support import refused
from tests.support.rule import rule


@pytest.fixture
def scenes(dbf: Ruleset) -> Scenes:
    """Return the scenes of DBF."""
    assert dbf.scenes is not None
    return dbf.scenes


@rule("DBF-PARTY-9")
def test_one_is_in_one_scene_at_a_time(scenes: Scenes, rulings: Rulings) -> None:
    assert scenes.enter(Mover("active", scene=1), 2, rulings) == 2
    scenes.leave(Mover("active", scene=1), rulings)


@rule("DBF-PARTY-10", "DBF-SPELL-JASNOVIDECTVO-5", "DBF-AFTER-13")
@pytest.mark.parametrize(
    ("held", "code"),
    [
        ({"status": "out_of_game", "in_combat": True}, "not_active"),
        ({"in_combat": True, "held_minutes": 0}, "in_combat"),
        ({"held_minutes": 4.9, "fled_into": {2: 0}}, "must_stay_in_place"),
        ({"fled_into": {2: 4.9}}, "pursuit_ban"),
        ({"fled_into": {2: 1.9}, "abilities": frozenset({"zalesactvo"})}, "pursuit_ban"),
    ],
)
def test_what_holds_a_character_is_told_in_the_order_of_the_rules(
    scenes: Scenes, rulings: Rulings, held: dict[str, Any], code: str
) -> None:
    mover = Mover(**{"status": "active", "scene": 1, **held})
    assert refused(lambda: scenes.enter(mover, 2, rulings)).code == code


def test_only_the_scene_of_the_fled_one_is_closed(scenes: Scenes, rulings: Rulings) -> None:
    mover = Mover("active", scene=1, fled_into={2: 0})
    assert scenes.enter(mover, 3, rulings) == 3
    scenes.leave(mover, rulings)


@rule("DBF-PARTY-9")
def test_who_is_nowhere_is_near_nobody(scenes: Scenes) -> None:
    assert scenes.present(1, 1)
    assert not scenes.present(1, 2)
    assert not scenes.present(None, None)
