"""Creeps in the game: brought into a scene together as one party, and taken away one by one (R-CMB-21)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count as counting

from bot.game.caller import Caller, Rank
from bot.game.characters.find import token, token_id
from bot.game.characters.keep import keep
from bot.game.characters.parting import depart
from bot.game.collation import name_order
from bot.game.creeps.bestiary import SUGGESTIONS, draft_of, find_kind, kind_token
from bot.game.desk import NOBODY, Desk, Game, read, write
from bot.game.names import name_key, plain
from bot.game.scenes.moving import carry_away, enter, scene_here
from bot.i18n.escape import Markup, channel, escape, mention
from bot.i18n.page import Button, Page
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Creep, Party, PartyMember

MOST_AT_ONCE = 12
MOST_IN_GAME = 200
SHOWN_AT_ONCE = 4


async def spawn(
    game: Game, caller: Caller, *, creep: str, count: int = 1, reachable: Callable[[int], bool] | None = None
) -> Page:
    """Bring so many of a kind into the scene of this channel; several are a party, three or more of them too."""
    async with write(game, caller, need=Rank.ORG) as desk:
        if not 1 <= count <= MOST_AT_ONCE:
            raise Refusal("creep_count_wrong", most=MOST_AT_ONCE)
        scene = await scene_here(desk, lock=True)
        if reachable is not None and not reachable(scene.channel_id):
            raise Refusal("cannot_write_here")
        kind = await find_kind(desk, creep)
        herd = await _made(desk, kind, count)
        for one in herd:
            await enter(desk, one, scene)
        await _gather(desk, herd)
        names = _bold(herd)
        desk.tell_scene(scene.channel_id, "scene-creeps-appeared", names=names)
        place = channel(scene.channel_id)
        desk.log("log-creep-spawned", actor=mention(caller.user_id), names=names, place=place)
        buttons = [Button(desk.speech.label("button-creep-sheet", name=one.name), f"sheet:{one.id}") for one in herd]
        listing = Button(desk.speech.label("button-creeps"), "creep_list:0")
        text = desk.speech.say("creep-spawned", names=names)
        return desk.answer(Page(text=text, buttons=(*buttons[:SHOWN_AT_ONCE], listing), tone="good"))


def _bold(herd: list[Character]) -> Markup:
    return Markup(", ".join(f"**{escape(one.name)}**" for one in herd))


async def _made(desk: Desk, kind: Creep, count: int) -> list[Character]:
    ruleset = desk.ruleset(kind.ruleset)
    if ruleset.creeps is None:
        raise Refusal("no_creeps_here")
    facts = ruleset.creeps.make(draft_of(kind), desk.rulings(ruleset.key))
    herd = [_born(desk, kind, name) for name in await _names(desk, kind, count)]
    for one in herd:
        desk.unit.characters.add(one)
    await desk.unit.flush()
    for one in herd:
        keep(desk, one, facts)
    return herd


def _born(desk: Desk, kind: Creep, name: str) -> Character:
    return Character(
        guild_id=kind.guild_id,
        owner_id=NOBODY,
        ruleset=kind.ruleset,
        name=name,
        name_key=name_key(name),
        name_plain=plain(name),
        sheet={},
        picture_id=kind.picture_id,
        created_at=desk.moment.now,
        retired_at=None,
        creep_id=kind.id,
    )


async def _names(desk: Desk, kind: Creep, count: int) -> list[str]:
    """Return free names: one alone needs no number, several are numbered, and nobody living is called the same."""
    every = await desk.unit.creeps.spawned(kind.guild_id)
    if len(every) + count > MOST_IN_GAME:
        raise Refusal("too_many_creeps", most=MOST_IN_GAME)
    taken = {one.name_key for one in every}
    bare = kind.name_key not in taken and not await desk.unit.characters.named(kind.guild_id, kind.name_key)
    if count == 1 and bare and all(one.creep_id != kind.id for one in every):
        return [kind.name]
    names: list[str] = []
    for number in counting(1 if bare else 2):
        name = f"{kind.name} {number}"
        key = name_key(name)
        if key not in taken and not await desk.unit.characters.named(kind.guild_id, key):
            names.append(name)
        if len(names) == count:
            break
    return names


async def _gather(desk: Desk, herd: list[Character]) -> None:
    """Make several that came together a party, led by the first; creeps may be more than three in one (R-CMB-21)."""
    if len(herd) < 2:
        return
    now = desk.moment.now
    party = Party(guild_id=herd[0].guild_id, name=None, leader_id=herd[0].id, created_at=now)
    desk.unit.parties.add(party)
    await desk.unit.flush()
    for one in herd:
        desk.unit.parties.add_member(PartyMember(party_id=party.id, character_id=one.id, joined=True, at=now))
    await desk.unit.flush()


async def remove(game: Game, caller: Caller, *, creep: str) -> Page:
    """Take a creep out of the game, or out of the bestiary once none of it is in the game."""
    async with write(game, caller, need=Rank.ORG) as desk:
        living = await _living(desk, creep)
        page = await _take_away(desk, living) if living is not None else await _forget(desk, creep)
        return desk.answer(page)


async def _living(desk: Desk, text: str) -> Character | None:
    """Return the creep in the game that is meant by a token or a name, locked."""
    guild_id, number = desk.caller.guild_id, token_id(text.strip())
    if number is None:
        every = await desk.unit.creeps.spawned(guild_id)
        exact = [one.id for one in every if one.name_key == name_key(text)]
        alike = [one.id for one in every if plain(text) and one.name_plain == plain(text)]
        number = next(iter([*exact, *alike]), None)
    found = await desk.unit.characters.get(guild_id, number, lock=True) if number is not None else None
    return found if found is not None and found.creep_id is not None and found.retired_at is None else None


async def _take_away(desk: Desk, one: Character) -> Page:
    if one.combat_id is not None:
        raise Refusal("in_combat")
    scene = await desk.unit.scenes.get(one.guild_id, one.scene_id or 0)
    await carry_away(desk, one)
    await depart(desk, one)
    if scene is not None:
        desk.tell_scene(scene.channel_id, "scene-creep-gone", name=one.name)
    desk.log("log-creep-removed", actor=mention(desk.caller.user_id), name=one.name)
    return _done(desk, "creep-removed", one.name)


async def _forget(desk: Desk, text: str) -> Page:
    kind = await find_kind(desk, text)
    living = await desk.unit.creeps.spawned(kind.guild_id, kind.id)
    if living:
        raise Refusal("creep_in_game", name=kind.name, names=", ".join(one.name for one in living[:10]))
    await desk.unit.creeps.forget(kind)
    desk.log("log-creep-forgotten", actor=mention(desk.caller.user_id), name=kind.name)
    return _done(desk, "creep-forgotten", kind.name)


def _done(desk: Desk, key: str, name: str) -> Page:
    listing = Button(desk.speech.label("button-creeps"), "creep_list:0")
    return Page(text=desk.speech.say(key, name=name), buttons=(listing,), tone="good")


async def suggest(game: Game, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """Return (name, token) of what can be removed, to ORGs: first those in the game, then the bestiary."""
    async with read(game, caller, need=Rank.ORG) as desk:
        fitting = [pair for pair in await removable(desk) if plain(typed) in plain(pair[0])]
        return fitting[:SUGGESTIONS]


async def removable(desk: Desk, *kinds: Creep) -> list[tuple[str, str]]:
    """Return (name, token) of the creeps in the game and of the bestiary, told apart; of these kinds, or of all."""
    guild_id, wanted = desk.caller.guild_id, {kind.id for kind in kinds}
    living = [one for one in await desk.unit.creeps.spawned(guild_id) if not kinds or one.creep_id in wanted]
    known = [one for one in await desk.unit.creeps.all(guild_id) if not kinds or one.id in wanted]
    # One may not be forgotten while it is in the game: that is no choice then.
    free = [one for one in known if one.id not in {other.creep_id for other in living}]
    here = [(desk.speech.label("creep-choice-game", name=one.name), token(one)) for one in living]
    rest = [(desk.speech.label("creep-choice-bestiary", name=one.name), kind_token(one)) for one in free]
    return [*sorted(here, key=lambda pair: name_order(pair[0])), *sorted(rest, key=lambda pair: name_order(pair[0]))]
