"""What is seen and said of a position."""

from core.game import CHANCE, Event
from core.rummy.draft import faults
from core.rummy.view import Fault, FaultKind, LastTurn, Lit, Own, SeatView
from tests.core.rummy.table import ONE, PLUS, PUR, THREE, TWO, chance, draft, ended, melds, play, position

TABLE = "A R4 R5 R6 R7\nB R9 B9 Y9 J | 2"


def test_the_public_view_has_numbers_where_a_seat_sees_tiles() -> None:
    before = position(TABLE, "R8 B1", "K1 K2 J", old="Y5", closed=[TWO])
    drafted = play(before, "add R8 A; take R4 A").position
    public = PLUS.view(drafted, None)
    assert public == PLUS.view(before, None)
    assert (public.melds, public.old, public.new, public.private) == (melds(TABLE), ("Y5",), 4, None)
    assert public.seats == (
        SeatView(2, opened=True, left=False, claims=0),
        SeatView(3, opened=False, left=False, claims=1),
    )
    assert (public.turn, public.drawn, public.took, public.claims, public.ending) == (
        frozenset({ONE}),
        True,
        "",
        True,
        "",
    )
    assert public.scores == ()
    assert PLUS.points(drafted, ONE) is None
    assert not PUR.view(before, None).claims


def test_only_its_own_seat_sees_a_draft() -> None:
    before = position(TABLE, "R8 B1", "K1 K2 J")
    drafted = play(before, "add R8 A; take R4 A; meld B1").position
    assert PLUS.view(drafted, ONE).private == Own(
        seat=ONE,
        hand=(),
        drawn=("K1", "K1"),
        opened=True,
        melds=melds("A R5 R6 R7 R8\nB R9 B9 Y9 J | 2\nC B1"),
        aside=("R4",),
        lit=(Lit("A", frozenset({3})), Lit("C", frozenset({0}))),
        actions=("add R8 A", "take R4 A", "meld B1"),
        faults=(Fault(FaultKind.SHORT, "C", ("B1",)), Fault(FaultKind.ASIDE, "", ("R4",))),
    )
    assert PLUS.placed(PLUS.view(drafted, ONE), PLUS.parse("meld B1")) == (("+:0", "B1"),), "the place of a new meld"
    other = PLUS.view(drafted, TWO)
    assert other.private == Own(TWO, ("K1", "K2", "J"), (), True, (), (), (), (), ())
    assert other == PLUS.view(before, TWO)


def test_the_last_turn_is_shown_with_what_changed_lit() -> None:
    before = position(TABLE, "R8 K9 B1 B2", "K1 K2 J", old="Y5", waiting=True)
    drawn = chance(play(before, "draw Y5").position, "draw 1 K1").position
    last = play(drawn, "release B K9; add R8 A; meld J B1 B2; discard Y5").position.last
    assert last == LastTurn(
        seat=ONE,
        laid=("R8", "B1", "B2", "K9"),
        gained=(),
        changed=("A", "B", "C"),
        lit=(Lit("A", frozenset({4})), Lit("B", frozenset({3})), Lit("C", frozenset({0, 1, 2}))),
        claimed=(),
        unclaimed=(),
        discarded="Y5",
        given=False,
        opened=False,
        out=False,
    )


def test_a_meld_that_stands_no_more_is_not_among_those_that_changed() -> None:
    last = play(position("A R4 R5 R6\nB R7 R8 R9", "K1 K2"), "join A B; discard K1").position.last
    assert last is not None
    assert last.changed == ("A",)


def test_at_the_end_the_hands_are_shown_with_places_and_points() -> None:
    over = ended(position(TABLE, "R8", "K1"), "", "K1 J")
    assert PLUS.view(over, None).seats == (
        SeatView(0, opened=True, left=False, claims=0, hand=(), place=1, points="4"),
        SeatView(2, opened=True, left=False, claims=1, hand=("K1", "J"), place=1, points="4"),
    )


