"""What special spells do: each effect an ORG may choose, cast through the front door in a fight and in peace."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.books import read_rulesets
from tests.support.battle import Battle, Kit, story
from tests.support.pages import button, buttons, labels, options, refused, sqlite_only, whole
from tests.support.spells import define, give

SPELL = "Skúška"
MAGE, FOE = "a1", "b1"
Before = Callable[[Battle], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Trial:
    """An effect and how it is tried: dice of the duel, whom it is cast at, then lives, step, and who is what."""

    effect: str
    amount: int | None = None
    at: tuple[str, ...] = ()
    dice: tuple[int, ...] = (6, 1)
    lives: tuple[int, int] = (3, 3)
    step: str = "end_of_round"
    typed: dict[str, Any] = field(default_factory=dict)
    before: Before | None = None
    choice: str | None = None
    status: tuple[str, str] = ("active", "active")
    on: tuple[str, ...] = ()


async def hurt(battle: Battle) -> None:
    """Take two lives of the mage."""
    await battle.stage.hurt(MAGE, 2)


async def cursed(battle: Battle) -> None:
    """Set a curse and a disease on the mage."""
    for kind in ("curse", "disease"):
        await battle.stage.org("condition add", character=MAGE, kind=kind, text=kind)


async def wolf(battle: Battle) -> None:
    """Let the mage have met an animal."""
    await battle.stage.org("form record", character=MAGE, creep="Vlk", lives=5, strength=2)


FIGHTS = [
    Trial("wound_fire", 2, (FOE,), lives=(3, 1)),
    Trial("wound_acid", 1, lives=(3, 2), typed={"target": "all_enemies"}),
    Trial("wound_frost", 1, (FOE,), lives=(3, 2), typed={"when": "either"}),
    Trial("wound_necrotic", 1, lives=(3, 2), typed={"target": "one_party"}),
    Trial("fell", at=(FOE,), lives=(3, 0), status=("active", "knocked_out"), step="over"),
    Trial("heal", 2, (MAGE,), before=hurt),
    Trial("gain", 2, dice=(1, 6), lives=(4, 4), on=(MAGE,)),
    Trial("hit_bonus", 2, lives=(3, 1)),
    Trial("hit_bonus", 2, (MAGE,), lives=(3, 1), typed={"target": "weapon"}),
    Trial("hit_bonus_round", 1, lives=(3, 2)),
    Trial("ward", 1, dice=(1, 6), lives=(3, 4)),
    Trial("ward_round", 1, (MAGE,), dice=(1, 6), lives=(3, 4), typed={"target": "being"}),
    Trial("weaken", 1, (FOE,), dice=(1, 6), lives=(3, 4)),
    Trial("expose", 2, (FOE,), lives=(3, 1)),
    Trial("lend_uhybanie", dice=(1, 6), lives=(3, 4), step="dodge", typed={"when": "combat"}),
    Trial("lend_zakradanie", on=(MAGE,), typed={"minutes": 5}),
    Trial("lend_pozornost", on=(MAGE,), typed={"minutes": 5}),
    Trial("hide", lives=(3, 4), on=(MAGE,), typed={"minutes": 5}, step="over"),
    Trial("change_form", lives=(5, 2), on=(MAGE,), typed={"minutes": 5}, before=wolf, choice="Vlk"),
    Trial("words", at=(FOE,), on=(FOE,), typed={"minutes": 5, "target": "enemy", "when": "combat"}),
    Trial("sleep", lives=(3, 4), step="over", status=("active", "asleep"), on=(FOE,), typed={"minutes": 5}),
    Trial("trip", at=(FOE,), dice=(3, 6, 1)),
    Trial("charm", at=(FOE,), lives=(3, 4)),
    Trial("frighten", 1, (FOE,), step="over"),
    Trial("sideline", at=(FOE,), lives=(3, 4), step="over"),
    Trial("cure_curse", at=(MAGE,), before=cursed),
    Trial("cure_body", at=(MAGE,), before=cursed),
    Trial("storm", step="over"),
    Trial("fog", lives=(3, 4), step="over"),
    Trial("swarm", lives=(3, 2)),
]
PEACE = [
    Trial("wound_fire", 1, (FOE,), lives=(3, 3)),
    Trial("wound_acid", 1, (FOE,), lives=(3, 3), typed={"target": "one_party"}),
    Trial("wound_frost", 1, (FOE, MAGE), lives=(2, 3), typed={"count": 2}),
    Trial("wound_necrotic", 4, (FOE,), lives=(3, 0), status=("active", "knocked_out")),
    Trial("heal", 2, (MAGE,), lives=(3, 4), before=hurt),
    Trial("gain", 3, lives=(6, 4), on=(MAGE,) * 3),
    Trial("lend_uhybanie", lives=(3, 4), on=(MAGE,), typed={"minutes": 5}),
    Trial("lend_zakradanie", at=(FOE,), lives=(3, 4), on=(FOE,), typed={"minutes": 5, "target": "being"}),
    Trial("lend_pozornost", lives=(3, 4), on=(MAGE,), typed={"minutes": 5}),
    Trial("hide", lives=(3, 4), on=(MAGE,), typed={"minutes": 5}),
    Trial("change_form", lives=(5, 4), on=(MAGE,), typed={"minutes": 5}, before=wolf, choice="Vlk"),
    Trial("words", at=(FOE,), lives=(3, 4), on=(FOE,), typed={"minutes": 5}),
    Trial("cure_curse", at=(MAGE,), lives=(3, 4), before=cursed),
    Trial("cure_body", at=(MAGE,), lives=(3, 4), before=cursed),
]
# After these one side is empty, and the fight over.
OUT_OF_IT = {"fell", "hide", "frighten", "sideline"}
# Tried one by one below.
ALONE = {"revive", "regain", "ask_org", "ask_freely", "ask_mind"}


async def ready(battle: Battle, trial: Trial, **more: Any) -> None:
    """Make a mage with the spell and a warrior, both in the scene."""
    await battle.fighter(MAGE, Kit("carodej", 9, weapon="dyka"))
    await battle.fighter(FOE)
    if trial.before is not None:
        await trial.before(battle)
    assert not refused(await define(battle.stage, SPELL, trial.effect, trial.amount, **{**more, **trial.typed}))
    assert not refused(await give(battle.stage, MAGE, SPELL))


async def judged(battle: Battle, trial: Trial) -> None:
    """Compare what became of the two with what was foretold."""
    stage = battle.stage
    assert tuple(await stage.lives(MAGE, FOE)) == trial.lives
    assert (await stage.status(MAGE), await stage.status(FOE)) == trial.status
    for name in (MAGE, FOE):
        effects = [one["spell"] for one in (await stage.sheet(name))["effects"]]
        assert effects == ["s1"] * trial.on.count(name), name
    left = [one["sort"] for one in (await stage.sheet(MAGE))["conditions"]]
    assert left == {"cure_curse": ["disease"], "cure_body": ["curse"]}.get(trial.effect, [])
    assert (await stage.sheet(MAGE))["used_spells"] == ["s1"]
    assert await stage.sound()


def test_every_effect_is_tried_wherever_it_works() -> None:
    craft = read_rulesets()["dbf"].spellcraft
    assert craft is not None
    for timing, trials in (("combat", FIGHTS), ("out", PEACE)):
        there = {one.key for one in craft.options() if timing in one.timings}
        assert there - {trial.effect for trial in trials} <= ALONE, timing


@sqlite_only
@pytest.mark.parametrize("trial", FIGHTS, ids=lambda trial: f"{trial.effect} {trial.typed.get('target', '')}")
async def test_a_special_spell_works_in_a_fight_as_its_effect_says(battle: Battle, trial: Trial) -> None:
    await ready(battle, trial)
    await battle.challenge(MAGE, FOE)
    await battle.act(FOE, "pass")
    assert (await battle.step(), await battle.awaited()) == ("spells", {MAGE})
    battle.dice(*trial.dice)
    choice = {"choice": trial.choice} if trial.choice else {}
    assert not refused(await battle.stage.cast(MAGE, SPELL, *trial.at, **choice))
    assert await battle.step() == trial.step
    if trial.step == "dodge":
        assert await battle.awaited() == {MAGE}
        await battle.act(MAGE, "dodge")
    assert SPELL in story(battle)
    if trial.effect in OUT_OF_IT:
        gone = MAGE if trial.effect == "hide" else FOE
        assert (await battle.stage.character(gone)).combat_id is None
    await judged(battle, trial)


@sqlite_only
@pytest.mark.parametrize("trial", PEACE, ids=lambda trial: trial.effect)
async def test_a_special_spell_works_in_peace_as_its_effect_says(battle: Battle, trial: Trial) -> None:
    await ready(battle, trial, when="out")
    choice = {"choice": trial.choice} if trial.choice else {}
    assert not refused(await battle.stage.cast(MAGE, SPELL, *trial.at, **choice))
    await judged(battle, trial)
    if trial.on and trial.effect != "gain":
        name = trial.on[0]
        assert SPELL in whole(await battle.stage.slash(name, "timers"))
        assert SPELL in whole(await battle.stage.slash(name, "character show"))
        await battle.world.later(5 * 3600 + 60)
        assert (await battle.stage.sheet(name))["effects"] == []
        assert await battle.stage.sound()


@sqlite_only
async def test_lives_gained_go_one_by_one_and_the_rest_with_the_phase(battle: Battle) -> None:
    await ready(battle, Trial("gain", 3))
    await battle.stage.cast(MAGE, SPELL)
    await battle.stage.hurt(MAGE, 1)
    assert (await battle.stage.lives(MAGE), len((await battle.stage.sheet(MAGE))["effects"])) == ([5], 2)
    await battle.stage.org("phase close")
    assert (await battle.stage.lives(MAGE), (await battle.stage.sheet(MAGE))["effects"]) == ([3], [])
    assert await battle.stage.sound()


@sqlite_only
async def test_whoever_lies_is_revived_in_peace_and_in_a_fight(battle: Battle) -> None:
    await ready(battle, Trial("revive"))
    await battle.stage.hurt(FOE, 4)
    assert not refused(await battle.stage.cast(MAGE, SPELL, FOE))
    assert (await battle.stage.lives(FOE), await battle.stage.status(FOE)) == ([4], "active")
    await battle.stage.org("phase close")
    await battle.stage.phase()
    await battle.fighter("a2", lives=1)
    await battle.team(MAGE, "a2")
    await battle.challenge(FOE, MAGE)
    await battle.all_pass(MAGE, "a2")
    await battle.act(FOE, "pick", target="a2")
    battle.dice(6, 1)
    await battle.act(MAGE, "pass")
    assert await battle.stage.status("a2") == "knocked_out"
    await battle.all_pass(MAGE, FOE)
    assert await battle.step() == "spells"
    assert not refused(await battle.stage.cast(MAGE, SPELL, "a2"))
    assert await battle.stage.status("a2") == "active"
    assert await battle.stage.sound()


@sqlite_only
async def test_a_used_spell_is_brought_back_by_the_choice_of_another(battle: Battle) -> None:
    await define(battle.stage, "Teplo", "heal", 1)
    await battle.fighter(MAGE, Kit("carodej", 9, weapon="dyka"))
    await battle.fighter(FOE)
    await give(battle.stage, MAGE, "Teplo")
    await battle.stage.cast(MAGE, "Teplo", FOE)
    await define(battle.stage, SPELL, "regain")
    await give(battle.stage, MAGE, SPELL)
    await battle.challenge(MAGE, FOE)
    await battle.act(FOE, "pass")
    page = await battle.stage.cast(MAGE, SPELL)
    assert labels(page, "fight_last") == ["Teplo"] and options(page, "fight_last") == ["s1"]
    assert not refused(await battle.stage.cast(MAGE, SPELL, choice="Teplo"))
    assert (await battle.stage.sheet(MAGE))["used_spells"] == ["s2"]
    assert await battle.stage.sound()


@sqlite_only
@pytest.mark.parametrize("effect", ["ask_org", "ask_freely"])
async def test_a_question_is_put_to_the_orgs_and_answered(battle: Battle, effect: str) -> None:
    await ready(battle, Trial(effect))
    assert not refused(await battle.stage.cast(MAGE, SPELL, text="Kde je poklad?"))
    card = battle.world.approvals.history()[-1]
    assert SPELL in str(card.embeds[0].title)
    org = battle.world.org
    if effect == "ask_org":
        yes = next(one for one in buttons(card) if one.startswith("vb:org_answer") and one.endswith(":yes"))
        assert not refused(await org.click(card, custom_id=yes))
    else:
        form = await org.click(card, custom_id=button(card, "vision"))
        assert not refused(await org.submit_modal(form, {"text": "Pod dubom."}))
    (question,) = await battle.stage.questions()
    assert question.state == "answered" and question.told_at is not None


@sqlite_only
async def test_a_question_is_put_to_whoever_lies_without_consent(battle: Battle) -> None:
    await ready(battle, Trial("ask_mind"))
    await battle.stage.hurt(FOE, 4)
    assert not refused(await battle.stage.cast(MAGE, SPELL, FOE, text="Kto ťa poslal?"))
    (question,) = await battle.stage.questions()
    assert (question.state, question.text) == ("open", "Kto ťa poslal?")
    assert not refused(await battle.stage.slash(FOE, "answer", answer="yes"))
