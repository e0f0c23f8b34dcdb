"""Clues posted, listed and removed by ORGs (DBF-GEN-6)."""

from __future__ import annotations

from collections.abc import Callable

from bot.game.caller import Caller, Rank
from bot.game.clues.letters import mark, sign_of
from bot.game.clues.needs import LONGEST as LONGEST_NEEDS
from bot.game.clues.needs import read_needs
from bot.game.clues.words import dump_needs, load_needs, tell_needs
from bot.game.desk import Desk, Game, read, write
from bot.game.names import clean_name, plain
from bot.i18n.escape import Markup, channel, escape, mention
from bot.i18n.page import Button, Choice, Form, Menu, Page, Question
from bot.rules.core.refusal import Refusal
from bot.store.tables import Clue

Reachable = Callable[[int], bool] | None
LONGEST_TEXT = 1500
LONGEST_SIGN = 200
MOST_CLUES = 100
ON_A_PAGE = 5


async def post(
    game: Game,
    caller: Caller,
    *,
    needs: str = "",
    text: str | None = None,
    sign: str | None = None,
    reachable: Reachable = None,
) -> Page | Form:
    """Post a sign here whose words only those may read who fit its needs; without words ask for them in a form."""
    if not text or not plain(text):
        return await _form(game, caller, needs, sign or "")
    async with write(game, caller, need=Rank.ORG) as desk:
        asked = read_needs(desk, needs)
        _check_room(desk, reachable, len(await desk.unit.field.clues(caller.guild_id, limit=MOST_CLUES)))
        clue = Clue(
            guild_id=caller.guild_id,
            channel_id=caller.channel_id,
            message_id=None,
            needs=dump_needs(asked),
            sign=_sign(sign),
            text=text.strip()[:LONGEST_TEXT],
            posted_by=caller.user_id,
            at=desk.moment.now,
        )
        desk.unit.field.add(clue)
        await desk.unit.flush()
        _show(desk, clue)
        told = tell_needs(desk.guild_speech, asked)
        desk.log(
            "log-clue-posted",
            actor=mention(caller.user_id),
            place=channel(clue.channel_id),
            sign=Markup(sign_of(desk.guild_speech, clue)),
            needs=told,
            text=clue.text,
        )
        said = desk.speech.say("clue-posted", needs=tell_needs(desk.speech, asked))
        return desk.answer(desk.page(text=said, tone="good"))


def _sign(text: str | None) -> str:
    return clean_name(text, longest=LONGEST_SIGN) if text and text.strip() else ""


def _check_room(desk: Desk, reachable: Reachable, there: int) -> None:
    refusals = (
        ("cannot_write_here", reachable is not None and not reachable(desk.caller.channel_id)),
        ("too_many_clues", there >= MOST_CLUES),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, most=MOST_CLUES)


def _show(desk: Desk, clue: Clue) -> None:
    desk.say("clue", f"clue{clue.id}", clue=clue.id, mark=mark(clue))


async def _form(game: Game, caller: Caller, needs: str, sign: str) -> Form:
    """Return the form for the words of a clue, once its needs (where they are given) are such as can be."""
    async with read(game, caller, need=Rank.ORG) as desk:
        if needs:
            read_needs(desk, needs)
        speech = desk.speech
        questions = (
            Question("needs", speech.label("clue-form-needs"), value=needs[:LONGEST_NEEDS], maximum=LONGEST_NEEDS),
            Question(
                "sign",
                speech.label("clue-form-sign"),
                required=False,
                value=sign[:LONGEST_SIGN],
                maximum=LONGEST_SIGN,
            ),
            Question("text", speech.label("clue-form-text"), long=True, maximum=LONGEST_TEXT),
        )
        return Form("clue_post", speech.label("clue-form-title"), questions)


