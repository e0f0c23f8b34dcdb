"""Glue between the DBF vectors and bot.rules.dbf.combat: fights are played through the engine, order by order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.rules.core import combat_orders as orders
from bot.rules.core.combat import Bans, Challenge, Combatant, Contender, Figures
from bot.rules.core.refusal import Refusal
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.combat import beginning, challenging, duelling, leaving, pairing, silence, steps, surprising
from bot.rules.dbf.combat.acting import carry_out
from bot.rules.dbf.combat.bout import Bout, World, settle_falls
from bot.rules.dbf.combat.state import STEP_ORDER, CombatState, Fighter, Witness
from bot.rules.dbf.combat.viewing import status
from bot.rules.dbf.lasting import hiding
from bot.rules.dbf.sheet import DbfSheet, Effect, OwnedAbility
from tests.glue_dbf_shelf import BOOKS, OK, Answer, Json, rulings_of

SIDES = ("challenger", "challenged")


class Ones:
    """Dice for vectors, in which nothing is left to chance."""

    def roll(self, sides: int) -> int:
        """Return 1."""
        return 1


def sheet(given: Json) -> DbfSheet:
    """Return the sheet of a fighter, a contender or one struck in a vector."""
    effects = (*given.get("effects", ()), *given.get("party_effects", ()))
    return DbfSheet(
        character_class=given.get("class", "bojovnik"),
        faction="other",
        start_level=given.get("level", 1),
        abilities=tuple(OwnedAbility(key=key) for key in given.get("abilities", ())),
        lives=given.get("lives", 3),
        status=given.get("status", "active"),
        used_spells=tuple(given.get("used", ())),
        effects=tuple(Effect(spell=spell) for spell in effects),
    )


def combatant(given: Json, **more: Any) -> Combatant:
    """Return a combatant of a vector; its true nature shows where nothing else is said (R-MAG-9)."""
    nature = frozenset(given.get("nature") or ("living",))
    shown = given.get("shown_nature", nature)
    figures = Figures(given.get("max", 3), nature, None if shown is None else frozenset(shown))
    weapon = given.get("weapon", "mec")
    return Combatant(given.get("id", more.pop("id", "x")), sheet(given), weapon, figures=figures, **more)


def bout_of(combatants: Mapping[str, Combatant], state: CombatState, rulings: Rulings) -> Bout:
    """Return a combat at work."""
    return Bout(World(BOOKS, rulings, Ones(), combatants), state)


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


class Play:
    """A fight of a vector being played."""

    def __init__(self, bout: Bout) -> None:
        self.bout = bout
        self.prone: dict[str, list[Any]] = {}
        steps.begin_step(bout, "pairing")

    def round(self, told: Json) -> None:
        """Play one round; every order is carried out in its step, even where nobody would be waited for."""
        for one in self._standing_orders(told):
            carry_out(self.bout, one)
        for step, given in _by_step(told):
            self._go_to(step, wait="repair" not in told and bool(given))
            for one in given:
                if not self._is_paired(one):
                    carry_out(self.bout, one)
        self._go_to(None)

    def _standing_orders(self, told: Json) -> Iterator[orders.Order]:
        """Yield the standing orders of a round, added to those that hold already."""
        dodge = {one["by"]: one["lose"] for one in told.get("dodge_if", ())}
        flee = {one["by"]: one["lives"] for one in told.get("flee_if", ())}
        for who in dict.fromkeys((*dodge, *flee)):
            held = self.bout.fighter(who)
            yield orders.StandingOrder(who, dodge.get(who, held.dodge_if), flee.get(who, held.flee_if))

    def _is_paired(self, order: orders.Order) -> bool:
        """Say whether the bot has made a pair itself that the vector tells as picked."""
        return isinstance(order, orders.Pick) and {order.own, order.other} in map(set, self.bout.state.pairs)

    def _go_to(self, step: str | None, *, wait: bool = False) -> None:
        """Close steps until `step` is on (None: until the next round begins), unless the combat is over before.

        With `wait` the duels stay before a new pairing the vector does not tell.
        """
        number = self.bout.state.round
        while not self.bout.state.ended and self.bout.state.step != step and self._is_before(step, number):
            if wait and self.bout.state.step == "repairing" and step == "duel":
                return
            steps.close_step(self.bout)
            lying = [one.id for one in self.bout.state.fighters if one.prone]
            if lying:
                self.prone[str(self.bout.state.round)] = lying

    def _is_before(self, step: str | None, number: int) -> bool:
        if step is None:
            return self.bout.state.round == number
        return STEP_ORDER.index(self.bout.state.step) < STEP_ORDER.index(step)

    def result(self) -> Json:
        """Return what has become of everybody."""
        bout = self.bout
        inside = {one.id: status(bout, one) for one in bout.state.fighters}
        everybody = tuple(bout.world.combatants)
        ended = [one for one in bout.story if one.kind == "combat_ended" and one.metres]
        return {
            "lives": {who: bout.sheet(who).lives for who in everybody},
            "status": {who: inside.get(who, bout.sheet(who).status) for who in everybody},
            "combat": "ended" if bout.state.ended else "running",
            "outcome": bout.state.outcome,
            "prone": self.prone,
            "withdraw": {"side": "challenger", "metres": ended[0].metres} if ended else None,
            "used": {who: list(bout.sheet(who).used_spells) for who in everybody},
        }


def _by_step(told: Json) -> Iterator[tuple[str, list[Any]]]:
    """Yield the orders of a round by the step they belong to."""
    yield "pairing", [pick for number, pair in enumerate(told.get("pairs", ())) for pick in _picks(number, pair)]
    yield "potion", [orders.Drink(one["by"], "potion", one["heal"]) for one in told.get("potions", ())]
    yield "spells", [_spell(one) for one in told.get("spells", ())]
    if told.get("repair"):
        yield "repairing", [pick for number, pair in enumerate(told["repair"]) for pick in _picks(number, pair)]
    yield "duel", [orders.DecideDuel((first, second), hits) for first, second, hits in told.get("duels", ())]
    yield "dodge", [orders.Dodge(who) for who in told.get("dodge", ())]
    leaving = [orders.Flee(who) for who in told.get("flee", ())]
    yield "end_of_round", [*leaving, *(orders.Join(one["id"], one["side"]) for one in told.get("join", ()))]


def _picks(number: int, pair: list[str]) -> Iterator[orders.Pick]:
    first, second = pair if number % 2 == 0 else reversed(pair)
    yield orders.Pick(first, first, second)


def _spell(one: Json) -> orders.CastSpell:
    return orders.CastSpell(
        by=one["by"],
        spell=one["spell"],
        targets=tuple(one.get("targets", ())),
        regain=one.get("regain"),
        leave=tuple(one.get("leave", ())),
    )


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
