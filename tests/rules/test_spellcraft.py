"""Special spells: every design makes a sound spell, a wrong draft is told by its field, and only grants make owners."""

from __future__ import annotations

from typing import Any

import pytest

from bot.books import read_rulesets
from bot.rules.core.combat_orders import CastSpell
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.spellcraft import ChosenEffect, EffectOption, Spellcraft, SpellDraft
from bot.rules.dbf import designs
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.sheet import MetForm
from bot.rules.dbf.spell_facts import SpellGranted, SpellTaken
from bot.rules.registry import build
from tests.rules.casts import after, cast, caster_of, code_of
from tests.rules.fights import fight, fighter
from tests.rules.support import fold, refused, sheet_of
from tests.support.rule import rule

OPTIONS: tuple[EffectOption, ...] = read_rulesets()["dbf"].spellcraft.options()  # type: ignore[union-attr]  # it has some


@pytest.fixture
def craft(dbf: Ruleset) -> Spellcraft:
    """What DBF knows of special spells."""
    assert dbf.spellcraft is not None
    return dbf.spellcraft


def draft(key: str = "wound_fire", amount: int | None = 2, **more: Any) -> SpellDraft:
    """Return a draft of one effect."""
    return SpellDraft((ChosenEffect(key, amount),), **more)


def sample(option: EffectOption, **more: Any) -> SpellDraft:
    """Return a draft of an effect with all figures it may need."""
    minutes = 5 if option.minutes and (more.get("timing") != "combat" or option.key != "lend_uhybanie") else None
    return SpellDraft((ChosenEffect(option.key, 1 if option.most else None),), minutes=minutes, **more)


# -- drafts


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_a_draft_of_an_effect_alone_is_completed_with_the_usual_time_and_target(
    craft: Spellcraft, option: EffectOption
) -> None:
    whole = craft.complete(sample(option))
    assert (whole.timing, whole.target) == (option.timings[0], option.targets[0])
    assert craft.complete(whole) == whole


@pytest.mark.parametrize(
    ("key", "most", "minutes"), [("wound_fire", 20, False), ("fell", 0, False), ("gain", 10, False), ("words", 0, True)]
)
def test_an_effect_says_how_much_it_may_do_and_whether_it_lasts(
    craft: Spellcraft, key: str, most: int, minutes: bool
) -> None:
    (option,) = (option for option in craft.options() if option.key == key)
    assert (option.most, option.minutes) == (most, minutes)


@pytest.mark.parametrize(
    "greatest",
    [
        draft(level=99, count=3, amount=20),
        draft("words", None, minutes=1),
        draft("words", None, minutes=1440),
        draft("heal", 50, target="being", count=3),
        SpellDraft((ChosenEffect("frighten", 10), ChosenEffect("sideline"))),
    ],
    ids=str,
)
def test_every_figure_may_reach_its_bound(craft: Spellcraft, greatest: SpellDraft) -> None:
    whole = craft.complete(greatest)
    assert (whole.effects, whole.level, whole.count) == (greatest.effects, greatest.level, greatest.count)
    assert whole.minutes == greatest.minutes


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (SpellDraft(()), "spell_draft_effect"),
        (draft("cooking"), "spell_draft_effect"),
        (SpellDraft((ChosenEffect("trip"),) * 3), "spell_draft_effect"),
        (SpellDraft((ChosenEffect("trip"),) * 2), "spell_draft_effects_clash"),
        (SpellDraft((ChosenEffect("wound_fire", 1), ChosenEffect("wound_frost", 2))), "spell_draft_effects_clash"),
        (SpellDraft((ChosenEffect("hit_bonus", 1), ChosenEffect("ward_round", 1))), "spell_draft_effects_clash"),
        (SpellDraft((ChosenEffect("heal", 1), ChosenEffect("words")), minutes=5), "spell_draft_effects_clash"),
        (SpellDraft((ChosenEffect("ask_org"), ChosenEffect("trip"))), "spell_draft_timing"),
        (SpellDraft((ChosenEffect("hit_bonus", 1), ChosenEffect("trip"))), "spell_draft_target"),
        (draft(level=0), "spell_draft_level"),
        (draft(level=100), "spell_draft_level"),
        (draft("trip", None, timing="out"), "spell_draft_timing"),
        (draft(timing="reaction"), "spell_draft_timing"),
        (draft(target="self"), "spell_draft_target"),
        (draft(timing="either", target="enemy"), "spell_draft_target"),
        (draft(count=0), "spell_draft_count"),
        (draft(count=4), "spell_draft_count"),
        (draft(target="all_enemies", count=2), "spell_draft_count"),
        (draft(amount=None), "spell_draft_amount"),
        (draft(amount=0), "spell_draft_amount"),
        (draft(amount=2**53), "spell_draft_amount"),
        (draft("trip", 1), "spell_draft_amount_unused"),
        (SpellDraft((ChosenEffect("trip"), ChosenEffect("frighten"))), "spell_draft_amount2"),
        (SpellDraft((ChosenEffect("frighten", 1), ChosenEffect("trip", 1))), "spell_draft_amount2_unused"),
        (draft("words", None), "spell_draft_minutes"),
        (draft("words", None, minutes=1441), "spell_draft_minutes"),
        (draft(minutes=5), "spell_draft_minutes_unused"),
        (draft("lend_uhybanie", None, timing="combat", minutes=5), "spell_draft_minutes_unused"),
    ],
    ids=str,
)
def test_a_wrong_draft_is_refused_by_the_field_that_is_wrong(craft: Spellcraft, wrong: SpellDraft, code: str) -> None:
    assert refused(lambda: craft.complete(wrong)).code == code


