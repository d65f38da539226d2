"""Smaller parts of the bot: worker processes that are killed, positions let go, completions, channels that move."""

import asyncio
import os
import signal
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from pickle import PicklingError

import pytest

from bot.chat.facts import Mention
from bot.chat.port import Channel, Incoming
from bot.games.opponents import Opponents
from bot.games.registry import RuleSet, load
from bot.messages.announce import refusal_facts
from bot.runtime.worker import Worker
from bot.store.positions import Positions
from bot.tables.playing import LoadedTable, preview
from bot.tables.table import Phase, Player, Table
from core.errors import NotationError
from core.game import Level, Seat
from core.replay import begin, draws
from tests.bot.stage import ANN, CARA, ELSEWHERE, LOBBY, Stage, only, private_chat, to, words
from tests.people import on_turn

ROOT = Path(__file__).resolve().parents[2]
SEED = bytes(32)


def view() -> object:
    game = load("summy").game
    replay, _, _ = draws(game, begin(game, 2), seed=SEED, client_seed=b"")
    (seat,) = game.turn(replay.position)
    return game.view(replay.position, seat)


class GivenUp(Exception):
    """An exception that cannot be unpickled: its arguments are not those of `__init__`."""

    def __init__(self, why: str, when: int) -> None:
        super().__init__(why)
        self.when = when


def _give_up() -> None:
    raise GivenUp("no", 3)


async def test_a_worker_that_was_killed_is_replaced() -> None:
    opponents = Opponents()
    try:
        first = await opponents.hint(RuleSet("summy"), view())
        killed = await opponents.worker.run(os.getpid)
        os.kill(killed, signal.SIGKILL)
        assert await opponents.hint(RuleSet("summy"), view()) == first
        assert await opponents.worker.run(os.getpid) != killed
    finally:
        opponents.close()


async def test_work_lost_with_a_killed_process_is_done_again() -> None:
    worker = Worker()
    try:
        pid = await worker.run(os.getpid)
        os.kill(pid, signal.SIGKILL)
        results = await asyncio.gather(*(worker.run(divmod, 17, n) for n in range(1, 11)))
        assert results == [divmod(17, n) for n in range(1, 11)]
    finally:
        worker.close()


async def test_work_that_kills_its_process_twice_is_given_up() -> None:
    worker = Worker()
    try:
        with pytest.raises(BrokenProcessPool):
            await worker.run(os._exit, 1)
        assert await worker.run(divmod, 5, 3) == (1, 2)
    finally:
        worker.close()


async def test_every_piece_of_work_gets_its_own_result() -> None:
    worker = Worker()
    try:
        results = await asyncio.gather(*(worker.run(divmod, 17, n) for n in range(11)), return_exceptions=True)
        assert isinstance(results[0], ZeroDivisionError)
        assert results[1:] == [divmod(17, n) for n in range(1, 11)]
        cancelled = asyncio.ensure_future(worker.run(divmod, 1, 1))
        await asyncio.sleep(0)
        cancelled.cancel()
        assert await worker.run(divmod, 5, 3) == (1, 2)
    finally:
        worker.close()


async def test_what_cannot_be_pickled_fails_for_its_caller_alone() -> None:
    worker = Worker()
    try:
        here = worker.run(divmod, 5, lambda: 3)
        there = worker.run(compile, "", "", "exec")
        both = await asyncio.gather(here, there, return_exceptions=True)
        assert all(isinstance(error, AttributeError | TypeError | PicklingError) for error in both), both
        assert await worker.run(divmod, 5, 3) == (1, 2)
    finally:
        worker.close()


@pytest.mark.slow
async def test_an_exception_that_cannot_travel_harms_nobody_else() -> None:
    worker = Worker()
    try:
        pid = await worker.run(os.getpid)
        works = (worker.run(_give_up), worker.run(len, "ab"), worker.run(next, iter(())))
        async with asyncio.timeout(60):
            given_up, length, stopped = await asyncio.gather(*works, return_exceptions=True)
        assert (type(given_up), length, type(stopped)) == (RuntimeError, 2, RuntimeError)
        assert "GivenUp" in str(given_up)
        assert await worker.run(os.getpid) == pid
    finally:
        worker.close()


async def test_nobody_waits_for_ever_for_work_cancelled_at_the_end() -> None:
    worker = Worker()
    pid = await worker.run(os.getpid)
    os.kill(pid, signal.SIGSTOP)
    works = [asyncio.ensure_future(worker.run(len, "a")) for _ in range(11)]
    await asyncio.sleep(0)
    worker.close()
    async with asyncio.timeout(60):
        await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
    os.kill(pid, signal.SIGCONT)
    async with asyncio.timeout(60):
        results = await asyncio.gather(*works, return_exceptions=True)
    assert isinstance(results[-1], asyncio.CancelledError)
    assert all(result == 1 or isinstance(result, asyncio.CancelledError) for result in results)
    worker.close()


