"""The strike out of hiding: judged by an ORG or by dice, dodged or not, and one text for whatever failed it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.asking import card, marks
from tests.support.battle import Battle
from tests.support.pages import button, buttons, refused, sqlite_only, whole
from tests.support.sneaks import HOUR, asks, fell, held, hours, requests, told_to
from tests.support.world import text_of

SECRET = "Plazím sa tieňom pozdĺž múru"


async def pair(battle: Battle, *abilities: str, attacker: tuple[str, ...] = ("zakradanie",)) -> None:
    """Make one who can creep up on people, and a target with these abilities."""
    await battle.fighter("a1", abilities=attacker)
    await battle.fighter("b1", abilities=abilities)


async def sneak(battle: Battle, name: str = "a1", target: str = "b1", **options: Any) -> Any:
    """Let somebody strike another out of hiding."""
    return await battle.stage.slash(name, "stealth", target=target, **{"text": SECRET, **options})


async def decide(battle: Battle, mark: str) -> None:
    """Let an ORG decide the newest card."""
    await battle.world.org.react(card(battle.world), mark)


async def test_an_org_judges_the_secret_post_and_unnoticed_the_strike_falls_at_once(battle: Battle) -> None:
    await pair(battle)
    asked = await sneak(battle)
    assert not refused(asked)
    assert SECRET in text_of(card(battle.world)) and not any(SECRET in line for line in battle.stage.heard())
    (request,) = await requests(battle)
    assert await held(battle, "a1") == [f"request:{request.id}"]
    assert battle.stage.why(await sneak(battle)) == "deed_waits"
    await battle.world.restart()
    await decide(battle, "✅")
    assert marks(card(battle.world)) == {"🟢"}
    assert await battle.stage.lives("b1") == [3]
    assert await battle.step() == "opening" and await battle.awaited() == {"b1"}
    assert any(SECRET in line for line in battle.stage.heard())
    assert f"request:{request.id}" not in await held(battle, "a1")
    struck = [one for one in await battle.stage.ledger("b1") if one.kind == "lives_changed"]
    assert struck[-1].actor_id == battle.stage.players["a1"].id
    undone = await battle.world.org.slash(battle.world.play, "approvals", request=str(request.id), decision="undo")
    assert battle.stage.why(undone) == "deed_done"
    assert await battle.stage.sound()


@pytest.mark.parametrize("why", ["noticed", "alert"])
async def test_whatever_it_failed_by_the_attacker_hears_one_text_and_orgs_the_code(battle: Battle, why: str) -> None:
    await pair(battle, *(("pozornost",) if why == "alert" else ()))
    asked = await sneak(battle)
    assert not refused(asked)
    await decide(battle, "❌" if why == "noticed" else "✅")
    assert marks(card(battle.world)) == {"🔴"}
    assert await battle.fights() == [] and await battle.stage.lives("b1") == [4]
    told = await told_to(battle, battle.stage.players["a1"])
    assert "notice-stealth-declined" in told and "pozornost" not in told and "alert" not in told
    assert ("Pozornosť" in text_of(card(battle.world))) == (why == "alert")
    assert ("Pozornosť" in "\n".join(battle.stage.heard(battle.world.log))) == (why == "alert")
    assert await held(battle, "a1") == []
    assert await told_to(battle, battle.stage.players["b1"]) == ""
    await battle.world.org.click(card(battle.world), custom_id=button(card(battle.world), "undo"))
    assert marks(card(battle.world)) == {"✅", "❌"} and len(await held(battle, "a1")) == 1
    withdrawn = await battle.stage.players["a1"].click(asked.response, custom_id=button(asked, "withdraw"))
    assert not refused(withdrawn) and await held(battle, "a1") == []
    assert await battle.stage.sound()


@pytest.mark.parametrize(
    ("hinder", "code"),
    [
        ("ability", "no_ability"),
        ("weapon", "no_weapon_in_hand"),
        ("elsewhere", "target_not_here"),
        ("lying", "not_active"),
        ("self", "same_party"),
        ("words", "deed_not_told"),
    ],
)
@sqlite_only
async def test_what_could_never_be_done_is_refused_before_an_org_is_asked(
    battle: Battle, hinder: str, code: str
) -> None:
    await battle.fighter(
        "a1", abilities=() if hinder == "ability" else ("zakradanie",), weapon=None if hinder == "weapon" else "mec"
    )
    await battle.fighter("b1", here=hinder != "elsewhere")
    if hinder == "lying":
        await fell(battle, "a1")
    about = {"target": "a1"} if hinder == "self" else {"text": "  \u200b"} if hinder == "words" else {}
    assert battle.stage.why(await sneak(battle, **about)) == code
    if hinder not in ("words", "elsewhere"):
        told = await battle.stage.slash("a1", "stealth", target=about.get("target", "b1"))
        assert battle.stage.why(told) == code  # before a word is written
    assert await requests(battle) == [] and await held(battle, "a1") == []


async def test_without_words_a_form_opens_and_its_words_go_before_the_org(battle: Battle) -> None:
    await pair(battle)
    form = await battle.stage.slash("a1", "stealth", target="b1")
    asked = await battle.stage.players["a1"].submit_modal(form, {"text": SECRET})
    assert not refused(asked)
    assert SECRET in text_of(card(battle.world))


async def test_where_the_target_has_gone_meanwhile_the_request_comes_to_nothing(battle: Battle) -> None:
    await pair(battle)
    await sneak(battle)
    await battle.stage.slash("b1", "scene leave")
    await decide(battle, "✅")
    assert marks(card(battle.world)) == {"⚪"}
    assert await battle.fights() == [] and await held(battle, "a1") == []
    assert "notice-stealth-withdrawn" in await told_to(battle, battle.stage.players["a1"])
    assert not refused(await battle.stage.slash("b1", "scene enter"))
    assert not refused(await sneak(battle))
    assert await battle.stage.sound()


async def test_an_org_who_plays_the_target_does_not_judge(battle: Battle) -> None:
    await pair(battle)
    backend, guild = battle.world.env.backend, battle.world.guild.id
    backend.add_member_role(guild, battle.stage.players["b1"].id, battle.world.org_role.id)
    await battle.world.env.settle()
    await sneak(battle)
    for mark in ("✅", "❌"):
        await battle.stage.players["b1"].react(card(battle.world), mark)
        assert battle.stage.codes[-1] == "own_request"
    assert [one.state for one in await requests(battle)] == ["open"]


async def test_of_two_orgs_at_once_one_decides_and_one_strike_falls(battle: Battle) -> None:
    await pair(battle)
    await sneak(battle)
    message = card(battle.world)
    await battle.world.together(
        lambda: battle.world.org.click(message, custom_id=button(message, "approve")),
        lambda: battle.world.second_org.react(message, "✅"),
        lambda: battle.world.second_org.click(message, custom_id=button(message, "approve")),
    )
    assert await battle.stage.lives("b1") == [3] and len(await battle.fights()) == 1
    assert await battle.stage.sound()


async def test_two_strikes_posted_at_once_are_one_request(battle: Battle) -> None:
    await pair(battle)
    await battle.world.together(lambda: sneak(battle), lambda: sneak(battle))
    await battle.world.twice(lambda: sneak(battle), at_once=True)
    assert len(await requests(battle)) == 1
    assert len(await held(battle, "a1")) == 1


# -- the dodge


async def test_who_can_dodge_is_asked_first_and_dodging_spends_it_for_the_fight(battle: Battle) -> None:
    await pair(battle, "uhybanie")
    await sneak(battle)
    await decide(battle, "✅")
    assert await battle.fights() == [] and await battle.stage.lives("b1") == [4]
    (ask,) = await asks(battle)
    assert (ask.kind, ask.state, hours(ask)) == ("surprise", "open", 6)
    assert await held(battle, "b1") == await held(battle, "a1") == [f"ask:{ask.id}"]
    assert battle.stage.why(await sneak(battle)) == "deed_waits"
    for away in ("scene leave", "challenge"):
        told = await battle.stage.slash("b1", away, **({"target": "a1"} if away == "challenge" else {}))
        assert battle.stage.why(told) == "strike_waits"
    assert battle.stage.why(await battle.stage.slash("b1", "outofgame", state="on", reason="x")) == "strike_waits"
    third = await battle.world.second_org.slash(battle.world.play, "respond", answer="dodge")
    assert refused(third)
    assert battle.stage.why(await battle.stage.slash("a1", "respond", answer="dodge")) == "nothing_asked"
    await battle.world.restart()
    read = await battle.stage.read("b1")
    done = await battle.stage.players["b1"].click(read.response, custom_id=button(read, "respond:1:dodge"))
    assert not refused(done)
    assert await battle.stage.lives("b1") == [4]
    fight = await battle.fight()
    assert not fight.choices((await battle.stage.character("b1")).id).can_dodge
    assert await held(battle, "b1") == [f"combat:{fight.combat.id}"]
    assert battle.stage.why(await battle.stage.slash("b1", "respond", answer="take")) == "nothing_asked"
    assert await battle.stage.sound()


async def test_the_blow_is_taken_by_command_or_by_silence_at_the_deadline(battle: Battle) -> None:
    await pair(battle, "uhybanie")
    await battle.fighter("c1", abilities=("uhybanie",))
    await battle.fighter("d1", abilities=("zakradanie",))
    await sneak(battle)
    await decide(battle, "✅")
    elsewhere = battle.world.guild.create_text_channel("inde")
    await battle.world.env.settle()
    taken = await battle.stage.players["b1"].slash(elsewhere, "respond", answer="take")
    assert not refused(taken) and await battle.stage.lives("b1") == [3]
    await battle.stage.org("combat end", reason="ďalej")
    await sneak(battle, "d1", "c1")
    await decide(battle, "✅")
    await battle.world.later(6 * HOUR - 60)
    assert await battle.stage.lives("c1") == [4]
    await battle.world.restart()
    await battle.world.later(120)
    assert await battle.stage.lives("c1") == [3]
    assert battle.stage.why(await battle.stage.slash("c1", "respond", answer="dodge")) == "nothing_asked"
    assert len(await battle.fights()) == 2
    assert await battle.stage.sound()


async def test_two_answers_at_once_let_one_blow_fall(battle: Battle) -> None:
    await pair(battle, "uhybanie")
    await sneak(battle)
    await decide(battle, "✅")
    await battle.world.together(
        lambda: battle.stage.slash("b1", "respond", answer="dodge"),
        lambda: battle.stage.slash("b1", "respond", answer="take"),
        lambda: battle.world.org.slash(battle.world.play, "respond", answer="take", **{"for": "b1"}),
    )
    assert len(await battle.fights()) == 1
    assert await battle.stage.lives("b1") in ([3], [4])
    assert await battle.stage.sound()


@sqlite_only
async def test_a_strike_whose_attacker_has_gone_or_who_cannot_be_reached_is_void(battle: Battle) -> None:
    await pair(battle, "uhybanie")
    await sneak(battle)
    await decide(battle, "✅")
    assert not refused(await battle.stage.slash("a1", "scene leave"))
    done = await battle.stage.slash("b1", "respond", answer="take")
    assert "nekonal" in whole(done)
    assert await battle.fights() == [] and await held(battle, "b1") == []
    assert "notice-strike-void" in await told_to(battle, battle.stage.players["a1"])
    assert not refused(await battle.stage.slash("b1", "scene leave"))


@sqlite_only
async def test_in_a_paused_scene_the_blow_waits(battle: Battle) -> None:
    await pair(battle, "uhybanie")
    await sneak(battle)
    await decide(battle, "✅")
    await battle.stage.org("scene pause")
    assert battle.stage.why(await battle.stage.slash("b1", "respond", answer="take")) == "scene_paused"
    await battle.world.later(7 * HOUR)
    assert await battle.fights() == []
    await battle.stage.org("scene resume")
    await battle.world.later(6 * HOUR)
    assert await battle.stage.lives("b1") == [3]


# -- dice


async def test_where_dice_decide_the_higher_one_strikes_and_a_failure_has_one_text(battle: Battle) -> None:
    await battle.stage.rule("stealth_mode", "roll")
    await pair(battle)
    await battle.fighter("c1", abilities=("pozornost",))
    battle.dice(3, 3)
    noticed = await sneak(battle)
    battle.dice(6, 1)
    alert = await sneak(battle, target="c1")
    assert not refused(noticed) and whole(noticed) == whole(alert)
    assert await battle.fights() == []
    log = "\n".join(battle.stage.heard(battle.world.log))
    assert "spozorované" in log and "cieľ má Pozornosť" in log
    battle.dice(6, 1)
    struck = await sneak(battle)
    assert not refused(struck) and buttons(struck) is not None
    assert await battle.stage.lives("b1") == [3] and len(await battle.fights()) == 1
    assert await requests(battle) == []
    assert await battle.stage.sound()


@sqlite_only
async def test_where_dice_decide_the_target_may_still_dodge(battle: Battle) -> None:
    await battle.stage.rule("stealth_mode", "roll")
    await pair(battle, "uhybanie")
    battle.dice(6, 1)
    assert not refused(await sneak(battle))
    assert await battle.fights() == []
    assert not refused(await battle.stage.slash("b1", "respond", answer="dodge"))
    assert await battle.stage.lives("b1") == [4]
    await battle.stage.org("combat end", reason="ďalej")
    await battle.stage.rule("dodge_vs_stealth", "false")
    battle.dice(6, 1)
    assert not refused(await sneak(battle))
    assert await battle.stage.lives("b1") == [3]
    assert await battle.stage.sound()


@sqlite_only
async def test_without_a_place_for_orgs_no_secret_post_is_taken(battle: Battle) -> None:
    await pair(battle)
    await battle.world.set_up(channels={"log": battle.world.log.id}, rulings={"house": {"quiet_hours": None}})
    assert battle.stage.why(await sneak(battle)) == "approvals_channel_missing"
    assert await held(battle, "a1") == []
