"""Moves of the random story of magic: each draws one command as somebody might send it, sensible or not."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.game import conditions, lives, phases, presence
from bot.game.magic import answering
from bot.game.magic import cast as casting
from bot.game.scenes import commands as scenes
from bot.game.setup import rulings
from tests.support.table import OLGA, OLIVER

ORGS = (OLIVER, OLGA)
NOTHING = 999_999  # an id that nothing has
TEXTS = (None, None, "Kde je grál?", "**x** @everyone", "   ")
CONDITIONS = (("curse", "Žabí hlas"), ("disease", "Mor"), ("affliction", "Zlomená noha"), ("mounted", "Na koni"))
FORMS = ("Vlk", "Medveď")
RULINGS = (
    ("tempo", "live"),
    ("tempo", "by_post"),
    ("heal_wakes_knocked_out", "false"),
    ("heal_wakes_knocked_out", "true"),
    ("spend_on_invalid_target", "none"),
    ("spend_on_invalid_target", "hidden"),
    ("spend_on_invalid_target", "all"),
    ("die_spell_timing", "either"),
    ("phase_restores_lives", "none"),
    ("phase_restores_lives", "full"),
    ("own_approval", "true"),
)


@dataclass(frozen=True, slots=True)
class Move:
    """One command of one person in one channel of the guild (0 is the one most is played in)."""

    use_case: Callable[..., Awaitable[Any]]
    user_id: int
    options: dict[str, Any] = field(default_factory=dict)
    place: int = 0


@dataclass(slots=True)
class Storyteller:
    """Draws the moves: who plays whom is known, and which questions and requests there are."""

    dice: random.Random
    players: dict[str, int]
    spells: tuple[str, ...]
    questions: list[int] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)

    def hero(self) -> str:
        """Return somebody."""
        return self.dice.choice(tuple(self.players))

    def someone(self) -> tuple[str, int]:
        """Return a hero and its player, now and then somebody else who tries it."""
        name = self.hero()
        everybody = (*self.players.values(), *ORGS)
        return name, self.players[name] if self.dice.random() < 0.93 else self.dice.choice(everybody)

    def org(self) -> int:
        """Return an ORG, now and then a player who tries it too."""
        return self.dice.choice(ORGS) if self.dice.random() < 0.95 else self.dice.choice(tuple(self.players.values()))

    def place(self) -> int:
        """Return a channel, mostly the one of the game."""
        return 0 if self.dice.random() < 0.8 else self.dice.randrange(3)

    def draw(self) -> Move:
        """Return the next command."""
        (drawn,) = self.dice.choices(list(MOVES), list(MOVES.values()))
        return drawn(self)


def casts(teller: Storyteller) -> Move:
    """Cast any spell at anybody."""
    dice, (name, user_id) = teller.dice, teller.someone()
    if dice.random() < 0.1:
        user_id = teller.org()
    targets = tuple(teller.hero() for _ in range(dice.choice((0, 1, 1, 1, 1, 2, 3))))
    choice = dice.choice((None, None, *FORMS, "Mor", "drak"))
    wish = casting.Wish(dice.choice(teller.spells), targets, dice.choice(TEXTS), choice)
    subject = {"subject": name} if user_id in ORGS else {}
    return Move(casting.cast, user_id, {"wish": wish, **subject}, teller.place())


def opens_phase(teller: Storyteller) -> Move:
    """Open a phase, with lives as somebody likes."""
    options = {"lives": teller.dice.choice((None, True, False)), "ends": teller.dice.choice((None, "2d", "-1h"))}
    return Move(phases.open_phase, teller.org(), options)


def closes_phase(teller: Storyteller) -> Move:
    """Close the phase."""
    return Move(phases.close_phase, teller.org())


def opens_scene(teller: Storyteller) -> Move:
    """Open a scene."""
    return Move(scenes.open_scene, teller.org(), place=teller.place())


def closes_scene(teller: Storyteller) -> Move:
    """Close a scene."""
    return Move(scenes.close_scene, teller.org(), place=teller.place())


def moves(teller: Storyteller) -> Move:
    """Enter, leave, pause or speak."""
    use_case = teller.dice.choice((scenes.enter, scenes.enter, scenes.enter, scenes.leave, scenes.pause))
    return Move(use_case, teller.someone()[1], place=teller.place())


def speaks(teller: Storyteller) -> Move:
    """Say something."""
    return Move(scenes.spoke, teller.someone()[1], place=teller.place())


def resumes(teller: Storyteller) -> Move:
    """Let a scene go on."""
    return Move(scenes.resume, teller.org(), place=teller.place())


def hurts(teller: Storyteller) -> Move:
    """Take or give lives."""
    amount = teller.dice.choice((-1, -1, -2, -5, 1, 3, 0))
    return Move(lives.add, teller.org(), {"character": teller.hero(), "amount": amount, "reason": "x"})


def afflicts(teller: Storyteller) -> Move:
    """Set or remove a condition."""
    kind, text = teller.dice.choice(CONDITIONS)
    if teller.dice.random() < 0.7:
        return Move(conditions.add, teller.org(), {"character": teller.hero(), "kind": kind, "text": text})
    return Move(conditions.remove, teller.org(), {"character": teller.hero(), "condition": text})


def meets(teller: Storyteller) -> Move:
    """Record an animal met."""
    figures = {"lives": teller.dice.choice((1, 2, 5, 0)), "strength": teller.dice.choice((None, 0, 2))}
    options = {"character": teller.hero(), "name": teller.dice.choice(FORMS), **figures}
    return Move(conditions.record_form, teller.org(), options)


def steps_out(teller: Storyteller) -> Move:
    """Leave the game or come back, by oneself or with an ORG's help."""
    name, user_id = teller.someone()
    on = teller.dice.random() < 0.4
    subject = {"subject": name} if user_id in ORGS or teller.dice.random() < 0.5 else {}
    return Move(presence.out_of_game, user_id, {"on": on, "reason": teller.dice.choice(("Večera", "")), **subject})


