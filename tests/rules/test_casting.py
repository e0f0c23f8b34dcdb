"""One casting outside a combat: who may cast what, and what each spell does."""

from __future__ import annotations

import pytest

from bot.rules.core.magic import Target
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.core.timekeeping import Timer
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.sheet import Absence, Condition, Effect, Shape
from tests.rules.casts import ME, OTHER, after, being, cast, caster_of, code_of
from tests.rules.support import refused, setting, sheet_of, with_spell
from tests.support.rule import rule

CURSE = Condition(identifier="c1", sort="curse", text="Nemôže spievať.")
LIMP = Condition(identifier="c2", sort="affliction", text="Kríva.")
LATER_CURSE = Condition(identifier="c3", sort="curse", text="Vidí duchov.")


@pytest.mark.parametrize("status", ["knocked_out", "dead", "asleep", "trance", "with_head_org", "out_of_game"])
def test_who_is_not_active_casts_nothing(dbf: Ruleset, rulings: Rulings, status: str) -> None:
    assert code_of(dbf, rulings, "zaostrenie_zmyslov", sheet=caster_of(status=status)) == "not_active"


def test_an_animal_casts_nothing(dbf: Ruleset, rulings: Rulings) -> None:
    wolf = caster_of(shape=Shape(form="wolf", lives=2, kept=3), lives=2)
    assert code_of(dbf, rulings, "zaostrenie_zmyslov", sheet=wolf) == "cannot_cast_in_form"


@rule("DBF-MAGIC-2..3", "DBF-MAGIC-5", "DBF-MAGIC-10", "DBF-MAGIC-16")
def test_the_refusals_come_in_the_order_of_the_rules(dbf: Ruleset, rulings: Rulings) -> None:
    novice = sheet_of("carodej", "elementy", used_spells=("ohnivy_sip",))
    shut = {"phase_open": False}
    assert code_of(dbf, rulings, "abrakadabra", sheet=novice, **shut) == "spell_unknown"
    assert code_of(dbf, rulings, "priatelstvo", sheet=novice, **shut) == "spell_unknown"
    assert code_of(dbf, rulings, "fireball", sheet=novice, **shut) == "level_too_low"
    assert code_of(dbf, rulings, "ohnivy_sip", sheet=novice, **shut) == "spell_already_used"
    fresh = sheet_of("carodej", "elementy")
    assert code_of(dbf, rulings, "ohnivy_sip", sheet=fresh, **shut) == "no_open_phase"
    assert code_of(dbf, rulings, "ohnivy_sip", sheet=fresh) == "not_in_combat"


@rule("DBF-SPELL-LIECENIE-3")
def test_a_spell_at_others_needs_a_target_and_takes_no_more_than_its_rule_says(dbf: Ruleset, rulings: Rulings) -> None:
    four = [sheet_of("zlodej", lives=1) for _ in range(4)]
    assert code_of(dbf, rulings, "vlna_zivota") == "target_required"
    assert code_of(dbf, rulings, "vlna_zivota", *four) == "too_many_targets"
    outcome = cast(dbf, rulings, "vlna_zivota", *four[:3])
    assert [after(outcome, one, four[0]).lives for one in (2, 3, 4)] == [3, 3, 3]


def test_who_is_named_twice_is_healed_once(dbf: Ruleset, rulings: Rulings) -> None:
    hurt = Target(OTHER, sheet=sheet_of("bojovnik", lives=1))
    assert after(cast(dbf, rulings, "vlna_zivota", hurt, hurt), OTHER, hurt.sheet).lives == 3


@rule("DBF-MAGIC-5", "DBF-SPELL-LIECENIE-2")
def test_the_caster_may_heal_itself_and_the_use_is_marked(dbf: Ruleset, rulings: Rulings) -> None:
    priest = caster_of(lives=1)
    outcome = cast(dbf, rulings, "regeneracia", Target(ME, sheet=priest), sheet=priest)
    healed = after(outcome, ME, priest)
    assert (healed.lives, healed.used_spells, outcome.effect) == (3, ("regeneracia",), "done")


