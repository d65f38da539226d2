"""Delivery: in order, once more when it must, never a secret where it does not belong."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Author, Channel, Ephemeral, Incoming, Message, Private, RateLimited, Refused
from bot.games.opponents import Opponents
from bot.store.change import ATTEMPTS, Change
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    ELSEWHERE,
    EVERYBODY,
    LOBBY,
    STUCK,
    Stage,
    everything,
    only,
    private_chat,
    staged,
    to,
    words,
)
from tests.people import seat_of


def message(n: int, where: Channel | Private = LOBBY) -> OutboxMessage:
    return OutboxMessage(where, (Sentence("board-of", {"table": str(n)}),), "en")


async def send(stage: Stage, *messages: OutboxMessage) -> None:
    stage.delivery.take((await stage.store.commit(Change(messages=messages))).outbox)
    await stage.delivery.settle()


def numbers(messages: list[Message]) -> list[str]:
    return [words(message).rpartition("#")[2] for message in messages]


async def test_each_address_gets_its_messages_in_order(stage: Stage) -> None:
    await send(stage, *(message(n, ELSEWHERE if n % 3 == 0 else LOBBY) for n in range(12)))
    assert numbers(to(stage.chat.sent, LOBBY)) == [str(n) for n in range(12) if n % 3]
    assert numbers(to(stage.chat.sent, ELSEWHERE)) == [str(n) for n in range(12) if n % 3 == 0]
    assert await stage.store.outbox() == ()


async def test_one_that_must_wait_does_not_hold_up_other_addresses(stage: Stage) -> None:
    paused, blocked = asyncio.Event(), asyncio.Event()

    async def wait(_: float) -> None:
        paused.set()
        await blocked.wait()

    stage.wait = wait
    stage.chat.trouble = lambda message: RateLimited(0.0) if message.to == LOBBY and not paused.is_set() else None
    stage.delivery.take(
        (await stage.store.commit(Change(messages=(message(1), message(2), message(3, ELSEWHERE))))).outbox
    )
    async with asyncio.timeout(60):
        await paused.wait()
        await stage.chat.arrived.wait()
    assert numbers(stage.chat.sent) == ["3"]
    blocked.set()
    await stage.delivery.settle()
    assert numbers(stage.chat.sent) == ["3", "1", "2"]


@pytest.mark.parametrize(("who", "typed"), [(CARA, "/help"), (ANN, "/hint"), (BEN, "/tables")])
async def test_an_answer_for_one_person_does_not_wait_where_the_channel_has_to(
    stage: Stage, who: Author, typed: str
) -> None:
    await stage.begin(options="hints=yes")
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        await asyncio.Event().wait()

    stage.wait = wait
    stage.chat.trouble = lambda message: RateLimited(60.0) if isinstance(message.to, Channel) else None
    stage.delivery.take((await stage.store.commit(Change(messages=(message(1), message(2))))).outbox)
    stage.chat.arrived.clear()
    assert await stage.service.handle(
        Incoming("asked", LOBBY, who, typed, addressed=True, mentions=dict(EVERYBODY), locale="en")
    )
    await asyncio.wait_for(stage.chat.arrived.wait(), STUCK)
    assert [message.answers for message in stage.chat.sent if isinstance(message.to, Ephemeral)] == ["asked"]
    assert waited == [60.0], "the channel waits, and only the channel"


async def test_what_is_for_one_person_keeps_its_order(stage: Stage) -> None:
    ephemeral = Ephemeral(LOBBY, ANN.account)
    messages = [replace(message(n), to=ephemeral) for n in range(8)]
    await send(stage, *messages)
    assert numbers(to(stage.chat.sent, ephemeral)) == [str(n) for n in range(8)]


async def test_a_limit_is_waited_for_and_costs_no_attempt(stage: Stage) -> None:
    troubles = [RateLimited(7.5)] * 30
    stage.chat.trouble = lambda _: troubles.pop() if troubles else None
    await send(stage, message(1))
    assert numbers(stage.chat.sent) == ["1"]
    assert stage.pauses == [7.5] * 30
    assert {message.nonce for message in stage.chat.tried} == {"n1"}, "the same nonce each time"


async def test_other_errors_are_tried_again_ever_more_slowly(tmp_path: Path, opponents: Opponents) -> None:
    troubles: list[Exception] = [ConnectionError("reset"), TimeoutError(), ValueError("odd")]
    async with staged(tmp_path / "games.sqlite3", opponents, errors=1) as stage:
        stage.chat.trouble = lambda _: troubles.pop() if troubles else None
        await send(stage, message(1), message(2))
        assert numbers(stage.chat.sent) == ["1", "2"]
        assert stage.pauses == [2.0, 4.0, 8.0]


async def test_what_never_arrives_is_given_up_and_the_next_one_goes(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents) as stage:
        stage.chat.trouble = lambda message: ConnectionError() if message.nonce == "n1" else None
        await send(stage, message(1), message(2))
        assert len(stage.chat.tried) == ATTEMPTS + 1
        assert numbers(stage.chat.sent) == ["2"]
        assert stage.pauses[-1] == 900.0, "no longer than a quarter of an hour"
        assert await stage.store.outbox() == ()


async def test_a_message_that_is_refused_for_good_is_dropped_and_the_next_one_goes_at_once(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    stage.chat.trouble = lambda message: Refused("400, error 240000") if message.nonce == "n1" else None
    await send(stage, message(1), message(2))
    assert numbers(stage.chat.tried) == ["1", "2"]
    assert numbers(stage.chat.sent) == ["2"]
    assert stage.pauses == []
    assert await stage.store.outbox() == ()
    assert "message 1 for table None was dropped because the platform refuses it (400, error 240000)" in caplog.text
    assert words(stage.chat.tried[0]) not in caplog.text


async def test_a_picture_that_is_refused_for_good_is_said_in_words(stage: Stage) -> None:
    await stage.begin()
    stage.chat.trouble = lambda message: Refused("IMAGE_PROCESS_FAILED") if message.picture else None
    before = len(stage.chat.tried)
    sent = await stage.play()
    tried = [message for message in stage.chat.tried[before:] if message.picture]
    assert [message.nonce for message in sent] == [message.nonce for message in tried], "the same nonce once more"
    assert stage.pauses == []
    for shown, said in zip(tried, sent, strict=True):
        assert shown.picture is not None
        assert said.picture is None
        assert words(said).startswith(words(shown)), "with all it said"
        lines = words(said).splitlines()
        assert set(shown.picture.alt.splitlines()) <= set(lines), "and what the picture shows"
        assert len(lines) == len(set(lines)), "nothing twice"
    assert await stage.store.outbox() == ()


async def test_words_that_are_refused_as_their_picture_was_are_dropped(stage: Stage) -> None:
    await stage.begin()
    stage.chat.trouble = lambda message: Refused("no") if message.to == LOBBY else None
    before = len(stage.chat.tried)
    await stage.play()
    tried = to(stage.chat.tried[before:], LOBBY)
    assert [message.picture is not None for message in tried] == [True, False]
    assert await stage.store.outbox() == ()


async def test_attempts_are_counted_over_a_restart(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        stuck = asyncio.Event()

        async def wait(seconds: float) -> None:
            stage.pauses.append(seconds)
            if len(stage.pauses) == 3:
                stuck.set()
                await asyncio.Event().wait()

        stage.wait = wait
        stage.chat.trouble = lambda _: ConnectionError()
        stage.delivery.take((await stage.store.commit(Change(messages=(message(1),)))).outbox)
        await asyncio.wait_for(stuck.wait(), 60)
    async with staged(path, opponents, errors=None) as stage:
        await stage.settle()
        assert numbers(stage.chat.sent) == ["1"]
    async with staged(path, opponents) as stage:
        assert await stage.store.outbox() == ()


async def test_a_database_that_is_busy_holds_up_what_is_owed_and_loses_nothing(
    tmp_path: Path, opponents: Opponents
) -> None:
    # the platform's failure is an error; that the database is busy is a warning
    async with staged(tmp_path / "busy.sqlite3", opponents, errors=1) as stage:
        await stage.store._database.rows("PRAGMA busy_timeout = 10")
        with closing(sqlite3.connect(stage.path, isolation_level=None)) as other:

            def trouble(_: Message) -> Exception | None:
                if stage.pauses:
                    return None
                other.execute("BEGIN IMMEDIATE")
                return OSError("gone")

            async def wait(seconds: float) -> None:
                stage.pauses.append(seconds)
                other.execute("ROLLBACK")

            stage.chat.trouble, stage.wait = trouble, wait
            assert len(await stage.say(ANN, "/help")) == 1
        assert len(stage.pauses) == 1
        assert stage.sql("SELECT count(*) FROM outbox") == [(0,)]


async def test_an_error_is_logged_without_what_was_to_be_said(
    tmp_path: Path, opponents: Opponents, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents, errors=None) as stage:
        await stage.begin()
        troubles = [ConnectionError()]
        stage.chat.trouble = lambda message: troubles.pop() if troubles and message.to == private_chat(ANN) else None
        await stage.say(ANN, "/rack")
        assert troubles == []
        rack = " ".join((await stage.racks())[seat_of(await stage.table(), ANN.account)])
        assert "was not delivered, attempt 1" in caplog.text
        assert rack not in caplog.text


async def test_what_cannot_be_put_into_words_is_an_apology_and_the_next_one_goes_at_once(
    tmp_path: Path, opponents: Opponents, caplog: pytest.LogCaptureFixture
) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents, errors=None) as stage:
        broken = replace(
            message(1), lines=(Sentence("no-such-sentence"),), buttons=(ButtonSpec("no-such-label", "/help"),)
        )
        await send(stage, broken, message(2))
        sorry, following = stage.chat.sent
        assert "That is a fault of mine, and it is noted" in words(sorry)
        assert (sorry.buttons, numbers([following])) == ((), ["2"])
        assert stage.pauses == []
        assert await stage.store.outbox() == ()
        assert "could not be rendered" in caplog.text


async def test_what_is_owed_to_a_chat_not_in_service_waits_in_the_outbox(stage: Stage) -> None:
    await send(stage, message(1, Channel("telegram", "1")), message(2))
    assert numbers(stage.chat.sent) == ["2"]
    assert [entry.message.to for entry in await stage.store.outbox()] == [Channel("telegram", "1")]


async def test_of_several_boards_waiting_only_the_newest_is_drawn(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.begin()
        await stage.delivery.close()
        for n in range(3):
            mover, _ = await stage.seated()
            await stage.service.handle(Incoming(f"quick:{n}", LOBBY, mover, await stage.move(), private=True))
    async with staged(path, opponents) as stage:
        await stage.settle()
        boards = to(stage.chat.sent, LOBBY)
        assert [board.picture is not None for board in boards] == [False, False, True]
        assert all(words(board) for board in boards)
        assert boards[-1].picture is not None
        mover, _ = await stage.seated()
        assert mover.name in boards[-1].picture.alt


async def test_a_hand_that_a_newer_one_follows_is_not_sent_without_its_picture(
    tmp_path: Path, opponents: Opponents
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.delivery.close()
        await stage.begin(game="rummy-pur")
        mover = await stage.on_turn()
        await stage.service.handle(Incoming("drawn", LOBBY, mover, "draw", private=True))
        left = [one.message.picture for one in await stage.store.outbox() if one.message.to == private_chat(mover)]
        assert left == ["rack", "rack"], "that of the start, and that with what was drawn"
    async with staged(path, opponents) as stage:
        await stage.settle()
        assert only(to(stage.chat.sent, private_chat(mover))).picture is not None
        assert await stage.store.outbox() == ()


async def test_every_one_of_several_presses_in_a_row_is_answered_with_the_hand(stage: Stage) -> None:
    await stage.begin(game="rummy-pur")
    mover = await stage.on_turn()
    before = len(stage.chat.sent)
    lines = [Incoming(f"press:{n}", LOBBY, mover, "/rack #1", addressed=True, pressed=True) for n in range(3)]
    assert all(await asyncio.gather(*map(stage.service.handle, lines)))
    await stage.settle()
    racks = stage.chat.sent[before:]
    assert {rack.answers for rack in racks} == {line.id for line in lines}
    assert all(rack.picture is not None for rack in racks)


async def test_a_hand_asked_for_at_a_table_that_was_set_aside_is_answered_in_words(
    tmp_path: Path, opponents: Opponents
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents, errors=None) as stage:
        await stage.begin(game="rummy-pur")
        mover = await stage.on_turn()
        await stage.delivery.close()
        await stage.service.handle(Incoming("press", LOBBY, mover, "/rack #1", addressed=True, pressed=True))
        stage.sql("UPDATE game_table SET phase = 'aside' WHERE id = 1")
    async with staged(path, opponents) as stage:
        await stage.settle()
        told = only(stage.chat.sent)
        assert told.answers == "press"
        assert words(told) == "Somebody was faster: the table has changed in the meantime. Please look again."


async def test_a_slot_is_replaced_where_it_stands(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben @cara summy")
    await stage.say(BEN, "/accept")
    first, second = to(stage.chat.sent, LOBBY)
    assert first.replaces is None
    assert second.replaces == f"r-{first.nonce}"


async def test_alt_texts_are_short_and_public(stage: Stage) -> None:
    await stage.begin()
    for _ in range(8):
        await stage.play()
    pictures = [message for message in stage.chat.sent if message.picture and message.to == LOBBY]
    assert len(pictures) >= 9
    racks = await stage.racks()
    for message in pictures:
        assert message.picture is not None
        assert 0 < len(message.picture.alt) <= 1024
        assert message.picture.png.startswith(b"\x89PNG")
    assert not any(" ".join(rack) in everything(pictures[-1]) for rack in racks.values())
