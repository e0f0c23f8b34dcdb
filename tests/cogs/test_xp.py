"""Experience through the front door: added, corrected, logged, ranked, and given to many at once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.characters.keep import audit
from bot.store.tables import Character
from tests.support.pages import as_read, button, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.world import World, text_of


@pytest.fixture
async def playing(world: World) -> World:
    """Two players have a character each."""
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    await world.other.slash(world.play, "character create", name="Ivan Veľký", faction="kamelot", **{"class": "knaz"})
    return world


async def add(
    world: World, amount: int, *, source: str = "quest", character: str = "Jasmína", reason: str | None = None
) -> Any:
    """Let an ORG add XP."""
    more = {"reason": reason} if reason else {}
    return await world.org.slash(world.play, "xp add", character=character, amount=amount, source=source, **more)


async def total(world: World, name: str = "Jasmína") -> int:
    """Return the XP of a character."""
    async with world.game.database.begin(write=False) as unit:
        [character] = [one for one in await unit.characters.all(world.guild.id) if one.name == name]
        assert isinstance(character, Character)
        return int(character.sheet["xp"])


async def logged(world: World, name: str = "Jasmína") -> int:
    """Return the sum of a character's XP entries."""
    async with world.game.database.begin(write=False) as unit:
        [character] = [one for one in await unit.characters.all(world.guild.id) if one.name == name]
        return sum(entry.fact["amount"] for entry in await unit.ledger.of_character(character.id, kinds=["xp_changed"]))


async def bulk(world: World, lines: str, *, source: str = "quest", reason: str = "") -> Any:
    """Let an ORG fill in the form."""
    form = await world.org.slash(world.play, "xp bulk")
    return await world.org.submit_modal(form, {"lines": lines, "source": source, "reason": reason})


@rule("DBF-XP-7")
async def test_a_threshold_reached_tells_what_is_open_now(playing: World) -> None:
    world = playing
    await world.later(8 * 3600)  # quiet hours are over
    told = await add(world, 3)
    assert "+3 XP" in whole(told)
    assert "1 → **2**" in whole(told)
    [bell] = [message for message in world.play.history() if message.content == world.player.mention]
    read = whole(await world.player.click(bell, custom_id=button(bell, "read_notice")))
    assert "úroveň **2**" in read
    assert "ability choose" in read
    assert "3 / 6 XP" in whole(await world.player.slash(world.play, "xp show"))
    assert "úroveň 2" in as_read(text_of(world.log.last_message))


async def test_a_correction_takes_away_and_nothing_else_does(playing: World) -> None:
    world = playing
    await add(world, 5)
    assert refused(await add(world, -1))
    assert refused(await add(world, 0))
    assert refused(await add(world, -6, source="correction"))
    assert await total(world) == 5
    told = await add(world, -3, source="correction", reason="Omyl")
    assert "−3 XP" in whole(told)
    assert "2 → **1**" in whole(told)
    log = whole(await world.player.slash(world.play, "xp log"))
    assert "−3" in log
    assert "Omyl" in log
    assert await total(world) == await logged(world) == 2
    assert await audit(world.game, world.guild.id) == []


async def test_no_sum_overflows_and_the_log_stays_the_truth(playing: World) -> None:
    world = playing
    for _ in range(3):
        assert not refused(await add(world, 10**9))
    form = "\n".join(["Jasmína 999999999999"])
    assert refused(await bulk(world, form))
    assert not refused(await add(world, -(10**9), source="correction"))
    assert await total(world) == await logged(world) == 2 * 10**9
    assert "2000000000" in whole(await world.player.slash(world.play, "xp show")).replace("\u00a0", "").replace(
        " ", ""
    ).replace(".", "").replace(",", "")
    assert await audit(world.game, world.guild.id) == []


@sqlite_only
async def test_a_correction_below_an_ability_says_which_one_stands_above_the_level(playing: World) -> None:
    world = playing
    await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    await world.org.react(world.approvals.last_message, "✅")
    await add(world, 3)
    await world.player.slash(world.play, "ability choose", ability="nicenie")
    await world.org.react(world.approvals.last_message, "✅")
    told = await add(world, -1, source="correction")
    assert "Ničenie" in whole(told)


async def test_the_log_names_the_giver_even_when_the_giver_is_gone(playing: World) -> None:
    world = playing
    await add(world, 3, reason="Drak")
    await world.second_org.slash(world.play, "xp add", character="Jasmína", amount=-1, source="correction")
    world.guild.remove_member(world.org)
    log = whole(await world.player.slash(world.play, "xp log"))
    assert "+3 XP" in log
    assert world.org.mention in log.splitlines()[-1]
    assert world.second_org.mention in log.splitlines()[1] or world.second_org.mention in log
    assert log.index("−1") < log.index("+3")


@sqlite_only
async def test_only_orgs_give_and_owners_look(playing: World) -> None:
    world = playing
    for command, typed in (
        ("xp add", {"character": "Jasmína", "amount": 5, "source": "quest"}),
        ("xp bulk", {}),
        ("xp top", {}),
        ("xp show", {"character": "Ivan Veľký"}),
        ("xp log", {"character": "Ivan Veľký"}),
        ("lives add", {"character": "Jasmína", "amount": 1, "reason": "x"}),
    ):
        told = await world.player.slash(world.play, command, **typed)
        assert told.modal is None, command
        assert refused(told), command
    assert await total(world) == 0


