"""What can be wrong with an operator's database, said as one plain code whatever the library and engine called it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError, NoSuchModuleError

from bot.store.lease import TakenDatabase, UnopenableFile
from bot.store.upgrade import NewerDatabase

# SQLite has no codes in DBAPIError: its sentences are the contract.
SQLITE_SENTENCES = {
    "database is locked": "locked",
    "file is not a database": "broken",
    "malformed": "broken",
    "unable to open": "unopenable",
    "readonly": "unopenable",
    "disk i/o error": "broken",
    "disk is full": "full",
}
# The classes of SQLSTATE that an operator can mend: no space, no rights, no login, no such database, no server.
POSTGRESQL_STATES = {
    "53100": "full",
    "42501": "refused",
    "28": "refused",
    "3D": "refused",
    "53": "refused",
    "08": "unreachable",
    "57": "unreachable",
}
OUR_OWN: Mapping[type[Exception], str] = {NewerDatabase: "newer", TakenDatabase: "taken", UnopenableFile: "unopenable"}
BAD_URL = (ArgumentError, NoSuchModuleError, InvalidRequestError, ImportError, ValueError)


class DatabaseTrouble(Exception):
    """The database cannot be used: `code` says why, `detail` what the library said."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


@contextmanager
def plainly() -> Iterator[None]:
    """Raise `DatabaseTrouble` for every foreseeable trouble inside; anything else is a mistake of ours and passes."""
    try:
        yield
    except Exception as error:  # known troubles become a sentence, the rest goes on
        code = code_of(error)
        if code is None:
            raise
        raise DatabaseTrouble(code, _detail(error)) from error


def code_of(error: BaseException) -> str | None:
    """Return the plain code of a trouble, None for a mistake of ours."""
    for kind, code in OUR_OWN.items():
        if isinstance(error, kind):
            return code
    if isinstance(error, DBAPIError):
        said = str(error.orig).lower()
        return next((code for words, code in SQLITE_SENTENCES.items() if words in said), _postgresql_code(error.orig))
    if isinstance(error, BAD_URL):
        return "url"
    return _postgresql_code(error)


def _postgresql_code(error: BaseException | None) -> str | None:
    causes = [cause for cause in (error, getattr(error, "__cause__", None)) if cause is not None]
    for cause in causes:
        state = str(getattr(cause, "sqlstate", None) or "")
        for beginning, code in POSTGRESQL_STATES.items():
            if state.startswith(beginning):
                return code
    return "unreachable" if any(isinstance(cause, OSError) for cause in causes) else None


def _detail(error: BaseException) -> str:
    said = error.orig if isinstance(error, DBAPIError) else error
    return (str(said) or type(said).__name__).splitlines()[0]
