"""Game records: text that holds a whole game, with enough figures to check it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from core.errors import Fact, MoveError
from core.fair import commitment
from core.game import CHANCE, CLOCK, Game, M, P, Seat, T, V
from core.replay import LEAVING, STOP, TAKEBACK, History, LogEntry, Replay, begin

ABANDONED: Final = "abandoned"
"""The ending in the record of an unfinished game."""

CODES: Final = frozenset(
    {
        *("bad-line", "bad-tag", "tag-twice", "tag-missing", "tag-late"),
        *("bad-rules", "bad-seats", "bad-seed", "bad-commit"),
        *("wrong-commit", "wrong-points", "wrong-sum", "no-points", "wrong-result", "wrong-ending"),
    }
)
"""Every reason for which a record is refused, besides those of its game and of the replay."""

_NO_MOVES: Final = LEAVING | {TAKEBACK}
"""The texts of a seat's line that are no moves of the game."""

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]\s*(?:;.*)?')
_LINE = re.compile(r"(\*|[1-9][0-9]?) ([^|;]*[^|;\s])\s*(?:\|\s*(-?[0-9]{1,9})\s+(-?[0-9]{1,9})\s*)?(?:;.*)?")
_ESCAPES = {"\n": "n", "\r": "r"}
_SIGNS = {letter: sign for sign, letter in _ESCAPES.items()}
_ORDER = (
    "Game",
    "Rules",
    "Seats",
    "Options",
    "Players",
    "Date",
    "Pace",
    "Used",
    "Result",
    "Ending",
    "Commit",
    "Seed",
    "Mix",
)


