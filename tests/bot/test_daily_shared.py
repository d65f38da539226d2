"""V4: whoever met the puzzle of a day in a channel can share their result of that day there."""

from datetime import date

import pytest

from bot.chat.port import Author, Message
from bot.games.puzzles import of_day, puzzle
from tests.bot.stage import ANN, BEN, ELSEWHERE, LOBBY, Stage, only, private_chat, reference, to, words
from tests.bot.test_daily import DAY, FIRST, MORNING, set_up, tick
from tests.bot.test_puzzles import labels, weak

SECOND = date(1970, 1, 2)


async def meet(stage: Stage, who: Author, post: Message) -> Message:
    """Somebody presses *Solve* below a post; what they are shown in private."""
    said = await stage.say(who, post.buttons[0].command, reply_to=reference(post), pressed=True)
    return only(to(said, private_chat(who)))


async def solve(stage: Stage, who: Author, day: date) -> Message:
    return only(await stage.say(who, puzzle(of_day(day)).best, private=True))


async def met_and_solved(stage: Stage, who: Author, post: Message, day: date) -> Message:
    await meet(stage, who, post)
    return await solve(stage, who, day)


async def share(stage: Stage, who: Author, below: Message) -> str:
    """What the channel reads after somebody presses *Share* below their result."""
    return words(only(to(await stage.press(who, below, "Share"), LOBBY)))


@pytest.mark.parametrize("lines", [("/daily",), ("/puzzle kakuro", "/puzzle summy", "/daily"), ("/puzzle 1970-01-01",)])
async def test_v4_who_met_it_in_a_channel_shares_it_there_though_they_saw_it_again_in_private(
    stage: Stage, lines: tuple[str, ...]
) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await meet(stage, ANN, post)
    for line in lines:
        await stage.say(ANN, line, private=True)
    solved = await solve(stage, ANN, FIRST)
    assert labels(solved) == ["Share", "Another puzzle"]
    assert await share(stage, ANN, solved) == "Ann, puzzle of Thu, Jan 1: ✓ · first try"


async def test_v4_who_is_done_with_it_and_sees_it_again_in_private_can_still_share_it(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await met_and_solved(stage, ANN, post, FIRST)
    again = only(await stage.say(ANN, "/daily", private=True))
    assert words(again).startswith("You are done with this puzzle already.")
    assert labels(again) == ["Share", "Another puzzle"]
    assert await share(stage, ANN, again) == "Ann, puzzle of Thu, Jan 1: ✓ · first try"
    said = await stage.say(ANN, "/daily share", private=True)
    assert words(only(to(said, LOBBY))) == "Ann, puzzle of Thu, Jan 1: ✓ · first try"


async def test_v4_it_is_shared_in_the_channel_where_it_was_met_last(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await meet(stage, ANN, post)
    await stage.say(ANN, weak(of_day(FIRST)), private=True)
    await stage.say(ANN, post.buttons[0].command, channel=ELSEWHERE, pressed=True)
    await stage.say(ANN, "/daily", private=True)
    solved = await solve(stage, ANN, FIRST)
    said = await stage.press(ANN, solved, "Share")
    assert words(only(to(said, ELSEWHERE))) == "Ann, puzzle of Thu, Jan 1: ✗ ✓ · 2 tries"


async def test_v4_the_puzzle_of_another_day_met_in_no_channel_is_not_shared(stage: Stage) -> None:
    await set_up(stage)
    (post,) = await tick(stage, MORNING)
    await meet(stage, BEN, post)
    stage.now += DAY
    await stage.say(BEN, "/daily", private=True)
    assert labels(await solve(stage, BEN, SECOND)) == ["Another puzzle"]
