"""Names and texts from users, typed to do harm: nothing they hold formats, pings, or is taken for somebody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.pages import labels, pinged, raw, refused, sent, sqlite_only, whole
from tests.support.world import World

FORMATTING = [
    "_Tieň_", "**Boh**", "`kód`", "~~x~~", "# Nadpis", "> cit", "-# malé", "[klik](https://x.y)", "a||b||", "a```b",
    "Ján (starý)", "name: s dvojbodkou", "a,b", '"úvodzovky"', "\\*", "<t:1:R>", "https://x.y/a b.png", "{0} {name}",
    "%s", "=1+1",
]  # fmt: skip
PINGS = ["@everyone @here", "@\u202eeveryone <@{player}>", "<@&{role}> <#{channel}> </help:1>"]
FORBIDDEN_FOR_WEBHOOKS = ["Heretik", "Zahere", "Everyonea", "McLyde", "Clydeska", "Discordia", "Ž"]
# What formats in Discord's markdown unless a backslash stands before it.
LIVE = re.compile(r"(?<!\\)(?:\\\\)*(?:<[@#t/]|\]\(|@everyone|@here)")


async def create(world: World, name: str, *, actor: Any = None) -> Any:
    """Let somebody create a warrior."""
    actor = actor or world.player
    return await actor.slash(world.play, "character create", name=name, faction="kamelot", **{"class": "bojovnik"})


def said(world: World) -> Iterator[str]:
    """Yield every text the bot sent that Discord would format."""
    for data in sent(world.env):
        yield data.get("content") or ""
        for embed in data.get("embeds") or []:
            yield embed.get("title") or ""
            yield embed.get("description") or ""
            for block in embed.get("fields") or []:
                yield from (block["name"], block["value"])


def meant(text: str, world: World) -> str:
    """Fill in ids."""
    return (
        text.replace("{player}", str(world.player.id))
        .replace("{role}", str(world.org_role.id))
        .replace("{channel}", str(world.play.id))
    )


async def show_everywhere(world: World, name: str, shown: str) -> None:
    """Let a name appear wherever one can, and look at each place."""
    assert shown in whole(await world.player.slash(world.play, "character show"))
    assert shown in whole(await world.player.slash(world.play, "character list"))
    assert shown in whole(await world.player.slash(world.play, "xp show"))
    assert shown in whole(await world.player.slash(world.play, "character show", character=name))
    assert shown in whole(
        await world.org.slash(world.play, "xp add", character=name, amount=3, source="quest", reason=name)
    )
    assert shown in whole(await world.org.slash(world.play, "xp top"))
    assert shown in whole(await world.org.slash(world.play, "xp log", character=name))
    await world.player.slash(world.play, "ability choose", ability="vytrvalost", reason=name)
    assert shown in whole(await world.org.slash(world.play, "approvals"))
    found = await world.org.autocomplete(world.play, "character show", "character", name[:3])
    assert shown in {one["name"] for one in found}


@sqlite_only
async def test_names_full_of_markdown_are_shown_as_they_were_typed(world: World) -> None:
    for number, name in enumerate(FORMATTING):
        actor = world.guild.add_member(world.env.create_user(f"hrac{number}"))
        told = await create(world, name, actor=actor)
        assert not refused(told), name
        assert name in whole(told)
    ranking = whole(await world.org.slash(world.play, "xp top")) + whole(
        await world.org.click((await world.org.slash(world.play, "xp top")).response, custom_id="vb:xp_top:1")
    )
    for name in FORMATTING:
        assert name in ranking
    typed = [name for name in FORMATTING if re.search(r"[*_~`|\[#>]", name) and "\\" not in name]
    bare = [re.sub(r"\\.", "\0", text) for text in said(world)]  # what is left would format
    assert not [(name, text) for text in bare for name in typed if name in text]


@sqlite_only
@pytest.mark.parametrize("name", ["a```b", "[klik](https://x.y)", "**Boh** _Tieň_ ||x||"])
async def test_such_a_name_stands_everywhere_without_formatting_anything(world: World, name: str) -> None:
    await create(world, name)
    await show_everywhere(world, name, name)
    for text in said(world):
        assert name not in text


@sqlite_only
@pytest.mark.parametrize("text", PINGS)
async def test_a_name_or_a_reason_that_looks_like_a_ping_rings_nobody(world: World, text: str) -> None:
    name = meant(text, world)
    assert not refused(await create(world, name))
    await show_everywhere(world, name, name.replace("\u202e", ""))
    await world.org.react(world.approvals.last_message, "❌")
    await world.org.submit_modal(
        await world.org.click(world.approvals.last_message, custom_id="vb:reason:1"), {"reason": name}
    )
    own = {f"<@{world.player.id}>", f"<@{world.org.id}>"}
    for told in said(world):
        assert "\u202e" not in told
        live = [told[found.start() :] for found in LIVE.finditer(told)]
        # Mentions of who plays and who decided are ours, and so are commands to tap and moments.
        assert all(rest.startswith((*own, "</", "<t:")) for rest in live), told
        assert "</help:1>" not in told
        assert not re.search(r"@(everyone|here)", told)
    assert pinged(world.env) <= {world.player.id}


@sqlite_only
async def test_names_that_no_webhook_may_bear_are_names_all_the_same(world: World) -> None:
    for name in FORBIDDEN_FOR_WEBHOOKS:
        assert not refused(await create(world, name)), name


@sqlite_only
async def test_a_name_that_is_none_is_refused_with_the_way_out(world: World) -> None:
    for name in ["x" * 81, " " * 20, "\u200b\u200d", "a" * 6000, "Z" + "\u0301" * 60, "\u202e", "👨‍👩‍👧‍👦" * 61]:
        told = await create(world, name)
        assert refused(told), name
        assert "character create" in whole(told), name
        assert await world.org.autocomplete(world.play, "character show", "character", "") == [], name


async def test_the_longest_names_of_every_script_are_kept_whole(world: World) -> None:
    for name in ("👨‍👩‍👧‍👦" * 32, "ž" * 60, "Владимир", "山田太郎", "عمر"):
        assert not refused(await create(world, name)), name
        assert name[:140] in whole(await world.player.slash(world.play, "character show")), name
    assert refused(await create(world, "\ufdfa" * 60))


async def test_dan_and_daniel_are_two_and_capitals_and_spaces_do_not_make_a_third(world: World) -> None:
    await create(world, "Daniel")
    await create(world, "Dan")
    for same in ("daniel ", "DANIEL", "  dan", "Da\u200bn"):
        told = await create(world, same)
        assert refused(told), same
        assert "už niekto používa" in whole(told)
    for meant_name, typed in (("Dan", "dan"), ("Daniel", "DANIEL"), ("Daniel", " daniel ")):
        await world.org.slash(world.play, "xp add", character=typed, amount=1, source="quest")
        assert f"{meant_name}" in whole(await world.org.slash(world.play, "xp show", character=typed))
    assert "1" in whole(await world.org.slash(world.play, "xp show", character="Dan"))
    told = await world.org.slash(world.play, "xp add", character="Da", amount=1, source="quest")
    assert refused(told)


async def test_a_name_is_found_without_diacritics_unless_two_could_be_meant(world: World) -> None:
    await create(world, "Jasmína")
    for typed in ("jasmína", "jasmina", "JASMINA", "Jasmi\u0301na"):
        assert "Jasmína" in whole(await world.org.slash(world.play, "character show", character=typed)), typed
    await create(world, "Jasminá")
    told = await world.org.slash(world.play, "character show", character="jasmina")
    assert refused(told)
    assert "Jasmína, Jasminá" in whole(told)
    assert "Jasmína" in whole(await world.org.slash(world.play, "character show", character="jasmína"))


async def test_a_name_with_a_hidden_sign_is_found_by_what_is_shown(world: World) -> None:
    await create(world, "@\u202eeveryone")
    shown = re.search(r"@\S*everyone", raw(await world.player.slash(world.play, "character show")))
    assert shown
    for typed in ("@everyone", "@\u202eeveryone", shown.group()):
        assert not refused(await world.org.slash(world.play, "character show", character=typed)), typed


@sqlite_only
async def test_a_name_that_looks_like_a_choice_of_ours_is_nobody_elses_key(world: World) -> None:
    await create(world, "Jasmína")
    told = await create(world, "=1", actor=world.other)
    assert not refused(told)
    assert "Jasmína" in whole(await world.org.slash(world.play, "character show", character="=1"))
    assert "Jasmína" not in whole(await world.org.slash(world.play, "character show", character="1"))


async def test_renaming_keeps_the_rules_of_names(world: World) -> None:
    await create(world, "Jasmína")
    await create(world, "Dana")
    assert refused(await world.player.slash(world.play, "character edit", name="JASMÍNA"))
    assert refused(await world.player.slash(world.play, "character edit", name="\u3164"))
    assert not refused(await world.player.slash(world.play, "character edit", name="dana"))
    assert not refused(await world.player.slash(world.play, "character edit", name="*Dana*", reason="# Lebo"))
    told = whole(await world.player.slash(world.play, "character history"))
    assert "*Dana*" in told
    assert "# Lebo" in told
    assert refused(await world.player.slash(world.play, "character edit", name="*Dana*"))


async def test_lists_stand_in_the_order_of_the_slovak_alphabet(world: World) -> None:
    names = ["Cyril", "Čert", "Dana", "Hana", "Chrabroš", "Ivan", "Lukáš", "Ľubomír", "Zuzana", "Žofia"]
    for name in reversed(names):
        await create(world, name)

    def order(text: str) -> list[str]:
        return sorted((name for name in names if name in text), key=text.index)

    assert order(whole(await world.player.slash(world.play, "character list"))) == names
    assert order(whole(await world.org.slash(world.play, "xp top"))) == names
    found = await world.player.autocomplete(world.play, "character show", "character", "")
    assert [one["name"] for one in found] == names
    found = await world.player.autocomplete(world.play, "character show", "character", "l")
    assert [one["name"] for one in found] == ["Lukáš", "Ľubomír", "Cyril"]


@sqlite_only
async def test_the_god_of_a_priest_is_a_name_too(world: World) -> None:
    await world.player.slash(world.play, "character create", name="Kňaz", faction="kamelot", **{"class": "knaz"})
    form = await world.player.slash(world.play, "ability choose", ability="Bohosluzba", reason="_prosím_")
    assert form.modal is not None
    told = await world.player.submit_modal(form, {"deity": "@everyone **Boh**", "reason": "_prosím_"})
    assert not refused(told), whole(told)
    await world.org.react(world.approvals.last_message, "✅")
    assert "@everyone **Boh**" in whole(await world.player.slash(world.play, "character show"))
    assert "_prosím_" in whole(await world.player.slash(world.play, "character history"))
    for text in said(world):
        assert not re.search(r"@everyone|\*\*Boh\*\*|(?<!\\)_pros", text), text


@sqlite_only
async def test_a_faction_full_of_markdown_is_only_a_word(world: World) -> None:
    await world.keeper.slash(world.play, "setup faction", do="add", name="**@here** `x`")
    page = await world.player.slash(world.play, "character create", name="Dana")
    assert "**@here** `x`" in labels(page)
    page = await world.player.slash(
        world.play, "character create", name="Dana", faction="**@here** `x`", **{"class": "zlodej"}
    )
    assert "**@here** `x`" in whole(await world.player.slash(world.play, "character show"))
    assert "**@here** `x`" in whole(await world.other.slash(world.play, "character show", character="Dana"))
    for text in said(world):
        assert "@here" not in text
        assert "**@" not in text
