"""Creeps under spells: what is hidden is spent on nothing and told to ORGs alone, who also answer for them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.desk import Told
from bot.game.magic import answering
from tests.support.creeps import define, say, spawn
from tests.support.pages import button, buttons, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, OTO, Stage

HEAL = "vyliec_zranenie"
QUESTION = "Kde je poklad?"


async def wraith(stage: Stage, **more: Any) -> None:
    """Let a wounded creep that is not what it looks like stand in the scene."""
    await define(stage, "Pocestný", **{"nature": "undead", "shown": "living", **more})
    await spawn(stage, "Pocestný")
    await stage.hurt("Pocestný", 1)


def everything(stage: Stage, *told: Any) -> str:
    """Return what a player could read: these answers, and all of the channel."""
    return "\n".join([*map(whole, told), *stage.heard()])


# -- nature and level


@pytest.mark.parametrize("shown", ["living", "hidden"])
async def test_a_hidden_nature_is_spent_on_nothing_and_only_the_orgs_hear_why(stage: Stage, shown: str) -> None:
    await wraith(stage, shown=shown)
    told = await stage.cast(JASMINA, HEAL, "Pocestný")
    assert not refused(told)
    assert (await stage.sheet(JASMINA))["used_spells"] == [HEAL]
    assert await stage.lives("Pocestný") == [2]
    why = say(stage, "hidden-target_not_living")
    assert why in stage.heard(stage.world.log)[-1]
    history = await stage.slash(JASMINA, "character history")
    for word in (why, say(stage, "nature-undead"), "target_not_living"):
        assert word not in everything(stage, told, history)
    assert await stage.sound()


async def test_what_everybody_sees_is_refused_and_not_spent(stage: Stage) -> None:
    await wraith(stage, shown="undead")
    assert stage.why(await stage.cast(JASMINA, HEAL, "Pocestný")) == "target_not_living"
    await wraith_in_disguise(stage)
    assert stage.why(await stage.cast(JASMINA, HEAL, "Starec")) == "target_not_living"
    assert (await stage.sheet(JASMINA))["used_spells"] == []


async def wraith_in_disguise(stage: Stage) -> None:
    """Let a living being that looks dead stand in the scene."""
    await define(stage, "Starec", nature="living", shown="undead")
    await spawn(stage, "Starec")
    await stage.hurt("Starec", 1)


async def test_a_true_nature_that_shows_is_healed(stage: Stage) -> None:
    await define(stage, "Pocestný", nature="animal")
    await spawn(stage, "Pocestný")
    await stage.hurt("Pocestný", 1)
    assert not refused(await stage.cast(JASMINA, HEAL, "Pocestný"))
    assert await stage.lives("Pocestný") == [3]


async def test_a_hidden_level_is_spent_on_nothing_a_lower_one_falls(stage: Stage) -> None:
    await stage.rule("die_spell_timing", "either")
    await define(stage, "Drak", level=9)
    await define(stage, "Vlk", level=8)
    for name in ("Drak", "Vlk"):
        await spawn(stage, name)
    told = await stage.cast(JASMINA, "zomri", "Drak")
    assert not refused(told)
    why = say(stage, "hidden-target_level_too_high")
    assert why in stage.heard(stage.world.log)[-1] and why not in everything(stage, told)
    assert not refused(await stage.cast(OTO, "zomri", "Vlk"))
    assert [await stage.status(name) for name in ("Drak", "Vlk")] == ["active", "knocked_out"]
    assert await stage.sound()


@pytest.mark.parametrize("nature", ["animal", "undead"])
async def test_an_org_casts_for_a_creep_what_its_level_knows(stage: Stage, nature: str) -> None:
    await define(stage, "Šaman", level=2, nature=nature, abilities="liečenie")
    await spawn(stage, "Šaman")
    await stage.hurt(OTO, 1)
    assert not refused(await stage.org("cast", spell=HEAL, target=OTO, **{"for": "Šaman"}))
    assert await stage.lives(OTO) == [3]
    assert stage.why(await stage.org("cast", spell="ozivenie", target=OTO, **{"for": "Šaman"})) == "level_too_low"
    assert stage.why(await stage.slash(DANA, "cast", spell=HEAL, **{"for": "Šaman"})) == "not_your_character"
    assert "Šaman" in stage.told()


# -- questions and consent: the ORGs answer for a creep


async def ask(stage: Stage) -> Any:
    """Let an ORG confirm a talk with a creep, and the player's question be put by Priateľstvo."""
    await define(stage, nature="living")
    await spawn(stage)
    return await stage.org("cast", spell="priatelstvo", target="Vlk", text=QUESTION, **{"for": JASMINA})


def card(stage: Stage) -> Any:
    """Return the newest card."""
    return stage.world.approvals.history()[-1]


