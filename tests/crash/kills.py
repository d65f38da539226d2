"""Games whose program is killed again and again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final, Protocol

from bot.games import registry
from tests.crash.ledger import Ledger
from tests.crash.person import LOBBY, Happened, Person
from tests.crash.program import PATIENCE, Program
from tests.present import present

MOST: Final = 4
"""The most runs, as a multiple of those asked for: if hardly anything was played by then, chance is not the reason."""


class KillTimer:
    """Kills a program at a random moment: while it starts, at an event in a window, or soon after one."""

    def __init__(self, rng: Random) -> None:
        self._program: Program | None = None
        self._at: Happened | None = rng.choice((None, *Happened))
        self._count = rng.randint(1, 40 if self._at is Happened.HEARD else 6)
        self._steps = rng.choice((0, rng.randint(1, 3_000))) if self._at else rng.randint(0, 30_000)
        self._armed = False

    def arm(self, program: Program) -> None:
        """Begin to count for a program that has just been launched."""
        self._program = program
        if self._at is None:
            self._start()

    def told(self, happened: Happened, *, last: bool = False) -> None:
        """Count an event in a window; after the `last` one the program is killed anyway. Nothing counts before `arm`."""
        if self._program is None:  # a request to the program before may still be answered
            return
        if happened is self._at:
            self._count -= 1
        if last or self._count == 0:
            self._start()

    def _start(self) -> None:
        if not self._armed:
            self._armed = True
            self._count_down(self._steps)

    def _count_down(self, steps: int) -> None:
        """Kill after this many turns of the event loop: at a moment between messages."""
        assert self._program is not None
        if steps == 0:
            self._program.kill()
        else:
            asyncio.get_running_loop().call_soon(self._count_down, steps - 1)


class Killable(Protocol):
    """Games with a program that is killed."""

    ledger: Ledger

    async def run_until_killed(self) -> None:
        """One run of the program, ended by a kill."""
        ...


async def run_with_kills(games: Killable, kills: int) -> None:
    """Run the program `kills` times, and more often while hardly anything is played: it may be killed before any move."""
    for run in range(MOST * kills):
        if run >= kills and games.ledger.moves() >= kills / 2:
            break
        await games.run_until_killed()


class GamesWithKills:
    """Some who play each other in the lobby, one who plays the computer, and a program that is killed again and again."""

    def __init__(self, database: Path, game: str, seed: int) -> None:
        self.database = database
        self.game = game
        self.ledger = Ledger(database)
        self.rng = Random(seed)
        self.run_down: set[tuple[int, int]] = set()
        self._kill_timer: KillTimer | None = None
        self._guests = ("ben", "dan")[: registry.load(game).game.seats[1] - 1]
        self.people = [self._person(nick) for nick in ("ann", *self._guests, "cyd")]

    def _person(self, nick: str) -> Person:
        return Person(nick, self.ledger, Random(self.rng.random()), self._told)

    def _told(self, happened: Happened) -> None:
        if self._kill_timer is not None:
            self._kill_timer.told(happened, last=self._all_over())

    def _all_over(self) -> bool:
        """Whether nobody has anything left to do; here there is always a rematch."""
        return False

    async def begin(self) -> None:
        """Everybody comes in, and two of them type their challenges."""
        program = await Program.launch(self.database)
        address = present(await program.ready())
        for person in self.people:
            await person.enter(address)
        await program.stop()
        await self.ask()

    async def ask(self) -> None:
        """Type two challenges, before the program runs."""
        ann, *_, cyd = self.people
        invited = " ".join(f"@{nick}" for nick in self._guests)
        await ann.type(f"/challenge {invited} {self.game}", LOBBY)
        await cyd.type(f"/challenge computer {self.game} level=beginner", cyd.own)

    async def run_until_killed(self) -> None:
        """One run of the program, ended by a kill."""
        self._kill_timer = KillTimer(self.rng)
        program = await Program.launch(self.database)
        self._kill_timer.arm(program)
        address = await program.ready()
        if address is not None:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(person.sit(address) for person in self.people))
        await program.gone()
        self.ledger.let_an_hour_pass()
        if self.rng.random() < 0.5:
            self.run_down |= self.ledger.run_down_timers()

    async def end(self) -> None:
        """Two last runs in which nobody begins anything: in the first all is answered, in the second every timer runs out.

        Two, because lines that are typed already may end a phase before its timer does.
        """
        self._kill_timer = None
        for person in self.people:
            person.resting = True
        async with self._undisturbed():
            await asyncio.gather(*(self._answered(person) for person in self.people))
        running = self.ledger.run_down_timers()
        self.run_down |= running
        async with self._undisturbed():
            *_, cyd = self.people
            await cyd.until(lambda: not running & set(self.ledger.limits().items()))
            await cyd.until(lambda: not self.ledger.rows("SELECT 1 FROM seat WHERE computer_on_turn = 1"))
            await asyncio.gather(*(self._answered(person) for person in self.people))

    @asynccontextmanager
    async def _undisturbed(self, patience: float = PATIENCE) -> AsyncIterator[None]:
        """A run of the program that ends as a person would end it."""
        program = await Program.launch(self.database)
        address = present(await program.ready())
        async with (
            asyncio.timeout(patience),
            asyncio.TaskGroup() as windows,
        ):  # an exception in one of them ends the wait
            for person in self.people:
                windows.create_task(person.sit(address))
            yield
            await program.stop()

    async def _answered(self, person: Person) -> None:
        """Ask in both rooms and wait for the answers: every earlier message has arrived by then."""
        tokens = [await person.ask(room) for room in (LOBBY, person.own)]
        await person.until(lambda: all(person.answers(token) for token in tokens))
