"""Fronts: what a chat is owed while nobody here serves it, and once somebody does again."""

import asyncio
from dataclasses import replace

import pytest

from bot.app import CannotStart
from bot.chat.front import front_name, front_of, shard_of
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.port import Channel, RateLimited, TokenRefused
from bot.commands.context import CommandResult
from bot.service import _sharded
from bot.serving.fronts import Fronts, HeldLeases, PlatformChat
from bot.store.change import Change, Lease, Leases, OutboxEntry
from tests.bot.stage import ANN, LOBBY, STUCK, Recorder, Stage, private_chat

HELLO = OutboxMessage(LOBBY, (Sentence("challenge-lapsed", {"table": "1"}),), "en")


def test_a_shard_has_a_name_of_its_own_and_the_first_that_of_the_platform() -> None:
    names = [front_name("discord", shard) for shard in range(3)]
    assert names == ["discord", "discord 1", "discord 2"]
    assert [shard_of(name) for name in names] == [0, 1, 2]


def test_what_was_for_a_shard_that_is_no_more_has_a_front_all_the_same() -> None:
    late = OutboxMessage(LOBBY, (Sentence("challenge-lapsed", {"table": "1"}),), "en", shard=3)
    assert [front_of(late, shards) for shards in (1, 2, 4)] == ["web", "web 1", "web 3"]


def test_a_private_message_goes_out_through_the_shard_of_a_command_that_is_told_if_it_fails() -> None:
    unasked = replace(HELLO, to=private_chat(ANN))
    messages = (HELLO, unasked, replace(unasked, asked_in=LOBBY, asked_line="line:1"))
    change = _sharded(Change(messages=messages, lease=Lease("web 2", 1)))
    assert [one.shard for one in change.messages] == [2, 0, 2]


async def test_what_a_closed_front_is_owed_is_delivered_once_when_it_is_open_again(stage: Stage) -> None:
    for _ in range(2):
        before = len(stage.chat.sent)
        chat = stage.chats.pop("web")
        await stage.delivery.stop_front("web")
        assert await stage.say(ANN, "/help") == []
        assert len(await stage.store.outbox()) == 1
        stage.chats["web"] = chat
        await asyncio.gather(stage.delivery.load(), stage.delivery.load())
        await stage.settle()
        assert len(stage.chat.sent) == before + 1
        assert await stage.store.outbox() == ()


async def test_what_another_process_has_to_say_is_read_once(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    outbox, read = stage.store.outbox, list[int]()

    async def counted(first: int = 0) -> tuple[OutboxEntry, ...]:
        entries = await outbox(first)
        read.extend(entry.id for entry in entries)
        return entries

    monkeypatch.setattr(stage.store, "outbox", counted)
    chat = stage.chats.pop("web")
    entries = (await stage.store.commit(Change(messages=(HELLO,) * 3))).outbox
    for _ in range(3):
        await stage.delivery.load()
    assert read == [entry.id for entry in entries]
    (late,) = (await stage.store.commit(Change(messages=(HELLO,)))).outbox
    await stage.delivery.load()
    assert read[3:] == [late.id]
    stage.chats["web"] = chat
    await asyncio.gather(*(stage.delivery.load() for _ in range(3)))
    await stage.settle()
    assert len(stage.chat.sent) == 4
    assert await outbox() == ()


async def test_a_message_that_waits_for_its_platform_is_dropped_with_its_front_and_kept(stage: Stage) -> None:
    waits = asyncio.Event()

    async def wait(_: float) -> None:
        waits.set()
        await asyncio.Event().wait()

    stage.wait = wait
    stage.chat.trouble = lambda _: RateLimited(60.0)
    stage.delivery.take((await stage.store.commit(Change(messages=(HELLO, HELLO)))).outbox)
    await waits.wait()
    chat = stage.chats.pop("web")
    await stage.delivery.stop_front("web")
    await stage.settle()
    assert len(await stage.store.outbox()) == 2
    stage.chats["web"] = chat
    stage.chat.trouble = lambda _: None
    await stage.delivery.load()
    await stage.settle()
    assert len(stage.chat.sent) == 2


async def test_what_is_delivered_while_the_outbox_is_read_is_not_delivered_again(stage: Stage) -> None:
    entries = (await stage.store.commit(Change(messages=(HELLO,) * 20))).outbox
    loading = asyncio.create_task(stage.delivery.load())
    await asyncio.sleep(0)
    stage.delivery.take(entries)
    await loading
    await stage.settle()
    assert len(stage.chat.sent) == 20


async def test_what_came_in_by_a_shard_goes_out_by_it_but_private_messages_by_the_first(stage: Stage) -> None:
    stage.chats.clear()  # whoever serves them is elsewhere
    lease = Lease(front_name("web", 3), 1)
    commit = stage.service._commit
    answer, told = (
        OutboxMessage(private_chat(ANN), HELLO.lines, "en", answers="a line"),
        OutboxMessage(private_chat(ANN), HELLO.lines, "en"),
    )
    await commit(CommandResult(Change(messages=(HELLO, answer, told), lease=lease)))
    assert [entry.message.shard for entry in await stage.store.outbox()] == [3, 3, 0]


class Silent(Recorder):
    """A chat that is opened and closed, and says nothing."""

    how_to_find = ""
    connected = True

    def link(self, channel: Channel, reference: str) -> str:
        return ""

    async def ready(self) -> None: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


async def test_a_chat_that_cannot_start_once_its_token_is_accepted_ends_the_program(stage: Stage) -> None:
    ends: list[Exception] = [TokenRefused("not yet"), CannotStart("its file is gone")]
    failure: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    held = HeldLeases(Leases(), ["web"], None)

    async def begin(chat: PlatformChat) -> None:
        if held.demand_lease("web").fence > 1:
            raise ends.pop(0)

    fronts = Fronts(held, stage.service, stage.delivery, {"web": lambda *_: Silent()}, {}, begin, failure.set_result)
    await fronts.start()
    held._held = {"web": Lease("web", 2)}  # as if another process had served it meanwhile
    fronts._waits["web"] = iter([0.0])
    fronts._apply()
    assert await asyncio.wait_for(failure, STUCK) == "its file is gone"
    await fronts.close()
    await fronts.stop()
