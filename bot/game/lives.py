"""Lives given or taken by an ORG."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.ledger import signed
from bot.game.characters.show import view_of
from bot.game.desk import Game, write
from bot.i18n import sheets
from bot.i18n.escape import Markup, mention
from bot.i18n.page import Page
from bot.rules.core.refusal import Refusal

MOST_AT_ONCE = 1_000


async def add(game: Game, caller: Caller, *, character: str, amount: int, reason: str) -> Page:
    """Change a character's lives by `amount`, within 0 and the maximum (R-LIFE-6, R-LIFE-9)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        ruleset = desk.ruleset(found.ruleset)
        if ruleset.lives is None:
            raise Refusal("no_lives_here")
        bounded, before = max(-MOST_AT_ONCE, min(MOST_AT_ONCE, amount)), view_of(desk, found).lives
        keep(
            desk, found, ruleset.lives.change(sheet_of(desk, found), bounded, desk.rulings(ruleset.key)), reason=reason
        )
        view = view_of(desk, found)
        desk.log(
            "log-lives",
            actor=mention(caller.user_id),
            name=found.name,
            amount=signed(view.lives - before),
            lives=view.lives,
            reason=reason,
        )
        desk.notify(
            found.owner_id, "notice-lives", name=found.name, lives=view.lives, maximum=view.lives_maximum, reason=reason
        )
        text = desk.speech.say(
            "lives-changed", name=found.name, hearts=Markup(sheets.hearts(desk.speech, view.lives, view.lives_maximum))
        )
        return desk.answer(Page(text=text, tone="good"))
