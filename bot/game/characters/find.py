"""Finds the character meant: the active one, an id from autocomplete, or a name as people type it."""

from __future__ import annotations

from bot.game.caller import Caller, Rank, rank_of
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, settings_of
from bot.game.names import name_key, plain
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

SUGGESTIONS = 25


def token(character: Character) -> str:
    """Return what autocomplete hands over for a character."""
    return f"={character.id}"


def token_id(text: str) -> int | None:
    """Return the id of a token, None for a name."""
    digits = text[1:]
    if text[:1] == "=" and digits.isascii() and digits.isdigit() and len(digits) <= 18:
        return int(digits)
    return None


async def find(desk: Desk, text: str | None, *, lock: bool = False) -> Character:
    """Return the character meant by `text`, or the caller's active one.

    Refuses with `no_character`, `character_not_found` or `character_ambiguous`; never looks beyond the guild.
    """
    if text is None or not text.strip():
        return await _active(desk, lock)
    number = token_id(text.strip())
    if number is not None:
        found = await desk.unit.characters.get(desk.caller.guild_id, number, lock=lock)
        if found is not None and found.retired_at is None:
            return found
    return await _named(desk, text, lock)


async def _active(desk: Desk, lock: bool) -> Character:
    active = desk.found.active
    if active is None or active.retired_at is not None:
        raise Refusal("no_character")
    if not lock:
        return active
    locked = await desk.unit.characters.get(desk.caller.guild_id, active.id, lock=True)
    if locked is None or locked.retired_at is not None:
        raise Refusal("no_character")
    return locked


async def _named(desk: Desk, text: str, lock: bool) -> Character:
    guild_id, characters = desk.caller.guild_id, desk.unit.characters
    found = await characters.named(guild_id, name_key(text.strip()), lock=lock)
    if not found and plain(text):
        found = await characters.named_plainly(guild_id, plain(text), lock=lock)
    if not found:
        raise Refusal("character_not_found", name=text.strip()[:80])
    if len(found) > 1:
        raise Refusal("character_ambiguous", names=", ".join(character.name for character in found[:10]))
    return found[0]


async def find_own(desk: Desk, text: str | None, *, lock: bool = False) -> Character:
    """Return a character the caller may see whole and act for: the own one, or any for an ORG."""
    character = await find(desk, text, lock=lock)
    if character.owner_id != desk.caller.user_id and not desk.is_org:
        raise Refusal("not_your_character")
    return character


async def suggest(game: Game, caller: Caller, typed: str, *, own: bool = False) -> list[tuple[str, str]]:
    """Return (name, token) of living characters for autocomplete; `own` leaves a player only the own ones.

    A player is offered no creep but those in the scene of this channel: what lurks elsewhere is the ORGs' matter.
    """
    async with game.database.begin(write=False) as unit:
        owner_id, creeps_in = (caller.user_id if own else None), None
        if rank_of(caller, settings_of(await unit.guilds.get(caller.guild_id))) >= Rank.ORG:
            owner_id = None
        else:
            scene = await unit.scenes.in_channel(caller.guild_id, caller.channel_id)
            creeps_in = scene.id if scene is not None else 0
        found = await unit.characters.suggest(
            caller.guild_id, plain(typed), owner_id=owner_id, creeps_in=creeps_in, limit=SUGGESTIONS
        )
        wanted = plain(typed)
        found.sort(key=lambda one: (not one.name_plain.startswith(wanted), name_order(one.name)))
        return [(character.name, token(character)) for character in found]
