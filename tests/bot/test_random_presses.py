"""Buttons old and new pressed at random, on three platforms, between moves and commands: nothing ends in an error.

SUMMARUM_LONG plays far more steps.
"""

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.chat.port import Account, Author, Channel, Ephemeral, Incoming, Message, Private
from bot.games.opponents import Opponents
from bot.games.registry import GAMES
from bot.grammar import words
from bot.tables.table import Phase, Table
from core.game import Level, Seat
from tests.bot.stage import ANN, BEN, CARA, EVERYBODY, LOBBY, Stage, on_three_platforms, reference, staged
from tests.examples import examples

pytestmark = pytest.mark.slow

SEEDS: Final = range(examples(1, long=24))
STEPS: Final = examples(150, long=700)

TOM, TIM = (Author(Account("telegram", handle), handle.title(), handle) for handle in ("tom", "tim"))
DEE, DOT = (Author(Account("discord", handle), handle.title(), handle) for handle in ("dee", "dot"))
PEOPLE: Final = (ANN, BEN, CARA, TOM, TIM, DEE, DOT)
ROOMS: Final = {"web": LOBBY, "telegram": Channel("telegram", "-100"), "discord": Channel("discord", "900")}
NAMES: Final = {**EVERYBODY, **{one.handle: one.account for one in (TOM, TIM, DEE, DOT)}}

OPPONENTS: Final = ("computer=beginner", "@ben", "@tom", "@dee", "@cara @ann", "@tim @tom", "anyone")
OPTIONS: Final = ("", "", "pace=live", "hints=yes", "rated=no", "time=off", "handicap=auto")
BEHIND: Final = (
    "", "#1", "#2", "#3", "on", "off", "all", "full", "words", "summy", "rummy plus", "#2 8", "@ben", "@tom", "yes", "no",
    "change", "answer", "share", "8:00", "+1d", "5 days", "join", "new summy rounds=2", "start", "next", "standings",
    "leave", "end", "drop @ben", "dark", "de", "en", "live", "games=summy,kakuro", "luck=x", "S5", "me", "everywhere", "delay",
)  # fmt: skip


@dataclass
class RandomLines:
    """People who type and press at random."""

    stage: Stage
    rng: Random

    async def step(self) -> None:
        """One line: a button of the last messages, a move or a challenge, a command; or time goes by."""
        kind = self.rng.random()
        if kind < 0.45 and self.stage.chat.sent:
            await self.press(self.rng.choice(self.stage.chat.sent[-self.rng.choice((4, 20, 80)) :]))
        elif kind < 0.7:
            await self.move_or_challenge()
        elif kind < 0.75:
            await self.wait(self.rng.choice((60, 3_600, 86_400, 3 * 86_400)))
        else:
            await self.command()

    async def press(self, message: Message) -> None:
        """Press a button of a message, in a channel as anybody there."""
        if not message.buttons:
            return
        whose = None if isinstance(message.to, Channel) else message.to.account
        who = self.rng.choice([one for one in PEOPLE if one.account == (whose or one.account)])
        room = message.to if isinstance(message.to, Channel) else None
        room = message.to.channel if isinstance(message.to, Ephemeral) else room
        if room is not None and room.platform != who.account.platform:
            return
        command = self.rng.choice(message.buttons).command
        await self.say(who, command, private=isinstance(message.to, Private), pressed=reference(message))

    async def move_or_challenge(self) -> None:
        """Play what a beginner would at one of the tables, or challenge somebody."""
        tables = await self.tables(Phase.RUNNING)
        if not tables or self.rng.random() < 0.1:
            game = self.rng.choice([*GAMES])
            line = f"/challenge {self.rng.choice(OPPONENTS)} {game} {self.rng.choice(OPTIONS)}"
            await self.say(self.rng.choice(PEOPLE), line, private=self.rng.random() < 0.2)
            return
        table = self.rng.choice(tables)
        seats = {seat: one for seat in table.turn for one in PEOPLE if one.account == table.player(seat).account}
        if seats:
            seat = self.rng.choice(sorted(seats))
            move = await self.chosen(table, seat)
            line = self.rng.choice((f"/play #{table.id} {move}", move, f"/try #{table.id} {move}"))
            await self.say(seats[seat], line, private=self.rng.random() < 0.7)

    async def chosen(self, table: Table, seat: Seat) -> str:
        """The line of a beginner on this seat."""
        loaded = await self.stage.positions.load(table)
        moves = loaded.game.choose(loaded.view(seat), Level.BEGINNER, self.rng)
        return ";".join(map(loaded.game.format, moves))

    async def command(self) -> None:
        """Type a command with something behind it, whether or not that fits."""
        name = self.rng.choice([*words.COMMANDS])
        behind = (self.rng.choice(BEHIND) for _ in range(self.rng.randrange(3)))
        line = f"{self.rng.choice(('/', '/', ''))}{name} {' '.join(behind)}".strip()
        await self.say(self.rng.choice(PEOPLE), line, private=self.rng.random() < 0.4)

    async def wait(self, seconds: float) -> None:
        """Let time go by, and do what falls due."""
        self.stage.now += seconds
        for table in await self.tables(Phase.OPEN, Phase.RUNNING):
            if table.due is not None and table.due <= self.stage.now:
                await self.stage.service.on_deadline(table.id)

    async def tables(self, *phases: Phase) -> list[Table]:
        """The tables of all rooms in these phases."""
        return [table for room in ROOMS.values() for table in await self.stage.store.tables_in(room, phases)]

    async def say(self, who: Author, text: str, *, private: bool, pressed: str | None = None) -> None:
        """Type a line, or press a button of the message with this reference."""
        self.stage.lines += 1
        self.stage.limits_clock += 60
        platform = who.account.platform
        line = Incoming(
            f"line:{self.stage.lines}",
            Channel(platform, f"@{who.account.id}") if private else ROOMS[platform],
            who,
            text,
            private=private,
            addressed=private or text.startswith("/"),
            reply_to=pressed,
            pressed=pressed is not None,
            locale=self.rng.choice(("en", "de", "")),
            mentions=NAMES,
            moderator=self.rng.random() < 0.3,
        )
        await self.stage.service.handle(line)
        await self.stage.settle()


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_is_pressed_is_answered_without_an_error(
    tmp_path: Path, opponents: Opponents, seed: int
) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:  # which fails where an error is logged
        typed = RandomLines(on_three_platforms(stage), Random(seed))
        for _ in range(STEPS):
            await typed.step()
        assert await stage.store.outbox() == ()
        assert len(stage.chat.sent) > STEPS // 4
