"""Bells of a fight: exactly those awaited are called, in the way each wants it, and silence comes with the answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.arena import Arena
from tests.support.battle import Battle, bells, called
from tests.support.pages import as_read, pinged, sent, sqlite_only
from tests.support.skirmish import opened
from tests.support.stage import DANA, JASMINA, OTO
from tests.support.world import text_of

HOUR = 3600


def ids(arena: Arena, *names: str) -> set[int]:
    """Return who plays these."""
    return {arena.stage.players[name].id for name in names}


def rung(arena: Arena) -> list[set[int]]:
    """Return whom each bell that hangs in the channel calls."""
    return [called(bell) for bell in bells(arena)]


def mail(actor: Any) -> list[str]:
    """Return what stands in the direct messages of a player."""
    return [as_read(text_of(message)) for message in actor.user.dm_channel.history()]


async def test_one_fresh_message_calls_exactly_those_awaited_but_not_who_acts_this_moment(battle: Battle) -> None:
    await battle.sides(2, 2)
    await battle.challenge("a1", "b1")
    assert rung(battle) == [ids(battle, "b1", "b2")]
    await battle.act("b1", "pass")
    assert rung(battle) == [ids(battle, "b1", "b2")]  # the step is not over: it still hangs
    await battle.act("b2", "pass")
    assert rung(battle) == [ids(battle, "a1", "a2")]
    await battle.act("a1", "pick", target="b2")
    assert rung(battle) == [ids(battle, "a2", "b1", "b2")]  # two pairs stand: all are asked whether they stay


async def test_who_acts_knows_of_the_next_step_and_is_not_rung(battle: Battle) -> None:
    await opened(battle, 1, 1)
    assert rung(battle) == [ids(battle, "a1")]
    await battle.act("a1", "pass")
    await battle.act("b1", "pass")
    assert rung(battle) == [ids(battle, "a1")]


async def test_nobody_is_ever_pinged_by_a_card_a_story_or_a_name(battle: Battle) -> None:
    for name in ("@everyone", "<@1>"):
        await battle.fighter(name)
    first, second = "@everyone", "<@1>"
    target = f"={(await battle.stage.character(second)).id}"
    await battle.stage.slash(first, "challenge", target=target, text="<@&1> @here")
    await battle.act(second, "pass")
    await battle.act(first, "pass")
    await battle.act(second, "pass")
    for data in sent(battle.world.env):
        allowed = data.get("allowed_mentions") or {}
        assert allowed.get("parse") in ([], None) and not allowed.get("roles")
    assert pinged(battle.world.env) <= ids(battle, first, second)


@sqlite_only
async def test_who_wants_a_message_gets_one_with_the_way_to_the_menu_and_no_bell(arena: Arena) -> None:
    await arena.stage.slash(OTO, "notify", how="dm")
    await arena.challenge(JASMINA, OTO)
    assert rung(arena) == [ids(arena, DANA)]
    player = arena.stage.players[OTO]
    assert OTO in mail(player)[-1]
    page = await player.user.click(player.user.dm_channel.history()[-1])
    assert "time_stop" in str(page.response.components)


@sqlite_only
async def test_who_takes_no_messages_is_rung_in_the_channel_after_all(arena: Arena) -> None:
    await arena.stage.slash(OTO, "notify", how="dm")
    arena.world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await arena.challenge(JASMINA, OTO)
    assert ids(arena, OTO) <= set().union(*rung(arena))


@sqlite_only
async def test_who_wants_silence_is_not_called_at_all(arena: Arena) -> None:
    await arena.stage.slash(OTO, "notify", how="silence")
    await arena.challenge(JASMINA, OTO)
    assert rung(arena) == [ids(arena, DANA)]
    await arena.world.later(23 * HOUR)
    assert not ids(arena, OTO) & pinged(arena.world.env)
    assert mail(arena.stage.players[OTO]) == []


@sqlite_only
async def test_the_digest_calls_once_a_day_and_only_who_is_still_awaited(arena: Arena) -> None:
    await arena.world.set_up(rulings={"house": {"quiet_hours": None, "digest_hour": 8}})
    for name in (OTO, DANA):
        await arena.stage.slash(name, "notify", how="digest")
    await arena.challenge(JASMINA, OTO)
    assert rung(arena) == []
    await arena.act(DANA, "pass")
    await arena.world.later(16 * HOUR)
    assert OTO in "\n".join(mail(arena.stage.players[OTO]))
    assert mail(arena.stage.players[DANA]) == []


async def test_quiet_hours_put_a_bell_off_until_they_are_over(arena: Arena) -> None:
    await arena.stage.slash(OTO, "notify", how="mention", quiet="0-23")
    await arena.challenge(JASMINA, OTO)
    assert rung(arena) == [ids(arena, DANA)]
    await arena.world.later(22.5 * HOUR)
    assert await arena.step() == "opening"
    assert ids(arena, OTO) <= set().union(*rung(arena))


@sqlite_only
async def test_a_reminder_comes_once_before_the_deadline_and_only_to_who_is_still_awaited(battle: Battle) -> None:
    await battle.sides(1, 2)
    await battle.challenge("a1", "b1")
    await battle.act("b1", "pass")
    hours = await _hours_left(battle)
    await battle.world.later((hours - 7) * HOUR)
    assert rung(battle) == [ids(battle, "b1", "b2")]
    await battle.world.later(1.5 * HOUR)
    assert rung(battle)[1:] == [ids(battle, "b2")]
    await battle.world.later(2 * HOUR)
    assert len(rung(battle)) == 2
    await battle.act("b2", "pass")
    assert all(not ids(battle, "b2") & one for one in rung(battle))


async def _hours_left(arena: Arena) -> float:
    due = (await arena.fights())[-1].due_at
    assert due is not None
    return float((due - arena.world.env.now()).total_seconds() / HOUR)


async def test_a_bell_goes_away_with_its_step_and_all_of_them_with_the_fight(battle: Battle) -> None:
    await opened(battle, 1, 1)
    await battle.stage.org("combat end", reason="dosť")
    assert bells(battle) == []


@sqlite_only
async def test_a_bell_that_somebody_deleted_and_one_that_cannot_be_deleted_harm_nothing(battle: Battle) -> None:
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    await battle.world.keeper.delete(bells(battle)[0])
    await battle.act("b1", "pass")
    battle.world.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013, times=None)
    await battle.act("b1", "pass")
    await battle.act("a1", "pass")
    assert not battle.world.bot.faults


@sqlite_only
@pytest.mark.parametrize("language", ["sk", "cs", "en"])
async def test_a_bell_says_for_whom_in_which_step_until_when_and_where(battle: Battle, language: str) -> None:
    await battle.world.set_up(language=language, rulings={"house": {"quiet_hours": None}})
    await battle.sides(1, 1)
    await battle.challenge("a1", "b1")
    told = as_read(text_of(bells(battle)[-1]))
    due = (await battle.fights())[-1].due_at
    step = battle.world.game.speeches[language].label("combat-step-opening")
    for part in ("b1", step, f"<t:{int(due.timestamp())}:R>", battle.world.play.mention):
        assert part in told


async def test_a_creep_calls_the_org_who_plays_it(battle: Battle) -> None:
    await battle.fighter("a1")
    await battle.stage.org("creep define", name="Vlk", lives=3, nature="animal", claws=1)
    await battle.stage.org("creep spawn", creep="Vlk")
    await battle.challenge("a1", "Vlk")
    assert rung(battle) == [{battle.world.org.id}]
    page = await battle.world.org.click(bells(battle)[-1])
    assert "Vlk" in text_of(page)
    await battle.world.org.click(page.response, custom_id=next(one for one in _ids(page) if ":pass:" in one))
    assert await battle.step() == "end_of_round"


def _ids(page: Any) -> list[str]:
    return [item["custom_id"] for row in page.response.components for item in row["components"]]
