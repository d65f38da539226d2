"""The golden records replay, and between them they end in every way a game can."""

from pathlib import Path

import pytest

from core.game import CHANCE, CLOCK, Outcome, Seat
from core.record import Record, check, format, from_log, parse
from core.replay import Entry, Replay, advance, begin
from core.summa.game import Summa
from core.summa.position import Position
from tests.core.summa.save_games import GAMES
from tests.core.summa.table import game

FILES = sorted(GAMES.glob("*.game"))


def record(file: Path) -> Record:
    return parse(file.read_text("utf-8"))


def of(one: Record) -> Summa:
    return game(**one.options)


def entries(one: Record) -> list[Entry]:
    stars = {"time": CLOCK}
    return [
        Entry(stars.get(line.text, CHANCE) if line.seat == "*" else Seat(int(line.seat)), line.text)
        for line in one.lines
    ]


def replayed(name: str) -> Replay[Position]:
    one = record(GAMES / f"{name}.game")
    return check(one, of(one))


def outcome(name: str) -> Outcome | None:
    return of(record(GAMES / f"{name}.game")).outcome(replayed(name).position)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_checks_and_is_written_the_same(file: Path) -> None:
    one = record(file)
    assert check(one, of(one)).plies == len(one.lines)
    assert format(one) == file.read_text("utf-8")
    extra = {name: one.tags[name] for name in ("Commit", "Seed", "Mix", "Ending") if name in one.tags}
    assert from_log("summa", of(one), one.seats, one.options, entries(one), extra) == one


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_r3_every_symbol_rolled_stands_in_every_grid(file: Path) -> None:
    one, rolled = record(file), ""
    replay = begin(of(one), one.seats)
    for entry in entries(one):
        replay, _ = advance(of(one), replay, entry, seed=None, mix=b"")
        rolled += entry.text.removeprefix("roll ").replace(" ", "") if entry.text.startswith("roll ") else ""
        now = replay.position
        if not now.roll and not now.ending:
            for seat in now.active:
                written = "".join(now.grids[seat - 1]).replace(".", "").replace("#", "")
                assert sorted(written) == sorted(rolled)


def test_every_way_to_end_has_a_record() -> None:
    found = {(record(file).seats, record(file).tags["Ending"]) for file in FILES}
    assert found >= {
        *((seats, "finished") for seats in range(1, 9)),
        *((seats, "resigned") for seats in (1, 2, 4)),
        (3, "stopped"),
        (2, "abandoned"),
    }


def test_r4_the_glass_ran_out_over_none_one_three_and_four_symbols_placed() -> None:
    one = record(GAMES / "four_short_of_time.game")
    replay = begin(of(one), one.seats)
    for entry in entries(one):
        drafts = replay.position.drafts
        replay, events = advance(of(one), replay, entry, seed=None, mix=b"")
        if entry.text == "time":
            break
    assert [sum(len(line.pairs) for line in lines) for lines in drafts] == [0, 1, 3, 4]
    assert [(event.seat, event.facts["count"]) for event in events if event.code == "filled"] == [
        (1, 4),
        (2, 3),
        (3, 1),
    ]


def test_r8_a_tie_is_broken_by_the_black_cells() -> None:
    tie = outcome("two_tie_broken_by_black_cells")
    assert tie is not None
    assert tie.points[0] == tie.points[1]
    assert sorted(tie.places) == [1, 2]


def test_r8_two_share_the_first_place() -> None:
    shared = outcome("three_two_winners")
    assert shared is not None
    assert shared.places == (1, 1, 3)


def test_r10_own_marks_count_and_the_engine_marks_for_who_is_late() -> None:
    now = replayed("three_marking").position
    assert [len(marks) for marks in now.marks] == [12, 12, 0]


def test_who_leaves_ranks_last() -> None:
    left = outcome("three_one_resigned")
    assert left is not None
    assert left.places[1] == 3
    alone = outcome("four_all_but_one_resigned")
    assert alone is not None
    assert alone.places == (3, 1, 4, 2)
    two = outcome("two_resigned")
    assert two is not None
    assert two.places == (1, 2)


def test_an_abandoned_game_has_no_outcome_and_no_result() -> None:
    assert outcome("two_abandoned") is None
    assert "Result" not in record(GAMES / "two_abandoned.game").tags
