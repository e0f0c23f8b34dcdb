"""Rulings and house settings: listed, read and changed by ORGs."""

from __future__ import annotations

from collections.abc import Iterator

from bot.game.caller import Caller, Rank
from bot.game.desk import Desk, Game, read, write
from bot.game.guilds import change
from bot.game.settings import HOUSE, HOUSE_RULINGS
from bot.i18n.escape import mention
from bot.i18n.page import Page
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings, RulingSpec, RulingValue, allowed_values, read_ruling


def _all(desk: Desk) -> Iterator[tuple[str, RulingSpec, Rulings]]:
    """Yield every setting in force: those of the guild's rulesets, then the house's."""
    for key in desk.settings.rulesets:
        for spec in desk.ruleset(key).rulings:
            yield key, spec, desk.rulings(key)
    for spec in HOUSE_RULINGS:
        yield HOUSE, spec, desk.house


def _find(desk: Desk, key: str) -> tuple[str, RulingSpec, Rulings]:
    for owner, spec, rulings in _all(desk):
        if spec.key == key.strip():
            return owner, spec, rulings
    raise Refusal("setting_unknown", key=key[:60])


def shown(value: RulingValue) -> str:
    """Return a value as an ORG types it."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


async def rule(game: Game, caller: Caller, *, key: str | None = None, value: str | None = None) -> Page:
    """List all settings, explain one, or change one."""
    if key is None:
        return await _list(game, caller)
    if value is None:
        return await _explain(game, caller, key)
    return await _set(game, caller, key, value)


async def _list(game: Game, caller: Caller) -> Page:
    async with read(game, caller, need=Rank.ORG) as desk:
        lines, owner = [], ""
        for group, spec, rulings in _all(desk):
            if group != owner:
                lines.append(f"\n**{desk.speech.say(f'setting-group-{group}')}**")
                owner = group
            mark = "" if rulings[spec.key] == spec.default else " ✏️"
            lines.append(f"`{spec.key}` = `{shown(rulings[spec.key])}`{mark}")
        text = desk.speech.say("setting-list-text") + "\n" + "\n".join(lines)
        return desk.page(desk.speech.label("setting-list-title"), text)


async def _explain(game: Game, caller: Caller, key: str) -> Page:
    async with read(game, caller, need=Rank.ORG) as desk:
        _, spec, rulings = _find(desk, key)
        lines = [desk.speech.say(f"setting-{spec.key}"), ""]
        lines.append(desk.speech.say("setting-now", value=shown(rulings[spec.key]), default=shown(spec.default)))
        lines.append(desk.speech.say("setting-allowed", allowed=allowed_values(spec)))
        for choice in _named_values(spec):
            if desk.speech.has(f"setting-{spec.key}-{choice}"):
                lines.append(f"`{choice}` – {desk.speech.say(f'setting-{spec.key}-{choice}')}")
        return desk.page(spec.key, "\n".join(lines), footer=spec.ruling or "")


def _named_values(spec: RulingSpec) -> tuple[str, ...]:
    return ("true", "false") if spec.kind == "flag" else spec.choices


async def _set(game: Game, caller: Caller, key: str, value: str) -> Page:
    async with write(game, caller, need=Rank.ORG) as desk:
        owner, spec, rulings = _find(desk, key)
        kept = read_ruling(spec, value, rulings)
        await change(
            desk, rulings={**desk.settings.rulings, owner: {**desk.settings.rulings.get(owner, {}), spec.key: kept}}
        )
        desk.log("log-setting", actor=mention(caller.user_id), what=spec.key, value=shown(kept))
        page = Page(
            text=desk.speech.say("setting-kept", what=spec.key, value=shown(kept)),
            footer=spec.ruling or "",
            tone="good",
        )
        return desk.answer(page)


async def keys(game: Game, caller: Caller, typed: str) -> list[str]:
    """Return the keys of settings that contain what was typed."""
    async with read(game, caller, need=Rank.ORG) as desk:
        return [spec.key for _, spec, _ in _all(desk) if typed.strip().casefold() in spec.key][:25]


async def values(game: Game, caller: Caller, key: str, typed: str) -> list[str]:
    """Return the values a setting may take, as far as they can be listed."""
    async with read(game, caller, need=Rank.ORG) as desk:
        _, spec, rulings = _find(desk, key)
        options = [*_named_values(spec), *(["none"] if spec.optional else [])] or [shown(rulings[spec.key])]
        return [option for option in options if typed.strip().casefold() in option][:25]
