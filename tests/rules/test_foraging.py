"""What nature gives: herbs of a patch, hides of slain animals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core.deeds import Foraging, Patch
from bot.rules.core.goods import Thing
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import Beast
from tests.rules.field import HERE, MINT, doing, lying
from tests.rules.support import fold, refused, setting, sheet_of
from tests.support.rule import rule

PATCH = Patch("mint", "Mäta", portions=2, size=4, regrowth=3)
HIDE = Thing("ingredient", "wolf_hide", "Vlčia koža")


@pytest.fixture
def foraging(dbf: Ruleset) -> Foraging:
    """Return the rules under test."""
    assert dbf.foraging is not None
    return dbf.foraging


@rule("DBF-ABIL-ZALESACTVO-3..4", "DBF-ABIL-PRIRODA-2", "DBF-GEN-3")
@pytest.mark.parametrize("ability", ["zalesactvo", "priroda"])
def test_a_gatherer_takes_one_portion_at_a_time(foraging: Foraging, rulings: Rulings, ability: str) -> None:
    gatherer = doing(ability)
    done = foraging.gather(gatherer, PATCH, rulings)
    assert (done.gained, done.left) == (1, 1)
    assert fold(done.facts, gatherer.sheet).goods == (MINT,)


@rule("DBF-ABIL-ALCHYMIA-5")
def test_alchemists_gather_only_where_the_guild_says_so(dbf: Ruleset, foraging: Foraging, rulings: Rulings) -> None:
    alchemist = doing("alchymia")
    assert refused(lambda: foraging.gather(alchemist, PATCH, rulings)).code == "no_ability"
    assert foraging.gather(alchemist, PATCH, setting(dbf.rulings, alchemy_gathers_herbs=True)).gained == 1


@rule("DBF-ABIL-ZALESACTVO-3..4", "DBF-ABIL-PRIRODA-2")
def test_a_slain_animal_gives_one_hide_to_foresters_only(foraging: Foraging, rulings: Rulings) -> None:
    forester = doing("zalesactvo")
    done = foraging.skin(forester, 2, HIDE, rulings)
    assert (done.gained, done.left, fold(done.facts, forester.sheet).goods) == (1, 1, (HIDE,))
    assert refused(lambda: foraging.skin(doing("priroda"), 2, HIDE, rulings)).code == "no_ability"


@rule("DBF-ABIL-ZALESACTVO-4")
def test_where_nothing_is_left_nothing_is_taken(foraging: Foraging, rulings: Rulings) -> None:
    bare = replace(PATCH, portions=0)
    assert refused(lambda: foraging.gather(doing("zalesactvo"), bare, rulings)).code == "nothing_left_here"
    assert refused(lambda: foraging.skin(doing("zalesactvo"), 0, HIDE, rulings)).code == "nothing_left_here"


def test_who_lies_or_fights_gathers_nothing(foraging: Foraging, rulings: Rulings) -> None:
    down = replace(doing("priroda"), presence=lying())
    fights = replace(doing("priroda"), presence=replace(HERE, in_combat=True))
    assert refused(lambda: foraging.gather(down, PATCH, rulings)).code == "not_active"
    assert refused(lambda: foraging.gather(fights, PATCH, rulings)).code == "in_combat"


@pytest.mark.parametrize(("portions", "regrowth", "left"), [(2, 3, 4), (0, 1, 1), (2, 0, 2), (6, 1, 6)])
def test_a_patch_grows_up_to_its_size(foraging: Foraging, portions: int, regrowth: int, left: int) -> None:
    assert foraging.regrown(replace(PATCH, portions=portions, regrowth=regrowth)) == left


@pytest.mark.parametrize(
    ("nature", "status", "gives"),
    [
        (("living", "animal"), "knocked_out", True),
        (("living", "animal"), "dead", True),
        (("living", "animal"), "active", False),
        (("living", "animal"), "asleep", False),
        (("living",), "dead", False),
    ],
)
def test_only_an_animal_that_is_slain_gives_a_hide(
    foraging: Foraging, nature: tuple[str, ...], status: str, gives: bool
) -> None:
    creature = sheet_of("creep", status=status, creep=Beast(nature=nature, shown=("undead",), maximum=2))
    assert foraging.gives_hide(creature) is gives


def test_a_skinned_animal_does_not_get_up_again(foraging: Foraging) -> None:
    lies = sheet_of("creep", lives=0, status="knocked_out")
    assert fold(foraging.skinned(lies), lies).status == "dead"
    assert foraging.skinned(fold(foraging.skinned(lies), lies)) == ()
