"""The card of a character: everything its player may know of it, as plain data for a picture and a paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from bot.documents.character_card import CardWords, CharacterCard, Charm, School, Talent
from bot.game.caller import Caller
from bot.game.characters.creatures import figures_of, true_nature
from bot.game.characters.find import find_own
from bot.game.characters.gear import BONUS, SKILL, described, told_values
from bot.game.characters.keep import sheet_of
from bot.game.characters.show import view_of
from bot.game.characters.words import faction_name
from bot.game.desk import NOBODY, Desk, Game, read
from bot.game.names import plain
from bot.i18n.page import Page
from bot.i18n.speech import Speech
from bot.rules.core.gear import GearLine
from bot.rules.core.ruleset import AbilityLine, SheetView, SpellLine
from bot.store.tables import Character

LONGEST_FILE_NAME = 40


@dataclass(frozen=True, slots=True)
class Carded:
    """A card and the page it comes with; the door adds what its owner is called, None for nobody's creep."""

    page: Page
    card: CharacterCard
    owner_id: int | None
    file_name: str


async def card_of(game: Game, caller: Caller, *, character: str | None = None, printed: bool = False) -> Carded:
    """Return the card of the own character, or of anybody's for an ORG, in the caller's language."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        view = view_of(desk, found)
        text = desk.speech.say("paper-pdf-text" if printed else "paper-png-text")
        page = desk.page(desk.speech.say("paper-title", name=found.name), text)
        owner_id = None if found.owner_id == NOBODY else found.owner_id
        return Carded(page, await _card(desk, found, view), owner_id, _file_name(found.name))


async def _card(desk: Desk, character: Character, view: SheetView) -> CharacterCard:
    speech, guild_id = desk.speech, desk.caller.guild_id
    portrait = character.picture_id and await desk.unit.pictures.bytes_of(guild_id, character.picture_id)
    return CharacterCard(
        name=character.name,
        words=_words(speech),
        titles=tuple(_titles(desk, character, view)),
        lives=view.lives,
        maximum=view.lives_maximum,
        talents=tuple(_talent(speech, line) for line in view.abilities),
        schools=tuple(_schools(speech, view)),
        gear=tuple(_gear(desk, character)),
        state=tuple(_state(speech, view)),
        portrait=portrait or None,
        under_way=await desk.unit.phases.open_one(guild_id) is not None,
    )


def _words(speech: Speech) -> CardWords:
    return CardWords(
        language=speech.language,
        lives=speech.label("paper-lives"),
        lives_hint=speech.label("paper-lives-hint"),
        talents=speech.label("paper-talents"),
        spells_hint=speech.label("paper-spells-hint"),
        gear=speech.label("paper-gear"),
        state=speech.label("paper-state"),
        notes=speech.label("paper-notes"),
        phase=speech.label("paper-phase"),
        player=speech.label("paper-player"),
    )


def _titles(desk: Desk, character: Character, view: SheetView) -> Iterator[str]:
    """Yield what somebody is, line by line: class and faction (the nature of a creep), level, god."""
    speech, figures, standing = desk.speech, figures_of(desk, character), view.standing
    level = standing.level if standing else 0
    if figures is not None:
        yield true_nature(speech, figures.nature)
        yield speech.label("paper-level", level=level)
        return
    faction = faction_name(speech, view.faction or "other")
    own = view.character_class
    yield speech.label("paper-class", character_class=speech.label(f"class-{own}"), faction=faction) if own else faction
    if standing is not None and standing.next_at is not None:
        yield speech.label("paper-experience", level=level, xp=standing.xp, next=standing.next_at)
    elif standing is not None:
        yield speech.label("paper-level", level=level)
    if view.deity:
        yield speech.label("paper-deity", deity=view.deity)


def _talent(speech: Speech, line: AbilityLine) -> Talent:
    name = speech.label(f"ability-{line.key}")
    about = _in_brief(speech, f"ability-{line.key}")
    return Talent(name if line.slot is not None else speech.label("paper-granted", ability=name), about)


def _schools(speech: Speech, view: SheetView) -> Iterator[School]:
    """Yield the spells by school; those a later level brings come too, for it may come in the forest."""
    for school, lines in groupby(view.spells, key=lambda line: line.school):
        yield School(speech.label(f"ability-{school}"), tuple(_charm(speech, line) for line in lines))


def _charm(speech: Speech, line: SpellLine) -> Charm:
    call = _if_told(speech, f"spell-{line.key}-call")
    return Charm(
        name=speech.label(f"spell-{line.key}"),
        call=speech.label("paper-call", words=call) if call else "",
        about=_in_brief(speech, f"spell-{line.key}"),
        later="" if line.known else speech.label("paper-later", level=line.required),
        used=line.used,
    )


def _in_brief(speech: Speech, key: str) -> str:
    """Return what something does as a card tells it; what an ORG defined has no other words than its own."""
    return _if_told(speech, f"{key}-brief") or _if_told(speech, f"{key}-about")


def _if_told(speech: Speech, key: str) -> str:
    return speech.label(key) if speech.has(key) else ""


def _gear(desk: Desk, character: Character) -> Iterator[str]:
    """Yield the approved pieces; what waits for an ORG is no business of the forest."""
    rules = desk.ruleset(character.ruleset).gear
    for line in rules.lines(sheet_of(desk, character)) if rules is not None else ():
        if line.verdict.approved:
            yield desk.speech.label("paper-piece", gear=line.name, what=_what(desk.speech, line))


def _what(speech: Speech, line: GearLine) -> str:
    values = {BONUS: line.verdict.bonus, SKILL: int(line.verdict.skill_verified)}
    return ", ".join([described(speech, line), *told_values(speech, line, values)])


def _state(speech: Speech, view: SheetView) -> Iterator[str]:
    """Yield what is amiss: the status, conditions, another form, an ability not chosen yet."""
    if view.status != "active":
        yield speech.label(f"status-{view.status}")
    for one in view.conditions:
        yield speech.label("paper-condition", kind=speech.label(f"condition-{one.sort}"), text=one.text)
    form = next((form for form in view.forms if form.key == view.form), None)
    if form is not None:
        yield speech.label("paper-form", form=form.name)
    if view.open_picks:
        yield speech.label("paper-picks", levels=", ".join(map(str, view.open_picks)))


def _file_name(name: str) -> str:
    """Return a name for a file, of small plain letters alone: `sara-z-lesa`."""
    letters = (letter if letter.isascii() and letter.isalnum() else " " for letter in plain(name))
    return "-".join("".join(letters).split())[:LONGEST_FILE_NAME].strip("-") or "card"
