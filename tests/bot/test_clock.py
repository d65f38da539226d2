"""Deadlines that the clock acts on, with the time set by hand."""

import asyncio
import socket
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from math import inf
from pathlib import Path

import pytest

from bot.app import CannotStart, serving
from bot.chat.port import Incoming
from bot.chat.text import Texts
from bot.clock import BEAT, KEPT, Clock, Uptime
from bot.games.opponents import Opponents
from bot.settings import Settings
from bot.store.change import Change, Committed
from bot.store.sqlite import SCHEMA, SqliteStore
from bot.tables.challenge import LAPSE
from bot.tables.table import Phase, Table
from tests.bot.stage import (
    ANN,
    BEN,
    CARA,
    ELSEWHERE,
    LOBBY,
    Stage,
    mentioned,
    private_chat,
    reference,
    staged,
    to,
    words,
)
from tests.bot.timed import clock, tick
from tests.bot.toys import LIMIT, AtOnce, begin, deadline, pick
from tests.stores import was_handled

HOUR = 3600.0


def restarted(stage: Stage, *, asleep: float = inf) -> Clock:
    """The clock of a new run, which goes on from what earlier runs have stored."""
    stage.served = Uptime(stage.store.run.served, monotonic=lambda: stage.now, asleep=asleep).seconds
    return clock(stage)


