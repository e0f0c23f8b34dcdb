"""The judge of payloads: whatever any test makes the bot send is held against Discord's description and our limits."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord.http import router

from tests.support import payload_limits
from tests.support.description import Description, read_description

Dispatch = Callable[..., Any]


@dataclass(slots=True)
class Judge:
    """Listens to every request and writes down what Discord would refuse; the bot cannot swallow that."""

    description: Description | None = field(default_factory=read_description)
    heard: int = 0
    _found: list[str] = field(default_factory=list)

    def hear(self, method: str, path: str, body: Any) -> None:
        """Judge one request."""
        self.heard += 1
        try:
            told = list(payload_limits.complaints(method, path, body))
            if self.description is not None:
                told += self.description.complaints(method, path, body)
        except Exception as error:  # the bot must not swallow our own stumbling either
            told = [f"the judge stumbled over it: {error!r}"]
        self._found += [f"{method} {path}: {text}" for text in told]

    def verdict(self) -> None:
        """Fail the test whose requests broke a limit."""
        found = self.taken()
        assert not found, "Discord would refuse:\n" + "\n".join(found)

    def taken(self) -> list[str]:
        """Return what was found since the last time and forget it."""
        found, self._found = self._found, []
        return found


@contextmanager
def listening(judge: Judge) -> Iterator[Judge]:
    """Let the judge hear every request of every simulated bot."""
    dispatch: Dispatch = router.dispatch

    def heard(backend: Any, method: str, path: str, *, json: Any = None, **options: Any) -> Any:
        # Judged before it is answered, and on a copy: the simulated Discord may change what it is given.
        judge.hear(method, path, copy.deepcopy(json))
        return dispatch(backend, method, path, json=json, **options)

    router.dispatch = heard
    try:
        yield judge
    finally:
        router.dispatch = dispatch
