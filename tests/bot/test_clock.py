"""What falls due by itself, with the time driven by hand."""

from pathlib import Path

from bot.challenge import LAPSE
from bot.clock import KEPT, Clock
from bot.opponents import Opponents
from bot.table import Phase
from tests.bot.stage import ANN, BEN, CARA, LOBBY, Stage, mentioned, only, staged, to, words

HOUR = 3600.0


def clock(stage: Stage) -> Clock:
    return Clock(stage.store, stage.service.lapse, now=lambda: stage.now)


async def tick(stage: Stage, later: float) -> None:
    stage.now += later
    await clock(stage).tick()
    await stage.settle()


async def test_a_challenge_lapses_after_a_day(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    await tick(stage, LAPSE - 1)
    assert (await stage.table()).phase is Phase.OPEN
    sent = len(stage.chat.sent)
    await tick(stage, 1)
    assert (await stage.table()).phase is Phase.OFF
    said = only(stage.chat.sent[sent:])
    assert "has lapsed" in words(said)
    assert said.replaces == "r-n1"
    assert said.buttons == ()
    assert mentioned(said) == []
    await tick(stage, LAPSE)
    assert len(stage.chat.sent) == sent + 1, "said once"
    assert "is off" in words(only(await stage.say(BEN, "/accept #1")))


async def test_a_game_begun_or_called_off_does_not_lapse(stage: Stage) -> None:
    await stage.begin()
    await stage.say(ANN, "/challenge @cara summy")
    await stage.say(ANN, "/cancel")
    sent = len(stage.chat.sent)
    assert await stage.store.lapsing() is None
    await tick(stage, 3 * LAPSE)
    assert len(stage.chat.sent) == sent
    assert (await stage.table(1)).phase is Phase.RUNNING


async def test_challenges_lapse_each_in_its_time(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    stage.now += HOUR
    await stage.say(ANN, "/challenge @cara summy")
    assert await stage.store.lapsing() == (1_000.0 + LAPSE, 1)
    await tick(stage, LAPSE - HOUR)
    assert [(await stage.table(n)).phase for n in (1, 2)] == [Phase.OFF, Phase.OPEN]
    await tick(stage, HOUR)
    assert (await stage.table(2)).phase is Phase.OFF


async def test_time_out_of_service_is_not_charged(tmp_path: Path, opponents: Opponents) -> None:
    path = tmp_path / "house.sqlite3"
    async with staged(path, opponents) as stage:
        ticking = clock(stage)
        await ticking.start()
        await stage.say(ANN, "/challenge @ben @cara summy")
        stage.now += 10 * HOUR
        await ticking.stop()
    async with staged(path, opponents) as stage:
        stage.now += 30 * HOUR
        ticking = clock(stage)
        await ticking.start()
        assert await stage.store.lapsing() == (1_000.0 + 20 * HOUR + LAPSE, 1)
        await stage.say(BEN, "/accept")
        assert await stage.store.lapsing() == (1_000.0 + 20 * HOUR + LAPSE, 1), "an answer takes nothing of it back"
        await tick(stage, 14 * HOUR - 1)
        assert (await stage.table()).phase is Phase.OPEN
        await tick(stage, 1)
        assert (await stage.table()).phase is Phase.OFF
        await ticking.stop()


async def test_a_crash_charges_the_time_since_the_last_heartbeat_at_most(stage: Stage) -> None:
    await stage.say(ANN, "/challenge @ben summy")
    await tick(stage, 100.0)
    assert await stage.store.resume(stage.now + 500.0) == 500.0
    assert await stage.store.lapsing() == (1_000.0 + 500.0 + LAPSE, 1)
    assert await stage.store.resume(stage.now) == 0.0, "a clock that was set back charges nothing"


async def test_old_lines_are_forgotten(stage: Stage) -> None:
    await stage.say(CARA, "/help", id="long ago")
    assert await stage.store.seen("long ago")
    stage.sql("UPDATE inbox SET at = 0")
    await tick(stage, 0)
    assert await stage.store.seen("long ago"), "not old by this clock yet"
    await tick(stage, KEPT)
    assert not await stage.store.seen("long ago")
    assert to(stage.chat.sent, LOBBY) == []
