"""Cases: a killing for the council, the dead for the head ORG; decided once, told to those concerned; and revival."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game.combat.settling import FLED
from tests.support.arena import Arena
from tests.support.battle import Battle
from tests.support.pages import button, buttons, labels, menu, options, refused, sqlite_only, whole
from tests.support.sneaks import cases, fell, held, told_to
from tests.support.stage import DANA, JASMINA, MINUTE, OTO


async def killed(arena: Arena, target: str = OTO) -> None:
    """Let Jasmína kill somebody who lies."""
    await fell(arena, target)
    told = await arena.stage.slash(JASMINA, "kill", target=target, text="Zabíjam Ťa", sure=True)
    assert not refused(told)


async def head(arena: Arena) -> Any:
    """Make the second ORG the head ORG."""
    role = arena.world.guild.create_role("Hlavný ORG")
    arena.world.env.backend.add_member_role(arena.world.guild.id, arena.world.second_org.id, role.id)
    await arena.world.env.settle()
    await arena.world.set_up(head_org_role=role.id, rulings={"house": {"quiet_hours": None, "digest_hour": None}})
    return arena.world.second_org


async def test_any_org_decides_the_case_of_a_killing_once_and_both_players_hear_it(arena: Arena) -> None:
    await killed(arena)
    listed = await arena.stage.org("case")
    assert labels(listed, "case_open") == ["#1 Zabitie: Oto"]
    shown = await arena.world.org.select(
        listed.response, options(listed, "case_open"), custom_id=menu(listed, "case_open")
    )
    assert "Zabíjam Ťa" in whole(shown) and "Jasmína" in whole(shown)
    form = await arena.world.org.click(shown.response, custom_id=button(shown, "case_decide"))
    done = await arena.world.org.submit_modal(form, {"decision": "Jasmína platí výkupné, **50** dukátov"})
    assert not refused(done)
    (case,) = await cases(arena)
    assert (case.state, case.decided_by) == ("decided", arena.world.org.id)
    for player in (arena.world.player, arena.world.other):
        assert "platí výkupné" in await told_to(arena, player)
    again = await arena.world.second_org.slash(arena.world.play, "case", case="1", decision="Inak")
    assert arena.stage.why(again) == "case_decided_already"
    assert "Žiadny prípad" in whole(await arena.stage.org("case"))
    assert await arena.stage.sound()


async def test_the_body_goes_to_the_head_org_after_ten_minutes_who_alone_decides(arena: Arena) -> None:
    await killed(arena)
    chief = await head(arena)
    await arena.world.later(10 * MINUTE)
    assert await arena.stage.status(OTO) == "with_head_org"
    assert [one.kind for one in await cases(arena)] == ["killing", "dead"]
    assert "hlavný ORG" in "\n".join(arena.stage.heard(arena.world.log))
    refusal = await arena.stage.org("case", case="2", decision="Návrat")
    assert arena.stage.why(refusal) == "rank_needs_head_org"
    assert arena.stage.why(await arena.stage.org("revive", character=OTO)) == "rank_needs_head_org"
    await arena.world.restart()
    done = await chief.slash(arena.world.play, "case", case="#2", decision="Vráti sa, ale s jedným životom")
    assert not refused(done)
    back = await chief.slash(arena.world.play, "revive", character=OTO, lives=1)
    assert not refused(back)
    assert (await arena.stage.status(OTO), await arena.stage.lives(OTO)) == ("active", [1])
    assert "notice-revived" in await told_to(arena, arena.world.other)
    assert await arena.stage.timers(OTO) == {}
    assert await arena.stage.sound()


async def test_of_two_orgs_at_once_one_decides_a_case(arena: Arena) -> None:
    await killed(arena)
    await arena.world.together(
        lambda: arena.stage.org("case", case="1", decision="Prvé"),
        lambda: arena.world.second_org.slash(arena.world.play, "case", case="1", decision="Druhé"),
    )
    told = await told_to(arena, arena.world.other)
    assert ("Prvé" in told) != ("Druhé" in told)


@sqlite_only
async def test_players_see_no_case_and_nobody_decides_nonsense(arena: Arena) -> None:
    await killed(arena)
    assert arena.stage.why(await arena.stage.slash(DANA, "case")) == "rank_needs_org"
    assert arena.stage.why(await arena.stage.slash(DANA, "case", case="1", decision="x")) == "rank_needs_org"
    assert await arena.stage.players[DANA].autocomplete(arena.world.play, "case", "case", "") == []
    for wrong in ("0", "-1", "99", "9" * 40, "x", "1_0", "٣"):
        assert arena.stage.why(await arena.stage.org("case", case=wrong)) == "case_gone"
    assert arena.stage.why(await arena.stage.org("case", case="1", decision=" \u200b")) == "decision_empty"
    assert arena.stage.why(await arena.stage.slash(DANA, "revive", character=OTO)) == "rank_needs_org"
    offered = await arena.world.org.autocomplete(arena.world.play, "case", "case", "oto")
    assert [one["value"] for one in offered] == ["1"]
    assert [one.state for one in await cases(arena)] == ["open"]


@sqlite_only
async def test_an_org_does_not_decide_the_case_of_the_own_character(arena: Arena) -> None:
    arena.world.env.backend.add_member_role(arena.world.guild.id, arena.world.player.id, arena.world.org_role.id)
    await arena.world.env.settle()
    await killed(arena)
    assert arena.stage.why(await arena.stage.slash(JASMINA, "case", case="1", decision="Nič")) == "own_case"


async def test_an_org_revives_who_lies_to_full_lives_or_so_many(arena: Arena) -> None:
    await fell(arena, OTO)
    for wrong in (0, -1, 99, 2**53 - 1):
        assert arena.stage.why(await arena.stage.org("revive", character=OTO, lives=wrong)) == "revived_lives_wrong"
    assert not refused(await arena.stage.org("revive", character=OTO, lives=2))
    assert await arena.stage.lives(OTO) == [2]
    assert arena.stage.why(await arena.stage.org("revive", character=OTO)) == "target_not_dead_or_knocked_out"
    await killed(arena)
    shown = await arena.stage.org("case", case="1")
    assert not refused(await arena.world.org.click(shown.response, custom_id=button(shown, "revive")))
    assert (await arena.stage.status(OTO), await arena.stage.lives(OTO)) == ("active", [3])
    assert any("znova vstáva" in line for line in arena.stage.heard())
    assert await arena.stage.sound()


# -- pursuit


async def flight(battle: Battle, **parts: Any) -> Any:
    """Let b1 flee from a1 while c1 looks on; return the channel of another scene it has fled into."""
    await battle.fighter("a1", **parts)
    await battle.fighter("b1")
    await battle.fighter("c1")
    other = battle.world.guild.create_text_channel("les")
    await battle.world.env.settle()
    await battle.stage.scene(channel=other)
    await battle.challenge("a1", "b1")
    await battle.all_pass("b1", "c1")
    for _ in range(6):
        if await battle.step() in ("end_of_round", "over"):
            break
        battle.dice(1, 1)
        for name in sorted(await battle.awaited()):
            await battle.act(name, "pass")
    assert not refused(await battle.act("b1", "flee"))
    for name in sorted(await battle.awaited() if await battle.step() != "over" else ()):
        await battle.act(name, "pass")
    assert await battle.step() == "over"
    return other


async def pursue(battle: Battle, name: str) -> Any:
    """Let somebody pursue b1."""
    return await battle.stage.slash(name, "pursue", target="b1")


async def test_an_opponent_waits_five_minutes_others_follow_at_once(battle: Battle) -> None:
    other = await flight(battle)
    assert battle.stage.why(await pursue(battle, "c1")) == "trail_lost"
    await battle.stage.players["b1"].slash(other, "scene enter")
    place = (await battle.stage.character("b1")).scene_id
    assert battle.stage.why(await pursue(battle, "a1")) == "pursuit_ban"
    assert battle.stage.why(await battle.stage.players["a1"].slash(other, "scene enter")) == "pursuit_ban"
    assert not refused(await pursue(battle, "c1"))
    assert (await battle.stage.character("c1")).scene_id == place
    assert any("dobieha" in line for line in battle.stage.heard(other))
    assert "notice-pursued" in await told_to(battle, battle.stage.players["b1"])
    await battle.world.later(5 * MINUTE)
    assert FLED not in await battle.stage.timers("b1")
    assert not refused(await pursue(battle, "a1"))
    assert (await battle.stage.character("a1")).scene_id == place
    assert battle.stage.why(await pursue(battle, "a1")) == "already_here"
    assert not refused(await battle.stage.players["a1"].slash(other, "challenge", target="b1"))
    assert await battle.stage.sound()


async def test_who_knows_the_woods_follows_after_two_minutes_by_the_button_of_the_card(battle: Battle) -> None:
    other = await flight(battle, abilities=("zalesactvo",))
    await battle.stage.players["b1"].slash(other, "scene enter")
    assert battle.stage.why(await pursue(battle, "a1")) == "pursuit_ban"
    ended = next(one for one in battle.world.play.history() if any(b.startswith("vb:aftermath") for b in _ids(one)))
    early = await battle.stage.players["a1"].click(ended, custom_id="vb:aftermath:1")
    assert buttons(early) == {} and "až" in whole(early)
    await battle.world.later(2 * MINUTE)
    page = await battle.stage.players["a1"].click(ended, custom_id="vb:aftermath:1")
    done = await battle.stage.players["a1"].click(page.response, custom_id=button(page, "pursue"))
    assert not refused(done)
    assert (await battle.stage.character("a1")).scene_id == (await battle.stage.character("b1")).scene_id
    assert await battle.stage.sound()


def _ids(message: Any) -> list[str]:
    return [str(item.custom_id) for row in message.components or () for item in row.children]


@sqlite_only
async def test_nobody_is_found_by_a_pursuit_who_has_only_gone_elsewhere(battle: Battle) -> None:
    other = await flight(battle)
    await battle.fighter("d1")
    await battle.fighter("e1", here=False)
    await battle.stage.players["b1"].slash(other, "scene enter")
    await battle.stage.players["d1"].slash(other, "scene enter")
    told = await battle.stage.slash("c1", "pursue", target="d1")
    assert battle.stage.why(told) == "no_trail"
    assert battle.stage.why(await pursue(battle, "e1")) == "no_trail"
    assert await held(battle, "b1") == []


@pytest.mark.parametrize("spell", ["strach"])
async def test_who_is_frightened_off_is_pursued_like_one_who_fled(battle: Battle, spell: str) -> None:
    await battle.fighter("a1", character_class="carodej", level=9, abilities=("pocarovanie",), weapon="dyka")
    await battle.fighter("b1")
    await battle.challenge("a1", "b1")
    for _ in range(5):
        step = await battle.step()
        if step == "over":
            break
        if step in ("potion", "spells"):
            await battle.act("a1", "cast", choice=spell, target="b1")
        for name in sorted(await battle.awaited()):
            await battle.act(name, "pass")
    assert await battle.step() == "over"
    await battle.stage.slash("b1", "scene enter")
    assert battle.stage.why(await pursue(battle, "a1")) == "pursuit_ban"
    assert battle.stage.why(await battle.challenge("a1", "b1")) == "pursuit_ban"
    assert await battle.stage.sound()
