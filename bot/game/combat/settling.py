"""What a decision of the rules does to the game: sheets and clocks, who is held and let go, who may not follow whom."""

from __future__ import annotations

from collections.abc import Iterable

from bot.game.characters.keep import keep, sheet_of
from bot.game.combat.clock import set_deadline
from bot.game.combat.fight import Fight, Instant
from bot.game.combat.telling import tell
from bot.game.desk import ClockChange, Desk
from bot.game.goods.drinking import tell_effect
from bot.game.goods.potions import potion_of
from bot.game.scenes.moving import carry_away
from bot.rules.core.combat import Decision
from bot.rules.core.combat_facts import CombatEnded, Departed, Happened, PotionDrunk, SpellFailed, TimeStopped
from bot.rules.core.facts import Fact, Identity
from bot.store.tables import Character

SPENDING = ("spell_cast", "spell_spent", "spell_regained")
FLED, FOG, HELD = "fled", "fog", "held"


def standing_still(combat_id: int) -> str:
    """Return the reason for which clocks stand still in a combat (DBF-GEN-10)."""
    return f"combat:{combat_id}"


async def settle(desk: Desk, fight: Fight, decision: Decision, before: Instant) -> None:
    """Keep everything that came of an order or a deadline, and say it; `before` is where the fight was."""
    for happened in decision.happened:
        if isinstance(happened, PotionDrunk):
            await _used_up(desk, fight, happened)  # before anything else befalls the drinker
    for who, facts in decision.facts.items():
        keep(desk, fight.characters[int(who)], facts, hidden=_failed(decision, who))
        await _spend(desk, fight, int(who), facts)
    fight.state = decision.state
    fight.combat.state = fight.engine.dump(decision.state)
    await _hold(desk, fight)
    for happened in decision.happened:
        await _follows(desk, fight, happened)
    for who in decision.released:
        await _let_go(desk, fight, fight.characters[int(who)])
    if fight.view().ended:
        fight.combat.ended_at = desk.moment.now
    await set_deadline(desk, fight, before)
    await tell(desk, fight, decision, before)
    fight.combat.news = {**fight.combat.news, "awaited": [str(who) for who in fight.awaited()]}
    # What it did itself it has seen.
    fight.combat.stirred = False
    desk.stirred_fights.discard(fight.combat.id)


def _failed(decision: Decision, who: Identity) -> dict[str, dict[Identity, str]]:
    """Return why spells of somebody did nothing, by spell and target: for the ledger and ORGs alone (DBF-MAGIC-17)."""
    found: dict[str, dict[Identity, str]] = {}
    for happened in decision.happened:
        if isinstance(happened, SpellFailed) and happened.by == who:
            found.setdefault(happened.spell, {})[happened.target] = happened.reason
    return found


async def _spend(desk: Desk, fight: Fight, who: int, facts: Iterable[Fact]) -> None:
    """Keep which spells were cast, once in the phase in which the fight began, by the key itself (R-MAG-6)."""
    spent = [fact for fact in facts if getattr(fact, "kind", "") in SPENDING]
    phase = await desk.unit.phases.at(fight.combat.guild_id, fight.combat.started_at) if spent else None
    for fact in spent if phase is not None else ():
        assert phase is not None
        spell = str(getattr(fact, "spell", ""))
        if getattr(fact, "kind", "") == "spell_regained":
            await desk.unit.phases.give_back(who, phase.id, spell)
        else:
            desk.unit.phases.spend(who, phase.id, spell, desk.moment.now)


async def _hold(desk: Desk, fight: Fight) -> None:
    """Hold everybody on a side; clocks stand still in the opening always, later as the guild rules (DBF-GEN-10)."""
    now, reason = desk.moment.now, standing_still(fight.combat.id)
    timekeeping = fight.ruleset.timekeeping
    opening = fight.view().step == "opening"
    still = opening or timekeeping is None or not timekeeping.runs("in_combat", fight.rulings)
    for who in fight.engine.held(fight.state):
        character = fight.characters[int(who)]
        if character.combat_id is None:
            character.combat_id = fight.combat.id
            if character.scene_id is not None:
                desk.stirred_scenes.add(character.scene_id)  # other fights there wait for it no longer
            if still:
                await desk.unit.timers.hold(character.guild_id, character.id, reason, now)
    if not still:
        await desk.unit.timers.release(fight.combat.guild_id, reason, now)


