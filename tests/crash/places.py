"""A table over four chats whose program is killed again and again, while three are in trouble; a fifth chat watches."""

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.tables.table import Phase
from tests.adapters.discord.back_end import People
from tests.adapters.discord.transport import Fault
from tests.adapters.four_people import plain
from tests.adapters.telegram.app import text_of
from tests.adapters.telegram.server import Server
from tests.adapters.telegram.stand_in import Refused
from tests.adapters.web_client import Browser, Page
from tests.adapters.web_client import text_of as entry_text
from tests.crash.kills import KillTimer
from tests.crash.ledger import Ledger
from tests.crash.person import LOBBY, Happened
from tests.crash.program import PATIENCE, Program

REST: Final = 3.0
"""The seconds after which a run ends if nothing has killed the program: what is next waits for a chat in trouble."""

OWED: Final = 12
"""Nobody moves while more messages than these are owed: a slow chat would never get them."""

MOVES: Final = 14
"""The moves before the last run: the game goes on then, so that everybody gets a new board."""


class PlacesWithKills:
    """Ann plays in a group on Telegram, which is slow, against Cara in the lobby of the web chat.

    A channel on Discord, which refuses some messages, and a group on Telegram that has thrown the bot out look on.
    Another channel on Discord watches.
    """

    def __init__(self, database: Path, server: Server, people: People, rng: Random) -> None:
        self.ledger = Ledger(database)
        self.server = server
        self.people = people
        self.rng = rng
        self.telegram = server.stand_in
        self.ann, self.tom = self.telegram.person("Ann"), self.telegram.person("Tom")
        self.slow, self.gone = self.telegram.group("Slow"), self.telegram.group("Gone")
        self.refusing, self.watching = people.back_end.channel("refusing"), people.back_end.channel("watching")
        self.entries: dict[int, dict[str, Any]] = {}
        self.typed: dict[int, str] = {}
        self.runs = 0
        self.in_trouble = 0
        self._database = database
        self._trouble = False
        self._kill_timer: KillTimer | None = None
        self._held: list[asyncio.Event] = []
        self._browser: Browser | None = None
        server.trouble, server.hold = self._refuse, self._hold
        server.longest_poll = 0.5  # nothing else tells when the outbox is empty

    # --- runs of the program

    async def begin(self) -> None:
        """The table comes to all four chats."""
        program, address = await self._launch()
        async with Browser(address) as self._browser:
            cara = await self._browser.enter("Cara")
            await self.ann.say(self.slow, "/challenge anyone summy watch=yes")
            await self.telegram.until(lambda: self._said(self.slow, "wants to play"))
            await self.ann.say(self.slow, "/invite #1")
            await self.telegram.until(lambda: self._said(self.ann.chat, "Your invitation"))
            code = re.findall(r"[2-9A-Z]{4}-[2-9A-Z]{4}", text_of(self.ann.chat.by_bot()[-1]))[0]
            await cara.line(f"/join {code}")
            await self.telegram.until(lambda: self._said(self.slow, "begins"))
            await self.people.slash("Dora", self.refusing, "join", code=code)
            await self.people.slash("Dora", self.watching, "watch", table="1")
            await self.tom.say(self.gone, f"/join {code}")
            await self.telegram.until(lambda: self._said(self.gone, "is played in this chat too"))
        await self._delivered()
        await program.stop()

    async def run_until_killed(self) -> None:
        """One run of the program, ended by a kill; what was sent before and not yet taken arrives all the same."""
        self.runs += 1
        self._trouble, self._kill_timer = True, KillTimer(self.rng)
        path = f"/channels/{self.refusing}/messages"
        if self.rng.random() < 0.5:
            self.people.transport.faults.append(Fault("POST", path, 403, 50013, times=self.rng.randint(1, 3)))
        program = await Program.launch(self._database, **self._settings())
        self._kill_timer.arm(program)
        if (address := await self._address(program)) is not None:
            most = min(MOVES, len(self.typed) + self.rng.randint(1, 4))
            playing, gone = asyncio.create_task(self._play(address, most=most)), asyncio.create_task(program.gone())
            playing.add_done_callback(lambda _: self._told(Happened.HEARD, last=True))
            await asyncio.wait({gone}, timeout=REST)
            if not gone.done():
                program.kill()
            await gone
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        else:
            await program.gone()
        self._let_go()

    async def end(self) -> None:
        """A last run without trouble: all that is owed is said, and everybody gets a new board."""
        self._trouble, self._kill_timer = False, None
        self.people.transport.faults.clear()
        program, address = await self._launch()
        await self._delivered()
        self.in_trouble = len(self.typed)
        async with asyncio.timeout(PATIENCE):
            await self._play(address, most=self.in_trouble + 2)
        await self._delivered()
        async with Browser(address, self._browser) as browser:
            self._read((await browser.open("cara")).welcome["entries"])
        await program.stop()

    async def _launch(self) -> tuple[Program, str]:
        program = await Program.launch(self._database, **self._settings())
        address = await self._address(program)
        assert address is not None
        return program, address

    def _settings(self) -> dict[str, Any]:
        return {
            "WEB": "on",
            "TELEGRAM_TOKEN": self.server.token,
            "TELEGRAM_API_BASE": self.server.base,
            "DISCORD_TOKEN": "discord-token-of-the-tests",
            "DISCORD_API_BASE": self.people.transport.api,
            "DISCORD_GATEWAY": self.people.transport.gateway,
        }

    async def _address(self, program: Program) -> str | None:
        """The address of the web chat, or None if the program has ended before it was told."""
        while line := await program.line():
            if found := re.search(r"open (http\S+)", line):
                return found[1]
        return None

    async def _delivered(self) -> None:
        """Wait until every line is answered and nothing is owed."""
        await self.telegram.until(
            lambda: not (self.telegram.updates or self.ledger.rows("SELECT 1 FROM outbox")), patience=PATIENCE
        )

    # --- chats in trouble

    def _refuse(self, method: str, given: Mapping[str, Any]) -> Refused | None:
        if self._kill_timer is not None:
            self._kill_timer.told(Happened.ACKNOWLEDGED if given.get("offset") else Happened.HEARD)
        if self._trouble and str(given.get("chat_id")) == str(self.gone.id):
            return Refused(403, "Forbidden: bot was kicked from the group chat")
        return None

    def _hold(self, method: str, given: Mapping[str, Any]) -> asyncio.Event | None:
        if not self._trouble or str(given.get("chat_id")) != str(self.slow.id):
            return None
        self._held.append(asyncio.Event())
        return self._held[-1]

    def _let_go(self) -> None:
        for event in self._held:
            event.set()
        self._held.clear()

    # --- what people do

    async def _play(self, address: str, *, most: int) -> None:
        """Ann and Cara play on; what Telegram holds back goes on when Cara is shown something."""
        async with Browser(address, self._browser) as browser:
            cara = await browser.open("cara")
            self._read(cara.welcome["entries"])
            typed: set[int] = set()
            while not self._all_played(most):
                await self._move(cara, typed, most)
                said = await cara.next("entry", "ack")
                self._told(Happened.ACKNOWLEDGED if said["type"] == "ack" else Happened.HEARD)
                if said["type"] == "entry":
                    self._read([said["entry"]])
                    self._let_go()

    async def _move(self, cara: Page, typed: set[int], most: int) -> None:
        """Type the move that is due, Ann once, Cara once a run: a page sends a line again until it is acknowledged."""
        table, _ = self.ledger.table(1)
        if table.phase is not Phase.RUNNING or table.plies in typed or len(self.typed) >= most:
            return
        if len(self.ledger.rows("SELECT 1 FROM outbox")) > OWED:
            return
        # A line typed before a kill may be played just now: a new choice would be one for the next position.
        before = self.typed.get(table.plies)
        move = before or self.ledger.best(1, table.plies)
        typed.add(table.plies)
        self.typed[table.plies] = move  # first: if a kill interrupts the sending, the program may have the line already
        name = table.player(min(table.turn)).name
        if name == "Ann" and before is None:
            secret = self.ledger.secret(1, move)
            await self.ann.say(self.ann.chat if secret else self.slow, f"/play #1 {move}")
        elif name == "Cara":
            await cara.line(f"/play #1 {move}", id_=f"client-{table.plies:06}")
        self._told(Happened.SENT)

    def _all_played(self, most: int) -> bool:
        table, _ = self.ledger.table(1)
        return table.phase is not Phase.RUNNING or (len(self.typed) >= most and table.plies > max(self.typed))

    def _told(self, happened: Happened, *, last: bool = False) -> None:
        if self._kill_timer is not None:
            self._kill_timer.told(happened, last=last)

    # --- what people see

    def _read(self, entries: list[dict[str, Any]]) -> None:
        for one in entries:
            if one["room"] == LOBBY and one["from"] is None and not one.get("only"):
                self.entries[one["id"]] = one

    def _said(self, chat: Any, words: str) -> bool:
        return any(words in plain(text_of(one)) for one in chat.by_bot())

    def told(self) -> dict[str, list[str]]:
        """All that the bot has said in each chat."""
        on_discord = {
            name: [plain(one.text) for one in self.people.back_end.seen(channel) if one.author == "summarum"]
            for name, channel in (("refusing", self.refusing), ("watching", self.watching))
        }
        return {
            "web": [plain(entry_text(one)) for _, one in sorted(self.entries.items())],
            "slow": [plain(text_of(one)) for one in self.slow.by_bot()],
            "gone": [plain(text_of(one)) for one in self.gone.by_bot()],
            **on_discord,
        }
