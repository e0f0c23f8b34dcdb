"""Recipes: potions defined by ORGs, taught and taken back, listed for who knows them (R-ABI-7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.game.caller import Caller, Rank
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.game.goods.potions import (
    PLANTS,
    all_potions,
    brewing_rules,
    guild_brewing,
    is_own,
    kept_ingredients,
    match,
    token,
)
from bot.game.names import clean_name, name_key, plain
from bot.game.numbers import read_whole
from bot.game.things import named, potion_key, read_haul, shelf_of, tell_haul
from bot.i18n.escape import because, mention
from bot.i18n.page import Form, Page, Question
from bot.i18n.speech import Speech
from bot.rules.core.deeds import Potion
from bot.rules.core.goods import Haul, Thing
from bot.rules.core.refusal import Refusal
from bot.store.tables import Potion as Row

MOST_POTIONS = 200
LONGEST_TEXT = 1000
LONGEST_RECIPE = 1000


@dataclass(frozen=True, slots=True)
class Written:
    """A potion as an ORG typed it; what was left out is None."""

    name: str | None = None
    level: str | None = None
    ingredients: str | None = None
    heals: str | None = None
    effect: str | None = None

    @property
    def whole(self) -> bool:
        """Whether nothing is missing: a name, a recipe, and something that the potion does."""
        return bool(self.name and self.ingredients and (self.heals or self.effect))


async def define(game: Game, caller: Caller, *, written: Written, filled_in: bool = False) -> Page | Form:
    """Write a potion, or write it anew under its name; the form comes where anything is missing, and only once."""
    if not written.whole and not filled_in:
        return await define_form(game, caller, written=written)
    async with write(game, caller, need=Rank.ORG) as desk:
        ruleset, rules = guild_brewing(desk)
        name = clean_name(written.name or "")
        if is_own(desk, rules.healing(desk.rulings(ruleset.key)), name):
            raise Refusal("potion_exists")
        found = await _named(desk, name)
        potion = rules.define(await _potion(desk, name, written, found))
        row = found or await _new(desk, name)
        row.name, row.level, row.heals, row.effect = potion.name, potion.level, potion.heals, potion.text
        row.ingredients, row.defined_by, row.defined_at = kept_ingredients(potion), caller.user_id, desk.moment.now
        desk.unit.potions.add(row)
        await desk.unit.flush()
        what = "changed" if found else "defined"
        desk.log(f"log-potion-{what}", actor=mention(caller.user_id), name=potion.name)
        text = f"{desk.speech.say(f'potions-{what}')}\n\n{described(desk.speech, potion)}"
        return desk.answer(desk.page(text=text, tone="good"))


async def _named(desk: Desk, name: str) -> Row | None:
    rows = await desk.unit.potions.all(desk.caller.guild_id)
    return next((row for row in rows if row.name_key == name_key(name)), None)


async def _new(desk: Desk, name: str) -> Row:
    if len(await desk.unit.potions.all(desk.caller.guild_id)) >= MOST_POTIONS:
        raise Refusal("too_many_potions", most=MOST_POTIONS)
    return Row(guild_id=desk.caller.guild_id, name_key=name_key(name))


async def _potion(desk: Desk, name: str, written: Written, before: Row | None) -> Potion:
    """Return the potion that was typed; what was left out stays as it was."""
    ruleset, _ = guild_brewing(desk)
    haul = read_haul(written.ingredients or "", await shelf_of(desk, ruleset))
    if haul.ducats:
        raise Refusal("potion_ingredients_wrong")
    effect = written.effect if written.effect is not None or before is None else before.effect
    return Potion(
        key=potion_key(before.id) if before else "",
        name=name,
        level=_number(written.level, before.level if before else 1, empty=1),
        ingredients=haul.things,
        heals=_number(written.heals, before.heals if before else 0, empty=0),
        text=(effect or "").strip()[:LONGEST_TEXT] if plain(effect or "") else "",
    )


def _number(text: str | None, left_out: int, *, empty: int) -> int:
    """Return a number as it was typed; what is none is refused as out of its bounds."""
    if text is None:
        return left_out
    number = read_whole(text) if text.strip() else empty
    if number is None:
        raise Refusal("potion_figures_wrong")
    return number


async def define_form(game: Game, caller: Caller, *, written: Written) -> Form:
    """Return the form of a potion: what is known of it stands there already."""
    async with read(game, caller, need=Rank.ORG) as desk:
        guild_brewing(desk)
        known = match(await all_potions(desk), written.name) if written.name else None
        level = written.level or (str(known.level) if known else "1")
        heals = written.heals or (str(known.heals) if known else "")
        effect = written.effect or (known.text if known else "")
        typed = written.ingredients or (_as_typed(desk.speech, known) if known else "")
        speech = desk.speech
        example = speech.label("potion-form-example")
        questions = (
            Question("name", speech.label("potion-form-name"), value=(written.name or "")[:60], maximum=60),
            Question("level", speech.label("potion-form-level"), value=level[:4], maximum=4),
            Question(
                "ingredients",
                speech.label("potion-form-ingredients"),
                long=True,
                value=typed[:LONGEST_RECIPE],
                placeholder=example,
                maximum=LONGEST_RECIPE,
            ),
            Question("heals", speech.label("potion-form-heals"), required=False, value=heals[:3], maximum=3),
            Question(
                "effect",
                speech.label("potion-form-effect"),
                long=True,
                required=False,
                value=effect[:LONGEST_TEXT],
                maximum=LONGEST_TEXT,
            ),
        )
        return Form("potion_define", speech.label("potion-form-title"), questions)


def _as_typed(speech: Speech, potion: Potion) -> str:
    """Return a recipe as it could be typed."""
    return ", ".join(f"{one.count} {_named_as_typed(speech, one)}" for one in potion.ingredients)


def _named_as_typed(speech: Speech, thing: Thing) -> str:
    """Return a thing as it could be typed: plants need no sort, for a recipe takes them however they came."""
    name = named(speech, thing)
    return name if thing.sort in PLANTS else f"{speech.label(f'goods-typed-{thing.sort}')}: {name}"


async def teach(
    game: Game, caller: Caller, *, character: str, recipe: str, forget: bool = False, reason: str | None = None
) -> Page:
    """Teach a recipe, or take it away by a correction (DBF-ABIL-ALCHYMIA-3)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        rules = brewing_rules(desk.ruleset(found.ruleset))
        potion = match(await all_potions(desk), recipe)
        if potion is None:
            raise Refusal("recipe_unknown", name=recipe.strip()[:80])
        change = rules.forget if forget else rules.teach
        keep(desk, found, change(sheet_of(desk, found), potion.key, potion.name), reason=reason)
        what = "forgotten" if forget else "learned"
        told = {"name": found.name, "potion": potion.name}
        desk.log(f"log-recipe-{what}", actor=mention(caller.user_id), reason=because(reason), **told)
        desk.notify(found.owner_id, f"notice-recipe-{what}", **told)
        return desk.answer(Page(text=desk.speech.say(f"recipe-{what}", **told), tone="good"))


def described(speech: Speech, potion: Potion) -> str:
    """Return a potion in full: its level, its recipe, what it does."""
    return "\n".join(_described(speech, potion))


def _described(speech: Speech, potion: Potion) -> Iterator[str]:
    yield speech.say("potions-line", name=potion.name, level=potion.level)
    yield speech.say("potions-recipe", things=tell_haul(speech, Haul(things=potion.ingredients)))
    if potion.heals:
        yield speech.say("potions-heals", count=potion.heals)
    if potion.text:
        yield speech.say("potions-effect", text=potion.text)


async def suggest_all(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (name, token) of all that ORGs wrote, to ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        return [(one.name, token(one)) for one in await all_potions(desk) if plain(typed) in plain(one.name)]
