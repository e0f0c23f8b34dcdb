"""The private menu: exactly what one may do now, each thing one tap away (R-CMB-20)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.game.combat.card import declared_lines, lives_of, opponent_of, step_name
from bot.game.combat.fight import Fight, potions_of
from bot.game.desk import Desk
from bot.i18n import sheets
from bot.i18n.escape import escape, moment
from bot.i18n.page import Button, Choice, Menu, Page
from bot.i18n.speech import Speech
from bot.rules.core.combat import Choices
from bot.rules.core.facts import Identity
from bot.store.tables import Character

MOST = 25
MENUS = 4  # the fifth row is for buttons; who knows very many spells gives the last standing order by command
LIMITS = (1, 2, 3)
NO_LIMIT = "0"
DECLARING = ("potion", "spells")


def menu_page(desk: Desk, fight: Fight, who: Character, head: str = "") -> Page:
    """Return what `who` may do now; `head` is what has just been done."""
    speech, view = desk.speech, fight.view()
    lines = [head] if head else []
    if view.ended:
        return Page(title=escape(who.name), text="\n".join([*lines, speech.say("combat-menu-over")]), tone="info")
    choices = fight.choices(who.id)
    lines += _standing(speech, fight, who, choices)
    return Page(
        title=speech.label("combat-menu-title", name=who.name, step=step_name(speech, view.step)),
        text="\n".join(lines),
        menus=tuple(_menus(speech, fight, who, choices))[:MENUS],
        buttons=(*_answers(speech, fight, who, choices), *_others(desk, fight, who)),
        tone="wait" if who.id in view.awaited else "info",
    )


def _standing(speech: Speech, fight: Fight, who: Character, choices: Choices) -> Iterator[str]:
    """Yield how the character stands: lives, opponent, what it has declared, until when it is asked."""
    view = fight.view()
    line = next((line for line in view.fighters if line.id == who.id), None)
    yield sheets.hearts(speech, *lives_of(fight, who.id))
    opponent = opponent_of(fight, line) if line is not None else None
    if opponent is not None:
        yield speech.say("combat-menu-paired", name=fight.name(opponent))
    yield from declared_lines(speech, fight, fight.engine.orders_of(fight.state, who.id))
    if choices.dodge is not None:
        yield speech.say("combat-menu-dodge", count=choices.dodge)
    if who.id in view.awaited and fight.combat.due_at is not None:
        yield speech.say("combat-menu-until", at=moment(fight.combat.due_at.timestamp(), "R"))
    elif who.id not in view.awaited:
        yield speech.say("combat-menu-waits")


def _menus(speech: Speech, fight: Fight, who: Character, choices: Choices) -> Iterator[Menu]:
    place = f"{fight.combat.id}:{who.id}:{fight.combat.turn}"
    if choices.pick_own and choices.pick_other:
        yield Menu(f"fight_pick:{place}", speech.label("combat-prompt-pick"), _pairs(speech, fight, choices))
    if choices.drink:
        yield from _potion_menu(speech, fight, who, place)
    if choices.spells and fight.view().step in DECLARING:
        yield from spell_menus(speech, f"fight_spell:{place}", choices)
    if choices.orders:
        orders = fight.engine.orders_of(fight.state, who.id)
        yield _limit(speech, f"fight_flee_at:{place}", "flee", orders.flee_if)
        if choices.can_dodge:
            yield _limit(speech, f"fight_dodge_at:{place}", "dodge", orders.dodge_if)


def _potion_menu(speech: Speech, fight: Fight, who: Character, place: str) -> Iterator[Menu]:
    sheet = fight.ruleset.keeping.load_sheet(who.sheet)
    carried = potions_of(fight.ruleset, sheet)
    if carried:
        named = tuple(Choice(one.name or speech.label(f"potion-{one.key}"), one.key) for one in carried[:MOST])
        yield Menu(f"fight_potion:{place}", speech.label("combat-prompt-potion"), named)


def _pairs(speech: Speech, fight: Fight, choices: Choices) -> tuple[Choice, ...]:
    """Return every pair that may be picked; nine at most."""
    return tuple(_pair(speech, fight, own, other) for own in choices.pick_own for other in choices.pick_other)[:MOST]


def _pair(speech: Speech, fight: Fight, own: Identity, other: Identity) -> Choice:
    return Choice(speech.label("combat-pair", own=fight.name(own), other=fight.name(other)), f"{own}-{other}")


def spell_menus(speech: Speech, action: str, choices: Choices) -> Iterator[Menu]:
    """Yield the spells that may be declared now, in a second menu what one cannot hold."""
    named = tuple(
        Choice(speech.label(f"spell-{spell}"), spell, speech.label(f"spell-{spell}-about")) for spell in choices.spells
    )
    for page, first in enumerate(range(0, len(named), MOST)):
        mark = f":{page}" if page else ""
        yield Menu(f"{action}{mark}", speech.label("combat-prompt-spell"), named[first : first + MOST])


def _limit(speech: Speech, action: str, what: str, present: int | None) -> Menu:
    """Return the menu of a standing order; choosing nothing withdraws it (DBF-COMBAT-48)."""
    options = [Choice(speech.label(f"combat-limit-{what}-none"), NO_LIMIT, chosen=False)]
    options += [
        Choice(speech.label(f"combat-limit-{what}", count=count), str(count), chosen=present == count)
        for count in LIMITS
    ]
    return Menu(action, speech.label(f"combat-prompt-{what}"), tuple(options))


def _answers(speech: Speech, fight: Fight, who: Character, choices: Choices) -> Iterator[Button]:
    """Yield the answers to the step that is on."""
    place, step = f"{fight.combat.id}:{who.id}", fight.view().step
    turn = fight.combat.turn

    def button(what: str, style: str = "secondary", **arguments: str) -> Button:
        label = speech.label(f"combat-do-{what.replace('_', '-')}", **arguments)
        return Button(label, f"fight_do:{place}:{what}:{turn}", style)  # type: ignore[arg-type]  # four styles, all known

    if choices.dodge is not None:
        yield button("dodge", "success")
        yield button("take", "danger")
    if choices.flee:
        yield button("stay", "primary")
        yield button("flee", "danger")
    if choices.answer and choices.spells:
        yield button("time_stop", "success")
    for side in choices.sides:
        yield button(f"join_{side}", "success")
    if choices.report is not None:
        yield button("won", "success", name=fight.name(choices.report))
        yield button("lost", "danger", name=fight.name(choices.report))
        yield button("both")
    if _passes(fight, who.id, choices):
        yield button("pass", "primary" if step in DECLARING else "secondary")
    if who.id in fight.view().awaited and step in (*DECLARING, "pairing"):
        yield button("pass_round")
    if len(choices.spells) > 1 and step in DECLARING and fight.rulings.number("spells_per_round") != 1:
        yield Button(speech.label("combat-do-more"), f"fight_more:{place}")


def _passes(fight: Fight, who: Identity, choices: Choices) -> bool:
    """Say whether a plain pass is an answer here: to what has buttons of its own, it is not."""
    return who in fight.view().awaited and not choices.flee and choices.dodge is None and choices.report is None


def _others(desk: Desk, fight: Fight, who: Character) -> Iterator[Button]:
    """Yield the way to one's other characters in this fight, and for ORGs to what only they may do."""
    own = fight.creeps() if who.creep_id is not None and desk.is_org else fight.mine(desk.caller.user_id)
    for one in own[:5]:
        if one.id != who.id:
            label = desk.speech.label("combat-do-as", name=one.name)
            yield Button(label, f"fight_as:{fight.combat.id}:{one.id}")
    if desk.is_org:
        yield Button(desk.speech.label("button-fight-org"), f"fight_org:{fight.combat.id}", emoji="🎲")


