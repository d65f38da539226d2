"""Views of a position of Summa Summarum and their descriptions, built from what the viewer may know."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from core.bag import spaced
from core.errors import Fact, RuleError
from core.game import Event, Seat
from core.grid import EMPTY, Cell, Direction, at, parse_cell, put
from core.summa.apply import rolled_event
from core.summa.marks import between, columns_left, holds_numeral
from core.summa.moves import Blacken, Mark, Move, Pick, Place
from core.summa.position import Position, first_free, grid_of, picked, placed, to_place
from core.summa.rules import Rules
from core.summa.score import outcome, sheet, sheet_of
from core.summa.verify import name
from core.summa.view import Own, Phase, SeatView, Sheet, Stretch, View

EVENTS: Final = frozenset(
    {
        *("now-blackening", "rolled", "scoring-begins", "over-finished", "over-resigned"),
        *("over-resigned-alone", "over-stopped"),
        *("total", "total-left", "grid", "grid-empty", "grid-left", "grid-left-empty"),
        *("stretches", "stretches-rows"),
        *("own-grid", "to-place", "own-black", "own-blank", "own-marks", "own-no-marks", "own-columns"),
        *("draft-black", "draft-none", "draft-left", "draft-full"),
        *("draft-unmarked", "draft-picks", "draft-rows", "draft-columns", "draft-no-rows", "draft-no-columns"),
    }
)
"""Every code of a recap, a description or a draft."""


def view(rules: Rules, position: Position, seat: Seat | None) -> View:
    """R11: the roll, the seats that have confirmed and the grids after the last finished round; the rest is private."""
    over = outcome(rules, position)
    return View(
        phase=position.phase,
        round=position.round,
        rounds=rules.rounds,
        roll=position.roll,
        roller=position.roller if position.roll else None,
        shortest=rules.shortest,
        seats=tuple(
            SeatView(
                rows=position.grids[one - 1],
                new=position.new[one - 1],
                filled=position.filled[one - 1],
                done=one in position.done,
                left=one in position.left,
                sheet=sheet_of(rules, position, one) if over else None,
            )
            for one in position.seats
        ),
        turn=position.turn,
        ending=position.ending,
        places=over.places if over else (),
        private=None if seat is None else _own(position, seat),
    )


def _own(position: Position, seat: Seat) -> Own:
    marks = position.marks[seat - 1]
    return Own(
        seat=seat,
        rows=grid_of(position, seat),
        new=tuple(placed(position, seat)),
        to_place="" if seat in position.left else to_place(position, seat),
        black=position.black[seat - 1],
        sheet=sheet(position.grids[seat - 1], marks, own=True) if marks else None,
        picked=_picked(position, seat) if position.picks[seat - 1] else None,
    )


def _picked(position: Position, seat: Seat) -> Sheet:
    """R10: the marked and picked stretches, with nothing annulled yet in the lines that are due."""
    marks = position.marks[seat - 1]
    so_far = sheet(position.grids[seat - 1], (*marks, *picked(position, seat)), own=True)
    return replace(so_far, annulled_in_columns=()) if marks else replace(so_far, annulled_in_rows=())


def with_errors_marked(seen: View, move: Move, error: RuleError) -> View | None:
    """The view with the refused move in it and the cells at fault; None if no cell is at fault."""
    own, wrong = seen.private, _cells_at_fault(error, len(seen.seats[0].rows))
    if own is None or not wrong:
        return None
    match move:
        case Place():
            free = {cell: symbol for symbol, cell in move.pairs if at(own.rows, cell) == EMPTY}
            return replace(seen, private=replace(own, rows=put(own.rows, free), new=(*own.new, *free), wrong=wrong))
        case Blacken():
            return replace(seen, private=replace(own, black=move.cells, wrong=wrong))
        case Mark() | Pick():
            return replace(seen, private=replace(own, wrong=wrong))
    return None


def _cells_at_fault(error: RuleError, size: int) -> tuple[Cell, ...]:
    """The cells in the facts of a refusal: one in `cell`, several in `cells`, a stretch by its ends."""
    named = str(error.facts.get("cell") or error.facts.get("cells") or "")
    cells = [parse_cell(name, size) for name in re.split(r"[ -]", named) if name]
    return between((cells[0], cells[1])) if "-" in named else tuple(cells)


def recap(seen: View) -> tuple[Event, ...]:
    """The phase that runs; after the end how the game ended, with the totals."""
    if seen.ending:
        alone = "-alone" if seen.ending == "resigned" and len(seen.seats) == 1 else ""
        return (Event(f"over-{seen.ending}{alone}"), *_totals(seen))
    if seen.phase is Phase.PLACING:
        return (rolled_event(seen.roller, seen.roll, seen.round, seen.rounds),) if seen.roll else ()
    code = "now-blackening" if seen.phase is Phase.BLACKENING else "scoring-begins"
    return (Event(code, None, {"seats": len(seen.seats)}),)


def describe(seen: View) -> tuple[Event, ...]:
    """The phase, every grid row by row, after the end its stretches, and the viewer's private part."""
    events = [*recap(seen)]
    for number, one in enumerate(seen.seats, start=1):
        events.append(_grid(Seat(number), one))
        if one.sheet is not None:
            events += _stretches(Seat(number), one.sheet)
    return tuple(events) if seen.ending else (*events, *describe_private(seen))


def describe_private(seen: View) -> tuple[Event, ...]:
    """The viewing seat's placings and choices that the others do not see yet; after the end all lines about the seat."""
    if seen.private is None:
        return ()
    if seen.ending:
        return tuple(event for event in describe(seen) if event.seat == seen.private.seat)
    return tuple(_private(seen.private))


