"""Asks for what a casting still lacks: a target out of those present, a condition, a form; a tap each."""

from __future__ import annotations

from bot.game.characters.find import token
from bot.game.characters.show import view_of
from bot.game.desk import Desk
from bot.game.magic.aims import Aims, curable
from bot.game.scenes.moving import visible
from bot.i18n.page import Choice, Menu, Page
from bot.rules.core.magic import SpellNeeds
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Scene

MOST = 25


async def ask_for_target(desk: Desk, caster: Character, scene: Scene | None, key: str, needs: SpellNeeds) -> Page:
    """Return a menu of those the caster sees in its scene; without a scene only the caster itself is near."""
    present = await desk.unit.scenes.present(scene.id) if scene else [caster]
    seen = [one for one in present if one.id == caster.id or visible(desk, one)]
    if not seen:
        raise Refusal("target_required")
    choices = tuple(Choice(one.name, token(one)) for one in seen[:MOST])
    most = 1 if needs.party else needs.targets
    menu = Menu(
        f"cast_at:{caster.id}:{key}", desk.speech.label("cast-target-prompt", count=most), choices, maximum=most
    )
    text = desk.speech.say(f"spell-{key}-about")
    return Page(desk.speech.say(f"spell-{key}"), text, menus=(menu,), tone="info")


def ask_for_choice(desk: Desk, aims: Aims, key: str, needs: SpellNeeds) -> Page | None:
    """Return a menu where the spell needs a condition or a form and several are possible; None where all is clear."""
    if needs.form and not aims.form:
        forms = view_of(desk, aims.caster).forms[:MOST]
        if forms:
            choices = tuple(Choice(form.name, form.key) for form in forms)
            return _menu(desk, f"cast_form:{aims.caster.id}:{key}", key, choices)
    # Who is elsewhere or unseen shows nobody what it suffers from.
    if needs.condition and not aims.condition and aims.targets and aims.targets[0].here:
        return _ask_for_condition(desk, aims, key, needs)
    return None


def _ask_for_condition(desk: Desk, aims: Aims, key: str, needs: SpellNeeds) -> Page | None:
    target = aims.named[0]
    lines = curable(desk, target, needs)[:MOST]
    if len(lines) < 2:
        return None
    choices = tuple(Choice(one.text, one.identifier, desk.speech.label(f"condition-{one.sort}")) for one in lines)
    return _menu(desk, f"cast_cure:{aims.caster.id}:{key}:{target.id}", key, choices)


def _menu(desk: Desk, action: str, key: str, choices: tuple[Choice, ...]) -> Page:
    menu = Menu(action, desk.speech.label("cast-choice-prompt"), choices)
    return Page(desk.speech.say(f"spell-{key}"), desk.speech.say(f"spell-{key}-about"), menus=(menu,), tone="info")
