"""Killed at any moment and started again on Telegram, the program plays every update once and sends every answer it owes.

SUMMARUM_TELEGRAM_KILLS is the number of kills, over all games; `make long` kills far more often, with several seeds.
"""

import asyncio
import os
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.chat.port import Account
from bot.games import registry
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import ME, Chat, Refused, StandIn
from tests.company import fewest
from tests.crash.course import Course, announced, every_move_counts_once, phases_ended_by_clock
from tests.crash.kills import KillTimer, run_with_kills
from tests.crash.ledger import ChosenMove, Ledger
from tests.crash.person import NONSENSE, Happened
from tests.crash.program import PATIENCE, Program

KILLS = int(os.environ.get("SUMMARUM_TELEGRAM_KILLS", "4"))
SEED = int(os.environ.get("SUMMARUM_SEED", "1"))
OWED = 6
"""People type nothing while the bot owes more answers than this: a group takes twenty messages a minute."""
REST = 10
"""The seconds after which a run ends if nothing has killed the program."""
FOR_TWO = [name for name in registry.GAMES if registry.load(name).game.seats[0] <= 2]


class GamesWithKills:
    """Two play each other in a group, a third plays the computer in private, and the program is killed again and again."""

    def __init__(self, database: Path, game: str, stand_in: StandIn, server: Server) -> None:
        self.game = game
        self.ledger = Ledger(database)
        self.rng = Random(SEED)
        self.stand_in = stand_in
        self.server = server
        self.group = stand_in.group()
        self.ann, self.ben, self.cem = (stand_in.person(name) for name in ("Ann", "Ben", "Cem"))
        self.others = [stand_in.person("Dan", username="dan_d")][: fewest(game) - 2]
        self.chosen: dict[Account, list[ChosenMove]] = defaultdict(list)
        self.sources: set[str] = set()
        self.run_down: set[tuple[int, int]] = set()
        self._database = database
        self._kill_timer: KillTimer | None = None
        self._done: set[object] = set()
        self._last: dict[tuple[int, Account], str] = {}
        server.trouble = self._watch
        server.longest_poll = 0.5  # nothing else tells when the outbox is empty

    # --- runs of the program

    async def begin(self) -> None:
        """Two of them type their challenges."""
        invited = await self.ben.say(self.group, "who wants to play?")
        others = " ".join(f"@{one.user['username']}" for one in self.others)
        self._sent(self.group, invited)
        self._sent(self.group, await self.ann.say(self.group, f"/challenge {others} {self.game}", reply_to=invited))
        self._sent(self.cem.chat, await self.cem.tell(f"/challenge computer {self.game} beginner"))

    async def run_until_killed(self) -> None:
        """One run of the program, ended by a kill."""
        self._kill_timer = KillTimer(self.rng)
        program = await self._launch()
        self._kill_timer.arm(program)
        if await program.ready() is not None:
            playing = asyncio.create_task(self._play())
            gone = asyncio.create_task(program.gone())
            await asyncio.wait({gone}, timeout=REST)
            if not gone.done():  # all wait for messages, which Telegram takes one by one only
                program.kill()
            await gone
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        else:
            await program.gone()
        self.ledger.let_an_hour_pass()
        if self.rng.random() < 0.5:
            self.run_down |= self.ledger.run_down_timers()

    async def end(self) -> None:
        """A last run: nobody begins anything, everything begun is finished, every timer runs out."""
        self._kill_timer = None
        running = self.ledger.run_down_timers()
        self.run_down |= running
        program = await self._launch()
        assert await program.ready() == f"@{ME['username']}"
        await self.stand_in.until(lambda: not self.stand_in.updates)
        await self.stand_in.until(lambda: not running & set(self.ledger.limits().items()), patience=PATIENCE)
        await self.stand_in.until(self._nothing_left, patience=PATIENCE)
        await program.stop()

    async def _launch(self) -> Program:
        return await Program.launch(
            self._database, TELEGRAM_TOKEN=self.server.token, TELEGRAM_API_BASE=self.server.base
        )

    def _nothing_left(self) -> bool:
        owed = self.ledger.rows("SELECT 1 FROM outbox")
        return not owed and not self.ledger.rows("SELECT 1 FROM seat WHERE computer_on_turn = 1")

    def _watch(self, method: str, given: Mapping[str, Any]) -> Refused | None:
        if self._kill_timer is not None:
            self._kill_timer.told(Happened.ACKNOWLEDGED if given.get("offset") else Happened.HEARD)
        return None

    # --- what people do

    async def _play(self) -> None:
        """Press the buttons and play the moves that are due, one after the other."""
        while True:
            for message in [*self.group.by_bot(), *self.cem.chat.by_bot()]:
                if "reply_markup" in message:
                    await self._press(message)
            for number in self.ledger.running():
                await self._move(number)
                await asyncio.sleep(0)  # reading the database holds up the stand-ins of this process
            seen = len(self.server.requests)
            await self.stand_in.until(lambda seen=seen: len(self.server.requests) > seen)  # type: ignore[misc]

    async def _press(self, message: dict[str, Any]) -> None:
        mine = self.cem if message["chat"]["id"] == self.cem.chat.id else None
        for label, who in (
            *(("Accept", mine or one) for one in (self.ben, *self.others)),
            ("Rematch", mine or self.ann),
        ):
            if label in labels(message) and self._first(
                (message["chat"]["id"], message["message_id"], label, who.user["id"])
            ):
                data = next(
                    button["callback_data"]
                    for row in message["reply_markup"]["inline_keyboard"]
                    for button in row
                    if button["text"] == label
                )
                query = f"q{self.stand_in.number('query')}"
                pressed = {"id": query, "from": who.user, "message": message, "chat_instance": "1", "data": data}
                self.sources.add(f"telegram:{ME['id']}:press:{query}")
                await self.stand_in.deliver("callback_query", pressed)
                self._told(Happened.SENT)

    async def _move(self, number: int) -> None:
        if len(self.ledger.rows("SELECT 1 FROM outbox")) > OWED:
            return
        table, _ = self.ledger.table(number)
        for who in (self.ann, self.ben, *self.others, self.cem):
            person = Account("telegram", str(who.user["id"]))
            last = self._last.get((number, person))
            chosen = (
                self.ledger.chosen_move(number, person, self.rng) if last is None or self.ledger.handled(last) else None
            )
            if chosen is not None:
                chat = who.chat if chosen.secret or table.private else self.group
                if self.rng.random() < 0.3:
                    self._sent(chat, await who.say(chat, self.rng.choice(NONSENSE)))
                text = self.rng.choice((f"/play {chosen.text}", f"/play #{number} {chosen.text}"))
                if chat is who.chat or " " in chosen.text:  # a single word in a group is small talk
                    text = self.rng.choice((text, chosen.text))
                self.chosen[person].append(chosen)
                self._last[number, person] = self._sent(chat, await who.say(chat, text))
                self._told(Happened.SENT)

    def _sent(self, chat: Chat, message: dict[str, Any]) -> str:
        source = f"telegram:{ME['id']}:{chat.id}:{message['message_id']}"
        self.sources.add(source)
        return source

    def _told(self, happened: Happened) -> None:
        if self._kill_timer is not None:
            self._kill_timer.told(happened)

    def _first(self, act: object) -> bool:
        new = act not in self._done
        self._done.add(act)
        return new


