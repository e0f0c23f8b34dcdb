"""What a guild has set: languages, modules, roles, channels, rulings; kept as validated JSON."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.rules.core.rulings import RulingSpec, RulingValue

Module = Literal["play_by_post", "live", "registration", "story"]
MODULES: tuple[Module, ...] = ("play_by_post", "live", "registration", "story")
ChannelUse = Literal["approvals", "log", "announcements", "registration"]
CHANNEL_USES: tuple[ChannelUse, ...] = ("approvals", "log", "announcements", "registration")
HOUSE = "house"


class GuildSettings(BaseModel):
    """All settings of one guild; ids are Discord's, None = not set."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: str = "sk"
    timezone: str = "Europe/Bratislava"
    rulesets: tuple[str, ...] = ("dbf",)
    modules: tuple[Module, ...] = ("play_by_post",)
    org_role: int | None = None
    head_org_role: int | None = None
    player_role: int | None = None
    channels: dict[ChannelUse, int] = {}
    factions: tuple[str, ...] = ()
    rulings: dict[str, dict[str, RulingValue]] = {}
    special_spells: int = 0  # moves with every change of the guild's special spells; 0 = it has none


HOUSE_RULINGS: tuple[RulingSpec, ...] = (
    RulingSpec("own_approval", "flag", False),
    RulingSpec("xp_top_open", "flag", False),
    RulingSpec("quiet_hours", "hours", "22-8", optional=True),
    RulingSpec("reminder_before_hours", "number", 6, minimum=1, maximum=1000),
    RulingSpec("missed_deadlines_to_orders", "number", 2, minimum=1, maximum=100),
    RulingSpec("digest_hour", "number", 8, minimum=0, maximum=23, optional=True),
    RulingSpec("offer_deadline_hours", "number", 48, minimum=1, maximum=10_000),
    RulingSpec("health_notes_days", "number", 14, minimum=0, maximum=3650),
    RulingSpec("clock", "choice", "real", choices=("real", "org")),
)
