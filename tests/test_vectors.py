"""Every golden vector of the ops that are built passes, and the runner tells honestly what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.glue_dbf import DBF
from tests.glue_odrie import ODRIE
from tests.vectors import Vector, agrees, answer, main, passes, read_vectors

GOLDEN = Path(__file__).parent / "golden"
BUILT = {"dbf": DBF, "odrie": ODRIE}
VECTORS = [vector for name in ("dbf.json", "odrie.json") for vector in read_vectors(GOLDEN / name)]


@pytest.mark.usefixtures("every_refusal_is_judged")
@pytest.mark.parametrize("ruleset", ["dbf", "odrie"])
def test_every_vector_of_an_op_that_is_built_passes(ruleset: str) -> None:
    built = [vector for vector in VECTORS if vector.ruleset == ruleset and vector.op in BUILT[ruleset]]
    wrong = {vector.id: answer(vector) for vector in built if not passes(vector)}
    assert not wrong


def test_an_op_nobody_built_counts_as_failed() -> None:
    assert not passes(Vector("V-1", "dbf", "juggle", {}, {"op": "juggle"}, {"ok": True}))


def test_the_runner_prints_the_sum_last_and_tells_by_its_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    failing = [vector.id for vector in VECTORS if not passes(vector)]
    code = main([str(GOLDEN / "dbf.json"), str(GOLDEN / "odrie.json")])
    *named, last = capsys.readouterr().out.splitlines()
    assert named == failing
    assert last == f"{len(VECTORS) - len(failing)} passed, {len(failing)} failed"
    assert code == (1 if failing else 0)


def test_a_missing_key_equals_null_and_an_answer_may_hold_more() -> None:
    assert agrees({"a": None, "b": {"c": None}}, {"x": 1})
    assert not agrees({"a": 1}, {"x": 1})
    assert not agrees({"a": None}, {"a": 0})


def test_some_lists_are_sets_and_all_others_keep_their_order() -> None:
    assert agrees({"pool": ["a", "b"]}, {"pool": ("b", "a")})
    assert agrees({"used": {"a": ["x", "y"]}}, {"used": {"a": ["y", "x"]}})
    assert not agrees({"spells": ["a", "b"]}, {"spells": ["b", "a"]})
    assert not agrees({"pool": ["a"]}, {"pool": ["a", "a"]})


def test_yes_is_not_one() -> None:
    assert not agrees({"ok": True}, {"ok": 1})
    assert not agrees({"xp": 0}, {"xp": False})
