"""Telegram's HTML as the Bot API reads it: text and entities, or a refusal."""

import re
from html.parser import HTMLParser
from typing import Any

TAGS = {"b": "bold", "code": "code", "pre": "pre", "a": "text_link", "blockquote": "blockquote"}


class BadMarkup(ValueError):
    """The markup cannot be parsed."""


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.text = ""
        self.entities: list[dict[str, Any]] = []
        self._open: list[tuple[str, dict[str, Any]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in TAGS:
            raise BadMarkup(f"unsupported start tag {tag!r}")
        entity: dict[str, Any] = {"type": TAGS[tag], "offset": _units(self.text), "length": 0}
        if tag == "blockquote" and "expandable" in dict(attrs):
            entity["type"] = "expandable_blockquote"
        if tag == "a":
            entity["url"] = dict(attrs)["href"]
        self._open.append((tag, entity))

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open[-1][0] != tag:
            raise BadMarkup(f"unexpected end tag {tag!r}")
        _, entity = self._open.pop()
        entity["length"] = _units(self.text) - entity["offset"]
        if entity["length"]:
            self.entities.append(entity)

    def handle_data(self, data: str) -> None:
        self.text += data

    def end(self) -> None:
        self.close()
        if self._open:
            raise BadMarkup(f"can't find end tag of {self._open[-1][0]!r}")


_FOUND = re.compile(
    r"(?P<bot_command>(?<![\w/<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/<>]))"
    r"|(?P<email>[\w.+-]+@[\w-]+\.[a-z]{2,})"
    r"|(?P<mention>(?<!\w)@[A-Za-z0-9_]{2,32}(?!\w))"
    r"|(?P<url>\b(?:https?|ftp|tg|ton)://[^\s\u2060]+|\b(?:[\w-]+\.)+[^\W\d_]{2,}\b|\b\d{1,3}(?:\.\d{1,3}){3}\b)"
    r"|(?P<hashtag>(?<![\w\u200c])#[\w\u200c]*[^\W\d_][\w\u200c]*)"
    r"|(?P<cashtag>(?<![$\w])\$[A-Z]{1,8}(?![$\w]))"
)

LINKS = frozenset(_FOUND.groupindex)
"""The kinds of link that Telegram makes by itself."""


def linked(text: str, entities: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The links that Telegram makes in a text by itself: none in code, none within another link."""
    taken = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in entities
        if entity["type"] in {"code", "pre", "text_link"}
    ]
    found = []
    for match in _FOUND.finditer(text):
        start, size = _units(text[: match.start()]), _units(match[0])
        if all(start + size <= one or start >= other for one, other in taken):
            found.append({"type": str(match.lastgroup), "offset": start, "length": size})
    return found


def parse(markup: str, users: dict[int, dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
    """Text and entities; a link to a user the bot has never met is dropped, as Telegram does."""
    reader = _Reader()
    reader.feed(markup)
    reader.end()
    found = []
    for entity in sorted(reader.entities, key=lambda one: (one["offset"], -one["length"])):
        url = entity.get("url", "")
        if not url.startswith("tg://user?id="):
            found.append(entity)
        elif (user := users.get(int(url.removeprefix("tg://user?id=")))) is not None:
            kept = {name: value for name, value in entity.items() if name != "url"}
            found.append({**kept, "type": "text_mention", "user": user})
    return reader.text, found


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
