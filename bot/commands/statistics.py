"""`stats`: shows a person's games of one kind in figures and curves, as one picture (R4)."""

from collections.abc import Sequence
from dataclasses import replace

from bot.chat import slot_prefixes
from bot.chat.facts import Mention
from bot.chat.outbox_message import ButtonSpec, Sentence, fits_button
from bot.chat.person import Person
from bot.commands.context import CommandResult, Request
from bot.commands.finished_games import ONLY_LESSON, has_finished_lesson
from bot.commands.people_by_name import account_named
from bot.commands.preferences import is_private
from bot.games.registry import GAMES, load
from bot.grammar.command_types import Stats
from bot.messages.statistics import STATISTICS
from bot.tables.game_result import PlayedGame
from bot.tables.refusal import Refusal


async def show(request: Request, command: Stats) -> CommandResult:
    """`stats`: show the author the statistics of themselves, or of a person who does not hide theirs; raises Refusal.

    Without a game it is the one the person played last; buttons show the others.
    """
    person, player = await _whose(request, command)
    own = person == request.person
    games = [one for one in await request.services.store.results.played(person) if one.game in GAMES]
    if not games and own and await has_finished_lesson(request):
        raise Refusal(ONLY_LESSON)
    if not games:
        raise Refusal("stats-none", player=player, own="yes" if own else "no")
    name = command.game or games[-1].game
    if all(one.game != name for one in games):
        if own and await has_finished_lesson(request, name):
            raise Refusal("stats-only-lesson-of-game", game=load(name).title)
        raise Refusal("stats-none-of-game", player=player, own="yes" if own else "no", game=load(name).title)
    line = Sentence("stats-of", {"player": replace(player, name=games[-1].name), "game": load(name).title})
    picture = f"{STATISTICS} {person.id} {name} {request.services.now():.0f}"
    buttons = _others(request, player, name, games, own=own)
    message = request.message(line, game=name, picture=picture, buttons=buttons, secret=True)
    message = await request.in_slot(message, f"{slot_prefixes.STATISTICS}{request.line.author.account.id}")
    return CommandResult.saying(replace(message, heading=True))


async def _whose(request: Request, command: Stats) -> tuple[Person, Mention]:
    """The person meant, and their name.

    Raises Refusal for an unknown name and for a person who hides their statistics, CommandError for a game that is none.
    """
    author = request.line.author
    if not command.person:
        return request.person, Mention(author.name, author.account)
    name, account = await account_named(request, command.person, by_name=command.unless_named is not None)
    if account is None and command.unless_named is not None:
        raise command.unless_named
    if account is None:
        raise Refusal("stats-nobody", name=name, platform=author.account.platform)
    person, player = await request.services.store.person(account), Mention(name, account)
    if person != request.person and await is_private(request.services, person):
        raise Refusal("stats-private", player=player)
    return person, player


def _others(
    request: Request, player: Mention, shown: str, games: Sequence[PlayedGame], *, own: bool
) -> tuple[ButtonSpec, ...]:
    """A button for each other game that the player has played."""
    account = player.account
    whose = "" if own or account is None else f"@{player.name}:{account.id} "
    played = {one.game for one in games} - {shown}
    buttons = [
        ButtonSpec("button-choice", f"/stats {whose}{name}", name=load(name).title) for name in GAMES if name in played
    ]
    return tuple(button for button in buttons if fits_button(button.command, request.line))
