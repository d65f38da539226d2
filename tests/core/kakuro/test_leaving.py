"""Seats that leave, and games that are stopped."""

from core.dealing import First
from core.fair import FairRandom
from core.game import CHANCE, Event
from core.replay import Replay, draws
from tests.core.kakuro.table import GAME, ONE, THREE, TWO, board, chance, play, position
from tests.present import present

START = board("A5", "r8 y7 --")
SEED = bytes(range(32))


def test_leaving_with_two_the_other_wins_and_the_points_stand() -> None:
    laid = play(position(START, "13", bag="5"), "C5 y1").position
    step = GAME.withdraw(laid, ONE)
    assert step.events == (Event("resigned", ONE),)
    outcome = present(GAME.outcome(step.position))
    assert (outcome.ending, outcome.places, outcome.points) == ("resigned", (2, 1), ("8", "0"))
    assert GAME.turn(step.position) == frozenset()


def test_leaving_with_more_the_seat_is_skipped_and_its_cards_leave_the_game() -> None:
    now = GAME.withdraw(position(START, "11", "52", "33"), TWO).position
    assert (now.hands, now.gone, now.ending) == (("11", "", "33"), "25", "")
    now = play(now, "C5 y1").position
    assert GAME.turn(now) == {THREE}
    now = play(now, "D5 r3").position
    assert GAME.turn(now) == {ONE}


def test_leaving_on_turn_passes_the_turn_on() -> None:
    now = position(START, "11", "22", "33", on_turn=THREE)
    assert GAME.turn(GAME.withdraw(now, THREE).position) == {ONE}


def test_leaving_drops_a_refill_that_is_due() -> None:
    waiting = play(position(START, "12", "2", "3", bag="999"), "C5 y1").position
    left = GAME.withdraw(waiting, ONE).position
    assert GAME.turn(left) == {TWO}
    assert (left.bag, left.gone) == ("999", "2")
    other = GAME.withdraw(waiting, THREE).position
    assert GAME.turn(other) == {CHANCE}
    assert GAME.turn(chance(other, "refill 1 9").position) == {TWO}


def test_leaving_with_the_last_card_ends_the_game() -> None:
    last = position(START, "", "5", "", on_turn=TWO)
    over = GAME.withdraw(last, TWO)
    assert over.events == (Event("resigned", TWO), Event("finished"))
    outcome = present(GAME.outcome(over.position))
    assert (outcome.ending, outcome.places) == ("finished", (1, 3, 1))


def test_leaving_before_and_during_the_deal() -> None:
    fresh = GAME.withdraw(GAME.setup(3), TWO).position
    assert {GAME.draw(fresh, FairRandom(bytes([number]))) for number in range(32)} == {First(ONE), First(THREE)}
    begun = chance(fresh, "first 1").position
    dealt, entries, _ = draws(GAME, Replay(begun), seed=SEED, client_seed=b"")
    assert [entry.text[:6] for entry in entries] == ["board ", "deal 1", "deal 3"]
    assert GAME.turn(dealt.position) == {ONE}
    gone = GAME.withdraw(begun, ONE)
    assert gone.position.ending == "resigned"
    passed = GAME.withdraw(chance(GAME.setup(3), "first 1").position, ONE).position
    assert passed.on_turn == TWO


def test_stopped_ends_as_it_stands() -> None:
    waiting = play(position(START, "13", bag="9"), "C5 y1").position
    outcome = present(GAME.outcome(GAME.stop(waiting).position))
    assert outcome.places == (1, 2)
