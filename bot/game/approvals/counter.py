"""Counter-entries of a request: everything it did is undone, the newest first."""

from __future__ import annotations

from bot.game.characters.keep import HOUSE_FACT, keep, sheet_of
from bot.game.desk import Desk
from bot.store.tables import Character, Request


async def counter(desk: Desk, request: Request, character: Character) -> None:
    """Undo each entry the request made that is not undone yet, the newest first."""
    ruleset = desk.ruleset(character.ruleset)
    every = await desk.unit.ledger.of_character(character.id)
    undone = {entry.undoes for entry in every if entry.undoes is not None}
    own = [
        entry for entry in every if entry.request_id == request.id and entry.undoes is None and entry.id not in undone
    ]
    for entry in reversed(own):
        later = [
            ruleset.keeping.load_fact(one.fact)
            for one in every
            if one.id > entry.id and not one.kind.startswith(HOUSE_FACT)
        ]
        fact = ruleset.keeping.load_fact(entry.fact)
        facts = ruleset.keeping.counter(sheet_of(desk, character), fact, later, desk.rulings(ruleset.key))
        keep(desk, character, facts, reason=entry.reason, request_id=request.id, undoes=entry.id)
