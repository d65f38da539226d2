"""Rich text as Discord's Markdown: every span is escaped, and only a span with a person notifies anybody."""

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bot.chat.port import Rich, Span, Style

PLATFORM: Final = "discord"
LONGEST: Final = 2000

_INLINE = re.compile(r"([\\*_~`|<\[@]|:(?=//))")
_LINE_START = re.compile(r"^([ \t]*)([#>+-])", re.MULTILINE)
_NUMBER = re.compile(r"^([ \t]*\d+)([.)])", re.MULTILINE)


def to_markup(rich: Rich) -> str:
    """The text as Markdown; `1.` at the start of a line is escaped too, or Discord would renumber it as a list."""
    blocks = [(is_block, tuple(spans)) for is_block, spans in groupby(rich, lambda span: span.style is Style.BLOCK)]
    return "".join(_block(spans) if is_block else _prose(spans) for is_block, spans in blocks)


def mentioned(rich: Rich) -> list[int]:
    """The ids of the people whom a text notifies."""
    return [int(span.person.id) for span in rich if _mentions(span) and span.person is not None]


def split(text: str, longest: int = LONGEST) -> Iterator[str]:
    """Markdown in pieces of at most this length, broken between paragraphs, lines or words where possible."""
    while len(text) > longest:
        at = next((at for mark in ("\n\n", "\n", " ") if (at := text.rfind(mark, 1, longest)) > 0), longest)
        yield text[:at].rstrip()
        text = text[at:].lstrip()
    yield text


def _prose(spans: Rich) -> str:
    text = "".join(map(_span, spans))
    return _NUMBER.sub(r"\1\\\2", _LINE_START.sub(r"\1\\\2", text))


def _block(spans: Rich) -> str:
    text = "".join(span.text for span in spans).replace("`", "ˋ")
    return f"```\n{text}\n```"


def _span(span: Span) -> str:
    if _mentions(span) and span.person is not None:
        return f"<@{span.person.id}>"
    if span.style is Style.CODE:
        return f"`{span.text.replace('`', 'ˋ')}`" if span.text else ""
    shown = _INLINE.sub(r"\\\1", span.text)
    return f"**{shown}**" if span.style is Style.BOLD and shown.strip() else shown


def _mentions(span: Span) -> bool:
    return (
        span.style is Style.MENTION
        and span.person is not None
        and span.person.platform == PLATFORM
        and span.person.id.isdecimal()
    )
