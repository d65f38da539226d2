"""P8, P9: what a joker stands for, how it is released and what may be swapped for it."""

from tests.core.rummy.table import ONE, TWO, draft, drawing, hand, play, position, refused, same, table


def test_p8_a_joker_takes_its_value_from_its_place_in_a_run() -> None:
    before = position("", "R4 R6 B12 K1 Y6 J J", "R1")
    assert table(before, "meld R4 J R6") == same("A R4 J=R5 R6")
    assert table(before, "meld J B12 J") == same("A J=B11 B12 J=B13")
    assert table(before, "meld J J K1") == same("A J=K12 J=K13 K1")
    assert table(before, "meld R6 Y6 J") == same("A R6 Y6 J")


def test_p8_with_a_single_real_tile_a_meld_is_a_run_unless_a_group_is_said() -> None:
    before = position("", "R6 J J", "R1")
    assert table(before, "meld R6 J J") == same("A R6 J=R7 J=R8")
    assert table(before, "group R6 J J") == same("A R6 J J")
    assert table(before, "group R6 J") == same("A R6 J")


def test_p8_a_joker_comes_into_a_run_with_its_value_and_into_a_group_without() -> None:
    before = position("A R4 R5 R6\nB R7 B7 Y7\nC B5 B6 B7 B8 B9", "J J K7")
    assert refused(before, "add J A") == ("joker-needs-value", {"meld": "A", "front": "J=R3", "end": "J=R7"})
    assert table(before, "add J=R7 A") == same("A R4 R5 R6 J=R7\nB R7 B7 Y7\nC B5 B6 B7 B8 B9")
    assert table(before, "add J=R3 A") == same("A J=R3 R4 R5 R6\nB R7 B7 Y7\nC B5 B6 B7 B8 B9")
    assert table(before, "add J=B7 C") == same("A R4 R5 R6\nB R7 B7 Y7\nC B5 B6 J=B7\nD B7 B8 B9")
    assert table(before, "add J B") == same("A R4 R5 R6\nB R7 B7 Y7 J\nC B5 B6 B7 B8 B9")
    assert table(before, "add J=K7 B") == table(before, "add J B")
    assert refused(before, "add J=R9 A")[0] == "does-not-fit"
    assert refused(before, "add J=K8 B") == ("joker-is-bare", {"meld": "B"})
    assert refused(before, "add J B; add K7 B")[0] == "release-instead"


def test_p8_a_joker_decides_what_a_meld_of_one_tile_becomes() -> None:
    before = position("", "R6 B6 R7 J", "R1")
    assert table(before, "meld R6; add J A; add B6 A") == same("A R6 J B6")
    assert table(before, "meld R6; add J=R5 A; add R7 A") == same("A J=R5 R6 R7")
    assert refused(before, "meld R6; add J A; add R7 A")[0] == "does-not-fit"
    assert refused(before, "meld R6; add J=R5 A; add B6 A")[0] == "does-not-fit"


def test_p8_a_run_keeps_the_value_of_its_joker_through_splits_and_joins() -> None:
    before = position("A R4 R5 J=R6 R7 R8\nB R9 R10 R11", "R1 R2", "K1")
    assert table(before, "split A R6") == same("A R4 R5\nB R9 R10 R11\nC J=R6 R7 R8")
    assert table(before, "split A R6; join C B") == same("A R4 R5\nC J=R6 R7 R8 R9 R10 R11")
    assert table(before, "split A J=R6") == table(before, "split A R6")
    assert table(before, "take R5 A") == same("A R4\nB R9 R10 R11\nC J=R6 R7 R8")


def test_p8_in_a_split_a_joker_counts_for_the_second_of_two() -> None:
    ring = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13"
    before = position(f"A {ring} R1 J=R2 R3", "K1")
    assert table(before, "split A R2#2") == same(f"A {ring} R1\nB J=R2 R3")
    assert refused(before, "take R2#2 A") == ("only-joker-there", {"tile": "R2", "meld": "A"})
    assert table(before, "take R2 A").startswith("A R1\nB R3")


def test_p8_a_joker_never_moves_alone() -> None:
    before = position("A R4 R5 J=R6\nB R7 B7 J", "R1 R2", "K1")
    assert refused(before, "take R6 A") == ("only-joker-there", {"tile": "R6", "meld": "A"})
    assert refused(before, "swap A R6")[0] == "only-joker-there"
    assert refused(before, "take J A") == ("joker-stays", {})
    assert refused(before, "split B J") == ("joker-stays", {})
    assert refused(before, "release B J") == ("joker-stays", {})