def org_page(desk: Desk, fight: Fight, head: str = "") -> Page:
    """Return what only an ORG may do in a fight: play creeps, decide duels, take somebody out, end it, hand it over."""
    speech, view, combat = desk.speech, fight.view(), fight.combat
    lines = [head] if head else []
    lines.append(speech.say("combat-org-about"))
    creeps = [Choice(one.name, str(one.id)) for one in fight.creeps() if not view.ended][:MOST]
    duels = tuple(choice for pair in view.decidable for choice in _results(speech, fight, pair))
    pairs = tuple(_pair(speech, fight, own, other) for own, other in view.pairable)
    menus = [
        Menu(f"fight_creep:{combat.id}", speech.label("combat-prompt-creep"), tuple(creeps)) if creeps else None,
        Menu(f"fight_decide:{combat.id}:{view.round}", speech.label("combat-prompt-decide"), duels[:MOST])
        if duels
        else None,
        Menu(f"fight_pair:{combat.id}:{combat.turn}", speech.label("combat-prompt-pair"), pairs[:MOST])
        if pairs
        else None,
        Menu(f"fight_out:{combat.id}", speech.label("combat-prompt-out"), _up(fight)) if _up(fight) else None,
    ]
    buttons = (
        Button(speech.label("button-fight-handover"), f"fight_mine:{combat.id}"),
        Button(speech.label("button-fight-end"), f"fight_end:{combat.id}", "danger", emoji="🏳️"),
    )
    shown = tuple(menu for menu in menus if menu is not None)
    title = speech.label("combat-org-title", number=combat.id)
    return Page(title, "\n".join(lines), menus=shown, buttons=() if view.ended else buttons, tone="info")


def _up(fight: Fight) -> tuple[Choice, ...]:
    held = fight.engine.held(fight.state)
    up = [line for line in fight.view().fighters if line.id in held and line.status == "active"]
    return tuple(Choice(fight.name(line.id), str(line.id)) for line in up)


def _results(speech: Speech, fight: Fight, pair: tuple[Identity, Identity]) -> Iterator[Choice]:
    first, second = sorted(map(int, pair))
    for result in (str(first), str(second), "both", "none"):
        winner = fight.name(int(result)) if result.isdecimal() else ""
        key = "combat-result-hits" if winner else f"combat-result-{result}"
        label = speech.label(key, name=winner, first=fight.name(first), second=fight.name(second))
        yield Choice(label, f"{first}-{second}-{result}")
