"""A fight in the sandbox, in a real browser: three players and an ORG with a wolf, reading nothing but the card."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.e2e.visitor import Visitor, browser_or_skip, port_of, sandbox, visiting

FOREST = "kralovstvo/hra"
PLAYERS = ("Marek", "Petra", "Zuzana")
MOST_ROUNDS = 12


@pytest.mark.browser
@pytest.mark.process
async def test_three_players_and_an_org_fight_a_wolf_to_the_end_over_a_restart(tmp_path: Path) -> None:
    async with visiting(browser_or_skip()) as visitor:
        async with sandbox(tmp_path) as (process, address):
            await visitor.enter(address, FOREST)
            await gather_in_the_forest(visitor)
            await challenge_the_wolf(visitor)
            await answer_the_challenge(visitor)
            await fight_one_round(visitor)
            assert await process.end(signal.SIGINT) in (0, 130), process.text
            assert "Traceback" not in process.text
        async with sandbox(tmp_path, port_of(address)) as (process, _):
            await visitor.page.locator(".channel-message", has_text="spustila znova").wait_for()
            await visitor.quiet()
            await fight_to_the_end(visitor)
            await read_the_story(visitor)
            assert await process.end(signal.SIGINT) in (0, 130), process.text
            assert "Traceback" not in process.text


async def gather_in_the_forest(visitor: Visitor) -> None:
    """The ORG opens a phase and a scene and lets a wolf loose; three players walk in."""
    await visitor.command("phase open", name="Prvá noc", ends="2d")
    await visitor.command("scene open", name="Les")
    for player in PLAYERS:
        await visitor.play(player)
        await visitor.command("scene enter")
    await visitor.play("Oliver")
    await visitor.command("creep spawn", creep=("Siv", "Sivý vlk"))
    await visitor.sees("Objavuje sa tu", "Sivý vlk")


async def challenge_the_wolf(visitor: Visitor) -> None:
    """One command, and the card is there."""
    await visitor.play("Marek")
    await visitor.command("challenge", target=("Siv", "Sivý vlk"), text="Dosť bolo vytia!")
    await visitor.sees("Výzva", "Radim Kladivo", "Sivý vlk", "Krok sa uzavrie")


async def answer_the_challenge(visitor: Visitor) -> None:
    """One joins the challenger, one stays aside, and the ORG answers for the wolf: two taps each."""
    await visitor.play("Petra")
    await visitor.press("Čo môžem?")
    await visitor.press("Pridať sa k vyzývateľom")
    await visitor.sees("Jasmína z Brezovej", "Zapísané")
    await visitor.play("Zuzana")
    await visitor.press("Čo môžem?")
    await visitor.press("Hotovo")
    await visitor.play("Oliver")
    await visitor.press("Čo môžem?")
    await visitor.sees("Sivý vlk: otvorenie boja")
    await visitor.press("Hotovo")
    await visitor.sees("1. kolo")


async def fight_one_round(visitor: Visitor) -> None:
    """The pair is picked from the menu; the priest casts at the wolf by two more taps; the rest is fought."""
    await visitor.play("Marek")
    await visitor.press("Čo môžem?")
    await visitor.choose("Kto proti komu?", "Radim Kladivo × Sivý vlk")
    await visitor.sees("Dvojica", "Radim Kladivo × Sivý vlk")
    await visitor.play("Petra")
    await visitor.press("Čo môžem?")
    await visitor.choose("Vyvolať kúzlo", "Regenerácia")
    await visitor.choose("Vyber, na koho", "Radim Kladivo")
    await visitor.sees("Regenerácia", "čaká na krok kúziel")
    await visitor.play("Oliver")
    await visitor.sees("koniec kola")


async def fight_to_the_end(visitor: Visitor) -> None:
    """The card came back after the restart; whoever is silent is passed over at the deadline, until a side is empty."""
    await visitor.sees("kolo", "Sivý vlk", "Čo môžem?")
    for _ in range(MOST_ROUNDS * 6):
        if await visitor.messages.filter(has_text="Vyhrali").count():
            break
        await visitor.move("deadline")
    await visitor.sees("Vyhrali", "Radim Kladivo", "Sivý vlk")


async def read_the_story(visitor: Visitor) -> None:
    """The whole story stands in its thread, from the pairing to the end."""
    thread = visitor.page.locator("#sandbox-bar a", has_text="Boj č. 1").last
    await visitor.visit(await thread.get_attribute("data-channel") or "")
    await visitor.sees("Koniec boja")
