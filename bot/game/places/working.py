"""Work at locks: begun with words that play it out, ended by the clock with its result, or broken off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Desk, Game, read, write
from bot.game.names import plain
from bot.game.places.deeds import LABOURS, Hand, ended, hand, labour, locks_rules
from bot.game.places.eyes import meant, seen
from bot.game.places.kinds import is_shut, kind_of, without_glass
from bot.game.places.telling import contents_of
from bot.game.scenes.moving import act_here, visible
from bot.game.things import dump_haul
from bot.i18n.arguments import Term
from bot.i18n.escape import because, mention
from bot.i18n.page import Button, Form, Page, Question
from bot.rules.core.deeds import Laboured
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Place, Scene

Reachable = Callable[[int], bool] | None
LONGEST_TEXT = 1500


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants done to a thing: `break`, `lock` or `unlock`; `sure` knows that the last life goes."""

    deed: str
    thing: str
    text: str = ""
    sure: bool = False
    reason: str | None = None


async def work(
    game: Game, caller: Caller, *, wish: Wish, subject: str | None = None, reachable: Reachable = None
) -> Page | Form:
    """Break, lock or unlock a thing; without words they are asked for in a form (DBF-SAFETY-4, R-PBP-3)."""
    if not plain(wish.text):
        return await _ask_for_words(game, caller, wish, subject)
    async with write(game, caller) as desk:
        character = await find_own(desk, subject, lock=True)
        by = await hand(desk, character, await act_here(desk, character, reachable))
        place = await at_hand(desk, by, wish.thing)
        laboured = labour(desk, by, place, wish.deed, wish.text.strip()[:LONGEST_TEXT])
        if laboured.last_life and not wish.sure:
            return desk.answer(_warning(desk, wish, by, place))
        return desk.answer(_begin(desk, by, place, wish, laboured))


async def at_hand(desk: Desk, by: Hand, thing: str) -> Place:
    """Return the place that somebody means and sees, locked."""
    if by.scene is None:
        raise Refusal("no_scene_here")
    found = meant(await seen(desk, by.character, by.scene), thing)
    place = await desk.unit.field.place(by.scene.guild_id, found.id, lock=True)
    if place is None:
        raise Refusal("thing_unknown")
    return place


async def _ask_for_words(game: Game, caller: Caller, wish: Wish, subject: str | None) -> Page | Form:
    """Ask how it is done, once it is sure that it may be; warn before a last life goes (R-ABI-6)."""
    async with read(game, caller) as desk:
        character = await find_own(desk, subject)
        here = await desk.unit.scenes.in_channel(caller.guild_id, caller.channel_id)
        scene = here or await desk.unit.scenes.get(caller.guild_id, character.scene_id or 0)
        if scene is None:
            raise Refusal("no_scene_here")
        by = await hand(desk, character, scene)
        place = meant(await seen(desk, character, scene), wish.thing)
        if labour(desk, by, place, wish.deed).last_life and not wish.sure:
            return desk.linked(_warning(desk, wish, by, place))
        inputs = (Question("text", desk.speech.label("work-question"), long=True, maximum=LONGEST_TEXT),)
        title = desk.speech.label(f"button-work-{wish.deed}")
        return Form(_action(wish.deed, place, character, sure=wish.sure), title, inputs)


def _action(deed: str, place: Place, character: Character, *, sure: bool) -> str:
    return f"{'work_sure' if sure else 'work'}:{deed}:{place.id}:{character.id}"


def _warning(desk: Desk, wish: Wish, by: Hand, place: Place) -> Page:
    """Return the warning that the last life goes with it; the button goes on (R-ABI-6)."""
    label = desk.speech.label(f"button-work-{wish.deed}")
    button = Button(label, _action(wish.deed, place, by.character, sure=True), "danger")
    text = desk.speech.say("work-last-life", name=by.character.name, thing=place.name)
    words = desk.speech.say("work-your-words", text=wish.text) if plain(wish.text) else ""
    return Page(text=f"{text}\n{words}".strip(), buttons=(button,), tone="wait")


def _begin(desk: Desk, by: Hand, place: Place, wish: Wish, laboured: Laboured) -> Page:
    keep(desk, by.character, laboured.facts, reason=wish.reason)
    who = {"name": by.character.name, "thing": place.name}
    words = wish.text.strip()[:LONGEST_TEXT]
    tell(desk, by.scene, by.character, place, f"scene-work-{wish.deed}", text=words)
    work_name = Term(f"work-{wish.deed}")
    actor = mention(desk.caller.user_id)
    desk.log("log-work-began", actor=actor, **who, work=work_name, text=words, reason=because(wish.reason))
    if laboured.minutes:
        stop_button = Button(desk.speech.label("button-work-stop"), f"work_stop:{by.character.id}", "danger")
        said = desk.speech.say("work-begun", **who, minutes=laboured.minutes)
        return desk.page(text=said, buttons=(stop_button,), tone="wait")
    if laboured.fragile_destroyed:
        _shatter(desk, place)
    turned(desk, by.character, by.scene, place, laboured.facts)
    glass = "\n" + desk.speech.say("work-glass") if laboured.fragile_destroyed else ""
    take = Button(desk.speech.label("button-take"), f"take:{place.id}:{by.character.id}", "primary")
    said = desk.speech.say(f"work-done-{wish.deed}", **who) + glass
    return desk.page(text=said, buttons=(take,) if kind_of(place).holds else (), tone="good")


