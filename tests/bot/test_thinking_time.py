"""Whose computers and hints come first when many wait for the one process that thinks."""

import asyncio
from collections.abc import Callable, Hashable
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from bot.games.opponents import Opponents
from bot.games.thinking_time import LATELY, ThinkingTime, thinks_for
from bot.messages.drawing import Drawing
from bot.messages.painting import Scene
from tests.bot.stage import ANN, Stage, only, staged, words
from tests.bot.test_reviews import over
from tests.present import present
from tests.texts import TEXTS


class People:
    """People who think by a clock of their own, as those of `Ann+Ben` do together; `order` is who was let think."""

    def __init__(self) -> None:
        self.now = 0.0
        self.time = ThinkingTime(lambda: self.now)
        self.order: list[str] = []
        self.held = asyncio.Event()

    def ask(self, whose: str, seconds: float = 1.0) -> asyncio.Task[None]:
        async def think() -> None:
            thinks_for.set(tuple(whose.split("+")))
            async with self.time.turn():
                self.order.append(whose)
                await self.held.wait()
                self.now += seconds

        return asyncio.create_task(think())

    async def at_once(self, *names: str) -> None:
        """All of these ask before the first of them is done."""
        self.held.clear()
        asked = [self.ask(whose) for whose in names]
        await asyncio.sleep(0)
        self.held.set()
        await asyncio.gather(*asked)


async def test_whoever_asks_under_many_names_holds_others_up_once() -> None:
    people = People()
    names = [f"Ann {number}" for number in range(40)]
    await people.at_once(*names)
    await people.at_once(*names, "Ben")
    assert people.order[40:43] == ["Ann 0", "Ben", "Ann 1"]


async def test_whoever_plays_at_tables_in_every_pair_of_many_names_holds_others_up_no_longer() -> None:
    people = People()
    names = [f"Ann {number}" for number in range(5)]
    await people.at_once(*names, "Ben")
    await people.at_once(*map("+".join, combinations(names, 2)), "Ben")
    assert people.order[6:9] == ["Ann 0+Ann 1", "Ann 2+Ann 3", "Ben"]


async def test_those_who_have_had_as_much_come_as_they_asked() -> None:
    people = People()
    await people.at_once(*"abcabc")
    assert people.order == [*"abcabc"]


async def test_what_was_long_ago_does_not_count() -> None:
    people = People()
    people.held.set()
    await people.ask("Ann", 100.0)
    people.now += LATELY
    await people.ask("Ben", 1.0)
    await people.at_once("Cara", "Ben", "Ann")
    assert people.order[2:] == ["Cara", "Ann", "Ben"]


async def test_whoever_goes_away_keeps_nobody_waiting() -> None:
    people = People()
    first, gone, last = map(people.ask, ("Ann", "Ben", "Cara"))
    await asyncio.sleep(0)
    gone.cancel()
    first.cancel()
    await asyncio.sleep(0)
    people.held.set()
    await last
    for task in (first, gone):
        with suppress(asyncio.CancelledError):
            await task
    assert people.order == ["Ann", "Cara"]
    called, after = map(people.ask, ("Dan", "Eve"))
    people.held.clear()
    await asyncio.sleep(0)
    called.cancel()
    people.held.set()
    await after
    assert people.order[2:] == ["Dan", "Eve"]


class Noting(Opponents):
    """Notes for whom it is asked to work."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Hashable, ...]] = []

    async def run(self, work: Callable[..., Any], *args: Any, patience: float | None = None) -> Any:
        self.asked.append(thinks_for.get())
        return b""


async def test_all_animations_count_as_those_of_one_person(stage: Stage) -> None:
    opponents = Noting()
    drawing = Drawing(stage.store, stage.positions, TEXTS, slow_worker=opponents)
    for whose in ("Ann", "Ben"):
        thinks_for.set((whose,))
        await drawing.animation(Scene("summy", None, "light", (), frames=(None,)))
    assert len(set(opponents.asked)) == 1
    assert not {("Ann",), ("Ben",)} & set(opponents.asked)


async def test_a_replay_that_does_not_get_its_turn_is_sent_without_its_animation_and_says_so(
    stage: Stage, opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All messages for the same place wait behind it."""
    monkeypatch.setattr("bot.messages.drawing.PATIENCE", 0.0)
    monkeypatch.setattr(stage.drawing, "_slow_worker", opponents)
    number = await over(stage, turns=2)
    async with opponents._time.turn():
        busy = only(await stage.say(ANN, f"/replay #{number}"))
    moving = only(await stage.say(ANN, f"/replay #{number}"))
    assert (present(busy.picture).animation, "too busy" in words(busy)) == (None, True)
    assert (present(moving.picture).animation is None, "too busy" in words(moving)) == (False, False)


async def test_computers_think_for_the_people_at_their_table_after_a_restart_as_well(
    tmp_path: Path, opponents: Opponents, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        await stage.service.computers.close()
        await stage.say(ANN, "/challenge computer=beginner summy", private=True)
        if not (await stage.table()).computers_on_turn:
            await stage.say(ANN, await stage.move(), private=True)
    choose, asked = Opponents.choose, set[Any]()

    async def noted(opponents: Opponents, *args: Any, **facts: Any) -> tuple[str, ...]:
        asked.add(thinks_for.get())
        return await choose(opponents, *args, **facts)

    monkeypatch.setattr(Opponents, "choose", noted)
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        await stage.settle()
        assert asked == {(await stage.store.person(ANN.account),)}