def test_the_newest_turn_is_told_as_it_was() -> None:
    fresh = position(TABLE, "R8 B1 B2", "K1 K2 J", old="Y5")
    assert PLUS.recap(PLUS.view(fresh, None)) == ()
    step = play(fresh, "add R8 A; discard B1")
    assert PLUS.recap(PLUS.view(step.position, None)) == step.events
    taken = play(step.position, "draw Y5").position
    assert PLUS.recap(PLUS.view(taken, None)) == step.events
    drawn = chance(taken, "draw 2 K2").position
    assert PLUS.recap(PLUS.view(drawn, None)) == (*step.events, Event("took-old", TWO, {"tile": "Y5"}))
    over = PLUS.stop(drawn).position
    assert PLUS.recap(PLUS.view(over, None)) == (*step.events, Event("over-stopped"))


def test_the_table_in_words() -> None:
    now = position(TABLE + "\nC K1 K2 K3", "R8 B1", "K4", "Y1", old="Y5", closed=[TWO])
    assert PLUS.describe(PLUS.view(now, ONE)) == (
        Event("run", None, {"meld": "A", "tiles": "R4 R5 R6 R7"}),
        Event("claim", TWO, {"meld": "B", "tiles": "R9 B9 Y9 J"}),
        Event("run", None, {"meld": "C", "tiles": "K1 K2 K3"}),
        Event("old", None, {"tiles": "Y5", "count": 1}),
        Event("new", None, {"count": 4}),
        Event("seat", ONE, {"count": 2}),
        Event("seat-closed", TWO, {"count": 1}),
        Event("seat", THREE, {"count": 1}),
        Event("rack", ONE, {"tiles": "R8 B1", "count": 2}),
        Event("rack-drawn", ONE, {"tiles": "K1 K1", "count": 2}),
    )


def test_an_empty_table_and_a_finished_game_in_words() -> None:
    fresh = position("", "", "K4", waiting=True)
    assert PLUS.describe(PLUS.view(fresh, ONE)) == (
        Event("table-empty"),
        Event("old-empty"),
        Event("new", None, {"count": 4}),
        Event("seat", ONE, {"count": 0}),
        Event("seat", TWO, {"count": 1}),
        Event("rack-empty", ONE, {"tiles": "", "count": 0}),
    )
    over = PLUS.withdraw(position("A R6 B6 Y6", "R1 R2", "K4"), ONE).position
    assert PLUS.describe(PLUS.view(over, TWO)) == (
        Event("group", None, {"meld": "A", "tiles": "R6 B6 Y6"}),
        Event("old-empty"),
        Event("new", None, {"count": 4}),
        Event("seat-left", ONE, {"count": 2}),
        Event("standing", ONE, {"place": "2", "points": "3"}),
        Event("seat", TWO, {"count": 1}),
        Event("hand", TWO, {"tiles": "K4", "count": 1}),
        Event("standing", TWO, {"place": "1", "points": "4"}),
    )
    assert [event.code for event in PLUS.describe_private(PLUS.view(over, TWO))] == ["seat", "hand", "standing"]


def test_after_the_draw_and_not_before_its_player_is_told_how_to_go_on() -> None:
    waiting, drawn = position("", "R8 B1", "K1", waiting=True), position("", "R8 B1", "K1")
    assert PLUS.draft(PLUS.view(waiting, ONE)) == ()
    assert PLUS.draft(PLUS.view(drawn, ONE)) == (Event("draft-none", ONE),)
    assert [PLUS.draft(PLUS.view(drawn, seat)) for seat in (TWO, None)] == [(), ()]
    assert PLUS.draft(PLUS.view(PLUS.stop(drawn).position, ONE)) == ()


