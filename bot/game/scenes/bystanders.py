"""Somebody outside the rules of a fight as those rules see it: its status, its place, whether others see it."""

from __future__ import annotations

from bot.game.desk import Desk
from bot.game.scenes.moving import since, visible
from bot.rules.core.conduct import Bystander
from bot.store.tables import Character


async def bystander(desk: Desk, character: Character) -> Bystander:
    """Return how a character stands at this moment."""
    return Bystander(
        status=str(character.sheet.get("status", "active")),
        in_combat=character.combat_id is not None,
        scene=character.scene_id,
        visible=visible(desk, character),
        back_in_game=await since(desk, character, "return"),
    )
