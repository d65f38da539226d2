"""R1–R4 and R11, each rule by its id."""

import pytest

from core.fair import FairRandom
from core.game import CHANCE, CLOCK, Event, Limit
from core.grid import Cell, parse_cell
from core.summa.black import choices
from core.summa.moves import BlackFor, Done, Roll, Time
from core.summa.view import Phase
from tests.core.refusals import unlawful
from tests.core.summa.table import (
    BLACK,
    EMPTY,
    FOUR,
    GAME,
    ONE,
    OPEN,
    OWN,
    THREE,
    TWO,
    chance,
    drawing,
    game,
    grid,
    placing,
    play,
    played,
    refused,
    scoring,
    time,
)  # fmt: skip

SEED = bytes(range(32))
OTHER = "black A1 D2 B3 F5"
ROLL = "roll L X X I"


def cells(text: str) -> tuple[Cell, ...]:
    return tuple(parse_cell(name, 6) for name in text.split())


def test_r1_every_die_has_six_faces() -> None:
    rolling = played(GAME.setup(1), BLACK)
    rolls = [GAME.draw(rolling, FairRandom(bytes([number]))) for number in range(250)]
    shown = "".join(roll.symbols for roll in rolls if isinstance(roll, Roll))
    assert len(shown) == 1000
    assert {symbol: round(shown.count(symbol) / 1000 * 6) for symbol in "LXVI"} == {"L": 1, "X": 2, "V": 1, "I": 2}


@pytest.mark.parametrize(("text", "facts"), [
    ("roll L X X", {"rolled": "L X X", "due": "4"}),
    ("roll L X X I I", {"rolled": "L X X I I", "due": "4"}),
])  # fmt: skip
def test_r1_four_dice_are_rolled(text: str, facts: dict[str, str]) -> None:
    assert unlawful(chance, played(GAME.setup(1), BLACK), text) == ("wrong-roll", facts)


def test_r2_every_grid_has_six_columns_and_rows() -> None:
    assert GAME.setup(3).grids == (EMPTY,) * 3
    assert refused(GAME.setup(1), "black C2 A4 D5 G6") == ("off-board", {"cell": "G6", "last": "F6"})
    assert refused(placing(EMPTY), "X A7") == ("off-board", {"cell": "A7", "last": "F6"})


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("black C2 A4 D5", "black-count", {"count": 3, "due": "4"}),
        ("black C2 A4 D5 F6 B1", "black-count", {"count": 5, "due": "4"}),
        ("black C2 A4 D5 C2", "black-twice", {"cell": "C2"}),
        ("black C2 F2 D5 A6", "black-row", {"cells": "C2 F2"}),
        ("black C2 A4 C5 F6", "black-column", {"cells": "C2 C5"}),
        ("black C2 A4 E5 F6", "black-corner", {"cells": "E5 F6"}),
        ("black C3 D2 A5 F6", "black-corner", {"cells": "D2 C3"}),
    ],
)
def test_r2_no_two_black_cells_in_a_row_or_column_or_corner_to_corner(
    text: str, code: str, facts: dict[str, str]
) -> None:
    assert refused(GAME.setup(1), text) == (code, facts)


def test_r2_every_lawful_choice_is_taken_and_no_other() -> None:
    lawful = set(choices(6, 4))
    assert len(lawful) == len(choices(6, 4)) == 2358
    for chosen in list(lawful)[::97]:
        play(GAME.setup(1), "black " + " ".join(map(str, chosen)))
    assert cells("C2 A4 D5 F6") in lawful
    assert cells("C2 A4 E5 F6") not in lawful


def test_r2_black_cells_are_shown_once_all_have_chosen() -> None:
    first = play(GAME.setup(2), BLACK)
    assert first.events == (Event("blackened", ONE, {"waiting": 1}),)
    assert first.position.grids == (EMPTY, EMPTY)
    assert GAME.turn(first.position) == {TWO}
    second = play(first.position, OTHER, TWO)
    assert second.events == (Event("blackened", TWO, {"waiting": 0}), Event("black-shown"))
    assert drawing(second.position.grids[0]) == drawing(OPEN)
    assert drawing(second.position.grids[1]) == "#.....\n...#..\n.#....\n......\n.....#\n......"
    assert GAME.turn(second.position) == {CHANCE}


