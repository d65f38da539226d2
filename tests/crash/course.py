"""The course of a game as its stored log has it, and the laws that hold for it whenever the program was killed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.chat.port import Account
from bot.games.highlights import seat_summaries
from bot.tables.playing import AnyReplay, replay_log
from bot.tables.table import Phase, Table
from core.game import CHANCE, CLOCK, Event, Game, Seat
from core.replay import RESIGN, STOP, LogEntry, advance, begin
from tests.crash.ledger import ChosenMove, Ledger

_LEAVES = (RESIGN, STOP)
"""Entries that are possible at any time."""


@dataclass(frozen=True, slots=True)
class LoggedStep:
    """An entry of a log, the seats that might act before it, the phase whose timer ran then, and what followed."""

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
    steps: tuple[LoggedStep, ...]

    @classmethod
    def of(cls, ledger: Ledger, number: int) -> "Course":
        """The whole course of a stored table; raises MoveError if its log does not replay."""
        table, log = ledger.table(number)
        return cls.replayed(table, ledger.game(number), log)

    @classmethod
    def replayed(cls, table: Table, game: Game[Any, Any, Any, Any], log: tuple[LogEntry, ...]) -> "Course":
        """The course of a table with this log; raises MoveError if it does not replay."""
        replay, steps = begin(game, len(table.players)), []
        for entry in log:
            turn, limit = game.turn(replay.position), game.limit(replay.position)
            replay, events = advance(game, replay, entry, seed=table.seed, client_seed=table.client_seed_bytes)
            steps.append(LoggedStep(entry, turn, limit.phase if limit else None, events, replay))
            assert entry.seat in turn or entry.seat == CLOCK or entry.text in _LEAVES, f"{entry} out of turn"
        assert table.plies == len(log)
        if table.phase in (Phase.RUNNING, Phase.OVER):
            assert table.turn == game.turn(replay_log(table, game, log).position)
        return cls(table.id, table, game, tuple(steps))


def phases_ended_by_clock(course: Course) -> set[tuple[int, int]]:
    """The phases that the clock ended: each once, and only phases with a timer."""
    phases = [step.limit for step in course.steps if step.entry.seat == CLOCK]
    deadline = {(course.number, phase) for phase in phases if phase is not None}
    assert len(deadline) == len(phases), phases
    return deadline


def every_move_counts_once(course: Course, meant: Mapping[Account, Sequence[ChosenMove]]) -> int:
    """People's moves in the log are the acknowledged ones, each once, in their order; returns how many there are.

    If a seat acts alone, its move has the ply for which it was typed. It may be missing or later only if the clock ended a
    phase, somebody left or the game was stopped after it was typed.
    """
    count = 0
    for seat, player in enumerate(course.table.players, 1):
        if player.account is None:
            continue
        own = [(ply, step) for ply, step in enumerate(course.steps) if step.entry.seat == seat]
        played = [(ply, step) for ply, step in own if step.entry.text != RESIGN]
        count += len(played)
        for chosen in reversed([chosen for chosen in meant.get(player.account, ()) if chosen.table == course.number]):
            texts = chosen.text.split(";")
            last = played[-len(texts) :]
            if [step.entry.text for _, step in last] == texts and last[0][0] >= chosen.ply:
                del played[-len(texts) :]
                ply, alone = last[0][0], len(course.steps[chosen.ply].turn) == 1
                assert not alone or ply == chosen.ply or _deadline(course, chosen.ply, ply), chosen
            else:
                assert _deadline(course, chosen.ply, len(course.steps)), f"{chosen} is lost"
        assert played == [], "moves that nobody typed"
    return count


def _deadline(course: Course, first: int, end: int) -> bool:
    steps = course.steps[first:end]
    return any(step.entry.seat == CLOCK or step.entry.text in _LEAVES for step in steps)


@dataclass(frozen=True, slots=True)
class Announced:
    """How many boards the channel shows, the moves they quote, and how often a board or a draft was rewritten.

    `opening` tells whether the first board is among them: when the clock ends a round, the new board replaces that of the
    round. `moves` are the moves played, in order, then the best ones, which the last board of a finished game quotes again.
    """

    boards: int
    opening: bool
    moves: tuple[str, ...]
    rewritten: int


def announced(course: Course) -> Announced:
    """The announcements due: a first board, one a turn or round, and one when somebody leaves; all else rewrites them."""
    game, boards, moves, rewritten = course.game, 0, [], 0
    if course.table.phase in (Phase.RUNNING, Phase.OVER):
        boards = 1
    opening = boards == 1
    for group in _together(course.steps):
        move, last = group[0], group[-1]
        if move.entry.seat == CHANCE:
            continue
        turn, over = game.turn(last.after.position), game.outcome(last.after.position) is not None
        if move.entry.seat != CLOCK and any(event.facts.get("move") == move.entry.text for event in move.events):
            moves.append(move.entry.text)
        told = any(step.entry.seat == CHANCE and step.events for step in group)
        by_clock = any(step.entry.seat == CLOCK for step in group)
        anew = over or told or by_clock or not turn <= move.turn
        public = any(step.events for step in group) or turn != move.turn
        if by_clock and not over:
            opening = opening and boards > 1  # the board whose place is taken is the last one
            boards -= 1
            rewritten += 1
        boards += public and (anew or move.entry.text == RESIGN)
        rewritten += 0 if anew else 2  # the message of the round, and the player's own
        rewritten += len(course.table.players) if over else len(move.turn - turn)  # the buttons of a finished turn go
    return Announced(boards, opening, (*moves, *_best(course)), rewritten)


def _best(course: Course) -> list[str]:
    """The best move of each seat if the game was played to its end."""
    outcome = course.game.outcome(course.steps[-1].after.position) if course.steps else None
    if course.table.phase is not Phase.OVER or outcome is None or outcome.ending != "finished":
        return []
    log = [step.entry for step in course.steps]
    found = seat_summaries(course.game, len(course.table.players), log)
    return [one.best.move for _, one in sorted(found.items()) if one.best]


def _together(steps: Sequence[LoggedStep]) -> list[list[LoggedStep]]:
    """Each move with the draws it led to; the draws before the first move."""
    groups: list[list[LoggedStep]] = []
    for step in steps:
        if step.entry.seat != CHANCE or not groups:
            groups.append([])
        groups[-1].append(step)
    return groups
