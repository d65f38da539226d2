"""The codes and facts of the engine, put into words in English and in German."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ParamSpec

import pytest

from bot.chat.facts import FactValue
from core.errors import MoveError
from core.game import Event
from tests.texts import TEXTS

Given = ParamSpec("Given")

LANGUAGES = ("en", "de")
"""The languages in which tests know what is said."""


def words(prefix: str, code: str, facts: Any, **more: FactValue) -> list[str]:
    """The sentence for a code of a game, in both languages."""
    return [TEXTS.plain(f"{prefix}-{code}", locale, {**facts, **more}) for locale in LANGUAGES]


def said(prefix: str, events: Iterable[Event], *, player: str = "Cara") -> list[str]:
    """The sentences for these events, in both languages; the player they are about has this name."""
    told = [words(prefix, event.code, event.facts, **({"player": player} if event.seat else {})) for event in events]
    return [" ".join(sentences) for sentences in zip(*told, strict=True)]


def refusal(act: Callable[Given, object], *given: Given.args, **named: Given.kwargs) -> MoveError:
    """The error with which this call is refused."""
    with pytest.raises(MoveError) as caught:
        act(*given, **named)
    return caught.value


def lacking(sentences: Sequence[str], parts: Sequence[str]) -> list[str]:
    """The sentences in which one of these parts is missing."""
    return [sentence for sentence in sentences if not all(part in sentence for part in parts)]
