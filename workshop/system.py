"""What the tests need of the machine besides Python: a browser and dictionaries, found or installed and announced."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from workshop.words import tell

BROWSER = "VIRTUAL_ORG_CHROMIUM"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DICTIONARIES = {"sk_SK": "hunspell-sk", "cs_CZ": "hunspell-cs", "en_US": "hunspell-en-us"}
DICTIONARY_FOLDER = Path("/usr/share/hunspell")


def find_browser() -> str | None:
    """Return the path of a Chromium of the machine: the operator's own choice first, None if there is none."""
    chosen = os.environ.get(BROWSER)
    return chosen or next((path for path in map(shutil.which, BROWSERS) if path), None)


def missing_dictionaries() -> list[str]:
    """Return the Debian packages of the dictionaries that are not there."""
    return [package for name, package in DICTIONARIES.items() if not (DICTIONARY_FOLDER / f"{name}.dic").exists()]


def make_ready(python: Path) -> dict[str, str]:
    """Install what is missing where we may and return the variables that tell the tests where the browser is."""
    packages = missing_dictionaries() + ([] if find_browser() else ["chromium"])
    if packages and may_install():
        _install(packages)
    if find_browser() is None:
        _install_playwrights(python)
    left = missing_dictionaries()
    if left:
        tell("not_installed", packages=", ".join(left))
    browser = find_browser()
    return {BROWSER: browser} if browser else {}


def may_install() -> bool:
    """Say whether we may install Debian packages: as root, where there is apt-get."""
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _install(packages: Iterable[str]) -> None:
    """Install Debian packages; the package lists are fetched only where the first try does not know them."""
    wanted = list(packages)
    tell("installing", packages=", ".join(wanted))
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *wanted]
    if not _quietly(install):
        _quietly(["apt-get", "update"])
        if not _quietly(install):
            tell("not_installed", packages=", ".join(wanted))


def _install_playwrights(python: Path) -> None:
    """Fetch Playwright's own Chromium; where it is there already this takes a moment and says nothing."""
    look = (
        "import os, sys; from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as p: sys.exit(not os.path.exists(p.chromium.executable_path))"
    )
    if _quietly([str(python), "-c", look]):
        return
    tell("installing_browser")
    if not _quietly([str(python), "-m", "playwright", "install", "chromium"]):
        tell("not_installed", packages="chromium")


def _quietly(command: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, env=environment, check=False)
    return done.returncode == 0
