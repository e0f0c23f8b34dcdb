"""Spells cast in peace: what each does to lives, status, lent abilities, conditions, forms and timers."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.support.pages import labels, options, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage

TEN_MINUTES = timedelta(seconds=10 * MINUTE)


def lent(stage: Stage, sheet: object) -> frozenset[str]:
    """Return the abilities a sheet has that are not its own."""
    rules = stage.world.game.rulesets["dbf"]
    assert rules.magic is not None
    loaded = rules.keeping.load_sheet(sheet)  # type: ignore[arg-type]
    own: frozenset[str] = loaded.owned()
    return rules.magic.abilities(loaded) - own


# -- healing


@pytest.mark.parametrize(("spell", "healed"), [("Vylieč zranenie", 1), ("regeneracia", 2), ("vlna života", 2)])
async def test_healing_gives_lives_back_up_to_the_maximum(stage: Stage, spell: str, healed: int) -> None:
    await stage.hurt(OTO, 2)
    assert not refused(await stage.cast(JASMINA, spell, OTO))
    assert await stage.lives(OTO) == [1 + healed]
    assert (await stage.sheet(JASMINA))["used_spells"] != []
    assert await stage.sound()


async def test_a_wave_of_life_heals_three_and_the_caster_may_be_one_of_them(stage: Stage) -> None:
    for name in (JASMINA, OTO, DANA):
        await stage.hurt(name, 2)
    assert not refused(await stage.cast(JASMINA, "vlna_zivota", JASMINA, OTO, DANA))
    assert await stage.lives(JASMINA, OTO, DANA) == [3, 3, 3]
    assert OTO in stage.told() and DANA in stage.told()


async def test_healing_gets_the_knocked_out_up_and_nothing_wakes_them_a_second_time(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    assert await stage.status(OTO) == "knocked_out" and "wake" in await stage.timers(OTO)
    assert not refused(await stage.cast(JASMINA, "vyliec_zranenie", OTO))
    assert await stage.status(OTO) == "active"
    assert await stage.timers(OTO) == {}


@sqlite_only
async def test_where_the_guild_rules_so_only_a_revival_gets_the_knocked_out_up(stage: Stage) -> None:
    await stage.rule("heal_wakes_knocked_out", "false")
    await stage.hurt(OTO, 3)
    assert stage.why(await stage.cast(JASMINA, "regeneracia", OTO)) == "target_not_active"
    assert not refused(await stage.cast(JASMINA, "ozivenie", OTO))
    assert await stage.lives(OTO) == [3]


async def test_a_revival_gives_all_lives_and_is_for_the_fallen_alone(stage: Stage) -> None:
    assert stage.why(await stage.cast(JASMINA, "Oživenie", OTO)) == "target_not_dead_or_knocked_out"
    await stage.hurt(OTO, 3)
    assert not refused(await stage.cast(JASMINA, "Oživenie", OTO))
    assert (await stage.lives(OTO), await stage.status(OTO)) == ([3], "active")


@sqlite_only
async def test_healing_somebody_whole_is_spent_and_says_that_nothing_happened(stage: Stage) -> None:
    assert not refused(await stage.cast(JASMINA, "regeneracia", OTO))
    assert (await stage.sheet(JASMINA))["used_spells"] == ["regeneracia"]
    assert [entry.kind for entry in await stage.ledger(OTO)] == [entry.kind for entry in await stage.ledger(DANA)]


# -- what lasts upon the caster


@pytest.mark.parametrize(
    ("spell", "gives"),
    [("neviditelnost", {"zakradanie"}), ("zaostrenie_zmyslov", {"pozornost"}), ("zvieracia_rec", set())],
)
async def test_an_effect_lasts_ten_minutes_of_the_game_with_what_it_lends(
    stage: Stage, spell: str, gives: set[str]
) -> None:
    assert not refused(await stage.cast(JASMINA, spell))
    assert await stage.left(JASMINA, spell) == TEN_MINUTES
    assert lent(stage, await stage.sheet(JASMINA)) == gives
    await stage.world.later(10 * MINUTE - 60)
    assert lent(stage, await stage.sheet(JASMINA)) == gives
    await stage.world.later(120)
    assert (await stage.sheet(JASMINA))["effects"] == []
    assert (lent(stage, await stage.sheet(JASMINA)), await stage.timers(JASMINA)) == (frozenset(), {})
    assert JASMINA in whole(await stage.read(JASMINA))
    assert await stage.sound()


async def test_a_false_life_exceeds_the_maximum_until_the_phase_ends(stage: Stage) -> None:
    assert not refused(await stage.cast(JASMINA, "Nepravý život"))
    assert (await stage.lives(JASMINA), await stage.timers(JASMINA)) == ([4], {})
    await stage.org("phase close")
    assert (await stage.lives(JASMINA), (await stage.sheet(JASMINA))["effects"]) == ([3], [])
    assert await stage.sound()


@sqlite_only
async def test_the_false_life_is_the_first_that_is_lost(stage: Stage) -> None:
    await stage.cast(JASMINA, "nepravy_zivot")
    await stage.hurt(JASMINA, 1)
    assert (await stage.lives(JASMINA), (await stage.sheet(JASMINA))["effects"]) == ([3], [])
    await stage.org("phase close")
    assert await stage.lives(JASMINA) == [3]


# -- forms


async def test_a_form_once_met_is_taken_for_ten_minutes_with_its_lives(stage: Stage) -> None:
    await stage.org("form record", character=JASMINA, creep="Sivý vlk", lives=5, strength=2)
    await stage.hurt(JASMINA, 1)
    assert not refused(await stage.cast(JASMINA, "premena", choice="sivy vlk"))
    assert (await stage.lives(JASMINA), await stage.left(JASMINA, "premena")) == ([5], TEN_MINUTES)
    assert stage.why(await stage.cast(JASMINA, "neviditelnost")) == "cannot_cast_in_form"
    await stage.world.later(10 * MINUTE)
    assert ((await stage.sheet(JASMINA))["shape"], await stage.lives(JASMINA)) == (None, [2])
    assert await stage.sound()


async def test_who_falls_in_a_form_lies_there_as_itself(stage: Stage) -> None:
    await stage.org("form record", character=JASMINA, creep="Myš", lives=1)
    await stage.cast(JASMINA, "premena", choice="Myš")
    await stage.hurt(JASMINA, 1)
    assert (await stage.sheet(JASMINA))["shape"] is None
    assert (await stage.status(JASMINA), set(await stage.timers(JASMINA))) == ("knocked_out", {"wake"})


async def test_of_several_forms_one_is_chosen_from_a_menu(stage: Stage) -> None:
    for animal in ("Vlk", "Medveď"):
        await stage.org("form record", character=JASMINA, creep=animal, lives=2)
    asked = await stage.cast(JASMINA, "premena")
    assert set(labels(asked, "cast_form")) == {"Vlk", "Medveď"}
    bear = options(asked, "cast_form")[labels(asked, "cast_form").index("Medveď")]
    assert not refused(await stage.players[JASMINA].select(asked.response, [bear]))
    assert (await stage.sheet(JASMINA))["shape"]["form"] == bear


@sqlite_only
@pytest.mark.parametrize("choice", [None, "drak", "=1"])
async def test_a_form_never_met_is_refused_and_not_spent(stage: Stage, choice: str | None) -> None:
    chosen = {"choice": choice} if choice else {}
    assert stage.why(await stage.cast(JASMINA, "premena", **chosen)) == "form_not_met"
    assert (await stage.sheet(JASMINA))["used_spells"] == []


# -- conditions


@pytest.mark.parametrize(
    ("spell", "gone", "stays"),
    [("odstranenie_prekliatia", "curse", "disease"), ("vyliec_postihnutie", "disease", "curse")],
)
async def test_a_cure_removes_one_condition_of_its_own_sort(stage: Stage, spell: str, gone: str, stays: str) -> None:
    for kind in ("curse", "disease"):
        await stage.org("condition add", character=OTO, kind=kind, text=f"Text {kind}")
    assert not refused(await stage.cast(JASMINA, spell, OTO))
    assert [one["sort"] for one in (await stage.sheet(OTO))["conditions"]] == [stays]
    assert gone != stays and await stage.sound()


async def test_of_several_afflictions_one_is_chosen_from_a_menu_of_those_that_can_be_cured(stage: Stage) -> None:
    for kind, text in (("affliction", "Zlomená noha"), ("curse", "Žabí hlas"), ("disease", "Mor")):
        await stage.org("condition add", character=OTO, kind=kind, text=text)
    asked = await stage.cast(JASMINA, "vyliec_postihnutie", OTO)
    assert labels(asked, "cast_cure") == ["Zlomená noha", "Mor"]
    await stage.players[JASMINA].select(asked.response, [options(asked, "cast_cure")[1]])
    assert [one["text"] for one in (await stage.sheet(OTO))["conditions"]] == ["Zlomená noha", "Žabí hlas"]


@sqlite_only
async def test_the_condition_to_cure_may_be_named_in_its_own_words(stage: Stage) -> None:
    for text in ("Zlomená noha", "Mor"):
        await stage.org("condition add", character=OTO, kind="affliction", text=text)
    assert not refused(await stage.cast(JASMINA, "vyliec_postihnutie", OTO, choice="mor"))
    assert [one["text"] for one in (await stage.sheet(OTO))["conditions"]] == ["Zlomená noha"]


@sqlite_only
async def test_a_cure_of_nothing_is_spent_and_only_the_orgs_hear_why(stage: Stage) -> None:
    told = await stage.cast(JASMINA, "odstranenie_prekliatia", OTO)
    assert not refused(told)
    assert (await stage.sheet(JASMINA))["used_spells"] == ["odstranenie_prekliatia"]
    why = stage.world.game.speeches["sk"].say("hidden-no_condition")
    assert why in stage.heard(stage.world.log)[-1]
    assert why not in whole(told) and why not in "\n".join(stage.heard())


# -- fire


async def allied(stage: Stage) -> None:
    """Let Oto and Dana be one party."""
    await stage.slash(OTO, "party create")
    await stage.slash(OTO, "party invite", character=DANA)
    await stage.slash(DANA, "party accept")


async def test_a_fireball_burns_a_whole_party_and_fells_whom_it_takes_the_last_life(stage: Stage) -> None:
    await allied(stage)
    await stage.hurt(DANA, 2)
    assert not refused(await stage.cast(JASMINA, "Fireball", OTO))
    assert (await stage.lives(JASMINA, OTO, DANA), await stage.status(DANA)) == ([3, 2, 0], "knocked_out")
    assert await stage.left(DANA, "wake") == timedelta(seconds=5 * MINUTE)
    assert DANA in whole(await stage.read(DANA))
    assert await stage.sound()


async def test_a_fireball_tells_nobody_whom_of_the_party_it_did_not_find(stage: Stage) -> None:
    await allied(stage)
    await stage.cast(DANA, "neviditelnost")
    told = await stage.cast(JASMINA, "fireball", OTO)
    assert await stage.lives(OTO, DANA) == [2, 3]
    assert OTO in stage.told() and DANA not in whole(told) + stage.told()


@sqlite_only
async def test_a_fireball_spares_those_of_the_party_who_are_elsewhere(stage: Stage) -> None:
    await allied(stage)
    await stage.slash(DANA, "scene leave")
    assert not refused(await stage.cast(JASMINA, "fireball", OTO))
    assert await stage.lives(OTO, DANA) == [2, 3]
