"""The program with a database and a stand-in, and the steps of tests."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import RunningProgram, Shared, serving
from bot.chat.port import Account
from bot.settings import Settings
from bot.tables.table import Phase
from tests.adapters.telegram.adapter import FREELY
from tests.adapters.telegram.html import LINKS
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Chat, Someone
from tests.crash.ledger import Ledger
from tests.people import on_turn


class App:
    """The program, its server and the ledger of its database."""

    def __init__(self, database: Path, server: Server, shared: Shared | None = None) -> None:
        self.database = database
        self.shared = shared
        self.server = server
        self.token = server.token
        self.stand_in = server.stand_in
        self.ledger = Ledger(database)
        self.now: RunningProgram | None = None
        self._questions = 0

    @property
    def settings(self) -> Settings:
        """The settings for the stand-in."""
        return Settings(database=self.database, telegram_token=self.token, telegram_api=self.server.base)

    @asynccontextmanager
    async def serving(self) -> AsyncIterator["App"]:
        """Run the program."""
        async with serving(self.settings, rates=FREELY, shared=self.shared) as self.now:
            yield self

    async def said(self, chat: Chat, words: str, *, after: int = 0) -> dict[str, Any]:
        """Wait for a message of the bot that matches a regular expression; returns the newest one."""

        def found() -> list[dict[str, Any]]:
            return [one for one in chat.by_bot() if re.search(words, text_of(one)) and one["message_id"] > after]

        await self.stand_in.until(found)
        return found()[-1]

    async def quiet(self, who: Someone, chat: Chat | None = None) -> None:
        """Wait until all earlier lines are answered: ask a question, here or in private, and wait for its answer."""
        self._questions += 1
        token = f"Q{self._questions}Q"  # no cell of a board is called that
        if chat is None:
            await who.tell(f"/rules summy {token}")
        else:
            await who.say(chat, f"/rules summy {token}")
        await self.stand_in.until(
            lambda: any(f" {token}" in text_of(one) for one in [*who.chat.by_bot(), *(chat.by_bot() if chat else ())])
        )

    def on_turn(self, number: int, people: list[Someone]) -> Someone | None:
        """The person on turn at a table; None if the game is over."""
        table, _ = self.ledger.table(number)
        if table.phase is Phase.OVER:
            return None
        return next((one for one in people if on_turn(table, Account("telegram", str(one.user["id"])))), None)

    async def play(self, number: int, people: list[Someone], chat: Chat | None = None) -> Someone:
        """Let the person on turn play a good move, in this chat unless it is secret; wait until it is played."""
        mover, move, plies = self.on_turn(number, people), self.best(number), self.plies(number)
        assert mover is not None
        if chat is None or self.ledger.secret(number, move):
            await mover.tell(move)
        else:
            await mover.say(chat, move)
        await self.stand_in.until(lambda: self.plies(number) > plies)
        return mover

    def plies(self, number: int) -> int:
        """The length of a table's log."""
        return self.ledger.plies(number)

    def over(self, number: int) -> bool:
        """Whether a game is over."""
        return self.ledger.phase(number) is Phase.OVER

    def best(self, number: int) -> str:
        """A good move for the person on turn."""
        return self.ledger.best(number, number)


def text_of(message: dict[str, Any]) -> str:
    """The text or caption of a message."""
    return str(message.get("text", message.get("caption", "")))


def links(message: dict[str, Any], *, mentions: bool = False) -> list[str]:
    """The links that Telegram makes by itself in a message; with `mentions` also the handles that a challenge names."""
    text = text_of(message).encode("utf-16-le")
    return [
        text[2 * one["offset"] : 2 * (one["offset"] + one["length"])].decode("utf-16-le")
        for one in message.get("entities", message.get("caption_entities", []))
        if one["type"] in LINKS and (mentions or one["type"] != "mention")
    ]


def labels(message: dict[str, Any]) -> list[str]:
    """The buttons of a message."""
    return [button["text"] for row in message.get("reply_markup", {}).get("inline_keyboard", []) for button in row]
