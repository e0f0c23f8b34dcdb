"""What is said of a fight once something happened: story, card, twin, bells, reminders, notices - all by the outbox."""

from __future__ import annotations

from collections import defaultdict
from datetime import timedelta
from typing import Any

from bot.game.combat.fight import Fight, Instant
from bot.game.desk import Desk
from bot.game.goods.potions import names_of
from bot.i18n.arguments import Term
from bot.i18n.escape import Markup, channel, escape, mention
from bot.i18n.fights import tell as told
from bot.rules.core.combat import Decision
from bot.rules.core.combat_facts import HAPPENED, CombatOpened, DeadlineMissed, Happened, PotionDrunk, SpellFailed

ORG = "org"
# What tells so little that the card goes on telling what was before it, too.
LIGHT = ("round_began", "paired")


async def tell(desk: Desk, fight: Fight, decision: Decision, before: Instant) -> None:
    """Say everything: the story before the card, for the card points to it."""
    combat = fight.combat
    public = [one for one in decision.happened if not isinstance(one, SpellFailed)]
    if public:
        kept = [HAPPENED.dump_python(one, mode="json") for one in public]
        potions = await names_of(desk, [one.potion for one in public if isinstance(one, PotionDrunk)])
        earlier = combat.news if all(one.kind in LIGHT for one in public) else {}
        combat.news = {
            "happened": [*earlier.get("happened", ()), *kept],
            "potions": {**earlier.get("potions", {}), **potions},
        }
        names = {str(who): name for who, name in fight.names.items()} | potions
        desk.say("story", f"story{combat.id}", combat=combat.id, happened=kept, names=names)
    desk.say("combat", f"combat{combat.id}", combat=combat.id)
    if "log" in desk.settings.channels:
        desk.say("twin", f"twin{combat.id}", combat=combat.id)
    _log(desk, fight, decision.happened)
    _call(desk, fight, before)
    for happened in decision.happened:
        if isinstance(happened, DeadlineMissed) and happened.on_orders:
            _on_orders(desk, fight, happened)
    if combat.ended_at is not None:
        _over(desk, fight)


def _log(desk: Desk, fight: Fight, happened: tuple[Happened, ...]) -> None:
    """Tell the ORG log what only ORGs may know, and that a fight began or ended."""
    hidden = [one for one in happened if isinstance(one, SpellFailed)]
    if hidden:
        lines = told(desk.guild_speech, fight.names, hidden, for_orgs=True)
        desk.log("log-combat-hidden", text=Markup(" ".join(lines)))
    if any(isinstance(one, CombatOpened) for one in happened):
        desk.log("log-combat-began", actor=mention(desk.caller.user_id), place=channel(fight.combat.channel_id))
    if fight.combat.ended_at is not None:
        desk.log("log-combat-ended", place=channel(fight.combat.channel_id))


def _call(desk: Desk, fight: Fight, before: Instant) -> None:
    """Ring those awaited from now on, remind them before the deadline, and silence the bells of the step before."""
    combat, now = fight.combat, fight.moment()
    over = combat.ended_at is not None
    if over or now.is_news_to(before):
        hush(desk, fight)
    if over or combat.due_at is None or not now.is_news_to(before):
        return
    ring(desk, fight)
    if ORG in now.awaited and ORG not in before.awaited:
        desk.log("log-combat-needs-org", place=channel(combat.channel_id))


def hush(desk: Desk, fight: Fight) -> None:
    """Silence the bells of the step before."""
    desk.say("hush", f"hush{fight.combat.id}", combat=fight.combat.id, turn=fight.combat.turn)


def ring(desk: Desk, fight: Fight) -> None:
    """Ring everybody awaited but the one who acts this very moment, who sees it; remind them all in time."""
    combat = fight.combat
    if combat.due_at is None:
        return
    reminder = combat.due_at - desk.moment.now - timedelta(hours=desk.house.number("reminder_before_hours"))
    for user_id, awaited in callers(fight).items():
        about: dict[str, Any] = {"combat": combat.id, "turn": combat.turn, "who": awaited}
        where: dict[str, Any] = {"user_id": user_id, "channel_id": combat.channel_id}
        if user_id != desk.caller.user_id:
            desk.say("turn", f"turn{combat.id}:{user_id}", **where, **about)
        if reminder > timedelta():
            desk.say("turn", f"remind{combat.id}:{user_id}", later=reminder, **where, **about, reminder=True)


def callers(fight: Fight) -> dict[int, list[int | str]]:
    """Return whom to call, and for whom each is called: players, and for creeps and duels the ORG of the fight."""
    whom: dict[int, list[int | str]] = defaultdict(list)
    for who in fight.awaited():
        owner = 0 if who == ORG else fight.characters[int(who)].owner_id
        whom[owner or fight.combat.org_id or 0].append(who)
    return {user_id: awaited for user_id, awaited in whom.items() if user_id}


def _on_orders(desk: Desk, fight: Fight, happened: DeadlineMissed) -> None:
    """Tell a player that the standing orders play for the character until the next act (R-CMB-20)."""
    character = fight.characters[int(happened.who)]
    button = ["button-fight", f"fight:{fight.combat.id}:{character.id}", "primary"]
    told = {"name": character.name, "count": happened.in_a_row}
    desk.notify_all_of(character.owner_id, [("notice-combat-orders", told)], buttons=[button])


def _over(desk: Desk, fight: Fight) -> None:
    """Tell every player who was in it that it is over, and how each character has come out of it."""
    lines = {int(line.id): line for line in fight.view().fighters}
    outcome = fight.view().outcome or "none"
    own: dict[int, list[str]] = defaultdict(list)
    for who, line in lines.items():
        one = fight.characters[who]
        status = desk.guild_speech.label(f"combat-status-{line.status.replace('_', '-')}")
        own[one.owner_id].append(f"**{escape(one.name)}** – {status}")
    for user_id, states in own.items():
        if user_id and user_id != desk.caller.user_id:
            told = {"place": channel(fight.combat.channel_id), "states": Markup("\n".join(states))}
            desk.notify(user_id, "notice-combat-over", outcome=Term(f"combat-outcome-{outcome}"), **told)
