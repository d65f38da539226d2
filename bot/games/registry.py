"""The registry of games, one line each; the modules and files of a game follow from its names."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from bot.games.move_words import typed_words
from bot.settings import DATA
from core.errors import MoveError
from core.figures import bounds
from core.game import Game
from core.handicap import AUTO, HANDICAP
from core.handicap import read as read_handicap
from render.areas import Area

_MOST: Final = 256
"""How many engines are cached; the limit is needed because options may have any number of values."""

FIGURES_FOLDER: Final = DATA / "games"


class Pictures(Protocol):
    """The functions of `render/<game>`; pictures are PNG, and `names` are the players' names in seat order.

    `rack` and `rack_areas` raise ValueError for a public view.
    """

    def picture(self, view: Any, theme: Any, *, names: tuple[str, ...], whole: bool = False, fit: Any = None) -> bytes:
        """The board as the viewing seat or the public sees it, uncropped if `whole`.

        With a later view `fit` of the same game, everything in both views stands at the same place in both pictures, as far as
        possible.
        """
        ...

    def areas(self, view: Any, *, whole: bool = False) -> tuple[Area, ...]:
        """The areas of that picture that can be tapped."""
        ...

    def rack(self, view: Any, theme: Any, *, names: tuple[str, ...] = ()) -> bytes:
        """The private part of a seat's view."""
        ...

    def rack_areas(self, view: Any) -> tuple[Area, ...]:
        """The areas of that picture that can be tapped."""
        ...


@dataclass(frozen=True)
class Engine:
    """A game under its options: its rules and its pictures. A game with one of the `unrated` options counts for no rating."""

    name: str
    title: str
    game: Game[Any, Any, Any, Any]
    folder: str
    unrated: frozenset[str] = frozenset()

    @cached_property
    def pictures(self) -> Pictures:
        """The pictures of the game, imported when first needed."""
        module: Any = import_module(f"render.{self.folder}")
        pictures: Pictures = module
        return pictures

    @cached_property
    def in_rounds(self) -> bool:
        """Whether all seats play at the same time, in rounds, rather than in turns."""
        return self.game.is_simultaneous(self.game.setup(self.game.seats[1]))


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Names rules, so that another process can load them: a game of the registry, its options, and the version of its rules.

    None is the newest version.
    """

    game: str
    options: tuple[tuple[str, str], ...] = ()
    version: int | None = None

    def load(self) -> Engine:
        """The game under these rules; raises as `load` below does."""
        return load(self.game, dict(self.options), self.version)


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Where to find a game: the folder in core/ and render/, the class in core/, and the file in data/games/."""

    folder: str
    game: str
    rules: str

    @property
    def title(self) -> str:
        """The name of the game on its box."""
        return str(_tables(self.rules, None)["game"]["title"])

    @property
    def least_seats(self) -> int:
        """The smallest number of seats."""
        return bounds(_tables(self.rules, None)["rules"]["seats"])[0]

    @property
    def is_for_one(self) -> bool:
        """Whether the game can be played alone."""
        return self.least_seats == 1

    def load(self, name: str, options: Mapping[str, str], version: int | None = None) -> Engine:
        """The game under these options and this version of its rules, None for the newest.

        Raises OptionError for a wrong option, MoveError `unknown-rules` for a version that has no data file.
        """
        tables = _tables(self.rules, version)
        module = import_module(f"core.{self.folder}.game")
        kind, unrated = getattr(module, self.game), tables["game"].get("unrated", ())
        given = HANDICAP if kind.gives_points else ""
        own = {option: value for option, value in options.items() if option != given}
        rules = import_module(f"core.{self.folder}.rules").Rules.from_table(tables["rules"], own)
        game = kind(rules, typed_words(self.folder))
        if given:
            game.handicap = read_handicap(options.get(given, AUTO))
        return Engine(name, tables["game"]["title"], game, self.folder, frozenset({*unrated, HANDICAP}))


GAMES: Final[Mapping[str, GameSpec]] = {
    "summy": GameSpec("summy", "Summy", "summy"),
    "kakuro": GameSpec("kakuro", "Kakuro", "kakuro"),
    "summa": GameSpec("summa", "Summa", "summa"),
    "rummy-pur": GameSpec("rummy", "Rummy", "rummy-pur"),
    "rummy-plus": GameSpec("rummy", "Rummy", "rummy-plus"),
}


def games_for_one() -> tuple[str, ...]:
    """The games that can be played alone."""
    return tuple(name for name, spec in GAMES.items() if spec.is_for_one)


def typed_names() -> Mapping[str, str]:
    """The typed forms of each game's name: the name itself, and its title with hyphens for blanks."""
    boxes = {spec.title.lower().replace(" ", "-"): name for name, spec in GAMES.items()}
    return {name: name for name in GAMES} | boxes


def check_words() -> None:
    """Read the typed words of every game, so that a broken file raises LanguageError before somebody plays the game."""
    for spec in GAMES.values():
        typed_words(spec.folder)


def example(name: str, rule: str = "") -> Path:
    """The file of the record whose end the rule book shows, for the game or for one rule; it may not exist."""
    return DATA / "rules" / name / f"{rule}.game" if rule else DATA / "rules" / f"{name}.game"


@cache
def _tables(rules: str, version: int | None) -> dict[str, Any]:
    """The data file of the rules; earlier versions stand beside it as `<rules>-<version>.toml`."""
    if version is None:
        return tomllib.loads((FIGURES_FOLDER / f"{rules}.toml").read_text("utf-8"))
    try:
        tables = tomllib.loads((FIGURES_FOLDER / f"{rules}-{version}.toml").read_text("utf-8"))
    except FileNotFoundError:
        newest = _tables(rules, None)["rules"]["version"]
        raise MoveError("unknown-rules", version=str(version), newest=str(newest)) from None
    if tables["rules"]["version"] != version:
        raise ValueError(f"{rules}-{version}.toml has other rules than its name says")
    return tables


@lru_cache(_MOST)
def _load(name: str, options: tuple[tuple[str, str], ...], version: int | None) -> Engine:
    return GAMES[name].load(name, dict(options), version)


def prefix(name: str) -> str:
    """The prefix of a game's text keys, the same for all variants of one engine."""
    return GAMES[name].folder


def load(name: str, options: Mapping[str, str] | None = None, version: int | None = None) -> Engine:
    """The game of this registry name under these options and this version of its rules, None for the newest.

    Raises KeyError for an unknown name, OptionError for a wrong option, MoveError `unknown-rules` for an unknown version.
    """
    if version is not None and version == _load(name, (), None).game.version:
        version = None
    return _load(name, tuple(sorted(options.items())) if options else (), version)
