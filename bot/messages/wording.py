"""Wording: turns the lines of a message into text, from the sentences and, for rules, from the rule books."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.chat.conventions import number
from bot.chat.facts import FactValue
from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.port import Button, Rich, Span, Style
from bot.chat.text import Texts, plain_text
from bot.games.move_words import localized_move
from bot.games.registry import prefix
from bot.games.rulebook import load, to_rich
from bot.grammar import tournament, words
from bot.grammar.amounts import amount_in
from bot.grammar.challenge import typed_for
from bot.grammar.channel_settings import format_settings
from bot.grammar.command import parse
from bot.grammar.command_error import CommandError
from bot.grammar.command_types import Challenge, TournamentCommand
from bot.grammar.reminders import format_reminders
from bot.grammar.words import PREFIX, format_value
from bot.settings import DATA
from bot.tables.options import format_option
from core.errors import MoveText, NumberText

RULES_OPENING = "rules-opening"
"""A line with this key becomes the opening of the rule book of the game in the fact `game`."""

RULE = "rules-rule"
"""A line with this key becomes the rule in the fact `rule`, from the rule book of the game in the fact `game`."""

OPTION = "game-option"
"""A line with this key describes the option in the fact `option` of the game in `game`, after its word and its `values`.

The fact `label`, if present, is the key of the label of the option's button.
"""

COLUMNS = "figures"
"""A line with this key becomes a small table: the fact `rows` has its lines, with a tab between two cells."""

CLOCK_ROW = "clock-row"
FINISHED_SHARE = "challenge-finished"
RATING_AFTER = "rating-after"
RATING_BEFORE = "challenge-rating"
RATING_SO_FAR = "challenge-rating-so-far"
"""Lines with one of these keys, one for each player of a table, are joined into one line."""

_FROM_ELSEWHERE: Final = (RULES_OPENING, RULE, OPTION, COLUMNS)
_SMALL: Final = frozenset({"challenge-seal", "tournament-seal", "tournament-seed"})
"""Lines that only people who verify the draws later need in full."""

_SIDE_BY_SIDE: Final = frozenset({CLOCK_ROW, FINISHED_SHARE, RATING_AFTER, RATING_BEFORE, RATING_SO_FAR})
_MOST_COMMANDS: Final = 512
"""How many commands of buttons are cached in words: the button below somebody's tiles is the same in each of their turns."""

_NEW_LINE: Final = Span("\n")
_BESIDE: Final = Span(" · ")


