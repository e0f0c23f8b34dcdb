"""Keeps what happened to a character: the facts change the sheet and enter the ledger in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.game.desk import ClockChange, Desk, Game, settings_of
from bot.game.trances import broken_by
from bot.rules.core.ruleset import Fact, Json, Ruleset
from bot.store.tables import Character, LedgerEntry
from bot.store.unit import Unit

HOUSE_FACT = "house_"
# By spell and target: why it did nothing (DBF-MAGIC-17).
Hidden = Mapping[str, Mapping[Any, str]]
# What of somebody standing by makes a difference to a fight nearby: whether it is up, and seen.
STIRRING = frozenset({"status", "effects", "out_of_game"})


def sheet_of(desk: Desk, character: Character) -> Any:
    """Return a character's sheet, validated by its ruleset."""
    return desk.ruleset(character.ruleset).keeping.load_sheet(character.sheet)


def keep(
    desk: Desk,
    character: Character,
    facts: Iterable[Fact],
    *,
    reason: str | None = None,
    request_id: int | None = None,
    undoes: int | None = None,
    hidden: Hidden | None = None,
) -> None:
    """Apply `facts` to the character and append a ledger entry for each; `hidden` stands with the spell it is of."""
    keeping = desk.ruleset(character.ruleset).keeping
    kept = tuple(facts)
    _set_clocks(desk, character, kept)
    desk.effects_broken += [(character.id, spell) for spell in broken_by(kept)]
    for fact in kept:
        before = character.sheet
        sheet = keeping.apply(keeping.load_sheet(before) if before else None, fact)
        character.sheet = keeping.dump_sheet(sheet)
        stored = keeping.dump_fact(fact)
        was, now = changes(before, character.sheet)
        _stir(desk, character, {*was, *now})
        about: Json = {"reason": reason, "request_id": request_id, "undoes": undoes, "hidden": _hidden(stored, hidden)}
        _append(desk, character, stored["kind"], stored, was, now, **about)
        undoes = None  # one counter-entry for one entry; its further facts follow from it


def _hidden(stored: Json, hidden: Hidden | None) -> Json | None:
    """Return why the spell of a casting did nothing, by target, as the ledger keeps it."""
    found = hidden.get(stored["spell"]) if hidden and stored["kind"] == "spell_cast" else None
    return {str(who): why for who, why in found.items()} if found else None


def _stir(desk: Desk, character: Character, changed: set[str]) -> None:
    """Remember fights that may wait for this character: its own, or in its scene those it stands by."""
    if character.combat_id is not None:
        desk.stirred_fights.add(character.combat_id)
    elif character.scene_id is not None and changed & STIRRING:
        desk.stirred_scenes.add(character.scene_id)


def _set_clocks(desk: Desk, character: Character, facts: tuple[Fact, ...]) -> None:
    """Remember which timers these facts stop and start; they are set when the command ends (DBF-GEN-10)."""
    ruleset = desk.ruleset(character.ruleset)
    if ruleset.timekeeping is None or not character.sheet:
        return
    rulings = desk.rulings(ruleset.key)
    fights = character.combat_id is not None
    clocks = ruleset.timekeeping.clocks(character.id, sheet_of(desk, character), facts, rulings, in_combat=fights)
    minute = ruleset.timekeeping.minute_seconds(rulings)
    for timer in clocks.stopped:
        desk.clock_changes.append(ClockChange(character.id, timer.kind, timer.spell or "", None))
    for timer in clocks.started:
        desk.clock_changes.append(ClockChange(character.id, timer.kind, timer.spell or "", timer.minutes * minute))


def keep_house_fact(
    desk: Desk, character: Character, kind: str, before: Json, after: Json, reason: str | None = None
) -> None:
    """Append a change of what the house itself keeps of a character (name, owner, portrait, retirement)."""
    _append(desk, character, HOUSE_FACT + kind, {"kind": HOUSE_FACT + kind}, before, after, reason=reason)


def _append(
    desk: Desk,
    character: Character,
    kind: str,
    fact: Json,
    before: Json,
    after: Json,
    *,
    reason: str | None = None,
    request_id: int | None = None,
    undoes: int | None = None,
    hidden: Json | None = None,
) -> None:
    desk.positions += 1
    entry = LedgerEntry(
        guild_id=character.guild_id,
        character_id=character.id,
        actor_id=desk.caller.user_id if desk.acting_as is None else desk.acting_as,
        at=desk.moment.now,
        kind=kind,
        fact=fact,
        before=before,
        after=after,
        reason=reason,
        hidden=hidden,
        seed=desk.seed,
        key=desk.caller.key,
        position=desk.positions,
        undoes=undoes,
        request_id=request_id,
    )
    desk.unit.ledger.add(entry)


def changes(before: Json, after: Json) -> tuple[Json, Json]:
    """Return the parts of two stored sheets that differ."""
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    return {key: before[key] for key in keys if key in before}, {key: after[key] for key in keys if key in after}


async def rederive(unit: Unit, ruleset: Ruleset, character: Character) -> Json:
    """Return the sheet that follows from the ledger alone."""
    sheet: Any | None = None
    for entry in await unit.ledger.of_character(character.id):
        if not entry.kind.startswith(HOUSE_FACT):
            sheet = ruleset.keeping.apply(sheet, ruleset.keeping.load_fact(entry.fact))
    return {} if sheet is None else ruleset.keeping.dump_sheet(sheet)


async def audit(game: Game, guild_id: int) -> list[str]:
    """Return the names of characters whose sheet does not follow from the ledger; empty when all is sound."""
    wrong = []
    async with game.database.begin(write=False) as unit:
        shelf = await game.shelf(unit, guild_id, settings_of(await unit.guilds.get(guild_id)))
        for character in await unit.characters.all(guild_id, limit=1_000_000, retired=True):
            ruleset = shelf.rulesets.get(character.ruleset)
            if ruleset is None:
                wrong.append(character.name)
                continue
            keeping = ruleset.keeping
            # A sheet kept by an older version lacks what was added since: read it as today's.
            kept = keeping.dump_sheet(keeping.load_sheet(character.sheet))
            if await rederive(unit, ruleset, character) != kept:
                wrong.append(character.name)
    return wrong
