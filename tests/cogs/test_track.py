"""Tracks: read by those who know the ground; for everybody else the ground says the same, tracks or none."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import field_moves as field
from tests.support.field_moves import band, readings
from tests.support.pages import raw, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, OTO, Stage

TRACK = "Traja šli na sever, jeden krívá."


async def track(stage: Stage, name: str, **more: Any) -> Any:
    """Let a hero look for tracks."""
    return await stage.slash(name, "track", **more)


async def leave_track(stage: Stage, needs: str = "stopovanie", text: str = TRACK) -> None:
    """Let an ORG leave a track in the scene."""
    assert not refused(await stage.org("clue post", needs=needs, text=text, sign="Ušliapaná tráva"))


async def test_a_tracker_reads_the_tracks_of_the_scene_and_the_orgs_hear_of_it(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("zalesactvo",))
    await leave_track(bare_stage)
    await leave_track(bare_stage, "odkaz: tracking alebo druid", "Vlk bol tu ráno.")
    await leave_track(bare_stage, "elementy", "Popol.")
    told = whole(await track(bare_stage, OTO))
    assert told.index(TRACK) < told.index("Vlk bol tu ráno.") and "Popol" not in told
    assert len(await readings(bare_stage)) == 2 and field.log(bare_stage).count("prvýkrát") == 2
    await track(bare_stage, OTO)
    assert len(await readings(bare_stage)) == 2
    assert TRACK not in field.scene(bare_stage)


async def test_for_everybody_else_it_is_one_sentence_with_tracks_or_without(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("zalesactvo",))
    nothing = {raw(await track(bare_stage, name)) for name in (JASMINA, OTO, DANA)}
    await leave_track(bare_stage)
    assert {raw(await track(bare_stage, name)) for name in (JASMINA, DANA)} == nothing and len(nothing) == 1
    assert TRACK in whole(await track(bare_stage, OTO))


@sqlite_only
@pytest.mark.parametrize(("needs", "reads"), [("stopovanie a elementy", False), ("stopovanie a čarodej", True)])
async def test_a_track_that_asks_for_more_is_read_by_who_has_that_too(
    bare_stage: Stage, needs: str, reads: bool
) -> None:
    await band(bare_stage, oto=("zalesactvo",))
    await leave_track(bare_stage, needs)
    assert (TRACK in whole(await track(bare_stage, OTO))) is reads


@sqlite_only
async def test_who_could_open_a_track_otherwise_reads_it_by_its_card_and_not_off_the_ground(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await leave_track(bare_stage, "stopovanie alebo elementy")
    assert TRACK not in raw(await track(bare_stage, OTO))
    assert TRACK in whole(await bare_stage.slash(OTO, "clue read", clue="=1"))


@sqlite_only
async def test_tracks_stay_in_their_scene(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("zalesactvo",))
    await leave_track(bare_stage)
    elsewhere = bare_stage.world.guild.create_text_channel("jaskyna")
    await bare_stage.world.env.settle()
    assert not refused(await bare_stage.world.org.slash(elsewhere, "scene open"))
    assert TRACK not in raw(await bare_stage.players[OTO].slash(elsewhere, "track"))
    assert (await bare_stage.character(OTO)).scene_id == 2, "the first action there enters it"


@sqlite_only
async def test_without_a_scene_while_lying_or_in_a_pause_there_is_no_tracking(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("zalesactvo",))
    await leave_track(bare_stage)
    await bare_stage.slash(DANA, "scene pause")
    assert bare_stage.why(await track(bare_stage, OTO)) == "scene_paused"
    await bare_stage.org("scene resume")
    await bare_stage.hurt(OTO, 3)
    assert bare_stage.why(await track(bare_stage, OTO)) == "not_active"
    await bare_stage.org("scene close")
    assert bare_stage.why(await track(bare_stage, DANA)) == "no_scene_here"


@sqlite_only
async def test_an_org_tracks_for_a_character_and_no_player_does(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("zalesactvo",))
    await leave_track(bare_stage)
    assert bare_stage.why(await track(bare_stage, DANA, **{"for": OTO})) == "not_your_character"
    assert TRACK in whole(await bare_stage.org("track", **{"for": OTO}))
    assert await bare_stage.sound()
