"""Parses commands with a move."""

from collections.abc import Callable
from dataclasses import replace

from bot.grammar import similar, words
from bot.grammar.arguments import table_first
from bot.grammar.challenge import challenge, names_somebody
from bot.grammar.command_line import CommandLine, is_filler, misspelt_game, names_games, with_games
from bot.grammar.command_types import Command, Play, Rematch


def moving(make: Callable[..., Command], typed: CommandLine) -> Command:
    """A command with a move; raises CommandError if none is typed."""
    table, move = table_first(typed.rest)
    if not move:
        raise typed.error("move-missing")
    if typed.table and table and table != typed.table:
        raise typed.error("bad-table", text=f"#{typed.table} #{table}")
    lines = (" ".join(line.split()) for line in move.splitlines())
    return make(table=typed.table or table, move="\n".join(filter(None, lines)))


def play(typed: CommandLine) -> Command:
    """A `play` command; a challenge if it names a game or a person instead, or a rematch. Raises CommandError."""
    rest = typed.rest.rstrip(" .!?")
    asked = replace(typed, rest=with_games(rest, typed.games) if typed.games else rest)
    told = [word for word in asked.rest.split() if not is_filler(word)] if typed.table is None else []
    first = told[0] if told else ""
    if words.parse_command(asked.rest) == "rematch":
        return Rematch(table=typed.table)  # `play again`
    names_game = names_games(first, typed.games)
    if any(map(names_somebody, told[1:])):
        names_game = names_game or misspelt_game(typed, first, similar.LEAST) is not None
    return challenge(asked) if names_game or names_somebody(first) else moving(Play, typed)
