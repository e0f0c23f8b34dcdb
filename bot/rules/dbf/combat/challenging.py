"""The challenge: who may challenge whom, and whom it binds."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from bot.rules.core.combat import Bans, Challenge, Contender, ContenderKind
from bot.rules.core.facts import Identity
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.combat.strength import in_hand, natural_strength
from bot.rules.dbf.lasting import hiding, lasting
from bot.rules.dbf.scenes import TIME_STOP, DbfScenes
from bot.rules.dbf.sheet import NOT_ACTIVE

ANIMAL_SPEECH = "zvieracia_rec"


@dataclass(frozen=True, slots=True)
class Challenger:
    """Who challenges: `armed` with a weapon in hand, though creeps need none (R-CMB-17)."""

    status: str = "active"
    in_combat: bool = False
    kind: ContenderKind = "character"
    armed: bool = True
    abilities: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Challenged:
    """Who is challenged; `speech` says that its party is under Zvieracia reč."""

    status: str = "active"
    in_combat: bool = False
    here: bool = True
    speech: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """A challenge as it is checked."""

    by: Challenger
    target: Challenged
    same_party: bool = False
    same_player: bool = False
    bans: Bans = field(default_factory=Bans)


def check(books: DbfBooks, claim: Claim) -> bool:
    """Refuse a challenge, in the order of DBF-COMBAT-7 (DBF-PARTY-4); say if it strikes a sleeper (DBF-AFTER-6)."""
    by, target, bans = claim.by, claim.target, claim.bans
    minutes = {
        "held": books.spells[TIME_STOP].minutes,
        "back": books.figures.number("general.out_of_game_return_minutes"),
        "fog": books.figures.number("combat.fog_keep_away_minutes"),
        "fled": DbfScenes(books).pursuit_minutes(frozenset(by.abilities)),
    }
    asleep = target.status == "asleep"
    refusals = (
        ("out_of_game_wait", _within(bans.back_in_game, minutes["back"])),
        ("not_active", by.status in NOT_ACTIVE and not (by.status == "out_of_game" and bans.back_in_game is not None)),
        ("in_combat", by.in_combat),
        ("must_stay_in_place", _within(bans.held, minutes["held"])),
        ("no_weapon_in_hand", not by.armed and by.kind != "creep"),
        ("same_party", claim.same_party),
        ("target_not_here", not target.here),
        ("party_in_combat", target.in_combat),
        ("target_not_active", target.status in NOT_ACTIVE and not asleep),
        ("own_character_opposed", claim.same_player),
        ("animal_cannot_challenge", by.kind == "animal" and target.speech),
        ("must_keep_away", _within(bans.fog_withdrawn, minutes["fog"])),
        ("pursuit_ban", _within(bans.fled, minutes["fled"])),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-COMBAT-7")
    return asleep


def _within(ago: float | None, minutes: int | None) -> bool:
    return ago is not None and minutes is not None and ago < minutes


@dataclass(frozen=True, slots=True)
class Bound:
    """Whom a challenge binds, the present on no side, and whether it is a strike at a sleeper."""

    challenger: tuple[Contender, ...]
    challenged: tuple[Contender, ...]
    present: tuple[Contender, ...]
    strike: bool


def bind(books: DbfBooks, challenge: Challenge, abilities: Collection[str]) -> Bound:
    """Return the sides of a challenge, or refuse it (DBF-COMBAT-2, -49, -51, R-CMB-23)."""
    by = _find(challenge.challengers, challenge.by)
    target = _find((*challenge.challenged, *challenge.challengers), challenge.target)
    strike = check(books, _claim(books, challenge, by, target, abilities))
    most = books.figures.number("combat.max_per_side")
    ours = _first(by, _bound(books, challenge.challengers, by.scene))
    theirs = _first(target, _bound(books, challenge.challenged, by.scene))
    sides = {one.combatant.id for one in (*ours[:most], *theirs[:most])}
    outside = (*ours[most:], *theirs[most:], *_bound(books, challenge.present, by.scene, unseen=True))
    present = {one.combatant.id: one for one in outside if one.combatant.id not in sides}
    return Bound(ours[:most], theirs[:most], tuple(present.values()), strike)


def _find(contenders: Iterable[Contender], who: Identity) -> Contender:
    for one in contenders:
        if one.combatant.id == who:
            return one
    raise Refusal("target_not_here", rule="DBF-COMBAT-7")


def _first(one: Contender, others: tuple[Contender, ...]) -> tuple[Contender, ...]:
    """The one who challenges or is challenged is on the side whatever hides it; the rest in the party's order."""
    if any(other.combatant.id == one.combatant.id for other in others):
        return others
    return (one, *others)


def _bound(
    books: DbfBooks, party: Iterable[Contender], scene: Identity | None, *, unseen: bool = False
) -> tuple[Contender, ...]:
    """Return those of a party who are active, visible, here and in no other combat (DBF-COMBAT-49)."""
    return tuple(
        one
        for one in party
        if one.combatant.sheet.status == "active"
        and one.scene == scene
        and not one.in_combat
        and (unseen or not _hidden(books, one))
    )


def _hidden(books: DbfBooks, one: Contender) -> bool:
    return bool(hiding(books, lasting(one.combatant.sheet)))


def _claim(
    books: DbfBooks, challenge: Challenge, by: Contender, target: Contender, abilities: Collection[str]
) -> Claim:
    claws = by.combatant.figures.claws if by.combatant.figures is not None else None
    natural = natural_strength(by.combatant.sheet, claws)
    sides = (
        (by, *_bound(books, challenge.challengers, by.scene)),
        (target, *_bound(books, challenge.challenged, by.scene)),
    )
    fights_here = any(one.in_combat and one.scene == by.scene for one in challenge.challenged)
    return Claim(
        by=Challenger(
            status=by.combatant.sheet.status,
            in_combat=by.in_combat,
            kind=by.kind,
            armed=in_hand(by.combatant.sheet, by.combatant.weapon) is not None or bool(natural),
            abilities=abilities,
        ),
        target=Challenged(
            status=target.combatant.sheet.status,
            in_combat=target.in_combat or fights_here,
            here=target.scene == by.scene and by.scene is not None and not _hidden(books, target),
            speech=any(ANIMAL_SPEECH in lasting(one.combatant.sheet) for one in challenge.challenged),
        ),
        same_party=any(one.combatant.id == challenge.target for one in challenge.challengers),
        same_player=bool(players(sides[0]) & players(sides[1])),
        bans=challenge.bans,
    )


def players(contenders: Iterable[Contender]) -> set[Identity]:
    """Return the players of a party; creeps an ORG plays do not count (R-CMB-22)."""
    return {one.combatant.player for one in contenders if one.combatant.player is not None and one.kind != "creep"}
