"""The words people may type for commands, levels, languages and answers, in English and German alike."""

import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from core.game import Level

PREFIX: Final = "/"

COMMANDS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "challenge": {"en": ("challenge", "invite"), "de": ("herausfordern", "fordere", "einladen", "herausforderung")},
    "accept": {"en": ("accept",), "de": ("annehmen", "annehme", "akzeptieren")},
    "decline": {"en": ("decline", "refuse"), "de": ("ablehnen", "ablehne")},
    "cancel": {"en": ("cancel", "withdraw"), "de": ("abbrechen", "zurückziehen", "absagen")},
    "join": {"en": ("join",), "de": ("mitspielen", "mitmachen", "beitreten")},
    "leave": {"en": ("leave",), "de": ("verlassen", "aussteigen")},
    "begin": {"en": ("begin",), "de": ("beginnen", "beginne", "anfangen", "los")},
    "play": {"en": ("play", "move", "p"), "de": ("spiele", "spielen", "spiel", "zug", "lege")},
    "try": {"en": ("try", "preview", "t"), "de": ("versuch", "versuche", "versuchen", "probiere", "probieren")},
    "rack": {"en": ("rack", "tiles"), "de": ("steine", "ständer", "bank")},
    "board": {"en": ("board", "b"), "de": ("brett", "spielfeld")},
    "hint": {"en": ("hint",), "de": ("tipp", "hinweis")},
    "resign": {"en": ("resign",), "de": ("aufgeben", "gib-auf")},
    "rematch": {"en": ("rematch",), "de": ("revanche",)},
    "tables": {"en": ("tables",), "de": ("tische",)},
    "export": {"en": ("export", "record"), "de": ("exportieren", "mitschrift")},
    "verify": {"en": ("verify",), "de": ("nachprüfen", "prüfen", "prüfe")},
    "close": {"en": ("close",), "de": ("schließen", "schließe")},
    "rules": {"en": ("rules", "rule"), "de": ("regeln", "regel")},
    "language": {"en": ("language", "lang"), "de": ("sprache",)},
    "theme": {"en": ("theme",), "de": ("farben", "design")},
    "forget": {"en": ("forget", "forget-me"), "de": ("vergiss", "vergiss-mich")},
    "start": {"en": ("start",), "de": ("start",)},
    "help": {"en": ("help", "?"), "de": ("hilfe",)},
}
"""Every command with its words by language; the first of each is the one that is shown and proposed."""

ANYONE: Final = ("anyone", "anybody", "everyone", "open", "jeden", "jeder", "alle", "irgendwen", "offen")
COMPUTER: Final = ("computer", "computers", "bot", "rechner", "maschine")
ME: Final = ("me", "mich")
FULL: Final = ("full", "all", "whole", "ganz", "ganzes", "voll", "komplett", "alles")
IN_WORDS: Final = ("words", "word", "text", "worte", "wörter")
IN: Final = ("in", "as", "als")
TABLE: Final = ("table", "tisch")

OPEN: Final = {"en": "anyone", "de": "jeden"}
VIEWS: Final = {"en": ("full", "words"), "de": ("ganz", "worte")}
MINE: Final = {"en": "me", "de": "mich"}
LEVEL: Final = {"en": "level", "de": "stufe"}
LUCK: Final = {"en": "luck", "de": "glück"}
"""The one of these words that is proposed in each language."""

LEVELS: Final[Mapping[Level, Mapping[str, str]]] = {
    Level.BEGINNER: {"en": "beginner", "de": "anfänger"},
    Level.CLUB: {"en": "club", "de": "verein"},
    Level.MASTER: {"en": "master", "de": "meister"},
}
"""The word of each level by language."""

KEYS: Final[Mapping[str, str]] = {
    "stufe": "level",
    "niveau": "level",
    "glueck": "luck",
    "tipps": "hints",
    "hint": "hints",
}
"""Other words (folded) for the options every game shares."""

VALUES: Final[Mapping[str, str]] = {"ja": "yes", "nein": "no", "y": "yes", "n": "no", "on": "yes", "off": "no"}
"""Other words (folded) for the values of an option."""

THEMES: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {"en": "light", "de": "hell"},
    "dark": {"en": "dark", "de": "dunkel"},
}
"""The word of each theme of the pictures by language."""

LANGUAGES: Final[Mapping[str, str]] = {"english": "en", "englisch": "en", "german": "de", "deutsch": "de"}
"""Languages by their names (folded)."""

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "_": "-"})


def fold(word: str) -> str:
    """The form words are compared in: without case, umlauts spelt out, `_` like `-`."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold()).translate(_UMLAUTS)


_COMMAND: Final = {fold(word): name for name, by in COMMANDS.items() for words in by.values() for word in words}
_SHOWN: Final = {fold(word): word for by in COMMANDS.values() for words in by.values() for word in words}
_LEVEL: Final = {fold(word): level for level, by in LEVELS.items() for word in by.values()}
_FOLDED: Final[Mapping[tuple[str, ...], frozenset[str]]] = {
    words: frozenset(map(fold, words)) for words in (ANYONE, COMPUTER, ME, FULL, IN_WORDS, IN, TABLE)
}


def command_named(word: str) -> str | None:
    """The command a word stands for, by its own name; None if it is no command."""
    folded = fold(word)
    return _COMMAND.get(folded) or _COMMAND.get({"forgetme": "forget", "vergissmich": "forget"}.get(folded, ""))


def shown(name: str, locale: str) -> str:
    """The word that is shown for a command in a language."""
    by = COMMANDS[name]
    return by.get(locale, by["en"])[0]


def level_named(word: str) -> Level | None:
    """The level a word stands for, or None."""
    return _LEVEL.get(fold(word))


def theme_named(word: str) -> str | None:
    """The theme a word stands for, or None."""
    return next((theme for theme, by in THEMES.items() if fold(word) in by.values()), None)


def key_named(word: str) -> str:
    """The key of an option, whichever way it was typed."""
    folded = fold(word)
    return KEYS.get(folded, folded)


def says_me(word: str) -> bool:
    """Whether a word for `forget` already names oneself, as in `forget-me`."""
    return fold(word).endswith(ME)


def is_one(word: str, words: tuple[str, ...]) -> bool:
    """Whether a typed word is one of this module's lists."""
    return fold(word) in _FOLDED[words]


def nearest_command(word: str) -> str:
    """The command word that looks most like a typed one; empty if none comes near."""
    near = get_close_matches(fold(word[:40]), _SHOWN, n=1, cutoff=0.6)
    return _SHOWN[near[0]] if near else ""


def nearest(word: str, known: Mapping[str, str]) -> str:
    """The key of a mapping that looks most like a typed word; empty if none comes near."""
    near = get_close_matches(fold(word[:40]), {fold(key): key for key in known}, n=1, cutoff=0.6)
    return next((key for key in known if near and fold(key) == near[0]), "")
