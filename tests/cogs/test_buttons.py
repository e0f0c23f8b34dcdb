"""Buttons, menus and forms: their custom_ids are read strictly, and none of another age fails in silence."""

from __future__ import annotations

import re

import discord
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from simcord.actors import _dispatch_actor_interaction

from cogs.support import limits
from cogs.support.actions import PREFIXES, Action, ActionButton, ActionMenu, decode, encode, form_values, is_ours
from tests.support.neighbours import neighbour
from tests.support.pages import buttons, components, refused, sqlite_only, whole
from tests.support.world import World

FORM = 5
NOWHERE = (
    *("approve", "approve:0", "approve:999999999999999999999", "approve:-1", "approve:x", "decline:7", "undo:7"),
    *("withdraw:7", "reason:7", "choose:7", "deity:7:x", "deity:1", "sheet:7", "switch:7", "retire:7", "history:7:0"),
    *("xp_log:7:0", "xp_top:99999999", "xp_bulk_confirm:1", "xp_bulk", "queue:99", "create:faction:1", "create"),
    *("open_request", "read_notice:7", "help:nothing", "rules", "setup:language", "setup", "setup_role"),
    *("setup_channel:nothing", "setup_finish", "party_leave"),
)
VERBS = st.from_regex(r"[a-z_]{1,24}", fullmatch=True)
ARGUMENTS = st.lists(st.from_regex(r"[A-Za-z0-9_.+-]{1,16}", fullmatch=True), max_size=4)


@given(kind=st.sampled_from(sorted(PREFIXES)), verb=VERBS, arguments=ARGUMENTS)
def test_every_action_comes_back_from_its_custom_id(kind: str, verb: str, arguments: list[str]) -> None:
    custom_id = encode(kind, ":".join([verb, *arguments]))
    assert len(custom_id) <= limits.CUSTOM_ID
    assert decode(custom_id) == Action(verb, tuple(arguments))


@given(st.text(max_size=120))
@example("vb:approve:٣")
@example("vb:approve:1\n")
@example("vb:approve:1:2:3:4:5")
@example("vx:approve:1")
@example("vb::1")
def test_what_is_no_custom_id_of_ours_means_nothing_and_breaks_nothing(text: str) -> None:
    action = decode(text)
    if action is not None:
        assert re.fullmatch(r"v[bmf]:[a-z_]{1,24}(:[A-Za-z0-9_.+-]{1,40}){0,4}", text, re.ASCII)
    # Whatever we take for ours is answered by exactly one of the two handlers.
    templates = [ActionButton.__discord_ui_compiled_template__, ActionMenu.__discord_ui_compiled_template__]
    assert is_ours(text) == any(template.fullmatch(text) for template in templates)


@pytest.mark.parametrize(
    "action",
    [
        "",
        "Approve:1",
        "approve:",
        "approve:1:",
        "approve:٣",
        "a" * 25,
        "approve:" + "9" * 41,
        "x:" + ":".join(["9" * 40] * 4),
    ],
)
def test_an_action_that_could_not_be_read_again_is_never_written(action: str) -> None:
    with pytest.raises(ValueError, match="no action"):
        encode("button", action)


def test_the_answers_of_a_form_are_found_however_discord_nests_them() -> None:
    row = {"type": 1, "components": [{"type": 4, "custom_id": "a", "value": "1"}]}
    label = {"type": 18, "component": {"type": 4, "custom_id": "b", "value": None}}
    assert form_values([row, label]) == {"a": "1", "b": ""}


async def post(world: World, *custom_ids: str) -> discord.Message:
    """Let the bot post buttons of another age."""
    view = discord.ui.View(timeout=None)
    for number, custom_id in enumerate(custom_ids):
        view.add_item(discord.ui.Button(label=f"Starý {number}", custom_id=custom_id))
    view.stop()
    channel = world.bot.get_channel(world.play.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("stará správa", view=view)
    await world.env.settle()
    return message


@sqlite_only
async def test_a_button_of_another_age_answers_privately_and_switches_itself_off(world: World) -> None:
    for custom_id in [
        "join_party",
        "vb:no_such_verb:1",
        "cmb:٣",
        "cmb:-1",
        "vb:" + "9" * 90,
        "vb:approve:٣",
        "vf:approve:1",
    ]:
        message = await post(world, custom_id, "vb:help:player")
        told = await world.player.click(message, custom_id=custom_id)
        assert told.ephemeral, custom_id
        assert refused(told), custom_id
        assert "už nefunguje" in whole(told), custom_id
        now = world.play.last_message
        assert [item.get("disabled") for item in components(now)] == [True, False], custom_id
        assert not refused(await world.player.click(now, custom_id="vb:help:player")), custom_id


@sqlite_only
async def test_a_button_that_points_nowhere_is_answered_in_words(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    for action in NOWHERE:
        message = await post(world, f"vb:{action}")
        for actor in (world.other, world.org):
            told = await actor.click(message, custom_id=f"vb:{action}")
            assert told.acknowledged, action
            assert told.modal or told.response is not None, action
    assert "Jasmína" in whole(await world.player.slash(world.play, "character show"))


@sqlite_only
async def test_a_form_of_another_age_is_answered_in_words(world: World) -> None:
    for custom_id in ("vf:nothing:1", "old_form", "vf:reason:7", "vf:deity:7:x", "vf:xp_bulk"):
        inner = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "x", "value": "y"}}
        told = await _dispatch_actor_interaction(
            world.org, FORM, world.play, {"custom_id": custom_id, "components": [inner]}
        )
        assert refused(told), custom_id


async def test_another_guilds_buttons_do_nothing_here(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    near = await neighbour(world)
    channel = world.bot.get_channel(near.play.id)
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    for action in ("approve:1", "decline:1", "withdraw:1", "sheet:1", "history:1:0", "retire:1", "choose:1"):
        view.add_item(discord.ui.Button(label=action, custom_id=f"vb:{action}"))
    view.stop()
    message = await channel.send("odinakiaľ", view=view)
    for custom_id in buttons(message):
        told = await near.keeper.click(message, custom_id=custom_id)
        assert refused(told), custom_id
        assert "Jasmína" not in whole(told)
    assert {"✅", "❌"} == {str(one.emoji) for one in world.approvals.last_message.reactions}  # type: ignore[union-attr]
