"""Arguments shared by several commands: a table alone, words for the draw, an amount of time, a game."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.grammar import dates, similar, words
from bot.grammar.amounts import amount, join_amounts
from bot.grammar.command_error import CommandError
from bot.grammar.command_line import MAX_VALUE, CommandLine, is_filler, parse_game, table_number
from bot.grammar.command_types import Away, Best, Command
from bot.grammar.similar import Spelling

SWITCH: Final = similar.of_section("values", "yes", "no", "on", "off")
"""The words of an answer, which a misspelt one may mean."""

_TABLE_FIRST: Final = re.compile(r"(?:([^\W\d_]+)\s+)?(#?)([0-9]{1,9})[:,]?\s+(?=\S)")
"""A number before something else, as that of a table if it has a `#` or a word for a table before it."""

_MONTH: Final = re.compile(r"(?P<year>[12][0-9]{3})-(?P<month>0?[1-9]|1[0-2])")
_RELATIVE_MONTHS: Final = {"this-month": 0, "last-month": -1}
_YEAR: Final = re.compile(r"[12][0-9]{3}")
_MONTH_FIRST: Final = re.compile(r"(?P<month>0?[1-9]|1[0-2])[./](?P<year>[12][0-9]{3})")


def table_only(make: Callable[..., Command], typed: CommandLine, also: Iterable[Spelling] = ()) -> Command:
    """A command whose only argument is a table number, with or without `#`; raises CommandError.

    `also` are words that the command may have as well, which a misspelt word may mean.
    """
    rest = [word for word in typed.rest.split() if not is_table_word(word)]
    table = typed.table
    if table is None and rest and (table := table_number(rest[0])):
        del rest[0]
    if rest:
        raise typed.unknown_word("unexpected-word", rest[0], also)
    return make(table=table)


def with_client_seed(make: Callable[..., Command], typed: CommandLine) -> Command:
    """A command that may have words for the draw: `luck=` and everything after it; raises CommandError."""
    before, equals, client_seed = typed.rest.partition("=")
    *others, key = before.split() or [""]
    if not equals or words.parse_key(key) != "luck":
        return table_only(make, typed)
    if len(client_seed.strip()) > MAX_VALUE:
        raise typed.error("bad-option", option=client_seed)
    return table_only(partial(make, client_seed=client_seed.strip()), replace(typed, rest=" ".join(others)))


def with_amount(make: Callable[..., Command], typed: CommandLine) -> Command:
    """A command that may have an amount of time, before or after a table number; raises CommandError."""
    typed_words = join_amounts(typed.rest).removeprefix("+").split()
    amounts = [found for word in typed_words if (found := amount(word.removeprefix("+"))) is not None]
    others = [word for word in typed_words if amount(word.removeprefix("+")) is None]
    if len(amounts) > 1 or any(not table_number(word) and not is_table_word(word) for word in others):
        raise typed.error("amount", word=typed.rest)
    seconds = amounts[0] if amounts else None
    return table_only(partial(make, seconds=seconds), replace(typed, rest=" ".join(others)))


def away(typed: CommandLine) -> Command:
    """The `away` command with an amount of time, or with the last day of the absence."""
    said = typed.rest.split()
    if said and words.canonical("others", said[0]) == "until":
        del said[0]
    until = " ".join(said)
    try:
        return with_amount(Away, replace(typed, rest=until))
    except CommandError:
        return Away(table=typed.table, until=until)


def is_table_word(word: str) -> bool:
    """Whether a word only says that a number follows: `table 12`."""
    return words.canonical("others", word) == "table"


def table_first(text: str) -> tuple[int | None, str]:
    """The table that a text names before something else, and what stands behind it.

    >>> table_first("#2 E4 y6"), table_first("Tisch 2: E4 y6"), table_first("2 E4 y6")
    ((2, 'E4 y6'), (2, 'E4 y6'), (None, '2 E4 y6'))
    """
    found = _TABLE_FIRST.match(text)
    if found is None or not (is_table_word(found[1]) if found[1] else found[2]):
        return None, text
    return table_number(found[3]), text[found.end() :]


def about_game(make: Callable[..., Command], typed: CommandLine, also: Iterable[Spelling] = ()) -> Command:
    """A command whose only argument is a game; `also` as for `table_only`. Raises CommandError."""
    word, *more = [word for word in typed.rest.split() if not is_filler(word, typed.games)] or [""]
    if more:
        raise typed.unknown_word("unexpected-word", more[0], also)
    return make(table=typed.table, game=parse_game(typed, word, also) if word else "")


def answered(make: Callable[..., Command], typed: CommandLine) -> Command:
    """A command with a table number, and with the `answer` to a question if one is typed beside it; raises CommandError."""
    said = typed.rest.split()
    answers = [word for word in said if yes_or_no(word) is not None]
    if len(answers) == 1:
        said.remove(answers[0])
    answer = yes_or_no(answers[0]) if len(answers) == 1 else None
    return table_only(partial(make, answer=answer), replace(typed, rest=" ".join(said)), SWITCH)


def yes_or_no(word: str) -> bool | None:
    """True if a word means yes, False if it means no, else None."""
    return {"yes": True, "no": False}.get(words.parse_value(word))


def best(typed: CommandLine) -> Command:
    """The `best` command, with a game or a month such as `2026-11`, `11/2026`, `November 2026`, `November` or `last month`.

    Raises CommandError.
    """
    said = " ".join(word for word in typed.rest.split() if not is_filler(word, typed.games))
    if (relative := _RELATIVE_MONTHS.get(words.canonical("others", said.replace(" ", "-")) or "")) is not None:
        return Best(table=typed.table, month=(None, relative))
    if found := _MONTH.fullmatch(said) or _MONTH_FIRST.fullmatch(said):
        return Best(table=typed.table, month=(int(found["year"]), int(found["month"])))
    name, _, year = said.rpartition(" ") if said[-1:].isdigit() else (said, "", "")
    month = dates.month_named(name.strip())
    if month is not None and (not year or _YEAR.fullmatch(year)):
        return Best(table=typed.table, month=(int(year) if year else None, month))
    if month is not None or said.isdigit():
        raise typed.error("best-month")
    return about_game(Best, typed)
