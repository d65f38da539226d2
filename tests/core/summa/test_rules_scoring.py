"""R5–R10, each rule and the worked example by its id."""

from dataclasses import replace

import pytest

from core.game import Event, Outcome
from core.summa.marks import after_rows
from core.summa.moves import Mark
from core.summa.numerals import VALUES, numeral
from core.summa.position import Position
from core.summa.score import sheet
from core.summa.solver.search import best, best_columns
from tests.core.refusals import unlawful
from tests.core.summa import brute
from tests.core.summa.table import (
    COLUMNS,
    EXAMPLE,
    FULL,
    GAME,
    ONE,
    OPEN,
    OWN,
    ROWS,
    THREE,
    TWO,
    game,
    grid,
    placing,
    play,
    played,
    refused,
    scoring,
    time,
)
from tests.present import present


def last_round(rows: str = EXAMPLE, roll: str = "IXXI") -> Position:
    """The worked example with its last row still to be written: `I X X X I` over four cells."""
    before = grid(rows)
    return placing((*before[:5], ".X...#"), roll=roll, number=8)


def test_r5_r6_the_worked_example_makes_479() -> None:
    done = sheet(FULL, best(FULL, shortest=2), own=False)
    assert done.row_totals == (126, 36, 23, 15, 18, 30)
    assert [[one.text for one in line] for line in done.rows[2:4]] == [["XI", "VI", "VI"], ["IV", "XI"]]
    assert done.column_totals == (81, 25, 15, 64, 41, 5)
    assert (sum(done.row_totals), sum(done.column_totals), done.total) == (248, 231, 479)
    assert [str(cell) for cell in done.annulled_in_rows] == ["B4"]
    assert [str(cell) for cell in done.annulled_in_columns] == ["C1", "D6"]
    assert done.blackened == 4 + 1 + 2


@pytest.mark.slow
def test_r5_r6_479_is_the_best_of_the_worked_example() -> None:
    assert brute.best(FULL, 2) == (479, 7)


def test_r5_after_the_last_round_every_grid_is_scored() -> None:
    now = played(last_round(), "I A6 X C6 X D6 I E6")
    over = play(now, "done")
    assert [event.code for event in over.events] == ["done", "round-over", "finished"]
    assert GAME.turn(over.position) == frozenset()
    scored = present(GAME.view(over.position, None).seats[0].sheet)
    assert not scored.own
    assert GAME.view(over.position, None).scores == (scored.total,)


def test_r5_a_stretch_has_two_symbols_and_does_not_cross_a_black_cell() -> None:
    assert refused(scoring(FULL), "rows " + ROWS.replace("LXV-LXI", "LXV-L-XI"), of=OWN) == (
        "mark-short",
        {"way": "row", "line": "1", "stretch": "L", "cells": "D1-D1", "least": "2"},
    )
    assert refused(scoring(FULL), "rows " + ROWS.replace("XV#XXI", "XVXXXI"), of=OWN) == ("mark-black", {"cell": "C2"})


def test_r5_a_lower_row_can_pay_in_the_columns() -> None:
    assert VALUES["XXXI"] == 31 > VALUES["IX"] + VALUES["XXI"]
    rows = (*ROWS.split()[:5], ".XXXI#")
    dear = sheet(FULL, (*rows, *best_columns(after_rows(FULL, rows), shortest=2)), own=True)
    assert dear.row_totals[5] == 31
    assert dear.total < 479


def test_r6_an_annulled_cell_is_as_black_as_a_black_one() -> None:
    now = played(scoring(FULL), "rows " + ROWS, of=OWN)
    assert refused(now, "columns " + COLUMNS.replace("XVI#IX", "XVIIIX"), of=OWN) == ("mark-black", {"cell": "B4"})
    assert refused(now, "columns " + COLUMNS.replace("XVI#IX", "XV-I#IX"), of=OWN)[0] == "mark-short"


def test_r7_the_numerals_from_1_to_89() -> None:
    every = [numeral(value) for value in range(1, 90)]
    assert every[:12] == ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
    assert every[38:51] == [
        *("XXXIX", "XL", "XLI", "XLII", "XLIII", "XLIV", "XLV", "XLVI", "XLVII", "XLVIII", "XLIX", "L", "LI"),
    ]
    assert every[88] == "LXXXIX"
    assert [brute.numeral(text) for text in every] == [*range(1, 90)]
    assert {text: VALUES[text] for text in every if len(text) > 1} == dict(VALUES)
    for wrong in ("IIII", "VX", "IL", "VV", "LL", "XXXX", "IXX", "VIV", "IIX", "XLX", "LXL", "IVI", "I"):
        assert wrong not in VALUES


