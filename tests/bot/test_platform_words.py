"""Sentences in the words of a platform: Telegram's groups have administrators, a channel of the web chat has a leader."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, visitor

from bot.chat.outbox_message import Sentence
from bot.chat.port import Account, Author, Channel
from bot.chat.text import plain_text, read_file
from bot.messages.wording import Wording
from bot.settings import DATA
from tests.bot.stage import ANN, LOBBY, Stage, on_three_platforms, only, words
from tests.texts import TEXTS

STRANGE = re.compile(r"(?i)\bchannels?\b|moderat|\bkan(a|ä)l|moderier")
"""Words that Telegram has for something else, or not at all."""

NOT_ON_TELEGRAM = {
    "table-in-channel": "Telegram has no threads",
    "settings-threads": "Telegram has no threads",
    "settings-no-threads": "it tells of Discord",
    "button-threads-no": "Telegram has no threads",
    "help-ban": "a command of the web chat",
}
"""Sentences with those words that nobody is told on Telegram, each with the reason."""

ON_TELEGRAM_ALONE = re.compile(r"(?i)\bgroups?\b|gruppen?\b")
"""Words for where people are on Telegram, which Discord and the web chat have channels for."""

ONLY_ON_TELEGRAM = {
    "challenge-who-picked": "only Telegram has people picked in private",
    "table-in-topic": "only Telegram has topics",
    "games-left-group": "only Telegram has groups to leave",
    "anonymous-no-seat": "only Telegram has people write as a group",
    "web-about-rummy-pur": "groups of tiles",
    "web-about-rummy-plus": "groups of tiles",
}
"""Sentences with those words that nobody is told elsewhere of people, each with the reason."""

NOT_IN_THE_WEB_CHAT = {
    "close-not-asked-alone": "in the web chat players ask each other to end a game",
    "menu-close": "the web chat has no menu of commands",
    "moderate-elsewhere": "the web chat has these commands",
    "rights-unknown": "the web chat always knows who leads a channel",
}
"""Sentences about moderators that nobody is told in the web chat, which has none, each with the reason."""


class _Words(visitor.Visitor):
    """The text of a message and its facts."""

    def __init__(self, entry: ast.Message) -> None:
        self.text, self.facts = "", set[str]()
        self.visit(entry)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += f" {node.value}"

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)


def sentences(locale: str, *, left_out: tuple[str, ...] = ("web", "on-web", "discord")) -> Iterator[tuple[str, _Words]]:
    """The key and the words of each sentence that is not of another platform alone."""
    for path in sorted((DATA / "text" / locale).glob("*.ftl")):
        if path.stem not in left_out:
            for entry in read_file(path).body:
                if isinstance(entry, ast.Message):
                    yield entry.id.name, _Words(entry)


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_on_telegram_nobody_is_told_of_channels_or_moderators(locale: str) -> None:
    strange = {
        key
        for key, said in sentences(locale)
        if STRANGE.search(said.text) and TEXTS.in_words_of("telegram", key, locale) == key
    }
    assert strange <= NOT_ON_TELEGRAM.keys()


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_on_other_platforms_nobody_is_told_of_groups_of_people(locale: str) -> None:
    every = dict(sentences(locale, left_out=("rummy", "telegram")))
    strange = {key for key, said in every.items() if ON_TELEGRAM_ALONE.search(said.text)}
    assert strange == ONLY_ON_TELEGRAM.keys()


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_a_sentence_in_telegrams_words_has_the_facts_of_the_one_for_all(locale: str) -> None:
    every = dict(sentences(locale))
    own = {key: every[name] for key in every if (name := f"on-telegram-{key}") in every}
    assert len(own) > 20
    assert {key: said.facts for key, said in own.items() if said.facts != every[key].facts} == {}


@pytest.mark.parametrize("locale", TEXTS.locales)
def test_in_the_web_chat_nobody_is_told_of_moderators(locale: str) -> None:
    said = dict(sentences(locale, left_out=("telegram", "discord")))
    strange = {key for key in said if re.search("(?i)moderat|moderier", said[key].text)}
    assert {key for key in strange if TEXTS.in_words_of("web", key, locale) == key} <= NOT_IN_THE_WEB_CHAT.keys()
    own = {key: said[name] for key in said if (name := f"on-web-{key}") in said}
    assert {key: one.facts for key, one in own.items() if one.facts != said[key].facts} == {}


def test_a_platform_without_words_of_its_own_has_those_for_all() -> None:
    line = (Sentence("settings-moderators-only"),)
    said = {platform: plain_text(Wording(TEXTS).rich(line, "en", platform)) for platform in ("telegram", "discord", "")}
    assert said["telegram"] == "Only administrators of this group can change its settings."
    assert said["discord"] == said[""] == "Only moderators of this channel can change its settings."


async def test_the_same_answer_is_worded_for_where_it_is_read(stage: Stage) -> None:
    on_three_platforms(stage)
    here = only(await stage.say(ANN, "/settings pace=live", channel=LOBBY))
    anna = Author(Account("telegram", "5"), "Anna")
    there = only(await stage.say(anna, "/settings pace=live", channel=Channel("telegram", "-7")))
    topic = only(await stage.say(anna, "/settings", channel=Channel("telegram", "-7", "9")))
    assert "whoever opened this channel first" in words(here)
    assert "administrators of this group" in words(there)
    assert words(topic).startswith("The settings of this topic")


@pytest.mark.parametrize("line", ["/help play", "/rules summy", "/rules kakuro"])
async def test_the_help_says_where_a_move_alone_is_enough(stage: Stage, line: str) -> None:
    """As the board does: in a group or on a server the bot reads only what is meant for it."""
    said = " ".join(words(message) for message in await stage.say(ANN, line, private=True))
    assert "In private and in the web chat" in said
    assert "reply to the board with it" in said
    assert "busy channel" not in said
