"""What a casting gives away: whom it may be aimed at, and nothing of levels, places or those who are not seen."""

from __future__ import annotations

import pytest

from bot.game.desk import Told
from bot.game.magic import cast as casting
from tests.support.pages import labels, options, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, MINUTE, OTO, Stage

HEAL = "vyliec_zranenie"


async def answers(stage: Stage, spell: str, *targets: str) -> tuple[str, str]:
    """Return the code and the words of a refused casting."""
    result = await stage.cast(JASMINA, spell, *targets)
    return stage.why(result), whole(result)


# -- the menu of targets


async def test_the_menu_shows_those_in_the_scene_and_the_one_chosen_is_reached(stage: Stage) -> None:
    await stage.slash(DANA, "scene leave")
    await stage.hurt(OTO, 1)
    asked = await stage.cast(JASMINA, HEAL)
    assert labels(asked, "cast_at") == [JASMINA, OTO]
    assert not refused(await stage.players[JASMINA].select(asked.response, [options(asked, "cast_at")[1]]))
    assert await stage.lives(OTO) == [3]


async def test_the_menu_of_a_spell_for_three_takes_three(stage: Stage) -> None:
    for name in (JASMINA, OTO, DANA):
        await stage.hurt(name, 1)
    asked = await stage.cast(JASMINA, "vlna_zivota")
    assert not refused(await stage.players[JASMINA].select(asked.response, options(asked, "cast_at")))
    assert await stage.lives(JASMINA, OTO, DANA) == [3, 3, 3]


async def test_a_menu_works_after_a_restart(stage: Stage) -> None:
    await stage.hurt(OTO, 1)
    asked = await stage.cast(JASMINA, HEAL)
    await stage.world.restart()
    assert not refused(await stage.players[JASMINA].select(asked.response, [options(asked, "cast_at")[-1]]))
    assert await stage.lives(OTO) == [3]


@sqlite_only
async def test_without_a_scene_only_the_caster_itself_is_near(stage: Stage) -> None:
    await stage.slash(JASMINA, "scene leave")
    quiet = stage.world.guild.create_text_channel("ticho")
    asked = await stage.players[JASMINA].slash(quiet, "cast", spell=HEAL)
    assert labels(asked, "cast_at") == [JASMINA]


# -- elsewhere and unseen are the same


async def test_who_is_elsewhere_and_who_is_unseen_are_refused_with_the_same_words(stage: Stage) -> None:
    elsewhere = stage.world.guild.create_text_channel("les")
    await stage.slash(OTO, "scene leave")
    await stage.scene(OTO, channel=elsewhere)
    await stage.cast(DANA, "neviditelnost")
    told = [await answers(stage, spell, name) for spell in (HEAL, "citanie_aury", "fireball") for name in (OTO, DANA)]
    assert {code for code, _ in told} == {"target_not_here"}
    assert len({words for _, words in told}) == 1
    assert (await stage.sheet(JASMINA))["used_spells"] == []


async def test_who_is_unseen_stands_in_no_menu_and_in_no_list_but_for_itself_and_the_orgs(stage: Stage) -> None:
    await stage.cast(DANA, "neviditelnost")
    assert DANA not in labels(await stage.cast(JASMINA, HEAL), "cast_at")
    assert DANA in labels(await stage.cast(DANA, HEAL), "cast_at")
    assert DANA not in whole(await stage.slash(JASMINA, "scene show"))
    assert DANA in whole(await stage.slash(DANA, "scene show"))
    assert DANA in whole(await stage.org("scene show"))
    await stage.world.later(10 * MINUTE)
    assert DANA in whole(await stage.slash(JASMINA, "scene show"))


async def test_whoever_casts_at_others_is_seen_again_and_whoever_casts_upon_itself_is_not(stage: Stage) -> None:
    await stage.cast(DANA, "neviditelnost")
    heard = len(stage.heard())
    assert not refused(await stage.cast(DANA, "zvieracia_rec"))
    assert DANA not in "".join(stage.heard()[heard:])
    assert set(await stage.timers(DANA)) == {"neviditelnost", "zvieracia_rec"}
    assert not refused(await stage.cast(DANA, HEAL, OTO))
    assert DANA in stage.told()
    assert set(await stage.timers(DANA)) == {"zvieracia_rec"}


@sqlite_only
async def test_the_unseen_come_and_go_unannounced(stage: Stage) -> None:
    await stage.cast(DANA, "neviditelnost")
    heard = len(stage.heard())
    await stage.slash(DANA, "scene leave")
    await stage.slash(DANA, "scene enter")
    assert stage.heard()[heard:] == []


async def test_what_somebody_elsewhere_suffers_from_is_shown_to_nobody(stage: Stage) -> None:
    for text in ("Zlomená noha", "Mor"):
        await stage.org("condition add", character=OTO, kind="disease", text=text)
    await stage.slash(OTO, "scene leave")
    code, words = await answers(stage, "vyliec_postihnutie", OTO)
    assert code == "target_not_here" and "Mor" not in words


