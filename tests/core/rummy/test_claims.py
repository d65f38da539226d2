"""C1–C4: claims, their owners, what may be done with them, and what they score."""

from core.game import Event
from tests.core.rummy.table import (
    ONE,
    PLUS,
    PUR,
    TWO,
    draft,
    drawing,
    ended,
    hand,
    play,
    position,
    refused,
    same,
    table,
)
from tests.present import present

FOURS = "R9 B9 Y9 K9"


def test_c1_a_group_of_four_is_claimed_from_the_hand_or_formed_on_the_table_or_an_old_one() -> None:
    before = position(f"A {FOURS}\nB R6 B6 Y6", "R1 B1 Y1 K1 K6 K2", "K3")
    now = play(before, "claim A; meld R1 B1 Y1 K1; claim C; add K6 B; claim B; discard K2")
    assert drawing(now.position.melds) == same(f"A {FOURS} | 1\nB R6 B6 Y6 K6 | 1\nC R1 B1 Y1 K1 | 1")
    assert Event("claimed", ONE, {"melds": "A, B, C", "count": 3}) in now.events
    assert [seat.claims for seat in PLUS.view(now.position, None).seats] == [3, 0]


def test_c1_a_claim_may_follow_the_opening_in_the_same_turn() -> None:
    before = position("", "R1 B1 Y1 K1 K6", "K3", closed=[ONE])
    assert table(before, "meld R1 B1 Y1 K1; claim A") == same("A R1 B1 Y1 K1 | 1")


def test_c1_at_most_one_joker_is_in_a_claim() -> None:
    before = position("A R9 B9 Y9 J\nB R8 B8 J J\nC R1 R2 R3 R4\nD R6 B6 Y6", "K1 K5", "K3")
    assert table(before, "claim A").startswith("A R9 B9 Y9 J | 1")
    assert refused(before, "claim B") == ("claim-jokers", {"meld": "B", "tiles": "R8 B8 J J"})
    assert refused(before, "claim C") == ("claim-not-four", {"meld": "C", "tiles": "R1 R2 R3 R4"})
    assert refused(before, "claim D") == ("claim-not-four", {"meld": "D", "tiles": "R6 B6 Y6"})
    assert refused(before, "claim E")[0] == "no-such-meld"


def test_c1_what_is_claimed_is_not_claimed_again() -> None:
    before = position(f"A {FOURS} | 2\nB R6 B6 Y6 K6 | 1", "K1 K5", "K3")
    assert refused(before, "claim A") == ("already-claimed", {"meld": "A", "seat": "2"})
    assert refused(before, "claim B") == ("already-claimed", {"meld": "B", "seat": "1"})


def test_c1_in_pur_nothing_is_claimed() -> None:
    before = position(f"A {FOURS}", "K1 K5", "K3", "K4")
    for line in ("claim A", "unclaim A"):
        assert refused(before, line, PUR) == ("no-claims", {})


def test_c2_no_tile_leaves_a_claim_and_none_comes_into_it() -> None:
    before = position(f"A {FOURS} | 2\nB R6 B6 Y6 K6 | 1\nC R9 R10 R11", "K1 K5 J", "K3")
    for line in ("take R9 A", "split A Y9", "join A C", "join C A", "add K5 A", "add J A"):
        assert refused(before, line) == ("claim-fixed", {"meld": "A", "seat": "2"})
    for line in ("take R6 B", "split B Y6", "join C B"):
        assert refused(before, line) == ("claim-fixed", {"meld": "B", "seat": "1"})


def test_c2_example_anybody_releases_the_joker_of_a_claim_and_it_stays_the_owners() -> None:
    before = position("A R9 B9 Y9 J | 2", "K9 K5", "K3")
    now = play(before, "release A K9").position
    assert table(before, "release A K9") == same(f"A {FOURS} | 2")
    assert hand(now) == "K5 J"
    assert refused(before, "take R9 A") == ("claim-fixed", {"meld": "A", "seat": "2"})


def test_c3_the_owner_dissolves_a_claim_which_others_may_claim_then() -> None:
    before = position(f"A {FOURS} | 1\nB R6 B6 Y6 K6 | 2\nC R1 B1 Y1 K1", "K1 K5", "K3 K4")
    step = play(before, "unclaim A; discard K1")
    assert Event("unclaimed", ONE, {"melds": "A", "count": 1}) in step.events
    assert drawing(step.position.melds).splitlines()[0] == f"A {FOURS}"
    assert table(before, "unclaim A; take R9 A").startswith("A B9 Y9 K9")
    assert refused(before, "unclaim B") == ("claim-other", {"meld": "B", "seat": "2"})
    assert refused(before, "unclaim C") == ("not-claimed", {"meld": "C"})
    again = play(before, "unclaim A; claim A; discard K1")
    assert {event.code for event in again.events} == {"discarded"}


def test_c3_the_owner_replaces_a_tile_by_a_joker_but_no_second_joker_comes_in() -> None:
    before = position(f"A {FOURS} | 1\nB R6 B6 Y6 K6 | 2", "J J K5", "K3")
    now = play(before, "swap A B9").position
    assert drawing(draft(now).melds) == same("A R9 J Y9 K9 | 1\nB R6 B6 Y6 K6 | 2")
    assert refused(now, "swap A R9") == ("claim-second-joker", {"meld": "A"})
    assert refused(before, "swap B R6") == ("claim-other", {"meld": "B", "seat": "2"})


def test_c4_a_claim_that_stands_at_the_end_counts_one_point() -> None:
    claims = f"A {FOURS} | 2\nB R6 B6 Y6 K6 | 2\nC R1 B1 Y1 K1 | 1"
    over = ended(position(claims, "K1", "K2", "K3", "K4"), "", "K2", "K3 K4", "K4 K5 K6")
    outcome = present(PLUS.outcome(over))
    assert (outcome.points, outcome.places) == (("0/5", "1/5", "2/2", "3/1"), (1, 1, 3, 4))


def test_c4_the_highest_sum_wins_even_against_the_seat_that_went_out() -> None:
    claims = f"A {FOURS} | 2\nB R6 B6 Y6 K6 | 2"
    outcome = present(PLUS.outcome(ended(position(claims, "K1", "K2"), "", "K2 K3")))
    assert (outcome.points, outcome.places) == (("0/4", "2/5"), (2, 1))
    shown = PLUS.view(ended(position(claims, "K1", "K2"), "", "K2 K3"), None).seats
    assert [(seat.place, seat.points, seat.claims) for seat in shown] == [(2, "4", 0), (1, "5", 2)]


def test_c4_claims_of_a_leaver_are_ordinary_groups() -> None:
    before = position(f"A {FOURS} | 2\nB R6 B6 Y6 K6 | 3", "K1 K2", "K2", "K3", on_turn=ONE)
    left = PLUS.withdraw(before, TWO).position
    assert drawing(left.melds) == same(f"A {FOURS}\nB R6 B6 Y6 K6 | 3")
    assert table(left, "take R9 A").startswith("A B9")
    drafted = play(before, "meld K1").position
    gone = PLUS.withdraw(drafted, TWO).position
    assert drawing(draft(gone).melds) == same(f"A {FOURS}\nB R6 B6 Y6 K6 | 3\nC K1")
    assert drawing(play(gone, "undo; claim A; discard K1").position.melds).startswith(f"A {FOURS} | 1")
