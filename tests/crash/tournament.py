"""A tournament whose program is killed again and again: its director, and players who play, resign or come late."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.chat import person, port
from bot.tournaments.tournament import Stage, Tournament
from tests.crash.kills import GamesWithKills
from tests.crash.person import LOBBY, Person
from tests.crash.program import PATIENCE

ROUNDS: Final = 2
ENTRANTS: Final = ("ann", "ben", "dan", "eve", "cyd")
LATE: Final = "cyd"
"""The player who takes part from the second round on."""

NONE_YET: Final = Tournament(0, port.Channel("", ""), "", 0, person.Participant(person.Person(""), None, ""))

ENOUGH: Final = 3
"""The moves after which the director may end a game, and a player may resign."""


class Entrant(Person):
    """A player, who now and then resigns a game."""

    async def _answer(self, entry: dict[str, Any]) -> None:
        await Person._answer(self, entry)
        tournament = self.ledger.tournament()
        if tournament is None:
            return
        me = self.ledger.person(self.nick)
        if all(one.account != me for one in tournament.entrants) and (self.nick != LATE or tournament.played):
            await self._once("/tournament join")
        for match in tournament.waiting:
            table, log = self.ledger.table(match.table)
            enough = sum(entry.seat > 0 for entry in log) >= ENOUGH
            if enough and me in table.owners and self.rng.random() < 0.05:
                await self._once(f"/resign #{match.table} yes")
        await self._lead(tournament)

    async def _lead(self, tournament: Tournament) -> None:
        """Do what only the director does."""

    async def _once(self, line: str) -> None:
        if self._first(line):
            await self.type(line, LOBBY)


class Director(Entrant):
    """The director, who types every line that begins a round twice, as an impatient person might."""

    async def _lead(self, tournament: Tournament) -> None:
        if tournament.stage is Stage.OPEN and len(tournament.here) == len(ENTRANTS) - 1:
            await self._twice("/tournament start", "")
        between = tournament.stage is Stage.RUNNING and not tournament.waiting
        if between and len(tournament.here) == len(ENTRANTS):
            await self._twice("/tournament next", f"{tournament.finished}")
        for match in tournament.waiting:
            _, log = self.ledger.table(match.table)
            if sum(entry.seat > 0 for entry in log) >= ENOUGH and self.rng.random() < 0.2:
                await self._once(f"/tournament end #{match.table}")

    async def _twice(self, line: str, when: str) -> None:
        if self._first(f"{line} {when}"):
            await self.type(line, LOBBY)
            await self.type(line, LOBBY)


class TournamentWithKills(GamesWithKills):
    """The games of a tournament."""

    def __init__(self, database: Path, game: str, seed: int) -> None:
        super().__init__(database, game, seed)
        self.people = [
            (Director if nick == "ann" else Entrant)(nick, self.ledger, Random(self.rng.random()), self._told)
            for nick in ENTRANTS
        ]

    async def ask(self) -> None:
        """The director sets the tournament up, and all but one join it; the kills begin with the first round."""
        await self.people[0].type(f"/tournament new {self.game} rounds={ROUNDS}", LOBBY)
        async with self._undisturbed(4 * PATIENCE):
            await self.people[0].until(lambda: len(self._tournament.here) >= len(ENTRANTS) - 1)

    async def end(self) -> None:
        """A last run, in which the tournament is finished and everybody gets every message."""
        self._kill_timer = None
        async with self._undisturbed(4 * PATIENCE):
            await self.people[0].until(lambda: self._tournament.stage is Stage.OVER)
            for person in self.people:
                person.resting = True
            await asyncio.gather(*(self._answered(person) for person in self.people))

    def _all_over(self) -> bool:
        return self._tournament.stage is Stage.OVER

    @property
    def _tournament(self) -> Tournament:
        tournament = self.ledger.tournament()
        return NONE_YET if tournament is None else tournament