def draft(seen: View) -> tuple[Event, ...]:
    """R2, R4, R10: what the viewing seat has begun and still has to do; empty when it has nothing more to do."""
    own = seen.private
    if own is None or own.seat not in seen.turn:
        return ()
    match seen.phase:
        case Phase.BLACKENING:
            return (Event("draft-black", own.seat),)
        case Phase.SCORING:
            return (_marking(seen, own),)
    if not own.new:
        example = " ".join(
            f"{symbol} {cell}" for symbol, cell in zip(own.to_place, first_free(own.rows, 2), strict=False)
        )
        facts: dict[str, Fact] = {"symbols": spaced(own.to_place), "example": example}
        return (Event("draft-none", own.seat, {**facts, "round": str(seen.round), "rounds": str(seen.rounds)}),)
    placed_ = ", ".join(f"{own.rows[cell.row][cell.column]} {cell}" for cell in own.new)
    if not own.to_place:
        return (Event("draft-full", own.seat, {"placed": placed_}),)
    left: dict[str, Fact] = {"placed": placed_, "symbols": spaced(own.to_place), "count": len(own.to_place)}
    return (Event("draft-left", own.seat, left),)


def _marking(seen: View, own: Own) -> Event:
    """R10: how far the seat is with its stretches, and whether the lines that are due hold any numeral."""
    if own.picked is not None:
        if own.sheet is None:
            return Event("draft-picks", own.seat, _rows_marked(own.picked))
        return Event("draft-columns", own.seat, _columns_marked(own.picked))
    due = _can_mark(seen, own)
    if own.sheet is None:
        return Event("draft-unmarked" if due else "draft-no-rows", own.seat)
    return Event("draft-rows" if due else "draft-no-columns", own.seat, _rows_marked(own.sheet))


def _can_mark(seen: View, own: Own) -> bool:
    """R10: whether the lines that are due hold a numeral; without one they are handed in as they are."""
    return holds_numeral(own.rows if own.sheet is None else columns_left(own.rows, own.sheet), seen.shortest)


def _rows_marked(sheet: Sheet) -> dict[str, Fact]:
    return {"rows": _lines(sheet.rows, Direction.ACROSS), "total": sum(sheet.row_totals)}


def _columns_marked(sheet: Sheet) -> dict[str, Fact]:
    return {"columns": _lines(sheet.columns, Direction.DOWN), "total": sum(sheet.column_totals)}


def quick_actions(seen: View) -> tuple[str, ...]:
    """R4, R10: `done` once all is placed, a stretch is picked or none can be, `undo` and `reset` if there is what to undo."""
    own = seen.private
    if own is None or own.seat not in seen.turn:
        return ()
    begun, scoring = bool(own.new or own.sheet or own.picked), seen.phase is Phase.SCORING
    ready = own.picked is not None or not _can_mark(seen, own) if scoring else begun and not own.to_place
    return ("done",) * ready + ("undo", "reset") * begun


def last_word(seen: View) -> str:
    """R4: `done` once the whole roll is placed: nothing else is left to do in the round."""
    return "done" if seen.phase is Phase.PLACING and "done" in quick_actions(seen) else ""


def _totals(seen: View) -> Iterator[Event]:
    scored = [(Seat(number), one.left, one.sheet) for number, one in enumerate(seen.seats, start=1) if one.sheet]
    for seat, left, marked in scored:
        facts = {
            "total": marked.total,
            "rows": sum(marked.row_totals),
            "columns": sum(marked.column_totals),
            "blackened": marked.blackened,
            "given": marked.given,
        }
        yield Event("total-left" if left else "total", seat, facts)


def _grid(seat: Seat, one: SeatView) -> Event:
    rows = _rows(one.rows)
    if rows:
        return Event("grid-left" if one.left else "grid", seat, {"rows": rows})
    return Event("grid-left-empty" if one.left else "grid-empty", seat)


def _rows(rows: Sequence[str]) -> str:
    """Each row that is not empty: its number and its cells."""
    return ", ".join(f"{number} {row}" for number, row in enumerate(rows, start=1) if row.strip(EMPTY))


def _stretches(seat: Seat, sheet: Sheet) -> Iterator[Event]:
    """The stretches of a seat, if there are any: without one in the rows there is none in the columns (R6)."""
    rows, columns = _lines(sheet.rows, Direction.ACROSS), _lines(sheet.columns, Direction.DOWN)
    if columns:
        yield Event("stretches", seat, {"rows": rows, "columns": columns})
    elif rows:
        yield Event("stretches-rows", seat, {"rows": rows})


def _lines(lines: Sequence[Sequence[Stretch]], direction: Direction) -> str:
    """The stretches of each row or column that has any, with their values: `1 LXV 65 + LXI 61, 4 IV 4 + XI 11`."""
    return ", ".join(
        f"{name(number, direction)} " + " + ".join(f"{one.text} {one.points}" for one in line)
        for number, line in enumerate(lines)
        if line
    )


def _private(own: Own) -> Iterator[Event]:
    """Yield the lines about what only its seat sees: its grid, the symbols it still has to place, its marks."""
    if own.black:
        yield Event("own-black", own.seat, {"cells": spaced(own.black)})
    elif rows := _rows(own.rows):
        yield Event("own-grid", own.seat, {"rows": rows})
    else:
        yield Event("own-blank", own.seat)
    if own.to_place:
        yield Event("to-place", own.seat, {"symbols": spaced(own.to_place), "count": len(own.to_place)})
    marked = own.picked or own.sheet
    if marked is not None and any(marked.rows):
        yield Event("own-marks", own.seat, _rows_marked(marked))
    elif marked is not None:
        yield Event("own-no-marks", own.seat)
    if marked is not None and any(marked.columns):
        yield Event("own-columns", own.seat, _columns_marked(marked))
