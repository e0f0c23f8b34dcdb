"""What just happened in a fight, each sort of news in one short line, the weightiest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.i18n.escape import Markup
from bot.i18n.fights_blows import gained
from bot.i18n.fights_frame import tell_joining, verdict
from bot.i18n.fights_voice import Deeds, Voice, departed, felled, lost, note, sentence
from bot.rules.core.combat_facts import (
    CombatEnded,
    Departed,
    DuelFought,
    Felled,
    Happened,
    HitAverted,
    LivesGained,
    LivesLost,
    RoundBegan,
    SideJoined,
    SpellResolved,
)
from bot.rules.core.facts import Identity


def brief_lines(voice: Voice, happened: Sequence[Happened]) -> list[str]:
    """Return a line for each sort of news there is."""
    told = (line(voice, happened) for line in NEWS)
    return [text for text in told if text]


def _end(voice: Voice, happened: Sequence[Happened]) -> str:
    ended = next((one for one in happened if isinstance(one, CombatEnded)), None)
    return "" if ended is None else voice.vary("fight-brief-end", told=Markup(" ".join(verdict(voice, ended))))


def _felled(voice: Voice, happened: Sequence[Happened]) -> str:
    deeds: Deeds = {one.who: [felled(one)] for one in happened if isinstance(one, Felled)}
    return voice.vary("fight-brief-felled", told=_clauses(voice, deeds)) if deeds else ""


def _departed(voice: Voice, happened: Sequence[Happened]) -> str:
    deeds: Deeds = {one.who: [departed(one)] for one in happened if isinstance(one, Departed)}
    return voice.vary("fight-brief-departed", told=_clauses(voice, deeds)) if deeds else ""


def _clauses(voice: Voice, deeds: Deeds) -> Markup:
    return Markup(sentence(voice.clauses(deeds)))


def _duels(voice: Voice, happened: Sequence[Happened]) -> str:
    duels = [one for one in happened if isinstance(one, DuelFought)]
    marks = {one.who: voice.vary("fight-brief-averted") for one in happened if isinstance(one, HitAverted)}
    for one in happened:
        if isinstance(one, LivesLost) and one.cause == "hit":
            marks[one.who] = voice.vary("fight-brief-loss", lives=Markup(one.amount))
    told = [_duel(voice, one, marks) for one in duels]
    return voice.vary("fight-brief-duels", told=Markup(", ".join(told))) if told else ""


def _duel(voice: Voice, duel: DuelFought, marks: Mapping[Identity, str]) -> Markup:
    first, second = duel.pair if duel.result != duel.pair[1] else (duel.pair[1], duel.pair[0])
    sign = {"both": "fight-brief-both", "none": "fight-brief-none"}.get(str(duel.result), "fight-brief-won")
    return voice.vary(sign, first=_marked(voice, first, marks), second=_marked(voice, second, marks))


def _marked(voice: Voice, who: Identity, marks: Mapping[Identity, str]) -> Markup:
    return Markup(f"{voice.name(who)} {marks[who]}" if who in marks else voice.name(who))


def _spells(voice: Voice, happened: Sequence[Happened]) -> str:
    cast = [one for one in happened if isinstance(one, SpellResolved)]
    told = [voice.vary("fight-brief-spell", by=voice.name(one.by), spell=voice.spell(one.spell)) for one in cast]
    return voice.vary("fight-brief-spells", told=Markup(", ".join(told))) if told else ""


def _lives(voice: Voice, happened: Sequence[Happened]) -> str:
    """What a duel took stands with the duel."""
    scored = {who for one in happened if isinstance(one, DuelFought) for who in one.pair}
    deeds: Deeds = {}
    for one in happened:
        if isinstance(one, LivesLost) and not (one.cause == "hit" and one.who in scored):
            note(deeds, one.who, lost(one.amount))
        elif isinstance(one, LivesGained):
            note(deeds, one.who, gained(one))
    return voice.vary("fight-brief-lives", told=_clauses(voice, deeds)) if deeds else ""


def _joined(voice: Voice, happened: Sequence[Happened]) -> str:
    joined = [one for one in happened if isinstance(one, SideJoined)]
    return voice.vary("fight-brief-joined", told=Markup(tell_joining(voice, joined))) if joined else ""


def _round(voice: Voice, happened: Sequence[Happened]) -> str:
    begun = next((one for one in reversed(happened) if isinstance(one, RoundBegan)), None)
    return voice.vary("fight-brief-round", number=Markup(begun.number)) if begun is not None else ""


NEWS: tuple[Callable[[Voice, Sequence[Happened]], str], ...] = (
    _end,
    _felled,
    _departed,
    _duels,
    _spells,
    _lives,
    _joined,
    _round,
)
