"""The errors of moves, options and records: a code and facts, never a sentence."""

from typing import TypeAlias


class MoveText(str):
    """A fact that holds one or more moves in canonical notation; a sentence may translate their words."""

    __slots__ = ()


class NumberText(str):
    """A fact that is a number as in records, `2.5` or `2+1/3`; a sentence may write it in another language."""

    __slots__ = ()


Fact: TypeAlias = str | int
"""One value of an event or refusal: an `int` is a count, which chooses the plural form; all else is text."""


class MoveError(ValueError):
    """A move that cannot be played: `code` names the reason, `facts` say where and what."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: dict[str, Fact] = facts

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.facts!r})"


class NotationError(MoveError):
    """Text that cannot be read as a move of this game."""


class RuleError(MoveError):
    """A readable move that the rules do not allow here."""


class OptionError(MoveError):
    """`unknown-option`: the game has no such `option`; `bad-option`: it does not take this `value`."""
