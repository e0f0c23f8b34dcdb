"""The bestiary shown to ORGs: each creep with its figures, and those of it that are in the game."""

from __future__ import annotations

from bot.game.caller import Caller, Rank
from bot.game.characters.show import view_of
from bot.game.creeps.bestiary import described, spawn_button
from bot.game.creeps.herd import removable
from bot.game.desk import Desk, Game, read
from bot.i18n import sheets
from bot.i18n.escape import Markup, channel
from bot.i18n.page import Button, Choice, Menu, Page
from bot.store.tables import Character

ON_A_PAGE = 5
MOST_IN_A_MENU = 25


async def show(game: Game, caller: Caller, *, page: int = 0) -> Page:
    """Return a page of the bestiary; where the channel is a scene, one of each can be brought here by a button."""
    async with read(game, caller, need=Rank.ORG) as desk:
        kinds = await desk.unit.creeps.all(caller.guild_id)
        if not kinds:
            return desk.page(text=desk.speech.say("creeps-none"), tone="info")
        last = (len(kinds) - 1) // ON_A_PAGE
        place = max(0, min(page, last))
        part = kinds[place * ON_A_PAGE : (place + 1) * ON_A_PAGE]
        living = await desk.unit.creeps.spawned(caller.guild_id)
        blocks = []
        for kind in part:
            own = [await _line(desk, one) for one in living if one.creep_id == kind.id]
            blocks.append("\n".join([described(desk, kind), *own]))
        scene = await desk.unit.scenes.in_channel(caller.guild_id, caller.channel_id)
        spawns = [spawn_button(desk, kind) for kind in part] if scene is not None else []
        choices = tuple(Choice(name, token) for name, token in await removable(desk, *part))[:MOST_IN_A_MENU]
        menu = Menu("creep_remove", desk.speech.label("creep-remove-prompt"), choices)
        text, buttons = "\n\n".join(blocks), (*spawns, *_turn(place, last))
        return desk.page(desk.speech.label("creeps-title"), text, buttons=buttons, menus=(menu,), tone="info")


def _turn(place: int, last: int) -> tuple[Button, ...]:
    back = Button(f"{place}/{last + 1}", f"creep_list:{place - 1}", emoji="◀️")
    forth = Button(f"{place + 2}/{last + 1}", f"creep_list:{place + 1}", emoji="▶️")
    return tuple(button for button, wanted in ((back, place > 0), (forth, place < last)) if wanted)


async def _line(desk: Desk, one: Character) -> str:
    """Return a creep in the game: its lives, its state where it is not up, and where it is."""
    view, speech = view_of(desk, one), desk.speech
    scene = await desk.unit.scenes.get(one.guild_id, one.scene_id or 0)
    return speech.say(
        "creep-in-game" if view.status == "active" else "creep-in-game-down",
        name=one.name,
        hearts=Markup(sheets.hearts(speech, view.lives, view.lives_maximum)),
        status=speech.label(f"status-{view.status}"),
        place=channel(scene.channel_id) if scene is not None else Markup(speech.say("creep-nowhere")),
    )
