"""The bestiary: what ORGs write of monsters and staff characters, found again by name or by what autocomplete gave."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from bot.game.abilities import ability_key
from bot.game.caller import Caller, Rank
from bot.game.characters.creatures import figure_lines, true_nature
from bot.game.characters.find import token_id
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read, write
from bot.game.images import Upload, prepare, store_picture
from bot.game.names import clean_name, name_key, plain
from bot.i18n.escape import escape, mention
from bot.i18n.page import Button, Page
from bot.rules.core.combat import Figures
from bot.rules.core.creeps import Creeps, Draft
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.store.tables import Creep

LONGEST_NAME = 50
LARGEST_NUMBER = 99_999
MOST_KINDS = 200
SUGGESTIONS = 25
HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Written:
    """A creep as an ORG writes it: words as typed; `shown` None shows the true nature, `hidden` shows none."""

    name: str
    lives: int
    level: int = 1
    nature: str = "living"
    shown: str | None = None
    weapon: str | None = None
    claws: int | None = None
    abilities: str = ""
    portrait: Upload | None = None


def creep_rules(desk: Desk) -> tuple[Ruleset, Creeps]:
    """Return the first of the guild's rulesets that knows creeps; `no_creeps_here` where none does."""
    for key in desk.settings.rulesets:
        ruleset = desk.ruleset(key)
        if ruleset.creeps is not None:
            return ruleset, ruleset.creeps
    raise Refusal("no_creeps_here")


async def define(game: Game, caller: Caller, *, written: Written) -> Page:
    """Write a creep into the bestiary, or anew; those of it in the game stay as they are (R-MAG-8, R-EQ-5)."""
    picture = await prepare(written.portrait)
    async with write(game, caller, need=Rank.ORG) as desk:
        ruleset, rules = creep_rules(desk)
        name, draft = _clean(written.name), _draft(desk, ruleset, rules, written)
        rules.make(draft, desk.rulings(ruleset.key))  # refuses what could never be made
        found = await desk.unit.creeps.named(caller.guild_id, name_key(name))
        what = "defined" if found is None else "changed"
        kind = found or await _new(desk, name)
        kind.ruleset, kind.name, kind.draft = ruleset.key, name, asdict(draft)
        kind.picture_id = await store_picture(desk, picture) or kind.picture_id
        kind.defined_by, kind.defined_at = caller.user_id, desk.moment.now
        desk.unit.creeps.add(kind)
        await desk.unit.flush()
        desk.log(f"log-creep-{what}", actor=mention(caller.user_id), name=name)
        return desk.answer(_page(desk, kind, f"creep-{what}"))


async def _new(desk: Desk, name: str) -> Creep:
    if len(await desk.unit.creeps.all(desk.caller.guild_id)) >= MOST_KINDS:
        raise Refusal("too_many_creeps", most=MOST_KINDS)
    return Creep(guild_id=desk.caller.guild_id, name_key=name_key(name), picture_id=None)


def _clean(text: str) -> str:
    """Return the name as it is kept; it leaves room for a number behind it."""
    name = clean_name(text, longest=LONGEST_NAME)
    clean_name(f"{name} {LARGEST_NUMBER}")
    return name


def _draft(desk: Desk, ruleset: Ruleset, rules: Creeps, written: Written) -> Draft:
    nature = rules.nature_of(written.nature)
    shown = nature if written.shown is None else None if written.shown == HIDDEN else rules.nature_of(written.shown)
    return Draft(
        lives=written.lives,
        level=written.level,
        nature=nature,
        shown=shown,
        weapon=_weapon(desk, ruleset, written.weapon),
        claws=written.claws,
        abilities=_abilities(desk, ruleset, written.abilities),
    )


def _weapon(desk: Desk, ruleset: Ruleset, text: str | None) -> str | None:
    """Return the weapon meant by a key or a name in any language."""
    if text is None or not plain(text):
        return None
    for key in ruleset.hands.weapons if ruleset.hands else ():
        spoken = (speech.label(f"weapon-{key}") for speech in desk.game.speeches.values())
        if plain(text) in (plain(word) for word in (key, *spoken)):
            return key
    raise Refusal("weapon_unknown")


def _abilities(desk: Desk, ruleset: Ruleset, text: str) -> tuple[str, ...]:
    """Return the abilities of a list with commas; `creep_ability_unknown` names the first that is none."""
    return tuple(_ability(desk, ruleset, part) for part in text.split(",") if plain(part))


