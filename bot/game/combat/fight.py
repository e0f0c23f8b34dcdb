"""A fight as the use cases hold it: its row, its state, and everybody concerned as they are now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bot.game.desk import Desk
from bot.rules.core.combat import Choices, Combat, Combatant, CombatView
from bot.rules.core.facts import Identity
from bot.rules.core.goods import Thing
from bot.rules.core.refusal import Refusal
from bot.rules.core.ruleset import Ruleset, SheetView
from bot.rules.core.rulings import Rulings
from bot.store.tables import Character
from bot.store.tables import Combat as CombatRow
from bot.store.unit import Unit


@dataclass(frozen=True, slots=True)
class Instant:
    """Where a fight stands: what decides whether somebody has to be called anew."""

    step: str
    round: int
    awaited: tuple[Identity, ...]

    def is_news_to(self, before: Instant) -> bool:
        """Say whether the step is another one, or somebody is awaited who was not."""
        return (self.step, self.round) != (before.step, before.round) or not set(self.awaited) <= set(before.awaited)


NOWHERE = Instant("", -1, ())
# What of somebody concerned makes a difference to a fight.
Marks = tuple[Any, int | None, int | None, Any]


@dataclass(slots=True)
class Fight:
    """One fight; `characters` are all on a side or standing by, by id."""

    ruleset: Ruleset
    rulings: Rulings
    combat: CombatRow
    state: Any
    characters: dict[int, Character]
    _seen: tuple[Any, ...] = field(default=(), compare=False, repr=False)
    _found: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    _met: dict[int, tuple[Marks, Combatant]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def engine(self) -> Combat:
        """The rules of fights."""
        if self.ruleset.combat is None:
            raise Refusal("no_combat_here")
        return self.ruleset.combat

    def combatants(self) -> Mapping[Identity, Combatant]:
        """Return everybody concerned as the rules see them now."""
        found: Mapping[Identity, Combatant] = self._once(
            "combatants", lambda: {one.id: self._combatant(one) for one in self.characters.values()}
        )
        return found

    def _once(self, what: Any, work: Callable[[], Any]) -> Any:
        """Return what is worked out once, until the state or somebody concerned is another: one command asks often."""
        seen = (self.state, *(_marks(one) for one in self.characters.values()))
        if seen != self._seen:
            self._seen, self._found = seen, {}
        if what not in self._found:
            self._found[what] = work()
        return self._found[what]

    def _combatant(self, one: Character) -> Combatant:
        """Return somebody as the rules see it, read anew once it has changed."""
        marks, known = _marks(one), self._met.get(one.id)
        if known is None or known[0] != marks:
            known = (marks, replace(combatant_of(self.ruleset, one), near=self._is_near(one)))
            self._met[one.id] = known
        return known[1]

    def _is_near(self, one: Character) -> bool:
        """Say whether somebody is where the fight is, and held by no other (DBF-PARTY-9, DBF-PARTY-4)."""
        free = one.combat_id in (None, self.combat.id)
        return one.scene_id == self.combat.scene_id and free and one.retired_at is None

    def view(self) -> CombatView:
        """Return the fight as plain data."""
        found: CombatView = self._once("view", lambda: self.engine.view(self.state, self.combatants(), self.rulings))
        return found

    def awaited(self) -> tuple[Identity, ...]:
        """Return who is awaited; `org` where a duel waits for one."""
        return self.view().awaited

    def moment(self) -> Instant:
        """Return where the fight stands."""
        view = self.view()
        return Instant(view.step, view.round, view.awaited)

    def choices(self, who: int) -> Choices:
        """Return what somebody may do now."""
        found: Choices = self._once(
            ("choices", who), lambda: self.engine.choices(self.state, who, self.combatants(), self.rulings)
        )
        return found

    def shown(self, who: Identity) -> SheetView:
        """Return the sheet of somebody as plain data."""
        keeping = self.ruleset.keeping
        found: SheetView = self._once(
            ("shown", who), lambda: keeping.view(self.combatants()[int(who)].sheet, self.rulings)
        )
        return found

    def may_drink(self, who: int) -> bool:
        """Say whether a potion may still be declared for somebody in this round (DBF-COMBAT-17)."""
        carries = self.view().step == "potion" and self.combatants()[who].potions
        return carries and self.engine.orders_of(self.state, who).potion is None

    def name(self, who: Identity) -> str:
        """Return the name of somebody concerned."""
        return self.characters[int(who)].name if str(who).isdecimal() and int(who) in self.characters else "?"

    @property
    def names(self) -> dict[Identity, str]:
        """The names of all concerned."""
        return {one.id: one.name for one in self.characters.values()}

    def concerns(self, who: int) -> bool:
        """Say whether somebody is on a side or was standing by at the challenge."""
        return who in self.engine.concerned(self.state)

    def mine(self, user_id: int) -> list[Character]:
        """Return the characters of one player in this fight, those on a side first."""
        held = self.engine.held(self.state)
        own = [one for one in self.characters.values() if one.owner_id == user_id and one.retired_at is None]
        return sorted(own, key=lambda one: (one.id not in held, one.id))

    def creeps(self) -> list[Character]:
        """Return the creeps an ORG plays in this fight."""
        return [one for one in self.characters.values() if one.creep_id is not None and one.retired_at is None]


def _marks(one: Character) -> Marks:
    return one.sheet, one.scene_id, one.combat_id, one.retired_at


def combatant_of(ruleset: Ruleset, character: Character) -> Combatant:
    """Return a character or creep as the rules of fights see it."""
    sheet = ruleset.keeping.load_sheet(character.sheet)
    return Combatant(
        id=character.id,
        sheet=sheet,
        weapon=ruleset.hands.held(sheet) if ruleset.hands else None,
        player=character.owner_id or None,
        figures=ruleset.creeps.figures(sheet) if ruleset.creeps else None,
        potions=bool(potions_of(ruleset, sheet)),
    )


def potions_of(ruleset: Ruleset, sheet: Any) -> tuple[Thing, ...]:
    """Return the potions somebody carries."""
    if ruleset.goods is None:
        return ()
    return tuple(thing for thing in ruleset.goods.carried(sheet).things if thing.sort == "potion")


async def load(
    unit: Unit, ruleset: Ruleset, rulings: Rulings, combat: CombatRow, *, lock: bool = False, also: int | None = None
) -> Fight:
    """Return a fight with everybody concerned, locked in the order of their ids where it is to change.

    `also` came by later: the rules say whether that one may do anything; who is not near is left out.
    """
    if ruleset.combat is None:
        raise Refusal("no_combat_here")
    state = ruleset.combat.load(combat.state)
    concerned = ruleset.combat.concerned(state)
    wanted = concerned if also is None else (*concerned, also)
    found = await everybody(unit, combat.guild_id, wanted, lock=lock)
    near = {who: one for who, one in found.items() if who in concerned or _is_near(one, combat)}
    return Fight(ruleset, rulings, combat, state, near)


def _is_near(one: Character, combat: CombatRow) -> bool:
    return one.scene_id == combat.scene_id and one.combat_id is None and one.ruleset == combat.ruleset


async def everybody(unit: Unit, guild_id: int, ids: Sequence[Identity], *, lock: bool) -> dict[int, Character]:
    """Return characters by their ids."""
    wanted = sorted({int(one) for one in ids})
    get = unit.characters.lock if lock else unit.characters.some
    return {one.id: one for one in await get(guild_id, wanted)}


async def open_fight(
    desk: Desk, combat_id: int, *, lock: bool = False, ended: bool = False, also: int | None = None
) -> Fight:
    """Return a fight of this guild; refuses one that is unknown, or over unless `ended` is wanted too."""
    combat = await desk.unit.combats.get(desk.caller.guild_id, combat_id, lock=lock)
    if combat is None:
        raise Refusal("combat_gone")
    if combat.ended_at is not None and not ended:
        raise Refusal("combat_already_over", rule="DBF-COMBAT-36")
    ruleset, rulings = desk.ruleset(combat.ruleset), desk.rulings(combat.ruleset)
    return await load(desk.unit, ruleset, rulings, combat, lock=lock, also=also)


async def fight_of(desk: Desk, character: Character | None, *, lock: bool = False, also: int | None = None) -> Fight:
    """Return the fight a character is in, or stands by in its scene, else the one of this channel."""
    if character is not None and character.combat_id is not None:
        return await open_fight(desk, character.combat_id, lock=lock)
    places = [character.scene_id] if character is not None and character.scene_id else []
    here = await desk.unit.scenes.in_channel(desk.caller.guild_id, desk.caller.channel_id)
    for scene_id in [*places, *([here.id] if here else [])]:
        for combat in await desk.unit.combats.in_scene(scene_id):
            return await open_fight(desk, combat.id, lock=lock, also=also)
    raise Refusal("no_fight_here")
