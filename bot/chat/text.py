"""Sentences by key, facts and language; whatever comes from people stays plain text, however it looks."""

import logging
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.chat.port import Person, Rich, Span, Style

DEFAULT: Final = "en"

_log = logging.getLogger(__name__)

_LONGEST_FACT = 300
_SENTENCES_KEPT = 1024
_MARKUP = "`*"
_MASK = str.maketrans({sign: chr(0xE000 + at) for at, sign in enumerate(_MARKUP)})
_UNMASK = str.maketrans({chr(0xE000 + at): sign for at, sign in enumerate(_MARKUP)})
_MENTION = 0xE100
_PIECE = re.compile(r"`(?P<code>[^`]*)`|\*\*(?P<bold>[^*]*)\*\*")
_PERSON = re.compile("([\ue100-\ue8ff])")
_LEFT_OUT = frozenset({"Cc", "Co", "Cs"})
_UNSEEN = frozenset("\u200b\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff")


@dataclass(frozen=True, slots=True)
class Mention:
    """A person named in a sentence; notified only where `notify` says so and the platform knows the person."""

    name: str
    person: Person | None = None
    notify: bool = False


Named: TypeAlias = str | Mention

FactValue: TypeAlias = Named | int | tuple[Named, ...]
"""One value in a sentence; an `int` is a plural count, everything else a string, a mention, or several of these in a list."""


class TextError(ValueError):
    """A sentence is missing or cannot be put together."""


