"""The life of a challenge: who is asked, who answers, when the game can begin; pure."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from bot.chat.person import Participant, Person
from bot.chat.port import Incoming
from bot.games.registry import Engine
from bot.grammar import words
from bot.grammar.command_types import Challenge
from bot.grammar.seconds import DAY
from bot.tables.options import HINTS, PLAYERS, RATED, WATCH, format_choices, whole
from bot.tables.pace import Pace
from bot.tables.refusal import Refusal, not_running
from bot.tables.table import Answer, Phase, Player, Table, Watchable
from core.game import Seat
from core.handicap import AUTO, HANDICAP

LAPSE = DAY
"""Seconds after which a challenge that has not begun lapses."""

COMPANY = 2
"""The fewest players of a game in which people wait for each other."""

_YES_NO = ("yes", "no")


def propose(
    command: Challenge,
    engine: Engine,
    line: Incoming,
    author: Participant,
    people: Mapping[str, Participant],
    *,
    options: Mapping[str, str],
    pace: Pace | None = None,
    computer: str,
    locale: str,
    seed: bytes,
    at: float,
) -> Table:
    """The table that a challenge opens, without a number yet. `people` maps the typed names to participants.

    The table gets these `options` of the game and this `pace`; its computers are named `computer`. A game against computers
    alone is `private`, wherever it was typed. Raises Refusal if somebody cannot be asked, or if the game does not allow that
    number of seats.
    """
    low, high = engine.game.seats
    host = _accepting(author, command.client_seed)
    asked = _people_asked(command, line, author, people)
    computers = _computers(command, low, among=1 + len(asked), name=computer)
    if command.alone and low > 1:
        raise Refusal("challenge-not-alone", game=engine.title, low=str(low))
    named = (host, *asked, *computers)
    players = (*named, *[Player()] * _count_open_seats(command, len(named), low, high, locale))
    if not low <= len(players) <= high:
        code = "challenge-seats" if low < high else "challenge-seats-exactly"
        raise Refusal(code, game=engine.title, low=str(low), high=str(high), asked=str(len(players)))
    if _handicap_agreed(command, engine, players, locale):
        options = {**options, HANDICAP: AUTO}
    private = line.private or (bool(computers) and len(players) == 1 + len(computers))
    return Table(
        id=0,
        channel=line.channel,
        game=engine.name,
        players=players,
        seed=seed,
        options=dict(options),
        hints=_chosen(command, HINTS, locale, _YES_NO) == "yes",
        rated=_chosen(command, RATED, locale, _YES_NO, usual="yes") == "yes",
        watch=_watch_agreed(command, locale, private=private),
        pace=pace,
        private=private,
        moved_to_private=private and not line.private,
        language=line.locale,
        created=at,
    )


def _people_asked(
    command: Challenge, line: Incoming, author: Participant, people: Mapping[str, Participant]
) -> tuple[Player, ...]:
    """The people asked, each once even if two typed names mean the same person."""
    known = [(token, people.get(token)) for token in command.opponents]
    named = [Player(who.name, who.person, who.account) if who else Player(token) for token, who in known]
    asked = tuple({player.person or player.name: player for player in named}.values())
    if any(player.person == author.person for player in asked):
        raise Refusal("challenge-yourself")
    if line.private and (asked or command.anyone):
        raise Refusal("challenge-people-in-channel")
    return asked


def _computers(command: Challenge, low: int, *, among: int, name: str) -> list[Player]:
    """The computer seats: a host who asks nobody else gets as many as the game needs.

    The second and later ones have a number in their name.
    """
    levels = [level for level in command.computers if level is not None]
    assert len(levels) == len(command.computers), "a challenge is asked for its levels before it is proposed"
    if levels and not command.anyone and PLAYERS not in command.options and among == 1:
        levels += levels[-1:] * (low - among - len(levels))
    return [
        Player(name if n == 1 else f"{name} {n}", level=level, answer=Answer.ACCEPTED)
        for n, level in enumerate(levels, 1)
    ]


def _count_open_seats(command: Challenge, named: int, low: int, high: int, locale: str) -> int:
    """How many places stay open: the typed number of players decides, else a challenge to anyone opens what the game needs."""
    if PLAYERS not in command.options:
        return max(1, low - named) if command.anyone else 0
    typed = command.options[PLAYERS]
    wanted = whole(typed)
    if wanted is None or wanted < named or (command.alone and wanted > 1):
        numbers = range(max(low, named), (1 if command.alone else high) + 1)
        allowed = ", ".join(map(str, numbers))
        raise Refusal("challenge-bad-option", option=words.format_key(PLAYERS, locale), value=typed, allowed=allowed)
    return wanted - named


def _chosen(command: Challenge, option: str, locale: str, allowed: Collection[str], *, usual: str = "no") -> str:
    """The typed value of an option that every game has, else `usual`; raises Refusal if it is not `allowed`."""
    typed = command.options.get(option, usual)
    if typed not in allowed:
        word = words.format_key(option, locale)
        raise Refusal("challenge-bad-option", option=word, value=typed, allowed=format_choices(allowed, locale))
    return typed


def _handicap_agreed(command: Challenge, engine: Engine, players: Sequence[Player], locale: str) -> bool:
    """Whether the weaker of two people gets points (R5); raises Refusal if the game or its players do not allow that."""
    if command.options.get(HANDICAP) != "yes" and _chosen(command, HANDICAP, locale, (AUTO, "no")) == "no":
        return False
    if not engine.game.gives_points:
        raise Refusal("handicap-no-points", game=engine.title)
    if len(players) != COMPANY or any(player.level is not None for player in players):
        raise Refusal("handicap-two")
    return True


def as_agreed(options: Mapping[str, str]) -> Mapping[str, str]:
    """The options of a table as agreed before its game began, when the points of a handicap were not yet known."""
    return {**options, HANDICAP: AUTO} if HANDICAP in options else options


def _watch_agreed(command: Challenge, locale: str, *, private: bool) -> Watchable:
    """Who may let a channel watch the game; raises Refusal for an unknown value, and for a private game."""
    watch = Watchable(_chosen(command, WATCH, locale, tuple(Watchable)))
    if private and watch is not Watchable.NO:
        raise Refusal("watch-private")
    return watch


def is_same(table: Table, other: Table) -> bool:
    """Whether two challenges ask the same people for the same game, and nobody has answered one of them."""
    return _asked_for(table) == _asked_for(other)


def _asked_for(table: Table) -> tuple[object, ...]:
    seats = [
        (player.person or player.name.casefold(), player.level, player.answer, player.client_seed)
        for player in table.players
    ]
    agreed = (table.hints, table.rated, table.watch, table.pace, dict(table.options))
    return (table.game, table.private, seats, agreed)


def is_complete(table: Table) -> bool:
    """Whether everybody asked has answered and no place is open."""
    return all(player.answer is not Answer.INVITED for player in table.players)


def count_accepted(table: Table) -> int:
    """How many have accepted."""
    return sum(player.answer is Answer.ACCEPTED for player in table.players)


def has_enough(table: Table) -> bool:
    """Whether enough people have accepted to begin without those who have not answered."""
    return count_accepted(table) >= max(COMPANY, table.engine.game.seats[0])


def begins_without_the_rest(table: Table) -> bool:
    """Whether the game begins with those who have accepted, once it has waited long enough for the others.

    Several people have to be in, and nobody may be hurried: a game against the clock might begin while they sleep.
    """
    people = [player for player in table.players if player.person is not None and player.answer is Answer.ACCEPTED]
    if len(people) < COMPANY or not has_enough(table):
        return False
    return table.timer is None if table.pace is None else table.pace.by_day


def accept(table: Table, author: Participant, client_seed: str) -> Table:
    """The table once the author has accepted, perhaps after they declined; raises Refusal if they were not asked."""
    _demand_open(table)
    if _own_seat(table, author) is None and not table.has_open_seat:
        raise _not_asked(table)
    return join(table, author, client_seed)


def decline(table: Table, author: Participant) -> Table:
    """The table once the author has declined, off if too few are left to play; raises Refusal if they were not asked.

    Who declines after all what they have accepted leaves.
    """
    _demand_open(table)
    seat, answer = seat_asked(table, author), table.answer_of(author.person)
    if seat is None and answer is Answer.ACCEPTED:
        return leave(table, author)
    if seat is None and answer is Answer.DECLINED:
        raise Refusal("challenge-declined-already", table=str(table.id))
    if seat is None:
        raise _not_asked(table)
    if table.player(seat).joined:
        return _with_player(table, seat, Player())
    return _off_if_too_few(_with_player(table, seat, _declining(table, author)))


def join(table: Table, author: Participant, client_seed: str) -> Table:
    """The table once the author has taken the seat kept for them, even if they declined it, or an open one; raises Refusal."""
    _demand_open(table)
    if table.answer_of(author.person) is Answer.ACCEPTED:
        raise Refusal("challenge-accepted-already", table=str(table.id))
    seat = _own_seat(table, author) or _find(table, lambda player: player.is_open)
    if seat is None:
        raise Refusal("challenge-no-place", table=str(table.id))
    return _seated(table, seat, author, client_seed)


def leave(table: Table, author: Participant) -> Table:
    """The table once the author has given up their seat before the game begins; raises Refusal.

    A seat that they had joined is open to anybody again, and so is one that was kept for them where another is open, so that
    as many can play as were asked for.
    """
    _demand_open(table)
    if table.players[0].person == author.person:
        raise Refusal("challenge-host-cancels", table=str(table.id))
    seat = _find(table, lambda player: player.person == author.person and player.answer is Answer.ACCEPTED)
    if seat is None:
        raise Refusal("challenge-not-joined", table=str(table.id))
    if table.player(seat).joined or table.has_open_seat:
        return _with_player(table, seat, Player())
    return _off_if_too_few(_with_player(table, seat, replace(table.player(seat), answer=Answer.DECLINED)))


def cancel(table: Table, person: Person) -> Table:
    """The table once its challenge is cancelled; raises Refusal for anybody but the challenger."""
    _demand_open(table)
    _demand_host(table, person)
    return replace(table, phase=Phase.OFF)


def demand_begin(table: Table, person: Person) -> None:
    """Raise Refusal unless this is the challenger and enough people have accepted to begin."""
    _demand_open(table)
    _demand_host(table, person)
    low, _ = table.engine.game.seats
    if count_accepted(table) < low:
        raise Refusal("challenge-too-few", table=str(table.id), low=str(low), have=str(count_accepted(table)))


def rematch(table: Table, author: Participant, *, seed: bytes, at: float, client_seed: str = "") -> Table:
    """A new table with the same players and options, without a number yet; raises Refusal if the author did not play."""
    if table.phase in (Phase.OFF, Phase.ASIDE):
        raise not_running(table)
    if table.phase is not Phase.OVER:
        raise Refusal("rematch-not-over", table=str(table.id))
    seat = table.seat_of(author.person)
    if seat is None:
        raise Refusal("not-at-table", table=str(table.id))
    host = replace(_accepting(author, client_seed), apart=table.player(seat).apart)
    others = [
        replace(
            player,
            answer=Answer.ACCEPTED if player.person is None else Answer.INVITED,
            level=player.level if player.person is None else None,
            client_seed="",
            joined=False,
        )
        for player in table.players
        if player.person != author.person
    ]
    return _asked_anew(table, (host, *others), seed=seed, at=at)


def ask_again(table: Table, author: Participant, *, seed: bytes, at: float) -> Table:
    """A new table, without a number yet, that asks for what the author's challenge asked for before it came to nothing.

    Those who declined are not asked again. Raises Refusal if too few are left, and for anybody but the challenger.
    """
    if table.phase is Phase.RUNNING:
        raise Refusal("rematch-not-over", table=str(table.id))
    _demand_host(table, author.person)
    others = [
        replace(player, answer=Answer.INVITED if player.level is None else Answer.ACCEPTED, client_seed="")
        for player in table.players[1:]
        if player.answer is not Answer.DECLINED and (player.person is None or player.person != author.person)
    ]
    host = replace(_accepting(author, ""), apart=table.players[0].apart)
    fresh = _asked_anew(table, (host, *others), seed=seed, at=at)
    if table.phase is not Phase.OFF or _off_if_too_few(fresh) != fresh:
        raise not_running(table)
    return fresh


def _asked_anew(table: Table, players: tuple[Player, ...], *, seed: bytes, at: float) -> Table:
    """A new table, without a number yet, that asks these players for the same game; raises Refusal if one has been erased."""
    gone = [player.name for player in players if player.person is not None and player.account is None]
    if gone:
        raise Refusal("rematch-gone", names=tuple(gone))
    return replace(
        table, id=0, players=players, options=as_agreed(table.options), seed=seed, phase=Phase.OPEN, client_seed="",
        plies=0, turn=frozenset(), since=0, became_unrated=False, revision=0, created=at, acted=0.0, ended=None, clocks=None,
        watchers=(), dues={}, reminders={},
    )  # fmt: skip


def seat_asked(table: Table, author: Participant) -> Seat | None:
    """The seat kept for this person, asked by their identity or by a unique name; else None."""

    def fits(player: Player) -> bool:
        if player.answer is not Answer.INVITED or player.level is not None:
            return False
        # a handle belongs to the platform where it was typed
        at_home = author.account is not None and author.account.platform == table.channel.platform
        named = player.person is None and at_home and player.name and player.name.casefold() == author.handle.casefold()
        return player.person == author.person if player.person else bool(named)

    return _find(table, fits)


def _own_seat(table: Table, author: Participant) -> Seat | None:
    """The seat kept for this person, whatever they have answered; else None."""
    return seat_asked(table, author) or table.seat_of(author.person)


def asked_names(table: Table) -> tuple[str, ...]:
    """The names of those who have not answered yet."""
    return tuple(player.name for player in table.players if player.answer is Answer.INVITED and player.name)


def _demand_open(table: Table) -> None:
    if table.phase is not Phase.OPEN:
        raise Refusal("challenge-not-open", table=str(table.id), phase=table.phase.value)


def _demand_host(table: Table, person: Person) -> None:
    host = table.players[0]
    if host.person != person:
        raise Refusal("challenge-only-host", table=str(table.id), host=host.name)


def _not_asked(table: Table) -> Refusal:
    names = asked_names(table)
    return Refusal("challenge-not-yours", table=str(table.id), names=names) if names else Refusal("no-challenge")


def _find(table: Table, fits: Callable[[Player], bool]) -> Seat | None:
    return next(iter(table.seats_where(fits)), None)


def _seated(table: Table, seat: Seat, author: Participant, client_seed: str) -> Table:
    """The table once the author has accepted this seat; who is asked whether they are still there keeps what they said."""
    before = table.player(seat)
    player = _accepting(author, client_seed or before.client_seed)
    return _with_player(table, seat, replace(player, apart=before.apart, joined=before.joined or before.is_open))


def _accepting(author: Participant, client_seed: str) -> Player:
    """A player for a person who has accepted."""
    return Player(author.name, author.person, author.account, answer=Answer.ACCEPTED, client_seed=client_seed)


def _declining(table: Table, author: Participant) -> Player:
    """A player for a person who has declined; only a name if they hold another seat, for nobody holds two."""
    if table.answer_of(author.person) is Answer.ACCEPTED:
        return Player(author.name, answer=Answer.DECLINED)
    return Player(author.name, author.person, author.account, answer=Answer.DECLINED)


def _with_player(table: Table, seat: Seat, player: Player) -> Table:
    """The table with this player on a seat; any answer of the same person on another seat is removed."""
    players = tuple(
        player if n == seat else other
        for n, other in enumerate(table.players, 1)
        if n == seat or player.person is None or other.person != player.person
    )
    return replace(table, players=players)


def _off_if_too_few(table: Table) -> Table:
    low, _ = table.engine.game.seats
    possible = sum(player.answer is not Answer.DECLINED for player in table.players)
    return table if possible >= max(low, COMPANY) else replace(table, phase=Phase.OFF)
