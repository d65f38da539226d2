"""Sentences by key, facts and language; text from people always stays plain text."""

import logging
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from babel import negotiate_locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from bot.chat.conventions import date, duration, separators
from bot.chat.facts import FactValue, Hyperlink, Mention, Moment, TimeSpan
from bot.chat.port import Rich, Span, Style
from bot.settings import FALLBACK, LanguageError
from core.errors import MoveText

_log = logging.getLogger(__name__)

_SHARED = "game-"
"""The prefix of the keys that all games share: if there is no `summy-stopped`, `game-stopped` is used."""

_MOST_SENTENCES = 1024
"""How many resolved sentences are cached: a board's text and its alt text share their lines, and many lines come every turn."""

_LONGEST_FACT = 300
_MOST_WISHES = 8
_FIRST_PLACEHOLDER = 0xE000
_PIECE = re.compile(r"`(?P<code>[^`]*)`|\*\*(?P<bold>[^*]*)\*\*")
_PLACEHOLDER = re.compile("([\ue000-\uf8ff])")
_LEFT_OUT = frozenset({"Cc", "Co", "Cs"})
_UNSEEN = frozenset("\u200b\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff")

_Selecting: TypeAlias = tuple[tuple[str, int | str], ...]
"""The facts of a sentence by name, each as far as it selects variants."""

_Parts: TypeAlias = tuple[str | int, ...]
_Pieces: TypeAlias = tuple[Span | tuple[_Parts, Style], ...]
"""A resolved sentence; what has no facts is a span already."""


class _Fact(FluentType):
    """A fact as Fluent sees it: its text selects variants, but a placeholder is inserted.

    So text from people is never parsed as markup, and a mention keeps its person.
    """

    def __init__(self, text: str, placeholder: str) -> None:
        self._text = text
        self._placeholder = placeholder

    def __eq__(self, other: object) -> bool:
        return self._text == other

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: object) -> str:
        """The placeholder, whatever the locale."""
        return self._placeholder


class Texts:
    """Every sentence in every language, with one Fluent bundle for each language.

    If `strict`, a missing or broken sentence raises LanguageError; otherwise it is logged, and the default language or the key
    itself is used instead.
    """

    # Not FluentLocalization: it has no attributes (`message.chosen`) and hides the errors of a sentence.

    def __init__(self, bundles: Mapping[str, FluentBundle], *, default: str = FALLBACK, strict: bool = False) -> None:
        if default not in bundles:
            raise LanguageError(f"no texts in the language {default!r}")
        self._bundles = dict(bundles)
        self._default = default
        self._strict = strict
        self._resolved = lru_cache(_MOST_SENTENCES)(self._resolve)
        self.in_words_of = lru_cache(_MOST_SENTENCES)(self._in_words_of)

    @classmethod
    def load(cls, folder: Path, *, default: str = FALLBACK, strict: bool = False) -> "Texts":
        """Read `<folder>/<locale>/*.ftl`; raises LanguageError if a file cannot be read as Fluent or names a key twice."""
        bundles = {path.name: _bundle(path) for path in sorted(folder.iterdir()) if path.is_dir()}
        return cls(bundles, default=default, strict=strict)

    @property
    def locales(self) -> tuple[str, ...]:
        """All languages, the default first."""
        return (self._default, *sorted(self._bundles.keys() - {self._default}))

    def match(self, hint: str) -> str:
        """The language that fits a hint such as `de-AT` best, or the default."""
        return hint if hint in self._bundles else best_locale(hint, self._bundles) or self._default

    def has(self, key: str, locale: str) -> bool:
        """Whether this language itself has the key (`message` or `message.attribute`)."""
        return _pattern(self._bundles.get(locale), key) is not None

    def _in_words_of(self, platform: str, key: str, locale: str) -> str:
        """The key of a sentence in the words of a platform, `on-<platform>-<key>`, or the key itself if it has none."""
        own, bundle = f"on-{platform}-{key}", self._bundles.get(locale)
        return own if platform and bundle is not None and bundle.has_message(own) else key

    def format(self, key: str, locale: str, facts: Mapping[str, FactValue] | None = None) -> Rich:
        """The sentence with its markup parsed; markup and mentions in the text of facts have no effect."""
        given = tuple((facts or {}).values())
        # numbers and texts select variants, other facts select nothing
        selecting = tuple((name, fact if isinstance(fact, int | str) else "") for name, fact in (facts or {}).items())
        pieces = self._sentence(key, locale, selecting)
        if pieces is None:
            return (Span(key),)
        spans: list[Span] = []
        for piece in pieces:
            if isinstance(piece, Span):
                spans.append(piece)
            else:
                spans += _filled(*piece, given, locale)
        return tuple(spans)

    def plain(self, key: str, locale: str, facts: Mapping[str, FactValue] | None = None) -> str:
        """The sentence without markup, for captions and labels."""
        return plain_text(self.format(key, locale, facts))

    def _sentence(self, key: str, locale: str, facts: _Selecting) -> _Pieces | None:
        """The pieces of a sentence, with the places of its facts, or None if there is none."""
        for language in dict.fromkeys((locale, self._default)):
            pieces, problem = self._resolved(key, language, facts)
            if not problem:
                return pieces
            if self._strict:
                raise LanguageError(problem)
            _log.error("%s", problem)
        return None

    def _resolve(self, key: str, locale: str, facts: _Selecting) -> tuple[_Pieces, str]:
        """The pieces of a sentence in this very language, and what is wrong with it, empty if nothing is."""
        bundle = self._bundles.get(locale)
        pattern = _pattern(bundle, key)
        if bundle is None or pattern is None:
            return (), f"no sentence {key!r} in {locale!r}"
        # a number also selects plurals; everything else is inserted afterwards
        arguments = {
            name: fact if isinstance(fact, int) else _Fact(fact, chr(_FIRST_PLACEHOLDER + n))
            for n, (name, fact) in enumerate(facts)
        }
        try:
            sentence, errors = bundle.format_pattern(pattern, arguments)
        except Exception as error:
            # The formatter should collect its errors, but people must get an answer even if it raises one.
            sentence, errors = "", [error]
        problem = f"sentence {key!r} in {locale!r}: {'; '.join(map(str, errors))}" if errors else ""
        return tuple(_prepared(words, style) for words, style in _pieces(str(sentence))), problem


