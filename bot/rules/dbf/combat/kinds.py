"""The kinds of effects of spells in a combat: one small function for each, and the place it has in step 3."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.rules.core.combat_facts import LaidLow, LivesGained, PairCharmed, SwarmEnded
from bot.rules.core.facts import Identity
from bot.rules.dbf.combat.bout import opposite
from bot.rules.dbf.combat.pairing import partner
from bot.rules.dbf.combat.reaching import Reaching
from bot.rules.dbf.combat.spellwork import Spellwork, depart
from bot.rules.dbf.combat.state import Blessing
from bot.rules.dbf.entries import CombatKind, EffectKind
from bot.rules.dbf.resolving import EFFECTS, Impact
from bot.rules.dbf.spell_facts import SpellRegained

# The places of effects in step 3 (DBF-COMBAT-20): gains and protections, losses, healing, own leaving of two sorts,
# putting aside, fear, sleep, fog.
Stage = Literal["gains", "losses", "healing", "parting", "vanishing", "sidelining", "fear", "sleep", "fog"]
Doing = Callable[[Spellwork, Reaching, Identity], None]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of effect: where it stands in the step, what it does to one of those reached.

    `once` says that it happens once for the casting, whoever is reached; its target is the caster then.
    """

    stage: Stage
    do: Doing
    once: bool = False


def _as_in_peace(kind: EffectKind) -> Doing:
    """The same as outside a combat: the facts of the kind's own function stand on the sheet."""

    def do(work: Spellwork, cast: Reaching, who: Identity) -> None:
        impact = Impact(work.bout.books, cast.casting(), work.bout.body(who))
        for effect in cast.row.effects:
            if effect.kind == kind:
                work.bout.give(who, EFFECTS[kind](impact, effect))

    return do


def _gain(work: Spellwork, cast: Reaching, who: Identity) -> None:
    _as_in_peace("gain")(work, cast, who)
    work.bout.tell(LivesGained(who, cast.row.lives_gained or 0, cast.cast.spell))


