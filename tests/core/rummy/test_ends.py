"""P10–P15: going out, the stocks running out, ranks and match points, and seats that leave."""

from fractions import Fraction

import pytest

from core.fair import FairRandom
from core.game import CHANCE, Event
from core.points import format_points
from core.replay import Replay, draws
from core.rummy.game import Rummy
from core.rummy.moves import First
from core.rummy.position import Position
from tests.core.refusals import unlawful
from tests.core.rummy.table import (
    FOUR,
    ONE,
    PLUS,
    PUR,
    THREE,
    TWO,
    chance,
    draft,
    drawing,
    ended,
    game,
    play,
    position,
    refused,
    same,
)
from tests.present import present

SEED = bytes(range(32))


def points(over: Position, rules: Rummy = PUR) -> tuple[tuple[str, ...], tuple[int, ...]]:
    outcome = present(rules.outcome(over))
    assert rules.turn(over) == frozenset()
    return outcome.points, outcome.places


def over(*hands: str, ending: str = "finished", turns: tuple[int, ...] = ()) -> Position:
    return ended(position("", *hands), *hands, ending=ending, turns=turns)


def test_p10_out_by_giving_the_last_tile_away() -> None:
    step = play(position("A R4 R5 R6", "R7 B1", "K1 K2"), "add R7 A; discard B1")
    assert step.events[-2:] == (Event("discarded", ONE, {"tile": "B1"}), Event("out", ONE))
    assert points(step.position, PLUS) == (("0/4", "2/3"), (1, 2))
    assert step.position.old == ("B1",)


def test_p10_out_by_laying_all_tiles() -> None:
    step = play(position("A R4 R5 R6", "R7", "K1 K2"), "add R7 A; done")
    assert [event.code for event in step.events] == ["laid", "changed", "out"]
    assert (step.position.ending, step.position.old) == ("finished", ())
    assert refused(position("A R4 R5 R6", "R7", "K1"), "add R7 A; discard R7") == ("hand-empty", {})


def test_p10_a_seat_that_laid_all_may_give_a_tile_of_the_table_away() -> None:
    before = position("A R4 R5 R6\nB R9 B9 Y9 K9\nC R1 B1 Y1 K1 | 2", "R7", "K1 K2")
    step = play(before, "add R7 A; take K9 B; discard K9")
    assert step.events[-2:] == (Event("given", ONE, {"tile": "K9"}), Event("out", ONE))
    assert "gained" not in {event.code for event in step.events}
    assert (step.position.old, drawing(step.position.melds).splitlines()[1]) == (("K9",), "B R9 B9 Y9")
    assert refused(before, "add R7 A; take K1 C")[0] == "claim-fixed"
    assert refused(before, "add R7 A; take R5 A; discard R5") == ("melds-short", {"melds": "A, D", "count": 2})
    assert refused(before, "add R7 A; take R4 A; take K9 B; discard K9") == (
        "tile-aside",
        {"tiles": "R4 K9", "count": 2},
    )
    assert refused(before, "add R7 A; take K9 B; discard Y9") == ("tile-aside", {"tiles": "K9", "count": 1})
    assert refused(before, "add R7 A; take K9 B; done") == ("tile-aside", {"tiles": "K9", "count": 1})
    assert refused(before, "take K9 B; discard K9")[0] == "tile-aside"


def test_p10_the_tile_given_away_may_be_one_laid_in_the_same_turn() -> None:
    step = play(position("A R4 R5 R6", "R7 R8", "K1 K2"), "add R7 A; add R8 A; take R8 A; discard R8")
    assert step.events[0] == Event("laid", ONE, {"tiles": "R7", "count": 1})
    assert step.position.ending == "finished"


def test_p10_out_in_the_turn_of_the_opening() -> None:
    before = position("", "R4 R5 R6 B1", "K1 K2", closed=[ONE])
    assert play(before, "meld R4 R5 R6; discard B1").position.ending == "finished"
    assert play(position("", "R4 R5 R6", "K1", closed=[ONE]), "meld R4 R5 R6; done").position.ending == "finished"


