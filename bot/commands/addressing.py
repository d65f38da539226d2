"""Whether a line in a channel is for the bot although it does not name it: a command, or a reply to a message about a game."""

from dataclasses import replace
from typing import Final

from bot.commands.context import Request
from bot.games.move_words import typed_words
from bot.games.registry import prefix, typed_names
from bot.grammar import sentences, similar, words
from bot.grammar.command import split_command
from bot.grammar.command_line import names_games
from bot.tables.playing import parsed_moves
from bot.tables.table import Phase, Table
from core.errors import MoveError

_ASKED_IN_REPLY: Final = frozenset(
    {
        "board", "claim", "clock", "games", "help", "hint", "pause", "rack", "rematch", "replay", "resign", "resume", "review",
        "rules", "takeback",
    }
)  # fmt: skip
"""The commands that a player may type in reply to a message about a game; the words of others are also said among people."""


_AGREED_ON: Final = frozenset({"claim", "pause", "resume", "takeback"})
"""Those of them that change the game, and about which players ask one another."""


_SAID_AMONG_PEOPLE: Final = ("incomplete", "no-claims")
"""The reasons for which words such as *take*, *join* or *claim* are no moves, which people say to one another as well."""


async def with_address(request: Request) -> Request:
    """The request; its line is addressed if it is for the bot, and without prefix if only a move can be meant."""
    line = request.line
    if line.pressed:
        return request
    if line.text.lstrip().startswith(words.PREFIX):
        return await _of_command(request)
    if line.private or line.addressed or not await _asks_about_game(request):
        return request
    return replace(request, line=replace(line, addressed=True))


async def _of_command(request: Request) -> Request:
    """The request for a line with the prefix of commands.

    If it does not name the bot, it may be for another one. Such a line loses the prefix: it is a move, or nothing.
    """
    line = request.line
    text = line.text.lstrip().lstrip(words.PREFIX).lstrip()
    word, _ = split_command(text)
    if not word:
        return request
    named = line.private or line.addressed
    if words.parse_command(word) is None and any(
        _is_like_move(one, text, lacking=named or request.is_acting(one)) for one in await request.own_games()
    ):
        return replace(request, line=replace(line, text=text, addressed=True))
    if named:
        return request
    if await _is_own_command(request, word, text):
        return replace(request, line=replace(line, addressed=True))
    return replace(request, line=replace(line, text=text))


async def _is_own_command(request: Request, word: str, text: str) -> bool:
    """Whether a command that names no bot is this one's, perhaps misspelt, or if its author plays here in other words."""
    if words.parse_command(word) is not None or similar.misspells_command(word) or names_games(word, typed_names()):
        return True
    proposed = words.canonical("proposed", word) in _ASKED_IN_REPLY  # `/kick` and `/delete` may be for another bot
    if not (proposed or sentences.line_meant(text, typed_names())):
        return False
    return bool(await request.own_games())


async def _asks_about_game(request: Request) -> bool:
    """Whether a line replies to a message about a game of its author, and asks for a command or begins like a move.

    The command is the whole line, or stands in a question, which may be for other players: then it must change nothing. A move
    is a move without that.
    """
    number = await request.replied_table()
    table = None if number is None else await request.services.store.table(number)
    if table is None or request.person not in table.people:
        return False
    text = request.line.text
    if not _refused_for(table, text):
        return False
    command = _said_command(text)
    if command in _AGREED_ON and text.rstrip().endswith("?"):
        return False
    if command in _ASKED_IN_REPLY and (command != "rematch" or table.phase is Phase.OVER):
        return True
    return request.is_acting(table) and begins_like_move(table, text)


def _said_command(text: str) -> str | None:
    """The command that a whole line or a question means; *good move* alone is praise and asks for no hint."""
    said = [word for word in sentences.said_words(text) if words.canonical("others", word) != "please"]
    phrase, is_question = "-".join(said), text.rstrip().endswith("?")
    if command := words.parse_command(phrase):
        return command
    if is_question:
        return words.parse_command(sentences.line_meant(text, typed_names()).partition(" ")[0])
    meant = words.canonical("sentences", phrase)
    return None if meant == "hint" else meant


def begins_like_move(table: Table, text: str, *, lacking: bool = False) -> bool:
    """Whether a line begins with a word that is a move by itself, such as *draw*, or lacks only something behind it.

    A word that people say to one another as well counts only if `lacking`.
    """
    word = words.fold(split_command(text)[0])
    unlike = ("unreadable",) if lacking else ("unreadable", *_SAID_AMONG_PEOPLE)
    return word in typed_words(prefix(table.game)).canonical and _refused_for(table, word) not in unlike


def _is_like_move(table: Table, text: str, *, lacking: bool) -> bool:
    """Whether a line is a move, resembles one, or begins like one."""
    return _refused_for(table, text) in ("", "unreadable-nearest") or begins_like_move(table, text, lacking=lacking)


def _refused_for(table: Table, text: str) -> str:
    """The reason for which a text cannot be read as a move; empty if it can."""
    try:
        parsed_moves(table.engine.game, text)
    except MoveError as error:
        return error.code
    return ""
