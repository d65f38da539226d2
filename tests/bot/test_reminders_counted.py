"""Weeks of play with sleep, quiet hours and outages: reminders are counted (N2)."""

from collections import Counter
from random import Random

import pytest

from bot.chat.port import Author, Message
from bot.grammar.seconds import HOUR
from bot.tables.reminders import MOST_REMINDERS, ReminderSettings
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, CARA, DAN, EVE, Stage, private_chat, words
from tests.examples import examples

PEOPLE = (ANN, BEN, CARA, DAN, EVE)
QUIET = {
    one.handle: ReminderSettings(quiet=((19 + n) % 24, (5 + n) % 24), zone="Europe/Berlin")
    for n, one in enumerate(PEOPLE)
}
OUTAGE = 0.05
"""The share of hours in which the program does not run."""

PLAYED = 0.06
"""The share of waking hours in which somebody on turn moves."""


class Counted:
    """The reminders of each turn: none in quiet hours, none after the move, six at most."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.read = 0
        self.by_turn: Counter[tuple[str, int, int]] = Counter()

    async def read_on(self) -> None:
        for message in self.stage.chat.sent[self.read :]:
            if words(message).startswith("⏰"):
                await self._count(message)
        self.read = len(self.stage.chat.sent)

    async def _count(self, message: Message) -> None:
        who = next(one for one in PEOPLE if private_chat(one) == message.to)
        number = int(words(message).partition("#")[2].partition(".")[0])
        table = await self.stage.table(number)
        assert QUIET[who.handle].quiet_until(self.stage.now) is None
        assert table.is_on_turn(await self.stage.store.person(who.account))
        self.by_turn[who.handle, number, table.since] += 1
        assert self.by_turn[who.handle, number, table.since] <= MOST_REMINDERS


@pytest.mark.slow
async def test_n2_weeks_of_play_keep_the_laws_of_reminders(stage: Stage) -> None:
    rng, stage.now = Random(17), 1_700_000_000.0
    served, stage.served = 0.0, lambda: served
    for who in PEOPLE:
        begins, ends = QUIET[who.handle].quiet or (0, 0)
        await stage.say(who, f"/remind quiet={begins}-{ends} zone=Europe/Berlin every=12h", private=True)
    numbers = []
    for at in range(examples(6, long=60)):
        first, second = rng.sample(PEOPLE, 2)
        pace = ("none", "daily", "2d+12h/5d")[at % 3]
        numbers.append(await stage.begin(first=first, second=second, options=f"pace={pace}"))
    counted = Counted(stage)
    await counted.read_on()
    for _ in range(examples(12, long=30) * 24):
        stage.now += HOUR
        if rng.random() < OUTAGE:
            continue
        served += HOUR
        for _, number in await stage.store.dues(served):
            await stage.service.on_deadline(number)
        await stage.settle()
        await counted.read_on()
        for number in numbers:
            if (await stage.table(number)).phase is Phase.RUNNING and await may_move(stage, number, rng):
                await stage.play(number)
        await counted.read_on()
    assert len(counted.by_turn) > len(numbers) / 2
    assert max(counted.by_turn.values()) > 1


async def may_move(stage: Stage, number: int, rng: Random) -> bool:
    mover: Author = await stage.on_turn(number)
    return QUIET[mover.handle].quiet_until(stage.now) is None and rng.random() < PLAYED
