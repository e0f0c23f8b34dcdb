"""What now? After a fight: each thing this caller may do with those who lie or fled, one tap away, and nothing else."""

from __future__ import annotations

from bot.game.aftermath.fallen import Encounter, aftermath_rules, encounter, is_last_phase
from bot.game.aftermath.killing import ANY_WORDS
from bot.game.aftermath.pursuing import FLED, flown
from bot.game.caller import Caller
from bot.game.characters.keep import sheet_of
from bot.game.combat.fight import Fight, open_fight
from bot.game.desk import Desk, Game, read
from bot.game.scenes.moving import mover
from bot.i18n.escape import escape, moment
from bot.i18n.page import Button, Page
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

MOST_BUTTONS = 20


async def menu(game: Game, caller: Caller, *, combat_id: int) -> Page:
    """Return what the caller's character may do after this fight."""
    async with read(game, caller) as desk:
        fight = await open_fight(desk, combat_id, ended=True)
        if not fight.view().ended:
            raise Refusal("combat_not_over", rule="DBF-AFTER-2")
        by = _whose(desk, fight)
        lines, buttons = [], list[Button]()
        for fallen in sorted(fight.characters.values(), key=lambda one: one.id):
            if fallen.id == by.id or fallen.retired_at is not None:
                continue
            found = [*await _over(desk, by, fallen), *await _after(desk, fight, by, fallen)]
            lines += await _about(desk, fight, by, fallen, found)
            buttons += found
        text = "\n".join(lines) or desk.speech.say("aftermath-nothing")
        title = desk.speech.label("aftermath-title", name=by.name)
        return desk.page(title, text, buttons=tuple(buttons[:MOST_BUTTONS]), tone="info")


def _whose(desk: Desk, fight: Fight) -> Character:
    """Return the character that acts: the active one, else the caller's one that was in the fight."""
    active, mine = desk.found.active, fight.mine(desk.caller.user_id)
    if active is not None and active.retired_at is None and (active.id in fight.characters or not mine):
        return active
    if not mine:
        raise Refusal("no_character")
    return mine[0]


async def _over(desk: Desk, by: Character, fallen: Character) -> list[Button]:
    """Return what may be done with somebody who lies here."""
    meeting = await encounter(desk, by, fallen)
    offered = {"loot": _may_loot(desk, meeting), "kill": await _may_kill(desk, meeting)}
    buttons = []
    for what, wanted in offered.items():
        if wanted == "challenge":
            label = desk.speech.label("button-aftermath-strike", name=fallen.name)
            buttons.append(Button(label, f"strike:{fallen.id}:{by.id}", "danger"))
        elif wanted:
            label = desk.speech.label(f"button-aftermath-{what}", name=fallen.name)
            buttons.append(Button(label, f"{what}:{fallen.id}:{by.id}", "primary" if what == "loot" else "danger"))
    return buttons


def _may_loot(desk: Desk, meeting: Encounter) -> str:
    rules = aftermath_rules(desk.ruleset(meeting.by.ruleset))
    try:
        rules.check_loot(meeting.looks, meeting.lies, combat_over=meeting.over)
    except Refusal:
        return ""
    return "loot"


async def _may_kill(desk: Desk, meeting: Encounter) -> str:
    """Return `kill`, for a sleeper the strike that is offered instead (DBF-AFTER-6), or nothing."""
    ruleset = desk.ruleset(meeting.by.ruleset)
    sheet, last = sheet_of(desk, meeting.fallen), await is_last_phase(desk)
    try:
        aftermath_rules(ruleset).kill(
            meeting.looks, meeting.lies, sheet, desk.rulings(ruleset.key),
            words=ANY_WORDS, combat_over=meeting.over, last_phase=last,
        )  # fmt: skip
    except Refusal as refusal:
        return "challenge" if refusal.code == "target_asleep_wakes" else ""
    return "kill"


def _fled(fight: Fight, who: Character) -> bool:
    return any(line.id == who.id and line.status == FLED for line in fight.view().fighters)


async def _after(desk: Desk, fight: Fight, by: Character, fled: Character) -> list[Button]:
    """Return the pursuit of somebody who fled, where nothing forbids it now."""
    if not _fled(fight, fled) or fled.combat_id is not None:
        return []
    ruleset = desk.ruleset(by.ruleset)
    rulings = desk.rulings(ruleset.key)
    try:
        aftermath_rules(ruleset).pursue(await mover(desk, by), await flown(desk, by, fled), rulings)
    except Refusal:
        return []
    if by.scene_id == fled.scene_id:
        return []
    label = desk.speech.label("button-aftermath-pursue", name=fled.name)
    return [Button(label, f"pursue:{fled.id}:{by.id}", "primary")]


async def _about(desk: Desk, fight: Fight, by: Character, one: Character, found: list[Button]) -> list[str]:
    """Return how somebody stands: who fled and until when an opponent may not follow, who lies."""
    line = next((each for each in fight.view().fighters if each.id == one.id), None)
    if line is None or line.status == "active":
        return []
    status = desk.speech.label(f"combat-status-{line.status.replace('_', '-')}")
    told = f"**{escape(one.name)}** – {status}"
    timer = await desk.unit.timers.of_kind(one.id, FLED) if line.status == FLED and not found else None
    if timer is not None and timer.due_at is not None:
        return [f"{told} · {desk.speech.say('aftermath-not-yet', at=moment(timer.due_at.timestamp(), 'R'))}"]
    return [told]
