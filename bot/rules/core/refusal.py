"""A refusal: a code with arguments, raised anywhere, put into words in one place, changing nothing."""

from __future__ import annotations


class Refusal(Exception):
    """Something asked for is not allowed now.

    `code` names the text `refusal-<code>`; `arguments` fill its variables. `rule` is the id of the rule behind it
    (`DBF-MAGIC-16`) where there is one. Whoever raises it must not have changed anything.
    """

    def __init__(self, code: str, *, rule: str | None = None, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.arguments = arguments