def _ability(desk: Desk, ruleset: Ruleset, text: str) -> str:
    try:
        if ruleset.abilities is not None:
            return ability_key(desk, ruleset.abilities, text)
    except Refusal:
        pass  # told below with the word that was meant
    raise Refusal("creep_ability_unknown", name=text.strip()[:80])


def draft_of(kind: Creep) -> Draft:
    """Return what was written of a creep."""
    kept: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in kind.draft.items()
    }
    return Draft(**kept)


def described(desk: Desk, kind: Creep) -> str:
    """Return a creep of the bestiary as ORGs read it, with all its figures."""
    speech, draft = desk.speech, draft_of(kind)
    shown = None if draft.shown is None else frozenset(draft.shown)
    figures = Figures(draft.lives, frozenset(draft.nature), shown, draft.claws)
    head = {"name": kind.name, "nature": true_nature(speech, draft.nature)}
    lines = [speech.say("creep-kind", lives=draft.lives, level=draft.level, **head)]
    lines += figure_lines(speech, figures, draft.weapon)
    if draft.abilities:
        names = ", ".join(speech.label(f"ability-{key}") for key in draft.abilities)
        lines.append(speech.say("creep-abilities", abilities=names))
    return "\n".join(lines)


def spawn_button(desk: Desk, kind: Creep) -> Button:
    """Return the button that brings one of a kind into the scene of its channel."""
    return Button(desk.speech.label("button-creep-spawn", name=kind.name), f"creep_spawn:{kind.id}", emoji="➕")


def _page(desk: Desk, kind: Creep, key: str) -> Page:
    text = f"{desk.speech.say(key)}\n\n{described(desk, kind)}"
    buttons = (spawn_button(desk, kind), Button(desk.speech.label("button-creeps"), "creep_list:0"))
    return Page(escape(kind.name), text, buttons=buttons, picture_id=kind.picture_id, tone="good")


def kind_token(kind: Creep) -> str:
    """Return what autocomplete hands over for a creep of the bestiary; no name can look like it."""
    return f"=={kind.id}"


async def find_kind(desk: Desk, text: str) -> Creep:
    """Return the creep meant by a token or a name, locked; refuses with `creep_unknown`."""
    guild_id, creeps = desk.caller.guild_id, desk.unit.creeps
    number = token_id(text.strip()[1:]) if text.strip().startswith("==") else None
    if number is None:
        number = next((one.id for one in await creeps.all(guild_id) if _is_called(one, text)), None)
    found = await creeps.get(guild_id, number, lock=True) if number is not None else None
    if found is None:
        raise Refusal("creep_unknown", name=text.strip()[:80])
    return found


def _is_called(kind: Creep, text: str) -> bool:
    return kind.name_key == name_key(text) or (bool(plain(text)) and plain(kind.name) == plain(text))


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (name, token) of the bestiary, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        kinds = await desk.unit.creeps.all(caller.guild_id)
        named = [(one.name, kind_token(one)) for one in kinds if plain(typed) in plain(one.name)]
        return sorted(named, key=lambda pair: name_order(pair[0]))[:SUGGESTIONS]


async def suggest_weapons(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (name, key) of the weapons a creep may hold, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        ruleset, _ = creep_rules(desk)
        keys = ruleset.hands.weapons if ruleset.hands else ()
        return _fitting([(desk.speech.label(f"weapon-{key}"), key) for key in keys], typed)


async def suggest_abilities(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return the list typed so far with its last word completed, to ORGs; the list itself is the value."""
    async with read(game, caller, need=Rank.ORG) as desk:
        ruleset, _ = creep_rules(desk)
        before, _, last = typed.rpartition(",")
        head = f"{before.strip()}, " if before.strip() else ""
        keys: Any = ruleset.abilities.all() if ruleset.abilities else ()
        named = _fitting([(desk.speech.label(f"ability-{key}"), key) for key in keys], last)
        whole = [f"{head}{name}" for name, _ in named]
        return [(one, one) for one in whole if len(one) <= 100]


def _fitting(named: list[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    fitting = [pair for pair in named if plain(typed) in plain(pair[0])]
    return sorted(fitting, key=lambda pair: name_order(pair[0]))[:SUGGESTIONS]
