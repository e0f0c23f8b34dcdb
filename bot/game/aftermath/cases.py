"""Cases: a killing for the council of the ORGs, a dead character for the head ORG; listed, decided once, told."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.desk import Desk, Game, read, write
from bot.game.names import plain
from bot.game.numbers import read_whole
from bot.i18n.escape import mention, moment
from bot.i18n.page import Button, Choice, Form, Menu, Page, Question
from bot.rules.core.refusal import Refusal
from bot.store.tables import Case, Character

LONGEST = 1500
KILLING, DEAD = "killing", "dead"
MOST = 25


async def open_case(desk: Desk, kind: str, about: Character, *, other: Character | None = None, text: str = "") -> Case:
    """Open a case; what it is about stays where it was."""
    case = Case(
        guild_id=about.guild_id,
        kind=kind,
        character_id=about.id,
        other_id=other.id if other is not None else None,
        text=text,
        state="open",
        decision=None,
        decided_by=None,
        at=desk.moment.now,
        decided_at=None,
    )
    desk.unit.field.add(case)
    await desk.unit.flush()
    return case


async def body_taken(desk: Desk, dead: Character) -> None:
    """Give the case of somebody who has lain its time to the head ORG; a creep has no player to settle it with."""
    if dead.creep_id is not None or await desk.unit.field.open_case(dead.id, DEAD) is not None:
        return
    case = await open_case(desk, DEAD, dead)
    desk.log("log-case-dead", name=dead.name, owner=mention(dead.owner_id), number=case.id)


async def case(game: Game, caller: Caller, *, case: str | None = None, decision: str | None = None) -> Page | Form:
    """List the open cases; with `case` show one, with both decide it (DBF-AFTER-7, DBF-AFTER-8)."""
    if case is None:
        return await listing(game, caller)
    number = read_whole(case.strip().lstrip("#")) or 0
    if decision is None:
        return await show(game, caller, case_id=number)
    return await decide(game, caller, case_id=number, decision=decision)


async def listing(game: Game, caller: Caller) -> Page:
    """Return the open cases, the oldest first, with a menu to open one."""
    async with read(game, caller) as desk:
        desk.need_staff()
        found = [(one, await _names(desk, one)) for one in await desk.unit.field.cases(caller.guild_id)]
        if not found:
            return desk.page(text=desk.speech.say("cases-none"), tone="good")
        lines = [_line(desk, one, names) for one, names in found]
        choices = tuple(Choice(_label(desk, one, names), str(one.id)) for one, names in found[:MOST])
        menu = Menu("case_open", desk.speech.label("case-prompt"), choices)
        return desk.page(desk.speech.label("cases-title"), "\n".join(lines), menus=(menu,), tone="wait")


async def _names(desk: Desk, case: Case) -> tuple[str, str]:
    ids = [case.character_id, case.other_id or 0]
    found = {one.id: one.name for one in await desk.unit.characters.some(case.guild_id, ids)}
    return found.get(case.character_id, "?"), found.get(case.other_id or 0, "?")


def _line(desk: Desk, case: Case, names: tuple[str, str]) -> str:
    at = moment(case.at.timestamp(), "R")
    return desk.speech.say(f"case-line-{case.kind}", number=case.id, name=names[0], killer=names[1], at=at)


def _label(desk: Desk, case: Case, names: tuple[str, str]) -> str:
    return f"#{case.id} {desk.speech.label(f'case-name-{case.kind}')}: {names[0]}"


async def show(game: Game, caller: Caller, *, case_id: int) -> Page:
    """Return one case with what can be done about it."""
    async with read(game, caller) as desk:
        desk.need_staff()
        found = await _case(desk, case_id)
        return desk.linked(await _page(desk, found))


async def _case(desk: Desk, case_id: int, *, lock: bool = False) -> Case:
    found = await desk.unit.field.case(desk.caller.guild_id, case_id, lock=lock)
    if found is None:
        raise Refusal("case_gone")
    return found


async def _page(desk: Desk, case: Case, said: str = "") -> Page:
    names = await _names(desk, case)
    lines = [said, _line(desk, case, names)]
    lines.append(desk.speech.say("case-words", text=case.text) if case.text else "")
    if case.state == "open":
        lines.append(desk.speech.say(f"case-how-{case.kind}"))
    else:
        by = mention(case.decided_by or 0)
        lines.append(desk.speech.say("case-decided", decision=case.decision or "–", by=by))
    revive = Button(desk.speech.label("button-revive"), f"revive:{case.character_id}", "success")
    decide_button = Button(desk.speech.label("button-case-decide"), f"case_decide:{case.id}", "primary", emoji="✏️")
    buttons = (decide_button, revive) if case.state == "open" else (revive,)
    text = "\n".join(line for line in lines if line)
    is_open = case.state == "open"
    return Page(title=_label(desk, case, names), text=text, buttons=buttons, tone="wait" if is_open else "good")


async def decide_form(game: Game, caller: Caller, *, case_id: int) -> Form:
    """Return the form in which a decision is written."""
    async with read(game, caller) as desk:
        found = await _case(desk, case_id)
        await _check_may_decide(desk, found)
        question = Question("decision", desk.speech.label("case-question"), long=True, maximum=LONGEST)
        return Form(f"case_decide:{case_id}", desk.speech.label("case-form-title", number=case_id), (question,))


async def decide(game: Game, caller: Caller, *, case_id: int, decision: str) -> Page:
    """Decide a case, once: the council's any ORG, that of a dead one the head ORG; told to those concerned."""
    async with write(game, caller) as desk:
        found = await _case(desk, case_id, lock=True)
        concerned = await _check_may_decide(desk, found)
        if not plain(decision):
            raise Refusal("decision_empty")
        words = decision.strip()[:LONGEST]
        found.state, found.decision = "decided", words
        found.decided_by, found.decided_at = caller.user_id, desk.moment.now
        names = await _names(desk, found)
        told = {"name": names[0], "killer": names[1], "decision": words}
        for owner in {one.owner_id for one in concerned}:
            desk.notify(owner, f"notice-case-{found.kind}", **told)
        desk.log(f"log-case-{found.kind}-decided", actor=mention(caller.user_id), number=found.id, **told)
        return desk.answer(await _page(desk, found, desk.speech.say("case-kept")))


async def _check_may_decide(desk: Desk, case: Case) -> list[Character]:
    """Refuse who may not decide a case, or one of those it is about; return those (DBF-AFTER-7, DBF-AFTER-8)."""
    if case.kind == DEAD:
        desk.need(Rank.HEAD_ORG)
    else:
        desk.need_staff()
    if case.state != "open":
        raise Refusal("case_decided_already", by=mention(case.decided_by or 0))
    ids = [case.character_id, case.other_id or 0]
    concerned = await desk.unit.characters.some(case.guild_id, ids)
    own = any(one.owner_id == desk.caller.user_id for one in concerned)
    if own and not desk.house.flag("own_approval"):
        raise Refusal("own_case")
    return concerned


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (what, number) of the open cases, to ORGs."""
    async with read(game, caller) as desk:
        desk.need_staff()
        found = [
            (_label(desk, one, await _names(desk, one)), one) for one in await desk.unit.field.cases(caller.guild_id)
        ]
        return [(label, str(one.id)) for label, one in found if plain(typed) in plain(label)][:MOST]
