"""How many turns each seat has finished in a game (R4)."""

from dataclasses import replace
from pathlib import Path
from random import Random

from bot.games.highlights import seat_summaries
from bot.games.registry import load
from core.game import CLOCK, Level, Seat
from core.replay import LogEntry, advance, begin, draws
from tests.core.golden import kept

SEED = bytes(32)
ROUNDS = 8


def test_r4_a_round_that_the_clock_writes_is_a_turn_of_every_seat() -> None:
    game = load("summa", {"time": "60s"}).game
    replay, log, _ = draws(game, begin(game, 2), seed=SEED, client_seed=b"")
    entries, blackened = list(log), False
    while turn := game.turn(replay.position):
        seat = min(turn)
        if blackened and seat == 2:  # who writes nothing after the first choice
            new = [LogEntry(CLOCK, game.format(game.expire(replay.position)))]
        else:
            moves = game.choose(game.view(replay.position, seat), Level.BEGINNER, Random(0))
            new = [LogEntry(seat, game.format(move)) for move in moves]
            blackened |= seat == 2
        for entry in new:
            replay, _ = advance(game, replay, entry, seed=SEED, client_seed=b"")
        replay, drawn, _ = draws(game, replay, seed=SEED, client_seed=b"")
        entries += [*new, *drawn]
    summaries = seat_summaries(game, 2, entries)
    assert {seat: one.turns for seat, one in summaries.items()} == {Seat(1): ROUNDS, Seat(2): ROUNDS}


def test_r4_a_turn_that_a_computer_finishes_is_none_of_whoever_began_it() -> None:
    one = kept(Path(__file__).parents[1] / "core/rummy/games/plus_2_played_out.game")
    third = [at for at, entry in enumerate(one.log) if entry.seat == 1 and entry.text.startswith("draw")][2]
    log = [replace(entry, by_computer=entry.seat == 1 and at > third) for at, entry in enumerate(one.log)]
    assert seat_summaries(one.game, one.seats, log)[Seat(1)].turns == 2