PARENT = """
import asyncio, os, time
from bot.runtime.worker import Worker

async def main():
    worker = Worker()
    print(await worker.run(os.getpid), flush=True)
    await worker.run(time.sleep, 600 if BUSY else 0)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("busy", [False, True])
async def test_a_worker_ends_when_its_parent_is_killed(busy: bool, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT.replace("BUSY", str(busy)), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    parent = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env=environment
    )
    assert parent.stdout is not None
    await parent.stdout.readline()
    parent.kill()
    await parent.wait()
    async with asyncio.timeout(60):
        assert await parent.stdout.read() == b"", "its output is open as long as its worker lives"


async def test_computers_think_in_canonical_moves(opponents: Opponents) -> None:
    game = load("summy").game
    for level in Level:
        (text,) = await opponents.choose(RuleSet("summy"), view(), level)
        assert game.format(game.read(text)) == text


async def test_only_the_positions_used_last_are_kept(stage: Stage) -> None:
    for _ in range(3):
        await stage.begin()
    few = Positions(stage.store, size=2)
    for number in (1, 2, 1, 3):
        await few.load(await stage.table(number))
    assert len(few._kept) == 2
    await stage.say(ANN, "/resign #1")
    await few.load(await stage.table(1))
    assert len(few._kept) == 2, "the last board of a game that is over is still to be drawn"


async def test_locks_live_as_long_as_somebody_holds_them(stage: Stage) -> None:
    lock = stage.positions.lock(1)
    assert stage.positions.lock(1) is lock
    assert stage.positions.lock(2) is not lock
    assert len(stage.positions._locks) == 1
    del lock
    assert len(stage.positions._locks) == 0


async def test_suggestions_complete_commands_tables_and_people_but_never_moves(stage: Stage) -> None:
    number = await stage.begin()
    assert any("/challenge" in one for one in await stage.suggest(ANN, "/ch"))
    assert any(f"#{number}" in one for one in await stage.suggest(ANN, "/board "))
    assert any("@ben" in one for one in await stage.suggest(ANN, "/challenge @b"))
    assert any("summy" in one for one in await stage.suggest(ANN, "/challenge @ben "))
    assert any("herausfordern" in one for one in await stage.suggest(ANN, "/her", locale="de"))
    assert "/rules summy S5" in await stage.suggest(ANN, "/rules summy S")
    move = await stage.move()
    assert not any(move[:4] in one for one in await stage.suggest(ANN, f"/play {move[:3]}"))
    assert stage.sql("SELECT count(*) FROM inbox") == [(2,)], "it only reads"


async def test_a_channel_that_moves_takes_its_tables_and_choices_along(stage: Stage) -> None:
    await stage.say(ANN, "/language de")
    await stage.begin()
    await stage.service.move_channel(LOBBY, ELSEWHERE)
    assert (await stage.table()).channel == ELSEWHERE
    assert "keine Tische" in words(only(await stage.say(CARA, "/tables", locale="de")))
    mover, other = await stage.seated()
    said = await stage.say(mover, await stage.move(), channel=ELSEWHERE)
    assert "legt" in words(only(to(said, ELSEWHERE)))
    assert to(said, LOBBY) == []
    shown = to(stage.chat.sent, LOBBY)[-1]
    answer = only(await stage.say(other, "/rack", channel=ELSEWHERE, reply_to=f"r-{shown.nonce}"))
    assert answer.to == private_chat(other)


async def test_a_computer_whose_table_is_closed_while_it_thinks_makes_no_move(stage: Stage) -> None:
    """Each time the person resigns while the computer may be thinking: nothing follows the resignation."""
    for number in range(1, 4):
        await stage.say(ANN, "/challenge computer summy beginner", private=True)
        line = Incoming(f"move:{number}", Channel("web", "@ann"), ANN, await stage.move(number), private=True)
        resign = Incoming(
            f"resign:{number}", Channel("web", "@ann"), ANN, f"/resign #{number}", private=True, addressed=True
        )
        await stage.service.handle(line)
        await stage.service.handle(resign)
        await stage.settle()
        log = await stage.store.log(number)
        assert log[-1].text == "resign"
        assert (await stage.table(number)).phase is Phase.OVER


async def test_with_several_computers_each_moves_in_turn(stage: Stage) -> None:
    await stage.say(ANN, "/challenge computer=beginner computer=club summy")
    table = await stage.table()
    assert [player.level for player in table.players] == [None, Level.BEGINNER, Level.CLUB]
    assert len({player.name for player in table.players}) == 3
    await stage.say(ANN, await stage.move(), private=True)
    moved = [entry.seat for entry in await stage.store.log(1) if entry.seat > 0]
    assert moved[-3:] == [Seat(1), Seat(2), Seat(3)]
    assert on_turn(await stage.table(), ANN.account)


def test_a_refusal_that_is_about_a_seat_names_its_player() -> None:
    table = Table(id=1, channel=LOBBY, game="summy", players=(Player("ann"), Player("ben")), seed=b"")
    assert refusal_facts(table, {"meld": "A", "seat": "2"}) == {"meld": "A", "seat": "2", "player": Mention("@ben")}
    assert refusal_facts(table, {"seat": "7"}) == {"seat": "7"}
    assert refusal_facts(table, {"count": 2}) == {"count": 2}


def test_what_could_not_be_read_again_is_not_played() -> None:
    """Actions that are short enough as typed, and too long as the log would keep them."""
    engine = load("rummy-plus")
    game = engine.game
    table = Table(id=1, channel=LOBBY, game="rummy-plus", players=(Player("ann"), Player("ben")), seed=bytes(32))
    replay, _, _ = draws(game, begin(game, 2), seed=table.seed, client_seed=b"")
    (seat,) = game.turn(replay.position)
    line = " / ".join(["r1 a"] * 280)
    assert len(game.format(game.parse(line))) > 2000 > len(line)
    with pytest.raises(NotationError) as caught:
        preview(LoadedTable(table, engine, replay), seat, line)
    assert caught.value.code == "unreadable"
