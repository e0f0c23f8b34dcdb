"""`/cast` wherever one stands: declared for step 3 in a fight, cast at once outside."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find_own
from bot.game.combat import challenge, spells
from bot.game.desk import Game, read
from bot.game.magic import cast as casting
from bot.game.magic.cast import Wish as Wish
from bot.i18n.page import Page


async def cast(
    game: Game,
    caller: Caller,
    *,
    wish: Wish,
    subject: str | None = None,
    reachable: casting.Reachable = None,
) -> Page:
    """Cast or declare a spell; one that challenges begins a fight (DBF-MAGIC-10, DBF-COMBAT-18, R-SPL-10)."""
    async with read(game, caller, need=Rank.PLAYER) as desk:
        fights = (await find_own(desk, subject)).combat_id is not None
    if fights:
        return await spells.cast(
            game, caller, spell=wish.spell, targets=wish.targets, choice=wish.choice, subject=subject
        )
    return await casting.cast(game, caller, wish=wish, subject=subject, reachable=reachable, then=challenge.by_spell)
