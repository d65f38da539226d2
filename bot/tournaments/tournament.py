"""A tournament: a series of rounds at ordinary tables, whose match points add up (P14); pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from bot.chat.person import Participant, Person
from bot.chat.port import Account, Channel
from bot.games.registry import Engine, load
from bot.tables.pace import Pace
from bot.tables.refusal import Refusal
from bot.tournaments.seating import Pair, Seating, fitting_rounds, seat
from core.game import Outcome
from core.points import shares

MOST_ROUNDS: Final = 12
AS_FITS: Final = 0
"""In place of a number of rounds: as many as fit those who take part when it starts."""

MOST_ENTRANTS: Final = 32
"""The most entrants: more would not fit into one message, and their tables would fill a channel."""

_SMALLEST, _LARGEST = 2, 4
"""Match points are for tables of two to four, whatever else a game allows."""

Number: TypeAlias = int
"""An entrant's place in the list of entrants, from 0."""


class Stage(StrEnum):
    """Where a tournament is in its life."""

    OPEN = "open"  # people can join
    RUNNING = "running"
    OVER = "over"
    OFF = "off"  # called off before it began


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who takes part, and is `here` until they leave. `excused` rounds count as sat out.

    Latecomers are excused for the rounds they missed; otherwise they would always be the ones to sit out.
    `client_seed` holds words for the draws of the next round; `account` is the account with which they last joined.
    """

    person: Person
    name: str
    here: bool = True
    excused: int = 0
    client_seed: str = ""
    account: Account | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A game of a round: its table, its entrants in seat order, and their match points once it is over.

    It is over without points if its game had no result.
    """

    table: int
    seats: tuple[Number, ...]
    over: bool = False
    points: tuple[Fraction, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """The matches of a round, and the entrants who sit it out."""

    matches: tuple[Match, ...]
    out: tuple[Number, ...] = ()

    @property
    def over(self) -> bool:
        """Whether every match is over."""
        return all(match.over for match in self.matches)

    @property
    def points(self) -> Mapping[Number, Fraction]:
        """The points of each entrant in a finished round; without a game of their own, they get the average of the round."""
        points = {
            number: own
            for match in self.matches
            if match.points
            for number, own in zip(match.seats, match.points, strict=True)
        }
        average = sum(points.values(), Fraction(0)) / max(1, len(points))
        void = [number for match in self.matches if not match.points for number in match.seats]
        return points | dict.fromkeys((*self.out, *void), average)


@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant's place and match points: the total, and the points of each round, None if they took no part in it."""

    place: int
    entrant: Entrant
    total: Fraction
    rounds: tuple[Fraction | None, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament in a channel, led by its director; `revision` grows with every stored change.

    `rounds` may be AS_FITS until it starts; `as_fits` tells from then on that it was. `seeds` has a seed for each round that
    has begun and one for the next, whose commitment is shown before it begins. All games have its `pace`; `absences` tells
    whether absences stop clocks, which the director may forbid. `rated` was the channel's setting when it was set up.
    """

    id: int
    channel: Channel
    game: str
    rounds: int
    director: Participant
    options: Mapping[str, str] = field(default_factory=dict)
    stage: Stage = Stage.OPEN
    entrants: tuple[Entrant, ...] = ()
    played: tuple[Round, ...] = ()
    revision: int = 0
    seeds: tuple[bytes, ...] = ()
    pace: Pace | None = None
    absences: bool = True
    rated: bool = True
    as_fits: bool = False

    @property
    def next_seed(self) -> bytes | None:
        """The seed of the next round; None if there is no next round or its seed is not fixed yet."""
        return self.seeds[len(self.played)] if len(self.played) < min(len(self.seeds), self.planned) else None

    @property
    def planned(self) -> int:
        """The number of rounds; before the start perhaps as many as fit those who take part."""
        return self.rounds or fitting_rounds(len(self.here), *seats_at(load(self.game, self.options)))

    @property
    def going(self) -> bool:
        """Whether people may still join, play or close it."""
        return self.stage in (Stage.OPEN, Stage.RUNNING)

    @property
    def here(self) -> tuple[Number, ...]:
        """The entrants to be seated in the next round."""
        return tuple(number for number, entrant in enumerate(self.entrants) if entrant.here)

    @property
    def people(self) -> tuple[Person, ...]:
        """The people who take part."""
        return tuple(entrant.person for entrant in self.entrants if entrant.here)

    @property
    def finished(self) -> int:
        """How many rounds are over."""
        return sum(round.over for round in self.played)

    @property
    def waiting(self) -> tuple[Match, ...]:
        """The matches still being played."""
        return tuple(match for round in self.played for match in round.matches if not match.over)

    @property
    def owners(self) -> Mapping[Account, Person]:
        """The accounts with which people lead it or last joined, each with its person."""
        pairs = ((self.director.account, self.director.person), *((one.account, one.person) for one in self.entrants))
        return {account: person for account, person in pairs if account is not None}

    def number_of(self, person: Person) -> Number | None:
        """The number of a person as an entrant, whether here or gone; None if they never joined."""
        return next((number for number, entrant in enumerate(self.entrants) if entrant.person == person), None)

    def match_of(self, number: Number) -> Match | None:
        """The match that an entrant is playing, or None."""
        return next((match for match in self.waiting if number in match.seats), None)


def seats_at(engine: Engine) -> tuple[int, int]:
    """The fewest and the most seats of a tournament table; raises Refusal if the game allows no such table."""
    least, most = engine.game.seats
    low, high = max(_SMALLEST, least), min(_LARGEST, most)
    if low > high:
        raise Refusal("tournament-not-for-game", game=engine.title)
    return low, high


def join(tournament: Tournament, author: Participant, client_seed: str = "") -> Tournament:
    """The tournament once the author takes part from the next round on, perhaps again, or has set their client seed for it.

    Raises Refusal if they cannot join.
    """
    number = tournament.number_of(author.person)
    if number is not None and tournament.entrants[number].here:
        if client_seed:
            return _with_entrant(tournament, number, replace(tournament.entrants[number], client_seed=client_seed))
        raise Refusal("tournament-joined-already")
    if len(tournament.played) >= tournament.planned:
        raise Refusal("tournament-last-round")
    if len(tournament.here) >= MOST_ENTRANTS or (number is None and len(tournament.entrants) >= 2 * MOST_ENTRANTS):
        raise Refusal("tournament-full", most=str(MOST_ENTRANTS))
    if number is None:
        number = len(tournament.entrants)
        new = Entrant(author.person, author.name, here=False)
        tournament = replace(tournament, entrants=(*tournament.entrants, new))
    outs = _sat_out(tournament)
    least = min((outs[other] for other in tournament.here), default=0)
    entrant = tournament.entrants[number]
    back = replace(
        entrant,
        name=author.name,
        here=True,
        client_seed=client_seed,
        account=author.account,
        excused=entrant.excused + max(0, least - outs[number]),
    )
    return _with_entrant(tournament, number, back)


def leave(tournament: Tournament, number: Number) -> Tournament:
    """The tournament once an entrant plays no further rounds; before the first round they are removed from the list."""
    if tournament.stage is Stage.OPEN:
        return replace(
            tournament, entrants=tuple(one for other, one in enumerate(tournament.entrants) if other != number)
        )
    return _with_entrant(tournament, number, replace(tournament.entrants[number], here=False))


def pair(tournament: Tournament, engine: Engine, rng: Random) -> Seating:
    """The tables of the next round; raises Refusal if it cannot begin."""
    if tournament.waiting:
        raise _still_played("tournament-round-runs", tournament)
    low, high = seats_at(engine)
    if len(tournament.here) < low:
        raise Refusal("tournament-too-few", low=str(low), have=str(len(tournament.here)))
    outs = dict(enumerate(_sat_out(tournament)))
    return seat(tournament.here, _met(tournament), outs, low=low, high=high, rng=rng)


def again(before: Tournament, number: int, director: Participant, seed: bytes, *, rated: bool = True) -> Tournament:
    """A tournament of the same game, options, time and rounds, which nobody has joined yet.

    If there were as many rounds as fit those who took part, there will be again.
    """
    return Tournament(
        number, before.channel, before.game, AS_FITS if before.as_fits else before.rounds, director, before.options,
        seeds=(seed,), pace=before.pace, absences=before.absences, rated=rated,
    )  # fmt: skip


def begin_round(
    tournament: Tournament, seating: Seating, tables: Sequence[int], seeds: Sequence[bytes] = ()
) -> Tournament:
    """The tournament once the next round has begun at these tables; `seeds` are the seed of that round and of the one after."""
    matches = tuple(Match(table, seats) for table, seats in zip(tables, seating.tables, strict=True))
    entrants = tuple(replace(entrant, client_seed="") for entrant in tournament.entrants)
    played = (*tournament.played, Round(matches, seating.out))
    kept = (*tournament.seeds[: len(tournament.played)], *seeds)
    return replace(
        tournament, stage=Stage.RUNNING, rounds=tournament.planned, played=played, entrants=entrants, seeds=kept,
        as_fits=tournament.as_fits or tournament.rounds == AS_FITS,
    )  # fmt: skip


def count_match(tournament: Tournament, table: int, outcome: Outcome | None) -> Tournament:
    """The tournament with a match counted, without points if there is no outcome; the very last match ends the tournament."""
    points = () if outcome is None else outcome.match_points or shares(outcome.places)
    played = tuple(
        replace(
            round,
            matches=tuple(
                replace(match, over=True, points=points) if match.table == table else match for match in round.matches
            ),
        )
        for round in tournament.played
    )
    after = replace(tournament, played=played)
    return replace(after, stage=Stage.OVER) if after.finished == tournament.rounds else after


def close(tournament: Tournament) -> Tournament:
    """The tournament once it has ended; raises Refusal while games are played."""
    if tournament.waiting:
        raise _still_played("tournament-close-games", tournament)
    return replace(tournament, stage=Stage.OVER if tournament.played else Stage.OFF)


def _still_played(key: str, tournament: Tournament) -> Refusal:
    """A refusal with this key, which names the tables of games that still go on, and one of them to end."""
    tables = [match.table for match in tournament.waiting]
    return Refusal(key, tables=", ".join(f"#{table}" for table in tables), table=str(tables[0]))


def ranking(tournament: Tournament, after: int | None = None) -> tuple[Standing, ...]:
    """The ranking after the first `after` rounds, by default after all finished ones; equal totals share a place."""
    rounds = [round.points for round in tournament.played[: tournament.finished if after is None else after]]
    entrants = range(len(tournament.entrants))
    totals = [sum((points.get(number, Fraction(0)) for points in rounds), Fraction(0)) for number in entrants]
    return tuple(
        Standing(
            1 + sum(other > totals[number] for other in totals),
            tournament.entrants[number],
            totals[number],
            tuple(points.get(number) for points in rounds),
        )
        for number in sorted(entrants, key=lambda number: (-totals[number], number))
    )


def _with_entrant(tournament: Tournament, number: Number, entrant: Entrant) -> Tournament:
    entrants = tournament.entrants
    return replace(tournament, entrants=(*entrants[:number], entrant, *entrants[number + 1 :]))


def _sat_out(tournament: Tournament) -> list[int]:
    """How often each entrant has sat out or was excused, which decides who sits out next."""
    return [
        entrant.excused + sum(number in round.out for round in tournament.played)
        for number, entrant in enumerate(tournament.entrants)
    ]


def _met(tournament: Tournament) -> dict[Pair, int]:
    """How often each pair of entrants has sat at one table."""
    met: dict[Pair, int] = {}
    for round in tournament.played:
        for match in round.matches:
            for one, other in combinations(sorted(match.seats), 2):
                met[one, other] = met.get((one, other), 0) + 1
    return met
