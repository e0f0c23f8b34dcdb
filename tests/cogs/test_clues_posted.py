"""Clues as ORGs handle them: posted, listed, shown again, removed; a card that is gone is no trouble."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.game.clues import reading
from bot.game.desk import Told
from tests.support import field_moves as field
from tests.support.field_moves import SIGN, TEXT, band, card, keys_of, open_card, post, readings
from tests.support.neighbours import neighbour
from tests.support.pages import button, menu, options, refused, sqlite_only, whole
from tests.support.stage import OTO, Stage


async def test_without_words_a_form_asks_for_everything(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    assert bare_stage.why(await bare_stage.org("clue post", needs="nič také")) == "needs_unreadable"
    form = await bare_stage.org("clue post", needs="elementy")
    values = {"needs": "elementy", "sign": "", "text": TEXT}
    assert not refused(await bare_stage.world.org.submit_modal(form, values))
    assert TEXT in whole(await open_card(bare_stage, OTO))


@sqlite_only
async def test_players_neither_post_nor_list_nor_remove_nor_look_needs_up(bare_stage: Stage) -> None:
    await band(bare_stage)
    await post(bare_stage, "elementy")
    commands: dict[str, dict[str, str]] = {
        "clue post": {"needs": "elementy", "text": "x"},
        "clue list": {},
        "clue again": {"clue": "=1"},
        "clue remove": {"clue": "=1"},
    }
    for command, more in commands.items():
        assert bare_stage.why(await bare_stage.slash(OTO, command, **more)) == "rank_needs_org"
    player, play = bare_stage.players[OTO], bare_stage.world.play
    assert await player.autocomplete(play, "clue post", "needs", "") == []
    assert await player.autocomplete(play, "clue remove", "clue", "") == []


@sqlite_only
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("ele", "Elementy"),
        ("elementy a jasn", "elementy a Jasnovidectvo"),
        ("elementy alebo moy", "elementy alebo Moy-ovia"),
        ("elementy | stopo", "elementy | stopovanie"),
        ("druid + woodc", "druid + Zálesáctvo"),
    ],
)
async def test_the_last_word_of_the_needs_is_completed(bare_stage: Stage, typed: str, completed: str) -> None:
    await band(bare_stage)
    offered = await bare_stage.world.org.autocomplete(bare_stage.world.play, "clue post", "needs", typed)
    assert offered[0]["value"] == completed
    assert not refused(await post(bare_stage, offered[0]["value"]))


@sqlite_only
async def test_a_faction_of_the_guild_with_a_joining_word_in_it_is_quoted(bare_stage: Stage) -> None:
    await band(bare_stage)
    await bare_stage.world.keeper.slash(bare_stage.world.play, "setup faction", do="add", name="Ľud a vietor")
    offered = await bare_stage.world.org.autocomplete(bare_stage.world.play, "clue post", "needs", "lud")
    assert [one["value"] for one in offered] == ['"Ľud a vietor"']
    assert not refused(await post(bare_stage, offered[0]["value"] + " alebo druid"))
    assert "Ľud a vietor" in whole(await bare_stage.org("clue list"))


@sqlite_only
async def test_hostile_words_are_shown_as_they_are_and_ping_nobody(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    text = "@everyone **tu** [klik](https://x.y) { $name } `a`"
    await post(bare_stage, "elementy", text=text, sign="@here _znak_ {")
    assert text in whole(await open_card(bare_stage, OTO))
    assert "@here _znak_ {" in field.scene(bare_stage)
    for message in bare_stage.world.play.history():
        assert not message.mention_everyone


@sqlite_only
async def test_the_longest_words_fit(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    for _ in range(6):
        assert not refused(await post(bare_stage, "elementy", text="*" * 1500, sign="_" * 200))
    listed = await bare_stage.org("clue list")
    assert whole(listed).count("*" * 1500) == 5
    assert "*" * 1500 in whole(await bare_stage.world.org.click(listed.followups[-1], custom_id=_last(listed)))


def _last(listed: Any) -> str:
    return button(listed.followups[-1], "clue_list:1")


# -- cards that are gone


async def test_a_removed_clue_takes_its_card_along_and_its_button_opens_nothing(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    old = card(bare_stage)
    await open_card(bare_stage, OTO)
    assert not refused(await bare_stage.org("clue remove", clue="=1"))
    assert SIGN not in field.scene(bare_stage)
    assert await readings(bare_stage) == []
    await bare_stage.world.env.settle()
    await post(bare_stage, "elementy", text="Iné slová.")
    caller = bare_stage.caller(bare_stage.players[OTO])
    with pytest.raises(Told):
        await reading.read_clue(bare_stage.world.game, caller, clue="=1", made=keys_of(old)[0].split(":")[-1] + "0")
    assert bare_stage.codes[-1] == "clue_gone"


async def test_a_deleted_card_is_no_trouble_and_can_be_shown_again(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    bare_stage.world.env.backend.bulk_delete_messages(bare_stage.world.play.id, [card(bare_stage).id])
    await bare_stage.world.env.settle()
    assert SIGN not in field.scene(bare_stage)
    listed = await bare_stage.org("clue list")
    await bare_stage.world.org.select(
        listed.response, [options(listed, "clue_again")[0]], custom_id=menu(listed, "clue_again")
    )
    assert TEXT in whole(await open_card(bare_stage, OTO))
    bare_stage.world.env.backend.bulk_delete_messages(bare_stage.world.play.id, [card(bare_stage).id])
    await bare_stage.world.env.settle()
    assert not refused(await bare_stage.org("clue remove", clue=SIGN))


async def test_one_interaction_delivered_twice_posts_one_card(bare_stage: Stage) -> None:
    await band(bare_stage)
    await bare_stage.world.twice(lambda: post(bare_stage, "elementy"), at_once=True)
    assert field.scene(bare_stage).count(SIGN) == 1


@sqlite_only
async def test_the_clues_of_another_guild_are_not_there(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    other = await neighbour(bare_stage.world)
    assert not refused(await other.keeper.slash(other.play, "clue post", needs="elementy", text="Cudzie", sign="Cudzí"))
    for command in ("clue remove", "clue again", "clue read"):
        actor = bare_stage.world.org if command != "clue read" else bare_stage.players[OTO]
        assert bare_stage.why(await actor.slash(bare_stage.world.play, command, clue="=1")) == "clue_gone"
    assert "Cudz" not in whole(await bare_stage.org("clue list"))


@sqlite_only
async def test_where_the_bot_cannot_write_nothing_is_posted(bare_stage: Stage) -> None:
    await band(bare_stage)
    me = bare_stage.world.guild.me
    assert me is not None
    silent = {me: discord.PermissionOverwrite(send_messages=False)}
    closed = bare_stage.world.guild.create_text_channel("ticho", overwrites=silent)
    await bare_stage.world.env.settle()
    before = await bare_stage.kept()
    told = await bare_stage.world.org.slash(closed, "clue post", needs="elementy", text=TEXT)
    assert bare_stage.why(told) == "cannot_write_here"
    assert await bare_stage.kept() == before
