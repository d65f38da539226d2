"""Rule books: the numbered rules of a game in words, read from a small part of Markdown."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from string import ascii_lowercase
from types import MappingProxyType

from bot.chat.port import Rich
from bot.chat.text import markup
from bot.grammar.words import fold
from bot.settings import FALLBACK, LanguageError

_RULE = re.compile(r"([A-Z]{1,2}[0-9]+[a-z]?) (.+)")
_WORD = re.compile(r"\w+")
_STEM = 4
"""How many letters of a word are compared at least, and how many at its end may differ."""

_SHORTEST = 3
"""The fewest letters of a word that is looked for."""

_HEADING = re.compile(r"(#{1,3}) (.+)")


class RuleBookError(LanguageError):
    """A rule book cannot be read; the message names the file and the problem."""


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The rules of a game in one language; every text still has its markup, for `to_rich`.

    `sections` are the parts before the numbered rules by title, in order; `headings` and `rules` are keyed by rule id.
    """

    title: str
    intro: str
    sections: Mapping[str, str]
    headings: Mapping[str, str]
    rules: Mapping[str, str]

    def find(self, typed: str) -> str | None:
        """The id a player means (`s5` or just `5` for S5, the first with this number), or None."""
        wanted = typed.strip().casefold()
        meant = (id for id in self.rules if wanted in (id.casefold(), id.casefold().lstrip(ascii_lowercase)))
        return next(meant, None)

    def about(self, word: str) -> tuple[str, ...]:
        """The ids of the rules that speak of a word or one that begins like it: in their headings, or else in their text."""
        stem = fold(word)[: max(_STEM, len(word) - _STEM)]
        if len(stem) < _SHORTEST:
            return ()
        named = [
            [id for id, text in part.items() if any(one.startswith(stem) for one in map(fold, _WORD.findall(text)))]
            for part in (self.headings, self.rules)
        ]
        return tuple(named[0] or named[1])

    def opening(self) -> str:
        """The part for newcomers: the title, the intro, and the sections before the numbered rules."""
        told = [f"## {title}\n\n{text}" for title, text in self.sections.items()]
        return "\n\n".join([f"# {self.title}", self.intro, *(told[:-1] or told)])

    def rule(self, id: str) -> str:
        """One rule under its heading; raises KeyError if there is none of this id."""
        return f"### {id} {self.headings[id]}\n\n{self.rules[id]}"

    def contents(self) -> tuple[str, ...]:
        """A line for each rule: its id and heading."""
        return tuple(f"`{id}` {heading}" for id, heading in self.headings.items())


@cache
def load(folder: Path, locale: str, game: str) -> RuleBook:
    """The rule book in `<folder>/<locale>/<game>.md`, the English one if that is missing; raises RuleBookError."""
    path = folder / locale / f"{game}.md"
    if not path.exists() and locale != FALLBACK:
        return load(folder, FALLBACK, game)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RuleBookError(f"{locale}/{path.name} cannot be read: {error}") from error
    return read(text, name=f"{locale}/{path.name}")


def check_books(folder: Path, locales: Iterable[str], games: Iterable[str]) -> None:
    """Read the rule books of all games in these languages, so that a faulty one is told at the start; raises RuleBookError."""
    for locale, game in product(locales, games):
        load(folder, locale, game)


def read(text: str, *, name: str = "rule book") -> RuleBook:
    """A rule book from its Markdown: `#` the title, `##` sections, `### S1 Heading` a rule; raises RuleBookError."""
    title = intro = ""
    sections: dict[str, str] = {}
    headings: dict[str, str] = {}
    rules: dict[str, str] = {}
    for level, heading, body in _parts(text):
        found = _RULE.fullmatch(heading) if level == 3 else None
        if level == 1 and not title:
            title, intro = heading, body
        elif level == 2 and heading not in sections:
            sections[heading] = body
        elif found and found[1] not in rules and body:
            headings[found[1]], rules[found[1]] = found[2], body
        else:
            raise RuleBookError(f"{name}: the heading {heading!r} does not belong there")
    if not (title and intro and sections and rules):
        raise RuleBookError(f"{name}: title, intro, sections or rules are missing")
    frozen = (MappingProxyType(part) for part in (sections, headings, rules))
    return RuleBook(title, intro, *frozen)


def to_rich(text: str) -> Rich:
    """Our own Markdown as rich text: bold headings, bullets for `-`, wrapped lines joined, `code` and **bold**."""
    return markup("\n\n".join(_block(block) for block in re.split(r"\n\s*\n", text.strip())))


def _parts(text: str) -> list[tuple[int, str, str]]:
    """The headings with their levels and the text below each."""
    parts: list[tuple[int, str, list[str]]] = []
    for line in text.splitlines():
        if found := _HEADING.fullmatch(line.rstrip()):
            parts.append((len(found[1]), found[2], []))
        elif parts:
            parts[-1][2].append(line)
    return [(level, heading, "\n".join(lines).strip()) for level, heading, lines in parts]


def _block(block: str) -> str:
    if found := _HEADING.fullmatch(block):
        return f"**{found[2]}**"
    lines: list[str] = []
    for line in block.splitlines():
        if line.startswith("- "):
            lines.append("• " + line[2:].strip())
        elif lines:
            lines[-1] += " " + line.strip()
        else:
            lines.append(line.strip())
    return "\n".join(lines)
