"""What grows back when a phase begins (R-ABI-11)."""

from __future__ import annotations

from bot.game.desk import Desk
from bot.rules.core.deeds import Foraging, Patch
from bot.store.tables import Place


def patch_of(place: Place) -> Patch:
    """Return a herb patch as the rules know it."""
    return Patch(place.key, place.name, place.portions, place.size, place.regrowth)


async def regrow(desk: Desk) -> None:
    """Let every patch of the guild grow."""
    foraging = _foraging(desk)
    for place in await desk.unit.field.patches(desk.caller.guild_id) if foraging is not None else ():
        assert foraging is not None
        place.portions = foraging.regrown(patch_of(place))


def _foraging(desk: Desk) -> Foraging | None:
    every = (desk.ruleset(key).foraging for key in desk.settings.rulesets)
    return next((one for one in every if one is not None), None)
