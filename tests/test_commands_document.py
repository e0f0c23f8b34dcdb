"""The document of commands is the command tree, no more and no less."""

from __future__ import annotations

from tests.commands_document import DOCUMENT, document


async def test_the_document_of_commands_is_made_of_the_tree() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == await document(), "run python -m tests.commands_document"
