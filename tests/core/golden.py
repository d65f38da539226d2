"""Golden records: whole games by given players, saved as text and read back."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count, product
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from bot.games import registry
from core.fair import commitment
from core.game import CHANCE, CLOCK, Event, Game, Outcome, Seat
from core.record import ABANDONED, check, format, from_log, parse
from core.replay import RESIGN, STOP, TAKEBACK, History, LogEntry, Replay, draws

Player: TypeAlias = Callable[[Any, Random], Sequence[Any]]
"""Chooses the moves of a seat, from its view, until another seat or chance acts."""

MIX = "seven"
NONE: Mapping[str, str] = MappingProxyType({})
STOPPED = (LogEntry(CHANCE, STOP),)
WAYS_TO_END = {*product((2, 3, 4), ["finished"]), *product((2, 4), ["resigned"]), (3, "stopped"), (2, "abandoned")}
"""The numbers of seats and the endings that the records of a game for two to four have."""


@dataclass(frozen=True)
class Ended:
    """A finished game; `options` are those that differ from the defaults.

    `seed` is None if the draws were written by hand; `sealed` is true if the record does not reveal it.
    """

    name: str
    seats: int
    options: Mapping[str, str]
    log: tuple[LogEntry, ...]
    replay: Replay[Any]
    seed: bytes | None = None
    sealed: bool = False

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        """The rules under which it was played."""
        return registry.load(self.name, self.options).game

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None if it was abandoned."""
        return self.game.outcome(self.replay.position)

    @property
    def over(self) -> Outcome:
        """How it ended; it was not abandoned."""
        assert self.outcome is not None
        return self.outcome

    @property
    def ending(self) -> str:
        """The ending as its record names it."""
        return ABANDONED if self.outcome is None else self.outcome.ending

    def steps(self) -> Iterator[tuple[LogEntry, Any, tuple[Event, ...]]]:
        """Every entry, the position after it, and its events."""
        history = History(self.game, self.seats, seed=None, client_seed=b"")
        for entry in self.log:
            events = history.add(entry)
            yield entry, history.now.position, events


def on_turn(rng: Random, waiting: Sequence[Seat]) -> Seat:
    """The one seat that may act."""
    (seat,) = waiting
    return seat


def played(
    name: str,
    seats: int,
    number: int,
    *,
    player: Player,
    options: Mapping[str, str] = NONE,
    turns: int = 10**6,
    extra: Mapping[int, Sequence[LogEntry]] = MappingProxyType({}),
    pick: Callable[[Random, Sequence[Seat]], Seat] = on_turn,
) -> Ended:
    """A game by one player in all seats; `extra` entries stand in place of the turn of that number."""
    game, seed, rng = registry.load(name, options).game, bytes([number % 256, number // 256] * 16), Random(number)
    history, log = History(game, seats, seed=seed, client_seed=MIX.encode()), list[LogEntry]()

    def add(entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            history.add(entry)
        log.extend(entries)

    for turn in range(turns + 1):
        add(draws(game, history.now, seed=seed, client_seed=MIX.encode())[1])
        position = history.now.position
        waiting = sorted(game.turn(position))
        if not waiting or turn == turns:
            break
        entries = extra.get(turn)
        if entries is None:
            seat = pick(rng, waiting)
            entries = [LogEntry(seat, game.format(move)) for move in player(game.view(position, seat), rng)]
        add(entries)
    return Ended(name, seats, options, tuple(log), history.now, seed)


def taken_back(play: Callable[..., Ended], turns: int) -> Ended:
    """A game in which the seat that moved last takes this back after `turns` turns, and that goes on for some turns."""
    seat = next(entry.seat for entry in reversed(play(turns=turns).log) if entry.seat > 0)
    return play(turns=turns + 5, extra={turns: (LogEntry(seat, TAKEBACK),)})


def first(play: Callable[[int], Ended], wanted: Callable[[Ended], bool]) -> Ended:
    """The first game, by number, that ends as wanted."""
    return next(one for one in map(play, count(1)) if wanted(one))


def placed(*places: int) -> Callable[[Ended], bool]:
    """Games that end with these places."""
    return lambda one: one.outcome is not None and one.outcome.places == places


def resigned(*seats: int) -> tuple[LogEntry, ...]:
    """These seats leave."""
    return tuple(LogEntry(Seat(seat), RESIGN) for seat in seats)


def sealed(one: Ended) -> Ended:
    """The same game, its record without the seed."""
    return replace(one, sealed=True)


def save(folder: Path, games: Iterable[tuple[str, Ended]]) -> None:
    """Write the records of these games; each is read back and checked first."""
    for name, one in games:
        tags = {} if one.seed is None else {"Commit": commitment(one.seed)}
        if one.seed is not None and not one.sealed:
            tags |= {"Seed": one.seed.hex(), "Mix": MIX}
        if one.outcome is None:
            tags["Ending"] = ABANDONED
        text = format(from_log(one.name, one.game, one.seats, one.options, one.log, tags))
        assert check(parse(text), one.game).position == one.replay.position, name
        (folder / f"{name}.game").write_text(text, "utf-8")


@cache
def kept(file: Path) -> Ended:
    """The game of a record, all of whose figures must be right; read once for all laws."""
    record = parse(file.read_text("utf-8"))
    stars = {"time": CLOCK}
    log = [
        LogEntry(stars.get(line.text, CHANCE) if line.seat == "*" else Seat(int(line.seat)), line.text)
        for line in record.lines
    ]
    replay = check(record, registry.load(record.game, record.options).game)
    return Ended(record.game, record.seats, record.options, tuple(log), replay)
