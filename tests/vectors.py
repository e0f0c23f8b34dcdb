"""The golden vectors' runner: `python -m tests.vectors FILE...` asks bot.rules and compares with what is written."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.rules.core.refusal import Refusal
from tests.glue_dbf import DBF
from tests.glue_odrie import ODRIE

Json = Mapping[str, Any]
AS_SETS = frozenset({"pool", "choices", "used", "prone", "challenger", "challenged"})


@dataclass(frozen=True, slots=True)
class Vector:
    """One golden vector in the same words for both files: what is asked, with which values, and the answer expected."""

    id: str
    ruleset: str
    op: str
    given: Json
    when: Json
    then: Json


def read_vectors(path: Path) -> tuple[Vector, ...]:
    """Return the vectors of a file: a list (Odrie) or an object with `vectors` (DBF)."""
    content = json.loads(path.read_text(encoding="utf-8"))
    return tuple(_odrie(content) if isinstance(content, list) else _dbf(content["vectors"]))


def _dbf(entries: list[Json]) -> Iterator[Vector]:
    for entry in entries:
        yield Vector(entry["id"], "dbf", entry["when"]["op"], entry["given"], entry["when"], entry["then"])


def _odrie(entries: list[Json]) -> Iterator[Vector]:
    for entry in entries:
        yield Vector(entry["id"], "odrie", entry["input"]["kind"], entry["input"], {}, entry["expected"])


def answer(vector: Vector) -> Json:
    """Return what the rules answer; a refusal is an answer, an op nobody built is a `KeyError`."""
    glue = {"dbf": DBF, "odrie": ODRIE}[vector.ruleset]
    try:
        return glue[vector.op](vector.given, vector.when)
    except Refusal as refusal:
        return {"ok": False, "error": refusal.code}


def agrees(expected: Any, found: Any, name: str = "") -> bool:
    """Compare as part 16 of the DBF rules says: only expected keys, null = missing, some lists are sets."""
    if isinstance(expected, Mapping):
        known = found if isinstance(found, Mapping) else {}
        below = all(agrees(value, known.get(key), _inside(name, key)) for key, value in expected.items())
        return below and (isinstance(found, Mapping) or all(value is None for value in expected.values()))
    if isinstance(expected, list):
        if not isinstance(found, list | tuple):
            return False
        pair = (expected, list(found))
        if name in AS_SETS:
            pair = (sorted(pair[0], key=repr), sorted(pair[1], key=repr))
        return len(pair[0]) == len(pair[1]) and all(map(agrees, *pair))
    return isinstance(expected, bool) == isinstance(found, bool) and bool(expected == found)


def _inside(name: str, key: str) -> str:
    """A set may stand one table deeper: `prone` by round, `used` by id."""
    return name if name in AS_SETS else key


def passes(vector: Vector) -> bool:
    """Say whether the rules answer a vector as written; what is not built or breaks down does not pass."""
    try:
        return agrees(vector.then, answer(vector))
    except Exception:
        return False


def main(arguments: list[str]) -> int:
    """Print the ids that fail and the sum; return 1 if any failed."""
    vectors = [vector for argument in arguments for vector in read_vectors(Path(argument))]
    failing = [vector.id for vector in vectors if not passes(vector)]
    for name in failing:
        print(name)
    print(f"{len(vectors) - len(failing)} passed, {len(failing)} failed")
    return 1 if failing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
