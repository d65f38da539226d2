"""The service with its store, its clock and people who play, in simulated time: each run is forked here, and kills itself.

Every line of its input is the arguments of a run as JSON; a line of output tells the status with which the run has ended.
"""

import asyncio
import json
import logging
import os
import sys
import traceback
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from random import Random
from signal import SIGKILL
from typing import Final

from bot.chat.outbox_message import outbox_message_from_json
from bot.chat.port import Account, Channel, Incoming, Message
from bot.clock import Clock, Uptime
from bot.store.change import Change, Committed
from bot.store.sqlite import SqliteStore
from bot.tables.table import Phase, Table
from core.game import Level
from tests.bot.stage import LOBBY, Stage, author
from tests.bot.toys import AtOnce

HOUR: Final = 3600.0
STEPS: Final = 14
"""The steps of a run that is not killed before."""

INSTANT: Final = 0.001
"""The least seconds by which time goes on: sums of times are not exact."""

MOST_DUE: Final = 100
"""More than the clock ever has to do at one moment."""

FIRST: Final = 1
"""The seed of the first run."""

PACES: Final = ("none", "live", "1d+6h/2d rated=no")
"""The pace of each table: the first only has reminders, at the second lost time is claimed automatically, at the third
the other player claims it."""

MOMENTS: Final = ("tick", "commit", "committed", "send", "sent")


@dataclass(frozen=True)
class Run:
    """A run, `outage` seconds after the one before; it is killed `steps` turns of the event loop after `moment` number `count`.

    With a `count` of 0 it is not killed.
    """

    database: str
    ledger: str
    outage: float
    seed: int
    moment: str
    count: int
    steps: int


class Ledger:
    """The file in which all runs write down what they do, before or after the program does it."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def write(self, what: str, **facts: object) -> None:
        """Add a line; it stays even if the next thing that happens is the kill."""
        os.write(self._file, f"{json.dumps({'what': what, **facts})}\n".encode())


class Errors(logging.Handler):
    """Errors of the program, in the ledger."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__(logging.ERROR)
        self._ledger = ledger

    def emit(self, record: logging.LogRecord) -> None:
        self._ledger.write("error", text=self.format(record))


