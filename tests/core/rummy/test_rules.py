"""P1–P6: the tiles, the turn, melds and the opening, each rule and each worked example by its id."""

import pytest

from core.fair import FairRandom
from core.game import CHANCE, Event
from core.replay import begin, draws
from core.rummy.game import Rummy
from core.rummy.melds import RUN, Kind, Meld, as_meld, as_run, is_valid, kind
from core.rummy.moves import Deal, Discard, Draw, Drawn, First
from core.rummy.tiles import FACES, JOKER, following, preceding
from tests.core.refusals import unlawful
from tests.core.rummy.table import (
    ONE,
    PLUS,
    PUR,
    THREE,
    TWO,
    chance,
    draft,
    drawing,
    game,
    hand,
    play,
    position,
    refused,
    same,
    table,
    tiles,
)

SEED = bytes(range(32))
RED = tuple(f"R{number}" for number in range(1, 14))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_p1_there_are_104_tiles_and_a_joker_for_each_player(seats: int) -> None:
    start = PLUS.setup(seats)
    assert len(start.new) == 104
    assert sorted(set(start.new)) == sorted(FACES)
    assert {start.new.count(face) for face in FACES} == {2}
    assert {face[0] for face in FACES} == set("RBYK")
    assert start.hands == ((JOKER,),) * seats


@pytest.mark.parametrize(("rules", "seats"), [(PUR, 3), (PUR, 4), (PLUS, 2), (PLUS, 3), (PLUS, 4)])
def test_p2_everybody_has_fourteen_tiles_and_a_joker_and_the_rest_is_the_new_stock(rules: Rummy, seats: int) -> None:
    dealt, entries, _ = draws(rules, begin(rules, seats), seed=SEED, client_seed=b"")
    assert [len(held) for held in dealt.position.hands] == [15] * seats
    assert [held.count(JOKER) for held in dealt.position.hands] == [1] * seats
    assert len(dealt.position.new) == 104 - 14 * seats
    assert dealt.position.old == ()
    assert [entry.text.split()[0] for entry in entries] == ["first", *["deal"] * seats]
    assert [entry.text.split()[1] for entry in entries[1:]] == [str(seat) for seat in range(1, seats + 1)]


@pytest.mark.parametrize(
    ("rules", "seats", "least", "most"),
    [(PUR, 2, "3", "4"), (PUR, 5, "3", "4"), (PLUS, 1, "2", "4"), (PLUS, 5, "2", "4")],
)
def test_p2_pur_is_for_three_or_four_and_plus_for_two_to_four(rules: Rummy, seats: int, least: str, most: str) -> None:
    assert unlawful(rules.setup, seats) == ("wrong-seats", {"least": least, "most": most})


def test_p2_the_first_seat_is_drawn_at_random_and_play_goes_round_in_seat_order() -> None:
    lots = {PLUS.draw(PLUS.setup(2), FairRandom(bytes([number]))) for number in range(32)}
    assert lots == {First(ONE), First(TWO)}
    assert chance(PLUS.setup(2), "first 2").events == (Event("begins", TWO),)
    now = position("", "R1 B1", "R2 B2", "R3 B3", new="K1 K2 K3 K4 K5 K6", on_turn=TWO)
    seen = [now.on_turn]
    for tile, drawn in (("R2", "draw 3 K1 K2"), ("R3", "draw 1 K3 K4"), ("R1", "draw 2 K5 K6")):
        now = chance(play(play(now, f"discard {tile}").position, "draw").position, drawn).position
        seen.append(now.on_turn)
    assert seen == [TWO, THREE, ONE, TWO]


def test_p2_chance_gives_what_is_due_and_nothing_else() -> None:
    fresh, begun = PLUS.setup(2), chance(PLUS.setup(2), "first 2").position
    full = "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 B1"
    dealt = chance(begun, f"deal 1 {full}").position
    for before, text, code in (
        (fresh, "first 3", "wrong-seat"),
        (begun, "first 2", "wrong-chance"),
        (fresh, f"deal 1 {full}", "wrong-chance"),
        (begun, f"deal 2 {full}", "wrong-seat"),
        (begun, "deal 1 R1 R2", "wrong-count"),
        (begun, "draw 2 R1 R2", "wrong-chance"),
        (dealt, f"deal 2 R1 R1 {full[6:]}", "not-in-stock"),
    ):
        assert unlawful(chance, before, text)[0] == code
    drawing_now = play(position("", "R1", "R2", waiting=True), "draw").position
    assert unlawful(chance, drawing_now, f"deal 1 {full}")[0] == "wrong-chance"
    assert unlawful(chance, drawing_now, "draw 2 K1 K2")[0] == "wrong-seat"
    assert unlawful(chance, drawing_now, "draw 1 K1") == ("wrong-count", {"drawn": "1", "due": "2"})


