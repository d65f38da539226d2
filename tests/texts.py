"""All texts, loaded once: that takes longer than most tests."""

import re
from collections.abc import Iterable

from bot.chat.text import Texts
from bot.settings import DATA

TEXTS = Texts.load(DATA / "text", strict=True)
"""Sentences by key, facts and language; text from people always stays plain text."""


def missing(keys: Iterable[str], locale: str) -> str:
    """The keys for which a language has no sentence, one a line, each with the file that it belongs in; empty if it has all."""
    return "\n".join(f"{key} in {file_of(key, locale)}" for key in keys if not TEXTS.has(key, locale))


def file_of(key: str, locale: str) -> str:
    """The file for a key: as in another language that has it, else the first with keys that begin with the same word."""
    name, word = re.escape(key.partition(".")[0]), re.escape(key.partition("-")[0])
    files = {path: path.read_text("utf-8") for path in sorted((DATA / "text").glob("*/*.ftl"))}
    for beginning in (rf"^{name} =", rf"^{word}-"):
        for path, text in files.items():
            if re.search(beginning, text, re.MULTILINE):
                return f"data/text/{locale}/{path.name}"
    return f"data/text/{locale}"
