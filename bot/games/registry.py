"""The games of the house: one line each, everything else is found by its name."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from bot import settings
from bot.games.moves import typed_words
from core.errors import MoveError
from core.game import Game
from render.areas import Area

_MOST: Final = 256
"""So many games under different options are kept: players may think of any number of values."""

DATA: Final = settings.DATA
FIGURES: Final = DATA / "games"


class Picture(Protocol):
    """How the public board, or the board as a seat sees it, is drawn."""

    def __call__(self, view: Any, theme: Any, *, names: tuple[str, ...], whole: bool = False) -> bytes:
        """The picture as PNG."""
        ...


class Rack(Protocol):
    """How the private part of a seat's view is drawn."""

    def __call__(self, view: Any, theme: Any, *, names: tuple[str, ...] = ()) -> bytes:
        """The picture as PNG; the players go by these names where it shows anything of theirs."""
        ...


class Areas(Protocol):
    """What of such a picture stands for something one can type."""

    def __call__(self, view: Any, *, whole: bool = False) -> tuple[Area, ...]:
        """The areas, laid out as the picture is."""
        ...


@dataclass(frozen=True)
class Engine:
    """A game with its options: rules engine and pictures; the pictures are imported when first asked for."""

    name: str
    title: str
    game: Game[Any, Any, Any, Any]
    folder: str

    @cached_property
    def picture(self) -> Picture:
        """Draws a board."""
        drawn: Picture = import_module(f"render.{self.folder}").picture
        return drawn

    @cached_property
    def rack(self) -> Rack:
        """Draws the private part of a seat's view."""
        drawn: Rack = import_module(f"render.{self.folder}").rack
        return drawn

    @cached_property
    def areas(self) -> Areas:
        """Says what of a board can be tapped."""
        found: Areas = import_module(f"render.{self.folder}").areas
        return found

    @cached_property
    def rack_areas(self) -> Callable[[Any], tuple[Area, ...]]:
        """Says what of the private part can be tapped."""
        found: Callable[[Any], tuple[Area, ...]] = import_module(f"render.{self.folder}").rack_areas
        return found


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Where a game lives: the folder in core/ and render/, the class there, and the file in data/games/."""

    folder: str
    game: str
    rules: str

    def load(self, name: str, options: Mapping[str, str], version: int | None = None) -> Engine:
        """The game under this registry name, these options and this version of its rules, the newest where none is given.

        Raises OptionError for an option, MoveError `unknown-rules` for a version whose figures are not kept.
        """
        tables = _tables(self.rules, version)
        module = import_module(f"core.{self.folder}.game")
        rules = import_module(f"core.{self.folder}.rules").Rules.from_table(tables["rules"], options)
        return Engine(
            name, tables["game"]["title"], getattr(module, self.game)(rules, typed_words(self.folder)), self.folder
        )


GAMES: Final[Mapping[str, GameSpec]] = {
    "summy": GameSpec("summy", "Summy", "summy"),
    "kakuro": GameSpec("kakuro", "Kakuro", "kakuro"),
    "summa": GameSpec("summa", "Summa", "summa"),
    "rummy-pur": GameSpec("rummy", "Rummy", "rummy-pur"),
    "rummy-plus": GameSpec("rummy", "Rummy", "rummy-plus"),
}


def games_for_one() -> tuple[str, ...]:
    """The games that can be played alone."""
    return tuple(name for name in GAMES if load(name).game.seats[0] == 1)


def example(name: str, rule: str = "") -> Path:
    """The record whose end the rule book shows: of the whole game, or (not always there) of one rule."""
    return DATA / "rules" / name / f"{rule}.game" if rule else DATA / "rules" / f"{name}.game"


@cache
def _tables(rules: str, version: int | None) -> dict[str, Any]:
    """The data file of the rules; those of an earlier version are kept beside it as `<rules>-<version>.toml`."""
    if version is None:
        return tomllib.loads((FIGURES / f"{rules}.toml").read_text("utf-8"))
    try:
        tables = tomllib.loads((FIGURES / f"{rules}-{version}.toml").read_text("utf-8"))
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
    """How the keys of a game's sentences begin; variants of one engine say the same."""
    return GAMES[name].folder


def load(name: str, options: Mapping[str, str] | None = None, version: int | None = None) -> Engine:
    """The game of this registry name under these options and this version of its rules, the newest where none is given.

    Raises KeyError for an unknown name, OptionError for an option, MoveError `unknown-rules` for a version that is not kept.
    """
    if version is not None and version == _load(name, (), None).game.version:
        version = None
    return _load(name, tuple(sorted(options.items())) if options else (), version)
