"""Natures and levels of targets: what shows is refused, what is hidden is spent on nothing."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.rules.dbf.aiming import Aiming
from bot.rules.dbf.entries import Nature, SpellBook

LACKS: Mapping[Nature, str] = {
    "living": "target_not_living",
    "undead": "target_not_undead",
    "animal": "target_not_animal",
    "demon": "target_not_demon",
}


def refused_misfit(aiming: Aiming) -> str | None:
    """Return the code that refuses a target which does not fit, by the guild's ruling (R-MAG-7).

    `hidden`: only what everybody sees; `none`: what is hidden too; `all`: nothing, it is spent.
    """
    spends = aiming.rulings.word("spend_on_invalid_target")
    if spends == "all":
        return None
    return _plain(aiming) or (hidden_misfit(aiming) if spends == "none" else None)


def hidden_misfit(aiming: Aiming) -> str | None:
    """Return why an accepted spell does nothing to the target: its true nature or its level (DBF-MAGIC-11, R-MAG-9)."""
    too_high = aiming.spell.target_level == "lower_than_caster" and aiming.body.level >= aiming.level
    return _misfit(aiming.spell, aiming.body.nature) or ("target_level_too_high" if too_high else None)


def _plain(aiming: Aiming) -> str | None:
    """The nature everybody sees decides, whatever the true one is (R-MAG-9)."""
    shown = aiming.body.shown
    return None if shown is None else _misfit(aiming.spell, shown)


def _misfit(spell: SpellBook, nature: Collection[str]) -> str | None:
    if spell.target_nature is not None and spell.target_nature not in nature:
        return LACKS[spell.target_nature]
    if spell.excluded_nature is not None and spell.excluded_nature in nature:
        return f"target_is_{spell.excluded_nature}"
    return None