def test_r2_black_cells_are_chosen_before_the_first_roll_and_never_again() -> None:
    for text in ("L A1", "done", "undo", "reset"):
        assert refused(GAME.setup(1), text) == ("black-first", {})
    assert unlawful(chance, GAME.setup(1), ROLL)[0] == "wrong-chance"
    assert refused(placing(OPEN), OTHER) == ("black-chosen", {})


def test_r2_chance_chooses_for_a_seat_that_did_not_in_time() -> None:
    late = time(played(GAME.setup(3), BLACK, seat=TWO))
    assert late.events == (Event("time"),)
    assert GAME.turn(late.position) == {CHANCE}
    assert refused(late.position, OTHER) == ("not-your-turn", {})
    drawn = {GAME.draw(late.position, FairRandom(bytes([number]))) for number in range(20)}
    assert {move.seat for move in drawn if isinstance(move, BlackFor)} == {ONE}
    assert len({move.cells for move in drawn if isinstance(move, BlackFor)}) > 10
    one = chance(late.position, "black 1 A1 D2 B3 F5")
    assert one.events == (Event("black-drawn", ONE),)
    assert one.position.grids[0] == EMPTY
    both = chance(one.position, "black 3 A1 D2 B3 F5")
    assert [event.code for event in both.events] == ["black-drawn", "black-shown"]
    assert both.position.grids[0] == both.position.grids[2] != EMPTY
    assert GAME.turn(both.position) == {CHANCE}
    assert isinstance(GAME.draw(both.position, FairRandom(SEED)), Roll)


def test_r2_a_drawn_choice_says_by_itself_that_the_time_was_up() -> None:
    drawn = chance(GAME.setup(2), "black 2 A1 D2 B3 F5").position
    assert GAME.turn(drawn) == {CHANCE}
    assert refused(drawn, BLACK) == ("not-your-turn", {})
    assert [event.code for event in chance(drawn, "black 1 C2 A4 D5 F6").events] == ["black-drawn", "black-shown"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("black 2 A1 D2 B3 F5", "wrong-seat"),
        ("black 4 A1 D2 B3 F5", "wrong-seat"),
        ("black 1 A1 B2 D4 F5", "black-corner"),
        (ROLL, "wrong-chance"),
        ("done", "wrong-chance"),
    ],
)
def test_r2_what_chance_draws_is_lawful_and_due(text: str, code: str) -> None:
    late = time(played(GAME.setup(3), BLACK, seat=TWO)).position
    assert unlawful(chance, late, text)[0] == code


def test_r3_a_roll_for_everybody_opens_each_round_and_the_roller_goes_round() -> None:
    now = played(played(GAME.setup(2), BLACK), OTHER, seat=TWO)
    rolled = chance(now, ROLL)
    assert rolled.events == (Event("rolled", ONE, {"symbols": "L X X I", "round": "1", "rounds": "8"}),)
    assert GAME.turn(rolled.position) == {ONE, TWO}
    assert unlawful(chance, rolled.position, ROLL)[0] == "wrong-chance"
    closed = time(rolled.position).position
    assert chance(closed, ROLL).events == (Event("rolled", TWO, {"symbols": "L X X I", "round": "2", "rounds": "8"}),)


def test_r3_four_symbols_into_four_empty_cells_anywhere() -> None:
    now = played(placing(OPEN), "L A1 X B1 X C3 I F5")
    over = play(now, "done")
    assert drawing(over.position.grids[0]) == "LX....\n..#...\n..X...\n#.....\n...#.I\n.....#"
    assert over.events == (
        Event("done", ONE, {"waiting": 0}),
        Event("round-over", None, {"round": "1", "rounds": "8"}),
    )


def test_r3_symbols_may_be_placed_one_by_one() -> None:
    now = played(placing(OPEN), "X B1", "I F5", "L A1 X C3")
    assert drawing(played(now, "done").grids[0]) == "LX....\n..#...\n..X...\n#.....\n...#.I\n.....#"


