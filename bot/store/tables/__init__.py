"""The tables, parted by subject; everybody outside takes them from here."""

from __future__ import annotations

from bot.store.tables.base import Base, Json
from bot.store.tables.characters import Character, LedgerEntry, Party, PartyMember, Picture
from bot.store.tables.combats import Ban, Combat, Creep
from bot.store.tables.field import Ask, Case, Clue, Place, Reading
from bot.store.tables.letters import Deed, OutboxRow, Request
from bot.store.tables.people import Guild, Member, Person
from bot.store.tables.potions import Potion
from bot.store.tables.questions import Question
from bot.store.tables.scenes import Hold, Phase, Post, Scene, SpellUse, Timer
from bot.store.tables.spells import SpecialSpell

__all__ = [
    "Ask",
    "Ban",
    "Base",
    "Case",
    "Character",
    "Clue",
    "Combat",
    "Creep",
    "Deed",
    "Guild",
    "Hold",
    "Json",
    "LedgerEntry",
    "Member",
    "OutboxRow",
    "Party",
    "PartyMember",
    "Person",
    "Phase",
    "Picture",
    "Place",
    "Post",
    "Potion",
    "Question",
    "Reading",
    "Request",
    "Scene",
    "SpecialSpell",
    "SpellUse",
    "Timer",
]
