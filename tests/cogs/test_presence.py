"""Out of game and emergencies: what concerns the player rather than the hero, and outranks every rule."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from tests.support.pages import as_read, pinged, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage
from tests.support.world import text_of

CALL = "Zlomená noha pri _potoku_!"


# -- out of game


async def away(stage: Stage, name: str = JASMINA, **options: Any) -> Any:
    """Let a player leave the game."""
    return await stage.slash(name, "outofgame", state="on", reason="Telefón", **options)


async def back(stage: Stage, name: str = JASMINA) -> Any:
    """Let a player announce the way back."""
    return await stage.slash(name, "outofgame", state="off")


async def test_leaving_the_game_needs_a_reason_and_the_orgs_hear_it(stage: Stage) -> None:
    assert stage.why(await stage.slash(JASMINA, "outofgame", state="on")) == "reason_required"
    assert not refused(await away(stage))
    assert await stage.status(JASMINA) == "out_of_game"
    assert "Telefón" in "\n".join(stage.heard(stage.world.log))
    assert stage.why(await away(stage)) == "already_out_of_game"
    assert "Telefón" not in "\n".join(stage.heard())


@rule("DBF-GEN-1")
async def test_who_is_away_neither_acts_nor_moves_nor_is_reached(stage: Stage) -> None:
    await away(stage)
    assert stage.why(await stage.cast(JASMINA, "neviditelnost")) == "not_active"
    assert stage.why(await stage.slash(JASMINA, "scene leave")) == "not_active"
    assert stage.why(await stage.cast(OTO, "vyliec_zranenie", JASMINA)) == "target_not_here"
    assert JASMINA not in whole(await stage.slash(OTO, "scene show"))


@rule("DBF-GEN-1")
async def test_the_way_back_takes_ten_minutes_of_the_game(stage: Stage) -> None:
    await away(stage)
    assert not refused(await back(stage))
    assert (await stage.status(JASMINA), await stage.left(JASMINA, "return")) == (
        "out_of_game",
        timedelta(seconds=10 * MINUTE),
    )
    assert stage.why(await back(stage)) == "out_of_game_wait"
    await stage.world.later(10 * MINUTE - 1)
    assert stage.why(await stage.cast(JASMINA, "zvieracia_rec")) == "not_active"
    await stage.world.later(1)
    assert (await stage.status(JASMINA), await stage.timers(JASMINA)) == ("active", {})
    assert not refused(await stage.cast(JASMINA, "zvieracia_rec"))
    assert await stage.sound()


async def test_whoever_leaves_again_on_the_way_back_begins_anew(stage: Stage) -> None:
    await away(stage)
    await back(stage)
    assert not refused(await away(stage))
    assert await stage.timers(JASMINA) == {}
    await stage.world.later(20 * MINUTE)
    assert await stage.status(JASMINA) == "out_of_game"


@pytest.mark.parametrize("announced", [False, True])
async def test_an_org_lifts_the_wait(stage: Stage, announced: bool) -> None:
    await away(stage)
    if announced:
        await back(stage)
    assert not refused(await stage.org("outofgame", state="off", **{"for": JASMINA}))
    assert (await stage.status(JASMINA), await stage.timers(JASMINA)) == ("active", {})


async def test_an_org_cannot_lift_the_own_wait(stage: Stage) -> None:
    await stage.org("character edit", character=JASMINA, owner=stage.world.org)
    mine = {"for": JASMINA}
    await stage.org("outofgame", state="on", reason="Večera", **mine)
    await stage.org("outofgame", state="off", **mine)
    assert await stage.status(JASMINA) == "out_of_game"
    assert stage.why(await stage.org("outofgame", state="off", **mine)) == "out_of_game_wait"


async def test_whoever_lies_stays_lying_when_away(stage: Stage) -> None:
    await stage.hurt(JASMINA, 3)
    assert not refused(await away(stage))
    assert (await stage.status(JASMINA), set(await stage.timers(JASMINA))) == ("knocked_out", {"wake"})
    assert not refused(await back(stage))
    assert await stage.status(JASMINA) == "knocked_out"


@sqlite_only
async def test_nobody_sends_somebody_elses_hero_away(stage: Stage) -> None:
    assert stage.why(await away(stage, OTO, **{"for": JASMINA})) == "not_your_character"
    assert stage.why(await back(stage)) == "not_out_of_game"


# -- emergencies


async def call(stage: Stage, name: str = JASMINA) -> Any:
    """Let a player call for help in the channel of the game."""
    return await stage.slash(name, "emergency", text=CALL)


@rule("DBF-SAFETY-7")
async def test_a_call_pings_every_org_by_name_says_where_and_stops_the_scene(stage: Stage) -> None:
    await stage.cast(OTO, "neviditelnost")
    assert not refused(await call(stage))
    message = stage.world.approvals.last_message
    for org in (stage.world.org, stage.world.second_org):
        assert org.mention in (message.content or "") and org.id in pinged(stage.world.env)
    told = as_read(text_of(message))
    assert CALL in told and stage.world.play.mention in told and stage.players[JASMINA].mention in told
    assert await stage.left(OTO, "neviditelnost") is None
    assert stage.why(await stage.cast(OTO, "zvieracia_rec")) == "scene_paused"


async def test_one_player_calls_once_a_minute_and_another_at_any_time(stage: Stage) -> None:
    await call(stage)
    assert stage.why(await call(stage)) == "emergency_too_soon"
    assert not refused(await call(stage, OTO))
    await stage.world.later(59)
    assert stage.why(await call(stage)) == "emergency_too_soon"
    await stage.world.later(1)
    assert not refused(await call(stage))
    assert sum(CALL in text for text in stage.heard(stage.world.approvals)) == 3


async def test_a_call_sent_twice_at_once_rings_once(stage: Stage) -> None:
    answers = await stage.world.together(*(lambda: call(stage) for _ in range(3)))
    assert sorted(map(stage.why, answers)) == ["", "emergency_too_soon", "emergency_too_soon"]
    assert sum(CALL in text for text in stage.heard(stage.world.approvals)) == 1


@pytest.mark.parametrize("lost", ["never set", "deleted", "nobody has it"])
async def test_without_any_org_the_owner_is_called(stage: Stage, lost: str) -> None:
    backend, guild = stage.world.env.backend, stage.world.guild
    if lost == "never set":
        await stage.world.set_up(org_role=None)
    elif lost == "deleted":
        backend.delete_role(guild.id, stage.world.org_role.id)
    else:
        for org in (stage.world.org, stage.world.second_org):
            backend.remove_member_role(guild.id, org.id, stage.world.org_role.id)
    await stage.world.env.settle()
    assert not refused(await call(stage))
    content = stage.world.approvals.last_message.content or ""
    assert stage.world.owner.mention in content and stage.world.org.mention not in content


async def test_where_the_orgs_channel_cannot_be_written_in_each_org_is_written_to(stage: Stage) -> None:
    stage.world.env.inject_error(
        "POST", f"/channels/{stage.world.approvals.id}/messages", status=403, code=50013, times=None
    )
    assert not refused(await call(stage))
    for org in (stage.world.org, stage.world.second_org):
        assert CALL in as_read(text_of(org.user.dm_channel.history()[-1]))


async def test_a_call_that_reached_nobody_is_sent_again(stage: Stage) -> None:
    places = ("the scene", "the ORGs' channel", "an ORG", "another ORG")
    stage.world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=len(places))
    assert not refused(await call(stage))
    assert stage.heard(stage.world.approvals) == []
    await stage.world.later(31)
    assert CALL in "\n".join(stage.heard(stage.world.approvals))


@pytest.mark.parametrize("kept", [{"log": True}, {}])
async def test_without_a_channel_for_approvals_the_call_goes_to_the_log_or_stays_where_it_is(
    stage: Stage, kept: dict[str, bool]
) -> None:
    await stage.world.set_up(channels={"log": stage.world.log.id} if kept else {})
    assert not refused(await call(stage))
    assert CALL in "\n".join(stage.heard(stage.world.log if kept else stage.world.play))


async def test_a_stranger_without_the_role_of_players_may_call_too(stage: Stage) -> None:
    await stage.world.set_up(player_role=stage.world.guild.create_role("Hráč").id)
    assert stage.why(await stage.slash(DANA, "scene leave")) == "rank_needs_player"
    assert not refused(await call(stage, DANA))
    assert CALL in as_read(text_of(stage.world.approvals.last_message))


@sqlite_only
async def test_a_call_from_outside_of_any_scene_stops_none(stage: Stage) -> None:
    quiet = stage.world.guild.create_text_channel("kuchyna")
    assert not refused(await stage.players[JASMINA].slash(quiet, "emergency", text="@everyone horí!"))
    message = stage.world.approvals.last_message
    assert not message.mention_everyone and quiet.mention in text_of(message)
    assert not refused(await stage.cast(OTO, "neviditelnost"))


@sqlite_only
async def test_a_scene_already_paused_stays_so_and_the_call_is_sent_all_the_same(stage: Stage) -> None:
    await stage.slash(OTO, "scene pause")
    heard = len(stage.heard())
    assert not refused(await call(stage))
    assert len(stage.heard()) == heard
    assert isinstance(stage.world.approvals.last_message, discord.Message)
