"""The guided set-up: two pages with sensible things chosen already, at most eight taps."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.caller import Caller, Rank
from bot.game.desk import Desk, Game, read, write
from bot.game.guilds import change
from bot.game.settings import MODULES, ChannelUse
from bot.game.setup.facts import ChannelFacts, RoleFacts, check_role
from bot.game.setup.single import check_channel
from bot.i18n.escape import channel, role
from bot.i18n.page import Button, Choice, Menu, Page
from bot.i18n.speech import LANGUAGES
from bot.rules.core.refusal import Refusal

USES: tuple[ChannelUse, ...] = ("approvals", "log", "announcements")
TEMPOS = ("by_post", "live")


async def start(game: Game, caller: Caller) -> Page:
    """Open the first page: language, rulesets, modules, tempo."""
    async with write(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        if desk.found.guild is None:
            await change(desk)
        return desk.answer(_first(desk))


async def choose(game: Game, caller: Caller, *, what: str, values: list[str]) -> Page:
    """Take what was chosen in a menu of the first page and show the page again."""
    async with write(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        if what not in _CHANGES or not values:
            raise Refusal("draft_gone")
        await change(desk, **_CHANGES[what](desk, values))
        desk.language = desk.settings.language if what == "language" else desk.language
        return desk.answer(_first(desk))


def _language(_desk: Desk, values: list[str]) -> dict[str, object]:
    return {"language": values[0]} if values[0] in LANGUAGES else {}


def _rulesets(desk: Desk, values: list[str]) -> dict[str, object]:
    return {"rulesets": tuple(key for key in desk.game.rulesets if key in values) or desk.settings.rulesets}


def _modules(desk: Desk, values: list[str]) -> dict[str, object]:
    return {"modules": tuple(module for module in MODULES if module in values) or desk.settings.modules}


def _tempo(desk: Desk, values: list[str]) -> dict[str, object]:
    if values[0] not in TEMPOS or "dbf" not in desk.game.rulesets:
        return {}
    rulings = {**desk.settings.rulings, "dbf": {**desk.settings.rulings.get("dbf", {}), "tempo": values[0]}}
    return {"rulings": rulings}


_CHANGES = {"language": _language, "rulesets": _rulesets, "modules": _modules, "tempo": _tempo}


def _first(desk: Desk) -> Page:
    speech, settings = desk.speech, desk.settings
    tempo = settings.rulings.get("dbf", {}).get("tempo", "by_post")
    menus = (
        _menu(desk, "language", LANGUAGES, (settings.language,)),
        _menu(desk, "rulesets", tuple(desk.game.rulesets), settings.rulesets, several=True),
        _menu(desk, "modules", MODULES, settings.modules, several=True),
        _menu(desk, "tempo", TEMPOS, (str(tempo),)),
    )
    button = Button(speech.label("button-next"), "setup_next", "primary", row=0)
    text, zone = speech.say("setup-first-text"), speech.say("setup-zone-line", zone=settings.timezone)
    return Page(speech.label("setup-first-title"), f"{text}\n\n{zone}", menus=menus, buttons=(button,), tone="info")


def _menu(desk: Desk, what: str, values: Iterable[str], chosen: Iterable[str], *, several: bool = False) -> Menu:
    speech, kept = desk.speech, tuple(values)
    choices = tuple(
        Choice(
            speech.label(f"setup-{what}-{value}"),
            value,
            speech.label(f"setup-{what}-{value}", "about"),
            value in chosen,
        )
        for value in kept
    )
    return Menu(f"setup:{what}", speech.label(f"setup-{what}-prompt"), choices, maximum=len(kept) if several else 1)


async def second(game: Game, caller: Caller, *, present: frozenset[int]) -> Page:
    """Open the second page: the ORG role and the channels; `present` are the ids of those that exist on the server."""
    async with write(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        return desk.answer(_second(desk, present))


def _role(desk: Desk, present: frozenset[int]) -> int | None:
    """Return the ORG role if it is set and was not deleted since."""
    return desk.settings.org_role if desk.settings.org_role in present else None


def _channels(desk: Desk, present: frozenset[int]) -> dict[str, int]:
    return {use: channel_id for use, channel_id in desk.settings.channels.items() if channel_id in present}


def _second(desk: Desk, present: frozenset[int]) -> Page:
    speech, org_role, channels = desk.speech, _role(desk, present), _channels(desk, present)
    org = (org_role,) if org_role else ()
    menus = [Menu("setup_role", speech.label("setup-role-prompt"), kind="role", chosen=org)]
    for use in USES:
        chosen = (channels[use],) if use in channels else ()
        menus.append(Menu(f"setup_channel:{use}", speech.label(f"setup-channel-{use}"), kind="channel", chosen=chosen))
    make = Button(speech.label("setup-make"), "setup_make", "primary", row=0)
    finish = Button(speech.label("setup-finish"), "setup_finish", "success", row=0)
    buttons = (make, finish) if _missing(desk, present) else (finish,)
    text = _second_text(desk, org_role, channels)
    return Page(speech.label("setup-second-title"), text, menus=tuple(menus), buttons=buttons, tone="info")


def _second_text(desk: Desk, org_role: int | None, channels: dict[str, int]) -> str:
    speech = desk.speech
    lines = [speech.say("setup-second-text"), ""]
    lines.append(
        speech.say(
            "setup-line",
            what=speech.label("setup-role-org"),
            value=role(org_role) if org_role else "–",
        )
    )
    for use in USES:
        channel_id = channels.get(use)
        lines.append(
            speech.say(
                "setup-line",
                what=speech.label(f"setup-channel-{use}"),
                value=channel(channel_id) if channel_id else "–",
            )
        )
    return "\n".join(lines)


def _missing(desk: Desk, present: frozenset[int]) -> list[str]:
    channels = _channels(desk, present)
    return ([] if _role(desk, present) else ["org_role"]) + [use for use in USES if use not in channels]


async def missing(game: Game, caller: Caller, *, present: frozenset[int]) -> list[str]:
    """Return what is still to be made: `org_role` and uses of channels; for the keeper alone."""
    async with read(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        return _missing(desk, present)


async def take_role(game: Game, caller: Caller, *, facts: RoleFacts, present: frozenset[int]) -> Page:
    """Keep the ORG role and show the second page again."""
    async with write(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        check_role(facts)
        await change(desk, org_role=facts.role_id)
        return desk.answer(_second(desk, present))


async def take_channel(
    game: Game, caller: Caller, *, use: str, channel_id: int, facts: ChannelFacts, present: frozenset[int]
) -> Page:
    """Keep a channel for its use and show the second page again."""
    async with write(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        check_channel(desk, use, facts)
        await change(desk, channels={**desk.settings.channels, use: channel_id})
        return desk.answer(_second(desk, present))


async def take_made(game: Game, caller: Caller, *, org_role: int | None, channels: dict[str, int]) -> Page:
    """Keep what was made for the guild and finish."""
    async with write(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        await change(desk, org_role=org_role or desk.settings.org_role, channels={**desk.settings.channels, **channels})
        present = frozenset((desk.settings.org_role or 0, *desk.settings.channels.values()))
        return desk.answer(await _finish(desk, present))


async def cannot_make(game: Game, caller: Caller) -> Page:
    """Say which rights the bot needs to make the role and channels itself."""
    async with read(game, caller, need=Rank.KEEPER, set_up=False):
        raise Refusal("setup_cannot_make")


async def finish(game: Game, caller: Caller, *, present: frozenset[int]) -> Page:
    """End the set-up: from now on the guild plays."""
    async with write(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        return desk.answer(await _finish(desk, present))


async def _finish(desk: Desk, present: frozenset[int]) -> Page:
    if _role(desk, present) is None:
        raise Refusal("setup_needs_role")
    if "approvals" not in _channels(desk, present):
        raise Refusal("setup_needs_channel")
    guild = await desk.unit.guilds.get(desk.caller.guild_id, lock=True)
    if guild is None:
        raise Refusal("not_set_up")
    guild.ready = True
    desk.say("sync", "sync")
    desk.log("log-set-up")
    return Page(desk.speech.label("setup-done-title"), desk.speech.say("setup-done-text"), tone="good")
