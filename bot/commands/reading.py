"""Reads a line as a command or a move."""

from dataclasses import dataclass, replace
from typing import Final

from bot.chat.phrases import is_phrase
from bot.commands import moves, puzzles
from bot.commands.accounts import WORDS as CODE_WORDS
from bot.commands.context import Request
from bot.commands.plain_answers import answer_in_words
from bot.commands.typed_answers import typed_answer
from bot.games.move_words import typed_words
from bot.games.registry import prefix, typed_names
from bot.grammar import sentences, similar, words
from bot.grammar.command import parse, unknown
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import Bare, names_games
from bot.grammar.command_types import (
    Board,
    Challenge,
    Command,
    Games,
    Help,
    Leaderboard,
    Link,
    Resign,
    ShowClock,
    ShowPuzzle,
    ShowRack,
    ShowRating,
    ShowRules,
    Start,
    Stats,
)
from bot.tables.options import every_word
from bot.tables.refusal import Refusal

_SHOWING: Final = (Board, Games, Help, Leaderboard, ShowClock, ShowPuzzle, ShowRack, ShowRating, ShowRules, Stats)
"""Commands that change nothing which anybody would miss: a sentence that means one need not be asked about."""

_AROUND: Final = ".,:!?"
"""Punctuation behind a word."""

_SHORTEST_BUT_MOVES: Final = 4
"""The fewest letters of a misspelt command that is proposed where a line cannot be a move."""


@dataclass(frozen=True, slots=True)
class _Meant:
    """A line in one's own words, as the line with a command that it means."""

    text: str


async def read(request: Request) -> tuple[Request, Command | Bare | None]:
    """The line as a command or a bare line, None if it is not for the bot; raises CommandError or Refusal.

    The request comes with it: if the line is a sentence in its author's own words, with the line that the sentence means.
    """
    try:
        found = await _read(request)
    except CommandError as error:
        if request.line.private and error.code == "opponent-needs-at":
            raise CommandError("opponent-in-private", command=error.command, line=error.line, **error.facts) from error
        raise
    if not isinstance(found, _Meant):
        return request, found
    return replace(request, line=replace(request.line, text=found.text)), as_command(request, found.text)


async def _read(request: Request) -> Command | Bare | _Meant | None:
    """What `read` finds in the line.

    A line that reads as a move is a move, even if it looks like a command; a plain answer to a question is an answer. A line
    that is only the words of a code links accounts, so that no answer quotes them.
    """
    line = request.line
    to_bot = line.private or line.addressed
    unnamed = " ".join(word for word in line.text.split() if not word.startswith("@"))
    if to_bot and is_phrase(unnamed, CODE_WORDS):
        return Link(typed=unnamed)
    prefixed = line.private and line.text.lstrip().startswith(words.PREFIX)
    try:
        command = as_command(request, line.text, addressed=line.addressed or prefixed)
    except CommandError as error:
        if error.command == "play" and error.code == "move-missing" and not await request.own_games():
            return Challenge()  # `play` alone means to begin a game
        if error.command or not await moves.is_readable(request, error.line):
            await moves.demand_no_move_meant(request, error)
            no_command = error.code == "unknown-command" and error.line.startswith(error.facts["word"])
            meant = await _of_sentence(request, Bare(error.line)) if no_command else None
            if isinstance(meant, _Meant):
                return meant
            raise
        return Bare(error.line)
    if isinstance(command, Bare) and (answer := await _of_answer(request, command.text)) is not None:
        return answer
    if await _wants_answer(request, command) and (shown := await puzzles.asked_for_answer(request)) is not None:
        return shown
    if not isinstance(command, Bare) or await moves.is_readable(request, command.text):
        return command
    if not to_bot:
        return await _said_alone(request, command) if line.alone else command
    if sentences.says_thanks(command.text):
        raise Refusal("you-are-welcome")
    first = command.text.split()[0].rstrip(_AROUND)
    shortest = _SHORTEST_BUT_MOVES if line.private and not await request.own_games() else similar.SHORTEST
    if words.has_proposal(command.text.rstrip(".!?")) or similar.misspells_command(first, shortest=shortest):
        raise unknown(command.text, locale=request.locale)
    if names_games(first, typed_names()):
        return as_command(request, words.PREFIX + _command_first(command.text))
    found = as_command(request, command.text) or command
    return await _of_sentence(request, found) if isinstance(found, Bare) else found


async def _of_answer(request: Request, text: str) -> Command | _Meant | None:
    """The meaning of a line that answers a question; None if it answers none, or one of two that may be meant.

    What reads as a move or a command of its own is that.
    """
    waiting, asked = await answer_in_words(request, text), await typed_answer(request, text)
    if not asked or await moves.is_readable(request, text) or _reads_as_command(request, text):
        return waiting
    return _Meant(asked) if waiting is None else None


def _reads_as_command(request: Request, text: str) -> bool:
    try:
        return not isinstance(as_command(request, text), Bare)
    except CommandError:
        return False


def _command_first(text: str) -> str:
    """The text with its last word in front if that is a command, as in *kakuro rules*."""
    *before, last = text.rstrip(".!?").split()
    return " ".join((last, *before)) if before and words.parse_command(last) else text


async def _said_alone(request: Request, said: Bare) -> Command | Bare | _Meant | None:
    """What somebody means who talks in a channel where nobody else is: a greeting, a game or a sentence, or nothing.

    A line that names somebody is for them when they come.
    """
    if any(word.startswith("@") for word in said.text.split()):
        return said
    game = names_games(said.text.split()[0].rstrip(_AROUND), typed_names())
    try:
        command = as_command(request, words.PREFIX + _command_first(said.text) if game else said.text)
    except CommandError:
        return said
    if isinstance(command, (Start, Challenge) if game else (Start, *_SHOWING)):
        return command
    return await _of_sentence(request, said)


async def _of_sentence(request: Request, said: Bare) -> Bare | _Meant:
    """The line that a sentence means, if its command only shows something; raises CommandError, which proposes any other.

    What begins with a word for a move of a running game is rather a move, though none that can be read.
    """
    first = words.fold(said.text.split()[0].rstrip(_AROUND))
    if any(first in typed_words(prefix(table.game)).canonical for table in await request.own_games()):
        return said
    meant = sentences.line_meant(said.text, typed_names(), request.locale)
    if not meant:
        return said
    if isinstance(as_command(request, words.PREFIX + meant), _SHOWING):
        return _Meant(words.PREFIX + meant)
    raise CommandError("unknown-sentence-near", line=said.text, word=said.text, nearest=meant)


def as_command(request: Request, text: str, *, addressed: bool = True) -> Command | Bare | None:
    """A text as a command, with the names of all games and options known; raises CommandError."""
    return parse(
        text,
        games=typed_names(),
        options=every_word(),
        addressed=addressed,
        replied=request.line.replied,
        locale=request.locale,
    )


async def _wants_answer(request: Request, command: Command | Bare | None) -> bool:
    """Whether a line asks for the answer to a puzzle, or gives up in private while its author has no running game."""
    if isinstance(command, Bare):
        word = command.text.rstrip(".!?")
        if words.canonical("others", word) == "answer":
            return True
        gives_up = words.parse_command(word) == "resign"
    else:
        gives_up = isinstance(command, Resign) and command.table is None and command.answer is not False
    return gives_up and request.line.private and not await request.own_games()
