"""The adapters name the same step alike, and no name or comment is a metaphor."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOTS = [Path(root) for root in ("bot", "core", "render", "tests")]

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
    "errors": ("as_port", "AWAY"),
}
"""The files of Discord and of Telegram, each with the names that both define."""

METAPHORS = re.compile(
    r"\b(house|couriers?|deeds?|doorkeeper|evenings?|knock(ed|ing)?|lanes?|panes?|thinkers?|trip|turnstile|alarm)\b",
    re.IGNORECASE,
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
    kinds = {".py", ".js", ".ts", ".tsx", ".html", ".css"}
    sources = [
        path
        for root in ROOTS
        for path in root.rglob("*.*")
        if path.suffix in kinds and path.name != Path(__file__).name
    ]
    assert sources
    found = [f"{path}: {hit[0]}" for path in sources for hit in METAPHORS.finditer(path.read_text(encoding="utf-8"))]
    assert found == []
