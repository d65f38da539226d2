"""Plays the golden records anew: `python -m tests.core.kakuro.save_games`, by hand and only when the rules changed."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random
from types import MappingProxyType

from core.fair import commitment
from core.game import CHANCE, Outcome, Seat
from core.grid import EMPTY, Cell
from core.kakuro.game import Kakuro
from core.kakuro.moves import Lay
from core.kakuro.position import Position
from core.kakuro.solver import moves
from core.kakuro.view import View
from core.record import ABANDONED, check, format, from_log, parse
from core.replay import RESIGN, STOP, Entry, Replay, advance, begin, draws
from tests.core.kakuro.table import EXPERT, GAME, STRICT

GAMES = Path(__file__).parent / "games"
MIX = "seven"


@dataclass(frozen=True)
class Ended:
    """A log that has come to its end."""

    game: Kakuro
    seats: int
    seed: bytes
    log: tuple[Entry, ...]
    replay: Replay[Position]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.game.outcome(self.replay.position)


def eager(view: View, rng: Random) -> Lay:
    """Any move that scores, else any move."""
    assert view.private is not None
    found = moves(view.rows, view.private.hand, expert=view.expert)
    return rng.choice([one for one in found if one.points] or found).move


def careless(view: View, rng: Random) -> Lay:
    """Turns any card on the board now and then, whatever comes of it (K11)."""
    move = eager(view, rng)
    lying = [Cell(x, y) for y, row in enumerate(view.rows) for x, card in enumerate(row) if card != EMPTY]
    return replace(move, turned=(rng.choice(lying),)) if rng.random() < 0.3 else move


def modest(view: View, rng: Random) -> Lay:
    """Any move that scores a little, else any that scores nothing."""
    assert view.private is not None
    found = moves(view.rows, view.private.hand, expert=False)
    little = [one for one in found if 0 < one.points < 12]
    return rng.choice(little or [one for one in found if not one.points]).move


def played(
    seats: int,
    number: int,
    *,
    game: Kakuro = GAME,
    turns: int = 10**6,
    extra: Mapping[int, Entry] = MappingProxyType({}),
    mover: Callable[[View, Random], Lay] = eager,
) -> Ended:
    """A game by one player in all seats; `extra` entries stand in place of the turn of that number."""
    seed, rng = bytes([number % 256, number // 256] * 16), Random(number)
    replay, log, _ = draws(game, begin(game, seats), seed=seed, mix=MIX.encode())
    for turn in range(turns):
        entry = extra.get(turn)
        if entry is None:
            on_turn = game.turn(replay.position)
            if not on_turn:
                break
            (seat,) = on_turn
            entry = Entry(seat, game.format(mover(game.view(replay.position, seat), rng)))
        replay, _ = advance(game, replay, entry, seed=seed, mix=MIX.encode())
        replay, drawn, _ = draws(game, replay, seed=seed, mix=MIX.encode())
        log += (entry, *drawn)
    return Ended(game, seats, seed, log, replay)


def tie() -> Ended:
    """The first game of modest players that ends level."""
    games = (played(2, number, mover=modest) for number in count(1))
    return next(game for game in games if game.outcome and game.outcome.places == (1, 1))


def games() -> Iterator[tuple[str, Ended, bool]]:
    """Every way a game can end: its name, the log, and whether the record carries its seed."""
    yield "two_played_out", played(2, 1), True
    yield "two_tie", tie(), False
    yield "two_expert", played(2, 2, game=EXPERT), True
    yield "two_strict", played(2, 3, game=STRICT, mover=careless), True
    yield "three_played_out", played(3, 4), True
    yield "four_played_out", played(4, 5), False
    yield "two_resigned", played(2, 6, extra={9: Entry(Seat(1), RESIGN)}), True
    yield "three_one_resigned", played(3, 7, extra={7: Entry(Seat(2), RESIGN)}), True
    leaving = {4: Entry(Seat(4), RESIGN), 8: Entry(Seat(1), RESIGN), 9: Entry(Seat(3), RESIGN)}
    yield "four_all_but_one_resigned", played(4, 8, extra=leaving), False
    yield "three_stopped", played(3, 9, turns=13, extra={12: Entry(CHANCE, STOP)}), True
    yield "two_abandoned", played(2, 10, turns=6), True


def options(game: Kakuro) -> dict[str, str]:
    """The options of a game as its record has them."""
    return {name: "yes" for name in game.options if getattr(game.rules, name)}


def save() -> None:
    """Write all records; each is read back and checked first."""
    for name, ended, open_seed in games():
        tags = {"Commit": commitment(ended.seed)}
        if open_seed:
            tags |= {"Seed": ended.seed.hex(), "Mix": MIX}
        if ended.outcome is None:
            tags["Ending"] = ABANDONED
        text = format(from_log("kakuro", ended.game, ended.seats, options(ended.game), ended.log, tags))
        assert check(parse(text), ended.game).position == ended.replay.position, name
        (GAMES / f"{name}.game").write_text(text, "utf-8")


if __name__ == "__main__":
    save()
