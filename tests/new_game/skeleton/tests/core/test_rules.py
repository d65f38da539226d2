"""The rules of Skeleton, one by one."""

from pathlib import Path

import pytest

from core.errors import MoveError, RuleError
from core.game import CHANCE, Event
from core.replay import Replay, draws
from tests.core.golden import kept
from tests.new_game.skeleton.core.rules import Rules
from tests.new_game.skeleton.tests.core.save_games import GAMES
from tests.new_game.skeleton.tests.core.table import (
    GAME,
    ONE,
    RULES,
    TABLE,
    THREE,
    TWO,
    chance,
    play,
    position,
    refused,
)


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.game")), ids=lambda file: file.stem)
def test_q1_no_tile_of_a_record_is_ever_lost_or_made(file: Path) -> None:
    for _, now, _ in kept(file).steps():
        assert sorted("".join((now.row, now.before, *now.hands, now.bag, now.gone))) == sorted(RULES.tiles)


@pytest.mark.parametrize("wrong", [{"target": "31"}, {"seats": 2}, {"tiles": []}, {"tiles": {"0": 1}}])
def test_q1_a_malformed_table_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Rules.from_table(TABLE | wrong, {})


def test_q2_all_are_dealt_to_after_the_first_seat_is_drawn() -> None:
    dealt, entries, _ = draws(GAME, Replay(GAME.setup(3)), seed=bytes(32), client_seed=b"")
    assert [entry.text[:6] for entry in entries[1:]] == ["deal 1", "deal 2", "deal 3"]
    assert entries[0].text == f"first {dealt.position.on_turn}"
    assert [len(hand) for hand in dealt.position.hands] == [RULES.hand] * 3


def test_q2_a_deal_goes_to_the_seat_that_is_due() -> None:
    begun = chance(GAME.setup(2), "first 2").position
    for text, code in (
        ("first 1", "wrong-chance"),
        ("refill 1 5", "wrong-chance"),
        ("deal 2 1 2 3", "wrong-seat"),
        ("deal 1 1 2", "wrong-count"),
        ("deal 1 9 9 1", "not-in-stock"),
    ):
        with pytest.raises(RuleError) as caught:
            chance(begun, text)
        assert caught.value.code == code
    with pytest.raises(RuleError) as caught:
        chance(GAME.setup(2), "deal 1 1 2 3")
    assert caught.value.code == "wrong-chance"


def test_q3_a_tile_is_added_to_the_count_and_another_one_drawn() -> None:
    laid = play(position("55", "126", "345", bag="4"), "lay 6")
    assert laid.events == (Event("laid", ONE, {"move": "lay 6", "sum": "16"}),)
    assert GAME.turn(laid.position) == {CHANCE}
    filled = chance(laid.position, "refill 1 4").position
    assert (filled.hands, filled.bag) == (("124", "345"), "")
    assert GAME.turn(filled) == {TWO}


def test_q3_a_tile_comes_from_the_hand_and_fits() -> None:
    now = position("666665", "126", "345")
    assert refused(now, "lay 5") == ("not-in-hand", {"digit": "5"})
    assert refused(position("66666", "126", "345"), "lay 6") == (
        "too-high",
        {"digit": "6", "sum": "36", "target": "31"},
    )


def test_q3_a_draw_is_for_chance_and_a_tile_for_a_seat() -> None:
    laid = play(position("", "12", "34", bag="5"), "lay 1").position
    with pytest.raises(RuleError, match="not-your-turn"):
        GAME.apply(laid, ONE, GAME.read("refill 1 5"))
    with pytest.raises(RuleError, match="wrong-chance"):
        GAME.apply(laid, CHANCE, GAME.read("lay 2"))


@pytest.mark.parametrize("text", ["lay 5", "5", " LAY  5 ", "put 5", "lege 5"])
def test_q3_a_move_may_be_typed_in_several_ways(text: str) -> None:
    assert GAME.format(GAME.parse(text)) == "lay 5"


def test_q3_what_cannot_be_read_is_refused_with_the_nearest_move() -> None:
    assert refused(position("", "1", "2"), "lay five") == ("unreadable", {})
    assert refused(position("", "1", "2"), "lie 5") == ("unreadable-nearest", {"nearest": "lay 5"})
    with pytest.raises(MoveError, match="unreadable"):
        GAME.read("5")


def test_q4_only_who_cannot_lay_passes() -> None:
    assert refused(position("66666", "16", "2"), "pass") == ("can-lay", {"digit": "1"})
    passed = play(position("66666", "26", "6"), "pass")
    assert passed.events == (Event("passed", ONE),)
    assert GAME.turn(passed.position) == {TWO}


def test_q4_when_all_have_passed_the_count_begins_again() -> None:
    both = play(play(position("66666", "26", "6"), "pass").position, "pass")
    assert both.events == (Event("passed", TWO), Event("anew"))
    assert (both.position.count, both.position.before) == (0, "66666")
    assert GAME.turn(both.position) == {ONE}


def test_q5_exactly_the_target_scores_and_the_count_begins_again() -> None:
    step = play(position("66666", "16", "2"), "lay 1")
    assert step.events == (Event("laid", ONE, {"move": "lay 1", "sum": "31"}), Event("scored", ONE))
    assert (step.position.scores, step.position.count) == ((1, 0), 0)


def test_q6_who_has_no_tile_is_skipped_and_without_tiles_the_game_is_over() -> None:
    now = play(position("", "1", "", "2"), "lay 1").position
    assert GAME.turn(now) == {THREE}
    over = play(now, "lay 2")
    assert over.events[-1] == Event("finished")
    outcome = GAME.outcome(over.position)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("finished", (1, 1, 1))


def test_q7_who_leaves_takes_the_tiles_along_and_ranks_last() -> None:
    left = GAME.withdraw(position("66666", "26", "6", "5"), ONE)
    assert (left.position.hands, left.position.gone) == (("", "6", "5"), "26")
    assert GAME.turn(left.position) == {TWO}
    assert GAME.turn(GAME.withdraw(position("", "1", "2", "3"), TWO).position) == {ONE}
    alone = GAME.withdraw(left.position, THREE).position
    outcome = GAME.outcome(alone)
    assert outcome is not None
    assert (outcome.ending, outcome.places) == ("resigned", (3, 1, 2))


def test_q7_if_who_leaves_was_the_last_that_had_not_passed_the_count_begins_again() -> None:
    passed = play(play(position("66666", "6", "6", "1"), "pass").position, "pass").position
    assert GAME.withdraw(passed, THREE).events == (Event("resigned", THREE), Event("anew"))
