"""`tournament new` and `tournament again`: set a tournament up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.commands.context import CommandResult, Request
from bot.commands.pace_options import pace_of, usual_pace, without_timer
from bot.commands.preferences import demand_allowed, games_allowed
from bot.commands.tournament_questions import ROUNDS, settled, which_game, which_pace
from bot.grammar import words
from bot.grammar.command_types import TournamentCommand
from bot.messages import standings
from bot.store.change import Change
from bot.tables.options import EVERYWHERE, PACE, RATED, agreed, format_choices, unknown, whole
from bot.tables.refusal import Refusal
from bot.tournaments.tournament import AS_FITS, MOST_ROUNDS, Tournament, again, seats_at

AWAY: Final = "away"
"""The option that says whether absences stop clocks in a tournament."""

FIRST_ROUND: Final = "first-round"
"""An option that is on in tournament games by default, if the game has it (P13)."""


async def new(request: Request, command: TournamentCommand) -> CommandResult:
    """Set up a tournament, with the author as its director."""
    services, channel = request.services, request.line.channel
    await _demand_complete(request, command)
    rounds, options = _rounds_and_options(request, command.options)
    away = options.pop(AWAY, "yes")
    more = tuple(words.format_key(key, request.locale) for key in (ROUNDS, PACE, AWAY))
    if RATED in options:
        raise Refusal("tournament-rated")
    for word in EVERYWHERE:
        if word in options and word != PACE:
            raise unknown(request.locale, command.game, word, more)
    if away not in ("yes", "no"):
        allowed = format_choices(("yes", "no"), request.locale)
        raise Refusal("challenge-bad-option", option=more[-1], value=away, allowed=allowed)
    usual = {FIRST_ROUND: "yes", **without_timer(options)}
    engine, chosen = agreed(request.locale, command.game, options, more=more, usual=usual)
    seats_at(engine)
    await request.lock(channel)
    await _demand_none_going(request)
    tournament = Tournament(
        await services.store.tournaments.new(), channel, command.game, rounds, request.author, chosen,
        seeds=(services.new_seed(),), pace=pace_of(options, engine, chosen, await usual_pace(request)), absences=away == "yes",
        rated=await _is_rated_here(request),
    )  # fmt: skip
    locale = await services.locale(channel, line_locale=request.line.locale, anew=True)
    shown = standings.setup_message(tournament, services.texts, locale)
    return await settled(request, command, CommandResult(Change(tournament=tournament, messages=(shown,))))


async def once_more(request: Request) -> CommandResult:
    """Set up a tournament like an earlier one, with the author as its director, and ask who took part in it.

    That is the one below whose message the author pressed, else the last one of the channel.
    """
    services, channel = request.services, request.line.channel
    await request.lock(channel)
    await _demand_none_going(request)
    number, tournaments = await pressed_below(request), services.store.tournaments
    before = await (tournaments.newest(channel) if number is None else tournaments.tournament(number))
    allowed = await games_allowed(request)
    if before is None:
        raise which_game(request, "tournament-none", allowed, TournamentCommand(act="new"))
    demand_allowed(before.game, allowed)
    seed, rated = services.new_seed(), await _is_rated_here(request)
    tournament = again(before, await tournaments.new(), request.author, seed, rated=rated)
    locale = await services.locale(channel, line_locale=request.line.locale)
    shown = standings.setup_message(tournament, services.texts, locale)
    asked = standings.asked_again(before, request.person)
    message = replace(shown, lines=(*shown.lines, *asked), closes=standings.slots_of(before)[0])
    return CommandResult(Change(tournament=tournament, messages=(message,)))


async def _demand_complete(request: Request, command: TournamentCommand) -> None:
    """Raise the next open question, or Refusal for a game that is not allowed here."""
    allowed = await games_allowed(request)
    if command.game:
        demand_allowed(command.game, allowed)
    asked = which_pace(request, command)
    if not command.game:
        asked = which_game(request, "challenge-which-game", allowed, command)
    if asked is not None:
        await _demand_none_going(request)
        raise asked


async def _demand_none_going(request: Request) -> None:
    before = await going_here(request)
    if before is not None:
        own = "yes" if before.director.person == request.person else "no"
        raise Refusal("tournament-goes-on", player=before.director.name, own=own)


async def going_here(request: Request) -> Tournament | None:
    """The unfinished tournament of this channel, or None."""
    newest = await request.services.store.tournaments.newest(request.line.channel)
    return newest if newest is not None and newest.going else None


async def _is_rated_here(request: Request) -> bool:
    """Whether games in the channel count for ratings, by its settings."""
    return await request.channel_setting(RATED, "yes") == "yes"


async def pressed_below(request: Request) -> int | None:
    """The number of the tournament below whose message the author pressed a button; None if the line was typed."""
    return standings.number_in(await request.replied_slot()) if request.line.pressed else None


def _rounds_and_options(request: Request, options: Mapping[str, str]) -> tuple[int, dict[str, str]]:
    """The number of rounds, AS_FITS if it is not given, and the options of the game; raises Refusal."""
    others = dict(options)
    if ROUNDS not in others:
        return AS_FITS, others
    typed = others.pop(ROUNDS)
    if typed == "yes":
        raise Refusal("tournament-rounds-missing", most=str(MOST_ROUNDS))
    if (rounds := whole(words.parse_number(typed))) is None or not 1 <= rounds <= MOST_ROUNDS:
        raise Refusal("tournament-rounds", value=words.format_value(typed, request.locale), most=str(MOST_ROUNDS))
    return rounds, others
