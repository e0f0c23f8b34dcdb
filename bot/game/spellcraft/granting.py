"""Special spells given to characters and creeps, taken away again, and listed with their owners (DBF-CLASS-13)."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.show import turn_buttons
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read, write
from bot.game.magic.spells import lines_of
from bot.game.names import plain
from bot.game.shelf import draft_of, spell_key
from bot.game.spellcraft.known import SUGGESTIONS, craft_of, described, find_spell, guild_craft, token
from bot.i18n.arguments import Term
from bot.i18n.escape import Markup, because, escape, mention
from bot.i18n.page import Page
from bot.store.tables import Character, SpecialSpell

ON_A_PAGE = 5
MOST_CHARACTERS = 10_000


async def grant(game: Game, caller: Caller, *, character: str, spell: str, reason: str | None = None) -> Page:
    """Give a special spell to a character or to a creep in the game; its player is told what it does."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found, row = await find(desk, character, lock=True), await find_spell(desk, spell)
        keep(desk, found, craft_of(desk, found).grant(sheet_of(desk, found), spell_key(row)), reason=reason)
        text = _told(desk, found, row, "granted", reason)
        line = next((line for line in lines_of(desk, found) if line.key == spell_key(row)), None)
        if line is not None and not line.known:
            text += "\n" + desk.speech.say("special-granted-later", level=line.required)
        return desk.answer(desk.page(text=text, tone="good"))


async def revoke(game: Game, caller: Caller, *, character: str, spell: str, reason: str | None = None) -> Page:
    """Take a special spell away."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found, row = await find(desk, character, lock=True), await find_spell(desk, spell)
        keep(desk, found, craft_of(desk, found).revoke(sheet_of(desk, found), spell_key(row)), reason=reason)
        return desk.answer(desk.page(text=_told(desk, found, row, "taken", reason), tone="good"))


def _told(desk: Desk, character: Character, row: SpecialSpell, what: str, reason: str | None) -> str:
    """Log, tell the player, and return what the ORG is told."""
    told = {"name": character.name, "spell": row.name}
    desk.log(f"log-special-{what}", actor=mention(desk.caller.user_id), reason=because(reason), **told)
    about = Term(f"spell-{spell_key(row)}-about")
    desk.notify(character.owner_id, f"notice-special-{what}", about=about, **told)
    return desk.speech.say(f"special-{what}", **told)


async def show(game: Game, caller: Caller, *, page: int = 0) -> Page:
    """Return a page of the guild's special spells, each with those who have it."""
    async with read(game, caller, need=Rank.ORG) as desk:
        guild_craft(desk)
        every = sorted(await desk.unit.spells.all(caller.guild_id), key=lambda one: name_order(one.name))
        if not every:
            return desk.page(text=desk.speech.say("specials-none"), tone="info")
        last = (len(every) - 1) // ON_A_PAGE
        place = max(0, min(page, last))
        living = await desk.unit.characters.all(caller.guild_id, limit=MOST_CHARACTERS)
        owned = [(one.name, _owned(desk, one)) for one in living]
        blocks = []
        for row in every[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]:
            owners = sorted((name for name, keys in owned if spell_key(row) in keys), key=name_order)
            told = described(desk.speech, row.name, row.about, draft_of(row.draft))
            blocks.append(f"{told}\n{_owners(desk, owners)}")
        buttons = turn_buttons(desk, "spell_list", place, last)
        return desk.page(desk.speech.label("specials-title"), "\n\n".join(blocks), buttons=buttons, tone="info")


def _owners(desk: Desk, names: list[str]) -> str:
    if not names:
        return desk.speech.say("special-nobody")
    return desk.speech.say("special-owners", names=Markup(", ".join(f"**{escape(name)}**" for name in names)))


def _owned(desk: Desk, character: Character) -> tuple[str, ...]:
    craft = desk.ruleset(character.ruleset).spellcraft
    return craft.owned(sheet_of(desk, character)) if craft is not None else ()


async def suggest_owned(game: Game, caller: Caller, typed: str, *, character: str) -> list[tuple[str, str]]:
    """Return (name, token) of the special spells a character has, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        owned = _owned(desk, await find(desk, character))
        rows = [one for one in await desk.unit.spells.all(caller.guild_id) if spell_key(one) in owned]
        return [(one.name, token(one)) for one in rows if plain(typed) in plain(one.name)][:SUGGESTIONS]
