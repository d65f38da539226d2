"""Drafts of moves that are put together by taps, where others wait while one is read."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.chat.drafting import Tap
from bot.chat.port import Channel, Incoming
from bot.games.opponents import Opponents
from bot.games.thinking_time import thinks_for
from tests.bot.stage import ANN, Stage
from tests.bot.test_reviews import over


async def test_a_tap_on_a_puzzle_is_read_only_once_its_game_is_reviewed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others who tap or come in wait for the reading, but not for the review, which may wait for its turn and take seconds."""
    number = await over(stage)
    await stage.say(ANN, f"/review #{number} 1", private=True)
    run, done = Opponents.run, list[Any]()

    async def noted(opponents: Opponents, work: Any, *args: Any) -> Any:
        found = await run(opponents, work, *args)
        done.append(thinks_for.get())
        return found

    @asynccontextmanager
    async def reading() -> AsyncIterator[None]:
        done.append("read")
        yield

    monkeypatch.setattr(Opponents, "run", noted)
    thinks_for.set(())
    line = Incoming("tapping", Channel("web", f"@{ANN.account.id}"), ANN, "", private=True)
    await stage.service.draft(line, 0, Tap("A1"), reading())
    assert done == [(await stage.store.person(ANN.account),), "read"]


@pytest.mark.parametrize(
    ("game", "begun", "more"),
    [
        ("summy", ("J13>", "2", "2 3"), ("J13> 2", "exchange 2 3")),
        ("kakuro", ("D5", "y3", "turn E5"), ("D5 y3",)),
        ("rummy-plus", ("R1", "J", "A"), ("R1 R2", "discard R1", "draw")),
        ("summa", (), ("A1 C3", "black A1")),
    ],
)
async def test_a_draft_that_the_game_cannot_read_as_a_move_is_only_begun(
    stage: Stage, game: str, begun: tuple[str, ...], more: tuple[str, ...]
) -> None:
    """What it can read may still be against its rules: then playing it tells why."""
    await stage.begin(game=game)
    for text in (*begun, *more):
        reading = await stage.draft(ANN, text, 1, Tap())
        assert reading is not None
        assert reading.begun is (text in begun), text
