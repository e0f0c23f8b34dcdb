"""Doors to what comes after a fight: loot, the last blow, pursuit, cases, revival."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.app import VirtualOrg
from bot.game.aftermath import cases, killing, looting, menu, pursuing, reviving
from bot.game.combat import challenge
from cogs.support import surroundings
from cogs.support.actions import Arguments, Values, on_action
from cogs.support.caller import caller_of
from cogs.support.door import Door
from cogs.support.suggest import Choices, any_character, game_of, own_character, suggestions
from cogs.support.values import row_id, token, word

TEXT = app_commands.Range[str, 1, 1000]
DECISION = app_commands.Range[str, 1, 1500]


def _subject(interaction: discord.Interaction) -> str | None:
    return getattr(interaction.namespace, "for", None)


def _two(arguments: Arguments) -> dict[str, str]:
    """Return whom a button is about, and who acts."""
    return {"target": token(arguments), "subject": token(arguments[1:])}


async def _near(interaction: discord.Interaction, typed: str) -> Choices:
    game, caller = game_of(interaction), caller_of(interaction)
    return await suggestions(challenge.suggest_targets(game, caller, typed, subject=_subject(interaction)))


async def _spoils(interaction: discord.Interaction, typed: str) -> Choices:
    game, caller = game_of(interaction), caller_of(interaction)
    target = str(getattr(interaction.namespace, "target", "") or "")
    found = looting.suggest_what(game, caller, typed, target=target, subject=_subject(interaction))
    return await suggestions(found)


async def _cases(interaction: discord.Interaction, typed: str) -> Choices:
    return await suggestions(cases.suggest(game_of(interaction), caller_of(interaction), typed))


class Aftermath(Door):
    """`/loot`, `/kill`, `/pursue`, `/case`, `/revive`, and their buttons."""

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(target=_near, what=_spoils, for_=own_character)
    async def loot(
        self,
        interaction: discord.Interaction,
        target: str,
        what: str | None = None,
        count: int | None = None,
        for_: str | None = None,
    ) -> None:
        """See what somebody who lies carries, or take it."""
        about = {"target": target, "what": what, "count": count, "subject": for_}
        await self._act(interaction, looting.loot, **about)

    async def _act(self, interaction: discord.Interaction, use_case: Any, **options: Any) -> None:
        reachable = surroundings.reachable(interaction.guild)
        await self.answer(interaction, use_case, reachable=reachable, **options)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(target=_near, for_=own_character)
    async def kill(
        self,
        interaction: discord.Interaction,
        target: str,
        text: TEXT | None = None,
        sure: bool = False,
        for_: str | None = None,
    ) -> None:
        """Kill somebody who lies."""
        await self._act(interaction, killing.kill, target=target, text=text, sure=sure, subject=for_)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(for_="for")
    @app_commands.autocomplete(target=any_character, for_=own_character)
    async def pursue(self, interaction: discord.Interaction, target: str, for_: str | None = None) -> None:
        """Follow somebody who fled."""
        await self._act(interaction, pursuing.pursue, target=target, subject=for_)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.rename(case_="case")
    @app_commands.autocomplete(case_=_cases)
    async def case(
        self, interaction: discord.Interaction, case_: str | None = None, decision: DECISION | None = None
    ) -> None:
        """Show what the ORGs have to judge, or decide it."""
        await self.answer(interaction, cases.case, case=case_, decision=decision)

    @app_commands.command(description="…")
    @app_commands.guild_only()
    @app_commands.autocomplete(character=any_character)
    async def revive(self, interaction: discord.Interaction, character: str, lives: int | None = None) -> None:
        """Bring somebody who lies back."""
        await self.answer(interaction, reviving.revive, character=character, lives=lives)

    @on_action("aftermath")
    async def what_now(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Show what may be done after a fight."""
        await self.answer(interaction, menu.menu, combat_id=row_id(arguments))

    @on_action("loot")
    async def loot_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """See what somebody carries."""
        await self._act(interaction, looting.loot, **_two(arguments))

    @on_action("loot_all")
    async def loot_everything(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Take everything."""
        await self._act(interaction, looting.loot, what=looting.EVERYTHING, **_two(arguments))

    @on_action("loot_what")
    async def loot_chosen(self, interaction: discord.Interaction, arguments: Arguments, values: Values) -> None:
        """Take what was chosen from the menu."""
        await self._act(interaction, looting.choose, what=word(values), **_two(arguments))

    @on_action("loot_count")
    async def loot_counted(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Take as many as the form says; the button of a form that came late opens it again."""
        what, two = word(arguments, 2), _two(arguments)
        if isinstance(values, dict):
            await self._act(interaction, looting.take_counted, what=what, count=values.get("count", ""), **two)
        else:
            await self._act(interaction, looting.choose, what=what, **two)

    @on_action("kill")
    async def kill_by_button(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Open the form for the words (button), or kill (form)."""
        text = values.get("text", "") if isinstance(values, dict) else None
        await self._act(interaction, killing.kill, text=text, **_two(arguments))

    @on_action("kill_sure")
    async def kill_surely(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Kill after the warning."""
        await self._act(interaction, killing.kill_surely, ask_id=row_id(arguments))

    @on_action("strike")
    async def strike(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Strike a sleeper, which is a challenge."""
        await self._act(interaction, challenge.challenge, **_two(arguments))

    @on_action("pursue")
    async def pursue_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Follow somebody who fled."""
        await self._act(interaction, pursuing.pursue, **_two(arguments))

    @on_action("case_open")
    async def open_case(self, interaction: discord.Interaction, _arguments: Arguments, values: Values) -> None:
        """Show a case chosen from the list."""
        await self.answer(interaction, cases.show, case_id=row_id(values))

    @on_action("case_decide")
    async def decide_case(self, interaction: discord.Interaction, arguments: Arguments, values: Any) -> None:
        """Open the form for the decision (button), or take it (form)."""
        number = row_id(arguments)
        if isinstance(values, dict):
            await self.answer(interaction, cases.decide, case_id=number, decision=values.get("decision", ""))
        else:
            await self.answer(interaction, cases.decide_form, case_id=number)

    @on_action("revive")
    async def revive_by_button(self, interaction: discord.Interaction, arguments: Arguments, _values: Values) -> None:
        """Bring somebody back to full lives."""
        await self.answer(interaction, reviving.revive, character=token(arguments))


async def setup(bot: VirtualOrg) -> None:
    """Open the door."""
    await bot.add_cog(Aftermath(bot))