def test_p8_a_meld_holds_at_least_one_real_tile_when_the_turn_ends() -> None:
    before = position("A J=R4 R5 J=R6\nB R6 R7 R8", "R4 R1", "K1")
    assert refused(before, "take R5 A; add R5 B; discard R1") == ("melds-jokers", {"melds": "A, C", "count": 2})
    assert refused(before, "take R5 A; release A R4") == ("release-short", {"meld": "A", "tiles": "J=R4"})
    assert table(before, "take R5 A; add R5 A; join C A") == same("B R6 R7 R8\nC J=R4 R5 J=R6")
    assert refused(before, "split A J=R6; discard R1") == ("melds-jokers", {"melds": "C", "count": 1})
    assert table(before, "split A R6; join C A") == same("B R6 R7 R8\nC J=R4 R5 J=R6")
    full = position("A J J K5\nB B5 Y5 R5", "K5 J J", "K1")
    assert table(full, "take K5 A; add J A; add J A") == same("A J J J J\nB B5 Y5 R5")
    assert refused(full, "take K5 A; add J A; add J A; add K5 A")[0] == "group-full"


def test_p8_jokers_left_alone_in_a_draft_keep_the_number_of_their_group() -> None:
    before = position("A R6 B6 J\nB R7 B7 Y7 J", "K6 K7 J", "K1")
    alone = play(before, "take R6 A; take B6 A").position
    assert refused(alone, "add K7 A") == ("does-not-fit", {"tile": "K7", "meld": "A", "tiles": "J"})
    assert table(alone, "add K6 A; add J A").startswith("A J K6 J")
    assert table(alone, "add J A; meld R6 B6; join A C").startswith("A J J R6 B6\n")
    assert refused(alone, "meld K7; join C A")[0] == "not-joinable"
    both = play(alone, "take R7 B; take B7 B; take Y7 B").position
    assert refused(both, "join A B")[0] == "not-joinable"
    two = play(position("A R6 B6 J J", "K6 K7", "K1"), "split A B6; take B6 B; meld B6; join B A").position
    assert drawing(draft(two).melds) == same("B J J R6\nC B6")
    three = play(position("A B6 J R6 J", "K6 K7", "K1"), "split A R6; take B6 A; take R6 B").position
    assert table(three, "add R6 A; join B A") == same("B J J R6")


def test_p8_jokers_alone_in_a_draft_stay_where_they_lie_and_tiles_come_to_them() -> None:
    before = position("A R4 R5 J=R6\nB R7 R8 R9\nC Y5 J=Y6 J=Y7", "R6", "K1")
    cut = play(before, "split A R6").position
    assert refused(cut, "join B D") == ("joker-joined-alone", {"meld": "B", "other": "D", "tiles": "J=R6"})
    assert refused(cut, "join A D")[0] == "joker-joined-alone"
    assert refused(cut, "join A B")[0] == "not-joinable"
    assert table(cut, "join D B") == same("A R4 R5\nC Y5 J=Y6 J=Y7\nD J=R6 R7 R8 R9")
    assert table(before, "join A B; split A R6") == same("A R4 R5\nB J=R6 R7 R8 R9\nC Y5 J=Y6 J=Y7")
    assert refused(before, "take Y5 C; split C Y7") == ("joker-moves-alone", {"meld": "C", "tiles": "J=Y6 J=Y7"})
    parted = play(before, "split C Y7; take Y5 C").position
    assert refused(parted, "join C D") == ("joker-moves-alone", {"meld": "D", "tiles": "J=Y7"})
    assert table(parted, "add Y5 C; join D C").endswith("D Y5 J=Y6 J=Y7")


def test_p8_in_a_run_exactly_the_tile_it_stands_for_releases_a_joker() -> None:
    before = position("A R4 J=R5 R6", "R5 R6 B5", "K1")
    released = play(before, "release A R5").position
    assert table(before, "release A R5") == same("A R4 R5 R6")
    assert table(before, "release A J=R5") == same("A R4 R5 R6")
    assert hand(released) == "R6 B5 J"
    assert refused(before, "release A B5") == ("not-released", {"tile": "B5", "meld": "A", "due": "R5"})
    assert refused(before, "release A R6")[0] == "not-released"
    assert refused(released, "release A R6") == ("no-joker-there", {"meld": "A", "tiles": "R4 R5 R6"})
    assert refused(position("A R4 J=R5 R6", "R6", "K1"), "release A R5") == ("not-in-hand", {"tiles": "R5", "count": 1})


