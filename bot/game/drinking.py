"""`/potion drink` wherever one stands: declared for step 2 in a fight, drunk at once outside (R-ABI-7)."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find_own
from bot.game.combat import act
from bot.game.desk import Game, read
from bot.game.goods import drinking
from bot.game.goods.bag import in_bag
from bot.i18n.page import Page


async def drink(
    game: Game, caller: Caller, *, potion: str, subject: str | None = None, reason: str | None = None
) -> Page:
    """Drink a potion or declare it (DBF-COMBAT-17)."""
    async with read(game, caller, need=Rank.PLAYER) as desk:
        drinker = await find_own(desk, subject)
        combat_id, character_id = drinker.combat_id, drinker.id
        key = in_bag(desk, drinker, potion, sort="potion").key if combat_id is not None else ""
    if combat_id is not None:
        return await act.drink(game, caller, combat_id=combat_id, character_id=character_id, potion=key)
    return await drinking.drink(game, caller, potion=potion, subject=subject, reason=reason)
