"""The strike out of hiding: judged without a trace, told to whoever may dodge it, dealt, or come to nothing."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.combat.challenge import Meeting, challenge_of, fighting_ruleset, meet_in, open_up
from bot.game.combat.fight import Fight
from bot.game.desk import Desk
from bot.game.dice import SeededDice
from bot.game.scenes.moving import check_running
from bot.game.stealth import asks
from bot.rules.core.combat import Challenge, Decision
from bot.rules.core.combat_facts import HitAverted
from bot.rules.core.moment import Dice
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.store.tables import Ask, Character, Scene

# Told to the attacker alike, and only once it is decided whether anybody noticed (R-ABI-2).
FAILED = ("noticed", "target_alert")
LONGEST = 1500


@dataclass(frozen=True, slots=True)
class Strike:
    """A strike as it stands: who meets whom, and what the rules see of it."""

    ruleset: Ruleset
    rulings: Rulings
    meeting: Meeting
    challenge: Challenge

    def judged(self, dice: Dice, *, unnoticed: bool | None, dodge: bool = False) -> Decision:
        """Return what the strike would do, or refuse it; nothing is kept (DBF-ABIL-ZAKRADANIE-1)."""
        assert self.ruleset.combat is not None
        return self.ruleset.combat.stealth_attack(self.challenge, self.rulings, dice, unnoticed=unnoticed, dodge=dodge)


async def strike_of(desk: Desk, meeting: Meeting) -> Strike:
    """Return the strike of two who have met."""
    ruleset = fighting_ruleset(desk, meeting.by)
    return Strike(ruleset, desk.rulings(ruleset.key), meeting, await challenge_of(desk, meeting))


async def aim(desk: Desk, by: Character | None, target: Character | None) -> Strike:
    """Return a strike prepared before, as it stands now: they may have moved, or left the game, meanwhile."""
    scene = await scene_of(desk, by)
    if by is None or target is None or scene is None or by.retired_at is not None or target.retired_at is not None:
        raise Refusal("target_not_here", rule="DBF-COMBAT-7")
    check_running(scene)
    return await strike_of(desk, await meet_in(desk, scene, by, target))


async def scene_of(desk: Desk, by: Character | None) -> Scene | None:
    """Return the scene somebody is in."""
    return await desk.unit.scenes.get(by.guild_id, by.scene_id or 0) if by is not None else None


def may_dodge(desk: Desk, strike: Strike) -> bool:
    """Say whether the one struck could dodge this strike (DBF-ABIL-UHYBANIE-6, R-ABI-3)."""
    decision = strike.judged(SeededDice(desk.seed), unnoticed=True, dodge=True)
    return any(isinstance(happened, HitAverted) for happened in decision.happened)


async def carry_through(desk: Desk, strike: Strike, text: str, asked_by: int) -> Fight | None:
    """Deal a strike nobody noticed; None where the one struck is asked first whether to dodge."""
    if not may_dodge(desk, strike):
        return await deal(desk, strike, text, dodge=False)
    by, target = strike.meeting.by, strike.meeting.target
    hours = strike.rulings.number("dodge_deadline_hours")
    ask = await asks.put(desk, asks.SURPRISE, target, by, hours, {"text": text, "asked_by": asked_by})
    await asks.stand_still(desk, ask)
    buttons = [
        ["button-respond-dodge", f"respond:{ask.id}:dodge", "success"],
        ["button-respond-take", f"respond:{ask.id}:take", "danger"],
    ]
    await asks.tell(desk, ask, "notice-surprise", buttons, attacker=by.name)
    return None


async def deal(desk: Desk, strike: Strike, text: str, *, dodge: bool) -> Fight:
    """Let the strike fall: its wound, or the dodge, and the fight it opens (DBF-ABIL-ZAKRADANIE-1..3)."""
    decision = strike.judged(desk.moment.dice, unnoticed=True, dodge=dodge)
    meeting = strike.meeting
    named = {"name": meeting.by.name, "target": meeting.target.name}
    desk.tell_scene(meeting.scene.channel_id, "scene-stealth", text=text, **named)
    return await open_up(desk, strike.ruleset, meeting, decision)


async def answered(desk: Desk, ask: Ask, *, dodge: bool) -> Fight | None:
    """Let a strike fall whose dodge was asked; None where it has come to nothing because somebody is elsewhere now."""
    found = {one.id: one for one in await desk.unit.characters.some(ask.guild_id, [ask.character_id, ask.other_id])}
    by, target = found.get(ask.other_id), found.get(ask.character_id)
    desk.acting_as = int(ask.payload["asked_by"])
    await asks.close(desk, ask, "dodge" if dodge else "take")
    try:
        return await deal(desk, await aim(desk, by, target), str(ask.payload["text"]), dodge=dodge)
    except Refusal as refusal:
        if refusal.code == "scene_paused":
            raise
        ask.answer = asks.VOID
        if by is not None and target is not None:
            desk.notify(by.owner_id, "notice-strike-void", name=by.name, target=target.name)
            desk.log("log-strike-void", name=by.name, target=target.name)
        return None


async def concerned(desk: Desk, by: Character, target_id: int) -> list[int]:
    """Return everybody a strike may lock, so that they are locked in one order."""
    ids = {by.id, target_id}
    for one in (by, await desk.unit.characters.get(by.guild_id, target_id)):
        party = await desk.unit.parties.of_character(one.id) if one is not None else None
        ids |= {member.id for member in await desk.unit.parties.members(party.id)} if party is not None else set()
    near = await desk.unit.scenes.present(by.scene_id) if by.scene_id is not None else []
    return sorted(ids | {one.id for one in near})
