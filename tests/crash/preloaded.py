"""What a run of the program imports and parses, done once by the process that forks it."""

import gc
from importlib import import_module

from bot.chat.text import Texts
from bot.games.registry import DATA, GAMES, load

for name in ("tests.parsed_once", "bot.app", "bot.adapters.discord", "bot.adapters.telegram"):
    import_module(name)
Texts.load(DATA / "text")
for game in GAMES:
    load(game)
gc.collect()
gc.freeze()  # what is not collected is not written to either, and stays shared with the runs
