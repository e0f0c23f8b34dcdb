"""Special spells kept apart: listed, guarded, in their guild alone, put up once for each change, never too long."""

from __future__ import annotations

from typing import Any

import pytest

from bot.game import shelf as shelves
from bot.game.characters import show
from tests.cogs.test_special_spells import BLAZE, blaze
from tests.support.neighbours import neighbour
from tests.support.pages import button, labels, options, refused, sqlite_only, whole
from tests.support.spells import WORDS, define, give, kept, shelf
from tests.support.stage import JASMINA, OTO, Stage
from tests.support.statements import statements


async def test_special_spells_are_listed_in_pages_with_those_who_have_them(stage: Stage) -> None:
    assert "spell define" in whole(await stage.org("spell list"))
    for number in range(1, 7):
        await define(stage, f"Kúzlo {number}", "trip")
    await give(stage, OTO, "Kúzlo 1")
    first = await stage.org("spell list")
    assert "Kúzlo 5" in whole(first) and "Kúzlo 6" not in whole(first) and OTO in whole(first)
    second = await stage.world.org.click(first.response, custom_id="vb:spell_list:1")
    assert "Kúzlo 6" in whole(second) and "Kúzlo 1" not in whole(second)
    assert not refused(await stage.world.org.click(second.response, custom_id="vb:spell_list:0"))


@sqlite_only
async def test_special_spells_are_the_matter_of_orgs_alone(stage: Stage) -> None:
    await blaze(stage)
    for command, typed in (
        ("spell define", {"name": "Moje", "effect": "trip"}),
        ("spell grant", {"character": OTO, "spell": BLAZE}),
        ("spell revoke", {"character": OTO, "spell": BLAZE}),
        ("spell list", {}),
    ):
        assert stage.why(await stage.players[OTO].slash(stage.world.play, command, **typed)) == "rank_needs_org"
    assert BLAZE not in whole(await stage.slash(OTO, "rules", query="plamen"))


@sqlite_only
async def test_no_more_than_so_many_fit_but_those_there_are_can_be_changed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.game.spellcraft.writing.MOST_SPELLS", 1)
    await blaze(stage)
    assert stage.why(await define(stage, "Druhé", "trip")) == "too_many_special_spells"
    assert not refused(await stage.org("spell define", name=BLAZE, amount=1, keep=True))


async def test_another_guild_knows_nothing_of_them(stage: Stage) -> None:
    await blaze(stage)
    (row,) = await kept(stage)
    other = await neighbour(stage.world)
    await other.keeper.slash(other.play, "setup role", rank="org", role=other.guild.create_role("ORG"))
    assert await other.keeper.autocomplete(other.play, "spell grant", "spell", "") == []
    named = {"name": "Susedka", "faction": "other", "class": "carodej"}
    await other.player.slash(other.play, "character create", **named)
    told = await other.keeper.slash(other.play, "spell grant", character="Susedka", spell=f"={row.id}")
    assert stage.why(told) == "special_spell_unknown"


async def test_after_a_restart_the_spells_are_there_again(stage: Stage) -> None:
    await blaze(stage, when="out")
    await give(stage, JASMINA, BLAZE)
    await stage.world.restart()
    assert BLAZE in options_named(await stage.slash(JASMINA, "spells"))
    assert not refused(await stage.cast(JASMINA, BLAZE, OTO))
    assert await stage.sound()


def options_named(page: Any) -> list[str]:
    """Return the names in the menu of spells."""
    assert len(options(page, "cast")) == len(labels(page, "cast"))
    return labels(page, "cast")


async def test_a_guild_without_any_pays_nothing_and_one_with_them_once_for_each_change(stage: Stage) -> None:
    game, engine = stage.world.game, stage.world.game.database.engine

    async def asked() -> int:
        with statements(engine) as heard:
            await show.show(game, stage.caller(stage.players[JASMINA]))
        return len(heard)

    plain = await asked()
    await blaze(stage)
    assert await asked() == plain  # the letter to the ORG log has put the shelf up
    game.shelves.kept.clear()
    assert [await asked(), await asked()] == [plain + 1, plain]


@sqlite_only
async def test_only_so_many_shelves_are_kept_and_the_oldest_goes_first(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelves, "MOST_KEPT", 2)
    await blaze(stage)
    house, game = await shelf(stage), stage.world.game
    async with game.database.begin(write=False) as unit:
        for guild_id in (7, 8):
            await game.shelves.of(house, unit, guild_id, 1)
        assert list(game.shelves.kept) == [7, 8]
        await game.shelves.of(house, unit, 7, 1)
        await game.shelves.of(house, unit, 9, 1)
    assert list(game.shelves.kept) == [7, 9]


@sqlite_only
async def test_the_longest_words_fit_wherever_they_are_shown(stage: Stage) -> None:
    words = "Ž" * 1000
    preview = await stage.org("spell define", name="Ž" * 60, effect="heal", amount=1, text=words)
    assert not refused(await stage.world.org.click(preview.response, custom_id=button(preview, "spell_keep")))
    assert not refused(await give(stage, JASMINA, "Ž" * 60))
    for command in ("spells", "character show", "character card"):
        assert not refused(await stage.slash(JASMINA, command)), command
    assert not refused(await stage.cast(JASMINA, "Ž" * 60))
    assert words in whole(await stage.org("spell list"))


async def test_a_button_pressed_twice_at_once_writes_one_spell(stage: Stage) -> None:
    preview = await stage.org("spell define", name=BLAZE, effect="wound_fire", amount=2, text=WORDS)
    keep = button(preview, "spell_keep")
    _, answers = await stage.world.twice(lambda: stage.world.org.click(preview.response, custom_id=keep), at_once=True)
    assert len(await kept(stage)) == 1 and answers
