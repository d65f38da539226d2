"""Weeks of play, people asleep and away, the program down now and then: nobody is woken, and little is told (N2, N4)."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from bot.games.opponents import Opponents
from tests.bot.simulation import Simulation
from tests.examples import LONG

DAYS, PEOPLE, TABLES = (30, 50, 200) if LONG else (3, 8, 12)


@pytest.mark.slow
async def test_n2_weeks_of_play_wake_nobody_and_keep_the_limits_of_platforms(
    tmp_path: Path, opponents: Opponents
) -> None:
    simulation = Simulation(tmp_path / "games.sqlite3", opponents, people=PEOPLE, tables=TABLES, seed=8)
    await simulation.run(DAYS)
    sys.stderr.write(report(simulation))
    figures = simulation.figures
    assert figures.wrong == []
    assert not [where for chat in simulation.chats.values() for where in chat.put_off if where.endswith("channel")]
    assert figures.outages > 0
    assert max(figures.reminders.values()) > 1
    assert figures.messages["told of clock-zero"] > 0
    assert max(map(len, figures.added.values())) == 1, "N4: a turn adds at most one message to a channel"


def report(simulation: Simulation) -> str:
    """The figures, a line for each kind of message and of command."""
    figures = simulation.figures
    added = Counter(len(kinds) for kinds in figures.added.values())
    several = Counter(", ".join(kinds) for kinds in figures.added.values() if len(kinds) > 1)
    lines = [
        f"{DAYS} days, {PEOPLE} people, {TABLES} tables, {figures.outages} outages",
        *(f"{number:6} {kind}" for kind, number in figures.messages.most_common()),
        *(f"{number:6} typed {command}" for command, number in figures.typed.most_common()),
        *(f"{number:6} {word} in the logs" for word, number in figures.log.items()),
        f"reminders of a turn: {spread(Counter(figures.reminders.values()))}",
        f"new messages of a turn in a channel: {spread(added)}",
        *(f"{number:6} times {kinds}" for kinds, number in several.most_common(10)),
        *(
            f"{name} put off {dict(chat.put_off)}, the longest wait {chat.longest_wait:.0f} s"
            for name, chat in simulation.chats.items()
        ),
    ]
    return "\n".join(["", *lines, ""])


def spread(numbers: Counter[int]) -> str:
    """How often each number comes, as `1 × 40, 2 × 3`."""
    return ", ".join(f"{number} × {times}" for number, times in sorted(numbers.items()))
