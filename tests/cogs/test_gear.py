"""Gear through the front door: what is asked for and refused, what is put on and taken off, and by whom."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.game.characters.keep import audit
from bot.game.desk import read
from bot.game.gear import has_approved
from bot.store.tables import Character
from tests.support.asking import card
from tests.support.pages import as_read, button, buttons, menu, options, pinged, raw, refused, sqlite_only, whole
from tests.support.world import World, text_of

ARMOUR = {"kind": "heavy_armour", "name": "Plátová"}
SWORD = {"kind": "weapon", "name": "Bodliak", "weapon": "sword", "length_cm": 85}


def png() -> bytes:
    """Return a picture."""
    kept = io.BytesIO()
    Image.new("RGB", (300, 200), "blue").save(kept, "PNG")
    return kept.getvalue()


async def create(world: World, character_class: str = "bojovnik", name: str = "Jasmína", actor: Any = None) -> None:
    """Let somebody have a character of a class."""
    typed = {"name": name, "faction": "other", "class": character_class}
    told = await (actor or world.player).slash(world.play, "character create", **typed)
    assert not refused(told), whole(told)


async def add(world: World, actor: Any = None, **typed: Any) -> Any:
    """Let somebody add a piece of gear."""
    return await (actor or world.player).slash(world.play, "gear add", **typed)


async def give(world: World, **typed: Any) -> None:
    """Let an ORG give the player's character a piece of gear."""
    told = await add(world, world.org, **{"for": "Jasmína", **typed})
    assert not refused(told), whole(told)


async def wear(world: World, gear: str, **typed: Any) -> Any:
    """Let the player put a piece on."""
    return await world.player.slash(world.play, "gear wear", gear=gear, **typed)


async def listed(world: World) -> str:
    """Return what `/gear list` shows the player."""
    return whole(await world.player.slash(world.play, "gear list"))


async def hero(world: World) -> Character:
    """Return the first character as it is kept."""
    async with world.game.database.begin(write=False) as unit:
        found = await unit.characters.get(world.guild.id, 1)
    assert found is not None
    return found


async def fight(world: World, combat_id: int | None) -> None:
    """Let the first character be in a combat, or out of it."""
    async with world.game.database.begin(write=True) as unit:
        found = await unit.characters.get(world.guild.id, 1, lock=True)
        assert found is not None
        found.combat_id = combat_id


async def test_a_weapon_is_asked_for_approved_taken_in_hand_and_seen_on_the_sheet(world: World) -> None:
    await create(world)
    asked = await add(world, photo=("mec.png", png()), **SWORD)
    assert "meč, 85 cm" in whole(asked)
    assert "Bodliak" in text_of(card(world)) and world.player.mention in text_of(card(world))
    assert [file.filename for file in card(world).attachments] == ["picture.webp"]
    assert "čaká na ORGa" in await listed(world)
    assert refused(await wear(world, "Bodliak"))
    await world.restart()
    await world.org.react(card(world), "✅")
    assert card(world).embeds[0].thumbnail.url and card(world).attachments
    page = await world.player.slash(world.play, "gear list")
    told = await world.player.click(page.response, custom_id=button(page, "gear_on"))
    assert "Používa sa" in whole(told)
    for actor in (world.player, world.other):
        assert "meč" in whole(await actor.slash(world.play, "character show", character="Jasmína"))
    told = await world.player.click(told.response, custom_id=button(told, "gear_off"))
    assert (await hero(world)).sheet["weapon"] is None
    assert await audit(world.game, world.guild.id) == []


async def test_another_weapon_takes_the_place_of_the_one_in_hand(world: World) -> None:
    await create(world)
    await give(world, **SWORD)
    await give(world, kind="weapon", name="Sekáč", weapon="axe", length_cm=110)
    await wear(world, "Bodliak")
    await wear(world, "sekac")  # as people type it
    assert (await hero(world)).sheet["weapon"] == "obojrucna_sekera"
    assert (await listed(world)).count("používa sa") == 1
    await give(world, kind="shield", name="Terč")
    assert refused(await wear(world, "Terč"))  # both hands are full
    await wear(world, "Bodliak")
    assert not refused(await wear(world, "Terč"))
    assert refused(await wear(world, "Sekáč"))
    told = await wear(world, "Bodliak")
    assert "už používaš" in whole(told)
    assert (await hero(world)).sheet["weapon"] == "mec"  # the same again takes nothing off
    await wear(world, "Bodliak", off=True)
    assert "teraz nepoužívaš" in whole(await wear(world, "Bodliak", off=True))
    assert await audit(world.game, world.guild.id) == []


