"""The commands of a message's buttons as data of bounded length, which a platform hands back when a button is pressed.

A command usually is the data of its button. If one of them is too long, as a challenge to several people is, all commands of
the message are written into the data of all its buttons together: what they have in common once, and what distinguishes
them. A platform hands back the pressed message with its buttons, so any of them can be read again, also after a restart.
"""

import re
from collections.abc import Sequence
from typing import Final
from zlib import crc32

LONGEST: Final = 64
"""The most bytes of UTF-8 in the data of a button on any platform."""

_MARK: Final = "~"
"""Separates the parts; a command begins with a slash, so data that begins with this is a part."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PART: Final = re.compile(rf"{_MARK}(?P<place>[0-9a-z])(?P<check>[0-9a-f]{{4}})(?P<part>.*){_MARK}", re.DOTALL)
_AROUND: Final = len("~0abcd~")
"""How much of the data is no part of a command. The mark at the end keeps blanks from standing there."""


def to_data(commands: Sequence[str], longest: int = LONGEST) -> tuple[str, ...]:
    """The data of the buttons with these commands, each at most `longest` bytes.

    If they do not fit even together, that of a command which is too long by itself is empty.
    """
    alone = tuple(command if len(command.encode()) <= longest else "" for command in commands)
    if all(alone) or len(commands) > len(_DIGITS) or any(_MARK in command for command in commands):
        return alone
    whole = _MARK.join(_distinguished(commands))
    parts = _cut(whole, longest - _AROUND)
    if len(parts) > len(commands):
        return alone
    parts += [""] * (len(commands) - len(parts))
    return tuple(f"{_MARK}{place}{_check(whole)}{part}{_MARK}" for place, part in zip(_DIGITS, parts, strict=False))


def to_command(data: str, below: Sequence[str]) -> str:
    """The command of the button with this data, one of those `below` a message; empty if it cannot be told.

    That is so if the message has got other buttons since.
    """
    if not (pressed := _PART.fullmatch(data)):
        return data
    found = sorted(filter(None, map(_PART.fullmatch, below)), key=lambda one: _DIGITS.index(one["place"]))
    whole = "".join(one["part"] for one in found)
    if data not in below or _check(whole) != pressed["check"]:
        return ""
    head, tail, *middles = whole.split(_MARK)
    return head + middles[_DIGITS.index(pressed["place"])] + tail


def _distinguished(commands: Sequence[str]) -> tuple[str, ...]:
    """What all commands begin with, what they end with, and what each has between."""
    head = _beginning(commands)
    rests = [command[len(head) :] for command in commands]
    tail = _beginning([rest[::-1] for rest in rests])[::-1]
    return (head, tail, *(rest[: len(rest) - len(tail)] for rest in rests))


def _beginning(texts: Sequence[str]) -> str:
    """What all texts begin with."""
    first = min(texts, key=len)
    return next((first[:n] for n in range(len(first)) if len({text[n] for text in texts}) > 1), first)


def _cut(text: str, longest: int) -> list[str]:
    """The text in pieces of at most `longest` bytes, none of which ends within a character."""
    pieces: list[str] = []
    while text:
        pieces.append(text.encode()[:longest].decode(errors="ignore"))
        text = text[len(pieces[-1]) :]
    return pieces


def _check(whole: str) -> str:
    """By this the parts of one message are told from those of a later form of it."""
    return f"{crc32(whole.encode()) & 0xFFFF:04x}"
