"""`python -m bench`: times our commands beside their floors, prints a table and writes bench/results.json."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from bench.commands import Measure, measure

RESULTS = Path(__file__).resolve().parent / "results.json"


def as_json(one: Measure) -> dict[str, str | float]:
    """Return a measure as it is kept."""
    numbers = {"value": one.value, "floor": one.floor, "ratio": one.ratio}
    return {
        "name": one.name,
        "unit": one.unit,
        "limit": one.limit,
        **{key: round(number, 3) for key, number in numbers.items()},
    }


def table(measures: list[Measure]) -> str:
    """Return the measures as lines to read."""
    lines = [f"{'command':<16}{'ours':>10}{'floor':>10}{'ratio':>8}{'limit':>8}"]
    for one in measures:
        mark = "" if one.ratio <= one.limit else "  too slow"
        lines.append(f"{one.name:<16}{one.value:>7.2f} ms{one.floor:>7.2f} ms{one.ratio:>8.2f}{one.limit:>8.2f}{mark}")
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