def test_the_draft_in_words() -> None:
    before = position("A R4 R5 J=R6\nB R7 B7 Y7", "R8 B1", "K1")
    drafted = play(before, "take R7 B; take R5 A").position
    assert [event.code for event in PLUS.draft(PLUS.view(drafted, TWO))] == []
    assert PLUS.draft(PLUS.view(drafted, ONE)) == (
        Event("draft-jokers", ONE, {"meld": "C", "count": 1}),
        Event("draft-short", ONE, {"meld": "A", "count": 1}),
        Event("draft-short", ONE, {"meld": "B", "count": 2}),
        Event("draft-aside", ONE, {"tiles": "R5 R7", "count": 2}),
        Event("draft-actions", ONE, {"actions": "take R7 B; take R5 A", "count": 2}),
        *PLUS.describe(PLUS.view(drafted, ONE))[:3],
    )
    assert PLUS.describe(PLUS.view(drafted, ONE))[:3] == (
        Event("part", None, {"meld": "A", "tiles": "R4"}),
        Event("part", None, {"meld": "B", "tiles": "B7 Y7"}),
        Event("part", None, {"meld": "C", "tiles": "J=R6"}),
    )
    assert PLUS.describe(PLUS.view(drafted, TWO))[0] == Event("run", None, {"meld": "A", "tiles": "R4 R5 J=R6"})
    assert faults(draft(before)) == ()
    ready = play(position("A R4 R5 R6", "R7 R8", "K1"), "add R7 A").position
    assert PLUS.draft(PLUS.view(ready, ONE))[0] == Event("draft-ready", ONE)
    out = play(ready, "add R8 A").position
    assert PLUS.draft(PLUS.view(out, ONE))[0] == Event("draft-out", ONE)


def test_of_a_long_draft_the_newest_actions_are_told() -> None:
    now = play(position("A R4 R5 R6", "R7 B1", "K1"), "; ".join(["take R6 A", "add R6 A"] * 6)).position
    assert PLUS.draft(PLUS.view(now, ONE))[1].facts == {
        "actions": "…; " + "; ".join(["take R6 A", "add R6 A"] * 4),
        "count": 12,
    }


def test_a_claim_in_a_draft_in_words() -> None:
    claimed = play(position("A R9 B9 Y9 K9", "R8 B1", "K1"), "claim A").position
    assert [event.code for event in PLUS.draft(PLUS.view(claimed, ONE))] == [
        "draft-ready",
        "draft-actions",
        "claim",
    ]


def test_p5_what_is_to_do_in_each_part_of_a_turn() -> None:
    waiting, now = position("A R4 R5 R6", "R7 R8", "K1", waiting=True), position("A R4 R5 R6", "R7 R8", "K1")
    for before, line, task in (
        (waiting, "", "drawing"),
        (position("", "R7 R8", "K1", old="Y10", waiting=True), "", "choosing"),
        (now, "", "laying"),
        (now, "add R7 A", "laying"),
        (now, "take R6 A", "mending"),
        (now, "add R7 A; add R8 A", "out"),
    ):
        after = play(before, line).position if line else before
        assert PLUS.task(PLUS.view(after, ONE)) == task
        assert [PLUS.task(PLUS.view(after, seat)) for seat in (TWO, None)] == ["", ""]


def test_the_words_that_go_on_with_a_turn() -> None:
    waiting = position("A R4 R5 R6", "R7 R8", "K1", waiting=True)
    assert PLUS.quick_actions(PLUS.view(waiting, ONE)) == ("draw",)
    due = play(waiting, "draw").position
    assert PLUS.turn(due) == {CHANCE}
    assert PLUS.quick_actions(PLUS.view(due, ONE)) == ()
    now = position("A R4 R5 R6", "R7 R8", "K1")
    assert PLUS.quick_actions(PLUS.view(now, ONE)) == ()
    assert PLUS.quick_actions(PLUS.view(now, TWO)) == ()
    assert PLUS.quick_actions(PLUS.view(now, None)) == ()
    assert PLUS.quick_actions(PLUS.view(play(now, "add R7 A").position, ONE)) == ("undo", "reset")
    assert PLUS.quick_actions(PLUS.view(play(now, "add R7 A; add R8 A").position, ONE)) == ("done", "undo", "reset")
