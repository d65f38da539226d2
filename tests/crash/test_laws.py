"""The laws of the games hold for a correct record, and each fault breaks them."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.chat.port import Channel
from bot.games.registry import load
from bot.tables.table import Phase, Player, Table
from core.game import Level
from core.replay import LogEntry, advance, begin, draws
from tests.crash.course import Course, announced
from tests.crash.laws import every_move_was_announced
from tests.crash.ledger import Ledger
from tests.crash.person import Person

SEED = bytes(32)


def course(moves: int) -> Course:
    """The course of the first moves of a game whose moves are all public."""
    game, log = load("kakuro").game, list[LogEntry]()
    replay = begin(game, 2)
    for ply in range(moves + 1):
        replay, drawn, _ = draws(game, replay, seed=SEED, client_seed=b"")
        log += drawn
        turn = game.turn(replay.position)
        if ply < moves:
            (seat,) = turn
            (move,) = game.choose(game.view(replay.position, seat), Level.CLUB, Random(1))
            log.append(LogEntry(seat, game.format(move)))
            replay, _ = advance(game, replay, log[-1], seed=SEED, client_seed=b"")
    players = (Player("ann"), Player("ben"))
    channel = Channel("web", "#lobby")
    table = Table(1, channel, "kakuro", players, SEED, phase=Phase.RUNNING, plies=len(log), turn=turn)
    return Course.replayed(table, game, tuple(log))


def window(path: Path, *boards: Sequence[str]) -> Person:
    """A person who has seen these boards, each with its quotes."""
    person = Person("ann", Ledger(path / "crash.sqlite3"), Random(1), print)
    for number, quotes in enumerate(boards, 1):
        spans = [span for quote in quotes for span in ([quote, "code"], [" and ", ""])]
        person.entries[number] = {"from": None, "spans": spans, "table": {"id": 1, "own": False}}
    return person


@pytest.mark.parametrize("example", range(3))
async def test_an_example_that_is_played_later_is_no_announcement(tmp_path: Path, example: int) -> None:
    played = course(3)
    moves = announced(played).moves
    opening = ("y", moves[example], f"{moves[example]} turn E5")
    every_move_was_announced([window(tmp_path, opening, *((move,) for move in moves))], played)


async def test_a_move_told_twice_or_not_at_all_or_in_other_words_breaks_the_law(tmp_path: Path) -> None:
    played = course(3)
    a, b, c = announced(played).moves
    for told in (
        [[a], [b, a], [c]],
        [[a], [b, b], [c]],
        [[a], [], [c]],
        [[a], [c], [b]],
        [[a], [f"{b} turn E5"], [c]],
        [[a], [b]],
        [[a], [b], [c], [c]],
    ):
        for opening in ((), (b,)):
            with pytest.raises(AssertionError):
                every_move_was_announced([window(tmp_path, opening, *told)], played)