def test_p11_with_fewer_than_two_tiles_in_both_stocks_the_game_ends_at_the_start_of_a_turn() -> None:
    before = position("", "R1 B1", "K1 K2 K3", new="", old="")
    step = play(before, "discard R1")
    assert step.events[-1] == Event("exhausted")
    assert points(step.position, PLUS) == (("1/4", "3/3"), (1, 2))
    enough = play(position("", "R1 B1", "K1 K2 K3", new="", old="Y1"), "discard R1")
    assert (enough.position.ending, enough.position.on_turn) == ("", TWO)
    assert play(position("", "R1", "K1 K2 K3", new="", old=""), "discard R1").position.ending == "finished"


def test_p11_the_director_may_end_a_game_at_any_time_and_a_draft_is_taken_back() -> None:
    running = play(position("A R4 R5 R6", "R7 B1", "K1 K2"), "add R7 A").position
    step = PLUS.stop(running)
    assert points(step.position, PLUS) == (("2/3.5", "2/3.5"), (1, 1))
    assert drawing(step.position.melds) == same("A R4 R5 R6")


def test_p12_example_equal_hands_share_the_points_of_their_places() -> None:
    assert points(over("", "K1 K2", "K1 K2", "K1 K2 K3 K4 J")) == (("0/4", "2/2.5", "2/2.5", "5/1"), (1, 2, 2, 4))


@pytest.mark.parametrize(
    ("hands", "expected", "places"),
    [
        (("", "K1", "J J", "K1 K2 K3"), ("0/4", "1/3", "2/2", "3/1"), (1, 2, 3, 4)),
        (("K1 K2", "", "K1"), ("2/2", "0/4", "1/3"), (3, 1, 2)),
        (("", "K1", "J"), ("0/4", "1/2.5", "1/2.5"), (1, 2, 2)),
        (("K1", "K1", "J", "K2"), ("1/2.5", "1/2.5", "1/2.5", "1/2.5"), (1, 1, 1, 1)),
        (("K1", "K1", "J", "K2 K3"), ("1/3", "1/3", "1/3", "2/1"), (1, 1, 1, 4)),
    ],
)
def test_p12_match_points_by_rank(hands: tuple[str, ...], expected: tuple[str, ...], places: tuple[int, ...]) -> None:
    assert points(over(*hands)) == (expected, places)


def test_p12_dense_gives_equal_players_one_place_without_using_up_the_next() -> None:
    now = over("", "K1 K2", "K1 K2", "K1 K2 K3 K4 K5")
    assert points(now, game("rummy-pur", dense="yes")) == (("0/4", "2/3", "2/3", "5/2"), (1, 2, 2, 4))


def test_p12_the_misprint_may_be_agreed_on_by_four_players_of_pur() -> None:
    misprint = game("rummy-pur", points="4-3-3-1")
    assert points(over("", "K1", "K1 K2", "K1 K2 K3"), misprint)[0] == ("0/4", "1/3", "2/3", "3/1")
    assert points(over("K1", "K1", "K1 K2", "K1"), misprint)[0] == ("1/3+1/3", "1/3+1/3", "2/1", "1/3+1/3")
    assert unlawful(misprint.setup, 3)[0] == "wrong-seats"


def test_p12_points_are_exact_fractions() -> None:
    assert [format_points(Fraction(*one)) for one in ((4, 1), (5, 2), (11, 4), (7, 3), (10, 3))] == [
        *("4", "2.5", "2.75", "2+1/3", "3+1/3")
    ]


