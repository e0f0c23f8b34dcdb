"""What a fight stands in: challenge, sides, rounds and pairs, silence, potions, those who leave, and the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.i18n.escape import Markup
from bot.i18n.fights_blows import orders_taken
from bot.i18n.fights_voice import Deed, Deeds, Voice, departed, felled, note, sentence
from bot.rules.core.combat_facts import (
    CombatEnded,
    CombatOpened,
    DeadlineMissed,
    Departed,
    DuelFought,
    Felled,
    GotUp,
    Happened,
    LivesLost,
    Paired,
    PotionDrunk,
    RoundBegan,
    SideJoined,
    SpellResolved,
    TimeStopped,
)
from bot.rules.core.combat_orders import Side
from bot.rules.core.facts import Identity

PAIRS_AT_ONCE: Mapping[int, str] = {1: "fight-pairs-one", 2: "fight-pairs-two", 3: "fight-pairs-three"}
PLACES = ("first", "second", "third")


def tell_opening(voice: Voice, facts: Sequence[Happened]) -> str:
    """Return the challenge."""
    opened = next(one for one in facts if isinstance(one, CombatOpened))
    told = voice.vary(
        "fight-opened",
        challengers=voice.names(opened.challenger),
        challenged=voice.names(opened.challenged),
        ours=len(opened.challenger),
        theirs=len(opened.challenged),
    )
    return sentence(told)


def tell_joining(voice: Voice, facts: Sequence[Happened]) -> str:
    """Return who joined which side."""
    sides: dict[Side, list[Identity]] = {}
    for one in facts:
        if isinstance(one, SideJoined):
            sides.setdefault(one.side, []).append(one.who)
    told = (voice.vary(f"fight-joined-{side}", who=voice.names(who), count=len(who)) for side, who in sides.items())
    return " ".join(map(sentence, told))


def tell_pairing(voice: Voice, facts: Sequence[Happened], *, anew: bool) -> str:
    """Return the beginning of a round with its pairs, or pairs alone; `anew` if they had to be made again."""
    begun = next((one for one in facts if isinstance(one, RoundBegan)), None)
    pairs = [voice.names(one.pair) for one in facts if isinstance(one, Paired)]
    told = Markup(" ".join(map(sentence, _pairs(voice, pairs))))
    if any(isinstance(one, Paired) and one.how == "entered" for one in facts):
        return voice.vary("fight-paired-anew", told=told)
    if begun is None:
        return voice.vary("fight-reshuffled", told=told) if anew else told
    number = Markup(begun.number)
    if pairs:
        return voice.vary("fight-round", number=number, told=told)
    return voice.vary("fight-round-first" if begun.number == 1 else "fight-round-alone", number=number)


def _pairs(voice: Voice, pairs: list[Markup]) -> Iterator[Markup]:
    for start in range(0, len(pairs), len(PLACES)):
        some = pairs[start : start + len(PLACES)]
        yield voice.vary(PAIRS_AT_ONCE[len(some)], **dict(zip(PLACES, some, strict=False)))


def tell_silence(voice: Voice, facts: Sequence[Happened], following: Sequence[Happened]) -> str:
    """Return who did not answer, and what stands for the answer where that is known.

    Who had declared a spell and only did not say that it was all is not called silent.
    """
    missed = [one for one in facts if isinstance(one, DeadlineMissed)]
    cast = {one.by for one in following if isinstance(one, SpellResolved)}
    silent = [one.who for one in missed if one.who not in cast]
    told = orders_taken(voice, missed)
    if silent:
        key = _silence(missed[0].step, following)
        told.insert(0, sentence(voice.vary(key, who=voice.names(silent), count=len(silent))))
    return " ".join(told)


def _silence(step: str, following: Sequence[Happened]) -> str:
    """The dice are named only where they did decide."""
    if step in ("pairing", "repairing"):
        drawn = any(isinstance(one, Paired) and one.how == "drawn" for one in following)
        return "fight-silent-pairing" if drawn else "fight-silent-undrawn"
    if step == "duel":
        rolled = any(isinstance(one, DuelFought) and one.how == "rolled" for one in following)
        return "fight-silent-duel" if rolled else "fight-silent-unrolled"
    return f"fight-silent-{step}"


def tell_potions(voice: Voice, facts: Sequence[Happened]) -> str:
    """Return who drank what."""
    return " ".join(sentence(_potion(voice, one)) for one in facts if isinstance(one, PotionDrunk))


def _potion(voice: Voice, drunk: PotionDrunk) -> Markup:
    named = {"who": voice.name(drunk.who), "potion": _name_of(voice, drunk.potion)}
    if not drunk.healed:
        return voice.vary("fight-drinks-vain", **named)
    return voice.vary("fight-drinks", lives=voice.lives(drunk.healed), **named)


def _name_of(voice: Voice, potion: str) -> Markup:
    """What an ORG wrote is known by its key among the names, what the ruleset has by its text; no key is shown."""
    text = f"potion-{potion}"
    name: str | None = voice.known.get(potion)
    if name is None and voice.speech.has(text):
        name = Markup(voice.speech.say(text))
    return Markup("" if name is None else " " + voice.vary("fight-potion", name=name))


def tell_leaving(voice: Voice, facts: Sequence[Happened]) -> str:
    """Return who fled or was taken out, with the price of the flight, even of one that failed."""
    gone = {one.who: one for one in facts if isinstance(one, Departed)}
    deeds: Deeds = {}
    for fact in facts:
        if isinstance(fact, LivesLost):
            key = "fight-flees" if fact.who in gone else "fight-flight-fails"
            note(deeds, fact.who, Deed(key, fact.amount))
        elif isinstance(fact, Departed) and fact.who not in deeds:
            note(deeds, fact.who, departed(fact))
        elif isinstance(fact, Felled):
            note(deeds, fact.who, felled(fact))
    return sentence(voice.clauses(deeds))


def tell_end(voice: Voice, facts: Sequence[Happened], before: Sequence[Happened]) -> str:
    """Return how it ended and why; `before` is the story so far, out of which those still standing are known."""
    told = [text for one in facts if isinstance(one, TimeStopped) for text in _stop(voice, one)]
    ended = next((one for one in facts if isinstance(one, CombatEnded)), None)
    if ended is not None:
        lines = Markup(" ".join([*verdict(voice, ended), *_aftermath(voice, ended, before)]))
        told.append(voice.vary("fight-over", told=lines))
    return " ".join(told)


def verdict(voice: Voice, ended: CombatEnded) -> list[str]:
    """Return why a combat ended and who won."""
    return [sentence(voice.vary(f"fight-end-{ended.why}")), sentence(voice.vary(f"fight-verdict-{ended.outcome}"))]


def _stop(voice: Voice, stopped: TimeStopped) -> Iterator[str]:
    yield sentence(voice.vary("fight-time-stopped", by=voice.name(stopped.by)))
    if stopped.held:
        held = {"who": voice.names(stopped.held), "count": len(stopped.held)}
        yield sentence(voice.vary("fight-held", minutes=stopped.minutes, **held))


def _aftermath(voice: Voice, ended: CombatEnded, before: Sequence[Happened]) -> Iterator[str]:
    left = [who for who, side in standing(before).items() if side == ended.outcome]
    if left:
        yield sentence(voice.vary("fight-standing", who=voice.names(left), count=len(left)))
    if ended.withdrawn:
        gone = {"who": voice.names(ended.withdrawn), "count": len(ended.withdrawn)}
        if ended.metres:
            yield sentence(voice.vary("fight-withdrawn", metres=ended.metres, **gone))
        else:
            yield sentence(voice.vary("fight-withdrawn-away", **gone))


def standing(happened: Sequence[Happened]) -> dict[Identity, Side]:
    """Return who is on their feet and on which side; nobody where the story does not begin with the challenge."""
    if not any(isinstance(one, CombatOpened) for one in happened):
        return {}
    sides: dict[Identity, Side] = {}
    up: dict[Identity, bool] = {}
    for fact in happened:
        match fact:
            case CombatOpened():
                sides |= dict.fromkeys(fact.challenger, "challenger")
                sides |= dict.fromkeys(fact.challenged, "challenged")
                up |= dict.fromkeys(sides, True)
            case SideJoined():
                sides[fact.who], up[fact.who] = fact.side, True
            case Felled() | Departed():
                up[fact.who] = False
            case GotUp():
                up[fact.who] = not fact.outside
    return {who: side for who, side in sides.items() if up[who]}
