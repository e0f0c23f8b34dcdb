"""Failures the operator can mend: each has a code, and becomes one sentence with the repair and exit code 2."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.store.trouble import DatabaseTrouble, plainly

AUTHENTICATION_FAILED = 4004


class Failure(Exception):
    """Something foreseeable that ends the process; `code` names the sentence, `parts` fill it."""

    def __init__(self, code: str, **parts: str) -> None:
        super().__init__(code)
        self.code = code
        self.parts = parts


@contextmanager
def database_failures(place: str) -> Iterator[None]:
    """Raise `Failure` for every foreseeable trouble with the database at `place` (shown without its password)."""
    try:
        with plainly():
            yield
    except DatabaseTrouble as trouble:
        raise Failure(f"database-{trouble.code}", place=place, detail=trouble.detail) from trouble


@contextmanager
def discord_failures() -> Iterator[None]:
    """Raise `Failure` for everything Discord or the way to it can do to a bot that wants in."""
    try:
        yield
    except discord.LoginFailure as error:
        raise Failure("token-wrong") from error
    except discord.PrivilegedIntentsRequired as error:
        raise Failure("intent-missing") from error
    except discord.ConnectionClosed as error:
        wrong_token = error.code == AUTHENTICATION_FAILED
        raise Failure("token-wrong" if wrong_token else "discord-closed", close_code=str(error.code)) from error
    except discord.HTTPException as error:
        raise Failure("discord-refused", status=str(error.status)) from error
    except (OSError, aiohttp.ClientError, discord.GatewayNotFound, TimeoutError) as error:
        raise Failure("discord-unreachable", detail=str(error) or type(error).__name__) from error
