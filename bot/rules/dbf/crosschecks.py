"""What the books of DBF must agree on among themselves; every contradiction is told with its file and field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.rules.core.rulings import RulingValue
from bot.rules.dbf.entries import EffectBook, EffectKind, SettingBook, Shelf, SpellBook, WeaponBook


def contradictions(books: Shelf) -> tuple[str, ...]:
    """Return one line `<file>: <field>: <what is wrong>` for each contradiction."""
    checks = (_classes, _abilities, _schools, _spell_levels, _spells, _weapons, _settings, _figures)
    return tuple(line for check in checks for line in check(books))


def _classes(books: Shelf) -> Iterator[str]:
    for key, entry in books.classes.items():
        named = [ability for level in entry.abilities for ability in entry.abilities[level]]
        for ability in named:
            if ability not in books.abilities:
                yield f"classes.toml: {key}.abilities: no ability {ability!r} in abilities.toml"
        if len(set(named)) != len(named):
            yield f"classes.toml: {key}.abilities: an ability is named twice"
        for armour in entry.armours:
            if armour not in books.armours:
                yield f"classes.toml: {key}.armours: no armour {armour!r} in armours.toml"


def _abilities(books: Shelf) -> Iterator[str]:
    for key, ability in books.abilities.items():
        for deed, setting in ability.allows_if.items():
            if setting not in books.settings or books.settings[setting].kind != "flag":
                yield f"abilities.toml: {key}.allows_if.{deed}: no setting {setting!r} of kind flag in settings.toml"


def _schools(books: Shelf) -> Iterator[str]:
    for key, school in books.schools.items():
        if key not in books.abilities:
            yield f"schools.toml: {key}: no such ability in abilities.toml"
        owners = {name for name, entry in books.classes.items() if any(key in one for one in entry.abilities.values())}
        if set(school.offsets) != owners:
            wrong = ", ".join(sorted(set(school.offsets) ^ owners))
            yield f"schools.toml: {key}.offsets: must name exactly the classes that have the school; wrong: {wrong}"


def _spell_levels(books: Shelf) -> Iterator[str]:
    for key, school in books.schools.items():
        levels = sorted(spell.level for spell in books.spells.values() if spell.school == key)
        if school.potions and levels:
            yield f"spells.toml: {key}: a school of potions has no spells"
        if not school.potions and levels != list(range(1, max(len(levels), 1) + 1)):
            yield f"spells.toml: {key}: the levels of a school must run from 1 without gaps, found {levels}"


def _spells(books: Shelf) -> Iterator[str]:
    for key, spell in books.spells.items():
        if spell.school not in books.schools:
            yield f"spells.toml: {key}.school: no school {spell.school!r} in schools.toml"
        yield from (f"spells.toml: {key}.{wrong}" for wrong in wrong_with(books, spell))


def wrong_with(books: Shelf, spell: SpellBook) -> Iterator[str]:
    """Yield one line `<field>: <what is wrong>` for each contradiction in the row of a spell."""
    if (spell.duration == "minutes") != (spell.minutes is not None):
        yield "minutes: given if and only if the duration is minutes"
    if (spell.question is None) != (spell.answered_by is None):
        yield "answered_by: given if and only if there is a question"
    if spell.timing_setting is not None and spell.timing_setting not in books.settings:
        yield f"timing_setting: no setting {spell.timing_setting!r} in settings.toml"
    if spell.timing in ("out", "either") and not spell.effects:
        yield "effects: a spell that may be cast outside a combat needs at least one"
    for effect in spell.effects:
        yield from (f"effects: {effect.kind}: {wrong}" for wrong in _wrong_in(books, spell, effect))


# The field of the spell's row each kind of effect reads its figure from.
FIGURE_OF: Mapping[EffectKind, str] = {
    "wound": "damage",
    "fell": "life_loss",
    "heal": "heal",
    "revive": "heal",
    "gain": "lives_gained",
    "hold": "minutes",
    "ask": "question",
}


def _wrong_in(books: Shelf, spell: SpellBook, effect: EffectBook) -> Iterator[str]:
    figure = FIGURE_OF.get(effect.kind)
    if figure is not None and not getattr(spell, figure):
        yield f"the spell has no {figure}"
    if effect.lends is not None and effect.lends not in books.abilities:
        yield f"no ability {effect.lends!r} in abilities.toml"
    if (effect.kind == "hold") != (effect.holds is not None):
        yield "holds is given if and only if the kind is hold"
    if (effect.kind == "cure") != bool(effect.cures):
        yield "cures is given if and only if the kind is cure"


def _weapons(books: Shelf) -> Iterator[str]:
    for key, weapon in books.weapons.items():
        allowed = weapon.category is not None and weapon.family is not None
        if allowed == (weapon.forbidden is not None) or (weapon.category is None) != (weapon.family is None):
            yield f"weapons.toml: {key}.forbidden: a weapon has category and family, or a reason why it is forbidden"
        for setting in _flags_of(weapon):
            if setting not in books.settings or books.settings[setting].kind != "flag":
                yield f"weapons.toml: {key}: no setting {setting!r} of kind flag in settings.toml"
        if (weapon.counts_as is None) != (weapon.counts_as_setting is None):
            yield f"weapons.toml: {key}.counts_as: needs counts_as_setting, and the other way round"


def _flags_of(weapon: WeaponBook) -> Iterator[str]:
    for setting in (weapon.family_setting, weapon.counts_as_setting):
        if setting is not None:
            yield setting


def _settings(books: Shelf) -> Iterator[str]:
    for key, setting in books.settings.items():
        if not _fits(setting, setting.default):
            yield f"settings.toml: {key}.default: {setting.default!r} is not a value of this setting"
        if setting.below is not None and setting.below not in books.settings:
            yield f"settings.toml: {key}.below: no setting {setting.below!r}"


def _fits(setting: SettingBook, value: RulingValue) -> bool:
    if value is None:
        return setting.optional
    fits = {
        "flag": isinstance(value, bool),
        "number": type(value) is int and setting.minimum <= value <= setting.maximum,
        "choice": value in setting.choices,
        "hours": isinstance(value, str),
    }
    return fits[setting.kind]


NEEDED_FIGURES = (
    *("damage.base_hit", "damage.minimum", "shield.lives", "xp.start", "xp.max_level_in_table"),
    *("field.brewing_minutes", "field.herbs_per_healing_potion", "field.hides_per_slain_animal"),
    *("field.lock_minutes", "field.portions_per_gathering", "field.stolen_ducats", "field.stolen_game_items"),
)


def _figures(books: Shelf) -> Iterator[str]:
    for path in NEEDED_FIGURES:
        try:
            books.figures.number(path)
        except (KeyError, TypeError):
            yield f"figures.toml: {path}: a whole number is needed here"
            return
    if books.figures.number("xp.max_level_in_table") != len(books.xp.thresholds):
        yield "figures.toml: xp.max_level_in_table: must be the number of thresholds in xp.toml"
