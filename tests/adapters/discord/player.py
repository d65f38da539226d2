"""Somebody on Discord who plays the computer by commands, and does not give up while the program comes and goes."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from bot.chat.port import Account
from tests.adapters.discord.back_end import Answer, People
from tests.adapters.discord.stand_in import StandIn
from tests.adapters.discord.transport import Transport
from tests.crash.course import Course, announced
from tests.crash.ledger import ChosenMove, Ledger
from tests.crash.program import PATIENCE

ACCEPTED = 3.0
"""Seconds that Discord waits for an acknowledgement; then the person is told that the application did not respond."""

EAGER = 0.2
"""Seconds between the questions of somebody who waits until the bot is there."""


def source_of(token: str) -> str:
    """The id of the line that the command with this token becomes."""
    return f"discord:i:{token.removeprefix('token-')}"


class Player:
    """Plays the computer in private; every command is picked again until the program takes it."""

    def __init__(self, back_end: StandIn, transport: Transport, game: str) -> None:
        self.transport = transport
        self.back_end = back_end
        self.people = People(back_end, transport)
        self.game = game
        self.here = back_end.channel("lobby")
        self.own = back_end.dm_channel("Dee")
        self.tokens: list[str] = []
        self._meant: list[tuple[str, ChosenMove]] = []

    @property
    def account(self) -> Account:
        """Their account, as the program knows it."""
        return Account("discord", str(self.back_end.person("Dee")))

    def ask(self) -> str:
        """Ask something, without waiting for the answer; returns the token of the command."""
        return self._pick(self.here, "tables")

    async def answered_by_somebody(self) -> None:
        """Ask again and again until it is answered."""
        async with asyncio.timeout(PATIENCE):
            tokens: list[str] = []
            while not any(self.back_end.answer(token).done for token in tokens):
                tokens.append(self.ask())
                with suppress(TimeoutError):
                    await self.transport.until(
                        lambda: any(self.back_end.answer(token).done for token in tokens), within=EAGER
                    )

    async def play(self, ledger: Ledger, rng: Random) -> None:
        """Play one game after the other."""
        while True:
            table = self._table(ledger)
            if table is None:
                await self._carried_out("challenge", against="computer=beginner", game=self.game)
            elif (chosen := ledger.chosen_move(table, self.account, rng)) is None:
                await self._something_happens()
            else:
                await self._carried_out("play", chosen, move=chosen.text)

    async def all_is_answered(self) -> None:
        """Wait until every command that was acknowledged has been answered."""
        await self.transport.until(lambda: all(_is_answered(answer) for answer in self._answers()), within=PATIENCE)

    def unanswered(self) -> list[str]:
        """The tokens of the commands that were acknowledged and have no answer yet."""
        return [token for token in self.tokens if not _is_answered(self.back_end.answer(token))]

    def moves(self, ledger: Ledger) -> list[ChosenMove]:
        """The moves of commands that the program has handled."""
        return [chosen for source, chosen in self._meant if ledger.handled(source)]

    def all_is_said_once(self, courses: Sequence[Course]) -> None:
        """Each command has one answer, each move is announced, and within a game no message about one came twice."""
        assert [answer for answer in self._answers() if len(answer.said) > 1] == []
        said = [message.text for message in self.back_end.seen(self.own) if message.author == "summarum"]
        moves = {move for course in courses for move in announced(course).moves}
        assert [move for move in moves if not any(move in text for text in said)] == []
        game, about_moves = 0, Counter[tuple[int, str]]()
        for text in said:
            game += "begins at table" in text
            about_moves[game, text] += any(move in text for move in moves)
        assert game, "no beginning was told"
        twice = [text for (_, text), times in about_moves.items() if times > 1]
        assert twice == [], twice
        posts = [call.json for call in self.transport.asked("POST", "/channels/*/messages")]
        assert posts, "nothing was said"
        assert all(post["enforce_nonce"] for post in posts)

    async def _carried_out(self, command: str, chosen: ChosenMove | None = None, **fields: str) -> None:
        """Pick a command, which plays the move `chosen` if given, until it is acknowledged; then wait for its answer."""
        acknowledged = False
        while not acknowledged:
            token = self._pick(self.own, command, **fields)
            if chosen is not None:
                self._meant.append((source_of(token), chosen))
            with suppress(TimeoutError):
                await self.transport.until(lambda: self.back_end.answer(token).acknowledged, within=ACCEPTED)  # noqa: B023
            self.back_end.expire(token)
            acknowledged = self.back_end.answer(token).acknowledged
        await self.transport.until(lambda: self.back_end.answer(token).done, within=PATIENCE)

    async def _something_happens(self) -> None:
        async with asyncio.timeout(PATIENCE):  # wait_for of Python 3.11 can lose the cancellation that ends the play
            await self.transport.changed.wait()

    def _pick(self, place: int, command: str, **fields: str) -> str:
        token = self.people.pick("Dee", place, command, people=(), locale="en-US", **fields)
        self.tokens.append(token)
        asyncio.get_running_loop().call_later(ACCEPTED, self.back_end.expire, token)
        return token

    def _answers(self) -> list[Answer]:
        return [self.back_end.answer(token) for token in self.tokens]

    def _table(self, ledger: Ledger) -> int | None:
        """The number of the running game; None if there is none."""
        query = (
            "SELECT game_table.id FROM game_table JOIN seat ON seat.table_id = game_table.id"
            " WHERE seat.platform = ? AND seat.account = ? AND phase = 'running'"
        )
        rows = ledger.rows(query, (self.account.platform, self.account.id))
        return rows[0][0] if rows else None


def _is_answered(answer: Answer) -> bool:
    return answer.done or not answer.acknowledged
