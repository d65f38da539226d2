"""K10, K11 and K12: the end of the game, the strict variant, and mistakes, by their ids."""

from dataclasses import replace

import pytest

from bot.games.move_words import typed_words
from core.game import CHANCE, Event, Outcome
from core.grid import at
from core.kakuro.game import Kakuro
from core.kakuro.rules import Rules
from core.kakuro.view import LastMove
from tests.core.kakuro.table import (
    GAME,
    ONE,
    STRICT,
    TABLE,
    THREE,
    TWO,
    board,
    cell,
    chance,
    drawing,
    play,
    position,
    refused,
    scored,
)

START = board("E5", "r4")
ROW = board("A5", "y2 y5 y1 y6 --")
STRICT_EXPERT = Kakuro(Rules.from_table(TABLE, {"strict": "yes", "expert": "yes"}), typed_words("kakuro"))


def test_k10_with_an_empty_bag_nobody_draws() -> None:
    laid = play(position(START, "38", "1"), "E6 y3").position
    assert GAME.turn(laid) == {TWO}
    assert laid.hands == ("8", "1")


def test_k10_the_last_card_of_the_bag_is_announced() -> None:
    laid = play(position(START, "38", "11", bag="57"), "E6 y3").position
    first = chance(laid, "refill 1 7")
    assert first.events == ()
    last = chance(play(first.position, "E7 y1").position, "refill 2 5")
    assert last.events == (Event("bag-empty"),)
    assert GAME.turn(last.position) == {ONE}


def test_k10_a_player_without_cards_is_skipped() -> None:
    now = position(START, "3", "", "5", "")
    now = play(now, "E6 y3").position
    assert GAME.turn(now) == {THREE}
    alone = play(position(START, "38", ""), "E6 y3").position
    assert GAME.turn(alone) == {ONE}


def test_k10_the_game_is_over_when_all_cards_are_on_the_board() -> None:
    last = play(position(START, "3", "5"), "E6 y3").position
    step = play(last, "E7 y5")
    assert [event.code for event in step.events] == ["laid", "finished"]
    assert GAME.turn(step.position) == frozenset()
    assert GAME.outcome(step.position) is not None


def test_k10_most_points_win_and_equal_points_share_the_place() -> None:
    over = GAME.stop(position(START, "1", "2", "3", "4")).position
    outcome = GAME.outcome(replace(over, scores=(5, 9, 5, 1)))
    assert outcome == Outcome("stopped", (2, 1, 2, 4), ("5", "9", "5", "1"))


def test_k11_an_unlawful_turning_is_refused_and_nothing_changes() -> None:
    before = position(ROW, "5", bag="9")
    assert refused(before, "E5 y5 turn A5")[0] == "addend-repeated"
    assert before == position(ROW, "5", bag="9")


def test_k11_strict_the_card_stays_and_what_was_turned_is_turned_back() -> None:
    step = play(position(ROW, "5", bag="9"), "E5 y5 turn A5", STRICT)
    assert drawing(step.position.rows, "A5", "E5") == "y2 y5 y1 y6 y5"
    assert (step.position.scores, step.position.hands[0]) == ((0, 0), "")
    assert step.events == (
        Event("laid", ONE, {"move": "E5 y5 turn A5", "cell": "E5", "points": 0, "side": "yellow", "digit": "5"}),
        Event("turned-back", ONE, {"cells": "A5", "count": 1}),
        Event(
            "addend-repeated",
            ONE,
            {"row": "5+1+6+5", "repeated": "5", "times": 2, "head": "A5", "direction": "across"},
        ),
    )
    assert {event.code for event in step.events} <= STRICT.events


def test_k11_strict_the_player_draws_and_the_turn_is_over() -> None:
    step = play(position(ROW, "5", bag="9"), "E5 y5 turn A5", STRICT)
    assert STRICT.turn(step.position) == {CHANCE}
    assert STRICT.turn(chance(step.position, "refill 1 9", STRICT).position) == {TWO}
    empty = play(position(ROW, "5", "38"), "E5 y5 turn A5", STRICT)
    assert STRICT.turn(empty.position) == {TWO}


def test_k11_strict_even_a_kakuro_of_the_card_alone_scores_nothing() -> None:
    rows = board("A5", "r8 y5 y1 --")
    assert scored(position(rows, "2"), "D5 y2", STRICT) == 8
    step = play(position(rows, "2"), "D5 y2 turn C5", STRICT)
    last = step.position.last
    assert last == LastMove(ONE, "D5 y2 turn C5", cell("D5"), "2", (), (), 0, (cell("C5"),), step.events[2])
    assert (step.position.scores, at(step.position.rows, cell("C5"))) == ((0, 0), "1")


def test_k11_strict_a_lawful_turning_scores() -> None:
    step = play(position(board("A5", "y2 y6 y4 --"), "2"), "D5 y2 turn A5", STRICT)
    assert step.position.scores == (12, 0)


def test_k11_strict_several_cards_without_expert_are_an_unlawful_turning() -> None:
    before = position(board("A5", "y2 y6 r4 --"), "2")
    step = play(before, "D5 y2 turn A5 C5", STRICT)
    assert [event.code for event in step.events[1:3]] == ["turned-back", "too-many-turned"]
    assert scored(before, "D5 y2 turn A5 C5", STRICT_EXPERT) == 12


@pytest.mark.parametrize("game", [GAME, STRICT], ids=["default", "strict"])
@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("C5 y5 turn A5", "cell-taken", {"cell": "C5", "side": "yellow", "digit": "1", "marked": "C5"}),
        ("I9 y5 turn A5", "touches-nothing", {"cell": "I9", "marked": "I9"}),
        ("E5 y7 turn A5", "not-in-hand", {"digit": "7"}),
        ("E5 y5 turn A5 A5", "turned-twice", {"cell": "A5", "marked": "A5"}),
        ("E5 y5 turn A5 A6", "nothing-to-turn", {"cell": "A6", "marked": "A6"}),
        ("E5 y5 turn E5", "turns-laid-card", {"cell": "E5", "marked": "E5"}),
    ],
)
def test_k11_what_is_refused_in_every_mode(game: Kakuro, text: str, code: str, facts: dict[str, str]) -> None:
    assert refused(position(ROW, "5"), text, game) == (code, facts)


def test_there_is_no_timer() -> None:
    assert GAME.limit(position(START, "1")) is None


def test_k12_every_kakuro_is_scored_unasked_and_no_mistake_goes_unnoticed() -> None:
    before = position(board("A5", "y2 y6 y4 --"), "25")
    assert scored(before, "D5 y2 turn A5") == 12
    assert refused(before, "D5 y5 turn A5")[0] == "sum-not-read"