class DeadlineProgram:
    """One run of the program, with Ann and Ben who play at a table of each pace."""

    tappable = False

    def __init__(self, run: Run) -> None:
        self.run = run
        self.rng = Random(run.seed)
        self.ledger = Ledger(Path(run.ledger))
        self.before = [json.loads(line) for line in Path(run.ledger).read_text("utf-8").splitlines()]
        self.now = max((line["now"] for line in self.before if "now" in line), default=0.0) + run.outage
        self._left = run.count

    async def live(self) -> None:
        """Go on where the last run was killed, until this one is."""
        logging.getLogger().addHandler(Errors(self.ledger))
        store = await SqliteStore.open(Path(self.run.database))
        store.run = replace(store.run, origin="n")  # then a nonce is just the number of its message
        self.stage = stage = Stage(Path(self.run.database), store, AtOnce())
        stage.chats["web"] = self
        stage.seeds = stage.lines = self.run.seed * 1_000
        uptime = Uptime(stage.store.run.served, monotonic=lambda: self.now, asleep=inf)
        stage.served = uptime.seconds
        commit, beat = stage.store.commit, stage.store.beat

        async def noted_commit(change: Change) -> Committed:
            self._moment("commit")
            committed = await commit(change)
            self._moment("committed")
            return committed

        async def noted_beat(served: float) -> None:
            await beat(served)
            self.ledger.write("beat", served=served)

        stage.store.commit, stage.store.beat = noted_commit, noted_beat  # type: ignore[method-assign]
        self.ledger.write("begin", served=stage.served())
        self._set(self.now)
        self._clock = Clock(
            stage.store, stage.service.on_deadline, stage.services.wakeup, served=stage.served, now=lambda: self.now
        )
        await stage.delivery.load()
        stage.delivery.start()
        await self._play()
        os.kill(os.getpid(), SIGKILL)

    async def _play(self) -> None:
        await self._tick()
        for line in self._unanswered():
            await self._say(*line)
        await self._set_up()
        for _ in range(STEPS):
            moved = self.now + self.rng.expovariate(1 / (self.rng.choice((0.05, 10, 40)) * HOUR))
            dues = await self.stage.store.dues(inf, 1)
            due = self.now + max(INSTANT, dues[0][0] - self.stage.served()) if dues else inf
            self._set(min(moved, due))
            await self._tick()
            if moved < due:
                await self._act()

    def _set(self, now: float) -> None:
        self.now = self.stage.now = self.stage.limits_clock = now
        self.ledger.write("served", served=self.stage.served(), now=now)

    async def _tick(self) -> None:
        self._moment("tick")
        for _ in range(MOST_DUE):
            if await self._clock.tick() > self.stage.served():
                break
        else:
            raise AssertionError("what was done is still due")
        await self._observe()

    async def _set_up(self) -> None:
        """Begin a table of each pace, unless there is one."""
        if self.run.seed == FIRST:
            for who in ("ann", "ben"):
                await self._say(who, "/remind every=2h")
        tables = await self.stage.store.tables_in(LOBBY, (Phase.OPEN, Phase.RUNNING))
        for table in tables:
            if table.phase is Phase.OPEN:
                await self._accept(table)
        for at, pace in enumerate(PACES):
            if not any(_place(table) == at for table in tables):
                # a person who loses on time again and again plays no rated games for a while
                some = self.run.seed if pace == "live" else ""
                await self._say(f"ann{some}", f"/challenge @ben{some} summy pace={pace}")
                (table,) = await self.stage.store.tables_in(LOBBY, (Phase.OPEN,))
                await self._accept(table)

    async def _accept(self, table: Table) -> None:
        """Begin the game: if the challenge is older than the last outage, whoever made it is asked whether they are here."""
        account = table.players[0].account
        assert account is not None
        await self._say(account.id.replace("ann", "ben"), f"/accept #{table.id}")
        if (await self.stage.table(table.id)).phase is Phase.OPEN:
            await self._say(account.id, f"/accept #{table.id}")

    async def _act(self) -> None:
        """Let somebody move, or claim the time that another player has lost; they press twice."""
        tables = await self.stage.store.tables_in(LOBBY, (Phase.RUNNING,))
        if not tables:  # all came to their end in this run: the next one begins others
            return
        table = self.rng.choice(tables)
        (seat,) = table.turn
        accounts = [player.account for player in table.players]
        mover, other = (one.id for one in (accounts[seat - 1], accounts[2 - seat]) if one is not None)
        if table.clocks is not None and table.clocks.late and self.rng.random() < 0.7:
            for _ in range(2):
                await self._say(other, f"/claim #{table.id}")
        else:
            await self._say(mover, f"/play #{table.id} {await self.stage.move(table.id, Level.BEGINNER)}")

    async def _say(self, who: str, text: str, id_: str = "") -> None:
        """Type a line; if its answer is not known, it comes again in the next run, as platforms do it."""
        id_ = id_ or f"line {self.stage.lines}"
        self.stage.lines += 1
        self.ledger.write("line", who=who, text=text, id=id_)
        private = not text.startswith("/challenge")
        place = Channel("web", f"@{who}") if private else LOBBY
        people = {one.handle: one.account for one in (author(who), author(who.replace("ann", "ben")))}
        line = Incoming(id_, place, author(who), text, private=private, addressed=True, locale="en", mentions=people)
        await self.stage.service.handle(line)
        self.ledger.write("answered", id=id_)
        await self._observe()

    def _unanswered(self) -> list[tuple[str, str, str]]:
        answered = {line["id"] for line in self.before if line["what"] == "answered"}
        typed = {line["id"]: line for line in self.before if line["what"] == "line" and line["id"] not in answered}
        return [(line["who"], line["text"], line["id"]) for line in typed.values()]

    async def _observe(self) -> None:
        """Write down which turns go on, once all is said; nobody moves before that."""
        await self.stage.settle()
        for table in await self.stage.store.tables_in(LOBBY, (Phase.RUNNING,)):
            for one in table.reminders.values():
                self.ledger.write(
                    "turn", turn=(table.id, table.since), began=one.began, given=one.given, every=one.every
                )

    # --- the chat

    async def send(self, message: Message) -> str:
        """Take a message; one that comes again is known by its nonce."""
        self._moment("send")
        [(stored,)] = self.stage.sql("SELECT message FROM outbox WHERE id = ?", int(message.nonce.lstrip("n")))
        owed = outbox_message_from_json(stored)
        table = None if owed.table is None else await self.stage.table(owed.table)
        turn = None if table is None else (table.id, table.since)
        keys = ["reminder"] if owed.reminds else [line.key for line in owed.lines]
        self.ledger.write("told", nonce=message.nonce, keys=keys, turn=turn)
        self._moment("sent")
        return f"r-{message.nonce}"

    def theme(self, account: Account | None) -> str:
        """The same for everybody."""
        return ""

    # --- the kill

    def _moment(self, moment: str) -> None:
        if moment == self.run.moment:
            self._left -= 1
            if self._left == 0:
                self._count_down(self.run.steps)

    def _count_down(self, steps: int) -> None:
        if steps == 0:
            os.kill(os.getpid(), SIGKILL)
        asyncio.get_running_loop().call_soon(self._count_down, steps - 1)


def _place(table: Table) -> int:
    """The index of a table's pace in `PACES`."""
    if table.pace is None:
        return 0
    return 1 if table.pace.live else 2


def main() -> None:
    """Fork a run for each line."""
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            try:
                asyncio.run(DeadlineProgram(Run(**json.loads(line))).live())
            except BaseException:
                traceback.print_exc()
            os._exit(1)  # the thread of the database would go on
        _, status = os.waitpid(pid, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
