"""The messages of the coach of a lesson after a move."""

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.facts import FactValue
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.commands.context import Services
from bot.games.lessons import LEARNER, Lesson
from bot.games.registry import prefix
from bot.messages import announce, slots
from bot.tables.playing import LoadedTable, MoveResult, replay_log
from bot.tables.table import Phase, Table
from core.errors import MoveText


async def coach_messages(
    services: Services, result: MoveResult, *, before: LoadedTable | None = None, line_locale: str = ""
) -> tuple[OutboxMessage, ...]:
    """The coach's message after moves in a lesson: the next step, the end, or that the learner has left the lesson's line.

    Empty in other games, while the computers move, and once the lesson is over. `before` is the table before the moves, None
    for a game that has just begun.
    """
    table, position = result.table, result.replay.position
    lesson = table.lesson
    if lesson is None or table.phase is not Phase.RUNNING:
        return ()
    ply = lesson.ply(position)
    if ply == len(lesson.entries):
        return (await _message(services, table, Sentence("lesson-done", {"name": table.game})),)
    if ply is not None:
        return (await _step(services, table, lesson, ply, line_locale=line_locale),) if LEARNER in table.turn else ()
    if before is not None and await _left(services, before, table, lesson):
        return (await _message(services, table, Sentence("lesson-own-way", {"name": table.game})),)
    return ()


def with_coach(messages: Sequence[OutboxMessage], coaching: Sequence[OutboxMessage]) -> tuple[OutboxMessage, ...]:
    """The messages of a move; the last one includes the coach's lines.

    Where the coach says what to type, it gives no other example.
    """
    if not (messages and coaching):
        return (*messages, *coaching)
    *others, last = messages
    lines = lines_of(coaching)
    buttons = tuple(button for message in coaching for button in message.buttons)
    if buttons:
        last = replace(last, lines=_without_example(last.lines), own=_without_example(last.own))
    shown = replace(last, lines=(*last.lines, *lines), buttons=(*buttons, *last.buttons), heading=False)
    return (*others, shown)


def lines_of(coaching: Sequence[OutboxMessage]) -> tuple[Sentence, ...]:
    """All lines of the coach."""
    return tuple(line for message in coaching for line in message.lines)


def _without_example(lines: Sequence[Sentence]) -> tuple[Sentence, ...]:
    return tuple(line for line in lines if not line.key.endswith(f"{announce.DRAFT}none"))


async def _step(services: Services, table: Table, lesson: Lesson, ply: int, *, line_locale: str) -> OutboxMessage:
    """The message with the next action, its reason and how to do it: by tapping pictures if possible, else by a button.

    Within a step, the reason stands in the message before.
    """
    taps, moves = services.tappable(table.channel.platform), lesson.moves(ply, LEARNER)
    reason, how = _step_lines(table, lesson, ply, moves, taps=taps)
    if lesson.is_within_step(ply):
        reason = Sentence("lesson-goes-on", {"step": lesson.step(ply), "steps": lesson.steps})
    lines, move = (reason, how), "" if taps else ";".join(moves)
    return await _message(services, table, *lines, move=move, line_locale=line_locale)


def step_again(services: Services, loaded: LoadedTable) -> tuple[tuple[Sentence, ...], str]:
    """What the coach has said of the next action, and its moves; empty in other games, and once the learner goes on alone."""
    table = loaded.table
    lesson = table.lesson
    ahead = None if lesson is None else lesson.ahead(loaded.replay.position, LEARNER)
    if lesson is None or ahead is None or not ahead[1]:
        return (), ""
    ply, moves = ahead
    return _step_lines(table, lesson, ply, moves, taps=services.tappable(table.channel.platform)), ";".join(moves)


def _step_lines(
    table: Table, lesson: Lesson, ply: int, moves: tuple[str, ...], *, taps: bool
) -> tuple[Sentence, Sentence]:
    """The reason of a step, and how to do what is left of it."""
    step = lesson.step(ply)
    facts: dict[str, FactValue] = {
        "move": MoveText("; ".join(moves)),
        "next": MoveText(moves[0]),
        "verb": moves[0].split()[0],
        "step": step,
        "taps": "yes" if taps else "no",
    }
    return (
        Sentence(f"{prefix(table.game)}-lesson-{step}", {"step": step, "steps": lesson.steps, "name": table.game}),
        Sentence(f"{prefix(table.game)}-lesson-play", facts),
    )


async def _message(
    services: Services, table: Table, *lines: Sentence, move: str = "", line_locale: str = ""
) -> OutboxMessage:
    to = announce.home(table)
    locale = await services.table_locale(table, line_locale=line_locale)
    buttons = announce.play_button(table, move) if move else ()
    slot = slots.lesson(table)
    return OutboxMessage(
        to, lines, locale, table.id, table.game, ply=table.plies, buttons=buttons, slot=slot, anew=True
    )


async def _left(services: Services, before: LoadedTable, table: Table, lesson: Lesson) -> bool:
    """Whether the learner has just played a prepared turn of the lesson differently."""
    since = before.table.since
    if LEARNER not in before.table.turn or (LEARNER in table.turn and table.since == since):
        return False
    if since > 2 * len(lesson.entries):  # long after the lesson, a replay is not worth its time
        return False
    log = (await services.store.log(table.id))[:since]
    ply = lesson.ply(replay_log(before.table, before.engine.game, log).position)
    return ply is not None and ply < len(lesson.entries)
