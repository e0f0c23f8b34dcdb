"""A whole evening of DBF through the front door: a dungeon, a thief, a potion, a fight, a death and its case."""

from __future__ import annotations

from tests.support.asking import card
from tests.support.battle import Battle
from tests.support.pages import button, refused, whole
from tests.support.sneaks import cases, give_token, goods_of
from tests.support.stage import MINUTE

ROBERT, ZLATA, MATEJ = "Róbert", "Zlata", "Matej"
WOLF, CHEST, PATCH = "Jaskynný vlk", "Okovaná truhlica", "Záhon mäty"
MOST_STEPS = 60


async def test_an_evening_is_played_from_the_first_phase_to_the_judgement_of_a_death(battle: Battle) -> None:
    await gather(battle)
    await brew_a_potion(battle)
    await open_the_chest(battle)
    await fight_the_wolf(battle)
    await rob_the_winner(battle)
    await kill_and_judge(battle)
    await begin_another_phase(battle)
    assert await battle.stage.sound()


async def gather(battle: Battle) -> None:
    """A breaker, a thief and a woodsman come to the dungeon, in which an ORG has placed things and a wolf."""
    await battle.fighter(ROBERT, abilities=("nicenie", "vytrvalost"))
    await battle.fighter(ZLATA, character_class="zlodej", abilities=("zlodejina",), weapon="dyka")
    await battle.fighter(MATEJ, abilities=("zalesactvo",))
    await give_token(battle, ZLATA)
    stage = battle.stage
    chest = {"contents": "7 dukátov, predmet: Zlatý kľúč", "locked": True}
    assert not refused(await stage.org("place", kind="chest", name=CHEST, **chest))
    assert not refused(await stage.org("place", kind="herb_patch", name=PATCH, size=2))
    assert not refused(await stage.org("creep define", name=WOLF, lives=2, nature="animal", claws=1))
    assert not refused(await stage.org("creep spawn", creep=WOLF))
    shown = whole(await stage.slash(MATEJ, "scene show"))
    assert CHEST in shown and PATCH in shown and WOLF in shown and "Zlatý kľúč" not in shown


async def brew_a_potion(battle: Battle) -> None:
    """The woodsman gathers herbs and brews; after ten minutes of the game the potion is in the bag."""
    stage = battle.stage
    assert not refused(await stage.slash(MATEJ, "gather", patch=PATCH, text="Trhám mätu pri potoku."))
    brewed = await stage.slash(MATEJ, "potion brew", recipe="Liečivý lektvar", text="Varím nad ohňom.")
    assert not refused(brewed), stage.codes
    await battle.world.later(11 * MINUTE)
    _, bag = await goods_of(battle, MATEJ)
    assert sum(count for key, count in bag.items() if "heal" in key) == 1, bag


async def open_the_chest(battle: Battle) -> None:
    """The lock is broken in a minute and for a life, and what lay inside is in one bag."""
    stage = battle.stage
    assert stage.why(await stage.slash(ZLATA, "take", thing=CHEST)) != ""
    lives = (await stage.lives(ROBERT))[0]
    assert not refused(await stage.slash(ROBERT, "break", thing=CHEST, text="Búšim kladivom do zámku."))
    await battle.world.later(MINUTE + 60)
    assert await stage.lives(ROBERT) == [lives - 1]
    assert not refused(await stage.slash(ROBERT, "take", thing=CHEST))
    ducats, bag = await goods_of(battle, ROBERT)
    assert ducats == 7 and len(bag) == 1


async def fight_the_wolf(battle: Battle) -> None:
    """The woodsman challenges the wolf; the others look on; the ORG answers for it; the wolf lies at the end."""
    battle.dice(*[6, 1] * 12)
    assert not refused(await battle.challenge(MATEJ, WOLF, text="Preč z chodby!"))
    for _ in range(MOST_STEPS):
        if await battle.step() == "over":
            break
        for name in sorted(await battle.awaited()):
            if name == WOLF:
                assert not refused(await battle.stage.org("combat act", what="pass", **{"for": WOLF}))
            else:
                assert not refused(await battle.act(name, "pass"))
    assert await battle.step() == "over"
    assert (await battle.fight()).view().outcome == "challenger"


async def rob_the_winner(battle: Battle) -> None:
    """The thief's token goes unnoticed, as an ORG says; the victim would rather part with ducats."""
    stage = battle.stage
    assert not refused(await stage.slash(ZLATA, "steal", target=ROBERT, text="Prešmyknem sa popri ňom."))
    await battle.world.org.react(card(battle.world), "✅")
    assert not refused(await stage.slash(ROBERT, "respond", answer="ducats"))
    assert (await goods_of(battle, ZLATA))[0] == 3
    assert (await goods_of(battle, ROBERT))[0] == 4


async def kill_and_judge(battle: Battle) -> None:
    """The robbed one fells the thief, takes the ducats back and kills; council and head ORG decide."""
    stage = battle.stage
    await stage.hurt(ZLATA, (await stage.sheet(ZLATA))["lives"])
    looted = await stage.slash(ROBERT, "loot", target=ZLATA)
    assert not refused(await stage.players[ROBERT].click(looted.response, custom_id=button(looted, "loot_all")))
    assert (await goods_of(battle, ROBERT))[0] == 7
    warned = await stage.slash(ROBERT, "kill", target=ZLATA, text="Zabíjam Ťa!")
    assert not refused(warned) and await stage.status(ZLATA) == "knocked_out", "outside the last phase one is asked"
    assert not refused(await stage.slash(ROBERT, "kill", target=ZLATA, text="Zabíjam Ťa!", sure=True))
    assert await stage.status(ZLATA) == "dead"
    await battle.world.later(11 * MINUTE)
    assert await stage.status(ZLATA) == "with_head_org"
    assert [case.kind for case in await cases(battle)] == ["killing", "dead"]
    assert not refused(await stage.org("case", case="1", decision="Róbert slúži pri bráne."))
    keeper = battle.world.keeper
    assert not refused(await keeper.slash(battle.world.play, "case", case="2", decision="Smie sa vrátiť."))
    assert not refused(await keeper.slash(battle.world.play, "revive", character=ZLATA, lives=1))
    assert (await stage.status(ZLATA), await stage.lives(ZLATA)) == ("active", [1])


async def begin_another_phase(battle: Battle) -> None:
    """The night ends and another begins: everybody is whole again."""
    stage = battle.stage
    assert not refused(await stage.org("phase close"))
    assert not refused(await stage.org("phase open", name="Druhá noc", last=True))
    full = [4, 5, 3]
    assert await stage.lives(MATEJ, ROBERT, ZLATA) == full
