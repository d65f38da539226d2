"""Applies the reliability of players: shows it in challenges, and suspends rated play (R6)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.chat.facts import FactValue, TimeSpan
from bot.chat.outbox_message import OutboxMessage, Sentence
from bot.chat.person import Person
from bot.commands.context import Request, Services
from bot.messages import announce
from bot.messages.clocks import rounded
from bot.messages.wording import FINISHED_SHARE
from bot.tables.game_result import GameResult
from bot.tables.rated import may_count
from bot.tables.refusal import Refusal
from bot.tables.reliability import SUSPENDED, reliability, suspended_until
from bot.tables.table import Answer, Phase, Player, Table
from core.replay import LOST_ON_TIME


async def share_lines(services: Services, table: Table) -> tuple[Sentence, ...]:
    """The lines with the share of finished games of each player of an open challenge who has played enough games."""
    lines = []
    for player, person in _players(table):
        percent = reliability(game.result for game in await services.store.results.played(person))
        if percent is not None:
            lines.append(Sentence(FINISHED_SHARE, {"player": announce.name(player), "percent": str(percent)}))
    return tuple(lines)


async def unrated_if_suspended(request: Request, table: Table) -> tuple[Table, tuple[Sentence, ...]]:
    """A challenge, unrated once it has a player whose rated play is suspended, and the lines that tell the author so.

    It stays unrated when they decline or their suspension ends, because others have accepted it so. Raises Refusal if the
    suspended player is the author and the challenge is another person's.
    """
    found = await first_suspended(request.services, table)
    if found is None:
        return table, ()
    player, facts = found
    if player.person == request.person != table.players[0].person:
        raise _refusal(facts, own="yes")
    own = "yes" if player.person == request.person else "no"
    return replace(table, became_unrated=True), (Sentence("rated-suspended", {**facts, "own": own}),)


async def suspension_messages(
    services: Services, table: Table, results: Sequence[GameResult]
) -> tuple[OutboxMessage, ...]:
    """The private messages to the players of a game that has just ended whose rated play its results suspend."""
    messages, ended = [], table.ended or services.now()
    for result in results:
        player = table.player(result.seat)
        if player.person is None or player.account is None or result.departure != LOST_ON_TIME:
            continue
        games = [(game.ended, game.result) for game in await services.store.results.played(player.person)]
        if suspended_until([*games, (ended, result)]) != ended + SUSPENDED:
            continue
        line = Sentence("rated-suspended-now", {"left": TimeSpan(int(SUSPENDED))})
        messages.append(await services.to_player(player.account, table, line))
    return tuple(messages)


async def demand_rated_play(request: Request, table: Table) -> None:
    """Raise Refusal if the rated play of one of the players of a rated challenge is suspended."""
    found = await first_suspended(request.services, table)
    if found is not None:
        player, facts = found
        own = "yes" if player.person == request.person else "no"
        raise _refusal(facts, own=own)


def _refusal(facts: Mapping[str, FactValue], *, own: str) -> Refusal:
    """The refusal of a rated game; secret, because it tells of games that a player has lost."""
    return Refusal("rated-suspended-refused", **facts, own=own).with_answer(secret=True)


async def first_suspended(services: Services, table: Table) -> tuple[Player, dict[str, FactValue]] | None:
    """The first player of a game that may count whose rated play is suspended, with the facts for a sentence; or None."""
    if not may_count(table):
        return None
    for player, person in _players(table):
        games = await services.store.results.played(person)
        until = suspended_until([(game.ended, game.result) for game in games])
        if until is not None and until > services.now():
            left = TimeSpan(rounded(until - services.now()))
            return player, {"player": announce.name(player), "left": left}
    return None


def _players(table: Table) -> list[tuple[Player, Person]]:
    """The people who will play an open challenge, or who begin a game."""
    if table.phase is not Phase.OPEN:
        return []
    return [
        (player, player.person)
        for player in table.players
        if player.person is not None and player.answer is not Answer.DECLINED
    ]
