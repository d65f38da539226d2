"""What is announced of a table: from public views and events to lines; pure, never sees a position."""

from collections.abc import Iterable, Mapping, Sequence

from bot.chat.port import Address, Private
from bot.chat.text import FactValue, Mention
from bot.note import Line, Note, Press
from bot.table import Answer, Phase, Player, Table
from core.fair import commitment
from core.game import Event, Outcome, Seat, View

Locales = Mapping[Address, str]


def place(table: Table) -> Address:
    """Where a table's announcements go."""
    host = table.players[0].person
    return Private(host) if table.private and host is not None else table.channel


def name(player: Player, *, notify: bool = False) -> FactValue:
    """A player in a sentence; a handle nobody has answered to yet is shown as it was typed."""
    if player.person is not None:
        return Mention(player.name, player.person, notify=notify)
    return f"@{player.name}" if player.name and player.level is None else player.name


def player_facts(table: Table, seat: Seat, *, notify: bool = False) -> dict[str, FactValue]:
    """The facts every sentence about a seat may use: `player` and `seat`."""
    return {"player": name(table.player(seat), notify=notify), "seat": str(seat)}


def event_lines(table: Table, events: Iterable[Event]) -> tuple[Line, ...]:
    """A line for each event of a game."""
    return tuple(
        Line(
            f"{table.game}-{event.code}",
            {**(player_facts(table, event.seat) if event.seat is not None else {}), **event.facts},
        )
        for event in events
    )


def score_line(table: Table, view: View) -> Line:
    """All scores in one line; names are joined here because their number varies."""
    pairs = zip(table.players, view.scores, strict=True)
    return Line("scores", {"scores": " · ".join(f"{player.name} {score}" for player, score in pairs)})


def turn_lines(table: Table, before: frozenset[Seat]) -> tuple[Line, ...]:
    """Who may act now; a person is notified when the turn has just come to him, nobody else ever is."""
    return tuple(
        Line("turn-other" if table.player(seat).level else "turn", player_facts(table, seat, notify=seat not in before))
        for seat in sorted(table.turn)
        if seat > 0
    )


def outcome_lines(table: Table, outcome: Outcome) -> tuple[Line, ...]:
    """How the game ended: the places, best first, then where the seed stands."""
    ranked = sorted(range(len(outcome.places)), key=lambda n: (outcome.places[n], n))
    tied = outcome.places.count(1) > 1
    lines = [Line("game-over", {"ending": outcome.ending, "tie": "yes" if tied else "no"})]
    lines += [
        Line(
            "game-place",
            {**player_facts(table, Seat(n + 1)), "place": str(outcome.places[n]), "points": outcome.points[n]},
        )
        for n in ranked
    ]
    return tuple(lines)


def racks(
    table: Table, before: Mapping[Seat, object | None], after: Mapping[Seat, View], locales: Locales
) -> tuple[Note, ...]:
    """The private part of each view that changed, to its owner alone."""
    notes = []
    for seat, view in after.items():
        person = table.player(seat).person
        if person is None or table.player(seat).answer is Answer.LEFT or view.private == before.get(seat):
            continue
        to = Private(person)
        notes.append(rack(table, to, locales[to]))
    return tuple(notes)


def rack(table: Table, to: Private, locale: str, *, answers: str | None = None) -> Note:
    """The private part of a seat's view, pictured, to its owner."""
    lines = (Line("rack-yours", {"table": str(table.id)}),)
    return Note(
        to, lines, locale, table.id, table.game, "rack", table.plies, answers=answers, secret=True, fallback=True
    )


def board(table: Table, lines: Sequence[Line], locale: str) -> Note:
    """The picture of the table as it stands, under what just happened."""
    over = table.phase is Phase.OVER
    press = Press("button-rematch", f"/rematch #{table.id}") if over else Press("button-rack", f"/rack #{table.id}")
    return Note(place(table), tuple(lines), locale, table.id, table.game, "board", table.plies, (press,))


def begun(table: Table, title: str, events: Sequence[Event], locale: str, *, unheard: bool = False) -> Note:
    """The first picture of a game; where bare lines go `unheard`, with how to make oneself heard."""
    names = ", ".join(player.name for player in table.players)
    lines = (
        Line("game-begins", {"table": str(table.id), "game": title, "names": names}),
        *(() if table.revision else (seal(table),)),
        *event_lines(table, events),
        *turn_lines(table, frozenset()),
        Line(f"{table.game}-how-to-move"),
        *((Line("how-to-be-heard"),) if unheard else ()),
    )
    return board(table, lines, locale)


def moved(
    table: Table,
    events: Sequence[Event],
    before: frozenset[Seat],
    view: View,
    outcome: Outcome | None,
    locale: str,
) -> Note | None:
    """What the channel hears of a move; None where nothing of it is public yet."""
    lines = event_lines(table, events)
    if outcome is not None:
        return board(table, (*lines, *outcome_lines(table, outcome)), locale)
    if not lines and table.turn == before:
        return None
    return board(table, (*lines, score_line(table, view), *turn_lines(table, before)), locale)


def challenge(table: Table, title: str, locale: str) -> Note:
    """The challenge as it stands: who is asked, who has answered, with what options; replaced in place as answers come."""
    lines = [
        Line(
            "challenge",
            {
                "player": name(table.players[0]),
                "game": title,
                "table": str(table.id),
                "options": ", ".join(_options(table)) or "none",
            },
        )
    ]
    for player in table.players[1:]:
        state = "open" if player.open else player.answer.value
        waits = player.answer is Answer.INVITED and table.phase is Phase.OPEN
        level = player.level.value if player.level else "none"
        lines.append(Line("challenge-seat", {"player": name(player, notify=waits), "state": state, "level": level}))
    if table.hints:
        lines.append(Line("challenge-hints"))
    lines.append(seal(table))
    if table.phase is Phase.OFF:
        lines.append(Line("challenge-off", {"table": str(table.id)}))
    return Note(place(table), tuple(lines), locale, table.id, slot=f"challenge/{table.id}", buttons=_answers(table))


def seal(table: Table) -> Line:
    """The seal of the draw: shown before it is made, so that it can be checked afterwards."""
    return Line("challenge-seal", {"seal": commitment(table.seed)})


def _options(table: Table) -> list[str]:
    return [key if value == "yes" else f"{key}={value}" for key, value in sorted(table.options.items())]


def _answers(table: Table) -> tuple[Press, ...]:
    if table.phase is not Phase.OPEN:
        return ()
    waiting = [player for player in table.players if player.answer is Answer.INVITED]
    presses = []
    if any(not player.open for player in waiting):
        presses += [
            Press("button-accept", f"/accept #{table.id}"),
            Press("button-decline", f"/decline #{table.id}"),
        ]
    if any(player.open for player in waiting):
        presses.append(Press("button-join", f"/join #{table.id}"))
    return tuple(presses)
