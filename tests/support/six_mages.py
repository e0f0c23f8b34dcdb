"""Three mages against three, when spells are declared: the fight at its fullest, ready to be measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.game import party, phases
from bot.game.caller import Caller
from bot.game.combat import act, challenge
from bot.game.combat.fight import Fight, load
from bot.game.desk import Game
from bot.game.scenes import commands as scenes
from bot.rules.core.rulings import Rulings
from tests.support.fight_world import MAGE, hero

OURS, THEIRS = ("Ľubica", "Oto", "Dana"), ("Ján", "Žofia", "Ema")
SPELL, CASTER, TARGET = "fireball", OURS[0], THEIRS[0]
Someone = Callable[[], Caller]  # each time with an interaction of its own


@dataclass(slots=True)
class SixMages:
    """A fight whose spells are about to be declared; `ids` are those of the fighters by name."""

    guild_id: int
    combat_id: int
    ids: dict[str, int]
    state: dict[str, object]

    async def restore(self, game: Game) -> None:
        """Let nothing be declared."""
        async with game.database.begin(write=True) as unit:
            combat = await unit.combats.get(self.guild_id, self.combat_id, lock=True)
            assert combat is not None
            combat.state = self.state


async def begin(game: Game, org: Someone, ours: Someone, theirs: Someone) -> SixMages:
    """Return a fight whose opening and pairing are over, in the channel in which all of them stand."""
    await phases.open_phase(game, org())
    await scenes.open_scene(game, org())
    for names, owner in ((OURS, ours), (THEIRS, theirs)):
        for name in names:
            await hero(game, org, name, owner().user_id, MAGE)
        await party.create(game, org(), subject=names[0])
        for name in names[1:]:
            await party.invite(game, org(), character=name, subject=names[0])
            await party.accept(game, org(), subject=name)
    await challenge.challenge(game, ours(), target=THEIRS[0], subject=OURS[0])
    fight = await _fight(game, org().guild_id)
    while fight.view().step != "potion":
        await _answer(game, org(), fight)
        fight = await _fight(game, org().guild_id)
    ids = {one.name: one.id for one in fight.characters.values()}
    return SixMages(org().guild_id, fight.combat.id, ids, fight.combat.state)


async def _answer(game: Game, org: Caller, fight: Fight) -> None:
    """Let the first of those awaited answer: the opening with a pass, the pairing with the first pair there is."""
    who = int(fight.awaited()[0])
    place = {"combat_id": fight.combat.id, "character_id": who}
    choices = fight.choices(who)
    if choices.pick_own:
        await act.pick(game, org, **place, own=int(choices.pick_own[0]), other=int(choices.pick_other[0]))
    else:
        await act.act(game, org, **place, what="pass")


async def _fight(game: Game, guild_id: int) -> Fight:
    ruleset = game.rulesets["dbf"]
    async with game.database.begin(write=False) as unit:
        (combat,) = await unit.combats.open_ones(guild_id)
        return await load(unit, ruleset, Rulings(ruleset.rulings), combat)
