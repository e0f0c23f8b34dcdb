"""Moves of the fights at random: what a menu shows becomes the deed its button asks for; and deeds nobody offered."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hypothesis import strategies as some

from bot.game import casting, conditions, guilds, lives, party, phases, presence, undoing
from bot.game.caller import Caller, Rank
from bot.game.characters import change
from bot.game.characters.find import find
from bot.game.characters.keep import keep, sheet_of
from bot.game.combat import act, challenge, command, ruling, spells
from bot.game.combat.spells import Wanted
from bot.game.creeps import herd
from bot.game.desk import Game, write
from bot.game.scenes import commands as scenes
from bot.i18n.page import Page
from bot.rules.core.goods import Haul, Thing
from tests.support.fight_game import Deed, clock
from tests.support.fight_world import CREEPS, EVERYBODY, PLACES, PLAYED, POTION, bare_game
from tests.support.table import MAREK, OLGA, OLIVER, PETRA, ZUZANA

PEOPLE = (PETRA, MAREK, ZUZANA, OLIVER, OLGA)
NOTHING = 99
SPELLS = tuple(topic.key for topic in bare_game().rulesets["dbf"].topics if topic.kind == "spell")
Press = tuple[Callable[..., Any], dict[str, Any]]
Values = tuple[str, ...]


# What buttons and menus ask for, as the doors understand them (cogs/combat_menu.py).
def _place(words: list[str]) -> dict[str, Any]:
    return {"combat_id": int(words[0]), "character_id": int(words[1])}


def _do(words: list[str], _values: Values) -> Press:
    return act.act, {**_place(words), "what": words[2], "turn": int(words[3])}


def _pick(words: list[str], values: Values) -> Press:
    own, _, other = values[0].partition("-")
    return act.pick, {**_place(words), "own": int(own), "other": int(other), "turn": int(words[2])}


def _potion(words: list[str], values: Values) -> Press:
    return act.drink, {**_place(words), "potion": values[0], "turn": int(words[2])}


def _spell(words: list[str], values: Values) -> Press:
    wanted = Wanted(values[0], more=words[2].endswith("+"))
    return spells.choose, {**_place(words), "wanted": wanted, "turn": int(words[2].rstrip("+"))}


def _aim(words: list[str], values: Values) -> Press:
    wanted = Wanted(words[2].rstrip("+"), tuple(int(one) for one in values), more=words[2].endswith("+"))
    return spells.choose, {**_place(words), "wanted": wanted, "turn": int(words[3])}


def _last(words: list[str], values: Values) -> Press:
    aimed = tuple(int(one) for one in words[3].split("+") if one != "-")
    wanted = Wanted(words[2].rstrip("+"), aimed, values, words[2].endswith("+"))
    return spells.choose, {**_place(words), "wanted": wanted}


def _order(what: str) -> Callable[[list[str], Values], Press]:
    return lambda words, values: (act.order_standing, {**_place(words), "what": what, "limit": int(values[0]) or None})


def _decide(words: list[str], values: Values) -> Press:
    first, second, result = values[0].split("-")
    place = {"combat_id": int(words[0]), "of_round": int(words[1])}
    return ruling.decide, {**place, "pair": (int(first), int(second)), "result": result}


def _pair(words: list[str], values: Values) -> Press:
    own, other = map(int, values[0].split("-"))
    return ruling.pair_anew, {"combat_id": int(words[0]), "turn": int(words[1]), "own": own, "other": other}


def _out(words: list[str], values: Values) -> Press:
    return ruling.take_out, {"combat_id": int(words[0]), "character": f"={values[0]}", "reason": None}


PRESSES: Mapping[str, Callable[[list[str], Values], Press]] = {
    "fight_do": _do,
    "fight_pick": _pick,
    "fight_potion": _potion,
    "fight_spell": _spell,
    "fight_aim": _aim,
    "fight_last": _last,
    "fight_flee_at": _order("flee"),
    "fight_dodge_at": _order("dodge"),
    "fight_decide": _decide,
    "fight_pair": _pair,
    "fight_out": _out,
    "fight": lambda words, _values: (ruling.menu, {"combat_id": int(words[0])}),
    "fight_as": lambda words, _values: (ruling.menu_as, _place(words)),
    "fight_creep": lambda words, values: (ruling.menu_as, _place([words[0], values[0]])),
    "fight_more": lambda words, _values: (spells.more, _place(words)),
    "fight_org": lambda words, _values: (ruling.org_menu, {"combat_id": int(words[0])}),
    "fight_end": lambda words, _values: (ruling.end, {"combat_id": int(words[0]), "reason": "Neskoro"}),
    "fight_mine": lambda words, _values: (
        ruling.hand_over,
        {"combat_id": int(words[0]), "org_id": OLGA, "is_org": True},
    ),
}
BOLD = ("fight_spell", "fight_potion", "fight_aim", "fight_last")
# What ends or leaves a fight is pressed seldom: most fights would be over in their first round.
RARELY = ("flee", "flee_sure", "fight_end", "fight_out", "fight_flee_at")


def shown(page: Page) -> Iterator[tuple[str, Values, int]]:
    """Yield every button and menu of a page: its action, what may be chosen, and how many of it at most."""
    for button in page.buttons:
        yield button.action, (), 0
    for menu in page.menus:
        yield menu.action, tuple(choice.value for choice in menu.choices), min(menu.maximum, len(menu.choices))


def some_press(page: Page, chance: random.Random) -> tuple[str, Values] | None:
    """Return a button or menu of a page and what is chosen on it; what ends much is rare, magic is not."""
    rarely = chance.random() < 0.1
    offered = [one for one in shown(page) if rarely or not is_rare(one[0])]
    bold = [one for one in offered if one[0].startswith(BOLD)]
    if not offered:
        return None
    action, values, most = chance.choice(bold if bold and chance.random() < 0.6 else offered)
    return action, tuple(chance.sample(values, chance.randint(1, most))) if most else ()


def pressed(action: str, values: Values) -> Press:
    """Return what pressing a button asks for."""
    name, *words = action.split(":")
    return PRESSES[name](words, values)


def is_rare(action: str) -> bool:
    """Say whether a button ends much."""
    name, *words = action.split(":")
    return name in RARELY or (name == "fight_do" and words[2] in RARELY)


async def give_potion(game: Game, caller: Caller, *, character: str, gift: str) -> Page:
    """Let an ORG give somebody a potion."""
    async with write(game, caller, need=Rank.ORG) as desk:
        found = await find(desk, character, lock=True)
        goods = desk.ruleset(found.ruleset).goods
        assert goods is not None
        keep(desk, found, goods.grant(sheet_of(desk, found), Haul(things=(Thing("potion", gift),))))
        return desk.answer(Page())


async def rule_all(game: Game, caller: Caller, *, chosen: dict[str, dict[str, Any]]) -> Page:
    """Let an ORG change rulings, as many at once as wanted."""
    async with write(game, caller, need=Rank.ORG) as desk:
        await guilds.change(desk, rulings=chosen)
        return desk.answer(Page())


async def channel_deleted(game: Game, caller: Caller) -> None:
    """Let somebody delete a channel as far as fights are concerned."""
    await ruling.place_gone(game, caller.guild_id, caller.channel_id)


async def card_deleted(game: Game, caller: Caller) -> None:
    """Let somebody delete the cards of the first fights."""
    async with game.database.begin(write=False) as unit:
        found = await unit.combats.open_ones(caller.guild_id)
    await ruling.lost_card(game, caller.guild_id, [one.message_id for one in found if one.message_id])


# --- deeds nobody offered: mostly of the right person, about anything -------------------------------------------------

ANYBODY = some.sampled_from((*EVERYBODY, *EVERYBODY, NOTHING))
TOKENS = ANYBODY.map(lambda who: f"={who}")
FIGHTS = some.sampled_from((1, 1, 1, 2, 2, 3, NOTHING))
TURNS = some.sampled_from((None, None, None, 1, 2, 5))
PLACE = some.sampled_from((PLACES[0], PLACES[0], PLACES[0], PLACES[1], 10_099))
MINUTES = some.sampled_from((0, 0, 0, 1, 45))
SPELL = some.sampled_from((*SPELLS, "zomri_hned"))
TEXTS = some.sampled_from((None, None, "Vyzývam ťa!", "**x** @everyone <@21>"))
ANSWERS = some.sampled_from((*act.ANSWERS, "tancuj"))
POTIONS = some.sampled_from(("healing_potion", POTION, "p77", "pivo"))
LIMITS = some.sampled_from((None, 1, 2, 3))
WORDS = some.sampled_from((None, "0", "2", "won", "both", "Odvar", "Medveď", "hmla", "=3", "=9"))
WANTED = some.builds(
    Wanted,
    spell=SPELL,
    targets=some.none() | some.lists(ANYBODY, max_size=3).map(tuple),
    last=some.none() | some.sampled_from([(), ("Medveď",), ("1", "2"), ("hmla",), ("nic",)]),
    more=some.booleans(),
)
WISHES = some.builds(
    casting.Wish, spell=SPELL, targets=some.lists(TOKENS, max_size=3).map(tuple), text=TEXTS, choice=WORDS
)
TYPED = some.builds(
    command.Typed,
    what=some.sampled_from((None, *command.WHATS)),
    target=some.none() | TOKENS,
    choice=WORDS | SPELL,
    text=TEXTS,
    subject=some.none() | TOKENS,
)
CONDITIONS = some.sampled_from((("curse", "Žabí hlas"), ("disease", "Mor"), ("affliction", "Zlomená noha")))


def _fixed(**options: some.SearchStrategy[Any]) -> some.SearchStrategy[dict[str, Any]]:
    return some.fixed_dictionaries(options)


IN_A_FIGHT: tuple[tuple[Callable[..., Any], some.SearchStrategy[dict[str, Any]]], ...] = (
    (act.act, _fixed(combat_id=FIGHTS, character_id=ANYBODY, what=ANSWERS, turn=TURNS)),
    (act.pick, _fixed(combat_id=FIGHTS, character_id=ANYBODY, own=ANYBODY, other=ANYBODY, turn=TURNS)),
    (act.drink, _fixed(combat_id=FIGHTS, character_id=ANYBODY, potion=POTIONS, turn=TURNS)),
    (
        act.order_standing,
        _fixed(combat_id=FIGHTS, character_id=ANYBODY, what=some.sampled_from(("flee", "dodge")), limit=LIMITS),
    ),
    (spells.choose, _fixed(combat_id=FIGHTS, character_id=ANYBODY, wanted=WANTED, turn=TURNS)),
    (casting.cast, _fixed(wish=WISHES, subject=TOKENS)),
    (command.do, _fixed(typed=TYPED)),
    (challenge.challenge, _fixed(target=TOKENS, subject=TOKENS, text=TEXTS)),
)
AROUND: tuple[tuple[Callable[..., Any], some.SearchStrategy[dict[str, Any]]], ...] = (
    (scenes.enter, _fixed(subject=TOKENS)),
    (scenes.enter, _fixed(subject=TOKENS)),
    (scenes.leave, _fixed(subject=TOKENS)),
    (scenes.pause, _fixed()),
    (ruling.pause, _fixed()),
    (party.create, _fixed(subject=TOKENS)),
    (party.leave, _fixed(subject=TOKENS)),
    (party.kick, _fixed(character=TOKENS, subject=TOKENS)),
    (presence.out_of_game, _fixed(on=some.booleans(), reason=some.just("Večera"), subject=TOKENS)),
    (presence.emergency, _fixed(text=some.just("Pomoc!"))),
    (change.retire, _fixed(character=TOKENS, sure=some.just(True))),
)
REASON = some.just("x")
PAIRS = some.tuples(ANYBODY, ANYBODY)
RESULTS = some.sampled_from(("1", "8", "both", "none", "x"))
BY_ORGS: tuple[tuple[Callable[..., Any], some.SearchStrategy[dict[str, Any]]], ...] = (
    (lives.add, _fixed(character=TOKENS, amount=some.sampled_from((-1, -2, -9, 1, 3)), reason=REASON)),
    (lives.add, _fixed(character=TOKENS, amount=some.sampled_from((-1, 1)), reason=REASON)),
    (ruling.take_out, _fixed(combat_id=some.none() | FIGHTS, character=TOKENS, reason=some.none())),
    (ruling.decide, _fixed(combat_id=FIGHTS, of_round=some.integers(0, 4), pair=PAIRS, result=RESULTS)),
    (ruling.pair_anew, _fixed(combat_id=FIGHTS, own=ANYBODY, other=ANYBODY, turn=some.none() | some.integers(0, 20))),
    (ruling.hand_over, _fixed(combat_id=FIGHTS, org_id=some.just(OLGA), is_org=some.booleans())),
    (phases.open_phase, _fixed(lives=some.sampled_from((None, True, False)))),
    (phases.close_phase, _fixed()),
    (scenes.resume, _fixed()),
    (ruling.resume, _fixed(combat_id=FIGHTS)),
    (scenes.close_scene, _fixed()),
    (scenes.open_scene, _fixed()),
    (give_potion, _fixed(character=TOKENS, gift=some.sampled_from(("healing_potion", POTION)))),
    (
        conditions.add,
        some.builds(lambda who, one: {"character": who, "kind": one[0], "text": one[1]}, TOKENS, CONDITIONS),
    ),
    (herd.remove, _fixed(creep=some.sampled_from(CREEPS).map(lambda who: f"={who}"))),
    (party.create, _fixed(subject=TOKENS)),
    (party.invite, _fixed(character=TOKENS, subject=TOKENS)),
    (party.accept, _fixed(subject=TOKENS)),
)
SELDOM: tuple[tuple[Callable[..., Any], some.SearchStrategy[dict[str, Any]]], ...] = (
    (ruling.end, _fixed(combat_id=FIGHTS, reason=REASON)),
    (channel_deleted, _fixed()),
    (card_deleted, _fixed()),
)


def _subject_of(options: dict[str, Any]) -> int | None:
    meant = options.get("character_id") or options.get("subject") or getattr(options.get("typed"), "subject", None)
    return int(str(meant).lstrip("=")) if meant else None


@some.composite
def deeds(draw: Any, among: tuple[tuple[Callable[..., Any], some.SearchStrategy[dict[str, Any]]], ...]) -> Deed:
    """Return a deed of these sorts; whose character acts is mostly who asks."""
    use_case, options = draw(some.sampled_from(among))
    chosen = draw(options)
    owner = PLAYED.get(_subject_of(chosen) or 0, OLIVER)
    people = some.just(owner) if draw(some.integers(0, 9)) else some.sampled_from(PEOPLE)
    return Deed(use_case, draw(people), chosen, draw(PLACE), draw(MINUTES))


def undo_of(entry_id: int) -> Deed:
    """Return the deed of an ORG who counters an entry of the ledger."""
    return Deed(undoing.undo, OLIVER, {"entry": str(entry_id), "reason": "omyl"}, PLACES[0])


def time_passes(minutes: float) -> Deed:
    """Return the deed of nobody: time goes by, and what is due rings and closes."""
    return Deed(clock, OLIVER, {}, PLACES[0], minutes)
