"""A small Discord world with the real bot in it: one guild, an ORG, players, and the channels a game needs."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from typing import Any

import discord
import simcord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, RoleHandle

from bot import app
from bot.app import VirtualOrg, build, build_game
from bot.books import read_rulesets
from bot.game import guilds
from bot.game.caller import Caller, Rank
from bot.game.desk import Game, write
from bot.settings import Settings
from bot.store.engine import create_engine
from bot.store.unit import Database
from tests.support.table import texts


@dataclass(slots=True)
class Clock:
    """The game's clock: that of the simulated Discord, once it runs."""

    env: Any = None

    def now(self) -> Any:
        """Return the simulated moment."""
        return self.env.now()


@dataclass(slots=True)
class Seeds:
    """Seeds of the dice, counted up so that a test can name them."""

    last: int = 0

    def next(self) -> int:
        """Return the next seed."""
        self.last += 1
        return self.last


@cache
def _rulesets() -> Any:
    return read_rulesets()


async def _open_door(bot: VirtualOrg, name: str) -> None:
    await import_module(name).setup(bot)


# The books and the doors are the same for every bot of the suite: read once, not once a test.
setattr(app, "read_rulesets", _rulesets)  # noqa: B010  # a module's name is replaced
setattr(VirtualOrg, "load_extension", _open_door)  # noqa: B010


def make_game(url: str, clock: Clock) -> Game:
    """Return the game on a test database."""
    game = build_game(Settings(_env_file=None, database_url=url), now=clock.now, seed=Seeds().next)
    # No test cuts the power; waiting for the disk would double the time of the suite.
    return replace(game, speeches=texts(), database=Database(create_engine(url, synchronous="OFF")))


def make_bot(game: Game, **options: Any) -> VirtualOrg:
    """Return the whole bot on a game."""
    return build(Settings(_env_file=None), game=game, **options)


