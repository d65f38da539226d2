"""The error of a typed command: a code and facts."""

from typing import Final

CODES: Final = frozenset(
    {
        "unknown-command", "unknown-command-near", "unknown-sentence-near", "unknown-word-near", "command-missing",
        "unknown-game", "unknown-game-near", "which-game", "unknown-level", "unknown-language", "unknown-theme",
        "unknown-setting", "setting-value", "setting-switch", "best-month", "remind-word", "remind-every", "remind-quiet",
        "remind-zone", "daily-time", "unknown-view", "unexpected-word", "alone-with-others", "opponent-needs-at",
        "opponent-needs-at-near", "opponent-in-private", "opponent-name-bad", "too-many-opponents", "move-missing",
        "bad-table", "bad-option", "option-twice", "number-alone", "amount", "level-without-computer", "level-twice",
        "table-unwanted", "forget-whom", "line-too-long", "tournament-act", "tournament-table", "tournament-whom",
        "tournament-word",
    }
)  # fmt: skip
"""Every code that a CommandError may have; each has a sentence `command-<code>`."""

_SHOWN = 60
_OURS = frozenset({"games", "languages", "nearest"})
"""Facts that are our own words and are never cut; the others quote typed text."""


class CommandError(ValueError):
    """A line is a command but cannot be understood: a code and facts, never a sentence.

    `command` is the name of the command it belongs to (empty if unknown), and `line` the typed line without prefix.
    """

    def __init__(self, code: str, *, command: str = "", line: str = "", **facts: str) -> None:
        super().__init__(code)
        self.code = code
        self.command = command
        self.line = line
        self.facts: dict[str, str] = {
            name: fact if name in _OURS or len(fact) <= _SHOWN else f"{fact[: _SHOWN - 1]}…"
            for name, fact in facts.items()
        }

    def __repr__(self) -> str:
        return f"CommandError({self.code!r}, {self.facts!r})"
