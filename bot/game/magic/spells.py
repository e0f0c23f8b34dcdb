"""Spells as a player sees them: by school, known, used and left in this phase; found by name in any language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.characters.keep import sheet_of
from bot.game.characters.show import view_of
from bot.game.desk import Desk, Game, read
from bot.game.names import plain
from bot.i18n import sheets
from bot.i18n.escape import escape
from bot.i18n.page import Choice, Menu, Page
from bot.rules.core.magic import Magic, SpellLine
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

SUGGESTIONS = 25
MENUS = 5


def magic_of(desk: Desk, character: Character) -> Magic:
    """Return the magic of a character's ruleset; `no_magic_here` where it has none."""
    magic = desk.ruleset(character.ruleset).magic
    if magic is None:
        raise Refusal("no_magic_here")
    return magic


def lines_of(desk: Desk, character: Character) -> tuple[SpellLine, ...]:
    """Return every spell of the schools a character owns."""
    return magic_of(desk, character).known(sheet_of(desk, character), desk.rulings(character.ruleset))


async def show(game: Game, caller: Caller, *, character: str | None = None) -> Page:
    """Return the spells of a character by school, and a menu of those it may cast now (DBF-MAGIC-15)."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        view = view_of(desk, found)
        if not view.spells:
            return desk.page(escape(found.name), desk.speech.say("spells-none"), tone="info")
        phase = await desk.unit.phases.open_one(caller.guild_id)
        lines = [desk.speech.say("spells-text" if phase else "spells-no-phase"), *_special(desk, found)]
        ready = [line for line in view.spells if castable(desk, found, line)]
        choices = tuple(
            Choice(desk.speech.label(f"spell-{line.key}"), line.key, desk.speech.label(f"spell-{line.key}-about"))
            for line in ready
        )
        menus = _menus(desk, found, choices) if phase else ()
        fields = sheets.spell_fields(desk.speech, view.spells)
        return desk.page(escape(found.name), "\n".join(lines), fields=fields, menus=menus, tone="info")


def _menus(desk: Desk, character: Character, choices: Sequence[Choice]) -> tuple[Menu, ...]:
    """Return the menus to cast from: one for most, more for who knows very many special spells."""
    starts = range(0, len(choices), SUGGESTIONS)[:MENUS]
    parts = [tuple(choices[start : start + SUGGESTIONS]) for start in starts]
    marks = ["", *(f":{number}" for number in range(1, len(parts)))]
    prompt = desk.speech.label("spells-prompt")
    return tuple(Menu(f"cast:{character.id}{mark}", prompt, part) for mark, part in zip(marks, parts, strict=True))


def _special(desk: Desk, character: Character) -> list[str]:
    """Return the words of the special spells somebody has: no rulebook tells them."""
    craft = desk.ruleset(character.ruleset).spellcraft
    owned = craft.owned(sheet_of(desk, character)) if craft is not None else ()
    speech = desk.speech
    return [
        speech.say("special-line", spell=speech.label(f"spell-{key}"), about=speech.label(f"spell-{key}-about"))
        for key in owned
        if speech.has(f"spell-{key}")
    ]


def castable(desk: Desk, character: Character, line: SpellLine) -> bool:
    """Say whether a spell could be cast now: known, not used up, and not one for fights alone."""
    if not line.known or line.used:
        return False
    try:
        magic_of(desk, character).spell_timing(line.key, "out", desk.rulings(character.ruleset))
    except Refusal:
        return False
    return True


def spell_key(desk: Desk, lines: tuple[SpellLine, ...], text: str) -> str:
    """Return the spell meant by a key or a name in any language; one the character has no school for is unknown too."""
    wanted = plain(text)
    for line in lines:
        names = (plain(speech.label(f"spell-{line.key}")) for speech in desk.shelf.speeches.values())
        if wanted == line.key or wanted in names:
            return line.key
    raise Refusal("spell_unknown", rule="DBF-MAGIC-3")


async def suggest(game: Game, caller: Caller, typed: str, *, subject: str | None) -> list[tuple[str, str]]:
    """Return (name, key) of the spells a character could cast now."""
    async with read(game, caller) as desk:
        found = await find_own(desk, subject)
        lines = [line for line in lines_of(desk, found) if castable(desk, found, line)]
        named = [(desk.speech.label(f"spell-{line.key}"), line.key) for line in lines]
        return [(name, key) for name, key in named if plain(typed) in plain(name)][:SUGGESTIONS]
