"""Challenges: who is bound, who stands by, what lies between the two; and the fight that opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.game.caller import Caller
from bot.game.characters.find import find, find_own, suggest, token
from bot.game.combat.fight import NOWHERE, Fight, combatant_of
from bot.game.combat.menu import menu_page
from bot.game.combat.settling import settle
from bot.game.desk import Desk, Game, read, write
from bot.game.names import plain
from bot.game.scenes.moving import act_here, since, visible
from bot.i18n.page import Page
from bot.rules.core.combat import Bans, Challenge, Contender, ContenderKind, Decision
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.store.tables import Character, Combat, Scene

Reachable = Callable[[int], bool] | None


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two parties in one scene, everybody locked: who challenges, who is challenged, the party of each, all near."""

    by: Character
    target: Character
    ours: tuple[Character, ...]
    theirs: tuple[Character, ...]
    near: tuple[Character, ...]
    scene: Scene

    @property
    def everybody(self) -> tuple[Character, ...]:
        """All of them, each once."""
        return tuple({one.id: one for one in (*self.ours, *self.theirs, *self.near)}.values())


async def challenge(
    game: Game,
    caller: Caller,
    *,
    target: str,
    text: str | None = None,
    subject: str | None = None,
    reachable: Reachable = None,
) -> Page:
    """Challenge a character, a party by one of its members, a creep or a sleeper (DBF-COMBAT-1..6)."""
    async with write(game, caller) as desk:
        by = await find_own(desk, subject)
        meeting = await meet(desk, by, await find(desk, target), reachable)
        ruleset = fighting_ruleset(desk, meeting.by)
        assert ruleset.combat is not None
        wanted = await challenge_of(desk, meeting)
        decision = ruleset.combat.challenge(wanted, desk.rulings(ruleset.key), desk.moment.dice)
        if text:
            desk.tell_scene(meeting.scene.channel_id, "combat-words", name=meeting.by.name, text=text)
        fight = await open_up(desk, ruleset, meeting, decision)
        return desk.answer(menu_page(desk, fight, meeting.by, desk.speech.say("combat-challenged")))


async def by_spell(desk: Desk, by: Character, targets: Sequence[Character], scene: Scene) -> None:
    """Begin the fight to which a spell cast in peace is the challenge; where none can begin it was all (R-SPL-10)."""
    ruleset = fighting_ruleset(desk, by)
    assert ruleset.combat is not None
    for target in targets[:1]:
        meeting = await meet_in(desk, scene, by, target)
        wanted = await challenge_of(desk, meeting)
        try:
            decision = ruleset.combat.challenge(wanted, desk.rulings(ruleset.key), desk.moment.dice)
        except Refusal:
            return
        await open_up(desk, ruleset, meeting, decision)


def fighting_ruleset(desk: Desk, character: Character) -> Ruleset:
    """Return the ruleset a character fights by; `no_combat_here` where it knows no fights."""
    ruleset = desk.ruleset(character.ruleset)
    if ruleset.combat is None:
        raise Refusal("no_combat_here")
    return ruleset


async def meet(desk: Desk, by: Character, target: Character, reachable: Reachable) -> Meeting:
    """Bring both before the rules: both parties and all present, locked in the order of their ids."""
    if target.ruleset != by.ruleset:
        raise Refusal("other_ruleset")
    scene = await act_here(desk, by, reachable)
    if scene is None:
        raise Refusal("no_scene_here")
    if by.scene_id is None:
        raise Refusal("target_not_here", rule="DBF-COMBAT-7")
    return await meet_in(desk, scene, by, target)


async def meet_in(desk: Desk, scene: Scene, by: Character, target: Character) -> Meeting:
    """Bring both before the rules as they are in this scene, wherever the caller stands."""
    ours, theirs = await _party(desk, by), await _party(desk, target)
    near = [one for one in await desk.unit.scenes.present(scene.id) if one.ruleset == by.ruleset]
    ids = sorted({one.id for one in (*ours, *theirs, *near)})
    await desk.unit.flush()
    locked = {one.id: one for one in await desk.unit.characters.lock(by.guild_id, ids)}
    return Meeting(
        by=locked[by.id],
        target=locked[target.id],
        ours=_alive(locked, ours),
        theirs=_alive(locked, theirs),
        near=tuple(one for one in _alive(locked, near) if one.scene_id == by.scene_id),
        scene=scene,
    )


