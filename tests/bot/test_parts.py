"""Smaller parts of the house: thinkers that are killed, positions let go, completions, channels that move."""

import asyncio
import os
import pickle
import select
import signal

import pytest

from bot.announce import refusal_facts
from bot.chat.port import Channel, Incoming
from bot.opponents import Opponents
from bot.positions import Positions
from bot.processors import apart, keep_to
from bot.registry import load
from bot.table import Phase, Player, Table, preview
from bot.workers import Workers, _framed
from core.errors import NotationError
from core.game import Level, Seat
from core.replay import begin, draws
from tests.bot.stage import ANN, CARA, ELSEWHERE, LOBBY, Stage, home, only, to, words

SEED = bytes(32)


def view() -> object:
    game = load("summy").game
    replay, _, _ = draws(game, begin(game, 2), seed=SEED, mix=b"")
    (seat,) = game.turn(replay.position)
    return game.view(replay.position, seat)


class GivenUp(Exception):
    def __init__(self, why: str, when: int) -> None:
        super().__init__(why)
        self.when = when


def _give_up() -> None:
    raise GivenUp("no", 3)


def process(workers: Workers) -> int:
    """The one process there is, which has nothing to do."""
    (worker,) = workers._idle
    assert worker.process.pid is not None
    return worker.process.pid


async def test_a_thinker_that_was_killed_is_replaced() -> None:
    opponents = Opponents()
    try:
        first = await opponents.hint("summy", {}, view())
        killed = process(opponents._workers)
        os.kill(killed, signal.SIGKILL)
        assert await opponents.hint("summy", {}, view()) == first
        assert process(opponents._workers) != killed
    finally:
        opponents.close()


async def test_several_thinkers_killed_at_once_are_replaced() -> None:
    workers = Workers(2)
    try:
        await asyncio.gather(workers.run(len, ""), workers.run(len, ""))
        for worker in workers._idle:
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGKILL)
        assert await workers.run(divmod, 5, 3) == (1, 2)
    finally:
        workers.close()


async def test_work_that_kills_its_process_twice_is_given_up() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(EOFError):
            await workers.run(os._exit, 1)
        assert await workers.run(divmod, 5, 3) == (1, 2)
    finally:
        workers.close()


async def test_work_that_travels_together_comes_back_each_to_its_own() -> None:
    workers = Workers(1, batch=4)
    try:
        results = await asyncio.gather(*(workers.run(divmod, 17, n) for n in range(11)), return_exceptions=True)
        assert isinstance(results[0], ZeroDivisionError)
        assert results[1:] == [divmod(17, n) for n in range(1, 11)]
        thrown_away = asyncio.ensure_future(workers.run(divmod, 1, 1))
        await asyncio.sleep(0)
        thrown_away.cancel()
        assert await workers.run(divmod, 5, 3) == (1, 2)
        os.kill(process(workers), signal.SIGKILL)
        assert await asyncio.gather(*(workers.run(divmod, 5, 3) for _ in range(9))) == [(1, 2)] * 9
    finally:
        workers.close()


async def test_what_cannot_travel_is_said_to_whom_it_concerns() -> None:
    workers = Workers(1, batch=4)
    try:
        here = workers.run(divmod, 5, lambda: 3)
        there = workers.run(compile, "", "", "exec")
        both = await asyncio.gather(here, there, return_exceptions=True)
        assert [type(error) for error in both] == [AttributeError, TypeError]
        assert await workers.run(divmod, 5, 3) == (1, 2)
    finally:
        workers.close()


async def test_what_cannot_be_taken_back_harms_nobody_else() -> None:
    """An exception that cannot be put together again, and one that no future takes."""
    workers = Workers(1, batch=4)
    try:
        await workers.run(len, "")
        works = (workers.run(_give_up), workers.run(len, "ab"), workers.run(next, iter(())))
        async with asyncio.timeout(20):
            given_up, length, stopped = await asyncio.gather(*works, return_exceptions=True)
        assert (type(given_up), length, type(stopped)) == (TypeError, 2, RuntimeError)
    finally:
        workers.close()


async def test_work_that_comes_while_all_trips_end_at_once_is_not_left_behind() -> None:
    workers = Workers(1, batch=4)

    async def twice() -> int:
        return await workers.run(len, "a") + await workers.run(len, "bc")

    try:
        await workers.run(len, "")
        (worker,) = workers._idle
        stopped = process(workers)
        os.kill(stopped, signal.SIGSTOP)
        both = []
        for work in (twice(), workers.run(len, "d")):
            both.append(asyncio.ensure_future(work))
            for _ in range(3):
                await asyncio.sleep(0)
        assert (len(workers._trips), len(workers._waiting)) == (1, 1), "one is under way, the other waits"
        os.kill(stopped, signal.SIGCONT)
        select.select([worker.way], [], [], 20)  # holds up the event loop until one is back
        async with asyncio.timeout(20):
            assert await asyncio.gather(*both) == [3, 1]
    finally:
        workers.close()


