"""Requests of ORGs who play, cards that get lost, and time that passes without the bot."""

from __future__ import annotations

import discord

from tests.support.asking import abilities, card, marks
from tests.support.pages import as_read, refused, sqlite_only, whole
from tests.support.world import World, text_of


async def orgs_own(world: World) -> None:
    """Let an ORG who plays ask for an ability."""
    await world.org.slash(world.play, "character create", name="Orgova", faction="kamelot", **{"class": "bojovnik"})
    await world.org.slash(world.play, "ability choose", ability="nicenie")


@sqlite_only
async def test_an_org_does_not_decide_the_own_request(world: World) -> None:
    await orgs_own(world)
    await world.org.react(card(world), "✅")
    await world.org.react(card(world), "❌")
    assert marks(card(world)) == {"✅", "❌"}
    assert refused(await world.org.click(card(world), custom_id="vb:approve:1"))
    await world.second_org.react(card(world), "✅")
    assert "Ničenie" in whole(await world.org.slash(world.play, "ability list"))


async def test_a_ruling_lets_orgs_decide_their_own_from_then_on(world: World) -> None:
    await orgs_own(world)
    await world.keeper.slash(world.play, "setup rule", key="own_approval", value="true")
    await world.org.react(card(world), "✅")
    assert "🟢" in marks(card(world))
    await world.org.click(card(world), custom_id="vb:undo:1")
    await world.keeper.slash(world.play, "setup rule", key="own_approval", value="false")
    await world.org.react(card(world), "✅")
    assert "🟢" not in marks(card(world))


async def test_a_deleted_card_is_posted_anew_and_works(asked: World) -> None:
    await card(asked).delete()
    await asked.env.settle()
    [fresh] = asked.approvals.history()
    assert marks(fresh) == {"✅", "❌"}
    await asked.org.react(fresh, "✅")
    assert "Vytrvalosť" in await abilities(asked)
    await fresh.delete()
    await asked.env.settle()
    assert asked.approvals.history() == []  # a decided one stays where it was swept to


@sqlite_only
async def test_cards_swept_away_at_once_come_back(asked: World) -> None:
    await asked.other.slash(asked.play, "character create", name="Ivan", faction="kamelot", **{"class": "bojovnik"})
    await asked.other.slash(asked.play, "ability choose", ability="nicenie")
    asked.env.backend.bulk_delete_messages(asked.approvals.id, [message.id for message in asked.approvals.history()])
    await asked.env.settle()
    assert len(asked.approvals.history()) == 2
    await asked.org.click(card(asked), custom_id="vb:approve:2")
    assert "Ničenie" in whole(await asked.other.slash(asked.play, "ability list"))


@sqlite_only
async def test_when_the_channel_is_gone_the_cards_come_to_the_new_one(asked: World) -> None:
    channel = asked.bot.get_channel(asked.approvals.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    fresh = asked.guild.create_text_channel("nove-schvalovanie")
    await asked.keeper.slash(asked.play, "setup channel", use="approvals", channel=fresh)
    [moved] = fresh.history()
    await asked.org.react(moved, "✅")
    assert "🟢" in marks(fresh.last_message)
    assert "Vytrvalosť" in await abilities(asked)


async def test_a_card_deleted_while_the_bot_was_away_is_posted_anew_at_the_start(asked: World) -> None:
    async def sweep() -> None:
        asked.env.backend.delete_message(asked.approvals.id, card(asked).id)

    await asked.restart(while_away=sweep)
    [fresh] = asked.approvals.history()
    await asked.org.react(fresh, "✅")
    assert "Vytrvalosť" in await abilities(asked)


async def test_reactions_made_while_away_by_players_and_by_those_who_left_decide_nothing(asked: World) -> None:
    message = card(asked)
    gone = asked.guild.add_member(asked.env.create_user("odisla"), roles=[asked.org_role])

    async def meanwhile() -> None:
        await asked.player.react(message, "✅")
        await gone.react(message, "❌")
        asked.guild.remove_member(gone)
        await asked.second_org.react(message, "👍🏽")

    await asked.restart(while_away=meanwhile)
    assert "🟢" in marks(card(asked))
    assert str(asked.second_org.id) in text_of(card(asked))
    assert "Vytrvalosť" in await abilities(asked)


@sqlite_only
async def test_check_and_cross_while_away_end_in_one_decision(asked: World) -> None:
    message = card(asked)

    async def meanwhile() -> None:
        await asked.org.react(message, "✅")
        await asked.second_org.react(message, "❌")

    await asked.restart(while_away=meanwhile)
    assert "🔴" in marks(card(asked))
    assert "🟢" not in marks(card(asked))
    assert "Vytrvalosť" not in await abilities(asked)


@sqlite_only
async def test_a_second_ready_does_nothing_twice(asked: World) -> None:
    await asked.org.react(card(asked), "✅")
    before = len(asked.approvals.history()), len(asked.log.history()), len(asked.play.history())
    for _ in range(2):
        await asked.bot.get_cog("Clockwork").on_ready()  # type: ignore[union-attr]
    assert (len(asked.approvals.history()), len(asked.log.history()), len(asked.play.history())) == before


@sqlite_only
async def test_an_org_role_given_this_minute_counts_and_one_taken_does_not(asked: World) -> None:
    asked.env.backend.remove_member_role(asked.guild.id, asked.org.id, asked.org_role.id)
    await asked.org.react(card(asked), "✅")
    assert "🟢" not in marks(card(asked))
    asked.env.backend.add_member_role(asked.guild.id, asked.other.id, asked.org_role.id)
    await asked.other.react(card(asked), "✅")
    assert "🟢" in marks(card(asked))


@sqlite_only
async def test_the_queue_opens_a_request_and_tells_how_long_it_waits(asked: World) -> None:
    page = await asked.org.slash(asked.play, "approvals")
    assert "Jasmína: Vytrvalosť" in whole(page)
    assert "<t:" in whole(page)
    shown = await asked.org.select(page.response, ["1"], custom_id="vm:open_request")
    told = await asked.org.click(shown.response, custom_id="vb:approve:1")
    assert not refused(told)
    assert "🟢" in marks(card(asked))
    assert "Nič nečaká" in whole(await asked.org.slash(asked.play, "approvals"))


@sqlite_only
async def test_the_reason_can_be_mended_and_only_orgs_give_one(asked: World) -> None:
    await asked.org.react(card(asked), "❌")
    assert refused(await asked.player.click(card(asked), custom_id="vb:reason:1"))
    for reason in ("Prvý", "Druhý **dôvod** @everyone"):
        form = await asked.second_org.click(card(asked), custom_id="vb:reason:1")
        await asked.second_org.submit_modal(form, {"reason": reason})
    assert "Druhý **dôvod** @everyone" in as_read(text_of(card(asked)))
    assert "Prvý" not in text_of(card(asked))
    assert "@everyone" not in text_of(card(asked))
    assert not refused(await asked.player.slash(asked.play, "ability choose", ability="vytrvalost"))
