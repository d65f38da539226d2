"""The result of `handle`: true exactly if a message will answer the line, so that adapters know what to wait for."""

import asyncio

import pytest

from bot.chat.port import Author, Incoming, RateLimited
from tests.bot.stage import ANN, BEN, CARA, DAN, EVERYBODY, LOBBY, Stage


async def answered(stage: Stage, who: Author, text: str, id: str, *, pressed: bool = False) -> tuple[bool, bool]:
    """The result of `handle` for a line, and whether a message that answers the line is sent."""
    line = Incoming(
        id, LOBBY, who, text, addressed=True, locale="en", mentions=dict(EVERYBODY), pressed=pressed, unseen=pressed
    )
    said = await stage.service.handle(line)
    await stage.settle()
    return said, any(message.answers == id for message in stage.chat.sent)


@pytest.mark.parametrize("pressed", [True, False])
async def test_taking_up_a_challenge_is_answered_only_where_it_is_refused(stage: Stage, pressed: bool) -> None:
    steps = [
        (ANN, "/challenge @ben @cara summy", False),
        (BEN, "/accept", False),
        (BEN, "/accept #1", True),
        (DAN, "/accept #1", True),
        (CARA, "/accept #1", False),  # the game begins
        (CARA, "/accept #1", True),
        (ANN, "/challenge anyone kakuro players=3", False),
        (BEN, "/join #2", False),
        (BEN, "/join #2", True),
        (BEN, "/leave #2", False),
        (CARA, "/accept #2", False),  # takes an open place
        (BEN, "/join #2", False),  # takes the place that is open again, and the game begins
        (DAN, "/join #2", True),
        (ANN, "/challenge @ben summy", False),
        (BEN, "/decline #3", False),
        (BEN, "/decline #3", True),
        (ANN, "/help", True),
        (ANN, "/rack #2", True),
        (ANN, "/board #2", True),
    ]
    for n, (who, text, expected) in enumerate(steps):
        said, sent = await answered(stage, who, text, f"step:{n}", pressed=pressed)
        assert (said, sent) == (expected, expected), text


async def test_a_line_that_comes_again_is_answered_as_long_as_its_answer_is_owed(stage: Stage) -> None:
    release = asyncio.Event()

    async def wait(_: float) -> None:
        await release.wait()

    stage.wait = wait
    stage.chat.trouble = lambda _: None if release.is_set() else RateLimited(60.0)
    line = Incoming("once", LOBBY, ANN, "/help", addressed=True)
    assert await stage.service.handle(line)
    assert await stage.service.handle(line)
    release.set()
    await stage.settle()
    assert len(stage.chat.sent) == 1
    assert not await stage.service.handle(line)
