"""What a stored log says happened at a table, step by step, and the laws that hold for it whatever the program died of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.chat.port import Account
from bot.games.highlights import best_moves
from bot.tables.table import STOP, AnyReplay, Phase, Table, replay_log
from core.game import CHANCE, CLOCK, Event, Game, Seat
from core.replay import RESIGN, LogEntry, advance, begin
from tests.crash.ledger import ChosenMove, Ledger

_LEAVES = (RESIGN, STOP)
"""What may be entered at any time."""


@dataclass(frozen=True, slots=True)
class Stage:
    """An entry with who might act before it, the phase a sand-glass ran for then, and what came of it."""

    entry: LogEntry
    turn: frozenset[Seat]
    limit: int | None
    events: tuple[Event, ...]
    after: AnyReplay


@dataclass(frozen=True, slots=True)
class Course:
    """A table and its log, replayed under the full rules."""

    number: int
    table: Table
    game: Game[Any, Any, Any, Any]
    stages: tuple[Stage, ...]

    @classmethod
    def of(cls, ledger: Ledger, number: int) -> "Course":
        """The whole course of a stored table; raises MoveError if its log does not replay."""
        table, log = ledger.table(number)
        return cls.replayed(table, ledger.game(number), log)

    @classmethod
    def replayed(cls, table: Table, game: Game[Any, Any, Any, Any], log: tuple[LogEntry, ...]) -> "Course":
        """The course of a table whose log is this; raises MoveError if it does not replay."""
        replay, stages = begin(game, len(table.players)), []
        for entry in log:
            turn, limit = game.turn(replay.position), game.limit(replay.position)
            replay, events = advance(game, replay, entry, seed=table.seed, client_seed=table.client_seed_bytes)
            stages.append(Stage(entry, turn, limit.phase if limit else None, events, replay))
            assert entry.seat in turn or entry.seat == CLOCK or entry.text in _LEAVES, f"{entry} out of turn"
        assert table.plies == len(log)
        if table.phase in (Phase.RUNNING, Phase.OVER):
            assert table.turn == game.turn(replay_log(table, game, log).position)
        return cls(table.id, table, game, tuple(stages))


def clock_struck_in(course: Course) -> set[tuple[int, int]]:
    """The phases that the clock put an end to: each once, and none that no sand-glass ran for."""
    phases = [stage.limit for stage in course.stages if stage.entry.seat == CLOCK]
    deadline = {(course.number, phase) for phase in phases if phase is not None}
    assert len(deadline) == len(phases), phases
    return deadline


def every_move_counts_once(course: Course, meant: Mapping[Account, Sequence[ChosenMove]]) -> int:
    """People's moves in the log are the acknowledged ones, each once, in their order; returns how many there are.

    Where a seat acts alone a move stands right where it was typed for. One may be missing, or be late, only where the clock
    struck after it was typed, somebody left or the game was stopped.
    """
    count = 0
    for seat, player in enumerate(course.table.players, 1):
        if player.person is None:
            continue
        own = [(ply, stage) for ply, stage in enumerate(course.stages) if stage.entry.seat == seat]
        played = [(ply, stage) for ply, stage in own if stage.entry.text != RESIGN]
        count += len(played)
        for chosen in reversed([chosen for chosen in meant.get(player.person, ()) if chosen.table == course.number]):
            texts = chosen.text.split(";")
            last = played[-len(texts) :]
            if [stage.entry.text for _, stage in last] == texts and last[0][0] >= chosen.ply:
                del played[-len(texts) :]
                ply, alone = last[0][0], len(course.stages[chosen.ply].turn) == 1
                assert not alone or ply == chosen.ply or _deadline(course, chosen.ply, ply), chosen
            else:
                assert _deadline(course, chosen.ply, len(course.stages)), f"{chosen} is lost"
        assert played == [], "moves that nobody typed"
    return count


def _deadline(course: Course, first: int, end: int) -> bool:
    stages = course.stages[first:end]
    return any(stage.entry.seat == CLOCK or stage.entry.text in _LEAVES for stage in stages)


@dataclass(frozen=True, slots=True)
class Announced:
    """How many boards the channel got, the moves quoted in them, and how often a board or a draft was rewritten.

    `moves` are those played, in their order, and the best ones, which the last board of a finished game quotes again.
    """

    boards: int
    moves: tuple[str, ...]
    rewritten: int


def announced(course: Course) -> Announced:
    """A board for the beginning, and one for every move that is public, unless it rewrites that of a running round."""
    game, boards, moves, rewritten = course.game, 0, [], 0
    if course.table.phase in (Phase.RUNNING, Phase.OVER):
        boards = 1
    for group in _together(course.stages):
        move, last = group[0], group[-1]
        if move.entry.seat == CHANCE:
            continue
        turn, over = game.turn(last.after.position), game.outcome(last.after.position) is not None
        if move.entry.seat != CLOCK and any(event.facts.get("move") == move.entry.text for event in move.events):
            moves.append(move.entry.text)
        told = any(stage.entry.seat == CHANCE and stage.events for stage in group)
        anew = over or told or any(stage.entry.seat == CLOCK for stage in group) or not turn <= move.turn
        public = any(stage.events for stage in group) or turn != move.turn
        boards += public and (anew or len(move.turn) == 1)
        rewritten += 0 if anew else 2  # the message of the round, and what is the player's own
        rewritten += (
            len(course.table.players) if over else len(move.turn - turn)
        )  # whose turn is over has no more to press
    return Announced(boards, (*moves, *_best(course)), rewritten)


def _best(course: Course) -> list[str]:
    """The best move of each seat, where the game was played to its end."""
    outcome = course.game.outcome(course.stages[-1].after.position) if course.stages else None
    if course.table.phase is not Phase.OVER or outcome is None or outcome.ending != "finished":
        return []
    log = [stage.entry for stage in course.stages]
    return [found.move for _, found in sorted(best_moves(course.game, len(course.table.players), log).items())]


def _together(stages: Sequence[Stage]) -> list[list[Stage]]:
    """Each move with the draws it led to; the draws before the first move."""
    groups: list[list[Stage]] = []
    for stage in stages:
        if stage.entry.seat != CHANCE or not groups:
            groups.append([])
        groups[-1].append(stage)
    return groups
