"""Plain answers to the bot's questions in the author's own words: *yes*, *ok, I'm in*, *no thanks*."""

from collections.abc import Sequence
from typing import Final

from bot.chat.questions import WHICH_TABLE
from bot.commands import questions
from bot.commands.context import Request
from bot.grammar import words
from bot.grammar.command_types import Accept, AskPause, Close, Decline, JoinTable, TakeBack, TournamentCommand
from bot.grammar.sentences import said_words
from bot.messages import slots, standings
from bot.tables import challenge
from bot.tables.table import Phase, Table
from bot.tables.wish import asked_to_pause, wish_to
from bot.tournaments.tournament import Stage

_LONGEST: Final = {"agree": 4, "disagree": 2}
_LONGEST_NO: Final = 6
"""The most words of an unambiguous answer; one more may turn it into a question or another answer.

A no that is said twice may have more words.
"""

_PHRASE: Final = 3
"""The most words of a phrase that agrees or disagrees, such as *count me in*; it counts as one word."""

Meant = Accept | JoinTable | Decline | TakeBack | Close | AskPause | TournamentCommand


async def answer_in_words(request: Request, text: str) -> Meant | None:
    """The meaning of a line that answers a question to its author; None if it is not a plain answer.

    It may reply to the question, or name the bot while exactly one question here waits for its author, or else exactly one
    challenge has an open seat, or else a tournament has not begun yet.
    """
    if not (meant := _meant(text)):
        return None
    line = request.line
    number = None if line.reply_to is None else await request.replied_table()
    if number is not None:
        table = await request.services.store.table(number)
        slot = await request.replied_slot()
        if table is not None and table.phase is Phase.OPEN and slot == slots.challenge(table):
            return _of_challenge(request, table, meant)
        if table is not None and table.phase is Phase.RUNNING and slot in (slots.turn(table), slots.wishes(table)):
            return _of_turn(request, table, meant)
        return None
    if line.private:
        return None
    if line.reply_to is not None:
        slot = await request.replied_slot()
        return await _of_tournament(request, meant, slot) if slot else None
    if not line.addressed:
        return None
    opens = await request.tables((Phase.OPEN,))
    asking = [table for table in opens if challenge.seat_asked(table, request.author)]
    asking += [table for table in await request.own_games() if _of_turn(request, table, meant)]
    asking = asking or [table for table in opens if table.has_open_seat and not request.is_seated(table)]
    if len(asking) != 1:
        return None if asking else await _of_tournament(request, meant)
    return _of_turn(request, asking[0], meant) or _of_challenge(request, asking[0], meant)


async def answer_to_wish(request: Request, command: Accept | Decline) -> Meant | None:
    """The meaning of an `accept` or `decline`, typed or chosen for a table, that answers a wish; None for a challenge.

    Raises Refusal to ask which table is meant, if wishes wait at several.
    """
    is_chosen = not request.line.pressed or await questions.is_pressed(request, WHICH_TABLE)
    if not is_chosen or (isinstance(command, Accept) and command.client_seed):
        return None
    opens = await request.tables((Phase.OPEN,))
    if command.table is None and any(challenge.seat_asked(table, request.author) for table in opens):
        return None
    meant = "agree" if isinstance(command, Accept) else "disagree"

    def waits(table: Table) -> bool:
        return command.table in (None, table.id) and _of_turn(request, table, meant) is not None

    if not any(map(waits, await request.own_games())):
        return None
    return _of_turn(request, await request.find_table(command.table, (Phase.RUNNING,), waits), meant)


def _of_challenge(request: Request, table: Table, meant: str) -> Meant | None:
    asked = challenge.seat_asked(table, request.author) is not None
    if meant == "disagree":
        return Decline(table=table.id) if asked else None
    if asked:
        return Accept(table=table.id)
    joins = table.has_open_seat and not request.is_seated(table)
    return JoinTable(table=table.id) if joins else None


async def _of_tournament(request: Request, meant: str, slot: str = "") -> TournamentCommand | None:
    """The answer to a tournament of the channel: the one in the message with this slot, else one that has not begun yet."""
    newest = await request.services.store.tournaments.newest(request.line.channel)
    if newest is None or (slot and standings.number_in(slot) != newest.id) or not (slot or newest.stage is Stage.OPEN):
        return None
    here = request.person in newest.people
    if meant == "agree":
        return TournamentCommand(act="join") if newest.going and not here else None
    return TournamentCommand(act="leave") if newest.stage is Stage.OPEN and here else None


def _of_turn(request: Request, table: Table, meant: str) -> Meant | None:
    """The answer to another player's wish during a turn."""
    seat = table.seat_of(request.person)
    if seat is None or not request.is_seated(table):
        return None
    if (wish := wish_to(table, seat)) is not None:
        return (Close if wish.closes else TakeBack)(table=table.id, answer=meant == "agree")
    return AskPause(table=table.id, answer=meant == "agree") if seat in asked_to_pause(table) else None


def _meant(text: str) -> str:
    """Whether a line agrees or disagrees, by its first word or phrase or as a whole; empty for anything else."""
    said = [word for word in said_words(text) if word]
    if _asks_to_join(said):
        return "agree"
    if "?" in text:
        return ""
    for count in range(min(_PHRASE, len(said)), 0, -1):
        phrase = "-".join(said[:count])
        named = {"accept": "agree", "join": "agree", "decline": "disagree"}.get(words.parse_command(phrase) or "", "")
        if meant := named or words.canonical("others", phrase) or "":
            if meant == "me":  # alone: `me!`
                return "agree" if len(said) == 1 else ""
            twice = meant == "disagree" and _declines(said[count:])
            longest = _LONGEST_NO if twice else _LONGEST.get(meant, 0)
            return meant if len(said) - count < longest else ""
    return ""


def _asks_to_join(said: Sequence[str]) -> bool:
    """Whether all words but those such as *please* and *gladly* ask for a seat, as in *I'll play* or *can I join?*."""
    others = (word for word in said if words.canonical("others", word) not in ("agree", "please", "thanks"))
    return words.canonical("others", "-".join(others)) == "joins"


def _declines(said: Sequence[str]) -> bool:
    """Whether words behind a first answer say no as well, as *not tonight* does in *no, sorry, not tonight*."""
    return any(
        words.canonical("others", "-".join(said[start : start + count])) == "disagree"
        for start in range(len(said))
        for count in range(1, _PHRASE + 1)
    )