def test_r3_the_rest_of_a_placing_is_what_is_left_to_place_of_it() -> None:
    before, whole = placing(OPEN), GAME.read("L A1 X B1 X C3 I F5")
    left = {"": "L A1 X B1 X C3 I F5", "X C3 L A1": "X B1 I F5", "X B1 X C3 I F5 L A1": ""}
    for text, rest in left.items():
        found = GAME.rest(before, ONE, whole, played(before, text) if text else before)
        assert found is not None
        assert GAME.format(found) == rest
    for line in ("X A1", "L A1 X B2"):
        assert GAME.rest(before, ONE, whole, played(before, line)) is None
    assert GAME.rest(before, ONE, whole, placing(OPEN, number=2)) is None
    assert GAME.rest(before, ONE, GAME.read("done"), before) is None


def test_r3_after_eight_rounds_the_grid_is_full() -> None:
    now, free = placing(OPEN, roll="", number=0), iter(name for name in _free())
    for number in range(1, 9):
        now = chance(now, ROLL).position
        assert now.round == number
        now = played(now, " ".join(f"{symbol} {next(free)}" for symbol in "LXXI"), "done")
    assert "." not in "".join(now.grids[0])
    assert now.ending == "finished"


def _free() -> list[str]:
    return [str(Cell(x, y)) for y, row in enumerate(OPEN) for x, there in enumerate(row) if there == "."]


TAKEN = grid("L.....\n..#...\n......\n#.....\n...#..\n.....#")


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("X A1", "cell-full", {"cell": "A1", "symbol": "L"}),
        ("X C2", "cell-black", {"cell": "C2"}),
        ("X B1", "cell-used", {"cell": "B1", "symbol": "I"}),
        ("X C1 L C1", "cell-twice", {"cell": "C1"}),
        ("I C1", "not-left", {"symbol": "I", "symbols": "L X X"}),
        ("V C1", "not-left", {"symbol": "V", "symbols": "L X X"}),
        ("X C1 X D1 X E1", "not-left", {"symbol": "X", "symbols": "L"}),
        ("X C1 X D1 L E1 L F1", "all-placed", {}),
        ("X C1 X D1 L A1", "cell-full", {"cell": "A1", "symbol": "L"}),
        ("done", "not-all-placed", {"symbols": "L X X", "count": 3}),
    ],
)
def test_r4_a_wrong_line_is_refused_as_a_whole(text: str, code: str, facts: dict[str, str]) -> None:
    before = played(placing(TAKEN), "I B1")
    assert refused(before, text) == (code, facts)


def test_r4_equal_symbols_are_interchangeable() -> None:
    one, other = (played(placing(OPEN), text, "done") for text in ("X A1 X B1 L C1 I D1", "X B1 X A1 I D1 L C1"))
    assert one == other


def test_r4_placings_may_be_changed_until_confirmed() -> None:
    start = placing(OPEN, OPEN)
    now = played(start, "L A1 X B1", "X C1")
    assert played(now, "undo") == played(start, "L A1 X B1")
    assert played(now, "undo", "undo") == played(now, "reset") == start
    assert played(now, "undo", "I B5 X C1", "done").done == {ONE}
    for text in ("undo", "reset"):
        assert refused(start, text) == ("nothing-to-undo", {})
    confirmed = played(now, "I F5", "done")
    assert GAME.turn(confirmed) == {TWO}
    for text in ("undo", "reset", "done", "L E1"):
        assert refused(confirmed, text) == ("not-your-turn", {})


def test_r4_the_timer_writes_the_rest_into_the_first_empty_cells() -> None:
    start = placing(TAKEN, OPEN, OPEN, OPEN, roll="XLIX")
    now = played(start, "X B1", seat=TWO)
    now = played(now, "X C1 I B1", "L F5", seat=THREE)
    now = played(now, "X F1 X E1 L D1 I C1", "done", seat=FOUR)
    over = time(now)
    assert [drawing(one).split("\n")[0] for one in over.position.grids] == ["LXLIX.", "LXIX..", "XIX...", "..ILXX"]
    assert over.position.grids[2][4] == "...#.L"
    assert over.events == (
        Event("time"),
        Event("filled", ONE, {"symbols": "X L I X", "cells": "B1 C1 D1 E1", "count": 4}),
        Event("filled", TWO, {"symbols": "L I X", "cells": "A1 C1 D1", "count": 3}),
        Event("filled", THREE, {"symbols": "X", "cells": "A1", "count": 1}),
        Event("round-over", None, {"round": "1", "rounds": "8"}),
    )
    assert [len(one) for one in over.position.new] == [4, 4, 4, 4]
    assert [len(one) for one in over.position.filled] == [4, 3, 1, 0]


