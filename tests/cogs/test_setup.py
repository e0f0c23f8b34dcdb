"""The guided set-up of a guild: few taps, sensible things chosen or made, and every repair found again."""

from __future__ import annotations

import pytest

from tests.support.guild_settings import check, put_into_onboarding, run_setup, settings
from tests.support.pages import buttons, components, refused, sqlite_only, whole
from tests.support.world import World

TAPS = 8


async def test_the_wizard_makes_what_is_missing_in_three_taps(empty_world: World) -> None:
    world = empty_world
    page = await run_setup(world, "start")
    page = await world.keeper.click(page.response, custom_id="vb:setup_next")
    page = await world.keeper.click(page.response, custom_id="vb:setup_make")
    assert "Hotovo" in whole(page)
    assert not buttons(page)
    kept = await settings(world)
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    assert kept.org_role == world.org_role.id  # the role that was there already
    assert {guild.get_channel(place).name for place in kept.channels.values()} == {
        "schvaľovanie",
        "org-záznam",
        "oznamy",
    }
    for use in ("approvals", "log"):
        place = guild.get_channel(kept.channels[use])
        assert not place.permissions_for(guild.default_role).view_channel
        assert place.permissions_for(guild.get_role(kept.org_role)).view_channel
    assert (await check(world)).startswith("Všetko je v poriadku")
    await world.player.slash(world.play, "character create", name="Dana")


async def test_the_wizard_by_hand_needs_at_most_eight_taps(empty_world: World) -> None:
    world, taps = empty_world, 1
    news = world.guild.create_text_channel("nastenka")
    page = await run_setup(world, "start")
    for custom_id, choice in (
        ("vb:setup_next", None),
        ("vm:setup_role", world.org_role),
        ("vm:setup_channel:approvals", world.approvals),
        ("vm:setup_channel:log", world.log),
        ("vm:setup_channel:announcements", news),
        ("vb:setup_finish", None),
    ):
        taps += 1
        if choice is None:
            page = await world.keeper.click(page.response, custom_id=custom_id)
        else:
            page = await world.keeper.select(page.response, [choice], custom_id=custom_id)
        assert not refused(page), whole(page)
    assert taps <= TAPS
    kept = await settings(world)
    assert (kept.org_role, kept.channels) == (
        world.org_role.id,
        {"approvals": world.approvals.id, "log": world.log.id, "announcements": news.id},
    )


@sqlite_only
async def test_the_choices_of_the_first_page_are_kept_and_shown(empty_world: World) -> None:
    world = empty_world
    page = await run_setup(world, "start")
    page = await world.keeper.select(page.response, ["live", "story"], custom_id="vm:setup:modules")
    page = await world.keeper.select(page.response, ["live"], custom_id="vm:setup:tempo")
    page = await world.keeper.select(page.response, ["en"], custom_id="vm:setup:language")
    assert "Step 1" in whole(page) or "step 1" in whole(page).lower()
    chosen = {
        one["custom_id"]: [o["value"] for o in one["options"] if o.get("default")]
        for one in components(page)
        if "options" in one
    }
    assert chosen["vm:setup:modules"] == ["live", "story"]
    assert chosen["vm:setup:tempo"] == ["live"]
    assert (await settings(world)).rulings == {"dbf": {"tempo": "live"}}


@sqlite_only
async def test_finishing_without_a_role_or_a_channel_is_refused_and_the_page_stays(empty_world: World) -> None:
    world = empty_world
    page = await world.keeper.click((await run_setup(world, "start")).response, custom_id="vb:setup_next")
    told = await world.keeper.click(page.response, custom_id="vb:setup_finish")
    assert refused(told)
    assert "rola ORG" in whole(told)
    page = await world.keeper.select(page.response, [world.org_role], custom_id="vm:setup_role")
    told = await world.keeper.click(page.response, custom_id="vb:setup_finish")
    assert "kanál na schvaľovanie" in whole(told)


@sqlite_only
async def test_without_the_right_to_make_things_the_wizard_says_which_right_it_needs(empty_world: World) -> None:
    world = empty_world
    world.env.inject_error("POST", "/guilds/*/channels", status=403, code=50013, message="Missing Permissions")
    page = await world.keeper.click((await run_setup(world, "start")).response, custom_id="vb:setup_next")
    told = await world.keeper.click(page.response, custom_id="vb:setup_make")
    assert refused(told)
    assert "Manage Channels" in whole(told)
    told = await world.keeper.click(page.response, custom_id="vb:setup_make")
    assert "Hotovo" in whole(told)


@sqlite_only
async def test_two_taps_of_the_making_button_make_everything_once(empty_world: World) -> None:
    world = empty_world
    page = await world.keeper.click((await run_setup(world, "start")).response, custom_id="vb:setup_next")
    told = await world.keeper.click(page.response, custom_id="vb:setup_make")
    again = await run_setup(world, "start")
    again = await world.keeper.click(again.response, custom_id="vb:setup_next")
    assert list(buttons(again)) == ["vb:setup_finish"]
    assert not refused(told)
    names = [channel.name for channel in world.bot.get_guild(world.guild.id).text_channels]  # type: ignore[union-attr]
    assert len(names) == len(set(names))


@sqlite_only
async def test_an_org_role_that_everybody_can_take_is_not_taken_for_ours(
    empty_world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = empty_world
    put_into_onboarding(world, world.org_role, monkeypatch)
    page = await world.keeper.click((await run_setup(world, "start")).response, custom_id="vb:setup_next")
    told = await world.keeper.select(page.response, [world.org_role], custom_id="vm:setup_role")
    assert "každý sám" in whole(told)
    await world.keeper.click(page.response, custom_id="vb:setup_make")
    assert (await settings(world)).org_role not in (None, world.org_role.id)


async def test_a_deleted_role_and_channel_are_made_anew_by_the_wizard(world: World) -> None:
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    await guild.get_role(world.org_role.id).delete()  # type: ignore[union-attr]
    await guild.get_channel(world.approvals.id).delete()  # type: ignore[union-attr]
    page = await world.keeper.click((await run_setup(world, "start")).response, custom_id="vb:setup_next")
    assert "vb:setup_make" in buttons(page)
    await world.keeper.click(page.response, custom_id="vb:setup_make")
    kept = await settings(world)
    assert guild.get_role(kept.org_role) and guild.get_channel(kept.channels["approvals"])
    assert kept.channels["log"] == world.log.id
