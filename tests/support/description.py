"""Discord's own description of its HTTP API as a judge: every body is held against the schema of its route."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.settings import ROOT

DOCUMENT = ROOT.parent / "shared" / "discord" / "openapi.json"
_HOLE = re.compile(r"\{[^}]+\}")


@dataclass(slots=True)
class Description:
    """The document read once; validators are built for the routes that are really used."""

    document: dict[str, Any]
    _routes: list[tuple[str, re.Pattern[str], int]] = field(init=False)
    _validators: dict[tuple[str, str], Any] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        paths = self.document["paths"]
        self._routes = [(template, _pattern(template), len(_HOLE.findall(template))) for template in paths]

    def complaints(self, method: str, path: str, body: Any) -> Iterator[str]:
        """Yield what Discord would not take: a route it does not have, a body its schema refuses."""
        template = self._template(path)
        operation = self.document["paths"].get(template, {}).get(method.lower())
        if operation is None:
            yield f"Discord has no {method} {path}"
            return
        if body is None or "requestBody" not in operation:
            return
        validator = self._validator(template, method.lower(), operation)
        for error in validator.iter_errors(_without_known_alarm(body)):
            yield from _causes(error)

    def _template(self, path: str) -> str:
        """Return the most literal template that `path` fits, empty where none does."""
        fitting = [(holes, template) for template, pattern, holes in self._routes if pattern.fullmatch(path)]
        return min(fitting)[1] if fitting else ""

    def _validator(self, template: str, method: str, operation: dict[str, Any]) -> Any:
        key = (template, method)
        if key not in self._validators:
            content = operation["requestBody"]["content"]
            schema = (content.get("application/json") or next(iter(content.values())))["schema"]
            whole = {**schema, "components": self.document["components"]}
            self._validators[key] = jsonschema_rs.Draft202012Validator(whole)
        return self._validators[key]


def read_description(path: Path = DOCUMENT) -> Description | None:
    """Return the description, None where this clone has no copy of it."""
    return Description(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def _pattern(template: str) -> re.Pattern[str]:
    parts = [_HOLE.sub("[^/]+", part) if _HOLE.search(part) else re.escape(part) for part in template.split("/")]
    return re.compile("/".join(parts))


# discord.py sends numbers for these ids and text for these rights, and Discord takes both against its own word.
_LISTS_OF_IDS = ("attachments", "default_values", "permission_overwrites")
_RIGHTS = ("allow", "deny", "permissions")


def _without_known_alarm(body: Any) -> Any:
    """Return the body with ids as text and rights as numbers, as the description wants them."""
    if isinstance(body, list):
        return [_without_known_alarm(item) for item in body]
    if not isinstance(body, dict):
        return body
    known = {key: _without_known_alarm(value) for key, value in body.items()}
    for name in (name for name in _LISTS_OF_IDS if isinstance(known.get(name), list)):
        known[name] = [{**one, "id": str(one["id"])} if "id" in one else one for one in known[name]]
    for name in (name for name in _RIGHTS if str(known.get(name, "")).isdigit()):
        known[name] = int(known[name])
    if "recipient_id" in known:
        known["recipient_id"] = str(known["recipient_id"])
    if "parse" in known and "users" in known:  # allowed_mentions
        known["users"] = [str(user_id) for user_id in known["users"]]
    return known


def _causes(error: Any) -> list[str]:
    """Return the innermost reasons: a refusal of `anyOf` names only the whole body, its branches name the place."""
    leaves = list(_leaves(error))
    deepest = max(len(path) for path, _ in leaves)
    return list(dict.fromkeys(f"{'.'.join(map(str, path))}: {text}" for path, text in leaves if len(path) == deepest))


def _leaves(error: Any) -> Iterator[tuple[list[Any], str]]:
    branches = getattr(error.kind, "context", None)
    if not branches:
        yield list(error.instance_path), error.message[:200]
        return
    for branch in branches:
        for inner in branch:
            yield from _leaves(inner)
