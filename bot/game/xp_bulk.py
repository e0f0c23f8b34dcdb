"""XP for many at once: one line a character, a preview, then all or nothing."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find
from bot.game.characters.ledger import signed
from bot.game.desk import Desk, Game, read, write
from bot.game.numbers import read_whole
from bot.game.xp import earn
from bot.i18n.page import Button, Form, Page, Question
from bot.rules.core.refusal import Refusal

MOST_LINES = 100


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the form: a character's name and an amount."""

    name: str
    amount: int


async def form(game: Game, caller: Caller) -> Form:
    """Return the form to fill in."""
    async with read(game, caller, need=Rank.ORG) as desk:
        speech = desk.speech
        return Form(
            "xp_bulk",
            speech.label("xp-bulk-title"),
            (
                Question(
                    "lines",
                    speech.label("xp-bulk-lines"),
                    long=True,
                    maximum=4000,
                    placeholder=speech.label("xp-bulk-example"),
                ),
                Question("source", speech.label("xp-bulk-source"), value="quest", maximum=20),
                Question("reason", speech.label("xp-bulk-reason"), required=False, maximum=200),
            ),
        )


def parse(text: str) -> list[Line]:
    """Return the lines of the form; `bulk_line_wrong` names the first line that is none."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise Refusal("bulk_empty")
    if len(lines) > MOST_LINES:
        raise Refusal("bulk_too_long", most=MOST_LINES)
    return [_parse_line(number, line) for number, line in enumerate(lines, start=1)]


def _parse_line(number: int, line: str) -> Line:
    name, _, amount = line.rpartition(" ")
    value = read_whole(amount)
    if not name.strip() or value is None:
        raise Refusal("bulk_line_wrong", number=number, line=line[:80])
    return Line(name.strip(), value)


async def preview(game: Game, caller: Caller, *, lines: str, source: str, reason: str) -> Page:
    """Check every line and show what would happen; nothing is changed, the draft waits for the button."""
    async with write(game, caller, need=Rank.ORG) as desk:
        parsed = parse(lines)
        told = [await _try(desk, number, line, source) for number, line in enumerate(parsed, start=1)]
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id)
        kept = {"lines": [[line.name, line.amount] for line in parsed], "source": source, "reason": reason}
        member.draft = {**(member.draft or {}), "xp_bulk": kept}
        button = Button(desk.speech.label("xp-bulk-confirm", count=len(parsed)), "xp_bulk_confirm", "success")
        return desk.answer(Page(desk.speech.label("xp-bulk-preview"), "\n".join(told), buttons=(button,), tone="wait"))


async def _try(desk: Desk, number: int, line: Line, source: str) -> str:
    found = await find(desk, line.name)
    ruleset = desk.ruleset(found.ruleset)
    if ruleset.growth is None:
        raise Refusal("no_xp_here")
    try:
        earned = ruleset.growth.earn(
            ruleset.keeping.load_sheet(found.sheet), line.amount, source, desk.rulings(ruleset.key)
        )
    except Refusal as refusal:
        if refusal.code == "xp_source_unknown":
            raise
        raise Refusal("bulk_line_wrong", number=number, line=f"{line.name} {line.amount}") from refusal
    key = "xp-bulk-line-level" if earned.after.level != earned.before.level else "xp-bulk-line"
    return desk.speech.say(
        key, name=found.name, amount=signed(line.amount), xp=earned.after.xp, level=earned.after.level
    )


async def confirm(game: Game, caller: Caller) -> Page:
    """Do what the preview showed: every line, or none."""
    async with write(game, caller, need=Rank.ORG) as desk:
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id)
        kept = (member.draft or {}).get("xp_bulk")
        if not kept:
            raise Refusal("draft_gone")
        ids = [(await find(desk, name)).id for name, _ in kept["lines"]]
        locked = {one.id: one for one in await desk.unit.characters.lock(caller.guild_id, sorted(set(ids)))}
        for character_id, (_, amount) in zip(ids, kept["lines"], strict=True):
            earn(desk, locked[character_id], amount, kept["source"], kept["reason"] or None)
        member.draft = {key: value for key, value in (member.draft or {}).items() if key != "xp_bulk"}
        return desk.answer(Page(text=desk.speech.say("xp-bulk-done", count=len(ids)), tone="good"))
