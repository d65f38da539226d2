"""What is seen and said of a position."""

from dataclasses import replace

import pytest

from core.errors import RuleError
from core.game import Event
from core.grid import parse_cell
from core.summa.moves import Done
from core.summa.position import Position
from core.summa.view import Own, View
from tests.core.summa.table import (
    BLACK,
    COLUMNS,
    EMPTY,
    FOUR,
    FULL,
    GAME,
    ONE,
    OPEN,
    OWN,
    ROWS,
    THREE,
    TWO,
    chance,
    grid,
    placing,
    play,
    played,
    scoring,
    time,
)
from tests.present import present


def private(now: Position) -> Own:
    return present(GAME.view(now, ONE).private)


def names(cells: tuple[object, ...]) -> str:
    return " ".join(map(str, cells))


def test_a_seat_sees_its_own_round_and_the_public_the_last_one() -> None:
    now = played(placing(OPEN, OPEN), "L A1 X B1")
    own, public = private(now), GAME.view(now, None)
    assert (own.rows[0], names(own.new), own.to_place, own.black) == ("LX....", "A1 B1", "XI", ())
    assert public.private is None
    assert (public.round, public.rounds, public.roll, public.roller, public.shortest) == (1, 8, "LXXI", ONE, 2)
    assert (public.seats[0].rows, public.seats[0].new, public.seats[0].done) == (OPEN, (), False)
    assert (public.scores, public.places, public.ending) == ((), (), "")
    closed = GAME.view(time(now).position, None)
    assert (closed.seats[0].rows[0], names(closed.seats[0].new), names(closed.seats[0].filled)) == (
        *("LXXI..", "A1 B1 C1 D1", "C1 D1"),
    )
    assert (closed.roll, closed.roller) == ("", None)


def test_a_seat_sees_the_black_cells_it_has_chosen() -> None:
    now = played(GAME.setup(2), BLACK)
    own = private(now)
    assert (names(own.black), own.rows) == ("C2 A4 D5 F6", EMPTY)
    assert GAME.view(now, None).seats[0].done


def test_a_seat_sees_the_rows_it_has_marked() -> None:
    now = played(scoring(FULL, FULL), ROWS, of=OWN)
    own = private(now)
    assert own.sheet is not None
    assert (own.sheet.total, own.sheet.columns, own.sheet.column_totals, own.sheet.annulled_in_columns) == (
        248,
        (),
        (),
        (),
    )
    assert names(own.sheet.rows[2][1].cells) == "C3 D3"
    assert GAME.view(now, TWO).seats[0].sheet is None


def test_the_caption_says_what_everybody_is_at() -> None:
    def said(now: Position) -> list[str]:
        return [event.code for event in GAME.recap(GAME.view(now, None))]

    assert said(GAME.setup(1)) == ["now-blackening"]
    assert said(played(GAME.setup(1), BLACK)) == []
    assert said(placing(OPEN)) == ["rolled"]
    assert said(scoring(FULL)) == ["scoring-begins"]
    left = GAME.withdraw(GAME.withdraw(placing(FULL, FULL, FULL), TWO).position, THREE).position
    assert GAME.recap(GAME.view(left, None)) == (
        Event("over-resigned"),
        Event("total", ONE, {"total": 479, "rows": 248, "columns": 231, "blackened": 7, "given": 0}),
        Event("total-left", TWO, {"total": 479, "rows": 248, "columns": 231, "blackened": 7, "given": 0}),
        Event("total-left", THREE, {"total": 479, "rows": 248, "columns": 231, "blackened": 7, "given": 0}),
    )


def test_the_grids_in_words() -> None:
    now = GAME.withdraw(played(placing(OPEN, EMPTY, FULL, EMPTY), "L A1"), THREE).position
    now = GAME.withdraw(now, FOUR).position
    board = (
        Event("rolled", ONE, {"symbols": "L X X I", "round": "1", "rounds": "8"}),
        Event("grid", ONE, {"rows": "2 ..#..., 4 #....., 5 ...#.., 6 .....#"}),
        Event("grid-empty", TWO),
        Event("grid-left", THREE, {"rows": "1 LXVLXI, 2 XV#XXI, 3 XIVIVI, 4 #IIVXI, 5 XII#VI, 6 IXXXI#"}),
        Event("grid-left-empty", FOUR),
    )
    assert GAME.describe(GAME.view(now, None)) == board
    assert GAME.describe(GAME.view(now, ONE)) == (
        *board,
        Event("own-grid", ONE, {"rows": "1 L....., 2 ..#..., 4 #....., 5 ...#.., 6 .....#"}),
        Event("to-place", ONE, {"symbols": "X X I", "count": 3}),
    )
    assert GAME.describe(GAME.view(GAME.setup(2), ONE))[-1] == Event("own-blank", ONE)
    assert GAME.describe(GAME.view(played(GAME.setup(2), BLACK), ONE))[-1] == Event(
        "own-black", ONE, {"cells": "C2 A4 D5 F6"}
    )


