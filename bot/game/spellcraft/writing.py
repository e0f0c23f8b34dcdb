"""Writing a special spell: figures by options, words by a form, a preview, and then it is kept or written anew."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.game import guilds
from bot.game.caller import Caller, Rank
from bot.game.desk import Desk, Game, read, write
from bot.game.names import clean_name, name_key, plain
from bot.game.shelf import draft_of
from bot.game.spellcraft.known import described, guild_craft, match, meant
from bot.i18n.escape import escape, mention
from bot.i18n.page import Button, Form, Page, Question
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.spellcraft import ChosenEffect, Spellcraft, SpellDraft
from bot.store.tables import Member, SpecialSpell

MOST_SPELLS = 100
LONGEST_WORDS = 1000
PENDING = "spell"
# The joiner and the selector that hold emoji together; all else that cannot be seen is left out.
_JOINERS = "\u200d\ufe0f\n"


@dataclass(frozen=True, slots=True)
class Written:
    """A special spell as an ORG typed it; what was left out is None, and stays as it was where the spell exists."""

    name: str
    effect: str | None = None
    amount: int | None = None
    effect2: str | None = None
    amount2: int | None = None
    level: int | None = None
    when: str | None = None
    target: str | None = None
    count: int | None = None
    minutes: int | None = None
    text: str | None = None


async def define(game: Game, caller: Caller, *, written: Written, keep: bool = False) -> Page | Form:
    """Show the spell as it would be, or with `keep` keep it at once; the form comes where its words are missing."""
    async with write(game, caller, need=Rank.ORG) as desk:
        ruleset, craft = guild_craft(desk)
        before = match(await desk.unit.spells.all(caller.guild_id), written.name)
        name = before.name if before is not None else _new_name(desk, ruleset, written.name)
        draft = craft.complete(_draft(desk, craft, written, before))
        about = clean_words(written.text) if written.text is not None else before.about if before else ""
        if written.text is not None and not about:
            raise Refusal("special_spell_words")
        pending = {"preview": caller.key, "name": name, "draft": asdict(draft), "about": about}
        if about and keep:
            return desk.answer(await _keep(desk, pending))
        await _put_aside(desk, pending)
        return desk.answer(_preview(desk, pending)) if about else _form(desk, pending)


def _new_name(desk: Desk, ruleset: Ruleset, text: str) -> str:
    """Return the name of a new spell; one of the book would be cast in its place."""
    name = clean_name(text)
    own = [topic.key for topic in ruleset.topics if topic.kind == "spell"]
    for key in own:
        spoken = (speech.label(f"spell-{key}") for speech in desk.game.speeches.values())
        if plain(name) in (key, *(plain(word) for word in spoken)):
            raise Refusal("special_spell_of_the_book")
    return name


def _draft(desk: Desk, craft: Spellcraft, written: Written, before: SpecialSpell | None) -> SpellDraft:
    """Return what was typed; a new effect begins a spell anew, else what was left out stays as it was."""
    old = draft_of(before.draft) if before is not None else None
    if written.effect is None and old is None:
        raise Refusal("spell_draft_effect")
    base = old if old is not None and written.effect is None else SpellDraft(())
    level = written.level if written.level is not None else old.level if old is not None else 1
    return SpellDraft(
        effects=tuple(_effects(desk, craft, written, base)),
        level=level,
        timing=written.when or base.timing,
        target=_target(desk, craft, written.target) or base.target,
        count=base.count if written.count is None else written.count,
        minutes=base.minutes if written.minutes is None else written.minutes,
    )


def _effects(desk: Desk, craft: Spellcraft, written: Written, base: SpellDraft) -> list[ChosenEffect]:
    """Return the effects: each as typed, or as it was with the figure that was typed."""
    typed = ((written.effect, written.amount), (written.effect2, written.amount2))
    effects = []
    for place, (text, amount) in enumerate(typed):
        old = base.effects[place] if place < len(base.effects) else None
        if text is not None:
            effects.append(ChosenEffect(_effect(desk, craft, text), amount))
        elif old is not None:
            effects.append(old if amount is None else replace(old, amount=amount))
        elif amount is not None:
            raise Refusal("spell_draft_amount2_unused")
    return effects


def _effect(desk: Desk, craft: Spellcraft, text: str) -> str:
    key = meant(desk, (one.key for one in craft.options()), text)
    if key is None:
        raise Refusal("spell_draft_effect")
    return key


def _target(desk: Desk, craft: Spellcraft, text: str | None) -> str | None:
    if text is None:
        return None
    kinds = dict.fromkeys(kind for one in craft.options() for kind in one.targets)
    key = meant(desk, kinds, text, under="target-")
    if key is None:
        raise Refusal("spell_draft_target")
    return key


def clean_words(text: str) -> str:
    """Return words as they are kept: what cannot be seen is gone, lines stay; empty where nothing is left."""
    seen = "".join(one for one in text if one in _JOINERS or not unicodedata.category(one).startswith("C"))
    lines = [" ".join(line.split()) for line in seen.splitlines()]
    return "\n".join(line for line in lines if line)[:LONGEST_WORDS] if plain(seen) else ""


async def _put_aside(desk: Desk, pending: Mapping[str, Any]) -> None:
    """Keep what the buttons of the preview are about: this one, not a later one."""
    member = await desk.unit.guilds.member(desk.caller.guild_id, desk.caller.user_id, lock=True)
    member.draft = {**(member.draft or {}), PENDING: dict(pending)}


def _aside(member: Member, preview: str) -> dict[str, Any]:
    kept: dict[str, Any] | None = (member.draft or {}).get(PENDING)
    if kept is None or kept["preview"] != preview:
        raise Refusal("draft_gone")
    return kept


async def words_form(game: Game, caller: Caller, *, preview: str) -> Form:
    """Return the form for the words of a spell that is being written."""
    async with read(game, caller, need=Rank.ORG) as desk:
        return _form(desk, _aside(await desk.unit.guilds.glance(caller.guild_id, caller.user_id), preview))


def _form(desk: Desk, pending: Mapping[str, Any]) -> Form:
    label, example = desk.speech.label("special-words"), desk.speech.label("special-words-example")
    value = pending["about"][:LONGEST_WORDS]
    question = Question("text", label, long=True, value=value, placeholder=example, maximum=LONGEST_WORDS)
    return Form(f"spell_words:{pending['preview']}", desk.speech.label("special-words-title"), (question,))


async def put_into_words(game: Game, caller: Caller, *, preview: str, text: str) -> Page:
    """Show the spell again with the words of the form."""
    async with write(game, caller, need=Rank.ORG) as desk:
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id, lock=True)
        kept, about = _aside(member, preview), clean_words(text)
        if not about:
            raise Refusal("special_spell_words")
        pending = {**kept, "preview": caller.key, "about": about}
        await _put_aside(desk, pending)
        return desk.answer(_preview(desk, pending))


def _preview(desk: Desk, pending: Mapping[str, Any]) -> Page:
    told = described(desk.speech, pending["name"], pending["about"], draft_of(pending["draft"]))
    keep = Button(desk.speech.label("button-spell-keep"), f"spell_keep:{pending['preview']}", "success")
    words = Button(desk.speech.label("button-spell-words"), f"spell_words:{pending['preview']}", emoji="✏️")
    text = f"{told}\n\n{desk.speech.say('special-preview')}"
    return desk.page(escape(pending["name"]), text, buttons=(keep, words), tone="wait")


async def keep_preview(game: Game, caller: Caller, *, preview: str) -> Page:
    """Keep the spell that the preview showed."""
    async with write(game, caller, need=Rank.ORG) as desk:
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id, lock=True)
        kept = _aside(member, preview)
        member.draft = {key: value for key, value in (member.draft or {}).items() if key != PENDING}
        return desk.answer(await _keep(desk, kept))


async def _keep(desk: Desk, pending: Mapping[str, Any]) -> Page:
    """Keep a spell, or write it anew under its name: whoever has it keeps it."""
    guild_id, name = desk.caller.guild_id, str(pending["name"])
    ruleset, craft = guild_craft(desk)
    draft = craft.complete(draft_of(pending["draft"]))
    # The stamp first: the guild's lock makes one hand after the other write spells.
    await guilds.change(desk, special_spells=desk.settings.special_spells + 1)
    found = await desk.unit.spells.named(guild_id, name_key(name))
    if found is None and len(await desk.unit.spells.all(guild_id)) >= MOST_SPELLS:
        raise Refusal("too_many_special_spells", most=MOST_SPELLS)
    row = found or SpecialSpell(guild_id=guild_id, name=name, name_key=name_key(name))
    row.ruleset, row.draft, row.about = ruleset.key, asdict(draft), str(pending["about"])
    row.defined_by, row.defined_at = desk.caller.user_id, desk.moment.now
    desk.unit.spells.add(row)
    what = "changed" if found else "defined"
    desk.log(f"log-special-{what}", actor=mention(desk.caller.user_id), name=name)
    text = f"{desk.speech.say(f'special-{what}')}\n\n{described(desk.speech, row.name, row.about, draft)}"
    return desk.page(text=text, tone="good")
