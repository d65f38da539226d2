"""Completions of a command line that is still being typed; moves are never proposed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.grammar import words
from bot.grammar.challenge import names_somebody
from bot.grammar.moderation import MODERATING
from bot.settings import FALLBACK
from core.game import Level

MOST_PROPOSED: Final = 25

_LONGEST = 300
_FOR_FEW = frozenset({"start"}) | MODERATING
"""Commands that chats send by themselves, or few people may use; they are proposed only after their first letter is typed."""


@dataclass(frozen=True, slots=True)
class Known:
    """The possible completions, and their language.

    `tables` are numbers, `alone` the games that one person can play, `options` the values of each
    option (only `yes` for an option without a value), `people` names without `@`, `rules` rule ids.
    """

    tables: Sequence[int] = ()
    games: Sequence[str] = ()
    alone: Sequence[str] = ()
    options: Mapping[str, Sequence[str]] = field(default_factory=dict)
    people: Sequence[str] = ()
    rules: Sequence[str] = ()
    locale: str = FALLBACK


_Arguments: TypeAlias = Callable[[Sequence[str], Known], Iterable[str]]
"""Returns all possible next arguments of a command after those already typed."""


def complete(text: str, known: Known, *, addressed: bool = False) -> tuple[str, ...]:
    """Complete lines that the line may become, the likeliest first: all commands, else at most 25; empty for a bare line."""
    prefix = words.PREFIX if text.startswith(words.PREFIX) else ""
    if len(text) > _LONGEST or not (prefix or addressed):
        return ()
    body = text[len(prefix) :]
    typed = body.split()
    part = typed.pop() if typed and not body[-1].isspace() else ""
    kept = text[: len(text) - len(part)] if part else text
    if not typed:
        return tuple(kept + word for word in _commands(part, known.locale))
    name = words.parse_command(typed[0])
    start = words.fold(part)
    every = _ARGUMENTS.get(name, _table)(typed[1:], known) if name else ()
    found = [word for word in dict.fromkeys(every) if words.fold(word).startswith(start) and word != part]
    return tuple(kept + word for word in found[:MOST_PROPOSED])


def _commands(part: str, locale: str) -> Iterator[str]:
    """The commands that begin with `part`, those in this language first."""
    start = words.fold(part)
    found = set()
    for name in words.COMMANDS:
        word = words.localized("commands", name, locale)
        if words.fold(word).startswith(start) and (start or name not in _FOR_FEW):
            found.add(name)
            yield word
    if not start:
        return
    for name, by in words.COMMANDS.items():
        others = (word for every in by.values() for word in every if len(word) > 1)
        word = next((word for word in others if words.fold(word).startswith(start)), "")
        if word and name not in found:
            yield word


def _tables(known: Known) -> Iterator[str]:
    return (f"#{number}" for number in known.tables)


def _people(known: Known) -> Iterator[str]:
    return (f"@{name}" for name in known.people)


def _yes_or_no(known: Known) -> Iterator[str]:
    return (words.format_value(value, known.locale) for value in ("yes", "no"))


def _themes(known: Known) -> Iterator[str]:
    return (words.localized("themes", theme, known.locale) for theme in words.THEMES)


def _one_of(choices: Callable[[Known], Iterable[str]]) -> _Arguments:
    """The completions of a command with one argument, which is one of these choices."""
    return lambda before, known: () if before else choices(known)


_table: Final = _one_of(_tables)


def _table_and_luck(before: Sequence[str], known: Known) -> Iterator[str]:
    yield from _table(before, known)
    if not any("=" in word for word in before):
        yield words.format_key("luck", known.locale) + "="


def _board(before: Sequence[str], known: Known) -> Iterator[str]:
    yield from _table(before, known)
    if not any(map(str.isalpha, before)):
        yield from (words.localized("views", view, known.locale) for view in ("full", "words", "turn"))


def _challenge(before: Sequence[str], known: Known) -> Iterator[str]:
    keys = {words.parse_key(word.partition("=")[0]) for word in before if "=" in word}
    against = [word for word in before if names_somebody(word)]
    folded = {words.fold(word) for word in before}
    if not _names_game(before, known):
        if not against:
            yield words.localized("opponents", "computer", known.locale)
            yield words.localized("opponents", "anyone", known.locale)
            if known.alone:
                yield words.localized("opponents", "alone", known.locale)
        if any(words.canonical("opponents", word) == "alone" for word in before):
            yield from known.alone
            return
        if against:
            yield from known.games
        yield from (f"@{name}" for name in known.people if f"@{words.fold(name)}" not in folded)
        if not against:
            return
    if "level" not in keys and any(words.canonical("opponents", word) == "computer" for word in before):
        key = words.format_key("level", known.locale)
        yield from (f"{key}={words.localized('levels', level, known.locale)}" for level in Level)
    for option in known.options:
        if words.parse_key(option) not in keys and words.fold(option) not in folded:
            yield from _options(option, known)


def _tournament(before: Sequence[str], known: Known) -> Iterator[str]:
    if not before:
        yield from (words.localized("tournament", act, known.locale) for act in words.TOURNAMENT)
        return
    act = words.canonical("tournament", before[0])
    if act == "drop" and len(before) == 1:
        yield from _people(known)
    elif act == "join" and len(before) == 1:
        yield words.format_key("luck", known.locale) + "="
    elif act == "end" and len(before) == 1:
        yield from _tables(known)
    elif act == "new" and not _names_game(before[1:], known):
        yield from known.games
    elif act == "new":
        typed = {words.parse_key(word.partition("=")[0]) for word in before}
        if "rounds" not in typed:
            yield words.format_key("rounds", known.locale) + "="
        for option in known.options:
            if words.parse_key(option) not in (*typed, *_ONLY_CHALLENGES):
                yield from _options(option, known)


def _settings(before: Sequence[str], known: Known) -> Iterator[str]:
    typed = {words.canonical("settings", word.partition("=")[0]) for word in before}
    switch = tuple(_yes_or_no(known))
    values = {
        "language": words.LANGUAGES.values(), "theme": _themes(known), "games": known.games, "rated": switch,
        "reminders": switch, "threads": switch,
        "pace": tuple(words.format_value(name, known.locale) for name in ("live", "daily", "slow", "none")),
    }  # fmt: skip
    for name, choices in values.items():
        if name not in typed:
            yield from (f"{words.localized('settings', name, known.locale)}={value}" for value in choices)


def _reminders(before: Sequence[str], known: Known) -> Iterator[str]:
    yield from _table(before, known)
    if not before:
        yield from (words.format_value(switch, known.locale) for switch in ("on", "off"))
    yield from (f"{words.localized('reminders', key, known.locale)}=" for key in ("every", "quiet", "zone"))


def _leaderboard(before: Sequence[str], known: Known) -> Iterator[str]:
    yield from () if _names_game(before, known) else known.games
    yield words.localized("others", "everywhere", known.locale)


def _rules(before: Sequence[str], known: Known) -> Iterator[str]:
    if len(before) < 2:
        yield from known.rules if before else known.games


def _stats(before: Sequence[str], known: Known) -> Iterator[str]:
    yield from () if _names_game(before, known) else known.games
    yield from () if any(word.startswith("@") for word in before) else _people(known)


def _daily(before: Sequence[str], known: Known) -> Iterator[str]:
    if not before:
        yield from ("8:00", words.format_value("off", known.locale))
    yield f"{words.localized('reminders', 'zone', known.locale)}="


_ONLY_CHALLENGES: Final = ("hints", "players", "rated", "watch")
"""Options that only challenges have, because a tournament decides them."""


def _names_game(typed: Sequence[str], known: Known) -> bool:
    """Whether one of the words means exactly one game."""
    games = {game: game for game in known.games}
    return any(len(words.fitting(word, games)) == 1 for word in typed)


def _options(option: str, known: Known) -> Iterator[str]:
    """An option with each of its values, as people type them."""
    values = known.options[option]
    yield from (option if values == ("yes",) else f"{option}={value}" for value in values)


def _commands_to_explain(known: Known) -> Iterator[str]:
    yield words.localized("others", "everywhere", known.locale)
    yield from (words.localized("commands", name, known.locale) for name in words.COMMANDS)


_ARGUMENTS: Final[Mapping[str, _Arguments]] = {
    "challenge": _challenge,
    "accept": _table_and_luck,
    "join": _table_and_luck,
    "rematch": _table_and_luck,
    "board": _board,
    **dict.fromkeys(("takeback", "close", "pause"), _one_of(lambda known: (*_tables(known), *_yes_or_no(known)))),
    "tournament": _tournament,
    "best": _one_of(lambda known: known.alone),
    "puzzle": _one_of(lambda known: known.games),
    "daily": _daily,
    **dict.fromkeys(("rating", *MODERATING), _one_of(_people)),
    "leaderboard": _leaderboard,
    "stats": _stats,
    "learn": _one_of(lambda known: known.games),
    "rules": _rules,
    "language": _one_of(lambda _: words.LANGUAGES.values()),
    "theme": _one_of(_themes),
    "settings": _settings,
    "confirm": _one_of(_yes_or_no),
    "private": _one_of(_yes_or_no),
    "remind": _reminders,
    "games": _one_of(lambda known: (words.localized("others", "finished", known.locale),)),
    "forget": _one_of(lambda known: (words.localized("others", "me", known.locale),)),
    "help": _one_of(_commands_to_explain),
    **dict.fromkeys(("away", "tables", "watch", "link", "unlink", "accounts", "start"), _one_of(lambda _: ())),
}
"""The completions of each command's arguments; a command that is not listed has only a table."""
