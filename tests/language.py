"""How far a language is: `python -m tests.language fr` says for each of its files what is translated, and what is not yet.

With names of files, such as `web.ftl`, it lists all that is not translated in them. It compares with English, so it also
counts what may stay the same, such as a name. `docs/adding-a-language.md` says how a language is made.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import ast, visitor

from bot.chat.text import read_file
from bot.grammar.vocabulary import Vocabulary
from bot.settings import DATA, FALLBACK, LanguageError

KINDS: Final = {"words": ".toml", "text": ".ftl", "rules": ".md"}
"""The folders of a language in `data`, with the endings of their files."""

SHOWN: Final = 3
"""How many untranslated entries of a file are named, unless its name is given."""

_CODE: Final = re.compile(r"`[^`]*`|\*\*")
_PART: Final = re.compile(r"[.:;!?()\n\0]+(?=\s|\0|$)|\0")
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_HEADING: Final = re.compile(r"#+ ([A-Z]{1,2}[0-9]+[a-z]?\b)?")


@dataclass(frozen=True, slots=True)
class Entry:
    """What is translated as a whole: a text, the words of a line, a part of a rule book; `parts` are what people read of it."""

    line: int
    parts: tuple[str, ...]

    def is_untranslated(self, english: "Entry") -> bool:
        """Whether it reads as in English: all of it, or a part of several words."""
        return self.parts == english.parts or any(
            part in english.parts and len(_WORD.findall(part)) > 1 for part in self.parts
        )


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a file is: the number of its entries, and what is untranslated, or why the file cannot be used."""

    file: str
    entries: int
    untranslated: tuple[str, ...] = ()
    fault: str = ""


def main(arguments: list[str]) -> int:
    """Print how far a language is; the arguments are its code and names of files. Returns the exit status."""
    if not arguments or not (DATA / "text" / arguments[0]).is_dir() or arguments[0] == FALLBACK:
        codes = sorted(path.name for path in (DATA / "text").iterdir() if path.name != FALLBACK)
        print(f"Usage: python -m tests.language LANGUAGE [FILE…]; there are: {', '.join(codes)}", file=sys.stderr)  # noqa: T201
        return 2
    language, *files = arguments
    every = list(progress(DATA, language))
    unknown = [name for name in files if not any(_is_named(one, name) for one in every)]
    if unknown:
        print(f"{language} has no file {', '.join(unknown)}; without names, all files are listed.", file=sys.stderr)  # noqa: T201
        return 1
    found = [one for one in every if not files or any(_is_named(one, name) for name in files)]
    print("\n".join(lines(found, in_full=bool(files))))  # noqa: T201
    return 1 if any(one.fault for one in found) else 0


def _is_named(one: Progress, name: str) -> bool:
    """Whether somebody means this file by a name: it alone, such as `web.ftl`, or with its folders."""
    return name == Path(one.file).name or f"/{name}".endswith(f"/{one.file}")


def lines(found: list[Progress], *, in_full: bool) -> Iterator[str]:
    """The lines that tell how far files are, and a total."""
    width = max((len(one.file) for one in found), default=0)
    for one in found:
        done = one.entries - len(one.untranslated)
        named = one.untranslated if in_full else one.untranslated[:SHOWN]
        more = ", …" if len(named) < len(one.untranslated) else ""
        told = f"cannot be used: {one.fault}" if one.fault else f"{', '.join(named)}{more}"
        yield f"{one.file:{width}}  {done:4} of {one.entries:4}  {told}".rstrip()
    left, entries = sum(len(one.untranslated) for one in found), sum(one.entries for one in found)
    yield f"{'in all':{width}}  {entries - left:4} of {entries:4}"


def progress(data: Path, language: str) -> Iterator[Progress]:
    """How far each file of a language is, compared with English."""
    for kind, ending in KINDS.items():
        for path in sorted((data / kind / FALLBACK).glob(f"*{ending}")):
            english = {name: entry for name, entry in _entries(path) if entry.parts}
            own = data / kind / language / path.name
            fault = ""
            try:
                if kind == "words":
                    Vocabulary(path.stem, data / kind)  # raises LanguageError, also where a word has two meanings
                untranslated = tuple(_untranslated(english, dict(_entries(own)) if own.exists() else {}))
            except (LanguageError, UnicodeDecodeError) as error:
                untranslated, fault = tuple(english), str(error)
            yield Progress(own.relative_to(data).as_posix(), len(english), untranslated, fault)


def _untranslated(english: Mapping[str, Entry], own: Mapping[str, Entry]) -> Iterator[str]:
    """The names of untranslated entries, each with its line; those that are missing first."""
    yield from (f"{name} (missing)" for name in english if name not in own)
    for name, entry in own.items():
        if name in english and entry.is_untranslated(english[name]):
            yield f"{name} (line {entry.line})"


def _entries(path: Path) -> Iterator[tuple[str, Entry]]:
    """The entries of a file by name; raises LanguageError."""
    match path.suffix:
        case ".toml":
            yield from _typed_words(path)
        case ".ftl":
            yield from _texts(path)
        case _:
            yield from _sections(path)


def _typed_words(path: Path) -> Iterator[tuple[str, Entry]]:
    text = path.read_text("utf-8")
    lines = [line.strip() for line in text.splitlines()]
    for section, words in tomllib.loads(text).items():
        if section == "letters":  # every language has its own
            continue
        start = lines.index(f"[{section}]")
        for word, forms in words.items():
            written = re.compile(rf"[\"']?{re.escape(word)}[\"']?\s*=")
            line = next((at for at in range(start, len(lines)) if written.match(lines[at])), start)
            yield f"[{section}] {word}", Entry(line + 1, tuple(forms))


class _Texts(visitor.Visitor):
    """Collects the text between the facts of a message."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def _texts(path: Path) -> Iterator[tuple[str, Entry]]:
    source = path.read_text("utf-8")
    for entry in read_file(path).body:
        if isinstance(entry, ast.Message):
            texts = _Texts()
            texts.visit(entry)
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            yield entry.id.name, Entry(line, _parts("\0".join(texts.found)))


def _sections(path: Path) -> Iterator[tuple[str, Entry]]:
    """The parts of a rule book, each with its heading: a rule is named by its id, any other part by its number."""
    line = 1
    for number, section in enumerate(re.split(r"^(?=#)", path.read_text("utf-8"), flags=re.MULTILINE)):
        if found := _HEADING.match(section):
            yield found[1] or f"heading {number}", Entry(line, _parts(section[found.end() :]))
        line += section.count("\n")


def _parts(text: str) -> tuple[str, ...]:
    """What people read of a text, in parts of sentences, without facts and without what is typed."""
    parts = (" ".join(part.split()) for part in _PART.split(_CODE.sub("\0", text)))
    return tuple(part for part in parts if _WORD.search(part))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
