"""Castings at random: whatever is cast at whomever, nothing breaks what must hold."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as some

from bot.books import read_books
from bot.rules.core.magic import Casting, Outcome, Talk, Target
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Clocks
from bot.rules.dbf.sheet import DOWN, Condition, DbfSheet, Effect, MetForm
from bot.rules.registry import build
from tests.rules.casts import ME, after, being, caster_of
from tests.rules.support import fold

BOOKS = read_books()["dbf"]
DBF = build({"dbf": BOOKS})["dbf"]
FORMS = (MetForm(key="wolf", lives=2), MetForm(key="bear", lives=6))
CONDITIONS = (Condition(identifier="1", sort="curse", text="x"), Condition(identifier="2", sort="disease", text="y"))
STATUSES = ("active", "knocked_out", "dead", "asleep", "trance", "with_head_org", "out_of_game")
PEACEFUL = (*(key for key, spell in BOOKS.spells.items() if spell.timing in ("out", "either")), "zomri")
CLOCKED = {"asleep": "uspanie", "trance": "vizia"}


@some.composite
def sheets(draw: Any, statuses: tuple[str, ...] = STATUSES) -> DbfSheet:
    """Return a character in some state."""
    status = draw(some.sampled_from(statuses))
    lives = 0 if status in DOWN else draw(some.integers(1, 4))
    held = (Effect(spell=CLOCKED[status], minutes=5),) if status in CLOCKED else ()
    lasting = draw(some.lists(some.sampled_from(["nepravy_zivot", "neviditelnost", "zaostrenie_zmyslov"]), unique=True))
    effects = tuple(Effect(spell=spell, minutes=BOOKS.spells[spell].minutes) for spell in lasting if lives)
    return caster_of(
        status=status,
        lives=lives,
        effects=(*held, *effects),
        forms=FORMS,
        conditions=draw(some.sampled_from([(), CONDITIONS])),
        used_spells=tuple(draw(some.lists(some.sampled_from(tuple(BOOKS.spells)), max_size=2, unique=True))),
    )


def targets() -> some.SearchStrategy[Target]:
    """Return targets of every sort, the caster's own id among them."""
    creeps = some.builds(
        being,
        some.sampled_from(["living", "undead", "animal", "demon"]),
        lives=some.integers(0, 3),
        level=some.integers(1, 10),
        shown=some.sampled_from([(), None, ("living",)]),
        status=some.sampled_from(["active", "asleep"]),
    )
    mostly = some.sampled_from([True, True, True, False])
    common = {"here": mostly, "in_combat": mostly.map(lambda calm: not calm), "consent": mostly}
    return some.one_of(
        some.builds(Target, some.integers(2, 5), sheet=sheets(), **common),
        some.builds(Target, some.integers(6, 9), being=creeps, **common),
    )


CASTINGS = some.builds(
    Casting,
    some.just(ME),
    sheets((*["active"] * 30, *STATUSES)),
    some.one_of(some.sampled_from(PEACEFUL), some.sampled_from(PEACEFUL), some.sampled_from(tuple(BOOKS.spells))),
    some.one_of(some.lists(targets(), min_size=1, max_size=2), some.lists(targets(), max_size=4)).map(tuple),
    some.sampled_from(["out", "out", "out", "combat"]),
    some.just(True),
    some.sampled_from([None, 10, 30, 31]),
    some.sampled_from([Talk(5, 3, 3), Talk(5, 3, 3), None]),
    some.sampled_from([None, "1", "2"]),
    some.sampled_from([None, "wolf", "bear"]),
)
RULINGS = some.builds(
    lambda spends, die, wakes: Rulings(
        DBF.rulings,
        {"spend_on_invalid_target": spends, "die_spell_timing": die, "heal_wakes_knocked_out": wakes},
    ),
    some.sampled_from(["none", "hidden", "all"]),
    some.sampled_from(["combat", "either"]),
    some.booleans(),
)


