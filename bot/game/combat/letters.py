"""Letters of a fight: its card, the twin for ORGs, its story, the bells of a step and their silence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.game.combat.card import alt_text, board, card, step_name, waiting
from bot.game.combat.fight import Fight, load
from bot.game.combat.twin import twin
from bot.game.letter import Bureau, Letter, nonce
from bot.game.quiet import end_of_quiet, next_digest
from bot.i18n.escape import Markup, channel, moment
from bot.i18n.fights import tell
from bot.i18n.page import Button, Page
from bot.i18n.speech import Speech
from bot.rules.core.combat_facts import HAPPENED
from bot.rules.core.facts import Identity
from bot.rules.core.rulings import Rulings
from bot.store.tables import Combat, Member, OutboxRow
from bot.store.unit import Unit

WHILE_PAUSED = timedelta(hours=1)


async def _fight(bureau: Bureau, row: OutboxRow) -> Fight | None:
    """Return the fight a row is about; None where it is gone."""
    combat = await bureau.unit.combats.get(row.guild_id, int(row.payload["combat"]))
    ruleset = bureau.shelf.rulesets.get(combat.ruleset) if combat is not None else None
    if combat is None or ruleset is None:
        return None
    rulings = Rulings(ruleset.rulings, bureau.settings.rulings.get(ruleset.key))
    return await load(bureau.unit, ruleset, rulings, combat)


def _dropped(row: OutboxRow) -> Letter:
    return Letter(row.id, row.kind, "", drop=True)


async def card_letter(bureau: Bureau, row: OutboxRow) -> Letter:
    """Return the card: edited where it stands, posted anew with its board in each new round."""
    fight = await _fight(bureau, row)
    if fight is None:
        return _dropped(row)
    combat, speech = fight.combat, bureau.speech
    page = card(speech, fight)
    renewed = combat.carded != fight.view().round and combat.ended_at is None
    letter = Letter(
        row.id,
        row.kind,
        nonce(row),
        page=replace(page, text=bureau.linked(page.text)),
        channel_id=combat.channel_id,
        card_channel_id=combat.channel_id,
        message_id=combat.message_id,
        home=f"combat:{combat.id}:{fight.view().round}",
        renewed=renewed,
    )
    drawn = board(speech, fight)
    return replace(letter, board=drawn, board_alt=alt_text(speech, drawn))


async def twin_letter(bureau: Bureau, row: OutboxRow) -> Letter:
    """Return the twin of the card in the ORG log, with all that is hidden."""
    fight, place = await _fight(bureau, row), bureau.settings.channels.get("log")
    if fight is None or place is None:
        return _dropped(row)
    combat = fight.combat
    same_place = combat.twin_channel_id == place
    return Letter(
        row.id,
        row.kind,
        nonce(row),
        page=twin(bureau.speech, fight),
        channel_id=place,
        card_channel_id=place if same_place else None,
        message_id=combat.twin_message_id if same_place else None,
        home=f"twin:{combat.id}",
    )


async def story_letter(bureau: Bureau, row: OutboxRow) -> Letter:
    """Return the next part of the story, told in the thread of the fight."""
    combat = await bureau.unit.combats.get(row.guild_id, int(row.payload["combat"]))
    if combat is None:
        return _dropped(row)
    names = {_known_as(who): name for who, name in row.payload["names"].items()}
    happened = [HAPPENED.validate_python(one) for one in row.payload["happened"]]
    lines = tell(bureau.speech, names, happened)
    if not lines:
        return _dropped(row)
    return Letter(
        row.id,
        row.kind,
        nonce(row),
        page=Page(text="\n".join(lines)),
        channel_id=combat.channel_id,
        thread=bureau.speech.label("combat-thread", number=combat.id),
        thread_id=combat.thread_id,
        home=f"story:{combat.id}",
    )


def _known_as(key: str) -> Identity:
    """Return by what a name is known: a character by its number, a potion that an ORG wrote by its key."""
    return int(key) if key.isdecimal() else key


async def turn_letter(bureau: Bureau, row: OutboxRow) -> Letter:
    """Return the call of one player who is awaited; dropped once nobody waits for the player any more."""
    fight = await _fight(bureau, row)
    if fight is None or row.user_id is None:
        return _dropped(row)
    combat = fight.combat
    if combat.ended_at is not None or combat.turn != row.payload["turn"]:
        return _dropped(row)
    if combat.due_at is None:  # paused: it rings when the scene goes on
        return replace(_dropped(row), drop=False, until=bureau.now + WHILE_PAUSED)
    early = combat.due_at - timedelta(hours=bureau.house.number("reminder_before_hours"))
    if row.payload.get("reminder") and bureau.now < early:  # the deadline was put off by a pause
        return replace(_dropped(row), drop=False, until=early)
    awaited = set(fight.awaited())
    whom = [who for who in row.payload["who"] if who in awaited]
    member = await bureau.unit.guilds.glance(row.guild_id, row.user_id)
    if not whom or member.notify == "silence":
        return _dropped(row)
    speech = await bureau.speech_of(row.user_id)
    letter = Letter(
        row.id,
        row.kind,
        nonce(row),
        page=_call(bureau.speech if member.notify == "mention" else speech, fight, whom, row),
        called=waiting(bureau.speech, fight, whom),
        until=_until(bureau, row, member),
        digest=member.notify == "digest",
        bells=combat.id,
    )
    if member.notify == "mention":
        return replace(letter, channel_id=combat.channel_id)
    bell = _call(bureau.speech, fight, whom, row)
    return replace(letter, user_id=row.user_id, bell=bell, bell_channel_id=combat.channel_id)


def _call(speech: Speech, fight: Fight, whom: list[Any], row: OutboxRow) -> Page:
    """Return the call: for whom, in which step, until when, where, and the way to act."""
    combat = fight.combat
    due = moment(combat.due_at.timestamp(), "R") if combat.due_at is not None else Markup("")
    text = speech.say(
        "combat-call",
        names=Markup(waiting(speech, fight, whom)),
        step=step_name(speech, fight.view().step),
        at=due,
        place=channel(combat.channel_id),
    )
    button = Button(speech.label("button-fight"), f"fight:{combat.id}:g{combat.guild_id}", "primary", emoji="⚔️")
    return Page(text=text, buttons=(button,), tone="wait", pings=(row.user_id or 0,))


def _until(bureau: Bureau, row: OutboxRow, member: Member) -> Any:
    """Return until when the call waits: for the end of quiet hours, or for the digest."""
    quiet = member.quiet or bureau.house["quiet_hours"]
    until = end_of_quiet(bureau.now, str(quiet) if quiet else None, bureau.settings.timezone)
    if member.notify == "digest" and not row.attempts:
        until = next_digest(bureau.now, bureau.house["digest_hour"], bureau.settings.timezone) or until
    return until


async def hush_letter(bureau: Bureau, row: OutboxRow) -> Letter:
    """Return the bells of a fight that have had their day, to be deleted."""
    combat_id, turn = int(row.payload["combat"]), int(row.payload["turn"])
    rung = await bureau.unit.outbox.rung(row.guild_id, combat_id)
    old = [one for one in rung if one.payload["turn"] < turn and one.message_id and one.channel_id]
    gone = dict.fromkeys((one.channel_id or 0, one.message_id or 0) for one in old)
    if not gone:
        return _dropped(row)
    return Letter(row.id, row.kind, "", delete=tuple(gone), also=())


WRITERS: Mapping[str, Any] = {
    "combat": card_letter,
    "twin": twin_letter,
    "story": story_letter,
    "turn": turn_letter,
    "hush": hush_letter,
}


async def placed(unit: Unit, guild_id: int, home: list[str], channel_id: int, message_id: int, now: datetime) -> None:
    """Keep where a card, a twin or a story stands now; a card learns of the thread its story has got."""
    combat = await unit.combats.get(guild_id, int(home[1]), lock=True)
    if combat is None:
        return
    if home[0] == "combat":
        combat.message_id, combat.carded = message_id, int(home[2])
    elif home[0] == "twin":
        combat.twin_channel_id, combat.twin_message_id = channel_id, message_id
    elif combat.thread_id != channel_id:
        combat.thread_id = channel_id
        unit.outbox.add(_card_again(combat, now))


def _card_again(combat: Combat, now: datetime) -> OutboxRow:
    return OutboxRow(
        guild_id=combat.guild_id,
        kind="combat",
        key=f"thread:{combat.id}:{combat.thread_id}",
        channel_id=None,
        user_id=None,
        payload={"combat": combat.id},
        due_at=now,
        attempts=0,
        sent_at=None,
        message_id=None,
        failure=None,
    )
