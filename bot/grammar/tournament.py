"""Parses a line about a tournament: the act and its arguments."""

from collections.abc import Mapping
from typing import Final, get_args

from bot.grammar import similar, words
from bot.grammar.arguments import yes_or_no
from bot.grammar.command_line import MAX_VALUE, CommandLine, is_filler, misspelt, option, parse_game, table_number
from bot.grammar.command_types import Help, TournamentAct, TournamentCommand
from bot.grammar.spoken_options import as_options, is_option, time_option

_ACTS: Final[Mapping[str, TournamentAct]] = {act: act for act in get_args(TournamentAct)}


def tournament(typed: CommandLine) -> TournamentCommand | Help:
    """The tournament command that a line means, by default for the standings; raises CommandError."""
    word, *rest = typed.rest.split() or ["standings"]
    if words.parse_command(word) == "help":
        return Help(command="tournament")
    act = _ACTS.get(words.canonical("tournament", word) or "")
    game = (rest[0] if rest and _is_in(word) else word).rstrip(",")
    if act is None and words.fitting(game, typed.games):
        return _new(typed, typed.rest)  # a game alone means a new tournament in it
    if act is None:
        near = misspelt(typed, game, similar.of_section("tournament"))
        raise near or typed.error("tournament-act", word=word)
    if act == "new":
        return _new(typed, " ".join(rest))
    if act == "drop":
        return _drop(typed, rest)
    if act == "end":
        return _end(typed, rest)
    client_seed = ""
    if act == "join" and rest and words.parse_key(rest[0].partition("=")[0]) == "luck":
        client_seed = " ".join(rest).partition("=")[2].strip()
        rest = [] if client_seed else rest
        if len(client_seed) > MAX_VALUE:
            raise typed.error("bad-option", option=client_seed)
    answer = yes_or_no(rest[-1]) if act == "leave" and rest else None
    rest = rest if answer is None else rest[:-1]
    _demand_nothing(typed, [word for word in rest if words.canonical("tournament", word) != act])  # as in `join me`
    return TournamentCommand(table=typed.table, act=act, client_seed=client_seed, answer=answer)


def typed_for(command: TournamentCommand, locale: str) -> str:
    """The line of a button about a tournament, in the words of a language; without arguments it shows the standings."""
    parts = [words.PREFIX + words.localized("commands", "tournament", locale)]
    parts += [] if command.act == "standings" else [words.localized("tournament", command.act, locale)]
    parts += [command.game] if command.game else []
    parts += [] if command.answer is None else [words.format_value("yes" if command.answer else "no", locale)]
    parts += [words.format_pair(key, value, locale) for key, value in command.options.items()]
    return " ".join(parts)


def _new(typed: CommandLine, rest: str) -> TournamentCommand:
    options: dict[str, str] = {}
    said = [word for word in as_options(rest, typed.options) if not (_is_in(word) or is_filler(word))]
    bare = [word for word in said if "=" not in word and not is_option(typed, word)]
    named = next((word for word in bare if words.fitting(word, typed.games)), bare[0]) if bare else ""
    game = parse_game(typed, named) if named else ""
    for word in said:
        if word != named:
            option(typed, time_option(game, word) or word, options)
    return TournamentCommand(table=typed.table, act="new", game=game, options=options)


def _is_in(word: str) -> bool:
    """Whether a word only says that a game follows, as in `new in summy`."""
    return words.canonical("views", word) == "in"


def _drop(typed: CommandLine, rest: list[str]) -> TournamentCommand:
    person = " ".join(rest).removeprefix("@").lower() or typed.replied
    if not person:
        raise typed.error("tournament-whom")
    return TournamentCommand(table=typed.table, act="drop", person=person)


def _end(typed: CommandLine, rest: list[str]) -> TournamentCommand:
    table = typed.table
    if rest and table is None:
        table = table_number(rest[0])
        if table is None:
            raise typed.error("bad-table", text=rest[0].removeprefix("#"))
        del rest[0]
    _demand_nothing(typed, rest)
    if table is None:
        raise typed.error("tournament-table")
    return TournamentCommand(table=table, act="end")


def _demand_nothing(typed: CommandLine, rest: list[str]) -> None:
    if rest:
        raise typed.error("tournament-word", word=rest[0])
