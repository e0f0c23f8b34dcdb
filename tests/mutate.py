"""Mutation testing of the rules, by hand: `run.py mutate [NAME ...]`; docs/mutation.md lists what survived.

mutmut breaks one thing at a time in `bot/rules` and runs the quick tests that reach the broken function. What was
caught is tried anew only when its function changes (`mutants/` remembers; without it all is tried, in half an hour);
what was not is tried every time, for tests may have come. NAMES are patterns: "bot.rules.dbf.lives*".
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import walk_mutatable_files
from mutmut.utils.format_utils import orig_function_and_class_names_from_key

from bot.settings import ROOT

DOCUMENT = ROOT / "docs" / "mutation.md"
WORKPLACE = ROOT / "mutants"
LEAST = 85.0
# A type checker stands before the tests in CI: what it refuses cannot land and says nothing about them.
CAUGHT, ESCAPED, REFUSED = ("killed", "timeout", "segfault"), ("survived", "no tests"), "caught by type check"
HEAD = """# What no test of the rules notices

Made by `run.py mutate` (by hand; do not edit). A mutant is `bot/rules` with one thing broken: a number one higher, a
comparison turned round, an argument left out. It is caught where a quick test of the rules then fails. Mutants that
mypy refuses could never land and count neither way. At least 85 % of the others must be caught.
"""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mutant: the file it is in, the function, its name for mutmut and what became of it."""

    path: Path
    function: str
    name: str
    status: str

    @property
    def room(self) -> str:
        """The folder of its file."""
        return self.path.parent.as_posix()


def mutants() -> Iterator[Mutant]:
    """Yield all mutants of the last run."""
    for path in sorted(walk_mutatable_files()):
        data = SourceFileMutationData(path=path)
        data.load()
        for name, code in data.exit_code_by_key.items():
            function, owner = orig_function_and_class_names_from_key(name)
            yield Mutant(path, f"{owner}.{function}" if owner else function, name, status_by_exit_code[code])


def score(of: Mapping[str, int]) -> float:
    """Return the share of the mutants caught by tests, in per cent, of those that mypy lets pass."""
    caught, escaped = (sum(of.get(status, 0) for status in kind) for kind in (CAUGHT, ESCAPED))
    return 100 * caught / (caught + escaped) if caught + escaped else 100.0


def change(mutant: Mutant) -> str:
    """Return the lines a mutant changes, as a difference without its frame."""
    lines = str(get_diff_for_mutant(mutant.name, path=mutant.path)).splitlines()
    return "\n".join(line for line in lines if line[:1] in "+-" and not line.startswith(("+++", "---")))


def table(found: Iterable[Mutant]) -> Iterator[str]:
    """Yield the lines of a table: a room, its mutants and its score."""
    rooms: dict[str, Counter[str]] = {}
    for mutant in found:
        for room in (mutant.room, "all"):
            rooms.setdefault(room, Counter())[mutant.status] += 1
    yield "| room | mutants | refused by mypy | caught | survived | not reached | score |"
    yield "|---|---|---|---|---|---|---|"
    for room, of in sorted(rooms.items(), key=lambda row: (row[0] == "all", row[0])):
        caught = sum(of[status] for status in CAUGHT)
        cells = (room, of.total(), of[REFUSED], caught, of["survived"], of["no tests"], f"{score(of):.1f} %")
        yield f"| {' | '.join(str(cell) for cell in cells)} |"


def document(found: Sequence[Mutant]) -> str:
    """Return docs/mutation.md."""
    lines = [HEAD, *table(found)]
    escaped = [mutant for mutant in found if mutant.status in ESCAPED]
    for path in sorted({mutant.path for mutant in escaped}):
        lines += ["", f"## {path.as_posix()}"]
        of_file = [mutant for mutant in escaped if mutant.path == path]
        for function in dict.fromkeys(mutant.function for mutant in of_file):
            lines += ["", f"`{function}`", "```diff"]
            lines += [change(mutant) for mutant in of_file if mutant.function == function]
            lines += ["```"]
    return "\n".join(lines) + "\n"


def forget_escaped() -> None:
    """Have everything tried again that no test noticed in the last run, by the tests there are now."""
    (WORKPLACE / "mutmut-stats.json").unlink(missing_ok=True)
    shutil.rmtree(WORKPLACE / "tests", ignore_errors=True)  # tests that are gone would stay
    for path in walk_mutatable_files():
        data = SourceFileMutationData(path=path)
        data.load()
        escaped = {name: None for name, code in data.exit_code_by_key.items() if status_by_exit_code[code] in ESCAPED}
        if escaped:
            data.exit_code_by_key.update(escaped)
            data.save()


def main(names: Sequence[str]) -> int:
    """Make the mutants, try them, tell and keep what survived; 1 where too many did, 2 where nothing could be tried."""
    if not hasattr(os, "fork"):
        print("Mutation testing forks its processes: run it on Linux or macOS.", file=sys.stderr)
        return 2
    os.chdir(ROOT)
    if not names:
        forget_escaped()
    here = Path(sys.executable).parent
    path = os.pathsep.join((str(here), os.environ.get("PATH", "")))
    if subprocess.run(
        [here / "mutmut", "run", *names], cwd=ROOT, env={**os.environ, "PATH": path}, check=False
    ).returncode:
        return 2
    found = list(mutants())
    unknown = Counter(mutant.status for mutant in found if mutant.status not in (*CAUGHT, *ESCAPED, REFUSED))
    if unknown:
        print(*(f"{count} {status}" for status, count in unknown.items()), sep=", ")
    else:
        DOCUMENT.write_text(document(found), encoding="utf-8")
        print(*table(found), f"What survived: {DOCUMENT.relative_to(ROOT)}", sep="\n")
    reached = score(Counter(mutant.status for mutant in found))
    print(f"{reached:.1f} % caught; at least {LEAST:.0f} % must be")
    return 0 if reached >= LEAST else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
