"""Long words of users fill a text in whole, however many signs in them had to be escaped."""

from __future__ import annotations

import pytest

from tests.i18n import files


@pytest.mark.parametrize("length", [999, 1000, 1001, 4000])
def test_a_long_argument_is_told_whole_beside_short_ones(length: int) -> None:
    long = "x" * length
    told = files.speech("sk").say("scene-work-break", name="Dan", thing=long, text="*" * length)
    assert f"**{long}**" in told and "\\*" * length in told and "**Dan**" in told


def test_signs_that_stand_in_for_nothing_stay_as_they_are() -> None:
    told = files.speech("sk").say("scene-work-break", name="\ue000thing\ue001", thing="dvere", text="x" * 2000)
    assert "\ue000thing\ue001" in told
