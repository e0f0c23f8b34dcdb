"""Taking: what lay in a place goes to one hand, once, and nobody but the ORGs learns what it was."""

from __future__ import annotations

from bot.game.again import ask_again
from bot.game.desk import Told
from bot.game.places import taking
from bot.rules.core.goods import Haul
from tests.support import field_moves as field
from tests.support.field_moves import CHEST, TREASURE, bag, band, inside, put, take
from tests.support.neighbours import neighbour
from tests.support.pages import button, options, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, OTO, Stage


async def test_what_lay_in_a_chest_goes_to_one_hand_and_only_the_orgs_learn_what_it_was(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents=TREASURE)
    shown = await bare_stage.slash(OTO, "scene show", thing=CHEST)
    taken = await bare_stage.players[OTO].click(shown.response, custom_id=button(shown, "take"))
    assert "5 dukátov" in whole(taken)
    assert await bag(bare_stage, OTO) == {"ducats": 5, "mata": 2, "healing_potion": 1, "zlaty_kluc": 1}
    assert await inside(bare_stage, CHEST) == Haul()
    assert CHEST in bare_stage.told() and OTO in bare_stage.told()
    assert "dukát" not in field.scene(bare_stage)
    assert "Zlatý kľúč" in bare_stage.heard(bare_stage.world.log)[-1]
    assert bare_stage.why(await take(bare_stage, DANA)) == "nothing_inside"
    assert await bare_stage.sound()


async def test_two_hands_at_one_chest_at_the_same_instant_get_its_goods_once(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents="5 dukátov, 2 mäta")
    game = bare_stage.world.game

    async def hand(name: str) -> str:
        caller = bare_stage.caller(bare_stage.players[name])
        try:
            await ask_again(lambda: taking.take(game, caller, thing=CHEST))
        except Told as told:
            return told.code or ""
        return "taken"

    done = await bare_stage.world.together(*(lambda name=name: hand(name) for name in (JASMINA, OTO, DANA, OTO)))
    assert sorted(done) == ["nothing_inside"] * 3 + ["taken"]
    bags = [await bag(bare_stage, name) for name in (JASMINA, OTO, DANA)]
    assert sorted(map(len, bags)) == [0, 0, 2] and {"ducats": 5, "mata": 2} in bags
    assert await inside(bare_stage, CHEST) == Haul()
    assert await bare_stage.sound()


async def test_one_interaction_delivered_twice_takes_once(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents="5 dukátov")
    await bare_stage.world.twice(lambda: take(bare_stage, OTO), at_once=True)
    assert await bag(bare_stage, OTO) == {"ducats": 5}
    assert await bare_stage.sound()


@sqlite_only
async def test_nobody_takes_out_of_what_is_locked_or_while_unable_to_act_or_in_a_paused_scene(
    bare_stage: Stage,
) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents="5 dukátov", locked=True)
    await put(bare_stage, "small_chest", "Truhlička", contents="1 mäta")
    await put(bare_stage, "door", "Dvere")
    assert bare_stage.why(await take(bare_stage, OTO)) == "thing_locked"
    assert bare_stage.why(await take(bare_stage, OTO, "Dvere")) == "nothing_inside"
    await bare_stage.slash(JASMINA, "scene pause")
    assert bare_stage.why(await take(bare_stage, OTO, "Truhlička")) == "scene_paused"
    await bare_stage.org("scene resume")
    await bare_stage.hurt(OTO, 3)
    assert bare_stage.why(await take(bare_stage, OTO, "Truhlička")) == "not_active"
    assert await bag(bare_stage, OTO) == {}


@sqlite_only
async def test_an_org_takes_for_a_character_and_nobody_else_does(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents="5 dukátov")
    assert bare_stage.why(await take(bare_stage, OTO, **{"for": DANA})) == "not_your_character"
    assert not refused(await bare_stage.org("take", thing=CHEST, reason="pád kameňa", **{"for": DANA}))
    assert await bag(bare_stage, DANA) == {"ducats": 5}
    entry = (await bare_stage.ledger(DANA))[-1]
    assert (entry.actor_id, entry.reason) == (bare_stage.world.org.id, "pád kameňa")
    assert await bare_stage.sound()


@sqlite_only
async def test_more_than_a_purse_can_hold_stays_where_it_is(bare_stage: Stage) -> None:
    await band(bare_stage)
    for number in range(2):
        await put(bare_stage, "chest", f"Truhla {number}", contents="1000000 mäta")
    assert not refused(await take(bare_stage, OTO, "Truhla 0"))
    assert bare_stage.why(await take(bare_stage, OTO, "Truhla 1")) == "amount_wrong"
    assert (await inside(bare_stage, "Truhla 1")).things[0].count == 1_000_000


async def test_a_thing_removed_meanwhile_is_there_for_nobody(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents="5 dukátov")
    shown = await bare_stage.slash(OTO, "scene show", thing=CHEST)
    await bare_stage.org("place_remove", thing=CHEST)
    stale = await bare_stage.players[OTO].click(shown.response, custom_id=button(shown, "take"))
    assert bare_stage.why(stale) == "thing_unknown"
    assert await bag(bare_stage, OTO) == {}


async def test_the_ids_of_another_guild_mean_nothing_here(bare_stage: Stage) -> None:
    await band(bare_stage)
    other = await neighbour(bare_stage.world)
    assert not refused(await other.keeper.slash(other.play, "scene open"))
    assert not refused(await other.keeper.slash(other.play, "place", kind="chest", name="Cudzia", contents="9 dukátov"))
    number = (await field.thing(bare_stage, "Cudzia")).id
    assert bare_stage.why(await take(bare_stage, OTO, f"={number}")) == "thing_unknown"
    assert bare_stage.why(await bare_stage.org("place_remove", thing=f"={number}")) == "thing_unknown"
    assert "Cudzia" not in whole(await bare_stage.org("place_list"))


@sqlite_only
async def test_two_things_of_one_name_are_told_apart_by_the_list(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents="5 dukátov")
    await put(bare_stage, "chest", CHEST, contents="1 mäta")
    assert bare_stage.why(await take(bare_stage, OTO)) == "place_ambiguous"
    offered = await bare_stage.players[OTO].autocomplete(bare_stage.world.play, "take", "thing", "stara")
    assert not refused(await take(bare_stage, OTO, offered[1]["value"]))
    assert await bag(bare_stage, OTO) == {"mata": 1}


@sqlite_only
async def test_a_hundred_things_fit_a_scene_and_its_pages(bare_stage: Stage) -> None:
    await band(bare_stage)
    for number in range(100):
        await put(bare_stage, "door", f"Dvere {number}")
    assert bare_stage.why(await bare_stage.org("place", kind="door", name="Ďalšie")) == "too_many_places"
    shown = await bare_stage.slash(OTO, "scene show")
    assert "Dvere 99" in whole(shown)
    assert len(options(shown.followups[-1], "thing")) == 25
    assert "Dvere 99" in whole(await bare_stage.org("place_list"))
