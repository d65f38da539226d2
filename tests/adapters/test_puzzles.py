"""V4 with real clients: the puzzle of a day comes in private, is answered there, and its result goes back to the chat."""

import json

from bot.commands.puzzle_attempts import ATTEMPTS, Attempts
from bot.games.puzzles import puzzle
from tests.adapters.everywhere import Everywhere
from tests.adapters.telegram.app import labels, text_of

TASK = "You are on turn. One move brings clearly more points than any other: which?"


def best(all_: Everywhere) -> str:
    """The best move of the puzzle that somebody is at."""
    [(settings,)] = all_.ledger.rows("SELECT settings FROM preference WHERE settings LIKE '%/%'")
    now = Attempts.read(json.loads(settings)[ATTEMPTS]).now
    assert now is not None
    return puzzle(now.name).best


async def test_v4_on_telegram_it_is_solved_in_private_and_shared_in_the_group(all_: Everywhere) -> None:
    ann, group, until = all_.telegram.person("Ann"), all_.telegram.group(), all_.telegram.until
    await ann.say(group, "/daily")
    await until(lambda: group.by_bot() and "gets no puzzle of the day" in text_of(group.by_bot()[-1]))
    told = await ann.press(group.by_bot()[-1], "Solve")
    await until(lambda: ann.chat.by_bot() and TASK in text_of(ann.chat.by_bot()[-1]))
    assert "photo" in ann.chat.by_bot()[-1]
    assert told is not None
    await ann.tell(best(all_))
    await until(lambda: "That is it!" in text_of(ann.chat.by_bot()[-1]))
    solved = ann.chat.by_bot()[-1]
    assert labels(solved) == ["Share", "Another puzzle"]
    await ann.press(solved, "Share")
    await until(lambda: "Ann, puzzle of" in text_of(group.by_bot()[-1]))
    assert "✓ · first try" in text_of(group.by_bot()[-1])
    assert not [one for one in group.by_bot() if "photo" in one], "the group sees nothing of the puzzle"


async def test_v4_on_discord_it_comes_as_a_private_message_and_is_shared_in_the_channel(all_: Everywhere) -> None:
    people = all_.discord
    dm, here = people.back_end.dm_channel("Anna"), people.back_end.channel("general")
    [told] = (await people.slash("Anna", here, "puzzle", game="kakuro")).said
    assert "I am sending you the puzzle in our private chat." in told.text
    shown = await people.newest(dm, TASK)
    assert shown.files
    people.back_end.say("Anna", dm, best(all_))
    await people.newest(dm, "That is it!")
    [asked] = (await people.slash("Anna", here, "daily")).said
    assert "gets no puzzle of the day" in asked.text
    await people.press("Anna", here, "Solve", message=asked)
    await people.newest(dm, "puzzle of", TASK)
    people.back_end.say("Anna", dm, best(all_))
    solved = await people.newest(dm, "That is it!", "✓")
    await people.press("Anna", dm, "Share", message=solved)
    shared = await people.newest(here, "puzzle of", "✓ · first try")
    assert not shared.files
