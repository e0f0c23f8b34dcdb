"""Moves in the field: heroes with just the abilities a test names, things that ORGs place, and what becomes of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import write
from bot.game.things import Shelf, load_haul, read_haul
from bot.rules.core.goods import Haul
from bot.store.tables import Place, Reading
from tests.support.pages import refused
from tests.support.stage import DANA, JASMINA, OTO, SCHOOLS, Stage

TREASURE = "5 dukátov, 2 mäta, lektvar: Liečivý lektvar, predmet: Zlatý kľúč"
CHEST, DOOR = "Stará truhlica", "Dubové dvere"
SIGN, TEXT = "Vyryté znaky na kmeni", "Poklad leží pod treťou skalou."
ALL_SCHOOLS = (*SCHOOLS, "alchymia")
WORDS = "Rozbieham sa so sekerou."


async def band(stage: Stage, **abilities: tuple[str, ...]) -> None:
    """Bring three heroes of few abilities into the scene; Jasmína breaks and picks locks unless said otherwise."""
    own = {"jasmina": ("nicenie", "zlodejina"), "oto": (), "dana": (), **abilities}
    for name, key in ((JASMINA, "jasmina"), (OTO, "oto"), (DANA, "dana")):
        await hero(stage, name, own[key])
    await stage.phase()
    await stage.scene(JASMINA, OTO, DANA)


async def hero(stage: Stage, name: str, abilities: tuple[str, ...], level: int = 1) -> None:
    """Let a player have a wizard with these abilities."""
    await stage.hero(name, level, tuple(one for one in abilities if one in ALL_SCHOOLS))
    async with write(stage.world.game, stage.caller(stage.world.org)) as desk:
        found = await find(desk, name, lock=True)
        rules, in_force = desk.ruleset(found.ruleset).abilities, desk.rulings(found.ruleset)
        assert rules is not None
        for ability in abilities:
            if ability not in ALL_SCHOOLS:
                keep(desk, found, rules.grant(sheet_of(desk, found), ability, None, in_force))


async def put(stage: Stage, kind: str, name: str, **options: Any) -> Any:
    """Let an ORG put something into the scene."""
    told = await stage.org("place", kind=kind, name=name, **options)
    assert not refused(told), stage.codes
    return told


async def take(stage: Stage, name: str, thing: str = CHEST, **more: Any) -> Any:
    """Let a hero take what lies in a thing."""
    return await stage.slash(name, "take", thing=thing, **more)


async def break_open(stage: Stage, name: str = JASMINA, thing: str = DOOR, **more: Any) -> Any:
    """Let a hero break a thing."""
    return await stage.slash(name, "break", thing=thing, **{"text": WORDS, **more})


async def turn(stage: Stage, do: str, name: str = JASMINA, thing: str = DOOR, **more: Any) -> Any:
    """Let a hero lock or unlock a thing."""
    return await stage.slash(name, "lock", thing=thing, do=do, **{"text": "Pilník a trpezlivosť.", **more})


async def working(stage: Stage, name: str = JASMINA) -> bool:
    """Say whether a hero is at work."""
    return (await stage.sheet(name))["work"] is not None


async def post(stage: Stage, needs: str, text: str = TEXT, **more: Any) -> Any:
    """Let an ORG post a sign."""
    return await stage.org("clue post", needs=needs, text=text, **{"sign": SIGN, **more})


def card(stage: Stage) -> Any:
    """Return the newest card with a button to read."""
    return [one for one in stage.world.play.history() if any("clue_read" in key for key in keys_of(one))][-1]


def keys_of(message: Any) -> list[str]:
    """Return the custom ids of the buttons of a message."""
    return [str(item.custom_id) for row in message.components or () for item in row.children]


async def open_card(stage: Stage, name: str) -> Any:
    """Let the player of a hero press the button of the card."""
    return await stage.players[name].click(card(stage))


async def thing(stage: Stage, name: str) -> Place:
    """Return what is kept of a place."""
    async with stage.world.game.database.begin(write=False) as unit:
        found = await unit.session.scalars(select(Place).where(Place.name == name).order_by(Place.id.desc()))
        return next(iter(found))


async def state(stage: Stage, name: str) -> tuple[bool, bool]:
    """Return whether a place is locked, and whether its lock is broken."""
    kept = await thing(stage, name)
    return kept.locked, kept.broken


async def inside(stage: Stage, name: str) -> Haul:
    """Return what lies in a place."""
    return load_haul((await thing(stage, name)).contents)


async def bag(stage: Stage, name: str) -> dict[str, int]:
    """Return what a hero carries, by key."""
    sheet = await stage.sheet(name)
    goods = {one["key"]: one["count"] for one in sheet["goods"]}
    return {"ducats": sheet["ducats"], **goods} if sheet["ducats"] else goods


async def readings(stage: Stage) -> list[tuple[int, int]]:
    """Return which clue was read by whom."""
    async with stage.world.game.database.begin(write=False) as unit:
        return [(one.clue_id, one.character_id) for one in await unit.session.scalars(select(Reading))]


async def grant(stage: Stage, name: str, item: str) -> None:
    """Let an ORG give a game item to a hero."""
    async with write(stage.world.game, stage.caller(stage.world.org)) as desk:
        found = await find(desk, name, lock=True)
        goods = desk.ruleset(found.ruleset).goods
        assert goods is not None
        keep(desk, found, goods.grant(sheet_of(desk, found), read_haul(f"predmet: {item}", Shelf())))


def log(stage: Stage) -> str:
    """Return what the ORGs read in their log."""
    return "\n".join(stage.heard(stage.world.log))


def scene(stage: Stage) -> str:
    """Return what everybody reads in the channel of the game."""
    return "\n".join(stage.heard())
