"""The golden records end in every way a game can."""

from collections import Counter
from pathlib import Path

import pytest

from core.game import Outcome
from core.record import check, from_log
from core.rummy.tiles import JOKER, tile_of
from tests.core.golden import Ended, kept
from tests.core.rummy.save_games import CLAIMS, GAMES, scripted
from tests.core.rummy.table import ONE, PLUS, PUR

FILES = sorted(GAMES.glob("*.game"))
TILES = {"rummy-pur": PUR.rules.tiles, "rummy-plus": PLUS.rules.tiles}


def game(name: str) -> Ended:
    return kept(GAMES / f"{name}.game")


@pytest.mark.untraced
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_p1_no_tile_is_ever_lost_or_made(file: Path) -> None:
    one = kept(file)
    all_tiles = Counter([*TILES[one.name], *[JOKER] * one.seats])
    for _, now, _ in one.steps():
        laid = [tile_of(piece) for meld in now.melds for piece in meld.pieces]
        held = [tile for hand in now.hands for tile in hand]
        assert Counter([*laid, *held, *now.new, *now.old, *now.gone]) == all_tiles


def outcome(name: str) -> Outcome:
    return game(name).over


def test_every_way_to_end_has_a_record_in_both_variants() -> None:
    found = {(one.name, one.seats, one.ending) for one in map(kept, FILES)}
    for name, seats in (("rummy-pur", (3, 4)), ("rummy-plus", (2, 3, 4))):
        assert {number for game, number, ending in found if (game, ending) == (name, "finished")} == set(seats)
        endings = {ending for game, _, ending in found if game == name}
        assert endings == {"finished", "resigned", "exhausted", "stopped", "abandoned"}


def test_every_option_has_a_record() -> None:
    assert {option for file in FILES for option in kept(file).options.items()} == {
        ("first-round", "yes"),
        ("dense", "yes"),
        ("points", "4-3-3-1"),
    }


def test_every_kind_of_move_is_in_the_records() -> None:
    verbs = {entry.text.split()[0] for file in FILES for entry in kept(file).log}
    assert verbs >= {
        *("first", "deal", "draw", "meld", "add", "take", "split", "join", "release", "swap", "claim"),
        *("discard", "done", "undo", "resign", "stop"),
    }


def test_what_was_taken_as_one_stands_in_a_record_action_by_action() -> None:
    reds = " ".join(f"R{number}" for number in range(1, 14))
    dealt = CLAIMS[: CLAIMS.index(f"1 meld {reds}")]
    turn = f"1 meld {reds} / meld J B11 B12 B13; undo; meld B11 B12 B13 / add J=B10 C; meld {reds}; done"
    one = scripted("rummy-plus", 2, dealt + turn)
    record = from_log("rummy-plus", one.game, 2, {}, one.log, {})
    assert [line.text for line in record.lines][-8:] == [
        *(f"meld {reds}", "meld J B11 B12 B13", "undo", "undo"),
        *("meld B11 B12 B13", "add J=B10 C", f"meld {reds}", "done"),
    ]
    assert check(record, one.game).position == one.replay.position
    assert one.outcome == outcome("plus_2_claims_beat_going_out")


def test_p10_out_by_discard_by_laying_all_with_a_tile_of_the_table_and_in_the_opening_turn() -> None:
    assert game("plus_2_played_out").log[-1].text.startswith("discard")
    assert game("plus_2_out_by_laying_all").log[-1].text == "done"
    for name in ("pur_3_table_tile_given_away", "plus_3_table_tile_given_away"):
        log = game(name).log
        assert [entry.text.split()[:2] for entry in log[-2:]] == [
            ["take", log[-1].text.split()[1]],
            ["discard", log[-1].text.split()[1]],
        ]
    opening = game("plus_2_out_in_opening_turn").log
    assert [entry.text.split()[0] for entry in opening if entry.seat == ONE] == [
        *("draw", "discard", "draw", "meld", "discard")
    ]


def test_p11_the_stocks_exhausted() -> None:
    assert [outcome(f"{name}_exhausted").ending for name in ("plus_2", "pur_3")] == ["exhausted"] * 2


def test_p12_ties_share_their_points() -> None:
    assert len(set(outcome("pur_4_tie").places)) < 4
    assert len(set(outcome("plus_4_tie").places)) < 4
    assert any("/" in points.partition("/")[2] for points in outcome("pur_4_other_points").points)


def test_p13_out_in_the_first_round() -> None:
    found = outcome("pur_3_out_in_first_round")
    assert (found.places, found.points) == ((2, 3, 1), ("15/2.5", "16/2.5", "0/4"))


def test_p15_a_leaver_ranks_last() -> None:
    assert outcome("pur_3_one_resigned").places[1] == 3
    assert outcome("plus_4_one_resigned").places[2] == 4
    assert outcome("pur_4_all_but_one_resigned").places == (3, 1, 2, 4)
    assert outcome("plus_2_resigned").places == (2, 1)


def test_c4_claims_beat_going_out() -> None:
    found = outcome("plus_2_claims_beat_going_out")
    assert (found.places, found.points) == ((2, 1), ("0/4", "8/5"))
    assert list(found.match_points) == [4, 5]
