"""A fight told as a tale, out of the facts of its combat; and in two lines, for its card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from zlib import crc32

from bot.i18n.fights_blows import tell_blows
from bot.i18n.fights_brief import brief_lines
from bot.i18n.fights_frame import (
    tell_end,
    tell_joining,
    tell_leaving,
    tell_opening,
    tell_pairing,
    tell_potions,
    tell_silence,
)
from bot.i18n.fights_scenes import Scene, cut
from bot.i18n.fights_spells import tell_spells
from bot.i18n.fights_voice import Voice
from bot.i18n.speech import Speech
from bot.rules.core.combat_facts import Happened
from bot.rules.core.facts import Identity

LINES = 2
PLAIN = {
    "opening": tell_opening,
    "joining": tell_joining,
    "potions": tell_potions,
    "leaving": tell_leaving,
    "blows": tell_blows,
}


def tell(
    speech: Speech, names: Mapping[Identity, str], happened: Sequence[Happened], *, for_orgs: bool = False
) -> list[str]:
    """Return the story as paragraphs of finished sentences, in the order it happened.

    `happened` may be a whole fight or what one order brought about; the same facts make the same words. Names come
    from users and are escaped here. Failed spells are told only `for_orgs`.
    """
    voice, scenes = _voice(speech, names, happened), cut(happened)
    told = (_scene(voice, scenes, place, for_orgs=for_orgs) for place in range(len(scenes)))
    return [text for paragraphs in told for text in paragraphs if text]


def _voice(speech: Speech, names: Mapping[Identity, str], happened: Sequence[Happened]) -> Voice:
    """The turns of the sentences begin where the first fact says, so that a story in pieces is varied too."""
    return Voice(speech, names, crc32(repr(happened[0]).encode()) if happened else 0)


def _scene(voice: Voice, scenes: Sequence[Scene], place: int, *, for_orgs: bool) -> list[str]:
    scene, before = scenes[place], scenes[:place]
    if scene.kind == "spells":
        return tell_spells(voice, scene.facts, for_orgs=for_orgs)
    if scene.kind == "pairing":
        return [tell_pairing(voice, scene.facts, anew=_is_shaken(before))]
    if scene.kind == "silence":
        following = scenes[place + 1].facts if place + 1 < len(scenes) else ()
        return [tell_silence(voice, scene.facts, following)]
    if scene.kind == "end":
        return [tell_end(voice, scene.facts, [fact for one in before for fact in one.facts])]
    return [PLAIN[scene.kind](voice, scene.facts)]


def _is_shaken(before: Sequence[Scene]) -> bool:
    """Say whether spells were cast in the round that is on, so that pairs after them are new ones."""
    for scene in reversed(before):
        if any(fact.kind == "round_began" for fact in scene.facts):
            return False
        if scene.kind == "spells":
            return True
    return False


def brief(speech: Speech, names: Mapping[Identity, str], happened: Sequence[Happened]) -> list[str]:
    """Return what just happened in at most two short lines, the weightiest first; failed spells are never told."""
    lines = brief_lines(_voice(speech, names, happened), happened)
    return (lines or tell(speech, names, happened)[-1:])[:LINES]
