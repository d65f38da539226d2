"""The pace of a challenge: the typed one or the default."""

from collections.abc import Mapping
from typing import Final

from bot.commands.context import Request
from bot.games.registry import Engine
from bot.grammar.command_types import Challenge
from bot.tables.options import PACE, PLAYERS, TIME
from bot.tables.pace import NONE, USUAL, Pace, PaceError, parse
from bot.tables.refusal import Refusal

_NO_TIMER: Final = {TIME: "off"}


async def usual_pace(request: Request) -> str:
    """The default pace between people in the channel of a line."""
    return await request.channel_setting(PACE, USUAL)


def usual_options(command: Challenge) -> Mapping[str, str]:
    """The default options of a challenge: with a pace, or against computers alone, there is no timer (T1)."""
    alone = bool(command.computers) and not _among_people(command)
    return _NO_TIMER if alone else without_timer(command.options)


def without_timer(typed: Mapping[str, str]) -> Mapping[str, str]:
    """The option that switches a game's timer off, if a pace or *no time limit* was typed."""
    return _NO_TIMER if PACE in typed else {}


def pace_of_challenge(command: Challenge, engine: Engine, options: Mapping[str, str], usual: str) -> Pace | None:
    """The pace of a challenge under these options of its game; raises Refusal if it cannot have the typed pace."""
    if _among_people(command):
        return pace_of(command.options, engine, options, usual)
    if agreed_pace(command.options) is not None:
        raise Refusal("pace-alone")
    return None


def pace_of(typed: Mapping[str, str], engine: Engine, options: Mapping[str, str], usual: str) -> Pace | None:
    """The pace between people: the typed one, else `usual` if the game has no timer, else None; raises Refusal."""
    agreed, timer = agreed_pace(typed), TIME in engine.game.options and options.get(TIME) != "off"
    if agreed is not None and timer:
        raise Refusal("pace-or-timer", game=engine.title)
    return agreed if PACE in typed or timer else parse(usual)


def agreed_pace(options: Mapping[str, str]) -> Pace | None:
    """The typed pace, None for no time limit; raises Refusal for a value that is not a pace."""
    typed = options.get(PACE, NONE)
    try:
        return parse(typed)
    except PaceError as error:
        raise Refusal(f"pace-{error.code}", value=typed) from error


def _among_people(command: Challenge) -> bool:
    return bool(command.opponents or command.anyone or PLAYERS in command.options)
