"""An arena: armed heroes in a scene, fights between them through the front door, dice that fall as the test says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.game import desk as desks
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.combat.fight import Fight, load
from bot.game.desk import settings_of, write
from bot.rules.core.rulings import Rulings
from bot.store.tables import Combat
from tests.support.stage import Stage


@dataclass
class Fallen:
    """Dice that fall as they were laid out; every one not laid out shows a one."""

    seed: int
    faces: list[int]

    def roll(self, sides: int) -> int:
        """Return the next face laid out."""
        face = self.faces.pop(0) if self.faces else 1
        assert 1 <= face <= sides
        return face


class Arena:
    """A stage on which heroes fight."""

    def __init__(self, stage: Stage, faces: list[int]) -> None:
        self.stage, self.world, self.faces = stage, stage.world, faces

    def dice(self, *faces: int) -> None:
        """Lay out the next dice."""
        self.faces[:] = faces

    async def arm(self, *names: str, weapon: str = "dyka") -> None:
        """Put a weapon into the hand of each of these heroes."""
        for name in names:
            async with write(self.world.game, self.stage.caller(self.world.org)) as desk:
                found = await find(desk, name, lock=True)
                hands = desk.ruleset(found.ruleset).hands
                assert hands is not None
                keep(desk, found, hands.take(sheet_of(desk, found), weapon))

    async def team(self, leader: str, *others: str) -> None:
        """Let heroes be a party."""
        await self.stage.slash(leader, "party create")
        for other in others:
            await self.stage.slash(leader, "party invite", character=other)
            await self.stage.slash(other, "party accept")

    async def challenge(self, name: str, target: str, **options: Any) -> Any:
        """Let a hero challenge another."""
        return await self.stage.slash(name, "challenge", target=target, **options)

    async def act(self, name: str, what: str | None = None, **options: Any) -> Any:
        """Let a hero act by command."""
        if what is not None:
            options["what"] = what
        return await self.stage.slash(name, "combat act", **options)

    async def all_pass(self, *names: str) -> None:
        """Let heroes pass."""
        for name in names:
            await self.act(name, "pass")

    async def fights(self) -> list[Combat]:
        """Return all fights that are kept."""
        async with self.world.game.database.begin(write=False) as unit:
            found = [await unit.combats.get(self.world.guild.id, number) for number in range(1, 50)]
        return [one for one in found if one is not None]

    async def fight(self) -> Fight:
        """Return the newest fight as it is kept."""
        game = self.world.game
        async with game.database.begin(write=False) as unit:
            combat = await unit.combats.get(self.world.guild.id, (await self.fights())[-1].id)
            guild = await unit.guilds.get(self.world.guild.id)
            assert combat is not None
            settings = settings_of(guild)
            ruleset = (await game.shelf(unit, combat.guild_id, settings)).rulesets[combat.ruleset]
            rulings = Rulings(ruleset.rulings, settings.rulings.get(ruleset.key))
            return await load(unit, ruleset, rulings, combat)

    async def step(self) -> str:
        """Return the step the newest fight is in, `over` once it has ended."""
        view = (await self.fight()).view()
        return "over" if view.ended else view.step

    async def awaited(self) -> set[str]:
        """Return the names of those awaited."""
        fight = await self.fight()
        return {fight.name(who) if who != "org" else "org" for who in fight.awaited()}

    def cards(self) -> list[Any]:
        """Return the cards of fights that stand in the channel of the game."""
        return [one for one in self.world.play.history() if any("fight:" in button for button in buttons_of(one))]

    def bells(self) -> list[Any]:
        """Return the bells that hang in the channel of the game."""
        return [one for one in self.world.play.history() if one.content and "<@" in one.content]


def buttons_of(message: Any) -> list[str]:
    """Return the custom ids of the buttons and menus of a message."""
    return [str(item.custom_id) for row in message.components or () for item in row.children]


def scripted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let the dice of the game fall as they are laid out; return the list to lay them out in."""
    faces: list[int] = []
    monkeypatch.setattr(desks, "SeededDice", lambda seed: Fallen(seed, faces))
    return faces