def tried(casting: Casting, rulings: Rulings) -> Outcome | str:
    """Return the outcome of a casting, or the code that refused it."""
    assert DBF.magic is not None
    try:
        return DBF.magic.cast(casting, rulings)
    except Refusal as refusal:
        return refusal.code


def concerned(casting: Casting) -> dict[int, DbfSheet]:
    """Return the sheets of everybody a casting may concern; of those with one id the last counts."""
    named = {int(one.id): one.sheet for one in casting.targets if one.sheet is not None}
    return {**named, ME: casting.sheet}


@settings(max_examples=300, deadline=None)
@given(CASTINGS, RULINGS)
def test_no_casting_makes_lives_negative_or_leaves_anybody_up_at_nought(casting: Casting, rulings: Rulings) -> None:
    outcome = tried(casting, rulings)
    if isinstance(outcome, Outcome):
        for one, sheet in concerned(casting).items():
            then = after(outcome, one, sheet)
            assert then.lives >= 0
            assert (then.lives == 0) == (then.status in DOWN)
            assert DBF.keeping.load_sheet(DBF.keeping.dump_sheet(then)) == then


@settings(max_examples=200, deadline=None)
@given(CASTINGS, RULINGS)
def test_a_casting_changes_nothing_it_was_given_and_has_one_outcome(casting: Casting, rulings: Rulings) -> None:
    before = [sheet.model_dump_json() for sheet in concerned(casting).values()]
    assert tried(casting, rulings) == tried(casting, rulings)
    assert [sheet.model_dump_json() for sheet in concerned(casting).values()] == before


@settings(max_examples=200, deadline=None)
@given(CASTINGS, RULINGS)
def test_what_is_accepted_is_spent_and_cannot_be_cast_again_in_the_phase(casting: Casting, rulings: Rulings) -> None:
    outcome = tried(casting, rulings)
    if isinstance(outcome, Outcome):
        then = after(outcome, ME, casting.sheet)
        assert casting.spell in then.used_spells
        again = Casting(ME, then, casting.spell, casting.targets, casting.context, talk=casting.talk, form=casting.form)
        assert tried(again, rulings) in ("spell_already_used", "not_active", "cannot_cast_in_form")


@settings(max_examples=200, deadline=None)
@given(CASTINGS, RULINGS)
def test_stored_facts_fold_to_the_same_sheet(casting: Casting, rulings: Rulings) -> None:
    outcome = tried(casting, rulings)
    if isinstance(outcome, Outcome):
        for one, sheet in concerned(casting).items():
            facts = outcome.facts.get(one, ())
            stored = [DBF.keeping.load_fact(DBF.keeping.dump_fact(fact)) for fact in facts]
            assert fold(stored, sheet) == after(outcome, one, sheet)


@settings(max_examples=200, deadline=None)
@given(CASTINGS, RULINGS)
def test_the_timers_told_are_those_the_sheets_then_have(casting: Casting, rulings: Rulings) -> None:
    outcome, time = tried(casting, rulings), DBF.timekeeping
    assert time is not None
    if isinstance(outcome, Outcome) and casting.context == "out":
        calm = {one.id for one in casting.targets if not one.in_combat} | {ME}
        for one, sheet in concerned(casting).items():
            if one in calm and [target.id for target in casting.targets].count(one) <= 1:
                ran, runs = (time.running(one, each, rulings) for each in (sheet, after(outcome, one, sheet)))
                told = Clocks(
                    tuple(timer for timer in outcome.started if timer.character == one),
                    tuple(timer for timer in outcome.stopped if timer.character == one),
                )
                left = [timer for timer in ran if timer not in told.stopped]
                assert sorted(map(repr, (*left, *told.started))) == sorted(map(repr, runs))


@settings(max_examples=200, deadline=None)
@given(CASTINGS)
def test_the_caster_learns_nothing_of_levels(casting: Casting) -> None:
    rulings = Rulings(DBF.rulings, {"die_spell_timing": "either"})
    assert tried(casting, rulings) != "target_level_too_high"
