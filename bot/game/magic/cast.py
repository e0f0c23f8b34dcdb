"""One casting: what is wished is completed, then judged by the rules, kept, told, and its question put."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.game.caller import Caller
from bot.game.characters.find import find, find_own
from bot.game.characters.keep import keep, sheet_of
from bot.game.characters.show import view_of
from bot.game.desk import Desk, Game, write
from bot.game.magic.aims import Aims, gather
from bot.game.magic.asking import ask_for_choice, ask_for_target
from bot.game.magic.consent import ask_consent, consent_missing
from bot.game.magic.putting import put_question
from bot.game.magic.spells import lines_of, magic_of, spell_key
from bot.game.scenes.moving import act_here, visible
from bot.i18n import sheets
from bot.i18n.arguments import Term
from bot.i18n.escape import Markup, escape, mention, moment
from bot.i18n.page import Page
from bot.rules.core.magic import Casting, Outcome
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character, Scene

Reachable = Callable[[int], bool] | None
Then = Callable[[Desk, Character, Sequence[Character], Scene], Awaitable[None]]
LONGEST_TEXT = 1500
# What a casting is refused for as long as its target and form are not chosen.
ASKED_NEXT = ("target_required", "form_not_met")


@dataclass(frozen=True, slots=True)
class Wish:
    """What a player wants cast: names as typed; `choice` is a condition or a form where the spell needs one."""

    spell: str
    targets: tuple[str, ...] = ()
    text: str | None = None
    choice: str | None = None


async def cast(
    game: Game,
    caller: Caller,
    *,
    wish: Wish,
    subject: str | None = None,
    reachable: Reachable = None,
    then: Then | None = None,
) -> Page:
    """Cast a spell outside a combat, or ask for what is still missing (DBF-MAGIC-10, DBF-MAGIC-13)."""
    async with write(game, caller) as desk:
        return desk.answer(await cast_by(desk, await find_own(desk, subject), wish, reachable, then))


async def cast_by(desk: Desk, caster: Character, wish: Wish, reachable: Reachable, then: Then | None) -> Page:
    """Let somebody cast a spell outside a combat, or ask for what is still missing (DBF-MAGIC-10, DBF-MAGIC-13)."""
    key = spell_key(desk, lines_of(desk, caster), wish.spell)
    scene = await act_here(desk, caster, reachable)
    needs = magic_of(desk, caster).needs(key)
    named = [await find(desk, name) for name in wish.targets if name.strip()] if needs.targets else []
    org_confirms = desk.is_org and caster.owner_id != desk.caller.user_id
    aims = await gather(desk, caster, named, needs, choice=wish.choice, org_confirms=org_confirms)
    _check_ready(desk, aims, key, await _phase_id(desk))
    if needs.targets and not named:
        return await ask_for_target(desk, aims.caster, scene, key, needs)
    missing = ask_for_choice(desk, aims, key, needs)
    if missing is not None:
        return missing
    text = (wish.text or "").strip()[:LONGEST_TEXT] or None
    if consent_missing(needs, aims):
        _check_castable(desk, aims, key, await _phase_id(desk))
        return await ask_consent(desk, aims, key, text)
    return await perform(desk, aims, key, scene, text, then)


async def _phase_id(desk: Desk) -> int | None:
    phase = await desk.unit.phases.open_one(desk.caller.guild_id)
    return phase.id if phase else None


def _check_ready(desk: Desk, aims: Aims, key: str, phase_id: int | None) -> None:
    """Refuse before anything is asked what the caster could cast at nobody; whom and what at is asked next."""
    try:
        _judge(desk, replace(aims, named=(), targets=()), key, phase_id)
    except Refusal as refusal:
        if refusal.code not in ASKED_NEXT:
            raise


def _check_castable(desk: Desk, aims: Aims, key: str, phase_id: int | None) -> None:
    """Refuse now what could not be cast even with consent; nothing of the outcome is kept."""
    _judge(desk, aims.consented(), key, phase_id)


def _judge(desk: Desk, aims: Aims, key: str, phase_id: int | None) -> Outcome:
    caster = aims.caster
    casting = Casting(
        caster=caster.id,
        sheet=sheet_of(desk, caster),
        spell=key,
        targets=aims.targets,
        phase_open=phase_id is not None,
        talk=aims.talk,
        condition=aims.condition,
        form=aims.form,
    )
    return magic_of(desk, caster).cast(casting, desk.rulings(caster.ruleset))


async def perform(
    desk: Desk, aims: Aims, key: str, scene: Scene | None, text: str | None, then: Then | None = None
) -> Page:
    """Judge, keep and tell a casting that lacks nothing any more; `then` follows where it challenges somebody."""
    phase_id = await _phase_id(desk)
    outcome = _judge(desk, aims, key, phase_id)
    if phase_id is not None:
        desk.unit.phases.spend(aims.caster.id, phase_id, key, desk.moment.now)
    was_seen = visible(desk, aims.caster)
    for character in aims.everybody:
        keep(desk, character, outcome.facts.get(character.id, ()), hidden={key: outcome.reasons})
    # Who was unseen and still is does not give itself away (R-SPL-4).
    _tell(desk, aims, key, scene if was_seen or visible(desk, aims.caster) else None, outcome)
    lines = [desk.speech.say(f"cast-{outcome.effect}", spell=desk.speech.label(f"spell-{key}"))]
    lines += _upon_the_caster(desk, aims.caster, outcome)
    if then is not None and scene is not None and outcome.challenged:
        await then(desk, aims.caster, [one for one in aims.named if one.id in outcome.challenged], scene)
    if outcome.question is not None:
        page = await put_question(desk, aims.caster, outcome.question, key, text)
        return Page(text="\n".join([*lines, page.text]), buttons=page.buttons, tone=page.tone)
    return Page(text="\n".join(lines), tone="good")


def _upon_the_caster(desk: Desk, caster: Character, outcome: Outcome) -> list[str]:
    """Return what the casting did to the caster itself: its lives, and until when the effect lasts."""
    lines = [desk.speech.say(text, **arguments) for text, arguments in _lives(desk, caster, outcome)]
    timekeeping = desk.ruleset(caster.ruleset).timekeeping
    own = [timer.minutes for timer in outcome.started if timer.character == caster.id]
    if timekeeping is not None and own:
        seconds = max(own) * timekeeping.minute_seconds(desk.rulings(caster.ruleset))
        lines.append(desk.speech.say("cast-lasts", at=moment(desk.moment.now.timestamp() + seconds, "R")))
    return lines


def _lives(desk: Desk, one: Character, outcome: Outcome) -> list[tuple[str, dict[str, Any]]]:
    """Return the sentence on somebody's lives where the casting changed them."""
    if not any(getattr(fact, "kind", "") == "lives_changed" for fact in outcome.facts.get(one.id, ())):
        return []
    view = view_of(desk, one)
    drawn = Markup(sheets.hearts(desk.guild_speech, view.lives, view.lives_maximum))
    return [("lives-changed", {"name": one.name, "hearts": drawn})]