def test_p13_example_out_in_the_first_round_the_others_share_the_rest() -> None:
    first = game("rummy-pur", first_round="yes")
    hands = ("K1", "", "K1 K2", "K1 K2 K3")
    assert points(over(*hands, turns=(1, 1, 0, 0)), first) == (("1/2", "0/4", "2/2", "3/2"), (2, 1, 3, 4))
    assert points(over(*hands, turns=(1, 2, 1, 1)), first)[0] == ("1/3", "0/4", "2/2", "3/1")
    assert points(over(*hands, turns=(1, 1, 0, 0)), PUR)[0] == ("1/3", "0/4", "2/2", "3/1")
    thirds = game("rummy-pur", first_round="yes", points="4-3-3-1", dense="yes")
    assert points(over(*hands, turns=(1, 1, 0, 0)), thirds)[0] == ("1/2+1/3", "0/4", "2/2+1/3", "3/2+1/3")
    assert points(over("", "K1", turns=(1, 0)), game("rummy-plus", first_round="yes"))[0] == ("0/4", "1/3")
    assert points(over(*hands, ending="stopped", turns=(1, 1, 0, 0)), first)[0] == ("1/3", "0/4", "2/2", "3/1")


def test_p13_an_earlier_leaver_keeps_the_points_of_the_last_place() -> None:
    first = game("rummy-plus", first_round="yes")
    now = first.withdraw(position("", "R7", "K1", "K1 K2", "K1 K2 K3"), TWO).position
    out = ended(now, "", "", "K1 K2", "K1 K2 K3", turns=(1, 0, 0, 0))
    assert points(out, first) == (("0/4", "1/1", "2/2.5", "3/2.5"), (1, 4, 2, 2))


def test_p14_the_match_points_of_a_tournament_are_added_up_exactly() -> None:
    thirds = game("rummy-pur", points="4-3-3-1")
    one = thirds.outcome(over("K1", "K1", "K1 K2", "K1"))
    two = thirds.outcome(over("K1", "", "K1 K2", "K1"))
    assert one is not None
    assert two is not None
    assert one.match_points[0] + two.match_points[0] == Fraction(10, 3) + Fraction(3)
    assert sum(one.match_points) == sum(two.match_points) == 11


def test_p15_a_leavers_draft_is_taken_back_and_their_tiles_leave_the_game() -> None:
    before = position("A R4 R5 R6", "R7 B1", "K1 K2", "Y1", old="Y5")
    running = play(before, "add R7 A").position
    step = PLUS.withdraw(running, ONE)
    assert step.events == (Event("resigned", ONE, {"count": 2}),)
    now = step.position
    assert (drawing(now.melds), now.gone, now.hands[0], now.drafts) == (same("A R4 R5 R6"), ("R7", "B1"), (), ())
    assert (now.on_turn, now.drawn, PLUS.turn(now)) == (TWO, (), frozenset({TWO}))
    assert PLUS.view(now, None).seats[0].tiles == 2


def test_p15_the_draft_of_another_goes_on() -> None:
    running = play(position("A R4 R5 R6", "R7 B1", "K1 K2", "Y1"), "add R7 A").position
    now = PLUS.withdraw(running, THREE).position
    assert drawing(draft(now).melds) == same("A R4 R5 R6 R7")
    assert play(now, "discard B1").position.ending == "finished"


def test_p15_leavers_rank_last_the_first_to_leave_lowest_and_the_tiles_they_held_are_shown() -> None:
    now = position("", "K1 K2 K3", "K1", "K1 K2", "K1 K2 K3 K4")
    now = PLUS.withdraw(PLUS.withdraw(now, TWO).position, THREE).position
    assert PLUS.outcome(now) is None
    assert points(PLUS.withdraw(now, ONE).position, PLUS) == (("3/3", "1/1", "2/2", "4/4"), (2, 4, 3, 1))
    assert points(PLUS.stop(now).position, PLUS) == (("3/4", "1/1", "2/2", "4/3"), (1, 4, 3, 2))


def test_p15_with_two_the_other_has_won() -> None:
    step = PLUS.withdraw(position("", "K1", "K1 K2"), ONE)
    assert points(step.position, PLUS) == (("1/3", "2/4"), (2, 1))
    outcome = present(PLUS.outcome(step.position))
    assert outcome.ending == "resigned"


