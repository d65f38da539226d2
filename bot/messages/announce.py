"""Announcements of a table: turns public views and events into lines; pure, never sees a position."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.chat.facts import FactValue, Mention, Named, TimeSpan
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Address, Private
from bot.games.registry import prefix
from bot.grammar.seconds import UNITS, in_largest_unit, rounding_unit
from bot.messages import slots
from bot.messages.places import HOW_TO_BE_HEARD
from bot.messages.wording import OPTION
from bot.tables.pace import Pace
from bot.tables.table import Player, Table
from core.fair import commitment
from core.game import LOST, Event, Limit, Seat, View
from core.handicap import HANDICAP


def home(table: Table) -> Address:
    """Where a table's announcements go."""
    host = table.players[0].account
    return Private(host) if table.private and host is not None else table.channel


def name(player: Player, *, notify: bool = False) -> Named:
    """A player as a fact of a sentence; an invited handle whose account is not known yet is shown as it was typed."""
    if player.person is not None:
        return Mention(player.name, player.account, notify=notify, person=player.person)
    if player.name and player.level is None:
        return Mention(f"@{player.name}", notify=notify)
    return player.name


def names(table: Table, seats: Iterable[Seat]) -> tuple[Named, ...]:
    """The players of these seats as a fact of a sentence."""
    return tuple(name(table.player(seat)) for seat in seats)


def player_facts(table: Table, seat: Seat, *, notify: bool = False) -> dict[str, Named]:
    """The facts that every sentence about a seat may use: `player` and `seat`."""
    return {"player": name(table.player(seat), notify=notify), "seat": str(seat)}


def refusal_facts(table: Table, facts: Mapping[str, FactValue]) -> dict[str, FactValue]:
    """The facts of a refused move, with the player added if they name a seat of the table."""
    about = next((Seat(n) for n in range(1, len(table.players) + 1) if str(n) == facts.get("seat")), None)
    return {**({} if about is None else player_facts(table, about)), **facts}


def event_lines(table: Table, events: Iterable[Event]) -> tuple[Sentence, ...]:
    """A line for each event of a game."""
    return tuple(
        Sentence(
            event.code if event.code == LOST else f"{prefix(table.game)}-{event.code}",
            {**(player_facts(table, event.seat) if event.seat is not None else {}), **event.facts},
        )
        for event in events
    )


def score_lines(table: Table, view: View) -> tuple[Sentence, ...]:
    """One line with all scores, if the game has any yet; names are joined here because their number varies."""
    if not view.scores:
        return ()
    pairs = zip(table.players, view.scores, strict=True)
    return (Sentence("scores", {"scores": " · ".join(f"{player.name} {score}" for player, score in pairs)}),)


def turn_lines(table: Table, told: frozenset[Seat]) -> tuple[Sentence, ...]:
    """The line that says who may act now; it notifies only people who were not `told` yet that it is their turn.

    Computers, also those that play on for a person, are named only if no person may act, and never notified. In a pause it says
    that the game is paused.
    """
    if table.paused:
        return (paused_line(table),)
    acting = [seat for seat in sorted(table.turn) if seat > 0]
    people = [seat for seat in acting if table.player(seat).level is None]
    if not people:
        return tuple(Sentence("turn-other", player_facts(table, seat)) for seat in acting)
    if len(people) > 1:
        players = tuple(name(table.player(seat), notify=seat not in told) for seat in people)
        return (Sentence("turn-several", {"players": players}),)
    (seat,) = people
    return (Sentence("turn", player_facts(table, seat, notify=seat not in told)),)


def turn_first(table: Table, lines: Sequence[Sentence]) -> tuple[Sentence, ...]:
    """The lines, of which those come first that call people to act: a notification shows only the beginning of a message.

    Against computers in private the answer comes at once and notifies nobody, so the lines keep the order of what happens.
    """
    called = [] if table.private else [line for line in lines if line.key in ("turn", "turn-several")]
    return (*called, *(line for line in lines if line not in called))


def paused_line(table: Table) -> Sentence:
    """The line that says that a game is paused, and who may resume it."""
    return Sentence("paused", {"table": str(table.id)})


def resume_button(table: Table) -> tuple[ButtonSpec, ...]:
    """A button that ends the pause, if the game is paused."""
    return (ButtonSpec("button-resume", f"/resume #{table.id}"),) if table.paused else ()


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """The time left in a phase: `seconds` until `due`, which is in seconds since 1970.

    If the rules set no `limit`, `clocks` has lines with the players' remaining time, and `due` is when the running clock ends.
    """

    limit: Limit | None
    seconds: float = 0.0
    due: float | None = None
    clocks: tuple[Sentence, ...] = ()