async def listing(game: Game, caller: Caller, *, page: int = 0) -> Page:
    """Return a page of the clues of the guild: what each asks and says, and who read it; for ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        clues = await desk.unit.field.clues(caller.guild_id, limit=MOST_CLUES)
        if not clues:
            return desk.page(text=desk.speech.say("clues-none"), tone="info")
        last = (len(clues) - 1) // ON_A_PAGE
        place = max(0, min(page, last))
        part = clues[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
        text = "\n\n".join([await _told(desk, clue) for clue in part])
        removals = Menu("clue_remove", desk.speech.label("clue-remove-prompt"), _choices(desk, part))
        again = Menu("clue_again", desk.speech.label("clue-again-prompt"), _choices(desk, part))
        title = desk.speech.label("clues-title")
        return desk.page(title, text, buttons=_turn(place, last), menus=(removals, again), tone="info")


async def _told(desk: Desk, clue: Clue) -> str:
    readers = await desk.unit.field.readers(clue.id)
    names = ", ".join(escape(one.name) for one in readers) or desk.speech.say("clue-unread")
    return desk.speech.say(
        "clue-line",
        number=str(clue.id),
        place=channel(clue.channel_id),
        sign=Markup(sign_of(desk.speech, clue)),
        needs=tell_needs(desk.speech, load_needs(clue.needs)),
        text=clue.text,
        readers=Markup(names),
    )


def _choices(desk: Desk, clues: list[Clue]) -> tuple[Choice, ...]:
    return tuple(Choice(clue_name(desk, clue), f"={clue.id}") for clue in clues)


def _turn(place: int, last: int) -> tuple[Button, ...]:
    back = Button(f"{place}/{last + 1}", f"clue_list:{place - 1}", emoji="◀️")
    forth = Button(f"{place + 2}/{last + 1}", f"clue_list:{place + 1}", emoji="▶️")
    return tuple(button for button, wanted in ((back, place > 0), (forth, place < last)) if wanted)


def clue_name(desk: Desk, clue: Clue) -> str:
    """Return what a clue is called in a menu: its number and its sign, which everybody sees."""
    return f"#{clue.id} {clue.sign or desk.speech.label('clue-card-title')}"


async def remove(game: Game, caller: Caller, *, clue: str) -> Page:
    """Take a clue away with its card and the memory of who read it."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find_clue(desk, await desk.unit.field.clues(caller.guild_id, limit=MOST_CLUES), clue, lock=True)
        if found.message_id is not None:
            desk.say("clue_end", "clue_end", channel=found.channel_id, message=found.message_id)
        sign = Markup(sign_of(desk.guild_speech, found))
        desk.log("log-clue-removed", actor=mention(caller.user_id), sign=sign, text=found.text)
        await desk.unit.field.forget_clue(found)
        return desk.answer(desk.page(text=desk.speech.say("clue-removed"), tone="good"))


async def again(game: Game, caller: Caller, *, clue: str) -> Page:
    """Show the card of a clue again: drawn anew where it stands, posted where it was deleted."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find_clue(desk, await desk.unit.field.clues(caller.guild_id, limit=MOST_CLUES), clue, lock=True)
        _show(desk, found)
        return desk.answer(desk.page(text=desk.speech.say("clue-again"), tone="good"))


async def find_clue(desk: Desk, among: list[Clue], text: str, *, lock: bool = False) -> Clue:
    """Return the clue meant by its number or its sign; `clue_gone` where there is none of it among those."""
    wanted = text.strip().lstrip("=#")
    found = [one for one in among if str(one.id) == wanted]
    found = found or [one for one in among if one.sign and plain(one.sign) == plain(text)]
    if not found:
        raise Refusal("clue_gone")
    if not lock:
        return found[0]
    kept = await desk.unit.field.clue(desk.caller.guild_id, found[0].id, lock=True)
    if kept is None:
        raise Refusal("clue_gone")
    return kept


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (number and sign, token) of the clues of the guild for autocomplete, to ORGs alone."""
    async with read(game, caller, need=Rank.ORG) as desk:
        clues = await desk.unit.field.clues(caller.guild_id, limit=MOST_CLUES)
        named = [(clue_name(desk, clue), f"={clue.id}") for clue in clues]
        return [(name, value) for name, value in named if plain(typed) in plain(name)][:25]
