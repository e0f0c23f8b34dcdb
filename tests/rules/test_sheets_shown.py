"""A sheet as the page shows it: what is owned, worn, met and done, and nothing that is not."""

from __future__ import annotations

import pytest

from bot.rules.core.conditions import FormLine
from bot.rules.core.facts import AbilityGranted, AbilityTaken
from bot.rules.core.ruleset import AbilityLine, Ruleset, SheetView, WorkLine
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import DbfSheet, MetForm, Work
from tests.rules.field import ELIXIR
from tests.rules.support import fold, sheet_of
from tests.support.rule import rule

PRIEST = fold(
    (AbilityTaken("bohosluzba", 1, deity="Brigid"), AbilityTaken("liecenie", 2), AbilityGranted("elementy", 3)),
    sheet_of("knaz", faction="kamelot", start_level=1, xp=6),
)


def shown(dbf: Ruleset, rulings: Rulings, sheet: DbfSheet) -> SheetView:
    """Return what the page shows of a sheet."""
    return dbf.keeping.view(sheet, rulings)


@rule("DBF-MAGIC-2", "DBF-ABIL-BOHOSLUZBA-1")
def test_abilities_are_shown_with_their_pick_and_schools_with_their_offset(dbf: Ruleset, rulings: Rulings) -> None:
    view = shown(dbf, rulings, PRIEST)
    assert view.abilities == (
        AbilityLine("bohosluzba", 1, True, 0),
        AbilityLine("liecenie", 2, True, 0),
        AbilityLine("elementy", None, True, 3),
    )
    assert view.deity == "Brigid"
    thief = shown(dbf, rulings, sheet_of("zlodej", "zlodejina", "pocarovanie"))
    assert thief.abilities[0] == AbilityLine("zlodejina", 1, False, None)
    assert (thief.abilities[1].slot, thief.deity) == (2, None)


@pytest.mark.parametrize("level", [1, 4])
def test_the_level_one_began_with_is_shown(dbf: Ruleset, rulings: Rulings, level: int) -> None:
    assert shown(dbf, rulings, sheet_of("zlodej", start_level=level)).start_level == level


@pytest.mark.parametrize(
    ("shield", "weapon", "worn"),
    [(True, None, ("shield",)), (False, "dyka", ("dyka",)), (False, None, ()), (True, "dyka", ("dyka", "shield"))],
)
def test_only_what_is_in_use_is_shown_as_worn(
    dbf: Ruleset, rulings: Rulings, shield: bool, weapon: str | None, worn: tuple[str, ...]
) -> None:
    assert shown(dbf, rulings, sheet_of("rytier", shield=shield, weapon=weapon)).worn == worn


@rule("DBF-SPELL-PRIRODA-5")
def test_forms_met_are_shown_with_lives_and_strength(dbf: Ruleset, rulings: Rulings) -> None:
    druid = sheet_of("druid", forms=(MetForm(key="bear", name="Medveď", lives=6, strength=3),))
    assert shown(dbf, rulings, druid).forms == (FormLine("bear", "Medveď", 6, 3),)


@rule("DBF-ABIL-ALCHYMIA-3", "DBF-ABIL-NICENIE-1")
@pytest.mark.parametrize(
    ("work", "line"),
    [
        (Work(sort="brew", thing="elixir", minutes=10, makes=(ELIXIR,)), WorkLine("brew", "elixir", "Elixír")),
        (Work(sort="break", thing="door", minutes=10), WorkLine("break", "door", "")),
    ],
)
def test_work_is_shown_with_the_name_of_what_it_makes_if_it_makes_any(
    dbf: Ruleset, rulings: Rulings, work: Work, line: WorkLine
) -> None:
    assert shown(dbf, rulings, sheet_of("carodej", work=work)).work == line
    assert shown(dbf, rulings, sheet_of("carodej")).work is None
