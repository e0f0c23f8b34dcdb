"""Conditions and forms met: set, removed and recorded by ORGs alone, in whatever words they like."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.pages import refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, OTO, Stage


async def conditions(stage: Stage, name: str) -> list[tuple[str, str]]:
    """Return kind and words of what a hero suffers from."""
    return [(one["sort"], one["text"]) for one in (await stage.sheet(name))["conditions"]]


async def add(stage: Stage, text: str = "Žabí hlas", kind: str = "curse") -> Any:
    """Let an ORG set a condition on Oto."""
    return await stage.org("condition add", character=OTO, kind=kind, text=text)


@rule("DBF-COND-1..3")
@pytest.mark.parametrize("kind", ["curse", "disease", "affliction", "mounted"])
async def test_an_org_sets_a_condition_and_the_player_hears_and_sees_it(stage: Stage, kind: str) -> None:
    assert not refused(await add(stage, kind=kind))
    assert await conditions(stage, OTO) == [(kind, "Žabí hlas")]
    assert "Žabí hlas" in whole(await stage.read(OTO))
    assert "Žabí hlas" in whole(await stage.slash(OTO, "character show"))
    assert "Žabí hlas" in "\n".join(stage.heard(stage.world.log))
    assert "Žabí hlas" not in whole(await stage.slash(DANA, "character show", character=OTO))


@pytest.mark.parametrize("named", ["words", "identifier"])
async def test_an_org_takes_a_condition_away_by_its_words_or_from_the_list(stage: Stage, named: str) -> None:
    await add(stage)
    await add(stage, "Mor", "disease")
    org, play = stage.world.org, stage.world.play
    offered = await org.autocomplete(play, "condition remove", "condition", "zab", character=OTO)
    assert [one["name"] for one in offered] == ["Žabí hlas"]
    meant = offered[0]["value"] if named == "identifier" else "zabi HLAS"
    assert not refused(await stage.org("condition remove", character=OTO, condition=meant))
    assert await conditions(stage, OTO) == [("disease", "Mor")]
    assert stage.why(await stage.org("condition remove", character=OTO, condition=meant)) == "condition_unknown"
    assert await stage.sound()


async def test_players_set_remove_and_look_up_nothing(stage: Stage) -> None:
    await add(stage)
    command: dict[str, Any] = {"character": OTO, "kind": "curse", "text": "Smola"}
    assert stage.why(await stage.slash(DANA, "condition add", **command)) == "rank_needs_org"
    assert stage.why(await stage.slash(OTO, "condition remove", character=OTO, condition="x")) == "rank_needs_org"
    record: dict[str, Any] = {"character": OTO, "creep": "Drak", "lives": 9}
    assert stage.why(await stage.slash(OTO, "form record", **record)) == "rank_needs_org"
    offered = await stage.players[OTO].autocomplete(
        stage.world.play, "condition remove", "condition", "", character=OTO
    )
    assert offered == []
    assert await conditions(stage, OTO) == [("curse", "Žabí hlas")]


@sqlite_only
@pytest.mark.parametrize("text", ["@everyone", "**Mor** _a_ `hlad`", "[klik](https://x.y)", "x" * 300, "{ $name } \\"])
async def test_the_words_of_a_condition_are_shown_as_they_were_written(stage: Stage, text: str) -> None:
    assert not refused(await add(stage, text))
    assert text in whole(await stage.slash(OTO, "character show"))
    for message in stage.world.play.history():
        assert not message.mention_everyone


@sqlite_only
@pytest.mark.parametrize("text", ["   ", "\u200b"])
async def test_a_condition_without_words_is_none(stage: Stage, text: str) -> None:
    assert stage.why(await add(stage, text)) == "condition_text_required"
    assert await conditions(stage, OTO) == []


async def test_one_interaction_delivered_twice_sets_one_condition(stage: Stage) -> None:
    await stage.world.twice(lambda: add(stage), at_once=True)
    assert await conditions(stage, OTO) == [("curse", "Žabí hlas")]


@sqlite_only
async def test_one_cures_itself_of_the_same_words_one_at_a_time(stage: Stage) -> None:
    for _ in range(2):
        await add(stage)
    await stage.cast(JASMINA, "odstranenie_prekliatia", OTO, choice="žabí hlas")
    assert await conditions(stage, OTO) == [("curse", "Žabí hlas")]


# -- forms


async def test_an_animal_met_is_recorded_with_its_figures_and_again_with_better_ones(stage: Stage) -> None:
    await stage.org("form record", character=JASMINA, creep="Vlk", lives=2)
    assert "Vlk" in whole(await stage.read(JASMINA))
    await stage.org("form record", character=JASMINA, creep="vlk", lives=3, strength=2)
    (form,) = (await stage.sheet(JASMINA))["forms"]
    assert (form["name"], form["lives"], form["strength"]) == ("vlk", 3, 2)
    assert await stage.sound()


@sqlite_only
@pytest.mark.parametrize("name", ["🐺", "Волк", "-", "Vlk (starý) | _sivý_", "V" * 60, "=12"])
async def test_an_animal_of_any_name_can_be_chosen_from_the_menu(stage: Stage, name: str) -> None:
    assert not refused(await stage.org("form record", character=JASMINA, creep=name, lives=2))
    asked = await stage.cast(JASMINA, "premena")
    (chosen,) = [row["options"] for part in asked.response.components for row in _row(part) if "options" in row]
    assert not refused(await stage.players[JASMINA].select(asked.response, [chosen[0]["value"]]))
    assert (await stage.sheet(JASMINA))["shape"] is not None


def _row(part: Any) -> list[dict[str, Any]]:
    return list((part if isinstance(part, dict) else part.to_dict())["components"])


@sqlite_only
@pytest.mark.parametrize("name", ["   ", "\u200b", "Z" + "\u0301" * 60, "x" * 61])
async def test_an_animal_without_a_readable_name_is_not_recorded(stage: Stage, name: str) -> None:
    assert refused(await stage.org("form record", character=JASMINA, creep=name, lives=2))
    assert (await stage.sheet(JASMINA))["forms"] == []
