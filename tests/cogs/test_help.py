"""Help: where to begin, for whoever asks, at the moment of asking."""

from __future__ import annotations

from bot.game.helping import TOPICS
from tests.support.pages import button, buttons, refused, sqlite_only, whole
from tests.support.world import World


@sqlite_only
async def test_before_the_set_up_the_keeper_is_led_to_it_and_others_wait(empty_world: World) -> None:
    world = empty_world
    told = await world.keeper.slash(world.play, "help")
    assert told.ephemeral
    assert "setup start" in whole(told)
    assert "Popros správcu" in whole(await world.player.slash(world.play, "help"))


async def test_help_follows_a_player_from_the_first_step_to_play(world: World) -> None:
    assert "character create" in whole(await world.player.slash(world.play, "help"))
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    assert "ability choose" in whole(await world.player.slash(world.play, "help"))
    await world.player.slash(world.play, "ability choose", ability="vytrvalost")
    await world.org.react(world.approvals.last_message, "✅")
    assert "pripravená" in whole(await world.player.slash(world.play, "help"))
    assert "approvals" in whole(await world.org.slash(world.play, "help"))


@sqlite_only
async def test_every_topic_is_a_page_with_buttons_to_the_others(world: World) -> None:
    page = await world.org.slash(world.play, "help")
    assert len(buttons(page)) == len(TOPICS) - 1  # the page of ORGs is the one shown
    for topic in TOPICS:
        page = await world.org.slash(world.play, "help", topic=topic)
        assert not refused(page), topic
        assert f"vb:help:{topic}" not in buttons(page)
        following = next(other for other in TOPICS if other != topic)
        turned = await world.org.click(page.response, custom_id=button(page, f"help:{following}"))
        assert world.game.speeches["sk"].label(f"help-{following}-title") in whole(turned)


@sqlite_only
async def test_a_player_is_not_bothered_with_the_work_of_orgs(world: World) -> None:
    page = await world.player.slash(world.play, "help")
    assert not {"vb:help:org", "vb:help:settings"} & set(buttons(page))
    found = await world.player.autocomplete(world.play, "help", "topic", "")
    assert not {"org", "settings"} & {one["value"] for one in found}
    assert len(await world.org.autocomplete(world.play, "help", "topic", "")) == len(TOPICS)


@sqlite_only
async def test_an_unknown_topic_is_refused_with_the_way_out(world: World) -> None:
    for topic in ["xyzzy", "@everyone", "\u200b", "setup"]:
        told = await world.player.slash(world.play, "help", topic=topic)
        assert refused(told), topic
        assert "help" in whole(told), topic


@sqlite_only
async def test_commands_in_help_can_be_tapped(world: World) -> None:
    told = whole(await world.player.slash(world.play, "help", topic="player"))
    assert "</character create:" in told
    assert "</help" in told or "</rules:" in told
    assert "**/" not in told