@rule("DBF-MAGIC-17", "DBF-SPELL-POCAROVANIE-3")
def test_who_is_elsewhere_or_invisible_is_not_found(dbf: Ruleset, rulings: Rulings) -> None:
    away = Target(OTHER, sheet=sheet_of("zlodej"), here=False)
    unseen = sheet_of("zlodej", effects=(Effect(spell="neviditelnost", minutes=10),))
    assert code_of(dbf, rulings, "vyliec_zranenie", away) == "target_not_here"
    assert code_of(dbf, rulings, "vyliec_zranenie", unseen) == "target_not_here"


def test_nobody_outside_reaches_into_a_foreign_combat(dbf: Ruleset, rulings: Rulings) -> None:
    fighter = Target(OTHER, sheet=sheet_of("zlodej", lives=1), in_combat=True)
    assert code_of(dbf, rulings, "vyliec_zranenie", fighter) == "party_in_combat"
    assert code_of(dbf, rulings, "fireball", fighter) == "party_in_combat"
    burning = cast(dbf, setting(dbf.rulings, fireball_into_combat=True), "fireball", fighter)
    assert after(burning, OTHER, fighter.sheet).status == "knocked_out"
    assert burning.started == ()


@rule("DBF-SPELL-ELEMENTY-5", "DBF-COMBAT-42")
def test_fireball_wounds_all_of_a_party_it_finds_up(dbf: Ruleset, rulings: Rulings) -> None:
    up, last, down = sheet_of("zlodej"), sheet_of("zlodej", lives=1), sheet_of("zlodej", lives=0, status="knocked_out")
    outcome = cast(dbf, rulings, "fireball", up, last, down, distance_m=30)
    assert after(outcome, 2, up).lives == 2
    assert after(outcome, 3, last).status == "knocked_out"
    assert set(outcome.facts) == {ME, 2, 3}
    assert outcome.started == (Timer(3, "wake", 5),)
    assert outcome.challenged == ()


@rule("DBF-SPELL-ELEMENTY-5", "DBF-MAGIC-17")
def test_fireball_neither_reaches_far_nor_tells_of_the_invisible(dbf: Ruleset, rulings: Rulings) -> None:
    unseen = sheet_of("zlodej", effects=(Effect(spell="neviditelnost", minutes=10),))
    assert code_of(dbf, rulings, "fireball", sheet_of("zlodej"), distance_m=31) == "out_of_range"
    assert set(cast(dbf, rulings, "fireball", sheet_of("zlodej"), unseen).facts) == {ME, 2}
    assert code_of(dbf, rulings, "fireball", unseen) == "target_not_here"


@rule("DBF-SPELL-POCAROVANIE-5")
def test_a_wound_wakes_a_sleeper(dbf: Ruleset, rulings: Rulings) -> None:
    sleeper = sheet_of("bojovnik", lives=4, status="asleep", effects=(Effect(spell="uspanie", minutes=5),))
    outcome = cast(dbf, rulings, "fireball", sleeper)
    woken = after(outcome, OTHER, sleeper)
    assert (woken.status, woken.lives, woken.effects) == ("active", 3, ())
    assert outcome.stopped == (Timer(OTHER, "effect", 5, "uspanie"),)


@rule("DBF-SPELL-NEKROMANCIA-2")
def test_false_life_exceeds_the_maximum(dbf: Ruleset, rulings: Rulings) -> None:
    alive = after(cast(dbf, rulings, "nepravy_zivot"), ME, caster_of())
    assert (alive.lives, [effect.spell for effect in alive.effects]) == (4, ["nepravy_zivot"])


def test_the_first_life_lost_is_the_false_one(dbf: Ruleset, rulings: Rulings) -> None:
    false = sheet_of("zlodej", lives=4, effects=(Effect(spell="nepravy_zivot"),))
    burnt = after(cast(dbf, rulings, "fireball", false), OTHER, false)
    assert (burnt.lives, burnt.effects) == (3, ())


