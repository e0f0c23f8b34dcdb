"""Places put into a scene, listed and removed by ORGs."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.caller import Caller, Rank
from bot.game.clues.needs import read_needs
from bot.game.clues.words import Asked, clues_rules, dump_needs, load_needs, tell_needs
from bot.game.desk import Desk, Game, read, write
from bot.game.names import clean_name
from bot.game.places.eyes import meant
from bot.game.places.kinds import KINDS, MOST_PORTIONS, PATCH, Kind, kind_of
from bot.game.places.telling import contents_of, place_line
from bot.game.scenes.moving import scene_here
from bot.game.things import dump_haul, read_haul, shelf_of, tell_haul, thing_key
from bot.i18n.escape import Markup, mention
from bot.i18n.page import Button, Choice, Menu, Page
from bot.i18n.speech import Speech
from bot.rules.core.goods import Haul
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset
from bot.store.tables import Place, Scene

MOST_PLACES = 100
MOST_IN_A_MENU = 25


@dataclass(frozen=True, slots=True)
class Wish:
    """What an ORG puts into a scene, as typed; `size` are the portions of what grows."""

    kind: str
    name: str
    size: int | None = None
    locked: bool | None = None
    contents: str | None = None
    needs: str | None = None
    regrowth: int | None = None


async def place(game: Game, caller: Caller, *, wish: Wish) -> Page:
    """Put something into the scene of this channel (DBF-ABIL-NICENIE-1, R-ABI-6, R-ABI-11)."""
    async with write(game, caller, need=Rank.ORG) as desk:
        scene = await scene_here(desk, lock=True)
        kind = _check(wish)
        there = await desk.unit.field.placed(scene.id)
        if len(there) >= MOST_PLACES:
            raise Refusal("too_many_places", most=MOST_PLACES)
        made = _made(desk, scene, wish, kind)
        haul = read_haul(wish.contents, await shelf_of(desk, _ruleset(desk))) if wish.contents else Haul()
        made.contents = dump_haul(haul)
        asked = _asked(desk, wish.needs, kind)
        made.needs = dump_needs(asked) if asked is not None else None
        desk.unit.field.add(made)
        await desk.unit.flush()
        desk.log("log-place-added", actor=mention(caller.user_id), place=Markup(_whole(desk.guild_speech, made)))
        button = Button(desk.speech.label("button-place-remove"), f"place_remove:{made.id}", "danger")
        said = desk.speech.say("place-added", place=Markup(_whole(desk.speech, made)))
        return desk.answer(desk.page(text=said, buttons=(button,), tone="good"))


def _check(wish: Wish) -> Kind:
    """Return the kind of a wish; refuses what does not go with it."""
    kind = KINDS.get(wish.kind)
    if kind is None:
        raise Refusal("place_kind_unknown")
    numbers = (wish.size is not None and not 1 <= wish.size <= MOST_PORTIONS, not (wish.regrowth or 0) >= 0)
    refusals = (
        ("place_has_no_lock", wish.locked and not kind.lockable),
        ("place_holds_nothing", wish.contents and not kind.holds),
        ("place_does_not_grow", wish.size is not None and not kind.grows),
        ("place_does_not_grow", wish.regrowth is not None and wish.kind != PATCH),
        ("place_size_wrong", any(numbers) or (wish.regrowth or 0) > (wish.size or 1)),
    )
    for code, applies in refusals:
        if applies:
            raise Refusal(code, most=MOST_PORTIONS)
    return kind


def _ruleset(desk: Desk) -> Ruleset:
    """Return the guild's first ruleset in which things are carried."""
    for key in desk.settings.rulesets:
        ruleset = desk.shelf.rulesets.get(key)
        if ruleset is not None and ruleset.goods is not None:
            return ruleset
    raise Refusal("no_goods_here")


def _made(desk: Desk, scene: Scene, wish: Wish, kind: Kind) -> Place:
    name = clean_name(wish.name)
    size = (wish.size or 1) if kind.grows else 0
    return Place(
        guild_id=scene.guild_id,
        scene_id=scene.id,
        kind=wish.kind,
        name=name,
        key=thing_key(name) if kind.grows else "",
        locked=bool(wish.locked),
        broken=False,
        contents={},
        needs=None,
        portions=size,
        size=size,
        regrowth=wish.regrowth or 0,
        placed_by=desk.caller.user_id,
        at=desk.moment.now,
        removed_at=None,
    )


def _asked(desk: Desk, typed: str | None, kind: Kind) -> Asked | None:
    """Return who finds a place: as typed, a cache by those who notice what is hidden, anything else by everybody."""
    if typed and typed.strip():
        return read_needs(desk, typed)
    return Asked(clues_rules(desk).hidden) if kind.hidden else None


def _whole(speech: Speech, made: Place) -> str:
    """Return a place with all that only ORGs know of it."""
    parts = [place_line(speech, made)]
    if kind_of(made).holds:
        parts.append(speech.say("place-inside", haul=tell_haul(speech, contents_of(made))))
    if made.needs:
        parts.append(speech.say("place-for", needs=tell_needs(speech, load_needs(made.needs))))
    if made.regrowth:
        parts.append(speech.say("place-regrowth", count=made.regrowth, size=made.size))
    return " · ".join(parts)


async def listing(game: Game, caller: Caller) -> Page:
    """Return all that is placed in this scene with what lies in it, for ORGs."""
    async with read(game, caller, need=Rank.ORG) as desk:
        scene = await scene_here(desk)
        places = await desk.unit.field.placed(scene.id)
        lines = [f"`#{one.id}` {_whole(desk.speech, one)}" for one in places]
        text = "\n".join(lines) or desk.speech.say("places-none")
        choices = tuple(Choice(f"#{one.id} {one.name}", f"={one.id}") for one in places[:MOST_IN_A_MENU])
        removals = (Menu("place_remove", desk.speech.label("place-remove-prompt"), choices),) if choices else ()
        return desk.page(desk.speech.label("places-title"), text, menus=removals, tone="info")


async def remove(game: Game, caller: Caller, *, thing: str) -> Page:
    """Take a place away with all that lies in it; work at it comes to nothing."""
    async with write(game, caller, need=Rank.ORG) as desk:
        scene = await scene_here(desk, lock=True)
        numbered = thing[:1] == "#" and thing[1:].isdigit()
        found = meant(await desk.unit.field.placed(scene.id), f"={thing[1:]}" if numbered else thing)
        kept = await desk.unit.field.place(caller.guild_id, found.id, lock=True)
        if kept is None:
            raise Refusal("thing_unknown")
        kept.removed_at = desk.moment.now
        desk.log("log-place-removed", actor=mention(caller.user_id), place=Markup(_whole(desk.guild_speech, kept)))
        said = desk.speech.say("place-removed", place=Markup(_whole(desk.speech, kept)))
        return desk.answer(desk.page(text=said, tone="good"))
