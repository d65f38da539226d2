"""Sentences by key, facts and language; whatever comes from people stays plain text, however it looks."""

import logging
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
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
_TEMPLATES_KEPT = 1024
_HOLE = 0xE000
_CHOICE = re.compile(r"\[\s*([a-zA-Z][\w-]*)\s*\]")
_PIECE = re.compile(r"`(?P<code>[^`]*)`|\*\*(?P<bold>[^*]*)\*\*")
_HOLES = re.compile("([\ue000-\uf8ff])")
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


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A stretch of a sentence in one style: the words it begins with, then the name of each fact with the words behind it."""

    style: Style
    words: str
    holes: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Template:
    """A sentence with holes for facts: in stretches, those without a hole ready made, and without markup as a whole."""

    parts: tuple[Span | _Stretch, ...]
    whole: _Stretch


_Shape: TypeAlias = tuple[tuple[str, str | int | None], ...]
"""The names of the facts of a sentence, with the value of those that decide which words it has."""


class Texts:
    """Every sentence in every language, one Fluent bundle a language; `choices` are the names of all variants in them.

    With `strict`, a missing or broken sentence raises TextError; without, it is logged and English or the key itself
    stands in.
    """

    def __init__(
        self,
        bundles: Mapping[str, FluentBundle],
        choices: frozenset[str],
        *,
        default: str = DEFAULT,
        strict: bool = False,
    ) -> None:
        if default not in bundles:
            raise TextError(f"no texts in the language {default!r}")
        self._bundles = dict(bundles)
        self._choices = choices
        self._default = default
        self._strict = strict
        # Fluent and the markup take 20 µs a sentence, filling in what differs from move to move takes 2
        self._templates = lru_cache(_TEMPLATES_KEPT)(self._template)

    @classmethod
    def load(cls, folder: Path, *, default: str = DEFAULT, strict: bool = False) -> "Texts":
        """Read `<folder>/<locale>/*.ftl`; raises TextError if a file cannot be read as Fluent or names a key twice."""
        # a word in brackets that names no variant does no harm, and walking through all sentences takes 20 ms
        choices = {choice for file in folder.glob("*/*.ftl") for choice in _CHOICE.findall(file.read_text("utf-8"))}
        bundles = {path.name: _bundle(path) for path in sorted(folder.iterdir()) if path.is_dir()}
        return cls(bundles, frozenset(choices), default=default, strict=strict)

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
        given = facts or {}
        return _filled(self._templates(key, locale, self._shape(given)), given)

    def plain(self, key: str, locale: str, facts: Mapping[str, FactValue] | None = None) -> str:
        """The sentence without markup, for captions and labels."""
        given = facts or {}
        return _read(self._templates(key, locale, self._shape(given)).whole, given)

    def _shape(self, facts: Mapping[str, FactValue]) -> _Shape:
        """A number decides on plurals, the name of a variant may choose it; all else only fills a hole."""
        choices = self._choices
        return tuple(
            [
                (name, fact if isinstance(fact, int) or (isinstance(fact, str) and fact in choices) else None)
                for name, fact in facts.items()
            ]
        )

    def _template(self, key: str, locale: str, shape: _Shape) -> _Template:
        holes = [name for name, fact in shape if fact is None]
        facts = {name: fact for name, fact in shape if fact is not None}
        facts |= {name: chr(_HOLE + at) for at, name in enumerate(holes)}
        sentence = self._sentence(key, locale, facts)
        if sentence is None:
            return _Template((Span(key),), _Stretch(Style.PLAIN, key))
        return _parsed(sentence, holes)

    def _sentence(self, key: str, locale: str, facts: Mapping[str, str | int]) -> str | None:
        for tongue in dict.fromkeys((locale, self._default)):
            if not self.has(key, tongue):
                self._complain(f"no sentence {key!r} in {tongue!r}")
                continue
            sentence, errors = self._put_together(key, tongue, facts)
            if not errors:
                return sentence
            self._complain(f"sentence {key!r} in {tongue!r}: {'; '.join(map(str, errors))}")
        return None

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
    return tuple(Span(words, style) for words, style in _pieces(text))


def plain_text(rich: Rich) -> str:
    """The words of a rich text alone."""
    return "".join([span.text for span in rich])


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


def _pieces(text: str) -> Iterator[tuple[str, Style]]:
    """Our own text cut where its style changes; nothing empty."""
    end = 0
    for piece in _PIECE.finditer(text):
        if piece.start() > end:
            yield text[end : piece.start()], Style.PLAIN
        if words := piece["code"] or piece["bold"]:
            yield words, Style.CODE if piece["code"] else Style.BOLD
        end = piece.end()
    if end < len(text):
        yield text[end:], Style.PLAIN


def _parsed(sentence: str, names: Sequence[str]) -> _Template:
    """Our own text with its markup, and a private-use character for each of these facts."""
    pieces = tuple(_pieces(sentence))
    stretches = [_stretch(words, style, names) for words, style in pieces]
    parts = tuple(part if part.holes else Span(part.words, part.style) for part in stretches)
    return _Template(parts, _stretch("".join(words for words, _ in pieces), Style.PLAIN, names))


def _stretch(text: str, style: Style, names: Sequence[str]) -> _Stretch:
    words, *rest = _HOLES.split(text)
    facts = (names[ord(hole) - _HOLE] for hole in rest[::2])
    return _Stretch(style, words, tuple(zip(facts, rest[1::2], strict=True)))


def _filled(template: _Template, facts: Mapping[str, FactValue]) -> Rich:
    spans: list[Span] = []
    for part in template.parts:
        if isinstance(part, Span):
            spans.append(part)
        else:
            _fill(part, facts, spans)
    return tuple(spans)


def _fill(stretch: _Stretch, facts: Mapping[str, FactValue], spans: list[Span]) -> None:
    """Add a stretch with its facts, parted where somebody is to be notified."""
    words = stretch.words
    for name, behind in stretch.holes:
        fact = facts[name]
        for at, one in enumerate(fact if isinstance(fact, tuple) else (fact,)):
            if at:
                words += ", "
            if isinstance(one, Mention) and one.notify and one.person is not None:
                if words:
                    spans.append(Span(words, stretch.style))
                    words = ""
                spans.append(Span(clean(one.name), Style.MENTION, one.person))
            else:
                words += _shown(one)
        words += behind
    if words:
        spans.append(Span(words, stretch.style))


def _read(stretch: _Stretch, facts: Mapping[str, FactValue]) -> str:
    return stretch.words + "".join([_shown(facts[name]) + behind for name, behind in stretch.holes])


def _shown(fact: FactValue) -> str:
    if isinstance(fact, tuple):
        return ", ".join(map(_shown, fact))
    return clean(fact.name if isinstance(fact, Mention) else str(fact))
