"""The golden records end in every way a game can."""

from pathlib import Path

import pytest

from core.record import parse
from tests.core.golden import Ended, kept
from tests.core.summa.save_games import GAMES

FILES = sorted(GAMES.glob("*.game"))


def game(name: str) -> Ended:
    return kept(GAMES / f"{name}.game")


@pytest.mark.untraced
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_r3_every_symbol_rolled_stands_in_every_grid(file: Path) -> None:
    rolled = ""
    for entry, now, _ in kept(file).steps():
        rolled += entry.text.removeprefix("roll ").replace(" ", "") if entry.text.startswith("roll ") else ""
        if not now.roll and not now.ending:
            for seat in now.active:
                written = "".join(now.grids[seat - 1]).replace(".", "").replace("#", "")
                assert sorted(written) == sorted(rolled)


def test_every_way_to_end_has_a_record() -> None:
    found = {(one.seats, one.ending) for one in map(kept, FILES)}
    assert found >= {
        *((seats, "finished") for seats in range(1, 9)),
        *((seats, "resigned") for seats in (1, 2, 4)),
        (3, "stopped"),
        (2, "abandoned"),
    }


def test_r4_the_time_was_up_with_none_one_three_and_four_symbols_placed() -> None:
    steps = list(game("four_short_of_time").steps())
    at = next(at for at, (entry, _, _) in enumerate(steps) if entry.text == "time")
    (_, before, _), (_, _, events) = steps[at - 1 : at + 1]
    assert [sum(len(line.pairs) for line in lines) for lines in before.drafts] == [0, 1, 3, 4]
    assert [(event.seat, event.facts["count"]) for event in events if event.code == "filled"] == [
        (1, 4),
        (2, 3),
        (3, 1),
    ]


def test_r8_a_tie_is_broken_by_the_black_cells() -> None:
    tie = game("two_tie_broken_by_black_cells").over
    assert tie.points[0] == tie.points[1]
    assert sorted(tie.places) == [1, 2]


def test_r8_two_share_the_first_place() -> None:
    shared = game("three_two_winners").over
    assert shared.places == (1, 1, 3)


def test_r10_own_marks_count_and_the_engine_marks_for_a_late_seat() -> None:
    now = game("three_marking").replay.position
    assert [len(marks) for marks in now.marks] == [12, 12, 0]


def test_a_leaver_ranks_last() -> None:
    left = game("three_one_resigned").over
    assert left.places[1] == 3
    alone = game("four_all_but_one_resigned").over
    assert alone.places == (3, 1, 4, 2)
    two = game("two_resigned").over
    assert two.places == (1, 2)


def test_an_abandoned_game_has_no_outcome_and_no_result() -> None:
    assert game("two_abandoned").outcome is None
    assert "Result" not in parse((GAMES / "two_abandoned.game").read_text("utf-8")).tags
