"""Eight hands at one purse, truly at once: nothing is lost, nothing is spent twice, on both engines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.game import abilities, approvals, lives, xp, xp_bulk
from bot.game.again import ask_again
from bot.game.characters import create
from bot.game.characters.keep import audit
from bot.game.desk import Told
from tests.support.table import MAREK, OLGA, OLIVER, PETRA, Table
from tests.support.world import World

HANDS = 8


async def patiently(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask as the doors do: a clash is asked again, a refusal becomes its code."""
    try:
        return await ask_again(ask)
    except Told as told:
        return told.code


async def together(*asks: Callable[[], Awaitable[Any]]) -> list[Any]:
    """Ask all at once."""
    return await asyncio.gather(*(patiently(ask) for ask in asks))


def give(
    table: Table, hero: str | None, amount: int = 5, source: str = "quest", org: int = OLIVER
) -> Callable[[], Any]:
    """Return one hand that gives XP."""
    caller = table.caller(org)
    return lambda: xp.add(table.game, caller, character=hero or "", amount=amount, source=source)


async def test_eight_hands_add_up(table: Table) -> None:
    hero = await table.hero()
    await together(*(give(table, hero, 10 + number) for number in range(HANDS)))
    assert (await table.character(hero)).sheet["xp"] == sum(10 + number for number in range(HANDS))
    assert len(await table.ledger(hero)) == 1 + HANDS
    assert await audit(table.game, table.guild_id) == []


@pytest.mark.parametrize("meant_by", ["Jasmína", "jasmina", None], ids=["by name", "without diacritics", "as active"])
async def test_eight_hands_at_the_orgs_own_character_add_up(table: Table, meant_by: str | None) -> None:
    hero = await table.hero(owner_id=OLIVER)
    await together(*(give(table, meant_by) for _ in range(HANDS)))
    assert (await table.character(hero)).sheet["xp"] == 5 * HANDS


async def test_eight_hands_take_from_a_purse_for_two_only_twice(table: Table) -> None:
    hero = await table.hero()
    await give(table, hero, 20)()
    told = await together(*(give(table, hero, -10, "correction") for _ in range(HANDS)))
    assert told.count("xp_below_zero") == HANDS - 2
    assert (await table.character(hero)).sheet["xp"] == 0


async def test_lives_taken_by_eight_hands_stop_at_none(table: Table) -> None:
    hero = await table.hero()
    alive = (await table.character(hero)).sheet["lives"]
    callers = [table.caller(OLGA) for _ in range(HANDS)]
    await together(
        *(lambda who=who: lives.add(table.game, who, character=hero, amount=-1, reason="x") for who in callers)
    )
    lost = sum(-entry.fact["amount"] for entry in await table.ledger(hero) if entry.kind == "lives_changed")
    assert (await table.character(hero)).sheet["lives"] == alive - lost >= 0
    assert await audit(table.game, table.guild_id) == []


