"""Golden vectors of fights played by slash commands: every order is typed by its player, the dice fall as told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.battle import Battle, Kit, potion
from tests.support.pages import buttons, refused

Json = Mapping[str, Any]
SIDES = ("challenger", "challenged")
WHO_HITS = {"both": "both", "none": "none"}


class Replay:
    """A vector of the op `combat`, played round by round."""

    def __init__(self, battle: Battle, given: Json) -> None:
        self.battle, self.given = battle, given
        self.error: str | None = None
        self.first_codes = len(battle.stage.codes)

    async def play(self, rounds: list[Json]) -> None:
        """Play all rounds; what is refused ends it."""
        dice = all(_by_dice(duel, told) for told in rounds for duel in told.get("duels", ()))
        for key, value in {"duel_mode": "roll" if dice else "org", **self.given.get("settings", {})}.items():
            await self.battle.stage.rule(key, str(value).lower())
        await self._meet(rounds)
        if dice:
            self.battle.dice(*(face for told in rounds for duel in told.get("duels", ()) for face in _faces(duel)))
        for number, told in enumerate(rounds, start=1):
            if self.error is None:
                await self._round(number, told, last=number == len(rounds))

    async def _meet(self, rounds: list[Json]) -> None:
        for one in [one for key in (*SIDES, "reserve") for one in self.given.get(key, ())]:
            lives = one["lives"] if one["lives"] < one["max"] else None
            kit = Kit(one["class"], one["level"], tuple(one.get("abilities", ())), one.get("weapon", "mec"), lives)
            await self.battle.fighter(one["id"], kit)
        for told in rounds:
            for drunk in told.get("potions", ()):
                await potion(self.battle, drunk["by"], drunk["heal"])
        ours, theirs = ([one["id"] for one in self.given[side]] for side in SIDES)
        for side in (ours, theirs):
            if len(side) > 1:
                await self.battle.team(*side)
        challenger = next(one["id"] for one in self.given["challenger"] if one.get("weapon", "mec"))
        assert not refused(await self.battle.challenge(challenger, theirs[0]))
        self.opening = [*theirs, *(one["id"] for one in self.given.get("reserve", ()))]

    async def _round(self, number: int, told: Json, *, last: bool) -> None:
        for what, key, limit in (("dodge_at", "dodge_if", "lose"), ("flee_at", "flee_if", "lives")):
            for order in told.get(key, ()):
                await self._do(order["by"], what, choice=str(order[limit]))
        if number == 1:
            await self.battle.all_pass(*self.opening)
        done: set[str] = set()
        while self.error is None:
            view = (await self.battle.fight()).view()
            if view.ended or view.round != number:
                break
            if last and view.step in ("dodge", "end_of_round"):
                await self.battle.stage.rule("duel_mode", "org")  # nobody fights a round of which nothing is told
            if view.step not in done:
                done.add(view.step)
                await self._orders(view.step, told)
            else:
                await self._pass_all()

    async def _orders(self, step: str, told: Json) -> None:
        """Carry out what the vector tells for a step."""
        if step in ("pairing", "repairing"):
            for place, pair in enumerate(told.get("pairs" if step == "pairing" else "repair", ())):
                await self._pick(place, pair, step)
        elif step == "potion":
            for drunk in told.get("potions", ()):
                await self._do(drunk["by"], "potion")
        elif step == "spells":
            for cast in told.get("spells", ()):
                await self._cast(cast)
        elif step == "duel":
            await self._decide(told)
        elif step == "dodge":
            for who in told.get("dodge", ()):
                await self._do(who, "dodge")
        elif step == "end_of_round":
            await self._leave(told)

    async def _pick(self, place: int, pair: list[str], step: str) -> None:
        fight = await self.battle.fight()
        if fight.view().step != step:
            return  # the bot has made the last pair itself
        own, other = pair if place % 2 == 0 else reversed(pair)
        await self._do(own, "pick", target=other)

    async def _cast(self, cast: Json) -> None:
        options = dict(zip(("target", "target2", "target3"), cast["targets"], strict=False))
        if cast.get("regain"):
            options["choice"] = cast["regain"]
        self._told(await self.battle.stage.slash(cast["by"], "cast", spell=cast["spell"], **options))

    async def _decide(self, told: Json) -> None:
        for first, second, result in told.get("duels", ()):
            one, two = [(await self.battle.stage.character(name)).id for name in (first, second)]
            who = WHO_HITS.get(result, "first" if result == first else "second")
            self._told(await self.battle.stage.org("combat decide", pair=f"{one}-{two}", result=who))

    async def _leave(self, told: Json) -> None:
        for who in told.get("flee", ()):
            if (await self.battle.stage.sheet(who))["lives"] <= 1:
                sure = await self.battle.act(who, "flee")
                await self.battle.stage.players[who].click(sure.response, custom_id=_sure(sure))
            else:
                await self._do(who, "flee")
        for one in told.get("join", ()):
            friend = next((each["id"] for each in self.given[one["side"]]), None)
            await self._do(one["id"], "support", target=friend)

    async def _do(self, who: str, what: str, **options: Any) -> None:
        self._told(await self.battle.act(who, what, **options))

    def _told(self, result: Any) -> None:
        if refused(result) and self.error is None:
            self.error = self.battle.stage.codes[-1]

    async def _pass_all(self) -> None:
        for name in sorted(await self.battle.awaited()):
            if name == "org":
                raise AssertionError("an ORG is awaited, and the vector tells no result")
            await self.battle.act(name, "pass")

    async def result(self) -> Json:
        """Return what has become of everybody."""
        fight = await self.battle.fight()
        view, names = fight.view(), [one["id"] for key in (*SIDES, "reserve") for one in self.given.get(key, ())]
        inside = {fight.name(line.id): line.status for line in view.fighters}
        sheets = {name: await self.battle.stage.sheet(name) for name in names}
        return {
            "lives": {name: sheet["lives"] for name, sheet in sheets.items()},
            "status": {name: inside.get(name, sheet["status"]) for name, sheet in sheets.items()},
            "combat": "ended" if view.ended else "running",
            "outcome": view.outcome,
            "used": {name: sheet["used_spells"] for name, sheet in sheets.items()},
            "error": self.error,
        }


def _sure(page: Any) -> str:
    return next(one for one in buttons(page) if "flee_sure" in one)


def _by_dice(duel: list[str], told: Json) -> bool:
    """Say whether dice alone bring about a result: not where an ORG calls it none, nor where somebody lies."""
    lying = {"podkopnutie", "ozivenie"} & {cast["spell"] for cast in told.get("spells", ())}
    return duel[2] != "none" and not lying


def _faces(duel: list[str]) -> tuple[int, int]:
    first, second, result = duel
    return {first: (6, 1), second: (1, 6)}.get(result, (4, 4))
