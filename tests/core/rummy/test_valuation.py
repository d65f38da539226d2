"""V1: what turns of Rummy are worth."""

import pytest

from core.rummy.solver.valuation import CLAIM, MARGIN, SHARED, value
from core.rummy.tiles import JOKER
from tests.core.rummy.table import ONE, PLUS, PUR, position
from tests.core.weighing import perhaps_weighed, weighed


def test_v1_tiles_not_laid_are_lost() -> None:
    now = position("A R4 R5 R6", "R7 R8 B1 K13", "B1")
    best, nothing = weighed(PUR, now, "add R7 A", "add R8 A", "discard B1"), weighed(PUR, now, "discard B1")
    assert best is not None
    assert nothing is not None
    assert (best.played.points, best.loss) == (2, 0.0)
    assert nothing.played.points == 0
    assert nothing.loss == pytest.approx(2, abs=MARGIN)


def test_v1_which_tile_is_discarded_is_hardly_a_mistake() -> None:
    now = position("", "R7 R8 B1 K13", "B1")
    for tile in ("R7", "B1", "K13"):
        found = weighed(PUR, now, f"discard {tile}")
        assert found.loss == 0
    kept, given = weighed(PUR, now, "discard K13"), weighed(PUR, now, "discard R7")
    assert kept is not None
    assert given is not None
    assert kept.played.value > given.played.value


def test_v1_what_was_undone_does_not_count() -> None:
    now = position("A R4 R5 R6", "R7 R8 B1 K13", "B1")
    straight = weighed(PUR, now, "add R7 A", "discard B1")
    assert weighed(PUR, now, "add R7 A", "add R8 A", "undo", "discard B1") == straight
    assert weighed(PUR, now, "add R7 A", "reset", "add R7 A", "discard B1") == straight
    found = weighed(PUR, now, "lay R7 R8", "discard B1")
    assert found.played.points == 2, "several actions taken as one"


def test_v1_going_out_counts() -> None:
    out = weighed(PUR, position("A R4 R5 R6", "R7 R8", "B1"), "add R7 A", "add R8 A", "done")
    assert out.loss == 0
    assert out.played.kept == 3


@pytest.mark.parametrize(("others", "early"), [("B1 B4 K2 K10 Y2 Y12 K13", True), ("B1 K13", False)])
def test_v1_a_joker_is_worth_keeping_early_and_late_it_may_be_laid(others: str, early: bool) -> None:
    now = position("", f"R4 R5 {JOKER} B7 Y7 K7 {others}", "B1 B2 B3 B4")
    kept = weighed(PUR, now, "lay B7 Y7 K7", "discard K13")
    laid = weighed(PUR, now, f"lay R4 R5 {JOKER}", "lay B7 Y7 K7", "discard K13")
    assert kept is not None
    assert laid is not None
    assert ("joker" in laid.best.merits) == (JOKER in laid.best.tiles) == early
    assert (kept.loss == 0, laid.loss == 0) == (True, not early)


@pytest.mark.parametrize(("held", "may_end"), [("B1 B2 B3", True), ("B1 B2 B3 B4", False)])
def test_v1_to_keep_a_joker_is_no_mistake_before_another_seat_may_go_out(held: str, may_end: bool) -> None:
    now = position("A R9 B9 Y9", f"R11 R12 B7 B8 Y10 Y11 {JOKER} R4 B13 Y1 K2 K5", "B1 B2 B3 B4", held)
    kept = weighed(PUR, now, "discard K5")
    together = f"lay R11 R12 B7 B8 Y10 Y11 {JOKER}"
    laid = weighed(PUR, now, together, "discard K5")
    assert kept is not None
    assert laid is not None
    assert laid.loss == 0
    assert laid.played.value > kept.played.value + MARGIN
    assert (kept.loss > 0) == may_end


@pytest.mark.parametrize(("held", "may_end"), [("B1 B2 B3", True), ("B1 B2 B3 B4", False)])
def test_v1_a_joker_is_laid_once_another_seat_may_go_out(held: str, may_end: bool) -> None:
    now = position("", f"R4 R5 {JOKER} B7 Y7 K7 B1 B4 K2 K10 Y2 Y12 K13", "B1 B2 B3 B4", held)
    kept = weighed(PUR, now, "lay B7 Y7 K7", "discard K13")
    laid = weighed(PUR, now, f"lay R4 R5 {JOKER}", "lay B7 Y7 K7", "discard K13")
    assert kept is not None
    assert laid is not None
    assert (kept.loss > 0, laid.loss > 0) == (may_end, not may_end)
    assert (JOKER in laid.best.tiles) == (not may_end)


