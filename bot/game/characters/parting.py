"""How a character leaves its party: the leader's place goes to who came next, an empty party is forgotten."""

from __future__ import annotations

from bot.game.desk import Desk
from bot.store.tables import Character, Party


async def take_out(desk: Desk, party: Party, character: Character) -> None:
    """Take a character (or its invitation) out of a party that is locked."""
    await desk.unit.parties.remove(party.id, character.id)
    rest = await desk.unit.parties.members(party.id)
    if not rest:
        await desk.unit.parties.disband(party)
    elif party.leader_id == character.id:
        party.leader_id = rest[0].id


async def leave_silently(desk: Desk, character: Character) -> None:
    """Take a character that is retired out of its party."""
    party = await desk.unit.parties.of_character(character.id)
    if party is not None:
        await take_out(desk, party, character)