@pytest.mark.slow
@pytest.mark.parametrize("game", FOR_TWO)
async def test_every_update_is_played_once(tmp_path: Path, stand_in: StandIn, server: Server, game: str) -> None:
    games = GamesWithKills(tmp_path / "crash.sqlite3", game, stand_in, server)
    await games.begin()
    kills = max(1, KILLS // len(FOR_TWO))
    await run_with_kills(games, kills)
    await games.end()
    ledger = games.ledger
    assert {row[0] for row in ledger.rows("SELECT source FROM inbox")} == games.sources
    courses = [Course.of(ledger, number) for number in ledger.tables()]
    for course in courses:
        every_move_was_announced(games, course)
    moves = sum(every_move_counts_once(course, games.chosen) for course in courses)
    deadline = set[tuple[int, int]]().union(*map(phases_ended_by_clock, courses))
    assert deadline <= games.run_down, "time out of service was charged"
    assert moves >= kills / 2, "hardly anything was played"


def every_move_was_announced(games: GamesWithKills, course: Course) -> None:
    """Each public move is in at least one message in the chat of its table."""
    chat = games.cem.chat if course.table.private else games.group
    said = "\n".join(text_of(message) for message in chat.by_bot())
    assert [move for move in announced(course).moves if move not in said] == []
