"""The twin of the card, for ORGs alone: levels, true natures, what is declared and ordered, who is still asked."""

from __future__ import annotations

from bot.game.combat.card import declared_lines, lives_of, title, waiting
from bot.game.combat.fight import Fight
from bot.i18n import sheets
from bot.i18n.escape import Markup, channel, escape, moment
from bot.i18n.page import Button, Field, Page
from bot.i18n.speech import Speech
from bot.rules.core.combat import CombatView, FighterLine


def twin(speech: Speech, fight: Fight) -> Page:
    """Return the fight with everything that is hidden from players."""
    view = fight.view()
    place = channel(fight.combat.thread_id or fight.combat.channel_id)
    lines = [speech.say("combat-twin-place", place=place, number=fight.combat.id)]
    if not view.ended:
        due = fight.combat.due_at
        until = moment(due.timestamp(), "R") if due is not None else Markup(speech.say("combat-paused"))
        awaited = Markup(waiting(speech, fight, view.awaited))
        lines.append(speech.say("combat-twin-awaited", names=awaited, at=until))
    shown = [_field(speech, fight, view, line) for line in view.fighters]
    return Page(
        title=f"🕵️ {title(speech, view)}",
        text="\n".join(lines),
        fields=tuple(shown),
        tone="plain" if view.ended else "info",
        buttons=() if view.ended and not view.decidable else _buttons(speech, fight, view),
    )


def _field(speech: Speech, fight: Fight, view: CombatView, line: FighterLine) -> Field:
    character = fight.characters[int(line.id)]
    shown, figures = fight.shown(line.id), fight.combatants()[line.id].figures
    told = [sheets.hearts(speech, *lives_of(fight, line.id))]
    level = shown.standing.level if shown.standing else 0
    natures = sorted(figures.nature) if figures is not None else ["living"]
    nature = ", ".join(speech.label(f"nature-{one}") for one in natures)
    told.append(speech.say("combat-twin-figures", level=level, nature=nature))
    if line.status != "active":
        told.append(speech.say(f"combat-status-{line.status.replace('_', '-')}"))
    told += declared_lines(speech, fight, fight.engine.orders_of(fight.state, line.id))
    return Field(f"{speech.label(f'combat-mark-{line.side}')} {escape(character.name)}", "\n".join(told), inline=True)


def _buttons(speech: Speech, fight: Fight, view: CombatView) -> tuple[Button, ...]:
    """Return the way to what ORGs may do, even to a fight that is over by a duel (R-CMB-18)."""
    action = "fight_org" if view.ended else "fight"
    return (Button(speech.label("button-fight-org"), f"{action}:{fight.combat.id}", "primary", emoji="🎲"),)
