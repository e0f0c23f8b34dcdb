"""The commands of run.py: each prepares the environment and hands over to a program in it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from workshop import system
from workshop.environment import ROOT, Environment
from workshop.words import Trouble, say, tell

TOKEN = "DISCORD_TOKEN"
# Who has nothing left to do takes over from who has.
# Two hands for each core: tests wait for databases, browsers and processes.
ON_EVERY_CORE = ("-n", str(2 * (os.cpu_count() or 1)), "--dist", "worksteal")
CHECKS: Mapping[str, Sequence[str]] = {
    "ruff check": ("-m", "ruff", "check", "--output-format=concise", "."),
    "ruff format": ("-m", "ruff", "format", "--check", "."),
    "mypy": ("-m", "mypy"),
    "import-linter": ("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"),
    "docker-compose.yml": ("-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "docker-compose.yml"),
}


def main(arguments: Sequence[str]) -> int:
    """Carry out one command of run.py and return its exit code: 2 where the operator must mend something first."""
    name, *rest = arguments or ["start"]
    command = COMMANDS.get(name)
    try:
        if command is None:
            raise Trouble(say("unknown", command=name, commands=", ".join(COMMANDS)))
        environment = Environment()
        environment.prepare()
        return command(environment.python, rest)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def start(python: Path, rest: Sequence[str]) -> int:
    """Start the bot: on Discord with a token, else the sandbox."""
    return hand_over(python, "bot", ["run" if token_given() else "sandbox", *rest])


def test(python: Path, rest: Sequence[str]) -> int:
    """Run the tests, with whatever they need of the machine found or installed first."""
    return hand_over(python, "pytest", [*ON_EVERY_CORE, *rest], system.make_ready(python))


def lint(python: Path, _rest: Sequence[str]) -> int:
    """Run every check of the code, all of them even where an early one fails."""
    failed = []
    for name, arguments in CHECKS.items():
        tell("step", step=name)
        if subprocess.run([str(python), *arguments], cwd=ROOT, check=False).returncode:
            failed.append(name)
    if failed:
        tell("failed", steps=", ".join(failed))
        return 1
    tell("clean")
    return 0


def module_command(module: str) -> Callable[[Path, Sequence[str]], int]:
    """Return the command that runs a module of the house."""
    return lambda python, rest: hand_over(python, module, rest)


def pictures(python: Path, rest: Sequence[str]) -> int:
    """Take the screenshots of the README anew, with the same browser as the tests."""
    return hand_over(python, "tests.pictures", rest, system.make_ready(python))


COMMANDS: Mapping[str, Callable[[Path, Sequence[str]], int]] = {
    "start": start,
    "test": test,
    "lint": lint,
    "trust": module_command("tests.trust"),
    "mutate": module_command("tests.mutate"),
    "bench": module_command("bench"),
    "pictures": pictures,
}


def hand_over(python: Path, module: str, arguments: Sequence[str], more: Mapping[str, str] | None = None) -> int:
    """Become the module's process, so that signals and the exit code are its own; Windows waits for it instead."""
    command = [str(python), "-m", module, *arguments]
    environment = {**os.environ, **(more or {})}
    sys.stdout.flush()
    os.chdir(ROOT)
    if os.name == "nt":
        return subprocess.run(command, env=environment, check=False).returncode
    os.execve(command[0], command, environment)


def token_given(root: Path = ROOT) -> bool:
    """Say whether the operator named a token, in the environment or in `.env`; an empty one counts as none."""
    if TOKEN in os.environ:
        return bool(os.environ[TOKEN].strip())
    try:
        lines = (root / ".env").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    pairs = (line.strip().removeprefix("export ").partition("=") for line in lines)
    return any(name.strip() == TOKEN and value.strip().strip("'\"") for name, _, value in pairs)