async def test_nobody_waits_for_ever_for_what_is_thrown_away_at_the_end() -> None:
    workers = Workers(1, batch=4)
    await workers.run(len, "")
    os.kill(process(workers), signal.SIGSTOP)
    works = [asyncio.ensure_future(workers.run(len, "a")) for _ in range(11)]
    for _ in range(3):
        await asyncio.sleep(0)
    assert (len(workers._trips), len(workers._waiting)) == (1, 7), "some are under way, some are not"
    workers.close()
    async with asyncio.timeout(20):
        assert await workers.run(len, "ab") == 2, "what comes in the same breath is done by others"
        results = await asyncio.gather(*works, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results)
    workers.close()


async def test_a_worker_ends_with_whom_it_works_for() -> None:
    workers = Workers(1)
    await workers.run(len, "")
    (worker,) = workers._idle
    worker.way.close()  # as when this process is killed: nothing is said, the way is shut
    await asyncio.to_thread(worker.process.join, 20)
    assert worker.process.exitcode == 0


@pytest.mark.parametrize("moment", ["asking", "waiting", "answered"])
async def test_a_worker_ends_in_peace_when_whom_it_works_for_is_killed(moment: str) -> None:
    workers = Workers(1)
    await workers.run(len, "")
    (worker,) = workers._idle
    assert worker.process.pid is not None
    asked = _framed([pickle.dumps((len, ("a",)))])
    if moment == "answered":
        worker.way.send(asked)
        select.select([worker.way], [], [], 20)
    os.kill(worker.process.pid, signal.SIGSTOP)
    if moment != "answered":
        worker.way.send(asked[:-1] if moment == "asking" else asked)
    worker.way.close()
    os.kill(worker.process.pid, signal.SIGCONT)
    await asyncio.to_thread(worker.process.join, 20)
    assert worker.process.exitcode == 0


async def test_workers_keep_to_their_processors_and_the_house_to_its_own() -> None:
    before = os.sched_getaffinity(0)
    with apart() as others:
        workers = Workers(1, processors=others)
        try:
            ours = os.sched_getaffinity(0)
            assert await workers.run(os.sched_getaffinity, 0) == set(others or before)
        finally:
            workers.close()
    assert os.sched_getaffinity(0) == before
    assert ours | others == before
    assert not ours & others
    assert len(ours) == 1 or not others


def test_a_processor_that_cannot_be_had_stops_nobody() -> None:
    before = os.sched_getaffinity(0)
    keep_to({max(before) + 1000})
    assert os.sched_getaffinity(0) == before


async def test_computers_think_in_canonical_moves(opponents: Opponents) -> None:
    game = load("summy").game
    for level in Level:
        (text,) = await opponents.choose("summy", {}, view(), level)
        assert game.format(game.read(text)) == text


async def test_only_the_positions_used_last_are_kept(stage: Stage) -> None:
    for _ in range(3):
        await stage.begin()
    few = Positions(stage.store, size=2)
    for number in (1, 2, 1, 3):
        await few.live(await stage.table(number))
    assert len(few) == 2
    await stage.say(ANN, "/resign #1")
    await few.live(await stage.table(1))
    assert len(few) == 2, "the last board of a game that is over is still to be drawn"


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
    await stage.service.moved(LOBBY, ELSEWHERE)
    assert (await stage.table()).channel == ELSEWHERE
    assert "keine Tische" in words(only(await stage.say(CARA, "/tables", locale="de")))
    mover, other = await stage.seated()
    said = await stage.say(mover, await stage.move(), channel=ELSEWHERE)
    assert "legt" in words(only(to(said, ELSEWHERE)))
    assert to(said, LOBBY) == []
    shown = to(stage.chat.sent, LOBBY)[-1]
    answer = only(await stage.say(other, "/rack", channel=ELSEWHERE, reply_to=f"r-{shown.nonce}"))
    assert answer.to == home(other)


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
    assert (await stage.table()).on_turn(ANN.person)


def test_a_refusal_that_is_about_a_seat_names_its_player() -> None:
    table = Table(id=1, channel=LOBBY, game="summy", players=(Player("ann"), Player("ben")), seed=b"")
    assert refusal_facts(table, {"meld": "A", "seat": "2"}) == {"meld": "A", "seat": "2", "player": "@ben"}
    assert refusal_facts(table, {"seat": "7"}) == {"seat": "7"}
    assert refusal_facts(table, {"count": 2}) == {"count": 2}


def test_what_could_not_be_read_again_is_not_played() -> None:
    """Actions that are short enough as typed, and too long as the log would keep them."""
    game = load("rummy-plus").game
    table = Table(id=1, channel=LOBBY, game="rummy-plus", players=(Player("ann"), Player("ben")), seed=bytes(32))
    replay, _, _ = draws(game, begin(game, 2), seed=table.seed, mix=b"")
    (seat,) = game.turn(replay.position)
    line = " / ".join(["r1 a"] * 280)
    assert len(game.format(game.parse(line))) > 2000 > len(line)
    with pytest.raises(NotationError) as caught:
        preview(table, replay, game, seat, line)
    assert caught.value.code == "unreadable"
