"""Moves found by plain enumeration: every card on every cell with every set of turned cards, each board read as a whole."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import TypeAlias

from core.grid import Cell
from core.kakuro.moves import Lay, outwards

Board: TypeAlias = dict[Cell, str]
TurnSets: TypeAlias = Callable[[Board, Cell], Iterable[tuple[Cell, ...]]]
"""The sets of turned cards to try with a card laid on a cell."""

_OVER = str.maketrans("123456789abcdefghi", "abcdefghi123456789")


def one_at_most(board: Board, _: Cell) -> Iterator[tuple[Cell, ...]]:
    """K8: no card, or any one on the board."""
    yield ()
    yield from ((cell,) for cell in board)


def any_of_all(board: Board, _: Cell) -> Iterator[tuple[Cell, ...]]:
    """K8, expert: every set of cards on the board."""
    for count in range(len(board) + 1):
        yield from combinations(board, count)


def any_in_line(board: Board, cell: Cell) -> Iterator[tuple[Cell, ...]]:
    """K8, expert: every set of the cards that lie in the row or in the column of the cell without a gap."""
    yield ()
    for way in ((1, 0), (0, 1)):
        line = [*_unbroken(board, cell, way), *_unbroken(board, cell, (-way[0], -way[1]))]
        for count in range(1, len(line) + 1):
            yield from combinations(line, count)


def moves(rows: Sequence[str], hand: str, turn_sets: TurnSets) -> dict[Lay, int]:
    """Every lawful move in canonical form, with its points (K4–K8)."""
    board = {Cell(x, y): there for y, row in enumerate(rows) for x, there in enumerate(row) if there != "."}
    found = {}
    for cell in _beside(rows, board):
        for turned in turn_sets(board, cell):
            for digit in sorted(set(hand)):
                for card in (digit, digit.translate(_OVER)):
                    points = _points(rows, board, cell, card, turned)
                    if points is not None:
                        found[Lay(cell, card, outwards(cell, turned))] = points
    return found


def _points(rows: Sequence[str], board: Board, cell: Cell, card: str, turned: tuple[Cell, ...]) -> int | None:
    """K7, K8: what scores on the board as it is after the move; None if the cards may not be turned."""
    after = [list(row) for row in rows]
    after[cell.row][cell.column] = card
    for one in turned:
        after[one.row][one.column] = board[one].translate(_OVER)
    touched = {cell, *turned}
    points, is_simultaneous = 0, not turned
    for lines, way in ((after, 0), (list(zip(*after, strict=True)), 1)):
        for number in {one[1 - way] for one in touched}:
            places = {one[way] for one in touched if one[1 - way] == number}
            for first, last, worth in standing("".join(lines[number])):
                inside = sum(first <= place <= last for place in places)
                points += worth * (inside > 0)
                is_simultaneous |= inside == len(touched)
    return points if is_simultaneous else None


@cache
def standing(line: str) -> tuple[tuple[int, int, int], ...]:
    """K5, K6: the kakuros of a line, each with its first and last place and its sum."""
    found = []
    for match in re.finditer("([a-i])([1-9]{2,})", line):
        total = sum(map(int, match[2]))
        if len(set(match[2])) == len(match[2]) and str(total)[-1] == match[1].translate(_OVER):
            found.append((match.start(), match.end() - 1, total))
    return tuple(found)


def _beside(rows: Sequence[str], board: Board) -> Iterator[Cell]:
    for y, row in enumerate(rows):
        for x in range(len(row)):
            around = {Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)}
            if Cell(x, y) not in board and around & board.keys():
                yield Cell(x, y)


def _unbroken(board: Board, cell: Cell, way: tuple[int, int]) -> Iterator[Cell]:
    one = Cell(cell.column + way[0], cell.row + way[1])
    while one in board:
        yield one
        one = Cell(one.column + way[0], one.row + way[1])


def scatter(rng: Random, *, size: int, cards: int) -> tuple[str, ...]:
    """A board of cards laid beside each other at random, many of them in kakuros."""
    rows = [["."] * size for _ in range(size)]
    rows[size // 2][size // 2] = rng.choice("abcdefghi")
    for _ in range(cards - 1):
        lying = {Cell(x, y): card for y, row in enumerate(rows) for x, card in enumerate(row) if card != "."}
        cell = rng.choice(list(_beside(["".join(row) for row in rows], lying)))
        rows[cell.row][cell.column] = rng.choice("123456789123456789abcdefghi")
    return tuple("".join(row) for row in rows)
