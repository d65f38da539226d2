"""Killed at any moment and started again, the program loses no move, owes no answer and skips nobody."""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot import registry
from bot.chat import port
from tests.crash.course import Course, announced, clock_struck_in, every_move_counts_once
from tests.crash.ledger import Deed, Ledger
from tests.crash.person import LOBBY, Happened, Person, text_of
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
    """Some who play each other in the lobby, one who plays the computer, and a program that keeps dying."""

    def __init__(self, database: Path, game: str, seed: int) -> None:
        self.database = database
        self.game = game
        self.ledger = Ledger(database)
        self.rng = Random(seed)
        self.drained: set[tuple[int, int]] = set()
        self._fuse: Fuse | None = None
        self._guests = ("ben", "dan")[: registry.load(game).game.seats[1] - 1]
        self.people = [self._person(nick) for nick in ("ann", *self._guests, "cyd")]

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
        ann, *_, cyd = self.people
        invited = " ".join(f"@{nick}" for nick in self._guests)
        await ann.type(f"/challenge {invited} {self.game}", LOBBY)
        await cyd.type(f"/challenge computer {self.game} level=beginner", cyd.own)

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
        self.ledger.let_an_hour_pass()
        if self.rng.random() < 0.5:
            self.drained |= self.ledger.drain()

    async def end(self) -> None:
        """A last life in which nobody begins anything any more, everything begun is finished and every glass runs out."""
        self._fuse = None
        running = self.ledger.drain()
        self.drained |= running
        for person in self.people:
            person.resting = True
        program = await Program.launch(self.database)
        address = await program.ready()
        assert address is not None
        windows = asyncio.gather(*(person.sit(address) for person in self.people))
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(self._answered(person) for person in self.people))
            *_, cyd = self.people
            await cyd.until(lambda: not running & set(self.ledger.limits().items()))
            await cyd.until(lambda: not self.ledger.rows("SELECT 1 FROM seat WHERE computer_on_turn = 1"))
            await asyncio.gather(*(self._answered(person) for person in self.people))
        await program.stop()
        await windows

    async def _answered(self, person: Person) -> None:
        """Ask everywhere and wait for the answers: whatever was said there before has arrived by then."""
        tokens = [await person.ask(room) for room in (LOBBY, person.own)]
        await person.until(lambda: all(person.answers(token) for token in tokens))


@pytest.mark.parametrize("game", registry.GAMES)
async def test_nothing_is_lost(tmp_path: Path, game: str) -> None:
    evening = Evening(tmp_path / "crash.sqlite3", game, SEED)
    await evening.begin()
    kills = max(1, KILLS // len(registry.GAMES))
    for _ in range(kills):
        await evening.live_and_die()
    await evening.end()
    people, ledger = evening.people, evening.ledger
    nothing_is_left_to_do(ledger)
    every_line_was_handled(people, ledger)
    courses = [Course.of(ledger, number) for number in ledger.tables()]
    every_answer_arrived(people, ledger, overtaken=sum(announced(course).rewritten for course in courses))
    for course in courses:
        every_move_was_announced(people, course)
    moves = sum(every_move_counts_once(course, meant(people)) for course in courses)
    struck = set[tuple[int, int]]().union(*map(clock_struck_in, courses))
    assert struck <= evening.drained, "time out of service was charged"
    assert bool(struck) == bool(evening.drained)
    assert moves >= kills / 2, "hardly anything was played"


def nothing_is_left_to_do(ledger: Ledger) -> None:
    assert ledger.web_rows("SELECT text FROM waiting") == []
    assert ledger.rows("SELECT note FROM outbox") == []


def every_line_was_handled(people: Sequence[Person], ledger: Ledger) -> None:
    typed = {f"web:{person.nick}:{id_}" for person in people for id_ in person.acknowledged}
    assert {row[0] for row in ledger.rows("SELECT source FROM inbox")} == typed


def every_answer_arrived(people: Sequence[Person], ledger: Ledger, *, overtaken: int) -> None:
    """What was ever owed was said once, and everything said was seen by somebody; each question has one answer.

    Only what rewrites a message may be left out, `overtaken` by what rewrites it again; there is no more of it than this.
    """
    [(last,)] = ledger.rows("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")
    said = ledger.web_rows("SELECT nonce, seq FROM nonce_seen")
    numbers = {int(nonce.removeprefix("n")) for nonce, _ in said}
    owed = set(range(max(1, last - REMEMBERED + 1), last + 1))
    assert len(numbers) == len(said)
    assert numbers <= owed
    assert len(owed - numbers) <= overtaken
    assert {seq for _, seq in said} <= seen(people).keys()
    for person in people:
        counts = {token: len(person.answers(token)) for token in person.questions}
        assert set(counts.values()) == {1}, counts


def meant(people: Sequence[Person]) -> dict[port.Person, list[Deed]]:
    """The acknowledged moves of everybody, in the order typed."""
    return {
        port.Person("web", person.nick): [line.move for line in person.acknowledged.values() if line.move is not None]
        for person in people
    }


def every_move_was_announced(people: Sequence[Person], course: Course) -> None:
    """There is a board for the beginning and one for whatever the channel has to hear of; a public move stands in one."""
    ends = (f"/rack #{course.number}", f"/rematch #{course.number}")
    boards = [
        text_of(entry) for entry in seen(people).values() if any(press[1] in ends for press in entry.get("buttons", ()))
    ]
    said = announced(course)
    assert len(boards) == said.boards
    assert [move for move in said.moves if sum(move in board for board in boards) != 1] == []


def seen(people: Sequence[Person]) -> dict[int, dict[str, Any]]:
    """Everything the bot said, as the windows showed it."""
    return {id_: entry for person in people for id_, entry in person.entries.items() if entry["from"] is None}