def test_p2_only_the_seat_on_turn_moves_and_nobody_while_tiles_are_due() -> None:
    now = position("", "R1 R2", "R3", waiting=True)
    for seat, move, code in (
        (TWO, Draw(), "not-your-turn"),
        (CHANCE, Draw(), "wrong-chance"),
        (ONE, First(ONE), "not-your-turn"),
        (ONE, Discard("R1"), "draw-first"),
    ):
        assert unlawful(PLUS.apply, now, seat, move)[0] == code
    due = play(now, "draw").position
    assert PLUS.turn(due) == {CHANCE}
    for seat in (ONE, TWO):
        assert unlawful(PLUS.apply, due, seat, Draw())[0] == "not-your-turn"
    assert unlawful(PLUS.apply, now, CHANCE, Deal(ONE, ("R1",)))[0] == "not-your-turn"


def test_p3_the_numbers_of_a_colour_form_a_ring() -> None:
    assert [following(tile) for tile in ("R12", "R13", "R1")] == ["R13", "R1", "R2"]
    assert [preceding(tile) for tile in ("R2", "R1", "R13")] == ["R1", "R13", "R12"]
    assert all(preceding(following(face)) == face for face in FACES)


@pytest.mark.parametrize(
    "text",
    [
        "R13 R1 R2",
        "R12 R13 R1",
        "R2 R3 R4",
        " ".join(RED * 2),
        "R6 B6 Y6",
        "R6 B6 Y6 K6",
        "R6 B6 J",
        "R4 J R6",
        "J R6 J",
        "J J R1",
    ],
)
def test_p4_valid_melds(text: str) -> None:
    pieces = as_meld(text.split())
    assert pieces is not None
    assert is_valid(pieces)
    assert play(position("", f"{text} K5"), f"meld {text}").position.drafts[-1].melds == (Meld("A", pieces),)


@pytest.mark.parametrize("text", ["R1 R2", "R6 R6 B6", "R6 B6 Y6 K6 J", "R5 R7 R8", "J J J"])
def test_p4_not_valid_melds(text: str) -> None:
    pieces = as_meld(text.split())
    assert pieces is None or not is_valid(pieces)
    assert refused(position("", f"{text} K5", closed=[ONE]), f"meld {text}")[0] in {
        "opening-short",
        "not-a-meld",
        "jokers-alone",
    }


def test_p4_a_run_ends_after_twice_round_the_ring() -> None:
    longest = RED * 2
    assert len(longest) == RUN
    assert as_run((*longest, JOKER)) is None
    before = position(f"A {' '.join(longest)}", "J")
    assert table(before, "add J=R1 A") == same(f"A {' '.join((*RED, 'J=R1'))}\nB {' '.join(RED)}")
    assert table(position(f"A {' '.join(longest[:-1])}", "R13"), "add R13 A") == same(f"A {' '.join(longest)}")


def test_p4_a_meld_in_the_making_is_a_run_a_group_or_open() -> None:
    assert [kind(text.split()) for text in ("R5", "R5 R6", "R5 B5", "J=R5", "J", "R5 J", "R5 J=R6")] == [
        *(None, Kind.RUN, Kind.GROUP, Kind.RUN, Kind.GROUP, Kind.GROUP, Kind.RUN)
    ]


def test_p5_two_tiles_are_drawn_from_the_new_stock() -> None:
    before = position("", "R1", "R2", waiting=True)
    due = play(before, "draw")
    assert (due.events, due.position.due) == ((), 2)
    drawn = chance(due.position, "draw 1 K2 K1")
    assert drawn.events == ()
    assert (hand(drawn.position), drawn.position.new, drawn.position.drawn) == ("R1 K1 K2", ("K1", "K2"), ("K2", "K1"))
    assert refused(drawn.position, "draw") == ("drawn-already", {})


def test_p5_one_tile_may_be_drawn_from_the_old_stock_whichever_it_is_and_one_from_the_new() -> None:
    before = position("", "R1", "R2", old="B5 B6 B7", waiting=True)
    due = play(before, "draw B6")
    assert due.events == (Event("took-old", ONE, {"tile": "B6"}),)
    assert (hand(due.position), due.position.old, due.position.due) == ("R1 B6", ("B5", "B7"), 1)
    drawn = chance(due.position, "draw 1 K2").position
    assert (hand(drawn), drawn.old, drawn.took) == ("R1 B6 K2", ("B5", "B7"), "B6")
    assert refused(before, "draw B8") == ("not-in-old", {"tile": "B8", "tiles": "B5 B6 B7"})
    assert refused(position("", "R1", waiting=True), "draw B8") == ("nothing-old", {"tile": "B8"})


