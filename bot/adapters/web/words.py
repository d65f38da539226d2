"""The page's own words in each language, from `web.ftl`."""

import json
import re
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.adapters.web.limits import LINE
from bot.chat.text import best_locale, read_file
from bot.settings import DATA, FALLBACK, LanguageError

TEXTS = DATA / "text"

# Facts that only the page knows stay in braces for the page to fill in.
_FACTS = {fact: f"{{{fact}}}" for fact in ("name", "room", "count", "seconds", "time", "scores")} | {"limit": f"{LINE}"}
_MARK = re.compile(r"\{\{([a-z-]+)\}\}")


class PageWords:
    """Every word of the page by language and key; raises LanguageError for a file that cannot be used."""

    def __init__(self) -> None:
        own = {path.parent.name: _read(path) for path in sorted(TEXTS.glob("*/web.ftl"))}
        if FALLBACK not in own:
            raise LanguageError(f"{FALLBACK}/web.ftl is missing")
        self._words: Mapping[str, Mapping[str, str]] = {
            language: {**own[FALLBACK], **words} for language, words in own.items()
        }

    @property
    def languages(self) -> tuple[str, ...]:
        """All languages."""
        return tuple(self._words)

    def match(self, accepted: str) -> str:
        """The best language for an Accept-Language header or a single tag."""
        return best_locale(accepted, self._words) or FALLBACK

    def say(self, language: str, key: str) -> str:
        """One word or sentence."""
        return self._words[language][key]

    def fill(self, template: str, language: str, facts: Mapping[str, str]) -> str:
        """A page with every `{{key}}` replaced by its word or fact, escaped.

        `words` are all words of the language as JSON, for the page's scripts, and `languages` all languages.
        """
        own = self._words[language]
        words, languages = json.dumps(own, ensure_ascii=False), " ".join(self.languages)
        values = {**own, **facts, "lang": language, "words": words, "languages": languages}
        return _MARK.sub(lambda mark: escape(values[mark[1]]), template)


@cache
def _read(path: Path) -> Mapping[str, str]:
    """The words of a file, which is read once."""
    language, resource = path.parent.name, read_file(path)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    words: dict[str, str] = {}
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        key = entry.id.name
        pattern = bundle.get_message(key).value
        if pattern is None:
            continue
        text, errors = bundle.format_pattern(pattern, _FACTS)
        if errors:
            raise LanguageError(f"{language}/web.ftl: {key}: {errors[0]}")
        words[key] = str(text)
    return words
