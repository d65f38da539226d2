"""When computers think: no more often than needed, and for the same people at one table after the other."""

import asyncio
from pathlib import Path

from bot.chat.port import Incoming
from bot.chat.text import Texts
from bot.games.registry import RuleSet
from core.game import Level
from tests.bot.stage import ANN, BEN, LOBBY, staged
from tests.bot.toys import AtOnce


class Thoughtful(AtOnce):
    """Thinks until it is told that this is enough."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.asking = asyncio.Event()
        self.enough = asyncio.Event()

    async def choose(self, rules: RuleSet, view: object, level: Level) -> tuple[str, ...]:
        self.asked += 1
        self.asking.set()
        await self.enough.wait()
        return await super().choose(rules, view, level)


async def test_what_others_draft_does_not_make_a_computer_think_again(
    tmp_path: Path, toy_registered: None, toy_texts: Texts
) -> None:
    opponents = Thoughtful()
    async with staged(tmp_path / "games.sqlite3", opponents, texts=toy_texts) as stage:
        line = Incoming("1", LOBBY, ANN, "/challenge computer toy level=club", addressed=True, locale="en")
        await stage.service.handle(line)
        await opponents.asking.wait()
        for number, text in enumerate(("pick 3", "undo", "pick 4"), start=2):
            await stage.service.handle(Incoming(str(number), LOBBY, ANN, text, private=True))
        opponents.enough.set()
        await stage.settle()
        assert opponents.asked == 1
        assert (await stage.table()).turn == {1}


async def test_whoever_plays_at_many_tables_waits_for_their_computers_alone(
    tmp_path: Path, toy_registered: None, toy_texts: Texts
) -> None:
    opponents = Thoughtful()
    async with staged(tmp_path / "games.sqlite3", opponents, texts=toy_texts) as stage:
        for number, who in enumerate((ANN, ANN, ANN, ANN, BEN), start=1):
            text = "/challenge computer toy level=club"
            await stage.service.handle(Incoming(str(number), LOBBY, who, text, addressed=True, locale="en"))
        while opponents.asked < 2:
            opponents.asking.clear()
            await opponents.asking.wait()
        for _ in range(100):
            await asyncio.sleep(0)
        assert opponents.asked == 2, "one of Ann's and Ben's"
        opponents.enough.set()
        await stage.settle()
        assert opponents.asked == 5
