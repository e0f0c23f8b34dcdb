"""Fights at random: whatever is ordered, in or out of turn, nothing breaks what must hold, and every fight ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.books import read_books
from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Choices, Combatant
from bot.rules.core.combat_facts import HAPPENED
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.combat.reaching import AIMED_KINDS
from bot.rules.dbf.sheet import DOWN, Effect, MetForm
from bot.rules.registry import build
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Seeded, creep, fight, fighter
from tests.rules.support import fold

BOOKS = read_books()["dbf"]
DBF = build({"dbf": BOOKS})["dbf"]
IDS = tuple(range(1, 10))
SPELLS = tuple(BOOKS.spells)
ENOUGH_DEADLINES = 600
TALENTS = ("uhybanie", "serm", "prieraznost", "pozornost")
NATURES = some.sampled_from([("living",), ("living", "animal"), ("undead",), ("living", "demon")])


@some.composite
def combatants(draw: Any, who: Identity) -> Combatant:
    """Return a fighter of some sort: mostly able casters, now and then a creep, someone unarmed or invisible."""
    if draw(some.integers(0, 3)) == 0:
        return creep(who, *draw(NATURES), lives=draw(some.integers(1, 4)), level=draw(some.integers(1, 9)))
    lasting = draw(some.sampled_from([(), (), (), ("neviditelnost",), ("nepravy_zivot",)]))
    return fighter(
        who,
        *draw(some.sampled_from([SCHOOLS, (*SCHOOLS, *TALENTS), TALENTS, ("liecenie", "uhybanie"), ()])),
        lives=draw(some.sampled_from([5, 8, 3, 1])),
        level=draw(some.sampled_from([9, 9, 7, 4, 1])),
        weapon=draw(some.sampled_from(["mec", "obojrucna_sekera", "dyka", None])) if who != 1 else "mec",
        potions=draw(some.booleans()),
        sheet={"effects": tuple(Effect(spell=one) for one in lasting), "forms": (MetForm(key="bear", lives=5),)},
    )


RULINGS = some.fixed_dictionaries(
    {
        "duel_mode": some.sampled_from(["roll", "roll", "report", "org"]),
        "prone_effect": some.sampled_from(["lower_of_two", "none", "loses"]),
        "spend_on_invalid_target": some.sampled_from(["none", "hidden", "all"]),
        "replacement_before_end_check": some.booleans(),
        "insects_end_with_caster": some.booleans(),
        "holy_weapon_scope": some.sampled_from(["combat", "round"]),
        "time_stop_timing": some.sampled_from(["reaction", "any_round"]),
        "spells_per_round": some.integers(0, 1),
        "vampire_gain": some.sampled_from(["lives_actually_lost", "damage_dealt"]),
        "blessing_gives_second_dodge": some.booleans(),
        "joiners": some.sampled_from(["present_at_challenge", "anyone"]),
    }
)
ANYBODY = some.sampled_from(IDS)
STEPS = some.sampled_from([None, "spells", "end_of_round"])
SIDES = some.sampled_from(["challenger", "challenged"])
ANSWERS = some.sampled_from(["pass", "support_challenger", "support_challenged", "time_stop"])
CASTS = some.builds(
    orders.CastSpell,
    by=ANYBODY,
    spell=some.sampled_from(SPELLS),
    targets=some.lists(ANYBODY, max_size=3).map(tuple),
    regain=some.sampled_from([None, None, *SPELLS]),
    leave=some.lists(ANYBODY, max_size=2).map(tuple),
    form=some.sampled_from([None, "bear"]),
    done=some.booleans(),
)
ORDERS = some.one_of(
    CASTS,
    some.builds(orders.AnswerOpening, ANYBODY, ANSWERS),
    some.builds(orders.Pick, ANYBODY, ANYBODY, ANYBODY),
    some.builds(orders.Drink, ANYBODY, some.just("brew"), some.integers(0, 2)),
    some.builds(orders.Pass, ANYBODY, STEPS),
    some.builds(orders.StandingOrder, ANYBODY, some.sampled_from([None, 1, 2]), some.sampled_from([None, 1, 2])),
    some.builds(orders.ReportDuel, ANYBODY, some.sampled_from([*IDS, "both", "none"])),
    some.builds(orders.DecideDuel, some.tuples(ANYBODY, ANYBODY), some.sampled_from([*IDS, "both", "none"])),
    some.builds(orders.PairAnew, ANYBODY, ANYBODY),
    some.builds(orders.Dodge, ANYBODY),
    some.builds(orders.Flee, ANYBODY),
    some.builds(orders.Join, ANYBODY, SIDES),
    some.builds(orders.TakeOut, ANYBODY),
)


class Fights(RuleBasedStateMachine):
    """One fight with everything that may be ordered in it; each deed has dice of its own and can be replayed."""

    fight: Fight

    def __init__(self) -> None:
        super().__init__()
        self.deeds: list[Any] = []

    @initialize(
        cast=some.tuples(*(combatants(who) for who in IDS)),
        ours=some.integers(1, 3),
        theirs=some.integers(1, 3),
        near=some.integers(0, 3),
        chosen=RULINGS,
        seed=some.integers(0, 2**32),
    )
    def begin(
        self, cast: tuple[Combatant, ...], ours: int, theirs: int, near: int, chosen: dict[str, Any], seed: int
    ) -> None:
        """Challenge; the first of either party is to be seen."""
        seen = [self.shown(one) if one.id in (1, ours + 1) else one for one in cast]
        self.parties = (seen[:ours], seen[ours : ours + theirs], seen[ours + theirs : ours + theirs + near])
        self.rulings, self.seed = Rulings(DBF.rulings, chosen), seed
        self.fight = self.begun()
        if seed % 4:
            self.do(None)  # mostly nobody answers in the opening

    @staticmethod
    def shown(one: Combatant) -> Combatant:
        """Return somebody visible."""
        visible = one.sheet.model_copy(update={"effects": ()})
        return Combatant(one.id, visible, one.weapon, one.player, one.figures, one.potions)

    def begun(self) -> Fight:
        """Return the fight at its beginning."""
        return fight(DBF, self.rulings, *self.parties, dice=Seeded(self.seed), opened=False)

    @rule(order=ORDERS)
    def order_anything(self, order: orders.Order) -> None:
        """Order something, possible or not; a refusal changes nothing."""
        if any(getattr(order, name, 1) not in self.fight.everybody for name in ("by", "who")):
            return
        before = (self.fight.state, dict(self.fight.everybody), list(self.fight.story))
        try:
            self.do(order)
        except Refusal:
            assert before == (self.fight.state, self.fight.everybody, self.fight.story)

    @precondition(lambda self: not self.fight.state.ended)
    @rule(data=some.data())
    def do_as_offered(self, data: Any) -> None:
        """Some do what their menus offer, one after the other; that is never refused."""
        for who in data.draw(some.lists(some.sampled_from(sorted(self.fight.everybody)), min_size=2, max_size=6)):
            groups = [group for group in (tuple(self.casts(who)), tuple(self.offered(who))) if group]
            if groups:
                self.do(data.draw(some.sampled_from(data.draw(some.sampled_from(groups)))))

    def choices(self, who: Identity) -> Choices:
        """Return the menu of somebody."""
        assert DBF.combat is not None
        return DBF.combat.choices(self.fight.state, who, self.fight.everybody, self.rulings)

    def offered(self, who: Identity) -> Iterator[orders.Order]:
        """Yield everything offered but spells; nobody runs before it hurts."""
        found = self.choices(who)
        if found.dodge is not None:
            yield orders.Dodge(who)
        if found.flee and self.fight.lives(who) < 3:
            yield orders.Flee(who)
        if found.drink:
            yield orders.Drink(who, "brew", 1)
        if found.answer:
            yield orders.Pass(who)
        yield from (orders.Pick(who, own, other) for own in found.pick_own for other in found.pick_other)

    def casts(self, who: Identity) -> Iterator[orders.Order]:
        """Yield every spell offered, at each target it may have."""
        found = self.choices(who)
        for spell in found.spells:
            aimed = [(one,) for one in found.targets.get(spell, ())]
            free = BOOKS.spells[spell].target_kind not in AIMED_KINDS
            for targets in [(), *aimed] if free else aimed:
                yield orders.CastSpell(who, spell, targets, form="bear", done=False)

    @precondition(lambda self: not self.fight.state.ended)
    @rule()
    def let_them_pass(self) -> None:
        """Whoever is awaited passes."""
        for who in self.fight.awaited():
            if who in self.fight.awaited() and who in self.fight.everybody:
                self.do(orders.Pass(who))

    @precondition(lambda self: not self.fight.state.ended and len(self.deeds) % 3 == 0)
    @rule()
    def let_the_deadline_pass(self) -> None:
        """Nobody answers in time."""
        self.do(None)

    def do(self, deed: orders.Order | None) -> None:
        """Do something with dice of its own, and remember it."""
        self.perform(self.fight, deed, len(self.deeds))
        self.deeds.append(deed)

    def perform(self, one: Fight, deed: orders.Order | None, number: int) -> None:
        """Carry out one deed of a fight."""
        one.dice = Seeded(self.seed + number + 1)
        if deed is None:
            one.close(2)
        else:
            one.act(deed)

    @invariant()
    def lives_and_sides_hold(self) -> None:
        """Lives are never negative, who is at 0 is down, no side has more than three."""
        one = self.fight
        for combatant in one.everybody.values():
            assert combatant.sheet.lives >= 0
            assert (combatant.sheet.lives == 0) == (combatant.sheet.status in DOWN)
        for side in ("challenger", "challenged"):
            up = [line for line in one.state.fighters if line.side == side and one.status(line.id) == "active"]
            assert len(up) <= 3

    @invariant()
    def facts_are_plain_data(self) -> None:
        """The story survives being stored, and whoever is awaited is somebody known."""
        one = self.fight
        assert [HAPPENED.validate_python(HAPPENED.dump_python(told, mode="json")) for told in one.story] == one.story
        assert set(one.awaited()) <= {*one.everybody, "org"}
        assert len(set(one.released)) == len(one.released)

    def teardown(self) -> None:
        """Every fight ends if only deadlines pass; the same orders and dice tell the same story."""
        if not hasattr(self, "fight"):
            return
        for _ in range(ENOUGH_DEADLINES):
            if self.fight.state.ended:
                break
            self.do(None)
            self.lives_and_sides_hold()
        assert self.fight.state.ended
        assert set(self.fight.released) == {line.id for line in self.fight.state.fighters}
        again = self.begun()
        for number, deed in enumerate(self.deeds):
            self.perform(again, deed, number)
        assert (again.story, again.state) == (self.fight.story, self.fight.state)
        assert fold((), again.everybody[1].sheet) == self.fight.everybody[1].sheet


TestFights = Fights.TestCase
TestFights.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
