"""Killed at any moment and started again, the program loses no move, owes no answer and skips nobody."""

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from core.game import CHANCE, Seat
from core.replay import Entry
from tests.crash.ledger import Ledger
from tests.crash.person import LOBBY, Happened, Person, canonical, text_of
from tests.crash.program import PATIENCE, Program

KILLS = int(os.environ.get("SUMMARUM_KILLS", "20"))
SEED = int(os.environ.get("SUMMARUM_SEED", "1"))
REMEMBERED = 20_000
"""So many of the messages sent the web chat knows by their nonces."""


class Fuse:
    """Kills a program at a moment drawn by lot: while it starts, or at something seen from a window, or soon after."""

    def __init__(self, rng: Random) -> None:
        self._program: Program | None = None
        self._at: Happened | None = rng.choice((None, *Happened))
        self._count = rng.randint(1, 40 if self._at is Happened.HEARD else 6)
        self._steps = rng.choice((0, rng.randint(1, 3_000))) if self._at else rng.randint(0, 30_000)

    def light(self, program: Program) -> None:
        """The program has just been launched."""
        self._program = program
        if self._at is None:
            self._burn(self._steps)

    def told(self, happened: Happened) -> None:
        """Something was seen from a window."""
        if happened is self._at:
            self._count -= 1
            if self._count == 0:
                self._burn(self._steps)

    def _burn(self, steps: int) -> None:
        """Kill after so many turns of the event loop: a moment that no message marks."""
        assert self._program is not None
        if steps == 0:
            self._program.kill()
        else:
            asyncio.get_running_loop().call_soon(self._burn, steps - 1)


class Evening:
    """Two who play each other in the lobby, a third who plays the computer, and a program that keeps dying."""

    def __init__(self, database: Path, seed: int) -> None:
        self.database = database
        self.ledger = Ledger(database)
        self.rng = Random(seed)
        self._fuse: Fuse | None = None
        self.people = [self._person(nick) for nick in ("ann", "ben", "cyd")]

    def _person(self, nick: str) -> Person:
        return Person(nick, self.ledger, Random(self.rng.random()), self._told)

    def _told(self, happened: Happened) -> None:
        if self._fuse is not None:
            self._fuse.told(happened)

    async def begin(self) -> None:
        """Everybody comes in, and two of them have something to ask for."""
        program = await Program.launch(self.database)
        address = await program.ready()
        assert address is not None
        for person in self.people:
            await person.enter(address)
        await program.stop()
        ann, _, cyd = self.people
        await ann.type("/challenge @ben summy", LOBBY)
        await cyd.type("/challenge computer summy level=beginner", cyd.own)

    async def live_and_die(self) -> None:
        """One life of the program, ended by a kill."""
        self._fuse = Fuse(self.rng)
        program = await Program.launch(self.database)
        self._fuse.light(program)
        address = await program.ready()
        if address is not None:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(person.sit(address) for person in self.people))
        await program.gone()

    async def end(self) -> None:
        """A last life in which nobody begins anything any more and everything begun is finished."""
        self._fuse = None
        for person in self.people:
            person.resting = True
        program = await Program.launch(self.database)
        address = await program.ready()
        assert address is not None
        windows = asyncio.gather(*(person.sit(address) for person in self.people))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(self._answered(person) for person in self.people))
            *_, cyd = self.people
            await cyd.until(lambda: not self.ledger.rows("SELECT 1 FROM seat WHERE computer_on_turn = 1"))
            await asyncio.gather(*(self._answered(person) for person in self.people))
        await program.stop()
        await windows

    async def _answered(self, person: Person) -> None:
        """Ask everywhere and wait for the answers: whatever was said there before has arrived by then."""
        tokens = [await person.ask(room) for room in (LOBBY, person.own)]
        await person.until(lambda: all(person.answers(token) for token in tokens))


