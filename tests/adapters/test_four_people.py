"""Whole games of every rule set: four people in three chats, with all real clients; one gives up, and all play again."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import GAMES
from bot.tables.table import Answer
from tests.adapters.four_people import FourPeople, four_people
from tests.examples import examples

AGREED = {"summa": ("time=off",)}
"""The options of a challenge: on a slow machine no timer may hurry anybody."""

TURNS = examples(24, long=1_000)
"""Turns after which those who still play give up: only Kakuro takes more than these."""

PASSING = re.compile(r"resigns|is done\.|has chosen|are set;|Round \d of 8 is over\.|your turn|First of all")
"""Texts about a round while it lasts; a chat that lags behind leaves them out."""

HOW = re.compile(
    r"^(Tap the|Tap a|First tap|Type lay|Your move is|All play at once|You see your tiles twice)\b.*"
    r"(\nIf I do not answer it\b.*)?",
    re.MULTILINE,
)
"""How to move, `Type lay` in a game just copied: only the web chat has pictures that are tapped."""

BEFORE = re.compile(r"has brought table|answered in our private chat")
"""Texts said while the people come together."""


async def played_on(four: FourPeople) -> None:
    """The game to its end; after many turns all but one give up."""
    turns = 0
    while four.running():
        if turns < TURNS:
            await four.play()
            turns += 1
        else:
            table, _ = four.all.ledger.table(1)
            name = next(one.name for one in reversed(table.players) if one.answer is not Answer.LEFT)
            await four.line(name, "/resign #1 yes", 1)


@pytest.mark.parametrize("game", GAMES)
async def test_p1_p2_p3_a_whole_game_in_three_chats_with_one_who_gives_up_and_a_rematch(
    tmp_path: Path, game: str
) -> None:
    async with four_people(tmp_path) as four:
        await four.begin(game, *AGREED.get(game, ()))
        names = {await four.play() for _ in range(3)}  # in one game of Rummy in sixty, four are the whole game
        assert len(names) > 1
        await four.line("Dan", "/resign #1 yes", 1)
        await played_on(four)
        await four.seen_everywhere("The game is over")
        alike(four, at_once=game == "summa")

        await four.again()
        await four.play(2)
        table, _ = four.all.ledger.table(2)
        assert [place.platform for place in table.places] == ["telegram", "discord", "web"]
        assert sorted(player.name for player in table.players) == ["Ann", "Ben", "Cara", "Dan"]


async def test_p2_nobody_is_shown_to_another_chat_by_an_id(tmp_path: Path) -> None:
    async with four_people(tmp_path) as four:
        await four.begin("summy")
        for _ in range(4):
            await four.play()
        for name in ("Dan", "Ben"):
            await four.line(name, "/resign #1 yes", 1)
        for line in ("/tables", "/games", "/clock #1"):
            await everybody_asks(four, line)
        await four.line("Cara", "/resign #1 yes", 1)
        await four.seen_everywhere("The game is over")
        for line in ("/export #1", "/verify #1", "/tables", "/accounts"):
            await everybody_asks(four, line)
        ids, sent = four.ids(), four.sent()
        for here, text in sent.items():
            assert "Ann" in text
            assert "[Game" in text or here == "web", "the record came as a file"
            for there in ids.keys() - {here}:
                assert not [one for one in ids[there] if one in text], f"{there} in {here}"


async def everybody_asks(four: FourPeople, line: str) -> None:
    """A question in all three chats, and its answers."""
    command, _, table = line.removeprefix("/").partition(" #")
    fields: dict[str, Any] = {"table": table} if table else {}
    before = len(four.all.server.requests)
    await four.ann.say(four.group, line)
    await four.all.telegram.until(
        lambda: any(method.startswith("send") for method, _ in four.all.server.requests[before:])
    )
    await four.all.discord.slash("Ben", four.here, command, **fields)
    heard = len(four.heard)
    await four.web_line(line)
    while not any(entry["from"] is None for entry in four.heard[heard:]):
        await four.next_entry()


def alike(four: FourPeople, *, at_once: bool) -> None:
    """From the first board to the end each chat has been told the same, in the same order, each thing once.

    Where all play `at_once`, a round is one message that is rewritten: what is said only meanwhile does not count.
    """
    telegram, discord, web = (
        [HOW.sub("How to move", _kept(text) if at_once else text) for text in _from_the_beginning(told)]
        for told in four.told().values()
    )
    assert len(web) > 2, "the beginning, a move, the end; a short game of Rummy has no more"
    assert web[-1].count("The game is over") == 1
    assert discord == web
    # Telegram has no descriptions of pictures: its captions go on with what a picture shows.
    assert [text[: len(said)] for text, said in zip(telegram, web, strict=True)] == web
    assert at_once or sum("Dan resigns" in text or "Dan leaves" in text for text in web) == 1
    assert at_once or all(one != other for one, other in pairwise(web)), "nothing is told twice"


def _from_the_beginning(told: list[str]) -> list[str]:
    """The texts about the game in a chat, from the line that begins it, which may stand below the challenge."""
    at, first = next((at, text) for at, text in enumerate(told) if "begins at table #1" in text)
    beginning = first[first.rfind("\n", 0, first.index("begins at table #1")) + 1 :]
    return [beginning, *(text for text in told[at + 1 :] if not BEFORE.search(text))]


def _kept(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not PASSING.search(line))
