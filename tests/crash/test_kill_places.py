"""Killed at any moment while chats are in trouble, the program tells every place of a table what it can, and once.

SUMMARUM_PLACES_KILLS is the number of kills; `make long` kills a thousand times.
"""

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.adapters.discord.back_end import People
from tests.adapters.discord.stand_in import StandIn as Discord
from tests.adapters.discord.transport import Transport
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import StandIn as Telegram
from tests.crash.kills import run_with_kills
from tests.crash.places import PlacesWithKills

KILLS = int(os.environ.get("SUMMARUM_PLACES_KILLS", "10"))
SEED = int(os.environ.get("SUMMARUM_SEED", "1"))
EACH = 10
"""The kills of one game, which is over after some more."""


@pytest.mark.slow
@pytest.mark.parametrize("number", range(max(1, KILLS // EACH)))
async def test_p2_n6_whatever_happens_every_place_and_who_watches_is_told_each_event_once(
    tmp_path: Path, number: int
) -> None:
    server, back_end = Server(Telegram()), Discord()
    await server.start()
    async with Transport(back_end) as transport:
        back_end.feed = transport.emit
        games = PlacesWithKills(
            tmp_path / "crash.sqlite3", server, People(back_end, transport), Random(f"{SEED} {number}")
        )
        await games.begin()
        await run_with_kills(games, min(KILLS, EACH))
        await games.end()
    await server.stop()
    assert server.complaints == []
    every_place_was_told(games)


def every_place_was_told(games: PlacesWithKills) -> None:
    """The readers in every place see the same game, and each of its moves once.

    Telegram knows no nonces: what it had taken when the program was killed is sent again.
    """
    _, log = games.ledger.table(1)
    games.ledger.replay(1)
    moves = [entry.text for entry in log if entry.seat > 0]
    typed = [move for _, move in sorted(games.typed.items())]
    assert moves == typed, "each move once, in the order typed"
    moves, newest = public(moves), public(typed[: games.in_trouble][-1:])
    told = games.told()
    found = {place: [move for text in texts for move in moves_of(text, moves)] for place, texts in told.items()}
    assert found["web"] == found["watching"] == moves, "each once, in order"
    assert once(found["slow"]) == moves, "slow, but all of it"
    for place in ("gone", "refusing"):
        assert once(found[place]) == [move for move in moves if move in found[place]], "in order"
    assert all(set(newest) <= set(of_place) for of_place in found.values()), "whoever is back is shown the newest board"
    assert len(found["refusing"]) == len(set(found["refusing"])), "Discord knows nonces"
    for place in ("slow", "gone"):
        again = Counter(found[place]) - Counter(set(found[place]))
        assert again.total() <= games.runs, "no more than one message is on its way when the program is killed"
    del told["watching"]  # it tells in other words whose turn it is
    last = told["web"][-1]
    assert {place: texts[-1][: len(last)] for place, texts in told.items()} == dict.fromkeys(told, last)
    for platform in ("Telegram", "Discord"):
        assert sum(f"I cannot write in the chat of table #1 on {platform}" in text for text in told["web"]) <= 1


def public(moves: list[str]) -> list[str]:
    """The moves that everybody is told: layings, but not exchanges."""
    return [move for move in moves if ">" in move or "v" in move]


def moves_of(text: str, moves: list[str]) -> list[str]:
    """The moves that a message tells, above or below whose turn it is."""
    said = [line for line in text.splitlines() if "The best move" not in line]
    return [move for move in moves if any(move in line for line in said[:2])]


def once(moves: list[str]) -> list[str]:
    """The moves in order, without repetitions."""
    return list(dict.fromkeys(moves))
