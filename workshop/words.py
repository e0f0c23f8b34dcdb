"""What the workshop says, in the operator's language; no library is there yet, so it keeps its own few sentences."""

from __future__ import annotations

import os
import sys

LANGUAGE = "VIRTUAL_ORG_LANGUAGE"
WORDS = {
    "sk": {
        "preparing": "Pripravujem vlastné prostredie v .venv; prvýkrát to trvá asi minútu.",
        "no_venv": "Tomuto Pythonu chýba modul venv: v Debiane ho pridá „apt install {package}“, potom spusti run.py znova.",
        "venv_failed": "Prostredie .venv sa nepodarilo vytvoriť: skontroluj miesto na disku a práva v priečinku.\n{tail}",
        "pip_failed": "Knižnice sa nepodarilo nainštalovať: skontroluj pripojenie na internet a spusti run.py znova.\n{tail}",
        "no_lock": "Chýba súbor requirements.lock: stiahni si celý repozitár cez git clone.",
        "unknown": "Príkaz „{command}“ nepoznám; run.py vie: {commands}.",
        "installing": "Inštalujem pre testy balíky Debianu: {packages}.",
        "installing_browser": "Sťahujem pre testy prehliadač Chromium.",
        "not_installed": "Nepodarilo sa doinštalovať: {packages}. Testy, ktoré to potrebujú, sa preskočia.",
        "step": "— {step}",
        "failed": "Neprešlo: {steps}.",
        "clean": "Všetky kontroly prešli.",
    },
    "cs": {
        "preparing": "Připravuji vlastní prostředí v .venv; poprvé to trvá asi minutu.",
        "no_venv": "Tomuto Pythonu chybí modul venv: v Debianu ho přidá „apt install {package}“, potom spusť run.py znovu.",
        "venv_failed": "Prostředí .venv se nepodařilo vytvořit: zkontroluj místo na disku a práva ve složce.\n{tail}",
        "pip_failed": "Knihovny se nepodařilo nainstalovat: zkontroluj připojení k internetu a spusť run.py znovu.\n{tail}",
        "no_lock": "Chybí soubor requirements.lock: stáhni si celý repozitář přes git clone.",
        "unknown": "Příkaz „{command}“ neznám; run.py umí: {commands}.",
        "installing": "Instaluji pro testy balíky Debianu: {packages}.",
        "installing_browser": "Stahuji pro testy prohlížeč Chromium.",
        "not_installed": "Nepodařilo se doinstalovat: {packages}. Testy, které to potřebují, se přeskočí.",
        "step": "— {step}",
        "failed": "Neprošlo: {steps}.",
        "clean": "Všechny kontroly prošly.",
    },
    "en": {
        "preparing": "Making an own environment in .venv; the first time takes about a minute.",
        "no_venv": 'This Python lacks the venv module: on Debian "apt install {package}" adds it, then run run.py again.',
        "venv_failed": "The environment .venv could not be made: check the disk space and the rights in this folder.\n{tail}",
        "pip_failed": "The libraries could not be installed: check the internet connection and run run.py again.\n{tail}",
        "no_lock": "The file requirements.lock is missing: fetch the whole repository with git clone.",
        "unknown": 'No command "{command}"; run.py knows: {commands}.',
        "installing": "Installing Debian packages for the tests: {packages}.",
        "installing_browser": "Fetching the browser Chromium for the tests.",
        "not_installed": "Could not be installed: {packages}. The tests that need it are skipped.",
        "step": "— {step}",
        "failed": "Did not pass: {steps}.",
        "clean": "All checks passed.",
    },
}


class Trouble(Exception):
    """Something the operator can mend; its text is the one sentence to say."""


def say(key: str, **parts: str) -> str:
    """Return the sentence `key` in the operator's language (Slovak if unknown)."""
    return WORDS.get(os.environ.get(LANGUAGE, "sk"), WORDS["sk"])[key].format(**parts)


def tell(key: str, **parts: str) -> None:
    """Say the sentence `key` beside the answer of the command, so that a pipe gets only the answer."""
    print(say(key, **parts), file=sys.stderr, flush=True)


def tail(text: str, lines: int = 8) -> str:
    """Return the last lines of what a program printed, empty ones left out."""
    return "\n".join([line for line in text.splitlines() if line.strip()][-lines:])
