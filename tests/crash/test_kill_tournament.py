"""Killed at any moment of a tournament, the program counts every result once and seats every round once."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.tables.table import Phase
from bot.tournaments.tournament import Tournament, ranking
from core.points import format_points, shares
from tests.crash.course import Course, announced, every_move_counts_once
from tests.crash.laws import every_answer_arrived, every_line_was_handled, meant, nothing_is_left_to_do, seen
from tests.crash.person import text_of
from tests.crash.test_kill import KILLS, SEED
from tests.crash.tournament import ENTRANTS, LATE, ROUNDS, TournamentWithKills


@pytest.mark.slow
@pytest.mark.parametrize("game", ["rummy-plus"])
async def test_p14_every_result_counts_once_and_every_round_is_seated_once(tmp_path: Path, game: str) -> None:
    games = TournamentWithKills(tmp_path / "crash.sqlite3", game, SEED)
    await games.begin()
    for _ in range(max(1, KILLS // 4)):
        await games.run_until_killed()
    await games.end()
    people, ledger = games.people, games.ledger
    nothing_is_left_to_do(ledger)
    every_line_was_handled(people, ledger)
    courses = [Course.of(ledger, number) for number in ledger.tables()]
    every_answer_arrived(people, ledger, overtaken=sum(announced(course).rewritten for course in courses) + len(people))
    assert sum(every_move_counts_once(course, meant(people)) for course in courses) >= ROUNDS
    tournament = ledger.tournament()
    assert tournament is not None
    every_round_is_seated_once(tournament, courses)
    every_result_counts_once(tournament, courses)
    said = [text_of(entry) for entry in seen(people).values()]
    everything_is_announced_once(tournament, said)


def every_round_is_seated_once(tournament: Tournament, courses: Sequence[Course]) -> None:
    """There is one table for each match, and everybody present is seated once in each round."""
    assert len(tournament.played) == ROUNDS
    tables = [match.table for round in tournament.played for match in round.matches]
    assert sorted(tables) == [course.number for course in courses]
    names = [one.name.lower() for one in tournament.entrants]
    assert sorted(names) == sorted(ENTRANTS)
    for number, round in enumerate(tournament.played):
        seated = [names[one] for match in round.matches for one in match.seats] + [names[one] for one in round.out]
        assert sorted(seated) == sorted(name for name in ENTRANTS if number or name != LATE)


def every_result_counts_once(tournament: Tournament, courses: Sequence[Course]) -> None:
    """The points of a match are those that its log leads to, and the totals are their sums."""
    by_number = {course.number: course for course in courses}
    for match in (match for round in tournament.played for match in round.matches):
        course = by_number[match.table]
        outcome = course.game.outcome(course.steps[-1].after.position)
        assert course.table.phase is Phase.OVER
        assert outcome is not None
        assert match.points == (outcome.match_points or shares(outcome.places))
    for one in ranking(tournament):
        assert one.total == sum(points for points in one.rounds if points is not None)


def everything_is_announced_once(tournament: Tournament, said: Sequence[str]) -> None:
    """One message announces the beginning of each round, one its end, and one each result."""

    def times(*parts: Any) -> int:
        return sum(all(str(part) in text for part in parts) for text in said)

    for number, round in enumerate(tournament.played, 1):
        assert times(f"Round {number} of {ROUNDS} begins.") == 1
        assert times(f"The tournament after round {number} of {ROUNDS}") == 1
        for match in round.matches:
            names = [tournament.entrants[one].name for one in match.seats]
            pairs = zip(names, map(format_points, match.points), strict=True)
            assert times("For the tournament: ", *(f"{name} {points}" for name, points in pairs)) >= 1
    assert times("For the tournament: ") == sum(len(round.matches) for round in tournament.played)
