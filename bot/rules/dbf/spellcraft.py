"""Special spells of DBF: drafts checked as the books are, the books with them, grants (DBF-MAGIC-9, DBF-CLASS-13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from pydantic import ValidationError

from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.spellcraft import EffectOption, SpellDraft
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.crosschecks import wrong_with
from bot.rules.dbf.designs import COUNTED, MOST_TARGETS, PEACE, RULE, SPECIAL, DesignBook, common, spell_row
from bot.rules.dbf.entries import SpellBook
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.dbf.spell_facts import SpellGranted, SpellTaken

MOST_LEVEL = 99
MOST_MINUTES = 1440
MOST_EFFECTS = 2


@dataclass(frozen=True, slots=True)
class DbfSpellcraft:
    """Special spells beside those of the book; `build` makes the ruleset of books that have them too."""

    books: DbfBooks
    build: Callable[[DbfBooks], Ruleset]

    def options(self) -> tuple[EffectOption, ...]:
        """Return the effects a special spell may be made of, in the order of their file."""
        return tuple(
            EffectOption(
                key,
                design.timings,
                design.targets,
                design.most if design.amount is not None else 0,
                design.minutes is not None,
            )
            for key, design in self.books.designs.items()
        )

    def complete(self, draft: SpellDraft) -> SpellDraft:
        """Return the draft with nothing left open, or refuse it naming the field that is wrong."""
        chosen = self._designs(draft)
        timings = common(design.timings for design in chosen)
        timing = draft.timing or next(iter(timings), None)
        if timing not in timings:
            raise Refusal("spell_draft_timing", rule=RULE)
        targets = tuple(one for one in common(one.targets for one in chosen) if timing == "combat" or one in PEACE)
        target = draft.target or next(iter(targets), None)
        if target not in targets:
            raise Refusal("spell_draft_target", rule=RULE)
        whole = replace(draft, timing=timing, target=target)
        _check_figures(whole, chosen)
        self._row(whole)
        return whole

    def extended(self, spells: Mapping[str, SpellDraft]) -> Ruleset:
        """Return the ruleset that knows these spells too; they come first, and in no list of the rulebook."""
        rows = {key: row for key, draft in spells.items() if (row := self._sound_row(draft)) is not None}
        books = self.books.model_copy(update={"spells": {**rows, **self.books.spells}})
        return self.build(books)

    def special(self) -> tuple[str, ...]:
        """Return the keys of the special spells these books have."""
        return tuple(key for key, row in self.books.spells.items() if row.school == SPECIAL)

    def owned(self, sheet: DbfSheet) -> tuple[str, ...]:
        """Return the special spells somebody was granted."""
        return sheet.special_spells

    def grant(self, sheet: DbfSheet, spell: str) -> tuple[DbfFact, ...]:
        """Return the fact of a grant; only an ORG gives what stands outside the lists (DBF-CLASS-13)."""
        if spell not in self.special():
            raise Refusal("special_spell_unknown", rule=RULE)
        if spell in sheet.special_spells:
            raise Refusal("special_spell_owned", rule=RULE)
        return (SpellGranted(spell),)

    def revoke(self, sheet: DbfSheet, spell: str) -> tuple[DbfFact, ...]:
        """Return the fact of taking a special spell away; what it did already lasts as long as it would."""
        if spell not in sheet.special_spells:
            raise Refusal("special_spell_not_owned", rule=RULE)
        return (SpellTaken(spell),)

    def _designs(self, draft: SpellDraft) -> list[DesignBook]:
        keys = [effect.key for effect in draft.effects]
        if not 1 <= len(keys) <= MOST_EFFECTS or any(key not in self.books.designs for key in keys):
            raise Refusal("spell_draft_effect", rule=RULE)
        if len(set(keys)) != len(keys):
            raise Refusal("spell_draft_effects_clash", rule=RULE)
        return [self.books.designs[key] for key in keys]

    def _row(self, draft: SpellDraft) -> SpellBook:
        """Return the row of a whole draft, checked as those of the book are; what is beyond words clashes."""
        try:
            row = spell_row(self.books.designs, draft)
        except ValidationError:
            raise Refusal("spell_draft_effects_clash", rule=RULE) from None
        if any(wrong_with(self.books, row)):
            raise Refusal("spell_draft_effects_clash", rule=RULE)
        return row

    def _sound_row(self, draft: SpellDraft) -> SpellBook | None:
        """Return the row of a draft; None where it was written under other books and is no spell any more."""
        try:
            return self._row(self.complete(draft))
        except Refusal:
            return None


def _check_figures(draft: SpellDraft, chosen: list[DesignBook]) -> None:
    """Refuse each figure that is missing, out of its bounds, or out of place."""
    targets = MOST_TARGETS if draft.target in COUNTED else 1
    lasts = any(design.asks_minutes(draft.timing) for design in chosen)
    refusals = (
        ("spell_draft_level", not 1 <= draft.level <= MOST_LEVEL, MOST_LEVEL),
        ("spell_draft_count", not 1 <= draft.count <= targets, targets),
        *_amounts(draft, chosen),
        ("spell_draft_minutes", lasts and not 1 <= (draft.minutes or 0) <= MOST_MINUTES, MOST_MINUTES),
        ("spell_draft_minutes_unused", not lasts and draft.minutes is not None, 0),
    )
    for code, applies, most in refusals:
        if applies:
            raise Refusal(code, rule=RULE, most=most)


def _amounts(draft: SpellDraft, chosen: list[DesignBook]) -> Iterator[tuple[str, bool, int]]:
    """Yield what may be wrong with the amount of each effect, by the option it was typed into."""
    for field, effect, design in zip(("amount", "amount2"), draft.effects, chosen, strict=False):
        most = design.most if design.amount is not None else 0
        yield f"spell_draft_{field}", bool(most) and not 1 <= (effect.amount or 0) <= most, most
        yield f"spell_draft_{field}_unused", not most and effect.amount is not None, 0
