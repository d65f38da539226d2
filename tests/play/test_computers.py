"""Full games of each kind between computer seats, through the service, the store and the delivery."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.chat.port import Account, Channel, Message
from bot.chat.text import plain_text
from bot.commands.changes import change_to_begin
from bot.commands.context import Services
from bot.games.registry import GAMES, load
from bot.messages.delivery import Delivery
from bot.messages.drawing import Drawing
from bot.messages.wording import Wording
from bot.service import Service
from bot.store.positions import Positions
from bot.store.sqlite import SqliteStore
from bot.tables.playing import replay_log
from bot.tables.table import Answer, Phase, Player, Table
from core.game import Level
from core.points import format_points
from tests.company import fewest
from tests.examples import examples
from tests.shared import parts
from tests.texts import TEXTS

LOBBY = Channel("stub", "lobby")
GAMES_OF_A_KIND = examples(3, long=10)
"""Each of three has another number of seats."""


class Listener:
    """A chat that keeps the messages it gets."""

    tappable = False

    def __init__(self) -> None:
        self.heard: list[Message] = []

    async def send(self, message: Message) -> str:
        self.heard.append(message)
        return message.nonce

    def theme(self, account: Account | None) -> str:
        return ""

    def last_of(self, number: int) -> str:
        """The newest text about a table."""
        said = [m for m in self.heard if any(button.command.endswith(f" #{number}") for button in m.buttons)]
        return plain_text(said[-1].text)


@asynccontextmanager
async def in_service(folder: Path, chat: Listener) -> AsyncIterator[tuple[Services, Service, Delivery]]:
    store = await SqliteStore.open(folder / "games.sqlite3")
    positions = Positions(store)
    services = Services(store, positions, TEXTS, parts().opponents)
    delivery = Delivery(store, {"stub": chat}, Wording(TEXTS), Drawing(store, positions, TEXTS))
    service = Service(services, delivery)
    delivery.start()
    try:
        yield services, service, delivery
    finally:
        await service.computers.close()
        await delivery.close()
        await store.close()


def seats(name: str, number: int) -> tuple[Player, ...]:
    """Two to four computer players, as far as the game allows; a master, who thinks longest, only in games of four."""
    levels = (Level.CLUB, Level.BEGINNER, Level.CLUB, Level.MASTER)[: max(fewest(name), 2 + number % 3)]
    return tuple(Player(f"C{n}", level=level, answer=Answer.ACCEPTED) for n, level in enumerate(levels, 1))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
async def test_computers_play_games_to_the_end(name: str, tmp_path: Path) -> None:
    chat = Listener()
    async with in_service(tmp_path, chat) as (services, service, delivery):
        engine = load(name)
        for number in range(1, GAMES_OF_A_KIND + 1):
            seed = bytes([number]) * 32
            table = Table(await services.store.new_table(), LOBBY, name, seats(name, number), seed)
            delivery.take(
                (await services.store.commit((await change_to_begin(services, table, line=None)).change)).outbox
            )
        await service.computers.catch_up()
        await service.computers.idle()
        await delivery.settle()
        for number in range(1, GAMES_OF_A_KIND + 1):
            over = await services.store.table(number)
            assert over is not None
            assert over.phase is Phase.OVER
            outcome = engine.game.outcome(replay_log(over, engine.game, await services.store.log(number)).position)
            assert outcome is not None
            # P11: where computers keep their tiles, both stocks of Rummy may run out
            assert outcome.ending in (("finished", "exhausted") if name.startswith("rummy") else ("finished",))
            told = [format_points(each) for each in outcome.match_points] or outcome.points
            assert all(points in chat.last_of(number) for points in told)
        assert await services.store.outbox() == ()
