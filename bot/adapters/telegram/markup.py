"""Rich text as Telegram's HTML, split or shortened to the lengths that Telegram accepts."""

import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from itertools import pairwise
from typing import Final

from bot.chat.port import Account, Rich, Span, Style

TEXT: Final = 4096
CAPTION: Final = 1024
ALERT: Final = 200
"""The most characters of a message, a caption and an alert, without markup."""


_JOINER = "\u2060"
_TRIGGER = re.compile(
    r"(?<!\w)/(?=\w)"  # a command
    r"|@(?=\w)"  # a mention, an e-mail address
    r"|#(?=\S*[^\W\d_])"  # a hashtag; a number alone is none
    r"|\$(?=[A-Z0-9])"  # a share
    r"|:(?=//)"
    r"|\.(?=[^\W\d_]|\d+\.\d)"  # a host, by name or by number; not a decimal
    r"|\+(?=\d)"  # a telephone number
)
"""Finds the characters at which Telegram makes a link by itself, which it does everywhere except in code."""

_HANDLE = re.compile(r"@[A-Za-z][A-Za-z0-9_]{3,31}")


def inert(rich: Rich) -> Rich:
    """The text with an invisible word joiner after every character at which Telegram would make a link.

    Handles that should notify somebody (mentions without a known person) stay unchanged.
    """
    text = "".join(span.text for span in rich)
    breaks = {found.end() for found in _TRIGGER.finditer(text)}
    spans, at = [], 0
    for span in rich:
        end = at + len(span.text)
        if not (span.style in (Style.CODE, Style.BLOCK) or _notifies(span)):
            cuts = [at, *sorted(cut for cut in breaks if at < cut <= end), end]
            parts = [text[one:other] for one, other in pairwise(cuts)]
            spans.append(replace(span, text=_JOINER.join(parts)))
        else:
            spans.append(span)
        at = end
    return tuple(spans)


def length(text: str) -> int:
    """The length of a text as Telegram counts it: in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def rich_length(rich: Sequence[Span]) -> int:
    """The length of a rich text without its markup."""
    return sum(length(span.text) for span in rich)


def to_markup(rich: Sequence[Span]) -> str:
    """The text as HTML, with all content escaped."""
    return "".join(map(_span, rich))


def shorten(text: str, most: int) -> str:
    """A plain text cut to a length, with `…` at the end."""
    if length(text) <= most:
        return text
    return _head(text, most - 1)[0] + "…"


def split(rich: Rich, most: int) -> tuple[Rich, ...]:
    """A rich text in pieces of at most this length, broken between lines where possible."""
    cut: list[Rich] = []
    room = most
    piece: list[Span] = []
    for line in _lines(rich):
        if rich_length(line) > room and piece:
            cut.append(tuple(piece))
            room, piece = most, []
        for span in line:
            rest = span.text
            while length(rest) > room:
                head, rest = _head(rest, room)
                cut.append((*piece, replace(span, text=head)))
                room, piece = most, []
            piece.append(replace(span, text=rest))
            room -= length(rest)
    return (*cut, tuple(piece)) if piece or not cut else tuple(cut)


def _notifies(span: Span) -> bool:
    """Whether a span is a handle that notifies its owner."""
    return span.style is Style.MENTION and span.account is None and _HANDLE.fullmatch(span.text) is not None


def _span(span: Span) -> str:
    text = escape(span.text, quote=False)
    match span.style:
        case Style.BOLD:
            return f"<b>{text}</b>"
        case Style.CODE:
            return f"<code>{text}</code>"
        case Style.BLOCK:
            return f"<pre>{text}</pre>"
        case Style.SMALL:
            return f"<blockquote expandable>{text}</blockquote>"
        case Style.LINK if span.address.startswith("https://"):
            return f'<a href="{escape(span.address)}">{text}</a>'
        case Style.MENTION if span.account is not None and _is_telegram(span.account):
            return f'<a href="tg://user?id={int(span.account.id)}">{text}</a>'
    return text


def _is_telegram(account: Account) -> bool:
    """Whether this is the account of a person on Telegram; a group, whose id is negative, is not."""
    return account.platform == "telegram" and account.id.isdecimal()


def _lines(rich: Rich) -> list[list[Span]]:
    """The lines of a rich text, each with its line break."""
    lines: list[list[Span]] = [[]]
    for span in rich:
        for part in span.text.splitlines(keepends=True):
            lines[-1].append(replace(span, text=part))
            if part.endswith("\n"):
                lines.append([])
    return [line for line in lines if line]


def _head(text: str, most: int) -> tuple[str, str]:
    """The longest prefix of a text that fits, and the rest."""
    # `ignore` drops half of a surrogate pair
    head = text.encode("utf-16-le")[: 2 * most].decode("utf-16-le", errors="ignore")
    return head, text[len(head) :]
