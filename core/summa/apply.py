"""A move of Summa Summarum: verify everything, then build the next position."""

from dataclasses import replace
from typing import Final

from core import seats
from core.bag import spaced
from core.errors import Fact
from core.fair import FairRandom
from core.game import CHANCE, CLOCK, Event, Seat, Step
from core.grid import EMPTY, Cell, Direction, put
from core.seats import demand_may_leave, demand_turn, ended, following, instead, seated
from core.summa import verify
from core.summa.black import choices
from core.summa.marks import spans_of
from core.summa.moves import Blacken, BlackFor, Done, Mark, Move, Pick, Place, Roll, Undo
from core.summa.position import Position, first_free, picked, placed, to_place
from core.summa.rules import Rules
from core.summa.view import BLACK, Phase

EVENTS: Final = frozenset(
    {
        *("blackened", "black-drawn", "black-shown", "rolled", "done", "time", "filled", "round-over"),
        *("scoring-begins", "marked", "marked-for", "resigned", "stopped", "finished"),
    }
)
"""Every event of a move."""


def setup(rules: Rules, count: int) -> Position:
    """R2, R11: empty grids, and all seats choose black cells."""
    nothing: tuple[tuple[Cell, ...], ...] = ((),) * count
    return Position(
        seats=seated(count, rules.seats),
        grids=((EMPTY * rules.grid,) * rules.grid,) * count,
        new=nothing,
        filled=nothing,
        black=nothing,
        drafts=((),) * count,
        marks=((),) * count,
        picks=((),) * count,
    )


def draw(rules: Rules, position: Position, rng: FairRandom) -> Move:
    """The draw that is due: black cells for the next seat that did not choose in time (R2), or the dice (R1, R3)."""
    demand_turn(position, CHANCE)
    if position.phase is Phase.BLACKENING:
        lawful = choices(rules.grid, rules.black)
        return BlackFor(position.waiting[0], lawful[rng.below(len(lawful))])
    return Roll("".join(rules.faces[rng.below(len(rules.faces))] for _ in range(rules.dice)))


def apply(rules: Rules, position: Position, seat: Seat, move: Move) -> Step[Position]:
    """R11: the step that this move of a waiting seat, of CHANCE or of CLOCK makes; raises RuleError."""
    if seat == CLOCK:
        verify.clock(rules, position, move)
        return _time(rules, position)
    if seat == CHANCE:
        verify.chance(rules, position, move)
        return _chance(rules, position, move)
    demand_turn(position, seat)
    verify.phase(rules, position, move)
    match move:
        case Blacken():
            verify.black(rules, move.cells)
            chosen = replace(position, black=instead(position.black, seat, move.cells))
            return _confirmed(rules, chosen, seat, "blackened")
        case Place():
            verify.placing(position, seat, move)
            return Step(_drafted(position, seat, (*position.drafts[seat - 1], move)))
        case Pick():
            verify.picking(rules, position, seat, move)
            return Step(_picked(position, seat, (*position.picks[seat - 1], move)))
        case Done() if position.phase is Phase.SCORING:
            verify.handing_in(rules, position, seat)
            return _marked(rules, position, seat, picked(position, seat))
        case Done():
            verify.confirming(position, seat)
            return _confirmed(rules, position, seat, "done")
        case Mark():
            verify.marking(rules, position, seat, move)
            return _marked(rules, position, seat, move.lines)
    verify.undoing(position, seat)
    return Step(_undone(position, seat) if isinstance(move, Undo) else _emptied(position, seat))


def _chance(rules: Rules, position: Position, move: Move) -> Step[Position]:
    """R2, R3: a roll opens a round; black cells are drawn for a seat that did not choose in time."""
    if isinstance(move, BlackFor):
        drawn = replace(position, late=True, black=instead(position.black, move.seat, move.cells))
        return _confirmed(rules, drawn, move.seat, "black-drawn")
    assert isinstance(move, Roll)
    roller = following(position.active, position.roller or Seat(0))  # R3: the next seat that has not left
    rolled = replace(position, round=position.round + 1, roll=move.symbols, roller=roller)
    return Step(rolled, (rolled_event(roller, rolled.roll, rolled.round, rules.rounds),))


def rolled_event(roller: Seat | None, roll: str, number: int, rounds: int) -> Event:
    """The event that announces a roll."""
    return Event("rolled", roller, {"symbols": spaced(roll), "round": str(number), "rounds": str(rounds)})


def _confirmed(rules: Rules, position: Position, seat: Seat, code: str) -> Step[Position]:
    """R4: the seat is done with this phase; the phase is over when all are."""
    position = replace(position, done=position.done | {seat})
    facts = {} if code == "black-drawn" else {"waiting": len(position.waiting)}
    return _settled(rules, position, Event(code, seat, facts))


def _marked(rules: Rules, position: Position, seat: Seat, lines: tuple[str, ...]) -> Step[Position]:
    """R10: rows first, then columns; with the columns the seat is done."""
    marks = (*position.marks[seat - 1], *lines)
    position = replace(_picked(position, seat, ()), marks=instead(position.marks, seat, marks))
    return _confirmed(rules, position, seat, "marked") if len(marks) == 2 * rules.grid else Step(position)


