"""`/combat act` and its sisters: what is typed becomes what a button would have said."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.game.caller import Caller
from bot.game.characters.find import find, find_own
from bot.game.combat import act, ruling, spells
from bot.game.combat.afterwards import decidable_fight
from bot.game.combat.fight import Fight, fight_of, potions_of
from bot.game.desk import Desk, Game, read
from bot.game.names import plain
from bot.game.numbers import read_whole
from bot.i18n.page import Page
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

WHATS = ("pick", "potion", "cast", "pass", "pass_round", "dodge", "flee", "flee_at", "dodge_at", "support", "report")
REPORTS = ("won", "lost", "both", "none")
MOST_LIVES = 1000


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed after `/combat act`."""

    what: str | None = None
    target: str | None = None
    choice: str | None = None
    text: str | None = None
    subject: str | None = None


async def do(game: Game, caller: Caller, *, typed: Typed) -> Page:
    """Do what was typed; without anything, show the menu of what may be done now."""
    if typed.what is None:
        return await ruling.menu(game, caller, subject=typed.subject)
    if typed.what == "cast":
        targets = (typed.target,) if typed.target else ()
        return await spells.cast(game, caller, spell=typed.choice or "", targets=targets, subject=typed.subject)
    async with read(game, caller) as desk:
        who = await find_own(desk, typed.subject)
        fight = await fight_of(desk, who)
        place: dict[str, Any] = {"combat_id": fight.combat.id, "character_id": who.id}
        call, more = await SAID.get(typed.what, _plain)(desk, fight, who, typed)
    return await call(game, caller, **place, **more)


Said = tuple[Callable[..., Awaitable[Page]], dict[str, Any]]


async def _plain(desk: Desk, fight: Fight, who: Character, typed: Typed) -> Said:
    return act.act, {"what": typed.what}


async def _pick(desk: Desk, fight: Fight, who: Character, typed: Typed) -> Said:
    """The target is the opponent, the choice the own member (oneself if none is named)."""
    other = await _in_fight(desk, fight, typed.target)
    own = await _in_fight(desk, fight, typed.choice) if typed.choice else who.id
    return act.pick, {"own": own, "other": other}


async def _in_fight(desk: Desk, fight: Fight, name: str | None) -> int:
    if not name:
        raise Refusal("target_required")
    found = await find(desk, name)
    if found.id not in fight.characters:
        raise Refusal("not_in_this_combat")
    return found.id


async def _potion(desk: Desk, fight: Fight, who: Character, typed: Typed) -> Said:
    carried = potions_of(fight.ruleset, fight.ruleset.keeping.load_sheet(who.sheet))
    wanted = plain(typed.choice or "")
    for one in carried:
        names = {plain(one.key), plain(one.name)}
        names |= set() if one.name else {plain(desk.speech.label(f"potion-{one.key}"))}
        if wanted in names or (not wanted and len(carried) == 1):
            return act.drink, {"potion": one.key}
    raise Refusal("potion_not_carried")


async def _standing(desk: Desk, fight: Fight, who: Character, typed: Typed) -> Said:
    """A number of lives; nothing or 0 withdraws the order."""
    limit = read_whole(typed.choice or "0")
    if limit is None or not 0 <= limit <= MOST_LIVES:
        raise Refusal("standing_order_wrong", rule="DBF-COMBAT-48")
    return act.order_standing, {"what": (typed.what or "")[:-3], "limit": limit or None}


async def _support(desk: Desk, fight: Fight, who: Character, typed: Typed) -> Said:
    """The side is named by one who stands on it."""
    friend = await _in_fight(desk, fight, typed.target)
    line = next((line for line in fight.view().fighters if line.id == friend), None)
    if line is None:
        raise Refusal("not_in_this_combat")
    return act.act, {"what": f"join_{line.side}"}


async def _report(desk: Desk, fight: Fight, who: Character, typed: Typed) -> Said:
    if typed.choice not in REPORTS:
        raise Refusal("duel_result_wrong", rule="DBF-COMBAT-21")
    return act.act, {"what": typed.choice}


SAID: Mapping[str, Callable[[Desk, Fight, Character, Typed], Awaitable[Said]]] = {
    "pick": _pick,
    "potion": _potion,
    "flee_at": _standing,
    "dodge_at": _standing,
    "support": _support,
    "report": _report,
}


async def suggest_choice(
    game: Game, caller: Caller, typed: str, *, what: str | None, subject: str | None
) -> list[tuple[str, str]]:
    """Return (name, value) of what `choice` may be for the act already chosen."""
    async with read(game, caller) as desk:
        who = await find_own(desk, subject)
        fight = await fight_of(desk, who)
        choices = fight.choices(who.id)
        if what == "cast":
            found = [(desk.speech.label(f"spell-{one}"), one) for one in choices.spells]
        elif what == "report":
            found = [(desk.speech.label(f"choice-report-{one}"), one) for one in REPORTS]
        elif what == "potion":
            carried = potions_of(fight.ruleset, fight.ruleset.keeping.load_sheet(who.sheet))
            found = [(one.name or desk.speech.label(f"potion-{one.key}"), one.key) for one in carried]
        elif what == "pick":
            found = [(fight.name(one), f"={one}") for one in choices.pick_own]
        else:
            found = [(str(count), str(count)) for count in (0, 1, 2, 3)] if what in ("flee_at", "dodge_at") else []
        return [pair for pair in found if plain(typed) in plain(pair[0])][:25]


async def suggest_fighters(game: Game, caller: Caller, typed: str, *, subject: str | None) -> list[tuple[str, str]]:
    """Return (name, token) of those in the caller's fight."""
    async with read(game, caller) as desk:
        active = await find_own(desk, subject) if subject or desk.found.active is not None else None
        fight = await fight_of(desk, active)
        held = [fight.characters[int(one)] for one in fight.engine.held(fight.state)]
        return [(one.name, f"={one.id}") for one in held if plain(typed) in one.name_plain][:25]


async def suggest_pairs(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (names, ids) of the pairs of the caller's fight."""
    async with read(game, caller) as desk:
        fight = await decidable_fight(desk)
        pairs = {tuple(sorted(map(int, pair))) for pair in fight.view().decidable}
        named = [(f"{fight.name(first)} × {fight.name(second)}", f"{first}-{second}") for first, second in pairs]
        return [pair for pair in sorted(named) if plain(typed) in plain(pair[0])][:25]


def pair_of(text: str) -> tuple[int, int]:
    """Return the two of a pair as autocomplete hands it over; refuses anything else."""
    first, _, second = text.partition("-")
    numbers = read_whole(first), read_whole(second)
    if numbers[0] is None or numbers[1] is None:
        raise Refusal("not_paired", rule="DBF-COMBAT-21")
    return numbers[0], numbers[1]


async def decide(game: Game, caller: Caller, *, pair: str, result: str) -> Page:
    """Enter how a duel ended, typed: the first or the second of the pair hit, both, or none (R-CMB-1)."""
    async with read(game, caller) as desk:
        first, second = pair_of(pair)
        fight = await decidable_fight(desk)
    won = {"first": str(first), "second": str(second)}.get(result, result)
    place = {"combat_id": fight.combat.id, "of_round": fight.view().round}
    return await ruling.decide(game, caller, **place, pair=(first, second), result=won)
