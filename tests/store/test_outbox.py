"""The outbox: what was decided is said, once, whatever happens between the commit and the sending."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game import outbox
from bot.game.desk import write
from bot.store.tables import OutboxRow
from tests.support.table import PETRA, Table, open_table
from tests.support.world import World, text_of

HOUR = 3_600


def texts_in(channel: Any) -> list[str]:
    """Return what stands in a channel, the oldest first."""
    return [text_of(message) for message in channel.history()]


async def rows(world: World) -> list[OutboxRow]:
    """Return what is still to be said, whenever it is due."""
    async with world.game.database.begin(write=False) as unit:
        found: list[OutboxRow] = await unit.outbox.due(world.guild.id, world.env.now().replace(year=2100))
        return found


async def create(world: World, name: str = "Jasmína") -> Any:
    """Let the player create a warrior."""
    return await world.player.slash(
        world.play, "character create", name=name, faction="kamelot", **{"class": "bojovnik"}
    )


async def ask(world: World) -> None:
    """Let the player ask for an ability."""
    await world.player.slash(world.play, "ability choose", ability="vytrvalost")


async def choose_channel(world: World, use: str, channel: Any) -> None:
    """Let the keeper set a channel."""
    await world.keeper.slash(world.play, "setup channel", use=use, channel=channel)


async def test_a_card_not_sent_before_the_crash_is_posted_once_after_the_restart(world: World) -> None:
    await create(world)
    world.env.inject_error("POST", f"/channels/{world.approvals.id}/messages", status=500, times=1)
    await ask(world)
    assert world.approvals.history() == []
    await world.restart()
    await world.later(HOUR)
    await world.restart()
    await world.later(HOUR)
    assert len(world.approvals.history()) == 1
    await world.org.react(world.approvals.last_message, "✅")
    assert "Vytrvalosť" in text_of(await world.player.slash(world.play, "ability list"))


async def test_a_kill_between_commit_and_sending_loses_and_doubles_nothing(world: World) -> None:
    class Killed(BaseException):
        pass

    async def die(_guild_id: int) -> None:
        raise Killed

    await create(world)
    before = len(world.log.history())
    world.bot.postman.deliver = die
    caller = world.caller(world.org, "killed")
    async with write(world.game, caller) as desk:
        desk.log("log-set-up")
    with pytest.raises(Killed):
        await world.bot.postman.deliver(world.guild.id)
    assert len(await rows(world)) == 1
    await world.restart()
    await world.restart()
    assert len(world.log.history()) == before + 1
    assert await rows(world) == []


async def test_a_card_whose_marks_failed_is_marked_later_and_not_posted_again(world: World) -> None:
    await create(world)
    world.env.inject_error("PUT", "/channels/*/reactions/*", status=500, times=1)
    await ask(world)
    await world.later(HOUR)
    (card,) = world.approvals.history()
    assert {str(reaction.emoji) for reaction in card.reactions} == {"✅", "❌"}


async def test_a_broken_letter_does_not_hold_up_the_others(world: World) -> None:
    world.faults_expected = True
    before = len(world.log.history())
    async with write(world.game, world.caller(world.org, "broken")) as desk:
        desk.say("log", "x", text="log-set-up", arguments="none at all")
        desk.say("no-such-kind", "y")
        desk.say("card", "z", request_id="not a number")
        desk.log("log-set-up")
    await world.bot.postman.deliver(world.guild.id)
    assert len(world.log.history()) == before + 1
    assert len(await rows(world)) == 3
    assert len(world.bot.faults) == 3


async def test_a_letter_that_cannot_be_drawn_does_not_hold_up_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.faults_expected = True
    await create(world)
    await ask(world)
    ways = world.bot.postman._ways
    real, seen = ways.post, []

    async def stumble_once(guild_id: int, letter: Any) -> Any:
        seen.append(letter)
        if len(seen) == 1:
            raise ValueError("a mistake of ours")
        return await real(guild_id, letter)

    monkeypatch.setattr(ways, "post", stumble_once)
    before = len(world.log.history())
    async with write(world.game, world.caller(world.org, "stumble")) as desk:
        desk.log("log-set-up")
        desk.say("card", "card", request_id=1)
    await world.bot.postman.deliver(world.guild.id)
    assert (len(world.log.history()), len(world.approvals.history())) == (before, 1)
    await world.later(HOUR)
    assert len(world.log.history()) == before + 1


async def test_more_than_an_armful_goes_out_at_once(world: World) -> None:
    async with write(world.game, world.caller(world.org, "many")) as desk:
        for _ in range(120):
            desk.log("log-set-up")
    await world.bot.postman.deliver(world.guild.id)
    # An armful of lines is one message: Discord takes only a few messages a second.
    assert len(world.log.history()) == 3
    assert sum(text.count("⚙️") for text in texts_in(world.log)) == 120


async def test_letters_go_out_in_the_order_they_were_written(world: World) -> None:
    for name in ("Prvá", "Druhá", "Tretia"):
        await create(world, name)
    told = texts_in(world.log)[-3:]
    assert [name in text for name, text in zip(("Prvá", "Druhá", "Tretia"), told, strict=True)] == [True] * 3


async def test_a_letter_put_back_comes_again_with_the_clock_and_ever_later(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.log.id}/messages", status=500, times=3)
    await create(world)
    waits = []
    for attempts in (1, 2, 3):
        (row,) = await rows(world)
        assert row.attempts == attempts
        waits.append((row.due_at - world.env.now()).total_seconds())
        await world.later(waits[-1] - 1)
        assert len(await rows(world)) == 1
        await world.later(1)
    assert waits == [30, 60, 120]
    assert await rows(world) == []
    assert len(world.log.history()) == 1


async def test_the_clockwork_itself_ticks(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.log.id}/messages", status=500, times=1)
    await create(world)
    assert world.log.history() == []
    await world.env.advance_time(70)
    assert len(world.log.history()) == 1


async def test_a_notice_in_quiet_hours_comes_in_the_morning(world: World) -> None:
    await create(world)
    await world.org.slash(world.play, "lives add", character="Jasmína", amount=-1, reason="pasca")
    (row,) = await rows(world)
    assert row.kind == "notice"
    assert row.due_at.astimezone(world.env.now().tzinfo).hour == 7  # eight in Bratislava in winter
    before = len(world.play.history())
    await world.later(6 * HOUR + 1_800)
    assert len(world.play.history()) == before
    await world.later(HOUR)
    assert len(world.play.history()) == before + 1
    assert await rows(world) == []


async def test_logs_wait_for_a_deleted_channel_until_there_is_a_new_one(world: World) -> None:
    await world.env.bot.http.delete_channel(world.log.id)
    await create(world)
    assert len(await rows(world)) == 1
    fresh = world.guild.create_text_channel("novy-log")
    await choose_channel(world, "log", fresh)
    await world.later(2 * HOUR)
    assert any("Jasmína" in text for text in texts_in(fresh))
    assert await rows(world) == []


async def test_a_card_moves_to_the_new_channel_when_the_old_one_is_deleted(world: World) -> None:
    await create(world)
    await ask(world)
    await world.env.bot.http.delete_channel(world.approvals.id)
    fresh = world.guild.create_text_channel("nove-schvalovanie")
    await choose_channel(world, "approvals", fresh)
    await world.org.slash(world.play, "approvals")
    await world.restart()
    await world.later(2 * HOUR)
    (card,) = fresh.history()
    await world.org.react(card, "✅")
    assert "Vytrvalosť" in text_of(await world.player.slash(world.play, "ability list"))


async def test_a_deleted_card_is_posted_anew_once(world: World) -> None:
    await create(world)
    await ask(world)
    await world.env.bot.http.delete_message(world.approvals.id, world.approvals.last_message.id)
    await world.env.settle()
    assert len(world.approvals.history()) == 1


async def test_what_is_to_be_said_is_kept_with_its_cause_or_not_at_all(table: Table) -> None:
    with pytest.raises(ZeroDivisionError):
        await say_and_stumble(table)
    async with table.game.database.begin(write=False) as unit:
        assert await unit.outbox.guilds_waiting(table.watch.now()) == []


async def say_and_stumble(table: Table) -> None:
    """Say something and fail before the commit."""
    async with write(table.game, table.caller(PETRA)) as desk:
        desk.log("log-set-up")
        await desk.unit.flush()
        raise ZeroDivisionError


async def test_a_reader_of_the_outbox_writes_nothing(database_url: str) -> None:
    table = await open_table(database_url, channels={})
    async with write(table.game, table.caller(PETRA)) as desk:
        desk.notify(424_242, "notice-bell")  # somebody never seen before
    async with table.game.database.begin(write=True):  # on SQLite nobody else could write now
        (letter,) = await outbox.letters(table.game, table.guild_id)
    assert letter.user_id == 424_242
    await table.game.database.close()
