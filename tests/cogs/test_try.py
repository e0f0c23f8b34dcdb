"""x."""
from __future__ import annotations
from tests.support.stage import *
from tests.cogs.test_questions import *
from tests.support.pages import *
from sqlalchemy import text as T
@sqlite_only
async def test_one_two_three(stage: Stage) -> None:
    await befriend(stage)
    print(stage.world.env.now())
    await stage.world.later(18*3600)
    print(stage.world.env.now())
    async with stage.world.game.database.begin(write=False) as unit:
        for r in await unit.session.execute(T("select id,kind,key,due_at,attempts,sent_at,message_id,failure,payload from outbox")): print(r)
@sqlite_only
async def test_one_two_three_four(stage: Stage) -> None:
    await stage.slash(OTO, "notify", how="dm")
    await befriend(stage)
    user = stage.players[OTO].user
    letter = user.dm_channel.history()[-1]
    r=await user.click(letter, custom_id=button(letter, "answer:1:no:"))
    print(whole(r), stage.codes)
