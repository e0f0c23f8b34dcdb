"""What a guild has set, and everything that is wrong with it together with its repair."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.desk import Desk, Game, read
from bot.game.settings import CHANNEL_USES
from bot.game.setup.facts import Surroundings
from bot.game.setup.single import RANKS
from bot.i18n.escape import channel, role
from bot.i18n.page import Page


async def show(game: Game, caller: Caller) -> Page:
    """Return all settings of the guild on one page."""
    async with read(game, caller, need=Rank.ORG, set_up=False) as desk:
        speech, settings = desk.speech, desk.settings
        rows: list[tuple[str, object]] = [
            ("setup-language-prompt", speech.label(f"setup-language-{settings.language}")),
            ("setup-timezone", settings.timezone),
            ("setup-rulesets-prompt", ", ".join(speech.label(f"setup-rulesets-{key}") for key in settings.rulesets)),
            (
                "setup-modules-prompt",
                ", ".join(speech.label(f"setup-modules-{key}") for key in settings.modules) or "–",
            ),
            ("setup-factions", ", ".join(settings.factions) or "–"),
        ]
        for rank, field in RANKS.items():
            role_id = getattr(settings, field)
            rows.append((f"setup-role-{rank.replace('_', '-')}", role(role_id) if role_id else "–"))
        for use in CHANNEL_USES:
            channel_id = settings.channels.get(use)
            rows.append((f"setup-channel-{use}", channel(channel_id) if channel_id else "–"))
        lines = [speech.say("setup-line", what=speech.label(what), value=value) for what, value in rows]
        return desk.page(speech.label("setup-show-title"), "\n".join([*lines, "", speech.say("setup-show-more")]))


async def check(game: Game, caller: Caller, *, surroundings: Surroundings) -> Page:
    """Return every missing right, deleted role or channel and unsynced command, each with its repair."""
    async with read(game, caller, need=Rank.ORG, set_up=False) as desk:
        problems = [
            *_role_problems(desk, surroundings),
            *_channel_problems(desk, surroundings),
            *_other_problems(desk, surroundings),
        ]
        if not problems:
            return desk.page(text=desk.speech.say("check-fine"), tone="good")
        text = "\n".join(f"• {problem}" for problem in problems)
        return desk.page(desk.speech.label("check-title", count=len(problems)), text, tone="bad")


def _role_problems(desk: Desk, seen: Surroundings) -> list[str]:
    problems = []
    for rank, field in RANKS.items():
        role_id = getattr(desk.settings, field)
        name = desk.speech.label(f"setup-role-{rank.replace('_', '-')}")
        if role_id is None and rank == "org":
            problems.append(desk.speech.say("check-role-unset", role=name, rank=rank))
        elif role_id is not None and role_id not in seen.roles:
            problems.append(desk.speech.say("check-role-gone", role=name, rank=rank))
    return problems


def _channel_problems(desk: Desk, seen: Surroundings) -> list[str]:
    problems = []
    for use in CHANNEL_USES:
        name, facts = desk.speech.label(f"setup-channel-{use}"), seen.channels.get(use)
        if use not in desk.settings.channels or facts is None:
            if use == "approvals":
                problems.append(desk.speech.say("check-channel-unset", channel=name, use=use))
        elif not facts.exists:
            problems.append(desk.speech.say("check-channel-gone", channel=name, use=use))
        else:
            place = channel(desk.settings.channels[use])
            problems += [
                desk.speech.say(
                    "check-channel-right", channel=place, right=desk.speech.label(f"right-{right.replace('_', '-')}")
                )
                for right in facts.missing
            ]
            if facts.open_to_all and use in ("approvals", "log"):
                problems.append(desk.speech.say("check-channel-open", channel=place))
    return problems


def _other_problems(desk: Desk, seen: Surroundings) -> list[str]:
    problems = [
        desk.speech.say("check-guild-right", right=desk.speech.label(f"right-{right.replace('_', '-')}"))
        for right in seen.missing
    ]
    if not desk.found.guild or not desk.found.guild.ready:
        problems.append(desk.speech.say("check-not-finished"))
    elif not seen.commands_synced:
        problems.append(desk.speech.say("check-commands"))
    return problems
