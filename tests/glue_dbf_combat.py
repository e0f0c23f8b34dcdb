"""Glue between the DBF vectors and bot.rules.dbf.combat: fights are played through the engine, order by order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Bans, Challenge, Contender
from bot.rules.core.refusal import Refusal
from bot.rules.dbf.combat import beginning, challenging, duelling, leaving, pairing, silence, steps, surprising
from bot.rules.dbf.combat.acting import carry_out
from bot.rules.dbf.combat.bout import Bout, settle_falls
from bot.rules.dbf.combat.state import CombatState, Fighter, Witness
from bot.rules.dbf.lasting import hiding
from tests.glue_dbf_fights import Ones, Play, bout_of, combatant
from tests.glue_dbf_shelf import BOOKS, OK, Answer, Json, rulings_of

SIDES = ("challenger", "challenged")


def bans(given: Json) -> Bans:
    """Return what stands between two in a vector."""
    by, target = given.get("challenger") or given.get("attacker") or {}, given.get("target") or {}
    return Bans(
        held=by.get("held_by_time_stop_minutes_ago"),
        back_in_game=by.get("back_in_game_minutes_ago"),
        fog_withdrawn=by.get("fog_withdrawn_from_target_minutes_ago"),
        fled=target.get("fled_from_challenger_minutes_ago"),
    )


def challenge(given: Json, when: Json) -> Json:
    """Answer `challenge`."""
    by, target = given["challenger"], given["target"]
    effects = (*target.get("effects", ()), *target.get("party_effects", ()))
    hidden = bool(hiding(BOOKS, target.get("effects", ())))
    claim = challenging.Claim(
        by=challenging.Challenger(
            status=by["status"],
            in_combat=by.get("in_combat", False),
            kind=by.get("kind", "character"),
            armed=by.get("weapon", "mec") is not None,
            abilities=by.get("abilities", ()),
        ),
        target=challenging.Challenged(
            status=target["status"],
            in_combat=target.get("in_combat", False),
            here=given.get("same_scene", True) and not hidden,
            speech=challenging.ANIMAL_SPEECH in effects,
        ),
        same_party=given.get("same_party", False),
        same_player=given.get("same_player", False),
        bans=bans(given),
    )
    return {**OK, "strike": challenging.check(BOOKS, claim) or None, "covers_whole_party": True}


def challenge_sides(given: Json, when: Json) -> Json:
    """Answer `challenge_sides`."""
    parties = (tuple(contender(one) for one in given[key]) for key in ("challengers", "challenged"))
    bound = challenging.bind(BOOKS, Challenge(when["by"], when["target"], *parties), ())
    sides = zip(SIDES, (bound.challenger, bound.challenged), strict=True)
    return {**OK, **{name: [one.combatant.id for one in side] for name, side in sides}}


def contender(given: Json) -> Contender:
    """Return a member of a party in a vector."""
    return Contender(combatant(given), scene=given["scene"], in_combat=given.get("in_combat", False))


def opening(given: Json, when: Json) -> Json:
    """Answer `opening`; everybody there is able to stop the time."""
    able = {"class": "druid", "level": 9, "abilities": ["jasnovidectvo"]}
    players = _players(given.get("same_player", {}))
    named = (*given["challenger"], *given["challenged"], *given["present"])
    answerers = [one["by"] for one in when["answers"]]
    everybody = {who: combatant({**able, "id": who}, player=players.get(who)) for who in (*named, *answerers)}
    fighters = (Fighter(id=who, side=side, player=players.get(who)) for side in SIDES for who in given[side])
    state = CombatState(fighters=tuple(fighters), witnesses=tuple(Witness(id=who) for who in given["present"]))
    bout = bout_of(everybody, state, rulings_of(given))
    steps.advance(bout)
    for one in when["answers"]:
        carry_out(bout, orders.AnswerOpening(one["by"], one["answer"]))
        steps.advance(bout) if bout.state.step == "opening" else None
    if when.get("deadline_passed") and bout.state.step == "opening" and not bout.state.ended:
        steps.close_step(bout)
    return {"state": _opening_state(bout.state), "outcome": bout.state.outcome, **_members(bout)}


def _players(same: Mapping[str, list[str]]) -> dict[str, str]:
    return {who: f"player of {one}" for one, others in same.items() for who in (one, *others)}


def _opening_state(state: CombatState) -> str:
    if state.cancelled:
        return "cancelled"
    return "ended" if state.ended else "open" if state.step == "opening" else "round_1"


def _members(bout: Bout) -> Json:
    return {side: [one.id for one in bout.state.fighters if one.side == side] for side in SIDES}


def pairing_picks(given: Json, when: Json) -> Json:
    """Answer `pairing`."""
    picks = pairing.picks(given["challenger"], given["challenged"])
    return {"pairs": len(picks), "picks": picks, "idle": {side: given[side] - len(picks) for side in SIDES}}


def step_closed(given: Json, when: Json) -> Json:
    """Answer `step_closed`."""
    known = (given[key] for key in ("may_act", "answered", "passed_round"))
    return {"closed": silence.closed(*known, deadline_passed=given["deadline_passed"])}


def at_deadline(given: Json, when: Json) -> Json:
    """Answer `at_deadline`."""
    keys = ("reports", "org_entered", "would_lose", "dodge_if", "lives", "flee_if")
    silent = silence.Silent(**{key: given[key] for key in keys if key in given})
    return {"result": silence.at_deadline(when["step"], silent, rulings_of(given))}


def join(given: Json, when: Json) -> Json:
    """Answer `join`."""
    joining = leaving.Joining(
        side_size=given["side_size"],
        moment=given["moment"],
        present=given["present_at_challenge"],
        gone_before=given["fled_from_this_combat"],
        somebody_lost=given.get("somebody_lost", True),
        own_opposed=given.get("own_character_on_other_side", False),
    )
    leaving.check_join(BOOKS, joining, rulings_of(given))
    return OK


def duel_result(given: Json, when: Json) -> Json:
    """Answer `duel_result`."""
    first, second = (
        duelling.Rolled(
            dice=tuple(given["rolls"][side]),
            prone=given.get("prone", {}).get(side, False),
            unarmed=given.get("unarmed", {}).get(side, False),
            shield=given.get("shield", {}).get(side, False),
        )
        for side in ("a", "b")
    )
    return {"result": duelling.result(first, second, rulings_of(given))}


def stealth_attack(given: Json, when: Json) -> Json:
    """Answer `stealth_attack`; a refusal tells what the attacker hears and that nothing has changed."""
    lives = given["target"]["lives"]
    try:
        bout = _struck(given, beginning.begin_by_stealth, **_stealth(given))
    except Refusal as refusal:
        told = {"told": refusal.arguments.get("told"), "challenge": False, "target_lives": lives}
        return {"ok": False, "error": refusal.code, **told}
    return {**OK, **_target(bout), "dodge_spent": bool(bout.fighter("target").dodges_used)}


def _stealth(given: Json) -> dict[str, Any]:
    unnoticed = given.get("unnoticed")
    if unnoticed is None and "rolls" in given:
        unnoticed = surprising.goes_unnoticed(given["rolls"]["attacker"], given["rolls"]["target"])
    return {"unnoticed": unnoticed, "dodge": given["target"].get("dodge", False)}


def strike_sleeper(given: Json, when: Json) -> Json:
    """Answer `strike_sleeper`."""
    fights_on = not given.get("combat_over", True)
    return {**OK, "challenger": "attacker", **_target(_struck(given, beginning.strike_sleeper, in_combat=fights_on))}


def _struck(given: Json, strike: Callable[..., Bout], *, in_combat: bool = False, **more: Any) -> Bout:
    by, target = ({"id": key, **given[key]} for key in ("attacker", "target"))
    asked = Challenge(
        by="attacker",
        target="target",
        challengers=(Contender(combatant(by), scene="here", in_combat=by.get("in_combat", False)),),
        challenged=(Contender(combatant(target), scene="here", in_combat=in_combat),),
        bans=bans(given),
    )
    return strike(BOOKS, asked, rulings_of(given), Ones(), **more)


def _target(bout: Bout) -> Json:
    after = bout.sheet("target")
    return {"challenge": True, "target_lives": after.lives, "target_status": after.status}


def combat(given: Json, when: Json) -> Json:
    """Answer `combat`: every round is played order by order, duels as an ORG enters them."""
    settings = {**given.get("settings", {}), "duel_mode": "org"}
    everybody = {one["id"]: combatant(one) for key in (*SIDES, "reserve") for one in given.get(key, ())}
    fighters = (beginning.as_fighter(everybody[one["id"]], side) for side in SIDES for one in given[side])  # type: ignore[arg-type]
    witnesses = tuple(Witness(id=one["id"]) for one in given.get("reserve", ()))
    state = CombatState(fighters=tuple(fighters), witnesses=witnesses)
    play = Play(bout_of(everybody, state, rulings_of({"settings": settings})))
    settle_falls(play.bout)
    for number, told in enumerate(when["rounds"], start=1):
        try:
            play.round(told)
        except Refusal as refusal:
            return {"error": refusal.code, "round": number}
    return play.result()


COMBAT: Mapping[str, Answer] = {
    "challenge": challenge,
    "challenge_sides": challenge_sides,
    "opening": opening,
    "pairing": pairing_picks,
    "step_closed": step_closed,
    "at_deadline": at_deadline,
    "join": join,
    "duel_result": duel_result,
    "stealth_attack": stealth_attack,
    "strike_sleeper": strike_sleeper,
    "combat": combat,
}
