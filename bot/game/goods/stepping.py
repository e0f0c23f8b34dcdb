"""Who is about to do something with goods: in the scene where it does it, and locked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.game.characters.find import find_own
from bot.game.characters.keep import sheet_of
from bot.game.desk import Desk
from bot.game.names import plain
from bot.game.scenes.bystanders import bystander
from bot.game.scenes.moving import act_here
from bot.rules.core.deeds import Doer
from bot.rules.core.goods import Party
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Scene

Reachable = Callable[[int], bool] | None
LONGEST_TEXT = 1500


async def step_up(
    desk: Desk, subject: str | None, reachable: Reachable = None, *, others: Sequence[Character] = ()
) -> tuple[list[Character], Scene | None]:
    """Return the own character and `others`, locked in the order of their ids, and the scene it acts in.

    Its first action in a scene enters it (DBF-PARTY-9).
    """
    who = await find_own(desk, subject)
    scene = await act_here(desk, who, reachable)
    wanted = [who, *others]
    found = await desk.unit.characters.lock(who.guild_id, sorted({one.id for one in wanted}))
    locked = {one.id: one for one in found if one.retired_at is None}
    if any(one.id not in locked for one in wanted):
        raise Refusal("target_not_here")
    return [locked[one.id] for one in wanted], scene


async def doer(desk: Desk, character: Character, text: str | None) -> Doer:
    """Return a character as the rules of deeds see it: who is on the way back is not back, unread words are none."""
    presence = replace(await bystander(desk, character), back_in_game=None)
    return Doer(sheet_of(desk, character), presence, spoken(text))


def spoken(text: str | None) -> str:
    """Return the words that play a deed out, empty where there are none to be read."""
    return (text or "").strip()[:LONGEST_TEXT] if plain(text or "") else ""


async def party(desk: Desk, character: Character) -> Party:
    """Return one of two between whom goods pass."""
    return Party(character.id, sheet_of(desk, character), await bystander(desk, character))