@pytest.mark.parametrize(("typed", "stretch", "cells"), [
    ("VX..IX", "VX", "A1-B1"), (".XLIIX", "XLIIX", "B1-F1"), (".X-LIIX", "X", "B1-B1"),
])  # fmt: skip
def test_r7_a_wrong_numeral_is_named(typed: str, stretch: str, cells: str) -> None:
    rows = ("VXLIIX", *FULL[1:])
    _, facts = refused(scoring(rows), " ".join((typed, *ROWS.split()[1:])), of=OWN)
    assert (facts["way"], facts["line"], facts["stretch"], facts["cells"]) == ("row", "1", stretch, cells)


def over(*grids: str) -> Position:
    """A finished game with these grids, drawn from the top left corner; the rest is black."""
    full = tuple(tuple((row + 6 * "#")[:6] for row in (*one.split(), *[""] * 6))[:6] for one in grids)
    return replace(placing(*full, roll="", number=8), ending="finished")


def test_r8_the_highest_total_wins() -> None:
    assert GAME.outcome(over("XI", "XL", "XII")) == Outcome("finished", (3, 1, 2), ("11", "40", "12"))


def test_r8_of_equal_totals_the_one_with_the_fewest_blackened_cells_wins() -> None:
    square, line = over("XI IX", "XL"), over("XL", "XL I", "XI")
    assert GAME.outcome(square) == Outcome("finished", (1, 2), ("40", "40"))
    assert [seat.sheet.blackened for seat in GAME.view(square, None).seats if seat.sheet] == [32, 36]
    assert GAME.outcome(line) == Outcome("finished", (1, 1, 3), ("40", "40", "11"))


def test_r8_several_may_win() -> None:
    assert GAME.outcome(over("XI IX", "XI IX", "XI")) == Outcome("finished", (1, 1, 3), ("40", "40", "11"))


def test_r9_profi_needs_three_symbols() -> None:
    profi = game(profi="yes")
    marks = best(FULL, shortest=3)
    assert all(
        len(piece) >= 3 for mark in marks for piece in mark.replace("#", "-").replace(".", "-").split("-") if piece
    )
    now = played(last_round(), "I A6 X C6 X D6 I E6", "done", of=profi)
    two = played(last_round(), "I A6 X C6 X D6 I E6", "done")
    assert profi.view(now, None).scores < GAME.view(two, None).scores
    assert refused(scoring(FULL), ROWS, of=game(profi="yes", self_scoring="yes")) == (
        "mark-short",
        {"way": "row", "line": "2", "stretch": "XV", "cells": "A2-B2", "least": "3"},
    )


def test_r10_rows_first_then_columns_as_printed() -> None:
    assert refused(scoring(FULL), "columns " + COLUMNS, of=OWN) == ("rows-first", {})
    rows = play(scoring(FULL), ROWS, of=OWN)
    assert rows.events == ()
    assert OWN.turn(rows.position) == {ONE}
    assert refused(rows.position, "rows " + ROWS, of=OWN) == ("rows-marked", {})
    assert refused(rows.position, f"{ROWS} {COLUMNS}", of=OWN) == ("rows-marked", {})
    over = play(rows.position, COLUMNS, of=OWN)
    assert over.events == (Event("marked", ONE, {"waiting": 0}), Event("finished"))
    assert OWN.outcome(over.position) == Outcome("finished", (1,), ("479",))
    scored = present(OWN.view(over.position, None).seats[0].sheet)
    assert scored.own
    assert played(scoring(FULL), f"{ROWS} {COLUMNS}", of=OWN) == over.position


def test_r10_rows_may_be_taken_back_until_the_columns_are_in() -> None:
    now = played(scoring(FULL), ROWS, of=OWN)
    assert played(now, "reset", of=OWN) == scoring(FULL)
    assert played(now, "undo", "done", of=OWN) == now
    assert refused(scoring(FULL), "undo", of=OWN) == ("nothing-to-undo", {})


def test_r10_a_player_need_not_take_the_best() -> None:
    poor = "LXV... ..#... ...... #..... ...#.. .....#"
    now = played(scoring(FULL), f"{poor} ...... ...... ...... ...... ...... ......", of=OWN)
    assert OWN.outcome(now) == Outcome("finished", (1,), ("65",))
    scored = present(OWN.view(now, None).seats[0].sheet)
    assert scored.blackened == 36


def test_r10_marks_stay_hidden_until_all_are_in() -> None:
    start = scoring(FULL, FULL)
    some = played(start, f"{ROWS} {COLUMNS}", of=OWN)
    poor = played(start, "LXV... ..#... ...... #..... ...#.. .....# " + "...... " * 6, of=OWN)
    for seat in (None, TWO):
        assert OWN.view(some, seat) == OWN.view(poor, seat)
    assert OWN.view(some, None).seats[0].sheet is None
    assert OWN.view(played(start, ROWS, of=OWN), TWO) == OWN.view(start, TWO)


