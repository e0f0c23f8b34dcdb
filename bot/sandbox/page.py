"""The page in the browser: simcord's own files in the guild's language, with the sandbox's bars added."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from simcord.preview._server import PreviewServer

from bot.i18n.speech import DEFAULT_LANGUAGE, LANGUAGES, Speech
from bot.sandbox.wording import CHROME, MENDED, THEIRS, WORDING, reworded

OWN = Path(__file__).parent / "static"
OWN_FILES = ("sandbox.js", "sandbox.css", "sandbox.svg")
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "application/javascript",
    ".json": "application/json",
    ".ttf": "font/ttf",
    ".svg": "image/svg+xml",
}
TEXTS = "sandbox-page-"
ALARMS = ("uncertain", "not-done", "interrupted", "ended")
__all__ = ["DEFAULT_LANGUAGE", "LANGUAGES", "File", "Pages"]


@dataclass(frozen=True, slots=True)
class File:
    """A file as the browser gets it; `charset` is None for binary ones."""

    body: bytes
    kind: str
    charset: str | None


class Pages:
    """The files of the page in every language, made on first use."""

    def __init__(self, speeches: Mapping[str, Speech]) -> None:
        self._speeches = speeches
        self._made: dict[tuple[str, str], File] = {}

    def file(self, name: str, language: str) -> File | None:
        """Return a file of the page, None if there is none of that name."""
        key = (name, language)
        if key not in self._made:
            made = self._make(name, language)
            if made is None:
                return None
            self._made[key] = made
        return self._made[key]

    def _make(self, name: str, language: str) -> File | None:
        theirs = PreviewServer._STATIC_FILES.get("/" if name == "index.html" else f"/{name}")
        if name in OWN_FILES:
            path = OWN / name
        elif theirs is not None and theirs != "protocol.schema.json":
            path = THEIRS / theirs
        else:
            return None
        kind = KINDS.get(path.suffix, "text/plain")
        if path.suffix == ".ttf":
            return File(path.read_bytes(), kind, None)
        return File(self._text(name, path, language).encode(), kind, "utf-8")

    def _text(self, name: str, path: Path, language: str) -> str:
        text = path.read_text(encoding="utf-8")
        speech = self._speeches[language]
        if name in WORDING or name in MENDED:
            text = reworded(name, text, speech)
        return self._with_bars(text, speech) if name == "index.html" else text

    def _with_bars(self, html: str, speech: Speech) -> str:
        """Return simcord's page with our style, our script and the texts that the script needs."""
        own = {key.removeprefix(TEXTS): speech.label(key) for key in _keys(speech)}
        own |= {key: speech.label(CHROME + key) for key in ALARMS}
        texts: dict[str, Any] = {"language": speech.language, **own}
        added = (
            '<link rel="icon" href="/sandbox.svg"><link rel="stylesheet" href="/sandbox.css">'
            f'<meta name="sandbox-texts" content="{escape(json.dumps(texts, ensure_ascii=False))}">'
            '<script src="/sandbox.js" defer></script>'
        )
        html = html.replace('<html lang="en">', f'<html lang="{speech.language}">')
        html = html.replace('src="/app.js"', f'src="/{speech.language}/app.js"')
        return html.replace("</head>", f"{added}</head>")


def _keys(speech: Speech) -> list[str]:
    every = speech.keys()
    return [key for key in every if key.startswith(TEXTS)]
