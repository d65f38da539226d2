"""V4: the collection of puzzles: each best turn is proven, none are alike, and the hard ones are solved less often."""

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from bot.games.puzzles import PuzzleName, games, names, of_day, posed, puzzle, rating, read
from bot.ratings.model import MU
from core.replay import LogEntry, advance
from tests.examples import LONG, examples
from tests.puzzles.proving import CAREFUL, LEAD, SEARCHES, lead, ranked, solved

A_YEAR = 365
SAMPLE = names() if LONG else Random(1).sample(names(), 12)


def test_v4_there_is_a_puzzle_for_every_day_of_a_year() -> None:
    assert games() == tuple(SEARCHES)
    first = date(2026, 1, 1)
    days = [of_day(first + timedelta(days=day)) for day in range(A_YEAR)]
    assert len(set(days)) == A_YEAR
    assert len({one.game for one in days[:4]}) == len(SEARCHES), "the games take turns"


@pytest.mark.parametrize("name", SAMPLE, ids=str)
def test_v4_the_best_turn_is_proven_by_full_search(name: PuzzleName) -> None:
    told, position = puzzle(name), posed(name)
    game, seat = position.engine.game, position.seat
    turns = ranked(name.game, game.view(position.replay.position, seat))
    assert [game.format(turns[0].move), turns[0].points, turns[1].points] == [told.best, told.points, told.second]
    assert lead(turns) >= LEAD
    after, _ = advance(game, position.replay, LogEntry(seat, told.best), seed=None, client_seed=b"")
    assert position.points(after) == told.points


def test_v4_no_two_puzzles_are_alike() -> None:
    every = [puzzle(name) for name in names()]
    for likeness in (
        [(name.game, one.best) for name, one in zip(names(), every, strict=True)],
        [(name.game, one.seed) for name, one in zip(names(), every, strict=True)],
    ):
        assert Counter(likeness).most_common(1)[0][1] == 1


def test_v4_a_line_of_the_collection_is_written_as_it_is_read() -> None:
    for name in names():
        assert read(str(puzzle(name))) == puzzle(name)
        assert PuzzleName.read(str(name)) == name


@pytest.mark.parametrize("text", ["", "summy", "summy/0", "summy/9999", "summy/x", "chess/1", "rummy-pur/1"])
def test_v4_what_names_no_puzzle_is_none(text: str) -> None:
    assert PuzzleName.read(text) is None


@pytest.mark.parametrize("game", SEARCHES)
def test_v4_the_harder_a_puzzle_is_said_to_be_the_less_often_a_careful_player_solves_it(game: str) -> None:
    every = [name for name in names() if name.game == game]
    sample = every[:: len(every) // examples(25, long=len(every))]
    shares = []
    for name in sample:
        position = posed(name)
        turns = ranked(game, position.engine.game.view(position.replay.position, position.seat))
        shares.append(solved(turns, CAREFUL, Random(str(name))))
    assert _rank_correlation([rating(name) for name in sample], shares) <= -0.5


def test_v4_the_collection_is_as_hard_as_a_newcomer_is_strong() -> None:
    every = sorted(map(rating, names()))
    assert abs(every[len(every) // 2] - MU) < 50


def _rank_correlation(one: list[int], other: list[float]) -> float:
    """Spearman's coefficient."""
    first, second = _ranks(one), _ranks(other)
    mean = (len(one) - 1) / 2
    both = sum((a - mean) * (b - mean) for a, b in zip(first, second, strict=True))
    squares = sum((a - mean) ** 2 for a in first) * sum((b - mean) ** 2 for b in second)
    return float(both / squares**0.5)


def _ranks(values: list[int] | list[float]) -> list[float]:
    """The place of each value among all, counted from 0; equal ones share the middle of theirs."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]
