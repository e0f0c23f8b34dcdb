"""Gear: put on a character's list, worn and laid down, removed; what is not approved does not count."""

from __future__ import annotations

from bot.game.characters.gear import has_approved
from bot.game.gear.adding import Wish, add, suggest_weapons
from bot.game.gear.listing import listing, suggest
from bot.game.gear.wearing import remove, wear

__all__ = ["Wish", "add", "has_approved", "listing", "remove", "suggest", "suggest_weapons", "wear"]
