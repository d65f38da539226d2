"""V1: what turns of Rummy are worth."""

import pytest

from core.rummy.solver.valuation import MARGIN, value
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
    now = position("", f"R4 R5 {JOKER} B7 Y7 K7 {others}", "B1")
    kept = weighed(PUR, now, "lay B7 Y7 K7", "discard K13")
    laid = weighed(PUR, now, f"lay R4 R5 {JOKER}", "lay B7 Y7 K7", "discard K13")
    assert kept is not None
    assert laid is not None
    assert ("joker" in kept.best.merits) == (JOKER in kept.best.tiles) == early
    assert (kept.loss == 0, laid.loss == 0) == (True, not early)


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
    assert plain.loss == pytest.approx(3, abs=MARGIN)


def test_v1_a_tile_of_the_table_may_be_given_away() -> None:
    now = position("A R4 R5 R6\nB R9 B9 Y9 K9", "R7", "B2")
    found = weighed(PUR, now, "add R7 A", "take K9 B", "discard K9")
    assert found.loss == 0


def test_v1_where_groups_are_claimed_to_lay_tiles_or_to_keep_them_is_no_mistake() -> None:
    now = position("A R4 R5 R6", "R7 R8 R9 B1 B9 K13", "B1")
    for of, is_mistake in ((PUR, True), (PLUS, False)):
        kept, laid = weighed(of, now, "discard K13"), weighed(of, now, "lay R7 R8 R9", "discard K13")
        assert kept is not None
        assert laid is not None
        assert bool(kept.loss) == is_mistake
        assert kept.best.points == (3 if is_mistake else 0)
        assert not laid.loss


def test_v1_a_draw_and_the_middle_of_a_turn_are_not_weighed() -> None:
    assert perhaps_weighed(PUR, position("", "R5 B6 K1", "B1", waiting=True), "draw") is None
    now = position("A R4 R5 R6", "R7 R8 B1 K13", "B1")
    assert perhaps_weighed(PUR, now, "add R7 A") is None
    assert value(PUR.view(now, ONE), ()) is None
