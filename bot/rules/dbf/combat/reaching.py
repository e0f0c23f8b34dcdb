"""Whom a spell reaches in a combat: by its kind of targets, and what the caster can see is wrong with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bot.rules.core.facts import Identity
from bot.rules.core.magic import Casting, Context, Target
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.aiming import Aiming
from bot.rules.dbf.combat.bout import Bout, opposite
from bot.rules.dbf.combat.pairing import partner
from bot.rules.dbf.combat.state import Cast, Fighter
from bot.rules.dbf.combat.strength import in_hand
from bot.rules.dbf.demands import status_faults
from bot.rules.dbf.entries import SpellBook, TargetKind
from bot.rules.dbf.natures import hidden_misfit, refused_misfit

# Demands that reach somebody who lies; every other spell reaches only those who are up (DBF-COMBAT-30).
REACHES_THE_FALLEN = frozenset({"heal", "fallen", "living_body", "curse"})


@dataclass(frozen=True, slots=True)
class Reaching:
    """A spell declared in a combat; `starters` were up when its step began."""

    bout: Bout
    cast: Cast
    starters: tuple[Fighter, ...]

    @property
    def row(self) -> SpellBook:
        """The spell's entry in the books."""
        return self.bout.books.spells[self.cast.spell]

    @property
    def caster(self) -> Fighter:
        """Whoever casts."""
        return self.bout.fighter(self.cast.by)

    def casting(self) -> Casting:
        """Return the casting as the rest of magic knows it."""
        return casting_of(self.bout, self.cast)

    def of_side(self, side: str) -> tuple[Identity, ...]:
        """Return those of a side who were up when the step began."""
        return tuple(one.id for one in self.starters if one.side == side)

    def opponents(self) -> tuple[Identity, ...]:
        """Return the opponents: unpaired ones included (DBF-COMBAT-15, DBF-COMBAT-20)."""
        return self.of_side(opposite(self.caster.side))

    def aiming(self, who: Identity) -> Aiming:
        """Return the spell on its way to one target."""
        return Aiming(
            casting=self.casting(),
            spell=self.row,
            level=self.bout.level(self.cast.by),
            target=Target(who),
            body=self.bout.body(who),
            rulings=self.bout.rulings,
        )


def casting_of(bout: Bout, cast: Cast, context: Context = "combat") -> Casting:
    """Return a declared spell as a casting in a combat, in the phase it began in (DBF-MAGIC-16)."""
    return Casting(
        caster=cast.by,
        sheet=bout.sheet(cast.by),
        spell=cast.spell,
        context=context,
        phase_open=bout.state.phase_open,
        condition=cast.condition,
        form=cast.form,
    )


def reach(reaching: Reaching) -> tuple[Identity, ...]:
    """Return whom the spell reaches (DBF-COMBAT-15, R-MAG-11)."""
    return REACH[reaching.row.target_kind](reaching)


def reason(reaching: Reaching, who: Identity) -> str | None:
    """Return why a spell does nothing to one it reaches, which the caster does not learn (DBF-MAGIC-17)."""
    return hidden_misfit(reaching.aiming(who))


def _named(reaching: Reaching) -> tuple[Identity, ...]:
    return tuple(dict.fromkeys(reaching.cast.targets))


def _party(reaching: Reaching) -> tuple[Identity, ...]:
    """A whole side: that of the one named, else the opponents (R-SPL-9, R-CMB-14)."""
    named = reaching.bout.find(reaching.cast.targets[0]) if reaching.cast.targets else None
    return reaching.opponents() if named is None else reaching.of_side(named.side)


REACH: Mapping[TargetKind, Callable[[Reaching], tuple[Identity, ...]]] = {
    "self": lambda reaching: (reaching.cast.by,),
    "enemy": _named,
    "paired_enemy": _named,
    "all_enemies": Reaching.opponents,
    "one_party": _party,
    "own_party": lambda reaching: reaching.of_side(reaching.caster.side),
    "challenging_party": lambda reaching: reaching.of_side("challenger"),
    "being": _named,
    "character": _named,
    "knocked_out_or_consenting": _named,
    "dead_or_knocked_out": _named,
    "everyone_in_combat_except_caster": lambda reaching: (),
    "combat": lambda reaching: (),
    "weapon": lambda reaching: _named(reaching) or (reaching.cast.by,),
}
# The kinds of targets a caster chooses; all others follow from the fight.
AIMED_KINDS = frozenset(kind for kind, found in REACH.items() if found is _named) | {"weapon"}


def check_targets(reaching: Reaching) -> None:
    """Refuse targets for what the caster can see; nothing is spent (DBF-MAGIC-17)."""
    row = reaching.row
    if row.target_kind not in AIMED_KINDS:
        return
    named = reach(reaching)
    refusals = (("target_required", not named), ("too_many_targets", len(named) > row.max_targets))
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-MAGIC-17")
    for who in named:
        fault = next(_faults(reaching, who), None)
        if fault is not None:
            raise Refusal(fault, rule="DBF-MAGIC-17")


def may_be_aimed(reaching: Reaching, who: Identity) -> bool:
    """Say whether the caster sees nothing wrong with a target."""
    return next(_faults(reaching, who), None) is None


def _faults(reaching: Reaching, who: Identity) -> Iterator[str]:
    """Yield what the caster sees to be wrong with a target, in the order of the checks."""
    bout, row = reaching.bout, reaching.row
    found = bout.find(who)
    if found is None or found.out in ("fled", "left") or found.away:
        yield "target_not_here"
        return
    if row.target_kind == "paired_enemy" and partner(bout, reaching.cast.by) != who:
        yield "not_paired"
    if row.target_kind == "enemy" and found.side == reaching.caster.side:
        yield "target_not_enemy"
    if found.out == "sidelined" or (row.demand not in REACHES_THE_FALLEN and not bout.is_active(found)):
        yield "target_not_active"
    if row.target_kind == "weapon":
        if in_hand(bout.sheet(who), found.weapon) is None:
            yield "no_weapon_in_hand"
        return
    aiming = reaching.aiming(who)
    yield from status_faults(aiming)
    misfit = refused_misfit(aiming)
    if misfit is not None:
        yield misfit
