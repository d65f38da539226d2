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
    "tournament": {"en": ("tournament",), "de": ("turnier",)},
    "best": {"en": ("best", "highscores"), "de": ("beste", "bestenliste")},
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

TOURNAMENT: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "new": {"en": ("new",), "de": ("neu", "neues")},
    "join": {"en": ("join",), "de": ("mitspielen", "mitmachen", "beitreten")},
    "leave": {"en": ("leave",), "de": ("verlassen", "aussteigen")},
    "start": {"en": ("start", "begin"), "de": ("starten", "beginnen", "los")},
    "next": {"en": ("next",), "de": ("weiter", "nächste")},
    "standings": {"en": ("standings", "ranking"), "de": ("stand", "tabelle", "rangliste")},
    "end": {"en": ("end", "stop"), "de": ("beenden", "beende")},
    "drop": {"en": ("drop", "remove"), "de": ("streichen", "streiche", "entfernen")},
    "close": {"en": ("close",), "de": ("schließen", "schließe")},
}
"""What can be done with a tournament, with its words by language; the first of each is the one that is proposed."""

ANYONE: Final = ("anyone", "anybody", "everyone", "open", "jeden", "jeder", "alle", "irgendwen", "offen")
COMPUTER: Final = ("computer", "computers", "bot", "rechner", "maschine")
ALONE: Final = ("alone", "solo", "allein", "alleine")
ME: Final = ("me", "mich")
FULL: Final = ("full", "all", "whole", "ganz", "ganzes", "voll", "komplett", "alles")
IN_WORDS: Final = ("words", "word", "text", "worte", "wörter")
IN: Final = ("in", "as", "als")
TABLE: Final = ("table", "tisch")

OPEN: Final = {"en": "anyone", "de": "jeden"}
BY_ONESELF: Final = {"en": "alone", "de": "allein"}
VIEWS: Final = {"en": ("full", "words"), "de": ("ganz", "worte")}
MINE: Final = {"en": "me", "de": "mich"}
LEVEL: Final = {"en": "level", "de": "stufe"}
LUCK: Final = {"en": "luck", "de": "glück"}
ROUNDS: Final = {"en": "rounds", "de": "runden"}
HINTS: Final = {"en": "hints", "de": "tipps"}
PLAYERS: Final = {"en": "players", "de": "spieler"}
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
    "spieler": "players",
    "runden": "rounds",
}
"""Other words (folded) for the options every game shares."""

VALUES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("ja", "y", "on", "an"), "yes"),
    **dict.fromkeys(("nein", "n", "off", "aus"), "no"),
}
"""Other words (folded) for the values of an option."""

_SAID: Final[Mapping[str, Mapping[str, str]]] = {
    "yes": {"de": "ja"},
    "no": {"de": "nein"},
    "off": {"de": "aus"},
}

THEMES: Final[Mapping[str, Mapping[str, str]]] = {
    "light": {"en": "light", "de": "hell"},
    "dark": {"en": "dark", "de": "dunkel"},
}
"""The word of each theme of the pictures by language."""

LANGUAGES: Final[Mapping[str, str]] = {"english": "en", "englisch": "en", "german": "de", "deutsch": "de"}
"""Languages by their names (folded)."""

_NEAR = 0.72
"""How much alike a command and what was typed for it are at least: `tabel` and `tables` are, `exchange` and `challenge` not."""

_SHORTEST = 2
"""So many letters of a name are enough, where no other name begins with them."""

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "_": "-"})


def fold(word: str) -> str:
    """The form words are compared in: without case, umlauts spelt out, `_` like `-`."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", word).casefold()).translate(_UMLAUTS)


_COMMAND: Final = {fold(word): name for name, by in COMMANDS.items() for words in by.values() for word in words}
_SHOWN: Final = {fold(word): word for by in COMMANDS.values() for words in by.values() for word in words}
_ACT: Final = {fold(word): act for act, by in TOURNAMENT.items() for words in by.values() for word in words}
_LEVEL: Final = {fold(word): level for level, by in LEVELS.items() for word in by.values()}
_FOLDED: Final[Mapping[tuple[str, ...], frozenset[str]]] = {
    words: frozenset(map(fold, words)) for words in (ANYONE, COMPUTER, ALONE, ME, FULL, IN_WORDS, IN, TABLE)
}


def command_named(word: str) -> str | None:
    """The command a word stands for, by its own name; None if it is no command."""
    folded = fold(word)
    return _COMMAND.get(folded) or _COMMAND.get({"forgetme": "forget", "vergissmich": "forget"}.get(folded, ""))


def shown(name: str, locale: str) -> str:
    """The word that is shown for a command in a language."""
    by = COMMANDS[name]
    return by.get(locale, by["en"])[0]


def act_named(word: str) -> str | None:
    """What a word wants to be done with a tournament, or None."""
    return _ACT.get(fold(word))


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


def value_said(value: str, locale: str) -> str:
    """A value of an option as it is said in a language."""
    return _SAID.get(value, {}).get(locale, value)


def says_me(word: str) -> bool:
    """Whether a word for `forget` already names oneself, as in `forget-me`."""
    return fold(word).endswith(ME)


def is_one(word: str, words: tuple[str, ...]) -> bool:
    """Whether a typed word is one of this module's lists."""
    return fold(word) in _FOLDED[words]


def nearest_command(word: str) -> str:
    """The command word that looks most like a typed one; empty if none comes near."""
    near = get_close_matches(fold(word[:40]), _SHOWN, n=1, cutoff=_NEAR)
    return _SHOWN[near[0]] if near else ""


def fitting(word: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """The names a typed word may stand for: the one it is a word for, else all with a word that begins like it."""
    folded = fold(word)
    exact = next((name for key, name in known.items() if fold(key) == folded), None)
    if exact is not None:
        return (exact,)
    if len(folded) < _SHORTEST:
        return ()
    return tuple(dict.fromkeys(name for key, name in known.items() if fold(key).startswith(folded)))


def nearest(word: str, known: Mapping[str, str]) -> str:
    """The key of a mapping that looks most like a typed word; empty if none comes near."""
    near = get_close_matches(fold(word[:40]), {fold(key): key for key in known}, n=1, cutoff=0.6)
    return next((key for key in known if near and fold(key) == near[0]), "")
