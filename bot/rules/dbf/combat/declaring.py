"""Declaring potions and spells: secret until their step is resolved, checked when they are declared."""

from __future__ import annotations

from dataclasses import replace

from bot.rules.core.combat_orders import CastSpell, Drink
from bot.rules.core.facts import Identity
from bot.rules.core.magic import Context
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.casting import check_caster
from bot.rules.dbf.combat.bout import Bout, opposite
from bot.rules.dbf.combat.reaching import Reaching, casting_of, check_targets
from bot.rules.dbf.combat.state import Cast, Fighter, Potion

ANIMAL = "animal"
HIGHEST_REGAINED = 3


def drink(bout: Bout, order: Drink) -> None:
    """Declare a potion: one for each in a round, paired or not (DBF-COMBAT-17)."""
    fighter = bout.acting(order.by)
    if fighter.potion is not None:
        raise Refusal("potion_already_drunk", rule="DBF-COMBAT-17")
    if bout.state.step != "potion":
        raise Refusal("not_this_step")
    bout.change(order.by, potion=Potion(key=order.potion, heals=order.heals))


def cast(bout: Bout, order: CastSpell) -> None:
    """Declare a spell; what is refused is not spent (DBF-MAGIC-10, DBF-MAGIC-13, DBF-COMBAT-18)."""
    declared = Cast(
        by=order.by,
        spell=order.spell,
        targets=order.targets,
        regain=order.regain,
        leave=order.leave,
        form=order.form,
        condition=order.condition,
    )
    check_cast(bout, declared)
    bout.update(casts=(*bout.state.casts, declared))


def check_cast(bout: Bout, declared: Cast) -> None:
    """Refuse a spell for its caster, its moment, its targets, and what it asks for besides."""
    caster = bout.acting(declared.by)
    check_able(bout, declared)
    if bout.state.step not in ("potion", "spells"):
        raise Refusal("not_spell_step", rule="DBF-MAGIC-10")
    row = bout.books.spells[declared.spell]
    check_targets(Reaching(bout, declared, bout.active()))
    kinds = {effect.kind for effect in row.combat}
    if "regain" in kinds and declared.regain is not None:
        _check_regain(bout, declared.by, declared.regain)
    if "part" in kinds and declared.leave:
        _check_leave(bout, caster, declared.leave)


def check_able(bout: Bout, declared: Cast, context: Context = "combat") -> None:
    """Refuse a spell the caster does not know, has spent, or declares once too often (DBF-MAGIC-2..5, -8)."""
    mine = [one.spell for one in bout.state.casts if one.by == declared.by]
    casting = casting_of(bout, declared, context)
    if declared.spell in mine:
        spent = casting.sheet.model_copy(update={"used_spells": (*casting.sheet.used_spells, *mine)})
        casting = replace(casting, sheet=spent)
    check_caster(bout.books, casting, bout.rulings)
    found = bout.find(declared.by)
    if bout.books.spells[declared.spell].timing == "reaction" and (found is None or found.side != "challenged"):
        raise Refusal("not_challenged_side", rule="DBF-SPELL-JASNOVIDECTVO-5")
    most = bout.rulings.number("spells_per_round")
    if most and len(mine) >= most:
        raise Refusal("spell_limit_per_round", rule="DBF-MAGIC-8")


def _check_regain(bout: Bout, who: Identity, spell: str) -> None:
    """A used spell of level 3 at most, also one declared earlier in this step (R-SPL-20)."""
    row = bout.books.spells.get(spell)
    used = {*bout.sheet(who).used_spells, *(one.spell for one in bout.state.casts if one.by == who)}
    if row is not None and row.level > HIGHEST_REGAINED:
        raise Refusal("regain_level_too_high", rule="DBF-SPELL-NEKROMANCIA-4")
    if row is None or spell not in used:
        raise Refusal("spell_not_used", rule="DBF-SPELL-NEKROMANCIA-4")


def _check_leave(bout: Bout, caster: Fighter, leave: tuple[Identity, ...]) -> None:
    """Who plainly is no animal among the opponents lets nobody go; a hidden nature is spent on (R-SPL-2, R-MAG-7)."""
    mine = bout.active_ids(caster.side)
    if any(who not in mine for who in leave):
        raise Refusal("target_not_here", rule="DBF-SPELL-PRIRODA-2")
    spends = bout.rulings.word("spend_on_invalid_target")
    if bout.rulings.word("animal_speech_in_combat") == "none" or spends == "all":
        return
    bodies = [bout.body(who) for who in bout.active_ids(opposite(caster.side))]
    plain = any(body.shown is not None and ANIMAL not in body.shown for body in bodies)
    hidden = any(ANIMAL not in body.nature for body in bodies)
    if plain or (spends == "none" and hidden):
        raise Refusal("not_only_animals", rule="DBF-SPELL-PRIRODA-2")