def test_r10_the_engine_scores_a_seat_that_does_not_answer_in_time() -> None:
    now = played(scoring(FULL, FULL, FULL), f"{ROWS} {COLUMNS}", seat=TWO, of=OWN)
    now = played(now, "LXV... ..#... ...... #..... ...#.. .....#", seat=THREE, of=OWN)
    over = time(now, of=OWN)
    assert over.events == (Event("time"), Event("marked-for", ONE), Event("marked-for", THREE), Event("finished"))
    assert OWN.outcome(over.position) == Outcome("finished", (1, 1, 1), ("479", "479", "479"))
    assert [seat.sheet is not None and seat.sheet.own for seat in OWN.view(over.position, None).seats] == [
        *(False, True, False),
    ]


def test_r10_stretches_are_marked_only_in_the_variant_and_after_the_last_round() -> None:
    assert refused(placing(OPEN), ROWS) == ("no-self-scoring", {})
    assert refused(placing(OPEN), ROWS, of=OWN) == ("no-marks-yet", {})
    assert refused(OWN.setup(1), ROWS, of=OWN) == ("no-marks-yet", {})
    for text in ("X A1", "done"):
        assert refused(scoring(FULL), text, of=OWN) == ("marks-due", {})
    assert refused(scoring(FULL), "black C2 A4 D5 F6", of=OWN) == ("black-chosen", {})
    now = play(played(last_round(), "I A6 X C6 X D6 I E6", of=OWN), "done", of=OWN)
    assert [event.code for event in now.events] == ["done", "round-over", "scoring-begins"]
    assert OWN.turn(now.position) == {ONE}


@pytest.mark.parametrize(
    ("old", "new", "code", "facts"),
    [
        ("LXV-LXI", "LXV-LX", "mark-length", {"way": "row", "line": "1", "typed": "LXV-LX"}),
        ("LXV-LXI", "LXV-LXII", "mark-length", {"way": "row", "line": "1", "typed": "LXV-LXII"}),
        ("IX-XXI#", "#", "mark-length", {"way": "row", "line": "6", "typed": "#"}),
        ("LXV-LXI", "LXV-LVI", "mark-differs", {"cell": "E1", "typed": "V", "there": "X"}),
        ("#.IV-XI", "IIIV-XI", "mark-black", {"cell": "A4"}),
        ("LXV-LXI", "LXVLXI", "not-a-numeral", {"way": "row", "line": "1", "stretch": "LXVLXI", "cells": "A1-F1"}),
        (
            "XII#VI",
            "X-II#VI",
            "mark-short",
            {"way": "row", "line": "5", "stretch": "X", "cells": "A5-A5", "least": "2"},
        ),
    ],
)
def test_r10_every_line_is_checked(old: str, new: str, code: str, facts: dict[str, str]) -> None:
    assert refused(scoring(FULL), ROWS.replace(old, new), of=OWN) == (code, facts)


def test_r10_a_line_too_short_is_named_even_where_another_is_only_untidy() -> None:
    typed = ROWS.replace("XV#XXI", "XV.XXI").replace("XII#VI", "XII#V")
    facts = {"way": "row", "line": "5", "typed": "XII#V"}
    assert refused(scoring(FULL), typed, of=OWN) == ("mark-length", facts)


def test_r10_columns_are_checked_by_their_letters() -> None:
    now = played(scoring(FULL), ROWS, of=OWN)
    assert refused(now, COLUMNS.replace("LXX#XI", "LX-X#XI"), of=OWN) == (
        "mark-short",
        {"way": "column", "line": "A", "stretch": "X", "cells": "A3-A3", "least": "2"},
    )
    assert refused(now, COLUMNS.replace("II-III#", "IIIII#"), of=OWN) == (
        "not-a-numeral",
        {"way": "column", "line": "F", "stretch": "IIIII", "cells": "F1-F5"},
    )


def test_r10_in_a_record_lines_stand_as_they_are_kept() -> None:
    for lines, code in (
        ((ROWS.replace("XV#XXI", "XV.XXI")).split(), "not-canonical"),
        ((ROWS.replace("XV#XXI", "XV-#XXI")).split(), "not-canonical"),
        (ROWS.split()[:5], "wrong-lines"),
    ):
        assert unlawful(OWN.apply, scoring(FULL), ONE, Mark(tuple(lines)))[0] == code
    again = Mark((*ROWS.split(), *COLUMNS.split()))
    assert unlawful(OWN.apply, played(scoring(FULL), ROWS, of=OWN), ONE, again)[0] == "rows-marked"
