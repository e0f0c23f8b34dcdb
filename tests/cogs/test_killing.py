"""The last blow: its words, the warning before the last phase, the case it opens; once, by whoever stands there."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.aftermath import killing
from bot.game.desk import Told
from tests.support.arena import Arena
from tests.support.pages import button, buttons, refused, sqlite_only, whole
from tests.support.sneaks import asks, cases, fell, told_to
from tests.support.stage import DANA, JASMINA, OTO


async def kill(arena: Arena, name: str = JASMINA, target: str = OTO, text: str = "Zabíjam Ťa!", **more: Any) -> Any:
    """Let a hero kill somebody."""
    return await arena.stage.slash(name, "kill", target=target, text=text, **more)


async def surely(arena: Arena, player: Any, ask_id: int = 1) -> str | None:
    """Let somebody answer a warning by a button of another age; return the code of its refusal."""
    with pytest.raises(Told) as told:
        await killing.kill_surely(arena.world.game, arena.stage.caller(player), ask_id=ask_id)
    return told.value.code


async def test_a_killing_needs_its_words_warns_before_the_last_phase_and_opens_a_case(arena: Arena) -> None:
    await fell(arena, OTO)
    form = await arena.stage.slash(JASMINA, "kill", target=OTO)
    player = arena.stage.players[JASMINA]
    warned = await player.submit_modal(form, {"text": "Zabíjam Ťa, @everyone!"})
    assert "posledná fáza" in whole(warned)
    assert await arena.stage.status(OTO) == "knocked_out" and await cases(arena) == []
    await arena.world.restart()
    done = await player.click(warned.response, custom_id=button(warned, "kill_sure"))
    assert not refused(done)
    assert await arena.stage.status(OTO) == "dead"
    assert any("Zabíjam Ťa, @everyone!" in line for line in arena.stage.heard())
    (case,) = await cases(arena)
    assert (case.kind, case.state, case.text) == ("killing", "open", "Zabíjam Ťa, @everyone!")
    assert set(await arena.stage.timers(OTO)) == {"dead"}
    assert "notice-killed" in await told_to(arena, arena.world.other)
    assert buttons(done) == {} and (await asks(arena))[0].state == "answered"
    assert await surely(arena, player) == "ask_answered"
    assert arena.stage.why(await kill(arena)) == "target_dead"
    assert len(await cases(arena)) == 1
    assert await arena.stage.sound()


async def test_in_the_last_phase_or_where_the_guild_does_not_warn_nobody_is_asked_twice(arena: Arena) -> None:
    await fell(arena, OTO)
    await arena.stage.rule("last_phase_kill_warning", "false")
    assert not refused(await kill(arena))
    assert await arena.stage.status(OTO) == "dead" and await asks(arena) == []
    await arena.stage.rule("last_phase_kill_warning", "true")
    await arena.stage.org("phase close")
    await arena.stage.phase(last=True)
    await fell(arena, DANA)
    assert not refused(await kill(arena, target=DANA))
    assert await arena.stage.status(DANA) == "dead" and await asks(arena) == []
    assert await arena.stage.sound()


@sqlite_only
async def test_who_is_up_or_asleep_is_not_killed_and_no_words_are_no_blow(arena: Arena) -> None:
    assert arena.stage.why(await kill(arena, sure=True)) == "target_not_knocked_out"
    assert arena.stage.why(await arena.stage.slash(JASMINA, "kill", target=OTO)) == "target_not_knocked_out"
    await fell(arena, OTO)
    assert arena.stage.why(await kill(arena, text=" \u200b ", sure=True)) == "deed_not_told"
    await fell(arena, JASMINA)
    assert arena.stage.why(await kill(arena, sure=True)) == "not_active"
    assert await cases(arena) == []


async def test_of_two_killers_at_once_one_kills_and_one_case_is_opened(arena: Arena) -> None:
    await fell(arena, OTO)
    await arena.world.together(
        lambda: kill(arena, JASMINA, sure=True), lambda: kill(arena, DANA, sure=True), lambda: kill(arena, sure=True)
    )
    assert await arena.stage.status(OTO) == "dead"
    assert len(await cases(arena)) == 1
    assert await arena.stage.sound()


async def test_the_warning_is_answered_by_the_killer_alone(arena: Arena) -> None:
    await fell(arena, OTO)
    warned = await kill(arena)
    assert await surely(arena, arena.stage.players[DANA]) == "not_your_character"
    assert await surely(arena, arena.stage.players[JASMINA], ask_id=99) == "nothing_asked"
    assert await arena.stage.status(OTO) == "knocked_out"
    back = await arena.stage.players[JASMINA].click(warned.response, custom_id=button(warned, "loot:"))
    assert not refused(back) and await arena.stage.status(OTO) == "knocked_out"