def calls(teller: Storyteller) -> Move:
    """Call for help."""
    return Move(presence.emergency, teller.someone()[1], {"text": "Pomoc!"}, teller.place())


def asks(teller: Storyteller) -> Move:
    """Put a granted question."""
    return Move(answering.ask, teller.someone()[1], {"text": teller.dice.choice(("Prečo?", " "))})


def answers(teller: Storyteller) -> Move:
    """Answer or consent, mostly to what waits, now and then to any question there ever was."""
    dice = teller.dice
    options: dict[str, Any] = {"answer": dice.choice(("yes", "no", "dont_know", "možno"))}
    if dice.random() < 0.3:
        options["question_id"] = dice.choice((*teller.questions, NOTHING))
    return Move(dice.choice((answering.answer, answering.consent)), teller.someone()[1], options)


def reveals(teller: Storyteller) -> Move:
    """Answer for the gods."""
    dice = teller.dice
    options: dict[str, Any] = {"request_id": dice.choice((*teller.requests[-3:], NOTHING))}
    options |= (
        {"answer": dice.choice(("yes", "no"))} if dice.random() < 0.5 else {"text": dice.choice(("V jazere.", ""))}
    )
    return Move(answering.answer_request, teller.org(), options)


def rules(teller: Storyteller) -> Move:
    """Change a ruling in the middle of the story."""
    key, value = teller.dice.choice(RULINGS)
    return Move(rulings.rule, teller.org(), {"key": key, "value": value})


MOVES: dict[Callable[[Storyteller], Move], int] = {
    casts: 60,
    opens_phase: 5,
    closes_phase: 1,
    opens_scene: 5,
    closes_scene: 1,
    moves: 9,
    speaks: 8,
    resumes: 10,
    hurts: 7,
    afflicts: 5,
    meets: 3,
    steps_out: 4,
    calls: 1,
    asks: 4,
    answers: 6,
    reveals: 6,
    rules: 2,
}