@sqlite_only
async def test_who_is_out_of_game_is_no_target(stage: Stage) -> None:
    await stage.slash(OTO, "outofgame", state="on", reason="Večera")
    assert (await answers(stage, HEAL, OTO))[0] == "target_not_here"
    assert OTO not in labels(await stage.cast(JASMINA, HEAL), "cast_at")


# -- levels


@pytest.mark.parametrize("spends", ["hidden", "all"])
async def test_a_level_too_high_is_spent_and_only_the_orgs_hear_why(bare_stage: Stage, spends: str) -> None:
    stage = bare_stage
    await stage.rule("die_spell_timing", "either")
    await stage.rule("spend_on_invalid_target", spends)
    await stage.heroes(9, **{DANA: 5})
    await stage.phase()
    await stage.scene(JASMINA, OTO, DANA)
    told = await stage.cast(JASMINA, "zomri", OTO)
    assert not refused(told)
    assert (await stage.lives(OTO), (await stage.sheet(JASMINA))["used_spells"]) == ([3], ["zomri"])
    why = stage.world.game.speeches["sk"].say("hidden-target_level_too_high")
    assert why in stage.heard(stage.world.log)[-1]
    history = whole(await stage.slash(JASMINA, "character history"))
    readers = {"org": stage.world.org, "player": stage.players[JASMINA]}.items()
    assert not any(word in whole(told) + history + "".join(stage.heard()) for word in (why, "target_level_too_high"))
    journal = {who: whole(await actor.slash(stage.world.play, "journal", character=JASMINA)) for who, actor in readers}
    assert f"{OTO}: {why}" in journal["org"]
    assert why not in journal["player"] and "Zomri" in journal["player"]
    assert [message for message in stage.world.play.history() if stage.players[OTO].mention in message.content] == []
    assert not refused(await stage.cast(OTO, "zomri", DANA))
    assert await stage.status(DANA) == "knocked_out"
    assert await stage.sound()


async def test_where_the_guild_rules_so_a_level_too_high_is_refused(bare_stage: Stage) -> None:
    stage = bare_stage
    await stage.rule("die_spell_timing", "either")
    await stage.rule("spend_on_invalid_target", "none")
    await stage.heroes()
    await stage.phase()
    await stage.scene(JASMINA, OTO, DANA)
    assert (await answers(stage, "zomri", OTO))[0] == "target_level_too_high"
    assert (await stage.sheet(JASMINA))["used_spells"] == []


# -- what is typed


@sqlite_only
@pytest.mark.parametrize("typed", ["oto", "OTO", " Oto ", "=2"])
async def test_a_target_is_found_however_its_name_is_typed(stage: Stage, typed: str) -> None:
    await stage.hurt(OTO, 1)
    assert not refused(await stage.cast(JASMINA, HEAL, typed))
    assert await stage.lives(OTO) == [3]


@sqlite_only
async def test_one_named_twice_is_reached_once(stage: Stage) -> None:
    await stage.hurt(OTO, 2)
    assert not refused(await stage.cast(JASMINA, HEAL, OTO, "oto"))
    assert await stage.lives(OTO) == [2]


@sqlite_only
async def test_a_target_named_for_a_spell_upon_oneself_is_left_out_of_it(stage: Stage) -> None:
    assert not refused(await stage.cast(JASMINA, "neviditelnost", OTO))
    assert OTO not in stage.told()
    assert (await stage.sheet(OTO))["effects"] == []


@sqlite_only
async def test_a_spell_is_found_by_its_name_in_any_language(stage: Stage) -> None:
    for typed in ("Zvířecí řeč", "invisibility", "ZAOSTRENIE ZMYSLOV"):
        assert not refused(await stage.cast(JASMINA, typed))
    assert set(await stage.timers(JASMINA)) == {"zvieracia_rec", "neviditelnost", "zaostrenie_zmyslov"}


@sqlite_only
async def test_the_suggested_spells_are_those_that_can_be_cast_now(stage: Stage) -> None:
    await stage.cast(JASMINA, "neviditelnost")
    found = await stage.players[JASMINA].autocomplete(stage.world.play, "cast", "spell", "ne")
    values = {choice["value"] for choice in found}
    assert "nepravy_zivot" in values and not {"neviditelnost", "ohnivy_sip"} & values


@sqlite_only
async def test_nobody_casts_for_somebody_elses_hero_by_a_forged_menu(stage: Stage) -> None:
    wish = casting.Wish("neviditelnost")
    caller = stage.caller(stage.players[OTO])
    with pytest.raises(Told):
        await casting.cast(stage.world.game, caller, wish=wish, subject="=1")
    assert stage.codes[-1] == "not_your_character"
