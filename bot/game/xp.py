"""Experience: added by ORGs, shown to owners, ranked for ORGs; a threshold reached tells the player what is open."""

from __future__ import annotations

from typing import Any

from bot.game.caller import Caller, Rank
from bot.game.characters.creatures import check_no_creep
from bot.game.characters.find import find, find_own
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.ledger import ledger_lines, signed
from bot.game.characters.show import ON_A_PAGE, turn_buttons, view_of
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read, write
from bot.game.party import find_party, party_name
from bot.i18n import sheets
from bot.i18n.arguments import Term
from bot.i18n.escape import because, escape, mention
from bot.i18n.page import Button, Page
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Earned, Growth, Ruleset, SheetView, Standing
from bot.store.tables import Character

MOST_RANKED = 100_000


def growth_of(ruleset: Ruleset) -> Growth:
    """Return how characters of a ruleset grow; `no_xp_here` where it knows no experience."""
    if ruleset.growth is None:
        raise Refusal("no_xp_here")
    return ruleset.growth


async def add(
    game: Game, caller: Caller, *, character: str, amount: int, source: str, reason: str | None = None
) -> Page:
    """Add XP (negative only to correct), keep it, tell the player of a new level (DBF-XP-1, DBF-XP-7)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        earned = earn(desk, found, amount, source, reason)
        return desk.answer(_added(desk, found, earned))


async def add_to_party(
    game: Game, caller: Caller, *, party: str, amount: int, source: str, reason: str | None = None
) -> Page:
    """Add the same XP to every member of a party: all or none."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find_party(desk, party)
        ids = [member.id for member in await desk.unit.parties.members(found.id)]
        every = await desk.unit.characters.lock(caller.guild_id, sorted(ids))
        # Creeps that go along with a party gather no XP; where nobody else is there, the first one says so.
        members = [one for one in every if one.creep_id is None] or every
        pages = [_added(desk, member, earn(desk, member, amount, source, reason)) for member in members]
        text = "\n\n".join(page.text for page in pages)
        return desk.answer(Page(escape(await party_name(desk, found)), text, tone="good"))


def earn(desk: Desk, character: Character, amount: int, source: str, reason: str | None) -> Earned:
    """Give one character XP, log it, and tell the player when a level is reached; a creep gathers none."""
    check_no_creep(character)
    ruleset = desk.ruleset(character.ruleset)
    before = sheet_of(desk, character)
    earned = growth_of(ruleset).earn(before, amount, source, desk.rulings(ruleset.key))
    keep(desk, character, earned.facts, reason=reason)
    desk.log(
        "log-xp",
        actor=mention(desk.caller.user_id),
        name=character.name,
        amount=signed(amount),
        xp=earned.after.xp,
        level=earned.after.level,
        reason=because(reason),
    )
    if earned.after.level > earned.before.level:
        _tell_of_level(desk, ruleset, character, ruleset.keeping.view(before, desk.rulings(ruleset.key)), earned)
    return earned


def _tell_of_level(desk: Desk, ruleset: Ruleset, character: Character, before: SheetView, earned: Earned) -> None:
    """Tell the player what the new level opened: abilities to choose from and spells that came with it (DBF-XP-7)."""
    after = view_of(desk, character)
    known = {line.key for line in before.spells if line.known}
    spells = [Term(f"spell-{line.key}") for line in after.spells if line.known and line.key not in known]
    abilities: list[Term] = []
    if earned.picks_gained and ruleset.abilities is not None and after.open_picks:
        rulings = desk.rulings(ruleset.key)
        keys = ruleset.abilities.choices(sheet_of(desk, character), after.open_picks[0], rulings)
        abilities = [Term(f"ability-{key}") for key in keys]
    texts: list[tuple[str, dict[str, Any]]] = [("notice-level", {"name": character.name, "level": earned.after.level})]
    if abilities:
        texts.append(("notice-level-pick", {"abilities": abilities}))
    if spells:
        texts.append(("notice-level-spells", {"spells": spells}))
    desk.notify_all_of(character.owner_id, texts)


