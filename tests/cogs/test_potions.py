"""Potions through the front door: written, taught, brewed with their time, drunk in peace and in a fight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.pages import refused, sqlite_only, whole
from tests.support.pantry import ELIXIR, able, bag, define, potions, stock, teach
from tests.support.stage import JASMINA, MINUTE, OTO, Stage

TEXT = "Miešam v kotlíku a šepkám."


async def brew(stage: Stage, recipe: str = "Elixír", name: str = JASMINA, **options: Any) -> Any:
    """Let a hero brew in words."""
    return await stage.slash(name, "potion brew", recipe=recipe, **{"text": TEXT, **options})


@pytest.fixture
async def kitchen(stage: Stage) -> Stage:
    """Jasmína is an alchemist who knows the elixir and has what it takes for one."""
    await able(stage, "alchymia")
    await define(stage)
    await teach(stage)
    await stock(stage, **{"mäta": 2, "žabí sliz": 1})
    return stage


# -- writing and teaching


async def test_an_org_writes_a_potion_and_writes_it_anew_under_its_name(stage: Stage) -> None:
    told = await define(stage, effect="Svietia ti oči.")
    assert not refused(told) and "Svietia ti oči." in whole(told)
    again = await define(stage, name="elixír", heals=1, ingredients="1 soľ")
    assert not refused(again)
    (kept,) = await potions(stage)
    assert (kept.name, kept.level, kept.heals, kept.effect) == ("elixír", 2, 1, "Svietia ti oči.")
    assert [one["name"] for one in kept.ingredients["things"]] == ["soľ"]


@sqlite_only
@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"ingredients": "-2 mäta"}, "amount_wrong"),
        ({"ingredients": "0 mäta"}, "amount_wrong"),
        ({"ingredients": "2"}, "things_unreadable"),
        ({"ingredients": "5 dukátov"}, "potion_ingredients_wrong"),
        ({"ingredients": ", ,"}, "potion_ingredients_wrong"),
        ({"ingredients": "lektvar: Nič"}, "potion_undefined"),
        ({"heals": 0}, "potion_effect_required"),
        ({"name": "\u200b"}, "name_empty"),
        ({"name": "léčivý lektvar"}, "potion_exists"),
    ],
)
async def test_a_potion_that_makes_no_sense_is_not_written(stage: Stage, wrong: dict[str, Any], code: str) -> None:
    assert stage.why(await define(stage, **wrong)) == code
    assert await potions(stage) == []


async def test_what_is_left_out_is_asked_for_in_a_form_that_knows_the_potion_already(stage: Stage) -> None:
    org = stage.world.org
    empty = await stage.org("potion define")
    assert empty.modal is not None
    typed = {"name": "Odvar", "level": "1", "ingredients": "1 mäta", "heals": "", "effect": "Spíš."}
    assert not refused(await org.submit_modal(empty, typed))
    form = await stage.org("potion define", name="odvar")
    assert "Spíš." in str(form.modal) and "1 mäta" in str(form.modal)
    wrong = await org.submit_modal(form, {**typed, "effect": "", "heals": "1e3"})
    assert stage.why(wrong) == "potion_figures_wrong"
    again = await stage.org("potion define", name="odvar")
    assert stage.why(await org.submit_modal(again, {**typed, "effect": ""})) == "potion_effect_required"
    (kept,) = await potions(stage)
    assert (kept.name, kept.level, kept.heals, kept.effect) == ("Odvar", 1, 0, "Spíš.")


async def test_two_orgs_who_write_the_same_potion_at_once_write_one(stage: Stage) -> None:
    world = stage.world
    orgs = (world.org, world.second_org)
    answers = await world.together(*(lambda org=org: org.slash(world.play, "potion define", **ELIXIR) for org in orgs))
    assert not any(refused(one) for one in answers)
    assert len(await potions(stage)) == 1


async def test_a_recipe_is_taught_once_and_can_be_taken_away(stage: Stage) -> None:
    await define(stage)
    taught: dict[str, Any] = {"character": OTO, "recipe": "elixir"}
    assert not refused(await stage.org("potion teach", **taught))
    assert "Elixír" in whole(await stage.read(OTO))
    assert stage.why(await stage.org("potion teach", **taught)) == "recipe_known"
    assert "Nový recept na lektvar: Elixír" in whole(await stage.slash(OTO, "character history"))
    assert not refused(await stage.org("potion teach", **taught, forget=True))
    assert stage.why(await stage.org("potion teach", **taught, forget=True)) == "recipe_not_known"
    assert stage.why(await stage.org("potion teach", character=OTO, recipe="=p999")) == "recipe_unknown"
    assert (await stage.sheet(OTO))["recipes"] == []
    assert await stage.sound()


@sqlite_only
async def test_players_neither_write_nor_teach_and_see_only_what_they_know(kitchen: Stage) -> None:
    await define(kitchen, name="Jed", effect="Padneš.")
    other, play = kitchen.players[OTO], kitchen.world.play
    assert kitchen.why(await other.slash(play, "potion define", **ELIXIR)) == "rank_needs_org"
    assert kitchen.why(await other.slash(play, "potion define")) == "rank_needs_org"
    taught = {"character": OTO, "recipe": "Jed"}
    assert kitchen.why(await kitchen.slash(OTO, "potion teach", **taught)) == "rank_needs_org"
    assert await other.autocomplete(play, "potion teach", "recipe", "", character=OTO) == []
    assert await other.autocomplete(play, "potion define", "name", "") == []
    own = whole(await kitchen.slash(JASMINA, "potion list"))
    assert "Elixír" in own and "2× mäta" in own and "Jed" not in own
    assert "Elixír" not in whole(await kitchen.slash(OTO, "potion list"))
    assert kitchen.why(await kitchen.slash(OTO, "potion list", character=JASMINA)) == "not_your_character"
    assert "Padneš." in whole(await kitchen.org("potion list"))
    names = [one["name"] for one in await kitchen.players[JASMINA].autocomplete(play, "potion brew", "recipe", "")]
    assert names == ["liečivý lektvar", "Elixír"]  # Príroda brews the healing potion


# -- brewing


async def test_a_potion_is_there_when_its_time_has_run_and_the_player_hears_of_it(kitchen: Stage) -> None:
    begun = await brew(kitchen)
    assert not refused(begun)
    assert TEXT in "\n".join(kitchen.heard())
    assert await bag(kitchen, JASMINA) == {"mäta": 2, "žabí sliz": 1}
    assert "Elixír" in whole(await kitchen.slash(JASMINA, "timers"))
    await kitchen.world.later(10 * MINUTE + 60)
    assert await bag(kitchen, JASMINA) == {"Elixír": 1}
    assert "Elixír" in whole(await kitchen.read(JASMINA))
    history = whole(await kitchen.slash(JASMINA, "character history"))
    assert "mäta: −2 (práca)" in history and "Elixír: +1 (práca)" in history
    assert "Koniec práce: varenie lektvaru" in history
    assert await kitchen.sound()


async def test_without_words_a_form_asks_for_them_unless_it_would_be_refused_anyway(kitchen: Stage) -> None:
    form = await kitchen.slash(JASMINA, "potion brew", recipe="elixir")
    assert form.modal is not None
    assert kitchen.why(await kitchen.players[JASMINA].submit_modal(form, {"text": "\u200b"})) == "deed_not_told"
    again = await kitchen.slash(JASMINA, "potion brew", recipe="elixir")
    assert not refused(await kitchen.players[JASMINA].submit_modal(again, {"text": TEXT}))
    assert kitchen.why(await kitchen.slash(OTO, "potion brew", recipe="Elixír")) == "no_recipe"
    assert kitchen.why(await kitchen.slash(JASMINA, "potion brew", recipe="Elixír")) == "already_at_work"


async def test_what_was_given_away_meanwhile_spoils_the_brewing(kitchen: Stage) -> None:
    await brew(kitchen)
    assert not refused(await kitchen.slash(JASMINA, "inventory give", item="mäta", character=OTO))
    await kitchen.world.later(10 * MINUTE + 60)
    assert await bag(kitchen, JASMINA) == {"mäta": 1, "žabí sliz": 1}
    assert "nepodarilo" in whole(await kitchen.read(JASMINA))
    assert "Prerušená práca" in whole(await kitchen.slash(JASMINA, "character history"))
    assert await kitchen.sound()


async def test_a_recipe_that_asks_twice_for_the_same_needs_it_twice(kitchen: Stage) -> None:
    await define(kitchen, name="Dvojitý", ingredients="1 soľ, 1 korenie, 1 soľ")
    await teach(kitchen, recipe="Dvojitý")
    await stock(kitchen, **{"soľ": 1, "korenie": 1})
    assert kitchen.why(await brew(kitchen, "Dvojitý")) == "no_ingredients"
    await stock(kitchen, **{"soľ": 1})
    assert not refused(await brew(kitchen, "Dvojitý"))


async def test_of_two_brewings_at_once_with_material_for_one_there_is_one(kitchen: Stage) -> None:
    answers = await kitchen.world.together(*(lambda: brew(kitchen) for _ in range(2)))
    assert sorted(kitchen.why(one) for one in answers) == ["", "already_at_work"]
    await kitchen.world.later(10 * MINUTE + 60)
    assert await bag(kitchen, JASMINA) == {"Elixír": 1}
    assert await kitchen.sound()


async def test_of_two_brewings_at_once_that_take_no_time_one_finds_the_bag_empty(stage: Stage) -> None:
    await stage.rule("woodcraft_brew_minutes", "0")
    await stage.org("inventory grant", character=JASMINA, item="Šalvia", sort="herb")
    healing = "liečivý lektvar"
    answers = await stage.world.together(*(lambda: brew(stage, healing) for _ in range(2)))
    assert sorted(stage.why(one) for one in answers) == ["", "no_ingredients"]
    assert await bag(stage, JASMINA) == {"healing_potion": 1}
    assert await stage.sound()


async def test_the_healing_potion_takes_the_herb_that_was_chosen(stage: Stage) -> None:
    for herb in ("Šalvia", "Ruta"):
        await stage.org("inventory grant", character=JASMINA, item=herb, sort="herb")
    form = await stage.slash(JASMINA, "potion brew", recipe="healing potion", herb="ruta")
    assert not refused(await stage.players[JASMINA].submit_modal(form, {"text": TEXT}))
    await stage.world.later(10 * MINUTE + 60)
    assert await bag(stage, JASMINA) == {"Šalvia": 1, "healing_potion": 1}
    assert "liečivý lektvar" in whole(await stage.read(JASMINA))
    assert await stage.sound()


async def test_gathered_and_bought_plants_go_into_one_pot(kitchen: Stage) -> None:
    await kitchen.org("inventory grant", character=JASMINA, item="mäta", count=-1, sort="ingredient")
    assert kitchen.why(await brew(kitchen)) == "no_ingredients"
    await kitchen.org("inventory grant", character=JASMINA, item="Mäta", sort="herb")
    assert not refused(await brew(kitchen))
    await kitchen.world.later(10 * MINUTE + 60)
    assert await bag(kitchen, JASMINA) == {"Elixír": 1}


@sqlite_only
async def test_the_level_of_the_brewer_and_the_ability_bound_what_is_brewed(kitchen: Stage) -> None:
    await define(kitchen, name="Veľký", level=10, ingredients="1 mäta")
    await teach(kitchen, recipe="Veľký")
    assert kitchen.why(await brew(kitchen, "Veľký")) == "level_too_low"
    await teach(kitchen, OTO)
    assert kitchen.why(await brew(kitchen, name=OTO)) == "no_ability"
    await kitchen.hurt(JASMINA, 9)
    assert kitchen.why(await brew(kitchen)) == "not_active"


@sqlite_only
async def test_begun_brewing_is_undone_and_nothing_is_used_up(kitchen: Stage) -> None:
    await brew(kitchen)
    entry = (await kitchen.ledger(JASMINA))[-1]
    assert not refused(await kitchen.org("undo", entry=str(entry.id), reason="omyl"))
    assert "work" not in await kitchen.timers(JASMINA)
    await kitchen.world.later(10 * MINUTE + 60)
    assert await bag(kitchen, JASMINA) == {"mäta": 2, "žabí sliz": 1}
    assert await kitchen.sound()
