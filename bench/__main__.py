"""`python -m bench`: times our commands beside their floors, prints a table and writes bench/results.json."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from bench.commands import Measure, measure

RESULTS = Path(__file__).resolve().parent / "results.json"


def as_json(one: Measure) -> dict[str, str | float]:
    """Return a measure as it is kept."""
    value, floor, ratio = (round(number, 3) for number in (one.value, one.floor, one.ratio))
    return {"name": one.name, "value": value, "unit": one.unit, "floor": floor, "ratio": ratio, "limit": one.limit}


def table(measures: list[Measure]) -> str:
    """Return the measures as lines to read."""
    lines = [f"{'command':<16}{'answered':>12}{'floor':>12}{'ratio':>8}{'limit':>8}{'all done':>12}"]
    for one in measures:
        mark = "" if one.ratio <= one.limit else "  too slow"
        numbers = f"{one.value:>9.2f} ms{one.floor:>9.2f} ms{one.ratio:>8.2f}{one.limit:>8.2f}{one.done:>9.2f} ms"
        lines.append(f"{one.name:<16}{numbers}{mark}")
    return "\n".join(lines)


def main() -> None:
    """Measure, print, keep; exit with 1 where a limit is missed."""
    measures = asyncio.run(measure())
    RESULTS.write_text(json.dumps([as_json(one) for one in measures], indent=2) + "\n", encoding="utf-8")
    print(table(measures))
    if any(one.ratio > one.limit for one in measures):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
