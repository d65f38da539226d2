"""One table in three chats, with all real clients: the time from a move to the board in every place, and the requests."""

import asyncio
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from tests.adapters.four_people import FourPeople, four_people

pytestmark = pytest.mark.bench
MOVES = 60
HOMES = {"Ann": "telegram", "Ben": "discord", "Dan": "discord", "Cara": "web"}


async def boards(four: FourPeople, line: tuple[str, str, bool]) -> dict[str, float]:
    """Type a line and wait for one more board in each chat; returns the seconds that each took."""
    group, here, lobby = len(four.group.by_bot()), len(four.all.discord.back_end.seen(four.here)), len(four.entries)
    name, text, private = line
    began = perf_counter()
    await four.type(name, text, private=private)

    async def web() -> float:
        while len(four.entries) == lobby:
            await four.next_entry()
        return perf_counter() - began

    async def telegram() -> float:
        await four.all.telegram.until(lambda: len(four.group.by_bot()) > group)
        return perf_counter() - began

    async def discord() -> float:
        await four.all.discord.transport.until(lambda: len(four.all.discord.back_end.seen(four.here)) > here)
        return perf_counter() - began

    took = await asyncio.gather(telegram(), discord(), web())
    return dict(zip(("telegram", "discord", "web"), took, strict=True))


def requests(four: FourPeople) -> dict[str, int]:
    """The requests so far that say something in a place."""
    given = [told for method, told in four.all.server.requests if method.startswith(("send", "edit"))]
    calls = four.all.discord.transport.calls
    return {
        "telegram": sum(str(told.get("chat_id")) == str(four.group.id) and "action" not in told for told in given),
        "discord": sum(
            call.path.startswith(f"/channels/{four.here}/messages") and call.method in ("POST", "PATCH")
            for call in calls
        ),
        "web": len(four.entries),
    }


async def test_every_place_has_its_board_soon_with_one_request(tmp_path: Path) -> None:
    """A place needs one request a move, and has its board not much later than the place where the move was typed."""
    own: list[float] = []
    other: dict[str, list[float]] = defaultdict(list)
    async with four_people(tmp_path) as four:
        await four.begin("kakuro")
        before = requests(four)
        for _ in range(MOVES):
            line = four.due()
            for place, seconds in (await boards(four, line)).items():
                (own if place == HOMES[line[0]] else other[place]).append(seconds)
        after = requests(four)
    report = [
        f"{place}: p50 {1e3 * median(times):.0f} ms, p99 {1e3 * sorted(times)[len(times) * 99 // 100]:.0f} ms"
        for place, times in other.items()
    ]
    report.append(f"where the move was typed: p50 {1e3 * median(own):.0f} ms")
    a_move = {place: (after[place] - before[place]) / MOVES for place in before}
    report.append("requests a move: " + ", ".join(f"{place} {count:.2f}" for place, count in a_move.items()))
    sys.stderr.write("\n" + "\n".join(report) + "\n")
    assert max(a_move["telegram"], a_move["discord"]) <= 1.1
    assert median(time for times in other.values() for time in times) <= 2 * median(own)
