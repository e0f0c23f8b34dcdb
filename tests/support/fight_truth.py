"""What must hold of every fight after every deed, read from what is kept: bodies, sides, clocks, goods, spells."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from bot.game.combat.fight import Fight
from bot.game.combat.settling import standing_still
from bot.game.combat.telling import callers
from bot.game.letter import Letter
from bot.game.scenes.moving import paused
from bot.game.timers import BANS
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.rulings import Rulings
from bot.rules.dbf.sheet import DOWN
from tests.support.fight_world import Kept, Row

MOST_ON_A_SIDE = 3
OF_A_FIGHT = ("combat", "twin", "story", "hush")
WAKE = ("wake", "")
CAST, SPENT, REGAINED, NEW_PHASE = "spell_cast", "spell_spent", "spell_regained", "phase_began"


@dataclass(slots=True)
class Truth:
    """What is kept, as the rules understand it."""

    ruleset: Ruleset
    kept: Kept
    rulings: Rulings = field(init=False)
    people: dict[int, Any] = field(init=False)
    open_fights: list[Fight] = field(init=False)

    def __post_init__(self) -> None:
        chosen = json.loads(self.kept.tables["guilds"][0]["settings"])["rulings"].get(self.ruleset.key)
        self.rulings = Rulings(self.ruleset.rulings, chosen)
        rows = self.kept.tables["characters"]
        self.people = {row["id"]: SimpleNamespace(**{**row, "sheet": json.loads(row["sheet"])}) for row in rows}
        going_on = [row for row in self.kept.tables["combats"] if row["ended_at"] is None]
        self.open_fights = [self._fight(row) for row in going_on]

    def _fight(self, row: Row) -> Fight:
        assert self.ruleset.combat is not None
        combat: Any = SimpleNamespace(**{**row, "state": json.loads(row["state"]), "news": json.loads(row["news"])})
        state = self.ruleset.combat.load(combat.state)
        concerned = sorted({int(one) for one in self.ruleset.combat.concerned(state)})
        return Fight(self.ruleset, self.rulings, combat, state, {one: self.people[one] for one in concerned})

    def check(self) -> None:
        """Raise `AssertionError` where anything does not hold."""
        self._bodies()
        for fight in self.open_fights:
            self._sides(fight)
            self._deadline(fight)
        self._held()
        self._holds()
        self._timers()
        self._bans()

    def _bodies(self) -> None:
        """No life is negative, and who has none lies."""
        for one in self.people.values():
            assert one.sheet["lives"] >= 0, one
            assert (one.sheet["lives"] == 0) == (one.sheet["status"] in DOWN), one

    def _sides(self, fight: Fight) -> None:
        up = Counter(line.side for line in fight.view().fighters if line.status == "active")
        assert all(count <= MOST_ON_A_SIDE for count in up.values()), up
        assert set(fight.awaited()) <= {*fight.characters, "org"}
        assert not fight.view().ended

    def _deadline(self, fight: Fight) -> None:
        """A fight either has a deadline or stands still with its scene: it can never stand for ever."""
        combat = fight.combat
        scene = next(row for row in self.kept.tables["scenes"] if row["id"] == combat.scene_id)
        assert (combat.due_at is None) == (scene["paused_at"] is not None), combat
        assert (combat.seconds_left is None) == (combat.due_at is not None), combat

    def _held(self) -> None:
        """Exactly those whom an open fight holds are marked with it."""
        held: dict[int, int] = {}
        for fight in self.open_fights:
            for who in fight.engine.held(fight.state):
                assert int(who) not in held, f"{who} is held by two fights"
                held[int(who)] = fight.combat.id
        marked = {one.id: one.combat_id for one in self.people.values() if one.combat_id is not None}
        assert marked == held

    def _holds(self) -> None:
        """Clocks of the living stand still for fights that go on and for scenes that are paused, for nothing else."""
        living = {one.id: one for one in self.people.values() if one.retired_at is None}
        holds = [row for row in self.kept.tables["holds"] if row["character_id"] in living]
        kept = {(row["character_id"], row["reason"]) for row in holds}
        paused_ones = {row["id"] for row in self.kept.tables["scenes"] if row["paused_at"] and not row["closed_at"]}
        wanted = {(one.id, paused(one.scene_id)) for one in living.values() if one.scene_id in paused_ones}
        asked = [row for row in self.kept.tables["questions"] if row["state"] == "open" and row["target_id"] is None]
        wanted |= {(row["asker_id"], f"question:{row['id']}") for row in asked}
        assert self.ruleset.timekeeping is not None
        freezes = not self.ruleset.timekeeping.runs("in_combat", self.rulings)
        for fight in self.open_fights:
            if freezes or fight.view().step == "opening":
                held = fight.engine.held(fight.state)
                wanted |= {(int(who), standing_still(fight.combat.id)) for who in held}
        assert kept == wanted, (kept - wanted, wanted - kept)

    def _timers(self) -> None:
        """What runs for somebody is what its sheet says, and stands still exactly where something holds it."""
        still = {row["character_id"] for row in self.kept.tables["holds"]}
        for one in self.people.values():
            if one.retired_at is not None:
                continue
            sheet, fights = self.ruleset.keeping.load_sheet(one.sheet), one.combat_id is not None
            mine = [row for row in self.kept.tables["timers"] if row["character_id"] == one.id]
            kept = {(row["kind"], row["spell"]) for row in mine if row["kind"] not in BANS}
            free, fighting = (self._running(one, sheet, in_combat=fights) for fights in (False, True))
            # Nobody wakes into a fight: what has run out in one rings when it is over.
            assert (fighting - {WAKE} <= kept <= free) if fights else kept == free, (one, kept)
            assert all((row["due_at"] is None) == (one.id in still) for row in mine), one

    def _running(self, one: Any, sheet: Any, *, in_combat: bool) -> set[tuple[str, str]]:
        assert self.ruleset.timekeeping is not None
        found = self.ruleset.timekeeping.running(one.id, sheet, self.rulings, in_combat=in_combat)
        return {(timer.kind, timer.spell or "") for timer in found}

    def _bans(self) -> None:
        """Whoever may not follow or come near may do so again one day: a timer measures it."""
        running = {(row["character_id"], row["kind"]) for row in self.kept.tables["timers"]}
        for ban in self.kept.tables["bans"]:
            measured = ban["other_id"] if ban["kind"] == "fled" else ban["who_id"]
            assert (measured, ban["kind"]) in running, ban

    def potions(self) -> Counter[str]:
        """Return all potions in all bags."""
        carried: Counter[str] = Counter()
        for one in self.people.values():
            assert self.ruleset.goods is not None
            for thing in self.ruleset.goods.carried(self.ruleset.keeping.load_sheet(one.sheet)).things:
                carried[thing.key] += thing.count
        return carried

    def happened(self) -> list[Row]:
        """Return everything told of all fights, in the order it happened."""
        rows = [row for row in self.kept.tables["outbox"] if row["kind"] == "story"]
        return [one for row in rows for one in json.loads(row["payload"])["happened"]]

    def drunk(self) -> Counter[str]:
        """Return the potions that were drunk in fights, as the story tells it."""
        return Counter(one["potion"] for one in self.happened() if one["kind"] == "potion_drunk")

    def check_spells(self) -> None:
        """Raise where somebody cast a spell twice in a phase without getting it back."""
        entries = self.kept.tables["ledger"]
        casts = {row["id"]: json.loads(row["fact"]).get("spell") for row in entries if row["kind"] in (CAST, SPENT)}
        used: dict[int, set[str]] = {one: set() for one in self.people}
        for row in entries:
            mine, spell = used[row["character_id"]], json.loads(row["fact"]).get("spell")
            if row["kind"] == NEW_PHASE:
                mine.clear()
            elif row["kind"] in (CAST, SPENT):
                assert spell not in mine, f"{self.people[row['character_id']].name} cast {spell} twice"
                mine.add(spell)
            elif row["kind"] == REGAINED or row["undoes"] in casts:
                mine.discard(casts.get(row["undoes"], spell))

    def check_letters(self, letters: Iterable[Letter]) -> None:
        """Raise where a letter cannot be written, or calls anybody but those awaited."""
        awaited = {user_id for fight in self.open_fights for user_id in callers(fight)}
        for letter in letters:
            if letter.fault is not None:
                raise letter.fault
            pages = [page for page in (letter.page, letter.bell) if page is not None]
            if letter.kind == "turn":
                assert all(set(page.pings) <= awaited for page in pages), letter
            if letter.kind in OF_A_FIGHT:
                assert not any(page.pings or "<@" in str(page) for page in pages), letter