def test_p8_example_with_only_the_tile_and_no_meld_laid_yet_it_is_not_released() -> None:
    assert refused(position("A R4 J=R5 R6", "R5", "K1", closed=[ONE]), "release A R5") == ("not-opened", {})


def test_p8_example_the_tile_a_joker_stands_for_is_not_added() -> None:
    assert refused(position("A R4 R5 J=R6", "R6", "K1"), "add R6 A") == ("release-instead", {"tile": "R6", "meld": "A"})
    ring = "J=R6 R7 R8 R9 R10 R11 R12 R13 R1 R2 R3 R4 R5"
    assert refused(position(f"A {ring}", "R6", "K1"), "add R6 A")[0] == "release-instead"
    assert table(position(f"A {ring}", "J", "K1"), "add J=R6 A") == same(f"A {ring} J=R6")
    assert refused(position("A R6 B6 J J", "Y6", "K1"), "add Y6 A") == ("release-instead", {"tile": "Y6", "meld": "A"})


def test_p8_example_a_group_of_three_is_first_filled_up() -> None:
    before = position("A R6 B6 J", "Y6 K6", "K1")
    assert refused(before, "release A Y6") == ("release-three", {"meld": "A", "due": "Y6 K6"})
    filled = play(before, "add Y6 A").position
    assert table(filled, "release A K6") == same("A R6 B6 K6 Y6")
    assert hand(play(filled, "release A K6").position) == "J"


def test_p8_of_a_group_with_two_jokers_any_missing_colour_frees_one() -> None:
    before = position("A R6 B6 J J", "Y6 K6 R6", "K1")
    assert table(before, "release A Y6") == same("A R6 B6 Y6 J")
    assert table(before, "release A K6") == same("A R6 B6 K6 J")
    assert table(before, "release A Y6; release A K6") == same("A R6 B6 Y6 K6")
    assert refused(before, "release A R6") == ("not-released", {"tile": "R6", "meld": "A", "due": "Y6 K6"})


def test_p8_the_first_of_two_like_jokers_is_freed() -> None:
    ring = "R6 R7 R8 R9 R10 R11 R12 R13 R1 R2 R3 R4"
    before = position(f"A J=R5 {ring} J=R5", "R5", "K1")
    assert table(before, "release A R5") == same(f"A R5 {ring} J=R5")


def test_p8_the_releasing_tile_may_come_from_the_table_and_the_joker_is_used_again() -> None:
    before = position("A R4 J=R5 R6\nB R5 B5 Y5 K5", "R8 R7 R9", "K1")
    now = play(before, "take R5 B; release A R5; meld R7 R8 J; discard R9").position
    assert [event.code for event in play(before, "take R5 B; release A R5; discard R7").events] == [
        *("gained", "changed", "discarded")
    ]
    assert "J" in play(before, "take R5 B; release A R5; discard R7").position.hands[0]
    assert now.hands[0] == ()


def test_p8_a_meld_that_is_too_short_releases_no_joker() -> None:
    before = position("A R4 J=R5 R6 R7", "R5", "K1")
    assert refused(before, "split A R6; release A R5") == ("release-short", {"meld": "A", "tiles": "R4 J=R5"})


def test_p9_a_joker_is_put_in_the_place_of_a_real_tile() -> None:
    before = position("A R4 R5 R6\nB R7 B7 Y7", "J J J B1", "K1")
    now = play(before, "swap A R5; swap B B7").position
    assert table(before, "swap A R5; swap B B7") == same("A R4 J=R5 R6\nB R7 J Y7")
    assert hand(now) == "R5 B1 B7 J"
    assert refused(before, "swap A R5; swap A R4; swap A R6") == ("swap-last-tile", {"tile": "R6", "meld": "A"})
    assert refused(before, "meld B1; swap C B1") == ("swap-last-tile", {"tile": "B1", "meld": "C"})
    assert refused(before, "swap A R7")[0] == "not-in-meld"
    assert refused(position("A R4 R5 R6", "B1", "K1"), "swap A R5") == ("not-in-hand", {"tiles": "J", "count": 1})


def test_p9_what_was_swapped_out_may_be_kept_and_everybody_sees_it() -> None:
    step = play(position("A R4 R5 R6", "J B1", "K1"), "swap A R5; discard B1")
    assert [(event.code, event.facts.get("tiles")) for event in step.events[:2]] == [("laid", "J"), ("gained", "R5")]
    assert (step.position.hands[0], step.position.on_turn) == (("R5",), TWO)
    assert draft(step.position).aside == ()
