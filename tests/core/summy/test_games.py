"""The golden records replay, and between them they end in every way a game can."""

from pathlib import Path

import pytest

from core.game import Outcome
from core.record import check, format, from_log, parse
from core.replay import Entry, Replay, advance, begin
from core.summy.position import Position
from tests.core.summy.save_games import GAMES
from tests.core.summy.table import GAME, RULES

FILES = sorted(GAMES.glob("*.game"))


def replayed(file: Path) -> Replay[Position]:
    return check(parse(file.read_text("utf-8")), GAME)


def entries(file: Path) -> list[Entry]:
    from core.game import CHANCE, Seat

    lines = parse(file.read_text("utf-8")).lines
    return [Entry(CHANCE if line.seat == "*" else Seat(int(line.seat)), line.text) for line in lines]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_record_checks_and_is_written_the_same(file: Path) -> None:
    text = file.read_text("utf-8")
    record = parse(text)
    assert check(record, GAME).plies == len(record.lines)
    assert format(record) == text
    extra = {name: record.tags[name] for name in ("Commit", "Seed", "Mix", "Ending") if name in record.tags}
    assert from_log("summy", GAME, record.seats, record.options, entries(file), extra) == record


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_s1_no_tile_is_ever_lost_or_made(file: Path) -> None:
    replay = begin(GAME, parse(file.read_text("utf-8")).seats)
    for entry in entries(file):
        replay, _ = advance(GAME, replay, entry, seed=None, mix=b"")
        now = replay.position
        board = "".join(now.rows).replace(".", "").replace("#", "")
        assert sorted("".join((board, *now.racks, now.stock, now.gone))) == sorted(RULES.tiles)


def outcome(name: str) -> Outcome | None:
    return GAME.outcome(replayed(GAMES / f"{name}.game").position)


def test_every_way_to_end_has_a_record() -> None:
    found = {(parse(file.read_text("utf-8")).seats, parse(file.read_text("utf-8")).tags["Ending"]) for file in FILES}
    assert found >= {
        *((seats, "finished") for seats in (2, 3, 4)),
        *((seats, "resigned") for seats in (2, 4)),
        (3, "stopped"),
        (2, "abandoned"),
    }


def test_s12_ended_by_laying_and_by_exchange() -> None:
    laying, exchange = entries(GAMES / "two_end_by_laying.game"), entries(GAMES / "two_end_by_exchange.game")
    assert [entry.seat > 0 for entry in laying[-2:]] == [True, True]
    assert not laying[-2].text.startswith("exchange")
    assert [entry.text.split()[0] for entry in exchange[-3:-1]] == ["exchange", "refill"]


def test_s13_the_tie_shares_the_first_place() -> None:
    assert outcome("two_tie") == Outcome("finished", (1, 1), ("117", "117"))


def test_who_leaves_ranks_last() -> None:
    left = outcome("three_one_resigned")
    assert left is not None
    assert left.places == (1, 3, 2)
    alone = outcome("four_all_but_one_resigned")
    assert alone is not None
    assert alone.places == (3, 1, 2, 4)


def test_an_abandoned_game_has_no_outcome() -> None:
    assert outcome("two_abandoned") is None
