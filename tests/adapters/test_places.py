"""One table over Telegram, Discord and the web chat, all with their real clients: whole games, and chats in trouble."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any

import pytest

from bot.tables.table import Phase
from tests.adapters.discord.transport import Fault
from tests.adapters.everywhere import Everywhere
from tests.adapters.four_people import FourPeople, plain
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.telegram.stand_in import membership
from tests.adapters.web_client import text_of as entry_text

EVENT = re.compile(r"(\w+)\W+(lays|draws|passes|exchanges|resigns|gives up)")


class ThreePlaces(FourPeople):
    """The same without Dan, and Cara only watches: Ann in a group on Telegram plays Ben in a channel on Discord."""

    async def begin(self, game: str = "summy", *options: str) -> None:
        """The challenge on Telegram, and the ways in by a code."""
        await self.ann.say(self.group, " ".join(("/challenge anyone", game, *options)))
        await self.telegram("wants to play")
        code = await self.code()
        assert "Your invitation to Summy" in text_of(self.ann.chat.by_bot()[-1])
        await self.all.discord.slash("Ben", self.here, "join", code=code)
        await self.web_line(f"/join {code.lower()}")
        await self.web("is played in this chat too now")
        await self.telegram("has brought table #1 to another chat on the web")

    def events(self) -> dict[str, list[tuple[str, str]]]:
        """The events of the game as each place has been told them, in their order."""
        return {place: [found for text in said for found in EVENT.findall(text)] for place, said in self.told().items()}


@pytest.fixture
async def three(all_: Everywhere) -> ThreePlaces:
    return ThreePlaces(all_, await all_.browser.enter("Cara"))


async def test_p2_a_whole_game_over_three_chats_is_told_alike_in_all(three: ThreePlaces) -> None:
    await three.begin()
    before = {place: len(told) for place, told in three.events().items()}
    names = [await three.play() for _ in range(6)]
    await three.all.discord.slash("Ben", three.here, "resign", table="1", sure="yes")
    await three.telegram("Ann wins")
    await three.all.discord.newest(three.here, "Ann", "wins")
    await three.web("Ann wins")
    told = {place: events[before[place] :] for place, events in three.events().items()}
    # after the end, Telegram's caption says once more what the picture shows
    told = {place: events[: events.index(("Ben", "resigns")) + 1] for place, events in told.items()}
    assert told == dict.fromkeys(told, told["web"])
    assert [name for name, _ in told["web"]][:6] == names
    assert len(told["web"]) == 7, "each event once"


async def test_p2_the_chat_in_which_nobody_has_typed_is_told_how_to_be_heard_as_well(three: ThreePlaces) -> None:
    await three.begin()
    there = text_of(await three.telegram("begins at table #1"))
    assert "has brought table #1 to another chat on the web" in there, "the message has changed since"
    assert "If I do not answer it, put /play in front of it, or reply to the board." in there
    here = await three.all.discord.newest(three.here, "begins at table #1")
    assert "ick `/play` for it, reply to the board, or mention me" in here.text
    assert not any("/play" in entry_text(one) for one in three.entries.values()), "every line is read there"


async def test_p3_a_rematch_is_asked_for_in_one_chat_and_accepted_in_another(three: ThreePlaces) -> None:
    await three.begin()
    await three.all.discord.slash("Ben", three.here, "resign", table="1", sure="yes")
    ending = await three.telegram("Ann wins")
    assert "Rematch" in labels(ending)
    await three.ann.press(ending, "Rematch")
    await three.web("table #2")
    await three.all.discord.press("Ben", three.here, "Accept")
    for number in range(2):
        await three.web("it is your turn" if number else "begins at table #2")
    table, _ = three.all.ledger.table(2)
    assert [place.platform for place in table.places] == ["telegram", "discord", "web"]
    assert await three.play(2) in {"Ann", "Ben"}


async def test_p2_one_chat_that_is_slow_and_one_that_refuses_delay_nobody(three: ThreePlaces) -> None:
    await three.begin()
    slow = asyncio.Event()

    def hold(method: str, given: Mapping[str, Any]) -> asyncio.Event | None:
        return slow if method.startswith("send") and str(given.get("chat_id")) == str(three.group.id) else None

    three.all.server.hold = hold
    refused = Fault("POST", f"/channels/{three.here}/messages", 403, times=100, body={"code": 50013, "message": "no"})
    three.all.discord.transport.faults.append(refused)
    before = len(three.group.by_bot())
    name = await three.play()
    await three.web(f"{name} ")
    await three.web("I cannot write in the chat of table #1 on Discord")
    assert len(three.group.by_bot()) == before, "Telegram is still busy"
    slow.set()
    await three.telegram("I cannot write in the chat of table #1 on Discord")
    three.all.discord.transport.faults.clear()
    name = await three.play()
    await three.all.discord.newest(three.here, name)
    unreachable = [one for one in three.group.by_bot() if "I cannot write" in text_of(one)]
    assert len(unreachable) == 1


async def test_p2_chats_that_come_back_after_the_end_are_shown_the_final_board(three: ThreePlaces) -> None:
    await three.begin()
    discord, group = three.all.discord, three.group
    refused = Fault("POST", f"/channels/{three.here}/messages", 403, times=100, body={"code": 50013, "message": "no"})
    discord.transport.faults.append(refused)
    group.kicked = True
    await three.ann.tell("/resign #1 yes")
    await three.web("Ben wins")
    for platform in ("Telegram", "Discord"):
        await three.web(f"I cannot write in the chat of table #1 on {platform}")
    discord.transport.faults.clear()
    group.kicked = False
    await discord.slash("Ben", three.here, "help")
    board = await discord.newest(three.here, "Ben", "wins")
    assert board.files
    assert "Rematch" in board.buttons
    await three.all.telegram.deliver("my_chat_member", membership(group, three.ann, "left", "member"))
    assert "photo" in await three.telegram("Ben wins")


async def test_n6_a_chat_watches_what_is_played_elsewhere_and_stops(three: ThreePlaces) -> None:
    await three.ann.say(three.group, "/challenge anyone summy watch=yes")
    await three.telegram("Other chats may watch.")
    await three.all.discord.slash("Ben", three.here, "join", code=await three.code())
    await three.web_line("/watch #1")
    begun = await three.web("This chat now watches Summy at table #1: Ann, Ben.")

    def moves() -> list[dict[str, Any]]:
        return [one for one in three.entries.values() if EVENT.search(plain(entry_text(one)))]

    for number in range(1, 4):
        name = await three.play()
        while len(moves()) < number:
            await three.next_entry()
        told = moves()[-1]
        assert EVENT.findall(plain(entry_text(told)))[0][0] == name
        assert not told.get("buttons")
        assert not told["picture"].get("areas")
    assert len(moves()) == 3, "each once"
    [stop] = begun["buttons"]
    assert "Stop watching" in str(stop)
    await three.web_line("/unwatch")
    await three.web("This chat no longer watches Summy")
    there = len(three.entries)
    await three.all.discord.slash("Ben", three.here, "resign", table="1", sure="yes")
    await three.telegram("Ann wins")
    assert len(three.entries) == there


async def test_p1_a_game_over_is_not_joined_and_private_things_stay_private(three: ThreePlaces) -> None:
    await three.begin()
    assert three.all.ledger.phase(1) is Phase.RUNNING
    racks = list(three.all.ledger.replay(1).position.racks)
    public = [text_of(one) for one in three.group.by_bot()]
    public += [one.text for one in three.all.discord.back_end.seen(three.here)]
    public += [entry_text(one) for one in three.entries.values()]
    assert racks
    assert not [text for text in public for rack in racks if rack in text]
