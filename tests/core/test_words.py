"""Games know no language: what may be typed for a canonical word is given to them."""

from importlib import import_module

import pytest

from bot.games import registry
from bot.games.move_words import typed_words
from core.errors import NotationError
from core.notation import Words
from tests.conformance.games import AnyGame

CLICKS = {
    "summy": {"tak": "exchange", "tok": "down"},
    "kakuro": {"tak": "turn", "tok tok": "y"},
    "summa": {"tak": "black", "tok tok": "reset"},
    "rummy": {"tak": "discard", "tok": "k", "klick klack": "take"},
}
"""A language of clicks, in small letters, with the word of each game that each stands for."""

TYPED = [
    ("summy", "TAK 3 5", "exchange 3 5"),
    ("summy", "N11 tok 9-6=3", "N11v 9-6=3"),
    ("kakuro", "E6 tok tok 5 tak E5", "E6 y5 turn E5"),
    ("summa", "tak C2 A4 D5 F6", "black C2 A4 D5 F6"),
    ("summa", "Tok  tok!", "reset"),
    ("rummy", "tak tok 4", "discard K4"),
    ("rummy", "Klick  klack tok 4 A!", "take K4 A"),
]


def made(folder: str, words: Words) -> AnyGame:
    """A game of this folder under its default rules, in which these words may be typed."""
    name = next(name for name, spec in registry.GAMES.items() if spec.folder == folder)
    rules = registry.load(name).game.rules
    game: AnyGame = getattr(import_module(f"core.{folder}.game"), registry.GAMES[name].game)(rules, words)
    return game


@pytest.mark.parametrize(("folder", "text", "canonical"), TYPED)
def test_a_move_may_be_typed_in_the_words_given_and_no_others(folder: str, text: str, canonical: str) -> None:
    clicking, plain = made(folder, Words(CLICKS[folder])), made(folder, Words())
    assert clicking.parse(text) == plain.parse(canonical)
    with pytest.raises(NotationError):
        plain.parse(text)


@pytest.mark.parametrize(
    ("folder", "text"),
    [
        ("summy", "tausche 3 5"),
        ("kakuro", "E6 gelb 5"),
        ("summa", "schwarz C2 A4"),
        ("rummy", "ziehen"),
        ("summy", "swap 3"),
    ],
)
def test_no_language_is_known_without_its_words(folder: str, text: str) -> None:
    with pytest.raises(NotationError):
        made(folder, Words()).parse(text)
    assert made(folder, typed_words(folder)).parse(text)


def test_a_mistyped_word_is_known_by_how_a_given_one_begins() -> None:
    with pytest.raises(NotationError) as caught:
        made("summy", Words({"klackern": "exchange"})).parse("klackre 3 5")
    assert caught.value.facts == {"nearest": "exchange 3 5"}