async def test_the_ranking_opens_to_players_by_a_ruling(playing: World) -> None:
    world = playing
    await add(world, 2, character="Ivan Veľký")
    assert refused(await world.player.slash(world.play, "xp top"))
    await world.keeper.slash(world.play, "setup rule", key="xp_top_open", value="true")
    told = whole(await world.player.slash(world.play, "xp top"))
    assert told.index("Ivan Veľký") < told.index("Jasmína")
    await world.keeper.slash(world.play, "setup rule", key="xp_top_open", value="nie")
    assert refused(await world.player.slash(world.play, "xp top"))


# -- many at once


async def test_many_get_xp_after_a_preview_and_a_second_tap_gives_no_more(playing: World) -> None:
    world = playing
    page = await bulk(world, "Jasmína 3\n  ivan velky\u00a0+2  \n\n", reason="Turnaj")
    assert "+3" in whole(page)
    assert "Ivan Veľký" in whole(page)
    assert (await total(world), await total(world, "Ivan Veľký")) == (0, 0)
    confirm = button(page, "xp_bulk_confirm")
    done = await world.org.click(page.response, custom_id=confirm)
    assert not refused(done)
    assert (await total(world), await total(world, "Ivan Veľký")) == (3, 2)
    assert "Turnaj" in whole(await world.player.slash(world.play, "xp log"))
    assert await audit(world.game, world.guild.id) == []


@sqlite_only
async def test_an_older_preview_does_not_confirm_a_newer_form(playing: World) -> None:
    world = playing
    older = await bulk(world, "Jasmína 1")
    newer = await bulk(world, "Jasmína 100")
    told = await world.org.click(older.response, custom_id=button(older, "xp_bulk_confirm"))
    assert refused(told)
    assert await total(world) == 0
    await world.org.click(newer.response, custom_id=button(newer, "xp_bulk_confirm"))
    assert await total(world) == 100


async def test_the_form_means_characters_not_names_that_move_meanwhile(playing: World) -> None:
    world = playing
    page = await bulk(world, "Jasmína 3")
    await world.org.slash(world.play, "character edit", character="Jasmína", name="Jasmína Stará")
    await world.org.slash(world.play, "character edit", character="Ivan Veľký", name="Jasmína")
    await world.org.click(page.response, custom_id=button(page, "xp_bulk_confirm"))
    assert (await total(world, "Jasmína Stará"), await total(world)) == (3, 0)


@sqlite_only
async def test_whoever_retired_meanwhile_stops_the_whole_form(playing: World) -> None:
    world = playing
    page = await bulk(world, "Jasmína 3\nIvan Veľký 3")
    await world.other.click((await world.other.slash(world.play, "character retire")).response, custom_id="vb:retire:2")
    assert refused(await world.org.click(page.response, custom_id=button(page, "xp_bulk_confirm")))
    assert await total(world) == 0


@sqlite_only
async def test_one_wrong_line_and_nobody_gets_anything(playing: World) -> None:
    for lines, source in [
        ("Jasmína 3\nNikto 2", "quest"),
        ("Jasmína 3\nIvan Veľký", "quest"),
        ("Jasmína 3\nIvan Veľký 1_0", "quest"),
        ("Jasmína 3\nIvan Veľký ٣", "quest"),
        ("Jasmína 3\nIvan Veľký -1", "quest"),
        ("Jasmína 3\nIvan Veľký 0", "quest"),
        ("Jasmína 3", "šťastie"),
        ("   \n ", "quest"),
        ("5", "quest"),
        ("Jasmína 1\n" * 101, "quest"),
        ("Jasmína 2\nJasmína -3", "correction"),
        ("Jasmína 1,5", "quest"),
        ("@everyone 3", "quest"),
    ]:
        told = await bulk(playing, lines, source=source)
        assert refused(told), whole(told)
        assert (await total(playing), await total(playing, "Ivan Veľký")) == (0, 0), (lines, source)


@sqlite_only
async def test_one_character_on_two_lines_is_counted_through(playing: World) -> None:
    page = await bulk(playing, "Jasmína 2\njasmina 2", source="Úloha")
    assert "4 XP" in whole(page)
    await playing.org.click(page.response, custom_id=button(page, "xp_bulk_confirm"))
    assert await total(playing) == await logged(playing) == 4


@sqlite_only
async def test_the_preview_of_a_full_form_fits_and_everything_is_done(playing: World) -> None:
    page = await bulk(playing, "Ivan Veľký 1\n" * 100)
    last = page.followups[-1] if page.followups else page.response
    done = await playing.org.click(last, custom_id=button(last, "xp_bulk_confirm"))
    assert not refused(done)
    assert await total(playing, "Ivan Veľký") == 100
    # A hundred lines in the log, but no hundred messages.
    logged_texts = [text_of(message) for message in playing.log.history() if "Ivan" in text_of(message)]
    assert sum(text.count("+1 XP") for text in logged_texts) == 100
    assert len(logged_texts) < 10