def _time(rules: Rules, position: Position) -> Step[Position]:
    """R2, R4, R10: the time is up: chance blackens, the symbols left are placed, the engine scores."""
    time = Event("time")
    match position.phase:
        case Phase.BLACKENING:
            return Step(replace(position, late=True), (time,))
        case Phase.PLACING:
            return _close_round(rules, position).after(time)
    return ended(position, "finished").after(time, *(Event("marked-for", seat) for seat in position.waiting))


def _settled(rules: Rules, position: Position, *events: Event) -> Step[Position]:
    """R2, R4, R10: a phase or round is over when no seat has anything left to do in it."""
    if position.waiting:
        return Step(position, events)
    match position.phase:
        case Phase.BLACKENING:
            return _show_black(position).after(*events)
        case Phase.PLACING:
            return _close_round(rules, position).after(*events)
    return ended(position, "finished").after(*events)


def _show_black(position: Position) -> Step[Position]:
    """R2: all seats have chosen, and the black cells are shown."""
    grids = tuple(
        put(grid, dict.fromkeys(cells, BLACK)) for grid, cells in zip(position.grids, position.black, strict=True)
    )
    nothing: tuple[tuple[Cell, ...], ...] = ((),) * len(grids)
    shown = replace(position, grids=grids, black=nothing, done=frozenset(), late=False, phase=Phase.PLACING)
    return Step(shown, (Event("black-shown"),))


def _close_round(rules: Rules, position: Position) -> Step[Position]:
    """R4: the placed symbols stay, and those left are written into the first empty cells."""
    grids, new, filled, events = list(position.grids), [], [], []
    for seat in position.seats:
        own, rest = placed(position, seat), to_place(position, seat) if seat in position.active else ""
        written = put(position.grids[seat - 1], own)
        cells = first_free(written, len(rest))
        grids[seat - 1] = put(written, dict(zip(cells, rest, strict=True)))
        new.append(tuple(sorted((*own, *cells))))  # in whatever order they were placed
        filled.append(cells)
        if cells:
            facts: dict[str, Fact] = {"symbols": spaced(rest), "cells": spaced(cells), "count": len(cells)}
            events.append(Event("filled", seat, facts))
    events.append(Event("round-over", None, {"round": str(position.round), "rounds": str(rules.rounds)}))
    closed = replace(
        position,
        grids=tuple(grids),
        new=tuple(new),
        filled=tuple(filled),
        drafts=((),) * len(grids),
        done=frozenset(),
        roll="",
    )
    return _next_phase(rules, closed).after(*events)


def _next_phase(rules: Rules, position: Position) -> Step[Position]:
    """R3, R5, R10: another roll is due, or the grids are full and are scored."""
    if position.round < rules.rounds:
        return Step(position)
    if rules.self_scoring:
        begins = Event("scoring-begins", None, {"seats": len(position.grids)})
        return Step(replace(position, phase=Phase.SCORING), (begins,))
    return ended(position, "finished")


def withdraw(rules: Rules, position: Position, seat: Seat) -> Step[Position]:
    """The seat leaves with everything it has not shown; the last seat left has won."""
    demand_may_leave(position, seat)
    event = Event("resigned", seat)
    position = replace(
        _emptied(position, seat),
        black=instead(position.black, seat, ()),
        done=position.done - {seat},
        left=(*position.left, seat),
    )
    if len(position.active) <= 1:
        return Step(replace(_round_dropped(position), ending="resigned"), (event,))
    if position.phase is Phase.PLACING and not position.roll:
        return Step(position, (event,))
    return _settled(rules, position, event)


def stop(position: Position) -> Step[Position]:
    """The game ends as it stands."""
    return seats.stop(_round_dropped(position))


def _round_dropped(position: Position) -> Position:
    """The position without the secrets of the running round, for a game that ends early."""
    nothing = ((),) * len(position.grids)
    return replace(position, drafts=nothing, black=nothing, done=frozenset(), roll="", roller=None)


def _drafted(position: Position, seat: Seat, lines: tuple[Place, ...]) -> Position:
    return replace(position, drafts=instead(position.drafts, seat, lines))


def _picked(position: Position, seat: Seat, picks: tuple[Pick, ...]) -> Position:
    return replace(position, picks=instead(position.picks, seat, picks))


def _undone(position: Position, seat: Seat) -> Position:
    """R4, R10: the position without the newest line placed or picked; if there is none, the marked rows become picks."""
    drafts, picks = position.drafts[seat - 1], position.picks[seat - 1]
    if drafts:
        return _drafted(position, seat, drafts[:-1])
    if picks:
        return _picked(position, seat, picks[:-1])
    again = tuple(Pick((span,)) for span in spans_of(position.marks[seat - 1], Direction.ACROSS))
    return _picked(_emptied(position, seat), seat, again)


def _emptied(position: Position, seat: Seat) -> Position:
    """R4, R10: the position with nothing of this seat placed in the running round, or marked."""
    return replace(_picked(_drafted(position, seat, ()), seat, ()), marks=instead(position.marks, seat, ()))