def test_p15a_the_unfinished_turn_of_the_last_seat_counts_where_its_table_is_lawful() -> None:
    before = position("A R6 B6 Y6 K6\nB K4 K5 K6 | 2", "R7 B7 Y7 K1", "K1 K2")
    step = PLUS.withdraw(play(before, "meld R7 B7 Y7; claim A").position, TWO)
    assert drawing(step.position.melds) == same("A R6 B6 Y6 K6 | 1\nB K4 K5 K6\nC R7 B7 Y7")
    assert points(step.position, PLUS) == (("1/5", "2/3"), (1, 2))
    assert [event.code for event in step.events] == ["resigned", "laid-new", "claimed"]
    assert step.position.drafts == ()
    assert PLUS.view(step.position, None).seats[0].tiles == 1
    opening = position("", "R7 B7 Y7 K1", "K1 K2", closed=(ONE,))
    assert ONE in PLUS.withdraw(play(opening, "meld R7 B7 Y7").position, TWO).position.opened


@pytest.mark.parametrize("line", ["take R4 A", "add R7 A; split A R6", "claim B; take R4 A"])
def test_p15a_the_unfinished_turn_is_undone_where_its_table_is_not_lawful(line: str) -> None:
    before = position("A R4 R5 R6\nB R9 B9 Y9 K9", "R7 B1", "K1 K2")
    step = PLUS.withdraw(play(before, line).position, TWO)
    assert drawing(step.position.melds) == same("A R4 R5 R6\nB R9 B9 Y9 K9")
    assert points(step.position, PLUS) == (("2/4", "2/3"), (1, 2))
    assert [event.code for event in step.events] == ["resigned"]


def test_p15a_holds_for_the_last_of_several_and_not_while_others_are_left() -> None:
    running = play(position("A R4 R5 R6", "R7 B1", "K1 K2", "Y1"), "add R7 A").position
    one_left = PLUS.withdraw(running, THREE).position
    assert one_left.drafts, "it goes on"
    assert drawing(PLUS.withdraw(one_left, TWO).position.melds) == same("A R4 R5 R6 R7")


def test_p15b_those_who_stay_share_what_leavers_leave_of_the_first_round() -> None:
    first = game("rummy-pur", first_round="yes")
    hand = " ".join(["K1"] * 16)
    now = first.withdraw(position("", hand, hand, "K3", hand, on_turn=THREE), ONE).position
    out = ended(now, "", hand, "", hand, turns=(0, 0, 1, 0))
    assert points(out, first) == (("16/1", "16/2.5", "0/4", "16/2.5"), (4, 2, 1, 2))


def test_p15_leaving_drops_the_tiles_that_are_due() -> None:
    due = play(position("", "K1", "K2", "K3", old="Y1", waiting=True), "draw Y1").position
    left = PLUS.withdraw(due, ONE).position
    assert (PLUS.turn(left), left.due, left.gone) == (frozenset({TWO}), 0, ("Y1", "K1"))
    other = PLUS.withdraw(due, THREE).position
    assert PLUS.turn(other) == {CHANCE}
    assert PLUS.turn(chance(other, "draw 1 K2").position) == {ONE}


def test_p15_leaving_may_exhaust_the_stocks() -> None:
    before = position("", "K1", "K2", "K3", new="Y2", old="Y1", waiting=True)
    step = PLUS.withdraw(play(before, "draw Y1").position, ONE)
    assert [event.code for event in step.events] == ["resigned", "exhausted"]


def test_p15_leaving_before_and_during_the_deal() -> None:
    fresh = PUR.withdraw(PUR.setup(4), TWO).position
    drawn = {PUR.draw(fresh, FairRandom(bytes([number]))) for number in range(32)}
    assert drawn == {First(ONE), First(THREE), First(FOUR)}
    begun = chance(fresh, "first 1", PUR).position
    dealt, entries, _ = draws(PUR, Replay(begun), seed=SEED, client_seed=b"")
    assert [entry.text[:6] for entry in entries] == ["deal 1", "deal 3", "deal 4"]
    assert (dealt.position.gone, dealt.position.held) == (("J",), (1,))
    passed = PUR.withdraw(chance(PUR.setup(4), "first 4", PUR).position, FOUR).position
    assert (passed.on_turn, PUR.turn(passed)) == (ONE, frozenset({CHANCE}))
