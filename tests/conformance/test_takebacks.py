"""B1, B2: the laws of taking back, for every game."""

from collections.abc import Iterator
from copy import copy
from functools import cache
from random import Random
from typing import Any

import pytest

from core.game import CHANCE, CLOCK, Level, Seat
from core.record import check, format, from_log, parse
from core.replay import RESIGN, TAKEBACK, History, LogEntry, Replay, ReplayError, draws, entries_in_force, fold
from tests.conformance.playing import MIX, SEED, Played, played
from tests.conformance.test_laws import seats_of, some

__all__ = ["some"]

AnyHistory = History[Any, Any, Any, Any]
Takeback = tuple[tuple[LogEntry, ...], Seat, tuple[LogEntry, ...]]

SOME = 5
"""Takebacks are tried once in this many entries of a log."""


def replayed(some: Played, log: tuple[LogEntry, ...]) -> AnyHistory:
    """What `fold` goes through, without what the log has in common with the beginning of the game that was played."""
    common = next((ply for ply, both in enumerate(zip(log, some.log, strict=False)) if both[0] != both[1]), None)
    begun = min(len(log), len(some.log)) if common is None else common
    history = copied(_histories(some.name, some.seats)[begun])
    for entry in log[begun:]:
        history.add(entry)
    return history


@cache
def _histories(name: str, seats: int) -> tuple[AnyHistory, ...]:
    """The histories of a game before each of its entries and after the last."""
    some = played(name, seats)
    history = History(some.game, some.seats, seed=SEED, client_seed=MIX)
    found = [copied(history)]
    for entry in some.log:
        history.add(entry)
        found.append(copied(history))
    return tuple(found)


def copied(history: AnyHistory) -> AnyHistory:
    """A history to which entries can be added without a change of this one."""
    other = copy(history)
    other._turns = [*history._turns]
    return other


def same(one: Replay[Any], other: Replay[Any]) -> bool:
    """Whether two replays are at the same position and at the same place of the draw stream."""
    return (one.position, one.drawn) == (other.position, other.drawn)


def possible(some: Played) -> tuple[Takeback, ...]:
    """Logs after which a seat may take its last turn back, each with the seat and what that undoes."""
    return _possible(some.name, some.seats)


@cache
def _possible(name: str, seats: int) -> tuple[Takeback, ...]:
    return tuple(_found(played(name, seats)))


def _found(some: Played) -> Iterator[Takeback]:
    for ply, replay in enumerate(some.replays()):
        if ply % SOME and ply < len(some.log):
            continue
        history = replayed(some, some.log[:ply])
        assert same(history.now, replay)
        for seat in seats_of(some):
            if not refused(history, seat):
                yield some.log[:ply], seat, history.taken_back(seat)
                continue
            with pytest.raises(ReplayError):
                history.add(LogEntry(seat, TAKEBACK))


def refused(history: AnyHistory, seat: Seat) -> str:
    """Why this seat cannot take anything back; empty if it can."""
    try:
        history.taken_back(seat)
    except ReplayError as error:
        return error.code
    return ""


@pytest.mark.untraced
def test_b2_the_same_line_again_leads_to_the_same_position_draws_included(some: Played) -> None:
    tried = 0
    for log, seat, undone in possible(some):
        history, before = replayed(some, log), replayed(some, log).now
        is_round = some.game.is_simultaneous(before.position)
        start = replayed(some, log[: len(log) - len(undone)]).now
        assert history.add(LogEntry(seat, TAKEBACK)) == ()
        assert history.now.plies == len(log) + 1
        assert history.now.drawn == start.drawn
        assert is_round or same(history.now, start)
        assert seat in some.game.turn(history.now.position)
        for entry in undone:
            if not is_round or entry.seat == seat:
                history.add(entry)
        assert same(history.now, before)
        tried += 1
    assert tried


@pytest.mark.untraced
def test_b2_in_a_round_played_at_once_the_others_keep_what_they_have(some: Played) -> None:
    for log, seat, undone in possible(some):
        others = [other for other in seats_of(some) if other != seat]
        before = replayed(some, log).now.position
        if not some.game.is_simultaneous(before):
            continue
        after = replayed(some, (*log, LogEntry(seat, TAKEBACK))).now.position
        assert {entry.seat for entry in undone} <= {seat, *others}
        for other in others:
            assert some.game.view(after, other).private == some.game.view(before, other).private


@pytest.mark.untraced
def test_b2_another_line_draws_from_the_same_places_of_the_stream(some: Played) -> None:
    game, tried = some.game, 0
    for log, seat, undone in possible(some):
        history = replayed(some, (*log, LogEntry(seat, TAKEBACK)))
        kept = [entry for entry in undone if entry.seat != seat] if game.is_simultaneous(history.now.position) else []
        straight = replayed(some, (*log[: len(log) - len(undone)], *kept))
        rng = Random(len(log))
        for move in game.choose(game.view(history.now.position, seat), Level.BEGINNER, rng):
            for one in (history, straight):
                one.add(LogEntry(seat, game.format(move)))
        for one in (history, straight):
            for entry in draws(game, one.now, seed=SEED, client_seed=MIX)[1]:
                one.add(entry)
        assert same(history.now, straight.now)
        assert history.entries_in_force == straight.entries_in_force
        tried += 1
    assert tried


