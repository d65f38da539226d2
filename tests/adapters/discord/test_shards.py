"""Two processes serve a shard of Discord each, and one of them both when the other dies."""

from pathlib import Path

import pytest

from tests.adapters.discord.back_end import People
from tests.adapters.discord.stand_in import FAR, StandIn
from tests.adapters.discord.transport import Transport
from tests.crash.program import PATIENCE, Program
from tests.stores import PostgresPlace

HAND_OVER = (
    "UPDATE lease SET holder = (SELECT tag || '-' FROM run ORDER BY number DESC LIMIT 1), fence = fence + 1,"
    " until = clock_timestamp() + INTERVAL '6 s' WHERE front = 'discord 1' RETURNING 1"
)


@pytest.mark.postgres
@pytest.mark.slow
async def test_two_processes_serve_a_shard_each(database: PostgresPlace, tmp_path: Path) -> None:
    back_end = StandIn()
    programs: list[Program] = []
    near, far = back_end.channel("lobby"), back_end.channel("far", server=FAR)
    async with Transport(back_end) as transport:
        back_end.feed = transport.emit
        people = People(back_end, transport)

        async def launched() -> Program:
            programs.append(
                await Program.launch(
                    tmp_path / "bot.sqlite3",
                    DATABASE_URL=database.url,
                    DISCORD_TOKEN="discord-token-of-the-tests",
                    DISCORD_API_BASE=transport.api,
                    DISCORD_GATEWAY=transport.gateway,
                    DISCORD_SHARDS="2",
                )
            )
            assert await programs[-1].line()
            return programs[-1]

        async def shards(number: int) -> list[int]:
            """The shards that connected; waits until there are `number` of them."""
            await transport.until(lambda: len(transport.identified) == number, within=PATIENCE)
            return sorted(one["shard"][0] for one in transport.identified)

        async def both_are_served() -> None:
            for place in (near, far):
                before = len(back_end.seen(place))
                await people.slash("Ann", place, "challenge", people=("Ben",), game="summy")
                await transport.until(lambda: len(back_end.seen(place)) > before)  # noqa: B023
                await people.slash("Ann", place, "cancel")

        try:
            await launched()
            assert await shards(2) == [0, 1]
            await launched()
            await database.sql(HAND_OVER)
            assert await shards(3) == [0, 1, 1]
            await transport.until(lambda: transport.connected == [0, 1], within=PATIENCE)
            await both_are_served()
            assert await database.sql("SELECT count(DISTINCT holder) FROM lease WHERE until > clock_timestamp()") == [
                (2,)
            ]
            programs[-1].kill()
            await programs.pop().gone()
            assert await shards(4) == [0, 1, 1, 1]
            await both_are_served()
            await programs.pop(0).stop()
        finally:
            for program in programs:
                program.kill()
                await program.gone()
