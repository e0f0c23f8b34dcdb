"""Undo: a counter-entry for one chosen entry of the ledger, once, or the reason why it cannot be."""

from __future__ import annotations

from typing import Any

from bot.game.caller import Caller, Rank
from bot.game.characters.keep import HOUSE_FACT, keep, sheet_of
from bot.game.characters.ledger import what_happened
from bot.game.desk import Desk, Game, read, write
from bot.game.names import plain
from bot.game.numbers import read_whole
from bot.i18n.escape import Markup, because, mention
from bot.i18n.page import Page
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, LedgerEntry

SUGGESTIONS = 25


async def undo(game: Game, caller: Caller, *, entry: str, reason: str) -> Page:
    """Counter one entry; refused where later facts stand on it, and the second time."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await _entry(desk, entry)
        character = await desk.unit.characters.get(caller.guild_id, found.character_id, lock=True)
        if character is None:
            raise Refusal("entry_not_found")
        await _check(desk, found)
        fact = await _counter(desk, found, character, reason)
        if getattr(fact, "kind", "") == "spell_cast":
            await _give_back(desk, character, fact)
        speech, at_home = desk.speech, desk.guild_speech
        desk.log(
            "log-undone",
            actor=mention(caller.user_id),
            name=character.name,
            number=found.id,
            what=Markup(what_happened(at_home, found)),
            reason=because(reason),
        )
        desk.notify(character.owner_id, "notice-undone", name=character.name, number=found.id, reason=reason)
        text = speech.say("undo-done", name=character.name, number=found.id, what=Markup(what_happened(speech, found)))
        return desk.answer(Page(text=text, tone="good"))


async def _entry(desk: Desk, text: str) -> LedgerEntry:
    number = read_whole(text.strip().lstrip("#"))
    found = await desk.unit.ledger.get(desk.caller.guild_id, number) if number and number > 0 else None
    if found is None:
        raise Refusal("entry_not_found")
    return found


async def _check(desk: Desk, entry: LedgerEntry) -> None:
    if entry.undoes is not None or entry.kind.startswith(HOUSE_FACT):
        raise Refusal("undo_not_possible")
    if await desk.unit.ledger.undone([entry.id]):
        raise Refusal("already_undone")
    if entry.request_id is not None:
        raise Refusal("undo_by_card", number=entry.request_id)


async def _counter(desk: Desk, entry: LedgerEntry, character: Character, reason: str) -> Any:
    ruleset = desk.ruleset(character.ruleset)
    every = await desk.unit.ledger.of_character(character.id)
    later = [
        ruleset.keeping.load_fact(one.fact)
        for one in every
        if one.id > entry.id and not one.kind.startswith(HOUSE_FACT)
    ]
    fact, rulings = ruleset.keeping.load_fact(entry.fact), desk.rulings(ruleset.key)
    facts = ruleset.keeping.counter(sheet_of(desk, character), fact, later, rulings)
    keep(desk, character, facts, reason=reason, undoes=entry.id)
    return fact


async def _give_back(desk: Desk, character: Character, fact: Any) -> None:
    """A casting undone may be cast again in the same phase."""
    phase = await desk.unit.phases.open_one(desk.caller.guild_id)
    if phase is not None:
        await desk.unit.phases.give_back(character.id, phase.id, fact.spell)


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (what, number) of the newest entries of the guild that could be undone."""
    async with read(game, caller, need=Rank.ORG) as desk:
        found = await desk.unit.ledger.newest(caller.guild_id, limit=200)
        undone = await desk.unit.ledger.undone([entry.id for entry, _ in found])
        named = [
            (
                f"#{entry.id} {name}: {what_happened(desk.speech, entry)}".replace("*", "").replace("\\", ""),
                str(entry.id),
            )
            for entry, name in found
            if entry.id not in undone and entry.undoes is None and not entry.kind.startswith(HOUSE_FACT)
        ]
        return [(what, number) for what, number in named if plain(typed) in plain(what)][:SUGGESTIONS]
