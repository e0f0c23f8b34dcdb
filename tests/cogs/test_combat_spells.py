"""Spells in a fight by menu and by word: targets, several in a round, what is asked last, what nobody else learns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.arena import Arena
from tests.support.battle import Battle, Phone, card, shown, story, twin_text
from tests.support.pages import components, labels, options, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, OTO
from tests.support.world import text_of


async def to_spells(arena: Arena, *helpers: str) -> None:
    """Let Jasmína and Oto come to their first step of spells, with helpers on Oto's side."""
    await arena.challenge(JASMINA, OTO)
    for name in (DANA,):
        await (arena.act(name, "support", target=OTO) if name in helpers else arena.act(name, "pass"))
    await arena.act(OTO, "pass")
    if helpers:
        await arena.act(JASMINA, "pick", target=OTO)
    assert await arena.step() == "spells"


async def used(arena: Arena, name: str) -> list[str]:
    """Return the spells somebody has used."""
    return list((await arena.stage.sheet(name))["used_spells"])


async def test_a_spell_declared_by_menu_is_secret_until_the_step_is_resolved(arena: Arena) -> None:
    await to_spells(arena)
    before = await shown(arena), story(arena)
    phone = Phone(arena, JASMINA)
    await phone.open()
    await phone.choose("fight_spell", "ohnivy_sip")
    assert labels(phone.page, "fight_aim") == [OTO]
    await phone.choose("fight_aim", OTO)
    spell = arena.world.game.speeches["sk"].label("spell-ohnivy_sip")
    assert spell in whole(phone.page) and spell in twin_text(arena)
    everywhere = "\n".join([*arena.stage.heard(), story(arena), await shown(arena)])
    assert spell not in everywhere and before[1] == story(arena)
    assert spell not in whole(await Phone(arena, OTO).open())
    assert await used(arena, JASMINA) == []
    arena.dice(1, 1)
    await arena.act(OTO, "pass")
    assert spell in story(arena) and await used(arena, JASMINA) == ["ohnivy_sip"]
    assert await arena.stage.lives(JASMINA, OTO) == [2, 0]
    assert await arena.stage.sound()


async def test_several_targets_are_chosen_at_once_as_many_as_the_spell_allows(arena: Arena) -> None:
    await arena.stage.hurt(OTO, 2)
    await arena.stage.hurt(DANA, 2)
    await to_spells(arena, DANA)
    phone = Phone(arena, OTO)
    await phone.open()
    await phone.choose("fight_spell", "vlna_zivota")
    found = next(one for one in components(phone.page) if one["custom_id"].startswith("vm:fight_aim"))
    assert (found["min_values"], found["max_values"]) == (1, 3)
    await phone.choose("fight_aim", OTO, DANA)
    await arena.all_pass(DANA, JASMINA)
    assert (await arena.stage.lives(DANA), await used(arena, OTO)) == ([3], ["vlna_zivota"])


async def test_more_spells_than_one_are_declared_with_the_button_for_more(arena: Arena) -> None:
    await to_spells(arena)
    phone = Phone(arena, JASMINA)
    await phone.open()
    await phone.tap("fight_more")
    await phone.choose("fight_spell", "ohnivy_sip")
    await phone.choose("fight_aim", OTO)
    assert JASMINA in await arena.awaited()
    await phone.choose("fight_spell", "predtucha")
    assert JASMINA not in await arena.awaited()
    assert phone.taps == 5
    arena.dice(1, 6)
    await arena.act(OTO, "pass")
    assert await used(arena, JASMINA) == ["ohnivy_sip", "predtucha"]
    assert await arena.stage.lives(JASMINA, OTO) == [3, 1]


@sqlite_only
async def test_where_the_guild_allows_one_spell_a_round_there_is_no_button_for_more(arena: Arena) -> None:
    await arena.stage.rule("spells_per_round", "1")
    await to_spells(arena)
    page = await Phone(arena, JASMINA).open()
    assert not any("fight_more" in one["custom_id"] for one in components(page))
    await arena.stage.cast(JASMINA, "ohnivy_sip", OTO)
    assert arena.stage.why(await arena.stage.cast(JASMINA, "predtucha")) == "spell_limit_per_round"


async def test_a_used_spell_is_got_back_by_the_choice_of_another(arena: Arena) -> None:
    await arena.stage.cast(JASMINA, "vyliec_zranenie", JASMINA)
    await to_spells(arena)
    phone = Phone(arena, JASMINA)
    await phone.open()
    await phone.choose("fight_spell", "odsatie_zivotnej_energie")
    assert options(phone.page, "fight_last") == ["vyliec_zranenie"]
    await phone.choose("fight_last", "vyliec_zranenie")
    assert phone.taps <= 4
    await arena.act(OTO, "pass")
    assert await used(arena, JASMINA) == ["odsatie_zivotnej_energie"]
    assert await arena.stage.sound()


@sqlite_only
async def test_of_several_forms_one_is_chosen_in_a_fight_too(arena: Arena) -> None:
    for animal in ("Vlk", "Medveď"):
        await arena.stage.org("form record", character=JASMINA, creep=animal, lives=5, strength=2)
    await to_spells(arena)
    phone = Phone(arena, JASMINA)
    await phone.open()
    assert "premena" in _every_spell(phone.page)
    told = await arena.stage.cast(JASMINA, "premena", choice="medveď")
    assert not refused(told)
    arena.dice(6, 1)
    await arena.act(OTO, "pass")
    assert (await arena.stage.sheet(JASMINA))["shape"]["form"] is not None
    assert await arena.stage.lives(JASMINA, OTO) == [5, 1]