async def test_armour_raises_the_maximum_and_taken_from_the_list_caps_the_lives(world: World) -> None:
    await create(world)
    await give(world, bonus_lives=2, **ARMOUR)
    await wear(world, "Plátová")
    assert "4 / 8" in whole(await world.player.slash(world.play, "character show"))
    await world.org.slash(world.play, "lives add", character="Jasmína", amount=4, reason="odpočinok")
    page = await world.player.slash(world.play, "gear list")
    told = await world.player.select(page.response, options(page, "gear_remove"), custom_id=menu(page, "gear_remove"))
    assert "už nie je vo výbave" in whole(told)
    assert "4 / 4" in whole(await world.player.slash(world.play, "character show"))
    assert not buttons(told)
    assert await audit(world.game, world.guild.id) == []


@sqlite_only
@pytest.mark.parametrize(
    ("character_class", "typed", "words"),
    [
        ("carodej", SWORD, "povolanie nepoužíva"),
        ("carodej", {"kind": "light_armour", "name": "Kabát"}, "povolanie nenosí"),
        ("zlodej", {"kind": "shield", "name": "Terč"}, "štít nenosí"),
        ("bojovnik", {**SWORD, "length_cm": 121}, "zakázaná"),
        ("bojovnik", {**SWORD, "length_cm": 1000}, "zakázaná"),
        ("bojovnik", {**SWORD, "length_cm": 0}, "od 1 do"),
        ("bojovnik", {**SWORD, "length_cm": -85}, "od 1 do"),
        ("bojovnik", {**SWORD, "length_cm": 2**53 - 1}, "od 1 do"),
        ("bojovnik", {**SWORD, "weapon": "bow", "length_cm": 2**40}, "od 1 do"),
        ("bojovnik", {**SWORD, "weapon": "dagger"}, "príliš dlhá"),
        ("bojovnik", {"kind": "weapon", "name": "Bez dĺžky", "weapon": "sword"}, "v centimetroch"),
        ("bojovnik", {"kind": "weapon", "name": "Bez druhu"}, "z ktorej je rodiny"),
        ("bojovnik", {**SWORD, "weapon": "laser"}, "rodinu zbraní nepoznáme"),
        ("bojovnik", {**SWORD, "weapon": "Cep"}, "zakázaná"),
        ("bojovnik", {**SWORD, "weapon": "ostep"}, "zakázaná"),
        ("bojovnik", {**SWORD, "weapon": "chain mace"}, "zakázaná"),
    ],
)
async def test_what_no_org_could_approve_is_refused_with_its_way_out_and_nothing_is_posted(
    world: World, character_class: str, typed: dict[str, Any], words: str
) -> None:
    await create(world, character_class)
    told = await add(world, **typed)
    assert refused(told) and words in whole(told), whole(told)
    assert "</gear" in raw(told) or "</rules" in raw(told)
    assert world.approvals.last_message is None
    assert (await hero(world)).sheet["gear"] == []


@sqlite_only
async def test_a_staff_may_be_on_the_list_to_lean_on_but_never_in_hand(world: World) -> None:
    await create(world)
    assert not refused(await add(world, kind="weapon", name="Sivá", weapon="palica", length_cm=170))
    await world.org.react(card(world), "✅")
    told = await wear(world, "Sivá")
    assert refused(told) and "zakázaná" in whole(told)
    assert (await hero(world)).sheet["weapon"] is None


@sqlite_only
async def test_the_weapon_follows_from_family_and_length(world: World) -> None:
    await create(world)
    for family, length, key in [
        ("sword", 50, "kratky_mec"), ("sword", 51, "mec"), ("meče", 90, "mec"), ("SWORD", 120, "obojrucny_mec"),
        ("axe", 40, "sekera"), ("dagger", 30, "dyka"), ("blunt", 45, "kyjak"), ("Palcát", 80, "palcat"),
        ("luk", None, "luk"),
    ]:  # fmt: skip
        measured = {} if length is None else {"length_cm": length}
        told = await add(world, kind="weapon", name=f"{family} {length}", weapon=family, **measured)
        assert not refused(told), whole(told)
        assert (await hero(world)).sheet["gear"][-1]["key"] == key, (family, length)
    found = await world.player.autocomplete(world.play, "gear add", "weapon", "")
    assert [one["value"] for one in found] == ["sword", "axe", "blunt", "dagger", "bow"]


