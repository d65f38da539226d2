"""Lessons: the first turns of a prepared game, which a newcomer plays with a coach."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from bot.games.registry import GAMES, load
from bot.settings import DATA
from core.errors import MoveError
from core.game import CHANCE, Game, Seat
from core.record import Record, parse
from core.replay import LogEntry, advance, begin, entries_in_force
from core.review import Decision, Reviewed
from render.areas import Area

LEARNER: Final = Seat(1)
"""The learner's seat; computers sit on the others."""


@dataclass(frozen=True, eq=False)
class Lesson:
    """The coached part of a game for `seats` players, whose `seed` fixes every draw.

    `entries` are its log, and `positions` the positions before, between and after them.
    """

    game: Game[Any, Any, Any, Any]
    seats: int
    options: Mapping[str, str]
    seed: bytes
    entries: tuple[LogEntry, ...]
    positions: tuple[Any, ...]

    def ply(self, position: object) -> int | None:
        """The number of entries that lead to this position, or None if it is not in the lesson."""
        return next((ply for ply, known in enumerate(self.positions) if known == position), None)

    def moves(self, ply: int, seat: Seat) -> tuple[str, ...]:
        """The moves that a seat plays next in a row, from this ply on; empty if it has none left."""
        left = ([n for n in run if n >= ply] for run in self._runs(seat))
        return tuple(self.entries[n].text for n in next(filter(None, left), ()))

    def ahead(self, position: object, seat: Seat) -> tuple[int, tuple[str, ...]] | None:
        """The ply, and the moves that a seat plays next in a row, or None if the position is not in the lesson.

        Of a move that the learner has made in part, the ply is the one before it, and its rest comes first.
        """
        ply = self.ply(position)
        if ply is not None:
            return ply, self.moves(ply, seat)
        for ply, entry in enumerate(self.entries):
            if entry.seat == seat == LEARNER:
                rest = self.game.rest(self.positions[ply], seat, self.game.read(entry.text), position)
                if rest is not None:
                    return ply, tuple(filter(None, (self.game.format(rest), *self.moves(ply + 1, seat))))
        return None

    def step(self, ply: int) -> int:
        """The number of the step at this ply, counted from 1; a step is the moves that the learner plays in a row."""
        return 1 + sum(run[-1] < ply for run in self._runs(LEARNER))

    def is_within_step(self, ply: int) -> bool:
        """Whether the learner has made some moves of the step at this ply already."""
        return any(ply in run[1:] for run in self._runs(LEARNER))

    def coached(self, log: Sequence[LogEntry], one: Decision[Any]) -> bool:
        """Whether the learner followed the coach in this decision; `log` has the entries that hold."""
        followed = tuple(log[: one.ply]) == self.entries[: one.ply]
        return followed and one.moves == self.moves(one.ply, LEARNER)

    @property
    def steps(self) -> int:
        """The number of coached steps."""
        return len(self._runs(LEARNER))

    def _runs(self, seat: Seat) -> list[list[int]]:
        """The plies at which a seat moves, grouped into runs without another seat's move."""
        runs = groupby(range(len(self.entries)), key=lambda n: self.entries[n].seat)
        return [list(run) for mover, run in runs if mover == seat]


def path(name: str) -> Path:
    """The file with the record of a game's lesson."""
    return DATA / "lessons" / f"{name}.game"


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a game; raises OSError if there is none, MoveError if it does not replay."""
    record = parse(path(name).read_text("utf-8"))
    game, seed = load(name, record.options).game, _seed(record)
    replay, entries = begin(game, record.seats), []
    positions = [replay.position]
    for line in record.lines:
        seat = Seat(int(line.seat)) if line.seat.isdecimal() else CHANCE
        entries.append(LogEntry(seat, line.text))
        replay, _ = advance(game, replay, entries[-1], seed=seed, client_seed=b"")
        positions.append(replay.position)
    return Lesson(game, record.seats, record.options, seed, tuple(entries), tuple(positions))


def _seed(record: Record) -> bytes:
    return bytes.fromhex(record.tags["Seed"])


@cache
def seeds() -> Mapping[str, bytes]:
    """The seed of each game's lesson; the lessons are not replayed for that, which would take a quarter of a second."""
    return {name: _seed(parse(path(name).read_text("utf-8"))) for name in GAMES if path(name).is_file()}


def drawn_from(name: str, seed: bytes) -> Lesson | None:
    """The lesson with this seed, or None; as nobody draws it by chance, the seed marks a game as a lesson."""
    return lesson(name) if seeds().get(name) == seed else None


def ahead(name: str, seed: bytes, position: object, seat: Seat) -> tuple[str, ...]:
    """The moves that a seat plays next in a lesson; empty in other games, and once the learner has left its line."""
    found = drawn_from(name, seed)
    return () if found is None else (found.ahead(position, seat) or (0, ()))[1]


def valued(
    game: Game[Any, Any, Any, Any], lesson: Lesson, log: Sequence[LogEntry], turns: Iterable[Reviewed[Any]]
) -> tuple[Reviewed[Any], ...]:
    """The learner's turns with their valuations; those in which the coach was followed give nothing away."""
    held = entries_in_force(game, lesson.seats, log)
    return tuple(
        replace(turn, valuation=replace(turn.valuation, best=turn.valuation.played, ahead=None))
        if lesson.coached(held, turn.decision)
        else turn
        for turn in turns
    )


def parts_named(game: Game[Any, Any, Any, Any], view: Any, move: str) -> tuple[str, ...]:
    """The parts of the pictures that a move names: cells, tiles and bare words, each as often as the move uses it.

    Without a first word that the others imply, as `black` does before its cells. Empty for a move of one word, which has a
    button of its own.
    """
    if len(move.split()) == 1:
        return ()
    if _says(game, view, without_first := move.partition(" ")[2], move):
        move = without_first
    laid = game.placed(view, game.parse(move))
    words = Counter(move.split()) | Counter(word for cell, face in laid for word in (str(cell), face))
    return tuple(words.elements())


def _says(game: Game[Any, Any, Any, Any], view: Any, words: str, move: str) -> bool:
    """Whether these words are read as a move."""
    try:
        return game.format(game.resolve(view, game.parse(words))) == move
    except MoveError:
        return False


def areas_named(areas: Iterable[Area], words: Iterable[str]) -> tuple[Area, ...]:
    """The areas of a picture that these words name, at most one for each word."""
    left, found = Counter(words), []
    for area in sorted(areas, key=lambda area: -len(area.text.split())):  # areas with more words first
        need = Counter(area.text.rstrip(" >v").split())  # the arrow after a cell is only the direction of a move
        if need <= left:
            left -= need
            found.append(area)
    return tuple(found)