def test_b2_a_record_keeps_what_was_taken_back_and_checks_itself(some: Played) -> None:
    log, seat, undone = possible(some)[-1]
    longer = (*log, LogEntry(seat, TAKEBACK), *[entry for entry in undone if entry.seat == seat][:1])
    now = fold(some.game, some.seats, longer, seed=SEED, client_seed=MIX)
    tags = {"Seed": SEED.hex(), "Mix": MIX.decode()}
    record = parse(format(from_log(some.name, some.game, some.seats, {}, longer, tags)))
    assert [line.text for line in record.lines if line.seat == str(seat)].count(TAKEBACK) == 1
    assert same(check(record, some.game), now)


@pytest.mark.untraced
def test_b2_what_stands_leads_to_the_same_position(some: Played) -> None:
    for log, seat, undone in possible(some):
        longer = (*log, LogEntry(seat, TAKEBACK))
        holds = entries_in_force(some.game, some.seats, longer)
        assert len(holds) < len(longer)
        assert holds[: len(log) - len(undone)] == log[: len(log) - len(undone)]
        again = fold(some.game, some.seats, holds, seed=SEED, client_seed=MIX)
        assert same(again, replayed(some, longer).now)
    assert entries_in_force(some.game, some.seats, some.log) == some.log


def test_b2_turns_can_be_taken_back_one_after_the_other_to_the_beginning(some: Played) -> None:
    history, seat = replayed(some, some.log), max(some.game.turn(some.last.position), default=None)
    if seat is None or some.game.is_simultaneous(some.last.position):
        return
    turns = sum(entry.seat > 0 for entry in some.log)
    while not refused(history, seat):
        assert history.has_turn_to_take_back(seat)
        history.add(LogEntry(seat, TAKEBACK))
        turns -= 1
    assert not history.has_turn_to_take_back(seat)
    assert refused(history, seat) == "takeback-nothing"
    assert turns >= 0
    assert all(entry.seat != seat for entry in history.entries_in_force)


def test_b1_a_round_that_is_over_cannot_be_taken_back(some: Played) -> None:
    """Nor one that the clock ended."""
    shown = 0
    for ply, moment in enumerate(some.moments, start=1):
        position = some.moments[ply].replay.position if ply < len(some.log) else some.last.position
        on, is_round = some.game.turn(position), some.game.is_simultaneous(position)
        if is_round and on and CHANCE not in on and moment.entry.seat in (CHANCE, CLOCK):
            history = replayed(some, some.log[:ply])
            codes = {refused(history, seat) for seat in {entry.seat for entry in some.log[:ply] if entry.seat > 0}}
            assert codes <= {"takeback-shown"}
            shown += bool(codes)
    assert shown or some.name != "summa"


@pytest.mark.untraced
def test_b2_nobody_comes_back_by_a_takeback_of_others(some: Played) -> None:
    """Leaving is final: turns before it stay as they are."""
    game, tried = some.game, 0
    for log, seat, _ in possible(some):
        for leaver in seats_of(some):
            history = replayed(some, log)
            if leaver in getattr(history.now.position, "left", ()):
                continue
            history.add(LogEntry(leaver, RESIGN))
            for entry in draws(game, history.now, seed=SEED, client_seed=MIX)[1]:
                history.add(entry)
            if not game.turn(history.now.position):
                assert refused(history, seat) == "takeback-not-now"
            elif leaver == seat or not game.is_simultaneous(history.now.position):
                assert refused(history, seat) in {"takeback-left", "takeback-shown"}
                tried += 1
    assert tried or some.seats < 3


def test_b2_who_has_left_takes_nothing_back() -> None:
    one = played("summy", 3)
    log, seat, _ = possible(one)[0]
    history = replayed(one, (*log, LogEntry(seat, RESIGN)))
    for entry in draws(one.game, history.now, seed=SEED, client_seed=MIX)[1]:
        history.add(entry)
    assert refused(history, seat) == "takeback-left"


def test_b1_before_the_first_move_there_is_nothing_to_take_back(some: Played) -> None:
    first = next(ply for ply, moment in enumerate(some.moments) if moment.entry.seat > 0)
    for ply in range(first + 1):
        history = replayed(some, some.log[:ply])
        for seat in seats_of(some):
            due = CHANCE in some.game.turn(history.now.position)
            assert refused(history, seat) == ("takeback-not-now" if due else "takeback-nothing")


def test_a_whole_game_with_takebacks_is_the_game_without_them() -> None:
    """The best moves, and all else that is computed from a log, use only the entries that hold."""
    one = played("kakuro", 2)
    mover = next(entry.seat for entry in one.log if entry.seat > 0)
    at = next(ply for ply, entry in enumerate(one.log) if entry.seat > 0)
    refill = one.log[at + 1]
    assert refill.seat == CHANCE
    log = (*one.log[: at + 2], LogEntry(mover, TAKEBACK), *one.log[at:])
    assert entries_in_force(one.game, 2, log) == one.log
