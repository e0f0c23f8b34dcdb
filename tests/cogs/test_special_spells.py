"""Special spells through the front door: written with a preview, granted, shown, changed, taken away, listed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.arena import Arena
from tests.support.battle import Phone, shown, story
from tests.support.creeps import define as define_creep
from tests.support.creeps import spawn
from tests.support.pages import button, components, labels, options, refused, sqlite_only, whole
from tests.support.spells import WORDS, define, give, kept
from tests.support.stage import DANA, JASMINA, OTO, Stage

BLAZE = "Modrý plameň"
HOSTILE = [
    "**Blesk** _a_ `x`",
    "@everyone",
    "[klik](https://x.y)",
    "{ $name } \\",
    "<@1> ||x||",
    "=12",
    "Blesk \u202ehsart",
]


async def blaze(stage: Stage, **more: Any) -> Any:
    """Let an ORG write a spell of two wounds by fire at one opponent."""
    return await define(stage, BLAZE, "wound_fire", 2, **more)


# -- written


async def test_a_spell_is_written_with_a_form_a_preview_and_a_button_and_can_be_changed_before(stage: Stage) -> None:
    org = stage.world.org
    form = await stage.org("spell define", name=BLAZE, effect="Zranenia ohňom", amount=2, level=3)
    assert form.modal is not None and await kept(stage) == []
    preview = await org.submit_modal(form, {"text": WORDS})
    for word in (BLAZE, WORDS, "Zranenia ohňom: **2**", "úroveň 3", "iba v boji", "nepriateľ"):
        assert word in whole(preview)
    again = await org.click(preview.response, custom_id=button(preview, "spell_words"))
    assert again.modal is not None and WORDS in str(again.modal)
    preview = await org.submit_modal(again, {"text": "Iné\n\n  slová"})
    assert await kept(stage) == [] and "Iné" in whole(preview)
    assert not refused(await org.click(preview.response, custom_id=button(preview, "spell_keep")))
    (row,) = await kept(stage)
    assert (row.name, row.about, row.draft["level"]) == (BLAZE, "Iné\nslová", 3)
    assert row.draft["effects"] == [{"key": "wound_fire", "amount": 2}]
    assert BLAZE in "\n".join(stage.heard(stage.world.log))


async def test_only_the_newest_preview_is_kept_and_only_once(stage: Stage) -> None:
    first = await stage.org("spell define", name=BLAZE, effect="wound_fire", amount=2, text=WORDS)
    second = await stage.org("spell define", name=BLAZE, effect="wound_fire", amount=3, text=WORDS)
    third = await stage.org("spell define", name=BLAZE, effect="wound_fire", amount=4, text=WORDS)
    org = stage.world.org
    for stale in (first, second):
        for verb in ("spell_keep", "spell_words"):
            assert stage.why(await org.click(stale.response, custom_id=button(stale, verb))) == "draft_gone"
    assert not refused(await org.click(third.response, custom_id=button(third, "spell_keep")))
    assert [row.draft["effects"][0]["amount"] for row in await kept(stage)] == [4]


@sqlite_only
@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ({}, "spell_draft_effect"),
        ({"effect": "varenie"}, "spell_draft_effect"),
        ({"effect": "wound_fire"}, "spell_draft_amount"),
        ({"effect": "wound_fire", "amount": 2**53 - 1}, "spell_draft_amount"),
        ({"effect": "wound_fire", "amount": -1}, "spell_draft_amount"),
        ({"effect": "trip", "amount": 1}, "spell_draft_amount_unused"),
        ({"effect": "trip", "amount2": 1}, "spell_draft_amount2_unused"),
        ({"effect": "trip", "effect2": "frighten"}, "spell_draft_amount2"),
        ({"effect": "trip", "effect2": "trip"}, "spell_draft_effects_clash"),
        ({"effect": "trip", "when": "out"}, "spell_draft_timing"),
        ({"effect": "trip", "target": "kamarát"}, "spell_draft_target"),
        ({"effect": "trip", "target": "sám na seba"}, "spell_draft_target"),
        ({"effect": "trip", "count": 4}, "spell_draft_count"),
        ({"effect": "trip", "level": 0}, "spell_draft_level"),
        ({"effect": "trip", "minutes": 5}, "spell_draft_minutes_unused"),
        ({"effect": "words"}, "spell_draft_minutes"),
        ({"effect": "trip", "text": "\u200b"}, "special_spell_words"),
        ({"effect": "trip", "name": "Ohnivá guľa"}, ""),
        ({"effect": "trip", "name": "OHNIVY sip"}, "special_spell_of_the_book"),
        ({"effect": "trip", "name": "fire arrow"}, "special_spell_of_the_book"),
        ({"effect": "trip", "name": "\u200b"}, "name_empty"),
        ({"effect": "trip", "name": "x" * 61}, "name_too_long"),
    ],
    ids=str,
)
async def test_a_wrong_spell_is_refused_in_words_that_name_the_field(
    stage: Stage, typed: dict[str, Any], code: str
) -> None:
    before = await stage.kept()
    told = await define(stage, **{"name": BLAZE, **typed})
    assert stage.why(told) == code
    if code.startswith("spell_draft"):
        field = code.removeprefix("spell_draft_").removesuffix("_unused").replace("effects_clash", "effect")
        assert f"`{field.replace('timing', 'when')}`" in whole(told)
    assert (await stage.kept() == before) == bool(code)


@sqlite_only
async def test_empty_words_of_the_form_are_refused_and_the_draft_stays(stage: Stage) -> None:
    form = await stage.org("spell define", name=BLAZE, effect="trip")
    assert stage.why(await stage.world.org.submit_modal(form, {"text": " \u200b\n"})) == "special_spell_words"
    again = await stage.org("spell define", name=BLAZE, effect="trip")
    assert not refused(await stage.world.org.submit_modal(again, {"text": WORDS}))


@sqlite_only
@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_and_words_are_shown_as_they_were_written(stage: Stage, name: str) -> None:
    assert not refused(await define(stage, name, "heal", 1, text=f"{name}\n{name}"))
    (row,) = await kept(stage)
    assert not refused(await give(stage, JASMINA, f"={row.id}"))
    for told in (await stage.slash(JASMINA, "spells"), await stage.slash(JASMINA, "character show")):
        assert row.name in whole(told)
    told = await stage.cast(JASMINA, row.name, JASMINA)
    assert not refused(told) and row.name in stage.told()
    listed = await stage.org("spell list")
    assert row.name in whole(listed) and JASMINA in whole(listed)
    assert row.name in whole(await stage.slash(JASMINA, "journal"))
    assert await stage.sound()


@sqlite_only
async def test_effects_and_targets_are_offered_with_what_they_ask_for(stage: Stage) -> None:
    org, play = stage.world.org, stage.world.play
    offered = await org.autocomplete(play, "spell define", "effect", "")
    assert len(offered) == 25
    (found,) = await org.autocomplete(play, "spell define", "effect", "zranenia ohn")
    assert found == {"name": "Zranenia ohňom · amount 1–20", "value": "wound_fire"}
    out = await org.autocomplete(play, "spell define", "effect", "", when="out")
    assert {"heal", "ask_org"} <= {one["value"] for one in out} and "trip" not in {one["value"] for one in out}
    targets = await org.autocomplete(play, "spell define", "target", "", effect="fog")
    assert [one["value"] for one in targets] == ["combat"]
    for option in ("name", "effect", "target"):
        assert await stage.players[OTO].autocomplete(play, "spell define", option, "") == []


# -- granted


async def test_a_granted_spell_is_told_shown_and_offered_in_peace_and_in_a_fight(arena: Arena) -> None:
    stage = arena.stage
    await blaze(stage, when="either")
    await define(stage, "Teplo", "heal", 2)
    assert not refused(await give(stage, JASMINA, BLAZE, reason="odmena"))
    told = await stage.read(JASMINA)
    assert BLAZE in whole(told) and WORDS in whole(told)
    assert not refused(await give(stage, JASMINA, "teplo"))
    page = await stage.slash(JASMINA, "spells")
    assert "Zvláštne kúzla" in whole(page) and f"**{BLAZE}** – {WORDS}" in whole(page)
    assert labels(page, "cast")[:2] == [BLAZE, "Teplo"]
    play = stage.world.play
    assert BLAZE in [one["name"] for one in await stage.players[JASMINA].autocomplete(play, "cast", "spell", "modr")]
    assert await stage.players[OTO].autocomplete(play, "cast", "spell", "modr") == []
    assert stage.why(await stage.cast(OTO, BLAZE, JASMINA)) == "spell_unknown"
    assert not refused(await stage.cast(JASMINA, BLAZE, OTO))
    assert await stage.lives(OTO) == [1] and BLAZE in stage.told()
    assert stage.why(await stage.cast(JASMINA, BLAZE, OTO)) == "spell_already_used"
    await stage.hurt(JASMINA, 2)
    await arena.challenge(JASMINA, OTO)
    await arena.all_pass(DANA, OTO)
    phone = Phone(arena, JASMINA)
    await phone.open()
    offered = [one["label"] for menu in components(phone.page) for one in menu.get("options", [])]
    assert "Teplo" in offered and BLAZE not in offered
    await phone.choose("fight_spell", "Teplo")
    await phone.choose("fight_aim", JASMINA)
    arena.dice(6, 1)
    await arena.act(OTO, "pass")
    assert "Teplo" in story(arena) and await stage.lives(JASMINA, OTO) == [3, 0]
    assert JASMINA in await shown(arena)
    assert "Pribudlo zvláštne kúzlo Modrý plameň" in whole(await stage.slash(JASMINA, "journal"))
    assert await stage.sound()


async def test_a_spell_written_again_changes_and_whoever_has_it_keeps_it(stage: Stage) -> None:
    await blaze(stage, when="out")
    await give(stage, JASMINA, BLAZE)
    changed = await stage.org("spell define", name="modry plamen", amount=1, count=2, keep=True)
    assert not refused(changed) and "prepísané" in whole(changed)
    (row,) = await kept(stage)
    assert (row.name, row.about, row.draft["timing"], row.draft["count"]) == (BLAZE, WORDS, "out", 2)
    assert not refused(await stage.cast(JASMINA, BLAZE, OTO, DANA))
    assert await stage.lives(OTO, DANA) == [2, 2]
    await stage.org("spell define", name=f"={row.id}", effect="heal", amount=1, text="Hreje.", keep=True)
    assert [(one.about, one.draft["timing"]) for one in await kept(stage)] == [("Hreje.", "either")]
    assert f"**{BLAZE}** – Hreje." in whole(await stage.slash(JASMINA, "spells"))
    assert await stage.sound()


async def test_a_spell_taken_away_is_gone_and_both_can_be_undone(stage: Stage) -> None:
    await blaze(stage)
    await give(stage, JASMINA, BLAZE)
    assert stage.why(await give(stage, JASMINA, BLAZE)) == "special_spell_owned"
    play = stage.world.play
    offered = await stage.world.org.autocomplete(play, "spell revoke", "spell", "", character=JASMINA)
    assert [one["name"] for one in offered] == [BLAZE]
    assert await stage.world.org.autocomplete(play, "spell revoke", "spell", "", character=OTO) == []
    assert not refused(await stage.org("spell revoke", character=JASMINA, spell=BLAZE, reason="omyl"))
    assert stage.why(await stage.org("spell revoke", character=JASMINA, spell=BLAZE)) == "special_spell_not_owned"
    assert BLAZE not in whole(await stage.slash(JASMINA, "spells"))
    taken = (await stage.ledger(JASMINA))[-1]
    assert not refused(await stage.org("undo", entry=str(taken.id), reason="predsa"))
    assert (await stage.sheet(JASMINA))["special_spells"] == ["s1"]
    assert stage.why(await give(stage, JASMINA, "Hocičo")) == "special_spell_unknown"
    assert await stage.sound()


async def test_a_creep_in_the_game_has_spells_of_its_own_from_its_own_level_on(arena: Arena) -> None:
    stage = arena.stage
    await define_creep(stage, level=2)
    await spawn(stage)
    await blaze(stage, level=3)
    told = await give(stage, "Vlk", BLAZE)
    assert "od úrovne 3" in whole(told)
    await blaze(stage, level=2)
    assert "úrovne" not in whole(await stage.org("spell revoke", character="Vlk", spell=BLAZE))
    assert "úrovne" not in whole(await give(stage, "Vlk", BLAZE))
    await arena.challenge(JASMINA, "Vlk")
    await stage.org("combat act", what="pass", **{"for": "Vlk"})
    await arena.all_pass(OTO, DANA)
    assert not refused(await stage.org("cast", spell=BLAZE, target=JASMINA, **{"for": "Vlk"}))
    arena.dice(1, 1)
    await arena.act(JASMINA, "pass")
    assert await stage.lives(JASMINA) == [0] and BLAZE in story(arena)
    assert await stage.sound()


@sqlite_only
async def test_who_knows_more_spells_than_one_menu_holds_casts_from_a_second(stage: Stage) -> None:
    before = len(options(await stage.slash(JASMINA, "spells"), "cast"))
    for number in range(27 - before):
        await define(stage, f"Kúzlo {number:02}", "heal", 1, when="out", target="being")
        await give(stage, JASMINA, f"Kúzlo {number:02}")
    page = await stage.slash(JASMINA, "spells")
    first, second = [one for one in components(page) if one["custom_id"].startswith("vm:cast:")]
    assert [len(one["options"]) for one in (first, second)] == [25, 2]
    last = second["options"][-1]["value"]
    told = await stage.players[JASMINA].select(page.response, [last], custom_id=second["custom_id"])
    assert not refused(told) and components(told)
