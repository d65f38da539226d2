"""Whole games between computer seats, as logs."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from core.game import CLOCK, Event, Level
from core.replay import LogEntry, Replay, advance, begin, draws
from tests.conformance.games import GAMES, AnyGame

PLIES = 24
"""The number of moves of seats in a game: enough for a law about every position."""

SEED = bytes(range(32))
MIX = b"luck"


@dataclass(frozen=True)
class Moment:
    """A position before `entry` was played, and the events of the entry."""

    replay: Replay[Any]
    entry: LogEntry
    events: tuple[Event, ...]
    move: Any


@dataclass(frozen=True)
class Played:
    """A log with all its positions, including the last one."""

    name: str
    game: AnyGame
    seats: int
    moments: tuple[Moment, ...]
    last: Replay[Any]

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """All entries."""
        return tuple(moment.entry for moment in self.moments)

    def replays(self) -> Iterator[Replay[Any]]:
        """Every position, including the last one."""
        yield from (moment.replay for moment in self.moments)
        yield self.last


def _draws(game: AnyGame, replay: Replay[Any], seed: bytes) -> tuple[Replay[Any], list[Moment]]:
    moments = []
    after, entries, _ = draws(game, replay, seed=seed, client_seed=MIX)
    for entry in entries:
        before = replay
        replay, events = advance(game, before, entry, seed=seed, client_seed=MIX)
        moments.append(Moment(before, entry, events, game.read(entry.text)))
    assert replay == after
    return after, moments


@cache
def played(name: str, seats: int, number: int = 0, *, plies: int = PLIES) -> Played:
    """A game between computer seats; if a limit runs, the time is up now and then."""
    game = GAMES[name]()
    seed, rng = SEED[number:] + SEED[:number], Random(f"{name} {seats} {number}")
    replay, moments = _draws(game, begin(game, seats), seed)
    while game.turn(replay.position) and sum(moment.entry.seat > 0 for moment in moments) < plies:
        if game.limit(replay.position) is not None and rng.random() < 0.2:
            seat, moves = CLOCK, (game.expire(replay.position),)
        else:
            seat = rng.choice(sorted(game.turn(replay.position)))
            moves = tuple(game.choose(game.view(replay.position, seat), Level.BEGINNER, rng))
        for move in moves:
            before, entry = replay, LogEntry(seat, game.format(move))
            replay, events = advance(game, before, entry, seed=seed, client_seed=MIX)
            moments.append(Moment(before, entry, events, move))
        replay, drawn = _draws(game, replay, seed)
        moments += drawn
    return Played(name, game, seats, tuple(moments), replay)
