"""`start` and `help`: show the games and invitations that wait for a person, and how to begin."""

from dataclasses import replace

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.commands import challenges, learning, puzzles
from bot.commands.coaching import coach_messages, with_coach
from bot.commands.context import CommandResult, Request
from bot.commands.game_end import has_moved
from bot.commands.racks import rack_of
from bot.commands.ratings import OF_THE_DAY, lines_about_players
from bot.commands.rules import rule_buttons
from bot.games.registry import GAMES, load
from bot.grammar.command_types import Challenge, Help, Start
from bot.messages import announce, slots
from bot.messages.challenge import challenge_message
from bot.messages.racks import rack_message, with_rack
from bot.messages.wishes import open_wishes
from bot.tables.challenge import seat_asked
from bot.tables.playing import LoadedTable, MoveResult
from bot.tables.table import GOING_ON, Phase, Table

_WAYS_IN = (
    learning.LEARN_ANY,
    ButtonSpec("button-play-now", "/challenge"),
    puzzles.PUZZLE_ANY,
    ButtonSpec("button-rules-any", "/rules"),
    ButtonSpec("button-help-all", "/help all"),
)


async def start(request: Request, command: Start) -> CommandResult:
    """`start`: show the games and invitations that wait for the author, in private; if there are none, how to begin one.

    In a channel to which the bot was just added, it greets everybody there.
    """
    if request.line.joined:
        return _greeting(request)
    services = request.services
    to, locale = request.private_chat, request.own_locale
    messages: list[OutboxMessage] = []
    for table in await request.tables_anywhere(GOING_ON):
        if table.phase is Phase.RUNNING and request.is_seated(table):
            messages += await _running(request, table, locale)
        elif table.phase is Phase.OPEN and seat_asked(table, request.author) is not None:
            asked = challenge_message(table, locale, about=await lines_about_players(services, table))
            messages.append(replace(asked, to=to, slot=""))
    if not messages:
        return await _welcome(request)
    if not request.line.private:  # so that the channel shows that there is an answer
        messages[0] = replace(messages[0], answers=request.line.id, secret=True)
    return CommandResult.saying(*messages)


async def _running(request: Request, table: Table, locale: str) -> tuple[OutboxMessage, ...]:
    """The author's tiles in a running game; if it is private, below its board, with the coach's lines."""
    services, to = request.services, request.private_chat
    loaded, seat = await request.load_seat(table)
    rack, together = rack_of(loaded, seat), services.shows_together(table)
    own = rack_message(table, seat, rack, to, locale, again=True)
    if together or table.moved_to_private:
        board = announce.board_message(table, announce.turn_lines(table, table.turn), locale, slot=slots.board(table))
        shown = with_rack(table, board, rack) if together else replace(board, picture="board now", slot="")
        told = await coach_messages(services, MoveResult(table, loaded.replay))
        coached = with_coach((replace(shown, anew=True, closes=shown.slot),), told)
        return coached if together else (*coached, own)
    if table.paused:
        own = replace(own, lines=(announce.paused_line(table), *own.lines))
    elif seat in table.turn:
        how = () if request.tappable or await has_moved(request, table) else _how_to_move_here(loaded)
        own = replace(own, lines=(Sentence("turn", announce.player_facts(table, seat)), *how, *own.lines))
    else:
        waited = (Sentence("turn-other", announce.player_facts(table, one)) for one in sorted(table.turn) if one > 0)
        own = replace(own, lines=(*waited, *own.lines))
    asked, buttons = open_wishes(table, seat)
    return (replace(own, lines=(*asked, *own.lines), buttons=(*own.buttons, *buttons)),)


def _how_to_move_here(loaded: LoadedTable) -> tuple[Sentence, ...]:
    """The lines for a newcomer who has opened the private chat: how to move, and that lines are read here as they are."""
    how = announce.how_to_move(loaded.table)
    here = () if loaded.game.plays_in_private else (Sentence("start-move-here"),)
    return (replace(how, facts={**how.facts, "private": "yes"}), *here)


async def _welcome(request: Request) -> CommandResult:
    """A greeting, the first question of a challenge, and a button: a lesson for newcomers, else the puzzle of the day."""
    asked = await challenges.ask(request, Challenge())
    first, *others = asked.change.messages
    known = request.line.private and await request.services.store.results.played(request.person)
    greeting, more = ("start-again", OF_THE_DAY) if known else ("start-welcome", learning.LEARN_ANY)
    welcome = replace(first, lines=(Sentence(greeting), *first.lines), buttons=(*first.buttons, more))
    return asked.changing(messages=(welcome, *others))


def _greeting(request: Request) -> CommandResult:
    """The greeting in a channel to which the bot was just added: what it does, and a button for each game."""
    buttons = [ButtonSpec("button-choice", f"/challenge {name}", name=load(name).title) for name in GAMES]
    lines = (Sentence("greeting"), Sentence("greeting-how"))
    return request.answer(*lines, buttons=(*buttons, learning.LEARN_ANY), public=True)


async def help_(request: Request, command: Help) -> CommandResult:
    """`help`: show how to begin, all commands at a glance, or one of them."""
    if command.command:
        return request.answer(Sentence(f"help-{command.command}"))
    if command.all:
        return request.answer(Sentence("help-overview"), Sentence("help-footer"), buttons=rule_buttons())
    games = Sentence("help-all-games", {"games": ", ".join(GAMES)})
    lines = (Sentence("help-intro"), games, Sentence("help-first"), Sentence("help-more"))
    return request.answer(*lines, buttons=_WAYS_IN)
