"""What a door found out about a server, as plain facts: a role's nature, a channel's missing rights."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.rules.core.refusal import Refusal


@dataclass(frozen=True, slots=True)
class RoleFacts:
    """A role: `everyone` = @everyone, `managed` = an integration's, `self_assigned` = members take it themselves."""

    role_id: int
    everyone: bool = False
    managed: bool = False
    self_assigned: bool = False


def check_role(facts: RoleFacts) -> None:
    """Refuse a role that would make strangers ORGs."""
    if facts.everyone:
        raise Refusal("role_everyone")
    if facts.managed:
        raise Refusal("role_managed")
    if facts.self_assigned:
        raise Refusal("role_self_assigned")


@dataclass(frozen=True, slots=True)
class ChannelFacts:
    """A channel that is set: whether it exists, which rights the bot lacks in it, whether everybody can read it."""

    exists: bool
    missing: tuple[str, ...] = ()
    open_to_all: bool = False


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a guild looks like just now: channels by use, role ids that exist, rights missing in the whole guild."""

    channels: dict[str, ChannelFacts] = field(default_factory=dict)
    roles: frozenset[int] = frozenset()
    missing: tuple[str, ...] = ()
    commands_synced: bool = True