def test_p5_a_joker_may_be_given_away_and_taken_from_the_old_stock() -> None:
    given = play(position("", "R1 J", "R2"), "discard J").position
    assert given.old == ("J",)
    assert hand(play(given, "draw J").position) == "R2 J"


def test_p5_where_the_new_stock_runs_out_the_old_one_is_shuffled_and_becomes_the_new() -> None:
    one_left = position("", "R1", "R2", new="K1", old="B5 B6 J", waiting=True)
    begun = play(one_left, "draw")
    assert begun.events == (Event("reshuffled", None, {"count": 3}),)
    step = chance(begun.position, "draw 1 K1 B6")
    assert step.events == (), "that the stock is turned over is known before chance has its say"
    assert (step.position.new, step.position.old, hand(step.position)) == (("B5", "J"), (), "R1 B6 K1")
    for text in ("draw 1 B6 K1", "draw 1 B5 B6", "draw 1 K1 K1"):
        assert unlawful(chance, play(one_left, "draw").position, text)[0] == "not-in-stock"
    none_left = position("", "R1", "R2", new="", old="B5 B6", waiting=True)
    begun = play(none_left, "draw B5")
    assert begun.events == (Event("took-old", ONE, {"tile": "B5"}), Event("reshuffled", None, {"count": 1}))
    taken = chance(begun.position, "draw 1 B6")
    assert (taken.position.new, taken.position.old) == ((), ())
    assert play(none_left, "draw").events == (Event("reshuffled", None, {"count": 2}),)
    assert PLUS.draw(play(none_left, "draw").position, FairRandom(SEED)) in {
        Drawn(ONE, ("B5", "B6")),
        Drawn(ONE, ("B6", "B5")),
    }
    enough = position("", "R1", "R2", new="K1 K2", old="B5", waiting=True)
    last = chance(play(enough, "draw").position, "draw 1 K1 K2")
    assert (last.events, last.position.old) == ((), ("B5",))


def test_p5_a_turn_ends_with_a_tile_of_the_hand_given_to_the_old_stock() -> None:
    before = position("", "R1 B1", "R2", old="Y1")
    step = play(before, "discard B1")
    assert step.events == (Event("discarded", ONE, {"tile": "B1"}),)
    assert (step.position.old, step.position.hands[0], step.position.on_turn) == (("Y1", "B1"), ("R1",), TWO)
    assert refused(before, "discard B2") == ("not-in-hand", {"tiles": "B2", "count": 1})
    assert refused(before, "done") == ("discard-needed", {"count": 2})


def test_p5_a_draw_cannot_be_taken_back() -> None:
    drawn = chance(play(position("", "R1", "R2", waiting=True), "draw").position, "draw 1 K1 K2").position
    assert refused(drawn, "undo") == ("nothing-to-undo", {})
    assert refused(drawn, "reset") == ("nothing-to-undo", {})
    assert refused(position("", "R1", "R2", waiting=True), "undo") == ("draw-first", {"action": "draw"})


def test_p6_the_opening_is_one_whole_meld_from_the_hand() -> None:
    before = position("A R4 J=R5 R6", "R5 R7 B7 Y7 B8 B9 J", closed=[ONE])
    for line in (
        "add R7 A",
        "take R4 A",
        "split A R6",
        "release A R5",
        "swap A R4",
        "claim A",
        "unclaim A",
        "join A A",
    ):
        assert refused(before, line) == ("not-opened", {})
    assert refused(before, "meld R7 B7") == ("opening-short", {"tiles": "R7 B7"})
    assert refused(before, "meld B7") == ("opening-short", {"tiles": "B7"})
    opened = play(before, "meld R7 B7 J").position
    assert draft(opened).opened
    assert drawing(draft(opened).melds) == same("A R4 J=R5 R6\nB R7 B7 J")
    assert table(opened, "release A R5") == same("A R4 R5 R6\nB R7 B7 J")
    assert refused(opened, "undo; release A R5") == ("not-opened", {})


def test_p6_a_turn_may_end_without_the_opening_and_the_seat_stays_closed() -> None:
    before = position("A R4 R5 R6", "R7 R8 R9", "R2", closed=[ONE])
    assert play(before, "discard R7").position.opened == {TWO}
    opening = play(before, "meld R7 R8 R9; done")
    assert opening.position.opened == {ONE, TWO}
    assert opening.events[0] == Event("opened-new", ONE, {"melds": "B R7 R8 R9", "count": 3})
    assert play(position("", "R1 R2 R3 B5"), "meld R1 R2 R3; discard B5").events[0].code == "laid-new"


def test_an_option_changes_no_rule_of_the_table() -> None:
    assert game("rummy-plus", dense="yes").setup(3) == PLUS.setup(3)
    assert tiles("K1 R2 J") == ("R2", "K1", "J")
