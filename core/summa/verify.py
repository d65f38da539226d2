"""The rules a move of Summa Summarum can break: one function each, raising RuleError with what is wrong and where."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from core import seats
from core.bag import spaced
from core.errors import RuleError
from core.game import Seat
from core.grid import EMPTY, Cell, Direction, at
from core.summa.black import touching
from core.summa.marks import after_rows, cells_of, drawn, holds_numeral, pieces, place, tidy
from core.summa.moves import SYMBOLS, Blacken, BlackFor, Mark, Move, Pick, Place, Roll, Time
from core.summa.numerals import VALUES
from core.summa.position import Position, direction_due, lines_due, placed, to_place
from core.summa.rules import Rules
from core.summa.view import BLACK, Phase

CODES: Final = seats.CODES | frozenset(
    {
        *("black-first", "black-chosen", "black-count", "black-twice", "black-row", "black-column", "black-corner"),
        *("cell-black", "cell-full", "cell-used", "cell-twice", "not-left", "all-placed", "not-all-placed"),
        *(
            "nothing-to-undo",
            "no-marks-yet",
            "no-self-scoring",
            "marks-due",
            "columns-due",
            "rows-first",
            "rows-marked",
        ),
        *("pick-ends", "pick-oblique"),
        *("wrong-lines", "mark-length", "mark-differs", "mark-black", "mark-short", "not-a-numeral", "not-canonical"),
        "wrong-roll",
    }
)
"""Every reason for which this game refuses what could be read."""

WAYS: Final = {Direction.ACROSS: "row", Direction.DOWN: "column"}


def timer(rules: Rules, position: Position) -> None:
    """R4: the timer runs in every phase, unless the players agreed on a game without it."""
    if position.ending or rules.seconds is None or position.chance_due:
        raise RuleError("no-limit")


def clock(rules: Rules, position: Position, move: Move) -> None:
    """R4: the clock has one move, and only while a timer runs."""
    seats.demand_running(position)
    if not isinstance(move, Time):
        raise RuleError("not-your-turn")
    timer(rules, position)


def chance(rules: Rules, position: Position, move: Move) -> None:
    """R2, R3: the draw is the one that is due, and possible."""
    seats.demand_running(position)
    if isinstance(move, Roll):
        roll(rules, position, move)
    elif isinstance(move, BlackFor):
        black_for(rules, position, move)
    else:
        raise RuleError("wrong-chance" if position.chance_due else "not-your-turn")


def roll(rules: Rules, position: Position, move: Roll) -> None:
    """R1, R3: all dice are rolled once a round, and each shows one of its faces."""
    if position.phase is not Phase.PLACING or position.roll:
        raise RuleError("wrong-chance")
    if len(move.symbols) != rules.dice or not set(move.symbols) <= set(rules.faces):
        raise RuleError("wrong-roll", rolled=spaced(move.symbols), due=str(rules.dice))


def black_for(rules: Rules, position: Position, move: BlackFor) -> None:
    """R2, R4: chance chooses for a seat that did not choose in time."""
    if position.phase is not Phase.BLACKENING or rules.seconds is None:
        raise RuleError("wrong-chance")
    if move.seat not in position.waiting:
        raise RuleError("wrong-seat", seat=str(move.seat))
    black(rules, move.cells)


def phase(rules: Rules, position: Position, move: Move) -> None:
    """R2, R4, R10: first the black cells, then the rounds, then the marks."""
    now = position.phase
    if isinstance(move, Roll | BlackFor | Time):
        raise RuleError("not-your-turn")
    if isinstance(move, Blacken):
        if now is not Phase.BLACKENING:
            raise RuleError("black-chosen")
    elif isinstance(move, Mark | Pick):
        if now is not Phase.SCORING:
            raise RuleError("no-marks-yet" if rules.self_scoring else "no-self-scoring")
    elif now is Phase.BLACKENING:
        raise RuleError("black-first")
    elif now is Phase.SCORING and isinstance(move, Place):
        raise RuleError("marks-due")


def black(rules: Rules, cells: Sequence[Cell]) -> None:
    """R2: four cells, no two in the same row, none in the same column, no two touching at a corner."""
    twice = [cell for cell, count in Counter(cells).items() if count > 1]
    if twice:
        raise RuleError("black-twice", cell=str(twice[0]))
    if len(cells) != rules.black:
        raise RuleError("black-count", count=len(cells), due=str(rules.black))
    for one, other in combinations(cells, 2):
        if one.row == other.row:
            raise RuleError("black-row", cells=f"{one} {other}")
        if one.column == other.column:
            raise RuleError("black-column", cells=f"{one} {other}")
    for one, other in touching(cells):
        raise RuleError("black-corner", cells=f"{one} {other}")


def placing(position: Position, seat: Seat, move: Place) -> None:
    """R3, R4: symbols that are left go into empty cells, each cell once; the line is played as a whole or not at all."""
    grid, used, left = position.grids[seat - 1], placed(position, seat), to_place(position, seat)
    taken = set()
    for symbol, cell in move.pairs:
        if cell in taken:
            raise RuleError("cell-twice", cell=str(cell))
        taken.add(cell)
        empty(grid, cell)
        if cell in used:
            raise RuleError("cell-used", cell=str(cell), symbol=used[cell])
        if not left:
            raise RuleError("all-placed")
        if symbol not in left:
            raise RuleError("not-left", symbol=symbol, symbols=spaced(left))
        left = left.replace(symbol, "", 1)


def empty(grid: Sequence[str], cell: Cell) -> None:
    """R3: neither black nor full."""
    there = at(grid, cell)
    if there == BLACK:
        raise RuleError("cell-black", cell=str(cell))
    if there != EMPTY:
        raise RuleError("cell-full", cell=str(cell), symbol=there)


def confirming(position: Position, seat: Seat) -> None:
    """R3, R4: all four symbols are placed."""
    left = to_place(position, seat)
    if left:
        raise RuleError("not-all-placed", symbols=spaced(left), count=len(left))


def undoing(position: Position, seat: Seat) -> None:
    """R4, R10: the seat has placed, picked or marked something."""
    if not (position.drafts[seat - 1] or position.picks[seat - 1] or position.marks[seat - 1]):
        raise RuleError("nothing-to-undo")


def marking(rules: Rules, position: Position, seat: Seat, move: Mark) -> None:
    """R10: rows first, then the columns as the rows leave them; every line is complete and correct."""
    have, grid = position.marks[seat - 1], position.grids[seat - 1]
    if len(move.lines) not in (rules.grid, 2 * rules.grid):
        raise RuleError("wrong-lines", lines=len(move.lines))
    if len(have) + len(move.lines) > 2 * rules.grid:
        raise RuleError("rows-marked")
    if not have:
        for number, mark in enumerate(move.lines[: rules.grid]):
            marked(rules, grid[number], mark, number, Direction.ACROSS)
    lines = (*have, *move.lines)
    for number, mark in enumerate(lines[rules.grid :]):
        marked(rules, after_rows(grid, lines[: rules.grid])[number], mark, number, Direction.DOWN)


def picking(rules: Rules, position: Position, seat: Seat, move: Pick) -> None:
    """R10: each stretch lies in one of the lines that are due, and is a numeral there."""
    direction, lines = direction_due(position, seat), lines_due(position, seat)
    for first, last in move.spans:
        number, start, end = (
            (first.row, first.column, last.column)
            if direction is Direction.ACROSS
            else (first.column, first.row, last.row)
        )
        if place(number, end, direction) != last:
            raise RuleError("pick-oblique", cells=f"{first}-{last}", way=WAYS[direction])
        line = lines[number]
        if BLACK in line[start : end + 1]:
            raise RuleError("mark-black", cell=str(place(number, line.index(BLACK, start), direction)))
        marked(rules, line, drawn(lines, ((first, last),), direction)[number], number, direction)


def handing_in(rules: Rules, position: Position, seat: Seat) -> None:
    """R10: a stretch is picked in the lines that are due, unless they hold no numeral at all."""
    if not position.picks[seat - 1] and holds_numeral(lines_due(position, seat), rules.shortest):
        raise RuleError("columns-due" if position.marks[seat - 1] else "marks-due")


def marked(rules: Rules, line: str, mark: str, number: int, direction: Direction) -> None:
    """R5, R6, R7: the mark repeats the line, split into numerals that are long enough."""
    where = {"way": WAYS[direction], "line": name(number, direction)}
    signs = cells_of(mark)
    if len(signs) != len(line):
        raise RuleError("mark-length", typed=mark, **where)
    for offset, (sign, there) in enumerate(zip(signs, line, strict=True)):
        cell = str(place(number, offset, direction))
        if sign in SYMBOLS and there == BLACK:
            raise RuleError("mark-black", cell=cell)
        if sign in SYMBOLS and sign != there:
            raise RuleError("mark-differs", cell=cell, typed=sign, there=there)
    if mark != tidy(mark, line):
        raise RuleError("not-canonical", nearest=tidy(mark, line))
    for offset, text in pieces(mark):
        first, last = place(number, offset, direction), place(number, offset + len(text) - 1, direction)
        facts = {"stretch": text, "cells": f"{first}-{last}", **where}
        if len(text) < rules.shortest:
            raise RuleError("mark-short", least=str(rules.shortest), **facts)
        if text not in VALUES:
            raise RuleError("not-a-numeral", **facts)


def name(number: int, direction: Direction) -> str:
    """The name of a row or column: `3`, `C`."""
    return str(number + 1) if direction is Direction.ACROSS else str(Cell(number, 0))[0]
