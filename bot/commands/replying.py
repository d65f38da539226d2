"""A reply to a challenge in somebody's own words: *yes*, *ok, I'm in*, *no thanks*."""

from typing import Final

from bot.commands.context import Request
from bot.grammar import words
from bot.grammar.command_types import Accept, Decline, Join
from bot.messages import slots
from bot.tables import challenge
from bot.tables.table import Phase

_LONGEST: Final = {"agree": 4, "disagree": 2}
"""Most words of a reply that means nothing else; one more may turn it into a question or another answer."""


async def answer_to_challenge(request: Request, text: str) -> Accept | Join | Decline | None:
    """What a line means that replies to a challenge its author may answer; None where it is no plain answer."""
    number = None if request.line.reply_to is None else await request.replied_table()
    if number is None or not (meant := _meant(text)):
        return None
    table = await request.services.store.table(number)
    if table is None or table.phase is not Phase.OPEN or await request.replied_slot() != slots.challenge(table):
        return None
    asked = challenge.seat_asked(table, request.author) is not None
    if meant == "disagree":
        return Decline(table=number) if asked else None
    if asked:
        return Accept(table=number)
    joins = table.has_open_place and not request.seated(table)
    return Join(table=number) if joins else None


def _meant(text: str) -> str:
    """Whether a line agrees or disagrees, by its first word; empty for anything else."""
    said = text.split()
    word = said[0].strip(".,!") if said and "?" not in text else ""
    command = words.parse_command(word)
    named = {"accept": "agree", "join": "agree", "decline": "disagree"}.get(command or "", "")
    meant = named or words.canonical("others", word) or ""
    return meant if len(said) <= _LONGEST.get(meant, 0) else ""
