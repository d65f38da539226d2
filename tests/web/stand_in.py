"""A stand-in for the service behind the web chat: its answers use everything that the port allows."""

import asyncio
import sqlite3
import struct
import zlib
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, closing
from dataclasses import dataclass
from pathlib import Path

from bot.adapters.web import WebChat
from bot.adapters.web.intake import PATIENCE
from bot.adapters.web.limits import LINE_RATE
from bot.chat.drafting import DraftReading, Tap
from bot.chat.offers import OfferedGame, OfferedTable
from bot.chat.port import (
    Account,
    Address,
    Button,
    Channel,
    Ephemeral,
    Incoming,
    Message,
    Picture,
    Private,
    Rich,
    Span,
    Style,
)
from tests.ports import KeptPort

LOBBY = Channel("web", "lobby")
CHANNEL = "[data-panel=channel].panel"
"""Selectors of the two panels of the page."""
PRIVATE = "[data-panel=private].panel"


def png(shade: int, side: int = 240, high: int = 0) -> bytes:
    """A plain grey picture, `high` pixels high or square."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", side, high or side, 8, 0, 0, 0, 0)
    rows = (b"\0" + bytes([shade]) * side) * (high or side)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a line."""

    to: Address
    text: Rich
    picture: Picture | None = None
    buttons: tuple[Button, ...] = ()


class StandIn:
    """Records lines and answers them.

    The line `fail` raises as long as `failing` is positive, the line `wait` waits for `gate`, and taps for `drafting`.
    """

    def __init__(
        self,
        database: Path,
        *,
        port: int = 0,
        keep: int = 500,
        keep_days: int = 0,
        line_rate: tuple[int, float] = LINE_RATE,
        patience: float = PATIENCE,
        public_url: str = "",
        proxy_header: str = "",
        host: str = "127.0.0.1",
    ) -> None:
        self.database = database
        self._port = None if port or host != "127.0.0.1" else KeptPort()
        self.failing = 10**9
        self.heard: list[Incoming] = []
        self.begun: list[str] = []
        self.typed: list[Incoming] = []
        self.tables: list[OfferedTable] = []
        self.completes = "="
        self.taps: list[Tap] = []
        self.gate = asyncio.Event()
        self.drafting = asyncio.Event()
        self.completing = asyncio.Event()
        self.drafting.set()
        self.completing.set()
        self._news = asyncio.Condition()
        self.chat = WebChat(
            games=(OfferedGame("summy", "Summy"), OfferedGame("solo", "Solitaire", alone=True)),
            host=host,
            port=self._port.number if self._port else port,
            database=database,
            handle=self.handle,
            suggest=self.suggest,
            draft=self.draft,
            list_tables=self.list_tables,
            keep=keep,
            keep_days=keep_days,
            line_rate=line_rate,
            patience=patience,
            public_url=public_url,
            proxy_header=proxy_header,
        )

    def person(self, nick: str) -> Account:
        """The person with this nickname."""
        with closing(sqlite3.connect(self.database)) as db:
            [(id,)] = db.execute("SELECT id FROM identity WHERE nick = ?", (nick,))
        return Account("web", id)

    async def release(self) -> None:
        """Let the lines that wait go on."""
        self.gate.set()

    async def until_heard(self, count: int) -> list[Incoming]:
        """Wait until `count` lines were answered."""
        return await self._until(lambda: len(self.heard) >= count)

    async def until_begun(self, count: int) -> list[Incoming]:
        """Wait until `count` lines were handed in, including those that failed."""
        return await self._until(lambda: len(self.begun) >= count)

    async def until_tapped(self, count: int) -> None:
        """Wait until `count` taps have arrived."""
        await self._until(lambda: len(self.taps) >= count)

    async def _until(self, reached: Callable[[], bool]) -> list[Incoming]:
        async with self._news, asyncio.timeout(60):
            await self._news.wait_for(reached)
        return self.heard

    async def handle(self, line: Incoming) -> None:
        """Answer a line."""
        await self._tell(lambda: self.begun.append(line.text))
        if line.text == "fail" and self.failing > 0:
            self.failing -= 1
            raise RuntimeError("the stand-in was asked to fail")
        if line.text.removeprefix("/") == "wait":
            await self.gate.wait()
        for number, answer in enumerate(answers(line)):
            nonce = f"{line.id[-20:]}:{number}"
            await self.chat.send(Message(answer.to, answer.text, nonce, answer.picture, buttons=answer.buttons))
        await self._tell(lambda: self.heard.append(line))

    async def suggest(self, line: Incoming) -> tuple[str, ...]:
        """Complete a line."""
        self.typed.append(line)
        await self.completing.wait()
        known = ("/board", "/board full", "/challenge @ann summy", "/challenge computer summy", "/rules summy")
        return tuple(command for command in known if command.startswith(line.text))

    async def draft(
        self, line: Incoming, table: int, tap: Tap, lock: AbstractAsyncContextManager[None]
    ) -> DraftReading | None:
        """A draft of a move: `J13> 2x` lays its tiles side by side and can be completed; other taps add their text."""
        head, other = line.text[:4], {"J13>": "J13v", "J13v": "J13>"}
        if tap.text:
            async with lock:
                await self._tell(lambda: self.taps.append(tap))
                await self.drafting.wait()
        if head not in other or tap.text:
            return None
        tiles = line.text[4:].replace(" ", "")
        placed = tuple(zip(("J13", "K13"), tiles, strict=False)) if head == "J13>" else ()
        return DraftReading(
            line.text, f"{line.text}{self.completes}" if tiles else "", placed, (other[head] + line.text[4:].rstrip(),)
        )

    async def list_tables(self, line: Incoming) -> tuple[OfferedTable, ...]:
        """The tables on offer: those that a test has put into `tables`."""
        return tuple(self.tables)

    async def _tell(self, note: Callable[[], None]) -> None:
        async with self._news:
            note()
            self._news.notify_all()


def answers(line: Incoming) -> list[Answer]:
    """The answers to a line."""
    me = line.author.account
    here: Address = Private(me) if line.private else line.channel
    match line.text:
        case "/challenge computer summy level=beginner" | "/board":
            text = (
                Span("Table #1", Style.BOLD),
                Span(": it is "),
                Span(f"@{line.author.handle}", Style.MENTION, me),
                Span("'s turn."),
            )
            board = Answer(here, text, Picture(png(200), "An empty board"), (Button("Hint", "/hint"),))
            return [
                board,
                Answer(Private(me), (Span(f"The tiles of {line.author.handle}"),), Picture(png(90), "Eight tiles")),
            ]
        case "/aside":
            return [Answer(Ephemeral(line.channel, me), (Span(f"for the eyes of {line.author.handle}"),))]
        case text if text.startswith("/"):
            return [Answer(here, (Span("You typed "), Span(text, Style.CODE)))]
    return []
