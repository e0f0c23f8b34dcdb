"""The sandbox in a real browser: a newcomer plays the main job in Slovak and finds no dead end."""

from __future__ import annotations

import signal
import socket
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.command_line.words import sentence
from bot.game.requests import LONG
from bot.i18n.speech import LANGUAGES, read_speeches
from bot.sandbox.main import opened
from bot.sandbox.page import OWN_FILES, Pages
from bot.sandbox.wording import MENDED, WORDING, missing
from bot.settings import ROOT, Settings
from bot.store.tables import OutboxRow
from tests.e2e.visitor import PHONE, Visitor, browser_or_skip, port_of, sandbox, visiting
from tests.support.bot_process import started

GUILD = "novy-svet"
HALL = f"{GUILD}/vseobecne"
KNOWN_IDS = (1323802877231104000, 1323804135522304000, 1323803724480512000, 1323803309244416000)


@pytest.mark.browser
@pytest.mark.process
async def test_a_newcomer_plays_the_main_job_in_slovak_and_a_restart_keeps_it(tmp_path: Path) -> None:
    async with visiting(browser_or_skip()) as visitor:
        async with sandbox(tmp_path) as (process, address):
            await visitor.enter(address, HALL)
            await set_up_the_empty_guild(visitor)
            await create_two_characters(visitor)
            await get_an_ability_by_reaction(visitor)
            await reach_level_two(visitor)
            await get_an_ability_by_button(visitor)
            await hear_of_it(visitor)
            await look_at_the_sheet(visitor)
            assert await process.end(signal.SIGINT) in (0, 130), process.text
            assert "Traceback" not in process.text
        async with sandbox(tmp_path, port_of(address)) as (process, _):
            # The page notices by itself that the sandbox is back.
            await visitor.page.locator(".channel-message", has_text="spustila znova").wait_for()
            await visitor.quiet()
            await look_at_the_sheet(visitor)
            await visitor.play("Nina")
            await visitor.visit(await channel_named(visitor, "schvaľovanie"))
            await visitor.sees("spustila znova")


async def channel_named(visitor: Visitor, name: str) -> str:
    """Return the key of a channel of the new guild by its name; the bot made it."""
    link = visitor.page.locator(f"#sandbox-bar a[data-channel^='{GUILD}/']", has_text=name)
    await link.wait_for(state="attached")
    return await link.get_attribute("data-channel") or ""


async def set_up_the_empty_guild(visitor: Visitor) -> None:
    """Walk through the guided set-up and let the bot make what is missing."""
    await visitor.command("setup start")
    await visitor.sees("Nastavenie: 1. krok z 2")
    await visitor.press("Ďalej")
    await visitor.sees("Nastavenie: 2. krok z 2")
    await visitor.press("Doplniť a skončiť")
    await visitor.sees("Hotovo, môže sa hrať")


async def create_two_characters(visitor: Visitor) -> None:
    """One character by options, one by the menus."""
    await visitor.play("Filip")
    await visitor.command(
        "character create", name="Bruno", faction=("Moy", "Moy-ovia"), **{"class": ("Hran", "Hraničiar")}
    )
    await visitor.sees("Bruno", "Postava je vytvorená")
    await visitor.command("character create", name="Žofia z Lúk")
    await visitor.choose("Vyber frakciu", "Kamelot")
    await visitor.choose("Vyber povolanie", "Bojovník")
    await visitor.sees("Žofia z Lúk", "Postava je vytvorená")


async def get_an_ability_by_reaction(visitor: Visitor) -> None:
    """The player asks, the ORG taps the bot's own mark."""
    await visitor.press("Vybrať schopnosť")
    await visitor.choose("Vyber schopnosť", "Vytrvalosť")
    await visitor.sees("Žiadosť je odoslaná")
    await visitor.play("Nina")
    await visitor.visit(await channel_named(visitor, "schvaľovanie"))
    await visitor.sees("Vytrvalosť: Žofia z Lúk", "Po schválení")
    await visitor.react("✅")
    await visitor.sees("Vytrvalosť: Žofia z Lúk", "Schválené")


async def reach_level_two(visitor: Visitor) -> None:
    """The ORG gives experience."""
    await visitor.visit(HALL)
    await visitor.command("xp add", character=("Žof", "Žofia"), amount="3", source=("", "Úloha"))
    await visitor.sees("Žofia z Lúk", "Úroveň 1 → 2")


async def get_an_ability_by_button(visitor: Visitor) -> None:
    """The player chooses again, the ORG taps a button of the card."""
    await visitor.play("Filip")
    await visitor.command("ability choose", ability=("", "Ničenie"))
    await visitor.sees("Žiadosť je odoslaná", "Ničenie")
    await visitor.play("Nina")
    await visitor.visit(await channel_named(visitor, "schvaľovanie"))
    await visitor.sees("Ničenie: Žofia z Lúk", "Po schválení")
    await visitor.press("Schváliť")
    await visitor.sees("Ničenie: Žofia z Lúk", "Schválené")


async def hear_of_it(visitor: Visitor) -> None:
    """The player is told, at night in the morning: the clock can be moved there."""
    await visitor.play("Filip")
    await visitor.move("deadline")
    await visitor.sees("@Filip")


async def look_at_the_sheet(visitor: Visitor) -> None:
    """The sheet shows what was reached."""
    await visitor.play("Filip")
    await visitor.command("character show")
    await visitor.sees("Žofia z Lúk", "úroveň 2", "5 / 5 životov", "Vytrvalosť", "Ničenie")


