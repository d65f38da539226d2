"""`python -m bot`: the command line. Without a command it runs the program."""

import asyncio
import gc
import logging
import os
import sys
import threading
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argparse import _SubParsersAction


def _lacking(error: ModuleNotFoundError) -> str:
    """One sentence that tells what to do if a package of others cannot be imported."""
    if error.name == "tomllib":  # new in Python 3.11
        return f"Summarum needs Python 3.11 or newer; this is {sys.version.split()[0]}."
    return (
        f"{error.name} is not installed for {sys.executable}: call .venv/bin/python, after"
        " .venv/bin/pip install --require-hashes -r requirements.txt (README.md tells how to make .venv)."
    )


try:
    from bot import settings
except ModuleNotFoundError as error:
    sys.exit(_lacking(error))

_log = logging.getLogger(__name__)

_LONGEST_STOP: Final = 10.0
"""Seconds from the signal to the end of the process."""


def main(arguments: list[str]) -> int:
    """Run the program, or the command in `arguments`; returns the exit status."""
    # imported here, because a worker process also imports this file and needs none of these
    from bot.runtime.failure import Failure  # noqa: PLC0415

    parsed = _parser().parse_args(arguments)
    try:
        chosen = settings.read(settings.ENV_FILE)
    except settings.SettingError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    try:
        return int(parsed.run(parsed, chosen))
    except Failure as error:
        if parsed.run is _serve and chosen.log_format == "json":  # whoever collects the log reads nothing else
            _log.critical("%s", error)
        else:
            print(error, file=sys.stderr)  # noqa: T201
        return error.status
    except settings.LanguageError as error:
        print(f"The files of a language cannot be used: {error}.", file=sys.stderr)  # noqa: T201
        return 2
    except ModuleNotFoundError:
        raise
    except Exception:
        _log.critical("ended by a bug", exc_info=True)
        return 1


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m bot",
        description="Number-tile games in Discord, Telegram or a web chat of its own. Without a command, it runs the program.",
        epilog="Settings stand in .env or in the environment; .env.example explains each.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Summarum {settings.version()}")
    parser.set_defaults(run=_serve)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    check = commands.add_parser("check", help="verify game records, as /export hands them out")
    check.add_argument("files", nargs="+", metavar="FILE", help="a record, such as summy-12.game")
    check.set_defaults(run=_check)
    doctor = commands.add_parser(
        "doctor", help="say what is wrong with settings, files, tokens and rights; change nothing"
    )
    doctor.set_defaults(run=_doctor)
    back_up = commands.add_parser(
        "backup", help="copy the databases of the program to a new file; the program may be running"
    )
    back_up.add_argument("file", type=Path, metavar="FILE", help="what to write, such as backup.zip")
    back_up.set_defaults(run=_back_up)
    restore = commands.add_parser("restore", help="put the databases of a backup back while the program is stopped")
    restore.add_argument("file", type=Path, metavar="FILE", help="a file that `backup` has written")
    restore.set_defaults(run=_restore)
    move = commands.add_parser(
        "move-to",
        help="move all games from the file to an empty PostgreSQL database, or back, while the program is stopped",
    )
    move.add_argument(
        "target", metavar="ADDRESS|FILE", help="postgresql://user:password@host/database, or the name of a new file"
    )
    move.set_defaults(run=_move)
    forget = commands.add_parser(
        "forget", help="erase a person who has asked for it, as their /forget me would, while the program is stopped"
    )
    forget.add_argument("whom", metavar="NICKNAME|PLATFORM/ID", help="such as Anna, telegram/12345 or discord/12345")
    forget.add_argument("--yes", action="store_true", help="do it; without this, only say what would be done")
    forget.set_defaults(run=_forget)
    _add_moderation(commands)
    recompute = commands.add_parser("recompute", help="recompute all ratings from the rated games")
    recompute.set_defaults(run=_recompute)
    return parser


def _add_moderation(commands: "_SubParsersAction[ArgumentParser]") -> None:
    """Add the commands about people in the web chat, which may be called while the program runs."""
    for act, told in (
        ("ban", "put somebody out of the web chat; the program may be running"),
        ("unban", "let somebody into the web chat again"),
        ("rename", "give somebody in the web chat another nickname"),
        ("words", "print five new words with which somebody comes in again who has lost theirs"),
    ):
        one = commands.add_parser(act, help=told)
        one.add_argument("whom", metavar="NICKNAME", help="such as Anna, or web/ID")
        if act == "rename":
            one.add_argument("new", metavar="NEW", help="the new nickname")
        one.set_defaults(run=_moderate, act=act, new="")


def _check(parsed: Namespace, chosen: settings.Settings) -> int:
    from bot.games.check import check_files  # noqa: PLC0415 - the chat is not needed to check a file

    return check_files(parsed.files, chosen.language)


def _doctor(_: Namespace, chosen: settings.Settings) -> int:
    from bot.operations.doctor import doctor_command  # noqa: PLC0415 - the program needs none of it to run
    from bot.runtime.log_format import hush_libraries  # noqa: PLC0415

    hush_libraries()
    return doctor_command(chosen)


def _back_up(parsed: Namespace, chosen: settings.Settings) -> int:
    from bot.operations.backup import back_up_command  # noqa: PLC0415 - the program needs none of it to run

    return back_up_command(chosen, parsed.file)


def _restore(parsed: Namespace, chosen: settings.Settings) -> int:
    from bot.operations.backup import restore_command  # noqa: PLC0415 - the program needs none of it to run

    return restore_command(chosen, parsed.file)


def _move(parsed: Namespace, chosen: settings.Settings) -> int:
    from bot.operations.move_to import move_to_command  # noqa: PLC0415 - the program needs none of it to run

    return move_to_command(chosen, parsed.target)


def _forget(parsed: Namespace, chosen: settings.Settings) -> int:
    from bot.operations.forgetting import forget_command  # noqa: PLC0415 - the program needs none of it to run

    return forget_command(chosen, parsed.whom, sure=parsed.yes)


def _moderate(parsed: Namespace, chosen: settings.Settings) -> int:
    from bot.operations.moderating import moderate_command  # noqa: PLC0415 - the program needs none of it to run

    return moderate_command(chosen, parsed.act, parsed.whom, parsed.new)


def _recompute(_: Namespace, chosen: settings.Settings) -> int:
    from bot.operations.recompute import recompute_command  # noqa: PLC0415 - the program needs none of it to run

    return recompute_command(chosen)


def _serve(_: Namespace, chosen: settings.Settings) -> int:
    # Until `run` is ready, there is hardly any garbage; collecting it took a seventh of the start.
    gc.disable()
    from bot.operations.running import run  # noqa: PLC0415 - not needed to check a file
    from bot.runtime.log_format import set_up_log  # noqa: PLC0415

    set_up_log(chosen.log_level, chosen.log_format)
    asyncio.run(run(chosen, stopping=_end_in_time))
    return 0


def _end_in_time() -> None:
    """End the process even if one of its threads hangs, such as one that waits for a disk."""

    def end() -> None:
        _log.critical("still not stopped after %.0f s: ending the process now", _LONGEST_STOP)
        os._exit(1)

    timer = threading.Timer(_LONGEST_STOP, end)
    timer.daemon = True
    timer.start()


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except ModuleNotFoundError as error:  # an update may need another package
        sys.exit(_lacking(error))
    except KeyboardInterrupt:  # before the program handles signals itself
        sys.exit(130)
