# -*- coding: utf-8 -*-
"""The front step: finds a Python that fits and lets the workshop make, start, test and check the house."""

# Written so that even Python 2.7 can read it: only then can it say what is wrong.
import os
import subprocess
import sys

OLDEST, NEWEST = (3, 11), (3, 13)
NAMES = ("python3.13", "python3.12", "python3.11")
FITS = "import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))"
WORDS = {
    "sk": "Virtual ORG potrebuje Python 3.11, 3.12 alebo 3.13 a toto je %s: nainštaluj ho "
    "(v Debiane napríklad „apt install python3.11 python3.11-venv“) a spusti „python3.11 run.py“.\n",
    "cs": "Virtual ORG potřebuje Python 3.11, 3.12 nebo 3.13 a tohle je %s: nainstaluj ho "
    "(v Debianu třeba „apt install python3.11 python3.11-venv“) a spusť „python3.11 run.py“.\n",
    "en": "Virtual ORG needs Python 3.11, 3.12 or 3.13 and this is %s: install it "
    '(on Debian for example "apt install python3.11 python3.11-venv") and run "python3.11 run.py".\n',
}


def fitting_python():
    """Return the path of the first Python on PATH that fits and can make an environment, None if there is none."""
    folders = os.environ.get("PATH", "").split(os.pathsep)
    for path in [os.path.join(folder, name) for name in NAMES for folder in folders]:
        if os.access(path, os.X_OK) and works(path):
            return path
    return None


def works(path):
    """Say whether the program at `path` is what its name promises (a pyenv shim may lead nowhere)."""
    with open(os.devnull, "w") as nowhere:
        try:
            return subprocess.call([path, "-c", FITS], stdout=nowhere, stderr=nowhere) == 0
        except OSError:
            return False


def other_python():
    """Start again with a Python that fits, or say in one sentence that there is none; return the exit code."""
    path = fitting_python()
    if path is None:
        words = WORDS.get(os.environ.get("VIRTUAL_ORG_LANGUAGE", "sk"), WORDS["sk"])
        tell(words % ".".join(str(part) for part in sys.version_info[:3]))
        return 2
    sys.stdout.flush()
    return subprocess.call([path] + sys.argv) if os.name == "nt" else os.execv(path, [path] + sys.argv)


def tell(words):
    """Write to standard error in UTF-8 whatever the old Python makes of the terminal."""
    raw = getattr(sys.stderr, "buffer", sys.stderr)
    raw.write(words if isinstance(words, bytes) else words.encode("utf-8"))


def main():
    """Return the exit code of the command asked for."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        return other_python()
    from workshop.commands import main as workshop_main

    return workshop_main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
