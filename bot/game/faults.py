"""What to say when it is nobody's turn: in a direct message, when all hands are busy, when we made a mistake."""

from __future__ import annotations

from bot.game.caller import Caller
from bot.game.desk import Game, language_of, settings_of
from bot.i18n.page import Button, Form, Page
from bot.i18n.refusals import refusal_page
from bot.i18n.speech import DEFAULT_LANGUAGE
from bot.rules.core.refusal import Refusal


def only_in_a_guild(game: Game) -> Page:
    """Return the page for a command in a direct message, where no game is."""
    return refusal_page(game.speeches[DEFAULT_LANGUAGE], Refusal("only_in_a_guild"))


async def too_busy(game: Game, caller: Caller) -> Page:
    """Return the page for a command that lost against other hands several times."""
    return await _refuse(game, caller, "too_busy")


async def fault(game: Game, caller: Caller) -> Page:
    """Return the page for our own mistake; nothing of it leaks, nothing was changed."""
    return await _refuse(game, caller, "fault")


async def stale(game: Game, caller: Caller) -> Page:
    """Return the page for a button or form that means nothing any more."""
    return await _refuse(game, caller, "stale_button")


async def owner_is_bot(game: Game, caller: Caller) -> Page:
    """Return the page for a character meant for a bot."""
    return await _refuse(game, caller, "owner_is_bot")


async def no_right_here(game: Game, caller: Caller) -> Page:
    """Return the page for a public message that the bot may not write here."""
    return await _refuse(game, caller, "cannot_write_here")


async def posted(game: Game, caller: Caller) -> Page:
    """Return the private word that something now stands in the channel."""
    speech = game.speeches[await _language(game, caller)]
    return Page(text=speech.say("posted"), tone="good")


async def late_form(game: Game, caller: Caller, form: Form) -> Page:
    """Return the page with a button that opens a form which could not be opened at once."""
    speech = game.speeches[await _language(game, caller)]
    return Page(text=speech.say("form-late"), buttons=(Button(form.title, form.action, "primary"),), tone="wait")


async def _refuse(game: Game, caller: Caller, code: str) -> Page:
    return refusal_page(game.speeches[await _language(game, caller)], Refusal(code))


async def _language(game: Game, caller: Caller) -> str:
    try:
        async with game.database.begin(write=False) as unit:
            found = await unit.guilds.meet(caller.guild_id, caller.user_id)
            return language_of(found, settings_of(found.guild))
    except Exception:  # the database itself may be what is broken: the default language has to do
        return DEFAULT_LANGUAGE
