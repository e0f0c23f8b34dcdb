"""The environment: makes `.venv` out of the lock file and knows by a stamp whether it is whole."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from workshop.words import Trouble, say, tail, tell

ROOT = Path(__file__).resolve().parent.parent
STAMP = "virtual-org.stamp"
LOCK = "requirements.lock"


class Environment:
    """One virtual environment of one checkout."""

    def __init__(self, root: Path = ROOT) -> None:
        self.lock = root / LOCK
        self.folder = root / ".venv"
        self.stamp = self.folder / STAMP
        scripts = "Scripts/python.exe" if os.name == "nt" else "bin/python"
        self.python = self.folder / scripts

    def prepare(self) -> None:
        """Make the environment whole; nothing to do is the usual case. Raises `Trouble` with the sentence to say."""
        if not self.lock.exists():
            raise Trouble(say("no_lock"))
        if self.is_whole():
            return
        tell("preparing")
        self.stamp.unlink(missing_ok=True)
        if not self.has_pip():
            self._make()
        self._install()
        self.stamp.write_text(self.wanted(), encoding="ascii")

    def wanted(self) -> str:
        """Return what a whole environment's stamp says: the hash of the lock file."""
        return hashlib.sha256(self.lock.read_bytes()).hexdigest()

    def is_whole(self) -> bool:
        """Say whether the stamp is of this lock file and the interpreter still finds the libraries."""
        if not self.stamp.exists() or self.stamp.read_text(encoding="ascii", errors="replace") != self.wanted():
            return False
        return self._answers("import structlog")

    def has_pip(self) -> bool:
        """Say whether the interpreter is alive enough to install into it."""
        return self._answers("import pip, sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))")

    def _answers(self, program: str) -> bool:
        if not self.python.exists():
            return False
        try:
            return _call([str(self.python), "-c", program]).returncode == 0
        except OSError:
            return False

    def _make(self) -> None:
        if find_spec("venv") is None or find_spec("ensurepip") is None:
            raise Trouble(say("no_venv", package=f"python3.{sys.version_info.minor}-venv"))
        made = _call([sys.executable, "-m", "venv", "--clear", str(self.folder)])
        if made.returncode:
            raise Trouble(say("venv_failed", tail=tail(made.stdout)))

    def _install(self) -> None:
        options = ["--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes"]
        done = _call([str(self.python), "-m", "pip", "install", *options, "-r", str(self.lock)])
        if done.returncode:
            raise Trouble(say("pip_failed", tail=tail(done.stdout)))


def _call(command: list[str]) -> subprocess.CompletedProcess[str]:
    # A PYTHONHOME or PIP_USER of the operator's shell would lead pip out of the environment.
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONHOME", "PIP_USER"}}
    return subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", env=kept, check=False
    )
