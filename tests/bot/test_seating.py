"""The seating of rounds: nobody sits out without need, sit-outs are even, and all meet as evenly as possible (P14)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tournaments.seating import Seating, fitting_rounds, seat, sizes

SEATS = [(2, 4), (3, 4), (2, 2), (2, 3), (4, 4)]


@pytest.mark.parametrize(
    ("players", "low", "high", "rounds"),
    [
        (2, 2, 2, 2),
        (3, 2, 2, 3),
        (4, 2, 2, 3),
        (5, 2, 2, 5),
        (6, 2, 2, 5),
        (8, 2, 2, 4),
        (32, 2, 2, 5),
        (3, 2, 4, 3),
        (4, 2, 4, 4),
        (5, 3, 4, 5),
        (6, 2, 4, 3),
        (12, 2, 4, 4),
        (2, 3, 4, 4),
    ],
)
def test_p14_the_rounds_fit_the_number_of_people(players: int, low: int, high: int, rounds: int) -> None:
    """All meet once if that takes few rounds; at a single table all begin or sit out once."""
    assert fitting_rounds(players, low, high) == rounds


@pytest.mark.parametrize(
    ("players", "low", "high", "expected"),
    [
        (3, 3, 4, (3,)),
        (5, 3, 4, (4,)),
        (5, 2, 4, (3, 2)),
        (6, 3, 4, (3, 3)),
        (7, 3, 4, (4, 3)),
        (9, 2, 4, (3, 3, 3)),
        (10, 3, 4, (4, 3, 3)),
        (7, 2, 2, (2, 2, 2)),
        (2, 3, 4, ()),
        (7, 4, 4, (4,)),
    ],
)
def test_p14_few_large_tables_that_seat_as_many_as_can_be(
    players: int, low: int, high: int, expected: tuple[int, ...]
) -> None:
    assert sizes(players, low, high) == expected


def played(
    players: int, rounds: int, low: int, high: int, seed: int
) -> Iterator[tuple[Seating, Counter[tuple[int, int]]]]:
    """Rounds of one field, each with the meetings before it."""
    met: Counter[tuple[int, int]] = Counter()
    out: Counter[int] = Counter()
    for _ in range(rounds):
        seating = seat(range(players), met, out, low=low, high=high, rng=Random(seed))
        yield seating, Counter(met)
        for table in seating.tables:
            met.update(combinations(sorted(table), 2))
        out.update(seating.out)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 14), st.integers(1, 7), st.sampled_from(SEATS), st.integers(0, 9))
def test_p14_everybody_sits_at_one_table_or_sits_out_and_sit_outs_are_even(
    players: int, rounds: int, seats: tuple[int, int], seed: int
) -> None:
    low, high = seats
    if players < low:
        return
    out = Counter(range(players))
    for seating, _ in played(players, rounds, low, high, seed):
        assert sorted([*seating.out, *(one for table in seating.tables for one in table)]) == list(range(players))
        assert all(low <= len(table) <= high for table in seating.tables)
        out.update(seating.out)
        assert max(out.values()) - min(out.values()) <= 1


def every(players: Sequence[int], due: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat players at tables of these sizes, told apart or not."""
    if not due:
        yield []
        return
    for table in combinations(players, due[0]):
        for others in every([one for one in players if one not in table], due[1:]):
            yield [table, *others]


@pytest.mark.parametrize(
    ("players", "low", "high"), [(4, 2, 2), (5, 2, 4), (5, 3, 4), (6, 3, 4), (6, 2, 2), (7, 3, 4), (8, 3, 4), (7, 2, 2)]
)
def test_p14_nobody_could_meet_the_others_more_evenly(players: int, low: int, high: int) -> None:
    """Of all ways to seat the players of a round, the one chosen has the least sum of squared meetings."""
    for seating, met in played(players, 6, low, high, seed=1):
        there = [one for one in range(players) if one not in seating.out]

        def squares(tables: Sequence[Sequence[int]], met: Counter[tuple[int, int]] = met) -> int:
            after = met + Counter(pair for table in tables for pair in combinations(sorted(table), 2))
            return sum(times * times for times in after.values())

        assert squares(seating.tables) == min(map(squares, every(there, sizes(players, low, high))))


def test_p14_over_many_rounds_all_meet_all_others_equally_often() -> None:
    *_, (last, met) = played(9, 8, 3, 4, seed=3)
    met.update(pair for table in last.tables for pair in combinations(sorted(table), 2))
    assert set(met.values()) == {2}
    assert len(met) == 36


@pytest.mark.parametrize(("players", "rounds"), [(16, 8), (32, 6)])
def test_a_large_field_is_seated_too_and_the_same_way_for_the_same_lot(players: int, rounds: int) -> None:
    *_, (first, met) = played(players, rounds, 3, 4, seed=1)
    *_, (again, _) = played(players, rounds, 3, 4, seed=1)
    assert first == again
    assert max(met.values()) <= 2


def test_who_was_excused_from_sitting_out_comes_last() -> None:
    seating = seat(range(5), {}, {0: 1, 1: 1, 2: 0, 3: 1, 4: 1}, low=3, high=4, rng=Random(1))
    assert seating.out == (2,)
