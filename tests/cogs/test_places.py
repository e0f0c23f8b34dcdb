"""Places: what ORGs put into a scene, who sees it, and who has what lay in it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules.core.goods import Haul, Thing
from tests.support import field_moves as field
from tests.support.field_moves import CHEST, TREASURE, bag, band, inside, put, take
from tests.support.pages import button, buttons, labels, menu, options, raw, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, OTO, Stage

CACHE = "Dupľa pod dubom"


# -- placing


async def test_an_org_fills_a_chest_and_reads_back_what_was_understood(bare_stage: Stage) -> None:
    await band(bare_stage)
    told = whole(await put(bare_stage, "chest", CHEST, contents=TREASURE, locked=True))
    for part in ("5 dukátov", "2× mäta", "1× liečivý lektvar", "1× Zlatý kľúč", "zamknuté"):
        assert part in told
    assert await inside(bare_stage, CHEST) == Haul(
        5,
        (
            Thing("ingredient", "mata", "mäta", 2),
            Thing("potion", "healing_potion", "", 1),
            Thing("game_item", "zlaty_kluc", "Zlatý kľúč", 1),
        ),
    )
    assert "Zlatý kľúč" in field.log(bare_stage)
    assert "Zlatý kľúč" not in field.scene(bare_stage)


@sqlite_only
async def test_what_grows_in_the_guild_is_a_herb_without_saying_so(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "herb_patch", "Mäta", size=3, regrowth=1)
    await put(bare_stage, "cache", CACHE, contents="2 mäta, 1 soľ, bylina: šalvia, vec: plášť")
    sorts = {one.key: one.sort for one in (await inside(bare_stage, CACHE)).things}
    assert sorts == {"mata": "herb", "sol": "ingredient", "salvia": "herb", "plast": "item"}


@sqlite_only
@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"kind": "door", "contents": "5 dukátov"}, "place_holds_nothing"),
        ({"kind": "cache", "locked": True}, "place_has_no_lock"),
        ({"kind": "chest", "size": 3}, "place_does_not_grow"),
        ({"kind": "hides", "size": 3, "regrowth": 1}, "place_does_not_grow"),
        ({"kind": "herb_patch", "size": 3, "regrowth": 4}, "place_size_wrong"),
        ({"kind": "chest", "contents": "dukátov 5"}, "things_unreadable"),
        ({"kind": "chest", "contents": "5"}, "things_unreadable"),
        ({"kind": "chest", "contents": "-5 dukátov"}, "amount_wrong"),
        ({"kind": "chest", "contents": "0 dukátov"}, "amount_wrong"),
        ({"kind": "chest", "contents": "999999999999 dukátov"}, "amount_wrong"),
        ({"kind": "chest", "contents": "99999999 mäta"}, "amount_wrong"),
        ({"kind": "chest", "contents": "1_000 mäta"}, "things_unreadable"),
        ({"kind": "chest", "contents": "٣ mäta"}, "things_unreadable"),
        ({"kind": "chest", "contents": "1,5 mäta"}, "things_unreadable"),
        ({"kind": "chest", "contents": "čiapka: modrá"}, "things_unreadable"),
        ({"kind": "chest", "contents": "lektvar: Ohnivák"}, "potion_undefined"),
        ({"kind": "chest", "contents": ", ".join(f"vec: v{number}" for number in range(21))}, "things_too_many"),
        ({"kind": "chest", "contents": "predmet: \u200b"}, "name_empty"),
        ({"kind": "cache", "needs": "nič také"}, "needs_unreadable"),
    ],
)
async def test_what_does_not_go_with_a_thing_is_refused_and_nothing_is_placed(
    bare_stage: Stage, wish: dict[str, Any], code: str
) -> None:
    await band(bare_stage)
    before = await bare_stage.kept()
    assert bare_stage.why(await bare_stage.org("place", name=CHEST, **wish)) == code
    assert await bare_stage.kept() == before


@sqlite_only
async def test_players_neither_place_nor_list_nor_remove(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents="5 dukátov")
    player, play = bare_stage.players[OTO], bare_stage.world.play
    asked: dict[str, dict[str, Any]] = {
        "place": {"kind": "chest", "name": "x"},
        "place_list": {},
        "place_remove": {"thing": CHEST},
    }
    for command, more in asked.items():
        assert bare_stage.why(await player.slash(play, command, **more)) == "rank_needs_org"
    offered = await player.autocomplete(play, "place", "needs", "", kind="cache", **{"name": "x"})
    assert offered == []


@sqlite_only
async def test_without_a_scene_there_is_nowhere_to_place_anything(bare_stage: Stage) -> None:
    await bare_stage.hero(JASMINA, 1, ())
    assert bare_stage.why(await bare_stage.org("place", kind="door", name="Dvere")) == "no_scene_here"
    assert bare_stage.why(await take(bare_stage, JASMINA)) == "no_scene_here"


async def test_an_org_lists_everything_and_removes_it_by_button_menu_or_command(bare_stage: Stage) -> None:
    await band(bare_stage)
    org = bare_stage.world.org
    placed = await put(bare_stage, "chest", CHEST, contents="5 dukátov")
    await put(bare_stage, "cache", CACHE, contents="vec: lano")
    await put(bare_stage, "door", "Dvere")
    listed = await bare_stage.org("place_list")
    assert all(part in whole(listed) for part in (CHEST, "5 dukátov", CACHE, "lano", "Dvere", "skryté veci"))
    assert len(options(listed, "place_remove")) == 3
    assert "5 dukátov" in whole(await org.click(placed.response, custom_id=button(placed, "place_remove")))
    await org.select(listed.response, [options(listed, "place_remove")[1]], custom_id=menu(listed, "place_remove"))
    assert not refused(await bare_stage.org("place_remove", thing="dvere"))
    assert bare_stage.why(await bare_stage.org("place_remove", thing="dvere")) == "thing_unknown"
    assert "5 dukátov" not in whole(await bare_stage.org("place_list"))
    assert await bare_stage.sound()


@sqlite_only
async def test_hostile_names_are_shown_as_they_are_and_ping_nobody(bare_stage: Stage) -> None:
    await band(bare_stage)
    name = "@everyone **Truhla** [klik](https://x.y) `a`"
    await put(bare_stage, "chest", name, contents="1 _a_ @here")
    assert name in whole(await bare_stage.slash(OTO, "scene show"))
    assert "@here" in whole(await take(bare_stage, OTO, name))
    for message in bare_stage.world.play.history():
        assert not message.mention_everyone


# -- seeing


async def test_everybody_sees_the_open_things_of_a_scene_and_nobody_what_is_in_them(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents=TREASURE, locked=True)
    await put(bare_stage, "herb_patch", "Mäta", size=3)
    shown = await bare_stage.slash(OTO, "scene show")
    assert all(part in whole(shown) for part in (CHEST, "zamknuté", "Mäta", "3 porcie"))
    assert "dukát" not in whole(shown) and "kľúč" not in whole(shown)
    assert labels(shown, "thing") == [CHEST, "Mäta"]


@rule("DBF-ABIL-POZORNOST-1", "DBF-GEN-6")
@pytest.mark.parametrize("abilities", [("pozornost",), ()])
async def test_a_cache_is_found_by_those_alone_who_notice_hidden_things(
    bare_stage: Stage, abilities: tuple[str, ...]
) -> None:
    await band(bare_stage, oto=abilities)
    await put(bare_stage, "cache", CACHE, contents="5 dukátov")
    shown = await bare_stage.slash(OTO, "scene show")
    named = await bare_stage.players[OTO].autocomplete(bare_stage.world.play, "take", "thing", "")
    taken = await take(bare_stage, OTO, CACHE)
    if abilities:
        assert CACHE in whole(shown) and len(named) == 1 and not refused(taken)
        assert await bag(bare_stage, OTO) == {"ducats": 5}
        assert CACHE not in field.scene(bare_stage), "others see that something is taken, not what it was"
    else:
        assert CACHE not in raw(shown) and named == [] and bare_stage.why(taken) == "thing_unknown"
        assert (await inside(bare_stage, CACHE)).ducats == 5


async def test_a_cache_is_not_there_for_who_does_not_find_it_not_even_by_its_number(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "cache", CACHE, contents="5 dukátov")
    number = (await field.thing(bare_stage, CACHE)).id
    for meant in (CACHE, f"={number}", f"#{number}"):
        there = await take(bare_stage, OTO, meant)
        assert bare_stage.why(there) == "thing_unknown"
        assert whole(there) == whole(await take(bare_stage, OTO, f"={number + 999}"))
    assert bare_stage.why(await bare_stage.slash(OTO, "scene show", thing=CACHE)) == "thing_unknown"


@sqlite_only
async def test_nobody_notices_anything_hidden_from_elsewhere_or_while_lying(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("pozornost",))
    await put(bare_stage, "cache", CACHE)
    await bare_stage.slash(OTO, "scene leave")
    assert CACHE not in raw(await bare_stage.slash(OTO, "scene show"))
    await bare_stage.slash(OTO, "scene enter")
    assert CACHE in whole(await bare_stage.slash(OTO, "scene show"))
    await bare_stage.hurt(OTO, 3)
    assert CACHE not in raw(await bare_stage.slash(OTO, "scene show"))


@sqlite_only
async def test_the_page_of_a_thing_offers_what_its_viewer_can_do_just_now(bare_stage: Stage) -> None:
    await band(bare_stage)
    await put(bare_stage, "chest", CHEST, contents="5 dukátov", locked=True)
    verbs = {}
    for name in (JASMINA, OTO):
        shown = await bare_stage.slash(name, "scene show")
        page = await bare_stage.players[name].select(
            shown.response, [options(shown, "thing")[0]], custom_id=menu(shown, "thing")
        )
        verbs[name] = [":".join(action.split(":")[1:3]) for action in buttons(page)]
    assert verbs == {JASMINA: ["work:unlock", "work:break"], OTO: []}


@sqlite_only
async def test_what_grows_is_gathered_from_its_page_by_those_who_can(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("zalesactvo",))
    await put(bare_stage, "herb_patch", "Mäta", size=2)
    assert buttons(await bare_stage.slash(DANA, "scene show", thing="Mäta")) == {}
    page = await bare_stage.slash(OTO, "scene show", thing="mata")
    assert not refused(await bare_stage.players[OTO].click(page.response, custom_id=button(page, "gather")))
    assert await bag(bare_stage, OTO) == {"mata": 1}
    assert "1 porcia" in whole(await bare_stage.slash(DANA, "scene show"))
