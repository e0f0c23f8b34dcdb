"""A phase of two days in the sandbox, in a real browser: a priest, a wizard and a druid play magic in peace."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.e2e.visitor import Visitor, browser_or_skip, port_of, sandbox, visiting

TAVERN, APPROVALS = "kralovstvo/hra", "kralovstvo/schvalovanie"
BELA = ("Bel", "Bela Jelšová")


@pytest.mark.browser
@pytest.mark.process
async def test_a_phase_of_two_days_is_played_with_questions_a_vision_and_a_restart(tmp_path: Path) -> None:
    async with visiting(browser_or_skip()) as visitor:
        async with sandbox(tmp_path) as (process, address):
            await visitor.enter(address, TAVERN)
            await open_the_first_night(visitor)
            await heal_the_wounded(visitor)
            await talk_for_five_minutes(visitor)
            await ask_a_friend(visitor)
            await ask_for_a_vision(visitor)
            assert await process.end(signal.SIGINT) in (0, 130), process.text
            assert "Traceback" not in process.text
        async with sandbox(tmp_path, port_of(address)) as (process, _):
            await visitor.page.locator(".channel-message", has_text="spustila znova").wait_for()
            await visitor.quiet()
            await answer_the_vision(visitor)
            await wake_from_the_trance(visitor)
            await read_an_aura(visitor)
            await vanish_and_turn_into_a_wolf(visitor)
            await be_oneself_again(visitor)
            await begin_the_second_night(visitor)
            assert await process.end(signal.SIGINT) in (0, 130), process.text
            assert "Traceback" not in process.text


async def open_the_first_night(visitor: Visitor) -> None:
    """The ORG opens a phase and a scene; people walk in by writing, and a trap wounds the fighter."""
    await visitor.command("phase open", name="Prvá noc", ends="2d")
    await visitor.sees("Fáza je otvorená, týka sa 5 postáv")
    await visitor.command("scene open", name="Hostinec")
    await visitor.sees("Začína sa scéna", "Hostinec")
    await visitor.command("lives add", character=("Rad", "Radim"), amount="-3", reason="Pasca pri bráne")
    await visitor.sees("Radim Kladivo", "2 / 5 životov")
    await visitor.play("Marek")
    await visitor.say("Au! Kto to sem dal?")
    await visitor.sees("Do scény vchádza", "Radim Kladivo")


async def heal_the_wounded(visitor: Visitor) -> None:
    """The priest comes by the command, and heals by two menus."""
    await visitor.play("Petra")
    await visitor.command("scene enter")
    await visitor.command("spells")
    await visitor.sees("Jasmína z Brezovej", "✨ Regenerácia", "✨ Vízia")
    await visitor.choose("Vyvolaj kúzlo", "Regenerácia")
    await visitor.choose("Vyber, na koho", "Radim Kladivo")
    await visitor.sees("Regenerácia", "v tejto fáze minuté")
    await visitor.play("Marek")
    await visitor.read_letter("Marek")
    await visitor.sees("zapôsobilo na tvoju postavu", "Radim Kladivo")
    await visitor.command("character show")
    await visitor.sees("Radim Kladivo", "5 / 5 životov")


async def talk_for_five_minutes(visitor: Visitor) -> None:
    """The druid and the priest talk: typed words count, and the clock is moved."""
    await visitor.play("Lenka")
    await visitor.say("Dobrý večer.", "Idem z lesa.", "Les dnes mlčí.")
    await visitor.play("Petra")
    await visitor.say("Vitaj pri nás.", "Sadni si k ohňu.")
    await visitor.command("cast", spell=("Pria", "Priateľstvo"), target=BELA)
    await visitor.sees("rozprávali krátko")
    await visitor.move("minutes")
    await visitor.say("A čo si v lese videla?")


async def ask_a_friend(visitor: Visitor) -> None:
    """Friendship asks a question; the druid answers by a button, the priest reads the answer."""
    await visitor.command("cast", spell=("Pria", "Priateľstvo"), target=BELA)
    await visitor.press("Položiť otázku")
    await visitor.submit("Nastražila si tú pascu?")
    await visitor.sees("Otázka je položená", "Bela Jelšová")
    await visitor.play("Lenka")
    await visitor.read_letter("Lenka")
    await visitor.sees("Jasmína z Brezovej", "Nastražila si tú pascu?")
    await visitor.press("Nie")
    await visitor.sees("Odpoveď je odoslaná")
    await visitor.play("Petra")
    await visitor.read_letter("Petra")
    await visitor.sees("Odpoveď pre postavu", "Nastražila si tú pascu?", "Nie")


async def ask_for_a_vision(visitor: Visitor) -> None:
    """The priest asks her goddess; until an ORG answers, her clock stands still."""
    await visitor.command("spells")
    await visitor.choose("Vyvolaj kúzlo", "Vízia")
    await visitor.press("Položiť otázku")
    await visitor.submit("Kto nastražil pascu?")
    await visitor.sees("Otázka je u ORGov")
    await visitor.command("timers")
    await visitor.sees("Koniec účinku (Vízia)", "teraz stojí")


async def answer_the_vision(visitor: Visitor) -> None:
    """The question waited through the restart; the ORG writes what the goddess shows."""
    await visitor.play("Oliver")
    await visitor.visit(APPROVALS)
    await visitor.sees("Vízia: Jasmína z Brezovej", "Kto nastražil pascu?")
    await visitor.press("Napísať víziu")
    await visitor.submit("Vidíš ruku v zelenej rukavici.")
    await visitor.sees("Vízia: Jasmína z Brezovej", "Zodpovedané", "zelenej rukavici")
    await visitor.visit(TAVERN)


async def wake_from_the_trance(visitor: Visitor) -> None:
    """The nearest deadline is the end of the trance; only then the vision is told."""
    await visitor.play("Petra")
    await visitor.command("timers")
    await visitor.sees("Koniec účinku (Vízia)", "o 5 hodín")
    await visitor.move("deadline")
    await visitor.read_letter("Petra")
    await visitor.sees("Vízia pre postavu", "ruku v zelenej rukavici")


async def read_an_aura(visitor: Visitor) -> None:
    """The wizard needs the druid's consent before anything is spent, and is told the truth after it."""
    await visitor.play("Jakub")
    await visitor.command("cast", spell=("Čít", "Čítanie aury"), target=BELA, text="Vieš, čia je tá rukavica?")
    await visitor.sees("Najprv musí súhlasiť", "Bela Jelšová")
    await visitor.play("Lenka")
    await visitor.read_letter("Lenka")
    await visitor.sees("Čo sa stane, ak súhlasíš", "Teofil Havran")
    await visitor.press("Súhlasím")
    await visitor.sees("Súhlas platí")
    await visitor.command("answer", answer=("", "Áno"))
    await visitor.sees("Odpoveď je odoslaná")
    await visitor.play("Jakub")
    await visitor.read_letter("Jakub")
    await visitor.sees("Odpoveď pre postavu", "Vieš, čia je tá rukavica?", "Áno")


