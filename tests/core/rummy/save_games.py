"""Plays the golden records anew: `python -m tests.core.rummy.save_games`, by hand and only when the rules changed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from types import MappingProxyType

from core.fair import commitment
from core.game import CHANCE, Outcome, Seat
from core.record import ABANDONED, check, format, from_log, parse
from core.replay import RESIGN, STOP, Entry, Replay, advance, begin, draws
from core.rummy.game import Rummy
from core.rummy.moves import Discard, Draw, Move
from core.rummy.position import Position
from core.rummy.view import View
from tests.core.rummy.player import choose
from tests.core.rummy.table import game

GAMES = Path(__file__).parent / "games"
MIX = "seven"
Player = Callable[[View, Random], Sequence[Move]]


@dataclass(frozen=True)
class Ended:
    """A log that has come to its end, under the options that differ from the defaults; `seed` where it was drawn."""

    name: str
    seats: int
    log: tuple[Entry, ...]
    replay: Replay[Position]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: bytes | None = None

    @property
    def rules(self) -> Rummy:
        """The game it was played by."""
        return loaded(self.name, self.options)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.rules.outcome(self.replay.position)


def loaded(name: str, options: Mapping[str, str]) -> Rummy:
    """A variant under options as records write them."""
    return game(name, **{key.replace("-", "_"): value for key, value in options.items()})


def played(
    name: str,
    seats: int,
    number: int,
    *,
    turns: int = 10**6,
    extra: Mapping[int, Entry] = MappingProxyType({}),
    player: Player = choose,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Ended:
    """A game by one player in all seats; `extra` entries stand in place of what the seat on turn would do there."""
    rules, seed, rng = loaded(name, options), bytes([number % 256, number // 256] * 16), Random(number)
    replay, log, _ = draws(rules, begin(rules, seats), seed=seed, mix=MIX.encode())
    for turn in range(turns):
        on_turn = rules.turn(replay.position)
        if not on_turn:
            break
        (seat,) = on_turn
        entries = [extra[turn]] if turn in extra else []
        if not entries:
            moves = player(rules.view(replay.position, seat), rng)
            entries = [Entry(seat, rules.format(move)) for move in moves]
        for entry in entries:
            replay, _ = advance(rules, replay, entry, seed=seed, mix=MIX.encode())
        replay, drawn, _ = draws(rules, replay, seed=seed, mix=MIX.encode())
        log += (*entries, *drawn)
    return Ended(name, seats, log, replay, options, seed)


def scripted(name: str, seats: int, script: str, options: Mapping[str, str] = MappingProxyType({})) -> Ended:
    """A game written down: a line an entry, or several joined by `;` of one seat."""
    rules = loaded(name, options)
    replay, log = begin(rules, seats), list[Entry]()
    for line in script.strip().splitlines():
        who, _, texts = line.strip().partition(" ")
        for text in texts.split(";"):
            entry = Entry(CHANCE if who == "*" else Seat(int(who)), text.strip())
            replay, _ = advance(rules, replay, entry, seed=None, mix=b"")
            log.append(entry)
    return Ended(name, seats, tuple(log), replay, options)


def first(
    name: str,
    seats: int,
    wanted: Callable[[Ended], bool],
    player: Player = choose,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Ended:
    """The first game that ends as wanted."""
    tried = (played(name, seats, number, player=player, options=options) for number in count(1))
    return next(one for one in tried if wanted(one))


def ends_with(text: str, *, before: str = "") -> Callable[[Ended], bool]:
    """Games whose last entries begin like this."""
    return lambda one: one.log[-1].text.startswith(text) and one.log[-2].text.startswith(before) and finished(one)


def finished(one: Ended) -> bool:
    """Somebody went out."""
    return one.outcome is not None and one.outcome.ending == "finished"


def exhausted(one: Ended) -> bool:
    """The stocks gave no more."""
    return one.outcome is not None and one.outcome.ending == "exhausted"


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
            yield f"{short}_{seats}_played_out", first(name, seats, finished)
        yield f"{short}_{most}_tie", first(name, most, tied)
        yield f"{short}_{least}_exhausted", first(name, least, exhausted, idle)
        yield f"{short}_{most}_stopped", played(name, most, 8, turns=30, extra={25: Entry(CHANCE, STOP)})
        yield f"{short}_{most}_abandoned", played(name, most, 9, turns=17)
    yield "pur_4_exhausted_dense", first("rummy-pur", 4, exhausted, idle, {"dense": "yes"})
    yield "pur_4_other_points", first("rummy-pur", 4, tied, options={"points": "4-3-3-1"})
    yield "pur_3_out_in_first_round", scripted("rummy-pur", 3, FIRST_ROUND, {"first-round": "yes"})
    yield "plus_2_out_in_opening_turn", scripted("rummy-plus", 2, OPENING_TURN)
    yield "plus_3_table_tile_given_away", scripted("rummy-plus", 3, TABLE_TILE)
    yield "plus_2_claims_beat_going_out", scripted("rummy-plus", 2, CLAIMS)
    yield "plus_2_out_by_laying_all", first("rummy-plus", 2, ends_with("done"))
    yield "pur_3_table_tile_given_away", first("rummy-pur", 3, ends_with("discard", before="take"))
    yield "plus_2_resigned", played("rummy-plus", 2, 5, extra={13: Entry(Seat(1), RESIGN)})
    yield "pur_3_one_resigned", played("rummy-pur", 3, 6, extra={11: Entry(Seat(2), RESIGN)})
    leaving = {8: Entry(Seat(4), RESIGN), 14: Entry(Seat(1), RESIGN), 19: Entry(Seat(3), RESIGN)}
    yield "pur_4_all_but_one_resigned", played("rummy-pur", 4, 7, extra=leaving)
    yield "plus_4_one_resigned", played("rummy-plus", 4, 10, extra={20: Entry(Seat(3), RESIGN)})


def save() -> None:
    """Write all records; each is read back and checked first."""
    for name, one in games():
        tags = {}
        if one.seed is not None:
            tags = {"Commit": commitment(one.seed), "Seed": one.seed.hex(), "Mix": MIX}
        if one.outcome is None:
            tags["Ending"] = ABANDONED
        text = format(from_log(one.name, one.rules, one.seats, one.options, one.log, tags))
        assert check(parse(text), one.rules).position == one.replay.position, name
        (GAMES / f"{name}.game").write_text(text, "utf-8")


if __name__ == "__main__":
    save()
