"""Killed at any moment and started again on Telegram: every update is played once, and whatever is owed is said."""

import asyncio
import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.chat.port import Person
from bot.table import Phase
from core.game import CHANCE, Seat
from core.replay import Entry
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stage import labels, text_of
from tests.adapters.telegram.world import ME, Chat, Refused, Someone, World
from tests.crash.ledger import Ledger
from tests.crash.person import NONSENSE, Happened
from tests.crash.program import PATIENCE, Program
from tests.crash.test_kill import Fuse, nobody_was_skipped

KILLS = int(os.environ.get("SUMMARUM_TELEGRAM_KILLS", "8"))
SEED = int(os.environ.get("SUMMARUM_SEED", "1"))


@dataclass(frozen=True, slots=True)
class Sent:
    """A move somebody sent: at which table, at which ply, and what."""

    table: int
    ply: int
    person: Person
    move: str


class Evening:
    """Two who play each other in a group, a third who plays the computer in private, and a program that keeps dying."""

    def __init__(self, database: Path, world: World, server: Server) -> None:
        self.ledger = Ledger(database)
        self.rng = Random(SEED)
        self.world = world
        self.server = server
        self.group = world.group()
        self.ann, self.ben, self.cem = (world.person(name) for name in ("Ann", "Ben", "Cem"))
        self.moves: list[Sent] = []
        self.sources: set[str] = set()
        self._database = database
        self._fuse: Fuse | None = None
        self._done: set[object] = set()
        server.trouble = self._watch

    # --- lives of the program

    async def begin(self) -> None:
        """Two of them have something to ask for."""
        invited = await self.ben.say(self.group, "who wants to play?")
        self._sent(self.group, invited)
        self._sent(self.group, await self.ann.say(self.group, "/challenge summy", reply_to=invited))
        self._sent(self.cem.chat, await self.cem.tell("/challenge computer summy beginner"))

    async def live_and_die(self) -> None:
        """One life of the program, ended by a kill."""
        self._fuse = Fuse(self.rng)
        program = await self._launch()
        self._fuse.light(program)
        if await program.ready() is not None:
            playing = asyncio.create_task(self._play())
            async with asyncio.timeout(PATIENCE):
                await program.gone()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        else:
            await program.gone()

    async def end(self) -> None:
        """A last life in which nobody begins anything and everything begun is finished."""
        self._fuse = None
        program = await self._launch()
        assert await program.ready() == f"@{ME['username']}"
        await self.world.until(lambda: not self.world.updates)
        await self.world.until(self._nothing_left, patience=PATIENCE)
        await program.stop()

    async def _launch(self) -> Program:
        return await Program.launch(
            self._database, TELEGRAM_TOKEN=self.server.token, TELEGRAM_API_BASE=self.server.base
        )

    def _nothing_left(self) -> bool:
        owed = self.ledger.rows("SELECT 1 FROM outbox")
        return not owed and not self.ledger.rows("SELECT 1 FROM seat WHERE computer_on_turn = 1")

    def _watch(self, method: str, given: Mapping[str, Any]) -> Refused | None:
        if self._fuse is not None:
            self._fuse.told(Happened.ACKNOWLEDGED if given.get("offset") else Happened.HEARD)
        return None

    # --- what people do

    async def _play(self) -> None:
        """Answer whatever asks for it, one thing after the other."""
        while True:
            for message in [*self.group.by_bot(), *self.cem.chat.by_bot()]:
                await self._press(message)
            for number in self.ledger.tables():
                await self._move(number)
            seen = len(self.server.requests)
            await self.world.until(lambda seen=seen: len(self.server.requests) > seen)  # type: ignore[misc]

    async def _press(self, message: dict[str, Any]) -> None:
        mine = self.cem if message["chat"]["id"] == self.cem.chat.id else None
        for label, who in (("Accept", mine or self.ben), ("Rematch", mine or self.ann)):
            if label in labels(message) and self._first((message["chat"]["id"], message["message_id"], label)):
                data = next(
                    button["callback_data"]
                    for row in message["reply_markup"]["inline_keyboard"]
                    for button in row
                    if button["text"] == label
                )
                query = f"q{self.world.number('query')}"
                pressed = {"id": query, "from": who.user, "message": message, "chat_instance": "1", "data": data}
                self.sources.add(f"telegram:{ME['id']}:press:{query}")
                await self.world.deliver("callback_query", pressed)
                self._told(Happened.SENT)

    async def _move(self, number: int) -> None:
        table, _ = self.ledger.table(number)
        for who in (self.ann, self.ben, self.cem):
            person = Person("telegram", str(who.user["id"]))
            if table.phase is Phase.RUNNING and table.on_turn(person) and self._first((number, table.plies)):
                await self._say(who, number, table.plies, person)

    async def _say(self, who: Someone, number: int, ply: int, person: Person) -> None:
        chat = who.chat if who is self.cem else self.group
        if self.rng.random() < 0.3:
            self._sent(chat, await who.say(chat, self.rng.choice(NONSENSE)))
        move = self.ledger.best(number, self.rng)
        chat = who.chat if move.startswith("exchange") else chat
        text = self.rng.choice((move, f"/play {move}", f"/play #{number} {move}"))
        self.moves.append(Sent(number, ply, person, move))
        self._sent(chat, await who.say(chat, text))
        self._told(Happened.SENT)

    def _sent(self, chat: Chat, message: dict[str, Any]) -> None:
        self.sources.add(f"telegram:{ME['id']}:{chat.id}:{message['message_id']}")

    def _told(self, happened: Happened) -> None:
        if self._fuse is not None:
            self._fuse.told(happened)

    def _first(self, deed: object) -> bool:
        new = deed not in self._done
        self._done.add(deed)
        return new


async def test_every_update_is_played_once(tmp_path: Path, world: World, server: Server) -> None:
    evening = Evening(tmp_path / "crash.sqlite3", world, server)
    await evening.begin()
    for _ in range(KILLS):
        await evening.live_and_die()
    await evening.end()
    ledger = evening.ledger
    assert {row[0] for row in ledger.rows("SELECT source FROM inbox")} == evening.sources
    for number in ledger.tables():
        nobody_was_skipped(ledger, number)
    every_move_counts_once(evening)
    every_move_was_announced(evening)
    assert len(evening.moves) >= KILLS / 2, "hardly anything was played"


def every_move_counts_once(evening: Evening) -> None:
    """The moves sent are the people's moves in the logs, each at its place."""
    played: Counter[tuple[int, int, Entry]] = Counter()
    meant: Counter[tuple[int, int, Entry]] = Counter()
    for number in evening.ledger.tables():
        table, log = evening.ledger.table(number)
        for ply, entry in enumerate(log):
            if entry.seat != CHANCE and table.player(entry.seat).person is not None:
                played[number, ply, entry] += 1
        for sent in evening.moves:
            if sent.table == number:
                (seat,) = (n for n, player in enumerate(table.players, 1) if player.person == sent.person)
                meant[number, sent.ply, Entry(Seat(seat), sent.move)] += 1
    assert played == meant


def every_move_was_announced(evening: Evening) -> None:
    """Each laying stands in a message where its table is, at least once."""
    for number in evening.ledger.tables():
        table, log = evening.ledger.table(number)
        chat = evening.cem.chat if table.private else evening.group
        said = "\n".join(text_of(message) for message in chat.by_bot())
        moves = [entry.text for entry in log if entry.seat != CHANCE and not entry.text.startswith("exchange")]
        assert [move for move in moves if move not in said] == []