def _pattern(bundle: FluentBundle | None, key: str) -> Any | None:
    """The pattern of a key (`message` or `message.attribute`): the game's own, else the one that all games share, else None."""
    name, _, attribute = key.partition(".")
    for own_or_shared in (name, f"{_SHARED}{name.partition('-')[2]}"):
        if bundle is not None and bundle.has_message(own_or_shared):
            message = bundle.get_message(own_or_shared)
            return message.attributes.get(attribute) if attribute else message.value
    return None


def best_locale(hint: str, available: Iterable[str]) -> str | None:
    """The available language that fits a tag or an Accept-Language header best, or None."""
    weighted = (wish.partition(";") for wish in hint.replace("_", "-").lower().split(",")[:_MOST_WISHES])
    wishes = sorted(((_weight(weight), tag.strip()) for tag, _, weight in weighted), key=lambda wish: -wish[0])
    ours = {tag.lower(): tag for tag in available}
    found = negotiate_locale([tag for weight, tag in wishes if weight and tag], ours, sep="-")
    return ours[found] if found else None


def _weight(quality: str) -> float:
    """The number after `q=`: 1 if there is none, 0 if it cannot be read."""
    try:
        return float(quality.strip().removeprefix("q=")) if quality else 1.0
    except ValueError:
        return 0.0


def clean(text: str) -> str:
    """Text from people made safe to show: one line, cut if long, without control, direction or private-use characters."""
    shown = text[: 4 * _LONGEST_FACT]
    if not shown.isprintable():  # printable text has none of the characters to remove
        shown = "".join(map(_kept, shown))
    return shown if len(shown) <= _LONGEST_FACT else shown[: _LONGEST_FACT - 1] + "…"


def encodable(text: str) -> str:
    """The text with `?` for lone surrogates, which UTF-8 cannot hold, and for NUL, which PostgreSQL cannot."""
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", "?")


def markup(text: str) -> Rich:
    """Our own text with `code` and **bold** parsed; never for text from people."""
    return tuple(Span(words, style) for words, style in _pieces(text))


def plain_text(rich: Rich) -> str:
    """A rich text without its styles."""
    return "".join([span.text for span in rich])


