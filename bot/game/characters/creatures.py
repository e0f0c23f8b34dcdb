"""What is told of a creep: to ORGs all its figures, to others no more than what everybody sees (R-MAG-8, R-MAG-9)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.game.characters.keep import sheet_of
from bot.game.desk import Desk
from bot.i18n.speech import Speech
from bot.rules.core.combat import Figures
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

LIVING = "living"


def check_no_creep(character: Character) -> None:
    """Refuse for a creep what only a player's character can go through."""
    if character.creep_id is not None:
        raise Refusal("creep_no_character", name=character.name)


def figures_of(desk: Desk, character: Character) -> Figures | None:
    """Return what an ORG wrote of a creep; None for anybody else."""
    rules = desk.ruleset(character.ruleset).creeps
    return rules.figures(sheet_of(desk, character)) if rules is not None and character.creep_id is not None else None


def nature_name(speech: Speech, nature: Collection[str]) -> str:
    """Return what a being is in a word or two: that it lives is said only of what is nothing else."""
    named = [key for key in sorted(nature) if key != LIVING] or [LIVING]
    return ", ".join(speech.label(f"nature-{key}") for key in named)


def true_nature(speech: Speech, nature: Collection[str]) -> str:
    """Return the true nature as ORGs read it: a demon that does not live is told apart."""
    name = nature_name(speech, nature)
    return speech.label("creep-not-living", nature=name) if set(nature) == {"demon"} else name


def figure_lines(speech: Speech, figures: Figures, weapon: str | None) -> Iterator[str]:
    """Yield what ORGs read of a creep beside its nature and level: what others see, and how it strikes."""
    shown = figures.shown_nature
    if shown is None:
        yield speech.say("creep-shown-hidden")
    elif shown != figures.nature:
        yield speech.say("creep-shown", nature=nature_name(speech, shown))
    if weapon is not None:
        yield speech.say("creep-weapon", weapon=speech.label(f"weapon-{weapon}"))
    if figures.claws is not None:
        yield speech.say("creep-claws", count=figures.claws)


def creep_lines(desk: Desk, character: Character, figures: Figures, level: int) -> list[str]:
    """Return the head of a creep's sheet, for ORGs."""
    speech, hands = desk.speech, desk.ruleset(character.ruleset).hands
    weapon = hands.held(sheet_of(desk, character)) if hands is not None else None
    nature = true_nature(speech, figures.nature)
    return [speech.say("creep-headline", nature=nature, level=level), *figure_lines(speech, figures, weapon)]


def seen_of_creep(desk: Desk, figures: Figures) -> str:
    """Return what a player reads of a creep: the nature that shows, or that none does."""
    if figures.shown_nature is None:
        return desk.speech.say("creep-stranger-hidden")
    return desk.speech.say("creep-stranger", nature=nature_name(desk.speech, figures.shown_nature))
