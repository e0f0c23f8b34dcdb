"""One setting at a time: roles, channels, modules, rulesets, language, zone, factions."""

from __future__ import annotations

from typing import cast
from zoneinfo import available_timezones

from bot.game.caller import Caller, Rank
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, write
from bot.game.guilds import change
from bot.game.names import clean_name, plain
from bot.game.settings import CHANNEL_USES, MODULES, ChannelUse
from bot.game.setup.facts import ChannelFacts, RoleFacts, check_role
from bot.i18n.escape import channel, mention, role
from bot.i18n.page import Page
from bot.i18n.speech import LANGUAGES
from bot.rules.core.refusal import Refusal

MOST_FACTIONS = 20
RANKS = {"org": "org_role", "head_org": "head_org_role", "player": "player_role"}


def _done(desk: Desk, what: str, value: object) -> Page:
    desk.log("log-setting", actor=mention(desk.caller.user_id), what=desk.guild_speech.label(what), value=value)
    return desk.answer(
        Page(text=desk.speech.say("setting-kept", what=desk.speech.label(what), value=value), tone="good")
    )


async def set_role(game: Game, caller: Caller, *, rank: str, facts: RoleFacts) -> Page:
    """Keep the role of a rank; for the keeper alone."""
    async with write(game, caller, need=Rank.KEEPER, set_up=False) as desk:
        if rank not in RANKS:
            raise Refusal("draft_gone")
        if rank == "player" and facts.everyone:
            # Everybody is a player: that is how it is without a role.
            await change(desk, player_role=None)
            return _done(desk, "setup-role-player", "–")
        check_role(facts)
        await change(desk, **{RANKS[rank]: facts.role_id})
        return _done(desk, f"setup-role-{rank.replace('_', '-')}", role(facts.role_id))


def check_channel(desk: Desk, use: str, facts: ChannelFacts) -> None:
    """Refuse a channel in which the bot could not do its work."""
    if use not in CHANNEL_USES:
        raise Refusal("draft_gone")
    if facts.missing:
        names = ", ".join(desk.speech.label(f"right-{right.replace('_', '-')}") for right in facts.missing)
        raise Refusal("channel_rights_missing", rights=names)


async def set_channel(game: Game, caller: Caller, *, use: str, channel_id: int, facts: ChannelFacts) -> Page:
    """Keep the channel of a use; refused where the bot could not write there."""
    async with write(game, caller, need=Rank.ORG, set_up=False) as desk:
        check_channel(desk, use, facts)
        await change(desk, channels={**desk.settings.channels, cast(ChannelUse, use): channel_id})
        if use == "approvals":
            await _say_open_cards(desk, channel_id)
        return _done(desk, f"setup-channel-{use}", channel(channel_id))


async def _say_open_cards(desk: Desk, channel_id: int) -> None:
    """Say the cards again that stand elsewhere: those whose old channel is gone come to the new one."""
    for request in await desk.unit.requests.waiting(desk.caller.guild_id, limit=1000):
        if request.channel_id != channel_id:
            desk.say("card", f"card{request.id}", request_id=request.id)


async def set_module(game: Game, caller: Caller, *, module: str, on: bool) -> Page:
    """Switch a module on or off; the commands follow."""
    async with write(game, caller, need=Rank.ORG, set_up=False) as desk:
        kept = set(desk.settings.modules) - {module} | ({module} if on else set())
        modules = tuple(one for one in MODULES if one in kept)
        if not modules:
            raise Refusal("one_module_needed")
        await change(desk, modules=modules)
        desk.say("sync", "sync")
        return _done(desk, f"setup-modules-{module}", desk.speech.label("word-on" if on else "word-off"))


async def set_rulesets(game: Game, caller: Caller, *, ruleset: str) -> Page:
    """Choose the ruleset(s) the guild plays; the commands follow."""
    async with write(game, caller, need=Rank.ORG, set_up=False) as desk:
        wanted = tuple(game.rulesets) if ruleset == "both" else (ruleset,)
        if any(key not in game.rulesets for key in wanted) or (ruleset == "both" and len(wanted) < 2):
            raise Refusal("ruleset_unknown")
        await change(desk, rulesets=wanted)
        desk.say("sync", "sync")
        names = ", ".join(desk.speech.label(f"setup-rulesets-{key}") for key in wanted)
        return _done(desk, "setup-rulesets-prompt", names)


async def set_language(game: Game, caller: Caller, *, language: str) -> Page:
    """Choose the guild's language: of cards, logs and commands; each person may have an own one."""
    async with write(game, caller, need=Rank.ORG, set_up=False) as desk:
        if language not in LANGUAGES:
            raise Refusal("language_unknown")
        await change(desk, language=language)
        if not desk.found.language:
            desk.language = language
        desk.say("sync", "sync")
        return _done(desk, "setup-language-prompt", desk.speech.label(f"setup-language-{language}"))


def zones(typed: str) -> list[str]:
    """Return time zones whose name contains what was typed, those of Europe first."""
    wanted = plain(typed).replace(" ", "_")
    found = [zone for zone in available_timezones() if wanted in zone.casefold() and "/" in zone]
    return sorted(found, key=lambda zone: (not zone.startswith("Europe/"), zone))[:25]


async def set_timezone(game: Game, caller: Caller, *, zone: str) -> Page:
    """Choose the zone in which hours and days are meant."""
    async with write(game, caller, need=Rank.ORG, set_up=False) as desk:
        known = {name.casefold(): name for name in available_timezones()}
        chosen = known.get(zone.strip().replace(" ", "_").casefold())
        if chosen is None:
            raise Refusal("zone_unknown", zone=zone[:60])
        await change(desk, timezone=chosen)
        return _done(desk, "setup-timezone", chosen)


async def set_faction(game: Game, caller: Caller, *, do: str, name: str) -> Page:
    """Add a faction of the guild's own, or remove one (R-CLS-1)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        # Its name is what menus hand over, and a menu keeps no more than a hundred characters.
        cleaned = clean_name(name, longest=40, code_points=50)
        factions = desk.settings.factions
        same = [one for one in factions if plain(one) == plain(cleaned)]
        if do == "remove":
            await _remove_faction(desk, cleaned, same)
        elif same or plain(cleaned) in _named_factions(desk):
            raise Refusal("faction_exists", name=cleaned)
        elif len(factions) >= MOST_FACTIONS:
            raise Refusal("too_many_factions", most=MOST_FACTIONS)
        else:
            await change(desk, factions=tuple(sorted((*factions, cleaned), key=name_order)))
        return _done(desk, "setup-factions", ", ".join(desk.settings.factions) or "–")


def _named_factions(desk: Desk) -> set[str]:
    """Return the factions of the rulesets by their keys and by their names in every language."""
    rulesets = (desk.ruleset(key) for key in desk.settings.rulesets)
    keys = [key for ruleset in rulesets for key in ruleset.enrolment.factions()]
    names = [speech.label(f"faction-{key}") for key in keys for speech in desk.game.speeches.values()]
    return {plain(word) for word in (*keys, *names)}


async def _remove_faction(desk: Desk, name: str, same: list[str]) -> None:
    if not same:
        raise Refusal("faction_unknown", names=", ".join(desk.settings.factions) or "–")
    members = [
        one for one in await desk.unit.characters.all(desk.caller.guild_id) if one.sheet.get("faction") == same[0]
    ]
    if members:
        raise Refusal("faction_in_use", name=name, count=len(members))
    await change(desk, factions=tuple(one for one in desk.settings.factions if one != same[0]))
