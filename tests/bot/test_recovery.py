"""Lines delivered twice, changes that cross, restarts, and logs somebody has tampered with."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chat.port import Channel, Incoming
from bot.commands.computers import THINK_AGAIN
from bot.games.opponents import Opponents
from bot.games.registry import RuleSet
from bot.store.change import Change, Unavailable
from bot.store.sqlite import SCHEMA
from bot.tables.challenge import LAPSE
from bot.tables.table import Due, Phase, Table
from core.game import Level
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, only, private_chat, staged, to, words
from tests.people import on_turn
from tests.stores import was_handled


def tamper(path: Path, number: int) -> None:
    """Exchange a tile of the first deal for another behind the program's back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("DROP TRIGGER log_is_never_changed")
        ((text,),) = db.execute("SELECT text FROM log WHERE table_id = ? AND ply = 2", (number,)).fetchall()
        head, tiles = text.rsplit(" ", 8)[0], text.split(" ")[-8:]
        tiles[0] = next(digit for digit in "12" if digit != tiles[0])
        db.execute("UPDATE log SET text = ? WHERE table_id = ? AND ply = 2", (f"{head} {' '.join(tiles)}", number))


def log(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT * FROM log ORDER BY table_id, ply").fetchall()


RENAMED = {"mix": "client_seed", "luck": "client_seed", "note": "message", "person": "account"}
"""Columns by their names in a file of the first version."""


async def test_a_line_delivered_twice_is_played_and_answered_once(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    move = await stage.move()
    assert await stage.say(mover, f"/play {move}", id="again")
    table, before = await stage.table(), log(stage.path)
    assert await stage.say(mover, f"/play {move}", id="again") == []
    assert await stage.say(mover, "/board", id="again") == []
    assert (await stage.table(), log(stage.path)) == (table, before)


async def test_a_line_delivered_twice_at_once_is_played_once(stage: Stage) -> None:
    mover, _ = await stage.begin_two()
    line = Incoming("same", LOBBY, mover, f"/play {await stage.move()}", addressed=True, locale="en")
    await asyncio.gather(*(stage.service.handle(line) for _ in range(5)))
    await stage.settle()
    assert [row[1] for row in log(stage.path)] == [1, 2, 3, 4, 5]
    assert stage.sql("SELECT count(*) FROM inbox WHERE source = 'same'") == [(1,)]


async def test_both_players_typing_at_once_never_skip_a_turn(stage: Stage) -> None:
    mover, other = await stage.begin_two()
    move = await stage.move()
    lines = [
        Incoming(f"at-once:{n}", LOBBY, who, f"/play {move}", addressed=True)
        for n, who in enumerate((mover, other, mover))
    ]
    await asyncio.gather(*map(stage.service.handle, lines))
    await stage.settle()
    seats = [row[2] for row in log(stage.path) if row[2] != -1]
    assert len(seats) == 1, "one lawful move, and the same one cannot be laid twice"


async def test_a_table_changed_under_a_line_is_looked_at_once_more(stage: Stage) -> None:
    """Somebody else writes between loading and storing, once: the line is answered from what is there then."""
    await stage.say(ANN, "/challenge @ben summy")
    tables = stage.store.table
    meddled: list[int] = []

    async def meddling(number: int) -> object:
        found = await tables(number)
        if found is not None and not meddled:
            meddled.append(number)
            await stage.store.commit(Change(table=found))
        return found

    stage.store.table = meddling  # type: ignore[method-assign,assignment]
    await stage.say(BEN, "/accept #1")
    assert meddled == [1]
    assert (await stage.table()).phase is Phase.RUNNING
    assert (await stage.table()).revision == 3


async def test_a_table_changed_again_and_again_is_left_alone(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    tables = stage.store.table

    async def meddling(number: int) -> object:
        found = await tables(number)
        if found is not None:
            await stage.store.commit(Change(table=found))
        return found

    stage.store.table = meddling  # type: ignore[method-assign,assignment]
    said = only(await stage.say(BEN, "/accept #1"))
    assert "Somebody was faster" in words(said)
    assert ("open",) in stage.sql("SELECT phase FROM game_table")


async def test_a_restart_takes_up_the_game_and_what_was_owed(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        mover, other = await stage.begin_two()
        move = await stage.move()
        await stage.delivery.close()  # nothing is sent any more
        await stage.service.handle(Incoming("last", LOBBY, mover, f"/play {move}", addressed=True))
        waiting = [one.message.to for one in await stage.store.outbox()]
        assert waiting == [LOBBY, private_chat(mover)]
        before = log(path)
    async with staged(path, opponents) as stage:
        await stage.settle()
        assert {message.to for message in stage.chat.sent} == set(waiting)
        assert len(stage.chat.sent) == 2
        assert f"lays {move}" in words(only(to(stage.chat.sent, LOBBY)))
        assert await stage.store.outbox() == ()
        assert (await stage.seated())[0] == other
        await stage.play()
        assert log(path)[: len(before)] == before


async def test_a_restart_takes_up_the_computers_turn(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.begin_alone()
        await stage.service.computers.close()  # computers think no more
        line = Incoming("mine", Channel("web", "@ann"), ANN, await stage.move(), private=True)
        await stage.service.handle(line)
        assert not on_turn(await stage.table(), ANN.account)
    async with staged(path, opponents) as stage:
        await stage.settle()
        assert on_turn(await stage.table(), ANN.account)
        assert any("it is your turn" in words(message) for message in stage.chat.sent)


async def test_a_broken_log_is_set_aside_told_once_and_harms_nobody(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.begin()
        await stage.begin()
    tamper(path, 1)
    async with staged(path, opponents, errors=1) as stage:
        said = await stage.say(ANN, "/board #1")
        assert "set aside" in words(only(said))
        assert only(said).to == LOBBY, "all players are told"
        assert (await stage.table(1)).phase is Phase.ASIDE
        again = only(await stage.say(BEN, "/board #1"))
        assert "has been set aside" in words(again)
        assert again.to != LOBBY, "told once"
        assert await stage.say(BEN, "1+1") == []
        await stage.play(2)
        assert (await stage.table(2)).plies > 3


async def test_a_broken_log_is_found_by_whatever_reads_it(tmp_path: Path, opponents: Opponents) -> None:
    for line in ("/verify #1", "/export #1", "/board #1"):
        path = tmp_path / f"{line[1:4]}.sqlite3"
        async with staged(path, opponents) as stage:
            await stage.begin()
            await stage.say(ANN, "/resign yes")
        tamper(path, 1)
        async with staged(path, opponents, errors=1) as stage:
            assert "set aside" in words(only(await stage.say(BEN, line))), line
            assert stage.chat.sent[0].document is None


class Absent(Opponents):
    """Opponents that fail to think this number of times."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    async def choose(self, rules: RuleSet, view: Any, level: Level) -> tuple[str, ...]:
        self.times -= 1
        if self.times >= 0:
            raise OSError("no process to be had")
        return await super().choose(rules, view, level)


@pytest.mark.parametrize("times", [len(THINK_AGAIN), len(THINK_AGAIN) + 1])
async def test_a_computer_that_could_not_move_tries_again_but_not_for_ever(tmp_path: Path, times: int) -> None:
    absent = Absent(times)
    try:
        async with staged(tmp_path / "games.sqlite3", absent, errors=times) as stage:
            await stage.begin_alone()
            while stage.pauses == []:  # chance says who begins
                assert on_turn(await stage.table(), ANN.account)
                await stage.say(ANN, await stage.move(), private=True)
            assert stage.pauses == list(THINK_AGAIN)
            assert on_turn(await stage.table(), ANN.account) == (times == len(THINK_AGAIN))
    finally:
        absent.close()


async def test_a_computer_that_finds_its_log_broken_sets_the_table_aside(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.begin_alone()
        await stage.service.computers.close()
        line = Incoming("mine", Channel("web", "@ann"), ANN, await stage.move(), private=True)
        await stage.service.handle(line)
    tamper(path, 1)
    async with staged(path, opponents, errors=1) as stage:
        await stage.settle()
        assert (await stage.table()).phase is Phase.ASIDE
        assert sum("set aside" in words(message) for message in to(stage.chat.sent, private_chat(ANN))) == 1
    async with staged(path, opponents) as stage:
        await stage.settle()
        assert stage.chat.sent == []


async def test_words_still_leave_where_the_picture_cannot_be_drawn(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        mover, _ = await stage.begin_two()
        await stage.delivery.close()
        await stage.service.handle(Incoming("m", LOBBY, mover, f"/play {await stage.move()}", addressed=True))
    tamper(path, 1)
    async with staged(path, opponents) as stage:
        await stage.settle()
        board = only(to(stage.chat.sent, LOBBY))
        assert "lays" in words(board)
        assert board.picture is None
        assert await stage.store.outbox() == ()


async def test_our_own_mistakes_are_admitted_and_change_nothing(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "games.sqlite3", opponents, errors=1) as stage:
        await stage.begin()
        before = await stage.table()

        async def broken(number: int) -> object:
            raise OSError("the disk is on fire")

        kept, stage.store.table = stage.store.table, broken  # type: ignore[method-assign,assignment]
        said = only(await stage.say(ANN, "/play #1 J13> 2", id="unlucky"))
        assert "Something went wrong on my side" in words(said)
        assert "fire" not in words(said)
        stage.store.table = kept  # type: ignore[method-assign]
        assert await stage.table() == before
        assert await was_handled(stage.store, "unlucky")


def of_version_one(path: Path, old: Path) -> None:
    """Make a file of the first version, with all in this file that such a file could hold."""
    with closing(sqlite3.connect(old, isolation_level=None)) as db:
        db.executescript((SCHEMA / "0001_tables.sql").read_text("utf-8"))
        db.execute("PRAGMA user_version = 1")
        db.execute("ATTACH ? AS new", (str(path),))
        for name in ("game_table", "seat", "log", "inbox", "outbox", "shown", "preference"):
            columns = [row[1] for row in db.execute(f"PRAGMA main.table_info({name})")]
            now = ", ".join(RENAMED.get(column, column) for column in columns)
            db.execute(f"INSERT INTO main.{name} ({', '.join(columns)}) SELECT {now} FROM new.{name}")
        db.execute("UPDATE main.game_table SET due = NULL WHERE phase = 'running'")  # that version reminded nobody


def known(table: Table, **changes: Any) -> Table:
    """The table without persons, which that version did not know: it has only their accounts."""
    return replace(table, players=tuple(replace(player, person=None) for player in table.players), **changes)


async def test_games_of_the_first_version_go_on(tmp_path: Path, opponents: Opponents) -> None:
    async with staged(tmp_path / "new.sqlite3", opponents) as stage:
        await stage.begin(options="pace=none")
        await stage.play()
        await stage.say(ANN, "/challenge anyone summy players=3 pace=none")
        before = [await stage.table(number) for number in (1, 2)]
        of_version_one(stage.path, tmp_path / "old.sqlite3")
    async with staged(tmp_path / "old.sqlite3", opponents) as stage:
        kept = [await stage.table(number) for number in (1, 2)]
        assert [known(table, dues={}) for table in kept] == [
            known(
                table,
                since=0,
                revision=table.revision + (Due.LAPSE in table.dues),
                dues={},
                reminders={},
                rated=False,
                acted=0.0,
                language="",
            )
            for table in before
        ]
        assert kept[1].due == LAPSE, "as long as it had"
        await stage.play()
        assert (await stage.table()).since == (await stage.table()).plies
        await stage.say(BEN, "/join #2")
        await stage.say(CARA, "/join #2")
        assert (await stage.table(2)).phase is Phase.RUNNING


async def test_a_line_that_cannot_be_stored_now_is_for_its_adapter_to_hand_in_again(
    tmp_path: Path, opponents: Opponents
) -> None:
    path = tmp_path / "games.sqlite3"
    async with staged(path, opponents) as stage:
        await stage.store._database.rows("PRAGMA busy_timeout = 0")
        with closing(sqlite3.connect(path, isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await stage.say(ANN, "/challenge anyone summy", id="line")
            lock.execute("ROLLBACK")
        assert stage.sql("SELECT source FROM inbox") == []
        [said] = await stage.say(ANN, "/challenge anyone summy", id="line")
        assert "Ann" in words(said)
