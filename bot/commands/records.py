"""`export` and `verify`: the record of a finished game, and the proof of its draws."""

from bot.chat.outbox_message import Sentence
from bot.commands.context import CommandResult, Request
from bot.commands.next_seed import next_commitment
from bot.grammar.command_types import Export, Verify
from bot.store.change import Change
from bot.store.positions import DoesNotReplay
from bot.tables.playing import replay_log
from bot.tables.refusal import Refusal, not_running
from bot.tables.table import Phase
from core.errors import MoveError
from core.fair import commitment
from core.game import CHANCE


async def export(request: Request, command: Export) -> CommandResult:
    """`export`: send the record of a finished game as a file."""
    table = await request.find_table(
        command.table, (Phase.OVER,), request.is_seated, lambda _: True, none="no-game-over"
    )
    if table.phase is Phase.RUNNING:
        raise Refusal("export-not-over", table=str(table.id))
    await request.load(table)
    return request.answer(Sentence("export-here", {"table": str(table.id)}), table=table, document="record")


async def verify(request: Request, command: Verify) -> CommandResult:
    """`verify`: show the commitment of a running game, or verify every draw of a finished one against its seed.

    The answer always has the commitment of the author's next game that begins at once.
    """
    try:
        lines: tuple[Sentence, ...] = await _verified(request, command)
    except Refusal as nothing:
        if not nothing.says("no-table") or command.table is not None:
            raise
        lines = nothing.lines
    following, kept = await next_commitment(request)
    return CommandResult(Change(messages=(request.message(*lines, following),), next_seeds=kept))


async def _verified(request: Request, command: Verify) -> tuple[Sentence, ...]:
    """The lines about the draws of a table, and what they prove."""
    phases = (Phase.RUNNING, Phase.OVER)
    table = await request.find_table(
        command.table, phases, lambda t: t.phase is Phase.RUNNING, request.is_seated, lambda _: True, none="no-table"
    )
    number, committed = str(table.id), commitment(table.seed)
    if table.phase not in (Phase.OPEN, *phases):
        raise not_running(table)
    if table.phase is not Phase.OVER:
        return (Sentence("verify-running", {"table": number, "seal": committed}),)
    log = await request.services.store.log(table.id)
    try:
        replay_log(table, table.engine.game, log)
    except (MoveError, KeyError) as error:
        raise DoesNotReplay(table) from error
    draws = sum(entry.seat == CHANCE for entry in log)
    facts = {
        "table": number,
        "seal": committed,
        "seed": table.seed.hex(),
        "luck": table.client_seed or "—",
        "draws": str(draws),
    }
    return (Sentence("verify-good", facts), Sentence("verify-proves"))
