"""Finds people by the names under which they play, for commands that name somebody without `@`."""

from bot.chat.port import Account
from bot.commands.context import Request
from bot.grammar import words
from bot.tables.table import Phase


async def account_named(request: Request, typed: str, *, by_name: bool) -> tuple[str, Account | None]:
    """A typed name and the account it means, None for nobody; `by_name`, it is also that of somebody who has played.

    Such a name may have the ending of *Bens Wertung*, if nobody is called so.
    """
    name, account = request.named(typed)
    if account is not None or not by_name:
        return name, account
    for called in filter(None, (name, words.without_genitive(name))):
        account = request.named(called)[1] or await _account_called(request, called)
        if account is not None:
            return called, account
    return name, None


async def _account_called(request: Request, name: str) -> Account | None:
    """The account of the only person called so at the newest tables here and at the author's; None if it is not clear who.

    The first word of a name is enough if nobody is called exactly so.
    """
    store = request.services.store
    tables = await store.tables_of(request.person, tuple(Phase))
    if not request.line.private:
        here = await store.tables_in(request.line.channel, tuple(Phase))
        tables = (*tables, *(table for table in here if not table.private))
    people = [player for table in tables for player in table.players if player.person is not None and player.account]
    typed = name.casefold()
    exact = {player.person: player.account for player in people if player.name.casefold() == typed}
    found = exact or {
        player.person: player.account for player in people if player.name.casefold().split()[:1] == [typed]
    }
    return next(iter(found.values())) if len(found) == 1 else None
