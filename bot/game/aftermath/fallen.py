"""Those who lie, and those who stand over them: both stepped up and locked, as the rules of the aftermath see them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.game.characters.find import find, find_own
from bot.game.characters.keep import sheet_of
from bot.game.combat.fight import load
from bot.game.desk import Desk
from bot.game.goods.stepping import step_up
from bot.game.scenes.bystanders import bystander
from bot.rules.core.aftermath import Aftermath
from bot.rules.core.conduct import Bystander
from bot.rules.core.goods import Party
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.store.tables import Character, Scene

Reachable = Callable[[int], bool] | None
PUT_ASIDE = "defeated"


@dataclass(frozen=True, slots=True)
class Encounter:
    """One over another who lies; `over` says that the fight in which it fell is over (R-AFT-2)."""

    by: Character
    fallen: Character
    looks: Bystander
    lies: Bystander
    scene: Scene | None

    @property
    def over(self) -> bool:
        """Whether no fight holds the fallen any more."""
        return self.fallen.combat_id is None


def aftermath_rules(ruleset: Ruleset) -> Aftermath:
    """Return what a ruleset knows of the time after a fight; `no_aftermath_here` where it knows nothing."""
    if ruleset.aftermath is None:
        raise Refusal("no_aftermath_here")
    return ruleset.aftermath


async def step_over(desk: Desk, target: str, subject: str | None, reachable: Reachable = None) -> Encounter:
    """Bring the own character to somebody who lies: its first action in a scene enters it; both are locked."""
    found = await find(desk, target)
    (by, fallen), scene = await step_up(desk, subject, reachable, others=(found,))
    return await encounter(desk, by, fallen, scene)


async def look(desk: Desk, target: str, subject: str | None) -> Encounter:
    """Return how the own character stands to somebody, without a step or a lock: for what is only shown."""
    return await encounter(desk, await find_own(desk, subject), await find(desk, target))


async def encounter(desk: Desk, by: Character, fallen: Character, scene: Scene | None = None) -> Encounter:
    """Return how one stands to another at this moment."""
    if by.ruleset != fallen.ruleset:
        raise Refusal("other_ruleset")
    lies = await bystander(desk, fallen)
    if await was_put_aside(desk, fallen):
        lies = replace(lies, status=PUT_ASIDE)
    return Encounter(by, fallen, await bystander(desk, by), lies, scene)


async def was_put_aside(desk: Desk, character: Character) -> bool:
    """Say whether the last fight of a being ended with it put aside: it counts as beaten (DBF-AFTER-12)."""
    ruleset = desk.ruleset(character.ruleset)
    if ruleset.combat is None or character.scene_id is None or character.combat_id is not None:
        return False
    for combat in await desk.unit.combats.over_in(character.scene_id):
        state = ruleset.combat.load(combat.state) if combat.ruleset == ruleset.key else None
        if state is not None and character.id in ruleset.combat.concerned(state):
            fight = await load(desk.unit, ruleset, desk.rulings(ruleset.key), combat)
            line = next((one for one in fight.view().fighters if one.id == character.id), None)
            return line is not None and line.status == PUT_ASIDE
    return False


def party(desk: Desk, character: Character, looks: Bystander) -> Party:
    """Return one of the two between whom loot passes."""
    return Party(character.id, sheet_of(desk, character), looks)


async def is_last_phase(desk: Desk) -> bool:
    """Say whether an ORG has marked the phase that is open as the last one (DBF-SAFETY-6)."""
    phase = await desk.unit.phases.open_one(desk.caller.guild_id)
    return phase is not None and phase.last
