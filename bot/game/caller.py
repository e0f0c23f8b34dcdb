"""Who asks: the one at the door in plain numbers, and the rank that gives."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from bot.game.settings import GuildSettings


class Rank(IntEnum):
    """Each rank includes those before it."""

    STRANGER = 0
    PLAYER = 1
    ORG = 2
    HEAD_ORG = 3
    KEEPER = 4


@dataclass(frozen=True, slots=True)
class Caller:
    """One interaction's author. `keeper` = server owner or Manage Server; `key` makes the command happen once."""

    guild_id: int
    channel_id: int
    user_id: int
    name: str
    role_ids: frozenset[int]
    keeper: bool
    key: str


def rank_of(caller: Caller, settings: GuildSettings) -> Rank:
    """Return the caller's rank; a deleted or unset role makes nobody an ORG (it fails closed)."""
    if caller.keeper:
        return Rank.KEEPER
    return staff_rank(caller.role_ids, settings)


def staff_rank(role_ids: frozenset[int], settings: GuildSettings) -> Rank:
    """Return the rank that roles alone give; deciding requests needs it even from a keeper without the role."""
    if settings.head_org_role in role_ids:
        return Rank.HEAD_ORG
    if settings.org_role in role_ids:
        return Rank.ORG
    if settings.player_role is None or settings.player_role in role_ids:
        return Rank.PLAYER
    return Rank.STRANGER
