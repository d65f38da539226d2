"""Two processes on one PostgreSQL server serve Telegram and Discord: whichever dies or stands still, the chats go on.

SUMMARUM_TAKEOVERS sets how often one of them is killed or stopped for longer than its lease; `make long` does it far oftener.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.runtime.tasks import cancel
from bot.store.change import LEASE
from tests.adapters.discord.player import Player, source_of
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
VICTIMS = ("telegram", "discord", "clock", None)
"""The process that serves this is killed or stopped; for None it is either one."""


@dataclass
class Moment:
    """A moment that comes after `left` more requests to Telegram."""

    left: int
    come: asyncio.Event = field(default_factory=asyncio.Event)

    def count(self) -> None:
        self.left -= 1
        if self.left <= 0:
            self.come.set()


class GamesOnTwoProcesses(GamesWithKills):
    """Games on both platforms that go on while the processes come and go."""

    def __init__(self, path: Path, url: str, stand_in: StandIn, server: Server, discord: Player) -> None:
        super().__init__(path / "bot.sqlite3", "kakuro", stand_in, server)
        self.ledger: ServerLedger = ServerLedger(url)
        self.discord = discord
        self.watcher = stand_in.person("Fay")
        self.takeovers: dict[str, list[float]] = {"telegram": [], "discord": []}
        self.processes: dict[str, Program] = {}
        self.people: list[asyncio.Task[None]] = []
        self._path = path
        self._url = url
        self._moment = Moment(0)

    async def launch(self, name: str) -> None:
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
        self.processes[name] = program
        assert await program.line(), f"{name} did not start"
        [(tag,)] = self.ledger.rows("SELECT tag FROM run ORDER BY number DESC LIMIT 1")
        self.processes[f"{tag}-"] = self.processes.pop(name)

    async def start_playing(self) -> None:
        """People begin to play, on both platforms."""
        self.people = [
            asyncio.create_task(self._play()),
            asyncio.create_task(self.discord.play(self.ledger, self.rng)),
        ]

    async def somebody_moves_everywhere(self) -> None:
        """Wait until people have played a move on each platform."""
        moved = (
            "SELECT DISTINCT game_table.platform FROM game_table JOIN log ON log.table_id = game_table.id"
            " JOIN seat ON seat.table_id = log.table_id AND seat.seat = log.seat WHERE seat.account IS NOT NULL"
        )
        async with asyncio.timeout(PATIENCE):
            while len(self.ledger.rows(moved)) < len(self.takeovers):
                self._all_play_on()
                await self.next_request()

    async def ask(self) -> str:
        """Let somebody type something; returns the id of the line."""
        return self._sent(self.watcher.chat, await self.watcher.tell(f"/rules kakuro {len(self.sources)}"))

    async def answered(self, source: str) -> None:
        """Wait until a line is handled."""
        async with asyncio.timeout(PATIENCE):
            while not self.ledger.handled(source):
                await self.next_request()

    async def rest(self) -> None:
        """Let nobody begin anything any more."""
        self._all_play_on()
        await cancel(self.people)
        self.people = []

    async def next_request(self) -> None:
        """Wait until the program asks Telegram for something."""
        seen = len(self.server.requests)
        await self.stand_in.until(lambda: len(self.server.requests) > seen, patience=PATIENCE)

    async def round(self) -> None:
        """One of the two is killed, or stopped for longer than its lease, at a moment drawn by lot; it comes back later."""
        self._moment = Moment(self.rng.randint(1, 40))
        async with asyncio.timeout(PATIENCE):
            await self._moment.come.wait()
        self._all_play_on()
        name = self._victim()
        victim = self.processes[name]
        killed = self.rng.random() < 0.5
        served = {row[0] for row in self.ledger.rows("SELECT front FROM lease WHERE holder = ?", (name,))}
        (victim.kill if killed else victim.pause)()
        begun = time.monotonic()
        times = await asyncio.gather(
            *(_since(begun, answered) for answered in (self._asked_and_answered(), self.discord.answered_by_somebody()))
        )
        for front, seconds in zip(self.takeovers, times, strict=True):
            if front in served:
                self.takeovers[front].append(seconds)
        if killed:
            del self.processes[name]
            await victim.gone()
            await self.launch("the next process")
        else:
            await self._pause_is_over(begun)
            victim.resume()
        await self.answered(await self.ask())

    def _all_play_on(self) -> None:
        """Let everybody play until they are told to rest; raises what ended one of them before."""
        for task in self.people:
            if task.done():
                try:
                    task.result()
                except TimeoutError as error:
                    raise AssertionError(self._unanswered()) from error

    def _unanswered(self) -> str:
        """A report of the commands on Discord that were acknowledged and have no answer."""
        waiting = [source_of(token) for token in self.discord.unanswered()]
        handled = [source for source in waiting if self.ledger.handled(source)]
        messages = [row[0] for row in self.ledger.rows("SELECT message FROM outbox")]
        owed = [source for source in waiting if any(source in message for message in messages)]
        kept = self.ledger.rows("SELECT id, owed FROM unanswered")
        return f"without an answer: {waiting}; handled: {handled}; in the outbox: {owed}; kept to be answered: {kept}"

    def _victim(self) -> str:
        front = self.rng.choice(VICTIMS)
        holders: list[str] = [row[0] for row in self.ledger.rows("SELECT holder FROM lease WHERE front = ?", (front,))]
        found = [name for name in holders if name in self.processes]
        return self.rng.choice(found or list(self.processes))

    async def outage(self, postgres: Postgres) -> None:
        """Stop the database server while people type, and start it again after they have typed more."""
        await self.rest()  # they look into the database
        lines = [await self.ask() for _ in range(5)]
        await asyncio.to_thread(postgres.stop)
        lines += [await self.ask() for _ in range(5)]
        token = self.discord.ask()
        await self.next_request()
        await asyncio.to_thread(postgres.start)
        for line in lines:
            await self.answered(line)
        await self.discord.transport.until(lambda: self.discord.back_end.answer(token).done, within=PATIENCE)

    async def _asked_and_answered(self) -> None:
        await self.answered(await self.ask())

    async def _pause_is_over(self, begun: float) -> None:
        """Wait until the lease of a process that stands still has run out for sure."""
        while time.monotonic() < begun + LEASE + 1:
            await self.next_request()

    def _watch(self, method: str, given: Mapping[str, Any]) -> Refused | None:
        if hasattr(self, "_moment"):
            self._moment.count()
        return None


async def _since(begun: float, answered: Awaitable[None]) -> float:
    """The seconds from `begun` until this is answered."""
    await answered
    return time.monotonic() - begun


def distribution(seconds: list[float]) -> str:
    """The distribution of these seconds, as text."""
    if not seconds:
        return "-"
    found = sorted(seconds)
    parts = {"least": 0.0, "median": 0.5, "90 %": 0.9, "most": 1.0}
    figures = (f"{name} {found[round(part * (len(found) - 1))]:.1f}" for name, part in parts.items())
    return f"{', '.join(figures)} s ({len(found)} times)"


@asynccontextmanager
async def playing(
    tmp_path: Path, stand_in: StandIn, server: Server, postgres: Postgres
) -> AsyncIterator[GamesOnTwoProcesses]:
    """Two processes, and people who play."""
    discord = Discord()
    async with Transport(discord) as transport:
        discord.feed = transport.emit
        player = Player(discord, transport, "kakuro")
        games = GamesOnTwoProcesses(tmp_path, postgres.url("postgres"), stand_in, server, player)
        await games.begin()
        try:
            await games.launch("one")
            await games.launch("the other")
            await transport.until(lambda: discord.commands and transport.identified, within=PATIENCE)
            await games.start_playing()
            yield games
        finally:
            for front, seconds in games.takeovers.items():
                print(f"{front} answered again: {distribution(seconds)}")  # noqa: T201
            await cancel(games.people)
            games.ledger.close()
            for program in games.processes.values():
                program.kill()
            for program in games.processes.values():
                await program.gone()


async def all_is_well(games: GamesOnTwoProcesses) -> None:
    """No line is lost, none was done twice, and everything is said once."""
    ledger, discord = games.ledger, games.discord
    await games.stand_in.until(lambda: not games.stand_in.updates, patience=PATIENCE)
    await discord.all_is_answered()
    await games.stand_in.until(games._nothing_left, patience=PATIENCE)
    found = {row[0] for row in ledger.rows("SELECT source FROM inbox")}
    assert {one for one in found if one.startswith("telegram:")} == games.sources
    chosen = {**games.chosen, discord.account: discord.moves(ledger)}
    courses = [Course.of(ledger, number) for number in ledger.tables()]
    counted = {"telegram": 0, "discord": 0}
    for course in courses:
        counted[course.table.channel.platform] += every_move_counts_once(course, chosen)
        if course.table.channel.platform == "telegram":
            every_move_was_announced(games, course)
    assert all(counted.values()), "people played on both platforms"
    discord.all_is_said_once([course for course in courses if course.table.channel.platform == "discord"])


async def test_whichever_of_two_processes_dies_or_stands_still_the_chats_go_on(
    tmp_path: Path, stand_in: StandIn, server: Server
) -> None:
    with running_server() as postgres:
        await (await PostgresPlace(postgres.url("postgres")).open()).close()
        async with playing(tmp_path, stand_in, server, postgres) as games:
            for _ in range(TAKEOVERS):
                await games.round()
            await games.somebody_moves_everywhere()
            await games.outage(postgres)
            await all_is_well(games)
