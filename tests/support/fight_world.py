"""The world of the fights at random: mages, warriors and creeps of several players, in a file each fight copies."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from bot.app import build_game
from bot.game import conditions, phases
from bot.game.caller import Caller
from bot.game.characters.create import create
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.creeps import bestiary, herd
from bot.game.desk import Desk, Game, write
from bot.game.names import name_key
from bot.game.scenes import commands as scenes
from bot.rules.core.goods import Haul, Thing
from bot.settings import Settings
from bot.store.engine import create_engine
from bot.store.tables import Base, Character, Potion
from bot.store.unit import Database
from bot.store.upgrade import upgrade
from tests.support.table import MAREK, OLIVER, PETRA, ZUZANA, Table, Watch, texts

GUILD = 1_001
PLACES = (10_010, 10_011)
SCHOOLS = ("elementy", "pocarovanie", "jasnovidectvo", "nekromancia", "liecenie", "priroda", "bohosluzba")
POTION = "p1"


@dataclass(frozen=True, slots=True)
class Sort:
    """What one sort of hero is made of."""

    character_class: str
    level: int
    abilities: tuple[str, ...]
    weapon: str


MAGE = Sort("carodej", 9, (*SCHOOLS, "uhybanie"), "dyka")
DABBLER = Sort("carodej", 7, ("elementy", "liecenie", "priroda", "pocarovanie"), "dyka")
WARRIOR = Sort("bojovnik", 6, ("vytrvalost", "serm", "prieraznost", "uhybanie"), "mec")
# In the order of their ids; names as wild as players give them.
HEROES: dict[str, tuple[int, Sort]] = {
    "Jasmína": (PETRA, MAGE),
    "Ján (starý)": (PETRA, WARRIOR),
    "a||b": (MAREK, MAGE),
    "_Tieň_": (MAREK, WARRIOR),
    "Žofia": (ZUZANA, MAGE),
    "**Dan**": (ZUZANA, DABBLER),
    "Oto": (OLIVER, MAGE),
}
BESTIARY: tuple[tuple[bestiary.Written, int], ...] = (
    (bestiary.Written("Kostlivec", lives=3, level=3, nature="undead", weapon="mec"), 2),
    (bestiary.Written("Vlk", lives=4, nature="animal", shown="hidden", claws=2), 1),
)
PLAYED: dict[int, int] = {number: owner for number, (owner, _) in enumerate(HEROES.values(), 1)}
EVERYBODY = tuple(range(1, len(HEROES) + sum(count for _, count in BESTIARY) + 1))
CREEPS = tuple(number for number in EVERYBODY if number not in PLAYED)


@cache
def bare_game() -> Game:
    """Return the game with its books and texts, which take long to read; each world has a database of its own."""
    watch = Watch()
    game = build_game(
        Settings(_env_file=None, database_url="sqlite+aiosqlite:///:memory:"), now=watch.now, seed=watch.seed
    )
    return replace(game, speeches=texts())


def open_world(path: Path) -> Table:
    """Return the table at a world's file; no test cuts the power, so nobody waits for the disk."""
    url, watch = f"sqlite+aiosqlite:///{path}", Watch()
    database = Database(create_engine(url, synchronous="OFF"))
    game = replace(bare_game(), database=database, now=watch.now, seed=watch.seed, mail=set())
    return Table(game, watch, url, GUILD)


@cache
def new_world() -> bytes:
    """Return the file of a world in which nobody has fought yet."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "world.sqlite3"
        asyncio.run(_make(path))
        return path.read_bytes()


async def _make(path: Path) -> None:
    engine = create_engine(f"sqlite+aiosqlite:///{path}", synchronous="OFF")
    await upgrade(engine)
    await engine.dispose()
    table = open_world(path)
    await table.set_up()
    await phases.open_phase(table.game, table.caller(OLIVER))
    for place in PLACES:
        await scenes.open_scene(table.game, at(table.caller(OLIVER), place))
    async with write(table.game, table.caller(OLIVER)) as desk:
        desk.unit.potions.add(_brew(desk))

    def org() -> Caller:
        return at(table.caller(OLIVER), PLACES[0])

    for name, (owner_id, sort) in HEROES.items():
        await hero(table.game, org, name, owner_id, sort)
    for written, count in BESTIARY:
        await bestiary.define(table.game, table.caller(OLIVER), written=written)
        await herd.spawn(table.game, org(), creep=written.name, count=count)
    await table.game.database.close()


def at(caller: Caller, place: int) -> Caller:
    """Return somebody in a channel."""
    return replace(caller, channel_id=place)


def _brew(desk: Desk) -> Potion:
    return Potion(
        guild_id=GUILD,
        name="Odvar",
        name_key=name_key("Odvar"),
        level=1,
        ingredients={},
        effect="Hojí.",
        heals=2,
        defined_by=OLIVER,
        defined_at=desk.moment.now,
    )


async def hero(game: Game, org: Callable[[], Caller], name: str, owner_id: int, sort: Sort) -> None:
    """Let somebody have a hero: armed, with potions in the bag, with an animal met, in the scene where the ORG is."""
    who = {"name": name, "faction": "other", "character_class": sort.character_class, "owner_id": owner_id}
    await create(game, org(), **who, start_level=sort.level)
    async with write(game, org()) as desk:
        found = await find(desk, name, lock=True)
        _equip(desk, found, sort)
        member = await desk.unit.guilds.member(found.guild_id, owner_id)
        member.active_character_id = member.active_character_id or found.id
    await conditions.record_form(game, org(), character=name, name="Medveď", lives=5)
    await scenes.enter(game, org(), subject=name)


def _equip(desk: Desk, found: Character, sort: Sort) -> None:
    ruleset, rulings = desk.ruleset("dbf"), desk.rulings("dbf")
    assert ruleset.abilities is not None and ruleset.hands is not None and ruleset.goods is not None
    for ability in sort.abilities:
        offset = 0 if ability in SCHOOLS else None
        keep(desk, found, ruleset.abilities.grant(sheet_of(desk, found), ability, offset, rulings))
    keep(desk, found, ruleset.hands.take(sheet_of(desk, found), sort.weapon))
    potions = (Thing("potion", "healing_potion", "", 1), Thing("potion", POTION, "Odvar", 2))
    keep(desk, found, ruleset.goods.grant(sheet_of(desk, found), Haul(things=potions)))


Row = dict[str, Any]


class Kept:
    """Everything kept in a world's file but the answers given, read past the bot: rows by table, in their order."""

    def __init__(self, path: Path) -> None:
        self.tables: dict[str, list[Row]] = {}
        with closing(sqlite3.connect(path)) as connection:
            connection.row_factory = sqlite3.Row
            for table in Base.metadata.sorted_tables:
                if table.name != "deeds":
                    order = ", ".join(column.name for column in table.primary_key.columns)
                    rows = connection.execute(f"SELECT * FROM {table.name} ORDER BY {order}")
                    self.tables[table.name] = [dict(row) for row in rows]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and self.tables == other.tables

    def __hash__(self) -> int:
        return hash(str(self.tables))

    def changed_since(self, before: Kept) -> list[str]:
        """Return the names of the tables that are not what they were."""
        return [name for name, rows in self.tables.items() if rows != before.tables[name]]