async def _follows(desk: Desk, fight: Fight, happened: Happened) -> None:
    """Do what one thing that happened does outside the fight."""
    if isinstance(happened, Departed):
        await _departed(desk, fight, happened)
    elif isinstance(happened, CombatEnded):
        await _withdrawn(desk, fight, happened)
    elif isinstance(happened, TimeStopped):
        for who in happened.held:
            _clock(desk, fight, int(who), HELD)


async def _departed(desk: Desk, fight: Fight, happened: Departed) -> None:
    """Who got away is in no scene, and opponents may not follow for a time (DBF-AFTER-10, DBF-PARTY-9)."""
    gone = fight.characters[int(happened.who)]
    if happened.leaves_scene:
        await carry_away(desk, gone)
    if happened.opponents:
        _clock(desk, fight, gone.id, FLED)
    for other in happened.opponents:
        await desk.unit.combats.ban(gone.guild_id, int(other), gone.id, FLED, desk.moment.now)


async def _withdrawn(desk: Desk, fight: Fight, happened: CombatEnded) -> None:
    """A side driven off has left the scene and keeps away from the other for a time (DBF-AFTER-14)."""
    left = {int(who) for who in happened.withdrawn}
    others = [int(line.id) for line in fight.view().fighters if int(line.id) not in left]
    for who in sorted(left):
        await carry_away(desk, fight.characters[who])
        _clock(desk, fight, who, FOG)
        for other in others:
            await desk.unit.combats.ban(fight.combat.guild_id, who, other, FOG, desk.moment.now)


def _clock(desk: Desk, fight: Fight, who: int, kind: str) -> None:
    """Let the time run during which somebody is held, or not to be followed."""
    if fight.ruleset.scenes is None or fight.ruleset.timekeeping is None:
        return
    minutes = fight.ruleset.scenes.ban_minutes(kind)
    seconds = minutes * fight.ruleset.timekeeping.minute_seconds(fight.rulings)
    desk.clock_changes.append(ClockChange(who, kind, "", seconds))


async def _used_up(desk: Desk, fight: Fight, happened: PotionDrunk) -> None:
    """A potion drunk is there no more; lives the fight has told, what else it does its drinker is (DBF-COMBAT-17)."""
    drinker, brewing = fight.characters[int(happened.who)], fight.ruleset.brewing
    if brewing is not None:
        potion = await potion_of(desk, fight.ruleset, fight.rulings, happened.potion)
        keep(desk, drinker, brewing.drink(sheet_of(desk, drinker), potion, fight.rulings, in_combat=True))
        if potion.text:
            tell_effect(desk, drinker, potion, at_once=False)


async def _let_go(desk: Desk, fight: Fight, character: Character) -> None:
    """Free somebody: what waited for the end happens now, and the clocks run on (R-MAG-6, R-AFT-1, DBF-GEN-10)."""
    ruleset, rulings = fight.ruleset, fight.rulings
    character.combat_id = None
    await _clocks_run_on(desk, fight, character)
    if ruleset.phases is not None:
        keep(desk, character, ruleset.phases.settle(sheet_of(desk, character), rulings))
    if ruleset.conduct is not None:
        keep(desk, character, ruleset.conduct.settle(sheet_of(desk, character)))
    reason = standing_still(fight.combat.id)
    await desk.unit.timers.release(character.guild_id, reason, desk.moment.now, character_id=character.id)


async def _clocks_run_on(desk: Desk, fight: Fight, character: Character) -> None:
    """Start what waits for the end of a fight; what has run out in it, when nobody wakes, rings at once (R-AFT-1)."""
    timekeeping = fight.ruleset.timekeeping
    if timekeeping is None:
        return
    sheet, minute = sheet_of(desk, character), timekeeping.minute_seconds(fight.rulings)
    ran = timekeeping.running(character.id, sheet, fight.rulings, in_combat=True)
    going = {(timer.kind, timer.spell) for timer in await desk.unit.timers.of_character(character.id)}
    going |= {(one.kind, one.spell) for one in desk.clock_changes if one.character_id == character.id and one.seconds}
    for timer in timekeeping.running(character.id, sheet, fight.rulings):
        kind, spell = timer.kind, timer.spell or ""
        if timer not in ran or (kind, spell) not in going:
            seconds = 0 if timer in ran else timer.minutes * minute
            desk.clock_changes.append(ClockChange(character.id, kind, spell, seconds))
