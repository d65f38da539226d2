"""S10–S13: refills, exchanges and the end of the game, by their ids."""

from dataclasses import replace

import pytest

from core.dealing import Refill
from core.fair import FairRandom
from core.game import CHANCE, Event, Outcome
from core.summy.moves import Exchange
from tests.boards import board
from tests.core.refusals import unlawful
from tests.core.summy.table import GAME, ONE, THREE, TWO, chance, play, position, refused

OPENING = board("M13", "=")
SEED = bytes(range(32))


def test_s10_the_rack_is_filled_up_as_far_as_the_stock_goes() -> None:
    laid = play(position(OPENING, "2x361", stock="99999999"), "J13> 2x3=6").position
    assert GAME.turn(laid) == {CHANCE}
    assert GAME.draw(laid, FairRandom(SEED)) == Refill(ONE, "9999999")
    low = play(position(OPENING, "2x361", stock="78"), "J13> 2x3=6").position
    for text, code in (
        ("refill 1 7", "wrong-count"),
        ("refill 2 7 8", "wrong-seat"),
        ("refill 1 7 9", "not-in-stock"),
        ("first 1", "wrong-chance"),
    ):
        assert unlawful(chance, low, text)[0] == code
    filled = chance(low, "refill 1 8 7").position
    assert (filled.racks[0], filled.stock) == ("178", "")


def test_s10_no_refill_is_due_with_an_empty_stock() -> None:
    laid = play(position(OPENING, "2x361111"), "J13> 2x3=6").position
    assert GAME.turn(laid) == {TWO}


def test_s11_exchanged_tiles_leave_the_game() -> None:
    step = play(position(OPENING, "12345678", stock="000"), "exchange 1 2 3")
    assert step.events == (Event("exchanged", ONE, {"count": 3}),)
    assert (step.position.racks[0], step.position.gone, step.position.stock) == ("45678", "123", "000")
    filled = chance(step.position, "refill 1 0 0 0").position
    assert (filled.racks[0], filled.stock, filled.on_turn) == ("00045678", "", TWO)


def test_s11_one_or_more_tiles_of_the_own_rack_are_exchanged() -> None:
    before = position(OPENING, "12345678")
    assert refused(before, "exchange") == ("nothing-to-exchange", {})
    assert refused(before, "exchange 9 9") == ("not-in-rack", {"tiles": "9 9", "count": 2})
    assert unlawful(GAME.apply, before, ONE, Exchange(""))[0] == "nothing-to-exchange"


@pytest.mark.parametrize("text", ["exchange all", "Exchange everything!", "tausche alle", "tausche alles."])
def test_s11_all_tiles_may_be_exchanged_at_once(text: str) -> None:
    step = play(position(OPENING, "12345678", stock="000"), text)
    assert (step.position.racks[0], step.position.gone) == ("", "12345678")


def test_s11_only_the_number_of_exchanged_tiles_is_public() -> None:
    some, others = (play(position(OPENING, "12345678", stock="000"), f"exchange {t}") for t in ("1 2", "7 8"))
    assert some.events == others.events
    assert GAME.view(some.position, None) == GAME.view(others.position, None)
    assert GAME.view(some.position, TWO) == GAME.view(others.position, TWO)


def test_s12_tiles_are_counted_after_the_refill() -> None:
    laid = play(position(OPENING, "12-39777", stock="88"), "I13> 12-3(=)9").position
    assert len(laid.racks[0]) == 3
    assert chance(laid, "refill 1 8 8").position.final is None
    swapped = play(position(OPENING, "12345678", stock="999"), "exchange 1 2 3 4 5 6 7 8").position
    step = chance(swapped, "refill 1 9 9 9")
    assert step.events == (Event("last-turns", ONE),)
    assert step.position.final == frozenset({TWO})


def test_s12_every_other_seat_has_one_more_turn() -> None:
    now = position(OPENING, "12345", "12345678", "12345678")
    step = play(now, "exchange 5")
    assert step.events == (Event("exchanged", ONE, {"count": 1}), Event("last-turns", ONE))
    second = play(step.position, "exchange 1")
    assert GAME.turn(second.position) == {THREE}
    third = play(second.position, "exchange 1 2 3 4 5 6")
    assert third.events == (Event("exchanged", THREE, {"count": 6}), Event("finished"))
    assert GAME.turn(third.position) == frozenset()
    assert GAME.outcome(third.position) is not None


def test_s12_five_tiles_are_too_many_for_an_end() -> None:
    assert play(position(OPENING, "123456"), "exchange 6").position.final is None
    assert play(position(OPENING, "12345"), "exchange 5").position.final == frozenset({TWO})
    assert play(position(OPENING, "1234", stock="9"), "exchange 4").position.final is None


def test_s13_most_points_win_and_equal_points_share_the_place() -> None:
    over = GAME.stop(position(OPENING, "1", "2", "3", "4")).position
    outcome = GAME.outcome(replace(over, scores=(5, 9, 5, 1)))
    assert outcome == Outcome("stopped", (2, 1, 2, 4), ("5", "9", "5", "1"))


def test_there_is_no_timer() -> None:
    assert GAME.limit(position(OPENING, "1")) is None
