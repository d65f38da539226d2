"""A language made from English by a script: every vowel doubled and with an accent, in texts and in typed words alike.

It is about 40 % longer than English and readable; a word that has not been translated has no accents.
It is called `fi` because Discord and Telegram take only languages they know.
"""

import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from bot.games.registry import GAMES, load
from bot.grammar.words import LANGUAGES, fold
from bot.settings import DATA, FALLBACK

PSEUDO = "fi"

_ACCENTED = str.maketrans({v: a * 2 for v, a in zip("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ", strict=True)})
_ZONE = r"\b[A-Z][a-z]+/[A-Z][a-z]+\b"
_KEPT = re.compile(
    rf"@\w+|#\w+|\b[A-Z]{{1,2}}[0-9]+[a-z]?\b|\b[0-9a-f]{{8,}}\b|\b[IVXLCDM]{{2,}}\b|https?://\S+|{_ZONE}"
)
"""Texts that are the same in every language: people, tables, squares, rules, numerals, seals, addresses and time zones."""

_NAMES = (
    "Ann",
    "Ben",
    "Cara",
    "Summarum",
    *LANGUAGES,
    *LANGUAGES.values(),
    *GAMES,
    *(load(one).title for one in GAMES),
    "ja",
    "minuutti",
)
_KNOWN = {part.lower() for name in _NAMES for part in (name, *name.split())}
"""Words that are the same in every language, the names of people, languages and games; and Babel's Finnish words."""

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def pseudo(text: str) -> str:
    """English text in the pseudo-language."""
    kept = [(found.start(), found.end()) for found in _KEPT.finditer(text)]
    return "".join(
        sign if any(start <= at < end for start, end in kept) else sign.translate(_ACCENTED)
        for at, sign in enumerate(text)
    )


def pseudo_line(line: str) -> str:
    """A typed English line in the pseudo-language; names of people, games and time zones and single letters stay."""
    return re.sub(rf"@\w+|{_ZONE}|{_WORD.pattern}", _in_code, line)


def write(folder: Path) -> Path:
    """Copy all data into a folder and add the pseudo-language, by files alone; returns the folder of the copy."""
    shutil.copytree(DATA, folder)
    for path in sorted((DATA / "words" / FALLBACK).glob("*.toml")):
        _written(folder / "words" / PSEUDO / path.name, _typed_words(path))
    for path in sorted((DATA / "text" / FALLBACK).glob("*.ftl")):
        _written(folder / "text" / PSEUDO / path.name, _texts(path))
    for path in sorted((DATA / "rules" / FALLBACK).glob("*.md")):
        _written(folder / "rules" / PSEUDO / path.name, _with_code(path.read_text("utf-8")))
    return folder


def english(text: str, *, typed: str = "") -> list[str]:
    """The untranslated words of a text: they have a vowel, no accent, and do not repeat what was typed."""
    known = _KNOWN | set(re.findall("[a-z]+", fold(typed)))
    return [
        word
        for word in _WORD.findall(_KEPT.sub(" ", text))
        if word.isascii() and re.search("[aeiouy]", word.lower()) and len(word) > 1 and word.lower() not in known
    ]


def _written(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _typed_words(path: Path) -> str:
    lines = []
    for section, words in tomllib.loads(path.read_text("utf-8")).items():
        lines.append(f"[{section}]")
        for word, forms in words.items():
            own = ", ".join(f'"{pseudo(form)}"' for form in forms)
            lines.append(f'"{word}" = [{own}]')
    return "\n".join(lines)


def _texts(path: Path) -> str:
    resource = FluentResource(path.read_text("utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    _translate(pattern, code=False)
    return FluentSerializer().serialize(resource)


def _translate(pattern: Any, *, code: bool) -> bool:
    """Translate a pattern in place; returns whether it ends inside a code span."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value, code = _pieces(element.value, code=code)
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            code = [_translate(variant.value, code=code) for variant in element.expression.variants][-1]
    return code


def _with_code(text: str) -> str:
    return _pieces(text, code=False)[0]


def _pieces(text: str, *, code: bool) -> tuple[str, bool]:
    """The text translated, with its code spans, in which names of games stay; and whether it ends inside such a span."""
    pieces = text.split("`")
    done = []
    for at, piece in enumerate(pieces):
        done.append(pseudo_line(piece) if code else pseudo(piece))
        code = code != (at < len(pieces) - 1)
    return "`".join(done), code


def _in_code(found: re.Match[str]) -> str:
    word = found[0]
    return word if word.startswith("@") or "/" in word or len(word) == 1 or word.lower() in GAMES else pseudo(word)