def test_the_marks_in_words() -> None:
    rows = (
        "1 LXV 65 + LXI 61, 2 XV 15 + XXI 21, 3 XI 11 + VI 6 + VI 6, 4 IV 4 + XI 11, 5 XII 12 + VI 6, 6 IX 9 + XXI 21"
    )
    columns = "A LXX 70 + XI 11, B XVI 16 + IX 9, C VI 6 + IX 9, D LX 60 + IV 4, E XXV 25 + XVI 16, F II 2 + III 3"
    now = played(scoring(FULL), ROWS, of=OWN)
    assert OWN.describe(OWN.view(now, ONE))[-1] == Event("own-marks", ONE, {"rows": rows, "total": 248})
    assert OWN.draft(OWN.view(now, ONE)) == (Event("draft-rows", ONE, {"rows": rows, "total": 248}),)
    seen = OWN.view(played(now, COLUMNS, of=OWN), ONE)
    over = OWN.describe(seen)
    assert [event.code for event in over] == ["over-finished", "total", "grid", "stretches"]
    assert over[-1].facts == {"rows": rows, "columns": columns}
    assert OWN.describe_private(seen) == over[1:]


def test_a_draft_says_what_is_placed_and_left() -> None:
    start = placing(OPEN, OPEN)
    assert GAME.draft(GAME.view(start, ONE)) == (
        Event("draft-none", ONE, {"symbols": "L X X I", "example": "L A1 X B1", "round": "1", "rounds": "8"}),
    )
    assert GAME.draft(GAME.view(GAME.setup(2), ONE)) == (Event("draft-black", ONE),)
    some = played(start, "X B1", "L A1")
    assert GAME.draft(GAME.view(some, None)) == ()
    assert GAME.draft(GAME.view(some, TWO)) == GAME.draft(GAME.view(start, TWO))
    assert GAME.draft(GAME.view(some, ONE)) == (
        Event("draft-left", ONE, {"placed": "X B1, L A1", "symbols": "X I", "count": 2}),
    )
    full = played(some, "X C1 I F1")
    assert GAME.draft(GAME.view(full, ONE)) == (Event("draft-full", ONE, {"placed": "X B1, L A1, X C1, I F1"}),)
    assert GAME.draft(GAME.view(played(full, "done"), ONE)) == ()


def test_r2_r3_what_a_draft_writes_is_seen_on_its_cells() -> None:
    blackening, writing = (GAME.view(now, ONE) for now in (GAME.setup(1), placing(OPEN, OPEN)))
    assert [str(cell) + face for cell, face in GAME.placed(writing, GAME.parse("X B1 L A1"))] == ["B1X", "A1L"]
    assert [str(cell) + face for cell, face in GAME.placed(blackening, GAME.parse("C2 A4"))] == ["C2#", "A4#"]
    assert GAME.placed(writing, GAME.parse("C2 A4")) == ()
    assert GAME.placed(writing, GAME.parse("done")) == ()


def test_the_words_to_go_on_with() -> None:
    start = placing(OPEN, OPEN)
    some = played(start, "X B1")
    full = played(some, "L A1 X C1 I F1")
    for now, words in (
        (start, ()),
        (some, ("undo", "reset")),
        (full, ("done", "undo", "reset")),
        (played(full, "done"), ()),
        (scoring(FULL), ()),
        (played(scoring(FULL), ROWS, of=OWN), ("undo", "reset")),
    ):
        assert OWN.quick_actions(OWN.view(now, ONE)) == words
        assert OWN.quick_actions(OWN.view(now, None)) == ()


def test_r4_only_done_is_left_once_all_is_placed_but_stretches_can_always_be_picked() -> None:
    full = played(placing(OPEN, OPEN), "X B1 L A1 X C1 I F1")
    picked = played(scoring(FULL), "A1-C1", of=OWN)
    assert (GAME.last_word(GAME.view(full, ONE)), "done" in OWN.quick_actions(OWN.view(picked, ONE))) == ("done", True)
    for now, seat in ((picked, ONE), (played(placing(OPEN, OPEN), "X B1"), ONE), (full, TWO), (full, None)):
        assert OWN.last_word(OWN.view(now, seat)) == ""


