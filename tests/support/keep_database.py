"""Plays a little game and keeps its database: `python -m tests.support.keep_database 2` for issue 2."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from pathlib import Path

from bot.game import abilities, approvals, gear, lives, phases, xp
from bot.game.characters import change
from bot.game.combat import challenge, deadlines
from bot.game.creeps import bestiary, herd
from bot.game.places import placing
from bot.game.scenes import commands as scenes
from bot.store.engine import create_engine
from bot.store.upgrade import upgrade
from tests.support.table import MAREK, OLGA, OLIVER, PETRA, ZUZANA, Table, open_table

FOLDER = Path(__file__).resolve().parents[1] / "data" / "db"


async def play(url: str) -> None:
    """Play what later versions must still understand: creation, XP, requests of every fate, an undo, a retirement."""
    engine = create_engine(url)
    await upgrade(engine)
    await engine.dispose()
    table = await open_table(url)
    try:
        heroes = {
            "Jasmína": await table.hero("Jasmína", PETRA, "bojovnik"),
            "Oto (starý)": await table.hero("Oto (starý)", MAREK, "zlodej"),
            "Žofia": await table.hero("Žofia", ZUZANA, "carodej"),
        }
        await _grow(table, heroes)
        await _decide(table, heroes)
        await _change(table, heroes)
        await _fight(table, heroes)
    finally:
        await table.game.database.close()


async def _grow(table: Table, heroes: dict[str, str]) -> None:
    for hero, amount in zip(heroes.values(), (120, 40, 2_500), strict=True):
        table.watch.advance(minutes=7)
        await xp.add(table.game, table.caller(OLIVER), character=hero, amount=amount, source="quest", reason="prológ")
    await xp.add(table.game, table.caller(OLGA), character="žofia", amount=-500, source="correction", reason="preklep")


async def _decide(table: Table, heroes: dict[str, str]) -> None:
    """One request is approved, one approved and undone, one declined with a reason, one withdrawn, one still waits."""
    game = table.game
    first = await _ask(table, PETRA, heroes["Jasmína"])
    await approvals.decide(game, table.caller(OLIVER), request_id=first, approve=True)
    second = await _ask(table, MAREK, heroes["Oto (starý)"])
    await approvals.decide(game, table.caller(OLGA), request_id=second, approve=True)
    table.watch.advance(hours=2)
    await approvals.undo(game, table.caller(OLIVER), request_id=second)
    await approvals.decide(game, table.caller(OLIVER), request_id=second, approve=False)
    await approvals.give_reason(game, table.caller(OLIVER), request_id=second, reason="Najprv sa ozvi.")
    third = await _ask(table, ZUZANA, heroes["Žofia"])
    await approvals.withdraw(game, table.caller(ZUZANA), request_id=third)
    await _ask(table, ZUZANA, heroes["Žofia"])


async def _ask(table: Table, user_id: int, hero: str) -> int:
    """Ask for the first ability on offer; return the request's id."""
    offered = await abilities.names(table.game, table.caller(user_id), "", character=hero)
    await abilities.choose(table.game, table.caller(user_id), character=hero, ability=offered[0][1], deity="Freya")
    return max(request.id for request in await table.waiting())


async def _change(table: Table, heroes: dict[str, str]) -> None:
    game, caller = table.game, table.caller
    await lives.add(game, caller(OLIVER), character=heroes["Jasmína"], amount=-2, reason="pasca")
    await abilities.grant(game, caller(OLIVER), character=heroes["Oto (starý)"], ability="vytrvalost", reason="odmena")
    await abilities.revoke(game, caller(OLGA), character=heroes["Oto (starý)"], ability="vytrvalost", reason="omyl")
    renamed = change.Edit(name="Žofia Tichá", owner_id=PETRA)
    await change.edit(game, caller(OLIVER), character=heroes["Žofia"], changes=renamed, reason="vydaj")
    await change.retire(game, caller(MAREK), character=heroes["Oto (starý)"], sure=True)


async def _fight(table: Table, heroes: dict[str, str]) -> None:
    """A fight is fought to its end by deadlines, another still goes on; a chest, a clock and a case wait."""
    game, caller = table.game, table.caller
    await phases.open_phase(game, caller(OLIVER), name="Prvá noc")
    await scenes.open_scene(game, caller(OLIVER))
    for name in ("Jasmína", "Žofia"):
        await scenes.enter(game, caller(OLIVER), subject=heroes[name])
    await placing.place(game, caller(OLIVER), wish=placing.Wish("chest", "Truhlica", contents="7 dukátov", locked=True))
    await bestiary.define(game, caller(OLIVER), written=bestiary.Written("Vlk", 2, nature="animal", claws=1))
    await herd.spawn(game, caller(OLIVER), creep="Vlk", count=2)
    hero = {"subject": heroes["Jasmína"]}
    await gear.add(game, caller(OLIVER), wish=gear.Wish("weapon", "Meč", "sword", 80), **hero)
    await gear.wear(game, caller(OLIVER), gear="Meč", **hero)
    await challenge.challenge(game, caller(OLIVER), target="Vlk 1", **hero)
    for _ in range(200):
        table.watch.advance(hours=12)
        await deadlines.close_due(game, [table.guild_id])
    await challenge.challenge(game, caller(OLIVER), target=heroes["Žofia"], subject="Vlk 2")


def pack(path: Path) -> None:
    """Make the database one small file without its journal."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()


def main(issue: str) -> Path:
    """Play and keep; return the file."""
    target = FOLDER / f"issue-{issue}.sqlite3"
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kept.sqlite3"
        asyncio.run(play(f"sqlite+aiosqlite:///{path}"))
        pack(path)
        target.write_bytes(path.read_bytes())
    return target


if __name__ == "__main__":
    print(main(sys.argv[1]))
