"""Plays the golden records anew: `python -m tests.core.summy.save_games`, by hand and only when the rules changed."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from types import MappingProxyType

from core.fair import commitment
from core.game import CHANCE, Outcome, Seat
from core.record import ABANDONED, check, format, from_log, parse
from core.replay import RESIGN, STOP, Entry, Replay, advance, begin, draws
from core.summy.moves import Exchange, Move
from core.summy.position import Position
from core.summy.view import View
from tests.core.summy.player import choose
from tests.core.summy.table import GAME

GAMES = Path(__file__).parent / "games"
MIX = "seven"


@dataclass(frozen=True)
class Ended:
    """A log that has come to its end."""

    seats: int
    seed: bytes
    log: tuple[Entry, ...]
    replay: Replay[Position]

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return GAME.outcome(self.replay.position)

    @property
    def closing(self) -> Entry:
        """The move that made the last turns come: one more for every other seat follows it."""
        return [entry for entry in self.log if entry.seat > 0][-self.seats]


def played(
    seats: int,
    number: int,
    *,
    turns: int = 10**6,
    extra: Mapping[int, Entry] = MappingProxyType({}),
    mover: Callable[[View, Random], Move] = choose,
) -> Ended:
    """A game by one player in all seats; `extra` entries stand in place of the turn of that number."""
    seed, rng = bytes([number % 256, number // 256] * 16), Random(number)
    replay, log, _ = draws(GAME, begin(GAME, seats), seed=seed, mix=MIX.encode())
    for turn in range(turns):
        entry = extra.get(turn)
        if entry is None:
            on_turn = GAME.turn(replay.position)
            if not on_turn:
                break
            (seat,) = on_turn
            entry = Entry(seat, GAME.format(mover(GAME.view(replay.position, seat), rng)))
        replay, _ = advance(GAME, replay, entry, seed=seed, mix=MIX.encode())
        replay, drawn, _ = draws(GAME, replay, seed=seed, mix=MIX.encode())
        log += (entry, *drawn)
    return Ended(seats, seed, log, replay)


def first(seats: int, wanted: Callable[[Ended], bool], mover: Callable[[View, Random], Move] = choose) -> Ended:
    """The first game that ends as wanted."""
    return next(game for number in count(1) if wanted(game := played(seats, number, mover=mover)))


def _by_laying(game: Ended) -> bool:
    return not game.closing.text.startswith("exchange")


def _by_exchange(game: Ended) -> bool:
    at = len(game.log) - 1 - game.log[::-1].index(game.closing)
    return game.closing.text.startswith("exchange") and game.log[at + 1].text.startswith("refill")


def _peaceful(view: View, rng: Random) -> Move:
    """Lays until the scores are level, and then exchanges to the end."""
    one, *others = view.scores
    assert view.private is not None
    return Exchange(view.private.rack[:6]) if one and others == [one] else choose(view, rng)


def _tie(game: Ended) -> bool:
    return game.outcome is not None and game.outcome.places == (1, 1)


def games() -> Iterator[tuple[str, Ended, bool]]:
    """Every way a game can end: its name, the log, and whether the record carries its seed."""
    yield "two_end_by_laying", first(2, _by_laying), True
    yield "two_end_by_exchange", first(2, _by_exchange), True
    yield "two_tie", first(2, _tie, _peaceful), False
    yield "three_played_out", played(3, 3), True
    yield "four_played_out", played(4, 4), False
    yield "two_resigned", played(2, 5, extra={9: Entry(Seat(1), RESIGN)}), True
    yield "three_one_resigned", played(3, 6, extra={7: Entry(Seat(2), RESIGN)}), True
    leaving = {4: Entry(Seat(4), RESIGN), 8: Entry(Seat(1), RESIGN), 9: Entry(Seat(3), RESIGN)}
    yield "four_all_but_one_resigned", played(4, 7, extra=leaving), False
    yield "three_stopped", played(3, 8, turns=13, extra={12: Entry(CHANCE, STOP)}), True
    yield "two_abandoned", played(2, 9, turns=6), True


def save() -> None:
    """Write all records; each is read back and checked first."""
    for name, game, open_seed in games():
        tags = {"Commit": commitment(game.seed)}
        if open_seed:
            tags |= {"Seed": game.seed.hex(), "Mix": MIX}
        if game.outcome is None:
            tags["Ending"] = ABANDONED
        text = format(from_log("summy", GAME, game.seats, {}, game.log, tags))
        assert check(parse(text), GAME).position == game.replay.position, name
        (GAMES / f"{name}.game").write_text(text, "utf-8")


if __name__ == "__main__":
    save()
