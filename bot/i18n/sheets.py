"""The sheet as a page that a player likes: hearts, an XP bar, abilities with what they do, spells by school."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.i18n.escape import Markup
from bot.i18n.page import Field
from bot.i18n.speech import Speech
from bot.rules.core.ruleset import AbilityLine, SheetView, SpellLine, Standing

FULL, EMPTY, EXTRA = "❤️", "🖤", "💛"
HEARTS_DRAWN = 12
BAR = 10
BOUND = "\N{NO-BREAK SPACE}"  # a mark stays on the line of what it marks


def hearts(speech: Speech, lives: int, maximum: int) -> str:
    """Return lives as hearts, those above the maximum in gold; many are counted instead of drawn."""
    counted = speech.say("sheet-lives", lives=lives, maximum=maximum)
    if max(lives, maximum) > HEARTS_DRAWN:
        return f"{FULL} {counted}"
    drawn = FULL * min(lives, maximum) + EMPTY * max(0, maximum - lives) + EXTRA * max(0, lives - maximum)
    return f"{drawn} {counted}"


def experience(speech: Speech, standing: Standing) -> str:
    """Return XP as a bar from this level to the next."""
    if standing.next_at is None:
        return speech.say("sheet-xp-last", xp=standing.xp)
    span = max(1, standing.next_at - standing.level_at)
    filled = max(0, min(BAR, (standing.xp - standing.level_at) * BAR // span))
    missing = standing.next_at - standing.xp
    return f"`{'█' * filled}{'░' * (BAR - filled)}` " + speech.say(
        "sheet-xp", xp=standing.xp, next=standing.next_at, missing=missing
    )


def headline(speech: Speech, view: SheetView, faction: str) -> str:
    """Return class, faction and level in one line."""
    name = speech.say(f"class-{view.character_class}") if view.character_class else ""
    level = view.standing.level if view.standing else 0
    return speech.say("sheet-headline", character_class=name, faction=faction, level=level)


def ability_lines(speech: Speech, abilities: Iterable[AbilityLine]) -> str:
    """Return abilities, each with what it does."""
    return "\n".join(_ability(speech, line) for line in abilities)


def _ability(speech: Speech, line: AbilityLine) -> str:
    about = speech.say(f"ability-{line.key}-about")
    granted = f" {speech.say('sheet-granted')}" if line.slot is None else ""
    return f"**{speech.say(f'ability-{line.key}')}**{granted} – {about}"


def spell_fields(speech: Speech, spells: Iterable[SpellLine]) -> tuple[Field, ...]:
    """Return a field for each school: spells ready, used, and those a later level brings."""
    fields = []
    for school, lines in groupby(spells, key=lambda line: line.school):
        text = "\n".join(_spell(speech, line) for line in lines)
        fields.append(Field(speech.label(f"ability-{school}"), text, inline=True))
    return tuple(fields)


def _spell(speech: Speech, line: SpellLine) -> str:
    name = Markup(speech.say(f"spell-{line.key}"))
    if not line.known:
        return f"🔒{BOUND}{speech.say('sheet-spell-later', spell=name, level=line.required)}"
    return f"▫️{BOUND}~~{name}~~" if line.used else f"✨{BOUND}{name}"
