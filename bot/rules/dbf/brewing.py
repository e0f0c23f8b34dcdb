"""Brewing in DBF: potions ORGs define, the healing potion of those who gather herbs, recipes and drinking."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.rules.core.deeds import Doer, Laboured, Potion
from bot.rules.core.goods import Haul, Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf import work
from bot.rules.dbf.bodies import of_sheet
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.carrying import LARGEST_COUNT, carries, counted, gone, merged
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.goods_facts import RecipeForgotten, RecipeLearned
from bot.rules.dbf.knowledge import Scholar, max_potion_level
from bot.rules.dbf.lasting import abilities
from bot.rules.dbf.lives import heal
from bot.rules.dbf.permits import check_able, check_free, check_told
from bot.rules.dbf.sheet import NOT_ACTIVE, DbfSheet, Work
from bot.rules.dbf.xp import present_level

HEALING = "healing_potion"
MOST_LEVEL = 1_000
MOST_HEALED = 100
MOST_INGREDIENTS = 20


def check_brew(
    books: DbfBooks, brewer: Scholar, level: int, rulings: Rulings, *, recipe: bool, ingredients: bool
) -> int:
    """Return the minutes of brewing a potion of a level, or refuse it (DBF-ABIL-ALCHYMIA-2..4, R-ABI-7)."""
    check_able(books, brewer.schools, "brew", rulings)
    refusals = (
        ("level_too_low", level > max_potion_level(books, brewer)),
        ("no_recipe", not recipe),
        ("no_ingredients", not ingredients),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, rule="DBF-ABIL-ALCHYMIA-3")
    return books.figures.number("field.brewing_minutes")


def check_brew_healing(books: DbfBooks, able: Collection[str], herbs: int, rulings: Rulings) -> int:
    """Return the minutes of brewing the healing potion of so many herbs in hand, or refuse it (R-ABI-7)."""
    check_able(books, able, "brew_healing_potion", rulings)
    if herbs < books.figures.number("field.herbs_per_healing_potion"):
        raise Refusal("no_ingredients", rule="DBF-ABIL-ZALESACTVO-4")
    return rulings.number("woodcraft_brew_minutes")


def scholar(books: DbfBooks, sheet: DbfSheet, rulings: Rulings) -> Scholar:
    """Return what a character brings to brewing: class, level, and what it owns with an ORG's offsets."""
    owned = {one.key: one.offset for one in sheet.abilities}
    return Scholar(sheet.character_class, present_level(books, sheet, rulings), owned)


