"""Whom a casting reaches, as the rules want to see them: characters locked, with what each knows and allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.game.characters.keep import sheet_of
from bot.game.characters.show import view_of
from bot.game.desk import Desk
from bot.game.names import plain
from bot.rules.core.conditions import ConditionLine
from bot.rules.core.magic import SpellNeeds, Talk, Target
from bot.rules.core.refusal import Refusal
from bot.store.tables import Character


@dataclass(frozen=True, slots=True)
class Aims:
    """The caster and everybody touched (locked), the targets as the rules see them, and what was chosen with them."""

    caster: Character
    named: tuple[Character, ...]
    targets: tuple[Target, ...]
    talk: Talk | None = None
    condition: str | None = None
    form: str | None = None

    @property
    def everybody(self) -> tuple[Character, ...]:
        """The caster first, then each other character once."""
        return tuple({one.id: one for one in (self.caster, *self.named)}.values())

    def consented(self) -> Aims:
        """Return the same aims with every target having agreed."""
        return replace(self, targets=tuple(replace(target, consent=True) for target in self.targets))


async def gather(
    desk: Desk,
    caster: Character,
    named: Sequence[Character],
    needs: SpellNeeds,
    *,
    choice: str | None,
    org_confirms: bool = False,
    consent: bool | None = None,
) -> Aims:
    """Lock caster and targets in the order of their ids and describe them for the rules."""
    wanted = await _whole_party(desk, named) if needs.party else list(named)
    locked = {one.id: one for one in await desk.unit.characters.lock(caster.guild_id, _ids(caster, wanted))}
    kept, own = [locked[one.id] for one in wanted], locked[caster.id]
    if any(one.retired_at is not None for one in (own, *kept)):
        raise Refusal("target_not_here")
    return Aims(
        caster=own,
        named=tuple(kept),
        targets=tuple(_target(desk, own, one, consent) for one in kept),
        talk=await _talk(desk, own, kept[0], org_confirms) if needs.talk and kept else None,
        condition=_condition(desk, kept, needs, choice),
        form=_form(desk, own, choice) if needs.form else None,
    )


def curable(desk: Desk, target: Character, needs: SpellNeeds) -> list[ConditionLine]:
    """Return the conditions of a target of which the spell removes one."""
    return [one for one in view_of(desk, target).conditions if one.sort in needs.cures]


def _condition(desk: Desk, named: Sequence[Character], needs: SpellNeeds, choice: str | None) -> str | None:
    """Return the identifier of the condition meant, by itself or by its words; None leaves it to the rules."""
    lines = curable(desk, named[0], needs) if needs.condition and named and choice else []
    meant = (one for one in lines if choice and (choice == one.identifier or plain(choice) == plain(one.text)))
    return next((one.identifier for one in meant), None)


def _form(desk: Desk, caster: Character, choice: str | None) -> str | None:
    """Return the key of the form meant, by itself or by its name; one never met is left to the rules to refuse."""
    forms = view_of(desk, caster).forms if choice else ()
    meant = (form for form in forms if choice and (choice == form.key or plain(choice) == plain(form.name)))
    return next((form.key for form in meant), choice)


def _ids(caster: Character, targets: Sequence[Character]) -> list[int]:
    return sorted({caster.id, *(one.id for one in targets)})


async def _whole_party(desk: Desk, named: Sequence[Character]) -> list[Character]:
    """Return the party of the one named, as far as it is in the same scene (DBF-PARTY-8)."""
    if not named:
        return []
    party = await desk.unit.parties.of_character(named[0].id)
    members = await desk.unit.parties.members(party.id) if party else [named[0]]
    return [one for one in members if one.scene_id == named[0].scene_id]


def _target(desk: Desk, caster: Character, one: Character, consent: bool | None) -> Target:
    ruleset, sheet = desk.ruleset(one.ruleset), sheet_of(desk, one)
    near = one.id == caster.id or (caster.scene_id is not None and one.scene_id == caster.scene_id)
    seen = one.id == caster.id or ruleset.magic is None or ruleset.magic.visible(sheet)
    fights = one.combat_id is not None
    return Target(id=one.id, sheet=sheet, here=near and seen, in_combat=fights, consent=consent)


async def _talk(desk: Desk, caster: Character, target: Character, org_confirms: bool) -> Talk:
    """Return how long the two have talked since they met in this scene (R-SPL-22); real minutes, posts of each."""
    if caster.scene_id is None or caster.scene_id != target.scene_id or not (caster.entered_at and target.entered_at):
        return Talk(org_confirms=org_confirms, caster_posts=0, target_posts=0)
    met = max(caster.entered_at, target.entered_at)
    mine, first_of_mine, last_of_mine = await desk.unit.scenes.posts(caster.scene_id, caster.id, met)
    theirs, first_of_theirs, last_of_theirs = await desk.unit.scenes.posts(caster.scene_id, target.id, met)
    moments = [one for one in (first_of_mine, last_of_mine, first_of_theirs, last_of_theirs) if one is not None]
    minutes = (max(moments) - min(moments)).total_seconds() / 60 if moments else 0.0
    return Talk(minutes=minutes, caster_posts=mine, target_posts=theirs, org_confirms=org_confirms)
