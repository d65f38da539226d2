"""The small parts under all games: bags, cells, the draw stream, refusals."""

import hashlib
import hmac
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.bag import missing, without
from core.errors import MoveError, NotationError
from core.fair import FairRandom, commitment, table_seed
from core.grid import Cell, Direction, line, on_board, parse_cell, put, run_through, step
from tests.boards import board, drawing
from tests.core.refusals import unreadable


@given(st.text("abc"), st.text("abc"))
def test_what_is_missing_and_what_remains(have: str, wanted: str) -> None:
    short = missing(have, wanted)
    assert sorted([*have, *short]) == sorted([*without([*have, *short], wanted), *wanted])
    assert all(short.count(item) == max(0, wanted.count(item) - have.count(item)) for item in "abc")


def test_nothing_can_be_taken_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="not in list"):
        without("ab", "bb")


def test_a_refusal_says_its_code_and_facts() -> None:
    assert repr(NotationError("unreadable", text="x")) == "NotationError('unreadable', {'text': 'x'})"
    assert issubclass(NotationError, MoveError)


@given(st.builds(Cell, st.integers(0, 24), st.integers(0, 24)))
def test_cells_are_read_as_they_are_written(cell: Cell) -> None:
    assert parse_cell(f" {str(cell).lower()} ", 25) == cell


@pytest.mark.parametrize("text", ["", "13", "M", "ÄA", "M1²", "M-1", "5M"])
def test_what_is_no_cell(text: str) -> None:
    assert unreadable(partial(parse_cell, size=25), text) == ("not-a-cell", {"text": text})


@pytest.mark.parametrize("text", ["Z1", "A26", "A0", "A99999"])
def test_a_cell_the_board_does_not_have(text: str) -> None:
    assert unreadable(partial(parse_cell, size=25), text) == ("off-board", {"cell": text, "last": "Y25"})


def test_steps_and_directions() -> None:
    assert step(Cell(3, 4), Direction.ACROSS, -2) == Cell(1, 4)
    assert step(Cell(3, 4), Direction.DOWN) == Cell(3, 5)
    assert line(Cell(3, 4), Direction.ACROSS, 3) == (Cell(3, 4), Cell(4, 4), Cell(5, 4))
    assert line(Cell(3, 4), Direction.DOWN, 2) == (Cell(3, 4), Cell(3, 5))
    assert [way.other for way in Direction] == [Direction.DOWN, Direction.ACROSS]
    assert not on_board(("..",), Cell(2, 0))
    assert not on_board(("..",), Cell(0, -1))


def test_runs_end_at_gaps_and_edges() -> None:
    rows = ("ab.c#e", "d.....")
    assert run_through(rows, Cell(1, 0), Direction.ACROSS, ".") == (Cell(0, 0), "ab")
    assert run_through(rows, Cell(0, 1), Direction.DOWN, ".") == (Cell(0, 0), "ad")
    assert run_through(rows, Cell(3, 0), Direction.ACROSS, ".") == (Cell(3, 0), "c#e")
    assert run_through(rows, Cell(3, 0), Direction.ACROSS, ".#") == (Cell(3, 0), "c")
    assert run_through(rows, Cell(5, 0), Direction.DOWN, ".#") == (Cell(5, 0), "e")


def test_tiles_are_put_on_a_copy() -> None:
    rows = ("..", "..")
    assert put(rows, {Cell(1, 0): "a", Cell(0, 1): "b", Cell(0, 0): "c"}) == ("ca", "b.")
    assert rows == ("..", "..")


def test_boards_are_drawn_and_read_back() -> None:
    drawn = "2x3\n..="
    assert drawing(board("J13", drawn), "J13", "L14") == drawn
    for corner, wrong in (("X1", "123"), ("A25", "1\n2")):
        with pytest.raises(ValueError, match="does not fit"):
            board(corner, wrong)


def test_draws_are_the_documented_stream() -> None:
    block = hmac.new(b"seed", b"mix" + (0).to_bytes(8, "big"), hashlib.sha256).digest()
    assert FairRandom(b"seed", b"mix").below(1000) == int.from_bytes(block[:8], "big") % 1000
    assert commitment(b"seed") == hashlib.sha256(b"seed").hexdigest()


@given(st.binary(min_size=1, max_size=8), st.integers(0, 6))
def test_a_stream_goes_on_where_it_stopped(seed: bytes, taken: int) -> None:
    whole = FairRandom(seed)
    numbers = [whole.below(50) for _ in range(8)]
    rest = FairRandom(seed, counter=taken)
    assert [rest.below(50) for _ in range(8 - taken)] == numbers[taken:]
    assert rest.counter == whole.counter == 8


@given(st.binary(min_size=1, max_size=8), st.text("abcde", max_size=9), st.integers(0, 9))
def test_a_sample_is_taken_out(seed: bytes, items: str, count: int) -> None:
    if count > len(items):
        with pytest.raises(ValueError, match="drawn from"):
            FairRandom(seed).sample(items, count)
    else:
        drawn = FairRandom(seed).sample(items, count)
        assert len(drawn) == count
        assert not missing(items, drawn)


def test_nothing_can_be_chosen_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        FairRandom(b"seed").below(0)


def test_every_number_comes_about_equally_often() -> None:
    stream = FairRandom(b"even")
    numbers = [stream.below(6) for _ in range(6000)]
    assert all(850 < numbers.count(eyes) < 1150 for eyes in range(6))


def test_every_table_of_a_round_has_a_seed_of_its_own() -> None:
    seeds = [table_seed(bytes(32), number) for number in range(1, 9)]
    assert len({*seeds, bytes(32)}) == 9
    assert {len(seed) for seed in seeds} == {32}
    assert seeds[0] == table_seed(bytes(32), 1) != table_seed(bytes([1] * 32), 1)
