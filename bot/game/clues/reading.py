"""Clues read: by whoever fits what they ask, privately; everybody else gets one sentence, always the same."""

from __future__ import annotations

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.characters.keep import sheet_of
from bot.game.clues.letters import mark, sign_of
from bot.game.clues.posting import clue_name, find_clue
from bot.game.clues.words import load_needs
from bot.game.desk import Desk, Game, read, write
from bot.game.names import plain
from bot.game.scenes.moving import act_here
from bot.i18n.escape import Markup, channel, escape
from bot.i18n.page import Page
from bot.rules.core.clues import Clues, Needs
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Clue, Reading


def _rules(desk: Desk, character: Character) -> Clues:
    clues = desk.ruleset(character.ruleset).clues
    if clues is None:
        raise Refusal("no_clues_here")
    return clues


async def read_clue(
    game: Game, caller: Caller, *, clue: str, made: str | None = None, subject: str | None = None
) -> Page:
    """Read a sign of this channel; the first reading is kept and told to the ORGs (DBF-GEN-6).

    `made` is what a card knows of its clue, so that an old card opens no other.
    """
    async with write(game, caller) as desk:
        reader = await find_own(desk, subject, lock=True)
        found = await find_clue(desk, await desk.unit.field.posted_in(caller.guild_id, caller.channel_id), clue)
        if made is not None and made != mark(found):
            raise Refusal("clue_gone")
        await act_here(desk, reader, None)
        _rules(desk, reader).read(sheet_of(desk, reader), load_needs(found.needs).needs)
        await _note(desk, reader, found)
        return desk.answer(Page(text=_words(desk, found), tone="info"))


def _words(desk: Desk, clue: Clue) -> str:
    return f"🔍 **{sign_of(desk.speech, clue)}**\n{escape(clue.text)}"


async def _note(desk: Desk, reader: Character, clue: Clue) -> None:
    """Keep the first reading and tell the ORGs."""
    if await desk.unit.field.has_read(clue.id, reader.id):
        return
    desk.unit.field.add(Reading(clue_id=clue.id, character_id=reader.id, at=desk.moment.now))
    desk.log(
        "log-clue-read",
        name=reader.name,
        place=channel(clue.channel_id),
        sign=Markup(sign_of(desk.guild_speech, clue)),
    )


async def track(game: Game, caller: Caller, *, subject: str | None = None) -> Page:
    """Read all tracks of this scene that the character can (DBF-ABIL-ZALESACTVO-1); nobody learns there are others."""
    async with write(game, caller) as desk:
        tracker = await find_own(desk, subject, lock=True)
        scene = await act_here(desk, tracker, None)
        if scene is None:
            raise Refusal("no_scene_here")
        rules, sheet = _rules(desk, tracker), sheet_of(desk, tracker)
        rules.read(sheet, Needs())  # who lies reads nothing
        posted = await desk.unit.field.posted_in(caller.guild_id, scene.channel_id)
        tracks = [clue for clue in reversed(posted) if _legible(rules, sheet, load_needs(clue.needs).needs)]
        for clue in tracks:
            await _note(desk, tracker, clue)
        text = "\n\n".join(_words(desk, clue) for clue in tracks) or desk.speech.say("track-nothing")
        return desk.answer(desk.page(text=text, tone="info"))


def _legible(rules: Clues, sheet: object, needs: Needs) -> bool:
    """Say whether a clue is a track, and one that the character can read."""
    asked = {need for group in needs.groups for need in group}
    tracking = {need for group in rules.tracks.groups for need in group}
    return bool(asked & tracking) and rules.opens(sheet, rules.tracks) and rules.opens(sheet, needs)


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return the signs of this channel for autocomplete: they stand there for everybody to see."""
    async with read(game, caller) as desk:
        posted = await desk.unit.field.posted_in(caller.guild_id, caller.channel_id)
        named = [(clue_name(desk, clue), f"={clue.id}") for clue in posted]
        return [(name, value) for name, value in named if plain(typed) in plain(name)][:25]
