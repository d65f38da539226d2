"""Reads a line as a command or a move."""

from dataclasses import dataclass, replace
from typing import Final

from bot.chat.phrases import is_phrase
from bot.chat.port import Incoming
from bot.commands import clocks, moves, puzzles
from bot.commands.accounts import WORDS as CODE_WORDS
from bot.commands.addressing import begins_like_move, with_address
from bot.commands.context import Request
from bot.commands.plain_answers import answer_in_words
from bot.commands.typed_answers import typed_answer
from bot.games.move_words import typed_words
from bot.games.registry import prefix, typed_names
from bot.grammar import sentences, similar, words
from bot.grammar.arguments import table_first
from bot.grammar.command import parse, split_command, unknown
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import Bare, names_games
from bot.grammar.command_types import (
    Board,
    Cancel,
    Challenge,
    Command,
    Games,
    Help,
    Leaderboard,
    Link,
    Play,
    Resign,
    ShowClock,
    ShowPuzzle,
    ShowRack,
    ShowRating,
    ShowRules,
    Start,
    Stats,
    TournamentCommand,
)
from bot.tables.options import every_word
from bot.tables.refusal import Refusal

_SHOWING: Final = (Board, Games, Help, Leaderboard, ShowClock, ShowPuzzle, ShowRack, ShowRating, ShowRules, Stats)
"""Commands that change nothing which anybody would miss: a sentence that means one need not be asked about."""

_STRAY: Final = ("unexpected-word", "unknown-game", "amount")
"""The codes of errors about words that do not belong to the command: a sentence may only begin with the word for one."""

_AROUND: Final = ".,:!?"
"""Punctuation behind a word."""

_SHORTEST_BUT_MOVES: Final = 4
"""The fewest letters of a misspelt command that is proposed where a line cannot be a move."""


@dataclass(frozen=True, slots=True)
class _Meant:
    """A line in one's own words, as the line with a command that it means."""

    line: Incoming


async def read(request: Request) -> tuple[Request, Command | Bare | None]:
    """The line as a command or a bare line, None if it is not for the bot; raises CommandError or Refusal.

    The request comes with it: if the line is a sentence in its author's own words, with the line that the sentence means.
    """
    request = await with_address(request)
    try:
        found = await _read(request)
    except CommandError as error:
        if request.line.private and error.code == "opponent-needs-at":
            raise CommandError("opponent-in-private", command=error.command, line=error.line, **error.facts) from error
        raise
    if not isinstance(found, _Meant):
        return request, found
    return replace(request, line=found.line), as_command(request, found.line.text)


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
    move = await _move_like_command(request, unnamed) if to_bot and not line.pressed else ""
    prefixed = line.private and line.text.lstrip().startswith(words.PREFIX)
    try:
        command = Bare(move) if move else as_command(request, line.text, addressed=line.addressed or prefixed)
    except CommandError as error:
        return await _of_unread(request, error)
    cancels = isinstance(command, Cancel) and not unnamed.startswith(words.PREFIX)
    said = command.text if isinstance(command, Bare) else unnamed if cancels else ""
    if said and (answer := await _of_answer(request, said)) is not None:
        return answer
    if await _wants_answer(request, command) and (shown := await puzzles.asked_for_answer(request)) is not None:
        return shown
    if isinstance(command, Play):
        return await _of_unreadable_move(request, command)
    if not isinstance(command, Bare) or await _is_readable(request, command.text):
        return command
    if not to_bot:
        return await _said_alone(request, command) if line.alone else command
    if sentences.says_thanks(command.text):
        raise Refusal("you-are-welcome")
    first = command.text.split()[0].rstrip(_AROUND)
    shortest = _SHORTEST_BUT_MOVES if line.private and not await request.own_games() else similar.SHORTEST
    misspelt = similar.misspells_command(first, shortest=shortest) and not sentences.is_phrase(
        command.text, typed_names()
    )
    if misspelt or words.has_proposal(command.text.rstrip(".!?")):
        raise unknown(command.text, locale=request.locale)
    if turned := await _turned_round(request, command.text):
        return as_command(request, words.PREFIX + turned)
    try:
        is_verb = await _is_verb_of_move(request, command.text)
        found = command if is_verb else as_command(request, command.text) or command
    except CommandError as error:
        return await _of_unread(request, error)
    if isinstance(found, Play):
        return await _of_unreadable_move(request, found)
    return await _of_sentence(request, found) if isinstance(found, Bare) else found


async def _move_like_command(request: Request, text: str) -> str:
    """The line without prefix if it begins like a command but reads as a move where its author is on turn; else empty.

    A word alone is a command, except *back* of somebody who is there: in some games its German word takes a step back.
    """
    word, rest = split_command(text.lstrip(words.PREFIX).lstrip())
    command = words.parse_command(word)
    if command in (None, "play", "try") or not (rest or (command == "back" and not await clocks.is_gone(request))):
        return ""
    move = f"{word} {rest}".strip()
    return move if await moves.is_move_on_turn(request, move) else ""


async def _is_verb_of_move(request: Request, text: str) -> bool:
    """Whether a line is a single word that begins a move of a game where its author is on turn, such as *join* in Rummy."""
    word, rest = split_command(text)
    return not rest and any(begins_like_move(table, word, lacking=True) for table in await request.games_on_turn())


async def _of_answer(request: Request, text: str) -> Command | _Meant | None:
    """The meaning of a line that answers a question; None if it answers none, or one of two that may be meant.

    A line that reads as a move or a command is no answer, except *cancel*. Raises Refusal for one that needs no command.
    """
    waiting = await answer_in_words(request, text)
    if await _is_readable(request, text) or _reads_as_command(request, text):
        return waiting
    asked = await typed_answer(request, text)
    if asked is None:
        return waiting
    if waiting is not None:
        return None
    if isinstance(asked, Refusal):
        raise asked
    return _Meant(asked)


