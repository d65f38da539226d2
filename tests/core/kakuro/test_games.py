"""The golden records replay, and between them they end in every way a game can."""

from pathlib import Path

import pytest

from core.game import CHANCE, Outcome, Seat
from core.grid import EMPTY
from core.kakuro.game import Kakuro
from core.kakuro.position import Position
from core.kakuro.rules import Rules
from core.kakuro.view import digit
from core.record import Record, check, format, from_log, parse
from core.replay import Entry, Replay, advance, begin
from tests.core.kakuro.save_games import GAMES
from tests.core.kakuro.table import RULES, TABLE

FILES = sorted(GAMES.glob("*.game"))


def opened(file: Path) -> tuple[Record, Kakuro]:
    record = parse(file.read_text("utf-8"))
    return record, Kakuro(Rules.from_table(TABLE, record.options))


def replayed(name: str) -> Replay[Position]:
    return check(*opened(GAMES / f"{name}.game"))


def entries(record: Record) -> list[Entry]:
    return [Entry(CHANCE if line.seat == "*" else Seat(int(line.seat)), line.text) for line in record.lines]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_checks_and_is_written_the_same(file: Path) -> None:
    record, game = opened(file)
    assert check(record, game).plies == len(record.lines)
    assert format(record) == file.read_text("utf-8")
    extra = {name: record.tags[name] for name in ("Commit", "Seed", "Mix", "Ending") if name in record.tags}
    assert from_log("kakuro", game, record.seats, record.options, entries(record), extra) == record


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_k1_no_card_of_a_record_is_ever_lost_or_made(file: Path) -> None:
    record, game = opened(file)
    replay = begin(game, record.seats)
    for entry in entries(record):
        replay, _ = advance(game, replay, entry, seed=None, mix=b"")
        now = replay.position
        board = "".join(digit(there) for row in now.rows for there in row if there != EMPTY)
        assert sorted("".join((board, *now.hands, now.bag, now.gone))) == sorted(RULES.cards)


def outcome(name: str) -> Outcome | None:
    ended = opened(GAMES / f"{name}.game")
    return ended[1].outcome(check(*ended).position)


def test_every_way_to_end_has_a_record() -> None:
    found = {(record.seats, record.tags["Ending"]) for record, _ in map(opened, FILES)}
    assert found >= {
        *((seats, "finished") for seats in (2, 3, 4)),
        *((seats, "resigned") for seats in (2, 4)),
        (3, "stopped"),
        (2, "abandoned"),
    }


@pytest.mark.parametrize("name", ["two_played_out", "two_expert", "two_strict", "three_played_out", "four_played_out"])
def test_k10_a_game_played_out_has_all_cards_on_the_board(name: str) -> None:
    over = replayed(name).position
    assert (over.bag, set(over.hands), over.gone, over.ending) == ("", {""}, "", "finished")
    assert sum(there != EMPTY for row in over.rows for there in row) == len(RULES.cards)


def test_k10_the_tie_shares_the_first_place() -> None:
    tied = outcome("two_tie")
    assert tied is not None
    assert (tied.ending, tied.places) == ("finished", (1, 1))
    assert tied.points[0] == tied.points[1] != "0"


def test_k8_several_cards_are_turned_in_the_expert_record() -> None:
    record, _ = opened(GAMES / "two_expert.game")
    assert record.options == {"expert": "yes"}
    assert any(len(line.text.split()) > 4 for line in record.lines if line.seat != "*")


def test_k11_cards_are_turned_back_in_the_strict_record() -> None:
    record, game = opened(GAMES / "two_strict.game")
    assert record.options == {"strict": "yes"}
    replay, penalties = begin(game, record.seats), 0
    for entry in entries(record):
        replay, events = advance(game, replay, entry, seed=None, mix=b"")
        penalties += any(event.code == "turned-back" for event in events)
    assert penalties > 3


def test_who_leaves_ranks_last() -> None:
    left = outcome("three_one_resigned")
    assert left is not None
    assert (left.ending, left.places[1]) == ("finished", 3)
    alone = outcome("four_all_but_one_resigned")
    assert alone is not None
    assert alone.places == (3, 1, 2, 4)


def test_an_abandoned_game_has_no_outcome() -> None:
    assert outcome("two_abandoned") is None
