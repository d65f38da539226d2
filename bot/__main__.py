"""`python -m bot`: settings → app → run; `python -m bot check FILE…` verifies game records."""

import asyncio
import logging
import os
import sys
import threading
from pathlib import Path
from typing import Final

from bot import settings
from bot.chat.text import TextError
from bot.grammar.vocabulary import VocabularyError

_ROOT = Path(__file__).resolve().parent.parent

_TALKATIVE: Final = {
    **dict.fromkeys(("aiohttp.access", "httpx", "httpcore", "telegram"), logging.WARNING),
    "aiosqlite": logging.INFO,
    "discord": logging.INFO,
}
"""Loggers that would write addresses with tokens in them, or everything that is said and stored, tiles too."""


_LONGEST_STOP: Final = 10.0
"""Seconds from the signal to the end of the process."""


def main(arguments: list[str]) -> int:
    """Run the program; the result is its exit status."""
    try:
        chosen = settings.read(_ROOT / ".env")
    except settings.SettingError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    if arguments and (arguments[0] != "check" or not arguments[1:]):
        print("Usage: python -m bot [check FILE…]", file=sys.stderr)  # noqa: T201
        return 2
    try:
        return _check(arguments[1:], chosen) if arguments else _serve(chosen)
    except (TextError, VocabularyError) as error:
        print(f"The files of a language cannot be used: {error}.", file=sys.stderr)  # noqa: T201
        return 2


def _check(files: list[str], chosen: settings.Settings) -> int:
    from bot.games.check import check_files  # noqa: PLC0415 - the chat is not needed to check a file

    return check_files(files, chosen.language)


def _serve(chosen: settings.Settings) -> int:
    from bot.app import CannotStart, UncleanStop, run  # noqa: PLC0415 - not needed to check a file

    logging.basicConfig(level=chosen.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for name, least in _TALKATIVE.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
    try:
        asyncio.run(run(chosen, stopping=_end_in_time))
    except (CannotStart, UncleanStop) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


def _end_in_time() -> None:
    """End the process even if a thread of it hangs, as one does that waits for a disk."""

    def end() -> None:
        logging.getLogger(__name__).critical("still not stopped after %.0f s: ended as it is", _LONGEST_STOP)
        os._exit(1)

    timer = threading.Timer(_LONGEST_STOP, end)
    timer.daemon = True
    timer.start()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:  # before the program listens to signals itself
        sys.exit(130)
