"""`/forget me` in the web chat leaves no trace of the name in its file."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.adapters.web import forget as forgetting
from bot.app import serving
from bot.chat.port import (
    Button,
    Channel,
    Document,
    Ephemeral,
    Message,
    Picture,
    Private,
    SeatScore,
    Span,
    Style,
    TableState,
    Unreachable,
)
from bot.games.opponents import Opponents
from bot.settings import Settings
from tests.adapters.web_client import Browser, text_of
from tests.adapters.web_stage import connected, until
from tests.bot.stage import Stage, staged
from tests.web.stand_in import StandIn, png

LOBBY = Channel("web", "lobby")
NAME = "Zacharias"


def stored(folder: Path) -> bytes:
    """All bytes of the web chat's files, in lower case."""
    return b"".join(path.read_bytes() for path in sorted(folder.glob("web.sqlite3*"))).lower()


async def test_ids_are_not_names(stand_in: StandIn, browser: Browser) -> None:
    zach = await browser.enter(NAME)
    await zach.line("hello")
    [line] = await stand_in.until_heard(1)
    assert NAME.lower() not in f"{line.id} {line.author.account}".lower()
    assert line.author.handle == NAME.lower()


async def test_only_entries_that_hold_the_name_are_taken_apart(
    stand_in: StandIn, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can store anything while the history of everybody is gone through."""
    taken_apart: list[Sequence[str | None]] = []
    without = forgetting._without

    def counted(stored: Sequence[str | None], *more: Any) -> tuple[str | None, ...]:
        taken_apart.append(stored)
        return without(stored, *more)

    monkeypatch.setattr(forgetting, "_without", counted)
    await browser.enter(NAME)
    for number in range(9):
        await stand_in.chat.send(Message(LOBBY, (Span("well done, Ann!"),), f"n{number}"))
    await stand_in.chat.send(Message(LOBBY, (Span("well done, ZACHARIAS!"),), "named"))
    await stand_in.chat.forget(stand_in.person(NAME.lower()))
    assert len(taken_apart) == 1


async def test_nothing_tells_the_name_afterwards(stand_in: StandIn, browser: Browser, tmp_path: Path) -> None:
    zach, ann = await browser.enter(NAME), await browser.enter("Ann")
    person, other = stand_in.person(NAME.lower()), stand_in.person("ann")
    await zach.line("I am Zacharias himself", id_="client-0001")
    await zach.line("a secret", id_="client-0002", room=zach.own)
    await ann.line("hi @zacharias, and zacharias-ben", id_="client-0001")
    await stand_in.until_heard(3)
    named = (Span(NAME, Style.MENTION, person), Span(": well done, Zacharias!"))
    picture = Picture(png(1), f"{NAME} has 7 points")
    document = Document("a.game", f'[Player "{NAME}"]')
    button = Button(
        f"Ask {NAME}", "/challenge @zacharias", readers=frozenset({person, other}), done=frozenset({person})
    )
    people, scores = frozenset({person, other}), (SeatScore(7, frozenset({person})), SeatScore(5, frozenset({other})))
    awaiting = TableState(7, "summy", False, people, frozenset({person}), awaited=NAME, scores=scores)
    refs = [
        await stand_in.chat.send(message)
        for message in (
            Message(LOBBY, named, "1", picture, buttons=(button,), table=awaiting),
            Message(Private(other), named, "2", document=document),
            Message(Private(person), (Span("your tiles"),), "3", picture),
            Message(Ephemeral(LOBBY, person), (Span("for you"),), "4"),
            Message(LOBBY, (Span("nobody is named"),), "5", Picture(png(2), "a board")),
        )
    ]
    await stand_in.chat.forget(person)
    await stand_in.chat.forget(person)
    assert stored(tmp_path).replace(b"zacharias-ben", b"").count(NAME.lower().encode()) == 0
    assert person.id.encode() not in stored(tmp_path)
    again = await browser.open("ann")
    entries = {text_of(entry): entry for entry in again.welcome["entries"]}
    assert set(entries) == {"…", "hi N. N., and zacharias-ben", "N. N.: well done, N. N.!", "nobody is named"}
    assert entries["…"]["name"] == "N. N."
    assert "picture" not in entries["N. N.: well done, N. N.!"]
    assert "picture" in entries["nobody is named"]
    pushed = [(await ann.next("entry"))["entry"] for _ in range(9)]
    assert {text_of(entry) for entry in pushed[-4:]} >= {"…", "hi N. N., and zacharias-ben"}, "open windows learn of it"
    assert len(set(refs)) == 5
    for to in (Private(person), Ephemeral(LOBBY, person)):
        with pytest.raises(Unreachable):
            await stand_in.chat.send(Message(to, (Span("still there?"),), f"late {to}"))


async def test_nothing_tells_a_name_of_another_alphabet_however_it_was_typed(
    stand_in: StandIn, browser: Browser, tmp_path: Path
) -> None:
    await browser.enter("Zoë-Łucja")
    ann = await browser.enter("Ann")
    typed = ("@ZOË-ŁUCJA", "@zoe\u0308-łucja", "@\uff3aoë-Łucja")
    await ann.line(f"hi {' and '.join(typed)}, Zoë-Łucja!")
    await stand_in.until_heard(1)
    await stand_in.chat.forget(stand_in.person("zoë-łucja"))
    assert (await browser.open("ann")).texts() == ["hi N. N. and N. N. and N. N., N. N.!"]
    files = stored(tmp_path)
    for name in ("Zoë-Łucja", "zoë-łucja", *(one[1:] for one in typed)):
        assert name.encode().lower() not in files


async def test_whoever_is_forgotten_is_out_and_the_nickname_is_free(stand_in: StandIn, browser: Browser) -> None:
    zach = await browser.enter(NAME)
    await zach.open("#club")
    before = stand_in.person(NAME.lower())
    await stand_in.chat.forget(before)
    assert await browser.status(f"{browser.at(zach.nick)}alive") == 403
    await zach.line("still here")
    while (await zach.socket.receive()).data is not None:
        pass
    assert stand_in.heard == []
    new = await browser.enter(NAME)
    assert stand_in.person(NAME.lower()) != before
    assert new.texts() == []
    await new.line("/close", room="#lobby")
    await stand_in.until_heard(1)


async def test_forget_me_is_answered_before_everything_goes(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        zach, ann = await browser.enter(NAME), await browser.enter("Ann")
        await ann.line("/challenge @Zacharias toy", id_="client-0001")
        await until(zach, "will you play")
        await zach.line("/decline", id_="client-0001")
        await until(ann, "Zacharias")
        await zach.line("/forget me yes", id_="client-0002")
        await until(zach, "Your name is erased")
        await toy.settle()
        assert NAME.lower().encode() not in stored(tmp_path)
        assert toy.sql("SELECT message FROM outbox") == []


@pytest.mark.parametrize("private", [True, False])
async def test_a_press_on_the_question_erases_everything(toy: Stage, tmp_path: Path, *, private: bool) -> None:
    async with connected(toy, tmp_path) as browser:
        zach, ann = await browser.enter(NAME), await browser.enter("Ann")
        room = {"room": zach.own} if private else {}
        await zach.line("/forget me", id_="client-0001", **room)
        asked = await until(zach, "Shall I erase your name?")
        assert [label for label, *_ in asked["buttons"]] == ["Erase my name", "Keep everything"]
        await zach.line("/forget me yes", id_="client-0002", button=True, reply=asked["id"], **room)
        await until(zach, "Your name is erased")
        await toy.settle()
        assert NAME.lower().encode() not in stored(tmp_path)
        assert toy.sql("SELECT message FROM outbox") == []
        assert toy.sql("SELECT slot FROM shown WHERE slot LIKE 'forgetting/%'") == []
        await ann.line("small talk")  # nothing that the bot answers to somebody who is alone
        while "small talk" not in (said := await ann.next_text()):
            assert "erase" not in said, "nobody else sees any of it"


async def test_a_crash_between_the_two_files_is_made_good_at_the_next_start(
    tmp_path: Path, opponents: Opponents
) -> None:
    async with staged(tmp_path / "first.sqlite3", opponents) as stage, connected(stage, tmp_path) as browser:
        zach = await browser.enter(NAME)
        await stage.delivery.close()  # nothing is sent any more, as if killed here
        await zach.line("/forget me yes")
        await zach.next("ack")
        await stage.settle()
    main, web = tmp_path / "main.sqlite3", tmp_path / "main-web.sqlite3"
    (tmp_path / "first.sqlite3").rename(main)
    (tmp_path / "web.sqlite3").rename(web)
    assert NAME.lower().encode() in web.read_bytes().lower()
    async with serving(Settings(database=main, web_port=0)):
        pass
    assert NAME.lower().encode() not in web.read_bytes().lower()
    with closing(sqlite3.connect(main)) as db:
        assert db.execute("SELECT count(*) FROM outbox").fetchone() == (0,)


async def test_nobody_is_challenged_who_is_not_known_here(toy: Stage, tmp_path: Path) -> None:
    async with connected(toy, tmp_path) as browser:
        ann = await browser.enter("Ann")
        await ann.line("/challenge @nobody toy")
        refused = await until(ann, "Nobody here is called @nobody.")
        assert "anyone" in text_of(refused)
        assert refused["only"]
        assert toy.sql("SELECT count(*) FROM game_table") == [(0,)]
