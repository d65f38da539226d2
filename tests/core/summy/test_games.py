"""The golden records end in every way a game can."""

from pathlib import Path

import pytest

from core.game import Outcome
from tests.core.golden import WAYS_TO_END, kept
from tests.core.summy.save_games import GAMES
from tests.core.summy.table import RULES

FILES = sorted(GAMES.glob("*.game"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_s1_no_tile_is_ever_lost_or_made(file: Path) -> None:
    for _, now, _ in kept(file).steps():
        board = "".join(now.rows).replace(".", "").replace("#", "")
        assert sorted("".join((board, *now.racks, now.stock, now.gone))) == sorted(RULES.tiles)


def outcome(name: str) -> Outcome:
    return kept(GAMES / f"{name}.game").over


def test_every_way_to_end_has_a_record() -> None:
    assert {(one.seats, one.ending) for one in map(kept, FILES)} >= WAYS_TO_END


def test_s12_ended_by_laying_and_by_exchange() -> None:
    laying, exchange = (kept(GAMES / f"two_end_by_{how}.game").log for how in ("laying", "exchange"))
    assert [entry.seat > 0 for entry in laying[-2:]] == [True, True]
    assert not laying[-2].text.startswith("exchange")
    assert [entry.text.split()[0] for entry in exchange[-3:-1]] == ["exchange", "refill"]


def test_s13_the_tie_shares_the_first_place() -> None:
    assert outcome("two_tie") == Outcome("finished", (1, 1), ("117", "117"))


def test_a_leaver_ranks_last() -> None:
    assert outcome("three_one_resigned").places == (1, 3, 2)
    assert outcome("four_all_but_one_resigned").places == (3, 1, 2, 4)


def test_an_abandoned_game_has_no_outcome() -> None:
    assert kept(GAMES / "two_abandoned.game").outcome is None