def _shatter(desk: Desk, place: Place) -> None:
    """Destroy what is fragile in a place (DBF-ABIL-NICENIE-4); only the ORGs learn what it was."""
    before, after = contents_of(place), without_glass(contents_of(place))
    if before != after:
        place.contents = dump_haul(after)
        desk.log("log-work-glass", thing=place.name, count=len(before.things) - len(after.things))


def turned(desk: Desk, character: Character, scene: Scene | None, place: Place, facts: tuple[Any, ...]) -> None:
    """Let a lock be what the work that these facts end has made of it, and tell the scene."""
    end = ended(facts)
    if end is None or not end[2]:
        return
    deed = end[0]
    place.locked = deed == "lock"
    place.broken = place.broken or deed == "break"
    tell(desk, scene, character, place, f"scene-work-done-{deed}")
    desk.log("log-work-done", name=character.name, thing=place.name, work=Term(f"work-{deed}"))


def tell(desk: Desk, scene: Scene | None, character: Character, place: Place, key: str, /, **more: Any) -> None:
    """Tell the scene what is done to a place; who is not seen has no name, what only some notice has none either."""
    if scene is None:
        return
    name = character.name if visible(desk, character) else Term("word-somebody")
    thing = Term("word-something") if place.needs else place.name
    desk.tell_scene(scene.channel_id, key, name=name, thing=thing, **more)


async def rang(desk: Desk, character: Character) -> bool:
    """End the work of a character at a place, whose time is over; False where its work is of another kind.

    It comes to nothing where the worker was away meanwhile, the thing is gone, or another hand was faster.
    """
    work_now = character.sheet.get("work") or {}
    deed, ruleset = str(work_now.get("sort", "")), desk.ruleset(character.ruleset)
    if deed not in LABOURS or ruleset.timekeeping is None:
        return False
    thing = str(work_now["thing"])
    place = await desk.unit.field.place(character.guild_id, int(thing) if thing.isdigit() else 0, lock=True)
    sheet, fights = sheet_of(desk, character), character.combat_id is not None
    facts = locks_rules(desk, character).stop(sheet)
    if place is not None and _still_open(place, deed) and await _stayed(desk, character, place):
        rulings = desk.rulings(ruleset.key)
        facts = ruleset.timekeeping.ring(sheet, "work", None, rulings, in_combat=fights)
    keep(desk, character, facts)
    end = ended(facts)
    if place is not None and end is not None and end[2]:
        turned(desk, character, await desk.unit.scenes.get(place.guild_id, place.scene_id), place, facts)
        desk.notify(character.owner_id, f"notice-work-{deed}", name=character.name, thing=place.name)
    else:
        desk.notify(character.owner_id, "notice-work-nothing", name=character.name, work=Term(f"work-{deed}"))
    return True


def _still_open(place: Place, deed: str) -> bool:
    """Say whether there is still something to do: a lock may be turned or broken by another hand meanwhile."""
    return not place.broken and is_shut(place) == (deed != "lock")


async def _stayed(desk: Desk, character: Character, place: Place) -> bool:
    """Say whether the worker has been in the scene since the work began."""
    if character.scene_id != place.scene_id:
        return False
    began = await desk.unit.ledger.of_character(character.id, kinds=("work_began",))
    return not began or character.entered_at is None or character.entered_at <= began[-1].at


async def stop(game: Game, caller: Caller, *, subject: str | None = None, reason: str | None = None) -> Page:
    """Break off the work of a character; nothing was used up yet."""
    async with write(game, caller) as desk:
        character = await find_own(desk, subject, lock=True)
        facts = locks_rules(desk, character).stop(sheet_of(desk, character))
        keep(desk, character, facts, reason=reason)
        end = ended(facts)
        deed = Term(f"work-{end[0]}") if end is not None else ""
        scene = await desk.unit.scenes.get(caller.guild_id, character.scene_id or 0)
        if scene is not None and visible(desk, character):
            desk.tell_scene(scene.channel_id, "scene-work-stopped", name=character.name, work=deed)
        desk.log("log-work-stopped", actor=mention(caller.user_id), name=character.name, work=deed)
        return desk.answer(desk.page(text=desk.speech.say("work-stopped", name=character.name), tone="good"))