def time_lines(time: TimeLeft | None) -> tuple[Sentence, ...]:
    """The line with the time limit of a phase that has just begun, or with the time left in it later; else the clock lines."""
    if time is None or time.limit is None:
        return () if time is None else time.clocks
    if time.seconds > time.limit.seconds - 1:
        count, unit = in_largest_unit(time.limit.seconds)
        return (Sentence("time-limit", {"count": count, "unit": f"{unit}s"}),)
    unit = rounding_unit(time.seconds)
    return (Sentence("time-left", {"count": max(1, round(time.seconds / UNITS[unit])), "unit": f"{unit}s"}),)


HOW_TO_MOVE: Final = "-how-to-move"
"""The end of each game's key for how to make a move; rendering adds the fact `taps`, which says whether by tapping."""

DRAFT: Final = "-draft-"
"""A part of each game's keys for an unfinished turn; `taps` as above says how to continue it."""

HOW_TO_PLAY: Final = "button-how-to-play"
"""The button with the rules of a game below its first board; rendering leaves it out where boards are tapped: a menu has it."""

PLAY_IT: Final = "button-play-it"


def play_button(table: Table, move: str) -> tuple[ButtonSpec, ...]:
    """A button that plays a move at this table."""
    return (ButtonSpec(PLAY_IT, f"/play #{table.id} {move}"),)


def allows_hints(table: Table) -> bool:
    """Whether the player on turn may ask for a hint: hints were agreed on, or no other person plays."""
    return table.hints or len(table.people) == 1


def board_message(
    table: Table, lines: Sequence[Sentence], locale: str, *, slot: str = "", time: TimeLeft | None = None,
    anew: bool = False,
) -> OutboxMessage:  # fmt: skip
    """The message with the current board, and above it the lines that say what just happened."""
    return OutboxMessage(
        home(table), tuple(lines), locale, table.id, table.game, picture="board", ply=table.plies,
        buttons=board_buttons(table), slot=slot, due=None if time is None else time.due, anew=anew,
    )  # fmt: skip


def board_buttons(table: Table) -> tuple[ButtonSpec, ...]:
    """The buttons below a board: the reader's rack and, if somebody may ask for one, a hint."""
    return (rack_button(table), *hint_button(table))


def rack_button(table: Table) -> ButtonSpec:
    """A button that shows the reader's rack."""
    return ButtonSpec(f"{prefix(table.game)}-button-yours", f"/rack #{table.id}")


def rules_button(table: Table) -> tuple[ButtonSpec, ...]:
    """A button that shows the rules of a game to whoever presses it; none in a lesson."""
    if table.lesson:
        return ()
    return (ButtonSpec(HOW_TO_PLAY, f"/rules {table.game}", name=table.title),)


def hint_button(table: Table) -> tuple[ButtonSpec, ...]:
    """A button that asks for a hint, if somebody may ask for one now."""
    waits = any(table.player(seat).person is not None for seat in table.turn if seat > 0)
    return (ButtonSpec("button-hint", f"/hint #{table.id}"),) if waits and allows_hints(table) else ()


def opening_messages(
    table: Table, events: Sequence[Event], time: TimeLeft | None, locale: str, *, in_round: bool, heard_on: str | None = None,
    together: bool = False, told: frozenset[Seat] = frozenset(), given: Sequence[Sentence] = (),
) -> tuple[OutboxMessage, ...]:  # fmt: skip
    """The messages that open a game: the board with a button for the rules, how to move, and how to be heard.

    `heard_on` is the platform where the bot has to be mentioned, empty if it hears every line in the channel of the command,
    and None if nothing is said of that. Those `told` know that they may act; `given` are lines about handicap points.

    If several act at once, there are two messages: one stays, with how to move and the commitment, and one is edited as players
    finish. There is only one if a single person sees the board and their rack `together`, and `in_round` of a tournament, which
    says the rest for all tables.
    """
    facts = {"table": str(table.id), "game": table.title, "names": ", ".join(table.names)}
    begins = Sentence("lesson-begins" if table.lesson else "game-begins", facts)
    untold = not (table.revision or table.lesson)  # no challenge has told it
    options = (*option_lines(table.game, table.options), *pace_line(table.pace)) if untold and not in_round else ()
    agreed = (*given, *options)
    # the line about the turn already says who begins
    said = [event for event in events if not (event.code == "begins" and event.seat in table.turn)]
    now = (*event_lines(table, said), *time_lines(time), *turn_lines(table, told))
    heard = () if heard_on is None else (Sentence(HOW_TO_BE_HEARD, {"platform": heard_on}),)
    how = (*(() if table.lesson else (how_to_move(table),)), *heard, *((commitment_sentence(table),) if untold else ()))
    board = board_message(table, turn_first(table, now), locale, slot=slots.turn(table), time=time)
    board = replace(board, buttons=(*board.buttons, *rules_button(table)))
    if len(table.turn) > 1 and in_round:
        return (replace(board, lines=(begins, *board.lines)),)
    if len(table.turn) > 1 and not together:
        return OutboxMessage(home(table), (begins, *agreed, *how), locale, table.id, table.game), board
    return (replace(board, lines=(begins, *turn_first(table, (*agreed, *now, *how)))),)


