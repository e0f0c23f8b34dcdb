"""Gear of a character as its ruleset knows it: found on the list, told in words, asked for by later rooms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.game.characters.keep import sheet_of
from bot.game.desk import Desk
from bot.i18n.speech import Speech
from bot.rules.core.gear import Gear, GearLine, Verdict
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.store.tables import Character

# What a verdict may need, and how much of it an ORG may give.
MOST_BONUS_LIVES = 9
BONUS, SKILL = "bonus", "skill"
Values = Mapping[str, int]


def gear_rules(ruleset: Ruleset) -> Gear:
    """Return what a ruleset knows of gear; `no_gear_here` where it knows none."""
    if ruleset.gear is None:
        raise Refusal("no_gear_here")
    return ruleset.gear


def lines_of(desk: Desk, character: Character) -> tuple[GearLine, ...]:
    """Return the gear on a character's list, the oldest first."""
    return gear_rules(desk.ruleset(character.ruleset)).lines(sheet_of(desk, character))


def line_of(ruleset: Ruleset, sheet: Any, identifier: str) -> GearLine:
    """Return one piece of gear, or refuse what is not on the list."""
    for line in gear_rules(ruleset).lines(sheet):
        if line.identifier == identifier:
            return line
    raise Refusal("gear_unknown")


async def has_approved(desk: Desk, character_id: int, sort: str) -> bool:
    """Say whether a character has approved gear of a sort: a pouch, a token (DBF-REG-3, DBF-REG-5)."""
    character = await desk.unit.characters.get(desk.caller.guild_id, character_id)
    if character is None or desk.ruleset(character.ruleset).gear is None:
        return False
    return any(line.sort == sort and line.verdict.approved for line in lines_of(desk, character))


def values_given(bonus_lives: int | None, archer_tested: bool | None) -> Values:
    """Return the values that were typed, those left out not among them."""
    typed = {BONUS: bonus_lives, SKILL: None if archer_tested is None else int(archer_tested)}
    return {need: value for need, value in typed.items() if value is not None}


def check_values(line: GearLine, values: Values) -> None:
    """Refuse a value that the piece does not need, or that is out of bounds."""
    for need, value in values.items():
        if need not in line.needs:
            raise Refusal("gear_value_not_needed")
        if not 0 <= value <= (MOST_BONUS_LIVES if need == BONUS else 1):
            raise Refusal("gear_value_wrong", most=MOST_BONUS_LIVES)


def missing(line: GearLine, values: Values) -> tuple[str, ...]:
    """Return which values an ORG still has to give before the piece can be approved (DBF-REG-4, DBF-REG-6)."""
    return tuple(need for need in line.needs if need not in values)


def verdict_of(line: GearLine, values: Values) -> Verdict:
    """Return the approval with its values; `gear_<value>_missing` where one is not given yet."""
    check_values(line, values)
    for need in missing(line, values):
        raise Refusal(f"gear_{need}_missing")
    return Verdict(approved=True, skill_verified=bool(values.get(SKILL)), bonus=values.get(BONUS, 0))


def described(speech: Speech, line: GearLine) -> str:
    """Return what a piece counts as: the weapon of the books with its length, else its kind."""
    if line.sort == "weapon":
        what = speech.label(f"weapon-{line.key}")
        return what if line.length_cm is None else speech.label("gear-measured", what=what, length=line.length_cm)
    kind = f"{line.key}_armour" if line.sort == "armour" else line.sort
    return speech.label(f"gear-kind-{kind}")


def told_values(speech: Speech, line: GearLine, values: Values) -> list[str]:
    """Return the values given to a piece as short sentences."""
    told = {BONUS: lambda bonus: speech.say("gear-bonus", bonus=bonus)}
    told[SKILL] = lambda tested: speech.say("gear-tested" if tested else "gear-untested")
    return [told[need](values[need]) for need in line.needs if need in values]
