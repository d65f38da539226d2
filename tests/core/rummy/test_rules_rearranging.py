"""P7: rearranging what lies on the table, each part of the rule and each worked example by its id."""

from core.game import Event
from core.rummy.moves import Form, Reset, Steps, Take, Undo
from tests.core.rummy.table import ONE, PLUS, draft, drawing, hand, melds, play, position, refused, same, table

RED = tuple(f"R{number}" for number in range(1, 14))


def test_p7_an_inserted_tile_splits_a_run_in_two() -> None:
    before = position("A R4 R5 R6 R7 R8", "R6 B1")
    assert table(before, "add R6 A") == same("A R4 R5 R6\nB R6 R7 R8")
    longer = position("A R4 R5 R6 R7 R8 R9", "R6 R7 B1")
    assert table(longer, "add R6 A; add R7 A") == same("A R4 R5 R6 R7\nB R6 R7 R8 R9")
    assert refused(position("A R4 R5 R6 R7", "R5 R6"), "add R5 A")[0] == "does-not-fit"
    assert refused(position("A R4 R5 R6 R7", "R5 R6"), "add R6 A")[0] == "does-not-fit"


def test_p7_a_tile_is_added_at_the_end_or_else_at_the_front() -> None:
    before = position("A R4 R5 R6\nB B13 B1 B2\nC R6 B6 Y6", "R3 R7 B12 B3 K6 B1")
    assert table(before, "add R7 A; add R3 A; add B3 B; add B12 B; add K6 C") == same(
        "A R3 R4 R5 R6 R7\nB B12 B13 B1 B2 B3\nC R6 B6 Y6 K6"
    )
    assert table(position("A " + " ".join(RED[1:]), "R1"), "add R1 A") == same("A " + " ".join((*RED[1:], "R1")))
    assert refused(before, "add B1 A") == ("does-not-fit", {"tile": "B1", "meld": "A", "tiles": "R4 R5 R6"})
    assert refused(before, "add B1 C") == ("does-not-fit", {"tile": "B1", "meld": "C", "tiles": "R6 B6 Y6"})
    full = position("A R6 B6 Y6 K6", "R6")
    assert refused(full, "add R6 A") == ("group-full", {"tile": "R6", "meld": "A", "tiles": "R6 B6 Y6 K6"})


def test_p7_several_tiles_are_added_in_an_order_in_which_they_fit() -> None:
    before = position("A R4 R5 R6\nB R6 B6 J", "R1 R2 R3 R7 R8 K6 J B1")
    for typed in ("R1-R3 A", "R1 A / R2 A / R3 A", "R3 R2 R1 A"):
        assert table(before, typed) == same("A R1 R2 R3 R4 R5 R6\nB R6 B6 J"), typed
    assert table(before, "R2 R3 R7 R8 A, J=K6 B") == same("A R2 R3 R4 R5 R6 R7 R8\nB R6 B6 J J")
    assert table(before, "R7 R8 A; undo") == drawing(before.melds)
    assert refused(before, "R1 R3 B1 A") == ("does-not-fit", {"tile": "R1", "meld": "A", "tiles": "R3 R4 R5 R6"})
    assert refused(position("A R4 R5 R6", "R7 R8", closed=[ONE]), "R7 R8 A")[0] == "not-opened"


def test_p7_tiles_are_taken_out_and_laid_again() -> None:
    before = position("A R4 R5 R6 R7\nB R7 B7 Y7 K7", "R8 R9 B1", "R2")
    assert table(before, "take R7 B; meld R7 R8 R9") == same("A R4 R5 R6 R7\nB B7 Y7 K7\nC R7 R8 R9")
    assert table(before, "take R4 A") == same("A R5 R6 R7\nB R7 B7 Y7 K7")
    assert draft(play(before, "take R4 A; take R7 B").position).aside == ("R4", "R7")
    assert refused(before, "take R4 A; discard B1") == ("tile-aside", {"tiles": "R4", "count": 1})
    assert refused(before, "take R8 A") == ("not-in-meld", {"tile": "R8", "meld": "A", "tiles": "R4 R5 R6 R7"})
    assert refused(before, "take R4#2 A")[1]["tile"] == "R4#2"
    assert refused(before, "take R4 D") == ("no-such-meld", {"meld": "D", "melds": "A B"})
    assert refused(position("", "R4"), "take R4 D") == ("no-such-meld", {"meld": "D", "melds": "–"})


