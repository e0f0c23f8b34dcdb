"""One long fight, played by the rules with dice that fall as told, is told in every language as tests/golden has it.

`python -m tests.i18n.test_fights_golden` writes the transcripts anew; read them before you keep them.
"""

from __future__ import annotations

import pytest

from bot.books import read_books
from bot.i18n.fights import tell
from bot.i18n.speech import LANGUAGES
from bot.rules.core.combat_orders import CastSpell, Dodge, Drink, Flee, Join, Pass, Pick
from bot.rules.core.facts import Identity
from bot.rules.core.rulings import Rulings
from bot.rules.registry import build
from bot.settings import ROOT
from tests.i18n import files
from tests.rules.fights import Fight, Script, creep, fight, fighter

ZORA, RADIM, OLGA, GREY, HAVRAN, BRUNO, JARKA = range(1, 8)
NAMES: dict[Identity, str] = {
    ZORA: "Zora",
    RADIM: "Radim",
    OLGA: "Oľga",
    GREY: "Šedivec",
    HAVRAN: "Havran",
    BRUNO: "Bruno",
    JARKA: "Jarka",
    "p7": "odvar z vŕby",
}
GOLDEN = ROOT / "tests" / "golden"


def begun() -> Fight:
    """Return three against three, a wolf among them, and somebody standing by."""
    dbf = build({"dbf": read_books()["dbf"]})["dbf"]
    ours = [
        fighter(ZORA, "elementy", "pocarovanie", lives=6),
        fighter(RADIM, "serm", "huzevnatost", lives=6),
        fighter(OLGA, "liecenie", "bohosluzba", lives=4),
    ]
    theirs = [
        creep(GREY, "living", "animal", lives=5),
        fighter(HAVRAN, "nekromancia", "priroda", lives=5),
        fighter(BRUNO, "huzevnatost", "vytrvalost", lives=7, potions=True),
    ]
    return fight(dbf, Rulings(dbf.rulings, {}), ours, theirs, [fighter(JARKA, "jasnovidectvo", lives=4)], dice=Script())


def round_one(one: Fight) -> None:
    """Fire, insects and a blessing; one dodges, one is asked and silent."""
    one.act(Pick(RADIM, RADIM, BRUNO), Pick(HAVRAN, HAVRAN, OLGA))
    one.close()
    one.act(CastSpell(OLGA, "pozehnanie"), CastSpell(ZORA, "ohnivy_sip", (GREY,)))
    one.dice.left = [5, 3, 4, 4, 2, 6]
    one.act(CastSpell(HAVRAN, "otravny_hmyz"))
    one.act(Dodge(OLGA))
    one.close()
    one.pass_all()


def round_two(one: Fight) -> None:
    """A potion, healing, a trip and a drain that ends the insects; the wolf falls."""
    one.act(Pick(ZORA, ZORA, BRUNO), Pick(HAVRAN, HAVRAN, RADIM))
    one.act(Drink(BRUNO, "p7", 2), Pass(BRUNO))
    one.act(CastSpell(ZORA, "podkopnutie", (BRUNO,)), CastSpell(OLGA, "vlna_zivota", (ZORA, RADIM)))
    one.dice.left = [4, 5, 2, 2, 5, 5, 1]
    one.act(CastSpell(HAVRAN, "odsatie_zivotnej_energie"))
    one.act(Dodge(RADIM))
    one.pass_all()


def round_three(one: Fight) -> None:
    """A silent side, a fright and new pairs; somebody steps in."""
    one.dice.left = [2, 1]
    one.close()
    one.act(Pass(BRUNO), CastSpell(OLGA, "svata_zbran", (RADIM,)), CastSpell(HAVRAN, "upiri_dotyk"))
    one.dice.left = [3, 4]
    one.act(CastSpell(ZORA, "strach", (HAVRAN,)))
    one.act(Pick(RADIM, RADIM, BRUNO))
    one.act(Join(JARKA, "challenged"))
    one.pass_all()


def round_four(one: Fight) -> None:
    """A blow foreseen, healing, and a flight."""
    one.act(Pick(RADIM, RADIM, JARKA), Pick(BRUNO, BRUNO, OLGA))
    one.act(Pass(BRUNO), CastSpell(JARKA, "predtucha"), CastSpell(ZORA, "kyselinovy_vejar"))
    one.dice.left = [6, 2, 1, 6]
    one.act(CastSpell(OLGA, "regeneracia", (RADIM,)))
    one.act(Flee(BRUNO))
    one.pass_all()


def round_five(one: Fight) -> None:
    """Sleep that does not take, two blows at once."""
    one.act(Pick(RADIM, RADIM, JARKA))
    one.dice.left = [5, 5]
    one.act(CastSpell(ZORA, "uspanie"), CastSpell(JARKA, "zaostrenie_zmyslov"))
    one.pass_all()


def played() -> Fight:
    """Return the whole fight."""
    one = begun()
    for play in (round_one, round_two, round_three, round_four, round_five):
        play(one)
    return one


def transcript(language: str) -> str:
    """Return the fight as it is told in a language."""
    return "\n".join(tell(files.speech(language), NAMES, played().story)) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_long_fight_is_told_as_it_was_last_read(language: str) -> None:
    assert transcript(language) == (GOLDEN / f"fight.{language}.txt").read_text(encoding="utf-8")


def test_the_long_fight_has_what_a_story_needs() -> None:
    one = played()
    told = {fact.kind for fact in one.story}
    assert {"potion_drunk", "spell_failed", "hit_averted", "side_joined", "deadline_missed", "laid_low"} <= told
    assert {fact.why for fact in one.story if fact.kind == "departed"} == {"fear", "flight"}
    assert one.state.round == 5 and one.state.outcome == "challenger"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_pieces_too_with_nobody_left_out(language: str) -> None:
    pieces = [" ".join(tell(files.speech(language), NAMES, [fact])) for fact in played().story]
    silent = [fact for fact, text in zip(played().story, pieces, strict=True) if not text]
    assert {fact.kind for fact in silent} == {"spell_failed"}


if __name__ == "__main__":
    for spoken in LANGUAGES:
        (GOLDEN / f"fight.{spoken}.txt").write_text(transcript(spoken), encoding="utf-8")