async def test_many_heroes_and_many_hands_do_not_stand_in_each_others_way(table: Table) -> None:
    heroes = [await table.hero(f"Hrdina {number}", MAREK) for number in range(4)]
    await together(*(give(table, hero) for _ in range(HANDS // 2) for hero in heroes))
    assert [(await table.character(hero)).sheet["xp"] for hero in heroes] == [20, 20, 20, 20]


async def test_the_same_key_in_eight_hands_acts_once(table: Table) -> None:
    hero = await table.hero()
    caller = table.caller(OLIVER)
    told = await together(
        *(lambda: xp.add(table.game, caller, character=hero, amount=7, source="quest") for _ in range(HANDS))
    )
    assert (await table.character(hero)).sheet["xp"] == 7
    assert len([page for page in told if page is not None]) == 1


async def test_one_name_wanted_by_eight_hands_is_given_once(table: Table) -> None:
    def enrol() -> Callable[[], Awaitable[Any]]:
        caller = table.caller(PETRA)
        return lambda: create.create(table.game, caller, name="Jasmína", faction="kamelot", character_class="bojovnik")

    told = await together(*(enrol() for _ in range(HANDS)))
    assert told.count("name_taken") == HANDS - 1


async def test_eight_hands_never_make_more_characters_than_one_may_have(table: Table) -> None:
    for number in range(create.MOST_CHARACTERS - 2):
        await table.hero(f"Hrdina {number}")

    def enrol(number: int) -> Callable[[], Awaitable[Any]]:
        caller, name = table.caller(PETRA), f"Posledný {number}"
        return lambda: create.create(table.game, caller, name=name, faction="kamelot", character_class="bojovnik")

    told = await together(*(enrol(number) for number in range(HANDS)))
    assert told.count("too_many_characters") == HANDS - 2


async def test_one_pick_asked_for_by_eight_hands_is_one_request(table: Table) -> None:
    hero = await table.hero()

    def ask() -> Callable[[], Awaitable[Any]]:
        caller = table.caller(PETRA)
        return lambda: abilities.choose(table.game, caller, character=hero, ability="vytrvalost")

    await together(*(ask() for _ in range(HANDS)))
    assert len(await table.waiting()) == 1


async def test_one_request_decided_by_eight_hands_is_decided_once(table: Table) -> None:
    hero = await table.hero()
    await abilities.choose(table.game, table.caller(PETRA), character=hero, ability="vytrvalost")
    (request,) = await table.waiting()

    def hand(org: int, approve: bool) -> Callable[[], Awaitable[Any]]:
        caller = table.caller(org)
        return lambda: approvals.decide(table.game, caller, request_id=request.id, approve=approve)

    told = await together(*(hand(OLIVER if number % 2 else OLGA, bool(number % 3)) for number in range(HANDS)))
    late = [code for code in told if code in ("request_already_approved", "request_already_declined")]
    assert len(late) == HANDS - 1
    taken = [entry for entry in await table.ledger(hero) if entry.kind == "ability_taken"]
    assert len(taken) == (1 if late[0] == "request_already_approved" else 0)


async def test_one_decision_undone_by_eight_hands_is_undone_once(table: Table) -> None:
    hero = await table.hero()
    await abilities.choose(table.game, table.caller(PETRA), character=hero, ability="vytrvalost")
    (request,) = await table.waiting()
    await approvals.decide(table.game, table.caller(OLIVER), request_id=request.id, approve=True)

    def hand() -> Callable[[], Awaitable[Any]]:
        caller = table.caller(OLGA)
        return lambda: approvals.undo(table.game, caller, request_id=request.id)

    told = await together(*(hand() for _ in range(HANDS)))
    assert told.count("request_not_decided") == HANDS - 1
    assert [entry.kind for entry in await table.ledger(hero)] == ["enrolled", "ability_taken", "ability_revoked"]


async def test_a_preview_confirmed_by_eight_taps_is_paid_once(table: Table) -> None:
    hero = await table.hero()
    form = table.caller(OLIVER)
    await xp_bulk.preview(table.game, form, lines="Jasmína 9", source="quest", reason="")

    def tap() -> Callable[[], Awaitable[Any]]:
        caller = table.caller(OLIVER)
        return lambda: xp_bulk.confirm(table.game, caller, preview=form.key)

    told = await together(*(tap() for _ in range(HANDS)))
    assert told.count("draft_gone") == HANDS - 1
    assert (await table.character(hero)).sheet["xp"] == 9


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
async def test_of_two_hands_that_wait_for_each_other_one_gives_way_and_asks_again(table: Table) -> None:
    await table.hero("Prvá")
    await table.hero("Druhá")
    both, met = asyncio.Barrier(2), asyncio.Event()

    async def rename(first: int, second: int) -> None:
        async with table.game.database.begin(write=True) as unit:
            await unit.characters.get(table.guild_id, first, lock=True)
            if not met.is_set():
                await both.wait()
                met.set()
            found = await unit.characters.get(table.guild_id, second, lock=True)
            assert found is not None
            found.name += "!"

    await asyncio.gather(ask_again(lambda: rename(1, 2)), ask_again(lambda: rename(2, 1)))
    assert [(await table.character(f"={number}")).name for number in (1, 2)] == ["Prvá!", "Druhá!"]


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
async def test_a_hundred_parallel_writes_never_find_sqlite_locked(table: Table) -> None:
    hero = await table.hero()
    await asyncio.gather(*(give(table, hero, 1)() for _ in range(100)))
    assert (await table.character(hero)).sheet["xp"] == 100


async def test_eight_hands_through_the_front_door_add_up(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    busy, most = 0, 0
    begin = world.game.database.begin

    def counted(*, write: bool) -> Any:
        nonlocal busy, most
        busy += write
        most = max(most, busy)
        return begin(write=write)

    world.game.database.begin = counted  # type: ignore[method-assign]  # looks on, changes nothing
    orgs = (world.org, world.second_org)

    def hand(number: int) -> Callable[[], Awaitable[Any]]:
        return lambda: orgs[number % 2].slash(world.play, "xp add", character="Jasmína", amount=11, source="quest")

    await world.together(*(hand(number) for number in range(HANDS)))
    assert most >= HANDS
    async with begin(write=False) as unit:
        (hero,) = await unit.characters.all(world.guild.id)
    assert hero.sheet["xp"] == 11 * HANDS
    assert await audit(world.game, world.guild.id) == []
