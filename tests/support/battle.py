"""Fights with as many players as a test needs: fighters made to measure, cards, bells, and phones whose taps count."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.game.characters import create
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.show import view_of
from bot.game.desk import write
from bot.rules.core.goods import Haul, Thing
from bot.store.tables import Potion
from tests.support.arena import Arena, buttons_of
from tests.support.pages import as_read, buttons, components
from tests.support.stage import SCHOOLS, Stage
from tests.support.world import text_of

FACTIONS = {"rytier": "kamelot", "knaz": "kamelot", "hraniciar": "moyovia", "druid": "moyovia"}


@dataclass(frozen=True, slots=True)
class Kit:
    """What a fighter is made of; `like` names another fighter of the same player."""

    character_class: str = "bojovnik"
    level: int = 1
    abilities: tuple[str, ...] = ()
    weapon: str | None = "mec"
    lives: int | None = None
    like: str | None = None
    here: bool = True


@dataclass(slots=True)
class Crowd(Stage):
    """A stage with as many players as a test needs."""

    own: dict[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> dict[str, Any]:
        """Who plays whom."""
        return self.own


class Battle(Arena):
    """An arena that is empty at first."""

    def __init__(self, stage: Crowd, faces: list[int]) -> None:
        super().__init__(stage, faces)
        self.crowd = stage

    async def fighter(self, name: str, kit: Kit | None = None, **parts: Any) -> None:
        """Let a new player have a fighter, in the scene and armed."""
        made = kit or Kit(**parts)
        if made.like is None:
            user = self.world.env.create_user(f"hrac-{len(self.crowd.own)}", global_name=f"Hráč {len(self.crowd.own)}")
            self.crowd.own[name] = self.world.guild.add_member(user)
            await self.world.env.settle()
        else:
            self.crowd.own[name] = self.crowd.own[made.like]
        await create.create(
            self.world.game,
            self.stage.caller(self.world.org),
            name=name,
            faction=FACTIONS.get(made.character_class, "other"),
            character_class=made.character_class,
            start_level=made.level,
            owner_id=self.crowd.own[name].id,
        )
        await self._equip(name, made)

    async def _equip(self, name: str, made: Kit) -> None:
        async with write(self.world.game, self.stage.caller(self.world.org)) as desk:
            found = await find(desk, name, lock=True)
            ruleset, rulings = desk.ruleset(found.ruleset), desk.rulings(found.ruleset)
            assert ruleset.abilities is not None and ruleset.hands is not None and ruleset.lives is not None
            for ability in made.abilities:
                offset = 0 if ability in SCHOOLS else None
                keep(desk, found, ruleset.abilities.grant(sheet_of(desk, found), ability, offset, rulings))
            keep(desk, found, ruleset.hands.take(sheet_of(desk, found), made.weapon))
            if made.lives is not None:
                missing = made.lives - view_of(desk, found).lives
                keep(desk, found, ruleset.lives.change(sheet_of(desk, found), missing, rulings))
            member = await desk.unit.guilds.member(self.world.guild.id, self.crowd.own[name].id)
            member.bell_channel_id = self.world.play.id
            member.active_character_id = (found if made.like is None else await find(desk, made.like)).id
            scene = await desk.unit.scenes.in_channel(self.world.guild.id, self.world.play.id)
            if made.here and scene is not None:
                found.scene_id, found.entered_at = scene.id, desk.moment.now

    async def sides(self, ours: int, theirs: int, **parts: Any) -> None:
        """Make two parties: a1, a2 … and b1, b2 …."""
        for side, count in (("a", ours), ("b", theirs)):
            names = [f"{side}{number}" for number in range(1, count + 1)]
            for name in names:
                await self.fighter(name, **parts)
            if count > 1:
                await self.team(*names)


async def potion(arena: Arena, name: str, heals: int = 1, label: str = "Živá voda") -> str:
    """Give somebody a potion that an ORG wrote; return its key."""
    async with write(arena.world.game, arena.stage.caller(arena.world.org)) as desk:
        written = [one for one in await desk.unit.potions.all(arena.world.guild.id) if one.heals == heals]
        made = written[0] if written else _written(arena, heals, f"{label} {heals}", desk.moment.now)
        if not written:
            desk.unit.potions.add(made)
            await desk.unit.flush()
        found = await find(desk, name, lock=True)
        goods, key = desk.ruleset(found.ruleset).goods, f"p{made.id}"
        assert goods is not None
        keep(desk, found, goods.grant(sheet_of(desk, found), Haul(things=(Thing("potion", key, made.name),))))
    return key


def _written(arena: Arena, heals: int, name: str, now: Any) -> Potion:
    return Potion(
        guild_id=arena.world.guild.id,
        name=name,
        name_key=name.casefold(),
        level=1,
        ingredients=[],
        effect="",
        heals=heals,
        defined_by=arena.world.org.id,
        defined_at=now,
    )


async def carried(arena: Arena, name: str) -> int:
    """Return how many potions somebody has."""
    goods = arena.world.game.rulesets["dbf"].goods
    sheet = arena.world.game.rulesets["dbf"].keeping.load_sheet(await arena.stage.sheet(name))
    assert goods is not None
    return sum(thing.count for thing in goods.carried(sheet).things if thing.sort == "potion")


async def card(arena: Arena) -> Any:
    """Return the card of the newest fight as it stands in the channel."""
    wanted = (await arena.fights())[-1].message_id
    return next(message for message in arena.world.play.history() if message.id == wanted)


async def shown(arena: Arena) -> str:
    """Return what the card of the newest fight says."""
    return as_read(text_of(await card(arena)))


def story(arena: Arena) -> str:
    """Return the story of the newest fight, told in its thread."""
    return "\n".join(arena.stage.heard(arena.world.play.threads[-1]))


def twin_text(arena: Arena) -> str:
    """Return what the twin for ORGs says."""
    found = [one for one in arena.world.log.history() if any("vb:fight:" in each for each in buttons_of(one))]
    return as_read(text_of(found[-1]))


def bells(arena: Arena) -> list[Any]:
    """Return the bells of fights that hang in the channel of the game."""
    return [one for one in arena.bells() if any(each.startswith("vb:fight:") for each in buttons_of(one))]


def called(message: Any) -> set[int]:
    """Return whom a bell mentions."""
    return {user.id for user in message.mentions}


class Phone:
    """A player with a phone: opens the menu from the card and taps on; every tap and every choice is counted."""

    def __init__(self, arena: Arena, name: str) -> None:
        self.arena, self.name, self.taps = arena, name, 0
        self.page: Any = None

    @property
    def actor(self) -> Any:
        """The player."""
        return self.arena.stage.players[self.name]

    async def open(self) -> Any:
        """Open the menu from the card."""
        found = await card(self.arena)
        return await self._did(self.actor.click(found, custom_id=buttons_of(found)[0]))

    async def tap(self, what: str) -> Any:
        """Tap the button of that action."""
        found = [one for one in buttons(self.page) if what in one.split(":")]
        assert len(found) == 1, (what, buttons(self.page))
        return await self._did(self.actor.click(self.page.response, custom_id=found[0]))

    async def choose(self, verb: str, *names: str) -> Any:
        """Choose something by what the menu shows, or by its value."""
        menus = [one for one in components(self.page) if one["custom_id"].startswith(f"vm:{verb}")]
        offered = {option["label"]: (one, option["value"]) for one in menus for option in one["options"]}
        offered |= {value: (one, value) for one, value in offered.values()}
        wanted = [offered[name] for name in names]
        values, where = [value for _, value in wanted], wanted[0][0]["custom_id"]
        return await self._did(self.actor.select(self.page.response, values, custom_id=where))

    async def _did(self, tapping: Any) -> Any:
        self.page = await tapping
        self.taps += 1
        return self.page
