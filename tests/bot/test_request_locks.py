"""The locks that a request holds until its change is committed."""

import asyncio

from bot.chat.port import Incoming
from bot.commands.context import Request
from tests.bot.stage import ANN, LOBBY, STUCK, Stage


async def test_a_request_that_asks_again_for_its_own_lock_does_not_wait_for_itself(stage: Stage) -> None:
    number = await stage.begin()
    person = await stage.store.person(ANN.account)
    request = Request(stage.services, Incoming("line:again", LOBBY, ANN, "/board"), person, "en", "en")
    async with asyncio.timeout(STUCK), request.held:
        table = await request.lock_and_reload(await stage.table(number))
        assert await request.lock_and_reload(table) == table
        assert stage.positions.lock(number).locked()
    assert not stage.positions.lock(number).locked()
