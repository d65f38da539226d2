"""Questions that only the author of a line may answer: asked with buttons, answered by a press or a typed line.

The answer to a press takes the place of the question. A question stays open until it is answered or asked anew; the store
gives it another slot then, in the same transaction. So its buttons ask again, even if the platform still shows them.
`parts` are the other parts of a message, as in `Request.message`.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.questions import FORGETTING, QUESTIONS, Question, asked_in, settled
from bot.commands.context import CommandResult, Request
from bot.grammar.words import PREFIX
from bot.tables.refusal import Refusal
from bot.tables.table import Table


async def demand_own(request: Request) -> None:
    """Raise Refusal if the author pressed an answer to another person's question."""
    slot = asked_in(await request.replied_slot()) if request.line.pressed else ""
    command = request.line.text.partition(" ")[0].removeprefix(PREFIX)
    for question in QUESTIONS:
        answers = question.other and question.command in ("", command)
        if answers and slot.startswith(question.prefix) and slot != _slot(request, question):
            raise Refusal(question.other, command=command)


async def is_pressed(request: Request, question: Question) -> bool:
    """Whether the author pressed a button of a question of this kind, be it the newest one or not."""
    return request.line.pressed and await request.replied_slot() == _slot(request, question)


async def is_sure(request: Request, question: Question, *, said: bool) -> bool:
    """Whether the author is sure: they have `said` so, in a typed line or by a button of the question that is open.

    A button elsewhere does not count, because others may see it, or it says nothing of the consequences. If the platform does
    not tell whose button it is, it is one of the open question, if there is any.
    """
    if not said or not request.line.pressed:
        return said
    asked = await _open(request, question)
    return asked is not None and request.line.reply_to in (None, asked)


async def _open(request: Request, question: Question) -> str | None:
    """The reference of the question that is open, or None."""
    store, slot = request.services.store, _slot(request, question)
    if question is FORGETTING:  # Telegram asks in private what was typed in a group
        return await store.question_to(request.line.author.account, slot)
    return await store.shown_at(request.here, slot)


async def ask(request: Request, question: Question, *lines: Sentence, **parts: Any) -> CommandResult:
    """The result that asks, in the place of the question whose button was pressed, else below."""
    message = request.message(*lines, **parts)
    asked = await request.in_slot(message, _slot(request, question))
    return CommandResult.saying(asked if question.choice or not asked.anew else replace(asked, closes=asked.slot))


async def in_place(request: Request, question: Question, *lines: Sentence, **parts: Any) -> tuple[OutboxMessage, ...]:
    """The message that takes the place of the newest question, if a button of that was pressed; else none."""
    slot = _slot(request, question)
    if not await request.is_pressed_in(slot):
        return ()
    if question.choice:
        return (replace(request.message(*lines, **parts), slot=slot),)
    return (replace(request.message(*lines, **parts), slot=settled(slot), closes=slot),)


async def answer(request: Request, question: Question, line: Sentence, **parts: Any) -> OutboxMessage:
    """The answer, in the place of the question; if its button was not pressed, below it, and it removes the buttons."""
    if placed := await in_place(request, question, line, **parts):
        return placed[0]
    return replace(request.message(line, **parts), closes=_slot(request, question))


async def settle(
    request: Request,
    question: Question,
    line: Sentence,
    table: Table | None = None,
    *,
    buttons: Sequence[ButtonSpec] = (),
) -> tuple[OutboxMessage, ...]:
    """The line that takes the place of the question, with these buttons; if none of its own was pressed, it only loses them.

    That is for what other messages tell. With a `table`, a question about another one stays.
    """
    if placed := await in_place(request, question, line, buttons=buttons):
        return placed
    asked = await request.services.store.shown_at(request.here, _slot(request, question))
    if asked is None or (table and await request.services.store.table_shown(request.here, asked) != table.id):
        return ()
    return (closing(request, question),)


def closing(request: Request, question: Question) -> OutboxMessage:
    """The message that only removes the buttons of the newest question."""
    return OutboxMessage(request.message().to, (), "", closes=_slot(request, question))


def _slot(request: Request, question: Question) -> str:
    return question.slot(request.line.author.account)
