"""R10 stretch by stretch: each is picked by its first and last cell, in as many lines as one likes."""

import pytest

from core.errors import RuleError
from core.game import Event
from core.grid import Cell
from core.summa.moves import Pick
from core.summa.position import Position
from tests.core.summa.table import COLUMNS, FULL, ONE, OWN, ROWS, TWO, game, placing, play, played, refused, scoring
from tests.present import present

PICKED_ROWS = (
    "A1-C1 D1-F1 A2-B2 D2-F2",
    "A3 B3 C3 D3 E3 F3",
    "C4-D4, E4-F4 A5–C5",
    "f5-e5 B6-A6",
    "C6 - E6",
)
PICKED_COLUMNS = "A1-A3 A5-A6 B1-B3 B5-B6 C3-C4 C5-C6 D1-D2 D3-D4 E1-E3 E4-E6 F1-F2 F3-F5"
BARE = ("######",) * 5
"""Rows without a symbol."""


def rows_picked() -> Position:
    return played(scoring(FULL, FULL), *PICKED_ROWS, of=OWN)


def test_r10_stretches_are_picked_rows_first_then_columns() -> None:
    rows = play(rows_picked(), "done", of=OWN)
    assert rows.events == ()
    assert rows.position == played(scoring(FULL, FULL), ROWS, of=OWN)
    columns = played(rows.position, PICKED_COLUMNS, of=OWN)
    over = play(columns, "done", of=OWN)
    assert over.events == (Event("marked", ONE, {"waiting": 1}),)
    assert over.position == played(scoring(FULL, FULL), f"{ROWS} {COLUMNS}", of=OWN)


def test_r10_a_stretch_picked_later_replaces_those_it_overlaps() -> None:
    now = played(scoring(FULL), "A1-C1 D1-F1 A2-B2", "B1-C1", of=OWN)
    assert OWN.draft(OWN.view(now, ONE)) == (
        Event("draft-picks", ONE, {"rows": "1 XV 15 + LXI 61, 2 XV 15", "total": 91}),
    )


def test_r10_picks_are_taken_back_line_by_line_or_all_at_once() -> None:
    first, second = PICKED_ROWS[:2]
    now = played(scoring(FULL), first, second, of=OWN)
    assert played(now, "undo", of=OWN) == played(scoring(FULL), first, of=OWN)
    assert played(now, "undo", "undo", of=OWN) == played(now, "reset", of=OWN) == scoring(FULL)
    assert refused(scoring(FULL), "undo", of=OWN) == ("nothing-to-undo", {})


def test_r10_rows_that_are_done_can_be_picked_again() -> None:
    done = played(scoring(FULL), *PICKED_ROWS, "done", of=OWN)
    again = played(done, "A1-A3", "undo", "undo", of=OWN)
    assert again.marks == ((),)
    assert played(again, "done", of=OWN) == done
    assert OWN.draft(OWN.view(played(again, "undo", of=OWN), ONE))[0].facts["total"] == 248 - 21


def test_r10_six_lines_replace_what_was_picked() -> None:
    assert played(rows_picked(), ROWS, of=OWN) == played(scoring(FULL, FULL), ROWS, of=OWN)


@pytest.mark.parametrize(
    ("typed", "code", "facts"),
    [
        ("A1-A3", "pick-oblique", {"cells": "A1-A3", "way": "row"}),
        ("A1-B2", "pick-oblique", {"cells": "A1-B2", "way": "row"}),
        ("A1 C1 D1", "pick-ends", {"count": 3}),
        ("B2-D2", "mark-black", {"cell": "C2"}),
        ("D1-D1", "mark-short", {"way": "row", "line": "1", "stretch": "L", "cells": "D1-D1", "least": "2"}),
        ("B1-D1", "not-a-numeral", {"way": "row", "line": "1", "stretch": "XVL", "cells": "B1-D1"}),
        ("L A1", "marks-due", {}),
        ("done", "marks-due", {}),
        ("A1-G1", "off-board", {"cell": "G1", "last": "F6"}),
    ],
)
def test_r10_a_wrong_stretch_is_named_and_nothing_of_its_line_is_taken(
    typed: str, code: str, facts: dict[str, object]
) -> None:
    assert refused(scoring(FULL), typed, of=OWN) == (code, facts)
    if "-" in typed:
        assert refused(scoring(FULL), f"A2-B2 {typed}", of=OWN) == (code, facts)


