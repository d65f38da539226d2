"""Places of a table that cannot be written to, for a moment or for long, and the messages sent elsewhere instead."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bot.chat.port import Address, Channel, Incoming, Message, Private, RateLimited, Unconfirmed, Unreachable
from bot.games.opponents import Opponents
from bot.messages import owed
from bot.store.change import ATTEMPTS, OutboxEntry
from tests.bot.stage import ANN, LOBBY, STUCK, Stage, everything, on_three_platforms, only, staged, to, words
from tests.bot.test_places import DORA, GROUP, SERVER, TINA, on_turn, over_three_places, say


def out_of_reach(place: Address) -> Callable[[Message], Exception | None]:
    return lambda message: Unreachable() if message.to == place else None


def limited(place: Address, times: int) -> Callable[[Message], Exception | None]:
    """The platform refuses as many attempts to send something to a place, then no more."""
    limits = [RateLimited(40.0) for _ in range(times)]
    return lambda message: limits.pop() if message.to == place and limits else None


def only_board_owed(outbox: Sequence[OutboxEntry]) -> OutboxEntry:
    """The one message that is still to be delivered, which is a board."""
    [entry] = outbox
    assert entry.message.picture == "board"
    return entry


async def test_p2_a_place_out_of_reach_is_told_once_and_delays_nobody(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    everywhere.chats["discord"].trouble = lambda _: Unreachable()  # type: ignore[attr-defined]
    said: list[str] = []
    for _ in range(3):
        mover = await on_turn(everywhere)
        sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
        for place in (LOBBY, GROUP):
            assert [one for one in to(sent, place) if one.picture]
        said += [words(one) for one in to(sent, GROUP) if not one.picture]
    assert said == ["I cannot write in the chat of table #1 on Discord at the moment. The game goes on here."]
    everywhere.chats["discord"].trouble = lambda _: None  # type: ignore[attr-defined]
    mover = await on_turn(everywhere)
    assert only(to(await say(everywhere, mover, f"/play #1 {await everywhere.move()}"), SERVER)).picture


async def test_p2_players_who_have_no_other_place_are_told_in_private(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    everywhere.chats["telegram"].trouble = lambda one: Unreachable() if one.to == GROUP else None  # type: ignore[attr-defined]
    mover = await on_turn(everywhere)
    sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
    assert any("I cannot write in the chat of table #1" in words(one) for one in to(sent, Private(TINA.account)))
    assert not any("I cannot write" in words(one) for one in to(sent, Private(ANN.account)))


async def test_p2_a_place_that_comes_back_gets_the_newest_board_alone(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    chat = everywhere.chats["discord"]
    turns = 0

    async def wait(_: float) -> None:
        """While Discord is away, the game goes on elsewhere."""
        nonlocal turns
        if turns < 3:
            turns += 1
            mover = await on_turn(everywhere)
            line = Incoming(f"turn:{turns}", LOBBY, mover, f"/play #1 {await everywhere.move()}", addressed=True)
            await everywhere.service.handle(line)
        else:
            chat.trouble = lambda _: None  # type: ignore[attr-defined]

    everywhere.wait = wait
    chat.trouble = lambda _: RateLimited(20.0)  # type: ignore[attr-defined]
    mover = await on_turn(everywhere)
    sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
    assert turns == 3
    assert only(to(sent, SERVER)).picture is not None
    assert len([one for one in to(sent, LOBBY) if " lays " in words(one)]) == 4
    assert [words(one) for one in to(sent, LOBBY) if "cannot write" in words(one)] == [
        "I cannot write in the chat of table #1 on Discord at the moment. The game goes on here."
    ]
    assert await everywhere.store.outbox() == ()


async def test_p2_a_place_that_comes_back_after_the_end_gets_the_final_board_once(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    discord = everywhere.chats["discord"]
    discord.trouble = lambda _: Unreachable()  # type: ignore[attr-defined]
    for _ in range(2):
        await say(everywhere, await on_turn(everywhere), f"/play #1 {await everywhere.move()}")
        assert only_board_owed(await everywhere.store.outbox()).message.ply == (await everywhere.table()).plies
    await say(everywhere, ANN, "/resign #1 yes")
    discord.trouble = lambda _: None  # type: ignore[attr-defined]
    sent = await say(everywhere, DORA, "/help", SERVER)
    board = only(to(sent, SERVER))
    assert "Ann resigns" in words(board)
    assert board.picture is not None
    assert "Rematch" in [button.label for button in board.buttons]
    assert await everywhere.store.outbox() == ()
    assert not to(await say(everywhere, DORA, "/help", SERVER), SERVER)


async def test_p2_a_final_board_is_owed_over_restarts_and_nobody_is_told_again(
    tmp_path: Path, opponents: Opponents
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as first:
        stage = on_three_platforms(first)
        await over_three_places(stage)
        stage.chats["telegram"].trouble = out_of_reach(GROUP)  # type: ignore[attr-defined]
        await say(stage, ANN, "/resign #1 yes")
        assert only_board_owed(await stage.store.outbox()).message.to == GROUP
    async with staged(path, opponents) as second:
        stage = on_three_platforms(second)
        stage.chats["telegram"].trouble = out_of_reach(GROUP)  # type: ignore[attr-defined]
        await stage.delivery.load()
        await stage.settle()
        assert len(to(stage.chats["telegram"].tried, GROUP)) == 1  # type: ignore[attr-defined]
        assert stage.chat.sent == []
        only_board_owed(await stage.store.outbox())
    async with staged(path, opponents) as third:
        stage = on_three_platforms(third)
        await stage.delivery.load()
        await stage.settle()
        board = only(stage.chat.sent)
        assert "Ann resigns" in words(board)
        assert board.picture is not None
        assert await stage.store.outbox() == ()


async def test_p2_a_chat_that_was_broken_for_long_is_tried_again_by_itself(
    everywhere: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owed, "AGAIN", 0.0)
    await over_three_places(everywhere)
    chat, troubles = everywhere.chats["discord"], [Unconfirmed("no answer")] * (ATTEMPTS + 2)
    chat.trouble = lambda _: troubles.pop() if troubles else None  # type: ignore[attr-defined]
    before, shown = len(chat.tried), len(to(everywhere.chat.sent, SERVER))  # type: ignore[attr-defined]
    await say(everywhere, ANN, "/resign #1 yes")
    async with asyncio.timeout(STUCK):
        while len(to(everywhere.chat.sent, SERVER)) == shown:
            chat.arrived.clear()  # type: ignore[attr-defined]
            await chat.arrived.wait()  # type: ignore[attr-defined]
    await everywhere.settle()
    assert len(chat.tried) == before + ATTEMPTS + 3  # type: ignore[attr-defined]
    assert await everywhere.store.outbox() == ()


async def test_p2_a_place_that_is_gone_for_good_is_owed_nothing(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    discord = everywhere.chats["discord"]
    discord.trouble = out_of_reach(SERVER)  # type: ignore[attr-defined]
    await say(everywhere, await on_turn(everywhere), f"/play #1 {await everywhere.move()}")
    only_board_owed(await everywhere.store.outbox())
    await say(everywhere, DORA, "/part #1", SERVER)
    discord.trouble = lambda _: None  # type: ignore[attr-defined]
    assert not [one for one in to(await say(everywhere, DORA, "/help", SERVER), SERVER) if one.picture]
    assert await everywhere.store.outbox() == ()


async def test_p2_the_board_of_each_table_is_owed_and_names_nobody_who_is_forgotten(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    await everywhere.begin(channel=SERVER)
    discord = everywhere.chats["discord"]
    discord.trouble = out_of_reach(SERVER)  # type: ignore[attr-defined]
    for line in ("/resign #1 yes", "/resign #2 yes"):
        await say(everywhere, ANN, line)
    await say(everywhere, ANN, "/forget me yes")
    assert [entry.message.table for entry in await everywhere.store.outbox()] == [1, 2]
    discord.trouble = lambda _: None  # type: ignore[attr-defined]
    boards = [one for one in to(await say(everywhere, DORA, "/help", SERVER), SERVER) if one.picture]
    assert ["N. N. resigns" in words(one) for one in boards] == [True, True]
    assert not any("Ann" in everything(one) for one in boards)
    assert await everywhere.store.outbox() == ()


async def test_p2_who_cannot_be_written_to_is_told_so_in_a_place_of_their_platform(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    recorder = everywhere.chats["telegram"]
    recorder.trouble = lambda one: Unreachable() if isinstance(one.to, Private) else None  # type: ignore[attr-defined]
    sent = await say(everywhere, TINA, "/rack", GROUP)
    notice = only([one for one in sent if "I cannot write to you in private" in words(one)])
    assert notice.to == GROUP


async def test_p2_where_no_place_can_be_reached_players_are_told_in_private_and_that_is_all(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    for chat in everywhere.chats.values():
        chat.trouble = lambda one: Unreachable() if isinstance(one.to, Channel) else None  # type: ignore[attr-defined]
    mover = await on_turn(everywhere)
    sent = await say(everywhere, mover, f"/play #1 {await everywhere.move()}")
    for who in (ANN, TINA):
        assert any("I cannot write in the chat of table #1" in words(one) for one in to(sent, Private(who.account)))
    left = [(entry.message.to, entry.message.picture) for entry in await everywhere.store.outbox()]
    assert sorted(left, key=str) == [(place, "board") for place in (SERVER, GROUP, LOBBY)]


async def test_p2_two_places_that_are_away_for_long_are_told_of_once(everywhere: Stage) -> None:
    await over_three_places(everywhere)
    for place in (GROUP, SERVER):
        everywhere.chats[place.platform].trouble = limited(place, 20)  # type: ignore[attr-defined]
    sent = await say(everywhere, await on_turn(everywhere), f"/play #1 {await everywhere.move()}")
    told = {place: [words(one) for one in to(sent, place)] for place in (LOBBY, GROUP, SERVER)}
    for place, missing in ((LOBBY, 2), (GROUP, 1), (SERVER, 1)):
        assert sum("at the moment. The game goes on here." in line for line in told[place]) == missing
    assert await everywhere.store.outbox() == ()
