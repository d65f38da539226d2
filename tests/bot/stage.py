"""The bot without its adapters: real parts on a real file, around a chat that only records."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing, nullcontext
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.chat.drafting import DraftReading, Tap
from bot.chat.port import Account, Address, Author, Channel, Chat, Incoming, Message, Private, Style
from bot.chat.text import Texts, plain_text
from bot.commands.context import Services
from bot.games.opponents import Opponents
from bot.messages.delivery import Delivery
from bot.messages.drawing import Drawing
from bot.messages.limits import Limits
from bot.messages.wording import Wording
from bot.runtime.metrics import Metrics
from bot.service import Service
from bot.store.positions import Positions
from bot.store.sqlite import SqliteStore
from bot.store.store import Store
from bot.tables.playing import LoadedTable
from bot.tables.table import Phase, Table
from core.game import Level, Seat
from tests.chosen import chosen
from tests.company import fewest
from tests.painted import Painter
from tests.texts import TEXTS

LOBBY = Channel("web", "lobby")
ELSEWHERE = Channel("web", "elsewhere")


def author(name: str) -> Author:
    """A person with this name and a handle like it."""
    return Author(Account("web", name.lower()), name, name.lower())


ANN, BEN, CARA, DAN, EVE = (author(name) for name in ("Ann", "Ben", "Cara", "Dan", "Eve"))
EVERYBODY = {one.handle: one.account for one in (ANN, BEN, CARA, DAN, EVE)}

METRICS = Metrics()
"""The metrics of all stages of a process: each takes a millisecond to make, and hardly any test looks at them."""

STUCK = 60.0
"""Seconds after which a test is stuck, not slow."""


def reference(message: Message) -> str:
    """The recording chat's reference to a message; a message that replaces another one takes over its reference."""
    return message.replaces or f"r-{message.nonce}"


class Recorder:
    """A chat that keeps what it is given; `trouble` may return an exception to raise instead, `themes` has people's themes."""

    tappable = True

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.tried: list[Message] = []
        self.arrived = asyncio.Event()
        self.themes: dict[Account | None, str] = {}
        self.trouble: Callable[[Message], Exception | None] = lambda _: None

    async def send(self, message: Message) -> str:
        self.tried.append(message)
        if (trouble := self.trouble(message)) is not None:
            raise trouble
        self.sent.append(message)
        self.arrived.set()
        return reference(message)

    def theme(self, account: Account | None) -> str:
        return self.themes.get(account, "")


