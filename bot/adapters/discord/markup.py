"""Rich text as Discord's Markdown: every span is escaped, and only a span with a person notifies anybody."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.chat.port import Rich, Span, Style

PLATFORM: Final = "discord"
LONGEST: Final = 2000

_INLINE = re.compile(r"([\\*_~`|<\[@]|:(?=//))")
_LINE_START = re.compile(r"^([ \t]*)([#>+-])", re.MULTILINE)
_OWN_LINES: Final = frozenset({Style.BLOCK, Style.SMALL})
_NUMBER = re.compile(r"^([ \t]*\d+)([.)])", re.MULTILINE)


def to_markup(rich: Rich) -> str:
    """The text as Markdown; `1.` at the start of a line is escaped too, or Discord would renumber it as a list."""
    parts = groupby(rich, lambda span: span.style if span.style in _OWN_LINES else None)
    return "".join(_own_lines(style, tuple(spans)) if style else _prose(tuple(spans)) for style, spans in parts)


def mentioned(rich: Rich) -> list[int]:
    """The ids of the people whom a text notifies."""
    return [int(id) for span in rich if (id := _notified(span))]


def split(text: str, longest: int = LONGEST) -> Iterator[str]:
    """Markdown in pieces of at most this length, broken between paragraphs, lines or words where possible."""
    while len(text) > longest:
        at = next((at for mark in ("\n\n", "\n", " ") if (at := text.rfind(mark, 1, longest)) > 0), longest)
        yield text[:at].rstrip()
        text = text[at:].lstrip()
    yield text


def _prose(spans: Rich) -> str:
    text = "".join(_span(span) for span in _unbroken(spans))
    return _NUMBER.sub(r"\1\\\2", _LINE_START.sub(r"\1\\\2", text))


def _unbroken(spans: Rich) -> Iterator[Span]:
    """The spans, where what stands in bold beside a mention, as the *and* between two, is plain.

    A mention has a style of its own; marks that begin or end beside it would be shown.
    """
    for before, span, after in zip((None, *spans), spans, (*spans[1:], None), strict=False):
        beside = any(one is not None and _notified(one) for one in (before, after))
        yield replace(span, style=Style.PLAIN) if beside and span.style is Style.BOLD else span


def _own_lines(style: Style, spans: Rich) -> str:
    """Text in a style that begins a line of its own."""
    text = "".join(span.text for span in spans)
    if style is Style.BLOCK:
        return "```\n{}\n```".format(text.replace("`", "ˋ"))
    return "\n".join("-# " + _INLINE.sub(r"\\\1", line) for line in text.splitlines())


def _span(span: Span) -> str:
    if id := _notified(span):
        return f"<@{id}>"
    if span.until is not None:
        return f"<t:{round(span.until)}:R>"
    if span.at is not None:
        return f"<t:{round(span.at)}:f>"
    if span.style is Style.CODE:
        return f"`{span.text.replace('`', 'ˋ')}`" if span.text else ""
    shown = _INLINE.sub(r"\\\1", span.text)
    if span.style is Style.LINK:
        return f"[{shown}](<{span.address}>)"
    return f"**{shown}**" if span.style is Style.BOLD and shown.strip() else shown


def _notified(span: Span) -> str:
    """The id of the person whom a span notifies, empty if it notifies nobody."""
    if span.style is not Style.MENTION or span.account is None or span.account.platform != PLATFORM:
        return ""
    return span.account.id if span.account.id.isdecimal() else ""
