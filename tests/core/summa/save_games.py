"""Plays the golden records anew: `python -m tests.core.summa.save_games`, by hand and only when the rules changed."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from types import MappingProxyType

from core.fair import commitment
from core.game import CHANCE, CLOCK, Level, Outcome, Seat
from core.record import ABANDONED, check, format, from_log, parse
from core.replay import RESIGN, STOP, Entry, Replay, advance, begin, draws
from core.summa.game import Summa
from core.summa.moves import Move
from core.summa.position import Position
from core.summa.view import Phase, View
from tests.core.summa.table import game

GAMES = Path(__file__).parent / "games"
MIX = "seven"
TIME = Entry(CLOCK, "time")
NOTHING: Mapping[str, str] = MappingProxyType({})

Mover = Callable[[Summa, View, Random], tuple[Move, ...]]
"""What a seat does in a phase."""


@dataclass(frozen=True)
class Ended:
    """A log that has come to its end."""

    of: Summa
    options: Mapping[str, str]
    seats: int
    seed: bytes
    log: tuple[Entry, ...]
    replay: Replay[Position]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.of.outcome(self.replay.position)


def level(name: Level) -> Mover:
    """A computer player of this level in every seat."""
    return lambda of, view, rng: tuple(of.choose(view, name, rng))


def mixed(of: Summa, view: View, rng: Random) -> tuple[Move, ...]:
    """Odd seats play like club players, even ones like beginners."""
    assert view.private is not None
    return tuple(of.choose(view, Level.CLUB if view.private.seat % 2 else Level.BEGINNER, rng))


def wavering(of: Summa, view: View, rng: Random) -> tuple[Move, ...]:
    """A beginner who takes his first placing back, and then places symbol by symbol."""
    chosen = tuple(of.choose(view, Level.BEGINNER, rng))
    if view.phase is not Phase.PLACING:
        return chosen
    single = tuple(of.read(f"{symbol} {cell}") for symbol, cell in getattr(chosen[0], "pairs", ()))
    return (chosen[0], of.read("undo"), *single[:2], of.read("reset"), *single, chosen[-1])


def alike(of: Summa, view: View, rng: Random) -> tuple[Move, ...]:
    """The first two seats do just the same, the others as they like."""
    assert view.private is not None
    same = view.private.seat <= 2
    return tuple(of.choose(view, Level.CLUB if same else Level.BEGINNER, Random(view.round) if same else rng))


def played(
    seats: int,
    number: int,
    *,
    mover: Mover = mixed,
    options: Mapping[str, str] = NOTHING,
    turns: int = 10**6,
    extra: Mapping[int, tuple[Entry, ...]] = MappingProxyType({}),
) -> Ended:
    """A game in which seats act in any order; `extra` entries stand in place of the turn of that number."""
    of, seed, rng = game(**options), bytes([number % 256, number // 256] * 16), Random(number)
    replay, log, _ = draws(of, begin(of, seats), seed=seed, mix=MIX.encode())
    for turn in range(turns):
        waiting = of.turn(replay.position)
        if not waiting:
            break
        entries = extra.get(turn)
        if entries is None:
            seat = rng.choice(sorted(waiting))
            moves = mover(of, of.view(replay.position, seat), rng)
            entries = tuple(Entry(seat, of.format(move)) for move in moves)
        for entry in entries:
            replay, _ = advance(of, replay, entry, seed=seed, mix=MIX.encode())
        replay, drawn, _ = draws(of, replay, seed=seed, mix=MIX.encode())
        log += (*entries, *drawn)
    return Ended(of, dict(options), seats, seed, log, replay)


def first(wanted: Callable[[Ended], bool], seats: int, mover: Mover = mixed) -> Ended:
    """The first game that ends as wanted."""
    return next(one for number in count(1) if wanted(one := played(seats, number, mover=mover)))


def _by_black_cells(one: Ended) -> bool:
    """Equal totals, and still one winner."""
    return one.outcome is not None and len(set(one.outcome.points)) == 1 and one.outcome.places != (1, 1)


def _two_winners(one: Ended) -> bool:
    return one.outcome is not None and one.outcome.places == (1, 1, 3)


def _short_of_time() -> Ended:
    """The glass runs out over none, one and three symbols placed, and over all of them not confirmed."""
    start = played(4, 21, turns=4)
    roll = start.replay.position.roll
    return played(
        4,
        21,
        extra={
            4: (
                *(Entry(Seat(2), f"{roll[0]} {cell}") for cell in _free(start, 2)[:1]),
                *(Entry(Seat(3), " ".join(f"{s} {c}" for s, c in zip(roll[1:], _free(start, 3)[3:6], strict=True))),),
                *(Entry(Seat(4), " ".join(f"{s} {c}" for s, c in zip(roll, _free(start, 4)[8:12], strict=True))),),
                TIME,
            )
        },
    )


def _free(one: Ended, seat: int) -> list[str]:
    grid = one.replay.position.grids[seat - 1]
    return [f"{'ABCDEF'[x]}{y + 1}" for y, row in enumerate(grid) for x, there in enumerate(row) if there == "."]


def _marking() -> Ended:
    """Three mark their grids: one at his best, one poorly and in two moves, one not in time."""
    options = {"self-scoring": "yes"}
    turns = 3 + 3 * 8
    start = played(3, 22, options=options, turns=turns)
    of, now = start.of, start.replay.position
    lines = [of.format(of.choose(of.view(now, Seat(seat)), Level.CLUB, Random(1))[0]) for seat in (1, 2, 3)]
    rows, columns = lines[1].split()[:6], lines[1].split()[6:]
    poor = " ".join([*columns[:5], "".join("#" if sign == "#" else "." for sign in columns[5].replace("-", ""))])
    entries = {
        turns: (Entry(Seat(2), " ".join(rows)),),
        turns + 1: (Entry(Seat(1), lines[0]),),
        turns + 2: (Entry(Seat(2), "undo"), Entry(Seat(2), " ".join(rows)), Entry(Seat(2), poor)),
        turns + 3: (TIME,),
    }
    return played(3, 22, options=options, extra=entries)


def _resign(*seats: int) -> tuple[Entry, ...]:
    return tuple(Entry(Seat(seat), RESIGN) for seat in seats)


def games() -> Iterator[tuple[str, Ended, bool]]:
    """Every way a game can end: its name, the log, and whether the record carries its seed."""
    yield "one_alone", played(1, 1, mover=level(Level.MASTER)), True
    yield "one_alone_resigned", played(1, 2, extra={3: _resign(1)}), True
    for seats, name in enumerate(("two", "three", "four", "five", "six", "seven", "eight"), start=2):
        yield f"{name}_played_out", played(seats, seats, mover=wavering if seats == 2 else mixed), seats < 5
    yield "two_tie_broken_by_black_cells", first(_by_black_cells, 2), True
    yield "three_two_winners", first(_two_winners, 3, alike), False
    yield "two_resigned", played(2, 12, extra={7: _resign(2)}), True
    yield "three_one_resigned", played(3, 13, extra={10: _resign(2)}), True
    yield "four_all_but_one_resigned", played(4, 14, extra={2: _resign(3), 9: _resign(1), 15: _resign(4)}), False
    yield "three_stopped", played(3, 15, extra={11: (Entry(CHANCE, STOP),)}), True
    yield "two_abandoned", played(2, 16, turns=9), True
    yield "four_short_of_time", _short_of_time(), True
    yield "three_marking", _marking(), True
    yield "two_profi", played(2, 23, options={"profi": "yes", "time": "12h"}), True
    yield "three_black_by_chance", played(3, 24, extra={1: (TIME,)}), True


def save() -> None:
    """Write all records; each is read back and checked first."""
    for name, one, open_seed in games():
        tags = {"Commit": commitment(one.seed)}
        if open_seed:
            tags |= {"Seed": one.seed.hex(), "Mix": MIX}
        if one.outcome is None:
            tags["Ending"] = ABANDONED
        text = format(from_log("summa", one.of, one.seats, one.options, one.log, tags))
        assert check(parse(text), one.of).position == one.replay.position, name
        (GAMES / f"{name}.game").write_text(text, "utf-8")


if __name__ == "__main__":
    save()
