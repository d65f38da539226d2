"""What is announced of a table: from public views and events to lines; pure, never sees a position."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.chat.facts import FactValue, Mention, Named
from bot.chat.outbox_message import ButtonSpec, OutboxMessage, Sentence
from bot.chat.port import Address, Private
from bot.games import lessons
from bot.games.registry import prefix
from bot.grammar.amounts import DAY, HOUR, MINUTE
from bot.messages import slots
from bot.messages.pace import pace_line
from bot.messages.places import HOW_TO_BE_HEARD
from bot.messages.wording import OPTION
from bot.tables.table import Player, Table
from core.fair import commitment
from core.game import LOST, Event, Limit, Outcome, Seat, View
from core.handicap import HANDICAP


def home(table: Table) -> Address:
    """Where a table's announcements go."""
    host = table.players[0].account
    return Private(host) if table.private and host is not None else table.channel


def name(player: Player, *, notify: bool = False) -> Named:
    """A player in a sentence; a handle nobody has answered to yet is shown as it was typed."""
    if player.person is not None:
        return Mention(player.name, player.account, notify=notify, person=player.person)
    if player.name and player.level is None:
        return Mention(f"@{player.name}", notify=notify)
    return player.name


def names(table: Table, seats: Iterable[Seat]) -> tuple[Named, ...]:
    """The players of these seats in a sentence."""
    return tuple(name(table.player(seat)) for seat in seats)


def player_facts(table: Table, seat: Seat, *, notify: bool = False) -> dict[str, Named]:
    """The facts every sentence about a seat may use: `player` and `seat`."""
    return {"player": name(table.player(seat), notify=notify), "seat": str(seat)}


def refusal_facts(table: Table, facts: Mapping[str, FactValue]) -> dict[str, FactValue]:
    """The facts of a refused move; where they name a seat of the table, its player as well."""
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
    """All scores in one line, where the game has any yet; names are joined here because their number varies."""
    if not view.scores:
        return ()
    pairs = zip(table.players, view.scores, strict=True)
    return (Sentence("scores", {"scores": " · ".join(f"{player.name} {score}" for player, score in pairs)}),)


def turn_lines(table: Table, told: frozenset[Seat]) -> tuple[Sentence, ...]:
    """The line on who may act now; only people who are not yet `told` that it is their turn are notified.

    Who plays alone against computers is not waiting for anybody else. In a pause it is said that nobody may.
    """
    if table.paused:
        return (paused_line(table),)
    acting = [seat for seat in sorted(table.turn) if seat > 0]
    if table.private:
        acting = [seat for seat in acting if table.player(seat).person] or acting
    if len(acting) > 1:
        return (Sentence("turn-several", {"players": tuple(_named(table, seat, told) for seat in acting)}),)
    return tuple(
        Sentence(
            "turn-other" if table.player(seat).level else "turn", player_facts(table, seat, notify=seat not in told)
        )
        for seat in acting
    )


def paused_line(table: Table) -> Sentence:
    """The line that a game is paused, and who may go on."""
    return Sentence("paused", {"table": str(table.id)})


def resume_button(table: Table) -> tuple[ButtonSpec, ...]:
    """A button that ends the pause, where a game is paused."""
    return (ButtonSpec("button-resume", f"/resume #{table.id}"),) if table.paused else ()


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """The time left in a phase: so many seconds, until `due`, in seconds since 1970.

    Where the rules set no `limit`, what is left on the players' `clocks`; then `due` is when the one that runs is down.
    """

    limit: Limit | None
    seconds: float = 0.0
    due: float | None = None
    clocks: tuple[Sentence, ...] = ()