def _added(desk: Desk, character: Character, earned: Earned) -> Page:
    speech = desk.speech
    lines = [
        speech.say("xp-added", name=character.name, amount=signed(earned.after.xp - earned.before.xp)),
        sheets.experience(speech, earned.after),
    ]
    if earned.after.level != earned.before.level:
        lines.append(speech.say("xp-level-changed", before=earned.before.level, after=earned.after.level))
    if earned.picks_gained:
        lines.append(speech.say("xp-picks", levels=", ".join(map(str, earned.picks_gained))))
    if earned.abilities_above_level:
        names = ", ".join(speech.label(f"ability-{key}") for key in earned.abilities_above_level)
        lines.append(speech.say("xp-abilities-above", abilities=names))
    return Page(text="\n".join(lines), tone="good")


async def show(game: Game, caller: Caller, *, character: str | None = None) -> Page:
    """Return XP, level and what the next level brings, to the owner and ORGs."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        view = view_of(desk, found)
        if view.standing is None:
            raise Refusal("no_xp_here")
        lines = [desk.speech.say("xp-level", level=view.standing.level), sheets.experience(desk.speech, view.standing)]
        if view.open_picks:
            lines.append(desk.speech.say("sheet-open-picks", levels=", ".join(map(str, view.open_picks))))
        log = Button(desk.speech.label("button-xp-log"), f"xp_log:{found.id}:0")
        return desk.page(escape(found.name), "\n".join(lines), buttons=(log,))


async def log(game: Game, caller: Caller, *, character: str | None = None, page: int = 0) -> Page:
    """Return the XP entries of a character, the newest first."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        entries = list(reversed(await desk.unit.ledger.of_character(found.id, kinds=["xp_changed"])))
        last = max(0, (len(entries) - 1) // ON_A_PAGE)
        place = max(0, min(page, last))
        part = entries[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
        undone = await desk.unit.ledger.undone([entry.id for entry in part])
        text = "\n".join(ledger_lines(desk.speech, part, undone, {})) or desk.speech.say("xp-log-empty")
        title = desk.speech.say("xp-log-title", name=found.name)
        return desk.page(title, text, buttons=turn_buttons(desk, f"xp_log:{found.id}", place, last))


async def top(game: Game, caller: Caller, *, page: int = 0) -> Page:
    """Return all characters by XP; for ORGs, or for everybody where the guild opened it."""
    async with read(game, caller) as desk:
        if not desk.house.flag("xp_top_open"):
            desk.need(Rank.ORG)
        characters = await desk.unit.characters.all(caller.guild_id, limit=MOST_RANKED)
        standings = [(_standing(desk, one), one) for one in characters if one.creep_id is None]
        ranked = sorted(standings, key=lambda pair: (-pair[0].xp, name_order(pair[1].name)))
        last = max(0, (len(ranked) - 1) // ON_A_PAGE)
        place = max(0, min(page, last))
        first = place * ON_A_PAGE
        lines = [
            desk.speech.say(
                "xp-top-line",
                place=first + number,
                name=character.name,
                xp=standing.xp,
                level=standing.level,
            )
            for number, (standing, character) in enumerate(ranked[first : first + ON_A_PAGE], start=1)
        ]
        text = "\n".join(lines) or desk.speech.say("xp-top-empty")
        return desk.page(desk.speech.label("xp-top-title"), text, buttons=turn_buttons(desk, "xp_top", place, last))


def _standing(desk: Desk, character: Character) -> Standing:
    ruleset = desk.ruleset(character.ruleset)
    if ruleset.growth is None:
        return Standing(level=0, xp=0, level_at=0, next_at=None)
    return ruleset.growth.standing(sheet_of(desk, character), desk.rulings(ruleset.key))