def test_two_effects_make_one_spell_where_their_rows_agree(dbf: Ruleset, craft: Spellcraft, rulings: Rulings) -> None:
    both = SpellDraft((ChosenEffect("heal", 2), ChosenEffect("cure_body")))
    known = craft.extended({"s1": both})
    ill = sheet_of("zlodej", lives=1, conditions=({"identifier": "1", "sort": "disease", "text": "mor"},))
    outcome = cast(known, rulings, "s1", ill, sheet=caster_of(special_spells=("s1",)))
    healed = after(outcome, 2, ill)
    assert (healed.lives, healed.conditions) == (3, ())
    dead = sheet_of("zlodej", lives=0, status="dead")
    assert code_of(known, rulings, "s1", dead, sheet=caster_of(special_spells=("s1",))) == "target_dead"


@pytest.mark.parametrize("row", [{"combat": [{"kind": "dance"}]}, {"question": "open", "effects": [{"kind": "ask"}]}])
def test_effects_that_make_no_sound_spell_clash(books: DbfBooks, row: dict[str, Any]) -> None:
    unsound = books.designs["cure_curse"].model_copy(update={"row": row})
    changed = books.model_copy(update={"designs": {**books.designs, "cure_curse": unsound}})
    craft = build({"dbf": changed})["dbf"].spellcraft
    assert craft is not None
    clash = refused(lambda: craft.complete(draft("cure_curse", None)))
    assert (clash.code, clash.rule) == ("spell_draft_effects_clash", "DBF-MAGIC-9")


def test_a_design_that_makes_no_sound_spell_is_told_with_its_file(books: DbfBooks) -> None:
    assert list(designs.contradictions(books, books.designs)) == []
    for key, broken in (("words", {"combat": [{"kind": "dance"}]}), ("heal", {"demand": "heal"}), ("ask_org", {})):
        wrong = {key: books.designs[key].model_copy(update={"row": broken, "timings": ("out",)})}
        told = list(designs.contradictions(books, wrong))
        assert told and all(line.startswith(f"designs.toml: {key} (out, ") for line in told)
        assert all(line.partition("): ")[2] not in ("", "None") for line in told)
    nowhere = {"trip": books.designs["trip"].model_copy(update={"timings": ("out",)})}
    assert [line.split(":")[1] for line in designs.contradictions(books, nowhere)] == [" trip.targets"]


# -- owners


@rule("DBF-MAGIC-9")
def test_a_special_spell_is_known_by_its_grant_alone_from_its_level_on(craft: Spellcraft, rulings: Rulings) -> None:
    known = craft.extended({"s1": draft("heal", 1, level=5), "s2": draft("heal", 1)})
    assert known.magic is not None
    own = sheet_of("bojovnik", special_spells=("s1", "s2"))
    lines = {line.key: (line.required, line.known, line.used) for line in known.magic.known(own, rulings)}
    assert lines == {"s1": (5, False, False), "s2": (1, True, False)}
    assert known.magic.known(sheet_of("bojovnik"), rulings) == ()
    assert code_of(known, rulings, "s1", own, sheet=own) == "level_too_low"
    assert code_of(known, rulings, "s2", own, sheet=sheet_of("bojovnik")) == "spell_unknown"
    assert code_of(known, rulings, "s3", own, sheet=own) == "spell_unknown"
    used = own.model_copy(update={"used_spells": ("s2",)})
    assert code_of(known, rulings, "s2", own, sheet=used) == "spell_already_used"


def test_the_rulebook_the_abilities_and_the_plain_ruleset_know_nothing_of_them(
    dbf: Ruleset, craft: Spellcraft, rulings: Rulings
) -> None:
    known = craft.extended({"s1": draft()})
    assert known.topics == dbf.topics
    assert known.abilities is not None and dbf.abilities is not None and known.abilities.all() == dbf.abilities.all()
    assert (craft.special(), known.spellcraft.special()) == ((), ("s1",))  # type: ignore[union-attr]  # DBF has it
    own = sheet_of("bojovnik", special_spells=("s1",))
    assert dbf.magic is not None and dbf.magic.known(own, rulings) == ()
    assert dbf.keeping.load_sheet(dbf.keeping.dump_sheet(own)) == own


