"""The games under the laws: every game of the registry, and the toy.

A line in the registry puts a game under every law; `tests/core/<game>/hidden.py` says what its positions hide.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

from bot.games import registry
from core.game import Game, Seat
from tests.conformance import toy as toys

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
Hide: TypeAlias = Callable[[Any, Seat | None, Random], Any]
"""A function that changes everything in a position that neither the public nor the given seat can see."""


@cache
def toy() -> AnyGame:
    """The toy."""
    return toys.Toy()


def registered(name: str) -> Callable[[], AnyGame]:
    """A game of the registry with its default options."""
    return lambda: registry.load(name).game


def hiding(name: str) -> Hide:
    """The function `hide` of a game of the registry, from the tests of its rules."""
    hide: Hide = import_module(f"tests.core.{registry.GAMES[name].folder}.hidden").hide
    return hide


GAMES: Mapping[str, Callable[[], AnyGame]] = {**{name: registered(name) for name in registry.GAMES}, "toy": toy}
HIDE: Mapping[str, Hide] = {**{name: hiding(name) for name in registry.GAMES}, "toy": toys.hide}
