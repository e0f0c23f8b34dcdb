"""DBF as a ruleset: its capabilities put together from its books."""

from __future__ import annotations

from bot.rules.core.ruleset import Ruleset
from bot.rules.dbf.abilities import DbfAbilities
from bot.rules.dbf.aftermath import DbfAftermath
from bot.rules.dbf.books import DbfBooks
from bot.rules.dbf.brewing import DbfBrewing
from bot.rules.dbf.classes import DbfEnrolment
from bot.rules.dbf.clues import DbfClues
from bot.rules.dbf.combat.engine import DbfCombat
from bot.rules.dbf.conditions import DbfConditions, DbfForms
from bot.rules.dbf.conduct import DbfConduct
from bot.rules.dbf.creeps import DbfCreeps
from bot.rules.dbf.foraging import DbfForaging
from bot.rules.dbf.gear import DbfGear
from bot.rules.dbf.goods import DbfGoods
from bot.rules.dbf.hands import DbfHands
from bot.rules.dbf.keeping import DbfKeeping
from bot.rules.dbf.lives import DbfLives
from bot.rules.dbf.locks import DbfLocks
from bot.rules.dbf.magic import DbfMagic
from bot.rules.dbf.party import DbfParties
from bot.rules.dbf.phases import DbfPhases
from bot.rules.dbf.readiness import DbfReadiness
from bot.rules.dbf.scenes import DbfScenes
from bot.rules.dbf.spellcraft import DbfSpellcraft
from bot.rules.dbf.theft import DbfTheft
from bot.rules.dbf.timekeeping import DbfTimekeeping
from bot.rules.dbf.topics import topics
from bot.rules.dbf.viewing import KEY
from bot.rules.dbf.xp import DbfGrowth


def build(books: DbfBooks) -> Ruleset:
    """Return the DBF ruleset made of its validated books."""
    return Ruleset(
        key=KEY,
        rulings=tuple(setting.spec(key) for key, setting in books.settings.items()),
        topics=topics(books),
        keeping=DbfKeeping(books),
        enrolment=DbfEnrolment(books),
        growth=DbfGrowth(books),
        abilities=DbfAbilities(books),
        lives=DbfLives(books),
        parties=DbfParties(books),
        magic=DbfMagic(books),
        spellcraft=DbfSpellcraft(books, build),
        phases=DbfPhases(books),
        timekeeping=DbfTimekeeping(books),
        scenes=DbfScenes(books),
        conduct=DbfConduct(),
        conditions=DbfConditions(),
        forms=DbfForms(),
        combat=DbfCombat(books),
        creeps=DbfCreeps(books),
        hands=DbfHands(books),
        aftermath=DbfAftermath(books),
        goods=DbfGoods(),
        gear=DbfGear(books),
        brewing=DbfBrewing(books),
        locks=DbfLocks(books),
        foraging=DbfForaging(books),
        theft=DbfTheft(books),
        clues=DbfClues(books),
        readiness=DbfReadiness(books),
    )
