"""Unanswered commands are kept on a database server: the next process that serves a shard finds those of this shard."""

import asyncio
from time import time

import asyncpg
import pytest

from bot.adapters.discord.unanswered import Unanswered, UnansweredCommand
from bot.chat.rows import Rows
from tests.stores import PostgresPlace

pytestmark = pytest.mark.postgres


def command(number: int) -> UnansweredCommand:
    return UnansweredCommand(f"discord:i:{number}", 2**62, "token", "de", time() + 60)


async def left(rows: Rows | None, shard: int = 0) -> list[str]:
    """The ids of the commands that a process finds when it begins to serve the shard."""
    kept = Unanswered(rows, shard=shard)
    found = await kept.open()
    await kept.close()
    return [one.id for one in found]


async def test_another_process_finds_the_commands_of_its_shard(database: PostgresPlace) -> None:
    rows = (await database.open()).chat_rows
    first, other_shard = Unanswered(rows), Unanswered(rows, shard=1)
    assert await first.open() == await other_shard.open() == ()
    one, two, three = map(command, range(3))
    await asyncio.gather(first.add(one), first.add(two), other_shard.add(three))
    await first.owe(two.id)
    next_process = Unanswered(rows)
    found = await next_process.open()
    assert {one.id: one.owed for one in found} == {one.id: False, two.id: True}
    assert one in found
    next_process.remove(one.id)
    await next_process.close()
    assert await left(rows) == [two.id]
    assert await left(rows, shard=1) == [three.id]
    await first.close()
    await other_shard.close()


async def test_a_command_too_old_to_be_answered_is_gone(database: PostgresPlace) -> None:
    rows = (await database.open()).chat_rows
    kept = Unanswered(rows)
    await kept.open()
    await kept.add(command(1))
    later = Unanswered(rows)
    assert await later.open(lambda: time() + 61) == ()
    await later.close()
    assert await left(rows) == []
    await kept.close()


async def test_a_command_is_kept_later_where_the_server_lets_nobody_write(database: PostgresPlace) -> None:
    rows = (await database.open()).chat_rows
    kept = Unanswered(rows)
    await kept.open()
    other = await asyncpg.connect(database.url)
    async with other.transaction():
        await other.execute("LOCK TABLE unanswered IN SHARE MODE")
        await kept.add(command(1))  # it comes back although nothing can be written
        assert await database.sql("SELECT id FROM unanswered") == []
    await other.close()
    await kept.close()
    assert await left(rows) == ["discord:i:1"]
