"""Typed commands that carry a move."""

from collections.abc import Callable

from bot.grammar import words
from bot.grammar.challenge import challenge, is_filler
from bot.grammar.command_groups import Command
from bot.grammar.command_line import CommandLine, names_games
from bot.grammar.command_types import Play


def moving(make: Callable[..., Command]) -> Callable[[CommandLine], Command]:
    """A command that takes a move."""

    def build(typed: CommandLine) -> Command:
        """The command with its move; raises CommandError where none is typed."""
        if not typed.rest:
            raise typed.error("move-missing")
        return make(table=typed.table, move=" ".join(typed.rest.split()))

    return build


def play(typed: CommandLine) -> Command:
    """A move, or a challenge where a game or somebody to play with is named instead; raises CommandError."""
    told = (word for word in typed.rest.split() if not is_filler(word))
    first = next(told, "") if typed.table is None else ""
    names_game = names_games(first, typed.games)
    names_somebody = first.startswith("@") or words.canonical("opponents", first.partition("=")[0]) is not None
    return challenge(typed) if names_game or names_somebody else moving(Play)(typed)