def how_to_move(table: Table) -> Sentence:
    """How to make a move at a table: by typing, or by tapping in a chat whose pictures can be tapped."""
    facts = {"seats": len(table.players), "private": "yes" if table.private else "no"}
    return Sentence(f"{prefix(table.game)}{HOW_TO_MOVE}", facts)


@dataclass(frozen=True, slots=True)
class Public:
    """The public knowledge after a move: the events, the board, and the time left.

    `recap` are the events that describe the situation in which several seats act, and at the end how the game ended.
    """

    events: tuple[Event, ...]
    view: View
    recap: tuple[Event, ...]
    time: TimeLeft | None


def deadline_message(before: Table, public: Public, locale: str) -> OutboxMessage:
    """The last message of a turn whose time was up: what happened, and for whom the program acted."""
    lines = event_lines(before, _ended(public))
    return OutboxMessage(home(before), lines, locale, before.id, before.game, slot=slots.turn(before))


def late_lines(before: Table, public: Public) -> tuple[Sentence, ...]:
    """The line of the message after it that names whoever was late: the one before may be out of sight by then."""
    late = [event.seat for event in _ended(public) if event.seat is not None]
    return (Sentence("time-was-up", {"players": names(before, late)}),) if late else ()


def _ended(public: Public) -> list[Event]:
    """The events that are no part of the situation in which the next turn begins."""
    return [event for event in public.events if event not in public.recap]


def move_message(
    before: Table, table: Table, public: Public, locale: str, *, told: frozenset[Seat]
) -> OutboxMessage | None:
    """The message to the channel after a move that does not end the game; None if nothing of it is public yet."""
    if not public.events and (table.turn, table.since) == (before.turn, before.since):
        return None
    is_round = table.since == before.since and len(before.turn) > 1
    # nothing can hold the slot of a new turn yet, so delivery need not look for it
    return turn_message(table, public, locale, told=told, is_round=is_round, anew=table.since != before.since)


def turn_message(
    table: Table, public: Public, locale: str, *, told: frozenset[Seat], is_round: bool, anew: bool = False
) -> OutboxMessage:
    """The message of a turn: what happened last, the board, and who may act; those `told` are not notified.

    There is one for each turn, sent `anew` when it begins and edited as it goes on. In a round that several play at once it
    describes the situation.
    """
    again = [event for event in public.recap if event not in public.events] if is_round else []
    lines = (
        *event_lines(table, (*public.events, *again)),
        *score_lines(table, public.view),
        *time_lines(public.time),
        *turn_lines(table, told),
    )
    return board_message(table, turn_first(table, lines), locale, slot=slots.turn(table), time=public.time, anew=anew)


def commitment_sentence(table: Table) -> Sentence:
    """The line with the commitment of the draws, shown before the first one, so that people can check them afterwards."""
    return Sentence("challenge-seal", {"seal": commitment(table.seed)})


def option_lines(game: str, options: Mapping[str, str]) -> tuple[Sentence, ...]:
    """The lines with the agreed options of a game, one for each; a handicap has lines of its own elsewhere."""
    agreed = sorted((key, value) for key, value in options.items() if key != HANDICAP)
    return tuple(Sentence(OPTION, {"game": game, "option": key, "values": value}) for key, value in agreed)


def pace_line(pace: Pace | None) -> tuple[Sentence, ...]:
    """The line with the time that everybody has; none without a limit (T1)."""
    if pace is None:
        return ()
    return (Sentence("pace-words", pace_facts(pace)),)


def pace_facts(pace: Pace) -> dict[str, FactValue]:
    """The times of a pace, and whether it grows."""
    times = {"bank": TimeSpan(pace.bank), "increment": TimeSpan(pace.increment), "most": TimeSpan(pace.most)}
    return {**times, "grows": "yes" if pace.increment else "no"}