async def vanish_and_turn_into_a_wolf(visitor: Visitor) -> None:
    """The wizard is seen by nobody else, the druid has the lives of a wolf."""
    await visitor.command("cast", spell=("Nev", "Neviditeľnosť"))
    await visitor.sees("Neviditeľnosť", "v tejto fáze minuté")
    await visitor.command("scene show")
    await visitor.sees("Hostinec", "Teofil Havran 👻")
    await visitor.play("Lenka")
    await visitor.command("scene show")
    present = visitor.messages.filter(has_text="Hostinec").filter(has_text="Radim Kladivo").last
    await present.wait_for()
    assert "Teofil" not in await present.inner_text()
    await visitor.command("spells")
    await visitor.choose("Vyvolaj kúzlo", "Premena")
    await visitor.choose("Vyber jednu možnosť", "Vlk")
    await visitor.command("character show")
    await visitor.sees("Bela Jelšová", "4 / 4 životy")


async def be_oneself_again(visitor: Visitor) -> None:
    """Both effects end by the clock, and their players hear of it."""
    await visitor.move("day")
    await visitor.read_letter("Lenka")
    await visitor.sees("skončil účinok kúzla", "Premena")
    await visitor.command("character show")
    await visitor.sees("Bela Jelšová", "3 / 3 životy")
    await visitor.command("scene show")
    await visitor.sees("Hostinec", "Teofil Havran")


async def begin_the_second_night(visitor: Visitor) -> None:
    """The nearest deadline is the end of the phase; the ORG closes it, and the next one brings the spells back."""
    await visitor.move("deadline")
    await visitor.play("Oliver")
    await visitor.command("phase show")
    await visitor.sees("Prvá noc", "Koniec")
    await visitor.command("phase close")
    await visitor.sees("Fáza je zatvorená")
    await visitor.play("Petra")
    await visitor.command("spells")
    await visitor.sees("Teraz nebeží žiadna fáza", "▫️ Regenerácia", "▫️ Vízia")
    await visitor.play("Oliver")
    await visitor.command("phase open", name="Druhá noc")
    await visitor.play("Petra")
    await visitor.command("spells")
    await visitor.sees("Vyvolaj kúzlo", "✨ Regenerácia", "✨ Vízia")