def test_r11_what_a_seat_is_to_do_goes_by_the_phase_and_by_what_it_has_placed() -> None:
    full = played(placing(OPEN, OPEN), "X B1 L A1 X C1 I F1")
    for now, seat, task in (
        (GAME.setup(2), ONE, "blackening"),
        (placing(OPEN, OPEN), ONE, "placing"),
        (full, ONE, "ready"),
        (full, TWO, "placing"),
        (played(full, "undo"), ONE, "placing"),
        (scoring(FULL), ONE, "scoring"),
    ):
        assert GAME.task(GAME.view(now, seat)) == task


def with_errors_marked(now: Position, text: str) -> View | None:
    """The view with a refused move in it."""
    view = OWN.view(now, ONE)
    move = OWN.resolve(view, OWN.parse(text))
    try:
        OWN.apply(now, ONE, move)
    except RuleError as error:
        return OWN.with_errors_marked(view, move, error)
    raise AssertionError(f"{text} was not refused")


def test_a_refused_placing_is_shown_with_the_cell_that_is_wrong() -> None:
    seen = present(with_errors_marked(played(placing(OPEN), "I F1"), "L A1 X C2"))
    assert seen.private is not None
    assert (seen.private.rows[:2], names(seen.private.new), names(seen.private.wrong)) == (
        *(("L....I", "..#..."), "F1 A1", "C2"),
    )


def test_refused_black_cells_are_shown_with_those_that_are_wrong() -> None:
    seen = present(with_errors_marked(GAME.setup(1), "black C2 A4 E5 F6"))
    assert seen.private is not None
    assert (names(seen.private.black), names(seen.private.wrong)) == ("C2 A4 E5 F6", "E5 F6")


def test_a_wrong_numeral_is_shown_whole() -> None:
    seen = present(with_errors_marked(scoring(FULL), ROWS.replace("LXV-LXI", "LXVLXI")))
    assert seen.private is not None
    assert names(seen.private.wrong) == "A1 B1 C1 D1 E1 F1"
    down = with_errors_marked(played(scoring(FULL), ROWS, of=OWN), COLUMNS.replace("II-III#", "IIIII#"))
    assert down is not None
    assert down.private is not None
    assert names(down.private.wrong) == "F1 F2 F3 F4 F5"


def test_what_has_no_cell_has_no_picture() -> None:
    assert with_errors_marked(placing(OPEN), "done") is None
    assert with_errors_marked(placing(OPEN), "V A1") is None
    at = RuleError("cell-full", cell=str(parse_cell("A1", 6)))
    assert GAME.with_errors_marked(GAME.view(placing(OPEN), ONE), Done(), at) is None
    assert GAME.with_errors_marked(GAME.view(placing(OPEN), None), Done(), at) is None


def test_the_winners_are_marked_in_the_end() -> None:
    over = GAME.stop(placing(FULL, OPEN)).position
    view = GAME.view(over, None)
    assert (view.places, view.scores, view.ending) == ((1, 2), (479, 0), "stopped")
    assert GAME.points(over, ONE) is None


def test_black_cells_by_chance_are_told_without_naming_them() -> None:
    late = time(GAME.setup(2)).position
    step = chance(late, "black 1 C2 A4 D5 F6")
    assert [dict(event.facts) for event in step.events] == [{}]
    assert play(GAME.setup(2), BLACK).events[0].facts == {"waiting": 1}


@pytest.mark.parametrize(
    ("grid", "told"),
    [
        ("XV.... ..#... ...... #..... ...#.. .....#", ("stretches-rows", {"rows": "1 XV 15"})),
        (
            "XV.... VI#... ...... #..... ...#.. .....#",
            ("stretches", {"rows": "1 XV 15, 2 VI 6", "columns": "A XV 15, B VI 6"}),
        ),
        ("X..... ..#... ...... #..... ...#.. .....#", None),
    ],
)
def test_a_grid_given_up_is_told_without_empty_lists(grid: str, told: tuple[str, dict[str, str]] | None) -> None:
    over = GAME.withdraw(placing(tuple(grid.split())), ONE).position
    numerals = [(event.code, event.facts) for event in GAME.describe(GAME.view(over, ONE)) if "stretches" in event.code]
    assert numerals == [told] * (told is not None)


def test_nothing_of_ones_own_is_told_as_an_empty_list() -> None:
    left = replace(placing(EMPTY, OPEN, OPEN), left=(ONE,))
    assert GAME.describe(GAME.view(left, ONE))[-1] == Event("own-blank", ONE)
    unmarked = played(scoring(grid("VVVVVV\nVV#VVV\nVVVVVV\n#VVVVV\nVVV#VV\nVVVVV#")), "done", of=OWN)
    assert OWN.describe(OWN.view(unmarked, ONE))[-1] == Event("own-no-marks", ONE)