def _alive(locked: dict[int, Character], wanted: Sequence[Character]) -> tuple[Character, ...]:
    return tuple(locked[one.id] for one in wanted if locked[one.id].retired_at is None)


async def _party(desk: Desk, one: Character) -> list[Character]:
    """Return the party of a character, itself where it is alone (DBF-PARTY-8)."""
    party = await desk.unit.parties.of_character(one.id)
    members = await desk.unit.parties.members(party.id) if party is not None else []
    return members or [one]


async def challenge_of(desk: Desk, meeting: Meeting) -> Challenge:
    """Return the challenge as the rules judge it (DBF-COMBAT-7, DBF-COMBAT-49)."""
    parties = {one.id for one in (*meeting.ours, *meeting.theirs)}
    phase = await desk.unit.phases.open_one(desk.caller.guild_id)
    return Challenge(
        by=meeting.by.id,
        target=meeting.target.id,
        challengers=tuple(_contender(desk, one) for one in meeting.ours),
        challenged=tuple(_contender(desk, one) for one in meeting.theirs),
        present=tuple(_contender(desk, one) for one in meeting.near if one.id not in parties),
        bans=await _bans(desk, meeting),
        phase_open=phase is not None,
    )


def _contender(desk: Desk, one: Character) -> Contender:
    combatant = combatant_of(desk.ruleset(one.ruleset), one)
    kind: ContenderKind = "character"
    if combatant.figures is not None:
        kind = "animal" if "animal" in combatant.figures.nature else "creep"
    return Contender(combatant, kind, one.scene_id, one.combat_id is not None)


async def _bans(desk: Desk, meeting: Meeting) -> Bans:
    """Return what lies between the one who challenges and those challenged, in minutes of the game."""
    by, theirs = meeting.by, {one.id for one in meeting.theirs}
    bans = [ban for ban in await desk.unit.combats.bans_on(by.id) if ban.other_id in theirs]
    fled = [
        await since(desk, one, "fled")
        for one in meeting.theirs
        if any(ban.kind == "fled" and ban.other_id == one.id for ban in bans)
    ]
    known = [ago for ago in fled if ago is not None]
    return Bans(
        held=await since(desk, by, "held"),
        back_in_game=await since(desk, by, "return"),
        fog_withdrawn=await since(desk, by, "fog") if any(ban.kind == "fog" for ban in bans) else None,
        fled=min(known) if known else None,
    )


async def open_up(desk: Desk, ruleset: Ruleset, meeting: Meeting, decision: Decision) -> Fight:
    """Keep the fight that a challenge or a strike opened, and say it."""
    assert ruleset.combat is not None
    combat = Combat(
        guild_id=desk.caller.guild_id,
        scene_id=meeting.scene.id,
        ruleset=ruleset.key,
        state=ruleset.combat.dump(decision.state),
        news={},
        turn=0,
        due_at=None,
        seconds_left=None,
        org_id=desk.caller.user_id if meeting.by.creep_id is not None else await _keeper(desk, meeting),
        started_at=desk.moment.now,
        ended_at=None,
        channel_id=meeting.scene.channel_id,
        message_id=None,
        carded=-1,
        thread_id=None,
        twin_channel_id=None,
        twin_message_id=None,
    )
    desk.unit.combats.add(combat)
    await desk.unit.flush()
    characters = {one.id: one for one in meeting.everybody}
    fight = Fight(ruleset, desk.rulings(ruleset.key), combat, decision.state, characters)
    await settle(desk, fight, decision, NOWHERE)
    return fight


async def _keeper(desk: Desk, meeting: Meeting) -> int | None:
    """Return the ORG who plays the creeps of a fight: whoever brought the first of them into the game."""
    for one in meeting.everybody:
        if one.creep_id is not None:
            creep = await desk.unit.creeps.get(one.guild_id, one.creep_id)
            entries = await desk.unit.ledger.of_character(one.id)
            return entries[0].actor_id if entries else creep.defined_by if creep else None
    return None


async def suggest_targets(game: Game, caller: Caller, typed: str, *, subject: str | None) -> list[tuple[str, str]]:
    """Return (name, token) of those seen in the scene of the one who challenges, by name; else of everybody."""
    async with read(game, caller) as desk:
        by = await find_own(desk, subject)
        if by.scene_id is None:
            return await suggest(game, caller, typed)
        present = await desk.unit.scenes.present(by.scene_id)
        seen = [one for one in present if one.id != by.id and visible(desk, one)]
        return [(one.name, token(one)) for one in seen if plain(typed) in one.name_plain][:25]
