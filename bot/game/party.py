"""Parties: made, joined by invitation, left; what a player shares with two others."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find, find_own, token_id
from bot.game.characters.parting import take_out
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read, write
from bot.game.names import clean_name, plain
from bot.i18n.escape import escape
from bot.i18n.page import Button, Page
from bot.rules.core.conduct import Bystander
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Parties
from bot.store.tables import Character, Party, PartyMember

Subject = str | None


def _rules(desk: Desk, character: Character) -> Parties:
    parties = desk.ruleset(character.ruleset).parties
    if parties is None:
        raise Refusal("no_parties_here")
    return parties


async def create(game: Game, caller: Caller, *, name: str | None = None, subject: Subject = None) -> Page:
    """Make a party with the own character as its leader (DBF-PARTY-3)."""
    async with write(game, caller) as desk:
        leader = await find_own(desk, subject, lock=True)
        _rules(desk, leader)
        if await desk.unit.parties.of_character(leader.id):
            raise Refusal("already_in_party")
        cleaned = clean_name(name) if name else None
        party = Party(guild_id=caller.guild_id, name=cleaned, leader_id=leader.id, created_at=desk.moment.now)
        desk.unit.parties.add(party)
        await desk.unit.flush()
        desk.unit.parties.add_member(
            PartyMember(party_id=party.id, character_id=leader.id, joined=True, at=desk.moment.now)
        )
        await desk.unit.flush()
        return desk.answer(await _page(desk, party, "party-created"))


async def invite(game: Game, caller: Caller, *, character: str, subject: Subject = None) -> Page:
    """Invite a character; its player accepts (DBF-PARTY-1)."""
    async with write(game, caller) as desk:
        leader = await find_own(desk, subject)
        party = await _led(desk, leader)
        guest = await find(desk, character)
        if guest.ruleset != leader.ruleset:
            raise Refusal("other_ruleset")
        members = await desk.unit.parties.members(party.id)
        _rules(desk, leader).admit([str(one.id) for one in members], str(guest.id))
        if guest.id in {one.id for one in await desk.unit.parties.members(party.id, joined=False)}:
            raise Refusal("already_invited", name=guest.name)
        desk.unit.parties.add_member(
            PartyMember(party_id=party.id, character_id=guest.id, joined=False, at=desk.moment.now)
        )
        desk.notify(guest.owner_id, "notice-party-invited", name=guest.name, leader=leader.name)
        return desk.answer(Page(text=desk.speech.say("party-invited", name=guest.name), tone="wait"))


async def accept(game: Game, caller: Caller, *, subject: Subject = None) -> Page:
    """Take the newest invitation; the party's row is locked, so a fourth never slips in (DBF-PARTY-1)."""
    async with write(game, caller) as desk:
        guest = await find_own(desk, subject, lock=True)
        invitation = await desk.unit.parties.invitation(guest.id)
        party = await desk.unit.parties.get(caller.guild_id, invitation.party_id, lock=True) if invitation else None
        if invitation is None or party is None:
            raise Refusal("not_invited")
        if await desk.unit.parties.of_character(guest.id):
            raise Refusal("already_in_party")
        members = await desk.unit.parties.members(party.id)
        _rules(desk, guest).admit([str(one.id) for one in members], str(guest.id))
        invitation.joined, invitation.at = True, desk.moment.now
        await desk.unit.flush()
        for member in members:
            desk.notify(member.owner_id, "notice-party-joined", name=guest.name)
        return desk.answer(await _page(desk, party, "party-joined"))


async def leave(game: Game, caller: Caller, *, subject: Subject = None) -> Page:
    """Leave the party; the leader's place goes to who came next, an empty party is forgotten."""
    async with write(game, caller) as desk:
        character = await find_own(desk, subject, lock=True)
        party = await _own(desk, character, lock=True)
        _check_free(desk, character)
        await take_out(desk, party, character)
        return desk.answer(Page(text=desk.speech.say("party-left", name=character.name), tone="good"))


