"""A fight is told whole in every language: every fact there is, with hostile names, and no secret of the ORGs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.escape import escape
from bot.i18n.fights import brief, tell
from bot.i18n.fights_voice import DEPARTURES, PARTS, TELLINGS
from bot.i18n.speech import LANGUAGES
from bot.rules.core import combat_facts as facts
from bot.rules.core.combat_orders import CombatOutcome, Side, Step
from bot.rules.core.facts import Identity
from bot.rules.dbf.sheet import Status
from tests.i18n import files
from tests.rules.test_combat_many import played

A, B, C, D, UNKNOWN = 1, 2, 3, "four", 99
NAMES: dict[Identity, str] = {A: "Arnika", B: "Borivoj", C: "Cyprián", D: "Drahuša"}
HOSTILE = [
    "@everyone",
    "@here",
    "<@123>",
    "<@&5>",
    "**tučný**",
    "_x_ ~~y~~ `z` ||w||",
    "[klik](https://x.y)",
    "{ $who } {0.__class__}",
    "dva\nriadky\n# nadpis",
    "\u202eobrátený\u202c",
    "koniec\\",
    "[/xp add]",
]
FREQUENT = ("fight-won", "fight-both", "fight-none", "fight-dodged", "fight-falls", "fight-spell")
SECRET = "target_not_animal"


def every_fact() -> list[facts.Happened]:
    """Return facts with every value each of their fields may have."""
    return [
        facts.CombatOpened((A, B), (C,)),
        facts.CombatOpened((A,), (C, D)),
        *(facts.SideJoined(D, side) for side in get_args(Side)),
        facts.TimeStopped(C, (A, B), 5),
        facts.TimeStopped(C, (), 5),
        *(facts.RoundBegan(number) for number in (1, 2, 22)),
        *(facts.Paired((A, C), how) for how in get_args(facts.PairedHow)),
        *(facts.PotionDrunk(A, "odvar", healed) for healed in (0, 1, 7)),
        *(facts.SpellResolved(A, "ohnivy_sip", touched) for touched in ((), (A,), (C,), (C, D))),
        facts.SpellResolved(A, "a spell nobody knows", (C,)),
        facts.SpellFailed(A, "krotenie", C, SECRET),
        facts.SpellFailed(A, "krotenie", C, "a reason nobody knows"),
        *(facts.LivesLost(C, amount, cause, A) for cause in get_args(facts.Loss) for amount in (0, 1, 4, 12)),
        facts.LivesLost(C, 2, "spell", A, "ohnivy_sip"),
        *(facts.LivesGained(A, amount, spell) for amount in (1, 6) for spell in (None, "upiri_dotyk")),
        *(facts.Felled(C, status, away) for status in get_args(Status) for away in (False, True)),
        *(facts.GotUp(C, outside) for outside in (False, True)),
        facts.LaidLow(C),
        facts.PairCharmed((A, C)),
        facts.SwarmEnded(),
        *(facts.Departed(C, why, (A,), True) for why in get_args(facts.Departure)),
        *every_duel(),
        facts.DuelOverruled((A, C)),
        facts.HitAverted(C, "foreseen"),
        facts.HitAverted(C, "dodged"),
        *(facts.DeadlineMissed(C, step, 2, on_orders) for step in get_args(Step) for on_orders in (False, True)),
        *every_end(),
    ]


def every_duel() -> Iterable[facts.Happened]:
    """Yield duels of every result, found in every way."""
    results: tuple[Any, ...] = (A, C, "both", "none")
    yield from (facts.DuelFought((A, C), result, how) for result in results for how in get_args(facts.DuelHow))
    yield from (facts.DuelFought((A, C), result, "rolled", ((5,), (2, 6))) for result in results)


def every_end() -> Iterable[facts.Happened]:
    """Yield ends of every outcome for every reason."""
    outcomes, reasons = get_args(CombatOutcome), get_args(facts.EndReason)
    yield from (facts.CombatEnded(outcome, why) for outcome in outcomes for why in reasons)
    yield from (
        facts.CombatEnded("none", "fog", (A, B)[:count], metres) for count in (1, 2) for metres in (None, 1, 50)
    )


EVERY = every_fact()
STORIES = st.lists(st.sampled_from(EVERY), min_size=1, max_size=12)


def told(happened: Sequence[facts.Happened], language: str = "sk", **more: Any) -> str:
    """Return a story as one text."""
    return "\n".join(tell(files.speech(language), NAMES, happened, **more))


def test_every_kind_of_fact_is_among_those_tested() -> None:
    assert {type(one) for one in EVERY} == set(get_args(facts.Happened))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fact", EVERY, ids=repr)
def test_every_fact_is_told_in_finished_sentences(fact: facts.Happened, language: str) -> None:
    text = told([fact], language, for_orgs=True)
    assert re.match(r"[*]|[^\W\d_]", text) and text.endswith((".", "!")) and "  " not in text
    assert text[:1] == text[:1].upper()
    assert all(NAMES[who] in text for who in named(fact))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("amount", [1, 2, 5, 6, 22])
def test_what_is_lost_and_gained_is_told_in_numbers(amount: int, language: str) -> None:
    lives = files.speech(language).say("fight-lives", count=amount)
    each = files.speech(language).say("fight-lives-each", count=amount)
    for cause in get_args(facts.Loss):
        losses = [facts.LivesLost(who, amount, cause) for who in (C, D)]
        assert lives in told(losses[:1], language) and each in told(losses, language)
    assert lives in told([facts.LivesGained(C, amount)], language)


def named(fact: facts.Happened) -> set[Identity]:
    """Return whom a fact is about and who must therefore be named."""
    found = {getattr(fact, field) for field in ("who", "by", "target") if getattr(fact, field, None) is not None}
    several = ("pair", "challenger", "challenged", "touched", "held", "withdrawn")
    found |= {who for field in several for who in getattr(fact, field, ())}
    # A wound by magic or insects stands with its spell; alone, whose it was is not said.
    return found - ({fact.by} if isinstance(fact, facts.LivesLost) and fact.cause != "hit" else set())


@given(STORIES)
def test_any_facts_in_any_order_are_told_and_the_same_way_again(happened: list[facts.Happened]) -> None:
    for language in LANGUAGES:
        text = told(happened, language, for_orgs=True)
        assert text == told(happened, language, for_orgs=True)
        assert all(NAMES[who] in text for fact in happened for who in named(fact))
        assert text.count("**") % 2 == 0


@given(STORIES)
def test_the_card_has_at_most_two_lines(happened: list[facts.Happened]) -> None:
    for language in LANGUAGES:
        lines = brief(files.speech(language), NAMES, happened)
        secret = all(isinstance(one, facts.SpellFailed) for one in happened)
        assert (0 if secret else 1) <= len(lines) <= 2
        assert all(line and "\n" not in line for line in lines)


@given(STORIES)
def test_why_a_spell_failed_is_for_orgs_alone(happened: list[facts.Happened]) -> None:
    failed = facts.SpellFailed(A, "krotenie", C, SECRET)
    for language in LANGUAGES:
        reason = files.speech(language).say(f"hidden-{SECRET}")
        text = "\n".join([told([*happened, failed], language), *brief(files.speech(language), NAMES, [failed])])
        assert reason not in text and "ORG" not in told([failed], language)
        assert reason in told([failed], language, for_orgs=True)


def test_a_failed_spell_leaves_no_trace_in_what_players_read() -> None:
    cast, failed = facts.SpellResolved(A, "krotenie", ()), facts.SpellFailed(A, "krotenie", C, SECRET)
    assert told([cast, failed]) == told([cast])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_names_are_shown_as_they_were_written(hostile: str, language: str) -> None:
    speech, plain = files.speech(language), dict.fromkeys(NAMES, "Plainname")
    shown = escape(" ".join(hostile.split()))
    for happened in ([fact] for fact in EVERY):
        text = tell(speech, dict.fromkeys(NAMES, hostile), happened, for_orgs=True)
        assert text == [one.replace("Plainname", shown) for one in tell(speech, plain, happened, for_orgs=True)]
        assert not re.search(r"@(everyone|here|[!&]?\d)", "\n".join(text))
        lines = brief(speech, dict.fromkeys(NAMES, hostile), happened)
        assert lines == [one.replace("Plainname", shown) for one in brief(speech, plain, happened)]


def test_the_name_of_a_potion_is_escaped_too() -> None:
    [text] = tell(files.speech("sk"), {A: "Arnika", "p7": "**@everyone**"}, [facts.PotionDrunk(A, "p7", 1)])
    assert escape("**@everyone**") in text


@pytest.mark.parametrize("names", [{}, {A: "", B: "\u202e", C: " "}], ids=["unknown", "empty"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_name_is_somebody(names: dict[Identity, str], language: str) -> None:
    text = "\n".join(tell(files.speech(language), names, EVERY, for_orgs=True))
    assert files.speech(language).say("fight-somebody") in text and "****" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_just_the_tellings_the_voice_takes_turns_with(language: str) -> None:
    texts = [one for one in files.all_messages(language).values() if one.file.name == "fights.ftl"]
    wanted = {one.key: tuple(part or "" for part in PARTS[: TELLINGS.get(one.key, 1)]) for one in texts}
    assert {one.key: tuple(one.parts) for one in texts} == wanted
    assert set(TELLINGS) <= set(wanted) and set(DEPARTURES) == set(get_args(facts.Departure))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FREQUENT)
def test_what_happens_often_is_told_in_different_words(key: str, language: str) -> None:
    parts = files.all_messages(language)[key].parts
    assert len({files.plain_text(pattern) for pattern in parts.values()}) == len(parts) >= 3


def test_two_duels_alike_do_not_sound_alike() -> None:
    duel, loss = facts.DuelFought((A, C), A, "rolled", ((5,), (2,))), facts.LivesLost(C, 1, "hit", A)
    paragraphs = tell(files.speech("sk"), NAMES, [duel, loss, facts.RoundBegan(2), duel, loss])
    assert paragraphs[0] != paragraphs[-1]
    assert "(5 : 2)" in paragraphs[0] and "jeden život" in paragraphs[0]


def test_a_spell_is_told_with_those_it_struck_and_felled() -> None:
    spell = facts.SpellResolved(A, "kyselinovy_vejar", (C, D))
    losses = [facts.LivesLost(who, 1, "spell", A, "kyselinovy_vejar") for who in (C, D)]
    [text] = tell(files.speech("en"), NAMES, [spell, *losses, facts.Felled(D, "knocked_out")])
    assert text.count("Acid Fan") == 1 and "**Cyprián** loses one life; **Drahuša** loses one life and" not in text
    assert "**Cyprián** loses one life, **Drahuša** loses one life and" in text


def test_healing_that_two_spells_may_have_done_is_laid_to_neither() -> None:
    spells = [facts.SpellResolved(who, "regeneracia", (A,)) for who in (B, C)]
    [text] = tell(files.speech("en"), NAMES, [*spells, facts.LivesGained(A, 4)])
    assert text.endswith("**Arnika** gains four lives.")


def test_the_dice_of_the_winner_stand_first() -> None:
    assert "(6 : 1)" in told([facts.DuelFought((A, C), C, "rolled", ((1,), (6,)))])


@pytest.mark.parametrize(("step", "following"), [
    ("pairing", facts.Paired((A, C), "drawn")),
    ("duel", facts.DuelFought((A, C), A, "rolled", ((5,), (2,)))),
])  # fmt: skip
def test_the_dice_are_named_only_where_they_decided(step: Step, following: facts.Happened) -> None:
    silence = facts.DeadlineMissed(C, step, 1, False)
    assert "kocka" in tell(files.speech("sk"), NAMES, [silence, following])[0]
    assert "kocka" not in tell(files.speech("sk"), NAMES, [silence])[0]


def test_who_cast_without_saying_that_it_was_all_is_not_called_silent() -> None:
    missed = [facts.DeadlineMissed(who, "spells", 1, False) for who in (A, C)]
    silence, *_ = tell(files.speech("sk"), NAMES, [*missed, facts.SpellResolved(A, "hmla", ())])
    assert NAMES[C] in silence and NAMES[A] not in silence


@pytest.mark.parametrize(("potion", "shown"), [
    ("p7", "(odvar z vŕby)"), ("healing_potion", "(liečivý lektvar)"), ("p8", "pije lektvar a"),
])  # fmt: skip
def test_a_potion_is_named_as_it_was_written_and_its_key_is_not_shown(potion: str, shown: str) -> None:
    text = "".join(tell(files.speech("sk"), {A: "Arnika", "p7": "odvar z vŕby"}, [facts.PotionDrunk(A, potion, 1)] * 2))
    assert shown in text and potion not in text


def test_a_spell_scene_is_parted_into_paragraphs_one_can_take_in() -> None:
    many = [facts.SpellResolved(A, "predtucha", (A,))] * 12
    assert [text.count("Predtucha") for text in tell(files.speech("sk"), NAMES, many)] == [5, 5, 2]


def test_the_end_names_those_still_standing() -> None:
    opened = facts.CombatOpened((A, B), (C,))
    falls = [facts.Felled(who, "knocked_out") for who in (B, C)]
    ended = facts.CombatEnded("challenger", "side_empty")
    text = tell(files.speech("en"), NAMES, [opened, *falls, ended])[-1]
    assert "**Arnika** is still standing." in text and "Borivoj" not in text
    assert "standing" not in tell(files.speech("en"), NAMES, [ended])[-1]


def test_the_weightiest_news_comes_first_on_the_card() -> None:
    duel, loss = facts.DuelFought((A, C), A, "rolled", ((5,), (2,))), facts.LivesLost(C, 1, "hit", A)
    happened = [facts.SideJoined(D, "challenged"), duel, loss, facts.Felled(C, "asleep")]
    felled, fought = brief(files.speech("en"), NAMES, happened)
    assert felled.startswith("💫 **Cyprián**") and fought == "⚔️ **Arnika** → **Cyprián** (−1 ❤️)"


@pytest.mark.parametrize("seed", range(12))
def test_fights_played_by_chance_are_told_with_everybody_in_them(seed: int) -> None:
    story = played(seed).story
    names: dict[Identity, str] = {who: f"Name{who}" for who in range(1, 9)}
    for language in LANGUAGES:
        text = "\n".join(tell(files.speech(language), names, story))
        assert all(f"**{names[who]}**" in text for fact in story if fact.kind != "spell_failed" for who in named(fact))
