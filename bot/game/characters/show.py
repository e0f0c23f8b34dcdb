"""Shows characters: the whole sheet to the owner and ORGs, to others only what can be seen."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game.caller import Caller, Rank
from bot.game.characters.creatures import creep_lines, figures_of, seen_of_creep
from bot.game.characters.find import find, find_own
from bot.game.characters.ledger import ledger_lines
from bot.game.characters.words import faction_name
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read
from bot.i18n import sheets
from bot.i18n.escape import escape, mention
from bot.i18n.page import Button, Field, Page
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import SheetView
from bot.store.tables import Character, LedgerEntry

ON_A_PAGE = 15


async def show(game: Game, caller: Caller, *, character: str | None = None) -> Page:
    """Return a sheet; strangers see name, portrait, faction and what is worn in sight, never more."""
    async with read(game, caller) as desk:
        found = await find(desk, character)
        view = view_of(desk, found)
        if found.owner_id != caller.user_id and not desk.is_org:
            return desk.linked(_seen_by_strangers(desk, found, view))
        return desk.linked(sheet_page(desk, found, view))


async def publish(game: Game, caller: Caller, *, character: str | None = None) -> Page:
    """Return the own sheet for everybody in the channel to see; nobody shows another player's."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        if found.owner_id != caller.user_id:
            raise Refusal("not_your_character")
        desk.language = desk.settings.language  # what everybody sees is in the guild's language
        return desk.linked(sheet_page(desk, found, view_of(desk, found), buttons=False))


def view_of(desk: Desk, character: Character) -> SheetView:
    """Return a character's sheet as plain data."""
    keeping = desk.ruleset(character.ruleset).keeping
    view: SheetView = keeping.view(keeping.load_sheet(character.sheet), desk.rulings(character.ruleset))
    return view


def sheet_page(desk: Desk, character: Character, view: SheetView, *, buttons: bool = True) -> Page:
    """Return the whole sheet as a page."""
    speech = desk.speech
    lines = _head(desk, character, view)
    if view.status != "active":
        lines.append(f"**{speech.say('status-' + view.status)}**")
    if view.deity:
        lines.append(speech.say("sheet-deity", deity=view.deity))
    if view.open_picks:
        lines.append(speech.say("sheet-open-picks", levels=", ".join(map(str, view.open_picks))))
    return Page(
        title=escape(character.name),
        text="\n".join([*lines, "", sheets.ability_lines(speech, view.abilities) or speech.say("sheet-no-abilities")]),
        fields=(*_upon(desk, view), *sheets.spell_fields(speech, view.spells), *_worn(desk, view)),
        footer=speech.label("sheet-footer", owner=desk.caller.name)
        if character.owner_id == desk.caller.user_id
        else "",
        buttons=_buttons(desk, character, view) if buttons else (),
        picture_id=character.picture_id,
    )


def _head(desk: Desk, character: Character, view: SheetView) -> list[str]:
    """Return what somebody is, its lives and its experience; a creep gathers none."""
    speech, figures = desk.speech, figures_of(desk, character)
    hearts = sheets.hearts(speech, view.lives, view.lives_maximum)
    if figures is not None:
        first, *rest = creep_lines(desk, character, figures, view.standing.level if view.standing else 0)
        return [first, hearts, *rest]
    lines = [sheets.headline(speech, view, faction_name(speech, view.faction or "other")), hearts]
    return [*lines, sheets.experience(speech, view.standing)] if view.standing else lines


def _upon(desk: Desk, view: SheetView) -> tuple[Field, ...]:
    """Return what lies upon the character just now: spells at work, conditions, another form."""
    speech = desk.speech
    lines = [f"✨ {speech.say(f'spell-{effect.spell}')}" for effect in view.effects]
    for one in view.conditions:
        lines.append(speech.say("sheet-condition", kind=speech.label(f"condition-{one.sort}"), text=one.text))
    form = next((form for form in view.forms if form.key == view.form), None)
    if form is not None:
        lines.append(speech.say("sheet-form", form=form.name))
    if view.absent is not None:
        lines.append(speech.say("sheet-returning" if view.returning else "sheet-absent", reason=view.absent))
    return (Field(speech.label("sheet-upon"), "\n".join(lines)),) if lines else ()


def _worn(desk: Desk, view: SheetView) -> tuple[Field, ...]:
    if not view.worn:
        return ()
    names = ", ".join(_worn_name(desk, key) for key in view.worn)
    return (Field(desk.speech.label("sheet-worn"), names),)


