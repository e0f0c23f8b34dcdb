"""The spells of a round, each with those it touched and what it did to them as far as the facts allow to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from bot.i18n.escape import Markup
from bot.i18n.fights_blows import gained, woken
from bot.i18n.fights_voice import Deed, Deeds, Voice, departed, felled, lost, note, sentence
from bot.rules.core.combat_facts import (
    Departed,
    Felled,
    GotUp,
    Happened,
    LaidLow,
    LivesGained,
    LivesLost,
    PairCharmed,
    SpellFailed,
    SpellResolved,
    SwarmEnded,
)
from bot.rules.core.facts import Identity

AT_ONCE = 5  # sentences; more are hard to read on a phone


@dataclass(slots=True)
class Casting:
    """One spell that took place, and what is known to follow from it."""

    fact: SpellResolved
    deeds: Deeds = field(default_factory=dict)

    def has(self, who: Identity, *keys: str) -> bool:
        """Say whether a deed of one of these keys was noted for somebody, any deed where no key is given."""
        return any(not keys or deed.key in keys for deed in self.deeds.get(who, ()))


Fits = Callable[[Casting], bool]


@dataclass(slots=True)
class Magic:
    """The castings of a scene, the bites of swarms, and what cannot be laid to one of them alone."""

    castings: tuple[Casting, ...]
    bites: Deeds = field(default_factory=dict)
    loose: Deeds = field(default_factory=dict)

    def lay(self, who: Identity, deed: Deed, fits: Fits) -> None:
        """Lay a deed to the one casting that fits; where several could be meant none is."""
        fitting = [one for one in self.castings if fits(one)]
        note(fitting[0].deeds if len(fitting) == 1 else self.loose, who, deed)


def tell_spells(voice: Voice, facts: Sequence[Happened], *, for_orgs: bool) -> list[str]:
    """Return the spells of a scene in paragraphs of a few sentences; failures are told to ORGs alone."""
    magic = gather_magic(facts)
    told = [text for one in magic.castings for text in _casting(voice, one)]
    if magic.bites:
        told.append(voice.vary("fight-swarm", clauses=voice.clauses(magic.bites)))
    if magic.loose:
        told.append(voice.clauses(magic.loose))
    if any(isinstance(one, SwarmEnded) for one in facts):
        told.append(voice.vary("fight-swarm-ended"))
    told += [_failure(voice, one) for one in facts if for_orgs and isinstance(one, SpellFailed)]
    sentences = list(map(sentence, told))
    return [" ".join(sentences[start : start + AT_ONCE]) for start in range(0, len(sentences), AT_ONCE)]


def gather_magic(facts: Sequence[Happened]) -> Magic:
    """Return each casting with its consequences."""
    magic = Magic(tuple(Casting(one) for one in facts if isinstance(one, SpellResolved)))
    for fact in facts:
        _note(magic, fact)
    return magic


def _note(magic: Magic, fact: Happened) -> None:
    match fact:
        case LivesLost(cause="swarm"):
            note(magic.bites, fact.who, lost(fact.amount))
        case LivesLost():
            magic.lay(fact.who, lost(fact.amount), lambda one: (one.fact.by, one.fact.spell) == (fact.by, fact.spell))
        case LivesGained():
            _note_gain(magic, fact)
        case Felled():
            _note_fall(magic, fact)
        case Departed():
            _note_departure(magic, fact)
        case GotUp():
            magic.lay(fact.who, woken(fact), lambda one: one.has(fact.who, "fight-gains"))
        case LaidLow():
            magic.lay(fact.who, Deed("fight-laid"), _fresh(fact.who))
        case PairCharmed():
            for who in fact.pair:
                magic.lay(who, Deed("fight-charmed"), lambda one: {one.fact.by, *one.fact.touched} == {*fact.pair})


def _fresh(who: Identity) -> Fits:
    """Fit what somebody else cast and what has not done anything to `who` so far."""
    return lambda one: who in one.fact.touched and one.fact.by != who and not one.has(who)


def _note_gain(magic: Magic, fact: LivesGained) -> None:
    """Healing of a step is one sum; it is laid to a spell where just one can have healed."""
    if fact.spell is None:
        magic.lay(fact.who, gained(fact), lambda one: fact.who in one.fact.touched and not one.has(fact.who))
        return
    known = [one for one in magic.castings if one.fact.spell == fact.spell and fact.who in one.fact.touched]
    deed = Deed("fight-gains", fact.amount) if len(known) == 1 else gained(fact)
    magic.lay(fact.who, deed, lambda one: one in known)


def _note_fall(magic: Magic, fact: Felled) -> None:
    """Who fell for want of lives fell by what took them last, who fell asleep by a spell that took none."""
    if fact.status == "asleep":
        magic.lay(fact.who, felled(fact), _fresh(fact.who))
        return
    bitten = [magic.bites] if fact.who in magic.bites else []
    struck = [*(one.deeds for one in magic.castings if one.has(fact.who, "fight-loses")), *bitten]
    note(struck[-1] if struck else magic.loose, fact.who, felled(fact))


def _note_departure(magic: Magic, fact: Departed) -> None:
    who = fact.who
    fits: dict[str, Fits] = {
        "fear": lambda one: one.has(who, "fight-loses"),
        "invisibility": lambda one: one.fact.by == who and one.fact.touched == (who,) and not one.has(who),
        "sidelined": _fresh(who),
    }
    magic.lay(who, departed(fact), fits.get(fact.why, lambda one: False))


def _casting(voice: Voice, casting: Casting) -> Iterator[Markup]:
    """Yield a casting: with what it did, or with those it touched; where it did nothing to some, with both."""
    fact, deeds = casting.fact, casting.deeds
    common = {"by": voice.name(fact.by), "spell": voice.spell(fact.spell)}
    if deeds and not set(fact.touched) <= {fact.by, *deeds}:
        yield _touched(voice, fact)
        yield voice.clauses(deeds)
    elif set(deeds) == {fact.by}:
        yield voice.vary("fight-spell-self", does=voice.does(deeds[fact.by]), **common)
    elif deeds:
        yield voice.vary("fight-spell", clauses=voice.clauses(deeds), **common)
    elif fact.touched == (fact.by,):
        yield voice.vary("fight-spell-own", **common)
    elif fact.touched:
        yield _touched(voice, fact)
    else:
        yield voice.vary("fight-spell-alone", **common)


def _touched(voice: Voice, fact: SpellResolved) -> Markup:
    common = {"by": voice.name(fact.by), "spell": voice.spell(fact.spell)}
    who = voice.names(fact.touched)
    return voice.vary("fight-spell-touched", who=who, count=len(fact.touched), **common)


def _failure(voice: Voice, fact: SpellFailed) -> Markup:
    text = f"hidden-{fact.reason}"
    reason = Markup(voice.speech.say(text)) if voice.speech.has(text) else fact.reason
    names = {"by": voice.name(fact.by), "target": voice.name(fact.target)}
    return voice.vary("fight-failed", spell=voice.spell(fact.spell), reason=reason, **names)
