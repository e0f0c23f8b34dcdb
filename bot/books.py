"""The librarian: reads rules_data/ into validated books for the registry of rulesets."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.rules import registry
from bot.rules.core.ruleset import Ruleset

RULES_DATA = Path(__file__).resolve().parent.parent / "rules_data"


def read_rulesets(folder: Path = RULES_DATA) -> Mapping[str, Ruleset]:
    """Return every ruleset built of the books in `folder`; `ValueError` names the file and field that is wrong."""
    return registry.build(read_books(folder))


def read_books(folder: Path = RULES_DATA) -> Mapping[str, Any]:
    """Return the validated books of every registered ruleset, by its key."""
    return {key: read_shelf(folder / key, entry.books) for key, entry in registry.RULESETS.items()}


def read_shelf(folder: Path, model: type[BaseModel]) -> BaseModel:
    """Return the books of one ruleset: each field of `model` is the file of that name in `folder`."""
    content = {name: _read_file(folder / f"{name}.toml") for name in model.model_fields if _wanted(folder, model, name)}
    try:
        return model.model_validate(content)
    except ValidationError as error:
        lines = [_told(folder, one["loc"], one["msg"]) for one in error.errors(include_url=False)]
        raise ValueError("\n".join(lines)) from None


def _wanted(folder: Path, model: type[BaseModel], name: str) -> bool:
    return model.model_fields[name].is_required() or (folder / f"{name}.toml").exists()


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ValueError(f"{path}: the file is missing") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: {error}") from None


def _told(folder: Path, place: tuple[int | str, ...], message: str) -> str:
    """A place has the file first; a contradiction between files has none and names them in its message."""
    if not place:
        return "\n".join(f"{folder}/{line}" for line in message.removeprefix("Value error, ").splitlines())
    file, *field = place
    told = [f"{folder / str(file)}.toml", *([".".join(map(str, field))] if field else []), message]
    return ": ".join(told).replace("Value error, ", "")