def _worn_name(desk: Desk, key: str) -> str:
    """Return the name of a weapon in hand, of armour, of a shield."""
    if desk.speech.has(f"weapon-{key}"):
        return desk.speech.say(f"weapon-{key}")
    return desk.speech.say(f"armour-{key}") if key in ("light", "heavy") else desk.speech.say(key)


def _buttons(desk: Desk, character: Character, view: SheetView) -> tuple[Button, ...]:
    history = Button(desk.speech.label("button-history"), f"history:{character.id}:0")
    choose = Button(desk.speech.label("button-choose-ability"), f"choose:{character.id}", "primary")
    return (choose, history) if view.open_picks else (history,)


def _seen_by_strangers(desk: Desk, character: Character, view: SheetView) -> Page:
    figures = figures_of(desk, character)
    if figures is not None:
        return Page(title=escape(character.name), text=seen_of_creep(desk, figures), picture_id=character.picture_id)
    faction = faction_name(desk.speech, view.faction or "other")
    text = desk.speech.say("sheet-stranger", faction=faction, owner=mention(character.owner_id))
    return Page(title=escape(character.name), text=text, fields=_worn(desk, view), picture_id=character.picture_id)


async def roster(game: Game, caller: Caller, *, owner_id: int | None = None) -> Page:
    """Return the caller's characters, or all of somebody's for an ORG."""
    async with read(game, caller) as desk:
        if owner_id not in (None, caller.user_id):
            desk.need(Rank.ORG)
        found = await desk.unit.characters.of_owner(caller.guild_id, owner_id or caller.user_id)
        found.sort(key=lambda one: (one.retired_at is not None, name_order(one.name)))
        active = desk.found.active.id if desk.found.active else None
        lines = [_roster_line(desk, character, active) for character in found]
        if not lines:
            return desk.page(text=desk.speech.say("roster-empty"), tone="info")
        living = [character for character in found if character.retired_at is None and character.id != active]
        buttons = tuple(
            Button(desk.speech.label("button-switch", name=character.name), f"switch:{character.id}")
            for character in living[:10]
        )
        own = owner_id in (None, caller.user_id)
        return desk.page(desk.speech.label("roster-title"), "\n".join(lines), buttons=buttons if own else ())


def _roster_line(desk: Desk, character: Character, active: int | None) -> str:
    view = view_of(desk, character)
    level = view.standing.level if view.standing else 0
    key = "roster-retired" if character.retired_at else "roster-active" if character.id == active else "roster-line"
    return desk.speech.say(key, name=character.name, character_class=_class(desk, view), level=level)


def _class(desk: Desk, view: SheetView) -> str:
    return desk.speech.label(f"class-{view.character_class}") if view.character_class else ""


async def history(game: Game, caller: Caller, *, character: str | None = None, page: int = 0) -> Page:
    """Return a page of a character's ledger, the newest first: what, how much, by whom, why."""
    async with read(game, caller) as desk:
        found = await find_own(desk, character)
        entries = list(reversed(await desk.unit.ledger.of_character(found.id)))
        last = max(0, (len(entries) - 1) // ON_A_PAGE)
        place = max(0, min(page, last))
        part = entries[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
        undone = await desk.unit.ledger.undone([entry.id for entry in part])
        names = await _targets(desk, part) if desk.is_org else {}
        text = "\n".join(ledger_lines(desk.speech, part, undone, names)) or desk.speech.say("history-empty")
        return desk.page(
            desk.speech.say("history-title", name=found.name),
            text,
            buttons=turn_buttons(desk, f"history:{found.id}", place, last),
        )


async def _targets(desk: Desk, entries: Sequence[LedgerEntry]) -> dict[str, str]:
    """Return the names of those to whom a spell did nothing, by their ids as the ledger keeps them."""
    ids = {int(who) for entry in entries for who in entry.hidden or {}}
    found = await desk.unit.characters.some(desk.caller.guild_id, sorted(ids)) if ids else ()
    return {str(one.id): one.name for one in found}


def turn_buttons(desk: Desk, action: str, place: int, last: int) -> tuple[Button, ...]:
    """Return the buttons that turn the pages of a long list."""
    back = Button(desk.speech.label("button-newer"), f"{action}:{place - 1}", emoji="◀️")
    forth = Button(desk.speech.label("button-older"), f"{action}:{place + 1}", emoji="▶️")
    return tuple(button for button, wanted in ((back, place > 0), (forth, place < last)) if wanted)
