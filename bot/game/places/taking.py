"""Taking what lies in a place: all of it goes to one hand, and the place is empty from then on."""

from __future__ import annotations

from collections.abc import Callable

from bot.game.caller import Caller
from bot.game.characters.find import find_own
from bot.game.characters.keep import keep, sheet_of
from bot.game.desk import Game, write
from bot.game.places.deeds import check_take, hand
from bot.game.places.telling import contents_of
from bot.game.places.working import at_hand, tell
from bot.game.scenes.moving import act_here
from bot.game.things import dump_haul, tell_haul
from bot.i18n.escape import because, mention
from bot.i18n.page import Page
from bot.rules.core.goods import Haul
from bot.rules.core.refusal import Refusal

Reachable = Callable[[int], bool] | None


async def take(
    game: Game,
    caller: Caller,
    *,
    thing: str,
    subject: str | None = None,
    reason: str | None = None,
    reachable: Reachable = None,
) -> Page:
    """Take all that lies in something open; the scene sees that it was opened, only the ORGs learn what was in it."""
    async with write(game, caller) as desk:
        character = await find_own(desk, subject, lock=True)
        by = await hand(desk, character, await act_here(desk, character, reachable))
        place = await at_hand(desk, by, thing)
        check_take(desk, by, place)
        haul, goods = contents_of(place), desk.ruleset(character.ruleset).goods
        if goods is None:
            raise Refusal("no_goods_here")
        if haul == Haul():
            raise Refusal("nothing_inside")
        keep(desk, character, goods.grant(sheet_of(desk, character), haul), reason=reason or place.name)
        place.contents = dump_haul(Haul())
        tell(desk, by.scene, character, place, "scene-taken")
        desk.log(
            "log-place-taken",
            actor=mention(caller.user_id),
            name=character.name,
            thing=place.name,
            haul=tell_haul(desk.guild_speech, haul),
            reason=because(reason),
        )
        said = desk.speech.say("place-taken", name=character.name, thing=place.name, haul=tell_haul(desk.speech, haul))
        return desk.answer(desk.page(text=said, tone="good"))
