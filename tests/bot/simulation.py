"""Weeks of play, simulated: people who sleep, go away and forget, and a program with outages, all in simulated time."""

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from heapq import heappop, heappush
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from typing import Final

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import Account, Author, Channel, Incoming, Message, Private, Style
from bot.clock import BEAT, Clock, Uptime
from bot.games.opponents import Opponents
from bot.grammar.seconds import DAY, HOUR
from bot.store.change import Change, Committed
from bot.tables.reminders import MOST_REMINDERS, ReminderSettings
from bot.tables.table import Phase, Table, is_playing
from core.game import Level, Seat
from core.replay import LOST_ON_TIME, STOP, TAKEBACK
from tests.bot.simulated_chat import LimitedChat, SimulatedTime
from tests.bot.stage import staged

BEGINS: Final = 1_700_000_000.0
PLATFORMS: Final = ("telegram", "discord", "web")
ZONES: Final = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "UTC")
PACES: Final = ("daily", "none", "1d+6h/2d", "slow", "live", "daily rated=no")
GAMES: Final = ("summy", "rummy-plus", "summa time=off", "kakuro")
INSTANT: Final = 0.001
"""The least seconds by which time goes on: sums of times are not exact."""

TABLES_A_CHANNEL: Final = 5


@dataclass(eq=False)
class Resident:
    """Somebody who plays on one platform: asleep at certain hours, quick or slow to look, and perhaps gone for good."""

    author: Author
    sleep: ReminderSettings
    quiet: ReminderSettings
    between_looks: float
    gone_from: float = inf
    away_until: float = 0.0

    @property
    def platform(self) -> str:
        """The platform on which they play."""
        return self.author.account.platform


@dataclass
class Figures:
    """The counts of the simulation.

    `reminders` are those of a turn in a private chat, `added` the new messages of a turn in a channel, by their first lines;
    `wrong` is what breaks a law.
    """

    messages: Counter[str] = field(default_factory=Counter)
    typed: Counter[str] = field(default_factory=Counter)
    reminders: Counter[tuple[Private, int, int]] = field(default_factory=Counter)
    added: dict[tuple[Channel, int, int], list[str]] = field(default_factory=dict)
    log: Counter[str] = field(default_factory=Counter)
    outages: int = 0
    wrong: list[str] = field(default_factory=list)


