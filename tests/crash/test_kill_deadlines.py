"""Killed around deadlines, the program charges no outage, claims lost time once and loses no reminder (T2, T4, N2).

SUMMARUM_DEADLINE_KILLS is the number of kills; `make long` kills a thousand times.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.grammar.seconds import DAY
from bot.tables.reminders import MOST_REMINDERS
from core.replay import LOST_ON_TIME
from tests.crash.deadline_program import FIRST, MOMENTS, Run
from tests.crash.ledger import Ledger
from tests.crash.program import PATIENCE, ROOT

KILLS = int(os.environ.get("SUMMARUM_DEADLINE_KILLS", "20"))
SEED = int(os.environ.get("SUMMARUM_SEED", "1"))
OUTAGE = 5 * DAY
"""Seconds from the end of one run to the start of the next: more time than anybody has, too little for anything to lapse."""


@pytest.mark.slow
def test_n2_t2_t4_killed_around_deadlines_it_charges_claims_and_reminds_as_if_it_had_not_been(tmp_path: Path) -> None:
    database, ledger = tmp_path / "games.sqlite3", tmp_path / "ledger"
    runs = [run(database, ledger, n) for n in range(FIRST, FIRST + KILLS)]
    runs[-1] = replace(runs[-1], count=0)  # it comes to its end
    ended = subprocess.run(
        [sys.executable, "-m", "tests.crash.deadline_program"],
        input="".join(f"{json.dumps(asdict(run))}\n" for run in runs),
        cwd=ROOT,
        check=True,
        timeout=KILLS * PATIENCE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert ended.stdout.split() == ["-9"] * KILLS
    told = [json.loads(line) for line in ledger.read_text("utf-8").splitlines()]
    assert not [line["text"] for line in told if line["what"] == "error"]
    report(told)
    service_is_counted_once(told)
    no_outage_is_charged(Ledger(database), told)
    lost_time_is_claimed_once(Ledger(database), told)
    every_reminder_was_sent(Ledger(database), told)
    assert Ledger(database).rows("SELECT message FROM outbox") == []


def run(database: Path, ledger: Path, number: int) -> Run:
    """A run of the program, and where it is killed."""
    rng = Random(f"{SEED} {number}")
    steps = rng.choice((0, rng.randint(1, 30), rng.randint(1, 3_000)))
    moment, count = rng.choice(MOMENTS), rng.randint(1, 20)
    return Run(str(database), str(ledger), OUTAGE, number, moment, count, steps)


def report(told: list[dict[str, Any]]) -> None:
    """Print how much happened."""
    typed = Counter(line["id"] for line in told if line["what"] == "line")
    nonces = [line["nonce"] for line in told if line["what"] == "told"]
    said = {key: len(saying(told, key)) for key in ("reminder", "clock-zero", "lost-on-time")}
    again = len(nonces) - len(set(nonces))
    sys.stderr.write(
        f"\n{KILLS} kills in {[line['served'] for line in told if 'served' in line][-1] / DAY:.0f} days of service:"
        f" {len(turns(told))} turns, {said['reminder']} reminders, {said['clock-zero']} times without time left,"
        f" {said['lost-on-time']} claims, {typed.total() - len(typed)} lines and {again} messages twice\n"
    )


def service_is_counted_once(told: list[dict[str, Any]]) -> None:
    """A run goes on from the last heartbeat of the one before, or from a later one that was stored and not noted."""
    counts = [line for line in told if line["what"] in ("begin", "beat", "served")]
    beaten = served = 0.0
    for line in counts:
        if line["what"] == "begin":
            assert beaten <= line["served"] <= max(served, beaten)
        served = line["served"]
        beaten = served if line["what"] == "beat" else beaten


def no_outage_is_charged(ledger: Ledger, told: list[dict[str, Any]]) -> None:
    """All that the players of a table have used or are late is time in which the program ran."""
    most = max(line["served"] for line in told if line["what"] == "served")
    begun = {turn[0]: began for turn, began in reversed(turns(told).items())}
    timed = 0
    for number, stored in ledger.rows("SELECT id, clocks FROM game_table WHERE clocks != ''"):
        clocks = json.loads(stored)
        charged = sum(used + late for _, used, _, _, late, _ in clocks["seats"])
        assert clocks["at"] <= most
        if number in begun:  # not where it began and ended in the moments around a kill
            assert charged <= clocks["at"] - begun[number] + 1
            timed += charged > 0
    assert timed


def lost_time_is_claimed_once(ledger: Ledger, told: list[dict[str, Any]]) -> None:
    """A seat is lost on time once, and that is told."""
    lost = ledger.rows("SELECT table_id, seat FROM log WHERE text = ?", (LOST_ON_TIME,))
    assert lost
    assert len(set(lost)) == len(lost)
    assert {number for number, _ in saying(told, "lost-on-time").values()} == {number for number, _ in lost}


def every_reminder_was_sent(ledger: Ledger, told: list[dict[str, Any]]) -> None:
    """A turn has just the reminders that were due before its move, whatever was killed meanwhile."""
    now = [line["served"] for line in told if "served" in line][-1]
    began, terms = turns(told), {tuple(one["turn"]): one for one in told if one["what"] == "turn"}
    acted = dict(ledger.rows("SELECT id, acted FROM game_table WHERE phase = 'over'"))
    sent = Counter(saying(told, "reminder").values())
    for turn in began:
        later = [at for (number, since), at in began.items() if number == turn[0] and since > turn[1]]
        end = min(later, default=acted.get(turn[0], now))
        given, every = terms[turn]["given"], terms[turn]["every"]
        first = began[turn] + (every if given is None else 0.8 * given)
        due = 0 if end < first else min(MOST_REMINDERS, 1 + int((end - first) // every))
        assert sent[turn] == due, (turn, began[turn], first, end)
    assert sum(sent.values()) > 0


def saying(told: list[dict[str, Any]], key: str) -> dict[str, tuple[int, int]]:
    """The messages with a line of this key, and in which turns they came."""
    return {line["nonce"]: tuple(line["turn"]) for line in told if key in line.get("keys", ())}


def turns(told: list[dict[str, Any]]) -> dict[tuple[int, int], float]:
    """The time at which each turn began, by its table and the length of the log then."""
    found: dict[tuple[int, int], float] = {}
    for line in told:
        if line["what"] == "turn":
            turn = tuple(line["turn"])
            assert found.setdefault(turn, line["began"]) == line["began"]
    return found
