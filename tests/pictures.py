"""Takes the pictures of the README: plays the main screens in the sandbox and saves them to docs/img."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from PIL import Image, ImageDraw

from bot.settings import ROOT
from tests.e2e.visitor import DESKTOP, PHONE, Visitor, address_in, visiting
from tests.support.bot_process import started
from workshop.system import find_browser

FOLDER = ROOT / "docs" / "img"
MOST_BYTES = 200_000
SIZES = {"phone": PHONE, "desktop": DESKTOP}
Save = Callable[[str], Awaitable[None]]


async def take_pictures(browser: str, kind: str) -> None:
    """Play every scene at one size of window."""
    with tempfile.TemporaryDirectory() as data:
        portrait = draw_portrait(Path(data) / "portrait.png")
        async with started("sandbox", "nowhere:1", Path(data), SANDBOX_PORT="0") as process:
            await process.until_says("http://")
            async with visiting(browser, SIZES[kind]) as visitor:
                await visitor.page.goto(address_in(process.text))
                await _scenes(visitor, portrait, lambda name: _save(visitor, f"{name}-{kind}"))


async def _scenes(visitor: Visitor, portrait: Path, save: Save) -> None:
    await visitor.page.locator("#sandbox-welcome").wait_for()
    await save("welcome")
    await visitor.close_welcome()
    await _players(visitor, portrait, save)
    await _orgs(visitor, save)
    await _magic(visitor, save)
    await _vision(visitor, save)
    await _fight(visitor, save)
    await _new_guild(visitor, save)


async def _players(visitor: Visitor, portrait: Path, save: Save) -> None:
    await visitor.play("Marek")
    await visitor.command("help")
    await save("help")
    await visitor.begin("character edit")
    await visitor.page.locator(".command-suggestion", has_text="portrait").click()
    await visitor.page.locator(".command-file-input").set_input_files(portrait)
    await visitor.page.click("#send-message")
    await visitor.sees("Zmena je uložená")
    await visitor.command("character show")
    await visitor.page.locator(".embed-thumbnail img, .embed img").last.wait_for()
    await save("sheet")
    await visitor.command("rules", query=("ohn", "Ohnivý šíp"))
    await save("rules")


async def _orgs(visitor: Visitor, save: Save) -> None:
    await visitor.play("Oliver")
    await visitor.command("xp add", character=("Zora", "Zora"), amount="3", source=("", "Úloha"))
    await save("xp")
    await visitor.visit("kralovstvo/schvalovanie")
    await visitor.sees("Po schválení")
    await save("card-before")
    await visitor.react("✅")
    await visitor.sees("Schválené")
    await save("card-after")


async def _magic(visitor: Visitor, save: Save) -> None:
    await visitor.visit("kralovstvo/hra")
    await visitor.command("phase open", name="Prvá noc", ends="2d")
    await visitor.command("phase show")
    await save("phase")
    await visitor.command("scene open", name="Hostinec")
    await visitor.command("lives add", character=("Rad", "Radim"), amount="-3", reason="Pasca pri bráne")
    for name, words in (("Marek", "Au! Kto to sem dal?"), ("Lenka", "Dobrý večer."), ("Petra", "Poď bližšie.")):
        await visitor.play(name)
        await visitor.say(words)
    await visitor.command("spells")
    await save("spells")
    await visitor.page.locator(".channel-message .select-trigger", has_text="Vyvolaj kúzlo").last.click()
    healing = visitor.page.locator(".select-list:visible .select-option", has_text="Regenerácia")
    await healing.wait_for()
    await save("spells-menu")
    await healing.click()
    await visitor.choose("Vyber, na koho", "Radim Kladivo")
    await visitor.sees("Regenerácia", "minuté")
    await save("cast")


async def _vision(visitor: Visitor, save: Save) -> None:
    await visitor.play("Jakub")
    await visitor.say("Niečo mi tajíš.")
    await visitor.command("cast", spell=("Čít", "Čítanie aury"), target=("Bel", "Bela"), text="Vieš, kto to urobil?")
    await visitor.play("Lenka")
    await visitor.read_letter("Lenka")
    await save("consent")
    await visitor.press("Súhlasím")
    await visitor.read_letter("Lenka")
    await visitor.sees("Odpovedz po pravde")
    await save("question")
    await visitor.play("Petra")
    await visitor.command("cast", spell=("Víz", "Vízia"), text="Kto nastražil pascu?")
    await visitor.command("timers")
    await save("timers")
    await visitor.play("Oliver")
    await visitor.command("scene show")
    await save("scene")
    await visitor.visit("kralovstvo/schvalovanie")
    await visitor.sees("Kto nastražil pascu?")
    await save("vision-card")
    await visitor.press("Napísať víziu")
    await visitor.submit("Vidíš ruku v zelenej rukavici.")
    await visitor.visit("kralovstvo/hra")
    await visitor.play("Petra")
    await visitor.move("deadline")
    await visitor.read_letter("Petra")
    await save("vision")


async def _fight(visitor: Visitor, save: Save) -> None:
    await visitor.play("Oliver")
    await visitor.command("creep spawn", creep=("Kos", "Kostený strážca"))
    await visitor.command("creep list")
    await save("creeps")
    await visitor.play("Marek")
    await visitor.command("challenge", target=("Kos", "Kostený strážca"), text="Vráť sa do hrobu!")
    for player, answer in (("Petra", "Pridať sa k vyzývateľom"), ("Lenka", "Hotovo"), ("Jakub", "Hotovo")):
        await visitor.play(player)
        await visitor.press("Čo môžem?")
        await visitor.press(answer)
    await visitor.play("Oliver")
    await visitor.press("Čo môžem?")
    await visitor.press("Hotovo")
    await visitor.play("Marek")
    await visitor.press("Čo môžem?")
    await visitor.choose("Kto proti komu?", "Radim Kladivo × Kostený strážca")
    await visitor.play("Petra")
    await save("fight")
    await visitor.press("Čo môžem?")
    await save("fight-menu")
    await visitor.press("Hotovo")
    await visitor.play("Oliver")
    await visitor.visit("kralovstvo/org-log")
    await save("fight-twin")
    await visitor.visit("kralovstvo/hra")


async def _new_guild(visitor: Visitor, save: Save) -> None:
    await visitor.visit("novy-svet/vseobecne")
    await visitor.command("setup start")
    await save("wizard-first")
    await visitor.press("Ďalej")
    await visitor.sees("2. krok")
    await save("wizard-second")
    await visitor.press("Doplniť a skončiť")
    await visitor.sees("môže sa hrať")
    await save("wizard-done")


async def _save(visitor: Visitor, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.png"
    await visitor.page.mouse.move(1, 1)
    busy = "#sandbox-welcome, .select-list"
    await visitor.page.evaluate(f"document.querySelector('{busy}')?.checkVisibility() || document.activeElement.blur()")
    await visitor.picture(path)
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(f"{path.name} has more than {MOST_BYTES} bytes")
    print(path.relative_to(ROOT))


def draw_portrait(path: Path) -> Path:
    """Draw a picture that could be a character's: a wood at dusk; return its path."""
    picture = Image.new("RGB", (400, 400))
    pen = ImageDraw.Draw(picture)
    for row in range(400):
        pen.line((0, row, 400, row), fill=(60 + row // 4, 50 + row // 8, 95 - row // 10))
    pen.ellipse((235, 55, 315, 135), fill="#f4e3b2")
    for place, (left, top, width) in enumerate(((10, 190, 120), (110, 140, 150), (235, 170, 150))):
        shade = ("#1d3a34", "#142c28", "#19332e")[place]
        for part in range(3):
            high, wide = top + part * 55, width // 2 - (2 - part) * 18
            middle = left + width // 2
            pen.polygon(((middle, high), (middle - wide, high + 105), (middle + wide, high + 105)), fill=shade)
    pen.rectangle((0, 350, 400, 400), fill="#10211e")
    picture.save(path)
    return path


def main() -> int:
    """Take all pictures; without a browser say so."""
    browser = find_browser()
    if browser is None:
        print("no Chromium: install Debian's package `chromium`, or name one in VIRTUAL_ORG_CHROMIUM", file=sys.stderr)
        return 2
    for kind in SIZES:
        asyncio.run(take_pictures(browser, kind))
    return 0


if __name__ == "__main__":
    sys.exit(main())
