"""Two processes on one PostgreSQL server serve Telegram and Discord: whichever dies or stands still, the chats go on.

SUMMARUM_TAKEOVERS sets how often one of them is killed or stopped for longer than its lease; `make long` does it far oftener.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.tasks import Tasks, cancel
from bot.store.port import LEASE
from tests.adapters.discord.back_end import People
from tests.adapters.discord.stand_in import StandIn as Discord
from tests.adapters.discord.transport import Transport
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Refused, StandIn
from tests.adapters.telegram.test_kill import GamesWithKills, every_move_was_announced
from tests.crash.course import Course, every_move_counts_once
from tests.crash.program import PATIENCE, Program
from tests.crash.server_ledger import ServerLedger
from tests.postgres import Server as Postgres
from tests.postgres import running_server
from tests.stores import PostgresPlace

pytestmark = pytest.mark.postgres

TAKEOVERS = int(os.environ.get("SUMMARUM_TAKEOVERS", "2"))
DISCORD_TOKEN = "discord-token-of-the-tests"


@dataclass
class Moment:
    """Comes after so many requests to Telegram."""

    left: int
    come: asyncio.Event = field(default_factory=asyncio.Event)

    def count(self) -> None:
        self.left -= 1
        if self.left <= 0:
            self.come.set()


class GamesOnTwoProcesses(GamesWithKills):
    """Games on both platforms that go on while the processes come and go."""

    def __init__(self, path: Path, url: str, stand_in: StandIn, server: Server, discord: "DiscordSide") -> None:
        super().__init__(path / "bot.sqlite3", "kakuro", stand_in, server)
        self.ledger: ServerLedger = ServerLedger(url)
        self.discord = discord
        self.watcher = stand_in.person("Fay")
        self.takeovers: list[float] = []
        self.waiting = Tasks()
        self.processes: list[Program] = []
        self.people: asyncio.Task[None] | None = None
        self._path = path
        self._url = url
        self._moment = Moment(0)

    async def launch(self, name: str) -> Program:
        """One more process; returns when it serves or waits to."""
        own = self._path / "bot.sqlite3"
        program = await Program.launch(
            own,
            DATABASE_URL=self._url,
            TELEGRAM_TOKEN=self.server.token,
            TELEGRAM_API_BASE=self.server.base,
            DISCORD_TOKEN=DISCORD_TOKEN,
            DISCORD_API_BASE=self.discord.transport.api,
            DISCORD_GATEWAY=self.discord.transport.gateway,
        )
        assert await program.line(), f"{name} did not start"
        return program

    async def ask(self) -> str:
        """Somebody types something; the id of the line."""
        return self._sent(self.watcher.chat, await self.watcher.tell(f"/rules kakuro {len(self.sources)}"))

    async def answered(self, source: str) -> None:
        """Wait until a line is handled."""
        async with asyncio.timeout(PATIENCE):
            while not self.ledger.handled(source):
                await self.next_request()

    async def rest(self) -> None:
        """Nobody begins anything any more."""
        if self.people is not None:
            await cancel([self.people])
            self.people = None

    async def next_request(self) -> None:
        """Wait until the program asks Telegram for something."""
        seen = len(self.server.requests)
        await self.stand_in.until(lambda: len(self.server.requests) > seen, patience=PATIENCE)

    async def round(self) -> None:
        """One of the two is killed, or stopped for longer than its lease, at a moment drawn by lot; it comes back later."""
        self._moment = Moment(self.rng.randint(1, 40))
        async with asyncio.timeout(PATIENCE):
            await self._moment.come.wait()
        victim = self.rng.choice(self.processes)
        killed = self.rng.random() < 0.5
        (victim.kill if killed else victim.pause)()
        begun = time.monotonic()
        for answered in (self._asked_and_answered(), self.discord.answered_by_somebody()):
            self.waiting.start(self._timed(begun, answered))
        await self.waiting.wait()
        if killed:
            self.processes.remove(victim)
            await victim.gone()
            self.processes.append(await self.launch("the next process"))
        else:
            await self._pause_is_over(begun)
            victim.resume()
        await self.answered(await self.ask())

    async def outage(self, postgres: Postgres) -> None:
        """The server of the database stops under what is typed, and starts again after more of it."""
        await self.rest()  # they look into the database
        lines = [await self.ask() for _ in range(5)]
        await asyncio.to_thread(postgres.stop)
        lines += [await self.ask() for _ in range(5)]
        token = self.discord.people.pick("Dee", self.discord.here, "tables")
        await self.next_request()
        await asyncio.to_thread(postgres.start)
        for line in lines:
            await self.answered(line)
        await self.discord.transport.until(lambda: self.discord.back_end.answer(token).done, within=PATIENCE)

    async def _asked_and_answered(self) -> None:
        await self.answered(await self.ask())

    async def _timed(self, begun: float, answered: Coroutine[Any, Any, None]) -> None:
        await answered
        self.takeovers.append(time.monotonic() - begun)

    async def _pause_is_over(self, begun: float) -> None:
        """Wait until the lease of a process that stands still has run out for sure."""
        while time.monotonic() < begun + LEASE + 1:
            await self.next_request()

    def _watch(self, method: str, given: Mapping[str, Any]) -> Refused | None:
        if hasattr(self, "_moment"):
            self._moment.count()
        return None


class DiscordSide:
    """Somebody on Discord who plays the computer by commands."""

    def __init__(self, back_end: Discord, transport: Transport) -> None:
        self.transport = transport
        self.back_end = back_end
        self.people = People(back_end, transport)
        self.here = back_end.channel("lobby")
        self.tokens: list[str] = []

    async def answered_by_somebody(self) -> None:
        """Ask again and again, as people do where Discord says that the application did not respond; until it is answered."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.tokens.append(self.people.pick("Dee", self.here, "tables"))
                try:
                    await self.transport.until(lambda: self.back_end.answer(self.tokens[-1]).done, within=1.0)
                except TimeoutError:
                    continue
                return


