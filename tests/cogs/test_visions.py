"""Questions to the ORGs: in a trance, with the clock standing still, answered once, told when the trance is over."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tests.support.pages import as_read, button, buttons, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage
from tests.support.world import text_of

QUESTION, VISION = "Kde je _grál_?", "Vidíš jazero a v ňom ruku."
FIVE_MINUTES = timedelta(seconds=5 * MINUTE)


def card(stage: Stage) -> Any:
    """Return the newest card of a question."""
    return stage.world.approvals.last_message


async def see(stage: Stage, spell: str = "Vízia", question: str = QUESTION) -> None:
    """Let Jasmína fall into trance and put her question at once."""
    assert not refused(await stage.cast(JASMINA, spell, text=question))


async def tell(stage: Stage, org: Any = None, vision: str = VISION) -> Any:
    """Let an ORG write the vision."""
    form = await (org or stage.world.org).click(card(stage))
    return await (org or stage.world.org).submit_modal(form, {"text": vision})


async def states(stage: Stage) -> list[str]:
    """Return the state of every question."""
    return [one.state for one in await stage.questions()]


def bells(stage: Stage) -> int:
    """Return how many bells wait for Jasmína in the channel of the game."""
    mention = stage.players[JASMINA].mention
    return sum(mention in (message.content or "") for message in stage.world.play.history())


# -- Vízia


async def test_a_vision_is_asked_in_a_form_written_by_an_org_and_told_at_the_end_of_the_trance(stage: Stage) -> None:
    granted = await stage.cast(JASMINA, "Vízia")
    assert (await stage.status(JASMINA), await stage.left(JASMINA, "vizia")) == ("trance", FIVE_MINUTES)
    form = await stage.players[JASMINA].click(granted.response, custom_id=button(granted, "ask"))
    assert not refused(await stage.players[JASMINA].submit_modal(form, {"text": QUESTION}))
    assert QUESTION in as_read(text_of(card(stage)))
    assert not refused(await tell(stage))
    assert VISION in as_read(text_of(card(stage))) and stage.world.org.mention in text_of(card(stage))
    assert bells(stage) == 0, "nothing is told while the trance lasts"
    await stage.world.later(5 * MINUTE)
    assert await stage.status(JASMINA) == "active"
    told = "\n".join([whole(await stage.read(JASMINA)) for _ in range(bells(stage))])
    assert QUESTION in told and told.count(VISION) == 1
    assert await stage.sound()


async def test_the_clock_stands_still_for_the_one_who_asks_until_an_org_has_answered(stage: Stage) -> None:
    await stage.cast(JASMINA, "neviditelnost")
    await see(stage)
    await stage.world.later(40 * MINUTE)
    assert [await stage.left(JASMINA, what) for what in ("vizia", "neviditelnost")] == [None, None]
    await tell(stage)
    assert await stage.left(JASMINA, "vizia") == FIVE_MINUTES
    await stage.world.later(5 * MINUTE)
    assert (await stage.status(JASMINA), set(await stage.timers(JASMINA))) == ("active", {"neviditelnost"})


async def test_the_question_may_come_later_by_command_and_is_one(stage: Stage) -> None:
    await stage.cast(JASMINA, "Vízia")
    await stage.world.later(2 * MINUTE)
    assert not refused(await stage.slash(JASMINA, "ask", question=QUESTION))
    assert stage.why(await stage.slash(JASMINA, "ask", question="A ešte?")) == "nothing_to_ask"
    await tell(stage)
    assert await stage.left(JASMINA, "vizia") == timedelta(seconds=3 * MINUTE)


@sqlite_only
async def test_a_question_put_after_the_trance_is_answered_at_once(stage: Stage) -> None:
    await stage.cast(JASMINA, "Vízia")
    await stage.world.later(6 * MINUTE)
    await stage.slash(JASMINA, "ask", question=QUESTION)
    await tell(stage)
    assert VISION in whole(await stage.read(JASMINA))


# -- Jasnozrivosť


async def test_a_clear_sight_has_three_buttons_for_the_orgs_and_one_answer(stage: Stage) -> None:
    await see(stage, "Jasnozrivosť")
    assert len(buttons(card(stage))) == 3
    first = await stage.world.org.click(card(stage), custom_id=button(card(stage), "org_answer:1:yes"))
    assert not refused(first) and buttons(card(stage)) == {}
    assert (await stage.questions())[0].answer == "yes"
    await stage.world.later(5 * MINUTE)
    yes = stage.world.game.speeches["sk"].say("answer-yes")
    assert yes in "\n".join([whole(await stage.read(JASMINA)) for _ in range(bells(stage))])


async def test_two_orgs_answering_at_once_are_one_and_the_other_hears_it(stage: Stage) -> None:
    await see(stage, "jasnozrivost")
    message, world = card(stage), stage.world
    answers = await world.together(
        lambda: world.org.click(message, custom_id="vb:org_answer:1:yes"),
        lambda: world.second_org.click(message, custom_id="vb:org_answer:1:no"),
    )
    assert sorted(map(stage.why, answers)) == ["", "already_answered"]
    assert await states(stage) == ["answered"]


async def test_players_do_not_answer_for_the_gods(stage: Stage) -> None:
    await see(stage, "jasnozrivost")
    for name in (OTO, JASMINA):
        told = await stage.players[name].click(card(stage), custom_id="vb:org_answer:1:yes")
        assert stage.why(told) == "rank_needs_org"
    assert stage.why(await stage.slash(JASMINA, "answer", answer="yes")) == "nothing_to_answer"
    assert await states(stage) == ["open"]


async def test_an_org_does_not_answer_the_own_question(stage: Stage) -> None:
    await stage.org("character edit", character=JASMINA, owner=stage.world.org)
    told = await stage.org("cast", spell="jasnozrivost", text=QUESTION, **{"for": JASMINA})
    assert not refused(told)
    assert stage.why(await stage.world.org.click(card(stage), custom_id="vb:org_answer:1:yes")) == "own_request"
    assert not refused(await stage.world.second_org.click(card(stage), custom_id="vb:org_answer:1:no"))


async def test_no_reaction_answers_a_question(stage: Stage) -> None:
    await see(stage)
    assert card(stage).reactions == []
    await stage.world.org.react(card(stage), "✅")
    assert (card(stage).reactions, await states(stage)) == ([], ["open"])


async def test_questions_wait_in_the_queue_of_the_orgs_and_are_answered_there(stage: Stage) -> None:
    await see(stage, "jasnozrivost")
    queue = await stage.org("approvals")
    assert JASMINA in whole(queue)
    shown = await stage.world.org.select(queue.response, ["1"])
    assert not refused(await stage.world.org.click(shown.response, custom_id=button(shown, "org_answer:1:dont_know")))
    assert (await stage.questions())[0].answer == "dont_know"


async def test_an_answer_after_a_restart_is_told_all_the_same(stage: Stage) -> None:
    await see(stage)
    await stage.world.restart()
    await tell(stage)
    await stage.world.restart()
    await stage.world.later(5 * MINUTE)
    assert VISION in "\n".join([whole(await stage.read(JASMINA)) for _ in range(bells(stage))])


async def test_a_card_deleted_while_the_question_waits_is_posted_anew(stage: Stage) -> None:
    await see(stage)
    await card(stage).delete()
    await stage.world.env.settle()
    assert QUESTION in as_read(text_of(card(stage)))
    assert not refused(await tell(stage))


# -- a trance that is broken


async def felled(stage: Stage) -> None:
    """Let an ORG take the last life."""
    await stage.hurt(JASMINA, 3)


async def revived(stage: Stage) -> None:
    """Let Oto wake Jasmína."""
    assert not refused(await stage.cast(OTO, "ozivenie", JASMINA))


async def burnt(stage: Stage) -> None:
    """Let Oto burn the last life."""
    await stage.hurt(JASMINA, 2)
    assert not refused(await stage.cast(OTO, "fireball", JASMINA))


@pytest.mark.parametrize("breaks", [felled, revived, burnt])
async def test_a_broken_trance_voids_the_question_and_lets_the_clock_run(stage: Stage, breaks: Any) -> None:
    await stage.cast(JASMINA, "zaostrenie_zmyslov")
    await see(stage)
    form = await stage.world.org.click(card(stage))
    await breaks(stage)
    assert await states(stage) == ["void"]
    assert await stage.left(JASMINA, "zaostrenie_zmyslov") == timedelta(seconds=10 * MINUTE)
    assert buttons(card(stage)) == {} and "vizia" not in await stage.timers(JASMINA)
    assert stage.why(await stage.world.org.submit_modal(form, {"text": VISION})) == "already_answered"
    assert await stage.sound()


async def test_an_answer_written_before_the_trance_broke_is_never_told_not_even_after_the_next(stage: Stage) -> None:
    await see(stage)
    await tell(stage)
    await felled(stage)
    await stage.org("phase close")
    await stage.org("phase open")
    await see(stage, question="A teraz?")
    await tell(stage, vision="Vidíš hmlu.")
    await stage.world.later(5 * MINUTE)
    told = "\n".join([whole(await stage.read(JASMINA)) for _ in range(bells(stage))])
    assert "Vidíš hmlu." in told and VISION not in told
    assert await stage.sound()


async def test_a_question_granted_in_a_broken_trance_is_granted_no_more(stage: Stage) -> None:
    await stage.cast(JASMINA, "vizia")
    await felled(stage)
    assert stage.why(await stage.slash(JASMINA, "ask", question=QUESTION)) == "nothing_to_ask"


# -- nothing is lost, nothing is shown elsewhere


async def test_without_a_place_for_the_orgs_nobody_falls_into_a_trance(stage: Stage) -> None:
    await stage.world.set_up(channels={"log": stage.world.log.id}, rulings={"house": {"quiet_hours": None}})
    before = await stage.kept()
    for options in ({}, {"text": QUESTION}):
        assert stage.why(await stage.cast(JASMINA, "vizia", **options)) == "approvals_channel_missing"
    assert await stage.kept() == before


@sqlite_only
async def test_an_empty_question_or_vision_is_refused_and_may_be_written_again(stage: Stage) -> None:
    await stage.cast(JASMINA, "vizia")
    assert stage.why(await stage.slash(JASMINA, "ask", question=" ")) == "question_empty"
    await stage.slash(JASMINA, "ask", question=QUESTION)
    assert stage.why(await tell(stage, vision="  ")) == "answer_not_allowed"
    assert not refused(await tell(stage))


@sqlite_only
async def test_neither_question_nor_vision_is_read_by_others(stage: Stage) -> None:
    await see(stage)
    await tell(stage)
    await stage.world.later(5 * MINUTE)
    public = "\n".join(stage.heard())
    assert QUESTION not in public and VISION not in public
    assert stage.why(await stage.players[DANA].click(stage.last_of(stage.players[JASMINA]))) == "not_your_notice"
