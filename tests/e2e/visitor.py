"""A visitor of the sandbox in a real browser: types commands, taps buttons and menus, and reads what comes."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, async_playwright

from tests.support.bot_process import BotProcess, started
from workshop.system import find_browser

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE, DESKTOP = (390, 844), (1280, 800)
PATIENCE_MILLISECONDS = 20_000
QUIET = (
    "(s => s && s.ready && !s.pendingAction && s.awaitingRevision === null && s.commandPicker.state !== 'pending')"
    "(window.simcordPreview)"
)


def browser_or_skip() -> str:
    """Return the path of a Chromium; skips the test where there is none, fails where CI counts on one."""
    path = find_browser()
    if path is None and os.environ.get("CI") == "true":
        pytest.fail("CI=true and no Chromium: install Debian's package `chromium`, or name one in VIRTUAL_ORG_CHROMIUM")
    if path is None:
        pytest.skip("no Chromium: install Debian's package `chromium`, or name one in VIRTUAL_ORG_CHROMIUM")
    return path


def address_in(text: str) -> str:
    """Return the address that the sandbox has printed."""
    found = re.search(r"http://\S+", text)
    assert found, text
    return found[0]


@dataclass(slots=True)
class Visitor:
    """Somebody at the page; option values that are pairs are typed and then chosen from what is offered."""

    page: Page

    async def enter(self, address: str, channel: str) -> None:
        """Open the page at a channel (`guild/channel`) and close the welcome."""
        await self.page.goto(f"{address}#{channel}")
        await self.close_welcome()
        await self.quiet()

    async def close_welcome(self) -> None:
        """Tap away the welcome, which comes once."""
        welcome = self.page.locator("#sandbox-welcome .sandbox-primary")
        await self.page.locator("#sandbox-bar a").first.wait_for(state="attached")
        if await welcome.count():
            await welcome.click()

    async def quiet(self) -> None:
        """Wait until the page has shown everything it knows."""
        await self.page.wait_for_function(QUIET)

    async def play(self, name: str) -> None:
        """Play another person of the guild."""
        option = self.page.locator("#sandbox-viewer option", has_text=name)
        await option.wait_for(state="attached")
        person = await option.get_attribute("value") or ""
        await self.page.select_option("#sandbox-viewer", value=person)
        await self.page.wait_for_function(f"{QUIET} && window.simcordPreview.viewerId === '{person}'")

    async def visit(self, channel: str) -> None:
        """Go to a channel by its key, through the bar."""
        link = self.page.locator(f"#sandbox-bar a[data-channel='{channel}']")
        await link.wait_for(state="attached")
        if not await link.is_visible() or self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            await self.page.click(".sandbox-menu")
        await link.click()
        await self.page.wait_for_function(f"location.hash === '#{channel}' && document.title.startsWith('#')")
        await self.page.locator(f"#sandbox-bar a[data-channel='{channel}'][aria-current]").wait_for(state="attached")
        await self.quiet()

    async def command(self, invocation: str, **options: str | tuple[str, str]) -> None:
        """Choose a command from the list, fill its options in and send it."""
        await self.begin(invocation)
        for name, value in options.items():
            await self._fill(name, value)
        await self.page.click("#send-message")
        await self.page.locator(".command-row").wait_for(state="detached")
        await self.quiet()

    async def begin(self, invocation: str) -> None:
        """Type a command and choose it from the list."""
        await self.page.fill("#channel-composer-input", f"/{invocation}")
        await self.page.locator(f".command-entry:has(strong:text-is('/{invocation}'))").click()

    async def _fill(self, name: str, value: str | tuple[str, str]) -> None:
        pill = self.page.locator(f".command-pill[data-option='{name}']")
        if not await pill.count():
            if not await self.page.locator(".command-popup:visible .command-suggestion").count():
                await self.page.locator(".command-ghost").click()
            offered = self.page.locator(f".command-suggestion:has(.command-suggestion-label:text-is('{name}'))")
            await offered.click()
        field = pill.locator(".command-option-input")
        typed, chosen = value if isinstance(value, tuple) else (value, None)
        await field.click()
        await field.fill(typed)
        if chosen is not None:
            await self.page.locator(".command-popup:visible .command-suggestion", has_text=chosen).first.click()

    async def choose(self, prompt: str, *answers: str) -> None:
        """Open the newest menu with this prompt (or present choice) and choose from it."""
        menu = self.page.locator(".channel-message .select-trigger", has_text=prompt).last
        await menu.click()
        for answer in answers:
            await self.page.locator(".select-list:visible .select-option", has_text=answer).first.click()
        apply = self.page.locator(".select-apply:visible")
        if await apply.count():
            await apply.click()
        await self.quiet()

    async def press(self, label: str) -> None:
        """Tap the newest button with this label, written just so: "Nie" is no "nie"."""
        written = re.compile(re.escape(label))
        await self.page.locator(".channel-message button.component-button", has_text=written).last.click()
        await self.quiet()

    async def say(self, *texts: str) -> None:
        """Type plain messages into the channel."""
        for text in texts:
            await self.page.fill("#channel-composer-input", text)
            await self.page.click("#send-message")
            await self.sees(text)
            await self.quiet()

    async def read_letter(self, name: str) -> None:
        """Tap the newest bell that rings for somebody, who then reads privately what it is about."""
        bell = self.messages.filter(has_text=f"@{name}").last
        await bell.locator("button.component-button", has_text="Prečítať").click()
        await self.quiet()

    async def submit(self, text: str) -> None:
        """Fill in the one field of the form that is open, and send it."""
        await self.page.locator(".modal-dialog textarea").fill(text)
        await self.page.click(".modal-actions .button-primary")
        await self.page.locator(".modal-dialog").wait_for(state="detached")
        await self.quiet()

    async def move(self, how: str) -> None:
        """Move the clock by a button of the page: `minutes`, `hour`, `day` or `deadline`."""
        if not await self.page.locator("#sandbox-moves").is_visible():
            await self.page.click(".sandbox-clock")
        async with self.page.expect_response("**/sandbox/clock"):
            await self.page.click(f"[data-move='{how}']")
        await self.page.locator("#sandbox-top:not([aria-busy])").wait_for()
        await self.quiet()

    async def react(self, emoji: str) -> None:
        """Tap a reaction of the newest message that has it."""
        await self.page.locator(".channel-message .reaction-chip", has_text=emoji).last.click()
        await self.quiet()

    async def sees(self, *texts: str) -> None:
        """Wait until the newest messages, one of them, say all of these."""
        message = self.messages
        for text in texts:
            message = message.filter(has_text=text)
        await message.last.wait_for()

    @property
    def messages(self) -> Locator:
        """Every message in sight."""
        return self.page.locator(".channel-message")

    async def picture(self, path: Path) -> None:
        """Save what the visitor sees."""
        await self.quiet()
        await self.page.screenshot(path=path)


@asynccontextmanager
async def visiting(browser: str, size: tuple[int, int] = DESKTOP) -> AsyncIterator[Visitor]:
    """Open a browser window of `size`, gone at the end of the block."""
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=browser, args=FLAGS)
        # The page allows no script but its own, which is what playwright's waiting needs.
        width, height = size
        context = await chromium.new_context(
            bypass_csp=True,
            viewport={"width": width, "height": height},
            locale="sk-SK",
            timezone_id="Europe/Bratislava",
        )
        page = await context.new_page()
        page.set_default_timeout(PATIENCE_MILLISECONDS)
        try:
            yield Visitor(page)
        finally:
            await chromium.close()


@asynccontextmanager
async def sandbox(folder: Path, port: int = 0) -> AsyncIterator[tuple[BotProcess, str]]:
    """Run the sandbox as a process of its own and yield it with its address."""
    async with started("sandbox", "nowhere:1", folder, SANDBOX_PORT=str(port)) as process:
        await process.until_says("http://")
        yield process, address_in(process.text)


def port_of(address: str) -> int:
    """Return the port in an address."""
    return int(address.rstrip("/").rpartition(":")[2])