@asynccontextmanager
async def playing(
    tmp_path: Path, stand_in: StandIn, server: Server, postgres: Postgres
) -> AsyncIterator[GamesOnTwoProcesses]:
    """Two processes, and people who play."""
    discord = Discord()
    async with Transport(discord) as transport:
        discord.feed = transport.emit
        games = GamesOnTwoProcesses(
            tmp_path, postgres.url("postgres"), stand_in, server, DiscordSide(discord, transport)
        )
        await games.begin()
        games.processes = [await games.launch("one"), await games.launch("the other")]
        await transport.until(lambda: discord.commands and transport.identified, within=PATIENCE)
        games.people = asyncio.create_task(games._play())
        try:
            yield games
        finally:
            await games.rest()
            games.ledger.close()
            for program in games.processes:
                program.kill()
            for program in games.processes:
                await program.gone()


async def all_is_well(games: GamesOnTwoProcesses) -> None:
    """No line is lost, none was done twice, and everything is said."""
    ledger = games.ledger
    await games.rest()
    await games.stand_in.until(lambda: not games.stand_in.updates, patience=PATIENCE)
    await games.stand_in.until(games._nothing_left, patience=PATIENCE)
    found = {row[0] for row in ledger.rows("SELECT source FROM inbox")}
    assert {one for one in found if one.startswith("telegram:")} == games.sources
    courses = [Course.of(ledger, number) for number in ledger.tables()]
    for course in courses:
        every_move_was_announced(games, course)
    assert sum(every_move_counts_once(course, games.chosen) for course in courses) > 0
    transport = games.discord.transport
    posts = [call.json for call in transport.asked("POST", "*/messages")]
    assert all(post["enforce_nonce"] for post in posts)


async def test_whichever_of_two_processes_dies_or_stands_still_the_chats_go_on(
    tmp_path: Path, stand_in: StandIn, server: Server
) -> None:
    with running_server() as postgres:
        await (await PostgresPlace(postgres.url("postgres")).open()).close()
        async with playing(tmp_path, stand_in, server, postgres) as games:
            for _ in range(TAKEOVERS):
                await games.round()
            await games.outage(postgres)
            await all_is_well(games)
    times = ", ".join(f"{one:.1f}" for one in sorted(games.takeovers))
    print(f"answered again after {times} s")  # noqa: T201