async def test_nothing_is_lost(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "crash.sqlite3", SEED)
    await evening.begin()
    for _ in range(KILLS):
        await evening.live_and_die()
    await evening.end()
    people, ledger = evening.people, evening.ledger
    nothing_is_left_to_do(ledger)
    every_line_was_handled(people, ledger)
    every_answer_arrived(people, ledger)
    for number in ledger.tables():
        nobody_was_skipped(ledger, number)
        every_move_was_announced(people, ledger, number)
    moves = every_move_counts_once(people, ledger)
    assert moves >= KILLS / 2, "hardly anything was played"


def nothing_is_left_to_do(ledger: Ledger) -> None:
    assert ledger.web_rows("SELECT text FROM waiting") == []
    assert ledger.rows("SELECT note FROM outbox") == []


def every_line_was_handled(people: Sequence[Person], ledger: Ledger) -> None:
    typed = {f"web:{person.nick}:{id_}" for person in people for id_ in person.acknowledged}
    assert {row[0] for row in ledger.rows("SELECT source FROM inbox")} == typed


def every_answer_arrived(people: Sequence[Person], ledger: Ledger) -> None:
    """What was ever owed was said once, and everything said was seen by somebody; each question has one answer."""
    [(last,)] = ledger.rows("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")
    said = ledger.web_rows("SELECT nonce, seq FROM nonce_seen")
    first = max(1, last - REMEMBERED + 1)
    assert sorted(int(nonce.removeprefix("n")) for nonce, _ in said) == list(range(first, last + 1))
    assert {seq for _, seq in said} <= seen(people).keys()
    for person in people:
        counts = {token: len(person.answers(token)) for token in person.questions}
        assert set(counts.values()) == {1}, counts


def nobody_was_skipped(ledger: Ledger, number: int) -> None:
    """The log replays under the full rules, as long as the table says; with two at the table they take turns."""
    table, log = ledger.table(number)
    if log:
        assert ledger.replay(number).plies == table.plies == len(log)
    seats = [entry.seat for entry in log if entry.seat != CHANCE]
    assert all(one != other for one, other in pairwise(seats)), seats


def every_move_counts_once(people: Sequence[Person], ledger: Ledger) -> int:
    """The acknowledged moves are the people's moves in the logs, each at its place; returns how many there are."""
    played: Counter[tuple[int, int, Entry]] = Counter()
    for number in ledger.tables():
        table, log = ledger.table(number)
        for ply, entry in enumerate(log):
            if entry.seat != CHANCE and table.player(entry.seat).person is not None:
                played[number, ply, entry] += 1
    meant: Counter[tuple[int, int, Entry]] = Counter()
    for person in people:
        for line in person.acknowledged.values():
            if line.move is not None:
                number, ply = line.move
                table, _ = ledger.table(number)
                (seat,) = (n for n, player in enumerate(table.players, 1) if player.name == person.nick)
                meant[number, ply, Entry(Seat(seat), canonical(line.text))] += 1
    assert played == meant
    return meant.total()


def every_move_was_announced(people: Sequence[Person], ledger: Ledger, number: int) -> None:
    """There is one board for the beginning and one for each move, and each laying stands in one."""
    _, log = ledger.table(number)
    ends = (f"/rack #{number}", f"/rematch #{number}")
    boards = [
        text_of(entry) for entry in seen(people).values() if any(press[1] in ends for press in entry.get("buttons", ()))
    ]
    moves = [entry.text for entry in log if entry.seat != CHANCE]
    assert len(boards) == (len(moves) + 1 if log else 0)
    layings = Counter(move for move in moves if not move.startswith("exchange"))
    assert all(sum(move in board for board in boards) == count for move, count in layings.items())


def seen(people: Sequence[Person]) -> dict[int, dict[str, Any]]:
    """Everything the bot said, as the windows showed it."""
    return {id_: entry for person in people for id_, entry in person.entries.items() if entry["from"] is None}
