"""Deadlines that fall due together notify a person once (N4)."""

from bot.chat.port import Author, Message
from bot.grammar.seconds import DAY
from bot.tables.table import Phase
from tests.bot.stage import ANN, BEN, LOBBY, Stage, mentioned, private_chat, to, words
from tests.bot.timed import pass_time

TABLES = (1, 2, 3)


async def three_with_one_on_turn(stage: Stage, options: str) -> tuple[Author, Author]:
    """Begin three games that wait for the same person; returns that person and the other."""
    for number in TABLES:
        await stage.begin(options=options)
        if number > 1 and await stage.on_turn(number) != await stage.on_turn(1):
            await stage.play(number)
    mover = await stage.on_turn(1)
    return mover, BEN if mover == ANN else ANN


def notifications(messages: list[Message], who: Author) -> list[str]:
    """What notifies somebody: private messages, and new messages in the channel that mention them."""
    private = [one for one in to(messages, private_chat(who)) if not one.silent and one.replaces is None]
    public = [one for one in to(messages, LOBBY) if one.replaces is None and who.account in mentioned(one)]
    return [words(one) for one in (*private, *public)]


async def test_n4_time_that_runs_out_in_three_games_at_once_notifies_each_once(stage: Stage) -> None:
    mover, other = await three_with_one_on_turn(stage, "pace=3d")
    await pass_time(stage, 3 * DAY - 1)
    at_zero = await pass_time(stage, 60)
    assert len([one for one in to(at_zero, private_chat(other)) if "no time left" in words(one)]) == 3
    assert len(notifications(at_zero, other)) == 1
    over = await pass_time(stage, DAY)
    assert [(await stage.table(number)).phase for number in TABLES] == [Phase.OVER] * 3
    assert len([one for one in to(over, LOBBY) if "has lost on time" in words(one)]) == 3
    for who in (mover, other):
        assert len(notifications(over, who)) == 1, "each of the three names both"


async def test_n4_later_ones_ring_again(stage: Stage) -> None:
    _, other = await three_with_one_on_turn(stage, "pace=3d rated=no")
    await pass_time(stage, 3 * DAY)
    await stage.press(other, to(stage.chat.sent, private_chat(other))[-1], "Give time")
    again = await pass_time(stage, 10 * DAY)
    assert [one for one in notifications(again, other) if "no time left" in one]
