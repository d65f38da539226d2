"""The imports and parsing of a run of the program, done once by the process that forks it."""

import gc
from importlib import import_module
from pathlib import Path

import bot
from bot.adapters.web.page_files import page_files
from bot.adapters.web.words import PageWords
from bot.chat.text import Texts
from bot.games.registry import GAMES, load
from bot.settings import DATA, version
from tests.prepared_once import made

for name in ("bot.app", "bot.adapters.discord", "bot.adapters.telegram"):
    import_module(name)
Texts.load(DATA / "text")
PageWords()
page_files()
version()
for game in GAMES:
    load(game)
for schema in Path(bot.__path__[0]).rglob("schema"):
    made(schema)
gc.collect()
gc.freeze()  # memory that is not collected is not written to, and stays shared with the runs