async def _is_readable(request: Request, text: str) -> bool:
    """Whether a line reads as a move of a running game of its author, or of the puzzle that they are at."""
    return await moves.is_readable(request, text) or await puzzles.reads(request, text)


def _reads_as_command(request: Request, text: str) -> bool:
    try:
        return not isinstance(as_command(request, text), Bare | Cancel)
    except CommandError:
        return False


async def _of_unread(request: Request, error: CommandError) -> Command | Bare | _Meant:
    """What a line means whose command is unknown or has arguments that cannot be read; raises CommandError or Refusal.

    What only begins like a command, without the prefix, may be a move or a sentence.
    """
    spoken = bool(error.command) and words.PREFIX + error.line not in request.line.text
    if error.command == "play" and error.code == "move-missing" and not await request.own_games():
        return Challenge()  # `play` alone means to begin a game
    if (spoken or not error.command) and await _is_readable(request, error.line):
        return Bare(error.line)
    await moves.demand_no_move_meant(request, error)
    first, *behind = error.line.split() or [""]
    if spoken and await _is_of_move(request, first):
        return Bare(error.line)
    no_command = error.code == "unknown-command" and error.line.startswith(error.facts["word"])
    if no_command or (spoken and await _may_be_sentence(request, error)):
        meant = await _of_sentence(request, Bare(error.line))
        if isinstance(meant, _Meant):
            return meant
    if spoken and error.code in _STRAY and await _is_of_move(request, *behind):
        return Bare(error.line)  # such as *steine tauschen*
    raise error


async def _may_be_sentence(request: Request, error: CommandError) -> bool:
    """Whether a line whose arguments cannot be read may be a sentence: as a whole, or because that means another command."""
    meant = words.parse_command(sentences.line_meant(error.line, typed_names(), request.locale).partition(" ")[0])
    if meant == "resign" and not await request.own_games():
        return False
    return sentences.is_phrase(error.line, typed_names()) or (
        error.code in _STRAY and meant not in (None, error.command)
    )


async def _of_unreadable_move(request: Request, command: Play) -> Command | _Meant:
    """A typed `play`, unless it is no move and the line is a known phrase, such as *spiel beenden*; raises CommandError."""
    text = request.line.text
    if words.PREFIX in text or not sentences.is_phrase(text) or await _is_readable(request, command.move):
        return command
    meant = await _of_sentence(request, Bare(text))
    return meant if isinstance(meant, _Meant) else command


async def _turned_round(request: Request, text: str) -> str:
    """A line that begins with a game or a table, as in *kakuro rules* and *#2 hint*, as a command; else an empty string.

    Behind a table, a word that is a move of a running game is no command.
    """
    if names_games(text.split(maxsplit=1)[0].rstrip(_AROUND), typed_names()):
        return _command_first(text)
    number, said = table_first(text)
    word, rest = split_command(said)
    if number is None or words.parse_command(word) is None or await _is_of_move(request, word):
        return ""
    return f"{word} #{number} {rest}"


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

    What begins with a word for a move of a running game is rather a move, though none that can be read; but not what is a
    known phrase as a whole, such as *is it my turn*.
    """
    number, text = table_first(said.text)
    if not sentences.is_phrase(text) and await _is_of_move(request, text.split(maxsplit=1)[0]):
        return said
    meant = sentences.line_meant(text, typed_names(), request.locale)
    if not meant:
        return said
    if number is not None:
        command, _, behind = meant.partition(" ")
        meant = f"{command} #{number} {behind}".rstrip()
    found = as_command(request, words.PREFIX + meant)
    if isinstance(found, _SHOWING) or (isinstance(found, TournamentCommand) and found.act == "standings"):
        return _Meant(replace(request.line, text=words.PREFIX + meant))
    raise CommandError("unknown-sentence-near", line=said.text, word=said.text, nearest=meant)


async def _is_of_move(request: Request, *said: str) -> bool:
    """Whether one of these words is a word for a move of one of the author's running games."""
    folded = {words.fold(word.rstrip(_AROUND)) for word in said}
    return any(folded & typed_words(prefix(table.game)).canonical.keys() for table in await request.own_games())


def as_command(request: Request, text: str, *, addressed: bool = True) -> Command | Bare | None:
    """A text as a command, with the names of all games and options known; raises CommandError.

    A greeting, or *start*, before a sentence is part of that, unless it asks for a game, which `start` does as well.
    """
    command = parse(
        text,
        games=typed_names(),
        options=every_word(),
        addressed=addressed,
        replied=request.line.replied,
        locale=request.locale,
    )
    if not isinstance(command, Start):
        return command
    meant = words.parse_command(sentences.line_meant(text, typed_names()).partition(" ")[0])
    return command if meant in (None, "start", "challenge") else Bare(text)


async def _wants_answer(request: Request, command: Command | Bare | None) -> bool:
    """Whether a line asks for the answer to a puzzle, or gives up in private while its author has no running game."""
    if isinstance(command, Bare):
        word = command.text.rstrip(".!?")
        if words.canonical("others", word) == "answer":
            return True
        meant = sentences.line_meant(word, typed_names()) if sentences.is_phrase(word) else ""
        gives_up = words.parse_command(meant or word) == "resign"
    else:
        gives_up = isinstance(command, Resign) and command.table is None and command.answer is not False
    return gives_up and request.line.private and not await request.own_games()
