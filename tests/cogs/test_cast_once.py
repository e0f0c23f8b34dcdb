"""Casting at the wrong moment or twice: refused with its reason, nothing spent, nothing changed; once in a phase."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from sqlalchemy import select

from bot.store.tables import SpellUse
from tests.support.pages import button, buttons, menu, options, refused, sqlite_only
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, OTO, Stage


async def uses(stage: Stage) -> list[str]:
    """Return what the database itself keeps as cast, in every phase."""
    async with stage.world.game.database.begin(write=False) as unit:
        return list(await unit.session.scalars(select(SpellUse.spell).order_by(SpellUse.phase_id, SpellUse.at)))


async def wounded(stage: Stage) -> None:
    """Let Oto need healing."""
    await stage.hurt(OTO, 2)


# -- once in a phase


@rule("DBF-MAGIC-5")
async def test_a_spell_is_cast_once_in_a_phase_and_again_in_the_next(stage: Stage) -> None:
    await wounded(stage)
    assert not refused(await stage.cast(JASMINA, "vyliec_zranenie", OTO))
    before = await stage.kept()
    assert stage.why(await stage.cast(JASMINA, "vyliec_zranenie", OTO)) == "spell_already_used"
    assert await stage.kept() == before
    await stage.org("phase close")
    await stage.org("phase open", lives=False)
    assert not refused(await stage.cast(JASMINA, "vyliec_zranenie", OTO))
    assert (await stage.lives(OTO), await uses(stage)) == ([3], ["vyliec_zranenie"] * 2)


async def test_a_spell_stays_used_after_a_restart(stage: Stage) -> None:
    await stage.cast(JASMINA, "neviditelnost")
    await stage.world.restart()
    assert stage.why(await stage.cast(JASMINA, "neviditelnost")) == "spell_already_used"
    assert await uses(stage) == ["neviditelnost"]


async def test_of_two_castings_at_once_one_is_cast(stage: Stage) -> None:
    await wounded(stage)
    answers = await stage.world.together(*(lambda: stage.cast(JASMINA, "vyliec_zranenie", OTO) for _ in range(2)))
    assert sorted(stage.why(answer) for answer in answers) == ["", "spell_already_used"]
    assert (await stage.lives(OTO), await uses(stage)) == ([2], ["vyliec_zranenie"])
    assert await stage.sound()


async def test_two_casters_at_once_heal_one_target_twice(stage: Stage) -> None:
    await wounded(stage)
    await stage.world.together(
        *(lambda name=name: stage.cast(name, "vyliec_zranenie", OTO) for name in (JASMINA, DANA))
    )
    assert await stage.lives(OTO) == [3]
    assert await stage.sound()


@pytest.mark.parametrize("at_once", [False, True], ids=["afterwards", "at once"])
async def test_one_interaction_delivered_twice_casts_once_and_is_answered_alike(stage: Stage, at_once: bool) -> None:
    await wounded(stage)
    _, answers = await stage.world.twice(lambda: stage.cast(JASMINA, "vyliec_zranenie", OTO), at_once=at_once)
    assert len(answers) == 2 and answers[0] == answers[1]
    assert (await stage.lives(OTO), await uses(stage)) == ([2], ["vyliec_zranenie"])


async def test_the_key_in_the_database_holds_where_every_check_has_failed(stage: Stage) -> None:
    await stage.cast(JASMINA, "neviditelnost")
    async with stage.world.game.database.begin(write=True) as unit:
        (found,) = await unit.characters.named(stage.world.guild.id, "jasmína")
        found.sheet = {**copy.deepcopy(found.sheet), "used_spells": [], "effects": []}
    before = await stage.kept()
    assert refused(await stage.cast(JASMINA, "neviditelnost"))
    assert await stage.kept() == before


@rule("DBF-MAGIC-6")
@sqlite_only
async def test_spending_one_spell_touches_no_other_of_the_same_school(stage: Stage) -> None:
    for spell in ("vyliec_zranenie", "regeneracia", "vlna_zivota"):
        assert not refused(await stage.cast(JASMINA, spell, OTO))
    assert (await stage.sheet(JASMINA))["used_spells"] == ["vyliec_zranenie", "regeneracia", "vlna_zivota"]
    assert (await stage.sheet(OTO))["used_spells"] == []


# -- the wrong moment


async def test_without_a_phase_nothing_is_cast_and_nothing_is_asked(stage: Stage) -> None:
    await stage.org("phase close")
    before = await stage.kept()
    for targets in ((OTO,), ()):
        assert stage.why(await stage.cast(JASMINA, "vyliec_zranenie", *targets)) == "no_open_phase"
    assert await stage.kept() == before


async def test_spells_of_a_combat_are_refused_in_peace_and_change_nothing(stage: Stage) -> None:
    rules = stage.world.game.rulesets["dbf"]
    spells = [topic.key for topic in rules.topics if topic.kind == "spell"]
    before, met = await stage.kept(), {}
    for spell in spells:
        if spell in ("zastavenie_casu", *COMBAT):
            met[spell] = stage.why(await stage.cast(JASMINA, spell, OTO))
    assert met == {**dict.fromkeys(COMBAT, "not_in_combat"), "zastavenie_casu": "no_challenge"}
    assert await stage.kept() == before


COMBAT = (
    "ohnivy_sip",
    "podkopnutie",
    "kyselinovy_vejar",
    "ladova_burka",
    "ocarenie",
    "strach",
    "uspanie",
    "predtucha",
    "upiri_dotyk",
    "rozkaz_nemrtvemu",
    "odsatie_zivotnej_energie",
    "zomri",
    "krotenie",
    "hmla",
    "otravny_hmyz",
    "vybrany_bohom",
    "pozehnanie",
    "svata_zbran",
)


@sqlite_only
@pytest.mark.parametrize("status", ["knocked_out", "trance", "out_of_game"])
async def test_who_is_not_active_casts_nothing(stage: Stage, status: str) -> None:
    if status == "knocked_out":
        await stage.hurt(JASMINA, 3)
    elif status == "trance":
        await stage.cast(JASMINA, "vizia")
    else:
        await stage.slash(JASMINA, "outofgame", state="on", reason="Večera")
    assert await stage.status(JASMINA) == status
    assert stage.why(await stage.cast(JASMINA, "neviditelnost")) == "not_active"


@sqlite_only
async def test_knowing_comes_before_the_moment_and_the_moment_before_the_target(bare_stage: Stage) -> None:
    stage = bare_stage
    await stage.hero(JASMINA, 1, ("liecenie", "pocarovanie"))
    assert stage.why(await stage.cast(JASMINA, "fireball", "Nikto")) == "spell_unknown"
    assert stage.why(await stage.cast(JASMINA, "nezmysel")) == "spell_unknown"
    assert stage.why(await stage.cast(JASMINA, "ozivenie")) == "level_too_low"
    assert stage.why(await stage.cast(JASMINA, "vyliec_zranenie")) == "no_open_phase"
    await stage.phase()
    await stage.scene(JASMINA)
    assert not refused(await stage.cast(JASMINA, "vyliec_zranenie", JASMINA))
    assert stage.why(await stage.cast(JASMINA, "vyliec_zranenie")) == "spell_already_used"


@sqlite_only
async def test_a_refused_casting_leaves_everything_as_it_was(stage: Stage) -> None:
    await stage.cast(JASMINA, "neviditelnost")
    before = await stage.kept()
    met = [
        stage.why(await stage.cast(JASMINA, "vyliec_zranenie", "Nikto")),
        stage.why(await stage.cast(JASMINA, "vyliec_zranenie", OTO, DANA)),
        stage.why(await stage.cast(JASMINA, "ozivenie", OTO)),
        stage.why(await stage.cast(JASMINA, "priatelstvo", OTO, text="Klameš?")),
        stage.why(await stage.cast(JASMINA, "priatelstvo", JASMINA)),
        stage.why(await stage.cast(JASMINA, "premena")),
        stage.why(await stage.slash(JASMINA, "cast", spell="regeneracia", target=OTO, **{"for": OTO})),
    ]
    assert met == [
        "character_not_found",
        "too_many_targets",
        "target_not_dead_or_knocked_out",
        "conversation_too_short",
        "target_is_caster",
        "form_not_met",
        "not_your_character",
    ]
    assert await stage.kept() == before


# -- who casts


async def test_an_org_casts_for_a_player_and_the_ledger_names_who_it_was(stage: Stage) -> None:
    await wounded(stage)
    assert not refused(await stage.org("cast", spell="vyliec_zranenie", target=OTO, **{"for": JASMINA}))
    entry = next(entry for entry in await stage.ledger(JASMINA) if entry.kind == "spell_cast")
    assert (entry.actor_id, await stage.lives(OTO)) == (stage.world.org.id, [2])


async def test_the_list_of_spells_offers_what_can_be_cast_now_and_casts_it(stage: Stage) -> None:
    await stage.cast(JASMINA, "zvieracia_rec")
    shown = await stage.slash(JASMINA, "spells")
    offered = options(shown, "cast")
    assert "neviditelnost" in offered and not {"zvieracia_rec", "ohnivy_sip", "zastavenie_casu"} & set(offered)
    assert not refused(await stage.players[JASMINA].select(shown.response, ["neviditelnost"]))
    assert "neviditelnost" in await stage.timers(JASMINA)


async def test_a_menu_left_open_casts_nothing_a_second_time(stage: Stage) -> None:
    await wounded(stage)
    shown = await stage.cast(JASMINA, "vyliec_zranenie")
    oto = options(shown, "cast_at")[1]
    await stage.cast(JASMINA, "vyliec_zranenie", OTO)
    stale: Any = await stage.players[JASMINA].select(shown.response, [oto], custom_id=menu(shown, "cast_at"))
    assert stage.why(stale) == "spell_already_used"
    assert await stage.lives(OTO) == [2]


@sqlite_only
async def test_the_page_of_a_phase_leads_to_the_spells(stage: Stage) -> None:
    shown = await stage.slash(JASMINA, "phase show")
    assert len(buttons(shown)) == 1
    listed = await stage.players[JASMINA].click(shown.response, custom_id=button(shown, "spells"))
    assert "neviditelnost" in options(listed, "cast")