def _check_free(desk: Desk, character: Character) -> None:
    """Refuse leaving a party in a combat (DBF-GEN-9)."""
    conduct = desk.ruleset(character.ruleset).conduct
    if conduct is not None and character.combat_id is not None:
        conduct.step_aside(Bystander("active", in_combat=True), "party_leave")


async def kick(game: Game, caller: Caller, *, character: str, subject: Subject = None) -> Page:
    """Put somebody out of the party one leads, or take an invitation back."""
    async with write(game, caller) as desk:
        leader = await find_own(desk, subject)
        party = await _led(desk, leader, lock=True)
        guest = await find(desk, character)
        every = [*await desk.unit.parties.members(party.id), *await desk.unit.parties.members(party.id, joined=False)]
        if guest.id not in {one.id for one in every} or guest.id == leader.id:
            raise Refusal("not_in_party", name=guest.name)
        if guest.id in {one.id for one in await desk.unit.parties.members(party.id)}:
            _check_free(desk, guest)
        await take_out(desk, party, guest)
        desk.notify(guest.owner_id, "notice-party-kicked", name=guest.name)
        return desk.answer(Page(text=desk.speech.say("party-kicked", name=guest.name), tone="good"))


async def show(game: Game, caller: Caller, *, subject: Subject = None) -> Page:
    """Return the own party: who is in it and who is invited."""
    async with read(game, caller) as desk:
        character = await find_own(desk, subject)
        return desk.linked(await _page(desk, await _own(desk, character), "party-shown"))


async def _own(desk: Desk, character: Character, *, lock: bool = False) -> Party:
    party = await desk.unit.parties.of_character(character.id)
    if party is not None and lock:
        party = await desk.unit.parties.get(desk.caller.guild_id, party.id, lock=True)
    if party is None:
        raise Refusal("no_party")
    return party


async def _led(desk: Desk, leader: Character, *, lock: bool = True) -> Party:
    party = await _own(desk, leader, lock=lock)
    if party.leader_id != leader.id and not desk.is_org:
        raise Refusal("not_leader")
    return party


async def party_name(desk: Desk, party: Party) -> str:
    """Return a party's own name, or one after its leader."""
    return _name(desk, party, await desk.unit.characters.get(party.guild_id, party.leader_id))


def _name(desk: Desk, party: Party, leader: Character | None) -> str:
    return party.name or desk.speech.label("party-of", name=leader.name if leader else "?")


async def _page(desk: Desk, party: Party, key: str) -> Page:
    members = await desk.unit.parties.members(party.id)
    invited = await desk.unit.parties.members(party.id, joined=False)
    lines = [desk.speech.say(key), ""]
    for one in members:
        mark = "👑" if one.id == party.leader_id else "•"
        lines.append(f"{mark} {escape(one.name)}")
    lines += [desk.speech.say("party-waiting", name=one.name) for one in invited]
    leave_button = Button(desk.speech.label("button-leave-party"), "party_leave")
    return Page(escape(await party_name(desk, party)), "\n".join(lines), buttons=(leave_button,), tone="info")


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (name, token) of the guild's parties, for ORGs; creeps earn nothing, so theirs are left out."""
    async with read(game, caller, need=Rank.ORG) as desk:
        named = []
        for party in await desk.unit.parties.all(caller.guild_id):
            leader = await desk.unit.characters.get(caller.guild_id, party.leader_id)
            if leader is None or leader.creep_id is None:
                named.append((_name(desk, party, leader), f"={party.id}"))
        found = [(name, token) for name, token in named if plain(typed) in plain(name)]
        return sorted(found, key=lambda pair: name_order(pair[0]))[:25]


async def find_party(desk: Desk, text: str) -> Party:
    """Return the party meant by a token or by its name; refuses with `party_not_found`."""
    number = token_id(text.strip())
    found = await desk.unit.parties.get(desk.caller.guild_id, number) if number is not None else None
    if found is not None:
        return found
    for party in await desk.unit.parties.all(desk.caller.guild_id):
        if plain(await party_name(desk, party)) == plain(text):
            return party
    raise Refusal("party_not_found", name=text[:80])
