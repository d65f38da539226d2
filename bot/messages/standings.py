"""Announcements of a tournament: turns its standings and rounds into lines and messages; pure."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from bot.chat import slot_prefixes
from bot.chat.conventions import number
from bot.chat.facts import FactValue, Mention
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.person import Participant, Person
from bot.chat.text import Texts
from bot.games.registry import load, prefix
from bot.messages.announce import option_lines, pace_line
from bot.tournaments.tournament import Entrant, Match, Stage, Standing, Tournament, ranking, seats_at
from core.fair import commitment
from core.points import format_points

STANDINGS = "standings"
"""The picture of the standings of a tournament after a number of rounds: `standings TOURNAMENT ROUNDS`."""

WON: Final = "tournament-over"
"""The line that says who has won a tournament."""

_UNTIMED: Final[Mapping[str, FactValue]] = {"state": "none", "left": "", "until": "", "awaited": ()}
"""The facts about the time at a table without clocks."""


def name(one: Entrant | Participant) -> Mention:
    """An entrant or a director as a fact of a sentence."""
    return Mention(one.name, one.account, person=one.person)


def names(tournament: Tournament, numbers: Iterable[int]) -> tuple[Mention, ...]:
    """Several entrants as a fact of a sentence."""
    return tuple(name(tournament.entrants[number]) for number in numbers)


def setup_message(tournament: Tournament, texts: Texts, locale: str) -> OutboxMessage:
    """The message about a new tournament: the game, its director, its entrants and how to join; edited as people join."""
    director = name(tournament.director)
    title, about_game = load(tournament.game).title, f"{prefix(tournament.game)}-tournament"
    lines = [
        Sentence("tournament-new", {"game": title, "player": director, **_rounds(tournament)}),
        *option_lines(tournament.game, tournament.options),
        *pace_line(tournament.pace),
        *(() if tournament.absences or tournament.pace is None else (Sentence("tournament-no-absences"),)),
        *(() if tournament.rated else (Sentence("tournament-games-unrated"),)),
    ]
    if texts.has(about_game, locale):
        lines.append(Sentence(about_game, {"game": title}))
    if tournament.entrants:
        entered: dict[str, FactValue] = {"players": names(tournament, tournament.here), "count": len(tournament.here)}
        lines.append(Sentence("tournament-entrants", entered))
    if tournament.stage is Stage.OFF:
        lines.append(Sentence("tournament-off"))
    elif tournament.stage is Stage.OPEN:
        lines.append(Sentence("tournament-how", {"player": director}))
        if tournament.director.person not in tournament.people:
            lines.append(Sentence("tournament-director-out", {"player": director}))
    if tournament.entrants and tournament.stage is not Stage.OFF:  # there will be no draws
        lines += _commitment_lines(tournament, 1)
    return OutboxMessage(
        tournament.channel,
        tuple(lines),
        locale,
        buttons=_joining(tournament),
        slot=f"{slot_prefixes.TOURNAMENT}{tournament.id}",
    )


def asked_again(before: Tournament, author: Person) -> tuple[Sentence, ...]:
    """The line that asks those who took part in an earlier tournament to do so again, but for the author of the new one."""
    numbers = [number for number in before.here if before.entrants[number].person != author]
    asked = tuple(replace(one, notify=True) for one in names(before, numbers))
    return (Sentence("tournament-again", {"players": asked}),) if asked else ()


def _rounds(tournament: Tournament) -> dict[str, FactValue]:
    """The facts about the number of rounds: how many, 0 if that is still open, and how many people it fits, 0 if it is set."""
    here, (least, _) = len(tournament.here), seats_at(load(tournament.game, tournament.options))
    if tournament.rounds:
        return {"count": tournament.rounds, "people": 0}
    return {"count": tournament.planned if here >= least else 0, "people": here}


def round_message(tournament: Tournament, locale: str) -> OutboxMessage:
    """The message with the tables of the newest round, who sits it out, and a button for latecomers.

    The message of a single table names its players itself.
    """
    newest = tournament.played[-1]
    facts = {"round": str(len(tournament.played)), "rounds": str(tournament.rounds)}
    lines = [Sentence("tournament-round", facts)]
    if len(newest.matches) > 1:
        lines += [
            Sentence("tournament-table", {"table": str(match.table), "players": names(tournament, match.seats)})
            for match in newest.matches
        ]
    if newest.out:
        lines.append(Sentence("tournament-out", {"players": names(tournament, newest.out), "count": len(newest.out)}))
    closes, slot = _slot_after(tournament, len(tournament.played) - 1), _slot_of_newest_round(tournament)
    return OutboxMessage(
        tournament.channel, tuple(lines), locale, buttons=going_on(tournament), slot=slot, anew=True, closes=closes
    )


def playing_lines(
    tournament: Tournament, times: Mapping[int, Mapping[str, FactValue]], locale: str
) -> tuple[Sentence, ...]:
    """The lines about the round being played: the match points of each table, or who plays there; none between two rounds.

    `times` has the facts about the time left at each table that is still played.
    """
    if not tournament.waiting:
        return ()
    facts = {"round": str(len(tournament.played)), "rounds": str(tournament.rounds)}
    lines = [Sentence("tournament-playing", facts)]
    for match in tournament.played[-1].matches:
        told: dict[str, FactValue] = {"table": str(match.table), "players": names(tournament, match.seats)}
        if not match.over:
            lines.append(Sentence("tournament-open", {**told, **times.get(match.table, _UNTIMED)}))
        elif match.points:
            lines.append(Sentence("tournament-result", {**told, "points": _counts(tournament, match, locale)}))
        else:
            lines.append(Sentence("tournament-void", {"table": str(match.table)}))
    return tuple(lines)


def slots_of(tournament: Tournament) -> tuple[str, ...]:
    """The slots of the messages that tell how a tournament stands, newest first."""
    played = len(tournament.played)
    return (
        _slot_after(tournament, played),
        _slot_of_newest_round(tournament),
        f"{slot_prefixes.TOURNAMENT}{tournament.id}",
    )


def match_lines(tournament: Tournament, match: Match, locale: str) -> tuple[Sentence, ...]:
    """The match points of a game that has just ended, and which games are still played."""
    waiting = ", ".join(f"#{other.table}" for other in tournament.waiting)
    lines = (Sentence("tournament-counts", {"points": _counts(tournament, match, locale)}),)
    return (*lines, Sentence("tournament-waits", {"tables": waiting})) if waiting else lines


def _counts(tournament: Tournament, match: Match, locale: str) -> str:
    """The players of a match with their match points, the best first."""
    pairs = sorted(zip(names(tournament, match.seats), match.points, strict=True), key=lambda pair: -pair[1])
    return " · ".join(f"{one.name} {number(format_points(points), locale)}" for one, points in pairs)


def standings_message(tournament: Tournament, locale: str) -> OutboxMessage:
    """The standings in words and as a picture, and how the tournament goes on."""
    lines = [*standing_lines(tournament)]
    if tournament.stage is Stage.OVER:
        lines = [line.with_mentions(_notified) if line.key == WON else line for line in lines]
        lines += _seed_lines(tournament)
    if tournament.stage is Stage.RUNNING:
        director = Mention(tournament.director.name, tournament.director.account, notify=True)
        lines.append(Sentence("tournament-next", {"player": director, "round": str(len(tournament.played) + 1)}))
        lines += [*_seed_lines(tournament), *_commitment_lines(tournament, len(tournament.played) + 1)]
    picture = picture_of(tournament) if tournament.finished else ""
    slot = _slot_after(tournament, len(tournament.played))
    return OutboxMessage(
        tournament.channel, tuple(lines), locale, picture=picture, buttons=going_on(tournament), slot=slot, anew=True,
        closes=_slot_of_newest_round(tournament),
    )  # fmt: skip


def _notified(mention: Mention) -> Mention:
    return replace(mention, notify=True)


def _slot_after(tournament: Tournament, rounds: int) -> str:
    """The slot of the standings after a number of rounds; their buttons are removed once the next round begins."""
    return f"{slot_prefixes.STANDINGS}{tournament.id}/{rounds}"


def _slot_of_newest_round(tournament: Tournament) -> str:
    """The slot of the message about the newest round; its button is removed once the round is over."""
    return f"{slot_prefixes.ROUND}{tournament.id}/{len(tournament.played)}"


def slot_now(tournament: Tournament) -> str:
    """The slot of the newest message with the buttons that continue a tournament which has begun."""
    return _slot_of_newest_round(tournament) if tournament.waiting else _slot_after(tournament, len(tournament.played))


def number_in(slot: str) -> int | None:
    """The number of the tournament that a message of this slot sets up, or whose round or standings it shows; else None."""
    for kind in (slot_prefixes.TOURNAMENT, slot_prefixes.ROUND, slot_prefixes.STANDINGS):
        if slot.startswith(kind):
            return int(slot.removeprefix(kind).partition("/")[0])
    return None


def latecomer_lines(tournament: Tournament) -> tuple[Sentence, ...]:
    """The line on how to join from the next round on, for the answer to `/tournament`; none if no round is left."""
    if not _has_more_rounds(tournament):
        return ()
    return (Sentence("tournament-late", {"round": str(len(tournament.played) + 1)}),)


def going_on(tournament: Tournament) -> tuple[ButtonSpec, ...]:
    """The buttons that continue a tournament: to begin the next round once the last is over (director), and to join (all).

    Once it is over, anybody can set up the next one like it.
    """
    if tournament.stage is Stage.OVER:
        return (ButtonSpec("button-tournament-again", "/tournament again"),)
    if not _has_more_rounds(tournament):
        return ()
    following = ButtonSpec("button-tournament-next", "/tournament next", people=(tournament.director.person,))
    return (*(() if tournament.waiting else (following,)), _join(tournament))


def _has_more_rounds(tournament: Tournament) -> bool:
    return tournament.stage is Stage.RUNNING and len(tournament.played) < tournament.rounds


def _commitment_lines(tournament: Tournament, round: int) -> tuple[Sentence, ...]:
    """The line with the commitment of a round, shown before it begins, while people can still give client seeds."""
    if not round <= min(len(tournament.seeds), tournament.planned):
        return ()
    facts = {
        "round": str(round),
        "seal": commitment(tournament.seeds[round - 1]),
        "open": "no" if round <= len(tournament.played) else "yes",
    }
    return (Sentence("tournament-seal", facts),)


def _seed_lines(tournament: Tournament) -> tuple[Sentence, ...]:
    """The line with the seed of the round that has just ended."""
    rounds = tournament.finished
    if not rounds or rounds > len(tournament.seeds):
        return ()
    return (Sentence("tournament-seed", {"round": str(rounds), "seed": tournament.seeds[rounds - 1].hex()}),)


def picture_of(tournament: Tournament) -> str:
    """The picture of the standings as they are now."""
    return f"{STANDINGS} {tournament.id} {tournament.finished}"


def standing_lines(tournament: Tournament, after: int | None = None) -> tuple[Sentence, ...]:
    """The standings in words, and the winner if the tournament is over; none before the first round is over."""
    rounds = tournament.finished if after is None else after
    if not rounds:
        return ()
    ranked = ranking(tournament, rounds)
    over = tournament.stage is Stage.OVER and rounds == tournament.finished
    won = tuple(name(one.entrant) for one in ranked if one.place == 1)
    lines = [Sentence("tournament-standings", {"round": str(rounds), "rounds": str(tournament.rounds)})]
    lines += [_row(one) for one in ranked]
    if over:
        lines.append(Sentence(WON, {"players": won, "count": len(won)}))
    return tuple(lines)


def _row(standing: Standing) -> Sentence:
    facts: dict[str, FactValue] = {
        "place": str(standing.place),
        "player": name(standing.entrant),
        "points": format_points(standing.total),
        "here": "yes" if standing.entrant.here else "no",
    }
    return Sentence("tournament-row", facts)


def _joining(tournament: Tournament) -> tuple[ButtonSpec, ...]:
    if tournament.stage is not Stage.OPEN:
        return ()
    start = ButtonSpec("button-tournament-start", "/tournament start", people=(tournament.director.person,))
    return (_join(tournament), start)


def _join(tournament: Tournament) -> ButtonSpec:
    return ButtonSpec("button-join", "/tournament join", done=tournament.people)
