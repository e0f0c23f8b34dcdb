"""The ledger in words: one line an entry, told from its fact alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.game.things import named
from bot.i18n.escape import Markup, escape, mention, moment
from bot.i18n.speech import Speech
from bot.rules.core.goods import Thing
from bot.store.tables import LedgerEntry

Telling = Callable[[Speech, dict[str, Any], LedgerEntry], str]


def ledger_lines(
    speech: Speech, entries: Iterable[LedgerEntry], undone: set[int], names: Mapping[str, str]
) -> list[str]:
    """Return entries as lines: when, what, by whom, why; an undone one is struck through.

    `names` are those of the targets of spells, for ORGs alone: with them stands why nothing happened (DBF-MAGIC-17).
    """
    return [_line(speech, entry, entry.id in undone) + _hidden(speech, entry, names) for entry in entries]


def _hidden(speech: Speech, entry: LedgerEntry, names: Mapping[str, str]) -> str:
    found = [(names[who], why) for who, why in (entry.hidden or {}).items() if who in names]
    told = [f"{escape(name)}: {_reason(speech, why)}" for name, why in found]
    return f" · 🔒 {'; '.join(told)}" if told else ""


def _reason(speech: Speech, why: str) -> str:
    """Return why nothing happened; a reason that has left the rules keeps its key, for the ledger is for ever."""
    return speech.say(f"hidden-{why}") if speech.has(f"hidden-{why}") else escape(why)


def _line(speech: Speech, entry: LedgerEntry, undone: bool) -> str:
    what = what_happened(speech, entry)
    told = f"~~{what}~~" if undone else what
    reason = f" – {speech.say('ledger-reason', reason=entry.reason)}" if entry.reason else ""
    return f"`#{entry.id}` {moment(entry.at.timestamp(), 'd')} {told} · {_by(entry)}{reason}"


def _by(entry: LedgerEntry) -> str:
    """Return who did it; what time did has no human behind it."""
    return mention(entry.actor_id) if entry.actor_id else "⏳"


def what_happened(speech: Speech, entry: LedgerEntry) -> str:
    """Return what an entry says in one short sentence."""
    telling = _TELLINGS.get(entry.kind)
    return telling(speech, entry.fact, entry) if telling else speech.say(f"ledger-{entry.kind}")


def _xp(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    key = "ledger-xp-undone" if entry.undoes else "ledger-xp"
    return speech.say(key, amount=signed(fact["amount"]), source=speech.label(f"xp-source-{fact['source']}"))


def _lives(speech: Speech, fact: dict[str, Any], _entry: LedgerEntry) -> str:
    return speech.say("ledger-lives", amount=signed(fact["amount"]))


def _ability(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    return speech.say(f"ledger-{entry.kind}", ability=speech.label(f"ability-{fact['ability']}"))


def _spell(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    return speech.say(f"ledger-{entry.kind}", spell=_spell_name(speech, fact["spell"]))


def _spell_name(speech: Speech, spell: str) -> str:
    """Return the name of a spell; one that has left the books keeps its key."""
    return speech.label(f"spell-{spell}") if speech.has(f"spell-{spell}") else spell


def _condition(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    sort = speech.label(f"condition-{fact['sort']}")
    return speech.say(f"ledger-{entry.kind}", sort=sort, text=fact["text"])


def _status(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    before, after = (speech.label(f"status-{fact[side]}") for side in ("before", "after"))
    return speech.say(f"ledger-{entry.kind}", before=before, after=after)


def _form(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    return speech.say(f"ledger-{entry.kind}", form=fact["name"])


def _kept_lives(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    return speech.say(f"ledger-{entry.kind}", amount=signed(fact["amount"]))


def _ducats(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    how = speech.label(f"goods-how-{fact['how']}")
    return speech.say(f"ledger-{entry.kind}", amount=signed(fact["amount"]), how=how)


def _goods(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    thing = named(speech, Thing(fact["sort"], fact["key"], fact.get("name", "")))
    how = speech.label(f"goods-how-{fact['how']}")
    return speech.say(f"ledger-{entry.kind}", thing=thing, amount=signed(fact["amount"]), how=how)


def _recipe(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    """A recipe taught before its name was kept is told by its key."""
    return speech.say(f"ledger-{entry.kind}", potion=fact.get("name") or fact["potion"])


def _work(speech: Speech, fact: dict[str, Any], entry: LedgerEntry) -> str:
    broken_off = entry.kind == "work_ended" and not fact["done"]
    work = Markup(speech.say(f"work-{fact['work']}"))
    return speech.say("ledger-work-broken-off" if broken_off else f"ledger-{entry.kind}", work=work)


def _enrolled(speech: Speech, fact: dict[str, Any], _entry: LedgerEntry) -> str:
    return speech.say("ledger-enrolled", character_class=speech.label(f"class-{fact['character_class']}"))


def _name(speech: Speech, _fact: dict[str, Any], entry: LedgerEntry) -> str:
    return speech.say("ledger-house-named", before=str(entry.before.get("name")), after=str(entry.after.get("name")))


def signed(amount: int) -> str:
    """Return a number with its sign, a true minus for losses."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


_TELLINGS: dict[str, Telling] = {
    "xp_changed": _xp,
    "lives_changed": _lives,
    "ability_taken": _ability,
    "ability_granted": _ability,
    "ability_revoked": _ability,
    "enrolled": _enrolled,
    "house_named": _name,
    "spell_cast": _spell,
    "spell_spent": _spell,
    "spell_regained": _spell,
    "spell_granted": _spell,
    "spell_taken": _spell,
    "effect_started": _spell,
    "effect_ended": _spell,
    "condition_added": _condition,
    "condition_removed": _condition,
    "status_changed": _status,
    "form_met": _form,
    "form_forgotten": _form,
    "kept_lives_changed": _kept_lives,
    "ducats_changed": _ducats,
    "goods_changed": _goods,
    "recipe_learned": _recipe,
    "recipe_forgotten": _recipe,
    "work_began": _work,
    "work_ended": _work,
}
