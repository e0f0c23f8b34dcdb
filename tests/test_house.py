"""The house keeps its own rules: sizes, docstrings, door numbers, no registry's name, every library locked and told."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.app import DOORS

ROOT = Path(__file__).resolve().parent.parent
FLOORS = ("bot", "cogs", "bench", "workshop", "tests")
STEPS = ROOT / "bot" / "store" / "migrations" / "versions"
MODULES = [ROOT / "run.py", *sorted(path for floor in FLOORS for path in (ROOT / floor).rglob("*.py"))]
LONGEST = {"cog": 200, "module": 300, "function": 40}
# Written in two parts, so that this file does not name them either.
PARTS = (("pypi", ".org"), ("python", "hosted.org"), ("npm", "js"), ("debian", ".org"), ("crates", ".io"))
REGISTRIES = [first + last for first, last in PARTS]
LOCKED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)((?:[^\n]*\\\n)+[^\n]*)", re.MULTILINE)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def shown(path: Path) -> str:
    """Return a path as one names it at the root of the repository."""
    return path.relative_to(ROOT).as_posix()


def length(path: Path) -> int:
    """Return the number of lines of a file."""
    return len(path.read_text(encoding="utf-8").splitlines())


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return every function and method of a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def kept_files() -> list[Path]:
    """Return the files git keeps or would keep; without git all but what the house makes for itself."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode == 0:
        return [path for path in (ROOT / line for line in listed.stdout.splitlines()) if path.is_file()]
    made = {".venv", "data", ".git"}
    return [path for path in ROOT.rglob("*") if path.is_file() and not made & set(path.relative_to(ROOT).parts)]


def direct_dependencies(*groups: str) -> list[Requirement]:
    """Return what pyproject.toml asks for: the runtime's, and those of the groups named."""
    wanted = list(PROJECT["project"]["dependencies"])
    for group in groups:
        wanted += [one for one in PROJECT["dependency-groups"][group] if isinstance(one, str)]
    return [Requirement(one) for one in wanted]


def locked(name: str) -> dict[str, str]:
    """Return the versions of a lock file by library; a library without a hash is not counted."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return {canonicalize_name(found[1]): found[2] for found in LOCKED.finditer(text) if "--hash=sha256:" in found[3]}


def test_no_door_is_longer_than_one_can_take_in() -> None:
    doors = (ROOT / "cogs").rglob("*.py")
    assert {shown(path): size for path in doors if (size := length(path)) > LONGEST["cog"]} == {}


def test_no_module_is_longer_than_a_few_screens() -> None:
    assert {shown(path): size for path in MODULES if (size := length(path)) > LONGEST["module"]} == {}


def test_no_function_is_longer_than_a_screen() -> None:
    long = {}
    for path in MODULES:
        if path.parent == STEPS:
            continue  # Alembic writes them
        for node in functions(path):
            size = (node.end_lineno or 0) - node.lineno + 1
            if size > LONGEST["function"]:
                long[f"{shown(path)}:{node.name}"] = size
    assert long == {}


def test_every_module_says_in_one_sentence_what_the_room_is_for() -> None:
    silent = []
    for path in MODULES:
        docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        first = docstring.split("\n\n")[0]
        if not first.endswith(".") or re.search(r"[a-z)`]\. [A-Z]", first):
            silent.append(shown(path))
    assert silent == []


def test_nothing_is_called_after_being_useful_for_something() -> None:
    vague = re.compile(r"^(utils?|helpers?|common|misc|stuff|tools)\.py$")
    assert [shown(path) for path in MODULES if vague.match(path.name)] == []


def test_the_name_of_every_test_is_a_sentence() -> None:
    tests = [path for path in MODULES if path.name.startswith("test_")]
    names = {f"{shown(path)}:{node.name}" for path in tests for node in functions(path) if node.name.startswith("test")}
    assert {name for name in names if name.count("_", name.index(":")) < 3} == set()


def test_no_test_sleeps_in_real_time() -> None:
    sleepers = re.compile(r"\b(?:time|asyncio)\.sleep\((?!0\))")
    tests = [path for path in MODULES if path.is_relative_to(ROOT / "tests") and path != Path(__file__)]
    assert [shown(path) for path in tests if sleepers.search(path.read_text(encoding="utf-8"))] == []


def test_every_door_hangs_on_the_list_and_every_entry_leads_to_a_door() -> None:
    built = {path.stem for path in (ROOT / "cogs").glob("*.py")} - {"__init__"}
    assert set(DOORS) == built
    assert len(DOORS) == len(set(DOORS))


def test_no_kept_file_names_a_registry() -> None:
    names = [name.encode() for name in REGISTRIES]
    assert [shown(path) for path in kept_files() if any(name in path.read_bytes() for name in names)] == []


@pytest.mark.parametrize(
    ("lock", "groups"), [("requirements.lock", ("sandbox", "dev")), ("requirements-server.lock", ())]
)
def test_every_library_asked_for_is_locked_with_a_hash(lock: str, groups: tuple[str, ...]) -> None:
    versions = locked(lock)
    asked = {canonicalize_name(one.name): one.specifier for one in direct_dependencies(*groups)}
    assert {name for name, wanted in asked.items() if not wanted.contains(versions.get(name, "0"))} == set()
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert len(versions) == len(re.findall(r"^[^\s#-].*==", text, re.MULTILINE))


def test_the_server_runs_the_very_versions_that_were_tested() -> None:
    tested = locked("requirements.lock")
    assert {
        name: version for name, version in locked("requirements-server.lock").items() if tested[name] != version
    } == {}


def test_the_readme_tells_what_every_library_is_for() -> None:
    rows = re.findall(r"^\|([^|]+)\|", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = {canonicalize_name(word) for row in rows for word in re.findall(r"[A-Za-z0-9][A-Za-z0-9._-]*", row)}
    asked = {canonicalize_name(one.name) for one in direct_dependencies("sandbox", "dev")}
    assert asked - named == set()


@pytest.mark.parametrize("asked", ["datetime.now()", "datetime.utcnow()", "datetime.today()", "date.today()"])
def test_whoever_asks_the_clock_in_the_house_is_stopped_by_ruff(asked: str) -> None:
    program = (
        f"from __future__ import annotations\n\nfrom datetime import date, datetime\n\nprint({asked}, date, datetime)\n"
    )
    found = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--stdin-filename", "bot/game/clock.py", "-"],
        input=program, cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert "TID251" in found.stdout


def test_only_the_composition_root_may_ask_the_clock() -> None:
    excused = [shown(path) for path in MODULES if "noqa: TID251" in path.read_text(encoding="utf-8")]
    assert set(excused) - {"tests/test_house.py"} == {"bot/app.py"}
