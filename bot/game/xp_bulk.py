"""XP for many at once: one line a character, a preview, then all or nothing."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from bot.game.caller import Caller, Rank
from bot.game.characters.creatures import check_no_creep
from bot.game.characters.find import find
from bot.game.characters.ledger import signed
from bot.game.desk import Desk, Game, read, write
from bot.game.names import plain
from bot.game.numbers import read_whole
from bot.game.xp import earn
from bot.i18n.page import Button, Form, Page, Question
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Earned, Ruleset

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
                Question("source", speech.label("xp-bulk-source"), value=speech.label("xp-source-quest"), maximum=20),
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
    words = line.rsplit(None, 1)  # whatever stands between them: a phone writes hard spaces
    value = read_whole(words[-1])
    if len(words) < 2 or value is None:
        raise Refusal("bulk_line_wrong", number=number, line=line[:80])
    return Line(words[0], value)


async def preview(game: Game, caller: Caller, *, lines: str, source: str, reason: str) -> Page:
    """Check every line and show what would happen; nothing is changed, the draft waits for the button."""
    async with write(game, caller, need=Rank.ORG) as desk:
        parsed, trial, source = parse(lines), Trial(), _source(desk, source)
        told = [await trial.line(desk, number, line, source) for number, line in enumerate(parsed, start=1)]
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id, lock=True)
        # The button confirms this preview, not a later one; and these characters, whatever they are called by then.
        kept = {"preview": caller.key, "lines": trial.found, "source": source, "reason": reason}
        member.draft = {**(member.draft or {}), "xp_bulk": kept}
        label, action = desk.speech.label("xp-bulk-confirm", count=len(parsed)), f"xp_bulk_confirm:{caller.key}"
        page = Page(desk.speech.label("xp-bulk-preview"), "\n".join(told), tone="wait")
        return desk.answer(replace(page, buttons=(Button(label, action, "success"),)))


def _source(desk: Desk, text: str) -> str:
    """Return the source that `text` means: its key, or its name in any language; unknown words stay as they are."""
    rulesets = (desk.ruleset(key) for key in desk.settings.rulesets)
    for key in (key for ruleset in rulesets if ruleset.growth for key in ruleset.growth.sources):
        names = (speech.label(f"xp-source-{key}") for speech in desk.game.speeches.values())
        if plain(text) in {plain(word) for word in (key, *names)}:
            return key
    return text


@dataclass(slots=True)
class Trial:
    """A form tried out line by line: who was meant, and the sheets as they would be after the lines so far."""

    found: list[tuple[int, int]] = field(default_factory=list)
    sheets: dict[int, Any] = field(default_factory=dict)

    async def line(self, desk: Desk, number: int, line: Line, source: str) -> str:
        """Try one more line and tell what it would do; a character may stand on several."""
        character = await find(desk, line.name)
        check_no_creep(character)
        ruleset = desk.ruleset(character.ruleset)
        sheet = self.sheets.get(character.id) or ruleset.keeping.load_sheet(character.sheet)
        earned = _try(desk, ruleset, sheet, number, line, source)
        for fact in earned.facts:
            sheet = ruleset.keeping.apply(sheet, fact)
        self.sheets[character.id] = sheet
        self.found.append((character.id, line.amount))
        key = "xp-bulk-line-level" if earned.after.level != earned.before.level else "xp-bulk-line"
        amount, after = signed(line.amount), earned.after
        return desk.speech.say(key, name=character.name, amount=amount, xp=after.xp, level=after.level)


def _try(desk: Desk, ruleset: Ruleset, sheet: Any, number: int, line: Line, source: str) -> Earned:
    if ruleset.growth is None:
        raise Refusal("no_xp_here")
    try:
        return ruleset.growth.earn(sheet, line.amount, source, desk.rulings(ruleset.key))
    except Refusal as refusal:
        if refusal.code == "xp_source_unknown":
            raise
        raise Refusal("bulk_line_wrong", number=number, line=f"{line.name} {line.amount}") from refusal


async def confirm(game: Game, caller: Caller, *, preview: str) -> Page:
    """Do what the preview showed: every line, or none."""
    async with write(game, caller, need=Rank.ORG) as desk:
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id, lock=True)
        kept = (member.draft or {}).get("xp_bulk")
        if not kept or kept["preview"] != preview:
            raise Refusal("draft_gone")
        ids = sorted({character_id for character_id, _ in kept["lines"]})
        locked = {one.id: one for one in await desk.unit.characters.lock(caller.guild_id, ids) if not one.retired_at}
        if len(locked) < len(ids):
            raise Refusal("draft_gone")  # somebody retired meanwhile
        for character_id, amount in kept["lines"]:
            earn(desk, locked[character_id], amount, kept["source"], kept["reason"] or None)
        member.draft = {key: value for key, value in (member.draft or {}).items() if key != "xp_bulk"}
        return desk.answer(Page(text=desk.speech.say("xp-bulk-done", count=len(kept["lines"])), tone="good"))
