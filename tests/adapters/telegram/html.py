"""Telegram's HTML as the Bot API reads it: text and entities, or a refusal."""

from html.parser import HTMLParser
from typing import Any

TAGS = {"b": "bold", "code": "code", "a": "text_link"}


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
