"""Answers: after a restart, after a while, too late for anybody to read, and nothing left behind in memory."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.game import abilities, xp
from bot.i18n.page import Button, Page
from cogs.support import limits
from cogs.support.draw import draw
from tests.support.pages import button, menu, refused, sqlite_only, whole
from tests.support.world import World


async def test_after_a_restart_each_button_still_means_its_own_card(world: World) -> None:
    for actor, name, ability in ((world.player, "Prvá", "vytrvalost"), (world.other, "Druhá", "nicenie")):
        await actor.slash(world.play, "character create", name=name, faction="kamelot", **{"class": "bojovnik"})
        await actor.slash(world.play, "ability choose", ability=ability)
    sheet = await world.player.slash(world.play, "character show")
    await world.restart()
    first, second = world.approvals.history()
    await world.org.click(first, custom_id="vb:approve:1")
    await world.org.click(second, custom_id="vb:decline:2")
    assert "Vytrvalosť" in whole(await world.player.slash(world.play, "ability list"))
    assert "Ničenie" not in whole(await world.other.slash(world.play, "ability list"))
    told = await world.player.click(sheet.response, custom_id=button(sheet, "history"))
    assert "Prvá" in whole(told)


async def test_a_form_opened_before_a_restart_is_taken_after_it(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Kňažka", faction="kamelot", **{"class": "knaz"})
    form = await world.player.slash(world.play, "ability choose", ability="bohosluzba")
    await world.restart()
    told = await world.player.submit_modal(form, {"deity": "Brigid"})
    assert not refused(told)
    assert "Brigid" in str(world.approvals.last_message.embeds[0].description)  # type: ignore[union-attr]


@sqlite_only
async def test_hundreds_of_buttons_leave_nothing_in_memory(world: World) -> None:
    for _ in range(40):
        await world.player.slash(world.play, "help")
    page = await world.player.slash(world.play, "rules", query="a")
    await world.org.slash(world.play, "xp bulk")
    store = world.bot._connection._view_store
    assert not [view for views in store._views.values() for view in views]
    assert not store._synced_message_views
    assert not store._modals
    assert not refused(await world.player.select(page.response, ["class:druid"], custom_id=menu(page)))


@sqlite_only
async def test_a_reconnect_and_a_second_ready_leave_one_handler(world: World) -> None:
    page = await world.player.slash(world.play, "help")
    for _ in range(2):
        await world.bot.get_cog("Clockwork").on_ready()  # type: ignore[union-attr]  # what a new READY brings
    before = len(world.env.http_requests)
    await world.player.click(page.response, custom_id=button(page, "help:rules"))
    assert len(world.env.http_requests) == before + 1


class Slow:
    """A use case that does not come to an end before it is let go."""

    def __init__(self, world: World, real: Any) -> None:
        self.world, self.real, self.free = world, real, asyncio.Event()
        world.env.settle_timeout = 1.8  # the two seconds are the clock's, nobody waits for them

    async def __call__(self, *arguments: Any, **options: Any) -> Any:
        await self.world.env.external_wait(self.free.wait(), reason="the database is slow")
        return await self.real(*arguments, **options)

    async def let_go(self) -> None:
        """Let the use case go on to its end."""
        self.free.set()
        await self.world.env.settle()


@pytest.fixture
async def slow_xp(world: World, monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Adding XP takes its time."""
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    slow = Slow(world, xp.add)
    monkeypatch.setattr(xp, "add", slow)
    return slow


@sqlite_only
async def test_an_answer_that_takes_longer_than_two_seconds_is_put_off_privately(world: World, slow_xp: Slow) -> None:
    told = await world.org.slash(world.play, "xp add", character="Jasmína", amount=1, source="quest")
    await world.env.advance_time(1.9)
    assert not told.acknowledged
    await world.env.advance_time(0.2)
    assert told.deferred
    assert told.ephemeral
    await slow_xp.let_go()
    assert "+1 XP" in whole(told)


@sqlite_only
async def test_an_answer_within_two_seconds_is_not_put_off(world: World, slow_xp: Slow) -> None:
    told = await world.org.slash(world.play, "xp add", character="Jasmína", amount=1, source="quest")
    await world.env.advance_time(1.9)
    await slow_xp.let_go()
    assert not told.deferred
    assert "+1 XP" in whole(told)


@sqlite_only
async def test_a_form_that_comes_too_late_becomes_a_button_that_opens_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.org.slash(world.play, "character create", name="Kňaz", faction="kamelot", **{"class": "knaz"})
    slow = Slow(world, abilities.choose)
    monkeypatch.setattr(abilities, "choose", slow)
    told = await world.org.slash(world.play, "ability choose", ability="bohosluzba")
    await world.env.advance_time(2.1)
    assert told.deferred
    await slow.let_go()
    assert "dlhšie" in whole(told)
    form = await world.org.click(told.response, custom_id=button(told, "deity"))
    assert form.modal is not None
    assert not refused(await world.org.submit_modal(form, {"deity": "Brigid"}))


@sqlite_only
async def test_an_answer_nobody_waits_for_any_more_was_carried_out_all_the_same(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    for status, code in ((404, 10062), (500, 0), (400, 40060)):
        world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
        await world.org.slash(world.play, "xp add", character="Jasmína", amount=1, source="quest")
    assert "3 / 6 XP" in whole(await world.player.slash(world.play, "xp show"))
    # The log was told although the answer was lost.
    assert sum("+1 XP" in str(message.embeds[0].description) for message in world.log.history()) == 3


async def test_an_empty_page_and_a_label_of_nothing_but_spaces_still_make_a_message() -> None:
    [drawn] = draw(Page(buttons=(Button("x" * 300, "help:player", emoji="✅"),)))
    assert drawn.embed.description == "–"
    assert drawn.view is not None
    assert len(drawn.view.children[0].item.label) <= limits.BUTTON_LABEL  # type: ignore[attr-defined]
