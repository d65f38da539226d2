"""Every lawful move of a position, and the one with the most points (K4–K8).

The laid card and the turned cards share one kakuro in one line. Its two ends determine which cards are turned: every red
one behind the head, and the head itself if it is yellow. So there are only as many choices as pairs of ends. The points
that a turned card makes across that line depend on no other card of the move, and are simply added.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from core.grid import EMPTY, Cell, put
from core.kakuro.moves import Lay, outwards
from core.kakuro.score import READS
from core.kakuro.view import DIGITS, RED, YELLOW, over

Turning: TypeAlias = tuple[int, tuple[int, ...]]
"""The points of the kakuro in the line, and the places of the cards turned for it."""

_VALUES: Final[Mapping[str, int]] = {card: int(DIGITS[cards.index(card)]) for cards in (YELLOW, RED) for card in cards}
_NOTHING: Final[tuple[int, tuple[Turning, ...]]] = (0, ())
_LINES: Final = 1 << 15
"""The size of the caches for single lines: enough for some hundred positions, which share most of their lines."""
_BOARDS: Final = 1 << 9
"""The size of the cache for whole boards: those of a few turns, each of which is asked for again."""


@dataclass(frozen=True, slots=True)
class ScoredLay:
    """A move and the points of all kakuros it makes (K7)."""

    move: Lay
    points: int


class Candidate(NamedTuple):
    """A move before it becomes a `Lay`: its points, the cell, the card, and the cells of the turned cards."""

    points: int
    cell: Cell
    card: str
    turned: tuple[Cell, ...]


def moves(rows: Sequence[str], hand: str, *, expert: bool) -> tuple[ScoredLay, ...]:
    """Every lawful move exactly once, in canonical form."""
    return tuple(ScoredLay(_move(choice), choice.points) for choice in _choices(rows, _cards(hand), expert=expert))


def best(rows: Sequence[str], hand: str, *, expert: bool) -> ScoredLay | None:
    """A move with the most points, or None for a hand without cards."""
    top = max(_choices(rows, _cards(hand), expert=expert), key=lambda choice: choice.points, default=None)
    return ScoredLay(_move(top), top.points) if top else None


def best_points(rows: Sequence[str], *, expert: bool) -> tuple[int, ...]:
    """The most points that a card of each digit, 1 to 9, can score."""
    return tuple(one.points if one else 0 for one in _best_of_each(tuple(rows), expert=expert))


def best_of_each(rows: Sequence[str], *, expert: bool) -> tuple[ScoredLay | None, ...]:
    """A move with the most points for a card of each digit, 1 to 9; None on a full board."""
    return tuple(
        ScoredLay(_move(one), one.points) if one else None for one in _best_of_each(tuple(rows), expert=expert)
    )


def after(rows: Sequence[str], move: Lay) -> tuple[str, ...]:
    """The board after a move that turns no card wrongly."""
    return put(rows, {move.cell: move.card, **{cell: over(rows[cell.row][cell.column]) for cell in move.turned}})


@lru_cache(maxsize=_BOARDS)
def _best_of_each(rows: tuple[str, ...], *, expert: bool) -> Sequence[Candidate | None]:
    """The candidates for `best_of_each`; a digit that scores nowhere goes to any open cell."""
    cells = open_cells(rows)
    if not cells:
        return [None] * len(DIGITS)
    tops = [Candidate(0, cells[0], card, ()) for card in YELLOW]
    for choice in _choices(rows, expert=expert):
        value = _VALUES[choice.card] - 1
        if choice.points > tops[value].points:
            tops[value] = choice
    return tops


def open_cells(rows: Sequence[str]) -> tuple[Cell, ...]:
    """K4: the empty cells beside a card."""
    above, below = (EMPTY * len(rows[0]), *rows[:-1]), (*rows[1:], EMPTY * len(rows[0]))
    return tuple(chain.from_iterable(map(_open_cells_of_row, range(len(rows)), rows, above, below)))


@lru_cache(maxsize=_LINES)
def _open_cells_of_row(y: int, row: str, above: str, below: str) -> tuple[Cell, ...]:
    return tuple(
        Cell(x, y)
        for x, there in enumerate(row)
        if there == EMPTY and (above[x] != EMPTY or below[x] != EMPTY or row[max(x - 1, 0) : x + 2].strip(EMPTY))
    )


def _cards(hand: str) -> str:
    """Both sides of every card, each digit once."""
    digits = "".join(dict.fromkeys(hand))
    return digits + "".join(map(over, digits))


def _move(choice: Candidate) -> Lay:
    return Lay(choice.cell, choice.card, outwards(choice.cell, choice.turned))


def _choices(rows: Sequence[str], cards: str | None = None, *, expert: bool) -> Iterator[Candidate]:
    """Every choice for these cards; for None, those of all cards that make a kakuro in their lines."""
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    for cell in open_cells(rows):
        x, y = cell
        across, down = _made(rows[y], x, expert), _made(columns[x], y, expert)
        for card in across | down if cards is None else cards:
            here, turnings_across = across.get(card, _NOTHING)
            there, turnings_down = down.get(card, _NOTHING)
            yield Candidate(here + there, cell, card, ())
            for points, places in turnings_across:
                made = points + there + sum(_turned(columns[place], y) for place in places)
                yield Candidate(made, cell, card, tuple(Cell(place, y) for place in places))
            for points, places in turnings_down:
                made = points + here + sum(_turned(rows[place], x) for place in places)
                yield Candidate(made, cell, card, tuple(Cell(x, place) for place in places))


@lru_cache(maxsize=_LINES)
def _made(line: str, at: int, expert: bool) -> dict[str, tuple[int, tuple[Turning, ...]]]:  # noqa: FBT001 - a cache key
    """The points of each card that makes a kakuro here: by itself, and with each choice of turned cards."""
    made: dict[str, tuple[int, tuple[Turning, ...]]] = {}
    for card, total, places in _kakuros(line, at, most=len(line) if expert else 1):
        points, turnings = made.get(card, _NOTHING)
        made[card] = (points, (*turnings, (total, places))) if places else (total, turnings)
    return made


def _kakuros(line: str, at: int, *, most: int) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """K6, K8: every kakuro through an empty place, with at most `most` cards turned.

    Yields the card for that place, which the other cards determine, the points, and the places of the turned cards.
    """
    for head in range(line.rfind(EMPTY, 0, at) + 1, at + 1):
        turned = [head] if line[head] in YELLOW else []
        total = used = 0
        for end in range(head + 1, len(line)):
            if end != at:
                card = line[end]
                if card == EMPTY:
                    break
                if card in RED:
                    turned.append(end)
                bit = 1 << _VALUES[card]
                if used & bit or len(turned) > most:
                    break
                used |= bit
                total += _VALUES[card]
            if end > head + 1 and end >= at and (end + 1 == len(line) or line[end + 1] not in YELLOW):
                if head == at:
                    if number := total % READS:
                        yield RED[number - 1], total, tuple(turned)
                elif (value := (_VALUES[line[head]] - total) % READS) and not used & 1 << value:
                    yield YELLOW[value - 1], total + value, tuple(turned)


@lru_cache(maxsize=_LINES)
def _turned(line: str, at: int) -> int:
    """The points in this line of turning the card at this place, with all other cards unchanged."""
    return _worth(line[:at] + over(line[at]) + line[at + 1 :], at)


def _worth(line: str, at: int) -> int:
    """K6, K7: the points of the kakuro that holds the card at this place."""
    head = at
    while head >= 0 and line[head] in YELLOW:
        head -= 1
    if head < 0 or line[head] == EMPTY:
        return 0
    total = used = 0
    end = head + 1
    for card in line[end:]:
        if card not in YELLOW:
            break
        bit = 1 << _VALUES[card]
        if used & bit:
            return 0
        used |= bit
        total += _VALUES[card]
        end += 1
    return total if end - head > 2 and total % READS == _VALUES[line[head]] else 0
