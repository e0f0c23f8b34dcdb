"""How a character leaves its party, and the game: its requests are withdrawn, its ledger stays."""

from __future__ import annotations

from bot.game.characters.keep import keep_house_fact
from bot.game.desk import Desk
from bot.store.tables import Character, Party


async def take_out(desk: Desk, party: Party, character: Character) -> None:
    """Take a character (or its invitation) out of a locked party: who came next leads it, an empty one is forgotten."""
    await desk.unit.parties.remove(party.id, character.id)
    rest = await desk.unit.parties.members(party.id)
    if not rest:
        await desk.unit.parties.disband(party)
    elif party.leader_id == character.id:
        party.leader_id = rest[0].id


async def depart(desk: Desk, character: Character) -> None:
    """Retire a locked character: out of the game and its party, its requests withdrawn."""
    character.retired_at = desk.moment.now
    keep_house_fact(desk, character, "retired", {}, {"retired": True})
    for request in await desk.unit.requests.of_character(character.id):
        request.state = "withdrawn"
        desk.say("card", f"card{request.id}", request_id=request.id)
    party = await desk.unit.parties.of_character(character.id)
    if party is not None:
        await take_out(desk, party, character)
