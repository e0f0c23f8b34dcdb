"""The demo world: two guilds with their people, roles and channels, under the same ids at every start."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle, UserHandle

from bot.sandbox.faces import give_faces

BOT_NAME = "Virtual ORG"
ORG_ROLE = "ORG"
DIRECT = 1000  # what the number of a person's channel of direct messages has more than the person's own
# Discord's milliseconds of 1 January 2025: older than anything the sandbox will ever make by itself.
_BIRTHDAY = 315_619_200_000


def stable_id(number: int) -> int:
    """Return the id of the thing with a number of ours: the database refers to it, so it never changes."""
    return (_BIRTHDAY + number * 1000) << 22


@dataclass(frozen=True, slots=True)
class PersonPlan:
    """Somebody who plays: `org` = has the ORG role from the start; the first one of a guild owns it."""

    number: int
    key: str
    name: str
    org: bool = False


@dataclass(frozen=True, slots=True)
class ChannelPlan:
    """A channel; `private` = only ORGs see it; `use` = what the guild's settings call it."""

    number: int
    key: str
    name: str
    use: str | None = None
    private: bool = False


@dataclass(frozen=True, slots=True)
class GuildPlan:
    """A guild; `populated` = set up and inhabited at the first start."""

    number: int
    key: str
    name: str
    people: tuple[PersonPlan, ...]
    channels: tuple[ChannelPlan, ...]
    populated: bool = False


KINGDOM = GuildPlan(
    1,
    "kralovstvo",
    "Kráľovstvo",
    (
        PersonPlan(101, "oliver", "Oliver ORG", org=True),
        PersonPlan(102, "petra", "Petra"),
        PersonPlan(103, "marek", "Marek"),
        PersonPlan(104, "zuzana", "Zuzana"),
        PersonPlan(105, "jakub", "Jakub"),
        PersonPlan(106, "lenka", "Lenka"),
    ),
    (
        ChannelPlan(201, "hra", "hra"),
        ChannelPlan(202, "oznamy", "oznamy", "announcements"),
        ChannelPlan(203, "schvalovanie", "schvaľovanie", "approvals", private=True),
        ChannelPlan(204, "org-log", "org-log", "log", private=True),
    ),
    populated=True,
)
NEW_WORLD = GuildPlan(
    2,
    "novy-svet",
    "Nový svet",
    (PersonPlan(111, "nina", "Nina"), PersonPlan(112, "filip", "Filip")),
    (ChannelPlan(211, "vseobecne", "všeobecné"),),
)
GUILDS = (KINGDOM, NEW_WORLD)
_ORG_ROLES = {KINGDOM.key: 301}


@dataclass(slots=True)
class Place:
    """A guild of the world as it was built."""

    plan: GuildPlan
    guild: GuildHandle
    people: dict[str, MemberActor]
    channels: dict[str, ChannelHandle]
    org_role_id: int | None = None


@dataclass(slots=True)
class World:
    """Everything that was built, by the keys of the plans."""

    places: dict[str, Place]
    users: dict[str, UserHandle]


@contextmanager
def given_id(env: Any, identity: int) -> Iterator[None]:
    """Let the next thing made in the simulated Discord have this id."""
    env.backend.snowflake = lambda: env.backend.reserve_id(identity)
    try:
        yield
    finally:
        del env.backend.snowflake


def build_world(env: Any) -> World:
    """Build both guilds before the bot connects."""
    env.backend.bot_user.name = BOT_NAME
    world = World({}, {})
    for plan in GUILDS:
        world.places[plan.key] = _build_guild(env, plan, world.users)
    give_faces(env)
    return world


def _build_guild(env: Any, plan: GuildPlan, users: dict[str, UserHandle]) -> Place:
    for person in plan.people:
        with given_id(env, stable_id(person.number)):
            users[person.key] = env.create_user(person.key, global_name=person.name)
        with given_id(env, stable_id(person.number + DIRECT)):
            env.backend.get_dm_channel(users[person.key].id)
    owner = users[plan.people[0].key]
    guild = env.create_guild(plan.name, id=stable_id(plan.number), owner=owner)
    place = Place(plan, guild, {}, {})
    if plan.key in _ORG_ROLES:
        with given_id(env, stable_id(_ORG_ROLES[plan.key])):
            place.org_role_id = guild.create_role(ORG_ROLE, color=0xE0A526, hoist=True).id
    for person in plan.people:
        place.people[person.key] = _settle_in(env, place, person, users[person.key])
    for channel in plan.channels:
        with given_id(env, stable_id(channel.number)):
            place.channels[channel.key] = guild.create_text_channel(channel.name, overwrites=_rights(place, channel))
    return place


def _settle_in(env: Any, place: Place, person: PersonPlan, user: UserHandle) -> MemberActor:
    owner = user.id == place.guild.owner.id
    member = MemberActor(env, place.guild, user) if owner else place.guild.add_member(user)
    if person.org and place.org_role_id is not None:
        env.backend.add_member_role(place.guild.id, user.id, place.org_role_id)
    return member


def _rights(place: Place, channel: ChannelPlan) -> Mapping[Any, discord.PermissionOverwrite]:
    if not channel.private or place.org_role_id is None:
        return {}
    seen = discord.PermissionOverwrite(view_channel=True)
    # Without a seat of its own the bot would not see the ORGs' channels either.
    bot = UserHandle(place.guild._env, place.guild._env.backend.bot_user)
    return {
        place.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        place.guild.roles[ORG_ROLE]: seen,
        bot: seen,
    }
