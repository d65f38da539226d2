"""A laying put together by tapping: what a tap adds to its text, and where its tiles would lie."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from core.bag import spaced
from core.errors import RuleError
from core.grid import EMPTY, Cell, Direction, at, through
from core.summy.moves import Lay
from core.summy.notation import Typed, TypedExchange, TypedLay, exchanged, fillings, resolve
from core.summy.view import BLOCKER, View

_TILE: Final = r"[0-9+\-x:=]"
# possessive: blanks are never divided between the parts anew, which would take hours for a long line of them
_DRAFT: Final = re.compile(rf"\s*+(?:([A-Z])([0-9]{{1,2}})\s*+([>v]))?\s*+((?:{_TILE}|\s)*+)", re.IGNORECASE)
_CELL: Final = re.compile(r"\s*([A-Z])([0-9]{1,2})[>v]\s*")


@dataclass(frozen=True, slots=True)
class _Draft:
    """A laying as typed so far: where it starts, if that is known, and its tiles in order."""

    start: Cell | None
    direction: Direction
    tiles: str

    @property
    def text(self) -> str:
        head = "" if self.start is None else f"{self.start}{self.direction.value} "
        return f"{head}{self.tiles}"


def tapped(view: View, text: str, tap: str, *, used: bool = False) -> str | None:
    """The draft after a tap on a cell or a tile; None if the draft is no laying: then the tap just types its text.

    The second cell gives the direction, and a second tap on the first cell turns it. A cell out of line becomes the first
    one. A tile of the board is added where the run meets it. A tile that is `used` is taken back.
    """
    draft = _read(text)
    if draft is None:
        return None
    if found := _CELL.fullmatch(tap):
        return _at_cell(view.rows, draft, _cell(found[1], found[2])).text
    if not re.fullmatch(_TILE, tap):
        return None
    before, _, after = draft.tiles.rpartition(tap)
    return replace(draft, tiles=before + after if used else draft.tiles + tap).text


def choices(view: View, text: str) -> tuple[str, ...]:
    """The same laying in the other direction, if a tile lies there; without a cell, an exchange of the tiles."""
    draft = _read(text)
    if draft is None:
        return ()
    if draft.start is None:
        return (f"exchange {spaced(draft.tiles)}",) if draft.tiles else ()
    turned = replace(draft, direction=draft.direction.other)
    return (turned.text.strip(),) if _has_tile(view.rows, draft.start, turned.direction) else ()


def placed(view: View, typed: Typed) -> tuple[tuple[Cell | str, str], ...]:
    """The cells that the tiles of a laying would take, whether or not it is a sum yet.

    The tiles of an exchange have no cell. Empty if no run holds the tiles.
    """
    if isinstance(typed, TypedExchange):
        return tuple(("", tile) for tile in exchanged(view, typed))
    try:
        move = resolve(view, typed)
    except RuleError:
        runs = fillings(view.rows, typed) if isinstance(typed, TypedLay) else iter(())
        filled = next(runs, None)
        return () if filled is None else _laid(filled)
    return _laid(move) if isinstance(move, Lay) else ()


def _laid(move: Lay) -> tuple[tuple[Cell, str], ...]:
    return tuple(move.laid.items())


def _read(text: str) -> _Draft | None:
    found = _DRAFT.fullmatch(text)
    if found is None:
        return None
    start = _cell(found[1], found[2]) if found[1] else None
    return _Draft(start, Direction((found[3] or ">").lower()), "".join(found[4].lower().split()))


def _cell(letter: str, number: str) -> Cell:
    return Cell(ord(letter.upper()) - ord("A"), int(number) - 1)


def _at_cell(rows: Sequence[str], draft: _Draft, cell: Cell) -> _Draft:
    """The draft after a tap on a cell of the board."""
    there, start = at(rows, cell), draft.start
    if there == BLOCKER:
        return draft
    if start is None:
        return replace(draft, start=cell, direction=_towards_tiles(rows, cell))
    if cell == start:
        return replace(draft, direction=draft.direction.other)
    in_row, in_column = cell.row == start.row, cell.column == start.column
    if not in_row and not in_column:
        return replace(draft, start=cell, direction=_towards_tiles(rows, cell))
    first, direction = min(start, cell), Direction.ACROSS if in_row else Direction.DOWN
    turned = replace(draft, start=first, direction=direction)
    return _with_lying(rows, turned, first, cell) if there != EMPTY and turned.tiles else turned


def _with_lying(rows: Sequence[str], draft: _Draft, start: Cell, cell: Cell) -> _Draft:
    """The draft with the tile that lies on a cell, if the run ends right before it."""
    run = next(fillings(rows, TypedLay(start, draft.direction, draft.tiles)), None)
    distance = cell.column - start.column + cell.row - start.row
    return draft if run is None or len(run.run) != distance else replace(draft, tiles=draft.tiles + at(rows, cell))


def _towards_tiles(rows: Sequence[str], cell: Cell) -> Direction:
    """The direction in which the nearest tile lies; across if neither is nearer."""
    return min(Direction, key=lambda direction: _distance(rows, cell, direction))


def _has_tile(rows: Sequence[str], start: Cell, direction: Direction) -> bool:
    """Whether a tile lies right before a cell or, with no blocker in between, anywhere after it: a run could hold it."""
    whole, place = through(rows, start, direction)
    lying = whole[place:].partition(BLOCKER)[0] + whole[:place][-1:].replace(BLOCKER, "")
    return lying.strip(EMPTY) != ""


def _distance(rows: Sequence[str], cell: Cell, direction: Direction) -> int:
    """How far the nearest tile lies before or after a cell, with no blocker in between."""
    whole, place = through(rows, cell, direction)
    before, after = whole[:place].rpartition(BLOCKER)[2][::-1], whole[place + 1 :].partition(BLOCKER)[0]
    return min(len(part) - len(part.lstrip(EMPTY)) if part.strip(EMPTY) else len(whole) for part in (before, after))
