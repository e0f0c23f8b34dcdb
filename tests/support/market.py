"""A market played at random: gifts, grants, gathering, brewing, drinking, fights; what there is in all is counted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.game import drinking, lives, phases, timers
from bot.game.caller import Caller
from bot.game.characters.create import create
from bot.game.characters.find import find
from bot.game.characters.keep import audit, keep, sheet_of
from bot.game.combat import act, challenge, ruling
from bot.game.desk import Told, write
from bot.game.goods import brewing, gathering, giving, granting, recipes
from bot.game.places import placing
from bot.game.scenes import commands as scenes
from tests.support.table import MAREK, OLIVER, PETRA, ZUZANA, Table

HEROES = {"Jasmína": PETRA, "Oto": MAREK, "Dana": ZUZANA}
ABILITIES = ("alchymia", "zalesactvo", "priroda")
PLANTS = ("mäta", "soľ", "Šalvia")
ELIXIR = Counter({"mata": 2, "sol": 1})
ITEMS = (*PLANTS * 2, "Elixír", "liečivý lektvar", "Nič")
PORTIONS = "portions"
AMOUNTS = (1, 1, 1, 2, 3, 5, 40, 0, -1, -3, 10**12)
DONE, REPEATED = "done", "repeated"
Delta = Counter[str]


@dataclass(slots=True)
class Market:
    """Plays one command after another; `told` counts how they ended."""

    table: Table
    dice: random.Random
    told: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)

    async def begin(self) -> None:
        """Let everybody be an alchemist with some money, in a scene where something grows."""
        game, org = self.table.game, self.org
        await recipes.define(game, org(), written=recipes.Written("Elixír", "1", "1 mäta, 1 soľ, 1 mäta", "1"))
        await scenes.open_scene(game, org())
        for name, owner_id in HEROES.items():
            who: dict[str, Any] = {"name": name, "faction": "other", "character_class": "carodej"}
            await create(game, org(), **who, owner_id=owner_id, start_level=9)
            async with write(game, org()) as desk:
                found, rules = await find(desk, name, lock=True), desk.ruleset("dbf").abilities
                assert rules is not None
                for one in ABILITIES:
                    keep(desk, found, rules.grant(sheet_of(desk, found), one, None, desk.rulings("dbf")))
                hands = desk.ruleset("dbf").hands
                assert hands is not None
                keep(desk, found, hands.take(sheet_of(desk, found), "dyka"))
                member = await desk.unit.guilds.member(self.table.guild_id, owner_id)
                member.active_character_id = found.id
            await recipes.teach(game, org(), character=name, recipe="Elixír")
            await scenes.enter(game, self.caller(owner_id))
            for plant in PLANTS:
                await granting.grant(game, org(), character=name, item=plant, count=5, sort="ingredient")
            await granting.grant_ducats(game, org(), character=name, amount=20, reason="začiatok")
        await phases.open_phase(game, org())
        await placing.place(game, org(), wish=placing.Wish("herb_patch", "Šalvia", size=3, regrowth=2))

    def caller(self, user_id: int) -> Caller:
        """Return somebody in the channel of this market: no two guilds share one."""
        return replace(self.table.caller(user_id), channel_id=self.table.guild_id * 10)

    def org(self) -> Caller:
        """Return an ORG, each time with an interaction of its own."""
        return self.caller(OLIVER)

    async def play(self, steps: int, *, check_every: int = 10) -> None:
        """Play so many steps; raises `AssertionError` where something came out of nothing or was lost."""
        for step in range(1, steps + 1):
            await self.step()
            if step % check_every == 0 or step == steps:
                assert await audit(self.table.game, self.table.guild_id) == []

    async def step(self) -> None:
        """Play one command and see that only what it may change has changed."""
        self.table.watch.advance(minutes=self.dice.randrange(1, 30))
        move = self.dice.choice(MOVES)
        before = await self.count()
        outcome, allowed = await move(self)
        self.told[outcome] += 1
        self.done[move.__name__] += outcome == DONE
        delta = Counter(await self.count())
        delta.subtract(before)
        changed = Counter({key: value for key, value in delta.items() if value})
        fits = allowed(changed) if outcome == DONE else not changed
        assert fits, f"{move.__name__} ({outcome}) changed {dict(changed)}"

    async def ask(self, use_case: Callable[..., Awaitable[Any]], user_id: int, **options: Any) -> str:
        """Return how a command ended."""
        try:
            await use_case(self.table.game, self.caller(user_id), **options)
        except Told as told:
            return told.code or REPEATED
        return DONE

    async def count(self) -> Delta:
        """Return all there is: money, things by key (plants alike, gathered or bought), portions in the ground."""
        found: Delta = Counter()
        async with self.table.game.database.begin(write=False) as unit:
            for one in await unit.characters.all(self.table.guild_id):
                found["ducats"] += one.sheet["ducats"]
                assert one.sheet["ducats"] >= 0
                for thing in one.sheet["goods"]:
                    found[thing["key"]] += thing["count"]
                    assert thing["count"] > 0
            for place in await unit.field.patches(self.table.guild_id):
                found[PORTIONS] += place.portions
                assert 0 <= place.portions <= place.size
        return found

    def hero(self) -> str:
        """Return any hero."""
        return self.dice.choice(list(HEROES))

    def amount(self) -> int:
        """Return an amount, sensible or not."""
        return self.dice.choice(AMOUNTS)


Check = Callable[[Delta], bool]


def nothing(delta: Delta) -> bool:
    """Say whether nothing changed in all."""
    return not delta


def only(**changes: int) -> Check:
    """Return the check for exactly these changes."""
    return lambda delta: delta == Counter({key: value for key, value in changes.items() if value})


def drunk(delta: Delta) -> bool:
    """Say whether nothing but potions is gone."""
    return all(is_potion(key) for key in delta) and not +delta


def is_potion(key: str) -> bool:
    """Say whether a key is that of a potion: the ruleset's own, or one an ORG wrote."""
    return key == "healing_potion" or key[1:].isdecimal()


