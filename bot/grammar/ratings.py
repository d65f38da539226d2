"""Parses lines about the rating and the statistics of a person, who may be named without `@` (R4)."""

from itertools import zip_longest

from bot.grammar import words
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import CommandLine, names_games, parse_game, unknown_game
from bot.grammar.command_types import ShowRating, Stats


def rating(typed: CommandLine) -> ShowRating:
    """The `rating` command; a game is ignored, because ratings are shown in all games."""
    rest = " ".join(word for word in _said(typed) if not names_games(word, typed.games))
    if typed.rest and (not rest or words.canonical("others", rest) == "me"):
        return ShowRating(table=typed.table)
    name = rest.removeprefix("@").lower()
    return ShowRating(table=typed.table, person=name or typed.replied, by_name=name == rest.lower() != "")


def stats(typed: CommandLine) -> Stats:
    """The `stats` command; words that mean no game may be the name of a person. Raises CommandError."""
    person, game, replied = "", "", typed.replied
    names: list[str] = []
    no_game: CommandError | None = None
    for word in _said(typed):
        if words.canonical("others", word) == "me":
            replied = ""
        elif word.startswith("@") and not person:
            person = word.removeprefix("@").lower()
        elif typed.games and not words.fitting(word, typed.games) and not word.startswith("@"):
            names.append(word.lower())
            no_game = no_game or unknown_game(typed, word)
        elif not word.startswith("@") and not game:
            game = parse_game(typed, word)
        else:
            raise typed.error("unexpected-word", word=word)
    if no_game is not None and person:
        raise no_game
    if no_game is not None:
        return Stats(table=typed.table, person=" ".join(names), game=game, unless_named=no_game)
    return Stats(table=typed.table, person=person or replied, game=game)


def _said(typed: CommandLine) -> list[str]:
    """The words behind the command without *of* before something else and *in* before a game; alone they may be names."""
    said = typed.rest.split()
    if len(said) > 1 and words.canonical("others", said[0]) in ("of", "from"):
        del said[0]
    return [
        word
        for word, behind in zip_longest(said, said[1:], fillvalue="")
        if words.canonical("others", word) != "filler" or not names_games(behind, typed.games)
    ]
