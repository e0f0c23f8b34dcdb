"""The duels of a round with all that follows from them, and blows that are dealt without a duel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.i18n.escape import Markup
from bot.i18n.fights_voice import Deed, Deeds, Voice, felled, lost, note, sentence
from bot.rules.core.combat_facts import (
    DeadlineMissed,
    DuelFought,
    DuelOverruled,
    Felled,
    GotUp,
    Happened,
    HitAverted,
    LivesGained,
    LivesLost,
)
from bot.rules.core.facts import Identity

AVERTED = {"dodged": "fight-dodges", "foreseen": "fight-foresees"}
TOLD_WHOLE = {"fight-dodges": "fight-dodged", "fight-foresees": "fight-foreseen"}


@dataclass(slots=True)
class Blows:
    """The duels with what became of either, and by attacker what is known of blows without a duel."""

    duels: tuple[DuelFought, ...]
    attackers: dict[Identity, Identity | None]
    ends: list[Deeds] = field(init=False)
    loose: dict[Identity | None, Deeds] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ends = [{} for _ in self.duels]

    def note(self, who: Identity, deed: Deed) -> None:
        """Add a deed to the last duel somebody fought, else to the blow that reached it."""
        fought = [deeds for duel, deeds in zip(self.duels, self.ends, strict=True) if who in duel.pair]
        note(fought[-1] if fought else self.loose.setdefault(self.attackers.get(who), {}), who, deed)


def tell_blows(voice: Voice, facts: Sequence[Happened]) -> str:
    """Return the duels and blows of a scene as sentences."""
    blows = gather_blows(facts)
    told = [_overruled(voice, one) for one in facts if isinstance(one, DuelOverruled)]
    told += [text for duel, deeds in zip(blows.duels, blows.ends, strict=True) for text in _duel(voice, duel, deeds)]
    told += [_loose(voice, by, deeds) for by, deeds in blows.loose.items()]
    told += orders_taken(voice, [one for one in facts if isinstance(one, DeadlineMissed)])
    return " ".join(told)


def gather_blows(facts: Sequence[Happened]) -> Blows:
    """Return what belongs to each duel."""
    duels = tuple(one for one in facts if isinstance(one, DuelFought))
    blows = Blows(duels, {one.who: one.by for one in facts if isinstance(one, LivesLost)})
    for fact in facts:
        if not isinstance(fact, DuelFought):
            for who, deed in _deeds(fact):
                blows.note(who, deed)
    return blows


def _deeds(fact: Happened) -> Iterator[tuple[Identity, Deed]]:
    match fact:
        case DeadlineMissed():
            yield fact.who, Deed("fight-late")
        case HitAverted():
            yield fact.who, Deed(AVERTED[fact.how])
        case LivesLost():
            yield fact.who, lost(fact.amount)
        case LivesGained():
            yield fact.who, gained(fact)
        case Felled():
            yield fact.who, felled(fact)
        case GotUp():
            yield fact.who, woken(fact)


def gained(fact: LivesGained) -> Deed:
    """Return a gain of lives with the spell it is owed to."""
    return Deed("fight-gains" if fact.spell is None else "fight-gains-by", fact.amount, fact.spell)


def woken(fact: GotUp) -> Deed:
    """Return how somebody gets up."""
    return Deed("fight-wakes-outside" if fact.outside else "fight-wakes")


def orders_taken(voice: Voice, missed: Sequence[DeadlineMissed]) -> list[str]:
    """Return who is played by standing orders from now on."""
    ruled = [one.who for one in missed if one.on_orders]
    told = voice.vary("fight-on-orders", who=voice.names(ruled), count=len(ruled)) if ruled else None
    return [sentence(told)] if told else []


def dice_of(voice: Voice, duel: DuelFought) -> Markup:
    """Return the dice of a duel in small, those of the winner first; or that an ORG decided it."""
    if duel.how == "entered":
        return Markup(" " + voice.vary("fight-entered"))
    if duel.rolls is None:
        return Markup("")
    first, second = ("/".join(map(str, dice)) for dice in duel.rolls)
    if duel.result == duel.pair[1]:
        first, second = second, first
    return Markup(" " + voice.vary("fight-dice", first=Markup(first), second=Markup(second)))


def _overruled(voice: Voice, overruled: DuelOverruled) -> str:
    first, second = (voice.name(one) for one in overruled.pair)
    return sentence(voice.vary("fight-overruled", first=first, second=second))


def _duel(voice: Voice, duel: DuelFought, deeds: Deeds) -> Iterator[str]:
    dice, left = dice_of(voice, duel), dict(deeds)
    first, second = (voice.name(one) for one in duel.pair)
    if duel.result == "none":
        key = "fight-unarmed" if duel.how == "unarmed" else "fight-none"
        yield sentence(voice.vary(key, first=first, second=second, dice=dice))
    elif duel.result == "both" and set(duel.pair) <= set(left):
        averted = any(deed.key in TOLD_WHOLE for done in left.values() for deed in done)
        key = "fight-both-averted" if averted else "fight-both"
        yield sentence(voice.vary(key, dice=dice, clauses=voice.clauses(left)))
        left = {}
    elif duel.result == "both":
        yield sentence(voice.vary("fight-both-alone", first=first, second=second, dice=dice))
    else:
        loser = duel.pair[0] if duel.result == duel.pair[1] else duel.pair[1]
        yield sentence(_won(voice, duel.result, loser, dice, left.pop(loser, [])))
    if left:
        yield sentence(voice.clauses(left))


def _won(voice: Voice, winner: Identity, loser: Identity, dice: Markup, suffered: list[Deed]) -> Markup:
    names = {"winner": voice.name(winner), "loser": voice.name(loser)}
    averted = TOLD_WHOLE.get(suffered[0].key) if len(suffered) == 1 else None
    if averted is not None:
        return voice.vary(averted, dice=dice, **names)
    if suffered:
        return voice.vary("fight-won", dice=dice, does=voice.does(suffered), **names)
    return voice.vary("fight-won-alone", dice=dice, **names)


def _loose(voice: Voice, by: Identity | None, deeds: Deeds) -> str:
    clauses = voice.clauses(deeds)
    return sentence(clauses if by is None else voice.vary("fight-wound", by=voice.name(by), clauses=clauses))
