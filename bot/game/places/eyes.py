"""Eyes: which places somebody sees in a scene, and which of them is meant; what is not seen is not there."""

from __future__ import annotations

from bot.game.caller import Caller
from bot.game.characters.find import find_own, token_id
from bot.game.characters.keep import sheet_of
from bot.game.clues.words import load_needs
from bot.game.desk import Desk, Game, read
from bot.game.names import name_key, plain
from bot.game.places.kinds import kind_of
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Place, Scene

MOST_SUGGESTED = 25


def sees(desk: Desk, character: Character | None, place: Place) -> bool:
    """Say whether a character in the scene notices a place; ORGs see everything (DBF-GEN-6, DBF-ABIL-POZORNOST-1)."""
    if not place.needs or desk.is_org:
        return True
    clues = desk.ruleset(character.ruleset).clues if character is not None else None
    if character is None or clues is None:
        return False
    try:
        clues.read(sheet_of(desk, character), load_needs(place.needs).needs)
    except Refusal:
        return False
    return True


async def seen(desk: Desk, character: Character | None, scene: Scene) -> list[Place]:
    """Return what somebody sees in a scene; of what is hidden only those who are there notice anything."""
    there = character if character is not None and character.scene_id == scene.id else None
    return [place for place in await desk.unit.field.placed(scene.id) if sees(desk, there, place)]


def meant(places: list[Place], text: str) -> Place:
    """Return the place of these that a token or a name means; `thing_unknown` also for what is only hidden."""
    number = token_id(text.strip())
    found = [place for place in places if place.id == number]
    found = found or [place for place in places if name_key(place.name) == name_key(text)]
    found = found or [place for place in places if plain(text) and plain(place.name) == plain(text)]
    if not found:
        raise Refusal("thing_unknown")
    if len(found) > 1:
        raise Refusal("place_ambiguous", name=found[0].name)
    return found[0]


async def suggest(
    game: Game, caller: Caller, typed: str, *, deed: str | None = None, subject: str | None = None
) -> list[tuple[str, str]]:
    """Return (name, token) of what somebody sees in the scene of this channel and can do a `deed` to."""
    async with read(game, caller) as desk:
        scene = await desk.unit.scenes.in_channel(caller.guild_id, caller.channel_id)
        if scene is None:
            return []
        viewer = await find_own(desk, subject) if subject or desk.found.active else None
        places = [place for place in await seen(desk, viewer, scene) if _fits(place, deed)]
        named = [(f"{place.name} ({desk.speech.label(f'place-kind-{place.kind}')})", place) for place in places]
        fitting = [(name, f"={place.id}") for name, place in named if plain(typed) in plain(name)]
        return fitting[:MOST_SUGGESTED]


def _fits(place: Place, deed: str | None) -> bool:
    kind = kind_of(place)
    return {"turn": kind.lockable, "take": kind.holds, "gather": kind.grows}.get(deed or "", True)
