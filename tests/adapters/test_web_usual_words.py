"""A nickname that is a usual word: the chat loses none of its words, buttons and pictures when it is erased or replaced."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.adapters.web.usual_words import is_usual
from bot.chat.port import Button, Message, Picture, Private, Span, Style, TableState
from tests.adapters.test_web_forgetting import stored
from tests.adapters.web_client import Browser, text_of
from tests.web.stand_in import LOBBY, StandIn, png

Act = Callable[[StandIn, str], Awaitable[None]]


async def forgotten(stand_in: StandIn, nick: str) -> None:
    """They erase themselves."""
    await stand_in.chat.forget(stand_in.person(nick))


async def renamed(stand_in: StandIn, nick: str) -> None:
    """A leader gives them another name; returns when that is shown everywhere."""
    assert stand_in.chat.moderation is not None
    applied = asyncio.Event()

    async def apply(*_: object) -> None:
        applied.set()

    assert stand_in.chat._identity_changes is not None
    stand_in.chat._identity_changes.show_name = apply
    await stand_in.chat.moderation.moderate("rename", nick, "Hedgehog")
    await applied.wait()


def shown(entry: dict[str, Any]) -> tuple[object, ...]:
    """What people see of an entry."""
    return text_of(entry), "picture" in entry, entry.get("buttons")


@pytest.mark.parametrize("act", [forgotten, renamed])
@pytest.mark.parametrize("nick", ["accept", "rack", "turn", "7", "Zug", "J13"])
async def test_whoever_is_called_as_a_usual_word_takes_nothing_from_others(
    stand_in: StandIn, browser: Browser, nick: str, act: Act
) -> None:
    await browser.enter("Ann")
    ann = stand_in.person("ann")
    await browser.enter(nick)
    buttons = (Button("My tiles", "/rack #7"), Button("Accept 7", "/accept #7"))
    board = Picture(png(1), "Ann 7: it is your turn, nach J13. Du bist am Zug: rack")
    table = TableState(7, "summy", False, frozenset({ann}), frozenset({ann}), awaited="turn")
    sentence = "Ann, it is your turn. Du bist am Zug: J13, 7 points, /accept, /rack"
    await stand_in.chat.send(Message(LOBBY, (Span(sentence),), "1", board, buttons=buttons, table=table))
    await stand_in.chat.send(Message(Private(ann), (Span(sentence),), "2", board, buttons=buttons))
    before = [shown(entry) for entry in (await browser.open("ann")).welcome["entries"]]
    await act(stand_in, nick.lower())
    assert [shown(entry) for entry in (await browser.open("ann")).welcome["entries"]] == before


@pytest.mark.parametrize(("act", "name"), [(forgotten, "N. N."), (renamed, "Hedgehog")])
async def test_it_goes_where_it_certainly_is_the_person(
    stand_in: StandIn, browser: Browser, act: Act, name: str
) -> None:
    page = await browser.enter("Ann")
    await browser.enter("Will")
    will, ann = stand_in.person("will"), stand_in.person("ann")
    await page.line("hi @will, will you play")
    await stand_in.until_heard(1)
    table = TableState(7, "summy", False, frozenset({ann, will}), frozenset({ann}), awaited="Ann")
    accept = Button("Accept Will", "/accept #7 @will")
    await stand_in.chat.send(Message(LOBBY, (Span("Will wins."),), "1", buttons=(accept,), table=table))
    await stand_in.chat.send(Message(LOBBY, (Span("Will", Style.MENTION, will), Span(" and Will")), "2"))
    await act(stand_in, "will")
    entries = (await browser.open("ann")).welcome["entries"]
    mention = "N. N." if act is forgotten else "@Hedgehog"
    assert [text_of(entry) for entry in entries] == [
        f"hi {mention}, will you play",
        f"{name} wins.",
        f"{name} and {name}",
    ]


async def test_a_name_that_was_replaced_but_is_still_shown_is_forgotten_as_well(
    stand_in: StandIn, browser: Browser, tmp_path: Path
) -> None:
    await browser.enter("Zacharias")
    await stand_in.chat.send(Message(LOBBY, (Span("Zacharias wins."),), "1"))
    person, chat = stand_in.person("zacharias"), stand_in.chat
    assert chat.moderation is not None
    assert chat._identity_changes is not None
    await chat._identity_changes.stop(1)
    await chat.moderation.moderate("rename", "Zacharias", "Hedgehog")
    await chat.forget(person)
    assert b"zacharias" not in stored(tmp_path)


def test_most_names_are_no_usual_words() -> None:
    assert not [name for name in ("Ann", "Ben", "Cara", "Zacharias", "Łucja", "李", "Max1", "Al") if is_usual(name)]
    assert all(map(is_usual, ("Accept", "spiel", "12", "r2", "2x3", "_7", "Summy")))
