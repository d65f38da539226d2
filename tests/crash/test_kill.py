"""Killed at any moment and started again, the program loses no move, owes no answer and skips nobody.

SUMMARUM_KILLS is the number of kills, over all games; `make long` kills far more often, with several seeds.
"""

import os
from pathlib import Path

import pytest

from bot.games import registry
from tests.crash.course import Course, announced, every_move_counts_once, phases_ended_by_clock
from tests.crash.kills import GamesWithKills, run_with_kills
from tests.crash.laws import (
    every_answer_arrived,
    every_line_was_handled,
    every_move_was_announced,
    meant,
    nothing_is_left_to_do,
)

KILLS = int(os.environ.get("SUMMARUM_KILLS", "10"))
SEED = int(os.environ.get("SUMMARUM_SEED", "1"))


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.GAMES)
async def test_nothing_is_lost(tmp_path: Path, game: str) -> None:
    games = GamesWithKills(tmp_path / "crash.sqlite3", game, SEED)
    await games.begin()
    kills = max(1, KILLS // len(registry.GAMES))
    await run_with_kills(games, kills)
    await games.end()
    people, ledger = games.people, games.ledger
    nothing_is_left_to_do(ledger)
    every_line_was_handled(people, ledger)
    courses = [Course.of(ledger, number) for number in ledger.tables()]
    every_answer_arrived(people, ledger, overtaken=sum(announced(course).rewritten for course in courses))
    for course in courses:
        every_move_was_announced(people, course)
    moves = sum(every_move_counts_once(course, meant(people)) for course in courses)
    deadline = set[tuple[int, int]]().union(*map(phases_ended_by_clock, courses))
    assert deadline <= games.run_down, "time out of service was charged"
    assert bool(deadline) == bool(games.run_down)
    assert moves >= kills / 2, "hardly anything was played"
