"""The command line: check, migrate, and every failure as one sentence in the operator's language."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

import bot.command_line.opening
from bot.command_line.main import main
from bot.i18n.speech import LANGUAGES
from bot.settings import ROOT
from bot.store.trouble import OUR_OWN, SQLITE_SENTENCES

Say = Callable[..., str]
UNUSED = "postgresql+asyncpg://name:secret@127.0.0.1:1/nothing"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, and no settings of the machine."""
    monkeypatch.setattr("bot.command_line.main.configure_logs", lambda level: None)
    for name in ("DATABASE_URL", "DISCORD_TOKEN", "SHARD_COUNT", "SHARD_IDS", "SANDBOX_PORT"):
        monkeypatch.setenv(name, "") if name.startswith("D") else monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_FOLDER", str(tmp_path))
    monkeypatch.setenv("VIRTUAL_ORG_LANGUAGE", "en")
    return tmp_path


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the one sentence of a command that fails."""
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    return output.err


def test_a_new_database_is_absent_then_migrated_then_sound(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "does not exist yet" in told(capsys, "check")
    assert list(folder.iterdir()) == []
    assert main(["migrate"]) == 0
    assert main(["check"]) == 0
    assert capsys.readouterr().out.count("Fine: ") == 3
    assert main(["check", "--quick"]) == 0
    assert capsys.readouterr().out.count("Fine: ") == 2


def test_a_database_that_lags_behind_fails_the_check(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sqlite3.connect(folder / "virtual-org.sqlite3").close()
    assert main(["check"]) == 1
    assert "Wrong: the tables are at step -" in capsys.readouterr().out


def test_without_a_token_run_says_where_to_get_one(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "token is missing" in told(capsys, "run")


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("nonsense", "makes no sense"),
        ("mysql://name:secret@host/base", "makes no sense"),
        ("sqlite:///x.sqlite3", "makes no sense"),
        ("postgresql+asyncpg://name:secret@host:port/base", "makes no sense"),
        (UNUSED, "cannot be reached"),
        ("sqlite+aiosqlite:////nowhere/at/all.sqlite3", "cannot be opened"),
    ],
)
def test_an_address_of_no_database_is_told_without_its_password(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], url: str, words: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    said = told(capsys, "migrate")
    assert words in said
    assert "secret" not in said


def test_a_file_that_is_no_database_is_told_and_left_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "virtual-org.sqlite3"
    path.write_bytes(b"a shopping list" * 100)
    assert "no sound database" in told(capsys, "migrate")
    assert "no sound database" in told(capsys, "check")
    assert path.read_bytes() == b"a shopping list" * 100


@pytest.mark.parametrize(("name", "value"), [("SANDBOX_PORT", "many"), ("SHARD_IDS", "1,2"), ("SHARD_COUNT", "0")])
def test_a_wrong_setting_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert name in told(capsys, "run")


def test_a_folder_that_cannot_be_made_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "file").touch()
    monkeypatch.setenv("DATA_FOLDER", str(folder / "file" / "data"))
    assert "cannot be written into" in told(capsys, "migrate")


def test_a_broken_book_is_told_with_file_and_field(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_settings: object) -> None:
        raise ValueError("rules_data/dbf/xp.toml: levels.2: Input should be a number")

    monkeypatch.setattr(bot.command_line.opening, "build_game", broken)
    assert main(["migrate"]) == 2
    assert "rules_data/dbf/xp.toml: levels.2" in capsys.readouterr().err


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
def test_the_operator_is_told_in_the_language_set(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    monkeypatch.setenv("VIRTUAL_ORG_LANGUAGE", language)
    first = {"sk": "Chýba", "cs": "Chybí", "en": "The", "xx": "Chýba"}
    assert told(capsys, "run").split()[0] == first[language]


def test_every_failure_has_its_sentence() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "command_line").glob("*.py"))
    codes = set(re.findall(r'Failure\(\s*"([a-z-]+)"', sources)) | {"token-wrong", "discord-closed"}
    databases = {*OUR_OWN.values(), *SQLITE_SENTENCES.values(), "url", "refused", "unreachable"}
    wanted = {f"operator-{code}" for code in codes} | {f"operator-database-{code}" for code in databases}
    for language in LANGUAGES:
        text = (ROOT / "bot" / "i18n" / "texts" / language / "operator.ftl").read_text(encoding="utf-8")
        assert wanted - set(re.findall(r"^(operator-[a-z-]+) =", text, re.MULTILINE)) == set()
