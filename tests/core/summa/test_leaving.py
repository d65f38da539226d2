"""Seats that leave, and games that are stopped."""

from core.game import CHANCE, Event, Outcome
from tests.core.summa.table import (
    BLACK,
    EMPTY,
    FOUR,
    FULL,
    GAME,
    ONE,
    OPEN,
    OWN,
    THREE,
    TWO,
    chance,
    placing,
    played,
    scoring,
    time,
)

ROLL = "roll L X X I"


def test_leaving_with_two_the_other_wins_and_the_grids_stand() -> None:
    now = played(placing(FULL, OPEN), "L A1", seat=TWO)
    step = GAME.withdraw(now, ONE)
    assert step.events == (Event("resigned", ONE),)
    assert GAME.outcome(step.position) == Outcome("resigned", (2, 1), ("479", "0"))
    assert step.position.grids == (FULL, OPEN)
    assert GAME.turn(step.position) == frozenset()


def test_leaving_alone_ends_the_game() -> None:
    assert GAME.outcome(GAME.withdraw(GAME.setup(1), ONE).position) == Outcome("resigned", (1,), ("0",))


def test_what_a_leaver_has_not_shown_is_gone() -> None:
    now = played(played(placing(OPEN, OPEN, OPEN), "L A1 X B1 X C1 I D1", "done"), "L A1", seat=TWO)
    left = GAME.withdraw(GAME.withdraw(placing(OPEN, OPEN, OPEN, OPEN), FOUR).position, TWO).position
    assert GAME.turn(left) == {ONE, THREE}
    gone = GAME.withdraw(now, ONE).position
    assert (gone.grids[0], gone.drafts[0], gone.done) == (OPEN, (), frozenset())
    over = time(gone).position
    assert (over.grids[0], over.new[0], over.grids[1][0]) == (OPEN, (), "LXXI..")


def test_leaving_as_the_last_to_write_closes_the_round() -> None:
    now = placing(OPEN, OPEN, OPEN)
    for seat in (ONE, TWO):
        now = played(now, "L A1 X B1 X C1 I D1", "done", seat=seat)
    step = GAME.withdraw(now, THREE)
    assert [event.code for event in step.events] == ["resigned", "round-over"]
    assert GAME.turn(step.position) == {CHANCE}


def test_leaving_while_black_cells_are_chosen() -> None:
    now = played(played(GAME.setup(3), BLACK), BLACK, seat=THREE)
    shown = GAME.withdraw(now, TWO)
    assert [event.code for event in shown.events] == ["resigned", "black-shown"]
    assert shown.position.grids == (OPEN, EMPTY, OPEN)
    early = GAME.withdraw(now, ONE).position
    assert (early.black[0], GAME.turn(early)) == ((), frozenset({TWO}))
    assert played(early, BLACK, seat=TWO).grids == (EMPTY, OPEN, OPEN)
    late = GAME.withdraw(time(now).position, TWO)
    assert [event.code for event in late.events] == ["resigned", "black-shown"]


def test_leaving_before_a_roll_leaves_it_due() -> None:
    now = placing(OPEN, OPEN, OPEN, roll="", number=0)
    step = GAME.withdraw(now, ONE)
    assert step.events == (Event("resigned", ONE),)
    assert GAME.turn(step.position) == {CHANCE}
    assert chance(step.position, ROLL).events[0].seat == TWO


def test_r3_the_roller_goes_round_past_leavers() -> None:
    now, rollers = placing(OPEN, OPEN, OPEN), [ONE]
    for leaver in (None, ONE, None, None):
        now = time(now).position
        if leaver:
            now = GAME.withdraw(now, leaver).position
        now = chance(now, ROLL).position
        assert now.roller is not None
        rollers.append(now.roller)
    assert rollers == [ONE, TWO, THREE, TWO, THREE]


def test_leaving_while_marking() -> None:
    lines = "LXV... ..#... ...... #..... ...#.. .....# " + "...... " * 6
    now = scoring(FULL, FULL, FULL)
    for seat in (ONE, TWO):
        now = played(now, lines, seat=seat, of=OWN)
    step = OWN.withdraw(now, THREE)
    assert [event.code for event in step.events] == ["resigned", "finished"]
    assert OWN.outcome(step.position) == Outcome("finished", (1, 1, 3), ("65", "65", "479"))
    marked = OWN.withdraw(now, ONE).position
    assert marked.marks[0] == ()
    assert OWN.turn(marked) == {THREE}


def test_a_leaver_is_marked_and_has_nothing_to_place() -> None:
    left = GAME.withdraw(placing(OPEN, OPEN, OPEN), TWO).position
    assert GAME.view(left, None).seats[1].left
    own = GAME.view(left, TWO).private
    assert own is not None
    assert own.to_place == ""


def test_stopped_ends_as_it_stands() -> None:
    now = played(placing(FULL, OPEN), "L A1", seat=TWO)
    step = GAME.stop(now)
    assert GAME.outcome(step.position) == Outcome("stopped", (1, 2), ("479", "0"))
    assert (step.position.grids, step.position.drafts) == ((FULL, OPEN), ((), ()))


def test_black_cells_not_shown_are_gone_when_the_game_is_stopped() -> None:
    over = GAME.stop(played(GAME.setup(2), BLACK)).position
    assert (over.grids, over.black) == ((EMPTY, EMPTY), ((), ()))
