"""Doors behind the buttons of a fight: the menu, its answers, its menus within, and the ORG's."""

from __future__ import annotations

from typing import Any

import discord

from bot.app import VirtualOrg
from bot.game.combat import act, ruling, spells
from bot.game.combat.command import pair_of
from bot.game.combat.spells import Wanted
from bot.game.numbers import read_whole
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.door import Door
from cogs.support.values import row_id, token, word


def _place(arguments: Arguments) -> dict[str, Any]:
    """Return whose turn in which fight a button is about."""
    return {"combat_id": row_id(arguments), "character_id": row_id(arguments, 1)}


def _turn(arguments: Arguments, place: int) -> int:
    return row_id((word(arguments, place).rstrip("+"),))


def _wanted(mark: str, **more: Any) -> Wanted:
    return Wanted(mark.rstrip("+"), more=mark.endswith("+"), **more)


class CombatMenu(Door):
    """What the buttons of a fight do."""

    @on_action("fight")
    async def menu(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show what may be done now."""
        await self.answer(interaction, ruling.menu, combat_id=row_id(arguments))

    @on_action("fight_as")
    async def menu_as(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show it for another of one's characters."""
        await self.answer(interaction, ruling.menu_as, **_place(arguments))

    @on_action("fight_do")
    async def do(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Give an answer."""
        what, turn = word(arguments, 2), _turn(arguments, 3)
        await self.answer(interaction, act.act, **_place(arguments), what=what, turn=turn)

    @on_action("fight_pick")
    async def pick(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Pick a pair."""
        own, _, other = "".join(values[:1]).partition("-")
        turn = _turn(arguments, 2)
        pair = {"own": row_id((own,)), "other": row_id((other,))}
        await self.answer(interaction, act.pick, **_place(arguments), **pair, turn=turn)

    @on_action("fight_potion")
    async def potion(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Declare a potion."""
        potion, turn = "".join(values[:1]), _turn(arguments, 2)
        await self.answer(interaction, act.drink, **_place(arguments), potion=potion, turn=turn)

    @on_action("fight_spell")
    async def spell(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Choose a spell."""
        mark = "".join(values[:1]) + ("+" if word(arguments, 2).endswith("+") else "")
        turn = _turn(arguments, 2)
        await self.answer(interaction, spells.choose, **_place(arguments), wanted=_wanted(mark), turn=turn)

    @on_action("fight_more")
    async def more(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Choose a spell that another follows."""
        await self.answer(interaction, spells.more, **_place(arguments))

    @on_action("fight_aim")
    async def aim(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Choose whom a spell is for."""
        wanted = _wanted(word(arguments, 2), targets=tuple(row_id((value,)) for value in values))
        turn = _turn(arguments, 3)
        await self.answer(interaction, spells.choose, **_place(arguments), wanted=wanted, turn=turn)

    @on_action("fight_last")
    async def last(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Choose the last thing a spell needs."""
        aimed = tuple(row_id((one,)) for one in word(arguments, 3).split("+") if one != "-")
        wanted = _wanted(word(arguments, 2), targets=aimed, last=tuple(values))
        await self.answer(interaction, spells.choose, **_place(arguments), wanted=wanted)

    @on_action("fight_flee_at")
    async def flee_at(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Order to flee."""
        await self._order(interaction, arguments, values, "flee")

    @on_action("fight_dodge_at")
    async def dodge_at(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Order to dodge."""
        await self._order(interaction, arguments, values, "dodge")

    async def _order(self, interaction: discord.Interaction, arguments: Arguments, values: Values, what: str) -> None:
        limit = read_whole("".join(values[:1])) or None
        await self.answer(interaction, act.order_standing, **_place(arguments), what=what, limit=limit)

    @on_action("fight_pause")
    async def pause(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Let the fight stand still."""
        await self.answer(interaction, ruling.pause, combat_id=row_id(arguments))

    @on_action("fight_resume")
    async def resume(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Let the fight go on."""
        await self.answer(interaction, ruling.resume, combat_id=row_id(arguments))

    @on_action("fight_org")
    async def org(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show what only ORGs may do."""
        await self.answer(interaction, ruling.org_menu, combat_id=row_id(arguments))

    @on_action("fight_creep")
    async def creep(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Play a creep."""
        place = {"combat_id": row_id(arguments), "character_id": row_id(values)}
        await self.answer(interaction, ruling.menu_as, **place)

    @on_action("fight_decide")
    async def decide(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Enter how a duel ended."""
        first, second, result = [*"".join(values[:1]).split("-"), "", "", ""][:3]
        pair = pair_of(f"{row_id((first,))}-{row_id((second,))}")
        place = {"combat_id": row_id(arguments), "of_round": read_whole("".join(arguments[1:2]))}
        await self.answer(interaction, ruling.decide, **place, pair=pair, result=result)

    @on_action("fight_pair")
    async def pair(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Put two together instead of whom the draw had."""
        own, other = pair_of("".join(values[:1]))
        place = {"combat_id": row_id(arguments), "turn": read_whole("".join(arguments[1:2]))}
        await self.answer(interaction, ruling.pair_anew, **place, own=own, other=other)

    @on_action("fight_out")
    async def out(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take somebody out of the fight."""
        who = {"character": token(values), "reason": None}
        await self.answer(interaction, ruling.take_out, combat_id=row_id(arguments), **who)

    @on_action("fight_end")
    async def end(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Open the form that asks why (button), or end the fight (form)."""
        number = row_id(arguments)
        if isinstance(values, dict):
            await self.answer(interaction, ruling.end, combat_id=number, reason=values.get("reason", ""))
        else:
            await self.answer(interaction, ruling.end_form, combat_id=number)

    @on_action("fight_mine")
    async def mine(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Play the creeps of this fight oneself from now on."""
        number = row_id(arguments)
        await self.answer(interaction, ruling.hand_over, combat_id=number, org_id=interaction.user.id, is_org=True)


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(CombatMenu(bot))
