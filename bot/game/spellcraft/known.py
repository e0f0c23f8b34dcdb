"""Special spells as they are kept: found by name, told in words, and what may be chosen for one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.game.caller import Caller, Rank
from bot.game.characters.find import token_id
from bot.game.collation import name_order
from bot.game.desk import Desk, Game, read
from bot.game.names import name_key, plain
from bot.i18n.escape import escape
from bot.i18n.speech import Speech
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.spellcraft import ChosenEffect, EffectOption, Spellcraft, SpellDraft
from bot.store.tables import Character, SpecialSpell

SUGGESTIONS = 25


def guild_craft(desk: Desk) -> tuple[Ruleset, Spellcraft]:
    """Return the first of the guild's rulesets that has special spells; `no_spellcraft_here` where none does."""
    for key in desk.settings.rulesets:
        ruleset = desk.ruleset(key)
        if ruleset.spellcraft is not None:
            return ruleset, ruleset.spellcraft
    raise Refusal("no_spellcraft_here")


def craft_of(desk: Desk, character: Character) -> Spellcraft:
    """Return the special spells of a character's ruleset."""
    craft = desk.ruleset(character.ruleset).spellcraft
    if craft is None:
        raise Refusal("no_spellcraft_here")
    return craft


def token(spell: SpecialSpell) -> str:
    """Return what autocomplete hands over for a special spell; no name can look like it."""
    return f"={spell.id}"


def match(spells: Iterable[SpecialSpell], text: str) -> SpecialSpell | None:
    """Return the spell meant by a token or a name, None where it is none of these."""
    every, number, wanted = list(spells), token_id(text.strip()), plain(text)
    for fits in (
        lambda one: one.id == number,
        lambda one: one.name_key == name_key(text),
        lambda one: bool(wanted) and plain(one.name) == wanted,
    ):
        found = next((one for one in every if fits(one)), None)
        if found is not None:
            return found
    return None


async def find_spell(desk: Desk, text: str) -> SpecialSpell:
    """Return the special spell of this guild meant by a token or a name; refuses an unknown one."""
    found = match(await desk.unit.spells.all(desk.caller.guild_id), text)
    if found is None:
        raise Refusal("special_spell_unknown")
    return found


def meant(desk: Desk, keys: Iterable[str], text: str, *, under: str = "") -> str | None:
    """Return the effect (or what stands `under` another beginning) meant by its key or its name in any language."""
    wanted = plain(text)
    for key in keys:
        spoken = (speech.label(f"design-{under}{key}") for speech in desk.game.speeches.values())
        if text.strip() == key or (wanted and wanted in (plain(name) for name in spoken)):
            return key
    return None


def described(speech: Speech, name: str, about: str, draft: SpellDraft) -> str:
    """Return a special spell in full: when, at whom, what it does, how long, and its words."""
    return "\n".join(_described(speech, name, about, draft))


def _described(speech: Speech, name: str, about: str, draft: SpellDraft) -> Iterator[str]:
    target = speech.label(f"design-target-{draft.target}")
    if draft.count > 1:
        target = speech.label("special-target-count", target=target, count=draft.count)
    when = speech.label(f"timing-{draft.timing}")
    yield speech.say("special-head", name=name, level=draft.level, when=when, target=target)
    yield from (_effect(speech, effect) for effect in draft.effects)
    if draft.minutes is not None:
        yield speech.say("special-minutes", count=draft.minutes)
    yield from (f"> {escape(line)}" for line in about.splitlines())


def _effect(speech: Speech, effect: ChosenEffect) -> str:
    name = speech.label(f"design-{effect.key}")
    if effect.amount is None:
        return speech.say("special-effect", effect=name)
    return speech.say("special-effect-amount", effect=name, amount=effect.amount)


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (name, token) of the special spells, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        return _fitting([(one.name, token(one)) for one in await desk.unit.spells.all(caller.guild_id)], typed)


async def suggest_effects(game: Game, caller: Caller, typed: str, *, when: str | None) -> list[tuple[str, str]]:
    """Return (name, key) of the effects there are at that time, with the figures each asks for, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        options = [one for one in guild_craft(desk)[1].options() if when is None or when in one.timings]
        named = [(_with_figures(desk.speech.label(f"design-{one.key}"), one), one.key) for one in options]
        return [pair for pair in named if plain(typed) in plain(pair[0])][:SUGGESTIONS]


def _with_figures(name: str, option: EffectOption) -> str:
    """Options keep their names in every language, so that they stand here as they are typed."""
    figures = [f"amount 1–{option.most}"] if option.most else []
    return " · ".join([name, *figures, *(["minutes"] if option.minutes else [])])


async def suggest_targets(game: Game, caller: Caller, typed: str, *, effect: str) -> list[tuple[str, str]]:
    """Return (name, key) of the targets of an effect, of every effect where none is chosen, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        options = guild_craft(desk)[1].options()
        chosen = meant(desk, (one.key for one in options), effect) if effect else None
        kinds = dict.fromkeys(kind for one in options if chosen in (None, one.key) for kind in one.targets)
        return _fitting([(desk.speech.label(f"design-target-{kind}"), kind) for kind in kinds], typed)


def _fitting(named: list[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    fitting = [pair for pair in named if plain(typed) in plain(pair[0])]
    return sorted(fitting, key=lambda pair: name_order(pair[0]))[:SUGGESTIONS]
