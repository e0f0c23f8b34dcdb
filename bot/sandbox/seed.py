"""The first day of the populated guild: set up and inhabited through the same use cases that its people would use."""

from __future__ import annotations

from dataclasses import dataclass

from bot.game import abilities, approvals, conditions, gear, outbox, xp
from bot.game.caller import Caller
from bot.game.characters import create
from bot.game.creeps.bestiary import Written, define
from bot.game.desk import Game, read
from bot.game.setup import rulings, wizard
from bot.sandbox.world import Place


@dataclass(frozen=True, slots=True)
class Past:
    """What a character has behind it: XP, abilities approved, one that waits, animals met, the weapon in hand."""

    name: str
    player: str
    faction: str
    character_class: str
    xp: int
    owned: tuple[str, ...] = ()
    waits: str | None = None
    forms: tuple[tuple[str, int], ...] = ()  # name, lives
    weapon: tuple[str, str, int] | None = None  # its name, its family, its length


DEITY = "Pani úsvitu"
CHARACTERS = (
    Past(
        "Jasmína z Brezovej",
        "petra",
        "kamelot",
        "knaz",
        18,
        ("bohosluzba", "liecenie", "pocarovanie"),
        weapon=("Palička", "blunt", 45),
    ),
    Past(
        "Radim Kladivo",
        "marek",
        "kamelot",
        "bojovnik",
        7,
        ("vytrvalost", "nicenie", "prieraznost"),
        weapon=("Drvič", "blunt", 85),
    ),
    Past("Zora Vlčia", "zuzana", "moyovia", "hraniciar", 1, waits="zalesactvo", weapon=("Vlčí zub", "sword", 80)),
    Past("Teofil Havran", "jakub", "other", "carodej", 24, ("pocarovanie", "elementy", "jasnovidectvo")),
    Past("Bela Jelšová", "lenka", "moyovia", "druid", 17, ("priroda", "liecenie", "elementy"), forms=(("Vlk", 4),)),
)
BESTIARY = (
    Written("Sivý vlk", 3, nature="animal", claws=1),
    Written("Kostený strážca", 2, level=3, nature="undead", weapon="mec"),
    Written("Lúpežník spod brodu", 3, level=2, weapon="dyka", abilities="zakradanie"),
)


class Seeder:
    """Acts for the people of a guild, one deed after another."""

    def __init__(self, game: Game, place: Place) -> None:
        self._game = game
        self._place = place
        self._deeds = 0

    def _caller(self, key: str) -> Caller:
        self._deeds += 1
        member = self._place.people[key]
        plan = next(person for person in self._place.plan.people if person.key == key)
        roles = frozenset({self._place.org_role_id}) if plan.org and self._place.org_role_id else frozenset()
        owner = member.id == self._place.guild.owner.id
        return Caller(
            self._place.guild.id,
            self._place.channels["hra"].id,
            member.id,
            plan.name,
            roles,
            owner,
            f"seed:{self._deeds}",
        )

    async def set_up(self) -> None:
        """Walk through the guided set-up as its keeper."""
        keeper = self._place.plan.people[0].key
        channels = {plan.use: self._place.channels[plan.key].id for plan in self._place.plan.channels if plan.use}
        await wizard.start(self._game, self._caller(keeper))
        await wizard.take_made(self._game, self._caller(keeper), org_role=self._place.org_role_id, channels=channels)
        # People try things out at night too, and want to see at once what the bot says.
        await rulings.rule(self._game, self._caller(keeper), key="quiet_hours", value="none")

    async def people(self) -> None:
        """Let each player have a character with a past, and one of them wait for an ORG."""
        for past in CHARACTERS:
            await self._live(past)
        for past in CHARACTERS:
            if past.waits is not None:
                await self._ask(past, past.waits)

    async def _live(self, past: Past) -> None:
        game, player, org = self._game, past.player, "oliver"
        caller, faction = self._caller(player), past.faction
        await create.create(game, caller, name=past.name, faction=faction, character_class=past.character_class)
        await xp.add(game, self._caller(org), character=past.name, amount=past.xp, source="quest")
        for ability in past.owned:
            await self._ask(past, ability)
            await self._approve()
        for animal, lives in past.forms:
            await conditions.record_form(game, self._caller(org), character=past.name, name=animal, lives=lives)
        if past.weapon is not None:
            await self._arm(past, *past.weapon)

    async def _arm(self, past: Past, name: str, family: str, length_cm: int) -> None:
        """Let an ORG give a weapon and the player take it in hand."""
        wish = gear.Wish("weapon", name, family, length_cm)
        await gear.add(self._game, self._caller("oliver"), wish=wish, subject=past.name)
        await gear.wear(self._game, self._caller(past.player), gear=name, subject=past.name)

    async def _ask(self, past: Past, ability: str) -> None:
        caller = self._caller(past.player)
        await abilities.choose(self._game, caller, character=past.name, ability=ability, deity=DEITY)

    async def _approve(self) -> None:
        async with read(self._game, self._caller("oliver")) as desk:
            waiting = await desk.unit.requests.waiting(self._place.guild.id, limit=1)
        await approvals.decide(self._game, self._caller("oliver"), request_id=waiting[0].id, approve=True)

    async def bestiary(self) -> None:
        """Let an ORG have written some creeps, none of which is in the game yet."""
        for written in BESTIARY:
            await define(self._game, self._caller("oliver"), written=written)

    async def hush(self) -> None:
        """Leave the past unsaid: of all letters only the commands and the card that still waits are sent."""
        guild_id = self._place.guild.id
        async with read(self._game, self._caller("oliver")) as desk:
            waiting = {f"request:{request.id}" for request in await desk.unit.requests.waiting(guild_id, limit=100)}
        while True:
            letters = await outbox.letters(self._game, guild_id)
            past = [one for one in letters if one.kind != "sync" and one.home not in waiting]
            for letter in past:
                await outbox.sent(self._game, letter, None)
            if not past:
                return


async def seed(game: Game, place: Place) -> None:
    """Give the populated guild its first day."""
    seeder = Seeder(game, place)
    await seeder.set_up()
    await seeder.people()
    await seeder.bestiary()
    await seeder.hush()


async def is_new(game: Game) -> bool:
    """Say whether the database knows no guild yet."""
    async with game.database.begin(write=False) as unit:
        return not await unit.guilds.all()