def test_p7_a_tile_taken_from_inside_a_run_cuts_it() -> None:
    before = position("A R4 R5 R6 R7 R8 R9 R10\nC B1 B2 B3", "R1")
    assert table(before, "take R7 A") == same("A R4 R5 R6\nB R8 R9 R10\nC B1 B2 B3")
    assert table(before, "take R4 A; take R10 A") == same("A R5 R6 R7 R8 R9\nC B1 B2 B3")


def test_p7_the_second_of_two_equal_tiles_has_a_number() -> None:
    before = position("A " + " ".join((*RED, *RED[:4])), "B1 J")
    assert table(before, "take R2 A") == same("A R1\nB " + " ".join((*RED[2:], *RED[:4])))
    assert table(before, "take R2#2 A") == same("A " + " ".join((*RED, "R1")) + "\nB R3 R4")
    assert table(before, "split A R2#2") == same("A " + " ".join((*RED, "R1")) + "\nB R2 R3 R4")
    assert hand(play(before, "swap A R3#2").position) == "R3 B1"


def test_p7_melds_are_split_and_joined() -> None:
    before = position("A R4 R5 R6\nB R7 R8 R9\nC R1 R2 R3\nD R6 B6 Y6 K6", "R1")
    assert table(before, "join A B") == same("A R4 R5 R6 R7 R8 R9\nC R1 R2 R3\nD R6 B6 Y6 K6")
    assert table(before, "join B A; join C B") == same("C R1 R2 R3 R4 R5 R6 R7 R8 R9\nD R6 B6 Y6 K6")
    assert table(before, "split A R5") == same("A R4\nB R7 R8 R9\nC R1 R2 R3\nD R6 B6 Y6 K6\nE R5 R6")
    assert table(before, "split D Y6; join E D").endswith("E Y6 K6 R6 B6")
    assert refused(before, "split A R4") == ("split-at-front", {"tile": "R4", "meld": "A"})
    assert refused(before, "split A R9")[0] == "not-in-meld"
    assert refused(before, "join A A") == ("same-meld", {"meld": "A"})
    assert refused(before, "join B C") == (
        "not-joinable",
        {"meld": "B", "other": "C", "tiles": "R7 R8 R9", "others": "R1 R2 R3"},
    )
    assert refused(before, "join A E")[0] == "no-such-meld"


def test_p7_at_the_end_of_the_turn_every_meld_is_valid() -> None:
    before = position("A R4 R5 R6 R7\nB B7 Y7 K7", "B8 R1")
    assert refused(before, "split A R6; discard R1") == ("melds-short", {"melds": "A, C", "count": 2})
    assert refused(before, "meld B8; discard R1") == ("melds-short", {"melds": "C", "count": 1})
    kept = play(before, "split A R6; take R6 C").position
    assert refused(kept, "discard R1")[0] == "tile-aside"
    assert drawing(draft(kept).melds) == same("A R4 R5\nB B7 Y7 K7\nC R7")
    assert play(kept, "add R6 A; join A C; discard R1").position.melds == before.melds


def test_p7_what_is_no_part_of_a_meld_is_refused_at_once() -> None:
    before = position("A R4 R5 R6", "R6 B6 B7 R8 Y6 J")
    assert refused(before, "meld R6 B7") == ("not-a-meld", {"tiles": "R6 B7", "tile": "B7"})
    assert refused(before, "meld R6 J B7 R8") == ("not-a-meld", {"tiles": "R6 J B7 R8", "tile": "B7"})
    assert refused(before, "group R6 R8") == ("not-a-meld", {"tiles": "R6 R8", "tile": "R8"})
    assert refused(before, "meld J") == ("jokers-alone", {"tiles": "J"})
    assert refused(before, "group J") == ("jokers-alone", {"tiles": "J"})
    assert refused(before, "meld R6 R6") == ("not-in-hand", {"tiles": "R6", "count": 1})
    assert refused(before, "meld K1 R6 K2") == ("not-in-hand", {"tiles": "K1 K2", "count": 2})
    assert refused(before, "add K1 A") == ("not-in-hand", {"tiles": "K1", "count": 1})
    assert refused(before, "meld R6; add B7 B") == ("does-not-fit", {"tile": "B7", "meld": "B", "tiles": "R6"})
    assert table(before, "meld R6; add B6 B; add Y6 B") == same("A R4 R5 R6\nB R6 B6 Y6")


