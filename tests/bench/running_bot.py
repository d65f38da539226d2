"""Whole games of Summy prepared beforehand, and the bot with a chat that only counts its messages."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random

from bot.chat.port import Account, Author, Channel, Incoming, Message
from bot.chat.text import Texts
from bot.commands.context import Services
from bot.games.opponents import Opponents
from bot.games.registry import load
from bot.messages.delivery import Delivery
from bot.messages.drawing import Drawing
from bot.messages.wording import Wording
from bot.runtime.worker import Worker
from bot.service import Service
from bot.settings import DATA
from bot.store.change import Change
from bot.store.positions import Positions
from bot.store.sqlite import SqliteStore
from bot.tables.playing import LoadedTable, play, start
from bot.tables.table import Answer, Phase, Table
from core.game import Level, Seat, View
from core.replay import LogEntry
from tests.people import player

GAME = load("summy")
PLATFORM = "stub"


@dataclass(frozen=True, slots=True)
class Played:
    """A game prepared to its end: the table after the first draws, and the lines to type from then on."""

    table: Table
    entries: tuple[LogEntry, ...]
    lines: tuple[tuple[Seat, str], ...]
    middle: View


def person(number: int, seat: int) -> Account:
    """The account on a seat of a table."""
    return Account(PLATFORM, f"p{number}-{seat}")


def seated(number: int, seed: bytes) -> Table:
    """A table for two, not begun."""
    players = tuple(player(f"Player {seat}", person(number, seat), answer=Answer.ACCEPTED) for seat in (1, 2))
    return Table(number, Channel(PLATFORM, f"room{number}"), GAME.name, players, seed, created=1.0)


@cache
def game(number: int) -> Played:
    """The game that the seed of this number leads to when both play well."""
    begun = start(seated(number, number.to_bytes(32, "big")), GAME.game, at=1.0)
    table, replay, lines = begun.table, begun.replay, []
    middles: list[View] = []
    while table.phase is Phase.RUNNING:
        (seat,) = table.turn
        view = GAME.game.view(replay.position, seat)
        middles.append(view)
        text = GAME.game.format(GAME.game.choose(view, Level.CLUB, Random(0))[0])
        lines.append((seat, text))
        result = play(LoadedTable(table, GAME, replay), seat, text, at=1.0)
        table, replay = result.table, result.replay
    return Played(begun.table, begun.entries, tuple(lines), middles[len(middles) // 2])


class StubChat:
    """A chat that accepts every message at once and wakes those who wait for a board; it only opens the pictures."""

    tappable = False

    def __init__(self) -> None:
        self.messages = 0
        self.pictures = 0
        self.boards: dict[Channel, asyncio.Event] = {}

    async def send(self, message: Message) -> str:
        """Count a message."""
        self.messages += 1
        self.pictures += message.picture is not None
        if isinstance(message.to, Channel) and message.picture is not None:
            self.boards[message.to].set()
        return f"m{self.messages}"

    def theme(self, account: Account | None) -> str:
        """The same for everybody."""
        return ""


@dataclass(slots=True)
class RunningBot:
    """The bot in service for the stub chat."""

    store: SqliteStore
    service: Service
    delivery: Delivery
    positions: Positions
    opponents: Opponents
    chat: StubChat = field(default_factory=StubChat)

    async def set_up(self, number: int, played: Played) -> None:
        """Set a prepared game up at a table of this number."""
        people = seated(number, played.table.seed)
        await self.store.commit(
            Change(
                table=replace(played.table, id=number, channel=people.channel, players=people.players),
                entries=played.entries,
            )
        )

    async def play(self, number: int, played: Played, *, first: int = 0) -> None:
        """Type a prepared game at its table, each move once the board after the move before has arrived.

        `first` is the number of its lines that were typed before.
        """
        room = seated(number, b"").channel
        for ply, (seat, text) in enumerate(played.lines, first):
            board = self.chat.boards[room] = asyncio.Event()
            who = person(number, seat)
            private = text.startswith("exchange")
            author = Author(who, f"Player {seat}")
            line = Incoming(f"{number}/{ply}", room, author, text, private=private, locale="en")
            await self.service.handle(line)
            await board.wait()


@asynccontextmanager
async def running_bot(database: Path) -> AsyncIterator[RunningBot]:
    """The whole program in service, as `app` puts it together."""
    store = await SqliteStore.open(database)
    texts = Texts.load(DATA / "text", default="en")
    positions, chat = Positions(store), StubChat()
    opponents, drawing_worker = Opponents(), Worker()
    delivery = Delivery(store, {PLATFORM: chat}, Wording(texts), Drawing(store, positions, texts, drawing_worker))
    service = Service(Services(store, positions, texts, opponents), delivery)
    try:
        await delivery.load()
        delivery.start()
        await service.computers.catch_up()
        gc.collect()
        gc.freeze()  # as the program does after the start
        yield RunningBot(store, service, delivery, positions, opponents, chat)
    finally:
        await service.computers.close()
        await delivery.settle(within=10)
        await delivery.close()
        gc.unfreeze()
        opponents.close()
        drawing_worker.close()
        await store.close()
