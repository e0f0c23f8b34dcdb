"""Changes of a character that its rules do not ask for: name, portrait, owner, which one is active, retirement."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game.caller import Caller, Rank
from bot.game.characters.create import all_factions, match_class, match_faction
from bot.game.characters.creatures import check_no_creep
from bot.game.characters.find import find, find_own
from bot.game.characters.keep import keep, keep_house_fact, sheet_of
from bot.game.characters.parting import depart
from bot.game.desk import Desk, Game, write
from bot.game.images import Upload, prepare, store_picture
from bot.game.names import clean_name, name_key, plain
from bot.i18n.escape import mention
from bot.i18n.page import Button, Page
from bot.rules.core.conduct import Bystander, StepAside
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Application
from bot.store.tables import Character


@dataclass(frozen=True, slots=True)
class Edit:
    """What is to be changed; None leaves a thing as it is."""

    name: str | None = None
    portrait: Upload | None = None
    faction: str | None = None
    character_class: str | None = None
    owner_id: int | None = None


async def switch(game: Game, caller: Caller, *, character: str) -> Page:
    """Make another of the own characters the active one (DBF-GEN-9)."""
    async with write(game, caller) as desk:
        found = await find(desk, character)
        if found.owner_id != caller.user_id:
            raise Refusal("not_your_character")
        _check_free(desk, desk.found.active, "character_switch")
        member = await desk.unit.guilds.member(caller.guild_id, caller.user_id)
        member.active_character_id = found.id
        member.bell_channel_id = caller.channel_id
        return desk.answer(_done(desk, "switch-done", found))


async def retire(game: Game, caller: Caller, *, character: str | None = None, sure: bool = False) -> Page:
    """Retire a character after asking once; its ledger stays (DBF-GEN-9)."""
    async with write(game, caller) as desk:
        found = await find_own(desk, character, lock=True)
        check_no_creep(found)
        _check_free(desk, found, "character_retire")
        if not sure:
            button = Button(desk.speech.label("button-retire"), f"retire:{found.id}", "danger")
            text = desk.speech.say("retire-sure", name=found.name)
            return desk.answer(Page(text=text, buttons=(button,), tone="wait"))
        member = await desk.unit.guilds.member(caller.guild_id, found.owner_id)
        if member.active_character_id == found.id:
            member.active_character_id = None
        await depart(desk, found)
        desk.log("log-character-retired", actor=mention(caller.user_id), name=found.name)
        return desk.answer(Page(text=desk.speech.say("retire-done", name=found.name), tone="good"))


def _check_free(desk: Desk, character: Character | None, action: StepAside) -> None:
    """Refuse stepping aside where the rules need the character (DBF-GEN-9); an ORG always may (R-PBP-7)."""
    conduct = desk.ruleset(character.ruleset).conduct if character is not None else None
    if character is None or conduct is None:
        return
    fights = character.combat_id is not None
    if fights and action == "character_retire":
        raise Refusal("in_combat", rule="DBF-GEN-9")  # an ORG takes it out of the combat first
    if not desk.is_org:
        conduct.step_aside(Bystander(str(character.sheet.get("status", "active")), in_combat=fights), action)


async def edit(game: Game, caller: Caller, *, character: str | None, changes: Edit, reason: str | None = None) -> Page:
    """Change name and portrait (owner), faction, class and owner (ORG)."""
    picture = await prepare(changes.portrait)
    async with write(game, caller) as desk:
        found = await find_own(desk, character, lock=True)
        if changes.faction or changes.character_class or changes.owner_id:
            desk.need(Rank.ORG)
            check_no_creep(found)
        before = (found.name, found.sheet, found.owner_id, found.picture_id)
        await _rename(desk, found, changes.name, reason)
        picture_id = await store_picture(desk, picture)
        if picture_id is not None:
            found.picture_id = picture_id
            keep_house_fact(desk, found, "portrait", {}, {"picture_id": picture_id}, reason)
        _amend(desk, found, changes, reason)
        await _hand_over(desk, found, changes.owner_id, reason)
        if before == (found.name, found.sheet, found.owner_id, found.picture_id):
            raise Refusal("nothing_to_change")
        desk.log("log-character-edited", actor=mention(caller.user_id), name=found.name)
        return desk.answer(_done(desk, "edit-done", found))


async def _rename(desk: Desk, character: Character, name: str | None, reason: str | None) -> None:
    if name is None:
        return
    cleaned = clean_name(name)
    same = await desk.unit.characters.named(desk.caller.guild_id, name_key(cleaned))
    if any(other.id != character.id for other in same):
        raise Refusal("name_taken", name=cleaned)
    if cleaned == character.name:
        return
    keep_house_fact(desk, character, "named", {"name": character.name}, {"name": cleaned}, reason)
    character.name, character.name_key, character.name_plain = cleaned, name_key(cleaned), plain(cleaned)


def _amend(desk: Desk, character: Character, changes: Edit, reason: str | None) -> None:
    if not (changes.faction or changes.character_class):
        return
    ruleset = desk.ruleset(character.ruleset)
    factions = all_factions(desk, ruleset)
    faction = match_faction(desk, factions, changes.faction) if changes.faction else None
    chosen = match_class(desk, ruleset, factions, changes.character_class) if changes.character_class else None
    facts = ruleset.enrolment.amend(sheet_of(desk, character), Application(faction, chosen), desk.rulings(ruleset.key))
    keep(desk, character, facts, reason=reason)


async def _hand_over(desk: Desk, character: Character, owner_id: int | None, reason: str | None) -> None:
    if owner_id is None or owner_id == character.owner_id:
        return
    keep_house_fact(desk, character, "owner", {"owner": character.owner_id}, {"owner": owner_id}, reason)
    old = await desk.unit.guilds.member(desk.caller.guild_id, character.owner_id)
    new = await desk.unit.guilds.member(desk.caller.guild_id, owner_id)
    if old.active_character_id == character.id:
        old.active_character_id = None
    new.active_character_id = new.active_character_id or character.id
    character.owner_id = owner_id
    desk.notify(owner_id, "notice-character-received", name=character.name)


def _done(desk: Desk, key: str, character: Character) -> Page:
    show = Button(desk.speech.label("button-sheet"), f"sheet:{character.id}")
    return Page(text=desk.speech.say(key, name=character.name), buttons=(show,), tone="good")