def _tell(desk: Desk, aims: Aims, key: str, scene: Scene | None, outcome: Outcome) -> None:
    """Tell the scene what it sees, those touched what it did to them, and the ORG log what stays hidden."""
    spell, others = Term(f"spell-{key}"), _reached(desk, aims, key, outcome)
    names = ", ".join(f"**{escape(one.name)}**" for one in others)
    if scene is not None:
        text = "scene-cast-at" if others else "scene-cast"
        desk.tell_scene(scene.channel_id, text, caster=aims.caster.name, spell=spell, targets=Markup(names))
    for one in others:
        if outcome.facts.get(one.id):
            told = {"name": one.name, "spell": spell, "caster": aims.caster.name}
            desk.notify_all_of(one.owner_id, [("notice-spell", told), *_lives(desk, one, outcome)])
    tail = _why_nothing(desk, others, outcome)
    actor = mention(desk.acting_as or desk.caller.user_id)
    desk.log("log-cast", actor=actor, name=aims.caster.name, spell=spell, targets=Markup(names or "–"), hidden=tail)


def _reached(desk: Desk, aims: Aims, key: str, outcome: Outcome) -> list[Character]:
    """Return whom the spell found beside the caster; who of a party was not found is told to nobody (R-SPL-4)."""
    others = [one for one in aims.everybody if one.id != aims.caster.id]
    if not magic_of(desk, aims.caster).needs(key).party:
        return others
    return [one for one in others if one.id in outcome.facts or one.id in outcome.reasons]


def _why_nothing(desk: Desk, others: Sequence[Character], outcome: Outcome) -> Markup:
    """Return in the guild's words why nothing happened to some, as the tail of a sentence for the ORG log."""
    untouched = [one for one in others if one.id in outcome.reasons]
    told = [f"{escape(one.name)}: {desk.guild_speech.say(f'hidden-{outcome.reasons[one.id]}')}" for one in untouched]
    return Markup(f" ({'; '.join(told)})" if told else "")