def test_r4_the_rest_goes_on_in_the_next_row_past_what_is_black_or_full() -> None:
    full = grid("LXIV.I\n.X#II.\n......\n#.....\n...#..\n.....#")
    assert drawing(time(placing(full, roll="XLIV")).position.grids[0]).split("\n")[:3] == ["LXIVXI", "LX#III", "V....."]


def test_r4_one_minute_a_round_unless_agreed_otherwise() -> None:
    start = GAME.setup(1)
    assert GAME.limit(start) == Limit(60, 0)
    assert GAME.limit(placing(OPEN, number=5)) == Limit(60, 5)
    assert OWN.limit(scoring(OPEN)) == Limit(300, 9)
    assert game(time="5m").limit(start) == Limit(300, 0)
    assert game(time="12h").limit(start) == Limit(43200, 0)
    assert game(time="off").limit(start) is None
    rolling = played(start, BLACK)
    assert GAME.limit(rolling) is None
    for one, before in ((game(time="off"), start), (GAME, rolling), (GAME, GAME.stop(start).position)):
        assert unlawful(one.expire, before)[0] == "no-limit"


def test_r4_without_a_timer_chance_chooses_no_black_cells() -> None:
    off = game(time="off")
    assert unlawful(chance, off.setup(1), "black 1 C2 A4 D5 F6", of=off)[0] == "wrong-chance"


def test_r4_the_clock_has_one_move_and_only_while_a_timer_runs() -> None:
    for before, seat, move, code in (
        (placing(OPEN), CLOCK, Done(), "not-your-turn"),
        (placing(OPEN), ONE, Time(), "not-your-turn"),
        (placing(OPEN), CHANCE, Time(), "not-your-turn"),
        (played(GAME.setup(1), BLACK), CLOCK, Time(), "no-limit"),
        (GAME.stop(GAME.setup(1)).position, CLOCK, Time(), "game-over"),
        (GAME.stop(GAME.setup(1)).position, CHANCE, Roll("LXXI"), "game-over"),
        (placing(OPEN), ONE, Roll("LXXI"), "not-your-turn"),
        (played(GAME.setup(1), BLACK), ONE, Done(), "not-your-turn"),
    ):
        assert unlawful(GAME.apply, before, seat, move)[0] == code


def test_r4_nothing_is_drawn_before_its_time() -> None:
    for before, code in ((placing(OPEN), "not-your-turn"), (GAME.stop(GAME.setup(1)).position, "game-over")):
        assert unlawful(GAME.draw, before, FairRandom(SEED))[0] == code


@pytest.mark.parametrize("seats", [0, 9])
def test_r11_one_to_eight_play(seats: int) -> None:
    assert unlawful(GAME.setup, seats) == ("wrong-seats", {"least": "1", "most": "8"})
    assert [len(GAME.setup(count).grids) for count in range(1, 9)] == [*range(1, 9)]


def test_r11_all_act_at_once_in_any_order() -> None:
    start = placing(OPEN, OPEN, OPEN)
    assert GAME.turn(start) == {ONE, TWO, THREE}
    one = played(played(start, "L A1", seat=THREE), "X B2", seat=ONE)
    other = played(played(start, "X B2", seat=ONE), "L A1", seat=THREE)
    assert one == other


def test_r11_nobody_learns_of_the_running_round() -> None:
    start = placing(OPEN, OPEN)
    some = played(start, "L A1", "X B1 X C1")
    others = played(start, "L F1 X E1 X D1", "I A6")
    for seat in (None, TWO):
        assert GAME.view(some, seat) == GAME.view(others, seat) == GAME.view(start, seat)
    assert play(start, "L A1").events == play(some, "undo").events == play(some, "reset").events == ()
    done = [played(now, "done") for now in (played(some, "I D1"), others)]
    assert GAME.view(done[0], TWO) == GAME.view(done[1], TWO)
    assert GAME.view(done[0], None).seats[0].done
    assert GAME.view(start, None).phase is Phase.PLACING