async def test_time_out_of_service_is_not_charged(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        ticking = restarted(stage)
        await ticking.start()
        await stage.say(ANN, "/challenge @ben @cara summy")
        assert await stage.store.dues(inf) == ((LAPSE, 1),)
        stage.now += 10 * HOUR
        await ticking.stop()
    async with staged(path, opponents) as stage:
        stage.now += 30 * HOUR
        ticking = restarted(stage)
        await ticking.start()
        await stage.say(BEN, "/accept")
        assert await stage.store.dues(inf) == ((LAPSE, 1),), "an answer takes nothing of it back"
        await tick(stage, 14 * HOUR - 1)
        assert (await stage.table()).phase is Phase.OPEN
        await tick(stage, 1)
        assert (await stage.table()).phase is Phase.RUNNING, "those who are in play without the one who is not"
        await ticking.stop()


async def test_a_crash_gives_back_the_time_since_the_last_heartbeat_at_most(
    tmp_path: Path, opponents: Opponents
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        ticking = restarted(stage)
        await ticking.tick()
        stage.now += 5 * BEAT
        await ticking.tick()
        stage.now += BEAT - 1
        await ticking.tick()
        assert stage.served() == 6 * BEAT - 1
    async with staged(path, opponents) as stage:
        assert stage.store.run.served == 5 * BEAT


@pytest.mark.parametrize("year", [1970, 2001, 2100])
async def test_a_time_of_day_that_jumps_brings_nothing_forward_and_puts_nothing_off(stage: Stage, year: int) -> None:
    """Before a start and while the program runs: what is due counts seconds of service, which know no time of day."""
    ticking = restarted(stage)
    counted = stage.now
    stage.served = Uptime(0.0, monotonic=lambda: counted, asleep=inf).seconds
    await stage.say(ANN, "/challenge @ben summy")
    stage.now = (year - 1970) * 365.25 * 24 * HOUR
    counted += LAPSE - 1
    await ticking.tick()
    assert (await stage.table()).phase is Phase.OPEN
    counted += 1
    await ticking.tick()
    assert (await stage.table()).phase is Phase.OFF


async def test_a_start_that_fails_shifts_nothing(tmp_path: Path, opponents: Opponents) -> None:
    """Nobody serves while a port is taken: what was due, and when, is as it was."""
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.say(ANN, "/challenge @ben summy")
        before = stage.sql("SELECT due, revision, served FROM game_table, service")
    taken = socket.create_server(("127.0.0.1", 0))
    with taken:
        for _ in range(3):
            with pytest.raises(CannotStart, match="WEB_PORT"):
                async with serving(Settings(database=path, web_port=taken.getsockname()[1])):
                    pytest.fail("it must not start")
        assert stage.sql("SELECT due, revision, served FROM game_table, service") == before


async def test_what_was_due_by_the_time_of_day_is_due_after_as_many_seconds_of_service(tmp_path: Path) -> None:
    """In this older file 70 s were left of a challenge at the last heartbeat."""
    path = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for file in sorted(SCHEMA.glob("*.sql"))[:4]:
            db.executescript(file.read_text("utf-8"))
        db.execute("PRAGMA user_version = 4")
        db.execute(
            "INSERT INTO game_table VALUES (1, 'web', 'lobby', '', 'summy', '{}', 0, 0, 'open', 1, x'00', '', 0, '[]',"
            " 1, 5, NULL, 1000070, 0)"
        )
        db.execute("INSERT INTO service VALUES (1, 1000000)")
    store = await SqliteStore.open(path)
    assert store.run.served == 0
    assert await store.dues(inf) == ((70.0, 1),)
    assert not store.run.lost, "how it was closed is not known"
    await store.close()


async def test_old_lines_are_forgotten(stage: Stage) -> None:
    await stage.say(CARA, "/help", id="long ago")
    assert await was_handled(stage.store, "long ago")
    stage.sql("UPDATE inbox SET at = 0")
    await tick(stage, 0)
    assert await was_handled(stage.store, "long ago"), "not old by this clock yet"
    await tick(stage, KEPT)
    assert not await was_handled(stage.store, "long ago")
    assert to(stage.chat.sent, LOBBY) == []


# --- the time of a phase


async def test_a_round_is_closed_when_its_time_is_up(toy: Stage) -> None:
    await begin(toy)
    *_, opened = to(toy.chat.sent, LOBBY)
    await pick(toy, ANN, "pick 1")
    sent = len(toy.chat.sent)
    await tick(toy, LIMIT - 1)
    assert toy.chat.sent[sent:] == []
    await tick(toy, 1)
    assert await deadline(toy) == ["time"]
    lasting, closing = to(toy.chat.sent[sent:], LOBBY)
    assert "The time is up." in words(lasting)
    assert (lasting.replaces, closing.replaces) == (reference(opened), None), "N4: a turn is one new message"
    assert mentioned(closing) == [ANN.account, BEN.account]
    assert "Ann 1 · Ben 0" in words(closing)
    assert (await toy.table()).due == 1_000.0 + 2 * LIMIT, "the next round has its own time"


async def test_what_is_played_within_a_round_takes_and_gives_no_time(toy: Stage) -> None:
    await begin(toy)
    for line in ("pick 3", "undo", "done"):
        toy.now += 5
        await pick(toy, ANN, line)
        assert (await toy.table()).due == 1_000.0 + LIMIT
    await tick(toy, LIMIT - 15)
    assert await deadline(toy) == ["time"]


async def test_a_round_begun_early_has_all_its_time(toy: Stage) -> None:
    await begin(toy)
    toy.now += 10
    await pick(toy, ANN, "done")
    await pick(toy, BEN, "done")
    assert (await toy.table()).due == 1_010.0 + LIMIT


async def test_nothing_is_due_at_a_game_that_is_over(toy: Stage) -> None:
    for line in ("/resign yes", "/close #2"):
        number = await begin(toy)
        assert (await toy.table(number)).due is not None
        await toy.say(ANN, line, moderator=True)
        assert (await toy.table(number)).phase is Phase.OVER
    for _ in range(4):
        await tick(toy, LIMIT)
    assert await toy.store.dues(inf) == ()
    assert await deadline(toy, 1) == await deadline(toy, 2) == []


async def test_a_game_nobody_plays_comes_to_its_end(toy: Stage) -> None:
    await begin(toy)
    for _ in range(3):
        await tick(toy, LIMIT)
    assert (await toy.table()).phase is Phase.OVER
    assert await deadline(toy) == ["time"] * 3
    assert await toy.store.dues(inf) == ()


async def test_the_rest_of_a_round_runs_again_from_the_start_of_service(
    tmp_path: Path, toy_registered: None, toy_texts: Texts
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, AtOnce(), texts=toy_texts) as stage:
        ticking = restarted(stage)
        await ticking.start()
        await begin(stage)
        stage.now += 20
        await ticking.stop()
    async with staged(path, AtOnce(), texts=toy_texts) as stage:
        stage.now += 20 + HOUR
        ticking = restarted(stage)
        await ticking.start()
        await tick(stage, LIMIT - 21)
        assert await deadline(stage) == []
        await pick(stage, ANN, "pick 2")
        await tick(stage, 1)
        assert await deadline(stage) == ["time"]
        await ticking.stop()


async def both_at_once(stage: Stage, first: Awaitable[object], second: Awaitable[object]) -> None:
    """The second comes while the first is just being stored."""
    commit = stage.store.commit
    storing, go_on = asyncio.Event(), asyncio.Event()

    async def slow(change: Change) -> Committed:
        storing.set()
        await go_on.wait()
        return await commit(change)

    stage.store.commit = slow  # type: ignore[method-assign]
    begun = asyncio.ensure_future(first)
    await storing.wait()
    late = asyncio.ensure_future(second)
    await stage.store.table(1)
    go_on.set()
    await asyncio.gather(begun, late)
    await stage.settle()


def log_of(stage: Stage, number: int = 1) -> list[str]:
    return [text for (text,) in stage.sql("SELECT text FROM log WHERE table_id = ? ORDER BY ply", number)]


async def test_a_line_just_before_the_end_of_a_round_counts_whole(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, BEN, "done")
    toy.now += LIMIT
    line = Incoming("close", LOBBY, ANN, "pick 1; done", private=True, locale="en")
    await both_at_once(toy, toy.service.handle(line), toy.service.on_deadline(1))
    assert log_of(toy) == ["roll 4", "done", "pick 1", "done", "roll 3"]
    assert (await toy.table()).due == toy.now + LIMIT


async def test_a_line_just_after_the_end_of_a_round_is_refused_whole(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, BEN, "done")
    toy.now += LIMIT
    line = Incoming("close", LOBBY, ANN, "pick 1; pick 2", private=True, locale="en")
    await both_at_once(toy, toy.service.on_deadline(1), toy.service.handle(line))
    assert log_of(toy) == ["roll 4", "done", "time", "roll 3"]
    assert "ran out just before that" in words(to(toy.chat.sent, private_chat(ANN))[-1])
    await pick(toy, ANN, "pick 1")
    assert log_of(toy)[-1] == "pick 1"


async def test_two_rounds_cannot_overlap(toy: Stage) -> None:
    await begin(toy)
    toy.now += LIMIT
    await asyncio.gather(*(toy.service.on_deadline(1) for _ in range(3)))
    assert await deadline(toy) == ["time"]
    await toy.service.on_deadline(1)
    await toy.service.on_deadline(99)
    assert await deadline(toy) == ["time"]


async def test_a_round_closed_while_the_clock_waits_is_not_closed_again(toy: Stage) -> None:
    await begin(toy)
    await pick(toy, BEN, "done")
    toy.now += LIMIT
    async with toy.positions.lock(1):
        late = asyncio.create_task(toy.service.on_deadline(1))
        await asyncio.sleep(0)
        played = asyncio.create_task(toy.service.handle(Incoming("p", LOBBY, ANN, "done", private=True)))
        await asyncio.sleep(0)
    await asyncio.gather(late, played)
    await toy.settle()
    assert await deadline(toy) == ["time"], "the player was the second to come"
    assert (await toy.load()).replay.position.round == 2


async def test_a_channel_that_moves_at_that_moment_costs_no_round(toy: Stage) -> None:
    await begin(toy)
    toy.now += LIMIT
    tables = toy.store.table
    moved: list[int] = []

    async def moving(number: int) -> Table | None:
        found = await tables(number)
        if not moved:
            moved.append(number)
            await toy.service.move_channel(LOBBY, ELSEWHERE)
        return found

    toy.store.table = moving  # type: ignore[method-assign]
    await tick(toy, 0)
    assert await deadline(toy) == []
    await tick(toy, 0)
    assert await deadline(toy) == ["time"]
    assert "The time is up." in words(to(toy.chat.sent, ELSEWHERE)[-2])


async def test_a_log_that_does_not_replay_is_set_aside_when_its_time_is_up(
    tmp_path: Path, toy_registered: None, toy_texts: Texts
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, AtOnce(), texts=toy_texts) as stage:
        await begin(stage)
        stage.sql("DROP TRIGGER log_is_never_changed")
        stage.sql("UPDATE log SET text = 'roll 3' WHERE ply = 1")
    async with staged(path, AtOnce(), texts=toy_texts, errors=1) as stage:
        await tick(stage, LIMIT)
        assert (await stage.table()).phase is Phase.ASIDE
        assert await stage.store.dues(inf) == ()