def test_v1_nobody_keeps_a_joker_they_can_go_out_with() -> None:
    now = position("", f"R4 R5 {JOKER} B7 Y7 K7 K13", "B1")
    out = weighed(PUR, now, f"lay R4 R5 {JOKER}", "lay B7 Y7 K7", "discard K13")
    on = weighed(PUR, now, "lay B7 Y7 K7", "discard K13")
    assert out is not None
    assert on is not None
    assert out.loss == 0
    assert "out" in on.best.merits
    assert on.loss > MARGIN


def test_v1_going_out_and_losing_is_no_mistake_and_is_not_proposed() -> None:
    """Others lead by their claims: the game is lost by less then, but it is lost."""
    behind = "A R6 B6 Y6 K6 | 2\nB R4 R5 R6\nC R2 B2 Y2 K2 | 2\nD R3 B3 Y3 K3 | 2"
    now = position(behind, "R7 R8 Y13", "B1 B2")
    out, on = weighed(PLUS, now, "add R7 B", "add R8 B", "discard Y13"), weighed(PLUS, now, "add R7 B", "discard Y13")
    assert out is not None
    assert on is not None
    assert (out.loss, on.loss) == (0, 0)
    assert on.best.tiles
    assert "out" not in out.played.merits
    claim = position(f"{behind}\nE R9 B9 Y9 K9\nF R1 B1 Y1 K1\nG R3 B3 Y3 K3", "R7 R8 Y13", "B1 B2")
    lost = weighed(PLUS, claim, "add R7 B", "add R8 B", "discard Y13")
    assert lost.loss > MARGIN, "three groups were there to claim"


def test_v1_a_claim_counts() -> None:
    now = position("A R6 B6 Y6 K6", "R9 B2 K13", "B1")
    claimed, plain = weighed(PLUS, now, "claim A", "discard B2"), weighed(PLUS, now, "discard B2")
    assert claimed is not None
    assert plain is not None
    assert claimed.loss == 0
    assert plain.loss == pytest.approx(CLAIM + 4 * SHARED, abs=MARGIN), (
        "a claim less, and others may claim the four tiles"
    )


def test_v1_a_tile_of_the_table_may_be_given_away() -> None:
    now = position("A R4 R5 R6\nB R9 B9 Y9 K9", "R7", "B2")
    found = weighed(PUR, now, "add R7 A", "take K9 B", "discard K9")
    assert found.loss == 0


def test_v1_where_groups_are_claimed_tiles_are_kept_and_else_they_are_laid() -> None:
    now = position("A R4 R5 R6", "R7 R8 R9 B1 B9 K13", "B1")
    for of, better in ((PUR, "lay R7 R8 R9"), (PLUS, "")):
        kept, laid = weighed(of, now, "discard K13"), weighed(of, now, "lay R7 R8 R9", "discard K13")
        assert (bool(kept.loss), bool(laid.loss)) == (bool(better), not better)
        assert kept.best.points == laid.best.points == (3 if better else 0)
        assert laid.played.opens == (0 if better else pytest.approx(3 * SHARED))


def test_v1_one_or_two_tiles_laid_are_no_mistake_where_groups_are_claimed() -> None:
    now = position("A R4 R5 R6", "R7 R8 B1 B9 K13", "B1")
    assert weighed(PLUS, now, "lay R7 R8", "discard K13").loss == 0


def test_v1_what_lies_for_all_counts_less_with_more_others() -> None:
    for hands, others in (("B1",), 1), (("B1", "K1"), 2), (("B1", "K1", "Y1"), 3):
        now = position("A R4 R5 R6", "R7 R8 R9 B1 B9 K13", *hands)
        laid = weighed(PLUS, now, "lay R7 R8 R9", "discard K13")
        assert laid.played.opens == pytest.approx(3 * SHARED / others)


def test_v1_whoever_can_win_by_going_out_goes_out() -> None:
    """Even with many tiles in hand that could still become groups."""
    runs = "B1 B2 B3 B4 B5 B6 B7 B8 B9 Y4 Y5 Y6 Y7 Y8 Y9 Y10"
    now = position("A R6 B6 Y6 K6 | 1\nB R4 R5 R6", f"{runs} K13", "B1 B2 B3")
    out, on = weighed(PLUS, now, f"lay {runs}", "discard K13"), weighed(PLUS, now, "discard K13")
    assert out.loss == 0
    assert "out" in on.best.merits
    assert on.loss > CLAIM


def test_v1_a_draw_and_the_middle_of_a_turn_are_not_weighed() -> None:
    assert perhaps_weighed(PUR, position("", "R5 B6 K1", "B1", waiting=True), "draw") is None
    now = position("A R4 R5 R6", "R7 R8 B1 K13", "B1")
    assert perhaps_weighed(PUR, now, "add R7 A") is None
    assert value(PUR.view(now, ONE), ()) is None