class Errors(logging.Handler):
    """Collects what the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    @property
    def described(self) -> list[str]:
        """Each message, with the exception if there was one."""
        raised = [record.exc_info[1] if record.exc_info else "" for record in self.records]
        return [f"{record.getMessage()} {error}" for record, error in zip(self.records, raised, strict=True)]


class Stage:
    """The bot with people who type.

    `now` is the time, and `served` gives the seconds of service, the same number unless a test says otherwise; `pauses` are
    the waits that delivery asked for, which `wait` cuts short. Limits go by the `limits_clock`, on which each line comes
    `seconds_per_line` after the one before.
    """

    def __init__(self, path: Path, store: Store, opponents: Opponents, texts: Texts = TEXTS) -> None:
        self.path = path
        self.store = store
        self.now = 1_000.0
        self.served: Callable[[], float] = lambda: self.now
        self.seconds_per_line = 10.0
        self.limits_clock = 0.0
        self.seeds = 0
        self.chat = Recorder()
        self.pauses: list[float] = []
        self.wait: Callable[[float], Awaitable[None]] = self._wait
        self.positions = Positions(store)
        self.drawing = Drawing(store, self.positions, texts, Painter(), served=self._served)
        self.chats: dict[str, Chat] = {"web": self.chat}
        self.limits = Limits(now=lambda: self.limits_clock)
        self.delivery = Delivery(
            *(store, self.chats, Wording(texts), self.drawing),
            pause=self._pause,
            now=lambda: self.now,
            limits=self.limits,
            metrics=METRICS,
        )
        self.services = Services(
            store,
            self.positions,
            texts,
            opponents,
            now=lambda: self.now,
            served=self._served,
            new_seed=self._seed,
            tappable=lambda platform: self.chats[platform].tappable,
            moderation=lambda platform: getattr(self.chats.get(platform), "moderation", None),
            limits=self.limits,
            metrics=METRICS,
        )
        self.service = Service(self.services, self.delivery, pause=self._pause)
        self.lines = 0

    def _served(self) -> float:
        return self.served()

    def _seed(self) -> bytes:
        self.seeds += 1
        return Random(f"seed {self.seeds}").randbytes(32)

    async def _pause(self, seconds: float) -> None:
        await self.wait(seconds)

    async def _wait(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def pass_time_between_lines(self) -> None:
        """Let as much time pass for the limits as there is between two lines."""
        self.limits_clock += self.seconds_per_line

    async def say(
        self,
        who: Author,
        text: str,
        *,
        private: bool = False,
        channel: Channel = LOBBY,
        addressed: bool | None = None,
        strangers: tuple[str, ...] = (),
        bots: tuple[str, ...] = (),
        aliases: Mapping[str, Account] | None = None,
        id: str = "",
        **more: Any,
    ) -> list[Message]:
        """Type a line and wait for all that follows; returns the messages sent meanwhile.

        `strangers` cannot be resolved, `bots` are other bots; `more` are other fields of the line.
        """
        self.lines += 1
        self.pass_time_between_lines()
        before = len(self.chat.sent)
        everybody = {**EVERYBODY, **(aliases or {})}
        line = Incoming(
            id or f"line:{self.lines}",
            Channel("web", f"@{who.account.id}") if private else channel,
            who,
            text,
            private=private,
            addressed=text.startswith("/") if addressed is None else addressed,
            mentions={name: person for name, person in everybody.items() if name not in strangers},
            bots=frozenset(bots),
            **{"locale": "en", **more},
        )
        await self.service.handle(line)
        await self.settle()
        return self.chat.sent[before:]

    async def press(self, who: Author, message: Message, label: str) -> list[Message]:
        """Press a button under a message in private, and wait for all that follows."""
        (command,) = (button.command for button in message.buttons if button.label == label)
        return await self.say(who, command, private=True, reply_to=reference(message), pressed=True)

    async def suggest(self, who: Author, text: str, *, locale: str = "en", in_view: int = 0) -> tuple[str, ...]:
        """The completions of a line that somebody is typing in the lobby."""
        line = Incoming(
            *("typing", LOBBY, who, text),
            addressed=text.startswith("/"),
            locale=locale,
            mentions=dict(EVERYBODY),
            in_view=in_view,
        )
        return await self.service.suggest(line)

    async def draft(self, who: Author, text: str, table: int, tap: Tap) -> DraftReading | None:
        """The reading of a draft in somebody's private chat after a tap."""
        line = Incoming("tapping", Channel("web", f"@{who.account.id}"), who, text, private=True)
        return await self.service.draft(line, table, tap, nullcontext())

    async def settle(self) -> None:
        """Wait until computers have moved and everything owed is said."""
        async with asyncio.timeout(STUCK):
            await self.service.computers.idle()
            await self.delivery.settle()

    async def table(self, number: int = 1) -> Table:
        """A table that must be there."""
        table = await self.store.table(number)
        assert table is not None
        return table

    async def load(self, number: int = 1) -> LoadedTable:
        """A running table with its position."""
        return await self.positions.load(await self.table(number))

    async def seated(self, number: int = 1) -> tuple[Author, Author]:
        """The player on turn and the other one, at a table of two people."""
        table = await self.table(number)
        (seat,) = table.turn
        names = {one.account: one for one in (ANN, BEN, CARA, DAN, EVE)}
        one, other = (names[player.account] for player in table.players if player.account)
        return (one, other) if seat == 1 else (other, one)

    async def on_turn(self, number: int = 1) -> Author:
        """The player on turn, at a table where only one may act."""
        table = await self.table(number)
        (seat,) = table.turn
        return next(one for one in (ANN, BEN, CARA, DAN, EVE) if one.account == table.player(seat).account)

    async def move(self, number: int = 1, level: Level = Level.CLUB) -> str:
        """A lawful move for the player on turn, in canonical notation."""
        loaded = await self.load(number)
        (seat,) = loaded.table.turn
        game = loaded.engine.game
        return chosen(game, game.view(loaded.replay.position, seat), level, number)[0]

    async def racks(self, number: int = 1) -> dict[Seat, str]:
        """The hidden tiles of each seat."""
        loaded = await self.load(number)
        return {Seat(n): rack for n, rack in enumerate(loaded.replay.position.racks, 1)}

    async def play(self, number: int = 1) -> list[Message]:
        """Let the player on turn play a lawful move; returns the messages sent meanwhile."""
        mover, _ = await self.seated(number)
        table = await self.table(number)
        sent = await self.say(mover, f"/play #{number} {await self.move(number)}", private=True)
        assert (await self.table(number)).plies > table.plies
        return sent

    async def play_round(self, who: Author, number: int = 1) -> list[Message]:
        """Let somebody finish a round of Summa Summarum that several play at once; returns the messages sent meanwhile."""
        loaded, before = await self.load(number), len(self.chat.sent)
        (seat,) = loaded.table.seats_of(await self.store.person(who.account))
        game = loaded.engine.game
        moves = chosen(game, game.view(loaded.replay.position, seat), Level.BEGINNER, number)
        await self.say(who, f"/play #{number} {';'.join(moves)}", private=True)
        if seat in (await self.table(number)).turn:
            await self.say(who, f"/play #{number} done", private=True)
        return self.chat.sent[before:]

    async def begin(
        self,
        *,
        first: Author = ANN,
        second: Author = BEN,
        third: Author | None = None,
        game: str = "summy",
        options: str = "",
        channel: Channel = LOBBY,
    ) -> int:
        """Begin a game of two or three people, or as many as it needs; returns the number of its table."""
        asked = (second, *(one for one in (CARA, DAN) if one not in (first, second)))[: fewest(game) - 1]
        asked = asked if third is None else (second, third)
        handles = " ".join(f"@{one.handle}" for one in asked)
        await self.say(first, f"/challenge {handles} {game} {options}", channel=channel)
        number = max(table.id for table in await self.store.tables_in(channel, tuple(Phase)))
        for one in asked:
            await self.say(one, f"/accept #{number}", channel=channel)
        assert (await self.table(number)).phase is Phase.RUNNING
        return number

    async def begin_two(self, **how: Any) -> tuple[Author, Author]:
        """Begin a game between two people as `begin` does; returns the player on turn and the other one."""
        return await self.seated(await self.begin(**how))

    async def begin_alone(self, who: Author = ANN) -> int:
        """Begin a game against the computer, in private; returns the number of its table."""
        await self.say(who, "/challenge computer summy beginner", private=True)
        return max(table.id for table in await self.store.tables_of(await self.store.person(who.account), tuple(Phase)))

    def sql(self, query: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Run a query on the database file, past the store."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            return db.execute(query, parameters).fetchall()


@asynccontextmanager
async def staged(
    path: Path, opponents: Opponents, *, errors: int | None = 0, texts: Texts = TEXTS
) -> AsyncIterator[Stage]:
    """A bot on this file, in service; at the end exactly `errors` errors must have been logged (None: any number)."""
    store = await SqliteStore.open(path)
    store.run = replace(store.run, origin="n")  # so that the nonces of a test are the same each time
    async with staged_on(store, opponents, path=path, errors=errors, texts=texts) as stage:
        yield stage


@asynccontextmanager
async def staged_on(
    store: Store, opponents: Opponents, *, path: Path = Path(), errors: int | None = 0, texts: Texts = TEXTS
) -> AsyncIterator[Stage]:
    """A bot on a store that is open, in service; it closes the store."""
    heard = Errors()
    logging.getLogger("bot").addHandler(heard)
    stage = Stage(path, store, opponents, texts)
    [(stage.lines,)] = await store._database.rows("SELECT count(*) FROM inbox")
    await stage.delivery.load()
    stage.delivery.start()
    await stage.service.computers.catch_up()
    try:
        yield stage
    finally:
        await stage.service.computers.close()
        await stage.delivery.close()
        await store.close()
        logging.getLogger("bot").removeHandler(heard)
    assert errors is None or len(heard.records) == errors, heard.described


def on_three_platforms(stage: Stage) -> Stage:
    """The stage with Telegram and Discord beside the web; all that it sends is recorded in one list."""
    for platform in ("telegram", "discord"):
        chat = stage.chats[platform] = Recorder()
        chat.tappable = False
        chat.sent = stage.chat.sent
    stage.services = replace(stage.services, platforms=frozenset(stage.chats))
    stage.service.services = stage.services
    return stage


def words(message: Message) -> str:
    """The text of a message, without markup."""
    return plain_text(message.text)


def everything(message: Message) -> str:
    """The text of a message and the description of its picture."""
    return "\n".join(
        [words(message), message.picture.alt if message.picture else "", *(b.label for b in message.buttons)]
    )


def mentioned(message: Message) -> list[Account]:
    """The accounts that a message notifies."""
    return [span.account for span in message.text if span.style is Style.MENTION and span.account is not None]


def to(messages: list[Message], address: Address) -> list[Message]:
    """The messages for an address."""
    return [message for message in messages if message.to == address]


def private_chat(who: Author) -> Private:
    """The private conversation with somebody."""
    return Private(who.account)


def only(messages: list[Message]) -> Message:
    """The one message there is."""
    assert len(messages) == 1, [words(message) for message in messages]
    return messages[0]
