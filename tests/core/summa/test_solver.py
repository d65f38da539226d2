"""The three levels and the hint: always lawful, each of its own strength."""

from math import isclose
from random import Random
from statistics import fmean

import pytest

from core.game import CHANCE, Level
from core.replay import Replay, draws
from core.summa.moves import Blacken, Done, Mark, Place
from core.summa.notation import format_move
from core.summa.solver.ahead import rolls, totals_at_the_end
from core.summa.solver.opponents import choose, hint
from core.summa.solver.potential import expected
from core.summa.solver.search import best_total
from core.summa.view import View
from tests.core.summa.table import BLACK, FULL, GAME, ONE, OPEN, OWN, game, grid, placing, played, scoring

NEARLY = grid("LXVL..\nXV#XXI\nXIVIVI\n#IIVXI\nXII#VI\n..XXI#")


def seen(rows: tuple[str, ...], roll: str = "LXXI") -> View:
    return GAME.view(placing(rows, roll=roll), ONE)


def total(rows: tuple[str, ...], level: Level, roll: str) -> int:
    """The best total of a grid after the level has written this roll into it."""
    now = placing(rows, roll=roll)
    for move in choose(GAME.view(now, ONE), level, Random(1)):
        now = GAME.apply(now, ONE, move).position
    return best_total(now.grids[0], shortest=2)


@pytest.mark.slow
@pytest.mark.parametrize("level", Level)
def test_every_level_plays_a_lawful_game_to_the_end(level: Level) -> None:
    for of in (OWN, game(profi="yes")):
        replay, rng = Replay(of.setup(2)), Random(5)
        while turn := of.turn(replay.position):
            if CHANCE in turn:
                replay, _, _ = draws(of, replay, seed=bytes(32), client_seed=b"")
                continue
            now = replay.position
            for move in choose(of.view(now, min(turn)), level, rng):
                now = of.apply(now, min(turn), move).position
            replay = Replay(now, replay.drawn)
        assert replay.position.ending == "finished"


@pytest.mark.slow
def test_the_levels_are_worth_their_names() -> None:
    totals = dict.fromkeys(Level, 0)
    for level in Level:
        for number in range(8):
            replay = Replay(GAME.setup(1))
            rng = Random(number)
            while turn := GAME.turn(replay.position):
                if CHANCE in turn:
                    replay, _, _ = draws(GAME, replay, seed=bytes([number] * 32), client_seed=b"")
                    continue
                now = replay.position
                for move in choose(GAME.view(now, ONE), level, rng):
                    now = GAME.apply(now, ONE, move).position
                replay = Replay(now, replay.drawn)
            totals[level] += best_total(replay.position.grids[0], shortest=2)
    assert totals[Level.BEGINNER] < totals[Level.CLUB] < totals[Level.MASTER]


@pytest.mark.untraced
def test_the_player_of_the_printed_example_beats_most_beginners() -> None:
    """With its symbols in random orders and its black cells: a newcomer should have a chance, and some resistance."""
    rng, symbols, totals = Random(1), [sign for sign in "".join(FULL) if sign != "#"], list[int]()
    for _ in range(50):
        rows = OPEN
        rng.shuffle(symbols)
        for start in range(0, len(symbols), 4):
            roll = "".join(symbols[start : start + 4])
            move, _ = choose(seen(rows, roll), Level.BEGINNER, rng)
            rows = played(placing(rows, roll=roll), format_move(move), "done").grids[0]
        totals.append(best_total(rows, shortest=2))
    assert 0.6 < sum(one < 479 for one in totals) / len(totals) < 0.95


def test_a_master_writes_the_last_roll_as_well_as_can_be() -> None:
    rows = grid("LXVL..\nXV#XXI\nXIVIVI\n#IIVXI\nXII#VI\n..XXI#")
    best = max(
        best_total(grid(f"LXVL{a}{b}\nXV#XXI\nXIVIVI\n#IIVXI\nXII#VI\n{c}{d}XXI#"), shortest=2)
        for a, b, c, d in {tuple(Random(seed).sample("XIIX", 4)) for seed in range(200)}
    )
    assert total(rows, Level.MASTER, "XIIX") == best


def test_a_master_looks_one_roll_ahead() -> None:
    rows = grid("LXVL..\nXV#XXI\nXI..VI\n#II.XI\nXII#.I\n..XXI#")

    def outlook(level: Level) -> float:
        """The average best total after the last roll is written as well as possible."""
        move, done = choose(seen(rows, "LLLX"), level, Random(1))
        assert done == Done()
        after = played(placing(rows, roll="LLLX"), format_move(move), "done").grids[0]
        return sum(odds * total(after, Level.MASTER, symbols) for symbols, odds in rolls())

    assert outlook(Level.MASTER) > outlook(Level.CLUB)


