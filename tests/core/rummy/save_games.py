"""Plays the golden records again: `python -m tests.core.rummy.save_games`, by hand and only when the rules changed."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random

from bot.games import registry
from core.game import CHANCE, Seat
from core.replay import LogEntry, fold
from core.rummy.moves import Discard, Draw, Move
from core.rummy.view import View
from tests.core import golden
from tests.core.golden import NONE, STOPPED, Ended, first, resigned, save, taken_back
from tests.core.rummy.player import choose
from tests.core.rummy.table import game

GAMES = Path(__file__).parent / "games"
played = partial(golden.played, player=choose)


def scripted(name: str, seats: int, script: str, options: Mapping[str, str] = NONE) -> Ended:
    """A game written down: a line an entry, or several joined by `;` of one seat."""
    log = list[LogEntry]()
    for line in script.strip().splitlines():
        who, _, texts = line.strip().partition(" ")
        seat = CHANCE if who == "*" else Seat(int(who))
        log += [LogEntry(seat, text.strip()) for text in texts.split(";")]
    replay = fold(registry.load(name, options).game, seats, log, seed=None, client_seed=b"")
    return Ended(name, seats, options, tuple(log), replay)


def ends_with(text: str, *, before: str = "") -> Callable[[Ended], bool]:
    """Games whose last entries begin like this."""
    return lambda one: one.log[-1].text.startswith(text) and one.log[-2].text.startswith(before) and finished(one)


def finished(one: Ended) -> bool:
    """Somebody went out."""
    return one.ending == "finished"


def exhausted(one: Ended) -> bool:
    """The stocks gave no more."""
    return one.ending == "exhausted"


def tied(one: Ended) -> bool:
    """Somebody went out, and others share a place."""
    return finished(one) and one.outcome is not None and len(set(one.outcome.places)) < one.seats


def idle(view: View, rng: Random) -> tuple[Move, ...]:
    """Never opens: draws, and gives a tile away."""
    assert view.private is not None
    return (Discard(rng.choice(view.private.hand)),) if view.drawn else (Draw(),)


FIRST_ROUND = """
* first 2
* deal 1 B1 B3 B5 B7 B9 B11 B13 Y1 Y3 Y5 Y7 Y9 Y11 Y13
* deal 2 K1 K3 K5 K7 K9 K11 K13 Y2 Y4 Y6 Y8 Y10 Y12 K2
* deal 3 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1
2 draw
* draw 2 B2 B4
2 discard B4
3 draw
* draw 3 R2 R3
3 meld R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1 R2 R3; add J=R4 A; done
"""

OPENING_TURN = """
* first 1
* deal 1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1
* deal 2 K1 K3 K5 K7 K9 K11 K13 Y2 Y4 Y6 Y8 Y10 Y12 K2
1 draw
* draw 1 R2 R3
1 discard R3
2 draw R3
* draw 2 B4
2 discard R3
1 draw R3
* draw 1 R4
1 meld R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R1 R2 R3 R4
1 discard J
"""

TABLE_TILE = """
* first 1
* deal 1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 B5
* deal 2 K1 K3 K5 K7 K9 K11 K13 Y2 Y4 Y6 Y8 Y10 Y12 K2
* deal 3 B1 B3 B5 B7 B9 B11 B13 Y1 Y3 Y5 Y7 Y9 Y11 Y13
1 draw
* draw 1 Y5 K5
1 meld R1 R2 R3; undo; meld R1 R2 R3 R4; meld R6 R7 R8 R9 R10 R11 R12 R13
1 meld R5 B5 Y5 K5; add J=R5 A; take R5 C; discard R5
"""

CLAIMS = """
* first 2
* deal 1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 B13
* deal 2 R1 B1 Y1 K1 R2 B2 Y2 K5 Y7 Y9 Y12 K7 K9 K12
2 draw
* draw 2 K2 B7
2 meld R1 B1 Y1 K1; claim A; meld R2 B2 Y2 K2; claim B; discard B7
1 draw
* draw 1 B12 B11
1 meld R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13; meld J B11 B12 B13; done
"""


def games() -> Iterator[tuple[str, Ended]]:
    """Every way a game can end, by name."""
    for name, short in (("rummy-pur", "pur"), ("rummy-plus", "plus")):
        least, most = game(name).seats
        for seats in range(least, most + 1):
            yield f"{short}_{seats}_played_out", first(partial(played, name, seats), finished)
        yield f"{short}_{most}_tie", first(partial(played, name, most), tied)
        yield f"{short}_{least}_exhausted", first(partial(played, name, least, player=idle), exhausted)
        yield f"{short}_{most}_stopped", played(name, most, 8, turns=30, extra={25: STOPPED})
        yield f"{short}_{most}_abandoned", played(name, most, 9, turns=17)
    pur, plus = partial(played, "rummy-pur"), partial(played, "rummy-plus")
    dense, points = {"dense": "yes"}, {"points": "4-3-3-1"}
    yield "pur_4_exhausted_dense", first(partial(pur, 4, player=idle, options=dense), exhausted)
    yield "pur_4_other_points", first(partial(pur, 4, options=points), tied)
    yield "pur_3_out_in_first_round", scripted("rummy-pur", 3, FIRST_ROUND, {"first-round": "yes"})
    yield "plus_2_out_in_opening_turn", scripted("rummy-plus", 2, OPENING_TURN)
    yield "plus_3_table_tile_given_away", scripted("rummy-plus", 3, TABLE_TILE)
    yield "plus_2_claims_beat_going_out", scripted("rummy-plus", 2, CLAIMS)
    yield "plus_2_out_by_laying_all", first(partial(plus, 2), ends_with("done"))
    yield "pur_3_table_tile_given_away", first(partial(pur, 3), ends_with("discard", before="take"))
    yield "plus_2_resigned", plus(2, 5, extra={13: resigned(1)})
    yield "pur_3_one_resigned", pur(3, 6, extra={11: resigned(2)})
    yield "pur_4_all_but_one_resigned", pur(4, 7, extra={8: resigned(4), 14: resigned(1), 19: resigned(3)})
    yield "plus_4_one_resigned", plus(4, 10, extra={20: resigned(3)})
    yield "plus_2_taken_back", taken_back(partial(plus, 2, 11), 8)


if __name__ == "__main__":
    save(GAMES, games())
