"""A fight that is over and goes on after all, for an ORG says that its last duel ended otherwise (R-CMB-18)."""

from __future__ import annotations

from bot.game.combat.fight import Fight, fight_of, load
from bot.game.desk import Desk
from bot.game.scenes.moving import check_running
from bot.rules.core.refusal import Refusal

GONE = frozenset({"fled", "left"})
# What was done with those who fell, or by them, once the fight was over: nobody takes that back.
SPOILS = ("goods_changed", "ducats_changed", "status_changed")
TAKEN = frozenset({"loot", "theft"})
DEAD = frozenset({"dead", "with_head_org"})


async def decidable_fight(desk: Desk) -> Fight:
    """Return the fight of this channel, or the last one that is over, if one of its duels may still be decided."""
    try:
        return await fight_of(desk, desk.found.active)
    except Refusal:
        here = await desk.unit.scenes.in_channel(desk.caller.guild_id, desk.caller.channel_id)
        for combat in await desk.unit.combats.over_in(here.id, limit=1) if here is not None else ():
            ruleset = desk.ruleset(combat.ruleset)
            fight = await load(desk.unit, ruleset, desk.rulings(ruleset.key), combat)
            if fight.view().decidable:
                return fight
        raise


async def take_up(desk: Desk, fight: Fight) -> None:
    """Let a fight that is over go on: until the first looting, killing or new challenge by one of those in it."""
    if fight.combat.ended_at is None:
        return
    scene = await desk.unit.scenes.get(fight.combat.guild_id, fight.combat.scene_id, lock=True)
    check_running(scene)
    if scene is None or scene.closed_at is not None or await _is_settled(desk, fight):
        raise Refusal("duel_stands", rule="DBF-COMBAT-47")
    fight.combat.ended_at = None


async def _is_settled(desk: Desk, fight: Fight) -> bool:
    """Say whether something that nobody takes back stands on the end of this fight."""
    ended = fight.combat.ended_at
    assert ended is not None
    ids = [int(line.id) for line in fight.view().fighters if line.status not in GONE]
    fighters = [fight.characters[who] for who in ids]
    if any(one.scene_id != fight.combat.scene_id or one.combat_id or one.retired_at for one in fighters):
        return True
    for who in ids:
        for entry in await desk.unit.ledger.of_character(who, kinds=SPOILS):
            if entry.at > ended and (entry.fact.get("after") in DEAD or entry.fact.get("how") in TAKEN):
                return True
    later = [one for one in await desk.unit.combats.newest(fight.combat.guild_id) if one.started_at > ended]
    states = [fight.engine.load(one.state) for one in later if one.ruleset == fight.ruleset.key]
    return any(who in ids for state in states for who in fight.engine.sides(state))