def test_p7_a_tile_set_aside_is_used_before_an_equal_one_of_the_hand() -> None:
    before = position("A R4 R5 R6 R7\nB B7 Y7 K7", "R7 B1")
    now = play(before, "take R7 A; add R7 B").position
    assert (draft(now).aside, hand(now)) == ((), "R7 B1")
    now = play(now, "add R7 A").position
    assert (draft(now).aside, hand(now)) == ((), "B1")


def test_p7_melds_keep_their_letters_and_a_free_letter_is_used_again() -> None:
    before = position("A R4 R5 R6\nC B1 B2 B3", "K1 K2 K3 R7 Y9")
    now = play(before, "meld K1 K2 K3").position
    assert drawing(draft(now).melds) == same("A R4 R5 R6\nB K1 K2 K3\nC B1 B2 B3")
    gone = play(now, "take R4 A; take R5 A; take R6 A").position
    assert drawing(draft(gone).melds) == same("B K1 K2 K3\nC B1 B2 B3")
    assert table(gone, "meld R4 R5 R6 R7") == same("A R4 R5 R6 R7\nB K1 K2 K3\nC B1 B2 B3")


def test_p7_undo_takes_back_one_action_and_reset_all() -> None:
    before = position("A R4 R5 R6", "R7 R8 B1")
    now = play(before, "add R7 A; add R8 A; undo").position
    assert drawing(draft(now).melds) == same("A R4 R5 R6 R7")
    assert play(now, "undo").position == before
    assert play(before, "add R7 A; add R8 A; reset").position == before
    assert refused(before, "add R7 A; undo; undo") == ("nothing-to-undo", {})


def test_p7_several_actions_taken_as_one_are_taken_back_as_one() -> None:
    before = position("A R4 R5 R6\nB R7 B7 Y7 K7", "R8 R9 B1", "R2")
    first = play(before, "meld B1").position
    now = play(first, "take R7 B / meld R7 R8 R9").position
    assert drawing(draft(now).melds) == same("A R4 R5 R6\nB B7 Y7 K7\nC B1\nD R7 R8 R9")
    assert play(now, "undo").position == first
    assert refused(first, "take R7 B / meld R7 R8 R10") == ("not-in-hand", {"tiles": "R10", "count": 1})
    own = PLUS.view(now, ONE).private
    assert own is not None
    assert own.actions == ("meld B1", "take R7 B", "meld R7 R8 R9")


def test_p7_a_record_holds_what_was_taken_as_one_action_by_action() -> None:
    before = position("A R4 R5 R6\nB R7 B7 Y7 K7", "R8 R9 B1", "R2")
    both = Steps((Take("R7", "B"), Form(("R7", "R8", "R9"))))
    assert PLUS.split_for_record(before, both) == both.actions
    now = play(before, "take R7 B / meld R7 R8 R9").position
    assert PLUS.split_for_record(now, Undo()) == (Undo(), Undo())
    assert PLUS.split_for_record(play(now, "meld B1").position, Undo()) == (Undo(),)
    assert PLUS.split_for_record(now, Reset()) == (Reset(),)
    one_by_one = play(before, "take R7 B; meld R7 R8 R9").position
    assert play(one_by_one, "undo; undo").position == play(now, "undo").position == before
    assert draft(one_by_one).melds == draft(now).melds


def test_p7_what_changed_is_told_when_the_turn_ends_and_not_before() -> None:
    before = position("A R4 R5 R6\nB R7 B7 Y7 K7", "R8 R9 B1 B2", "R2")
    assert play(before, "take R7 B; meld R7 R8 R9").events == ()
    step = play(before, "take R7 B; meld R7 R8 R9; join A C; discard B1")
    assert step.events == (
        Event("laid", ONE, {"tiles": "R8 R9", "count": 2}),
        Event("changed", ONE, {"melds": "A R4 R5 R6 R7 R8 R9, B B7 Y7 K7", "count": 2}),
        Event("discarded", ONE, {"tile": "B1"}),
    )
    assert step.position.melds == melds("A R4 R5 R6 R7 R8 R9\nB B7 Y7 K7")


def test_p7_a_seat_that_only_moves_tiles_about_lays_none() -> None:
    step = play(
        position("A R4 R5 R6 R7\nB R7 B7 Y7", "K7 B1", "R2"), "take R7 A; take R7 B; add R7 A; add R7 B; discard B1"
    )
    assert [event.code for event in step.events] == ["discarded"]
