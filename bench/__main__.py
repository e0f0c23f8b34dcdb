"""`python -m bench`: times commands beside their floors and one picture, prints and writes bench/results.json."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from bench.boards import Span, measure_board
from bench.commands import Measure, measure
from bench.rounds import measure_round

RESULTS = Path(__file__).resolve().parent / "results.json"


def as_json(one: Measure) -> dict[str, str | float]:
    """Return a measure as it is kept."""
    value, floor, ratio = (round(number, 3) for number in (one.value, one.floor, one.ratio))
    return {"name": one.name, "value": value, "unit": one.unit, "floor": floor, "ratio": ratio, "limit": one.limit}


def span_as_json(one: Span) -> dict[str, str | float]:
    """Return a measure without a floor as it is kept."""
    return {"name": one.name, "value": round(one.value, 3), "unit": one.unit, "limit": one.limit}


def table(measures: list[Measure]) -> str:
    """Return the measures as lines to read."""
    lines = [f"{'command':<16}{'answered':>12}{'floor':>12}{'ratio':>8}{'limit':>8}{'all done':>12}"]
    for one in measures:
        mark = "" if one.ratio <= one.limit else "  too slow"
        numbers = f"{one.value:>9.2f} ms{one.floor:>9.2f} ms{one.ratio:>8.2f}{one.limit:>8.2f}{one.done:>9.2f} ms"
        lines.append(f"{one.name:<16}{numbers}{mark}")
    return "\n".join(lines)


def span_line(one: Span) -> str:
    """Return a measure without a floor as a line to read."""
    mark = "" if one.value <= one.limit else "  too slow"
    return f"{one.name:<16}{one.value:>9.2f} ms{'limit':>9}{one.limit:>9.2f} ms{mark}"


def main() -> None:
    """Measure, print, keep; exit with 1 where a limit is missed."""
    spans = [measure_round(), asyncio.run(measure_board())]  # before a whole Discord fills the memory
    measures = asyncio.run(measure())
    kept = [*(as_json(one) for one in measures), *(span_as_json(one) for one in spans)]
    RESULTS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(table(measures))
    print("\n".join(span_line(one) for one in spans))
    if any(one.ratio > one.limit for one in measures) or any(one.value > one.limit for one in spans):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