def test_what_was_written_under_other_books_and_is_no_spell_any_more_is_left_out(craft: Spellcraft) -> None:
    known = craft.extended({"s1": draft("cooking"), "s2": draft(amount=99), "s3": draft()})
    assert known.spellcraft.special() == ("s3",)  # type: ignore[union-attr]  # DBF has it


def test_a_grant_is_a_fact_taken_back_by_another_and_undone_as_long_as_it_stands(
    craft: Spellcraft, rulings: Rulings
) -> None:
    known = craft.extended({"s1": draft()})
    assert known.spellcraft is not None
    mine, keeping, bare = known.spellcraft, known.keeping, sheet_of("bojovnik")
    (granted,) = mine.grant(bare, "s1")
    own = fold((granted,), bare)
    assert (granted, mine.owned(own)) == (SpellGranted("s1"), ("s1",))
    assert keeping.load_fact(keeping.dump_fact(granted)) == granted
    assert refused(lambda: mine.grant(own, "s1")).code == "special_spell_owned"
    assert refused(lambda: mine.grant(bare, "s2")).code == "special_spell_unknown"
    assert refused(lambda: mine.grant(bare, "fireball")).code == "special_spell_unknown"
    (taken,) = mine.revoke(own, "s1")
    assert (taken, fold((taken,), own)) == (SpellTaken("s1"), bare)
    assert refused(lambda: mine.revoke(bare, "s1")).code == "special_spell_not_owned"
    assert keeping.counter(own, granted, (), rulings) == (taken,)
    assert keeping.counter(bare, taken, (), rulings) == (granted,)
    assert refused(lambda: keeping.counter(bare, granted, (), rulings)).code == "undo_later_facts"
    assert refused(lambda: keeping.counter(own, taken, (), rulings)).code == "undo_later_facts"


# -- at work


def _targets(option: EffectOption) -> list[tuple[str, str]]:
    return [(option.key, target) for target in option.targets]


IN_COMBAT = [pair for option in OPTIONS if "combat" in option.timings for pair in _targets(option)]
IN_PEACE = [option for option in OPTIONS if "out" in option.timings]


@rule("DBF-MAGIC-9")
@pytest.mark.parametrize(("key", "target"), IN_COMBAT)
def test_every_effect_at_every_target_can_be_cast_in_a_fight(
    craft: Spellcraft, rulings: Rulings, key: str, target: str
) -> None:
    option = next(one for one in OPTIONS if one.key == key)
    known = craft.extended({"s1": sample(option, timing="combat", target=target)})
    mine = {"special_spells": ("s1",), "forms": (MetForm(key="wolf", lives=2),), "weapon": "mec"}
    bout = fight(known, rulings, (fighter("m", lives=3, sheet=mine),), (fighter("o", level=1),))
    aimed = {"self": (), "combat": (), "all_enemies": (), "one_party": (), "own_party": ()}
    own = target in ("weapon", "being") and key in (
        "heal",
        "gain",
        "hit_bonus",
        "hit_bonus_round",
        "ward",
        "ward_round",
    )
    whom = aimed.get(target, ("m",) if own or target == "weapon" else ("o",))
    order = CastSpell(by="m", spell="s1", targets=whom, form="wolf" if key == "change_form" else None)
    if target == "dead_or_knocked_out":
        assert refused(lambda: bout.act(order)).code == "target_not_dead_or_knocked_out"
        return
    bout.act(order)
    bout.pass_all()
    assert "spell_resolved" in bout.kinds() and "s1" in bout.everybody["m"].sheet.used_spells


@pytest.mark.parametrize("option", IN_PEACE, ids=lambda option: option.key)
def test_every_effect_for_peace_can_be_cast_outside_a_fight(
    craft: Spellcraft, rulings: Rulings, option: EffectOption
) -> None:
    known = craft.extended({"s1": sample(option, timing="out")})
    me = caster_of(special_spells=("s1",), lives=1, forms=(MetForm(key="wolf", lives=2),))
    lies = option.targets[0] in ("dead_or_knocked_out", "knocked_out_or_consenting")
    ill = ({"identifier": "1", "sort": "curse", "text": "x"}, {"identifier": "2", "sort": "disease", "text": "y"})
    state = {"lives": 0, "status": "knocked_out"} if lies else {"lives": 2}
    other = sheet_of("zlodej", conditions=ill, **state)
    outcome = cast(known, rulings, "s1", other, sheet=me, form="wolf")
    assert outcome.effect == "done"
    sheets = after(outcome, 1, me), after(outcome, 2, other)
    assert outcome.question is not None or sheets != (me.model_copy(update={"used_spells": ("s1",)}), other)