async def test_a_question_put_to_a_creep_waits_for_the_orgs_and_is_answered_on_its_card(stage: Stage) -> None:
    assert not refused(await ask(stage))
    assert QUESTION in whole_card(stage) and "Vlk" in whole_card(stage)
    for name in (OTO, JASMINA):
        told = await stage.players[name].click(card(stage), custom_id="vb:org_answer:1:yes")
        assert stage.why(told) == "rank_needs_org"
    org = stage.world.second_org
    assert not refused(await org.click(card(stage), custom_id=button(card(stage), "org_answer:1:no")))
    assert [(one.state, one.answer) for one in await stage.questions()] == [("answered", "no")]
    assert say(stage, "answer-no") in whole(await stage.read(JASMINA))
    assert buttons(card(stage)) == {}


def whole_card(stage: Stage) -> str:
    """Return what stands on the newest card."""
    return stage.heard(stage.world.approvals)[-1]


async def test_an_org_answers_for_it_by_the_command_too_and_the_card_knows(stage: Stage) -> None:
    await ask(stage)
    org, play = stage.world.second_org, stage.world.play
    assert stage.why(await stage.slash(OTO, "answer", answer="yes", **{"for": "Vlk"})) == "not_your_character"
    assert not refused(await org.slash(play, "answer", answer="yes", **{"for": "Vlk"}))
    assert buttons(card(stage)) == {} and say(stage, "answer-yes") in whole_card(stage)
    assert stage.why(await org.slash(play, "answer", answer="no", **{"for": "Vlk"})) == "nothing_to_answer"
    with pytest.raises(Told, match="already_answered"):
        await answering.answer_request(stage.world.game, stage.caller(org), request_id=1, answer="no")


async def test_without_a_place_for_the_orgs_nothing_is_asked_of_a_creep(stage: Stage) -> None:
    await define(stage, nature="living")
    await spawn(stage)
    await stage.world.set_up(channels={"log": stage.world.log.id})
    told = await stage.org("cast", spell="priatelstvo", target="Vlk", text=QUESTION, **{"for": JASMINA})
    assert stage.why(told) == "approvals_channel_missing"
    assert stage.why(await stage.cast(JASMINA, "citanie_aury", "Vlk")) == "approvals_channel_missing"
    assert (await stage.sheet(JASMINA))["used_spells"] == []


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("by", ["button", "command"])
async def test_the_orgs_consent_for_a_creep(stage: Stage, answer: str, by: str) -> None:
    await define(stage, nature="living")
    await spawn(stage)
    assert not refused(await stage.cast(JASMINA, "citanie_aury", "Vlk", text=QUESTION))
    assert (await stage.sheet(JASMINA))["used_spells"] == []
    assert (
        stage.why(await stage.players[JASMINA].click(card(stage), custom_id="vb:consent:1:yes")) == "nothing_to_answer"
    )
    if by == "button":
        told = await stage.world.org.click(card(stage), custom_id=button(card(stage), f"consent:1:{answer}"))
    else:
        told = await stage.org("consent", answer=answer, **{"for": "Vlk"})
    assert not refused(told)
    assert (await stage.sheet(JASMINA))["used_spells"] == (["citanie_aury"] if answer == "yes" else [])
    cards = stage.heard(stage.world.approvals)
    assert say(stage, f"answer-{answer}") in cards[0]
    assert len(cards) == (2 if answer == "yes" else 1), "with consent the question follows"
    assert await stage.sound()


@sqlite_only
async def test_a_card_of_consent_is_no_question_and_no_reaction_decides_it(stage: Stage) -> None:
    await define(stage, nature="living")
    await spawn(stage)
    await stage.cast(JASMINA, "citanie_aury", "Vlk")
    await stage.world.org.react(card(stage), "✅")
    with pytest.raises(Told, match="request_gone"):
        await answering.answer_request(stage.world.game, stage.caller(stage.world.org), request_id=1, answer="yes")
    assert [one.state for one in await stage.questions()] == ["consent"]
    assert stage.why(await stage.cast(JASMINA, "citanie_aury", "Vlk")) == "consent_waits"


@sqlite_only
async def test_a_consent_nobody_gave_for_a_day_gives_way_to_the_next_and_its_card_is_over(stage: Stage) -> None:
    await define(stage, nature="living")
    await spawn(stage)
    await stage.cast(JASMINA, "citanie_aury", "Vlk")
    await stage.world.later(25 * 3600)
    assert not refused(await stage.cast(JASMINA, "citanie_aury", "Vlk"))
    assert [one.state for one in await stage.questions()] == ["void", "consent"]
    first, second = stage.world.approvals.history()
    assert buttons(first) == {} and len(buttons(second)) == 2