class Texts:
    """Every sentence in every language, one Fluent bundle a language.

    With `strict`, a missing or broken sentence raises TextError; without, it is logged and English or the key itself
    stands in.
    """

    def __init__(self, bundles: Mapping[str, FluentBundle], *, default: str = DEFAULT, strict: bool = False) -> None:
        if default not in bundles:
            raise TextError(f"no texts in the language {default!r}")
        self._bundles = dict(bundles)
        self._default = default
        self._strict = strict
        # most lines are said twice, in a message and behind its picture; putting one together takes 0.2 ms
        self._said = lru_cache(_SENTENCES_KEPT)(self._formatted)

    @classmethod
    def load(cls, folder: Path, *, default: str = DEFAULT, strict: bool = False) -> "Texts":
        """Read `<folder>/<locale>/*.ftl`; raises TextError if a file cannot be read as Fluent or names a key twice."""
        bundles = {path.name: _bundle(path) for path in sorted(folder.iterdir()) if path.is_dir()}
        return cls(bundles, default=default, strict=strict)

    @property
    def locales(self) -> tuple[str, ...]:
        """The languages there are, the default first."""
        return (self._default, *sorted(self._bundles.keys() - {self._default}))

    def match(self, hint: str) -> str:
        """The language that fits a hint such as `de-AT` best; the default if none does."""
        if hint in self._bundles:  # it is asked five times a move, and mostly names a language outright
            return hint
        for wish in hint.replace("_", "-").lower().split(",")[:8]:
            tag = wish.partition(";")[0].strip()
            while tag:
                if tag in self._bundles:
                    return tag
                tag = tag.rpartition("-")[0]
        return self._default

    def has(self, key: str, locale: str) -> bool:
        """Whether this language itself has the key (`message` or `message.attribute`)."""
        name, _, attribute = key.partition(".")
        bundle = self._bundles.get(locale)
        if bundle is None or not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, key: str, locale: str, facts: Mapping[str, FactValue] | None = None) -> Rich:
        """The sentence with its markup parsed; facts can neither be markup nor mention anybody."""
        return self._said(key, locale, tuple((facts or {}).items()))

    def plain(self, key: str, locale: str, facts: Mapping[str, FactValue] | None = None) -> str:
        """The sentence without markup, for captions and labels."""
        return plain_text(self.format(key, locale, facts))

    def _formatted(self, key: str, locale: str, facts: tuple[tuple[str, FactValue], ...]) -> Rich:
        people: list[Mention] = []
        masked = {name: _enter(fact, people) for name, fact in facts}
        return _rich(self._sentence(key, locale, masked), people)

    def _sentence(self, key: str, locale: str, facts: Mapping[str, str | int]) -> str:
        for tongue in dict.fromkeys((locale, self._default)):
            if not self.has(key, tongue):
                self._complain(f"no sentence {key!r} in {tongue!r}")
                continue
            sentence, errors = self._put_together(key, tongue, facts)
            if not errors:
                return sentence
            self._complain(f"sentence {key!r} in {tongue!r}: {'; '.join(map(str, errors))}")
        return key.translate(_MASK)

    def _put_together(self, key: str, locale: str, facts: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        name, _, attribute = key.partition(".")
        bundle = self._bundles[locale]
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "has() was asked before"
        try:
            sentence, errors = bundle.format_pattern(pattern, dict(facts))
        except Exception as error:
            # The formatter promises to collect errors, but an answer is owed even if it breaks that promise.
            return "", [error]
        return str(sentence), list(errors)

    def _complain(self, problem: str) -> None:
        if self._strict:
            raise TextError(problem)
        _log.error("%s", problem)


def clean(text: str) -> str:
    """Text from people made fit to show: one line, cut when long, no control, direction or private-use characters."""
    shown = text[: 4 * _LONGEST_FACT]
    if not shown.isprintable():  # what is printable has none of what is left out
        shown = "".join(map(_kept, shown))
    return shown if len(shown) <= _LONGEST_FACT else shown[: _LONGEST_FACT - 1] + "…"


def markup(text: str) -> Rich:
    """Our own text with `code` and **bold** parsed; never for what people typed."""
    return _rich(text, [])


def plain_text(rich: Rich) -> str:
    """The words of a rich text alone."""
    return "".join(span.text for span in rich)


def _bundle(folder: Path) -> FluentBundle:
    bundle = FluentBundle([folder.name], use_isolating=False)
    seen: set[str] = set()
    for path in sorted(folder.glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{path.name} ({folder.name}) cannot be read: {(entry.content or '').strip()[:80]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                if entry.id.name in seen:
                    raise TextError(f"{path.name} ({folder.name}) has {entry.id.name!r} a second time")
                seen.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle


def _kept(sign: str) -> str:
    if sign.isspace():
        return " "
    return "" if sign in _UNSEEN or unicodedata.category(sign) in _LEFT_OUT else sign


def _enter(fact: FactValue, people: list[Mention]) -> str | int:
    """The fact as it goes into the formatter: markup masked, a person as one private-use character."""
    if isinstance(fact, int):
        return fact
    if isinstance(fact, tuple):
        return ", ".join(str(_enter(one, people)) for one in fact)
    if isinstance(fact, Mention):
        if fact.notify and fact.person is not None:
            people.append(fact)
            return chr(_MENTION + len(people) - 1)
        fact = fact.name
    return clean(fact).translate(_MASK)


def _rich(sentence: str, people: list[Mention]) -> Rich:
    spans: list[Span] = []
    end = 0
    for piece in _PIECE.finditer(sentence):
        spans += _spans(sentence[end : piece.start()], Style.PLAIN, people)
        style = Style.CODE if piece["code"] is not None else Style.BOLD
        spans += _spans(piece["code"] or piece["bold"] or "", style, people)
        end = piece.end()
    spans += _spans(sentence[end:], Style.PLAIN, people)
    return tuple(spans)


def _spans(text: str, style: Style, people: list[Mention]) -> list[Span]:
    """The text in one style, people taken out of it as mentions."""
    spans = []
    for at, part in enumerate(_PERSON.split(text)):
        if at % 2:
            person = people[ord(part) - _MENTION]
            spans.append(Span(clean(person.name), Style.MENTION, person.person))
        elif part:
            spans.append(Span(part.translate(_UNMASK), style))
    return spans
