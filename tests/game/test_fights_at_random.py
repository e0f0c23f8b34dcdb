"""Fights at random through the use cases: legal and illegal deeds, ORGs, clocks and phases; what must hold, holds."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from typing import Any

from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.game import party
from bot.game.combat import act, challenge, ruling
from bot.game.combat.fight import Fight
from tests.support.fight_game import DONE, Deed, FightGame, repeated
from tests.support.fight_moves import (
    AROUND,
    BY_ORGS,
    IN_A_FIGHT,
    SELDOM,
    deeds,
    pressed,
    rule_all,
    some_press,
    time_passes,
    undo_of,
)
from tests.support.fight_world import EVERYBODY, PLACES, PLAYED
from tests.support.table import OLIVER

# Who challenges whom, the first the first; players, an ORG's own hero and creeps on either side.
TEAMS = (
    ((1, 2, 5), (3, 4, 7)),
    ((1, 3, 2), (5, 6, 7)),
    ((5, 6, 7), (1, 2, 4)),
    ((7, 1, 6), (8, 9)),
    ((3, 4), (10,)),
    ((10,), (5, 6)),
    ((1,), (7,)),
)
RULINGS = some.fixed_dictionaries(
    {
        "duel_mode": some.sampled_from(["roll", "roll", "roll", "report", "org"]),
        "freeze_timers_in_combat": some.booleans(),
        "tempo": some.sampled_from(["by_post", "live"]),
        "spend_on_invalid_target": some.sampled_from(["none", "hidden", "all"]),
        "spells_per_round": some.integers(0, 1),
        "joiners": some.sampled_from(["present_at_challenge", "anyone"]),
        "ko_timer_from": some.sampled_from(["combat_end", "knockout"]),
        "time_stop_timing": some.sampled_from(["reaction", "any_round"]),
        "replacement_before_end_check": some.booleans(),
    }
)
HOUSE = some.fixed_dictionaries(
    {"quiet_hours": some.sampled_from(["22-8", None]), "missed_deadlines_to_orders": some.integers(1, 3)}
)
# A command that asks for more: what it asks is answered at once.
SEEDS = some.integers(0, 2**20)
ASKING = ("fight_spell", "fight_aim", "fight_more")
SEEN: Counter[str] = Counter()


class Fights(RuleBasedStateMachine):
    """One world in which fights are fought; every deed is checked by the game itself."""

    game: FightGame

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()

    @initialize(
        seed=SEEDS,
        teams=some.sampled_from(TEAMS),
        dbf=RULINGS,
        house=HOUSE,
        replays=some.integers(0, 5),
        opened=some.booleans(),
    )
    def begin(
        self,
        seed: int,
        teams: tuple[tuple[int, ...], ...],
        dbf: dict[str, Any],
        house: dict[str, Any],
        replays: int,
        opened: bool,
    ) -> None:
        """Make parties and challenge."""
        self.game, self.replays = FightGame.opened(self.folder.name, seed), replays == 0
        self.by_org(rule_all, chosen={"dbf": dbf, "house": house})
        for leader, *others in teams:
            self.gather(leader, others)
        self.challenge(teams[0][0], teams[1][0])
        if opened:
            self.everybody_passes()
            self.take_turns(seed, 20)

    def gather(self, leader: int, others: list[int]) -> None:
        """Let heroes be a party; creeps come as one."""
        if leader not in PLAYED or not others:
            return
        self.by_org(party.create, subject=f"={leader}")
        for other in others:
            self.by_org(party.invite, character=f"={other}", subject=f"={leader}")
            self.by_org(party.accept, subject=f"={other}")

    def challenge(self, by: int, target: int) -> None:
        """Let the player of one challenge another."""
        self.do(
            Deed(challenge.challenge, PLAYED.get(by, OLIVER), {"target": f"={target}", "subject": f"={by}"}, PLACES[0])
        )

    def by_org(self, use_case: Any, **options: Any) -> None:
        """Let an ORG do something that is possible."""
        assert self.do(Deed(use_case, OLIVER, options, PLACES[0])) == DONE

    def do(self, deed: Deed) -> str:
        """Do something; whatever must hold is checked."""
        return self.runner.run(self.game.do(deed))

    def fights(self) -> list[Fight]:
        """Return the fights that go on."""
        return self.game.truth().open_fights

    def is_paused(self) -> bool:
        """Say whether a fight stands still."""
        return any(fight.combat.due_at is None for fight in self.fights())

    @precondition(lambda self: self.fights())
    @rule(seed=SEEDS, turns=some.integers(3, 15))
    def take_turns(self, seed: int, turns: int) -> None:
        """Those awaited do what their menus offer, one after the other; that is never refused."""
        chance = random.Random(seed)
        for _ in range(turns):
            for fight in self.fights()[-1:]:
                awaited = [int(one) for one in fight.awaited() if one != "org"]
                self.press(fight, chance.choice(awaited or sorted(fight.characters)), chance)

    @precondition(lambda self: self.fights())
    @rule(seed=SEEDS)
    def look_in(self, seed: int) -> None:
        """Anybody concerned does what the menu offers, awaited or not; the ORG, too."""
        chance = random.Random(seed)
        for fight in self.fights()[:1]:
            for _ in range(3):
                self.press(fight, chance.choice(sorted(fight.characters)), chance)
            self.do(Deed(ruling.org_menu, OLIVER, {"combat_id": fight.combat.id}, fight.combat.channel_id))
            self.press_shown(OLIVER, fight.combat.channel_id, chance)

    def press(self, fight: Fight, who: int, chance: random.Random) -> None:
        """Press something on the menu of one, and on what is asked next."""
        user_id, place = PLAYED.get(who, OLIVER), fight.combat.channel_id
        self.do(Deed(ruling.menu_as, user_id, {"combat_id": fight.combat.id, "character_id": who}, place))
        self.press_shown(user_id, place, chance)

    def press_shown(self, user_id: int, place: int, chance: random.Random) -> None:
        """Press something on what was shown last, and on what that asks for."""
        asks = True
        while asks and self.game.page is not None:
            press = some_press(self.game.page, chance)
            if press is None:
                break
            use_case, options = pressed(*press)
            outcome = self.do(Deed(use_case, user_id, options, place))
            fair = outcome in ("not_only_animals", "scene_paused" if self.is_paused() else DONE)
            assert outcome == DONE or fair, f"{outcome} of {press}"
            asks = press[0].split(":")[0] in ASKING

    @precondition(lambda self: self.fights())
    @rule()
    def everybody_passes(self) -> None:
        """Whoever is awaited in this step passes."""
        for fight in self.fights():
            for who in fight.awaited():
                if who != "org":
                    what = {"combat_id": fight.combat.id, "character_id": int(who), "what": "pass"}
                    self.do(Deed(act.act, PLAYED.get(int(who), OLIVER), what, fight.combat.channel_id))

    @rule(tried=some.lists(deeds(IN_A_FIGHT), min_size=1, max_size=4))
    def anything(self, tried: list[Deed]) -> None:
        """Somebody tries anything in a fight."""
        for deed in tried:
            self.do(deed)

    @rule(tried=some.lists(deeds(AROUND) | deeds(BY_ORGS), min_size=1, max_size=3))
    def anything_around(self, tried: list[Deed]) -> None:
        """Life goes on around the fight: scenes, parties, ORGs, phases."""
        for deed in tried:
            self.do(deed)

    @rule(rare=deeds(SELDOM), ends=some.integers(0, 3), back=some.integers(1, 3))
    def something_rare(self, rare: Deed, ends: int, back: int) -> None:
        """A command is delivered a second time; or an ORG ends a fight, a channel or a card is gone."""
        done = [(deed, number) for number, deed in enumerate(self.game.deeds) if deed is not None]
        self.do(rare if ends == 0 else repeated(*done[-back]))

    @rule(minutes=some.sampled_from((0, 5, 300, 1500)))
    def time_passes(self, minutes: int) -> None:
        """Time goes by; what is due happens."""
        self.do(time_passes(minutes))

    @rule(data=some.data())
    def undo(self, data: Any) -> None:
        """An ORG counters an entry of the ledger, goods aside."""
        entries = [row["id"] for row in self.game.kept.tables["ledger"][-12:] if "good" not in row["kind"]]
        if entries:
            self.do(undo_of(data.draw(some.sampled_from(entries))))

    @precondition(lambda self: len(self.fights()) < 2)
    @rule(pair=some.permutations(EVERYBODY))
    def challenge_anew(self, pair: list[int]) -> None:
        """Somebody challenges somebody, also beside a fight that is on."""
        self.challenge(*pair[:2])

    @invariant()
    def the_post_goes_out(self) -> None:
        """Every letter can be written, and calls nobody but those awaited."""
        self.runner.run(self.game.post())

    def teardown(self) -> None:
        """Every fight ends if only deadlines pass; the books are sound; the same deeds tell the same story."""
        try:
            if hasattr(self, "game"):
                self.runner.run(self.finish())
        finally:
            self.runner.close()
            self.folder.cleanup()

    async def finish(self) -> None:
        """Come to the end, unless something went wrong before."""
        try:
            if self.game.sound:
                await self.come_to_the_end()
        finally:
            await self.game.close()

    async def come_to_the_end(self) -> None:
        """Let all fights end, check the books, and now and then play all of it again."""
        game = self.game
        await game.settle()
        await game.check_books()
        SEEN.update(one["kind"] for one in game.truth().happened())
        SEEN.update(game.told)
        if self.replays:
            other = await game.again(self.folder.name)
            await other.close()
            assert other.kept == game.kept


def test_fights_at_random_keep_what_must_hold() -> None:
    run_state_machine_as_test(Fights, settings=settings(max_examples=5, stateful_step_count=10, deadline=None))
    assert {"spell_resolved", "duel_fought", "lives_lost", "potion_drunk", "combat_ended"} <= set(SEEN)