class Simulation:
    """This number of people at this number of tables; `figures` counts what happens."""

    def __init__(self, path: Path, opponents: Opponents, *, people: int, tables: int, seed: int) -> None:
        self.rng = Random(seed)
        self.time = SimulatedTime(BEGINS)
        self.figures = Figures()
        self._path, self._opponents = path, opponents
        self._coming: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self._number = count()
        self._owed: dict[int, tuple[OutboxMessage, int]] = {}
        self._running = AsyncExitStack()
        self.chats = {one: LimitedChat(one, self.time, self._taken) for one in PLATFORMS}
        self.people = [self._resident(n) for n in range(people)]
        self._tables = tables
        self._judging: list[tuple[Message, float]] = []

    # --- the course of time

    async def run(self, days: float) -> None:
        """Let this number of days pass."""
        end = BEGINS + days * DAY
        await self._start()
        for who in self.people:
            await self._settings(who)
            self._later(self.rng.uniform(0, who.between_looks), self._look, who)
        for n in range(self._tables):
            self._later(self.rng.uniform(0, min(days / 3, 5) * DAY), self._challenge, n)
        for _ in range(round(days)):
            self._later(self.rng.uniform(0, days * DAY), self._outage)
        while self.time.now < end:
            await self._next(end)
        self._read_logs()
        await self._running.aclose()

    def _read_logs(self) -> None:
        """Count what the logs of all tables tell; a seat is lost on time once."""
        for word in (LOST_ON_TIME, TAKEBACK, STOP):
            [(self.figures.log[word],)] = self.stage.sql("SELECT count(*) FROM log WHERE text = ?", word)
        twice = self.stage.sql(
            "SELECT table_id, seat FROM log WHERE text = ? GROUP BY table_id, seat HAVING count(*) > 1", LOST_ON_TIME
        )
        self.figures.wrong += [f"seat {seat} of table {number} lost on time twice" for number, seat in twice]

    async def _next(self, end: float) -> None:
        """Let the next thing happen: something falls due, or somebody does something."""
        served = self.stage.served()
        first = await self.stage.store.dues(inf, 1)
        due = self.time.now + max(INSTANT, first[0][0] - served) if first else inf
        at = self._coming[0][0] if self._coming else inf
        self._set(max(self.time.now, min(due, at, end)))
        if due <= at:
            while await self.clock.tick() <= self.stage.served():
                pass
            await self._settle()
        elif at < end:
            _, _, act = heappop(self._coming)
            await act()

    def _set(self, now: float) -> None:
        self.time.now = self.stage.now = self.stage.limits_clock = now

    def _later(self, seconds: float, act: Callable[..., Awaitable[None]], *what: object) -> None:
        heappush(self._coming, (self.time.now + seconds, next(self._number), lambda: act(*what)))

    # --- the program

    async def _start(self) -> None:
        self.stage = await self._running.enter_async_context(staged(self._path, self._opponents))
        stage = self.stage
        self._set(self.time.now)
        stage.chats.clear()
        stage.chats.update(self.chats)
        stage.wait = self.time.pause
        stage.served = Uptime(stage.store.run.served, monotonic=lambda: self.time.now, asleep=inf).seconds
        stage.services = replace(stage.services, platforms=frozenset(stage.chats))
        stage.service.services = stage.services
        commit = stage.store.commit

        async def noted(change: Change) -> Committed:
            committed = await commit(change)
            since = {part.table.id: part.table.since for part in change.parts if part.table is not None}
            for entry in committed.outbox:
                self._owed[entry.id] = entry.message, since.get(entry.message.table or 0, 0)
            return committed

        stage.store.commit = noted  # type: ignore[method-assign]
        self.clock = Clock(
            stage.store,
            stage.service.on_deadline,
            stage.services.wakeup,
            served=stage.served,
            now=lambda: self.time.now,
        )
        await self.clock.tick()

    async def _outage(self) -> None:
        """Let the program be down for some hours; half of the times it has not stopped in order."""
        await self.clock.tick()
        if self.rng.random() < 0.5:
            await self.clock.stop()
        served, dues = self.stage.served(), await self.stage.store.dues(inf)
        await self._running.aclose()
        self.time.now += self.rng.expovariate(1 / (6 * HOUR))
        self.figures.outages += 1
        await self._start()
        lost = served - self.stage.store.run.served
        if not -INSTANT < lost < BEAT or await self.stage.store.dues(inf) != dues:
            self.figures.wrong.append("an outage was charged")

    async def _settle(self) -> None:
        """Wait until all is said, and judge it by the present state of the tables."""
        await self.stage.settle()
        for message, at in self._judging:
            await self._judge(message, at)
        self._judging.clear()

    # --- people

    def _resident(self, n: int) -> Resident:
        rng, zone, night = self.rng, self.rng.choice(ZONES), (self.rng.randint(21, 24) % 24, self.rng.randint(5, 9))
        sleep = ReminderSettings(quiet=night, zone=zone)
        account = Account(PLATFORMS[n % len(PLATFORMS)], f"p{n}")
        return Resident(
            Author(account, f"Player {n}", f"p{n}"),
            sleep,
            sleep if rng.random() < 0.8 else ReminderSettings(),
            rng.choice((1.0, 3.0, 8.0)) * HOUR,
            BEGINS + rng.uniform(1, 20) * DAY if rng.random() < 0.2 else inf,
        )

    async def _settings(self, who: Resident) -> None:
        begins, ends = who.quiet.quiet or (0, 0)
        quiet = f" quiet={begins}-{ends} zone={who.quiet.zone}" if who.quiet.quiet else ""
        await self._type(who, f"/remind every=6h{quiet}")

    async def _challenge(self, n: int) -> None:
        """Let somebody challenge others on their platform, in a channel that several tables share."""
        first = self.rng.choice([one for one in self.people if self._may_act(one)] or self.people)
        others = [one for one in self.people if one.platform == first.platform and one is not first]
        asked = self.rng.sample(others, 1 if n % 4 else min(2, len(others)))
        names = " ".join(f"@{one.author.handle}" for one in asked)
        pace, game = PACES[n % len(PACES)], GAMES[n % len(GAMES)]
        channel = Channel(first.platform, f"group{n // TABLES_A_CHANNEL}")
        await self._type(first, f"/challenge {names} {game} pace={pace}", channel)

    def _may_act(self, who: Resident) -> bool:
        now = self.time.now
        return now < who.gone_from and now >= who.away_until and who.sleep.quiet_until(now) is None

    async def _look(self, who: Resident) -> None:
        """Let somebody look at their phone, unless they sleep, and do what there is to do."""
        if self._may_act(who):
            person = await self.stage.store.person(who.author.account)
            for table in await self.stage.store.tables_of(person, (Phase.OPEN, Phase.RUNNING)):
                if await self.stage.store.table(table.id) == table:
                    await self._act(who, table, Seat(table.seats_of(person)[0]))
            if self.rng.random() < 0.01:
                who.away_until = self.time.now + 2 * DAY
                await self._type(who, "/away 3d")
        until = who.sleep.quiet_until(self.time.now)
        rest = self.rng.expovariate(1 / who.between_looks)
        self._later(rest if until is None else until - self.time.now + rest / 4, self._look, who)

    async def _act(self, who: Resident, table: Table, seat: Seat) -> None:
        rng, number = self.rng, table.id
        if table.phase is Phase.OPEN:
            if table.seats_of(table.people[0]) != (seat,):
                await self._type(who, f"/accept #{number}")
        elif not is_playing(table.player(seat)) or table.player(seat).level is not None:
            if seat in table.turn and table.player(seat).level is not None:
                await self._type(who, f"/back #{number}")
        elif table.clocks is not None and table.clocks.paused:
            if rng.random() < 0.3:
                await self._type(who, f"/resume #{number}")
        elif table.wish is not None and table.wish.seat != seat:
            if seat not in table.wish.agreed:
                await self._type(who, f"/takeback #{number} yes")
        elif table.clocks is not None and set(table.clocks.late) - {seat}:
            await self._type(
                who, rng.choice((f"/claim #{number}", f"/time #{number} +1d", f"/claim #{number} computer"))
            )
        elif table.clocks is not None and table.clocks.pausing - {seat}:
            await self._type(who, f"/pause #{number}")
        elif seat in table.turn:
            await self._move(who, table, seat)
        elif rng.random() < 0.15:
            said = rng.choice((f"/nudge #{number}", f"/nudge #{number}", f"/takeback #{number}", f"/pause #{number}"))
            await self._type(who, said)

    async def _move(self, who: Resident, table: Table, seat: Seat) -> None:
        loaded = await self.stage.load(table.id)
        game = loaded.engine.game
        moves = game.choose(game.view(loaded.replay.position, seat), Level.BEGINNER, self.rng)
        played = "; ".join(map(game.format, moves))
        secret = game.is_simultaneous(loaded.replay.position) or len(moves) > 1 or played.startswith("exchange")
        line = f"/play #{table.id} {played}"
        await self._type(who, line, None if secret else table.channel)
        now = await self.stage.table(table.id)
        if now.plies == table.plies:
            self.figures.wrong.append(f"refused: {line}")

    async def _type(self, who: Resident, text: str, channel: Channel | None = None) -> None:
        """Let somebody type a line, in private unless a channel is given, and wait for all that follows."""
        self.figures.typed[text.split(maxsplit=1)[0]] += 1
        everybody = {one.author.handle: one.author.account for one in self.people}
        line = Incoming(
            f"line:{next(self._number)}",
            channel or Channel(who.platform, f"@{who.author.account.id}"),
            who.author,
            text,
            private=channel is None,
            addressed=True,
            locale="en",
            mentions=everybody,
        )
        await self.stage.service.handle(line)
        await self._settle()

    # --- what is told

    def _taken(self, message: Message) -> None:
        self._judging.append((message, self.time.now + self.time.waited()))

    async def _judge(self, message: Message, at: float) -> None:
        """Count a message, and note what it breaks."""
        owed, since = self._owed.pop(int(message.nonce.lstrip("n")))
        kind = owed.lines[0].key
        figures, is_new = self.figures, message.replaces is None
        figures.messages[f"{'new' if is_new else 'edit'} {type(message.to).__name__.lower()} {kind}"] += 1
        figures.messages["told of clock-zero"] += any(line.key == "clock-zero" for line in owed.lines)
        if not is_new:
            return
        quiet = {one.author.account: one.quiet for one in self.people}
        rung = {span.account for span in message.text if span.style is Style.MENTION and span.account is not None}
        asked = message.silent or message.answers is not None
        if isinstance(message.to, Private) and (owed.reminds or not asked):
            rung.add(message.to.account)
        for account in rung:
            if quiet[account].quiet_until(at) is not None:
                figures.wrong.append(f"{account.id} is rung in their quiet hours by {kind}")
        table = None if owed.table is None else await self.stage.table(owed.table)
        if owed.reminds:
            assert table is not None
            assert isinstance(message.to, Private)
            turn = message.to, table.id, table.since
            figures.reminders[turn] += kind == "reminder"  # the others tell once what came in quiet hours or in a pause
            if Seat(owed.reminds) not in table.turn or owed.ply != table.since:
                figures.wrong.append(f"a reminder at table {table.id} after the move")
            if figures.reminders[turn] > MOST_REMINDERS + 1:  # N3: a nudge is one more, once in a turn
                figures.wrong.append(f"more than {MOST_REMINDERS} reminders and a nudge at table {table.id}")
        elif isinstance(message.to, Channel) and table is not None and table.phase is Phase.RUNNING:
            figures.added.setdefault((message.to, table.id, since), []).append(kind)
