"""Magic of DBF characters: what they know, one casting from the first check to its outcome, answers."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.core.magic import Casting, Context, Outcome, SpellLine, SpellNeeds
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf import lasting
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.casting import check_caster
from bot.rules.dbf.entries import SpellBook
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.knowledge import spell_lines
from bot.rules.dbf.outcomes import Accepted, acted, outcome
from bot.rules.dbf.sheet import DbfSheet
from bot.rules.dbf.targets import aims
from bot.rules.dbf.timing import check_timing
from bot.rules.dbf.xp import present_level

ANSWERS = ("yes", "no", "dont_know")


@dataclass(frozen=True, slots=True)
class DbfMagic:
    """Spells of DBF characters."""

    books: DbfBooks

    def known(self, sheet: DbfSheet, rulings: Rulings) -> tuple[SpellLine, ...]:
        """Return every spell of the schools owned, known or still to come (DBF-MAGIC-1..4, DBF-MAGIC-15)."""
        return tuple(spell_lines(self.books, sheet, present_level(self.books, sheet, rulings)))

    def needs(self, spell: str) -> SpellNeeds:
        """Return what has to be asked for before `spell` is cast, or refuse an unknown one."""
        row = self._row(spell)
        kinds = {effect.kind for effect in row.effects}
        in_combat = {effect.kind for effect in row.combat}
        return SpellNeeds(
            targets=0 if row.target_kind == "self" else row.max_targets,
            party=row.target_kind == "one_party",
            talk=row.talk_minutes is not None,
            consent=row.target_kind == "knocked_out_or_consenting",
            form="change_form" in kinds,
            condition="cure" in kinds,
            cures=frozenset(sort for effect in row.effects for sort in effect.cures),
            question=row.question,
            regains="regain" in in_combat,
            leads_away="part" in in_combat,
        )

    def spell_timing(self, spell: str, context: Context, rulings: Rulings) -> None:
        """Refuse a spell at the wrong moment (DBF-MAGIC-10)."""
        self._row(spell)
        check_timing(self.books, spell, context, rulings)

    def cast(self, casting: Casting, rulings: Rulings) -> Outcome:
        """Return what a casting does; what is refused is not spent, what is accepted is (DBF-MAGIC-10, -13, -17)."""
        check_caster(self.books, casting, rulings)
        return outcome(Accepted(self.books, casting, aims(self.books, casting, rulings), rulings))

    def answer_allowed(self, spell: str, answer: str) -> str:
        """Return the answer as it is kept: yes, no, don't know to a closed question (DBF-MAGIC-12, R-SPL-21)."""
        question, words = self._row(spell).question, answer.strip()
        if not words or question is None or (question == "yes_no_dont_know" and words not in ANSWERS):
            raise Refusal("answer_not_allowed", rule="DBF-MAGIC-12")
        return words

    def effect_active(self, spell: str, minute: float) -> bool:
        """Say whether the effect of `spell` still lasts so many minutes of the game after the casting."""
        return lasting.effect_active(self.books, spell, minute)

    def abilities(self, sheet: DbfSheet) -> frozenset[str]:
        """Return the abilities owned and those lent by a spell (DBF-MAGIC-14)."""
        return lasting.abilities(self.books, sheet)

    def visible(self, sheet: DbfSheet) -> bool:
        """Say whether others can see the character (R-SPL-4, DBF-GEN-1)."""
        return lasting.visible(self.books, sheet)

    def acted(self, sheet: DbfSheet, rulings: Rulings) -> tuple[DbfFact, ...]:
        """Return the end of invisibility of whoever strikes, challenges, joins or casts at others (R-SPL-4)."""
        return acted(self.books, sheet, rulings)

    def _row(self, spell: str) -> SpellBook:
        if spell not in self.books.spells:
            raise Refusal("spell_unknown", rule="DBF-MAGIC-3")
        return self.books.spells[spell]
