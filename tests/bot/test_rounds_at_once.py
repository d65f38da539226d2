"""Many hands at once in the same round, and the clock among them."""

import asyncio
from collections.abc import Awaitable
from random import Random

import pytest

from bot.chat.port import Incoming, Private
from bot.tables.playing import replay_log
from bot.tables.table import Phase
from core.game import CHANCE
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, everything, mentioned, to, words
from tests.bot.toys import LIMIT, begin
from tests.conformance.toy import Toy

TYPED = (
    "pick 1", "pick 2; pick 3", "pick 4; done", "done", "undo", "pick 9", "pick 1; undo; undo", "/rack", "/board",
    "/play #1 done",
)  # fmt: skip


async def at_once(stage: Stage, rng: Random) -> None:
    """Several people type in the same moment, and now and then the time is up in it."""
    stage.now += rng.choice((0, 1, LIMIT / 2))
    doings: list[Awaitable[object]] = [
        stage.service.handle(
            Incoming(f"at once:{rng.random()}", LOBBY, rng.choice((ANN, BEN, CARA)), rng.choice(TYPED), private=True)
        )
        for _ in range(rng.randrange(1, 5))
    ]
    doings.insert(rng.randrange(len(doings) + 1), stage.service.on_deadline(1))
    await asyncio.gather(*doings)
    if rng.random() < 0.5:
        await stage.settle()


@pytest.mark.parametrize("seed", range(8))
async def test_whatever_is_typed_at_once_every_round_is_closed_once_and_told_once(toy: Stage, seed: int) -> None:
    await begin(toy, three=True)
    rng = Random(seed)
    while (await toy.table()).phase is Phase.RUNNING:
        await at_once(toy, rng)
    await toy.settle()
    table, log = await toy.table(), await toy.store.log(1)
    assert replay_log(table, Toy(), log) == (await toy.load()).replay
    assert sum(entry.seat == CHANCE for entry in log) == 3
    assert table.due is None
    told = [message for message in to(toy.chat.sent, LOBBY) if message.replaces is None]
    rounds = [message for message in told if "The die shows" in words(message)]
    assert len(rounds) == 3, "a message a round"
    assert sum(len(mentioned(message)) for message in rounds) == 9, "everybody is called once a round"
    assert sum("The game is over" in words(message) for message in told) == 1
    for message in toy.chat.sent:
        assert isinstance(message.to, Private) or "Drafted" not in everything(message)
    assert await toy.store.outbox() == ()
