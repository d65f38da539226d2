"""Plays the golden records again: `python -m tests.core.summy.save_games`, by hand and only when the rules changed."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

from core.replay import LogEntry
from core.summy.moves import Exchange, Move
from core.summy.view import View
from tests.core import golden
from tests.core.golden import STOPPED, Ended, first, placed, resigned, save, sealed, taken_back
from tests.core.summy.player import choose

GAMES = Path(__file__).parent / "games"


def any_sum(view: View, rng: Random) -> tuple[Move]:
    """Any sum that can be laid, else an exchange."""
    return (choose(view, rng),)


def peaceful(view: View, rng: Random) -> tuple[Move]:
    """Lays until the scores are level, and then exchanges to the end."""
    one, *others = view.scores
    assert view.private is not None
    return (Exchange(view.private.rack[:6]) if one and others == [one] else choose(view, rng),)


played = partial(golden.played, "summy", player=any_sum)


def _closing(one: Ended) -> LogEntry:
    """The move that began the last turns: every other seat had one more turn after it."""
    return [entry for entry in one.log if entry.seat > 0][-one.seats]


def _by_laying(one: Ended) -> bool:
    return not _closing(one).text.startswith("exchange")


def _by_exchange(one: Ended) -> bool:
    closing = _closing(one)
    at = len(one.log) - 1 - one.log[::-1].index(closing)
    return closing.text.startswith("exchange") and one.log[at + 1].text.startswith("refill")


def games() -> Iterator[tuple[str, Ended]]:
    """Every way a game can end, by name."""
    yield "two_end_by_laying", first(partial(played, 2), _by_laying)
    yield "two_end_by_exchange", first(partial(played, 2), _by_exchange)
    yield "two_tie", sealed(first(partial(played, 2, player=peaceful), placed(1, 1)))
    yield "three_played_out", played(3, 3)
    yield "four_played_out", sealed(played(4, 4))
    yield "two_resigned", played(2, 5, extra={9: resigned(1)})
    yield "three_one_resigned", played(3, 6, extra={7: resigned(2)})
    leaving = {4: resigned(4), 8: resigned(1), 9: resigned(3)}
    yield "four_all_but_one_resigned", sealed(played(4, 7, extra=leaving))
    yield "three_stopped", played(3, 8, turns=13, extra={12: STOPPED})
    yield "two_abandoned", played(2, 9, turns=6)
    yield "two_taken_back", taken_back(partial(played, 2, 10), 6)


if __name__ == "__main__":
    save(GAMES, games())
