"""Designs of special spells: each effect an ORG may choose, with the row of a spell it makes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal

from pydantic import Field, ValidationError

from bot.rules.core.refusal import Refusal
from bot.rules.core.spellcraft import ChosenEffect, SpellDraft
from bot.rules.dbf.crosschecks import wrong_with
from bot.rules.dbf.entries import Book, DamageType, EffectBook, PositiveInteger, Shelf, SpellBook, TargetKind

SPECIAL = "special"  # in the place of a school: special spells are granted one by one (DBF-MAGIC-9)
RULE = "DBF-MAGIC-9"
MOST_TARGETS = 3
# How many a spell reaches by its kind of targets; one where nothing else is said.
REACHED: Mapping[str, int] = {
    "all_enemies": MOST_TARGETS,
    "one_party": MOST_TARGETS,
    "own_party": MOST_TARGETS,
    "everyone_in_combat_except_caster": 5,
}
# The kinds of targets whose number the ORG chooses, and those that are there outside a combat.
COUNTED: frozenset[TargetKind] = frozenset({"being", "enemy"})
PEACE: frozenset[TargetKind] = frozenset(
    {"self", "being", "one_party", "knocked_out_or_consenting", "dead_or_knocked_out"}
)
# Demands of two effects in one spell: the first asks for all that the second asks for.
INCLUDES = (("heal", "living_body"), ("victim", "living_body"))


class DesignBook(Book):
    """One effect: when and at whom it works, and the fields of a spell's row it sets.

    The chosen amount (1 to `most`, turned by `sign`) goes into the field `amount`. `minutes` are asked for always, or
    only in peace: in a combat it lasts till the end of that then. `each` are effects that stand once for each amount.
    """

    timings: tuple[Literal["combat", "out", "either"], ...] = Field(min_length=1)
    targets: tuple[TargetKind, ...] = Field(min_length=1)
    amount: Literal["damage", "life_loss", "heal", "lives_gained", "hit_given", "hit_taken"] | None = None
    most: PositiveInteger = 1
    sign: Literal[1, -1] = 1
    damage_type: DamageType | None = None
    minutes: Literal["always", "peace"] | None = None
    each: tuple[EffectBook, ...] = ()
    row: Mapping[str, Any]

    def asks_minutes(self, timing: str | None) -> bool:
        """Say whether the minutes have to be given for a spell of that timing."""
        return self.minutes == "always" or (self.minutes == "peace" and timing != "combat")


Designs = Mapping[str, DesignBook]


def spell_row(designs: Designs, draft: SpellDraft) -> SpellBook:
    """Return the row of a draft with nothing left open; refuses effects that do not go together in one spell."""
    fields: dict[str, Any] = {
        "rule": RULE,
        "school": SPECIAL,
        "level": draft.level,
        "timing": draft.timing,
        "target_kind": draft.target,
        "max_targets": REACHED.get(draft.target or "", draft.count),
    }
    for effect in draft.effects:
        for key, value in _parts(designs[effect.key], effect, draft):
            fields[key] = _joined(key, fields.get(key), value)
    return SpellBook.model_validate(fields)


def _parts(design: DesignBook, effect: ChosenEffect, draft: SpellDraft) -> Iterator[tuple[str, Any]]:
    amount = effect.amount or 0
    yield from design.row.items()
    if design.each:
        yield "effects", [one.model_dump() for one in design.each] * amount
    if design.amount == "damage":
        yield "damage", {"amount": amount, "type": design.damage_type}
    elif design.amount is not None:
        yield design.amount, amount * design.sign
    if design.asks_minutes(draft.timing):
        yield from (("duration", "minutes"), ("minutes", draft.minutes))
    elif design.minutes is not None:
        yield "duration", "combat"


def _joined(key: str, before: Any, value: Any) -> Any:
    """Return what stands in a field that two effects set: lists grow, all else has to agree."""
    if key in ("effects", "combat"):
        return [*(before or ()), *value]
    if before is None or before == value:
        return value
    for wide, narrow in INCLUDES:
        if key == "demand" and {before, value} == {wide, narrow}:
            return wide
    raise Refusal("spell_draft_effects_clash", rule="DBF-MAGIC-9")


def common(lists: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Return what stands in every list, in the order of the first."""
    first, *others = lists
    return tuple(one for one in first if all(one in other for other in others))


def contradictions(books: Shelf, designs: Designs) -> Iterator[str]:
    """Yield one line for each design that does not make a sound spell at every time and target it names."""
    for key, design in designs.items():
        if set(design.timings) - {"combat"} and not PEACE & set(design.targets):
            yield f"designs.toml: {key}.targets: none of them is there outside a combat"
        for draft in _samples(key, design):
            try:
                wrong = list(wrong_with(books, spell_row(designs, draft)))
            except (ValidationError, ValueError) as error:
                wrong = [str(error)]
            yield from (f"designs.toml: {key} ({draft.timing}, {draft.target}): {line}" for line in wrong)


def _samples(key: str, design: DesignBook) -> Iterator[SpellDraft]:
    amount = design.most if design.amount is not None else None
    for timing in design.timings:
        for target in design.targets:
            if timing == "combat" or target in PEACE:
                minutes = 1 if design.asks_minutes(timing) else None
                yield SpellDraft((ChosenEffect(key, amount),), 1, timing, target, minutes=minutes)
