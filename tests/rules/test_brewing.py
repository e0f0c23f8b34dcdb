"""Brewing: who can, of what, how long, and what drinking does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rules.core.deeds import Brewing, Doer, Potion
from bot.rules.core.facts import LivesChanged
from bot.rules.core.goods import Thing
from bot.rules.core.ruleset import Ruleset, WorkLine
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.goods_facts import GoodsChanged, RecipeForgotten, RecipeLearned, WorkBegan, WorkEnded
from bot.rules.dbf.sheet import OwnedAbility
from tests.rules.field import ELIXIR, HERE, MINT, SALT, after_work, doing, lying, rich
from tests.rules.support import fold, refused, setting, sheet_of
from tests.support.rule import rule

POTION = Potion("elixir", "Elixír", 1, (SALT, MINT, SALT), heals=2)
BAG = (replace(SALT, count=2), MINT)
MANY = tuple(Thing("ingredient", f"salt {number}") for number in range(21))  # one more than a potion takes


def alchemist(*goods: Thing, **more: object) -> Doer:
    """Return a wizard who knows the recipe and carries goods."""
    return doing("alchymia", character_class="carodej", recipes=("elixir",), goods=goods, **more)


@pytest.fixture
def brewing(dbf: Ruleset) -> Brewing:
    """Return the rules under test."""
    assert dbf.brewing is not None
    return dbf.brewing


@rule("DBF-ABIL-ALCHYMIA-2..3")
def test_a_potion_is_there_after_ten_minutes_and_its_ingredients_gone(
    dbf: Ruleset, brewing: Brewing, rulings: Rulings
) -> None:
    brewer = alchemist(*BAG)
    begun = brewing.brew(brewer, POTION, rulings)
    assert begun.minutes == 10
    assert begun.facts == (WorkBegan("brew", "elixir", 10, BAG, (ELIXIR,)),)
    assert fold(begun.facts, brewer.sheet).goods == BAG
    assert after_work(dbf, brewer.sheet, begun.facts, rulings).goods == (ELIXIR,)


def test_what_was_given_away_meanwhile_is_missing_in_the_pot(dbf: Ruleset, brewing: Brewing, rulings: Rulings) -> None:
    assert dbf.timekeeping is not None
    brewer = alchemist(*BAG)
    begun = fold(brewing.brew(brewer, POTION, rulings).facts, brewer.sheet)
    poorer = fold((GoodsChanged("ingredient", "salt", -1, "gift", "Soľ", "b"),), begun)
    assert dbf.timekeeping.ring(poorer, "work", None, rulings) == (WorkEnded("brew", "elixir", done=False),)


def test_an_ingredient_named_twice_is_needed_twice(brewing: Brewing, rulings: Rulings) -> None:
    assert refused(lambda: brewing.brew(alchemist(SALT, MINT), POTION, rulings)).code == "no_ingredients"


@rule("DBF-SAFETY-4", "DBF-ABIL-ALCHYMIA-2..4")
@pytest.mark.parametrize(
    ("brewer", "level", "code"),
    [
        (replace(alchemist(), presence=lying()), 9, "not_active"),
        (replace(alchemist(), presence=replace(HERE, in_combat=True)), 9, "in_combat"),
        (doing("nicenie"), 9, "no_ability"),
        (alchemist(), 2, "level_too_low"),
        (doing("alchymia", character_class="carodej"), 1, "no_recipe"),
        (alchemist(), 1, "no_ingredients"),
        (alchemist(*BAG, words=""), 1, "deed_not_told"),
    ],
)
def test_brewing_is_refused_for_the_first_reason(
    brewing: Brewing, rulings: Rulings, brewer: Doer, level: int, code: str
) -> None:
    assert refused(lambda: brewing.brew(brewer, replace(POTION, level=level), rulings)).code == code


@rule("DBF-ABIL-ALCHYMIA-4")
@pytest.mark.parametrize(("character_class", "level", "highest"), [("carodej", 3, 3), ("druid", 3, 1), ("knaz", 4, 2)])
def test_the_offset_of_the_class_lowers_the_highest_level(
    brewing: Brewing, rulings: Rulings, character_class: str, level: int, highest: int
) -> None:
    brewer = doing("alchymia", character_class=character_class, start_level=level)
    assert brewing.highest(brewer.sheet, rulings) == highest


@rule("DBF-ABIL-ALCHYMIA-4")
def test_the_offset_an_org_granted_counts_instead_of_that_of_the_class(brewing: Brewing, rulings: Rulings) -> None:
    druid = sheet_of("druid", start_level=5, abilities=(OwnedAbility(key="alchymia", offset=1),))
    assert brewing.highest(druid, rulings) == 4


@rule("DBF-ABIL-ZALESACTVO-4", "DBF-ABIL-PRIRODA-2")
def test_a_healing_potion_takes_one_portion_of_any_herb(dbf: Ruleset, brewing: Brewing, rulings: Rulings) -> None:
    sage = Thing("herb", "sage", "Šalvia", 2)
    brewer = doing("priroda", goods=(SALT, MINT, sage))
    anything = after_work(dbf, brewer.sheet, brewing.brew_healing(brewer, rulings).facts, rulings)
    assert anything.goods == (SALT, sage, Thing("potion", "healing_potion"))
    named = after_work(dbf, brewer.sheet, brewing.brew_healing(brewer, rulings, ("sage",)).facts, rulings)
    assert named.goods[:3] == (SALT, MINT, replace(sage, count=1))


@rule("DBF-ABIL-ZALESACTVO-3..4")
def test_a_healing_potion_needs_the_ability_and_herbs(brewing: Brewing, rulings: Rulings) -> None:
    assert refused(lambda: brewing.brew_healing(doing("alchymia", goods=(MINT,)), rulings)).code == "no_ability"
    assert refused(lambda: brewing.brew_healing(doing("zalesactvo", goods=(SALT,)), rulings)).code == "no_ingredients"
    other = doing("zalesactvo", goods=(MINT,))
    assert refused(lambda: brewing.brew_healing(other, rulings, ("sage",))).code == "no_ingredients"


def test_the_guild_says_how_long_and_how_strong_a_healing_potion_is(dbf: Ruleset, brewing: Brewing) -> None:
    quick = setting(dbf.rulings, woodcraft_brew_minutes=0, healing_potion_heals=2)
    brewer = doing("zalesactvo", goods=(MINT,))
    done = brewing.brew_healing(brewer, quick)
    assert (done.minutes, fold(done.facts, brewer.sheet).goods) == (0, (Thing("potion", "healing_potion"),))
    assert (brewing.healing(quick).heals, brewing.healing(quick).level) == (2, 0)


def test_a_potion_heals_up_to_the_maximum_and_is_gone(brewing: Brewing, rulings: Rulings) -> None:
    thirsty = rich(0, ELIXIR, lives=2)
    drunk = brewing.drink(thirsty, POTION, rulings)
    assert drunk == (GoodsChanged("potion", "elixir", -1, "drunk", "Elixír"), LivesChanged(1))
    assert brewing.drink(thirsty, POTION, rulings, in_combat=True) == drunk[:1]


def test_nobody_drinks_what_is_not_there_or_while_lying(brewing: Brewing, rulings: Rulings) -> None:
    assert refused(lambda: brewing.drink(rich(0), POTION, rulings)).code == "potion_not_carried"
    down = rich(0, ELIXIR, lives=0, status="knocked_out")
    assert refused(lambda: brewing.drink(down, POTION, rulings)).code == "not_active"


def test_a_recipe_is_learned_once_and_may_be_taken_away(brewing: Brewing) -> None:
    assert brewing.teach(rich(0), "elixir", "Elixír") == (RecipeLearned("elixir", "Elixír"),)
    learned = fold(brewing.teach(rich(0), "elixir"), rich(0))
    assert brewing.forget(learned, "elixir", "Elixír") == (RecipeForgotten("elixir", "Elixír"),)
    assert brewing.recipes(learned) == ("elixir",)
    assert refused(lambda: brewing.teach(learned, "elixir")).code == "recipe_known"
    assert fold(brewing.forget(learned, "elixir"), learned).recipes == ()
    assert refused(lambda: brewing.forget(rich(0), "elixir")).code == "recipe_not_known"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"name": "  "}, "potion_name_required"),
        ({"level": 0}, "potion_figures_wrong"),
        ({"level": 1001}, "potion_figures_wrong"),
        ({"heals": -1}, "potion_figures_wrong"),
        ({"heals": 101}, "potion_figures_wrong"),
        ({"heals": 0}, "potion_effect_required"),
        ({"ingredients": ()}, "potion_ingredients_wrong"),
        ({"ingredients": (replace(SALT, count=0),)}, "potion_ingredients_wrong"),
        ({"ingredients": (replace(SALT, count=1_000_001),)}, "potion_ingredients_wrong"),
        ({"ingredients": MANY}, "potion_ingredients_wrong"),
        ({"key": "healing_potion"}, "potion_exists"),
    ],
)
def test_a_potion_is_defined_within_bounds(brewing: Brewing, wrong: dict[str, object], code: str) -> None:
    assert refused(lambda: brewing.define(replace(POTION, **wrong))).code == code  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "greatest",
    [{"level": 1000}, {"heals": 100}, {"ingredients": MANY[1:]}, {"ingredients": (replace(SALT, count=10**6),)}],
)
def test_a_potion_may_reach_its_bounds(brewing: Brewing, greatest: dict[str, object]) -> None:
    potion = brewing.define(replace(POTION, **greatest))  # type: ignore[arg-type]  # figures of every kind
    assert {name: getattr(potion, name) for name in greatest} == greatest


def test_a_potion_is_kept_with_its_ingredients_counted(brewing: Brewing) -> None:
    kept = brewing.define(replace(POTION, name=" Elixír ", text=" horí "))
    assert (kept.name, kept.text, kept.ingredients) == ("Elixír", "horí", BAG)


def test_a_bag_too_full_for_the_potion_spoils_it_and_the_work_is_over_all_the_same(
    dbf: Ruleset, brewing: Brewing, rulings: Rulings
) -> None:
    assert dbf.timekeeping is not None
    brewer = alchemist(*BAG, replace(ELIXIR, count=1_000_000))
    begun = fold(brewing.brew(brewer, POTION, rulings).facts, brewer.sheet)
    assert dbf.timekeeping.ring(begun, "work", None, rulings) == (WorkEnded("brew", "elixir", done=False),)


def test_a_sheet_tells_what_is_being_brewed(dbf: Ruleset, brewing: Brewing, rulings: Rulings) -> None:
    brewer = alchemist(*BAG)
    begun = fold(brewing.brew(brewer, POTION, rulings).facts, brewer.sheet)
    assert dbf.keeping.view(begun, rulings).work == WorkLine("brew", "elixir", "Elixír")
    assert dbf.keeping.view(brewer.sheet, rulings).work is None
