"""Refusals as values: the code and the facts."""

from collections.abc import Callable
from typing import ParamSpec, TypeAlias

import pytest

from core.errors import Fact, NotationError, RuleError

Refusal: TypeAlias = tuple[str, dict[str, Fact]]
Given = ParamSpec("Given")


def unreadable(read: Callable[[str], object], text: str) -> Refusal:
    """The refusal of an unreadable text."""
    with pytest.raises(NotationError) as caught:
        read(text)
    return caught.value.code, caught.value.facts


def unlawful(act: Callable[Given, object], *given: Given.args, **named: Given.kwargs) -> Refusal:
    """The refusal of a call that breaks a rule."""
    with pytest.raises(RuleError) as caught:
        act(*given, **named)
    return caught.value.code, caught.value.facts