@pytest.mark.slow
@pytest.mark.parametrize("shortest", [2, 3])
def test_v5_black_cells_of_all_but_beginners_lead_to_many_points(shortest: int) -> None:
    of = game(profi="yes") if shortest == 3 else GAME
    start = of.setup(1)
    at_the_end = totals_at_the_end(played(start, BLACK, of=of).grids[0], "", shortest)

    def reached(level: Level, seed: int) -> float:
        (move,) = choose(of.view(start, ONE), level, Random(seed))
        return fmean(at_the_end(played(start, format_move(move), of=of).grids[0]))

    beginners = [reached(Level.BEGINNER, seed) for seed in range(20)]
    others = {reached(level, seed) for level in (Level.CLUB, Level.MASTER) for seed in range(8)}
    assert len(others) == 3, "any of the three best"
    assert min(others) > fmean(beginners) + 20
    said = hint(of.view(start, ONE)).move
    assert fmean(at_the_end(played(start, said, of=of).grids[0])) in others


def test_what_is_placed_already_stays() -> None:
    now = played(placing(OPEN), "X C1 I F1")
    for level in Level:
        move, _ = choose(GAME.view(now, ONE), level, Random(1))
        assert isinstance(move, Place)
        assert sorted(symbol for symbol, _ in move.pairs) == ["L", "X"]
    full = played(now, "L A1 X B1")
    assert [choose(GAME.view(full, ONE), level, Random(1)) for level in Level] == [(Done(),)] * 3


def test_self_scoring_takes_the_best_of_what_is_left() -> None:
    start = scoring(FULL)
    (whole,) = choose(OWN.view(start, ONE), Level.BEGINNER, Random(1))
    assert isinstance(whole, Mark)
    rows = played(start, "LXV... ..#... ...... #..... ...#.. .....#", of=OWN)
    assert hint(OWN.view(start, ONE)).facts == {"total": 479}
    said = hint(OWN.view(rows, ONE))
    assert (said.move, said.code) == (".##### .##### .##### ###### ###### ######", "hint-marks")
    assert said.facts == {"total": 65}
    assert played(rows, said.move, of=OWN).ending == "finished"


def test_the_hint_says_where_and_why() -> None:
    said = hint(seen(NEARLY, "XIIX"))
    assert said.code == "hint-place"
    assert "XI" in str(said.facts["builds"])
    now = placing(NEARLY, roll="XIIX")
    assert GAME.draft(GAME.view(played(now, said.move), ONE))[0].code == "draft-full"
    assert hint(GAME.view(played(now, said.move), ONE)).move == "done"


def test_the_hint_where_nothing_is_built_yet() -> None:
    lonely = grid(".#####\n######\n##.###\n######\n####.#\n######")
    said = hint(seen(lonely, "LLL"))
    assert (said.code, said.facts) == ("hint-open", {})
    assert sorted(said.move.split()) == ["A1", "C3", "E5", "L", "L", "L"]


def test_the_hint_for_black_cells_can_be_played() -> None:
    said = hint(GAME.view(GAME.setup(1), ONE))
    assert said.code == "hint-black"
    assert isinstance(GAME.parse(said.move), Blacken)
    assert GAME.turn(played(GAME.setup(1), said.move)) == {CHANCE}
    assert GAME.turn(played(GAME.setup(1), BLACK)) == {CHANCE}


def test_the_public_view_gets_no_answer() -> None:
    public = GAME.view(placing(OPEN), None)
    with pytest.raises(ValueError, match="public"):
        hint(public)
    with pytest.raises(ValueError, match="public"):
        choose(public, Level.CLUB, Random(1))


def test_the_odds_of_all_rolls_are_one() -> None:
    assert len(rolls()) == 35
    assert isclose(sum(odds for _, odds in rolls()), 1)
    assert isclose(dict(rolls())["LXVI"], 24 * 4 / 6**4)
    assert isclose(dict(rolls())["XXXX"], 1 / 3**4)


def test_a_line_is_expected_to_make_what_its_symbols_allow() -> None:
    assert expected("LXVLXI", 2) == 126
    assert isclose(expected(".X####", 2), 60 / 6 + 20 / 3 + 9 / 3)
    assert expected(".#####", 2) == 0
