"""Spells in a fight: what one still needs is asked tap by tap, then it is declared for step 3 (DBF-COMBAT-18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.game.caller import Caller
from bot.game.characters.find import find, find_own
from bot.game.characters.show import view_of
from bot.game.combat.act import carry_out, moved_on, player_in
from bot.game.combat.fight import Fight, open_fight
from bot.game.combat.menu import menu_page, spell_menus
from bot.game.desk import Desk, Game, write
from bot.game.magic.spells import lines_of, magic_of, spell_key
from bot.game.names import plain
from bot.i18n.page import Choice, Menu, Page
from bot.rules.core.combat_orders import AnswerOpening, CastSpell, Order
from bot.rules.core.magic import SpellNeeds
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character

MOST = 25


@dataclass(frozen=True, slots=True)
class Wanted:
    """A spell as far as it is chosen: `targets` and `last` (condition, form, spell, companions) None = not asked yet.

    `more` says that another spell of this round follows.
    """

    spell: str
    targets: tuple[int, ...] | None = None
    last: tuple[str, ...] | None = None
    more: bool = False

    @property
    def mark(self) -> str:
        """The spell as a button names it."""
        return f"{self.spell}+" if self.more else self.spell


async def choose(
    game: Game, caller: Caller, *, combat_id: int, character_id: int, wanted: Wanted, turn: int | None = None
) -> Page:
    """Declare a spell, or ask for what it still needs."""
    async with write(game, caller) as desk:
        fight = await open_fight(desk, combat_id, lock=True)
        who = player_in(desk, fight, character_id)
        late = moved_on(desk, fight, who, turn)
        return desk.answer(late or await declare(desk, fight, who, wanted))


async def declare(desk: Desk, fight: Fight, who: Character, wanted: Wanted) -> Page:
    """Declare a spell in a fight that is locked, or return the page that asks for what is missing."""
    needs = magic_of(desk, who).needs(wanted.spell)
    if fight.view().step != "opening":
        asked = _ask(desk, fight, who, wanted, needs)
        if asked is not None:
            return asked
    thirsty = fight.may_drink(who.id)  # a spell declared first must not cost the potion of this round
    await carry_out(desk, fight, _order(fight, who, wanted, needs, done=not wanted.more and not thirsty))
    told = [desk.speech.say("combat-spell-declared", spell=desk.speech.label(f"spell-{wanted.spell}"))]
    if thirsty:
        told.append(desk.speech.say("combat-spell-then-potion"))
    return menu_page(desk, fight, who, "\n".join(told))


def _order(fight: Fight, who: Character, wanted: Wanted, needs: SpellNeeds, *, done: bool) -> Order:
    if fight.view().step == "opening" and "time_stop" in wanted.spell:
        return AnswerOpening(who.id, "time_stop")
    last = wanted.last or ()
    one = last[0] if last else None
    return CastSpell(
        by=who.id,
        spell=wanted.spell,
        targets=wanted.targets or (),
        regain=one if needs.regains else None,
        leave=tuple(int(each) for each in last if each.isdecimal()) if needs.leads_away else (),
        form=one if needs.form else None,
        condition=one if needs.condition else None,
        done=done,
    )


def _ask(desk: Desk, fight: Fight, who: Character, wanted: Wanted, needs: SpellNeeds) -> Page | None:
    """Return the page that asks for the next thing; None where all is known, or the rules shall say what is wrong."""
    last = needs.form or needs.regains or needs.leads_away or needs.condition
    if (wanted.targets is not None or not needs.targets) and (wanted.last is not None or not last):
        return None
    choices = fight.choices(who.id)
    aims = choices.targets.get(wanted.spell, ())
    if needs.targets and wanted.targets is None and aims and wanted.spell in choices.spells:
        options = tuple(Choice(fight.name(one), str(one)) for one in aims)[:MOST]
        action = f"fight_aim:{fight.combat.id}:{who.id}:{wanted.mark}:{fight.combat.turn}"
        most = 1 if needs.party else min(needs.targets, len(options))
        prompt = desk.speech.label("cast-target-prompt", count=most)
        return _page(desk, wanted.spell, Menu(action, prompt, options, maximum=most))
    if wanted.last is not None or wanted.spell not in choices.spells:
        return None
    options, most = _last_choices(desk, fight, who, wanted, needs)
    if not options:
        return None
    aimed = "+".join(str(one) for one in wanted.targets or ()) or "-"
    action = f"fight_last:{fight.combat.id}:{who.id}:{wanted.mark}:{aimed}"
    prompt = desk.speech.label("combat-prompt-leave" if needs.leads_away else "cast-choice-prompt")
    return _page(desk, wanted.spell, Menu(action, prompt, options, maximum=most))


def _last_choices(
    desk: Desk, fight: Fight, who: Character, wanted: Wanted, needs: SpellNeeds
) -> tuple[tuple[Choice, ...], int]:
    """Return what else there is to choose for a spell, and how much of it at most."""
    if needs.form:
        return tuple(Choice(form.name, form.key) for form in view_of(desk, who).forms)[:MOST], 1
    if needs.regains:
        used = [line for line in lines_of(desk, who) if line.used and line.known and line.level <= 3]
        return tuple(Choice(desk.speech.label(f"spell-{line.key}"), line.key) for line in used)[:MOST], 1
    if needs.leads_away:
        view = fight.view()
        side = next((line.side for line in view.fighters if line.id == who.id), None)
        mates = [line for line in view.fighters if line.side == side and line.status == "active"]
        return tuple(Choice(fight.name(line.id), str(line.id)) for line in mates)[:MOST], max(1, len(mates))
    if needs.condition and wanted.targets:
        lines = view_of(desk, fight.characters[wanted.targets[0]]).conditions
        curable = [one for one in lines if one.sort in needs.cures]
        return (tuple(Choice(one.text, one.identifier) for one in curable)[:MOST] if len(curable) > 1 else ()), 1
    return (), 1


def _page(desk: Desk, spell: str, menu: Menu) -> Page:
    return Page(desk.speech.say(f"spell-{spell}"), desk.speech.say(f"spell-{spell}-about"), menus=(menu,), tone="info")


async def more(game: Game, caller: Caller, *, combat_id: int, character_id: int) -> Page:
    """Offer a spell after which another one of this round may follow (DBF-MAGIC-8)."""
    async with write(game, caller) as desk:
        fight = await open_fight(desk, combat_id)
        who = player_in(desk, fight, character_id)
        choices = fight.choices(who.id)
        if not choices.spells:
            return desk.answer(menu_page(desk, fight, who))
        action = f"fight_spell:{fight.combat.id}:{who.id}:{fight.combat.turn}+"
        menus = tuple(spell_menus(desk.speech, action, choices))
        return desk.answer(Page(text=desk.speech.say("combat-more-about"), menus=menus, tone="info"))


async def cast(
    game: Game,
    caller: Caller,
    *,
    spell: str,
    targets: Sequence[str] = (),
    choice: str | None = None,
    subject: str | None = None,
) -> Page:
    """Declare a spell by `/cast`, targets by their names (DBF-COMBAT-18)."""
    async with write(game, caller) as desk:
        return desk.answer(await cast_by(desk, await find_own(desk, subject), spell, targets, choice))


async def cast_by(desk: Desk, caster: Character, spell: str, targets: Sequence[str], choice: str | None) -> Page:
    """Let somebody in a fight declare a spell, by the names of its targets (DBF-COMBAT-18)."""
    if caster.combat_id is None:
        raise Refusal("not_in_combat", rule="DBF-MAGIC-10")
    key = spell_key(desk, lines_of(desk, caster), spell)
    named = [(await find(desk, name)).id for name in targets if name.strip()]
    fight = await open_fight(desk, caster.combat_id, lock=True)
    who = player_in(desk, fight, caster.id)
    if any(one not in fight.characters for one in named):
        raise Refusal("target_not_here", rule="DBF-PARTY-9")
    wanted = Wanted(key, tuple(named) or None)
    if choice:
        wanted = replace(wanted, last=(_meant(desk, fight, who, wanted, choice),))
    return await declare(desk, fight, who, wanted)


def _meant(desk: Desk, fight: Fight, who: Character, wanted: Wanted, text: str) -> str:
    """Return the value of what is chosen by its words; what is none of the choices is left to the rules."""
    needs = magic_of(desk, who).needs(wanted.spell)
    options, _ = _last_choices(desk, fight, who, wanted, needs)
    return next((one.value for one in options if plain(text) in (plain(one.label), plain(one.value))), text)