def test_r10_columns_are_picked_as_the_rows_have_left_them() -> None:
    now = played(scoring(FULL), ROWS, of=OWN)
    assert refused(now, "A1-B1", of=OWN) == ("pick-oblique", {"cells": "A1-B1", "way": "column"})
    assert refused(now, "B3-B5", of=OWN) == ("mark-black", {"cell": "B4"})
    assert refused(now, "done", of=OWN) == ("columns-due", {})


def test_r10_where_no_numeral_is_left_done_is_enough() -> None:
    now = played(scoring(("XI####", *BARE)), "A1-B1", "done", of=OWN)
    view = OWN.view(now, ONE)
    assert OWN.draft(view) == (Event("draft-no-columns", ONE, {"rows": "1 XI 11", "total": 11}),)
    assert OWN.quick_actions(view) == ("done", "undo", "reset")
    over = play(now, "done", of=OWN)
    assert over.events == (Event("marked", ONE, {"waiting": 0}), Event("finished"))
    start = OWN.view(scoring(("X#X###", *BARE)), ONE)
    assert (OWN.draft(start), OWN.quick_actions(start)) == ((Event("draft-no-rows", ONE),), ("done",))
    nothing = played(scoring(("X#X###", *BARE)), "done", of=OWN)
    (told,) = OWN.draft(OWN.view(nothing, ONE))
    assert (told.code, told.facts) == ("draft-no-columns", {"rows": "", "total": 0})


def test_r9_a_stretch_picked_in_profi_has_three_symbols() -> None:
    profi = game(profi="yes", self_scoring="yes")
    assert refused(scoring(FULL), "A2-B2", of=profi)[0] == "mark-short"
    assert refused(scoring(("XI####", *BARE)), "A1-B1", of=profi)[0] == "mark-short"
    assert played(scoring(("XI####", *BARE), FULL), "done", "done", of=profi).done == {ONE}


def test_r10_nothing_is_picked_before_the_last_round_or_without_the_variant() -> None:
    assert refused(placing(FULL), "A1-C1", of=OWN) == ("no-marks-yet", {})
    assert refused(placing(FULL), "A1-C1") == ("no-self-scoring", {})


def test_r10_what_is_picked_is_seen_by_its_own_seat_alone() -> None:
    start, now = scoring(FULL, FULL), rows_picked()
    for seat in (None, TWO):
        assert OWN.view(now, seat) == OWN.view(start, seat)
    own = present(OWN.view(now, ONE).private)
    assert own.sheet is None
    assert own.picked is not None
    assert (own.picked.total, own.picked.annulled_in_rows, own.picked.columns) == (248, (), ())
    assert OWN.is_secret(OWN.parse("A1-C1"))
    assert OWN.is_secret(OWN.parse("A1 C1"))


def test_r10_how_far_one_is_with_picking_is_told() -> None:
    def told(now: Position) -> tuple[str, tuple[str, ...], list[str]]:
        view = OWN.view(now, ONE)
        (draft,) = OWN.draft(view)
        marked = [event.code for event in OWN.describe(view) if event.code in ("own-marks", "own-columns")]
        return draft.code, OWN.quick_actions(view), marked

    start = scoring(FULL, FULL)
    assert told(start) == ("draft-unmarked", (), [])
    assert told(rows_picked()) == ("draft-picks", ("done", "undo", "reset"), ["own-marks"])
    rows = played(rows_picked(), "done", of=OWN)
    assert told(rows) == ("draft-rows", ("undo", "reset"), ["own-marks"])
    columns = played(rows, "A1-A3 F1-F2", of=OWN)
    assert told(columns) == ("draft-columns", ("done", "undo", "reset"), ["own-marks", "own-columns"])
    assert OWN.draft(OWN.view(columns, ONE)) == (
        Event("draft-columns", ONE, {"columns": "A LXX 70, F II 2", "total": 72}),
    )
    assert OWN.draft(OWN.view(played(columns, "done", of=OWN), ONE)) == ()


def test_r10_a_refused_stretch_is_shown_where_it_is() -> None:
    now, move = scoring(FULL), OWN.read("B1-D1")
    with pytest.raises(RuleError) as caught:
        OWN.apply(now, ONE, move)
    shown = present(OWN.with_errors_marked(OWN.view(now, ONE), move, caught.value))
    assert shown.private is not None
    assert " ".join(map(str, shown.private.wrong)) == "B1 C1 D1"


def test_picks_in_a_record_have_their_ends_in_order() -> None:
    assert OWN.read("A1-C1 D1-F1") == Pick(((Cell(0, 0), Cell(2, 0)), (Cell(3, 0), Cell(5, 0))))
