"""Plays the golden records again: `python -m tests.core.summa.save_games`, by hand and only when the rules changed."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

from core.game import CLOCK, Level, Seat
from core.replay import LogEntry
from core.summa.moves import Move, Place, Reset, Undo
from core.summa.solver.opponents import choose
from core.summa.view import Phase, View
from tests.core import golden
from tests.core.golden import STOPPED, Ended, first, placed, resigned, save, sealed, taken_back

GAMES = Path(__file__).parent / "games"
TIME = LogEntry(CLOCK, "time")


def master(view: View, rng: Random) -> tuple[Move, ...]:
    """A master in every seat."""
    return choose(view, Level.MASTER, rng)


def mixed(view: View, rng: Random) -> tuple[Move, ...]:
    """Odd seats play like club players, even ones like beginners."""
    assert view.private is not None
    return choose(view, Level.CLUB if view.private.seat % 2 else Level.BEGINNER, rng)


def wavering(view: View, rng: Random) -> tuple[Move, ...]:
    """A beginner who takes back their first placing, and then places symbol by symbol."""
    chosen = choose(view, Level.BEGINNER, rng)
    if view.phase is not Phase.PLACING:
        return chosen
    single = tuple(Place((pair,)) for pair in getattr(chosen[0], "pairs", ()))
    return (chosen[0], Undo(), *single[:2], Reset(), *single, chosen[-1])


def alike(view: View, rng: Random) -> tuple[Move, ...]:
    """The first two seats play alike, the others at random."""
    assert view.private is not None
    same = view.private.seat <= 2
    return choose(view, Level.CLUB if same else Level.BEGINNER, Random(view.round) if same else rng)


played = partial(golden.played, "summa", player=mixed, pick=Random.choice)
"""Games in which seats act in any order."""


def _by_black_cells(one: Ended) -> bool:
    """Equal totals, and still one winner."""
    return one.outcome is not None and len(set(one.outcome.points)) == 1 and one.outcome.places != (1, 1)


def _short_of_time() -> Ended:
    """The time is up with none, one and three symbols placed, and with all of them placed but not confirmed."""
    start = played(4, 21, turns=4)
    roll = start.replay.position.roll
    return played(
        4,
        21,
        extra={
            4: (
                *(LogEntry(Seat(2), f"{roll[0]} {cell}") for cell in _free(start, 2)[:1]),
                *(
                    LogEntry(
                        Seat(3), " ".join(f"{s} {c}" for s, c in zip(roll[1:], _free(start, 3)[3:6], strict=True))
                    ),
                ),
                *(LogEntry(Seat(4), " ".join(f"{s} {c}" for s, c in zip(roll, _free(start, 4)[8:12], strict=True))),),
                TIME,
            )
        },
    )


def _free(one: Ended, seat: int) -> list[str]:
    grid = one.replay.position.grids[seat - 1]
    return [f"{'ABCDEF'[x]}{y + 1}" for y, row in enumerate(grid) for x, there in enumerate(row) if there == "."]


def _marking() -> Ended:
    """Three mark their grids: one as well as possible, one poorly and in two moves, one not in time."""
    options = {"self-scoring": "yes"}
    turns = 3 + 3 * 8
    start = played(3, 22, options=options, turns=turns)
    of, now = start.game, start.replay.position
    lines = [of.format(of.choose(of.view(now, Seat(seat)), Level.CLUB, Random(1))[0]) for seat in (1, 2, 3)]
    rows, columns = lines[1].split()[:6], lines[1].split()[6:]
    poor = " ".join([*columns[:5], "".join("#" if sign == "#" else "." for sign in columns[5].replace("-", ""))])
    entries = {
        turns: (LogEntry(Seat(2), " ".join(rows)),),
        turns + 1: (LogEntry(Seat(1), lines[0]),),
        turns + 2: (LogEntry(Seat(2), "undo"), LogEntry(Seat(2), " ".join(rows)), LogEntry(Seat(2), poor)),
        turns + 3: (TIME,),
    }
    return played(3, 22, options=options, extra=entries)


def games() -> Iterator[tuple[str, Ended]]:
    """Every way a game can end, by name."""
    yield "one_alone", played(1, 1, player=master)
    yield "one_alone_resigned", played(1, 2, extra={3: resigned(1)})
    yield "two_played_out", played(2, 2, player=wavering)
    for seats, name in enumerate(("three", "four", "five", "six", "seven", "eight"), start=3):
        one = played(seats, seats)
        yield f"{name}_played_out", one if seats < 5 else sealed(one)
    yield "two_tie_broken_by_black_cells", first(partial(played, 2), _by_black_cells)
    yield "three_two_winners", sealed(first(partial(played, 3, player=alike), placed(1, 1, 3)))
    yield "two_resigned", played(2, 12, extra={7: resigned(2)})
    yield "three_one_resigned", played(3, 13, extra={10: resigned(2)})
    leaving = {2: resigned(3), 9: resigned(1), 15: resigned(4)}
    yield "four_all_but_one_resigned", sealed(played(4, 14, extra=leaving))
    yield "three_stopped", played(3, 15, extra={11: STOPPED})
    yield "two_abandoned", played(2, 16, turns=9)
    yield "four_short_of_time", _short_of_time()
    yield "three_marking", _marking()
    yield "two_profi", played(2, 23, options={"profi": "yes", "time": "12h"})
    yield "three_black_by_chance", played(3, 24, extra={1: (TIME,)})
    yield "two_taken_back", taken_back(partial(played, 2, 25), 5)


if __name__ == "__main__":
    save(GAMES, games())
