"""`/cast` wherever one stands: declared for step 3 in a fight, cast at once outside."""

from __future__ import annotations

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.combat import challenge, spells
from bot.game.desk import Game, write
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
    async with write(game, caller) as desk:
        caster = await find_own(desk, subject)
        if caster.combat_id is not None:
            return desk.answer(await spells.cast_by(desk, caster, wish.spell, wish.targets, wish.choice))
        return desk.answer(await casting.cast_by(desk, caster, wish, reachable, challenge.by_spell))