def time_lines(time: TimeLeft | None) -> tuple[Sentence, ...]:
    """The line on how long the phase takes that has begun, in the largest unit that fits; or, where it runs, still takes."""
    if time is None or time.limit is None:
        return () if time is None else time.clocks
    if time.seconds > time.limit.seconds - 1:
        size, unit = next((size, unit) for size, unit in _UNITS if time.limit.seconds % size == 0)
        return (Sentence("time-limit", {"count": time.limit.seconds // size, "unit": unit}),)
    size, unit = next(((size, unit) for size, unit in _UNITS if time.seconds >= 2 * size), _UNITS[-1])
    return (Sentence("time-left", {"count": max(1, round(time.seconds / size)), "unit": unit}),)


HOW_TO_MOVE: Final = "-how-to-move"
"""The end of each game's key for how to make a move; the fact `taps` says whether by tapping, where a line is rendered."""

DRAFT: Final = "-draft-"
"""In each game's keys for an unfinished turn; `taps` as above says how to go on with it."""

PLAY_IT: Final = "button-play-it"


def play_button(table: Table, move: str) -> tuple[ButtonSpec, ...]:
    """A button that plays a move at this table."""
    return (ButtonSpec(PLAY_IT, f"/play #{table.id} {move}"),)


def allows_hints(table: Table) -> bool:
    """Whether who is on turn may ask for a hint: where it was agreed on, or where no other person plays."""
    return table.hints or len(table.people) == 1


def board_message(
    table: Table, lines: Sequence[Sentence], locale: str, *, slot: str = "", time: TimeLeft | None = None
) -> OutboxMessage:
    """The board as it stands, and above it what just happened."""
    return OutboxMessage(
        home(table), tuple(lines), locale, table.id, table.game, "board", table.plies, board_buttons(table), slot,
        due=None if time is None else time.due,
    )  # fmt: skip


def board_buttons(table: Table) -> tuple[ButtonSpec, ...]:
    """The buttons below a board: one's own tiles and, where somebody may ask for one, a hint."""
    return (rack_button(table), *hint_button(table))


def rack_button(table: Table) -> ButtonSpec:
    """A button that shows one's own tiles."""
    return ButtonSpec(f"{prefix(table.game)}-button-yours", f"/rack #{table.id}")


def hint_button(table: Table) -> tuple[ButtonSpec, ...]:
    """A button that asks for a hint, where somebody may ask for one now."""
    waits = any(table.player(seat).person is not None for seat in table.turn if seat > 0)
    return (ButtonSpec("button-hint", f"/hint #{table.id}"),) if waits and allows_hints(table) else ()


def opening_messages(
    table: Table, events: Sequence[Event], time: TimeLeft | None, locale: str, *, needs_mention: bool = False,
    together: bool = False, told: frozenset[Seat] = frozenset(), given: Sequence[Sentence] = (), in_round: bool = False,
) -> tuple[OutboxMessage, ...]:  # fmt: skip
    """The messages that open a game: the board, how to move and, where a line `needs_mention`, how to be heard.

    Those `told` know that they may act; `given` says which points somebody begins with. If several act at once there are two:
    who still has to act is edited as they finish; how to move and the commitment stay. There is one where board and own tiles
    are shown `together`, to a single person, and `in_round` of a tournament, which has said the rest for all its tables.
    """
    facts = {"table": str(table.id), "game": table.title, "names": ", ".join(table.names)}
    lesson = lessons.drawn_from(table.game, table.seed) is not None
    head = (
        Sentence("lesson-begins" if lesson else "game-begins", facts),
        *given,
        *(
            ()
            if table.revision or lesson
            else (*option_lines(table.game, table.options), *pace_line(table.pace), commitment_sentence(table))
        ),
    )
    # who begins is who is on turn: that is said already
    said = [event for event in events if not (event.code == "begins" and event.seat in table.turn)]
    now = (*event_lines(table, said), *time_lines(time), *turn_lines(table, told))
    how = (*(() if lesson else (how_to_move(table),)), *((Sentence(HOW_TO_BE_HEARD),) if needs_mention else ()))
    if len(table.turn) > 1 and in_round:
        return (board_message(table, (head[0], *now), locale, slot=slots.turn(table), time=time),)
    if len(table.turn) > 1 and not together:
        opening = OutboxMessage(home(table), (*head, *how), locale, table.id, table.game)
        return opening, board_message(table, now, locale, slot=slots.turn(table), time=time)
    return (board_message(table, (*head, *now, *how), locale, slot=slots.turn(table), time=time),)


def how_to_move(table: Table) -> Sentence:
    """How to make a move at a table: by typing, or by tapping in a chat whose pictures can be tapped."""
    return Sentence(f"{prefix(table.game)}{HOW_TO_MOVE}", {"seats": len(table.players)})


@dataclass(frozen=True, slots=True)
class Public:
    """The public knowledge after a move: what happened, the board, the end, and what is left of the time.

    `recap` says in words what several seats act on, and at the end of the game how it ended.
    """

    events: tuple[Event, ...]
    view: View
    recap: tuple[Event, ...]
    outcome: Outcome | None
    time: TimeLeft | None


def deadline_message(before: Table, public: Public, locale: str) -> OutboxMessage:
    """The message with what happened when the time was up, and what was done for whom: the last of that turn."""
    ended = [event for event in public.events if event not in public.recap]
    lines = event_lines(before, ended)
    return OutboxMessage(home(before), lines, locale, before.id, before.game, slot=slots.turn(before))


def move_message(
    before: Table, table: Table, public: Public, locale: str, *, told: frozenset[Seat]
) -> OutboxMessage | None:
    """The message to the channel after a move in a game that goes on; None if nothing of it is public yet."""
    if not public.events and (table.turn, table.since) == (before.turn, before.since):
        return None
    is_round = table.since == before.since and len(before.turn) > 1
    return turn_message(table, public, locale, told=told, is_round=is_round)


def turn_message(table: Table, public: Public, locale: str, *, told: frozenset[Seat], is_round: bool) -> OutboxMessage:
    """The message of a turn: what happened last, the board, and who may act; those `told` know that.

    There is one a turn, edited as it goes on. In a round that several play at once it says what they act on.
    """
    again = [event for event in public.recap if event not in public.events] if is_round else []
    lines = (
        *event_lines(table, (*public.events, *again)),
        *score_lines(table, public.view),
        *time_lines(public.time),
        *turn_lines(table, told),
    )
    return board_message(table, lines, locale, slot=slots.turn(table), time=public.time)


def commitment_sentence(table: Table) -> Sentence:
    """The commitment of the draw: shown before it is made, so that it can be checked afterwards."""
    return Sentence("challenge-seal", {"seal": commitment(table.seed)})


def option_lines(game: str, options: Mapping[str, str]) -> tuple[Sentence, ...]:
    """The lines on what was agreed on for a game, one an option; who gets a handicap is said beside them."""
    agreed = sorted((key, value) for key, value in options.items() if key != HANDICAP)
    return tuple(Sentence(OPTION, {"game": game, "option": key, "values": value}) for key, value in agreed)


_UNITS = ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes"), (1, "seconds"))


def _named(table: Table, seat: Seat, told: frozenset[Seat]) -> Named:
    return name(table.player(seat), notify=seat not in told)
