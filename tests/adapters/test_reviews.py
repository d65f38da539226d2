"""V2 with real clients: puzzles from a player's own game, opened where it was played and solved in private by typing."""

import re
from collections.abc import Sequence
from functools import partial
from itertools import count
from typing import Any

import pytest

from core.game import Seat
from core.kakuro.notation import format_move
from core.kakuro.solver.search import moves
from core.private_side import private_side
from core.review import Reviewed, most_expensive, reviewed
from tests.adapters.everywhere import Everywhere
from tests.adapters.telegram.app import labels, text_of
from tests.adapters.telegram.stand_in import Chat, Someone
from tests.texts import TEXTS

CODE = re.compile(r"[2-9A-Z]{4}-[2-9A-Z]{4}")
TURNS = 10
"""The fewest turns of a game: before there is much on the board, even the worst moves may give nothing away."""

WORDS = {
    "en": ("Review", "as you played it", "Puzzle 1", "Puzzle 1 of", "just type a move", "2 tries", "That is it!"),
    "de": ("Rückblick", "wie du gespielt hast", "Aufgabe 1", "Aufgabe 1 von", "einfach einen Zug", "2 Versuche", "Gefunden!"),
}  # fmt: skip


def worst(all_: Everywhere) -> str:
    """The move with the fewest points for the seat on turn."""
    game, position = all_.ledger.game(1), all_.ledger.replay(1).position
    view = game.view(position, min(game.turn(position)))
    found = min(moves(view.rows, private_side(view).hand, expert=False), key=lambda one: one.points)
    return format_move(found.move)


def expensive(all_: Everywhere, player: str) -> Sequence[Reviewed[Any]]:
    """The most expensive turn of a player, if they have given anything away."""
    table, log = all_.ledger.table(1)
    seat = next(at for at, one in enumerate(table.players, 1) if one.name == player)
    return most_expensive(reviewed(all_.ledger.game(1), 2, log, Seat(seat)), 1)


def puzzle(all_: Everywhere, player: str) -> Reviewed[Any]:
    """The most expensive turn of a player."""
    [found] = expensive(all_, player)
    return found


async def play_badly(all_: Everywhere, ann: Someone, group: Chat, here: int) -> None:
    """Ann and Ben play the worst moves there are until both have given something away; then Ben gives up."""

    def played(turns: int) -> bool:
        return sum(entry.seat > 0 for entry in all_.ledger.table(1)[1]) >= turns

    for turns in count(1):
        if turns > TURNS and expensive(all_, "Ann") and expensive(all_, "Ben"):
            break
        table, _ = all_.ledger.table(1)
        line = worst(all_)
        if table.player(min(table.turn)).name == "Ann":
            await ann.say(group, f"/play #1 {line}")
            await all_.telegram.until(partial(played, turns))
        else:
            await all_.discord.slash("Ben", here, "play", move=line, table="1")
    await all_.discord.slash("Ben", here, "resign", table="1", sure="yes")


@pytest.mark.parametrize("locale", WORDS)
async def test_v2_a_puzzle_is_opened_where_the_game_was_played_and_solved_in_private(
    all_: Everywhere, locale: str
) -> None:
    """Ann in a group on Telegram plays Ben in a channel on Discord."""
    review, course, first, shown, how, left, right = WORDS[locale]
    telegram, discord = all_.telegram, all_.discord
    ann, group, here = telegram.person("Ann", language=locale), telegram.group(), discord.back_end.channel("lobby")
    dm = discord.back_end.dm_channel("Ben")

    async def private(words: str) -> dict[str, Any]:
        """The newest message to Ann in private, once it has these words."""
        await telegram.until(lambda: ann.chat.by_bot() and words in text_of(ann.chat.by_bot()[-1]))
        return ann.chat.by_bot()[-1]

    await ann.say(group, f"/language {locale}")
    for place in (here, dm):
        await discord.slash("Ben", place, "language", language=locale)
    await ann.say(group, "/challenge anyone kakuro")
    await telegram.until(all_.ledger.tables)
    await ann.say(group, "/invite #1")
    await telegram.until(lambda: CODE.search(text_of(ann.chat.by_bot()[-1])) if ann.chat.by_bot() else None)
    [code] = CODE.findall(text_of(ann.chat.by_bot()[-1]))[:1]
    await discord.slash("Ben", here, "join", code=code)
    await play_badly(all_, ann, group, here)

    await telegram.until(lambda: review in labels(group.by_bot()[-1]))
    told = await ann.press(group.by_bot()[-1], review)
    assert told["text"] == TEXTS.plain("review-in-private", locale, {"table": "1"})
    overview = await private(course)
    assert "photo" in overview, "the course is drawn"
    await ann.press(overview, first)
    asked = await private(shown)
    assert "photo" in asked, "the position is drawn"
    assert how in text_of(asked)
    turn = puzzle(all_, "Ann").valuation
    await ann.tell(turn.played.moves[0])
    assert left in text_of(await private(left))
    await ann.tell(turn.best.moves[0])
    await private(right)
    assert not [one for one in group.by_bot() if shown in text_of(one)], "the group sees nothing of it"

    there = await discord.press("Ben", here, review)
    assert there.text == TEXTS.plain("review-in-private", locale, {"table": "1"})
    assert (await discord.newest(dm, course)).files
    await discord.press("Ben", dm, first)
    asked_there = await discord.newest(dm, shown)
    assert asked_there.files
    assert how in asked_there.text
    turn = puzzle(all_, "Ben").valuation
    discord.back_end.say("Ben", dm, turn.played.moves[0])
    await discord.newest(dm, left)
    assert right in (await discord.slash("Ben", dm, "play", move=turn.best.moves[0])).text
    assert not [one for one in discord.back_end.seen(here) if shown in one.text], "the channel sees nothing of it"
