"""What nature gives in DBF: herbs out of the patches ORGs placed, hides of slain animals."""

from __future__ import annotations

from dataclasses import dataclass

from bot.rules.core.deeds import Doer, Gathered, Patch
from bot.rules.core.goods import Haul, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.bodies import natures
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.carrying import come
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.happenings import StatusChanged
from bot.rules.dbf.lasting import abilities
from bot.rules.dbf.permits import check_able, check_free
from bot.rules.dbf.sheet import DOWN, DbfSheet
from bot.rules.dbf.things import Deed


@dataclass(frozen=True, slots=True)
class DbfForaging:
    """Gathering and skinning (DBF-ABIL-ZALESACTVO-3, -4, DBF-ABIL-PRIRODA-2, R-ABI-8, R-ABI-11)."""

    books: DbfBooks

    def gather(self, doer: Doer, patch: Patch, rulings: Rulings) -> Gathered:
        """Return one portion taken out of a patch; herbs are no game items (DBF-GEN-3)."""
        portion = self.books.figures.number("field.portions_per_gathering")
        herb = Thing("herb", patch.key, patch.name, portion)
        return self._taken(doer, "gather_herbs", herb, (patch.portions, portion), rulings)

    def skin(self, doer: Doer, animals: int, hide: Thing, rulings: Rulings) -> Gathered:
        """Return the hide of one slain animal of the scene, which then gives no more."""
        hides = self.books.figures.number("field.hides_per_slain_animal")
        taken = Thing("ingredient", hide.key, hide.name, hides)
        return self._taken(doer, "skin_animals", taken, (animals, 1), rulings)

    def gives_hide(self, creature: DbfSheet) -> bool:
        """Say whether a creature is a slain animal: its true nature counts (R-ABI-11, R-MAG-9)."""
        nature, _ = natures(creature)
        return "animal" in nature and creature.status in DOWN

    def skinned(self, animal: DbfSheet) -> tuple[DbfFact, ...]:
        """Return the death of an animal that was skinned while it only lay: it does not wake without its hide."""
        return (StatusChanged(animal.status, "dead"),) if animal.status == "knocked_out" else ()

    def regrown(self, patch: Patch) -> int:
        """Return the portions a new phase finds: some more, up to the size of the patch (R-ABI-11)."""
        return max(patch.portions, min(patch.size, patch.portions + patch.regrowth))

    def _taken(self, doer: Doer, deed: Deed, gained: Thing, stock: tuple[int, int], rulings: Rulings) -> Gathered:
        check_free(doer.presence)
        check_able(self.books, abilities(self.books, doer.sheet), deed, rulings)
        there, used = stock
        if there < used:
            raise Refusal("nothing_left_here", rule="DBF-ABIL-ZALESACTVO-4")
        facts = come(doer.sheet, Haul(things=(gained,)), "gathered")
        return Gathered(facts, gained.count, there - used)