def _last(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """What lasts for the combat or the round stands with the fighter, a weapon's with the weapon; all else as ever."""
    bout, spell = work.bout, cast.cast.spell
    setting = cast.row.duration_setting
    duration = cast.row.duration if setting is None else bout.rulings.word(setting)
    fighter = bout.fighter(who)
    if cast.row.target_kind == "weapon":
        blessing = Blessing(holder=who, weapon=fighter.weapon, spell=spell, for_round=duration == "round")
        bout.update(blessings=(*bout.state.blessings, blessing))
    elif duration == "combat":
        bout.change(who, lasting=(*fighter.lasting, spell))
    elif duration == "round":
        bout.change(who, for_round=(*fighter.for_round, spell))
    else:
        _as_in_peace("last")(work, cast, who)


def _wound(work: Spellwork, cast: Reaching, who: Identity) -> None:
    if cast.row.damage is not None and work.started_up(who):
        work.wound(who, cast.row.damage.amount, "spell", cast)


def _fell(work: Spellwork, cast: Reaching, who: Identity) -> None:
    work.wound(who, work.bout.body(who).lives, "spell", cast)


def _heal(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """Who lay already is healed at once; the others after all losses of the step (R-LIFE-7, R-CMB-6)."""
    amount = cast.row.heal
    if isinstance(amount, int) and work.started_up(who):
        work.heal(who, amount)
        return
    before = work.bout.sheet(who).lives
    _as_in_peace("heal")(work, cast, who)
    _tell_gain(work, cast, who, before)


def _revive(work: Spellwork, cast: Reaching, who: Identity) -> None:
    before = work.bout.sheet(who).lives
    _as_in_peace("revive")(work, cast, who)
    _tell_gain(work, cast, who, before)


def _tell_gain(work: Spellwork, cast: Reaching, who: Identity, before: int) -> None:
    gained = work.bout.sheet(who).lives - before
    if gained:
        work.bout.tell(LivesGained(who, gained, cast.cast.spell))


def _trip(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """The target begins this round's duel lying (DBF-SPELL-ELEMENTY-2)."""
    work.bout.change(who, prone=True)
    work.bout.tell(LaidLow(who))


def _charm(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """Caster and paired opponent sit this round out (R-SPL-3)."""
    bout = work.bout
    pair = next((pair for pair in bout.state.pairs if set(pair) == {cast.cast.by, who}), None)
    if pair is not None and partner(bout, who) is not None and pair not in bout.state.charmed:
        bout.update(charmed=(*bout.state.charmed, pair))
        bout.tell(PairCharmed(pair))


def _swarm(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """Insects that spare their own caster alone (R-SPL-14)."""
    work.bout.update(swarms=(*work.bout.state.swarms, cast.cast.by))


def _regain(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """The caster may cast a used spell once more, though not in this step (R-SPL-20)."""
    spell = cast.cast.regain
    if spell is not None and spell in work.bout.sheet(who).used_spells:
        work.bout.give(who, (SpellRegained(spell),))


def _end_swarms(work: Spellwork, cast: Reaching, who: Identity) -> None:
    work.swarms_end = True
    if work.bout.state.swarms:
        work.bout.tell(SwarmEnded())


def _storm(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """The combat ends after this round (R-SPL-1)."""
    work.bout.update(storm=True)


def _fright(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """Fear costs a life, whatever becomes of the flight (DBF-SPELL-POCAROVANIE-4)."""
    loss = cast.row.life_loss
    if isinstance(loss, int) and work.started_up(who):
        work.frightened.add(who)
        work.wound(who, loss, "spell", cast)


def _part(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """Animals let go whom the caster names, if all opponents truly are animals (R-SPL-2)."""
    bout = work.bout
    against = [one.id for one in work.starters if one.side == opposite(cast.caster.side)]
    animals = all("animal" in bout.body(one).nature for one in against)
    if animals and bout.rulings.word("animal_speech_in_combat") == "leave":
        for one in cast.cast.leave:
            if bout.is_active(bout.fighter(one)):
                depart(bout, one, "animals_let_go")


def _vanish(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """Invisible in a combat means gone, for nothing (R-SPL-4)."""
    if work.bout.is_active(work.bout.fighter(who)):
        depart(work.bout, who, "invisibility")


def _sideline(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """The being takes no part any more and counts as defeated afterwards (R-SPL-19)."""
    if work.bout.is_active(work.bout.fighter(who)):
        depart(work.bout, who, "sidelined")


def _sleep(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """Opponents still up fall asleep (R-SPL-6)."""
    if work.bout.is_active(work.bout.fighter(who)):
        _as_in_peace("hold")(work, cast, who)
        work.slept.add(work.bout.fighter(who).side)


def _fog(work: Spellwork, cast: Reaching, who: Identity) -> None:
    work.fog = cast.row.metres or 0


def _stop_time(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """Where the guild lets time be stopped in any round (R-SPL-7)."""
    work.time_stop = work.time_stop or cast.cast.by


def _nothing(work: Spellwork, cast: Reaching, who: Identity) -> None:
    """A question is not asked in a combat."""


def run_in_fear(work: Spellwork) -> None:
    """Let those frightened run who are still up (DBF-COMBAT-20)."""
    for one in work.starters:
        if one.id in work.frightened and work.bout.is_active(work.bout.fighter(one.id)):
            depart(work.bout, one.id, "fear")


KINDS: Mapping[CombatKind | EffectKind, Kind] = {
    "gain": Kind("gains", _gain),
    "last": Kind("gains", _last),
    "cure": Kind("gains", _as_in_peace("cure")),
    "change_form": Kind("gains", _as_in_peace("change_form")),
    "trip": Kind("gains", _trip),
    "charm": Kind("gains", _charm),
    "swarm": Kind("gains", _swarm, once=True),
    "regain": Kind("gains", _regain, once=True),
    "end_swarms": Kind("gains", _end_swarms, once=True),
    "storm": Kind("gains", _storm, once=True),
    "stop_time": Kind("gains", _stop_time, once=True),
    "ask": Kind("gains", _nothing),
    "wound": Kind("losses", _wound),
    "fell": Kind("losses", _fell),
    "frighten": Kind("losses", _fright),
    "heal": Kind("healing", _heal),
    "revive": Kind("healing", _revive),
    "part": Kind("parting", _part, once=True),
    "vanish": Kind("vanishing", _vanish),
    "sideline": Kind("sidelining", _sideline),
    "hold": Kind("sleep", _sleep),
    "fog": Kind("fog", _fog, once=True),
}
