"""The games of the house: one line each, everything else is found by its name."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from core.errors import MoveError
from core.game import Game

DATA: Final = Path(__file__).resolve().parent.parent / "data"


class Picture(Protocol):
    """How the public board, or the board as a seat sees it, is drawn."""

    def __call__(self, view: Any, theme: Any, *, names: tuple[str, ...], whole: bool = False) -> bytes:
        """The picture as PNG."""
        ...


@dataclass(frozen=True, slots=True)
class Kind:
    """Where a game lives: the folder in core/ and render/, the class there, and the file in data/games/."""

    folder: str
    game: str
    rules: str


GAMES: Final[Mapping[str, Kind]] = {
    "summy": Kind("summy", "Summy", "summy"),
}


@dataclass(frozen=True)
class Loaded:
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
    def rack(self) -> Callable[[Any, Any], bytes]:
        """Draws the private part of a seat's view."""
        drawn: Callable[[Any, Any], bytes] = import_module(f"render.{self.folder}").rack
        return drawn


@cache
def _tables(rules: str) -> dict[str, Any]:
    return tomllib.loads((DATA / "games" / f"{rules}.toml").read_text("utf-8"))


@cache
def _load(name: str, options: tuple[tuple[str, str], ...]) -> Loaded:
    kind = GAMES[name]
    tables = _tables(kind.rules)
    module = import_module(f"core.{kind.folder}.game")
    rules = import_module(f"core.{kind.folder}.rules").Rules.from_table(tables["rules"], dict(options))
    return Loaded(name, tables["game"]["title"], getattr(module, kind.game)(rules), kind.folder)


def load(name: str, options: Mapping[str, str] | None = None) -> Loaded:
    """The game of this registry name under these options; raises KeyError for an unknown name, OptionError for an option."""
    return _load(name, tuple(sorted((options or {}).items())))


def find(word: str) -> str:
    """The registry name a player means: the name itself or a beginning that fits one only; raises MoveError."""
    typed = word.strip().lower()
    fits = [name for name in GAMES if name == typed] or [name for name in GAMES if typed and name.startswith(typed)]
    if len(fits) != 1:
        raise MoveError("unknown-game", text=word[:40], games=", ".join(fits or GAMES))
    return fits[0]