@sqlite_only
async def test_of_several_conditions_one_is_chosen_to_be_cured(arena: Arena) -> None:
    for text in ("Zlomená noha", "Mor"):
        await arena.stage.org("condition add", character=JASMINA, kind="affliction", text=text)
    await to_spells(arena)
    phone = Phone(arena, JASMINA)
    await phone.open()
    await phone.choose("fight_spell", "vyliec_postihnutie")
    await phone.choose("fight_aim", JASMINA)
    assert labels(phone.page, "fight_last") == ["Zlomená noha", "Mor"]
    await phone.choose("fight_last", "Mor")
    await arena.act(OTO, "pass")
    assert [one["text"] for one in (await arena.stage.sheet(JASMINA))["conditions"]] == ["Zlomená noha"]


def _every_spell(page: Any) -> list[str]:
    menus = [one for one in components(page) if one["custom_id"].startswith("vm:fight_spell")]
    return [option["value"] for one in menus for option in one["options"]]


@sqlite_only
async def test_every_spell_one_could_cast_stands_in_the_menu_however_many_there_are(arena: Arena) -> None:
    await to_spells(arena)
    fight = await arena.fight()
    able = fight.choices((await arena.stage.character(JASMINA)).id).spells
    assert len(able) > 25
    assert _every_spell(await Phone(arena, JASMINA).open()) == list(able)


# -- by word


@sqlite_only
async def test_the_cast_command_asks_by_menu_for_what_is_missing(arena: Arena) -> None:
    await to_spells(arena)
    asked = await arena.stage.cast(JASMINA, "Ohnivý šíp")
    assert labels(asked, "fight_aim") == [OTO]
    assert JASMINA in await arena.awaited()
    told = await arena.stage.players[JASMINA].select(asked.response, options(asked, "fight_aim"))
    assert not refused(told) and JASMINA not in await arena.awaited()


@sqlite_only
@pytest.mark.parametrize(
    ("spell", "targets", "code"),
    [
        ("citanie_aury", (OTO,), "in_combat"),
        ("jasnozrivost", (), "in_combat"),
        ("zastavenie_casu", (), "too_late"),
        ("ohnivy_sip", (JASMINA,), "target_not_enemy"),
        ("ohnivy_sip", (DANA,), "target_not_here"),
        ("krotenie", (OTO,), "target_not_animal"),
        ("rozkaz_nemrtvemu", (OTO,), "target_not_undead"),
        ("ozivenie", (OTO,), "target_not_dead_or_knocked_out"),
        ("premena", (), "form_not_met"),
        ("kúzlo, čo nie je", (), "spell_unknown"),
    ],
)
async def test_a_spell_that_makes_no_sense_is_refused_and_costs_nothing(
    arena: Arena, spell: str, targets: tuple[str, ...], code: str
) -> None:
    await to_spells(arena)
    before = await arena.stage.kept()
    assert arena.stage.why(await arena.stage.cast(JASMINA, spell, *targets)) == code
    assert await arena.stage.kept() == before


@sqlite_only
async def test_a_spell_used_in_this_phase_is_not_there_again_in_a_fight(arena: Arena) -> None:
    await arena.stage.cast(JASMINA, "fireball", OTO)
    await to_spells(arena)
    assert "fireball" not in _every_spell(await Phone(arena, JASMINA).open())
    assert arena.stage.why(await arena.stage.cast(JASMINA, "fireball", OTO)) == "spell_already_used"


# -- what is hidden


async def test_a_hidden_level_leaks_nothing_where_a_spell_fails(battle: Battle) -> None:
    await battle.fighter("a1", character_class="carodej", level=7, abilities=("nekromancia",), weapon="dyka")
    await battle.fighter("b1", level=9)
    await battle.challenge("a1", "b1")
    await battle.act("b1", "pass")
    told = await battle.stage.cast("a1", "zomri", "b1")
    assert not refused(told)
    assert await used(battle, "a1") == ["zomri"]
    everywhere = "\n".join([*battle.stage.heard(), story(battle), text_of(await card(battle)), whole(told)])
    assert "úroveň" not in everywhere and "9" not in story(battle)
    assert "9. úroveň" in twin_text(battle)
    assert any("🕵️" in line for line in battle.stage.heard(battle.world.log))
    assert "b1: úroveň" in whole(await battle.world.org.slash(battle.world.play, "journal", character="a1"))
    assert "úroveň" not in whole(await battle.stage.slash("a1", "journal"))
    assert await battle.stage.sound()


@sqlite_only
async def test_animals_let_go_whom_the_caster_names(battle: Battle) -> None:
    await battle.fighter("a1", character_class="druid", level=9, abilities=("priroda",), weapon="dyka")
    await battle.fighter("a2")
    await battle.team("a1", "a2")
    await battle.stage.org("creep define", name="Vlk", lives=3, nature="animal", claws=1)
    await battle.stage.org("creep spawn", creep="Vlk")
    await battle.challenge("a1", "Vlk")
    await battle.stage.org("combat act", what="pass", **{"for": "Vlk"})
    await battle.act("a1", "pick", target="Vlk")
    phone = Phone(battle, "a1")
    await phone.open()
    await phone.choose("fight_spell", "zvieracia_rec")
    assert labels(phone.page, "fight_last") == ["a1", "a2"]
    await phone.choose("fight_last", "a1", "a2")
    fight = await battle.fight()
    statuses = {fight.name(one.id): one.status for one in fight.view().fighters}
    assert (statuses["a1"], statuses["a2"]) == ("left", "left")
    assert await battle.stage.sound()