class RecordError(MoveError):
    """The first wrong line of a record, counted from 1, and what is wrong with it."""

    def __init__(self, line: int, code: str, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.line = line


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One entry of the log as recorded: `*` or a seat, the text and, if given, the points and the new total."""

    seat: str
    text: str
    points: int | None = None
    total: int | None = None
    number: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Record:
    """A record: its tags, unknown ones too, and its lines; `where` holds the line number of each tag."""

    tags: Mapping[str, str]
    lines: tuple[RecordLine, ...]
    where: Mapping[str, int] = field(default_factory=dict, compare=False)

    @property
    def game(self) -> str:
        """The registry name of the game."""
        return self.tags["Game"]

    @property
    def version(self) -> int | None:
        """The version of the rules it was played under, if stated; raises RecordError if that is not a number."""
        stated = self.tags.get("Rules")
        if stated is not None and not re.fullmatch("[1-9][0-9]{0,5}", stated):
            raise RecordError(self.where.get("Rules", 1), "bad-rules", rules=stated)
        return None if stated is None else int(stated)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.tags["Seats"])

    @property
    def options(self) -> Mapping[str, str]:
        """The options that differ from the defaults; a bare word means `yes`."""
        words = (word.partition("=") for word in self.tags.get("Options", "").split())
        return {name: value if equals else "yes" for name, equals, value in words}


def parse(text: str) -> Record:
    """The record in a text, without comments and blank lines; raises RecordError."""
    tags: dict[str, str] = {}
    where: dict[str, int] = {}
    lines: list[RecordLine] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        line = raw.strip()
        if not line or line.startswith(";"):
            continue
        if line.startswith("["):
            if lines:
                raise RecordError(number, "tag-late")
            name, value = _parse_tag(line, number)
            if name in tags:
                raise RecordError(number, "tag-twice", tag=name)
            tags[name], where[name] = value, number
        else:
            lines.append(_parse_line(line, number))
    for name in ("Game", "Seats"):
        if name not in tags:
            raise RecordError(1, "tag-missing", tag=name)
    if not re.fullmatch("[1-9][0-9]?", tags["Seats"]):
        raise RecordError(where["Seats"], "bad-seats", seats=tags["Seats"])
    return Record(tags, tuple(lines), where)


def format(record: Record) -> str:
    """The text of a record; `parse` reads it back."""
    names = [name for name in _ORDER if name in record.tags]
    names += [name for name in record.tags if name not in _ORDER]
    tags = [f'[{name} "{_escape(record.tags[name])}"]' for name in names]
    return "\n".join([*tags, "", *map(_format_line, record.lines), ""])


def check(record: Record, game: Game[P, M, T, V]) -> Replay[P]:
    """The replay of a record under the full rules, its figures checked; raises RecordError for the first wrong line."""
    try:
        begin(game, record.seats)
    except MoveError as wrong:
        raise RecordError(record.where.get("Seats", 1), wrong.code, **wrong.facts) from None
    history = History(game, record.seats, seed=_seed(record), client_seed=record.tags.get("Mix", "").encode())
    for line in record.lines:
        _check_line(game, history, line)
    _check_end(record, game, history.now.position)
    return history.now


def from_log(
    game_tag: str,
    game: Game[P, M, T, V],
    seats: int,
    options: Mapping[str, str],
    entries: Iterable[LogEntry],
    tags: Mapping[str, str],
) -> Record:
    """The record of a log, with points and totals; `tags` are added, and replace those that follow from the log."""
    history = History(game, seats, seed=None, client_seed=b"")
    lines = []
    for entry in entries:
        before = history.now.position
        history.add(entry)
        lines += [_line(game, before, history.now.position, single) for single in _split(game, before, entry)]
    made = {"Game": game_tag, "Seats": str(seats)}
    if options:
        made["Options"] = " ".join(f"{name}={value}" for name, value in sorted(options.items()))
    standing = result(game, history.now.position)
    if standing is not None:
        made["Result"] = standing
    outcome = game.outcome(history.now.position)
    if outcome is not None:
        made["Ending"] = outcome.ending
    return Record(made | dict(tags), tuple(lines))


def result(game: Game[P, M, T, V], position: P) -> str | None:
    """The points of each seat as the `Result` tag has them; None for a running game without totals."""
    outcome = game.outcome(position)
    if outcome is not None:
        points: list[str | int | None] = [*outcome.points]
    else:
        seats = range(1, len(game.view(position, None).scores) + 1)
        points = [game.points(position, Seat(seat)) for seat in seats]
    if None in points or not points:
        return None
    return " ".join(f"{seat}:{have}" for seat, have in enumerate(points, start=1))


def _parse_tag(line: str, number: int) -> tuple[str, str]:
    found = _TAG.fullmatch(line)
    if found is None:
        raise RecordError(number, "bad-tag")
    return found[1], _unescape(found[2])


def _parse_line(line: str, number: int) -> RecordLine:
    found = _LINE.fullmatch(line)
    if found is None:
        raise RecordError(number, "bad-line")
    seat, text, points, total = found.groups()
    if points is None:
        return RecordLine(seat, text, number=number)
    return RecordLine(seat, text, int(points), int(total), number)


def _format_line(line: RecordLine) -> str:
    figures = "" if line.points is None else f" | {line.points} {line.total}"
    return f"{line.seat} {line.text}{figures}"


def _escape(value: str) -> str:
    return re.sub(r'["\\\n\r]', lambda sign: "\\" + _ESCAPES.get(sign[0], sign[0]), value)


def _unescape(value: str) -> str:
    return re.sub(r"\\(.)", lambda sign: _SIGNS.get(sign[1], sign[1]), value)


def _seed(record: Record) -> bytes | None:
    """The seed of a record, None without one; raises RecordError if it does not match the commitment."""
    commit, seed = record.tags.get("Commit"), record.tags.get("Seed")
    if commit is not None and not re.fullmatch("[0-9a-f]{64}", commit):
        raise RecordError(record.where.get("Commit", 1), "bad-commit")
    if seed is None:
        return None
    if not re.fullmatch("(?:[0-9a-f]{2})+", seed):
        raise RecordError(record.where.get("Seed", 1), "bad-seed")
    if commit is not None and commit != commitment(bytes.fromhex(seed)):
        raise RecordError(record.where.get("Commit", 1), "wrong-commit")
    return bytes.fromhex(seed)


def _actor(game: Game[P, M, T, V], position: P, line: RecordLine) -> Seat:
    """The seat of a line; `*` is CLOCK if no draw is due and the line is CLOCK's move there, else CHANCE."""
    if line.seat != "*":
        return Seat(int(line.seat))
    if line.text == STOP or CHANCE in game.turn(position) or game.limit(position) is None:
        return CHANCE
    return CLOCK if line.text == game.format(game.expire(position)) else CHANCE


def _check_line(game: Game[P, M, T, V], history: History[P, M, T, V], line: RecordLine) -> None:
    before = history.now.position
    try:
        entry = LogEntry(_actor(game, before, line), line.text)
        history.add(entry)
    except MoveError as wrong:
        raise RecordError(line.number, wrong.code, **wrong.facts) from None
    if line.points is not None:
        counted = _line(game, before, history.now.position, entry)
        if counted.points is None:
            raise RecordError(line.number, "no-points")
        if counted.points != line.points:
            raise RecordError(line.number, "wrong-points", stands=str(line.points), counted=str(counted.points))
        if counted.total != line.total:
            raise RecordError(line.number, "wrong-sum", stands=str(line.total), counted=str(counted.total))


def _line(game: Game[P, M, T, V], before: P, after: P, entry: LogEntry) -> RecordLine:
    """The line of an entry, with points if it is a seat's move in a game with running totals."""
    if entry.seat <= 0:
        return RecordLine("*", entry.text)
    had, has = game.points(before, entry.seat), game.points(after, entry.seat)
    if entry.text in _NO_MOVES or had is None or has is None:
        return RecordLine(str(entry.seat), entry.text)
    return RecordLine(str(entry.seat), entry.text, has - had, has)


def _split(game: Game[P, M, T, V], position: P, entry: LogEntry) -> list[LogEntry]:
    """The entries of a record for an entry of a log: one for each move of it."""
    if entry.seat <= 0 or entry.text in _NO_MOVES:
        return [entry]
    return [LogEntry(entry.seat, game.format(move)) for move in game.split_for_record(position, game.read(entry.text))]


def _check_end(record: Record, game: Game[P, M, T, V], position: P) -> None:
    outcome = game.outcome(position)
    ending = record.tags.get("Ending")
    due = ABANDONED if outcome is None else outcome.ending
    if ending is not None and ending != due:
        raise RecordError(record.where.get("Ending", 1), "wrong-ending", stands=ending, due=due)
    stands, counted = record.tags.get("Result"), result(game, position)
    if stands is not None and stands.split() != (counted or "").split():
        raise RecordError(record.where.get("Result", 1), "wrong-result", stands=stands, counted=counted or "-")
