"""Clues: a sign for everybody, its words for those alone who fit; nobody else learns what is missing."""

from __future__ import annotations

import pytest

from bot.game.again import ask_again
from bot.game.clues import reading
from tests.support import field_moves as field
from tests.support.field_moves import SIGN, TEXT, band, open_card, post, readings
from tests.support.pages import raw, refused, sqlite_only, whole
from tests.support.rule import rule
from tests.support.stage import DANA, JASMINA, OTO, Stage

REFERENCES = {
    "stopovanie": "zalesactvo",
    "skryté veci": "pozornost",
    "mágia živlov": "elementy",
    "psychická mágia": "pocarovanie",
    "clairvoyance": "jasnovidectvo",
    "čierna mágia": "nekromancia",
    "alchemy": "alchymia",
    "liečivá mágia": "liecenie",
    "přírodní magie": "priroda",
    "chosen_of_god": "bohosluzba",
}


# -- reading


@rule("DBF-GEN-6", "DBF-ABIL-ZALESACTVO-1")
@pytest.mark.parametrize(("needs", "ability"), REFERENCES.items())
async def test_a_reference_opens_to_its_ability_and_to_no_other(bare_stage: Stage, needs: str, ability: str) -> None:
    others = tuple(key for key in REFERENCES.values() if key != ability)
    await band(bare_stage, jasmina=(ability,), oto=others)
    assert not refused(await post(bare_stage, needs))
    assert TEXT in whole(await open_card(bare_stage, JASMINA))
    closed = await open_card(bare_stage, OTO)
    assert bare_stage.why(closed) == "clue_closed" and TEXT not in raw(closed)
    assert TEXT not in field.scene(bare_stage) and SIGN in field.scene(bare_stage)


@sqlite_only
async def test_who_may_not_read_gets_the_same_sentence_whatever_is_missing(bare_stage: Stage) -> None:
    await band(bare_stage)
    told = set()
    for needs in ("elementy", "povolanie: druid", "frakcia: Moy-ovia", "predmet: Mapa", "stopovanie a predmet: Mapa"):
        await post(bare_stage, needs)
        told.add(whole(await open_card(bare_stage, OTO)))
    assert len(told) == 1
    assert await readings(bare_stage) == []
    assert OTO not in "\n".join(line for line in bare_stage.heard(bare_stage.world.log) if "číta" in line)


async def test_the_first_reading_is_kept_and_told_to_the_orgs_and_the_second_is_only_read(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    for _ in range(2):
        assert TEXT in whole(await open_card(bare_stage, OTO))
    assert len(await readings(bare_stage)) == 1
    assert field.log(bare_stage).count("prvýkrát") == 1
    listed = whole(await bare_stage.org("clue list"))
    assert all(part in listed for part in (SIGN, TEXT, OTO, "Elementy"))
    assert DANA not in listed


async def test_a_sign_read_by_two_hands_at_once_is_read_first_once(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    game = bare_stage.world.game

    async def hand() -> None:
        caller = bare_stage.caller(bare_stage.players[OTO])
        await ask_again(lambda: reading.read_clue(game, caller, clue="=1"))

    await bare_stage.world.together(hand, hand, hand)
    await bare_stage.world.bot.postman.deliver(bare_stage.world.guild.id)
    assert len(await readings(bare_stage)) == 1
    assert field.log(bare_stage).count("prvýkrát") == 1


@sqlite_only
@pytest.mark.parametrize(
    ("needs", "reads"),
    [
        ("zálesáctvo a elementy", True),
        ("ZALESACTVO + Druid", False),
        ("druid alebo zálesáctvo", True),
        ("druid | kamelot & elementy", False),
        ("predmet: Zlatý kľúč", True),
        ("item: zlaty kluc and woodcraft", True),
        ('predmet: "Kľúč a zámok" alebo povolanie: Čarodej', True),
        ('predmet: "Kľúč a zámok"', False),
        ("frakcia: Iná frakcia alebo pozornosť", False),
        ("škola: jasnovidectvo alebo odkaz: jasnovidectvo", False),
        ("Bojovník nebo Čaroděj", True),
        ("tracking", True),
    ],
)
async def test_needs_are_read_as_people_write_them(bare_stage: Stage, needs: str, reads: bool) -> None:
    await band(bare_stage, oto=("zalesactvo", "elementy"))
    await field.grant(bare_stage, OTO, "Zlatý kľúč")
    told = await post(bare_stage, needs)
    if "Iná frakcia" in needs:
        assert bare_stage.why(told) == "needs_unreadable"
        return
    assert not refused(told), needs
    assert (TEXT in whole(await open_card(bare_stage, OTO))) is reads


@sqlite_only
@pytest.mark.parametrize("needs", ["", " ", "a", "elementy a", "alebo elementy", "elementy druid", "čary", "predmet:"])
async def test_needs_that_are_none_are_refused_with_the_part_that_is_wrong(bare_stage: Stage, needs: str) -> None:
    await band(bare_stage)
    before = await bare_stage.kept()
    if needs:
        assert refused(await post(bare_stage, needs))
        assert bare_stage.codes[-1] in ("needs_unreadable", "name_empty")
    assert await bare_stage.kept() == before


@sqlite_only
async def test_who_lies_reads_nothing_and_in_a_paused_scene_nobody_does(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    await bare_stage.slash(DANA, "scene pause")
    assert bare_stage.why(await open_card(bare_stage, OTO)) == "scene_paused"
    await bare_stage.org("scene resume")
    await bare_stage.hurt(OTO, 3)
    assert bare_stage.why(await open_card(bare_stage, OTO)) == "not_active"


async def test_the_button_works_after_a_restart(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    await bare_stage.world.restart()
    assert TEXT in whole(await open_card(bare_stage, OTO))
    assert await bare_stage.sound()


async def test_reading_goes_by_command_too_and_only_where_the_sign_stands(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    player, play = bare_stage.players[OTO], bare_stage.world.play
    offered = await player.autocomplete(play, "clue read", "clue", "")
    assert [one["name"] for one in offered] == [f"#1 {SIGN}"]
    assert TEXT in whole(await bare_stage.slash(OTO, "clue read", clue=offered[0]["value"]))
    assert TEXT in whole(await bare_stage.slash(OTO, "clue read", clue=SIGN.upper()))
    elsewhere = bare_stage.world.guild.create_text_channel("kuchyna")
    await bare_stage.world.env.settle()
    there = await player.slash(elsewhere, "clue read", clue="=1")
    assert bare_stage.why(there) == "clue_gone"
    assert await player.autocomplete(elsewhere, "clue read", "clue", "") == []


@sqlite_only
async def test_an_org_reads_for_a_character_and_no_player_does(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    read_for = {"clue": "=1", "for": OTO}
    assert bare_stage.why(await bare_stage.slash(DANA, "clue read", **read_for)) == "not_your_character"
    assert TEXT in whole(await bare_stage.org("clue read", **read_for))
