"""Moves of the random game: each draws one command as a person might send it, sensible or not."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.game import abilities, approvals, lives, party, xp, xp_bulk
from bot.game.characters import change, create
from bot.game.setup import rulings
from tests.support.table import ORGS, PLAYERS

EVERYBODY = (*ORGS, *PLAYERS)
NAMES = (
    "Jasmína",
    "jasmina",
    "Ján (starý)",
    "_Tieň_",
    "Žofia",
    "Oto",
    "Čert",
    "a||b",
    "Dan",
    "Daniel",
    "  ",
    "@everyone",
)
FACTIONS = ("kamelot", "other")
CLASSES = ("bojovnik", "zlodej", "carodej", "rytier", "knaz", "hraniciar", "druid")
SOURCES = ("quest", "combat", "mystic_place", "after_game", "correction")
GIFTS = (1, 5, 30, 100, 250, 1_000, 4_000)
LOSSES = (-1, -40, -600, -3_000)
NONSENSE = (0, 10**12, -(10**12))
SETTINGS = (
    ("own_approval", "true"),
    ("own_approval", "false"),
    ("level_up_gate", "org"),
    ("level_up_gate", "xp"),
    ("pick_pool", "current"),
    ("pick_pool", "slot"),
    ("max_level", "12"),
    ("max_level", "4"),
)


@dataclass(frozen=True, slots=True)
class Command:
    """One command of one person; asked again with the same key it is the same interaction."""

    use_case: Callable[..., Awaitable[Any]]
    user_id: int
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hero:
    """A character as seen from outside: what it is meant by, whose it is, what it may choose now."""

    token: str
    owner_id: int
    offers: tuple[str, ...] = ()


NOBODY = Hero("=999999", PLAYERS[0])


@dataclass(slots=True)
class Sight:
    """What somebody who draws a command knows of the game."""

    dice: random.Random
    abilities: tuple[str, ...]
    heroes: list[Hero] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    previews: list[str] = field(default_factory=list)

    def mostly(self, likely: float = 0.85) -> bool:
        """Say whether somebody does the sensible thing."""
        return self.dice.random() < likely

    def hero(self) -> Hero:
        """Return somebody, now and then nobody."""
        return self.dice.choice(self.heroes) if self.mostly(0.95) else NOBODY

    def org(self) -> int:
        """Return an ORG, now and then a player who tries it too."""
        return self.dice.choice(ORGS) if self.mostly(0.95) else self.dice.choice(PLAYERS)

    def player_of(self, hero: Hero) -> int:
        """Return who plays a character, now and then somebody else."""
        return hero.owner_id if self.mostly(0.9) else self.dice.choice(EVERYBODY)

    def request(self, among: list[int]) -> int:
        """Return one of these requests, now and then any or none."""
        known = among if among and self.mostly(0.9) else [*self.requests, 999_999]
        return self.dice.choice(known)


Move = Callable[[Sight], Command]


def creates(sight: Sight) -> Command:
    """Create a character, an ORG now and then a story character for somebody."""
    dice, user_id = sight.dice, sight.dice.choice(EVERYBODY)
    name = f"{dice.choice(NAMES)}{dice.choice(('', ' II', ' III', str(dice.randrange(99))))}"
    faction = dice.choice(FACTIONS) if sight.mostly() else "nikto"
    options: dict[str, Any] = {"name": name, "faction": faction, "character_class": dice.choice(CLASSES)}
    if user_id in ORGS:
        options |= {"start_level": dice.choice((1, 3, 5)), "owner_id": dice.choice(EVERYBODY)}
    return Command(create.create, user_id, options)


def gives_xp(sight: Sight) -> Command:
    """Give XP or correct them; players try it too."""
    dice = sight.dice
    options = {"amount": dice.choice(GIFTS), "source": dice.choice(SOURCES)}
    if dice.random() < 0.2:
        options = {"amount": dice.choice(LOSSES), "source": "correction" if sight.mostly() else "quest"}
    if dice.random() < 0.05:
        options = {"amount": dice.choice(NONSENSE), "source": dice.choice(("quest", "correction", "smajlik"))}
    return Command(xp.add, sight.org(), {"character": sight.hero().token, **options})


def previews_bulk(sight: Sight) -> Command:
    """Fill in the form for many; a character may stand in it twice."""
    lines = "\n".join(f"{sight.hero().token} {sight.dice.choice(GIFTS)}" for _ in range(3))
    return Command(xp_bulk.preview, sight.dice.choice(ORGS), {"lines": lines, "source": "quest", "reason": ""})


def confirms_bulk(sight: Sight) -> Command:
    """Confirm a preview, an old one too."""
    options = {"preview": sight.dice.choice([*sight.previews[-2:], "0"])}
    return Command(xp_bulk.confirm, sight.dice.choice(ORGS), options)


def changes_lives(sight: Sight) -> Command:
    """Give or take lives."""
    amount = sight.dice.choice((-3, -1, -1, 1, 1, 5, 0, -1_000_000))
    return Command(lives.add, sight.org(), {"character": sight.hero().token, "amount": amount, "reason": "x"})


def chooses(sight: Sight) -> Command:
    """Ask for an ability, mostly an allowed one."""
    hero = sight.hero()
    ability = sight.dice.choice(hero.offers if hero.offers and sight.mostly() else sight.abilities)
    options = {"character": hero.token, "ability": ability, "deity": "Freya" if sight.mostly() else None}
    return Command(abilities.choose, sight.player_of(hero), options)


def decides(sight: Sight) -> Command:
    """Approve or decline."""
    options = {"request_id": sight.request(sight.waiting), "approve": sight.mostly(0.75)}
    return Command(approvals.decide, sight.org(), options)


def takes_back(sight: Sight) -> Command:
    """Undo a decision or withdraw a request."""
    if sight.mostly(0.25):
        return Command(approvals.withdraw, sight.org(), {"request_id": sight.request(sight.waiting)})
    return Command(approvals.undo, sight.org(), {"request_id": sight.request(sight.requests[-4:])})


def explains(sight: Sight) -> Command:
    """Give the reason of a refusal."""
    options = {"request_id": sight.request(sight.requests), "reason": "Najprv sa ozvi."}
    return Command(approvals.give_reason, sight.dice.choice(ORGS), options)


def grants(sight: Sight) -> Command:
    """Give or take away an ability outside the picks."""
    options: dict[str, Any] = {
        "character": sight.hero().token,
        "ability": sight.dice.choice(sight.abilities),
        "reason": "x",
    }
    if sight.mostly(0.4):
        return Command(abilities.revoke, sight.org(), options)
    return Command(abilities.grant, sight.org(), {**options, "offset": sight.dice.choice((None, None, 0, 2))})


def edits(sight: Sight) -> Command:
    """Rename, reclass, hand over: one or two of it at once."""
    dice, hero = sight.dice, sight.hero()
    parts: list[tuple[str, Any]] = [
        ("name", dice.choice(NAMES)),
        ("faction", dice.choice(FACTIONS)),
        ("character_class", dice.choice(CLASSES)),
        ("owner_id", dice.choice(EVERYBODY)),
    ]
    changes = change.Edit(**dict(dice.sample(parts, dice.randrange(1, 3))))
    user_id = sight.org() if sight.mostly(0.7) else hero.owner_id
    return Command(change.edit, user_id, {"character": hero.token, "changes": changes})


def switches(sight: Sight) -> Command:
    """Switch, and rarely retire."""
    hero = sight.hero()
    if sight.dice.random() < 0.1:
        return Command(change.retire, sight.player_of(hero), {"character": hero.token, "sure": True})
    return Command(change.switch, sight.player_of(hero), {"character": hero.token})


def parties(sight: Sight) -> Command:
    """Found, join and leave parties."""
    use_case = sight.dice.choice((party.create, party.invite, party.accept, party.accept, party.leave, party.kick))
    options = {"character": sight.hero().token} if use_case in (party.invite, party.kick) else {}
    return Command(use_case, sight.dice.choice(PLAYERS), options)


def rules(sight: Sight) -> Command:
    """Change a ruling in the middle of the game."""
    key, value = sight.dice.choice(SETTINGS)
    return Command(rulings.rule, sight.org(), {"key": key, "value": value})


MOVES: dict[Move, int] = {
    creates: 6,
    gives_xp: 22,
    previews_bulk: 3,
    confirms_bulk: 3,
    changes_lives: 8,
    chooses: 20,
    decides: 20,
    takes_back: 8,
    explains: 2,
    grants: 8,
    edits: 6,
    switches: 5,
    parties: 8,
    rules: 2,
}


def draw(sight: Sight) -> Command:
    """Return the next command; a few characters come first."""
    if len(sight.heroes) < sight.dice.randrange(1, 5):
        return creates(sight)
    (move,) = sight.dice.choices(list(MOVES), list(MOVES.values()))
    return move(sight)
