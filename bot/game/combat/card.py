"""The card of a fight, the one place to look: both sides, the step, who is awaited until when, what just happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.documents.board import Board, Piece
from bot.game.combat.fight import Fight
from bot.i18n import sheets
from bot.i18n.escape import Markup, channel, escape, moment
from bot.i18n.fights import brief
from bot.i18n.page import Button, Field, Page
from bot.i18n.speech import Speech
from bot.rules.core.combat import CombatView, Declared, FighterLine
from bot.rules.core.combat_facts import HAPPENED, Happened
from bot.rules.core.combat_orders import Side, Step
from bot.rules.core.facts import Identity

SIDES: tuple[Side, Side] = ("challenger", "challenged")
ORG = "org"


def card(speech: Speech, fight: Fight) -> Page:
    """Return the card everybody sees; nothing secret stands on it (DBF-COMBAT-31, R-CMB-19)."""
    view = fight.view()
    names: dict[Identity, str] = {**fight.names, **fight.combat.news.get("potions", {})}
    lines = [f"> {line}" for line in brief(speech, names, news(fight))]
    if fight.combat.thread_id is not None:
        lines.append(speech.say("combat-story", thread=channel(fight.combat.thread_id)))
    return Page(
        title=title(speech, view),
        text="\n".join(lines),
        fields=(*_sides(speech, fight, view), *_state(speech, fight, view)),
        tone="plain" if view.ended else "wait",
        buttons=_after(speech, fight, view) if view.ended else _buttons(speech, fight),
    )


def news(fight: Fight) -> Sequence[Happened]:
    """Return what happened last."""
    return [HAPPENED.validate_python(one) for one in fight.combat.news.get("happened", ())]


def title(speech: Speech, view: CombatView) -> str:
    """Return the headline: the round and the step, or how it ended."""
    if view.ended:
        return speech.label(f"combat-outcome-{view.outcome or 'none'}")
    step = step_name(speech, view.step)
    return speech.label("combat-title-opening" if view.round == 0 else "combat-title", round=view.round, step=step)


def step_name(speech: Speech, step: Step) -> str:
    """Return the name of a step."""
    return speech.label(f"combat-step-{step.replace('_', '-')}")


def _sides(speech: Speech, fight: Fight, view: CombatView) -> tuple[Field, ...]:
    return tuple(
        Field(
            speech.label(f"combat-side-{side}"),
            "\n".join(fighter(speech, fight, line) for line in view.fighters if line.side == side) or "–",
            inline=True,
        )
        for side in SIDES
    )


def fighter(speech: Speech, fight: Fight, line: FighterLine) -> str:
    """Return one fighter as the card shows it: name, hearts, state, and whom it is paired with."""
    lives, maximum = lives_of(fight, line.id)
    told = f"**{escape(fight.name(line.id))}**"
    marks = [speech.label(f"combat-status-{line.status.replace('_', '-')}")] if line.status != "active" else []
    if line.status == "active" and line.prone:
        marks.append(speech.label("combat-prone"))
    if line.on_orders:
        marks.append(speech.label("combat-on-orders"))
    state = f" · {', '.join(marks)}" if marks else ""
    opponent = opponent_of(fight, line)
    pair = f"\n⚔️ {escape(fight.name(opponent))}" if opponent is not None else ""
    return f"{told}\n{sheets.hearts(speech, lives, maximum)}{state}{pair}"


def opponent_of(fight: Fight, line: FighterLine) -> Identity | None:
    """Return whom a fighter faces; None once either of the two is down or gone."""
    up = {other.id for other in fight.view().fighters if other.status == "active"}
    faces = line.paired_with if {line.id, line.paired_with} <= up else None
    return None if fight.combat.ended_at is not None else faces


def lives_of(fight: Fight, who: Identity) -> tuple[int, int]:
    """Return the lives of somebody, and the most it may have."""
    view = fight.shown(who)
    return view.lives, view.lives_maximum


def _state(speech: Speech, fight: Fight, view: CombatView) -> tuple[Field, ...]:
    """Return who is awaited until when; in the opening nobody learns who is still asked (R-CMB-19)."""
    if view.ended:
        return ()
    combat = fight.combat
    if combat.due_at is None:
        until = speech.say("combat-paused")
    else:
        until = speech.say("combat-until", at=moment(combat.due_at.timestamp(), "R"))
    secret = view.step == "opening"
    names = speech.say("combat-awaited-opening") if secret else waiting(speech, fight, view.awaited)
    return (Field(speech.label("combat-awaited"), f"{names}\n{until}"),)


def waiting(speech: Speech, fight: Fight, awaited: Iterable[Identity]) -> str:
    """Return the names of those awaited."""
    named = [speech.say("combat-org") if who == ORG else f"**{escape(fight.name(who))}**" for who in awaited]
    return ", ".join(named) or "–"


def declared_lines(speech: Speech, fight: Fight, orders: Declared) -> Iterator[str]:
    """Yield what somebody has declared and ordered, a line each; for its own player and ORGs alone."""
    for spell, targets in orders.spells:
        names = ", ".join(fight.name(one) for one in targets)
        key = "combat-declared-at" if targets else "combat-declared"
        yield speech.say(key, spell=speech.label(f"spell-{spell}"), targets=names)
    if orders.potion is not None:
        yield speech.say("combat-declared-potion")
    if orders.flee_if is not None:
        yield speech.say("combat-order-flee", count=orders.flee_if)
    if orders.dodge_if is not None:
        yield speech.say("combat-order-dodge", count=orders.dodge_if)


def _buttons(speech: Speech, fight: Fight) -> tuple[Button, ...]:
    act = Button(speech.label("button-fight"), f"fight:{fight.combat.id}", "primary", emoji="⚔️")
    if fight.combat.due_at is None:
        return (act, Button(speech.label("button-fight-resume"), f"fight_resume:{fight.combat.id}", emoji="▶️"))
    return (act, Button(speech.label("button-fight-pause"), f"fight_pause:{fight.combat.id}", emoji="⏸️"))


def _after(speech: Speech, fight: Fight, view: CombatView) -> tuple[Button, ...]:
    """Return the way to what may be done with those who lie or fled, where there are any."""
    if fight.ruleset.aftermath is None or all(line.status == "active" for line in view.fighters):
        return ()
    return (Button(speech.label("button-aftermath"), f"aftermath:{fight.combat.id}", "primary", emoji="🎒"),)


def board(speech: Speech, fight: Fight) -> Board:
    """Return the picture of the fight as plain data."""
    view = fight.view()
    sides = {side: [line for line in view.fighters if line.side == side] for side in SIDES}
    places = {line.id: place for side in SIDES for place, line in enumerate(sides[side])}
    pairs = [(places[line.id], places[line.paired_with]) for line in sides["challenger"] if line.paired_with in places]
    return Board(
        title=title(speech, view) if view.ended else speech.label("combat-board-title", round=view.round),
        left_title=speech.label("combat-board-left"),
        right_title=speech.label("combat-board-right"),
        left=tuple(_piece(speech, fight, line) for line in sides["challenger"]),
        right=tuple(_piece(speech, fight, line) for line in sides["challenged"]),
        pairs=tuple(pairs),
    )


def _piece(speech: Speech, fight: Fight, line: FighterLine) -> Piece:
    lives, maximum = lives_of(fight, line.id)
    lying = line.status == "active" and line.prone
    note = speech.label("combat-prone") if lying else ""
    if line.status != "active":
        note = speech.label(f"combat-status-{line.status.replace('_', '-')}")
    creep = fight.characters[int(line.id)].creep_id is not None
    return Piece(fight.name(line.id), lives, maximum, line.status, line.prone, note, creep)


def alt_text(speech: Speech, drawn: Board) -> str:
    """Return the board in words, for those who do not see it."""
    sides = [", ".join(_in_words(speech, piece) for piece in side) or "–" for side in (drawn.left, drawn.right)]
    return speech.label("combat-board-alt", title=drawn.title, left=Markup(sides[0]), right=Markup(sides[1]))


def _in_words(speech: Speech, piece: Piece) -> str:
    state = f", {piece.note}" if piece.note else ""
    return f"{piece.name} ({piece.lives}/{piece.maximum}{state})"