@pytest.mark.browser
@pytest.mark.process
async def test_the_populated_guild_waits_for_an_org_on_a_phone(tmp_path: Path) -> None:
    async with visiting(browser_or_skip(), PHONE) as visitor, sandbox(tmp_path) as (_, address):
        await visitor.page.goto(address)
        await visitor.page.locator("#sandbox-welcome", has_text="Vitaj v skúšobni").wait_for()
        await visitor.close_welcome()
        await visitor.visit("kralovstvo/schvalovanie")
        await visitor.sees("Po schválení")
        await visitor.press("Zamietnuť")
        await visitor.press("Dôvod")
        await visitor.submit("Skús to na budúce.")
        await visitor.sees("Zamietnuté", "Skús to na budúce.")
        # Whoever may not see the channel is led to one that is open.
        await visitor.page.select_option("#sandbox-viewer", index=1)
        await visitor.page.locator("a[data-channel='kralovstvo/hra'][aria-current]").wait_for(state="attached")
        await visitor.quiet()
        await visitor.command("help")
        await visitor.page.locator(".channel-message .command-mention").first.click()
        await visitor.page.locator(".command-chip").wait_for()


@pytest.mark.process
async def test_a_busy_port_is_one_sentence_with_the_repair(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        async with started("sandbox", "nowhere:1", tmp_path, SANDBOX_PORT=port) as process:
            assert await process.end() == 2
            assert process.text == sentence("port-busy", port=port) + "\n"


async def test_what_was_made_in_the_simulated_discord_is_there_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, data_folder=tmp_path, sandbox_port=0)
    async with opened(settings) as sandbox:
        place = sandbox.world.places[GUILD]
        role, channel = place.guild.create_role("Strážcovia"), place.guild.create_text_channel("strážnica")
        sandbox.env.backend.add_member_role(place.guild.id, place.people["filip"].id, role.id)
        await sandbox.move(timedelta(hours=1))
        moment, kept = sandbox.env.now(), (role.id, channel.id)
    async with opened(settings) as sandbox:
        backend, place = sandbox.env.backend, sandbox.world.places[GUILD]
        assert (place.guild.roles["Strážcovia"].id, place.guild.channels["strážnica"].id) == kept
        assert kept[0] in backend.guilds[place.guild.id].members[place.people["filip"].id].role_ids
        assert f"{GUILD}/{kept[1]}" in sandbox.windows
        assert sandbox.env.now() >= moment


async def test_what_is_due_on_the_way_of_a_day_happens_in_its_time(tmp_path: Path) -> None:
    async with opened(Settings(_env_file=None, data_folder=tmp_path, sandbox_port=0)) as sandbox:
        start, guild_id = sandbox.env.now(), sandbox.world.places["kralovstvo"].guild.id
        due = [start + timedelta(hours=hours) for hours in (3, 3.5, 9)]
        async with sandbox.game.database.begin(write=True) as unit:
            for moment in due:
                unit.outbox.add(letter_in_the_log(guild_id, moment))
        await sandbox.move(timedelta(days=1))
        assert timedelta(days=1) <= sandbox.env.now() - start < timedelta(days=1, minutes=1)
        backend, channel = sandbox.env.backend, sandbox.world.places["kralovstvo"].channels["org-log"]
        told = [datetime.fromisoformat(message.timestamp) for message in backend.messages[channel.id].values()]
        # The last one reminds of the request that waits in this guild from the beginning.
        late = [moment - wanted for moment, wanted in zip(told, [*due, start + LONG], strict=True)]
        assert all(timedelta() <= one < timedelta(minutes=1) for one in late), late


def letter_in_the_log(guild_id: int, due: datetime) -> OutboxRow:
    """Return something that is to be said in the ORG log at a moment."""
    payload = {"text": "log-set-up", "arguments": {}}
    return OutboxRow(
        guild_id=guild_id,
        kind="log",
        key=f"test:{due}",
        channel_id=None,
        user_id=None,
        payload=payload,
        due_at=due,
        attempts=0,
        sent_at=None,
        message_id=None,
        failure=None,
    )


async def test_the_database_finds_its_guilds_channels_and_people_at_every_start(tmp_path: Path) -> None:
    async with opened(Settings(_env_file=None, data_folder=tmp_path, sandbox_port=0)) as sandbox:
        place = sandbox.world.places["kralovstvo"]
        ids = (place.guild.id, place.org_role_id, place.channels["schvalovanie"].id, place.people["zuzana"].id)
    # Written down, because a database somewhere refers to them: a change of the plans must not change them.
    assert ids == KNOWN_IDS


def test_every_word_we_replace_is_still_on_simcords_page() -> None:
    assert missing() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_made_in_every_language(language: str) -> None:
    pages = Pages(read_speeches([ROOT / "bot" / "i18n" / "texts"]))
    for name in (*OWN_FILES, *WORDING, *MENDED, "preview.css"):
        file = pages.file(name, language)
        assert file is not None and file.body
    index = pages.file("index.html", language)
    assert index is not None and f'<html lang="{language}">'.encode() in index.body


def test_an_unknown_file_is_no_page() -> None:
    pages = Pages(read_speeches([ROOT / "bot" / "i18n" / "texts"]))
    assert pages.file("../main.py", "sk") is None
    assert pages.file("protocol.schema.json", "sk") is None


def test_the_sandbox_has_a_port_of_its_own() -> None:
    assert Settings(_env_file=None).sandbox_port == 8765
