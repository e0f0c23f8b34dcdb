"""After a fight: loot of the four kinds, the last blow with its words and its case, and the page that offers it all."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core.goods import Thing
from tests.support.arena import Arena, buttons_of
from tests.support.battle import Battle, card
from tests.support.pages import button, buttons, labels, menu, options, refused, sqlite_only, whole
from tests.support.sneaks import fell, fought, give, goods_of, told_to
from tests.support.stage import DANA, JASMINA, MINUTE, OTO

HEALING = Thing("potion", "healing_potion", "", 2)
RING = Thing("game_item", "prsten", "Prsteň")
SWORD = Thing("item", "brnenie", "Brnenie po otcovi")


async def loot(arena: Arena, name: str = JASMINA, target: str = OTO, **options: Any) -> Any:
    """Let a hero look over, or loot, somebody."""
    return await arena.stage.slash(name, "loot", target=target, **options)


async def kill(arena: Arena, name: str = JASMINA, target: str = OTO, text: str = "Zabíjam Ťa!", **more: Any) -> Any:
    """Let a hero kill somebody."""
    return await arena.stage.slash(name, "kill", target=target, text=text, **more)


async def lying(arena: Arena, ducats: int = 12) -> None:
    """Let Oto lie with ducats, two potions, a game item and a thing of his own."""
    await give(arena, OTO, ducats, HEALING, RING, SWORD)
    await fell(arena, OTO)


# -- loot


async def test_the_four_kinds_are_offered_and_taken_and_the_fallen_hears_who_took_them(arena: Arena) -> None:
    await lying(arena)
    shown = await loot(arena)
    assert not refused(shown)
    assert labels(shown, "loot_what") == ["12 dukátov", "liečivý lektvar × 2", "Prsteň × 1"]
    assert "Brnenie" not in whole(shown)
    taken = await arena.stage.players[JASMINA].click(shown.response, custom_id=button(shown, "loot_all"))
    assert not refused(taken)
    assert await goods_of(arena, OTO) == (0, {"brnenie": 1})
    assert await goods_of(arena, JASMINA) == (12, {"healing_potion": 2, "prsten": 1})
    told = await told_to(arena, arena.world.other)
    assert "notice-looted" in told and "Jasmína" in told
    assert "Prsteň" in "\n".join(arena.stage.heard(arena.world.log))
    assert any("prehľadáva" in line for line in arena.stage.heard())
    assert not any("Prsteň" in line for line in arena.stage.heard())
    assert await arena.stage.sound()


async def test_one_kind_is_chosen_from_the_menu_and_of_several_the_form_asks_how_many(arena: Arena) -> None:
    await lying(arena)
    shown, player = await loot(arena), arena.stage.players[JASMINA]
    ring = options(shown, "loot_what")[2]
    shown = await player.select(shown.response, [ring], custom_id=menu(shown, "loot_what"))
    assert await goods_of(arena, JASMINA) == (0, {"prsten": 1})
    form = await player.select(shown.response, ["ducats"], custom_id=menu(shown, "loot_what"))
    taken = await player.submit_modal(form, {"count": "5"})
    assert not refused(taken)
    assert (await goods_of(arena, JASMINA))[0] == 5 and (await goods_of(arena, OTO))[0] == 7
    for wrong in ("0", "-3", "8", "1_0", "٣", "999999999999999"):
        form = await player.select(shown.response, ["ducats"], custom_id=menu(shown, "loot_what"))
        assert refused(await player.submit_modal(form, {"count": wrong})), wrong
    assert await arena.stage.sound()


async def test_everything_the_buttons_take_can_be_typed(arena: Arena) -> None:
    await lying(arena)
    player = arena.stage.players[JASMINA]
    offered = await player.autocomplete(arena.world.play, "loot", "what", "", target=OTO)
    assert [one["name"] for one in offered] == ["Vziať všetko", "12 dukátov", "liečivý lektvar × 2", "Prsteň × 1"]
    assert not refused(await loot(arena, what="dukáty", count=2))
    assert not refused(await loot(arena, what="PRSTEN"))
    assert not refused(await loot(arena, what=offered[2]["value"], count=1))
    assert await goods_of(arena, JASMINA) == (2, {"prsten": 1, "healing_potion": 1})
    assert arena.stage.why(await loot(arena, what="Brnenie po otcovi")) == "thing_not_there"
    assert arena.stage.why(await loot(arena, what="ducats", count=99)) == "not_that_much"
    assert not refused(await loot(arena, what="all"))
    assert await goods_of(arena, OTO) == (0, {"brnenie": 1})
    assert "Nič, čo by sa dalo vziať" in whole(await loot(arena, what="all"))
    assert await arena.stage.sound()


@pytest.mark.parametrize(
    ("state", "code"), [("up", "target_not_knocked_out"), ("elsewhere", "target_not_here"), ("self", "same_character")]
)
async def test_who_is_up_or_elsewhere_is_not_looted_and_nobody_loots_itself(
    arena: Arena, state: str, code: str
) -> None:
    await give(arena, OTO, 5)
    if state == "elsewhere":
        await arena.stage.slash(OTO, "scene leave")
        await fell(arena, OTO)
    before = await arena.stage.kept()
    assert arena.stage.why(await loot(arena, target=JASMINA if state == "self" else OTO, what="all")) == code
    assert await arena.stage.kept() == before
    suggested = await arena.stage.players[JASMINA].autocomplete(arena.world.play, "loot", "what", "", target=OTO)
    assert suggested == []


async def test_while_the_fight_goes_on_nobody_is_looted_or_killed(battle: Battle) -> None:
    await battle.sides(1, 2)
    await battle.fighter("c1")
    await give(battle, "b1", 5)
    await battle.challenge("a1", "b1")
    await fell(battle, "b1")
    assert battle.stage.why(await loot(battle, "c1", "b1", what="all")) == "combat_not_over"
    assert battle.stage.why(await kill(battle, "c1", "b1")) == "combat_not_over"
    assert battle.stage.why(await loot(battle, "a1", "b1", what="all")) == "in_combat"
    assert await battle.stage.sound()


async def test_of_two_who_loot_at_once_one_gets_it_and_once_delivered_twice(arena: Arena) -> None:
    await lying(arena)
    await arena.world.together(
        lambda: loot(arena, JASMINA, what="all"), lambda: loot(arena, DANA, what="all"), lambda: loot(arena, what="all")
    )
    mine, others = await goods_of(arena, JASMINA), await goods_of(arena, DANA)
    assert mine[0] + others[0] == 12
    assert mine[1].get("prsten", 0) + others[1].get("prsten", 0) == 1
    await give(arena, OTO, 8)
    await arena.world.twice(lambda: loot(arena, DANA, what="ducats", count=3), at_once=True)
    assert (await goods_of(arena, OTO))[0] == 5
    assert await arena.stage.sound()


async def test_the_loot_of_a_being_put_aside_goes_to_the_winner_through_an_org(battle: Battle) -> None:
    await battle.fighter("a1", character_class="carodej", level=9, abilities=("priroda",), weapon="dyka")
    await battle.stage.org("creep define", name="Vlk", lives=3, nature="animal", claws=1)
    await battle.stage.org("creep spawn", creep="Vlk")
    await give(battle, "Vlk", 4, RING)
    await battle.challenge("a1", "Vlk")
    await _tame(battle)
    assert await battle.step() == "over"
    shown = await loot(battle, "a1", "Vlk")
    assert "ORG" in whole(shown) and not any(one.startswith("vm:") for one in buttons(shown))
    asked = await battle.stage.players["a1"].click(shown.response, custom_id=button(shown, "loot_all"))
    assert not refused(asked) and (await goods_of(battle, "a1"))[0] == 0
    assert battle.stage.why(await loot(battle, "a1", "Vlk", what="all")) == "deed_waits"
    await battle.world.org.react(battle.world.approvals.last_message, "✅")
    assert await goods_of(battle, "a1") == (4, {"prsten": 1})
    assert await goods_of(battle, "Vlk") == (0, {})
    undone = await battle.world.org.slash(battle.world.play, "approvals", request="1", decision="undo")
    assert battle.stage.why(undone) == "deed_done"
    assert await battle.stage.sound()


async def _tame(battle: Battle) -> None:
    """Let a1 cast Krotenie at the wolf, in whatever step it may be declared, until the fight is over."""
    for _ in range(6):
        step = await battle.step()
        if step == "over":
            return
        if step in ("potion", "spells"):
            await battle.act("a1", "cast", choice="krotenie", target="Vlk")
        for name in await battle.awaited():
            actor = battle.world.org if name in ("Vlk", "org") else battle.stage.players[name]
            await actor.slash(battle.world.play, "combat act", what="pass", **({"for": name} if name == "Vlk" else {}))


# -- what now


async def test_the_card_of_a_fight_that_is_over_leads_to_exactly_what_may_be_done(arena: Arena) -> None:
    await arena.stage.rule("last_phase_kill_warning", "false")
    await give(arena, OTO, 3)
    await fought(arena, JASMINA, OTO)
    ended = await card(arena)
    (action,) = [one for one in buttons_of(ended) if "aftermath" in one]
    page = await arena.stage.players[JASMINA].click(ended, custom_id=action)
    number = (await arena.stage.character(OTO)).id, (await arena.stage.character(JASMINA)).id
    assert list(buttons(page)) == [f"vb:loot:{number[0]}:{number[1]}", f"vb:kill:{number[0]}:{number[1]}"]
    lying_page = await arena.stage.players[OTO].click(ended, custom_id=action)
    assert buttons(lying_page) == {}
    stranger = await arena.world.second_org.click(ended, custom_id=action)
    assert refused(stranger)
    form = await arena.stage.players[JASMINA].click(page.response, custom_id=f"vb:kill:{number[0]}:{number[1]}")
    assert not refused(await arena.stage.players[JASMINA].submit_modal(form, {"text": "Zabíjam Ťa"}))
    assert await arena.stage.status(OTO) == "dead"
    again = await arena.stage.players[JASMINA].click(ended, custom_id=action)
    assert list(buttons(again)) == [f"vb:loot:{number[0]}:{number[1]}"]
    assert await arena.stage.sound()


async def test_who_was_felled_comes_round_five_minutes_after_the_fight_with_one_life(arena: Arena) -> None:
    await fought(arena, JASMINA, OTO)
    left = await arena.stage.left(OTO, "wake")
    assert left is not None and 5 * MINUTE - 60 < left.total_seconds() <= 5 * MINUTE
    await arena.world.later(5 * MINUTE)
    assert (await arena.stage.status(OTO), await arena.stage.lives(OTO)) == ("active", [1])
    assert await arena.stage.sound()


async def test_minutes_counted_from_the_knock_out_go_on_in_the_fight_but_nobody_wakes_into_it(battle: Battle) -> None:
    await battle.stage.rule("ko_timer_from", "knockout")
    await battle.stage.rule("freeze_timers_in_combat", "false")
    await battle.sides(1, 2)
    await battle.challenge("a1", "b2")
    await battle.all_pass("b1", "b2")
    await fell(battle, "b1")
    assert "wake" in await battle.stage.timers("b1")
    await battle.world.later(6 * MINUTE)
    assert await battle.stage.status("b1") == "knocked_out"
    await battle.stage.org("combat end", reason="koniec")
    await battle.world.later(31)
    assert (await battle.stage.status("b1"), await battle.stage.lives("b1")) == ("active", [1])
    assert await battle.stage.sound()


async def test_a_sleeper_may_be_looted_not_killed_and_the_strike_is_offered_instead(battle: Battle) -> None:
    await battle.fighter("a1", character_class="carodej", level=9, abilities=("pocarovanie",), weapon="dyka")
    await battle.fighter("b1")
    await give(battle, "b1", 3)
    await battle.challenge("a1", "b1")
    for _ in range(5):
        step = await battle.step()
        if step in ("potion", "spells"):
            await battle.act("a1", "cast", choice="uspanie")
        for name in sorted(await battle.awaited() if step != "over" else ()):
            await battle.act(name, "pass")
    assert await battle.step() == "over" and await battle.stage.status("b1") == "asleep"
    left = await battle.stage.left("b1", "uspanie")
    assert left is not None and 5 * MINUTE - 60 < left.total_seconds() <= 5 * MINUTE
    assert battle.stage.why(await kill(battle, "a1", "b1", sure=True)) == "target_asleep_wakes"
    ended, player = await card(battle), battle.stage.players["a1"]
    page = await player.click(ended, custom_id="vb:aftermath:1")
    assert [one.split(":")[1] for one in buttons(page)] == ["loot", "strike"]
    assert not refused(await loot(battle, "a1", "b1", what="all"))
    assert not refused(await player.click(page.response, custom_id=button(page, "strike")))
    assert (await battle.stage.status("b1"), await battle.stage.lives("b1")) == ("active", [3])
    assert len(await battle.fights()) == 2
    assert await battle.stage.sound()


@sqlite_only
@pytest.mark.parametrize("name", ["**Boh** `x` @everyone", "Ž" * 60, "{ $name } \\ [klik](https://x.y)", "<@1> | _a_"])
async def test_names_and_words_are_shown_as_they_were_written_and_fit_everywhere(battle: Battle, name: str) -> None:
    await battle.fighter("a1")
    await battle.fighter(name)
    things = tuple(Thing("game_item", f"vec_{number}", f"{name[:50]} {number}") for number in range(30))
    await give(battle, name, 10**12, *things)
    await fell(battle, name)
    shown = await loot(battle, "a1", name)
    assert name in whole(shown) and len(options(shown, "loot_what")) == 25
    form = await battle.stage.slash("a1", "kill", target=name)
    warned = await battle.stage.players["a1"].submit_modal(form, {"text": name * 10})
    done = await battle.stage.players["a1"].click(warned.response, custom_id=button(warned, "kill_sure"))
    assert not refused(done)
    assert not refused(await battle.stage.org("case", case="1"))
    assert not refused(await loot(battle, "a1", name, what="all"))
    assert (await goods_of(battle, "a1"))[0] == 10**12
    for message in battle.world.play.history():
        assert not message.mention_everyone
    assert await battle.stage.sound()
