"""Reads a line as a command or a move; if it is neither, offers buttons for what its author may have meant."""

from contextlib import suppress
from typing import Final

from bot.chat.outbox_message import ButtonSpec, fits_button
from bot.chat.phrases import is_phrase
from bot.chat.port import Incoming
from bot.commands import moves, puzzles
from bot.commands.accounts import WORDS as CODE_WORDS
from bot.commands.asking import marked
from bot.commands.context import Request
from bot.commands.replying import answer_in_words
from bot.games.registry import typed_names
from bot.grammar import words
from bot.grammar.challenge import typed_for
from bot.grammar.command import parse, unknown
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import Bare, names_games
from bot.grammar.command_types import Challenge, Command, ForgetMe, Link, Resign
from bot.tables.options import every_word

_NOT_BY_A_BUTTON: Final = (ForgetMe, Link, Resign)
"""Commands that get no button: others could press it by mistake and not undo it, or a message must not repeat them."""


async def read(request: Request) -> Command | Bare | None:
    """The line as a command or a bare line, None if it is not for the bot; raises CommandError.

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
        command = _parse(line, line.text, addressed=line.addressed or prefixed)
    except CommandError as error:
        if error.command == "play" and error.code == "move-missing" and not await request.own_games():
            return Challenge()  # `play` alone means to begin a game
        if error.command or not await moves.is_readable(request, error.line):
            raise
        return Bare(error.line)
    if isinstance(command, Bare) and (answer := await answer_in_words(request, command.text)) is not None:
        return answer
    if await _wants_answer(request, command) and (shown := await puzzles.asked_for_answer(request)) is not None:
        return shown
    if not isinstance(command, Bare) or not to_bot or await moves.is_readable(request, command.text):
        return command
    first = command.text.split()[0].rstrip(".,:!?")
    if words.proposes(command.text.rstrip(".!?")) or words.misspells_command(first):
        raise unknown(command.text)
    if names_games(first, typed_names()):
        return _parse(line, words.PREFIX + command.text, addressed=True)
    return _parse(line, command.text, addressed=True) or command


async def _wants_answer(request: Request, command: Command | Bare | None) -> bool:
    """Whether a line asks for the answer to a puzzle, or gives up in private while its author has no running game."""
    if isinstance(command, Bare):
        word = command.text.rstrip(".!?")
        if words.canonical("others", word) == "answer":
            return True
        gives_up = words.parse_command(word) == "resign"
    else:
        gives_up = isinstance(command, Resign) and command.table is None
    return gives_up and request.line.private and not await request.own_games()


def buttons_for_meant(request: Request, error: CommandError) -> tuple[ButtonSpec, ...]:
    """Buttons with possible meanings of a line that cannot be read: a corrected command, game or challenge."""
    with suppress(CommandError):  # a line that needs more corrections gets no button
        if error.code == "unknown-command-near" and not error.command:
            return _for_the_command(request, error)
        name = error.facts.get("word", "")
        if error.code == "unknown-game-near":
            return _for_the_game(request, name, error.facts["nearest"])
        if error.code == "which-game":
            games = error.facts["games"].split(", ")
            return tuple(button for game in games for button in _for_the_game(request, name, game))
        if error.code == "opponent-needs-at" and request.line.names_known:
            text = " ".join(f"@{word}" if word == name else word for word in request.line.text.split())
            meant = _parse(request.line, text, addressed=True)
            if isinstance(meant, Challenge) and fits_button(command := typed_for(meant)):
                return (ButtonSpec("button-choice", command, name=typed_for(meant, request.locale)),)
    return ()


def _for_the_command(request: Request, error: CommandError) -> tuple[ButtonSpec, ...]:
    """A button with the line in which the meant command replaces the typed word; raises CommandError."""
    nearest, rest = error.facts["nearest"], " ".join(error.line.split()[1:])
    meant = _parse(request.line, f"{words.PREFIX}{nearest} {rest}".rstrip(), addressed=True)
    if isinstance(meant, Challenge):
        return _challenging(request, meant)
    if rest and isinstance(meant, _NOT_BY_A_BUTTON):
        return ()
    command, label = (f"{words.PREFIX}{name} {rest}".rstrip() for name in (words.parse_command(nearest), nearest))
    return (ButtonSpec("button-choice", command, name=label),) if fits_button(command) else ()


def _challenging(request: Request, meant: Challenge) -> tuple[ButtonSpec, ...]:
    """A button with the challenge that was meant."""
    tokens = {token: marked(token, request.line.mentions.get(token.lower())) for token in meant.opponents}
    command, label = typed_for(meant, tokens=tokens), typed_for(meant, request.locale)
    return (ButtonSpec("button-choice", command, name=label),) if fits_button(command) else ()


def _for_the_game(request: Request, typed: str, game: str) -> tuple[ButtonSpec, ...]:
    """A button with the line in which the meant game replaces the word `typed`; raises CommandError."""
    line = request.line
    named = {typed: game, f"{words.PREFIX}{typed}": f"{words.PREFIX}{game}"}
    text = " ".join(named.get(word, word) for word in line.text.split())
    meant = _parse(line, text, addressed=True)
    if isinstance(meant, Bare):
        meant = _parse(line, words.PREFIX + text, addressed=True)
    if isinstance(meant, Challenge):
        return _challenging(request, meant)
    word, _, rest = text.removeprefix(words.PREFIX).partition(" ")
    word = word.partition("@")[0]
    command, label = (f"{words.PREFIX}{name} {rest}" for name in (words.parse_command(word), word))
    if words.parse_command(word) is None:  # the bot's name stands in front of the command
        return ()
    return (ButtonSpec("button-choice", command, name=label),) if fits_button(command) else ()


def _parse(line: Incoming, text: str, *, addressed: bool) -> Command | Bare | None:
    """A text as a command, with the names of all games and options known; raises CommandError."""
    return parse(text, games=typed_names(), options=every_word(), addressed=addressed, replied=line.replied)
