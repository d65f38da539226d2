"""The adapters name the same step alike, and nothing in them by a metaphor."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ADAPTERS = Path("bot/adapters")

STEPS = {
    "answers": ("Answers",),
    "buttons": ("to_buttons",),
    "chat": (),
    "client": ("Client",),
    "incoming": ("PLATFORM",),
    "intake": ("Intake",),
    "markup": ("to_markup", "split"),
    "menu": (),
    "outgoing": ("Sender",),
    "refusals": ("as_port", "AWAY"),
}
"""The files of Discord and of Telegram, each with the names that both define."""

METAPHORS = re.compile(
    r"\b(house|courier|deeds?|door|doorkeeper|lanes?|panes?|trip|turnstile|ideas?|alarm)\b", re.IGNORECASE
)


@pytest.mark.parametrize("platform", ["discord", "telegram"])
@pytest.mark.parametrize("step", STEPS)
def test_a_step_has_the_same_names_on_both_platforms(platform: str, step: str) -> None:
    module = import_module(f"bot.adapters.{platform}.{step}")
    assert [name for name in STEPS[step] if not hasattr(module, name)] == []


@pytest.mark.parametrize("step", ["chat", "incoming", "intake", "outgoing"])
def test_the_web_chat_names_its_steps_alike(step: str) -> None:
    assert find_spec(f"bot.adapters.web.{step}") is not None


@pytest.mark.parametrize("name", ["expect", "owe", "withdraw"])
def test_answers_are_kept_by_the_same_verbs(name: str) -> None:
    for platform in ("discord", "telegram"):
        assert hasattr(import_module(f"bot.adapters.{platform}.answers").Answers, name)


def test_no_name_or_comment_is_a_metaphor() -> None:
    sources = [path for path in ADAPTERS.rglob("*.*") if path.suffix in {".py", ".js", ".html", ".css"}]
    assert sources
    found = [f"{path}: {hit[0]}" for path in sources for hit in METAPHORS.finditer(path.read_text(encoding="utf-8"))]
    assert found == []
