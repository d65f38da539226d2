"""Steps of tests about time: let it pass until something falls due, and look at clocks."""

from bot.chat.port import Author, Message
from bot.clock import Clock
from bot.grammar.seconds import HOUR
from bot.tables.table import Due
from tests.bot.stage import LOBBY, Stage, private_chat, to, words


def clock(stage: Stage) -> Clock:
    """A clock of the program, to be ticked by hand."""
    return Clock(
        stage.store,
        stage.service.on_deadline,
        stage.services.wakeup,
        served=stage.services.served,
        now=lambda: stage.now,
    )


async def tick(stage: Stage, later: float) -> None:
    """Let these seconds pass, and do what is due then."""
    stage.now += later
    await clock(stage).tick()
    await stage.settle()


async def passes(stage: Stage, number: int = 1) -> list[Message]:
    """Let time pass until something other than a reminder or the end of an absence falls due at a table.

    Returns what the channel is told then.
    """
    before, table = len(stage.chat.sent), await stage.table(number)
    awaited = min(at for what, at in table.dues.items() if what not in (Due.REMIND, Due.BACK))
    while table.due is not None and table.due <= max(stage.now, awaited):
        if (at := max(stage.now, table.due)) > stage.now:
            await stage.settle()
            before = len(stage.chat.sent)
        stage.now = at
        await stage.service.on_deadline(number)
        table = await stage.table(number)
    await stage.settle()
    return to(stage.chat.sent[before:], LOBBY)


async def pass_time(stage: Stage, seconds: float, *, step: float = HOUR) -> list[Message]:
    """Let time pass, and do what falls due; returns what is said meanwhile."""
    before, end = len(stage.chat.sent), stage.now + seconds
    while stage.now < end:
        stage.now = min(end, stage.now + step)
        for _, number in await stage.store.dues(stage.now):
            await stage.service.on_deadline(number)
        await stage.settle()
    return stage.chat.sent[before:]


async def reminded(stage: Stage, seconds: float, who: Author, *, step: float = HOUR) -> list[Message]:
    """Let time pass; returns the reminders that somebody gets meanwhile."""
    return [
        one for one in to(await pass_time(stage, seconds, step=step), private_chat(who)) if words(one).startswith("⏰")
    ]


async def left(stage: Stage, who: Author, number: int = 1) -> float:
    """The seconds that somebody has left."""
    table = await stage.table(number)
    seat = table.seat_of(await stage.store.person(who.account))
    assert table.clocks is not None
    assert seat is not None
    return table.clocks.of(seat).left


async def ending(stage: Stage, number: int = 1) -> str:
    """How a game ended."""
    loaded = await stage.load(number)
    outcome = loaded.engine.game.outcome(loaded.replay.position)
    assert outcome is not None
    return outcome.ending
