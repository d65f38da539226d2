"""`ban`, `unban` and `rename`: leaders of the web chat put people out, let them in again and give them other nicknames."""

from collections.abc import Awaitable, Callable
from secrets import token_hex

from bot.chat.outbox_message import ButtonSpec, Sentence
from bot.chat.port import Author, Channel, Incoming
from bot.commands.accounts import leaving_line, seats_held
from bot.commands.context import CommandResult, Request
from bot.grammar.moderation import Moderate
from bot.store.store import Store
from bot.tables.refusal import Refusal
from bot.tables.table import GOING_ON


async def moderate(request: Request, command: Moderate) -> CommandResult:
    """`ban`, `unban`, `rename`: do it at once, or list who is put out. Raises Refusal."""
    account = request.line.author.account
    moderation = request.services.moderation(account.platform)
    if moderation is None:
        raise Refusal("moderate-elsewhere")
    if not await moderation.leads(account):
        raise Refusal("moderate-leaders-only")
    if command.act == "rename" and not command.new:
        raise Refusal("moderate-rename-how")
    if not command.name:
        names = await moderation.banned()
        return request.answer(Sentence("moderate-list", {"names": names}) if names else Sentence("moderate-list-none"))
    outcome = await moderation.moderate(command.act, command.name, command.new)
    if outcome.near:
        button = ButtonSpec("button-choice", f"/rename {outcome.name} {outcome.near}", name=outcome.near)
        raise Refusal("moderate-nick-near", near=outcome.near).with_answer(buttons=(button,))
    if outcome.code != "done":
        raise Refusal(f"moderate-{outcome.code}", name=outcome.name)
    return request.answer(Sentence(f"moderate-{command.act}", {"name": outcome.name, "new": command.new}))


async def leave_for(store: Store, handle: Callable[[Incoming], Awaitable[object]], author: Author) -> None:
    """Give up the seats that a person holds by an account, and leave its tournaments, by the lines for that.

    Seats where they last acted with another account of theirs stay.
    """
    person, account = await store.person(author.account), author.account
    for table in seats_held(await store.tables_of(person, GOING_ON), person):
        if any(player.person == person and player.account == account for player in table.players):
            await handle(line_of(author, leaving_line(table, person)))
    for tournament in await store.tournaments.of_person(person):
        if any(entrant.person == person and entrant.account == account for entrant in tournament.entrants):
            await handle(line_of(author, "/tournament leave", tournament.channel))


def line_of(author: Author, text: str, channel: Channel | None = None) -> Incoming:
    """A line as its author would type it in a channel, or in private."""
    account = author.account
    place = channel or Channel(account.platform, f"@{account.id}")
    return Incoming(
        f"operator:{token_hex(8)}", place, author, text, private=channel is None, addressed=True, unseen=True
    )
