"""The page's own words in each language, from `web.ftl`."""

import json
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bot.adapters.web.limits import LINE

TEXTS = Path(__file__).parents[3] / "data" / "text"
DEFAULT = "en"

# What only the page knows stays in braces, and the page fills it in.
_FACTS = {fact: f"{{{fact}}}" for fact in ("name", "room", "count", "seconds")} | {"limit": f"{LINE}"}
_MARK = re.compile(r"\{\{([a-z-]+)\}\}")
_WEIGHTED = re.compile(r"([a-z]{2})(?:-[a-z0-9-]+)?\s*(?:;\s*q=([0-9.]+))?", re.IGNORECASE)


class Words:
    """Every word of the page by language and key."""

    def __init__(self, folder: Path = TEXTS) -> None:
        sources = {path.parent.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*/web.ftl"))}
        own = {language: _read(language, source) for language, source in sources.items()}
        self._words: Mapping[str, Mapping[str, str]] = {
            language: {**own[DEFAULT], **words} for language, words in own.items()
        }

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there are."""
        return tuple(self._words)

    def match(self, accepted: str) -> str:
        """The best language for an Accept-Language header or a single tag."""
        weighted: list[tuple[float, str]] = []
        for part in accepted.split(","):
            found = _WEIGHTED.fullmatch(part.strip())
            if found:
                weighted.append((_weight(found[2]), found[1].lower()))
        wanted = [tag for weight, tag in sorted(weighted, key=lambda item: -item[0]) if tag in self._words and weight]
        return wanted[0] if wanted else DEFAULT

    def say(self, language: str, key: str) -> str:
        """One word or sentence."""
        return self._words[language][key]

    def as_json(self, language: str) -> str:
        """All of a language's words, for the page's scripts."""
        return json.dumps(self._words[language], ensure_ascii=False)

    def fill(self, template: str, language: str, facts: Mapping[str, str]) -> str:
        """A page with every `{{key}}` replaced by its word or fact, escaped."""
        values = {**self._words[language], **facts, "lang": language}
        return _MARK.sub(lambda mark: escape(values[mark[1]]), template)


def _weight(quality: str | None) -> float:
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0


def _read(language: str, source: str) -> dict[str, str]:
    resource = FluentResource(source)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    words: dict[str, str] = {}
    for item in resource.body:
        key = getattr(getattr(item, "id", None), "name", "")
        if not bundle.has_message(key):
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, _FACTS)
        if errors:
            raise ValueError(f"{language}/web.ftl: {key}: {errors[0]}")
        words[key] = str(text)
    return words
