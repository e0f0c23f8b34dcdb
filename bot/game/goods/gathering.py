"""Gathering: a portion out of a patch, a hide off a slain animal of the scene, once each (R-ABI-11)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.caller import Caller
from bot.game.characters.find import find_own, token_id
from bot.game.characters.keep import HOUSE_FACT, keep, keep_house_fact, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.game.goods.growth import patch_of
from bot.game.goods.showing import inventory_button
from bot.game.goods.stepping import Reachable, doer, spoken, step_up
from bot.game.names import name_key, plain
from bot.game.places.eyes import meant, seen
from bot.game.places.kinds import HIDES, kind_of
from bot.game.scenes.moving import visible
from bot.game.things import thing_key
from bot.i18n.escape import Markup, escape
from bot.i18n.page import Page
from bot.rules.core.deeds import Doer, Foraging, Gathered
from bot.rules.core.goods import Thing
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Place, Scene

SKINNED = "skinned"


@dataclass(frozen=True, slots=True)
class Find:
    """What was gathered: how much of what, how much is left, and the place or the animal it came from."""

    gathered: Gathered
    thing: str
    source: str
    hide: bool


def foraging_rules(desk: Desk, character: Character) -> Foraging:
    """Return what nature gives in a character's ruleset; `no_gathering_here` where it gives nothing."""
    foraging = desk.ruleset(character.ruleset).foraging
    if foraging is None:
        raise Refusal("no_gathering_here")
    return foraging


async def gather(
    game: Game,
    caller: Caller,
    *,
    patch: str,
    text: str | None = None,
    subject: str | None = None,
    reason: str | None = None,
    reachable: Reachable = None,
) -> Page:
    """Gather from what was placed in the scene, or skin an animal slain there (DBF-ABIL-ZALESACTVO-3, -4)."""
    async with write(game, caller) as desk:
        (who,), scene = await step_up(desk, subject, reachable)
        if scene is None or who.scene_id != scene.id:
            raise Refusal("in_no_scene")
        foraging_rules(desk, who)
        animal = await _animal(desk, scene, patch)
        words = await doer(desk, who, text)
        find = await _off(desk, who, words, animal) if animal else await _out_of(desk, who, words, scene, patch)
        keep(desk, who, find.gathered.facts, reason=reason)
        if visible(desk, who):
            _tell_scene(desk, who, scene, find, spoken(text))
        if who.owner_id != caller.user_id:
            desk.notify(who.owner_id, "notice-gathered", name=who.name, thing=find.thing, count=find.gathered.gained)
        told = {"name": who.name, "thing": find.thing, "count": find.gathered.gained, "left": find.gathered.left}
        said = desk.speech.say("gathered-hide" if find.hide else "gathered", **told)
        return desk.answer(Page(text=said, buttons=(inventory_button(desk, who),), tone="good"))


def _tell_scene(desk: Desk, who: Character, scene: Scene, find: Find, text: str) -> None:
    """Tell the scene that somebody gathers; which patch it was, those who see it know (DBF-GEN-6)."""
    words = Markup(f"\n{escape(text)}") if text else Markup("")
    if find.hide:
        desk.tell_scene(scene.channel_id, "scene-skins", character=who.name, animal=find.source, text=words)
    else:
        desk.tell_scene(scene.channel_id, "scene-gathers", character=who.name, text=words)


async def _out_of(desk: Desk, who: Character, words: Doer, scene: Scene, text: str) -> Find:
    """Take a portion out of a place, locked so that the last one goes to one hand alone."""
    place = meant([one for one in await seen(desk, who, scene) if kind_of(one).grows], text)
    kept = await desk.unit.field.place(place.guild_id, place.id, lock=True)
    if kept is None:
        raise Refusal("thing_unknown")
    gathered = _gathered(desk, who, words, kept)
    kept.portions = gathered.left
    return Find(gathered, kept.name, kept.name, kept.kind == HIDES)


def _gathered(desk: Desk, who: Character, words: Doer, place: Place) -> Gathered:
    foraging, rulings = foraging_rules(desk, who), desk.rulings(who.ruleset)
    if place.kind == HIDES:
        return foraging.skin(words, place.portions, Thing("ingredient", place.key, place.name), rulings)
    return foraging.gather(words, patch_of(place), rulings)


async def _off(desk: Desk, who: Character, words: Doer, animal: Character) -> Find:
    """Take the hide off an animal: that it was skinned stays in its history, so that it is done once."""
    locked = await desk.unit.characters.lock(who.guild_id, sorted((who.id, animal.id)))
    kept = next((one for one in locked if one.id == animal.id), animal)
    there = await has_hide(desk, kept, foraging_rules(desk, who))
    name = await _hide_name(desk, kept)
    hide = Thing("ingredient", thing_key(name), name)
    gathered = foraging_rules(desk, who).skin(words, int(there), hide, desk.rulings(who.ruleset))
    keep(desk, kept, foraging_rules(desk, kept).skinned(sheet_of(desk, kept)))
    keep_house_fact(desk, kept, "skinned", {}, {"skinned": True})
    return Find(gathered, name, kept.name, hide=True)


async def _hide_name(desk: Desk, animal: Character) -> str:
    """Return what a hide is called: after the kind of animal, so that those of one kind are alike."""
    kind = await desk.unit.creeps.get(animal.guild_id, animal.creep_id or 0)
    return desk.guild_speech.label("goods-hide", animal=kind.name if kind is not None else animal.name)


async def has_hide(desk: Desk, animal: Character, foraging: Foraging) -> bool:
    """Say whether a creep is a slain animal, its fight is over, and nobody has skinned it yet."""
    if animal.creep_id is None or animal.combat_id is not None or animal.retired_at is not None:
        return False
    if not foraging.gives_hide(sheet_of(desk, animal)):
        return False
    return not await desk.unit.ledger.of_character(animal.id, kinds=[HOUSE_FACT + SKINNED])


async def _animal(desk: Desk, scene: Scene, text: str) -> Character | None:
    """Return the creep of the scene that a token or a name means; None where a place is meant."""
    creeps = [one for one in await desk.unit.scenes.present(scene.id) if one.creep_id is not None]
    number = token_id(text.strip()[1:]) if text.strip().startswith("==") else None
    if number is not None:
        return next((one for one in creeps if one.id == number), None)
    exact = [one for one in creeps if one.name_key == name_key(text)]
    alike = [one for one in creeps if plain(text) and one.name_plain == plain(text)]
    places = await desk.unit.field.placed(scene.id)
    if any(plain(one.name) == plain(text) for one in places):
        return None
    return next(iter([*exact, *alike]), None)


async def suggest(game: Game, caller: Caller, typed: str, *, subject: str | None) -> list[tuple[str, str]]:
    """Return (name, token) of what grows here as far as the own character sees it, and of animals to be skinned."""
    async with read(game, caller) as desk:
        who = await find_own(desk, subject)
        scene = await desk.unit.scenes.in_channel(caller.guild_id, caller.channel_id)
        scene = scene or await desk.unit.scenes.get(caller.guild_id, who.scene_id or 0)
        if scene is None:
            return []
        foraging = foraging_rules(desk, who)
        places = [one for one in await seen(desk, who, scene) if kind_of(one).grows and one.portions]
        offered = [(one.name, f"={one.id}") for one in places]
        for one in await desk.unit.scenes.present(scene.id):
            if await has_hide(desk, one, foraging):
                offered.append((desk.speech.label("goods-hide", animal=one.name), f"=={one.id}"))
        return [(name, token) for name, token in offered if plain(typed) in plain(name)]
