"""The voice that tells a fight: names in bold, numbers in words, frequent sentences in turn, deeds as predicates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.i18n.escape import Markup, escape
from bot.i18n.speech import Speech
from bot.rules.core.combat_facts import Departed, Departure, Felled
from bot.rules.core.facts import Identity

PARTS = (None, "second", "third", "fourth", "fifth", "sixth")
# How many tellings a text has: itself, and the parts named above.
TELLINGS: Mapping[str, int] = {
    "fight-opened": 2,
    "fight-joined-challenger": 2,
    "fight-joined-challenged": 2,
    "fight-round-alone": 3,
    "fight-pairs-one": 3,
    "fight-pairs-two": 3,
    "fight-pairs-three": 3,
    "fight-reshuffled": 3,
    "fight-silent-pairing": 2,
    "fight-silent-potion": 2,
    "fight-silent-spells": 2,
    "fight-silent-duel": 2,
    "fight-silent-end_of_round": 2,
    "fight-drinks": 2,
    "fight-spell": 5,
    "fight-spell-self": 2,
    "fight-spell-touched": 3,
    "fight-spell-own": 3,
    "fight-spell-alone": 2,
    "fight-swarm": 3,
    "fight-won": 6,
    "fight-won-alone": 3,
    "fight-both": 3,
    "fight-both-alone": 2,
    "fight-none": 3,
    "fight-unarmed": 2,
    "fight-dodged": 3,
    "fight-foreseen": 2,
    "fight-wound": 2,
    "fight-falls": 4,
    "fight-falls-asleep": 2,
    "fight-laid": 2,
}
DEPARTURES: Mapping[Departure, str] = {
    "flight": "fight-runs",
    "fear": "fight-frightened",
    "invisibility": "fight-vanishes",
    "animals_let_go": "fight-let-go",
    "sidelined": "fight-sidelined",
    "taken_out": "fight-taken-out",
}
FALLS: Mapping[str, str] = {"knocked_out": "fight-falls", "asleep": "fight-falls-asleep", "dead": "fight-dies"}


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody does or suffers, as a predicate: who does the same is told in one breath."""

    key: str
    amount: int | None = None
    spell: str | None = None


Deeds = dict[Identity, list[Deed]]


def lost(amount: int) -> Deed:
    """Return the loss of so many lives; none is told too, for a hit was seen."""
    return Deed("fight-loses", amount) if amount else Deed("fight-unhurt")


def felled(fact: Felled) -> Deed:
    """Return how somebody goes down."""
    if fact.away and fact.status == "knocked_out":
        return Deed("fight-falls-away")
    return Deed(FALLS.get(fact.status, "fight-lies"))


def departed(fact: Departed) -> Deed:
    """Return how somebody goes."""
    return Deed(DEPARTURES[fact.why])


def note(deeds: Deeds, who: Identity, deed: Deed) -> None:
    """Add a deed to those of somebody; a loss right after a loss is one loss, and nothing is told twice on end."""
    done = deeds.setdefault(who, [])
    if done and done[-1] == deed and deed.amount is None:
        return
    if done and done[-1].key == deed.key == "fight-loses":
        deed = replace(deed, amount=(done.pop().amount or 0) + (deed.amount or 0))
    done.append(deed)


@dataclass(slots=True)
class Voice:
    """Tells in one language; `offset` is where the turns begin, so that two posts of a fight do not begin alike."""

    speech: Speech
    known: Mapping[Identity, str]
    offset: int = 0
    told: Counter[str] = field(default_factory=Counter)

    def vary(self, key: str, **arguments: Any) -> Markup:
        """Return the text whose turn it is, of those that tell the same."""
        part = PARTS[(self.offset + self.told[key]) % TELLINGS.get(key, 1)]
        self.told[key] += 1
        return Markup(self.speech.say(key, part, **arguments))

    def name(self, who: Identity) -> Markup:
        """Return a name in bold; a neutral word for somebody unknown."""
        shown = escape(" ".join(self.known.get(who, "").split())).strip()
        return Markup(f"**{shown}**") if shown else Markup(self.speech.say("fight-somebody"))

    def several(self, texts: Iterable[str]) -> Markup:
        """Return texts as an enumeration."""
        *others, last = texts
        if not others:
            return Markup(last)
        return Markup(self.speech.say("fight-two", first=Markup(", ".join(others)), last=Markup(last)))

    def names(self, several: Iterable[Identity]) -> Markup:
        """Return names as an enumeration."""
        return self.several([self.name(who) for who in several])

    def lives(self, amount: int, *, each: bool = False) -> Markup:
        """Return lives in words; `each` where several have so many."""
        return Markup(self.speech.say("fight-lives-each" if each else "fight-lives", count=amount))

    def spell(self, key: str) -> Markup:
        """Return the name of a spell."""
        text = f"spell-{key}"
        return Markup(self.speech.say(text) if self.speech.has(text) else escape(key))

    def does(self, deeds: Iterable[Deed], count: int = 1) -> Markup:
        """Return the predicates of one or of several who do the same."""
        return self.several([self._does(deed, count) for deed in deeds])

    def _does(self, deed: Deed, count: int) -> Markup:
        lives = self.lives(deed.amount, each=count > 1) if deed.amount is not None else Markup("")
        spell = self.spell(deed.spell) if deed.spell is not None else Markup("")
        return self.vary(deed.key, count=count, lives=lives, spell=spell)

    def clauses(self, deeds: Deeds) -> Markup:
        """Return who does what; those who do the same stand together."""
        same: dict[tuple[Deed, ...], list[Identity]] = {}
        for who, done in deeds.items():
            same.setdefault(tuple(done), []).append(who)
        told = [Markup(f"{self.names(group)} {self.does(done, len(group))}") for done, group in same.items()]
        return Markup((", " if _is_short(same.values()) else "; ").join(told))


def _is_short(groups: Collection[list[Identity]]) -> bool:
    return len(groups) <= 2 and all(len(group) == 1 for group in groups)


def sentence(text: str) -> str:
    """Return a text with a capital where it begins and a full stop where it ends."""
    ended = text if text.endswith((".", "!", "?")) else f"{text}."
    return ended[:1].upper() + ended[1:]