def brewed(delta: Delta) -> bool:
    """Say whether what was brewed took exactly its ingredients."""
    elixirs = sum(count for key, count in delta.items() if is_potion(key)) - delta["healing_potion"]
    plants = {key: -count for key, count in delta.items() if key in ("mata", "sol", "salvia")}
    healing = delta["healing_potion"]
    others = set(delta) - {"mata", "sol", "salvia", "healing_potion"}
    exact = {key: ELIXIR[key] * elixirs for key in ("mata", "sol")}
    spent = sum(plants.values())
    return (
        len(others) <= 1
        and min(elixirs, healing) >= 0
        and spent == sum(exact.values()) + healing
        and all(plants.get(key, 0) >= count for key, count in exact.items())
    )


def grown(delta: Delta) -> bool:
    """Say whether nothing changed but what grows."""
    return set(delta) <= {PORTIONS} and delta[PORTIONS] >= 0


async def give(market: Market) -> tuple[str, Check]:
    """Hand things over."""
    item, user = market.dice.choice(ITEMS), HEROES[market.hero()]
    return await market.ask(giving.give, user, item=item, character=market.hero(), count=market.amount()), nothing


async def give_money(market: Market) -> tuple[str, Check]:
    """Hand ducats over."""
    user = HEROES[market.hero()]
    return await market.ask(giving.give_ducats, user, character=market.hero(), amount=market.amount()), nothing


async def grant(market: Market) -> tuple[str, Check]:
    """Give plants out of the world, or take them back; a player may not."""
    item, count = market.dice.choice(PLANTS), market.amount()
    sort = market.dice.choice(("herb", "ingredient"))
    user = OLIVER if market.dice.random() < 0.9 else PETRA
    what: dict[str, Any] = {"character": market.hero(), "item": item, "count": count, "sort": sort}
    key = {"mäta": "mata", "soľ": "sol", "Šalvia": "salvia"}[item]
    return await market.ask(granting.grant, user, **what), only(**{key: count})


async def pay(market: Market) -> tuple[str, Check]:
    """Give ducats out of the world, or take them back."""
    amount = market.amount()
    what = {"character": market.hero(), "amount": amount, "reason": "poklad"}
    return await market.ask(granting.grant_ducats, OLIVER, **what), only(ducats=amount)


async def gather(market: Market) -> tuple[str, Check]:
    """Gather a portion."""
    user = HEROES[market.hero()]
    return await market.ask(gathering.gather, user, patch="šalvia"), only(salvia=1, portions=-1)


async def brew(market: Market) -> tuple[str, Check]:
    """Begin to brew; nothing is used up yet."""
    recipe = market.dice.choice(("Elixír", "healing potion", "Nič"))
    wish = brewing.Wish(recipe, text="Miešam.")
    return await market.ask(brewing.brew, HEROES[market.hero()], wish=wish), nothing


async def wait(market: Market) -> tuple[str, Check]:
    """Let hours pass, and ring what has run."""
    market.table.watch.advance(hours=market.dice.choice((1, 6, 12)))
    faults = await timers.ring_due(market.table.game, [market.table.guild_id])
    assert faults == []
    return DONE, brewed


async def drink(market: Market) -> tuple[str, Check]:
    """Drink, or declare it in a fight."""
    potion = market.dice.choice(("Elixír", "liečivý lektvar"))
    return await market.ask(drinking.drink, HEROES[market.hero()], potion=potion), drunk


async def fight(market: Market) -> tuple[str, Check]:
    """Challenge somebody."""
    return await market.ask(challenge.challenge, HEROES[market.hero()], target=market.hero()), nothing


async def act_in_fight(market: Market) -> tuple[str, Check]:
    """Pass in the newest fight, or let an ORG end it; declared potions are drunk on the way."""
    async with market.table.game.database.begin(write=False) as unit:
        everybody = await unit.characters.all(market.table.guild_id)
    fighters = [one for one in everybody if one.combat_id is not None]
    if not fighters:
        return "no_fight", nothing
    one = market.dice.choice(fighters)
    if market.dice.random() < 0.5:
        ended = {"combat_id": one.combat_id, "reason": "dosť"}
        return await market.ask(ruling.end, OLIVER, **ended), drunk
    what = {"combat_id": one.combat_id, "character_id": one.id, "what": "pass"}
    return await market.ask(act.act, one.owner_id, **what), drunk


async def new_phase(market: Market) -> tuple[str, Check]:
    """Close the phase and open another."""
    await market.ask(phases.close_phase, OLIVER)
    return await market.ask(phases.open_phase, OLIVER), grown


async def hurt(market: Market) -> tuple[str, Check]:
    """Let an ORG take or give lives."""
    what = {"character": market.hero(), "amount": market.dice.choice((-1, -1, -2, 3)), "reason": "cesta"}
    return await market.ask(lives.add, OLIVER, **what), nothing


MOVES: tuple[Callable[[Market], Awaitable[tuple[str, Check]]], ...] = (
    *(give,) * 5,
    *(give_money,) * 4,
    *(grant,) * 4,
    *(pay,) * 3,
    *(gather,) * 4,
    *(brew,) * 5,
    *(wait,) * 5,
    *(drink,) * 3,
    fight,
    *(act_in_fight,) * 4,
    new_phase,
    *(hurt,) * 3,
)
