"""The golden records end in every way a game can."""

from pathlib import Path

import pytest

from core.grid import EMPTY
from core.kakuro.view import digit
from tests.core.golden import WAYS_TO_END, Ended, kept
from tests.core.kakuro.save_games import GAMES
from tests.core.kakuro.table import RULES

FILES = sorted(GAMES.glob("*.game"))


def game(name: str) -> Ended:
    return kept(GAMES / f"{name}.game")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_k1_no_card_of_a_record_is_ever_lost_or_made(file: Path) -> None:
    for _, now, _ in kept(file).steps():
        board = "".join(digit(there) for row in now.rows for there in row if there != EMPTY)
        assert sorted("".join((board, *now.hands, now.bag, now.gone))) == sorted(RULES.cards)


def test_every_way_to_end_has_a_record() -> None:
    assert {(one.seats, one.ending) for one in map(kept, FILES)} >= WAYS_TO_END


@pytest.mark.parametrize("name", ["two_played_out", "two_expert", "two_strict", "three_played_out", "four_played_out"])
def test_k10_a_game_played_out_has_all_cards_on_the_board(name: str) -> None:
    over = game(name).replay.position
    assert (over.bag, set(over.hands), over.gone, over.ending) == ("", {""}, "", "finished")
    assert sum(there != EMPTY for row in over.rows for there in row) == len(RULES.cards)


def test_k10_the_tie_shares_the_first_place() -> None:
    tied = game("two_tie").over
    assert (tied.ending, tied.places) == ("finished", (1, 1))
    assert tied.points[0] == tied.points[1] != "0"


def test_k8_several_cards_are_turned_in_the_expert_record() -> None:
    expert = game("two_expert")
    assert expert.options == {"expert": "yes"}
    assert any(len(entry.text.split()) > 4 for entry in expert.log if entry.seat > 0)


def test_k11_cards_are_turned_back_in_the_strict_record() -> None:
    strict = game("two_strict")
    assert strict.options == {"strict": "yes"}
    assert sum(any(event.code == "turned-back" for event in events) for _, _, events in strict.steps()) > 3


def test_a_leaver_ranks_last() -> None:
    left = game("three_one_resigned").over
    assert (left.ending, left.places[1]) == ("finished", 3)
    alone = game("four_all_but_one_resigned").over
    assert alone.places == (3, 1, 2, 4)


def test_an_abandoned_game_has_no_outcome() -> None:
    assert game("two_abandoned").outcome is None
