"""The story of a fight is cut into scenes: runs of facts that are told in one paragraph."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.rules.core.combat_facts import DeadlineMissed, Departed, Happened, LivesLost

SceneKind = Literal["opening", "joining", "pairing", "silence", "potions", "spells", "blows", "leaving", "end"]
BEGINS: Mapping[str, SceneKind] = {
    "combat_opened": "opening",
    "side_joined": "joining",
    "time_stopped": "end",
    "round_began": "pairing",
    "paired": "pairing",
    "potion_drunk": "potions",
    "spell_resolved": "spells",
    "spell_failed": "spells",
    "lives_gained": "spells",
    "felled": "spells",
    "got_up": "spells",
    "laid_low": "spells",
    "pair_charmed": "spells",
    "swarm_ended": "spells",
    "duel_fought": "blows",
    "duel_overruled": "blows",
    "hit_averted": "blows",
    "combat_ended": "end",
}
BY_CAUSE: Mapping[str, SceneKind] = {"hit": "blows", "flight": "leaving", "spell": "spells", "swarm": "spells"}
# What would begin another scene and yet belongs to one that is on.
ALSO: Mapping[SceneKind, frozenset[str]] = {
    "blows": frozenset({"lives_gained", "felled", "got_up"}),
    "leaving": frozenset({"felled"}),
}
ALONE = frozenset({"combat_opened", "round_began", "combat_ended"})


@dataclass(frozen=True, slots=True)
class Scene:
    """One run of facts."""

    kind: SceneKind
    facts: tuple[Happened, ...]

    def goes_on_with(self, fact: Happened) -> bool:
        """Say whether a fact is still part of this scene."""
        if fact.kind in ALONE:
            return False
        if isinstance(fact, DeadlineMissed) and self.kind == "silence":
            return fact.step == getattr(self.facts[-1], "step", None)
        return begins(fact) == self.kind or fact.kind in ALSO.get(self.kind, ())


def begins(fact: Happened) -> SceneKind:
    """Return the scene a fact begins where none goes on with it."""
    if isinstance(fact, LivesLost):
        return BY_CAUSE[fact.cause]
    if isinstance(fact, Departed):
        return "leaving" if fact.why in ("flight", "taken_out") else "spells"
    if isinstance(fact, DeadlineMissed):
        return "blows" if fact.step == "dodge" else "silence"
    return BEGINS[fact.kind]


def cut(happened: Iterable[Happened]) -> list[Scene]:
    """Return the scenes of a story in their order."""
    scenes: list[Scene] = []
    for fact in happened:
        if scenes and scenes[-1].goes_on_with(fact):
            scenes[-1] = Scene(scenes[-1].kind, (*scenes[-1].facts, fact))
        else:
            scenes.append(Scene(begins(fact), (fact,)))
    return scenes