def read_file(path: Path) -> ast.Resource:
    """The parsed Fluent file `<locale>/<name>.ftl`; raises LanguageError with the line that cannot be read."""
    place = f"{path.parent.name}/{path.name}"
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LanguageError(f"{place} cannot be read: {error}") from error
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            problem = entry.annotations[0]
            # the parser notices the end of an entry only at the next one, after blank lines
            before = source[: problem.span.start if problem.span else 0].rstrip()
            line = before.count("\n") + 1
            raise LanguageError(f"{place}, line {line}, cannot be read: {problem.message} in {_start(entry)!r}")
    return resource


def _start(entry: ast.Junk) -> str:
    """The first line of an entry that cannot be read, cut if long."""
    return (entry.content or "").strip().partition("\n")[0][:80]


def with_description(text: Rich, description: str) -> Rich:
    """A text, followed by those lines of a picture's description that it does not contain."""
    said = set(plain_text(text).splitlines())
    return (*text, *[Span(f"\n{line}") for line in description.splitlines() if line not in said])


def _bundle(folder: Path) -> FluentBundle:
    bundle = FluentBundle([folder.name], use_isolating=False)
    seen: set[str] = set()
    for path in sorted(folder.glob("*.ftl")):
        resource = read_file(path)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                if entry.id.name in seen:
                    raise LanguageError(f"{folder.name}/{path.name} has {entry.id.name!r} a second time")
                seen.add(entry.id.name)
        bundle.add_resource(resource)
    return bundle


def _kept(sign: str) -> str:
    if sign.isspace():
        return " "
    return "" if sign in _UNSEEN or unicodedata.category(sign) in _LEFT_OUT else sign


def _pieces(text: str) -> Iterator[tuple[str, Style]]:
    """The pieces of our own text, split where the style changes; none is empty."""
    end = 0
    for piece in _PIECE.finditer(text):
        if piece.start() > end:
            yield text[end : piece.start()], Style.PLAIN
        if words := piece["code"] or piece["bold"]:
            yield words, Style.CODE if piece["code"] else Style.BOLD
        end = piece.end()
    if end < len(text):
        yield text[end:], Style.PLAIN


def _prepared(words: str, style: Style) -> Span | tuple[_Parts, Style]:
    """A piece of a sentence as a span or, if it has placeholders, as texts and the index of each placeholder's fact."""
    found = _PLACEHOLDER.split(words)  # every second one is a placeholder
    if len(found) == 1:
        return Span(words, style)
    return tuple(ord(part) - _FIRST_PLACEHOLDER if n % 2 else part for n, part in enumerate(found) if part), style


def _filled(parts: _Parts, style: Style, facts: Sequence[FactValue], locale: str) -> Iterator[Span]:
    """The spans of a piece of a sentence with its facts inserted; mentions, links and times get spans of their own."""
    text = ""
    for part in parts:
        for piece in (part,) if isinstance(part, str) else _put_in(facts[part], style, locale):
            if isinstance(piece, str):
                text += piece
                continue
            sign = "#" if piece.style is Style.LINK and text.endswith("#") else ""  # of the number of a table
            if before := text.removesuffix(sign):
                yield Span(before, style)
            text = ""
            yield replace(piece, text=f"{sign}{piece.text}") if sign else piece
    if text:
        yield Span(text, style)


def _put_in(fact: FactValue, style: Style, locale: str) -> Iterator[str | Span]:
    """A fact as text, or as a span if it is more than text; the items of a tuple one after the other."""
    match fact:
        case tuple():
            for before, one in zip(separators(len(fact), locale), fact, strict=True):
                yield before
                yield from _put_in(one, style, locale)
        case TimeSpan(seconds, until):
            yield Span(duration(seconds, locale), style, until=until)
        case Moment(at):
            yield Span(date(at, locale), style, at=at)
        case Mention(notify=True) if fact.account is not None or fact.name.startswith("@"):
            yield Span(clean(fact.name), Style.MENTION, fact.account)
        case Mention():
            yield clean(fact.name)
        case Hyperlink():
            yield Span(clean(fact.text), Style.LINK, address=fact.address) if fact.address else clean(fact.text)
        case MoveText():  # written by the program, so harmless, and useless if cut
            yield str(fact)
        case _:
            yield clean(str(fact))
