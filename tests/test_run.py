"""run.py makes and keeps the house's own environment, and says in one sentence what the operator must mend."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import workshop.environment
from workshop import commands, system
from workshop.environment import ROOT, Environment
from workshop.words import WORDS, Trouble

OLD = """
import runpy, sys
sys.version_info = (3, 9, 18)
sys.argv = {argv!r}
runpy.run_path("run.py", run_name="__main__")
"""
ANCIENT = [path for old in ("2.7", "3.6") for path in Path.home().glob(f".pyenv/versions/{old}*/bin/python")]


def run_by_an_old_python(path: str, *arguments: str, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    """Run run.py as Python 3.9 would, with only `path` to find other Pythons."""
    program = (
        [python, "-c", OLD.format(argv=["run.py", *arguments])] if python == sys.executable else [python, "run.py"]
    )
    environment = {"PATH": path, "VIRTUAL_ORG_LANGUAGE": "en", "LANG": "C"}
    return subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True)


def fake_python(folder: Path, name: str, script: str) -> None:
    """Put a program called like a Python into a folder."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def test_another_python_is_one_sentence_that_names_the_package(tmp_path: Path) -> None:
    done = run_by_an_old_python(str(tmp_path))
    assert done.returncode == 2
    assert "3.9.18" in done.stderr
    assert "python3.11-venv" in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


@pytest.mark.parametrize("python", ANCIENT or [None], ids=lambda path: path and path.parts[-3])
def test_even_an_ancient_python_can_read_far_enough_to_say_so(python: Path | None, tmp_path: Path) -> None:
    if python is None:
        pytest.skip("no ancient Python on this machine")
    done = run_by_an_old_python(str(tmp_path), python=str(python))
    assert done.returncode == 2
    assert "python3.11-venv" in done.stderr
    assert done.stderr.count("\n") == 1


def test_an_old_python_hands_over_to_a_fitting_one_on_the_path(tmp_path: Path) -> None:
    nowhere, there = tmp_path / "shims", tmp_path / "bin"
    fake_python(nowhere, "python3.13", "exit 127")  # a shim of a version manager that leads nowhere
    fake_python(there, "python3.12", 'if [ "$1" = "-c" ]; then exit 0; fi; echo "started by 3.12: $*"')
    done = run_by_an_old_python(f"{nowhere}:{there}", "lint")
    assert done.stdout == "started by 3.12: run.py lint\n"
    assert done.returncode == 0


class Calls:
    """Stands for the programs the environment calls: remembers them, makes the interpreter, fails where told."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.made: list[str] = []
        self.failing = ""

    def __call__(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        kind = command[2] if command[1] == "-m" else "answer"
        if kind != "answer":
            self.made.append(kind)
        if kind == "venv":
            self.environment.python.parent.mkdir(parents=True, exist_ok=True)
            self.environment.python.touch()
        said = "".join(f"line {number}\n" for number in range(20))
        return subprocess.CompletedProcess(command, 1 if kind == self.failing else 0, said)


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    """A checkout without an environment."""
    (tmp_path / "requirements.lock").write_text("one==1\n", encoding="utf-8")
    return Environment(tmp_path)


@pytest.fixture
def calls(environment: Environment, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What the environment calls."""
    recorder = Calls(environment)
    monkeypatch.setattr(workshop.environment, "_call", recorder)
    return recorder


def test_the_first_start_makes_the_environment_and_the_second_nothing(environment: Environment, calls: Calls) -> None:
    environment.prepare()
    assert calls.made == ["venv", "pip"]
    environment.prepare()
    assert calls.made == ["venv", "pip"]


def test_another_lock_is_installed_into_the_same_environment(environment: Environment, calls: Calls) -> None:
    environment.prepare()
    environment.lock.write_text("one==2\n", encoding="utf-8")
    environment.prepare()
    assert calls.made == ["venv", "pip", "pip"]
    assert environment.is_whole()


def test_a_half_made_environment_is_made_again(environment: Environment, calls: Calls) -> None:
    environment.prepare()
    environment.python.unlink()
    environment.prepare()
    assert calls.made == ["venv", "pip", "venv", "pip"]


def test_a_failing_pip_is_one_sentence_with_its_last_lines_and_leaves_no_stamp(
    environment: Environment, calls: Calls
) -> None:
    calls.failing = "pip"
    with pytest.raises(Trouble, match="line 19") as trouble:
        environment.prepare()
    assert "line 5\n" not in str(trouble.value)
    assert not environment.is_whole()


def test_a_python_without_venv_is_one_sentence_that_names_the_package(
    environment: Environment, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop.environment, "find_spec", lambda name: None if name == "ensurepip" else object())
    with pytest.raises(Trouble, match=f"python3.{sys.version_info.minor}-venv") as trouble:
        environment.prepare()
    assert "\n" not in str(trouble.value)
    assert calls.made == []


@pytest.mark.parametrize(
    ("written", "given"),
    [
        ("DISCORD_TOKEN=abc\n", True),
        ("# x\nexport DISCORD_TOKEN = 'abc'\n", True),
        ("DISCORD_TOKEN=\n", False),
        ('DISCORD_TOKEN=""\n', False),
        ("OTHER_DISCORD_TOKEN=abc\n", False),
        (None, False),
    ],
)
def test_a_token_in_the_file_counts_unless_it_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str | None, given: bool
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    if written is not None:
        (tmp_path / ".env").write_text(written, encoding="utf-8")
    assert commands.token_given(tmp_path) is given
    monkeypatch.setenv("DISCORD_TOKEN", "")  # an empty one in the shell wins over the file, as it does in the bot
    assert commands.token_given(tmp_path) is False


@pytest.fixture
def installing(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine without browser and dictionaries where we are root; what is called is remembered."""
    called: list[list[str]] = []

    def quietly(command: list[str]) -> bool:
        called.append(command)
        return False

    monkeypatch.setattr(system, "_quietly", quietly)
    monkeypatch.setattr(system, "may_install", lambda: True)
    monkeypatch.setattr(system, "find_browser", lambda: None)
    monkeypatch.setattr(system, "missing_dictionaries", lambda: ["hunspell-sk"])
    return called


def test_as_root_the_missing_packages_are_announced_and_installed(
    installing: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    system.make_ready(Path("python"))
    words = [" ".join(command[:2]) for command in installing]
    assert words[:3] == ["apt-get install", "apt-get update", "apt-get install"]
    assert "hunspell-sk, chromium" in capsys.readouterr().err


def test_without_root_only_playwrights_own_browser_is_tried(
    installing: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "may_install", lambda: False)
    assert system.make_ready(Path("python")) == {}
    assert [command[1] for command in installing] == ["-c", "-m"]


def test_every_check_runs_even_where_the_first_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter([1, 0, 0, 0, 0])
    monkeypatch.setattr("subprocess.run", lambda *_, **__: subprocess.CompletedProcess([], next(codes)))
    assert commands.lint(Path("python"), []) == 1
    assert next(codes, None) is None


def test_an_unknown_command_is_one_sentence_that_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["dance"]) == 2
    told = capsys.readouterr().err
    assert "lint" in told
    assert told.count("\n") == 1


def test_the_workshop_says_the_same_things_in_every_language() -> None:
    assert {frozenset(words) for words in WORDS.values()} == {frozenset(WORDS["sk"])}
