"""The keys of texts that the code builds out of its own data, listed from that data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import get_args, get_type_hints

from bot.books import read_rulesets
from bot.game.aftermath.cases import DEAD, KILLING
from bot.game.approvals.deeds import DEEDS
from bot.game.approvals.question_card import ANSWERS
from bot.game.caller import Rank
from bot.game.characters.gear import BONUS, SKILL
from bot.game.goods.potions import PLANTS
from bot.game.helping import TOPICS
from bot.game.people import WAYS
from bot.game.places.deeds import LABOURS
from bot.game.places.kinds import KINDS
from bot.game.settings import CHANNEL_USES, HOUSE_RULINGS, MODULES
from bot.game.setup.rulings import _named_values
from bot.game.setup.single import RANKS
from bot.game.setup.wizard import TEMPOS, USES
from bot.game.stealth.sneaking import STRIKE, THEFT
from bot.game.stealth.strikes import FAILED
from bot.i18n.speech import LANGUAGES
from bot.rules.core.clues import NeedKind
from bot.rules.core.goods import GoodsSort
from bot.rules.core.magic import Outcome
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings, RulingSpec
from bot.rules.dbf.conditions import SORTS
from bot.rules.dbf.designs import SPECIAL
from bot.rules.dbf.entries import ReferenceTag
from bot.rules.dbf.facts import DbfFact
from bot.rules.dbf.goods_facts import How
from bot.rules.dbf.natures import LACKS
from bot.rules.dbf.outcomes import NOTHING_TO_CURE
from bot.rules.dbf.sheet import Status, WorkSort
from bot.rules.dbf.timekeeping import RINGS
from cogs.support.surroundings import CHANNEL_RIGHTS, GUILD_RIGHTS
from tests.i18n import sources

SITUATIONS = ("keeper", "stranger", "newcomer", "pick", "playing")
STATES = ("approved", "declined")
# Entries whose text is not named by their kind alone.
OTHERWISE_TOLD = {"xp_changed", "lives_changed", "house_named"}
OTHER_MISFITS = ("target_is_undead", "target_level_too_high")
Keys = Iterator[str]


@cache
def built_keys() -> frozenset[tuple[str, str]]:
    """Return (key, part) of every text whose key is built; the part without a name is the text itself."""
    plain = (
        *_of_rules(),
        *_of_settings(),
        *_of_setup(),
        *_of_people(),
        *_of_requests(),
        *_of_the_ledger(),
        *_of_magic(),
        *_of_gear(),
        *_of_goods(),
        *_of_creeps(),
        *_of_special_spells(),
        *_of_places(),
        *_of_the_aftermath(),
    )
    choices = {(key, "about") for key in _first_page()}
    return frozenset({(key, "") for key in plain} | choices)


def _rulesets() -> Iterable[Ruleset]:
    return read_rulesets().values()


def _of_rules() -> Keys:
    for ruleset in _rulesets():
        for topic in ruleset.topics:
            yield from (f"{topic.kind}-{topic.key}", f"{topic.kind}-{topic.key}-about", f"rules-kind-{topic.kind}")
            if topic.kind in ("ability", "spell"):
                yield f"{topic.kind}-{topic.key}-brief"
        yield from (f"faction-{key}" for key in ruleset.enrolment.factions())
        yield from (f"xp-source-{source}" for source in (ruleset.growth.sources if ruleset.growth else ()))
        for key in ruleset.abilities.all() if ruleset.abilities else ():
            yield from (f"ability-{key}", f"ability-{key}-about")
    yield from (f"status-{status}" for status in get_args(Status))
    yield from ("armour-light", "armour-heavy", "shield")


def _of_settings() -> Keys:
    yield from ("setting-group-house", *(f"setting-group-{ruleset.key}" for ruleset in _rulesets()))
    specs: list[RulingSpec] = [*HOUSE_RULINGS, *(spec for ruleset in _rulesets() for spec in ruleset.rulings)]
    for spec in specs:
        yield f"setting-{spec.key}"
        yield from (f"setting-{spec.key}-{value}" for value in _named_values(spec))


def _first_page() -> Keys:
    """Yield the choices of the first page of the set-up; each has a line `.about` under it."""
    menus = {
        "language": LANGUAGES,
        "rulesets": [one.key for one in _rulesets()],
        "modules": MODULES,
        "tempo": TEMPOS,
    }
    for what, values in menus.items():
        yield from (f"setup-{what}-{value}" for value in values)


def _of_setup() -> Keys:
    yield from _first_page()
    yield from (f"setup-{what}-prompt" for what in ("language", "rulesets", "modules", "tempo"))
    yield from (f"setup-channel-{use}" for use in CHANNEL_USES)
    yield from (f"setup-channel-name-{use}" for use in USES)
    yield from (f"setup-role-{rank.replace('_', '-')}" for rank in RANKS)
    yield from (f"right-{right.replace('_', '-')}" for right in {*CHANNEL_RIGHTS, *GUILD_RIGHTS})


def _of_people() -> Keys:
    yield from (f"notify-{how}-chosen" for how in WAYS)
    for topic in (*TOPICS, *SITUATIONS):
        yield from (f"help-{topic}-title", f"help-{topic}-text")
    yield from (f"refusal-rank_needs_{rank.name.lower()}" for rank in Rank if rank is not Rank.STRANGER)


def _of_requests() -> Keys:
    yield from (f"card-{state}" for state in (*STATES, "withdrawn"))
    yield from (f"refusal-request_already_{state}" for state in STATES)
    for state in STATES:
        yield from (f"log-request-{state}", f"notice-request-{state}")
    for what in ("granted", "revoked"):
        yield from (f"ability-{what}", f"log-ability-{what}", f"notice-ability-{what}")
    for kind in ("faction", "class"):
        yield from (f"create-{kind}-title", f"create-{kind}-text", f"create-{kind}-prompt")


def _of_the_ledger() -> Keys:
    """Yield the texts of entries that are told by their kind."""
    kinds = {kind.__dataclass_fields__["kind"].default for kind in get_args(DbfFact)} | sources.house_facts()
    yield from (f"ledger-{kind}" for kind in kinds - OTHERWISE_TOLD)


def _of_magic() -> Keys:
    """Yield what is told of castings, questions, conditions, absences and timers."""
    yield from (f"cast-{effect}" for effect in get_args(get_type_hints(Outcome)["effect"]))
    yield from (f"hidden-{reason}" for reason in (*LACKS.values(), *OTHER_MISFITS, NOTHING_TO_CURE))
    yield from (f"answer-{answer.replace('_', '-')}" for answer in ANSWERS)
    yield from (f"card-question-how-{how}" for how in ("open", "closed"))
    yield from (f"condition-{sort}" for sort in SORTS)
    for what in ("added", "removed"):
        yield from (f"conditions-{what}", f"log-condition-{what}", f"notice-condition-{what}")
    for way in ("left", "returning", "lifted"):
        yield from (f"out-of-game-{way}", f"log-out-of-game-{way}")
    for kind in RINGS:
        yield from (f"timer-{kind}", f"notice-timer-{kind}")


def _of_creeps() -> Keys:
    """Yield what is told of creeps: what they are, what they hold, and what was done with them."""
    yield from ("class-creep", "faction-creep")
    for ruleset in _rulesets():
        yield from (f"nature-{nature}" for nature in (ruleset.creeps.natures if ruleset.creeps else ()))
        yield from (f"weapon-{weapon}" for weapon in (ruleset.hands.weapons if ruleset.hands else ()))
    for what in ("defined", "changed"):
        yield from (f"creep-{what}", f"log-creep-{what}")


def _of_special_spells() -> Keys:
    """Yield what special spells are made of, what was done with them, and what is wrong with a draft."""
    for ruleset in _rulesets():
        for option in ruleset.spellcraft.options() if ruleset.spellcraft else ():
            yield f"design-{option.key}"
            yield from (f"design-target-{target}" for target in option.targets)
            yield from (f"timing-{timing}" for timing in option.timings)
    for what in ("defined", "changed"):
        yield from (f"special-{what}", f"log-special-{what}")
    for what in ("granted", "taken"):
        yield from (f"special-{what}", f"log-special-{what}", f"notice-special-{what}")
    for field in ("amount", "amount2"):
        yield from (f"refusal-spell_draft_{field}", f"refusal-spell_draft_{field}_unused")
    yield f"ability-{SPECIAL}"


def _of_places() -> Keys:
    """Yield what is told of places, of work at them, and of what a reader of clues needs."""
    for kind in KINDS:
        yield from (f"place-kind-{kind}", f"choice-kind-{kind.replace('_', '-')}")
    yield from (f"place-state-{state}" for state in ("locked", "open", "broken"))
    for deed in LABOURS:
        yield from (f"work-{deed}", f"button-work-{deed}", f"work-done-{deed}", f"notice-work-{deed}")
        yield from (f"scene-work-{deed}", f"scene-work-done-{deed}")
    yield from (f"need-{kind}" for kind in get_args(NeedKind))
    yield from (f"reference-{tag}" for tag in get_args(ReferenceTag))
    for ruleset in _rulesets():
        if ruleset.brewing is not None:
            yield f"potion-{ruleset.brewing.healing(Rulings(ruleset.rulings)).key}"


def _of_the_aftermath() -> Keys:
    """Yield what is told of cases, and of deeds in the field that an ORG judges."""
    for kind in (KILLING, DEAD):
        yield from (f"case-line-{kind}", f"case-name-{kind}", f"case-how-{kind}")
        yield from (f"notice-case-{kind}", f"log-case-{kind}-decided")
    for what in ("loot", "kill"):
        yield f"button-aftermath-{what}"
    for kind in (STRIKE, THEFT, "loot"):
        yield from (f"card-{kind}-{part}" for part in ("name", "title", "how", *STATES, "withdrawn"))
        yield from (f"button-{kind}-yes", f"button-{kind}-no", f"notice-{kind}-withdrawn", f"log-{kind}-withdrawn")
    for kind in (STRIKE, THEFT):
        yield from (f"sneak-question-{kind}", f"sneak-title-{kind}", f"{kind}-asked")
    for code in FAILED:
        yield from (f"log-strike-{code.replace('_', '-')}", f"card-stealth-{code.replace('_', '-')}")
    yield "card-stealth-dodge-asked"


def _of_gear() -> Keys:
    """Yield what is told of gear: its kinds, its weapons, its values, how it stands and what was done with it."""
    for ruleset in _rulesets():
        for topic in ruleset.topics if ruleset.gear else ():
            if topic.kind == "weapon":
                yield f"weapon-{topic.key}"
        for kind in ruleset.gear.kinds if ruleset.gear else ():
            yield from (f"gear-kind-{kind}", f"choice-kind-{kind.replace('_', '-')}")
        yield from (f"weapon-family-{family}" for family in (ruleset.gear.families if ruleset.gear else ()))
    for need in (BONUS, SKILL):
        yield from (f"refusal-gear_{need}_missing", f"card-gear-missing-{need}", f"gear-{need}-prompt")
    yield from (f"gear-line-{state}" for state in ("used", "approved", "asked", "unapproved"))
    yield from (f"gear-{what}" for what in ("on", "off"))
    yield from (f"notice-gear-{what}" for what in ("on", "off", "removed", "reason"))
    for deed in DEEDS.values():
        yield from (f"{deed.told}-withdrawn", f"notice-{deed.told}-reason")
        for state in (*STATES, "reopened"):
            yield from (f"log-{deed.told}-{state}", f"notice-{deed.told}-{state}")


def _of_goods() -> Keys:
    """Yield what is told of things carried: their sorts, how they came, and what was done with potions and recipes."""
    for sort in get_args(GoodsSort):
        yield from (f"goods-sort-{sort}", f"choice-sort-{sort.replace('_', '-')}")
        yield from () if sort in PLANTS else (f"goods-typed-{sort}",)
    yield from (f"goods-how-{how}" for how in get_args(How))
    yield from (f"notice-{what}-{way}" for what in ("ducats", "goods") for way in ("got", "gone"))
    yield from (f"{place}-{what}" for place in ("potions", "log-potion") for what in ("defined", "changed"))
    yield from (f"{place}recipe-{what}" for place in ("", "log-", "notice-") for what in ("learned", "forgotten"))
    yield from (f"work-{work}" for work in get_args(WorkSort))