@dataclass(frozen=True, slots=True)
class DbfBrewing:
    """Potions (DBF-ABIL-ALCHYMIA-1..5, DBF-ABIL-ZALESACTVO-3, -4, R-ABI-7)."""

    books: DbfBooks

    def define(self, potion: Potion) -> Potion:
        """Return a potion with alike ingredients together; refuses figures out of their bounds (R-ABI-7)."""
        ingredients = merged(potion.ingredients)
        counts = [one.count for one in potion.ingredients]
        refusals = (
            ("potion_name_required", not potion.name.strip()),
            ("potion_figures_wrong", not 1 <= potion.level <= MOST_LEVEL or not 0 <= potion.heals <= MOST_HEALED),
            ("potion_effect_required", not potion.heals and not potion.text.strip()),
            ("potion_ingredients_wrong", not ingredients or len(ingredients) > MOST_INGREDIENTS),
            ("potion_ingredients_wrong", any(not 1 <= count <= LARGEST_COUNT for count in counts)),
            ("potion_exists", potion.key == HEALING),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code, rule="DBF-ABIL-ALCHYMIA-4")
        return replace(potion, name=potion.name.strip(), text=potion.text.strip(), ingredients=ingredients)

    def healing(self, rulings: Rulings) -> Potion:
        """Return the healing potion: of any herbs, without recipe or level (R-ABI-7)."""
        return Potion(HEALING, "", level=0, heals=rulings.number("healing_potion_heals"))

    def highest(self, sheet: DbfSheet, rulings: Rulings) -> int:
        """Return the highest level a character may brew, 0 for none (DBF-ABIL-ALCHYMIA-4)."""
        return max_potion_level(self.books, scholar(self.books, sheet, rulings))

    def recipes(self, sheet: DbfSheet) -> tuple[str, ...]:
        """Return the keys of the potions whose recipe a character knows."""
        return sheet.recipes

    def brew(self, doer: Doer, potion: Potion, rulings: Rulings) -> Laboured:
        """Return the brewing of a potion; what it takes is used up when it is done (DBF-ABIL-ALCHYMIA-3)."""
        check_free(doer.presence)
        minutes = check_brew(
            self.books,
            scholar(self.books, doer.sheet, rulings),
            potion.level,
            rulings,
            recipe=potion.key in doer.sheet.recipes,
            ingredients=carries(doer.sheet, potion.ingredients),
        )
        return self._begun(doer, potion, merged(potion.ingredients), minutes, rulings)

    def brew_healing(self, doer: Doer, rulings: Rulings, herbs: Sequence[str] = ()) -> Laboured:
        """Return the brewing of a healing potion: one portion of herbs, no recipe (DBF-ABIL-ZALESACTVO-4)."""
        check_free(doer.presence)
        used = tuple(self._portions(doer.sheet, herbs))
        at_hand = sum(one.count for one in used)
        minutes = check_brew_healing(self.books, abilities(self.books, doer.sheet), at_hand, rulings)
        return self._begun(doer, self.healing(rulings), used, minutes, rulings)

    def _portions(self, sheet: DbfSheet, herbs: Sequence[str]) -> Iterator[Thing]:
        """Yield the herbs of one potion: those named, else whatever comes first in the bag."""
        needed = self.books.figures.number("field.herbs_per_healing_potion")
        for one in sheet.goods:
            if one.sort == "herb" and needed and (not herbs or one.key in herbs):
                taken = min(needed, one.count)
                needed -= taken
                yield replace(one, count=taken)

    def _begun(self, doer: Doer, potion: Potion, uses: tuple[Thing, ...], minutes: int, rulings: Rulings) -> Laboured:
        check_told(doer.words, "DBF-ABIL-ALCHYMIA-3")
        made = Thing("potion", potion.key, potion.name)
        labour = Work(sort="brew", thing=potion.key, minutes=minutes, uses=uses, makes=(made,))
        return Laboured(work.begin(self.books, doer.sheet, labour, rulings), minutes)

    def drink(
        self, sheet: DbfSheet, potion: Potion, rulings: Rulings, *, in_combat: bool = False
    ) -> tuple[DbfFact, ...]:
        """Return a potion drunk up to the maximum of lives (R-LIFE-6); in a combat it works in its step (R-ABI-7)."""
        refusals = (
            ("not_active", sheet.status in NOT_ACTIVE),
            ("potion_not_carried", not counted(sheet.goods, "potion", potion.key)),
        )
        for code, applies in refusals:
            if applies:
                raise Refusal(code, rule="DBF-COMBAT-17")
        emptied = gone(sheet, Haul(things=(Thing("potion", potion.key),)), "drunk")
        works = () if in_combat else heal(of_sheet(self.books, sheet, rulings), potion.heals)
        return (*emptied, *works)

    def teach(self, sheet: DbfSheet, potion: str, name: str = "") -> tuple[DbfFact, ...]:
        """Return the fact of a recipe learned (DBF-ABIL-ALCHYMIA-3)."""
        if potion in sheet.recipes:
            raise Refusal("recipe_known", rule="DBF-ABIL-ALCHYMIA-3")
        return (RecipeLearned(potion, name),)

    def forget(self, sheet: DbfSheet, potion: str, name: str = "") -> tuple[DbfFact, ...]:
        """Return the fact of a recipe taken away."""
        if potion not in sheet.recipes:
            raise Refusal("recipe_not_known", rule="DBF-ABIL-ALCHYMIA-3")
        return (RecipeForgotten(potion, name),)
