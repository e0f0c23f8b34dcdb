"""The page of a scene: who is in it, and what somebody sees there."""

from __future__ import annotations

from dataclasses import replace

from bot.game.caller import Caller
from bot.game.desk import Game, read
from bot.game.places.deeds import hand
from bot.game.places.eyes import meant, seen
from bot.game.places.telling import menu_of, place_line, thing_page
from bot.game.scenes.commands import page_of
from bot.game.scenes.moving import scene_here
from bot.i18n.page import Page


async def show(game: Game, caller: Caller, *, thing: str | None = None) -> Page:
    """Return who is in the scene of this channel and what one sees there, or the page of one thing."""
    async with read(game, caller) as desk:
        scene = await scene_here(desk)
        active = desk.found.active
        viewer = active if active is not None and active.retired_at is None else None
        places = await seen(desk, viewer, scene)
        if thing:
            by = await hand(desk, viewer, scene) if viewer is not None else None
            return thing_page(desk, by, meant(places, thing))
        page = await page_of(desk, scene)
        if not places:
            return page
        lines = "\n".join(f"{place_line(desk.speech, place)}{' 👁️' if place.needs else ''}" for place in places)
        return desk.linked(replace(page, text=f"{page.text}\n\n{lines}", menus=menu_of(desk, places)))
