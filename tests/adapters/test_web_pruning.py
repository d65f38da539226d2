"""What one reader or one channel may have in the file: the oldest pictures go first."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing

import pytest

from bot.adapters.web import pruning
from bot.chat.port import Account, Address, Channel, Document, Ephemeral, Message, Picture, Private, Span, TableState
from tests.adapters.web_client import Browser
from tests.web.stand_in import StandIn, png

CLUB = Channel("web", "club")
BIG = 10_000


def message(to: Address, text: str, *, table: TableState | None = None) -> Message:
    return Message(to, (Span(text),), text, Picture(png(1) + b"x" * BIG, ""), table=table)


def game(table: int, *people: Account, over: bool = False) -> TableState:
    return TableState(table, "summy", own=True, players=frozenset(people), turn=frozenset(), over=over)


async def sent(stand_in: StandIn, messages: Iterable[Message]) -> list[str]:
    """The texts of the pictures that are left after these messages, oldest first."""
    for one in messages:
        await stand_in.chat.send(one)
    with closing(sqlite3.connect(stand_in.database)) as db:
        rows = db.execute("SELECT spans FROM entry WHERE picture IS NOT NULL ORDER BY seq").fetchall()
    return [spans.split('"')[1] for (spans,) in rows]


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "_BETWEEN", 1)
    monkeypatch.setattr(pruning, "UNPLAYED", 5 * BIG)
    monkeypatch.setattr(pruning, "MOST", 10 * BIG)


async def test_somebody_who_never_played_keeps_few_pictures(stand_in: StandIn, browser: Browser) -> None:
    """What only they read in a channel counts as well."""
    await browser.claim("ben")
    ben = stand_in.person("ben")
    to = (Private(ben), Ephemeral(CLUB, ben), Private(ben))
    left = await sent(stand_in, (message(to[number % 3], str(number)) for number in range(30)))
    assert left == ["26", "27", "28", "29"]


async def test_a_player_keeps_more_and_always_the_board_of_a_running_game(stand_in: StandIn, browser: Browser) -> None:
    await browser.claim("ben")
    ben = stand_in.person("ben")
    board = message(Private(ben), "board", table=game(7, ben))
    left = await sent(stand_in, (board, *(message(Private(ben), str(number)) for number in range(30))))
    assert left == ["board", *map(str, range(21, 30))]
    over = Message(Private(ben), (Span("over"),), "over", table=game(7, ben, over=True))
    assert "board" not in await sent(stand_in, (over, message(Private(ben), "30")))


async def test_others_and_text_are_left_alone(stand_in: StandIn, browser: Browser) -> None:
    for nick in ("ann", "ben"):
        await browser.claim(nick)
    ann, ben = stand_in.person("ann"), stand_in.person("ben")
    first = (message(Private(ann), "ann"), message(Ephemeral(CLUB, ann), "aside"), message(CLUB, "club"))
    text = Message(Private(ben), (Span("only text"),), "text")
    left = await sent(stand_in, (*first, text, *(message(Private(ben), str(number)) for number in range(9))))
    assert left == ["ann", "aside", "club", "5", "6", "7", "8"]
    assert "only text" in (await browser.open("ben")).texts()


async def test_a_channel_keeps_few_pictures_too_and_the_newest_message_whatever_its_size(stand_in: StandIn) -> None:
    assert await sent(stand_in, (message(CLUB, str(number)) for number in range(9))) == ["5", "6", "7", "8"]
    document = Message(CLUB, (Span("file"),), "file", document=Document("a.txt", "x" * 9 * BIG))
    assert await sent(stand_in, [document]) == []
    with closing(sqlite3.connect(stand_in.database)) as db:
        assert db.execute("SELECT count(*) FROM entry").fetchone() == (1,)