@rule("DBF-MAGIC-13", "DBF-SPELL-LIECENIE-1..2")
@pytest.mark.parametrize(("spell", "lives"), [("vyliec_zranenie", 2), ("regeneracia", 4)])
def test_healing_adds_lives_up_to_the_maximum(dbf: Ruleset, rulings: Rulings, spell: str, lives: int) -> None:
    hurt, brim = sheet_of("bojovnik", lives=1), sheet_of("bojovnik", lives=5)
    assert after(cast(dbf, rulings, spell, hurt), OTHER, hurt).lives == lives
    spent_on_nothing = cast(dbf, rulings, spell, brim)
    assert (spent_on_nothing.effect, set(spent_on_nothing.facts), spent_on_nothing.reasons) == ("none", {ME}, {})


def test_the_knocked_out_come_round_with_the_healed_lives_where_the_guild_allows_it(
    dbf: Ruleset, rulings: Rulings
) -> None:
    down = sheet_of("zlodej", lives=0, status="knocked_out")
    outcome = cast(dbf, rulings, "vyliec_zranenie", down)
    assert (after(outcome, OTHER, down).status, outcome.stopped) == ("active", (Timer(OTHER, "wake", 5),))
    strict = setting(dbf.rulings, heal_wakes_knocked_out=False)
    assert code_of(dbf, strict, "vyliec_zranenie", down) == "target_not_active"
    assert after(cast(dbf, strict, "ozivenie", down), OTHER, down).lives == 3


@rule("DBF-SPELL-LIECENIE-5")
@pytest.mark.parametrize("status", ["asleep", "trance"])
def test_sleep_and_trance_outlast_healing_but_not_revival(dbf: Ruleset, rulings: Rulings, status: str) -> None:
    spell = {"asleep": "uspanie", "trance": "vizia"}[status]
    lying = sheet_of("bojovnik", lives=2, status=status, effects=(Effect(spell=spell, minutes=5),))
    assert after(cast(dbf, rulings, "vyliec_zranenie", lying), OTHER, lying).status == status
    risen = after(cast(dbf, rulings, "ozivenie", lying), OTHER, lying)
    assert (risen.status, risen.lives, risen.effects) == ("active", 4, ())


@rule("DBF-SPELL-LIECENIE-5")
@pytest.mark.parametrize(("heals", "lives"), [("to_max", 4), (2, 2), (9, 4)])
def test_revival_gives_the_lives_the_book_says(books: DbfBooks, rulings: Rulings, heals: object, lives: int) -> None:
    fallen = sheet_of("bojovnik", lives=0, status="knocked_out")
    assert (
        after(cast(with_spell(books, "ozivenie", heal=heals), rulings, "ozivenie", fallen), OTHER, fallen).lives
        == lives
    )


@rule("DBF-SPELL-LIECENIE-5")
def test_the_dead_rise_while_they_lie_or_through_their_phase(dbf: Ruleset, rulings: Rulings) -> None:
    lying = sheet_of("zlodej", lives=0, status="dead")
    outcome = cast(dbf, rulings, "ozivenie", lying)
    assert (after(outcome, OTHER, lying).lives, outcome.stopped) == (3, (Timer(OTHER, "dead", 10),))
    gone = sheet_of("zlodej", lives=0, status="with_head_org", died_this_phase=True)
    assert code_of(dbf, rulings, "ozivenie", gone) == "target_not_dead_or_knocked_out"
    long = setting(dbf.rulings, revive_dead_window="phase")
    assert after(cast(dbf, long, "ozivenie", gone), OTHER, gone).status == "active"
    yesterday = gone.model_copy(update={"died_this_phase": False})
    assert code_of(dbf, long, "ozivenie", yesterday) == "target_not_dead_or_knocked_out"


