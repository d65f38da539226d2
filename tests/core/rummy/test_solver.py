"""Computer players: whole turns, lawful, from a View alone."""

from random import Random

import pytest

from core.errors import RuleError
from core.game import Level
from core.replay import LogEntry, advance, begin, draws
from core.rummy.game import Rummy
from core.rummy.moves import Move
from core.rummy.solver.opponents import choose, hint
from tests.core.rummy.table import ONE, PLUS, PUR, play, position


@pytest.mark.slow
@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("rules", "seats"), [(PLUS, 2), (PUR, 4)])
def test_computer_players_play_whole_lawful_games(rules: Rummy, seats: int, level: Level) -> None:
    seed, rng = bytes([seats] * 32), Random(seats)
    replay, _, _ = draws(rules, begin(rules, seats), seed=seed, client_seed=b"")
    for _ in range(400):
        if not rules.turn(replay.position):
            break
        (seat,) = rules.turn(replay.position)
        for move in rules.choose(rules.view(replay.position, seat), level, rng):
            replay, _ = advance(rules, replay, LogEntry(seat, rules.format(move)), seed=seed, client_seed=b"")
        replay, _, _ = draws(rules, replay, seed=seed, client_seed=b"")
    assert rules.outcome(replay.position) is not None


def test_a_hint_is_a_lawful_move_at_every_step_of_a_turn() -> None:
    waiting = position("A R4 R5 R6", "R7 B1", "K1", waiting=True)
    now = position("A R4 R5 R6", "R7 B1", "K1")
    for before in (waiting, now, play(now, "add R7 A").position, play(now, "take R4 A").position):
        found = PLUS.hint(PLUS.view(before, ONE))
        assert found.code in PLUS.events
        assert play(before, found.move)
    out = play(position("A R4 R5 R6", "R7", "K1"), "add R7 A").position
    assert PLUS.hint(PLUS.view(out, ONE)).move == "done"


def test_the_public_has_no_hand_to_play_from() -> None:
    view = PLUS.view(position("", "R7 B1", "K1"), None)
    with pytest.raises(ValueError, match="public"):
        choose(view, Level.CLUB, Random(1))
    with pytest.raises(ValueError, match="public"):
        hint(view)


def test_nothing_runs_out_of_time_and_no_picture_adds_to_a_refusal() -> None:
    now = position("", "R7 B1", "K1")
    assert PLUS.limit(now) is None
    with pytest.raises(RuleError) as caught:
        PLUS.expire(now)
    assert caught.value.code == "no-limit"
    assert PLUS.with_errors_marked(PLUS.view(now, ONE), PLUS.read("discard R8"), caught.value) is None


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "seats"), [(PLUS, 2), (PUR, 3)])
def test_v1_whoever_follows_the_hints_gives_nothing_away(rules: Rummy, seats: int) -> None:
    seed, rng, turns = bytes([seats + 7] * 32), Random(seats), 0
    replay, _, _ = draws(rules, begin(rules, seats), seed=seed, client_seed=b"")
    while rules.turn(replay.position) and turns < 12:
        (seat,) = rules.turn(replay.position)
        before, moves = rules.view(replay.position, seat), list[Move]()
        hinted = before.drawn and seat == ONE
        while rules.turn(replay.position) == {seat} and rules.view(replay.position, seat).drawn == before.drawn:
            view = rules.view(replay.position, seat)
            lines = (
                (rules.resolve(view, rules.parse(rules.hint(view).move)),)
                if hinted
                else rules.choose(view, Level.CLUB, rng)
            )
            for move in lines:
                moves.append(move)
                replay, _ = advance(rules, replay, LogEntry(seat, rules.format(move)), seed=seed, client_seed=b"")
        if hinted:
            turns += 1
            found = rules.value(before, moves)
            assert found is not None
            assert found.loss == 0, (moves, found.best)
        replay, _, _ = draws(rules, replay, seed=seed, client_seed=b"")
    assert turns
