"""Creates characters: asks for what is missing step by step, then enrols them by their ruleset."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from bot.game.caller import Caller, Rank
from bot.game.characters.keep import keep
from bot.game.characters.words import class_name, faction_name
from bot.game.desk import Desk, Game, read, write
from bot.game.images import Upload, prepare, store_picture
from bot.game.names import clean_name, name_key, plain
from bot.i18n.arguments import Term
from bot.i18n.escape import escape, mention
from bot.i18n.page import Button, Choice, Menu, Page
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Application, Ruleset
from bot.store.tables import Character

MOST_CHARACTERS = 25


@dataclass(frozen=True, slots=True)
class Draft:
    """What is known so far of a character about to be created; kept with the member until it is whole."""

    name: str
    ruleset: str
    faction: str | None = None
    character_class: str | None = None
    start_level: int | None = None
    owner_id: int | None = None
    picture_id: int | None = None
    key: str = ""  # the command that began it: an older menu must not go on with a newer draft


async def create(
    game: Game,
    caller: Caller,
    *,
    name: str,
    faction: str | None = None,
    character_class: str | None = None,
    portrait: Upload | None = None,
    ruleset: str | None = None,
    start_level: int | None = None,
    owner_id: int | None = None,
) -> Page:
    """Create a character, or ask for the faction and the class that are still missing (DBF-CLASS-1)."""
    picture = await prepare(portrait)
    async with write(game, caller) as desk:
        if start_level is not None or owner_id not in (None, caller.user_id):
            desk.need(Rank.ORG)
        picture_id = await store_picture(desk, picture)
        kept, key = clean_name(name), _ruleset_key(desk, ruleset)
        draft = Draft(kept, key, faction, character_class, start_level, owner_id, picture_id, caller.key)
        return desk.answer(await _go_on(desk, draft))


async def continue_draft(game: Game, caller: Caller, *, part: str, key: str, value: str) -> Page:
    """Take the answer of a menu (`faction` or `character_class`) into the caller's draft of that key and go on."""
    async with write(game, caller) as desk:
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id, lock=True)
        kept = (member.draft or {}).get("character")
        if not kept or kept.get("key") != key or part not in ("faction", "character_class"):
            raise Refusal("draft_gone")
        draft = Draft(**{**kept, part: value})
        return desk.answer(await _go_on(desk, draft))


def _ruleset_key(desk: Desk, asked: str | None) -> str:
    key = asked or desk.settings.rulesets[0]
    if key not in desk.settings.rulesets:
        raise Refusal("ruleset_not_here")
    return key


async def _go_on(desk: Desk, draft: Draft) -> Page:
    await _check_free(desk, draft)
    ruleset = desk.ruleset(draft.ruleset)
    factions = all_factions(desk, ruleset)
    if draft.faction is None:
        return await _ask(desk, draft, "faction", [(key, faction_name(desk.speech, key)) for key in factions])
    faction = match_faction(desk, factions, draft.faction)
    if draft.character_class is None:
        classes = [(key, class_name(desk.speech, key)) for key in ruleset.enrolment.classes_for(faction)]
        return await _ask(desk, Draft(**{**asdict(draft), "faction": faction}), "character_class", classes)
    chosen = match_class(desk, ruleset, factions, draft.character_class)
    return await _enrol(desk, ruleset, draft, Application(faction, chosen, draft.start_level))


def all_factions(desk: Desk, ruleset: Ruleset) -> list[str]:
    """Return the factions of a guild: those of the ruleset, then its own (R-CLS-1)."""
    named = [faction for faction in ruleset.enrolment.factions() if faction != "other"]
    return [*named, *desk.settings.factions, "other"]


def match_faction(desk: Desk, factions: list[str], text: str) -> str:
    """Return the faction that `text` means; refuses with `faction_unknown`."""
    return _match(text, [(key, faction_name(desk.speech, key)) for key in factions], "faction_unknown")


def match_class(desk: Desk, ruleset: Ruleset, factions: list[str], text: str) -> str:
    """Return the class that `text` means; refuses with `class_unknown`."""
    keys = dict.fromkeys(key for faction in factions for key in ruleset.enrolment.classes_for(faction))
    return _match(text, [(key, class_name(desk.speech, key)) for key in keys], "class_unknown")


def _match(text: str, known: list[tuple[str, str]], code: str) -> str:
    """Return the key that `text` means: the key itself or its name, diacritics and case aside."""
    wanted = plain(text)
    for key, label in known:
        if wanted in (plain(key), plain(label)):
            return key
    raise Refusal(code, names=", ".join(label for _, label in known))


async def _check_free(desk: Desk, draft: Draft) -> None:
    owner_id = draft.owner_id or desk.caller.user_id
    # Locked, so that the characters of one owner are counted by one hand at a time.
    await desk.unit.guilds.member(desk.caller.guild_id, owner_id, lock=True)
    if await desk.unit.characters.named(desk.caller.guild_id, name_key(draft.name)):
        raise Refusal("name_taken", name=draft.name)
    if await desk.unit.characters.count_of_owner(desk.caller.guild_id, owner_id) >= MOST_CHARACTERS:
        raise Refusal("too_many_characters", most=MOST_CHARACTERS)


