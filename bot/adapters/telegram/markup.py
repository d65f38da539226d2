"""Rich text as Telegram's HTML, and cut to the lengths it takes."""

from collections.abc import Sequence
from html import escape
from typing import Final

from bot.chat.port import Rich, Span, Style

TEXT: Final = 4096
CAPTION: Final = 1024
ALERT: Final = 200
"""The most characters of a message, of a caption and of an alert, without markup."""


def length(text: str) -> int:
    """How long Telegram takes a text to be: in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def rich_length(rich: Sequence[Span]) -> int:
    """The length of a rich text without its markup."""
    return sum(length(span.text) for span in rich)


def to_html(rich: Sequence[Span]) -> str:
    """A rich text with everything escaped and only our own tags."""
    return "".join(map(_span, rich))


def shortened(text: str, most: int) -> str:
    """A plain text cut to a length."""
    if length(text) <= most:
        return text
    return _head(text, most - 1)[0] + "…"


def pieces(rich: Rich, most: int) -> tuple[Rich, ...]:
    """A rich text in pieces of at most this length, cut at the ends of lines where there are any."""
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
                cut.append((*piece, Span(head, span.style, span.person)))
                room, piece = most, []
            piece.append(Span(rest, span.style, span.person))
            room -= length(rest)
    return (*cut, tuple(piece)) if piece or not cut else tuple(cut)


def _span(span: Span) -> str:
    text = escape(span.text, quote=False)
    match span.style:
        case Style.BOLD:
            return f"<b>{text}</b>"
        case Style.CODE:
            return f"<code>{text}</code>"
        case Style.MENTION if span.person is not None and span.person.platform == "telegram":
            return f'<a href="tg://user?id={int(span.person.id)}">{text}</a>'
    return text


def _lines(rich: Rich) -> list[list[Span]]:
    """The lines of a rich text, each with the break at its end."""
    lines: list[list[Span]] = [[]]
    for span in rich:
        for part in span.text.splitlines(keepends=True):
            lines[-1].append(Span(part, span.style, span.person))
            if part.endswith("\n"):
                lines.append([])
    return [line for line in lines if line]


def _head(text: str, most: int) -> tuple[str, str]:
    """The longest beginning of a text that fits, and the rest."""
    at = min(len(text), most)
    while length(text[:at]) > most:
        at -= 1
    return text[:at], text[at:]