@rule("DBF-SPELL-LIECENIE-4", "DBF-SPELL-BOHOSLUZBA-3", "DBF-COND-1..2")
def test_a_cure_takes_the_condition_asked_for_or_the_oldest(dbf: Ruleset, rulings: Rulings) -> None:
    poor = sheet_of("zlodej", conditions=(CURSE, LIMP, LATER_CURSE))
    chosen = cast(dbf, rulings, "odstranenie_prekliatia", poor, condition="c3")
    assert after(chosen, OTHER, poor).conditions == (CURSE, LIMP)
    assert after(cast(dbf, rulings, "odstranenie_prekliatia", poor), OTHER, poor).conditions == (LIMP, LATER_CURSE)
    assert after(cast(dbf, rulings, "vyliec_postihnutie", poor), OTHER, poor).conditions == (CURSE, LATER_CURSE)


@rule("DBF-MAGIC-13", "DBF-MAGIC-17")
def test_a_cure_of_nothing_is_spent_and_only_orgs_know_why(dbf: Ruleset, rulings: Rulings) -> None:
    outcome = cast(dbf, rulings, "odstranenie_prekliatia", sheet_of("zlodej", conditions=(LIMP,)), condition="c2")
    assert (outcome.effect, outcome.reasons, outcome.spent) == ("none", {OTHER: "no_condition"}, True)


@rule("DBF-SPELL-NEKROMANCIA-5")
def test_dying_on_command_outside_a_combat_is_a_challenge_where_the_guild_allows_it(
    dbf: Ruleset, rulings: Rulings
) -> None:
    thief = sheet_of("zlodej")
    assert code_of(dbf, rulings, "zomri", thief) == "not_in_combat"
    anywhere = setting(dbf.rulings, die_spell_timing="either")
    outcome = cast(dbf, anywhere, "zomri", thief)
    assert (after(outcome, OTHER, thief).status, outcome.challenged) == ("knocked_out", (OTHER,))
    dead = sheet_of("zlodej", lives=0, status="dead")
    assert code_of(dbf, anywhere, "zomri", dead) == "target_dead"


def test_the_absent_are_neither_healed_nor_burnt(dbf: Ruleset, rulings: Rulings) -> None:
    away = sheet_of("zlodej", lives=1, status="out_of_game", out_of_game=Absence(reason="obed"))
    assert code_of(dbf, rulings, "vyliec_zranenie", away) == "target_not_active"
    assert code_of(dbf, rulings, "fireball", away) == "target_not_here"


def test_a_target_is_a_character_or_a_being(dbf: Ruleset, rulings: Rulings) -> None:
    with pytest.raises(ValueError, match="a target is"):
        cast(dbf, rulings, "vyliec_zranenie", Target(OTHER))
    assert cast(dbf, rulings, "vyliec_zranenie", being(lives=1)).effect == "done"


def test_the_door_learns_what_a_spell_needs(dbf: Ruleset) -> None:
    magic = dbf.magic
    assert magic is not None
    assert (magic.needs("fireball").party, magic.needs("fireball").targets) == (True, 3)
    assert (magic.needs("vizia").targets, magic.needs("vizia").question) == (0, "open")
    assert magic.needs("premena").form and magic.needs("odstranenie_prekliatia").condition
    assert magic.needs("priatelstvo").talk and magic.needs("citanie_aury").consent
    assert magic.needs("vyliec_postihnutie").cures == {"disease", "affliction"}
    asks = {key: (magic.needs(key).regains, magic.needs(key).leads_away) for key in ("fireball", "zvieracia_rec")}
    assert asks == {"fireball": (False, False), "zvieracia_rec": (False, True)}
    assert magic.needs("odsatie_zivotnej_energie").regains
    assert refused(lambda: magic.needs("abrakadabra")).code == "spell_unknown"


@rule("DBF-MAGIC-1", "DBF-MAGIC-15")
def test_what_is_known_and_used_is_told_by_school(dbf: Ruleset, rulings: Rulings) -> None:
    assert dbf.magic is not None
    lines = dbf.magic.known(sheet_of("knaz", "liecenie", used_spells=("vyliec_zranenie",)), rulings)
    assert [(line.key, line.known, line.used) for line in lines][:2] == [
        ("vyliec_zranenie", True, True),
        ("regeneracia", False, False),
    ]
