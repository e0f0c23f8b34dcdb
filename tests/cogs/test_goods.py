"""Bags and purses through the front door: seen by their owners, given by the rules, granted by ORGs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.arena import Arena
from tests.support.pages import button, buttons, labels, menu, options, pinged, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, OTO, Stage


async def bag(stage: Stage, name: str) -> dict[str, int]:
    """Return what a hero carries by name, ducats among it."""
    sheet = await stage.sheet(name)
    things = {one["name"] or one["key"]: one["count"] for one in sheet["goods"]}
    return things | ({"ducats": sheet["ducats"]} if sheet["ducats"] else {})


async def grant(stage: Stage, item: str, count: int = 1, name: str = JASMINA, **options: Any) -> Any:
    """Let an ORG give a hero things."""
    return await stage.org("inventory grant", character=name, item=item, count=count, **options)


async def pay(stage: Stage, amount: int, name: str = JASMINA) -> Any:
    """Let an ORG give a hero ducats."""
    return await stage.org("ducats grant", character=name, amount=amount, reason="poklad")


async def give(stage: Stage, item: str, to: str = OTO, giver: str = JASMINA, **options: Any) -> Any:
    """Let a hero give a thing."""
    return await stage.slash(giver, "inventory give", item=item, character=to, **options)


async def give_ducats(stage: Stage, amount: int, to: str = OTO, giver: str = JASMINA, **options: Any) -> Any:
    """Let a hero give ducats."""
    return await stage.slash(giver, "ducats give", character=to, amount=amount, **options)


# -- granting


async def test_an_org_gives_things_of_every_sort_and_the_player_hears_and_sees_them(stage: Stage) -> None:
    for sort in ("ingredient", "herb", "game_item", "item"):
        assert not refused(await grant(stage, f"Vec {sort}", 2, sort=sort))
    assert not refused(await pay(stage, 7))
    shown = whole(await stage.slash(JASMINA, "inventory show"))
    assert "7 dukátov" in shown and all(f"Vec {sort} × 2" in shown for sort in ("herb", "game_item"))
    assert "poklad" in whole(await stage.read(JASMINA))
    log = "\n".join(stage.heard(stage.world.log))
    assert "Vec herb +2" in log and "dukáty +7, teraz 7" in log
    told = whole(await stage.slash(JASMINA, "character history"))
    assert "Vec item: +2 (od ORGa)" in told and "Dukáty +7 (od ORGa)" in told
    assert await stage.sound()


async def test_an_org_takes_back_no_more_than_there_is(stage: Stage) -> None:
    await grant(stage, "Prsteň", 2, sort="game_item")
    await pay(stage, 5)
    before = await stage.kept()
    assert stage.why(await grant(stage, "prsten", -3)) == "not_that_much"
    assert stage.why(await grant(stage, "Meč", -1)) == "thing_not_carried"
    assert stage.why(await pay(stage, -6)) == "not_that_much"
    assert await stage.kept() == before
    assert not refused(await grant(stage, "prsten", -2))
    assert not refused(await pay(stage, -5))
    assert await bag(stage, JASMINA) == {}
    assert await stage.sound()


@sqlite_only
@pytest.mark.parametrize("name", ["_Tieň_", "@everyone", "**Boh** `kód`", "💎", "a||b, (c)", "[klik](https://x.y)"])
async def test_a_thing_of_any_name_is_shown_as_it_was_written_and_can_be_given(stage: Stage, name: str) -> None:
    assert not refused(await grant(stage, name))
    assert name in whole(await stage.slash(JASMINA, "inventory show"))
    offered = await stage.players[JASMINA].autocomplete(stage.world.play, "inventory give", "item", "")
    assert not refused(await give(stage, offered[0]["value"]))
    assert name in whole(await stage.read(OTO))
    assert await bag(stage, OTO) == {name: 1}
    assert not any(message.mention_everyone for message in stage.world.play.history())


@sqlite_only
async def test_amounts_beyond_all_bounds_are_refused_and_nothing_overflows(stage: Stage) -> None:
    assert stage.why(await grant(stage, "Prsteň", 0)) == "amount_wrong"
    assert stage.why(await pay(stage, 0)) == "nothing_chosen"
    assert not refused(await grant(stage, "Prsteň", 1_000_000))
    before = await stage.kept()
    assert stage.why(await grant(stage, "Prsteň", 1)) == "amount_wrong"
    assert await stage.kept() == before
    assert await bag(stage, JASMINA) == {"Prsteň": 1_000_000}


async def test_players_grant_nothing_and_see_no_bag_but_their_own(stage: Stage) -> None:
    await grant(stage, "Prsteň")
    granted = {"character": OTO, "item": "Meč"}
    assert stage.why(await stage.slash(OTO, "inventory grant", **granted)) == "rank_needs_org"
    paid = {"character": OTO, "amount": 5, "reason": "x"}
    assert stage.why(await stage.slash(OTO, "ducats grant", **paid)) == "rank_needs_org"
    assert stage.why(await stage.slash(OTO, "inventory show", character=JASMINA)) == "not_your_character"
    assert stage.why(await stage.slash(OTO, "ducats show", character=JASMINA)) == "not_your_character"
    other = stage.players[OTO]
    assert await other.autocomplete(stage.world.play, "inventory give", "item", "", **{"for": JASMINA}) == []
    assert await other.autocomplete(stage.world.play, "inventory grant", "item", "", character=JASMINA) == []
    assert "Prsteň" in whole(await stage.org("inventory show", character=JASMINA))
    assert await bag(stage, OTO) == {}


# -- gifts


async def test_what_one_gives_the_other_has_and_only_the_receiver_hears_of_it(stage: Stage) -> None:
    await grant(stage, "Prsteň", 3, sort="game_item")
    await pay(stage, 10)
    logged, said = len(stage.heard(stage.world.log)), len(stage.heard())
    assert not refused(await give(stage, "prsten", count=2))
    assert not refused(await give_ducats(stage, 4))
    assert (await bag(stage, JASMINA), await bag(stage, OTO)) == (
        {"Prsteň": 1, "ducats": 6},
        {"Prsteň": 2, "ducats": 4},
    )
    assert len(stage.heard(stage.world.log)) == logged
    heard = stage.heard()[said:]
    assert not any("Prsteň" in one for one in heard)  # the bells say nothing of it
    assert stage.players[OTO].id in pinged(stage.world.env)
    assert "4 dukáty" in whole(await stage.read(OTO))
    assert "Dukáty −4 (dar)" in whole(await stage.slash(JASMINA, "character history"))
    assert await stage.sound()


async def test_a_gift_of_nothing_of_less_or_to_oneself_changes_nothing(stage: Stage) -> None:
    await grant(stage, "Prsteň", 3)
    await pay(stage, 10)
    before = await stage.kept()
    for amount, code in ((-10, "amount_wrong"), (0, "nothing_chosen"), (11, "not_that_much")):
        assert stage.why(await give_ducats(stage, amount)) == code
    for count, code in ((-3, "amount_wrong"), (0, "amount_wrong"), (4, "not_that_much")):
        assert stage.why(await give(stage, "Prsteň", count=count)) == code
    assert stage.why(await give_ducats(stage, 5, to=JASMINA)) == "same_character"
    assert stage.why(await give(stage, "Prsteň", to=JASMINA)) == "same_character"
    assert stage.why(await give(stage, "Meč")) == "thing_not_carried"
    assert stage.why(await give(stage, "Prsteň", to="Nikto")) == "character_not_found"
    assert await stage.kept() == before


async def test_nobody_gives_from_afar_lying_or_to_somebody_who_lies(stage: Stage) -> None:
    await pay(stage, 10)
    await stage.slash(OTO, "scene leave")
    assert stage.why(await give_ducats(stage, 1)) == "target_not_here"
    await stage.slash(OTO, "scene enter")
    await stage.hurt(OTO, 9)
    assert stage.why(await give_ducats(stage, 1)) == "target_not_active"
    await stage.hurt(JASMINA, 9)
    assert stage.why(await give_ducats(stage, 1, to=DANA)) == "not_active"
    assert (await bag(stage, JASMINA), await bag(stage, DANA)) == ({"ducats": 10}, {})


@rule("DBF-GEN-8")
async def test_nobody_who_fights_gives_or_gets_anything(arena: Arena) -> None:
    stage = arena.stage
    await pay(stage, 10)
    await pay(stage, 10, DANA)
    await arena.challenge(JASMINA, OTO)
    assert stage.why(await give_ducats(stage, 1, to=DANA)) == "in_combat"
    assert stage.why(await give_ducats(stage, 1, to=JASMINA, giver=DANA)) == "party_in_combat"


@sqlite_only
async def test_nothing_goes_to_whom_nobody_sees_or_in_a_paused_scene(stage: Stage) -> None:
    await pay(stage, 10)
    await stage.cast(OTO, "neviditelnost")
    assert stage.why(await give_ducats(stage, 1)) == "target_not_here"
    await stage.slash(DANA, "scene pause")
    assert stage.why(await give_ducats(stage, 1, to=DANA)) == "scene_paused"


async def test_two_gifts_of_the_same_ducats_at_once_spend_them_once(stage: Stage) -> None:
    await pay(stage, 5)
    answers = await stage.world.together(*(lambda to=to: give_ducats(stage, 5, to=to) for to in (OTO, DANA)))
    assert sorted(stage.why(one) for one in answers) == ["", "not_that_much"]
    assert sum([(await stage.sheet(name))["ducats"] for name in stage.players]) == 5
    assert await stage.sound()


async def test_one_interaction_delivered_twice_gives_once(stage: Stage) -> None:
    await pay(stage, 5)
    await stage.world.twice(lambda: give_ducats(stage, 2), at_once=True)
    assert (await bag(stage, JASMINA), await bag(stage, OTO)) == ({"ducats": 3}, {"ducats": 2})


async def test_an_org_gives_for_a_player_who_hears_of_it_and_a_gift_is_not_undone_on_one_side(stage: Stage) -> None:
    await pay(stage, 5)
    done = await stage.org("ducats give", character=OTO, amount=2, reason="sľub", **{"for": JASMINA})
    assert not refused(done)
    assert "2 dukáty" in whole(await stage.read(JASMINA))
    entry = (await stage.ledger(JASMINA))[-1]
    assert (entry.actor_id, entry.reason) == (stage.world.org.id, "sľub")
    assert stage.why(await stage.org("undo", entry=str(entry.id), reason="x")) == "undo_not_possible"
    granted = next(one for one in await stage.ledger(JASMINA) if one.kind == "ducats_changed")
    assert stage.why(await stage.org("undo", entry=str(granted.id), reason="x")) != ""
    assert await stage.sound()


@sqlite_only
async def test_a_grant_is_undone_while_what_was_granted_is_still_there(stage: Stage) -> None:
    await grant(stage, "Prsteň", 2)
    entry = (await stage.ledger(JASMINA))[-1]
    assert not refused(await stage.org("undo", entry=str(entry.id), reason="omyl"))
    assert await bag(stage, JASMINA) == {}
    assert await stage.sound()


# -- by menus


async def test_a_gift_by_menus_asks_what_whom_and_how_many(stage: Stage) -> None:
    await grant(stage, "Prsteň", 3)
    player = stage.players[JASMINA]
    shown = await stage.slash(JASMINA, "inventory show")
    asked = await player.select(shown.response, [options(shown, "give")[0]], custom_id=menu(shown, "give"))
    assert sorted(labels(asked, "give_to")) == [DANA, OTO]
    oto = next(one["value"] for one in _rows(asked) if one["label"] == OTO)
    form = await player.select(asked.response, [oto], custom_id=menu(asked, "give_to"))
    given = await player.submit_modal(form, {"count": "2"})
    assert not refused(given)
    assert (await bag(stage, JASMINA), await bag(stage, OTO)) == ({"Prsteň": 1}, {"Prsteň": 2})


@sqlite_only
@pytest.mark.parametrize("typed", ["-1", "0", "٣", "1_0", "1e3", "9" * 12])
async def test_an_amount_that_is_none_is_refused_in_the_form_too(stage: Stage, typed: str) -> None:
    await pay(stage, 3)
    shown = await stage.slash(JASMINA, "ducats show")
    player = stage.players[JASMINA]
    asked = await player.click(shown.response, custom_id=button(shown, "give"))
    form = await player.select(asked.response, [options(asked, "give_to")[0]], custom_id=menu(asked, "give_to"))
    assert refused(await player.submit_modal(form, {"count": typed}))
    assert await bag(stage, JASMINA) == {"ducats": 3}


@sqlite_only
async def test_the_only_one_of_its_kind_is_given_without_asking_how_many(stage: Stage) -> None:
    await grant(stage, "Prsteň")
    player = stage.players[JASMINA]
    shown = await stage.slash(JASMINA, "inventory show")
    asked = await player.select(shown.response, [options(shown, "give")[0]], custom_id=menu(shown, "give"))
    given = await player.select(asked.response, [options(asked, "give_to")[0]], custom_id=menu(asked, "give_to"))
    assert not refused(given) and any("inventory" in one for one in buttons(given))
    assert await bag(stage, JASMINA) == {}
    again = await player.click(given.response, custom_id=button(given, "inventory"))
    assert "Prsteň" not in whole(again)


def _rows(asked: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for part in asked.response.components:
        row = part if isinstance(part, dict) else part.to_dict()
        found += [option for item in row["components"] for option in item.get("options", ())]
    return found