class Wording:
    """Puts lines into words."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def rich(self, lines: Sequence[Sentence], locale: str, platform: str = "") -> Rich:
        """The lines one below the other, in the words of a platform where it has its own."""
        spans: list[Span] = []
        for line, before in zip(lines, (None, *lines), strict=False):
            if before is not None:
                beside = line.key == before.key and line.key in _SIDE_BY_SIDE
                spans.append(_BESIDE if beside else _NEW_LINE)
            spans += self._line(line, locale, platform)
        return tuple(spans)

    def plain(self, lines: Sequence[Sentence], locale: str) -> str:
        """The lines without markup, for captions and alt texts."""
        text = ""
        for line in lines:
            text += f"\n{self._plain(line, locale)}" if text else self._plain(line, locale)
        return text

    def button(self, spec: ButtonSpec, game: str, locale: str) -> Button:
        """A button under a message about this game."""
        label = self.texts.plain(spec.key, locale, {"name": spec.name})
        typed = "" if spec.person else typed_line(spec.command, game, locale)
        return Button(label, spec.command, spec.private, typed, spec.person)

    def _plain(self, line: Sentence, locale: str) -> str:
        if line.key in _FROM_ELSEWHERE:
            return plain_text(self._line(line, locale))
        return self.texts.plain(line.key, locale, _in_language(line, locale))

    def _line(self, line: Sentence, locale: str, platform: str = "") -> Rich:
        if line.key in _SMALL:
            return (Span(self._plain(line, locale), Style.SMALL),)
        if line.key not in _FROM_ELSEWHERE:
            key = self.texts.in_words_of(platform, line.key, locale)
            return self.texts.format(key, locale, _in_language(line, locale))
        if line.key == OPTION:
            return self._option(line, locale)
        if line.key == COLUMNS:
            return (Span(_in_columns(str(line.facts["rows"])), Style.BLOCK),)
        book = load(DATA / "rules", self.texts.match(locale), str(line.facts["game"]))
        if line.key == RULE:
            return to_rich(book.rule(str(line.facts["rule"])))
        return to_rich(f"{book.opening()}\n\n" + "\n".join(f"- {entry}" for entry in book.contents()))

    def _option(self, line: Sentence, locale: str) -> Rich:
        game, option = str(line.facts["game"]), str(line.facts["option"])
        first, *others = str(line.facts["values"]).split(", ")
        codes = [format_option(locale, game, option, first), *(format_value(value, locale) for value in others)]
        spans = [span for code in codes for span in (Span(", "), Span(code, Style.CODE))]
        key, chosen = f"{prefix(game)}-option-{option}", f"{prefix(game)}-option-{option}.chosen"
        settled = not others and self.texts.has(chosen, locale)
        sentence = self.texts.format(chosen if settled else key, locale, {"value": first} if settled else {})
        if label := line.facts.get("label"):  # the label of its button, and what people can type instead
            named = Span(self.texts.plain(str(label), locale), Style.BOLD)
            return (Span("• "), named, Span(" ("), *spans[1:], Span("): "), *sentence)
        return (Span("• "), *spans[1:], Span(": "), *sentence)


@lru_cache(_MOST_COMMANDS)
def typed_line(command: str, game: str, locale: str) -> str:
    """The command of a button in the words of a language, with people by name only.

    A command that cannot be read, such as a stored one of an earlier version, stays unchanged.
    """
    try:
        read = parse(command)
    except CommandError:
        return command
    if isinstance(read, Challenge):
        people = tuple(token.rpartition(":")[0] or token for token in read.opponents)
        return typed_for(replace(read, opponents=people), locale)
    if isinstance(read, TournamentCommand):
        return tournament.typed_for(read, locale)
    name, _, rest = command.removeprefix(PREFIX).partition(" ")
    shown = f"{PREFIX}{words.localized('commands', name, locale)}"
    return f"{shown} {_behind(name, rest, game, locale)}" if rest else shown


def _behind(name: str, rest: str, game: str, locale: str) -> str:
    """The rest of a command in the words of a language."""
    match name:
        case "theme":
            return words.translated("themes", rest, locale)
        case "settings":
            return format_settings(rest, locale)
        case "remind":
            return format_reminders(rest, locale)
        case "stats":
            return " ".join(word.rpartition(":")[0] or word for word in rest.split())
        case "time":
            return " ".join(amount_in(word, locale) for word in rest.split())
        case "help":
            return words.translated("others", rest, locale) if rest == "all" else rest
        case "play":
            return localized_move(prefix(game), rest, locale) if game else rest
        case (
            "takeback" | "close" | "resign" | "confirm" | "review" | "puzzle" | "daily" | "link" | "unlink" | "forget"
            | "leaderboard" | "games" | "claim"
        ):  # fmt: skip
            return " ".join(_word(word, locale) for word in rest.split())
    return rest


def _word(word: str, locale: str) -> str:
    """An answer to a question, or another word that some commands have, in a language; any other word unchanged."""
    sections: tuple[words.Section, ...] = ("values", "others", "opponents")
    known = next((section for section in sections if words.canonical(section, word) is not None), None)
    return word if known is None else words.translated(known, word, locale)


def _in_columns(rows: str) -> str:
    """The rows with aligned columns, the last one aligned to the right."""
    cells = [row.split("\t") for row in rows.splitlines()]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return "\n".join("  ".join([*map(str.ljust, row[:-1], widths), row[-1].rjust(widths[-1])]) for row in cells)


def _in_language(line: Sentence, locale: str) -> Mapping[str, FactValue]:
    """The facts of a sentence, with moves and numbers in the form of a language."""
    game = line.key.partition("-")[0]
    return {name: _said(fact, game, locale) for name, fact in line.facts.items()}


def _said(fact: FactValue, game: str, locale: str) -> FactValue:
    if isinstance(fact, MoveText):
        return MoveText(localized_move(game, fact, locale))
    return number(fact, locale) if isinstance(fact, NumberText) else fact
