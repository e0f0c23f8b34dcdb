"""Theft: the approved token, the ORG's word, the victim's choice or silence, and who is known as a thief then."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core.goods import Thing
from tests.support.asking import card, marks
from tests.support.battle import Battle
from tests.support.pages import button, labels, menu, options, refused, sqlite_only, whole
from tests.support.sneaks import HOUR, asks, fell, give, give_token, goods_of, held, hours, requests, told_to
from tests.support.world import text_of

WORDS = "Tlačím sa k nemu v dave"
RING, KEY = Thing("game_item", "prsten", "Prsteň"), Thing("game_item", "kluc", "Kľúč", 2)


async def pair(battle: Battle, ducats: int = 5, *things: Thing, token: bool = True) -> None:
    """Make a thief with a token, and a victim with ducats and things."""
    await battle.fighter("t1", abilities=("zlodejina",))
    await battle.fighter("v1")
    await give_token(battle, "t1", approved=token)
    if ducats or things:
        await give(battle, "v1", ducats, *things)


async def steal(battle: Battle, name: str = "t1", target: str = "v1", **options: Any) -> Any:
    """Let somebody rob another."""
    return await battle.stage.slash(name, "steal", target=target, **{"text": WORDS, **options})


async def succeed(battle: Battle) -> None:
    """Let a theft succeed, as an ORG says."""
    assert not refused(await steal(battle))
    await battle.world.org.react(card(battle.world), "✅")


@pytest.mark.parametrize("ducats", [5, 2])
async def test_who_has_no_game_item_loses_three_ducats_at_once_and_learns_the_thief(
    battle: Battle, ducats: int
) -> None:
    await pair(battle, ducats)
    assert not refused(await steal(battle))
    assert WORDS in text_of(card(battle.world))
    assert len(await held(battle, "t1")) == 1 and await told_to(battle, battle.stage.players["v1"]) == ""
    await battle.world.org.react(card(battle.world), "✅")
    lost = min(3, ducats)
    assert (await goods_of(battle, "v1"))[0] == ducats - lost and (await goods_of(battle, "t1"))[0] == lost
    told = await told_to(battle, battle.stage.players["v1"])
    assert "notice-robbed-by" in told and "t1" in told
    assert await held(battle, "t1") == [] and await asks(battle) == []
    assert (
        battle.stage.why(await battle.world.org.slash(battle.world.play, "approvals", request="1", decision="undo"))
        == "deed_done"
    )
    assert await battle.stage.sound()


async def test_the_victim_chooses_a_game_item_from_the_menu_and_the_thief_is_named_only_then(battle: Battle) -> None:
    await pair(battle, 5, RING, KEY)
    await succeed(battle)
    victim = battle.stage.players["v1"]
    (ask,) = await asks(battle)
    assert (ask.kind, hours(ask)) == ("theft", 24)
    assert "t1" not in (await told_to(battle, victim)).replace("notice", "")
    await battle.world.restart()
    read = await battle.stage.read("v1")
    shown = await victim.click(read.response, custom_id=button(read, "respond:1:item"))
    assert labels(shown, "respond_item") == ["Prsteň", "Kľúč"]
    done = await victim.select(
        shown.response, [options(shown, "respond_item")[1]], custom_id=menu(shown, "respond_item")
    )
    assert not refused(done) and "t1" in whole(done)
    assert await goods_of(battle, "v1") == (5, {"prsten": 1, "kluc": 1})
    assert await goods_of(battle, "t1") == (0, {"kluc": 1})
    assert battle.stage.why(await battle.stage.slash("v1", "respond", answer="ducats")) == "nothing_asked"
    assert await battle.stage.sound()


async def test_silence_until_the_deadline_means_ducats(battle: Battle) -> None:
    await pair(battle, 5, RING)
    await succeed(battle)
    await battle.world.later(24 * HOUR + 31)
    assert await goods_of(battle, "v1") == (2, {"prsten": 1})
    assert [one.state for one in await asks(battle)] == ["answered"]
    assert battle.stage.why(await battle.stage.slash("v1", "respond", answer="item")) == "nothing_asked"
    assert await battle.stage.sound()


@sqlite_only
async def test_who_has_still_to_answer_a_thief_gives_nothing_away(battle: Battle) -> None:
    await pair(battle, 2, RING)
    await battle.fighter("f1")
    await succeed(battle)
    assert "'ducats': 2" in await told_to(battle, battle.stage.players["v1"])
    for gift in ({"command": "ducats give", "amount": 2}, {"command": "inventory give", "item": RING.name}):
        given = await battle.stage.slash("v1", str(gift.pop("command")), character="f1", **gift)
        assert battle.stage.why(given) == "theft_waits"
    assert not refused(await battle.stage.slash("v1", "respond", answer="ducats"))
    assert not refused(await battle.stage.slash("v1", "inventory give", item=RING.name, character="f1"))
    assert await battle.stage.sound()


async def test_an_answer_can_be_typed_while_fighting_and_by_nobody_else(battle: Battle) -> None:
    await pair(battle, 5, RING)
    await battle.fighter("c1")
    await succeed(battle)
    await battle.challenge("c1", "v1")
    assert battle.stage.why(await battle.stage.slash("c1", "respond", answer="ducats")) == "nothing_asked"
    assert (
        battle.stage.why(await battle.stage.slash("t1", "respond", answer="ducats", **{"for": "v1"}))
        == "not_your_character"
    )
    assert battle.stage.why(await battle.stage.slash("v1", "respond", answer="dodge")) == "nothing_asked"
    assert battle.stage.why(await battle.stage.slash("v1", "respond", answer="item", item="Meč")) == "no_game_item"
    found = await battle.stage.players["v1"].autocomplete(battle.world.play, "respond", "item", "prst")
    assert [one["name"] for one in found] == ["Prsteň"]
    assert not refused(await battle.stage.slash("v1", "respond", answer="item", item="prsten"))
    assert await goods_of(battle, "t1") == (0, {"prsten": 1})
    assert await battle.stage.sound()


async def test_two_answers_at_once_hand_over_one_thing(battle: Battle) -> None:
    await pair(battle, 5, RING)
    await succeed(battle)
    await battle.world.together(
        lambda: battle.stage.slash("v1", "respond", answer="ducats"),
        lambda: battle.stage.slash("v1", "respond", answer="item"),
        lambda: battle.stage.slash("v1", "respond", answer="ducats"),
    )
    assert await goods_of(battle, "t1") in ((3, {}), (0, {"prsten": 1}))
    assert await battle.stage.sound()


async def test_noticed_or_gone_meanwhile_nothing_is_taken(battle: Battle) -> None:
    await pair(battle)
    assert not refused(await steal(battle))
    assert battle.stage.why(await steal(battle)) == "deed_waits"
    await battle.world.org.react(card(battle.world), "❌")
    assert "notice-theft-declined" in await told_to(battle, battle.stage.players["t1"])
    assert await told_to(battle, battle.stage.players["v1"]) == "" and await held(battle, "t1") == []
    assert not refused(await steal(battle))
    await battle.stage.slash("v1", "scene leave")
    await battle.world.org.react(card(battle.world), "✅")
    assert marks(card(battle.world)) == {"⚪"}
    assert (await goods_of(battle, "v1"))[0] == 5
    assert await battle.stage.sound()


async def test_who_has_neither_gives_nothing_but_learns_of_it(battle: Battle) -> None:
    await pair(battle, 0)
    await succeed(battle)
    assert "notice-robbed-by" in await told_to(battle, battle.stage.players["v1"])
    assert await goods_of(battle, "t1") == (0, {})
    assert await battle.stage.sound()


@pytest.mark.parametrize(
    ("hinder", "code"),
    [
        ("ability", "no_ability"),
        ("token", "token_not_approved"),
        ("elsewhere", "target_not_here"),
        ("lying", "target_not_active"),
        ("fight", "party_in_combat"),
        ("self", "same_character"),
        ("words", "deed_not_told"),
    ],
)
@sqlite_only
async def test_what_may_not_be_tried_is_refused_before_an_org_is_asked(battle: Battle, hinder: str, code: str) -> None:
    await pair(battle, token=hinder != "token")
    if hinder == "elsewhere":
        await battle.stage.slash("v1", "scene leave")
    if hinder == "lying":
        await fell(battle, "v1")
    if hinder in ("fight", "ability"):
        await battle.fighter("c1")
    if hinder == "fight":
        await battle.challenge("c1", "v1")
    about = {"target": "t1"} if hinder == "self" else {"text": " \u200b"} if hinder == "words" else {}
    about |= {"name": "c1"} if hinder == "ability" else {}
    assert battle.stage.why(await steal(battle, **about)) == code
    assert await requests(battle) == []


@sqlite_only
async def test_without_words_a_form_opens(battle: Battle) -> None:
    await pair(battle)
    form = await battle.stage.slash("t1", "steal", target="v1")
    assert not refused(await battle.stage.players["t1"].submit_modal(form, {"text": WORDS}))
    assert WORDS in text_of(card(battle.world))


async def test_after_the_deadline_no_answer_counts_though_nobody_has_closed_it_yet(battle: Battle) -> None:
    await pair(battle, 5, RING)
    await succeed(battle)
    async with battle.world.game.database.begin(write=True) as unit:
        ask = await unit.field.ask(battle.world.guild.id, 1, lock=True)
        assert ask is not None
        ask.due_at = battle.world.env.now()
    assert battle.stage.why(await battle.stage.slash("v1", "respond", answer="item")) == "ask_too_late"
    await battle.world.later(1)
    assert await goods_of(battle, "v1") == (2, {"prsten": 1})
    assert await battle.stage.sound()


@sqlite_only
async def test_who_cannot_be_reached_any_more_is_not_robbed_and_a_reminder_comes_before_the_end(battle: Battle) -> None:
    await pair(battle, 5, RING)
    await succeed(battle)
    before = len([one for one in battle.world.play.history() if battle.stage.players["v1"].mention in one.content])
    await battle.world.later(18 * HOUR + 60)
    after = [one for one in battle.world.play.history() if battle.stage.players["v1"].mention in one.content]
    assert len(after) == before + 1
    assert not refused(await battle.stage.org("ducats grant", character="v1", amount=1, reason="x"))
    async with battle.world.game.database.begin(write=True) as unit:
        (victim,) = await unit.characters.named(battle.world.guild.id, "v1", lock=True)
        victim.retired_at = battle.world.env.now()
    await battle.world.later(6 * HOUR)
    assert [one.answer for one in await asks(battle)] == ["void"]
    assert await goods_of(battle, "t1") == (0, {})
