"""All texts, loaded once: that takes longer than most tests."""

from bot.chat.text import Texts
from bot.settings import DATA

TEXTS = Texts.load(DATA / "text", strict=True)
