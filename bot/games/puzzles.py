"""Puzzles: positions from computer games in which one turn brings clearly more points than any other (V4)."""

from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from bot.games.registry import GAMES, Engine, load
from bot.settings import DATA
from core.game import Seat
from core.replay import LogEntry, Replay, advance, begin, draws

SEATS: Final = 2
"""The seats of the games the puzzles come from."""

_FIELD: Final = " | "
_MOVE: Final = "; "


@dataclass(frozen=True, slots=True, order=True)
class PuzzleName:
    """The name of a puzzle: its game and its number there, counted from 1; written `summy/17`."""

    game: str
    number: int

    def __str__(self) -> str:
        return f"{self.game}/{self.number}"

    @classmethod
    def read(cls, text: str) -> "PuzzleName | None":
        """The inverse of `str`; None if the text names no puzzle of the collection."""
        game, _, number = text.partition("/")
        if game not in GAMES or not (number.isascii() and number.isdecimal()):
            return None
        return cls(game, int(number)) if 1 <= int(number) <= len(_lines(game)) else None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and its `best` turn in canonical notation, which brings `points`; the second-best turn brings only `second`.

    `rating` is how hard it is, on the scale of ratings. The position arises from `moves` in a game for two whose draws come
    from `seed`.
    """

    rating: int
    points: int
    second: int
    best: str
    seed: int
    moves: tuple[str, ...]

    def __str__(self) -> str:
        """The puzzle as a line of the collection."""
        fields = (self.rating, self.points, self.second, self.best, self.seed, _MOVE.join(self.moves))
        return _FIELD.join(map(str, fields))


@dataclass(frozen=True, slots=True)
class Posed:
    """The position of a puzzle, and the seat whose turn it is."""

    engine: Engine
    replay: Replay[Any]
    seat: Seat

    def points(self, after: Replay[Any]) -> int:
        """The points that the seat has scored since the position of the puzzle."""
        game = self.engine.game
        return (game.points(after.position, self.seat) or 0) - (game.points(self.replay.position, self.seat) or 0)


def path(game: str) -> Path:
    """The file with a game's puzzles, one on each line."""
    return DATA / "puzzles" / f"{game}.txt"


@cache
def games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(name for name in GAMES if path(name).is_file())


@cache
def _lines(game: str) -> tuple[str, ...]:
    if not path(game).is_file():
        return ()
    return tuple(line for line in path(game).read_text("utf-8").splitlines() if not line.startswith("#"))


@cache
def names() -> tuple[PuzzleName, ...]:
    """All puzzles, one of each game in turn as long as a game has any left."""
    numbered = [PuzzleName(game, number) for game in games() for number in range(1, len(_lines(game)) + 1)]
    return tuple(sorted(numbered, key=lambda one: (one.number / len(_lines(one.game)), one.game)))


def of_day(day: date) -> PuzzleName:
    """The puzzle of a day, the same in every channel."""
    return names()[day.toordinal() % len(names())]


def rating(name: PuzzleName) -> int:
    """The rating of a puzzle before anybody has tried it."""
    return int(_lines(name.game)[name.number - 1].partition(_FIELD)[0])


def puzzle(name: PuzzleName) -> Puzzle:
    """A puzzle of the collection."""
    return read(_lines(name.game)[name.number - 1])


def read(line: str) -> Puzzle:
    """The puzzle on a line of the collection."""
    rating, points, second, best, seed, moves = line.split(_FIELD.rstrip())
    made = tuple(move.strip() for move in moves.split(";") if move.strip())
    return Puzzle(int(rating), int(points), int(second), best.strip(), int(seed), made)


@lru_cache(maxsize=64)
def posed(name: PuzzleName) -> Posed:
    """The position of a puzzle, replayed under the full rules; raises MoveError if the rules have changed."""
    return pose(name.game, puzzle(name))


def pose(game: str, puzzle: Puzzle) -> Posed:
    """The position of a puzzle of a game, replayed under the full rules; raises MoveError."""
    engine, seed = load(game), puzzle.seed.to_bytes(32, "big")
    replay, _, _ = draws(engine.game, begin(engine.game, SEATS), seed=seed, client_seed=b"")
    for text in puzzle.moves:
        entry = LogEntry(min(engine.game.turn(replay.position)), text)
        replay, _ = advance(engine.game, replay, entry, seed=seed, client_seed=b"")
        replay, _, _ = draws(engine.game, replay, seed=seed, client_seed=b"")
    return Posed(engine, replay, min(engine.game.turn(replay.position)))
