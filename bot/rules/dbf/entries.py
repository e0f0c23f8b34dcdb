"""The entries of the books of DBF: the shape of each file in rules_data/dbf/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, RootModel, StrictBool, StrictInt, model_validator

from bot.rules.core.rulings import LARGEST_NUMBER, RulingKind, RulingSpec
from bot.rules.dbf.sheet import ConditionSort
from bot.rules.dbf.things import Deed, ThingBook, ThingKind

WeaponCategory = Literal["short", "one_handed", "two_handed", "bow"]
WeaponFamily = Literal["sword", "axe", "blunt", "dagger", "bow"]
ForbiddenReason = Literal["moving_parts", "long_weapon", "staff_is_support_only"]
ArmourKey = Literal["light", "heavy"]
Nature = Literal["living", "undead", "animal", "demon"]
DamageType = Literal["fire", "acid", "frost", "necrotic"]
Timing = Literal["combat", "out", "either", "reaction"]
Demand = Literal["awake", "living_body", "heal", "curse", "fallen", "mind", "victim"]
EffectKind = Literal["wound", "fell", "heal", "revive", "gain", "last", "hold", "ask", "cure", "change_form"]
CombatKind = Literal[
    "wound",
    "frighten",
    "last",
    "trip",
    "charm",
    "storm",
    "vanish",
    "part",
    "sideline",
    "regain",
    "end_swarms",
    "swarm",
    "fog",
    "stop_time",
]
Duration = Literal["instant", "round", "combat", "phase", "minutes"]
TargetKind = Literal[
    "self",
    "enemy",
    "paired_enemy",
    "all_enemies",
    "one_party",
    "own_party",
    "challenging_party",
    "being",
    "character",
    "knocked_out_or_consenting",
    "dead_or_knocked_out",
    "everyone_in_combat_except_caster",
    "combat",
    "weapon",
]
ReferenceTag = Literal[
    "tracking",
    "hidden",
    "elements",
    "psychic",
    "clairvoyance",
    "black_magic",
    "alchemy",
    "healing",
    "nature",
    "chosen_of_god",
]
SettingValue = StrictBool | StrictInt | str
RuleId = Annotated[str, Field(pattern=r"^DBF(-[A-Z]+)+-[0-9]+$")]
PositiveInteger = Annotated[int, Field(ge=1, strict=True)]
Count = Annotated[int, Field(ge=0, strict=True)]
LevelKey = Annotated[int, Field(ge=1)]


class Book(BaseModel):
    """What every entry of a file has in common: it never changes and knows each of its fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ClassBook(Book):
    """One class (DBF-CLASS-2..8); `abilities` are lists by the level that opens them, no `faction` = open to all."""

    rule: RuleId
    faction: str | None = None
    lives: PositiveInteger
    weapons: tuple[WeaponCategory, ...]
    armours: tuple[ArmourKey, ...] = ()
    shield: bool = False
    abilities: Mapping[LevelKey, tuple[str, ...]]


class AbilityBook(Book):
    """One ability (DBF-ABIL-...): its lives, the hits it strengthens by one wound each, the deeds it allows."""

    rules: PositiveInteger
    lives: Count = 0
    runs: bool = False
    hit_families: tuple[WeaponFamily, ...] = ()
    hit_categories: tuple[WeaponCategory, ...] = ()
    references: tuple[ReferenceTag, ...] = ()
    needs_deity: bool = False
    pursues: bool = False
    allows: tuple[Deed, ...] = ()
    allows_if: Mapping[Deed, str] = Field(default_factory=dict)


class SchoolBook(Book):
    """One school of magic: the tag of its references and its offsets by class; `potions` instead of spells."""

    reference: ReferenceTag
    offsets: Mapping[str, Count]
    potions: bool = False


class SpellDamage(Book):
    """The wounds a spell deals, with their type."""

    amount: PositiveInteger
    type: DamageType


class EffectBook(Book):
    """One thing a spell does; its figures stand in the row of the spell, here only what the row does not tell.

    `lends` is an ability while it lasts, `hides` makes invisible, `holds` is the status it keeps the body in,
    `cures` are the sorts of conditions of which it removes one.
    """

    kind: EffectKind
    lends: str | None = None
    hides: bool = False
    holds: Literal["trance", "asleep"] | None = None
    cures: tuple[ConditionSort, ...] = ()


class CombatEffectBook(Book):
    """One thing a spell does in a combat only, besides its `effects`."""

    kind: CombatKind


