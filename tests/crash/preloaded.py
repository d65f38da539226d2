"""The imports and parsing of a run of the program, done once by the process that forks it."""

import gc
import os
from importlib import import_module
from multiprocessing import reduction
from pathlib import Path
from socket import socket

import bot
from bot.adapters.web.page_files import page_files
from bot.adapters.web.words import PageWords
from bot.chat.text import Texts
from bot.games.registry import GAMES, load
from bot.settings import DATA, version
from tests.prepared_once import made

for name in ("tests.patience", "bot.app", "bot.adapters.discord", "bot.adapters.telegram"):
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

_received = reduction.recvfds


def _received_or_nothing(sock: socket, size: int) -> list[int]:
    """The pipes of whoever asks for a process; of one that was killed before it asked, two that nobody is at the end of.

    Without them that one kill would end the fork server, and with it every other run. What is forked for them ends at once.
    """
    try:
        return _received(sock, size)
    except EOFError:
        return list(os.pipe())


reduction.recvfds = _received_or_nothing
