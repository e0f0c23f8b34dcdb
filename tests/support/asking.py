"""What tests of requests share: the card an ORG sees, its marks, and what the player has in the end."""

from __future__ import annotations

from typing import Any

from tests.support.world import World, text_of


def card(world: World) -> Any:
    """Return the last message in the approvals channel."""
    message = world.approvals.last_message
    assert message is not None
    return message


def marks(message: Any) -> set[str]:
    """Return the emoji on a message."""
    return {str(reaction.emoji) for reaction in message.reactions}


async def abilities(world: World) -> str:
    """Return what `/ability list` shows the player."""
    return text_of(await world.player.slash(world.play, "ability list"))


def card_of(world: World, place: int) -> Any:
    """Return a message of the approvals channel."""
    return world.approvals.history()[place]
