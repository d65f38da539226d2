"""Links that open the private chat: Telegram types `/start` there, with a payload that may stand for a command."""

import re
from typing import Final

from bot.grammar import words

_OPENS: Final = "in"
_READS: Final = ("rules",)
"""The commands that a link may type: anybody can post a link, so it only shows what is public."""

_COMMAND: Final = re.compile(rf"{words.PREFIX}({'|'.join(_READS)}) ([a-z-]+)")
_TYPED: Final = re.compile(rf"{words.PREFIX}start ({'|'.join(_READS)})_([a-z-]+)")


def start_link(username: str, command: str = "") -> str:
    """The link to the private chat with the bot of this name, which types the command there if that is one of those."""
    found = _COMMAND.fullmatch(command)
    return f"https://t.me/{username}?start={_OPENS if found is None else '_'.join(found.groups())}"


def is_to_read(command: str) -> bool:
    """Whether a link may type this command."""
    return _COMMAND.fullmatch(command) is not None


def command_behind(text: str) -> str:
    """The command behind what a link has typed; any other text as it is."""
    found = _TYPED.fullmatch(text)
    return text if found is None else words.PREFIX + " ".join(found.groups())