async def _ask(desk: Desk, draft: Draft, part: str, options: list[tuple[str, str]]) -> Page:
    member = await desk.unit.guilds.member(desk.caller.guild_id, desk.caller.user_id)
    member.draft = {**(member.draft or {}), "character": asdict(draft)}
    kind = "class" if part == "character_class" else "faction"
    choices = tuple(Choice(label, key, _about(desk, f"{kind}-{key}-about")) for key, label in options[:25])
    return Page(
        title=desk.speech.say(f"create-{kind}-title", name=draft.name),
        text="\n".join([desk.speech.say(f"create-{kind}-text"), "", *_told(desk, kind, options)]),
        menus=(Menu(f"create:{part}:{draft.key}", desk.speech.label(f"create-{kind}-prompt"), choices),),
        tone="info",
    )


def _told(desk: Desk, kind: str, options: list[tuple[str, str]]) -> list[str]:
    """Return every option with its whole text: a menu shows only the beginning."""
    named = [(escape(label), _about(desk, f"{kind}-{key}-about")) for key, label in options]
    return [f"**{name}** – {escape(about)}" for name, about in named if about]


def _about(desk: Desk, key: str) -> str | None:
    return desk.speech.label(key) if desk.speech.has(key) else None


async def _enrol(desk: Desk, ruleset: Ruleset, draft: Draft, application: Application) -> Page:
    facts = ruleset.enrolment.enrol(application, desk.rulings(ruleset.key))
    caller, owner_id = desk.caller, draft.owner_id or desk.caller.user_id
    character = Character(
        guild_id=caller.guild_id,
        owner_id=owner_id,
        ruleset=ruleset.key,
        name=draft.name,
        name_key=name_key(draft.name),
        name_plain=plain(draft.name),
        sheet={},
        picture_id=draft.picture_id,
        created_at=desk.moment.now,
        retired_at=None,
    )
    desk.unit.characters.add(character)
    await desk.unit.flush()
    keep(desk, character, facts)
    member = await desk.unit.guilds.member(caller.guild_id, owner_id)
    member.active_character_id = character.id
    member.bell_channel_id = member.bell_channel_id or (caller.channel_id if owner_id == caller.user_id else None)
    own = await desk.unit.guilds.member(caller.guild_id, caller.user_id)
    own.draft = {part: kept for part, kept in (own.draft or {}).items() if part != "character"}
    desk.log(
        "log-character-created",
        actor=mention(caller.user_id),
        owner=mention(owner_id),
        name=draft.name,
        character_class=Term(f"class-{application.character_class}"),
    )
    return _welcome(desk, ruleset, character, draft)


def _welcome(desk: Desk, ruleset: Ruleset, character: Character, draft: Draft) -> Page:
    sheet: Any = ruleset.keeping.load_sheet(character.sheet)
    abilities = ruleset.abilities
    picks = abilities.open_picks(sheet, desk.rulings(ruleset.key)) if abilities else ()
    show = Button(desk.speech.label("button-sheet"), f"sheet:{character.id}")
    choose = Button(desk.speech.label("button-choose-ability"), f"choose:{character.id}", "primary")
    story = (draft.start_level or 1) > 1
    text = "create-done-choose" if picks else "create-done-story" if story else "create-done"
    return Page(
        title=desk.speech.say("create-done-title", name=character.name),
        text=desk.speech.say(text, level=draft.start_level or 1),
        buttons=(choose, show) if picks and character.owner_id == desk.caller.user_id else (show,),
        picture_id=draft.picture_id,
        tone="good",
    )


async def suggest_factions(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (name, key) of factions for autocomplete."""
    async with read(game, caller) as desk:
        ruleset = desk.ruleset(desk.settings.rulesets[0])
        named = [(faction_name(desk.speech, key), key) for key in all_factions(desk, ruleset)]
        return [(name, key) for name, key in named if plain(typed) in plain(name)]


async def suggest_classes(game: Game, caller: Caller, typed: str, faction: str | None) -> list[tuple[str, str]]:
    """Return (name, key) of the classes open to the faction typed so far, of all without one."""
    async with read(game, caller) as desk:
        ruleset = desk.ruleset(desk.settings.rulesets[0])
        factions = all_factions(desk, ruleset)
        known = {plain(word) for key in factions for word in (key, faction_name(desk.speech, key))}
        chosen = [match_faction(desk, factions, faction)] if plain(faction or "") in known and faction else factions
        keys = dict.fromkeys(key for one in chosen for key in ruleset.enrolment.classes_for(one))
        named = [(class_name(desk.speech, key), key) for key in keys]
        return [(name, key) for name, key in named if plain(typed) in plain(name)]
