"""`learn`: the lesson of a game, which is a prepared game with a coach."""

from dataclasses import replace
from typing import Final

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.commands.challenges import also_saying_where
from bot.commands.changes import change_for_challenge
from bot.commands.context import CommandResult, Request
from bot.games import lessons
from bot.games.registry import GAMES, load
from bot.grammar.command_types import Challenge, Learn
from bot.tables import challenge
from bot.tables.refusal import Refusal
from bot.tables.table import Phase, Table
from core.game import Level

LEARN_ANY: Final = ButtonSpec("button-learn-any", "/learn")
"""The button that asks which game the reader would like to learn."""


async def learn(request: Request, command: Learn) -> CommandResult:
    """`learn`: begin the lesson of a game in private; without a game, ask which."""
    if not command.game:
        return request.answer(Sentence("lesson-which"), buttons=tuple(map(learn_button, GAMES)))
    running = await request.services.store.tables_of(request.person, (Phase.RUNNING,))
    for one in running:
        if one.game == command.game and one.lesson:
            raise Refusal("lesson-on", game=one.title, table=str(one.id))
    table = replace(_prepare_table(request, command.game), id=await request.services.store.new_table())
    answer = await change_for_challenge(request.services, table, ready=True, line=request.line)
    return also_saying_where(request, answer)


def learn_button(name: str) -> ButtonSpec:
    """The button that begins the lesson of a game."""
    return ButtonSpec("button-learn", f"/learn {name}", name=load(name).title)


def _prepare_table(request: Request, name: str) -> Table:
    """The table of a lesson, without a number yet: a private game against beginners, or alone."""
    services, lesson = request.services, lessons.lesson(name)
    computers = (Level.BEGINNER,) * (lesson.seats - 1)
    table = challenge.propose(
        Challenge(game=name, computers=computers, alone=not computers),
        load(name, lesson.options),
        request.line,
        request.author,
        {},
        options=lesson.options,
        computer=services.texts.plain("computer-name", request.locale),
        locale=request.locale,
        seed=lesson.seed,
        at=services.now(),
    )
    return replace(table, private=True, moved_to_private=not request.line.private)
