"""Questions between characters: after a talk, or with consent; answered once, by the one who was asked."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.desk import Told
from bot.game.magic import answering
from tests.support.pages import button, buttons, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage

QUESTION = "Kde si bol _včera_?"
FIVE_REAL_MINUTES = 300


async def talk(stage: Stage, *, posts: int = 3, seconds: int = FIVE_REAL_MINUTES) -> None:
    """Let Jasmína and Oto talk: so many posts each, so much real time from the first to the last."""
    for place in range(posts):
        if place == posts - 1:
            await stage.world.later(seconds)
        for name in (JASMINA, OTO):
            await stage.players[name].send(stage.world.play, "…")


async def befriend(stage: Stage) -> Any:
    """Let Jasmína ask Oto by Priateľstvo after a talk."""
    await talk(stage)
    return await stage.cast(JASMINA, "Priateľstvo", OTO, text=QUESTION)


async def read_aura(stage: Stage, **options: Any) -> Any:
    """Let Jasmína cast Čítanie aury at Oto, who is up and about."""
    return await stage.cast(JASMINA, "Čítanie aury", OTO, **options)


async def states(stage: Stage) -> list[tuple[str, str | None]]:
    """Return the state and the answer of every question."""
    return [(one.state, one.answer) for one in await stage.questions()]


# -- Priateľstvo: a talk


@rule("DBF-MAGIC-12", "DBF-SPELL-POCAROVANIE-1")
async def test_after_a_talk_the_one_asked_answers_by_a_button_and_both_ends_see_it(stage: Stage) -> None:
    assert not refused(await befriend(stage))
    asked = await stage.read(OTO)
    assert QUESTION in whole(asked) and len(buttons(asked)) == 3
    assert not refused(await stage.players[OTO].click(asked.response, custom_id=button(asked, "answer:1:no:")))
    assert await states(stage) == [("answered", "no")]
    told = whole(await stage.read(JASMINA))
    assert QUESTION in told and stage.world.game.speeches["sk"].say("answer-no") in told
    log = "\n".join(stage.heard(stage.world.log))
    assert log.count(QUESTION) == 2, "the ORGs see the question and the answer"


@pytest.mark.parametrize(("posts", "seconds"), [(2, 600), (3, 299), (1, 0)])
async def test_a_talk_too_short_is_refused_and_costs_nothing(stage: Stage, posts: int, seconds: int) -> None:
    await talk(stage, posts=posts, seconds=seconds)
    before = await stage.kept()
    assert stage.why(await stage.cast(JASMINA, "priatelstvo", OTO, text=QUESTION)) == "conversation_too_short"
    assert await stage.kept() == before


async def test_only_the_talk_since_both_met_here_counts(stage: Stage) -> None:
    await talk(stage)
    await stage.slash(OTO, "scene leave")
    await stage.slash(OTO, "scene enter")
    assert stage.why(await stage.cast(JASMINA, "priatelstvo", OTO)) == "conversation_too_short"
    await talk(stage)
    assert not refused(await stage.cast(JASMINA, "priatelstvo", OTO))


async def test_a_monologue_is_no_talk(stage: Stage) -> None:
    for seconds in (0, 300, 300):
        await stage.world.later(seconds)
        await stage.players[JASMINA].send(stage.world.play, "Počúvaš ma?")
    assert stage.why(await stage.cast(JASMINA, "priatelstvo", OTO)) == "conversation_too_short"


async def test_an_org_who_casts_for_the_player_confirms_the_talk(stage: Stage) -> None:
    told = await stage.org("cast", spell="priatelstvo", target=OTO, text=QUESTION, **{"for": JASMINA})
    assert not refused(told)
    assert await states(stage) == [("open", None)]


# -- Čítanie aury: consent


async def test_consent_given_casts_the_spell_and_puts_the_question(stage: Stage) -> None:
    assert not refused(await read_aura(stage, text=QUESTION))
    assert (await stage.sheet(JASMINA))["used_spells"] == []
    asked = await stage.read(OTO)
    assert not refused(await stage.players[OTO].click(asked.response, custom_id=button(asked, "consent:1:yes")))
    assert (await stage.sheet(JASMINA))["used_spells"] == ["citanie_aury"]
    question = await stage.read(OTO)
    assert QUESTION in whole(question)
    await stage.players[OTO].click(question.response, custom_id=button(question, "answer:2:dont_know"))
    assert await states(stage) == [("void", None), ("answered", "dont_know")]
    entry = next(entry for entry in await stage.ledger(JASMINA) if entry.kind == "spell_cast")
    assert entry.actor_id == stage.players[JASMINA].id


async def test_consent_refused_costs_nothing_and_the_caster_hears_it(stage: Stage) -> None:
    await read_aura(stage)
    assert not refused(await stage.slash(OTO, "consent", answer="no"))
    assert (await states(stage), (await stage.sheet(JASMINA))["used_spells"]) == ([("void", None)], [])
    assert OTO in whole(await stage.read(JASMINA))
    assert not refused(await read_aura(stage)), "the caster may ask again"


async def test_after_consent_without_a_question_the_caster_writes_it_when_it_comes(stage: Stage) -> None:
    await read_aura(stage)
    await stage.slash(OTO, "consent", answer="yes")
    given = await stage.read(JASMINA)
    form = await stage.players[JASMINA].click(given.response, custom_id=button(given, "ask:2"))
    assert not refused(await stage.players[JASMINA].submit_modal(form, {"text": QUESTION}))
    assert await states(stage) == [("void", None), ("open", None)]


@pytest.mark.parametrize("use_case", [answering.consent, answering.answer])
async def test_a_third_person_neither_consents_nor_answers(stage: Stage, use_case: Any) -> None:
    if use_case is answering.consent:
        await read_aura(stage, text=QUESTION)
    else:
        await befriend(stage)
    dana, bell = stage.players[DANA], stage.last_of(stage.players[OTO])
    assert stage.why(await dana.click(bell)) == "not_your_notice"
    command = "consent" if use_case is answering.consent else "answer"
    assert stage.why(await stage.slash(DANA, command, answer="yes")) == "nothing_to_answer"
    before = await stage.kept()
    with pytest.raises(Told):
        await use_case(stage.world.game, stage.caller(dana), answer="yes", question_id=1)
    assert stage.codes[-1] == "nothing_to_answer" and await stage.kept() == before


async def test_consent_works_after_a_restart_and_from_another_channel(stage: Stage) -> None:
    await read_aura(stage, text=QUESTION)
    elsewhere = stage.world.guild.create_text_channel("kuchyna")
    await stage.world.restart()
    assert not refused(await stage.players[OTO].slash(elsewhere, "consent", answer="yes"))
    assert await states(stage) == [("void", None), ("open", None)]


async def test_consent_given_twice_casts_once(stage: Stage) -> None:
    await read_aura(stage, text=QUESTION)
    answers = await stage.world.together(*(lambda: stage.slash(OTO, "consent", answer="yes") for _ in range(2)))
    assert sorted(map(stage.why, answers)) in (["", "already_answered"], ["", "nothing_to_answer"])
    assert len(await stage.questions()) == 2


@sqlite_only
@pytest.mark.parametrize(
    ("meanwhile", "code"),
    [("phase close", "no_open_phase"), ("scene leave", "target_not_here"), ("scene pause", "scene_paused")],
)
async def test_consent_to_what_has_become_impossible_casts_nothing(stage: Stage, meanwhile: str, code: str) -> None:
    await read_aura(stage, text=QUESTION)
    await (stage.org(meanwhile) if meanwhile == "phase close" else stage.slash(JASMINA, meanwhile))
    assert stage.why(await stage.slash(OTO, "consent", answer="yes")) == code
    assert (await states(stage), (await stage.sheet(JASMINA))["used_spells"]) == ([("consent", None)], [])


async def test_a_request_for_consent_lapses_after_a_day_and_makes_room_for_another(stage: Stage) -> None:
    await read_aura(stage, text=QUESTION)
    assert stage.why(await stage.cast(JASMINA, "citanie_aury", DANA)) == "consent_waits"
    await stage.world.later(24 * 3600)
    assert stage.why(await stage.slash(OTO, "consent", answer="yes")) == "nothing_to_answer"
    assert not refused(await stage.cast(JASMINA, "citanie_aury", DANA))
    assert await states(stage) == [("void", None), ("consent", None)]


async def test_whoever_lies_is_not_asked_for_consent(stage: Stage) -> None:
    await stage.hurt(OTO, 3)
    assert not refused(await read_aura(stage, text=QUESTION))
    assert await states(stage) == [("open", None)]
    assert not refused(await stage.slash(OTO, "answer", answer="yes"))


@sqlite_only
async def test_nobody_reads_the_own_aura_or_befriends_itself(stage: Stage) -> None:
    for spell in ("citanie_aury", "priatelstvo"):
        assert stage.why(await stage.cast(JASMINA, spell, JASMINA)) == "target_is_caster"
    assert await stage.questions() == []


# -- answers


async def test_an_answer_is_given_once_by_whatever_way(stage: Stage) -> None:
    await befriend(stage)
    asked = await stage.read(OTO)
    assert not refused(await stage.slash(OTO, "answer", answer="yes", text="Bol som v lese."))
    late = await stage.players[OTO].click(asked.response, custom_id=button(asked, "answer:1:no"))
    assert stage.why(late) == "already_answered"
    assert stage.why(await stage.slash(OTO, "answer", answer="no")) == "nothing_to_answer"
    assert await states(stage) == [("answered", "yes")]
    assert "Bol som v lese." in whole(await stage.read(JASMINA))


async def test_two_answers_at_once_are_one(stage: Stage) -> None:
    await befriend(stage)
    asked = await stage.read(OTO)
    await stage.world.together(
        *(
            lambda word=word: stage.players[OTO].click(asked.response, custom_id=button(asked, f"answer:1:{word}:"))
            for word in ("yes", "no")
        )
    )
    ((state, answer),) = await states(stage)
    assert state == "answered" and answer in ("yes", "no")
    assert sum(QUESTION in text for text in stage.heard(stage.world.log)[-1].splitlines()) == 1


async def test_an_answer_comes_by_a_button_in_a_direct_message_even_after_a_restart(stage: Stage) -> None:
    await stage.slash(OTO, "notify", how="dm")
    await befriend(stage)
    user = stage.players[OTO].user
    letter = user.dm_channel.history()[-1]
    await stage.world.restart()
    assert not refused(await user.click(letter, custom_id=button(letter, "answer:1:no:")))
    assert await states(stage) == [("answered", "no")]
    assert stage.why(await user.click(letter, custom_id=button(letter, "answer:1:yes:"))) == "already_answered"


@sqlite_only
async def test_a_question_may_be_written_in_a_direct_message(stage: Stage) -> None:
    await stage.slash(JASMINA, "notify", how="dm")
    await read_aura(stage)
    await stage.slash(OTO, "consent", answer="yes")
    user = stage.players[JASMINA].user
    letter = user.dm_channel.history()[-1]
    form = await user.click(letter, custom_id=button(letter, "ask:2:"))
    assert not refused(await user.submit_modal(form, {"text": QUESTION}))
    assert await states(stage) == [("void", None), ("open", None)]


async def test_the_one_asked_is_reminded_as_long_as_the_question_is_open(stage: Stage) -> None:
    await befriend(stage)

    def bells() -> int:
        return sum(stage.players[OTO].mention in (message.content or "") for message in stage.world.play.history())

    rung = bells()
    await stage.world.later(18 * 3600)
    assert bells() == rung + 1 and QUESTION in whole(await stage.read(OTO))
    assert bells() == rung, "a bell that was read is silent"
    await stage.slash(OTO, "answer", answer="no")
    await stage.world.later(30 * 3600)
    assert bells() == rung


@sqlite_only
async def test_an_org_may_answer_for_a_player_and_whoever_was_not_asked_has_nothing_to_answer(stage: Stage) -> None:
    assert stage.why(await stage.slash(OTO, "answer", answer="yes")) == "nothing_to_answer"
    assert stage.why(await stage.slash(OTO, "consent", answer="yes")) == "nothing_to_answer"
    assert stage.why(await stage.slash(OTO, "ask", question="Prečo?")) == "nothing_to_ask"
    await befriend(stage)
    assert not refused(await stage.org("answer", answer="yes", **{"for": OTO}))
    assert (await stage.questions())[0].answered_by == stage.world.org.id


@sqlite_only
async def test_a_question_waits_until_it_is_answered_however_long_that_takes(stage: Stage) -> None:
    await befriend(stage)
    await stage.world.later(10 * 24 * MINUTE)
    await stage.org("phase close")
    assert not refused(await stage.slash(OTO, "answer", answer="yes"))
