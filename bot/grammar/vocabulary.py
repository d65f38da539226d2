"""Typed words: the forms that people may type for the program's words, in every language of `data/words`."""

import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from bot.settings import DATA, FALLBACK, LanguageError

WORDS: Final = DATA / "words"

_LETTERS: Final = "letters"
"""The section with ways to type letters that not every keyboard has; it is no list of words."""

Forms: TypeAlias = Mapping[str, Mapping[str, tuple[str, ...]]]
"""The typed forms of each canonical word of a section, by language; the first of a language is the one shown."""


class Vocabulary:
    """The typed words of one subject: the files `<folder>/<language>/<name>.toml` of all languages.

    A file has sections of lines `canonical = ["shown", "also typed", …]`. The fallback language has every word and replaces
    those that another language lacks. Forms of all languages are understood, whichever a reader has chosen, and so is the
    canonical word itself. Raises LanguageError.
    """

    def __init__(self, name: str, folder: Path = WORDS) -> None:
        self._sections: dict[str, dict[str, dict[str, tuple[str, ...]]]] = {}
        self._typed: dict[str, dict[str, str]] = {}
        for path in _files(name, folder):
            for section, word, forms in _lines(path):
                self._add(path, section, word, forms)

    @property
    def sections(self) -> tuple[str, ...]:
        """All sections."""
        return tuple(self._sections)

    def forms(self, section: str) -> Forms:
        """Every canonical word of a section with its forms by language; raises KeyError for an unknown section."""
        return self._sections[section]

    def canonical(self, section: str) -> Mapping[str, str]:
        """The canonical word for every form of every language, `fold`ed; raises KeyError for an unknown section."""
        return self._typed[section]

    def localized(self, section: str, word: str, language: str) -> str:
        """The form of a canonical word to show and propose in a language; raises KeyError for an unknown word."""
        forms = self._sections[section][word]
        return forms.get(language, forms[FALLBACK])[0]

    def _add(self, path: Path, section: str, word: str, forms: tuple[str, ...]) -> None:
        language = path.parent.name
        place = f"{language}/{path.name}: [{section}] {word}"
        if language == FALLBACK:
            self._sections.setdefault(section, {})[word] = {}
        elif word not in self._sections.get(section, {}):
            raise LanguageError(f"{place} is not a word of {FALLBACK}/{path.name}")
        self._sections[section][word][language] = forms
        typed = self._typed.setdefault(section, {})
        for form in (word, *forms):
            if typed.setdefault(fold(form), word) != word:
                raise LanguageError(f"{place}: {form!r} is already a word for {typed[fold(form)]}")


@cache
def load(name: str) -> Vocabulary:
    """The typed words of this name in `data/words`, read once; raises LanguageError."""
    return Vocabulary(name, WORDS)


def forms_of_game(folder: str, section: str) -> Forms:
    """The typed forms in a section of a game's words; empty if the game has none."""
    if not (WORDS / FALLBACK / f"{folder}.toml").is_file():
        return {}
    words = load(folder)
    return words.forms(section) if section in words.sections else {}


def fold(word: str) -> str:
    """The form in which words are compared: without case and accents, special letters spelt out, `_` like `-`."""
    if word.isascii():
        return word.lower().replace("_", "-")
    spelt = unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold()).translate(_letters())
    parts = unicodedata.normalize("NFD", spelt)
    bare = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return unicodedata.normalize("NFC", bare).replace("_", "-")


@cache
def _letters() -> dict[int, str]:
    """How languages spell out special letters; if two differ, the first language in the alphabet counts."""
    spelt: dict[str, str] = {}
    for path in _files("commands", WORDS):
        spelt = {**_toml(path).get(_LETTERS, {}), **spelt}
    return str.maketrans(spelt)


def _files(name: str, folder: Path) -> list[Path]:
    """The files with this name, the fallback language's first; raises LanguageError if that is missing."""
    first = folder / FALLBACK / f"{name}.toml"
    if not first.is_file():
        raise LanguageError(f"{FALLBACK}/{name}.toml is missing")
    return [first, *sorted(path for path in folder.glob(f"*/{name}.toml") if path != first)]


def _lines(path: Path) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Every line of a file: its section, its canonical word, and the forms; raises LanguageError."""
    for section, lines in _toml(path).items():
        if not isinstance(lines, dict):
            raise LanguageError(f"{path.parent.name}/{path.name}: {section} stands in no section")
        if section == _LETTERS:
            continue
        for word, forms in lines.items():
            if not (isinstance(forms, list) and forms and all(isinstance(form, str) and fold(form) for form in forms)):
                raise LanguageError(f"{path.parent.name}/{path.name}: [{section}] {word} is not a list of words")
            yield section, word, tuple(forms)


@cache
def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LanguageError(f"{path.parent.name}/{path.name} cannot be read: {error}") from error
