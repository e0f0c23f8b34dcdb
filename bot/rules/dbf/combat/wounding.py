"""Step 5: the hits of all duels, what averts them, and the wounds that are left, all together."""

from __future__ import annotations

from dataclasses import replace

from bot.rules.core.combat_facts import HitAverted, LivesGained, LivesLost
from bot.rules.core.combat_orders import Dodge
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.combat.bout import Bout, settle_falls
from bot.rules.dbf.combat.silence import dodges_by_order
from bot.rules.dbf.combat.spellwork import settle_lives
from bot.rules.dbf.combat.state import BeforeHits, Duel, Fighter, Hit, Stance, Wounded
from bot.rules.dbf.combat.strength import is_armed, spells_on, wounded_by, wounds
from bot.rules.dbf.dodging import dodges
from bot.rules.dbf.sheet import DbfSheet

FORESIGHT = "predtucha"
VAMPIRE = "upiri_dotyk"


def find_hits(bout: Bout) -> None:
    """Find who was hit; the hit of an unarmed one is none, Predtucha takes its hit first (DBF-COMBAT-24..26, -28)."""
    stances = (
        Stance(
            who=one.id,
            up=bout.is_active(one),
            lives=bout.sheet(one.id).lives,
            form=form_of(bout.sheet(one.id)),
            lasting=one.lasting,
            dodges_used=one.dodges_used,
        )
        for one in bout.state.fighters
    )
    bout.update(before_hits=BeforeHits(stances=tuple(stances), lost=bout.state.lost, blood=bout.state.blood))
    find_hits_of(bout, *bout.state.duels)


def form_of(sheet: DbfSheet) -> str | None:
    """Return the animal form somebody is in."""
    return sheet.shape.form if sheet.shape is not None else None


def find_hits_of(bout: Bout, *duels: Duel) -> None:
    """Find who was hit in these duels."""
    for duel in duels:
        first, second = duel.pair
        for attacker, victim in ((first, second), (second, first)):
            if duel.result in (attacker, "both") and is_armed(bout, attacker):
                _hit(bout, attacker, victim)
    _dodge_by_order(bout)


def _hit(bout: Bout, attacker: Identity, victim: Identity) -> None:
    fighter = bout.fighter(victim)
    foreseen = FORESIGHT in fighter.lasting
    hit = Hit(victim=victim, attacker=attacker, wounds=wounds(bout, attacker, victim), averted=foreseen or None)
    bout.update(hits=(*bout.state.hits, hit))
    if foreseen:
        left = list(fighter.lasting)
        left.remove(FORESIGHT)
        bout.change(victim, lasting=tuple(left))
        bout.tell(HitAverted(victim, "foreseen"))


def _dodge_by_order(bout: Bout) -> None:
    """A standing order answers for its owner; what it does not meet is not spent (DBF-COMBAT-48)."""
    for hit in bout.state.hits:
        fighter = bout.fighter(hit.victim)
        open_hit = hit.averted is None and dodges_left(bout, fighter)
        if open_hit and dodges_by_order(fighter.dodge_if, would_lose(bout, hit)):
            _avert(bout, hit.victim)


def would_lose(bout: Bout, hit: Hit) -> int:
    """Return the lives a hit would take."""
    return wounded_by(bout.body(hit.victim), hit.wounds)


def dodges_left(bout: Bout, fighter: Fighter) -> int:
    """Return the dodges somebody still has in this combat (DBF-ABIL-UHYBANIE-1, R-ABI-5)."""
    sheet = bout.sheet(fighter.id)
    return max(0, dodges(bout.books, sheet.owned(), spells_on(fighter, sheet), bout.rulings) - fighter.dodges_used)


def dodgers(bout: Bout) -> tuple[Identity, ...]:
    """Return who is asked: hit, not foreseen, with a dodge left and no standing order (DBF-COMBAT-26, R-CMB-20)."""
    return tuple(
        hit.victim
        for hit in bout.state.hits
        if hit.averted is None
        and hit.wounds
        and bout.fighter(hit.victim).dodge_if is None
        and dodges_left(bout, bout.fighter(hit.victim))
    )


def dodge(bout: Bout, order: Dodge) -> None:
    """Let a hit pass; a refusal refuses nothing else of the round (DBF-ABIL-UHYBANIE-1, -5)."""
    fighter = bout.fighter(order.by)
    sheet = bout.sheet(order.by)
    able = dodges(bout.books, sheet.owned(), spells_on(fighter, sheet), bout.rulings)
    refusals = (
        ("no_ability", not able),
        ("dodge_already_used", bool(able) and not dodges_left(bout, fighter)),
        ("nothing_to_dodge", all(hit.victim != order.by or hit.averted for hit in bout.state.hits)),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-ABIL-UHYBANIE-1")
    _avert(bout, order.by)


def _avert(bout: Bout, who: Identity) -> None:
    """The hit does nothing, however great it is; the one dealt back still counts (DBF-ABIL-UHYBANIE-2, -3)."""
    hits = (replace(hit, averted=True) if hit.victim == who else hit for hit in bout.state.hits)
    bout.update(hits=tuple(hits))
    bout.change(who, dodges_used=bout.fighter(who).dodges_used + 1)
    bout.tell(HitAverted(who, "dodged"))


def take_hits(bout: Bout) -> None:
    """Let losses and gains of the step count together, then find who has fallen (DBF-COMBAT-29, R-SPL-8)."""
    hits = [hit for hit in bout.state.hits if not hit.averted]
    lost = {hit.victim: hit.wounds for hit in hits}
    gained = {hit.attacker: gain for hit in hits if (gain := _drained(bout, hit))}
    for hit in hits:
        bout.tell(LivesLost(hit.victim, would_lose(bout, hit), "hit", hit.attacker))
    for who in dict.fromkeys((*lost, *gained)):
        known = len(bout.facts.get(who, ()))
        settle_lives(bout, who, lost.get(who, 0), gains=gained.get(who, 0))
        wounded = Wounded(who=who, facts=tuple(bout.facts.get(who, ())[known:]))
        bout.update(wounded=(*bout.state.wounded, wounded))
    for who, amount in gained.items():
        bout.tell(LivesGained(who, amount, VAMPIRE))
    bout.update(hits=())
    settle_falls(bout)


def _drained(bout: Bout, hit: Hit) -> int:
    """Return what Upíri dotyk gives the attacker: the lives really lost, or the wounds dealt (R-SPL-8)."""
    if VAMPIRE not in bout.fighter(hit.attacker).for_round:
        return 0
    by_loss = bout.rulings.word("vampire_gain") == "lives_actually_lost"
    return would_lose(bout, hit) if by_loss else hit.wounds
