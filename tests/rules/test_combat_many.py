"""Many fights from seeds: mages, warriors and creeps use everything their menus offer, and every spell is seen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from bot.books import read_books
from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Combatant
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings, RulingValue
from bot.rules.dbf.combat.reaching import AIMED_KINDS
from bot.rules.dbf.sheet import DOWN, MetForm
from bot.rules.registry import build
from tests.rules.casts import SCHOOLS
from tests.rules.fights import Fight, Seeded, creep, fight, fighter

BOOKS = read_books()["dbf"]
DBF = build({"dbf": BOOKS})["dbf"]
FIGHTS = 100
SUPPORT: dict[str, Callable[[Identity], orders.Order]] = {
    "challenger": lambda who: orders.AnswerOpening(who, "support_challenger"),
    "challenged": lambda who: orders.AnswerOpening(who, "support_challenged"),
}
LONGEST = 2_000
IN_A_FIGHT = {key for key, row in BOOKS.spells.items() if row.timing in ("combat", "either")}
ENDING = ("hmla", "zastavenie_casu", "ladova_burka", "uspanie")  # they would end most fights in their first round
NATURES = (("living", "animal"), ("undead",), ("living", "demon"), ("living",))
# Settings that change fights, with the values they may take.
CHANGED = {
    key: setting.choices or (True, False)
    for key, setting in BOOKS.settings.items()
    if setting.kind in ("choice", "flag") and key not in ("tempo", "level_up_gate", "pick_pool")
}


def rulings_by(chance: random.Random) -> Rulings:
    """Return settings of which some differ from the default."""
    chosen: dict[str, RulingValue] = {key: chance.choice(CHANGED[key]) for key in chance.sample(list(CHANGED), k=6)}
    return Rulings(DBF.rulings, chosen)


def combatant_by(chance: random.Random, who: Identity) -> Combatant:
    """Return a mage, more rarely a warrior or a creep."""
    sort = chance.random()
    if sort < 0.2:
        return creep(who, *chance.choice(NATURES), lives=chance.randint(1, 5), level=chance.randint(1, 9))
    met = {"forms": (MetForm(key="bear", lives=4, strength=2),)}
    common: dict[str, Any] = {"lives": chance.randint(2, 7), "level": chance.randint(4, 9), "potions": sort < 0.5}
    if sort < 0.35:
        return fighter(who, "serm", "prieraznost", "uhybanie", weapon=chance.choice(["mec", "palcat"]), **common)
    return fighter(who, *SCHOOLS, "uhybanie", weapon="dyka", sheet=met, **common)


def begun(chance: random.Random, rulings: Rulings, seed: int) -> Fight:
    """Return a fight after its challenge; creeps stand on either side and by."""
    sizes = [chance.randint(1, 3), chance.randint(1, 3), chance.randint(0, 2)]
    ids = iter(range(1, 9))
    parties = [[combatant_by(chance, next(ids)) for _ in range(size)] for size in sizes]
    return fight(DBF, rulings, *parties, dice=Seeded(seed), opened=False)


def offered(one: Fight, who: Identity) -> Iterator[orders.Order]:
    """Yield everything the menu of somebody offers."""
    assert DBF.combat is not None
    found = DBF.combat.choices(one.state, who, one.everybody, one.rulings)
    if found.answer:
        yield orders.AnswerOpening(who, "pass")
        yield from (SUPPORT[side](who) for side in found.sides)
        yield from (orders.CastSpell(who, spell) for spell in found.spells)
    if found.dodge is not None:
        yield orders.Dodge(who)
    if found.flee and one.lives(who) < 3:
        yield orders.Flee(who)
    if found.drink:
        yield orders.Drink(who, "brew", 1)
    if found.report is not None:
        yield orders.ReportDuel(who, who)
    yield from (orders.Join(who, side) for side in found.sides if one.state.step == "end_of_round")
    yield from (orders.Pick(who, own, other) for own in found.pick_own for other in found.pick_other)
    for spell in found.spells if one.state.step in ("potion", "spells") else ():
        aimed = [(target,) for target in found.targets.get(spell, ())]
        for targets in aimed if BOOKS.spells[spell].target_kind in AIMED_KINDS else [()]:
            yield orders.CastSpell(who, spell, targets, form="bear", done=False)


def live(one: Fight, chance: random.Random) -> None:
    """Let somebody do something offered, pass, or let the deadline pass; nothing offered is refused."""
    who = chance.choice(sorted(one.everybody))
    rarely = ENDING if chance.random() < 0.95 else ()
    choices = [order for order in offered(one, who) if getattr(order, "spell", None) not in rarely]
    roll = chance.random()
    if roll < 0.75 and choices:
        one.act(shuffled(one, chance.choice(choices), chance))
    elif roll < 0.9 and who in one.awaited():
        one.act(orders.Pass(who))
    elif roll > 0.97:
        one.close(2)


def shuffled(one: Fight, order: orders.Order, chance: random.Random) -> orders.Order:
    """Return a spell with what it may ask for besides: somebody to go, a spell to get back."""
    if not isinstance(order, orders.CastSpell):
        return order
    used = [key for key in one.everybody[order.by].sheet.used_spells if BOOKS.spells[key].level <= 3]
    back = chance.choice(used) if used and order.spell == "odsatie_zivotnej_energie" else None
    named = replace(order, regain=back, leave=(order.by,))
    return named if not refused(one, named) else order


def refused(one: Fight, order: orders.Order) -> bool:
    """Say whether an order would be refused."""
    assert DBF.combat is not None
    try:
        DBF.combat.act(one.state, order, one.everybody, one.rulings, Seeded(0))
    except Refusal:
        return True
    return False


def check(one: Fight) -> None:
    """Lives are never negative, who is at 0 is down, no side has more than three."""
    for combatant in one.everybody.values():
        assert combatant.sheet.lives >= 0
        assert (combatant.sheet.lives == 0) == (combatant.sheet.status in DOWN)
    for side in ("challenger", "challenged"):
        assert sum(line.side == side and one.status(line.id) == "active" for line in one.state.fighters) <= 3


def played(seed: int) -> Fight:
    """Return the fight of a seed, played to its end."""
    chance = random.Random(seed)
    one = begun(chance, rulings_by(chance), seed)
    for _ in range(LONGEST):
        if one.state.ended:
            return one
        live(one, chance)
        check(one)
    raise AssertionError(f"the fight of seed {seed} does not end")


def test_many_fights_end_and_all_spells_of_a_fight_are_seen_in_them() -> None:
    seen: Counter[str] = Counter()
    for seed in range(FIGHTS):
        one = played(seed)
        assert set(one.released) == {line.id for line in one.state.fighters}
        seen.update(told.spell for told in one.story if told.kind == "spell_resolved")
        seen.update(f"end {told.why}" for told in one.story if told.kind == "combat_ended")
        seen.update(told.kind for told in one.story)
    assert IN_A_FIGHT - set(seen) == set()
    assert {"end side_empty", "end ice_storm", "end fog", "end sleep", "end time_stop"} <= set(seen)
    assert {"got_up", "pair_charmed", "swarm_ended", "hit_averted", "side_joined", "departed"} <= set(seen)


def test_the_same_seed_tells_the_same_story() -> None:
    for seed in range(8):
        first, again = played(seed), played(seed)
        assert (first.story, first.state, first.everybody) == (again.story, again.state, again.everybody)
