"""When delivery stops, the messages left stay in the outbox."""

import asyncio
from pathlib import Path

from bot.chat.port import RateLimited
from bot.games.opponents import Opponents
from bot.store.change import Change
from tests.bot.stage import Stage, staged
from tests.bot.test_delivery import message


async def test_what_comes_after_the_close_stays_in_the_outbox(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        await stage.delivery.close()
        stage.delivery.take((await stage.store.commit(Change(messages=(message(1),)))).outbox)
        await stage.delivery.settle()
        assert stage.chat.sent == []
        assert len(await stage.store.outbox()) == 1


async def test_settling_ends_when_the_time_is_up(stage: Stage) -> None:
    async def wait(_: float) -> None:
        await asyncio.Event().wait()

    stage.wait = wait
    stage.chat.trouble = lambda _: RateLimited(60.0)
    stage.delivery.take((await stage.store.commit(Change(messages=(message(1),)))).outbox)
    await stage.delivery.settle(within=0.05)
    assert len(await stage.store.outbox()) == 1
