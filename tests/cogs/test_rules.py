"""The rulebook: everything is found by its name in any language, and what could be two things is asked back."""

from __future__ import annotations

from bot.game.names import plain
from bot.game.rulebook import look_up, text_key
from tests.support.pages import buttons, labels, menu, options, refused, sqlite_only, whole
from tests.support.world import World


@sqlite_only
async def test_every_topic_is_found_by_its_name_in_every_language_without_diacritics(world: World) -> None:
    caller = world.caller(world.player, "k")
    for topic in world.game.rulesets["dbf"].topics:
        own = world.game.speeches["sk"].label(text_key(topic))
        for typed in {plain(speech.label(text_key(topic))).upper() for speech in world.game.speeches.values()}:
            page = await look_up(world.game, caller, query=typed)
            choices = [choice.value for one in page.menus for choice in one.choices]
            assert page.title == own or f"{topic.kind}:{topic.key}" in choices, (typed, page.title)


@sqlite_only
async def test_every_topic_has_a_page_that_says_something(world: World) -> None:
    for topic in world.game.rulesets["dbf"].topics:
        page = await look_up(world.game, world.caller(world.player, "k"), query=f"{topic.kind}:{topic.key}")
        assert len(page.text) > 10 or page.fields, topic.key
        assert page.footer.startswith("DBF"), topic.key


async def test_a_rule_is_shown_privately_with_its_number(world: World) -> None:
    for query in ("šerm", "SERM", "fencing"):
        told = await world.player.slash(world.play, "rules", query=query)
        assert told.ephemeral
        if not refused(told):
            assert "DBF-ABIL-SERM" in whole(told)
    assert "DBF-ABIL-SERM" in whole(await world.player.slash(world.play, "rules", query="DBF-ABIL-SERM-1"))


@sqlite_only
async def test_what_could_be_several_things_is_asked_back(world: World) -> None:
    page = await world.player.slash(world.play, "rules", query="a")
    assert len(options(page, "rules")) == 25
    page = await world.player.slash(world.play, "rules", query="lie")
    assert len(labels(page, "rules")) > 1
    told = await world.player.select(page.response, ["ability:liecenie"], custom_id=menu(page, "rules"))
    assert "Liečenie" in whole(told)
    assert not buttons(told)


@sqlite_only
async def test_an_unknown_word_is_refused_with_the_way_out(world: World) -> None:
    for query in ["xyzzy", "spell:nothing", "ability:", "@everyone", "`" * 90, "٣"]:
        told = await world.player.slash(world.play, "rules", query=query)
        assert refused(told), query
        assert "rules" in whole(told), query


@sqlite_only
async def test_suggestions_follow_the_letters_typed(world: World) -> None:
    found = await world.player.autocomplete(world.play, "rules", "query", "bohosl")
    assert found[0]["value"] == "ability:bohosluzba"
    assert len(await world.player.autocomplete(world.play, "rules", "query", "")) == 25
    assert await world.player.autocomplete(world.play, "rules", "query", "xyzzy") == []
    told = await world.player.slash(world.play, "rules", query=found[0]["value"])
    assert "Bohoslužba" in whole(told)


@sqlite_only
async def test_the_secrets_of_a_guild_are_no_rules(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Jasmína", faction="kamelot", **{"class": "bojovnik"})
    assert refused(await world.other.slash(world.play, "rules", query="Jasmína"))
    assert await world.other.autocomplete(world.play, "rules", "query", "Jasm") == []
