"""Seats that leave, and games that are stopped."""

from core.dealing import First
from core.fair import FairRandom
from core.game import CHANCE, Event
from core.replay import Replay, draws
from tests.boards import board
from tests.core.summy.table import FOUR, GAME, ONE, THREE, TWO, chance, play, position
from tests.present import present

OPENING = board("M13", "=")
SEED = bytes(range(32))


def test_leaving_with_two_the_other_wins_and_the_points_stand() -> None:
    laid = play(position(OPENING, "2x361111"), "J13> 2x3=6").position
    step = GAME.withdraw(laid, ONE)
    assert step.events == (Event("resigned", ONE),)
    outcome = present(GAME.outcome(step.position))
    assert (outcome.ending, outcome.places, outcome.points) == ("resigned", (2, 1), ("11", "0"))
    assert GAME.turn(step.position) == frozenset()


def test_leaving_with_more_the_seat_is_skipped_and_its_tiles_leave_the_game() -> None:
    now = GAME.withdraw(position(OPENING, "11111111", "22222222", "33333333"), TWO).position
    assert (now.racks, now.gone, now.ending) == (("11111111", "", "33333333"), "22222222", "")
    now = play(now, "exchange 1").position
    assert GAME.turn(now) == {THREE}
    now = play(now, "exchange 3").position
    assert GAME.turn(now) == {ONE}


def test_leaving_on_turn_passes_the_turn_on() -> None:
    now = position(OPENING, "11111111", "22222222", "33333333", on_turn=THREE)
    assert GAME.turn(GAME.withdraw(now, THREE).position) == {ONE}


def test_leaving_drops_a_refill_that_is_due() -> None:
    waiting = play(position(OPENING, "11111111", "2", "3", stock="999"), "exchange 1").position
    left = GAME.withdraw(waiting, ONE).position
    assert (GAME.turn(left), left.stock, left.gone) == (frozenset({TWO}), "999", "11111111")
    other = GAME.withdraw(waiting, THREE).position
    assert GAME.turn(other) == {CHANCE}
    assert GAME.turn(chance(other, "refill 1 9").position) == {TWO}


def test_leaving_in_the_last_turns() -> None:
    final = play(position(OPENING, "12345", "12345678", "12345678", "12345678"), "exchange 5").position
    assert final.final == frozenset({TWO, THREE, FOUR})
    skipped = GAME.withdraw(final, THREE).position
    assert skipped.final == frozenset({TWO, FOUR})
    assert GAME.turn(play(skipped, "exchange 1").position) == {FOUR}
    last = play(play(final, "exchange 1").position, "exchange 1").position
    over = GAME.withdraw(last, FOUR)
    assert over.events == (Event("resigned", FOUR), Event("finished"))
    outcome = present(GAME.outcome(over.position))
    assert outcome.places == (1, 1, 1, 4)
    trigger = GAME.withdraw(final, ONE).position
    assert (trigger.final, GAME.turn(trigger)) == (frozenset({TWO, THREE, FOUR}), frozenset({TWO}))


def test_leaving_before_and_during_the_deal() -> None:
    fresh = GAME.withdraw(GAME.setup(3), TWO).position
    assert {GAME.draw(fresh, FairRandom(bytes([number]))) for number in range(32)} == {First(ONE), First(THREE)}
    begun = chance(fresh, "first 1").position
    dealt, entries, _ = draws(GAME, Replay(begun), seed=SEED, client_seed=b"")
    assert [entry.text[:6] for entry in entries] == ["deal 1", "deal 3"]
    assert GAME.turn(dealt.position) == {ONE}
    gone = GAME.withdraw(begun, ONE)
    assert gone.position.ending == "resigned"
    passed = GAME.withdraw(chance(GAME.setup(3), "first 1").position, ONE).position
    assert passed.on_turn == TWO


def test_stopped_ends_as_it_stands() -> None:
    waiting = play(position(OPENING, "2x361111", stock="9999"), "J13> 2x3=6").position
    outcome = present(GAME.outcome(GAME.stop(waiting).position))
    assert outcome.places == (1, 2)
