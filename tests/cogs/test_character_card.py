"""The card of a character through the front door: a picture, a paper to print, both for the right eyes only."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from bot.documents import card_print
from bot.documents.character_card import CharacterCard
from bot.game.characters.card import card_of
from cogs.support import papers
from tests.support.pages import refused, sqlite_only, whole
from tests.support.stage import JASMINA, OTO, Stage

MOST_BYTES = 200_000


def portrait() -> bytes:
    """Return a picture as a player would upload it."""
    kept = io.BytesIO()
    Image.new("RGB", (300, 400), "#3366aa").save(kept, "PNG")
    return kept.getvalue()


def attached(result: Any) -> list[Any]:
    """Return the files of an answer."""
    return list(result.response.attachments)


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> list[CharacterCard]:
    """Every card that was drawn or printed in this test."""
    made: list[CharacterCard] = []
    for name in ("draw_card", "print_card"):
        kept = getattr(papers, name)

        def listen(card: CharacterCard, make: Any = kept) -> bytes:
            made.append(card)
            return bytes(make(card))

        monkeypatch.setattr(papers, name, listen)
    return made


async def test_a_player_gets_the_card_of_the_own_character_as_a_picture(
    stage: Stage, cards: list[CharacterCard]
) -> None:
    told = await stage.slash(JASMINA, "character card")
    assert told.ephemeral and not refused(told)
    [file] = attached(told)
    assert file.filename == "jasmina.png"
    assert 0 < file.size < MOST_BYTES
    assert told.response.embeds[0].image.url
    [card] = cards
    assert (card.name, card.player, card.words.language) == (JASMINA, "Petra", "sk")
    assert card.titles == ("Čarodej · Iná frakcia", "Úroveň 9")
    assert sum(len(school.charms) for school in card.schools) == 35
    assert (card.lives, card.maximum, card.under_way) == (3, 3, True)
    assert await stage.sound()


async def test_the_paper_is_a_pdf_to_be_saved(stage: Stage) -> None:
    told = await stage.slash(JASMINA, "character card", format="pdf")
    [file] = attached(told)
    assert file.filename == "jasmina.pdf"
    assert file.size > 10_000
    assert told.response.embeds[0].image.url is None
    assert "A6" in whole(told)
    assert await stage.sound()


async def test_a_card_only_looks(stage: Stage) -> None:
    before = await stage.kept()
    for form in ("png", "pdf"):
        assert not refused(await stage.slash(JASMINA, "character card", format=form))
    assert await stage.kept() == before


async def test_nobody_but_owner_and_orgs_gets_a_card(stage: Stage, cards: list[CharacterCard]) -> None:
    for form in ("png", "pdf"):
        told = await stage.slash(OTO, "character card", character=JASMINA, format=form)
        assert stage.why(told) == "not_your_character"
        assert attached(told) == []
    assert cards == []
    found = await stage.world.other.autocomplete(stage.world.play, "character card", "character", "")
    assert [choice["name"] for choice in found] == [OTO]
    told = await stage.org("character card", character=JASMINA)
    assert [card.player for card in cards] == ["Petra"]
    assert "Jasmína" in whole(told)
    assert await stage.sound()


@sqlite_only
async def test_what_was_lost_and_used_is_on_the_card_and_a_closed_phase_is_not_under_way(
    stage: Stage, cards: list[CharacterCard]
) -> None:
    await stage.hurt(JASMINA, 1)
    assert not refused(await stage.cast(JASMINA, "vyliec_zranenie", OTO))
    await stage.slash(JASMINA, "character card")
    await stage.org("phase close")
    await stage.slash(JASMINA, "character card", format="pdf")
    during, after = cards
    assert (during.lives, during.maximum) == (2, 3)
    used = [charm.name for school in during.schools for charm in school.charms if charm.used]
    assert used == ["Vylieč zranenie"]
    assert (during.under_way, after.under_way) == (True, False)
    assert await stage.sound()


@sqlite_only
async def test_conditions_gods_and_approved_gear_are_told_and_gear_that_waits_is_not(
    stage: Stage, cards: list[CharacterCard]
) -> None:
    await stage.org("condition add", character=JASMINA, kind="curse", text="vidí _duchov_ & <b>tiene</b>")
    dagger = {"kind": "weapon", "name": "Tupá dýka", "weapon": "dagger", "length_cm": 30}
    pouch = {"kind": "pouch", "name": "Mešec *z kože*", "for": JASMINA}
    for actor, piece in ((stage.world.player, dagger), (stage.world.org, pouch)):
        assert not refused(await actor.slash(stage.world.play, "gear add", **piece))
    await stage.slash(JASMINA, "character card")
    [card] = cards
    assert card.state == ("prekliatie: vidí _duchov_ & <b>tiene</b>",)
    assert card.gear == ("Mešec *z kože* (mešec)",)
    assert await stage.sound()


@sqlite_only
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("sk", ("Schopnosti", "Hrá", "Ohnivý šíp")),
        ("cs", ("Schopnosti", "Hraje", "Ohnivý šíp")),
        ("en", ("Abilities", "Played by", "Fire Arrow")),
    ],
)
async def test_the_card_speaks_the_language_of_who_asks(
    stage: Stage, cards: list[CharacterCard], language: str, words: tuple[str, str, str]
) -> None:
    await stage.slash(JASMINA, "language", language=language)
    await stage.slash(JASMINA, "character card", format="pdf")
    [card] = cards
    assert (card.words.talents, card.words.player, card.schools[0].charms[0].name) == words
    assert await stage.sound()


@sqlite_only
@pytest.mark.parametrize("name", ["**Boh** @everyone", "Ž", "龍", "../../etc/passwd", "W" * 60, "a`b|c||", "\u202eabc"])
async def test_no_name_breaks_the_card_or_its_file(bare_stage: Stage, name: str) -> None:
    world = bare_stage.world
    typed = {"name": name, "faction": "kamelot", "class": "rytier", "portrait": ("ja.png", portrait())}
    assert not refused(await world.player.slash(world.play, "character create", **typed))
    for form in ("png", "pdf"):
        [file] = attached(await world.player.slash(world.play, "character card", format=form))
        stem, _, ending = file.filename.rpartition(".")
        assert ending == form and stem and set(stem) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert await bare_stage.sound()


@sqlite_only
async def test_the_portrait_is_on_the_card(bare_stage: Stage, cards: list[CharacterCard]) -> None:
    world = bare_stage.world
    typed = {"name": "Ela", "faction": "kamelot", "class": "rytier", "portrait": ("ja.png", portrait())}
    await world.player.slash(world.play, "character create", **typed)
    await world.player.slash(world.play, "character card")
    assert cards[0].portrait
    assert await bare_stage.sound()


@sqlite_only
async def test_without_a_character_or_for_an_unknown_one_the_card_is_refused(bare_stage: Stage) -> None:
    world = bare_stage.world
    assert bare_stage.why(await world.player.slash(world.play, "character card")) == "no_character"
    told = await world.player.slash(world.play, "character card", character="=999999999999999999")
    assert bare_stage.why(told) == "character_not_found"


@sqlite_only
@pytest.mark.parametrize("character_class", ["bojovnik", "zlodej", "carodej", "rytier", "knaz", "hraniciar", "druid"])
async def test_every_class_has_its_card(bare_stage: Stage, character_class: str) -> None:
    world = bare_stage.world
    faction = {"hraniciar": "moyovia", "druid": "moyovia"}.get(character_class, "kamelot")
    typed = {"name": "Ela", "faction": faction, "class": character_class}
    await world.player.slash(world.play, "character create", **typed)
    carded = await card_of(world.game, bare_stage.caller(world.player))
    assert carded.owner_id == world.player.id
    assert carded.card.maximum in (3, 4)
    assert len(card_print.print_card(carded.card)) > 5_000
    assert await bare_stage.sound()
