"""The operator's words: Fluent like all others, in the language of VIRTUAL_ORG_LANGUAGE."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.app import HOUSE_TEXTS
from bot.command_line.failures import Failure
from bot.i18n.speech import DEFAULT_LANGUAGE, Speech
from bot.settings import ROOT


class _Chosen(BaseSettings):
    """Only the language: it must be known even where the other settings are wrong."""

    model_config = SettingsConfigDict(env_file=ROOT / ".env", env_file_encoding="utf-8", extra="ignore")

    virtual_org_language: Literal["sk", "cs", "en"] = "sk"


def operator_speech() -> Speech:
    """Return the operator's language, Slovak where none or an unknown one is set."""
    try:
        language: str = _Chosen().virtual_org_language
    except (ValidationError, UnicodeDecodeError):
        language = DEFAULT_LANGUAGE
    return Speech(language, [HOUSE_TEXTS])


def sentence(key: str, **parts: Any) -> str:
    """Return the operator's text `key`; nothing is escaped, a terminal has no Markdown."""
    return operator_speech().label(f"operator-{key}", **parts)


def sentence_of(failure: Failure) -> str:
    """Return what a failure tells the operator: what is wrong, and how to mend it."""
    return sentence(failure.code, **failure.parts)