class SpellBook(Book):
    """One spell: the row of its table, by how much it changes the wound of a weapon hit, and what casting it does.

    `effects` happen in their order, `demand` is what the status of a target must be, `excluded_nature` what it must
    not be, `timing_setting` the guild's setting that moves the timing, `challenges` says that the harm is a challenge.
    """

    rule: RuleId
    school: str
    level: PositiveInteger
    timing: Timing
    target_kind: TargetKind
    max_targets: PositiveInteger = 1
    damage: SpellDamage | None = None
    life_loss: PositiveInteger | Literal["all"] | None = None
    heal: PositiveInteger | Literal["to_max"] | None = None
    lives_gained: PositiveInteger | None = None
    duration: Duration = "instant"
    minutes: PositiveInteger | None = None
    metres: PositiveInteger | None = None
    uses_per_phase: PositiveInteger = 1
    target_level: Literal["lower_than_caster"] | None = None
    target_nature: Nature | None = None
    question: Literal["yes_no_dont_know", "open"] | None = None
    answered_by: Literal["target", "org", "org_as_god"] | None = None
    above_max: bool = False
    trance: bool = False
    hit_given: int = 0
    hit_given_against: Mapping[Nature, int] = Field(default_factory=dict)
    hit_taken: int = 0
    effects: tuple[EffectBook, ...] = ()
    combat: tuple[CombatEffectBook, ...] = ()
    duration_setting: str | None = None
    demand: Demand | None = None
    excluded_nature: Literal["undead"] | None = None
    timing_setting: str | None = None
    talk_minutes: PositiveInteger | None = None
    talk_posts: PositiveInteger | None = None
    challenges: bool = False


class WeaponBook(Book):
    """One weapon: category and family, or the reason why it is forbidden (DBF-EQUIP-3..8, -21)."""

    category: WeaponCategory | None = None
    family: WeaponFamily | None = None
    family_setting: str | None = None
    counts_as: WeaponFamily | None = None
    counts_as_setting: str | None = None
    forbidden: ForbiddenReason | None = None


class ArmourBook(Book):
    """One kind of armour (DBF-EQUIP-13, -14)."""

    rule: RuleId
    lives: Count
    stops_running: bool = False


class XpBook(Book):
    """The XP totals of level 1, 2, 3 and so on (DBF-XP-3)."""

    thresholds: tuple[Count, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def _rising(self) -> XpBook:
        if self.thresholds[0] != 0 or list(self.thresholds) != sorted(set(self.thresholds)):
            raise ValueError("thresholds: must begin with 0 and rise")
        return self


class LengthBook(Book):
    """The greatest length of a weapon by category, in centimetres (DBF-EQUIP-4..6)."""

    short: PositiveInteger
    one_handed: PositiveInteger
    two_handed: PositiveInteger


class FigureBook(RootModel[dict[str, object]]):
    """The figures of the rules as nested tables, read by path (`combat.flee.life_cost`)."""

    model_config = ConfigDict(frozen=True)

    def at(self, path: str) -> object:
        """Return the figure (or table) at a dotted path; `KeyError` if there is none."""
        found: object = self.root
        for part in path.split("."):
            if not isinstance(found, Mapping):
                raise KeyError(path)
            found = found[part]
        return found

    def number(self, path: str) -> int:
        """Return a figure that is a whole number; `TypeError` if it is something else."""
        value = self.at(path)
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(path)
        return value


class SettingBook(Book):
    """One setting of a guild (part 15 of the rules); no default = none."""

    kind: RulingKind
    default: SettingValue | None = None
    ruling: str | None = None
    choices: tuple[str, ...] = ()
    minimum: Count = 0
    maximum: PositiveInteger = LARGEST_NUMBER
    optional: bool = False
    below: str | None = None

    def spec(self, key: str) -> RulingSpec:
        """Return the setting as the value the rest of the house knows."""
        return RulingSpec(key=key, **self.model_dump())


class TopicBook(Book):
    """One topic of general rules: the rules it tells and the group it is listed under."""

    rules: tuple[RuleId, ...] = Field(min_length=1)
    group: str


class TopicsBook(Book):
    """The file of topics."""

    topic: Mapping[str, TopicBook] = Field(default_factory=dict)


class Shelf(Book):
    """All books of DBF, each field named as its file; whether they agree is asked in `books`."""

    classes: Mapping[str, ClassBook]
    abilities: Mapping[str, AbilityBook]
    schools: Mapping[str, SchoolBook]
    spells: Mapping[str, SpellBook]
    weapons: Mapping[str, WeaponBook]
    armours: Mapping[ArmourKey, ArmourBook]
    things: Mapping[ThingKind, ThingBook]
    xp: XpBook
    lengths: LengthBook
    figures: FigureBook
    settings: Mapping[str, SettingBook]
    topics: TopicsBook = Field(default_factory=TopicsBook)
