"""Consent: some spells need the target's word before they are cast; a refusal costs the caster nothing."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.game.desk import Desk
from bot.game.magic.aims import Aims
from bot.game.magic.putting import let_wait
from bot.game.trances import withdraw_requests
from bot.i18n.arguments import Term
from bot.i18n.page import Page
from bot.rules.core.magic import SpellNeeds
from bot.rules.core.refusal import Refusal
from bot.store.tables import Question

CONSENT_WAITS = timedelta(hours=24)
CONSENT = "consent"  # the form of what the ORGs are asked for a creep


def lapsed(question: Question, now: datetime) -> bool:
    """Say whether a request for consent was silently left to lie: then it is refused, and another may be asked."""
    return now - question.at >= CONSENT_WAITS


def consent_missing(needs: SpellNeeds, aims: Aims) -> bool:
    """Say whether somebody up and about has to be asked first (DBF-SPELL-JASNOVIDECTVO-3, R-SPL-22)."""
    if not needs.consent:
        return False
    return any(
        target.consent is None and target.here and one.sheet.get("status") == "active"
        for one, target in zip(aims.named, aims.targets, strict=True)
    )


async def ask_consent(desk: Desk, aims: Aims, key: str, text: str | None) -> Page:
    """Ask the target, telling it what would happen; the casting waits for the word."""
    target = aims.named[0]
    for waiting in await desk.unit.questions.of_asker(aims.caster.id, "consent"):
        if not lapsed(waiting, desk.moment.now):
            raise Refusal("consent_waits")
        waiting.state = "void"
        for request_id in await withdraw_requests(desk.unit, waiting):
            desk.say("card", f"card{request_id}", request_id=request_id)
    question = Question(
        guild_id=target.guild_id,
        asker_id=aims.caster.id,
        target_id=target.id,
        spell=key,
        form="yes_no_dont_know",
        state="consent",
        at_end=False,
        asked_by=desk.caller.user_id,
        at=desk.moment.now,
        casting={"text": text, "channel": desk.caller.channel_id},
        text=text,
        answer=None,
        answer_text=None,
        answered_by=None,
        answered_at=None,
        told_at=None,
    )
    desk.unit.questions.add(question)
    await desk.unit.flush()
    if target.creep_id is not None:
        await let_wait(desk, question, aims.caster, target, CONSENT)
        return Page(text=desk.speech.say("consent-asked", name=target.name), tone="wait")
    arguments = {"name": target.name, "caster": aims.caster.name, "spell": Term(f"spell-{key}")}
    buttons = [
        ["consent-yes", f"consent:{question.id}:yes", "success"],
        ["consent-no", f"consent:{question.id}:no", "danger"],
    ]
    desk.notify_all_of(target.owner_id, [("notice-consent", arguments)], buttons=buttons)
    return Page(text=desk.speech.say("consent-asked", name=target.name), tone="wait")
