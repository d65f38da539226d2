"""Wording: the lines of a note as text, from the sentences and, for rules, from the rule books."""

from collections.abc import Sequence

from bot.chat.port import Rich, Span
from bot.chat.text import Texts, plain_text
from bot.note import Line
from bot.registry import DATA
from bot.rulebook import load, to_rich

RULES_OPENING = "rules-opening"
"""A line with this key is the opening of the rule book of the fact `game`."""

RULE = "rules-rule"
"""A line with this key is the rule of the fact `rule` in the rule book of the fact `game`."""


class Wording:
    """Puts lines into words."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def rich(self, lines: Sequence[Line], locale: str) -> Rich:
        """The lines one below the other."""
        spans: list[Span] = []
        for line in lines:
            if spans:
                spans.append(Span("\n"))
            spans += self._line(line, locale)
        return tuple(spans)

    def plain(self, lines: Sequence[Line], locale: str) -> str:
        """The lines without markup, for captions and alt texts."""
        return plain_text(self.rich(lines, locale))

    def label(self, key: str, locale: str) -> str:
        """A short text without facts, for a button."""
        return self.texts.plain(key, locale)

    def _line(self, line: Line, locale: str) -> Rich:
        if line.key not in (RULES_OPENING, RULE):
            return self.texts.format(line.key, locale, line.facts)
        book = load(DATA / "rules", self.texts.match(locale), str(line.facts["game"]))
        if line.key == RULE:
            return to_rich(book.rule(str(line.facts["rule"])))
        return to_rich(f"{book.opening()}\n\n" + "\n".join(f"- {entry}" for entry in book.contents()))
