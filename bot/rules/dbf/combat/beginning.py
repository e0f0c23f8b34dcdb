"""How a combat begins: by a challenge, by a strike at a sleeper, by a strike out of hiding."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.core.combat import Challenge, Combatant, Contender
from bot.rules.core.combat_facts import CombatOpened, HitAverted, LivesLost
from bot.rules.core.combat_orders import Side
from bot.rules.core.moment import Dice
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.bout import Bout, World, settle_falls
from bot.rules.dbf.combat.challenging import Bound, bind
from bot.rules.dbf.combat.duelling import DIE
from bot.rules.dbf.combat.state import CombatState, Fighter, Witness
from bot.rules.dbf.combat.strength import in_hand, wounded_by, wounds
from bot.rules.dbf.combat.surprising import Party, goes_unnoticed, strike_from_hiding
from bot.rules.dbf.lasting import abilities, lasting
from bot.rules.dbf.lives import lose
from bot.rules.dbf.outcomes import acted


def begin_by_challenge(books: DbfBooks, challenge: Challenge, rulings: Rulings, dice: Dice) -> Bout:
    """Return the combat a challenge opens; a sleeper is struck first and wakes by it (DBF-COMBAT-2, DBF-AFTER-6)."""
    bound = _bind(books, challenge)
    bout = _open(books, challenge, bound, rulings, dice)
    if bound.strike:
        _wound(bout, challenge, wounds(bout, challenge.by, challenge.target))
    return bout


def strike_sleeper(books: DbfBooks, challenge: Challenge, rulings: Rulings, dice: Dice) -> Bout:
    """Return the combat a strike at a sleeper opens; on others it is refused (DBF-AFTER-6, R-AFT-4)."""
    if not _bind(books, challenge).strike:
        raise Refusal("target_not_asleep", rule="DBF-AFTER-6")
    return begin_by_challenge(books, challenge, rulings, dice)


def begin_by_stealth(
    books: DbfBooks, challenge: Challenge, rulings: Rulings, dice: Dice, *, unnoticed: bool | None, dodge: bool
) -> Bout:
    """Return the combat a stealth strike opens, its wound already dealt (DBF-ABIL-ZAKRADANIE-1..3, R-CMB-19)."""
    bound = _bind(books, challenge)
    attacker, target = (_party(one) for one in _two(bound, challenge))
    if rulings.word("stealth_mode") == "roll" and unnoticed is None:
        unnoticed = goes_unnoticed(dice.roll(DIE), dice.roll(DIE))
    strike = strike_from_hiding(books, attacker, target, rulings, unnoticed=bool(unnoticed), dodge=dodge)
    bout = _open(books, challenge, bound, rulings, dice)
    if strike.dodged:
        bout.change(challenge.target, dodges_used=1)
        bout.tell(HitAverted(challenge.target, "dodged"))
    else:
        _wound(bout, challenge, strike.wounds)
    return bout


def _bind(books: DbfBooks, challenge: Challenge) -> Bound:
    by = next((one for one in challenge.challengers if one.combatant.id == challenge.by), None)
    return bind(books, challenge, abilities(books, by.combatant.sheet) if by is not None else ())


def _two(bound: Bound, challenge: Challenge) -> Iterator[Combatant]:
    """Yield who strikes and who is struck, as they are before the strike shows the striker."""
    for who in (challenge.by, challenge.target):
        yield next(one.combatant for one in (*bound.challenger, *bound.challenged) if one.combatant.id == who)


def _party(combatant: Combatant) -> Party:
    sheet = combatant.sheet
    return Party(sheet.owned(), in_hand(sheet, combatant.weapon), frozenset(lasting(sheet)))


def _open(books: DbfBooks, challenge: Challenge, bound: Bound, rulings: Rulings, dice: Dice) -> Bout:
    """Begin with the opening; who challenges is seen by it (R-SPL-4)."""
    everybody = (*bound.challenger, *bound.challenged, *bound.present)
    world = World(books, rulings, dice, {one.combatant.id: one.combatant for one in everybody})
    state = CombatState(
        fighters=(*_fighters(bound.challenger, "challenger"), *_fighters(bound.challenged, "challenged")),
        witnesses=tuple(Witness(id=one.combatant.id) for one in bound.present),
        phase_open=challenge.phase_open,
    )
    bout = Bout(world, state)
    bout.give(challenge.by, acted(books, bout.sheet(challenge.by), rulings))
    ours, theirs = (tuple(one.combatant.id for one in side) for side in (bound.challenger, bound.challenged))
    bout.tell(CombatOpened(ours, theirs))
    return bout


def _fighters(contenders: tuple[Contender, ...], side: Side) -> tuple[Fighter, ...]:
    return tuple(as_fighter(one.combatant, side) for one in contenders)


def as_fighter(combatant: Combatant, side: Side) -> Fighter:
    """Return somebody as a fighter of a side."""
    return Fighter(
        id=combatant.id,
        side=side,
        player=combatant.player,
        xp=combatant.sheet.xp,
        weapon=combatant.weapon,
        claws=combatant.figures.claws if combatant.figures is not None else None,
    )


def _wound(bout: Bout, challenge: Challenge, amount: int) -> None:
    """Deal the wound of a strike before the opening; it may fell the target (DBF-ABIL-ZAKRADANIE-2)."""
    body = bout.body(challenge.target)
    bout.tell(LivesLost(challenge.target, wounded_by(body, amount), "hit", challenge.by))
    bout.give(challenge.target, lose(bout.books, body, amount))
    settle_falls(bout)