@dataclass(slots=True)
class World:
    """Everything a front-door test needs."""

    env: Any
    bot: VirtualOrg
    url: str
    clock: Clock
    guild: GuildHandle
    owner: Any
    play: ChannelHandle
    approvals: ChannelHandle
    log: ChannelHandle
    org_role: RoleHandle
    org: MemberActor
    second_org: MemberActor
    keeper: MemberActor
    player: MemberActor
    other: MemberActor
    faults_expected: bool = False
    extra: dict[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """The game of the bot that runs now."""
        return self.bot.game

    async def restart(self, *, while_away: Callable[[], Awaitable[None]] | None = None) -> None:
        """Stop the bot, let something happen, and start a new one on the same database."""
        await self.env._detach_bot()
        await self.game.database.close()
        if while_away is not None:
            await while_away()
        self.bot = make_bot(make_game(self.url, self.clock))
        await self.env.restart_bot(self.bot)
        await self.env.settle()

    def caller(
        self, member: MemberActor, key: str, *, keeper: bool = False, channel: ChannelHandle | None = None
    ) -> Caller:
        """Return a member as a use case sees it."""
        roles = frozenset(role.id for role in member.member.roles) if member.member else frozenset()
        return Caller(self.guild.id, (channel or self.play).id, member.id, member.name, roles, keeper, key)

    async def set_up(self, **changes: Any) -> None:
        """Set the guild up in one step, as the wizard would leave it."""
        caller = self.caller(self.keeper, f"set-up-{len(self.extra)}", keeper=True)
        self.extra[caller.key] = True
        async with write(self.game, caller, need=Rank.KEEPER, set_up=False) as desk:
            channels = {"approvals": self.approvals.id, "log": self.log.id}
            await guilds.change(desk, **{"org_role": self.org_role.id, "channels": channels, **changes})
            guild = await desk.unit.guilds.get(self.guild.id)
            assert guild is not None
            guild.ready = True
        await self.bot.command_book.sync(self.guild.id)

    async def later(self, seconds: float) -> None:
        """Let time pass in one leap and tick once by hand; the clockwork of this bot stands still from then on."""
        clockwork: Any = self.bot.get_cog("Clockwork")
        # Its loops would make up for every half minute leapt over.
        clockwork.tick.cancel()
        clockwork.tidy.cancel()
        await self.env.settle()
        self.env._move_clock(self.env._virtual_time + seconds)
        await clockwork.tick()
        await self.env.settle()

    async def twice(self, command: Callable[[], Awaitable[Any]], *, at_once: bool) -> tuple[Any, list[Any]]:
        """Let Discord deliver one interaction twice; return its result and what was answered each time.

        `at_once` delivers it again before the first was worked on, else when all is done.
        """
        caught: list[Any] = []

        def listen(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE" and not caught:
                caught.append(copy.deepcopy(payload))
                if at_once:
                    self.env.backend.emit(event, copy.deepcopy(payload))

        self.env.backend.subscribers.append(listen)
        try:
            result = await command()
        finally:
            self.env.backend.subscribers.remove(listen)
        (payload,) = caught
        if not at_once:
            self.env.backend.emit("INTERACTION_CREATE", payload)
            await self.env.settle()
        path = f"/interactions/{payload['id']}/{payload['token']}/callback"
        return result, [request.json for request in self.env.backend.http_requests if request.path == path]

    async def together(self, *commands: Callable[[], Awaitable[Any]]) -> list[Any]:
        """Send several commands truly at once and return their results once all is quiet."""
        settle, self.env._settle_internal = self.env._settle_internal, _no_wait
        guard = (self.env._begin_operation, self.env._end_operation)
        self.env._begin_operation, self.env._end_operation = (lambda *_: None), (lambda *_: None)
        try:
            results = await asyncio.gather(*(command() for command in commands))
        finally:
            self.env._settle_internal = settle
            self.env._begin_operation, self.env._end_operation = guard
        await self.env.settle()
        return results


async def _no_wait(*_arguments: Any, **_options: Any) -> None:
    return None


def build_world(env: Any, bot: VirtualOrg, url: str, clock: Clock) -> World:
    """Make the guild, its channels and its people."""
    owner = env.create_user("majitel", global_name="Majiteľ")
    guild = env.create_guild("Kráľovstvo", owner=owner)
    org_role = guild.create_role("ORG")
    give_bot_rights(env, guild)
    members = {name: guild.add_member(env.create_user(name.lower(), global_name=name)) for name in ("Petra", "Marek")}
    orgs = {
        name: guild.add_member(env.create_user(name.lower(), global_name=name), roles=[org_role])
        for name in ("Oliver", "Olga")
    }
    return World(
        env=env,
        bot=bot,
        url=url,
        clock=clock,
        guild=guild,
        owner=owner,
        play=guild.create_text_channel("hra"),
        approvals=guild.create_text_channel("schvalovanie"),
        log=guild.create_text_channel("org-log"),
        org_role=org_role,
        org=orgs["Oliver"],
        second_org=orgs["Olga"],
        keeper=MemberActor(env, guild, owner),
        player=members["Petra"],
        other=members["Marek"],
    )


def give_bot_rights(env: Any, guild: GuildHandle) -> None:
    """Give the bot the rights of the invite link, by a role of its own."""
    rights = discord.Permissions(
        view_channel=True,
        send_messages=True,
        embed_links=True,
        attach_files=True,
        add_reactions=True,
        read_message_history=True,
        manage_messages=True,
        manage_roles=True,
        manage_channels=True,
        manage_webhooks=True,
        create_public_threads=True,
        send_messages_in_threads=True,
    )
    role = guild.create_role("Virtual ORG", permissions=rights)
    env.backend.add_member_role(guild.id, env.backend.bot_user.id, role.id)


def text_of(result: Any) -> str:
    """Return everything a reply says: content, embeds with their fields, and button labels."""
    message = getattr(result, "response", result)
    parts = [message.content or ""]
    for embed in message.embeds:
        parts += [embed.title or "", embed.description or "", embed.footer.text or ""]
        parts += [f"{block.name}\n{block.value}" for block in embed.fields]
    return "\n".join(part for part in parts if part)


__all__ = ["Clock", "World", "build_world", "make_bot", "make_game", "simcord", "text_of"]
