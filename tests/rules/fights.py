"""Small builders for tests of fights: fighters in one line, a fight that is played, seeded dice."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.rules.core.combat import Challenge, Choices, Combatant, Contender, Decision, Figures
from bot.rules.core.combat_facts import Happened
from bot.rules.core.combat_orders import AnswerOpening, Order, Pass
from bot.rules.core.facts import Identity
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.applying import apply
from bot.rules.dbf.combat.state import CombatState
from bot.rules.dbf.sheet import DbfSheet, OwnedAbility

GLADE = "glade"


@dataclass(slots=True)
class Script:
    """Dice that fall as they are told, then always 1."""

    left: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.left = list(self.left)  # whoever wrote the script down keeps it whole

    def roll(self, sides: int) -> int:
        """Return the next number of the script."""
        return self.left.pop(0) if self.left else 1


@dataclass(slots=True)
class Seeded:
    """Dice that follow from a seed."""

    seed: int
    source: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.source = random.Random(self.seed)

    def roll(self, sides: int) -> int:
        """Return a number from 1 to `sides`."""
        return self.source.randint(1, sides)


def fighter(who: Identity, *abilities: str, lives: int = 4, level: int = 9, **more: Any) -> Combatant:
    """Return a warrior with a sword; abilities are granted, schools without an offset."""
    given = tuple(OwnedAbility(key=key, offset=0) for key in abilities)
    sheet = DbfSheet(character_class="bojovnik", faction="other", start_level=level, lives=lives, abilities=given)
    values = {"weapon": "mec", "player": f"player {who}", "potions": False, **more}
    return Combatant(who, sheet.model_copy(update=values.pop("sheet", {})), **values)


def creep(who: Identity, *nature: str, lives: int = 2, level: int = 1, **more: Any) -> Combatant:
    """Return a creep of some nature with claws, played by an ORG."""
    natures = frozenset(nature or ("living",))
    sheet = DbfSheet(character_class="creep", faction="other", start_level=level, lives=lives)
    return Combatant(who, sheet, figures=Figures(lives, natures, natures, claws=1), potions=False, **more)


@dataclass(slots=True)
class Fight:
    """A fight being played: its state, everybody's sheet as the facts leave it, and the story so far."""

    dbf: Ruleset
    rulings: Rulings
    dice: Any
    everybody: dict[Identity, Combatant]
    state: CombatState
    story: list[Happened] = field(default_factory=list)
    released: list[Identity] = field(default_factory=list)

    def keep(self, decision: Decision) -> Decision:
        """Take over what a decision says, as the game does: state through JSON, facts folded into sheets."""
        assert self.dbf.combat is not None
        self.state = self.dbf.combat.load(self.dbf.combat.dump(decision.state))
        self.story += decision.happened
        self.released += decision.released
        for who, facts in decision.facts.items():
            sheet = self.everybody[who].sheet
            for fact in facts:
                stored = self.dbf.keeping.load_fact(self.dbf.keeping.dump_fact(fact))
                sheet = apply(sheet, stored)
            self.everybody[who] = replace(self.everybody[who], sheet=sheet)
        return decision

    def act(self, *orders: Order, **how: bool) -> None:
        """Carry out orders, one after the other."""
        assert self.dbf.combat is not None
        for order in orders:
            self.keep(self.dbf.combat.act(self.state, order, self.everybody, self.rulings, self.dice, **how))

    def close(self, to_orders: int | None = None, **how: bool) -> None:
        """Let the deadline of the step pass."""
        assert self.dbf.combat is not None
        combat = self.dbf.combat
        self.keep(combat.close(self.state, self.everybody, self.rulings, self.dice, missed_to_orders=to_orders, **how))

    def walk(self, step: str) -> None:
        """Let deadlines pass until a step is on."""
        while self.state.step != step:
            assert not self.state.ended
            self.close()

    def choices(self, who: Identity) -> Choices:
        """Return what somebody may do now."""
        assert self.dbf.combat is not None
        return self.dbf.combat.choices(self.state, who, self.everybody, self.rulings)

    def heal(self, who: Identity, lives: int) -> None:
        """Let an ORG heal somebody."""
        assert self.dbf.lives is not None
        one = self.everybody[who]
        sheet = one.sheet
        for fact in self.dbf.lives.change(sheet, lives, self.rulings):
            sheet = apply(sheet, fact)
        self.everybody[who] = replace(one, sheet=sheet)

    def awaited(self) -> tuple[Identity, ...]:
        """Return who is awaited."""
        assert self.dbf.combat is not None
        return self.dbf.combat.awaited(self.state, self.everybody, self.rulings)

    def lives(self, who: Identity) -> int:
        """Return somebody's lives."""
        return int(self.everybody[who].sheet.lives)

    def status(self, who: Identity) -> str:
        """Return what somebody is now."""
        assert self.dbf.combat is not None
        lines = self.dbf.combat.view(self.state, self.everybody, self.rulings).fighters
        return next(line.status for line in lines if line.id == who)

    def kinds(self) -> list[str]:
        """Return what has happened, by kind."""
        return [one.kind for one in self.story]

    def open(self) -> None:
        """Let everybody asked in the opening pass."""
        while self.state.step == "opening" and not self.state.ended:
            self.act(AnswerOpening(self.awaited()[0], "pass"))

    def pass_all(self) -> None:
        """Let everybody awaited in this step pass."""
        for who in self.awaited():
            if who in self.awaited():
                self.act(Pass(who))


def contenders(fighters: Iterable[Combatant], **more: Any) -> tuple[Contender, ...]:
    """Return a party in the glade."""
    return tuple(
        Contender(one, scene=GLADE, kind="character" if one.figures is None else "creep", **more) for one in fighters
    )


def challenge_of(
    ours: Iterable[Combatant], theirs: Iterable[Combatant], near: Iterable[Combatant] = (), **more: Any
) -> Challenge:
    """Return the challenge of the first of one party to the first of another."""
    challengers, challenged = contenders(ours), contenders(theirs)
    first, second = challengers[0].combatant.id, challenged[0].combatant.id
    return Challenge(first, second, challengers, challenged, contenders(near), **more)


def fight(
    dbf: Ruleset,
    rulings: Rulings,
    ours: Iterable[Combatant],
    theirs: Iterable[Combatant],
    near: Iterable[Combatant] = (),
    *,
    dice: Any = None,
    opened: bool = True,
) -> Fight:
    """Return a fight after its challenge, and after its opening unless told otherwise."""
    assert dbf.combat is not None
    parties = [tuple(ours), tuple(theirs), tuple(near)]
    everybody: Mapping[Identity, Combatant] = {one.id: one for party in parties for one in party}
    rolled = dice if dice is not None else Script()
    decision = dbf.combat.challenge(challenge_of(*parties), rulings, rolled)
    begun = Fight(dbf, rulings, rolled, dict(everybody), decision.state)
    begun.keep(decision)
    if opened:
        begun.open()
    return begun
