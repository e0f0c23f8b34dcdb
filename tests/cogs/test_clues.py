"""Clues: a sign for everybody, its words for those alone who fit; nobody else learns what is missing."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.game.again import ask_again
from bot.game.clues import reading
from bot.game.desk import Told
from tests.support import field_moves as field
from tests.support.field_moves import band, readings
from tests.support.neighbours import neighbour
from tests.support.pages import button, menu, options, raw, refused, sqlite_only, whole
from tests.support.stage import DANA, JASMINA, OTO, Stage

SIGN, TEXT = "Vyryté znaky na kmeni", "Poklad leží pod treťou skalou."
REFERENCES = {
    "stopovanie": "zalesactvo",
    "skryté veci": "pozornost",
    "mágia živlov": "elementy",
    "psychická mágia": "pocarovanie",
    "clairvoyance": "jasnovidectvo",
    "čierna mágia": "nekromancia",
    "alchemy": "alchymia",
    "liečivá mágia": "liecenie",
    "přírodní magie": "priroda",
    "chosen_of_god": "bohosluzba",
}


async def post(stage: Stage, needs: str, text: str = TEXT, **more: Any) -> Any:
    """Let an ORG post a sign."""
    return await stage.org("clue post", needs=needs, text=text, **{"sign": SIGN, **more})


def card(stage: Stage) -> Any:
    """Return the newest card with a button to read."""
    found = [one for one in stage.world.play.history() if any("clue_read" in key for key in _keys(one))]
    return found[-1]


def _keys(message: Any) -> list[str]:
    return [str(item.custom_id) for row in message.components or () for item in row.children]


async def open_card(stage: Stage, name: str) -> Any:
    """Let the player of a hero press the button of the card."""
    return await stage.players[name].click(card(stage))


# -- reading


@pytest.mark.parametrize(("needs", "ability"), REFERENCES.items())
async def test_a_reference_opens_to_its_ability_and_to_no_other(bare_stage: Stage, needs: str, ability: str) -> None:
    others = tuple(key for key in REFERENCES.values() if key != ability)
    await band(bare_stage, jasmina=(ability,), oto=others)
    assert not refused(await post(bare_stage, needs))
    assert TEXT in whole(await open_card(bare_stage, JASMINA))
    closed = await open_card(bare_stage, OTO)
    assert bare_stage.why(closed) == "clue_closed" and TEXT not in raw(closed)
    assert TEXT not in field.scene(bare_stage) and SIGN in field.scene(bare_stage)


@sqlite_only
async def test_who_may_not_read_gets_the_same_sentence_whatever_is_missing(bare_stage: Stage) -> None:
    await band(bare_stage)
    told = set()
    for needs in ("elementy", "povolanie: druid", "frakcia: Moy-ovia", "predmet: Mapa", "stopovanie a predmet: Mapa"):
        await post(bare_stage, needs)
        told.add(whole(await open_card(bare_stage, OTO)))
    assert len(told) == 1
    assert await readings(bare_stage) == []
    assert OTO not in "\n".join(line for line in bare_stage.heard(bare_stage.world.log) if "číta" in line)


async def test_the_first_reading_is_kept_and_told_to_the_orgs_and_the_second_is_only_read(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    for _ in range(2):
        assert TEXT in whole(await open_card(bare_stage, OTO))
    assert len(await readings(bare_stage)) == 1
    assert field.log(bare_stage).count("prvýkrát") == 1
    listed = whole(await bare_stage.org("clue list"))
    assert all(part in listed for part in (SIGN, TEXT, OTO, "Elementy"))
    assert DANA not in listed


async def test_a_sign_read_by_two_hands_at_once_is_read_first_once(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    game = bare_stage.world.game

    async def hand() -> None:
        caller = bare_stage.caller(bare_stage.players[OTO])
        await ask_again(lambda: reading.read_clue(game, caller, clue="=1"))

    await bare_stage.world.together(hand, hand, hand)
    await bare_stage.world.bot.postman.deliver(bare_stage.world.guild.id)
    assert len(await readings(bare_stage)) == 1
    assert field.log(bare_stage).count("prvýkrát") == 1


@sqlite_only
@pytest.mark.parametrize(
    ("needs", "reads"),
    [
        ("zálesáctvo a elementy", True),
        ("ZALESACTVO + Druid", False),
        ("druid alebo zálesáctvo", True),
        ("druid | kamelot & elementy", False),
        ("predmet: Zlatý kľúč", True),
        ("item: zlaty kluc and woodcraft", True),
        ('predmet: "Kľúč a zámok" alebo povolanie: Čarodej', True),
        ('predmet: "Kľúč a zámok"', False),
        ("frakcia: Iná frakcia alebo pozornosť", False),
        ("škola: jasnovidectvo alebo odkaz: jasnovidectvo", False),
        ("Bojovník nebo Čaroděj", True),
        ("tracking", True),
    ],
)
async def test_needs_are_read_as_people_write_them(bare_stage: Stage, needs: str, reads: bool) -> None:
    await band(bare_stage, oto=("zalesactvo", "elementy"))
    await field.grant(bare_stage, OTO, "Zlatý kľúč")
    told = await post(bare_stage, needs)
    if "Iná frakcia" in needs:
        assert bare_stage.why(told) == "needs_unreadable"
        return
    assert not refused(told), needs
    assert (TEXT in whole(await open_card(bare_stage, OTO))) is reads


@sqlite_only
@pytest.mark.parametrize("needs", ["", " ", "a", "elementy a", "alebo elementy", "elementy druid", "čary", "predmet:"])
async def test_needs_that_are_none_are_refused_with_the_part_that_is_wrong(bare_stage: Stage, needs: str) -> None:
    await band(bare_stage)
    before = await bare_stage.kept()
    if needs:
        assert refused(await post(bare_stage, needs))
        assert bare_stage.codes[-1] in ("needs_unreadable", "name_empty")
    assert await bare_stage.kept() == before


@sqlite_only
async def test_who_lies_reads_nothing_and_in_a_paused_scene_nobody_does(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    await bare_stage.slash(DANA, "scene pause")
    assert bare_stage.why(await open_card(bare_stage, OTO)) == "scene_paused"
    await bare_stage.org("scene resume")
    await bare_stage.hurt(OTO, 3)
    assert bare_stage.why(await open_card(bare_stage, OTO)) == "not_active"


async def test_the_button_works_after_a_restart(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    await bare_stage.world.restart()
    assert TEXT in whole(await open_card(bare_stage, OTO))
    assert await bare_stage.sound()


async def test_reading_goes_by_command_too_and_only_where_the_sign_stands(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    player, play = bare_stage.players[OTO], bare_stage.world.play
    offered = await player.autocomplete(play, "clue read", "clue", "")
    assert [one["name"] for one in offered] == [f"#1 {SIGN}"]
    assert TEXT in whole(await bare_stage.slash(OTO, "clue read", clue=offered[0]["value"]))
    assert TEXT in whole(await bare_stage.slash(OTO, "clue read", clue=SIGN.upper()))
    elsewhere = bare_stage.world.guild.create_text_channel("kuchyna")
    await bare_stage.world.env.settle()
    there = await player.slash(elsewhere, "clue read", clue="=1")
    assert bare_stage.why(there) == "clue_gone"
    assert await player.autocomplete(elsewhere, "clue read", "clue", "") == []


@sqlite_only
async def test_an_org_reads_for_a_character_and_no_player_does(bare_stage: Stage) -> None:
    await band(bare_stage, oto=("elementy",))
    await post(bare_stage, "elementy")
    read_for = {"clue": "=1", "for": OTO}
    assert bare_stage.why(await bare_stage.slash(DANA, "clue read", **read_for)) == "not_your_character"
    assert TEXT in whole(await bare_stage.org("clue read", **read_for))


# -- posting


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
        await reading.read_clue(bare_stage.world.game, caller, clue="=1", made=_keys(old)[0].split(":")[-1] + "0")
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