@sqlite_only
async def test_pictures_and_names_that_harm_are_refused_or_shown_as_typed(world: World) -> None:
    await create(world)
    for name, given in [("a.svg", b"<svg onload='alert(1)'/>"), ("a b.png", b""), ("data:.png", b"MZ" * 50)]:
        assert refused(await add(world, photo=(name, given), **SWORD)), name
    for name in ("", "   ", "\u200b", "x" * 100, "x" * 257, "x" * 1025, "x" * 4000, "Z" + "\u0301" * 60):
        assert refused(await add(world, **{**SWORD, "name": name})), name
    assert world.approvals.last_message is None
    for name in ("**Boh**", "a```b", "@everyone <@1>", "[klik](https://x.y)", "{0} {name}", "=1", "x" * 60, "a||b"):
        told = await add(world, **{**SWORD, "name": name})
        assert not refused(told), (name, whole(told))
        shown = name.lstrip("=") if name == "=1" else name
        for text in (whole(told), as_read(text_of(card(world))), await listed(world)):
            assert shown in text, (name, text)
    assert "@everyone" not in text_of(card(world))
    waiting = await world.org.slash(world.play, "approvals")
    assert "[klik](https://x.y)" in whole(waiting)
    assert pinged(world.env) <= {world.player.id, world.other.id}


@sqlite_only
async def test_another_players_gear_is_neither_seen_nor_touched(world: World) -> None:
    await create(world)
    await create(world, "bojovnik", "Oto", world.other)
    await give(world, **SWORD)
    identifier = (await hero(world)).sheet["gear"][0]["identifier"]
    page = await world.player.slash(world.play, "gear list")
    for told in (
        await world.other.slash(world.play, "gear wear", gear=f"={identifier}"),
        await world.other.slash(world.play, "gear wear", gear="Bodliak", **{"for": "Jasmína"}),
        await world.other.slash(world.play, "gear remove", gear=f"={identifier}", **{"for": "=1"}),
        await world.other.slash(world.play, "gear list", **{"for": "Jasmína"}),
        await add(world, world.other, **{**SWORD, "for": "Jasmína"}),
        await world.other.slash(world.play, "gear wear", gear="=999999999999999999999"),
    ):
        assert refused(told), whole(told)
    assert button(page, "gear_on").startswith("vb:gear_on:1:")
    assert await world.other.autocomplete(world.play, "gear wear", "gear", "") == []
    assert [one["name"] for one in await world.player.autocomplete(world.play, "gear wear", "gear", "bod")] == [
        "Bodliak (meč, 85 cm)"
    ]
    assert (await hero(world)).sheet["in_use"] == []


async def test_during_a_combat_no_gear_changes(world: World) -> None:
    await create(world)
    await give(world, **SWORD)
    await give(world, bonus_lives=0, **ARMOUR)
    await wear(world, "Bodliak")
    await fight(world, 1)
    for told in (
        await wear(world, "Plátová"),
        await wear(world, "Bodliak", off=True),
        await world.player.slash(world.play, "gear remove", gear="Bodliak"),
    ):
        assert refused(told) and "v boji" in whole(told)
    await fight(world, None)
    assert not refused(await wear(world, "Plátová"))


@sqlite_only
async def test_pouch_and_token_are_approved_and_never_worn(world: World) -> None:
    await create(world, "zlodej")
    assert refused(await add(world, kind="token", name="Žetón"))  # only a thief with the ability has one
    await add(world, kind="pouch", name="Mešec")

    async def approved() -> bool:
        async with read(world.game, world.caller(world.player, "look")) as desk:
            return await has_approved(desk, 1, "pouch") and not await has_approved(desk, 1, "token")

    assert not await approved()
    await world.org.react(card(world), "✅")
    assert await approved()
    told = await wear(world, "Mešec")
    assert refused(told) and "Stačí" in whole(told)
    assert not buttons(await world.player.slash(world.play, "gear list"))


async def test_an_interaction_delivered_twice_puts_a_weapon_on_once(world: World) -> None:
    await create(world)
    _, answers = await world.twice(lambda: add(world, **SWORD), at_once=True)
    assert answers[0] == answers[1]
    assert len(world.approvals.history()) == 1 and len((await hero(world)).sheet["gear"]) == 1
    await world.org.react(card(world), "✅")
    page, old = [await world.player.slash(world.play, "gear list") for _ in range(2)]
    tap = button(page, "gear_on")
    await world.twice(lambda: world.player.click(page.response, custom_id=tap), at_once=True)
    assert (await hero(world)).sheet["weapon"] == "mec"
    told = await world.player.click(old.response, custom_id=tap)
    assert "už používaš" in whole(told)  # an old button takes nothing off
    assert (await hero(world)).sheet["weapon"] == "mec"
    assert await audit(world.game, world.guild.id) == []
