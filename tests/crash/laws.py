"""The laws that hold after the games, whenever the program was killed: nothing is owed, lost or said twice."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.chat import port
from tests.crash.course import Course, announced
from tests.crash.ledger import ChosenMove, Ledger
from tests.crash.person import Person, quotes

REMEMBERED = 20_000
"""The number of sent messages that the web chat knows by their nonces."""


def nothing_is_left_to_do(ledger: Ledger) -> None:
    """No line waits, and no message is owed."""
    assert ledger.web_rows("SELECT text FROM waiting") == []
    assert ledger.rows("SELECT message FROM outbox") == []


def every_line_was_handled(people: Sequence[Person], ledger: Ledger) -> None:
    """The lines handled are the acknowledged ones."""
    typed = {f"web:{ledger.person(person.nick).id}:{id_}" for person in people for id_ in person.acknowledged}
    assert {row[0] for row in ledger.rows("SELECT source FROM inbox")} == typed


def every_answer_arrived(people: Sequence[Person], ledger: Ledger, *, overtaken: int) -> None:
    """Every message owed was sent once, and somebody saw it; each question has one answer.

    Only the rewriting of a message may be left out, if a later one has replaced it: at most `overtaken` times.
    """
    [(last,)] = ledger.rows("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")
    said = ledger.web_rows("SELECT nonce, seq FROM nonce_seen")
    numbers = {int(nonce.partition("-")[2]) for nonce, _ in said}
    owed = set(range(max(1, last - REMEMBERED + 1), last + 1))
    assert len(numbers) == len(said)
    assert numbers <= owed
    assert len(owed - numbers) <= overtaken
    assert {seq for _, seq in said} <= seen(people).keys()
    for person in people:
        counts = {token: len(person.answers(token)) for token in person.questions}
        assert set(counts.values()) == {1}, counts


def meant(people: Sequence[Person]) -> dict[port.Account, list[ChosenMove]]:
    """The acknowledged moves of everybody, in the order typed."""
    return {
        person.ledger.person(person.nick): [line.move for line in person.acknowledged.values() if line.move is not None]
        for person in people
    }


def every_move_was_announced(people: Sequence[Person], course: Course) -> None:
    """There is a board for the beginning and one for every event of which the channel is told.

    The first board quotes examples. The later ones quote each public move once, in the order played, and the last one also
    the best moves.
    """
    boards = [entry for _, entry in sorted(seen(people).items()) if _is_board(entry, course.number)]
    said = announced(course)
    assert len(boards) == said.boards
    quoted = [quote for board in boards[said.opening :] for quote in quotes(board)]
    assert [quote for quote in quoted if quote in said.moves] == list(said.moves)


def _is_board(entry: Mapping[str, Any], number: int) -> bool:
    """Whether a message shows everybody the board of this table: a challenge names the table, but has no board."""
    table = entry.get("table")
    asked = any(command == f"/accept #{number}" for _label, command, *_ in entry.get("buttons", ()))
    return table is not None and table["id"] == number and not table["own"] and not asked


def seen(people: Sequence[Person]) -> dict[int, dict[str, Any]]:
    """Every message of the bot, with the buttons if any window showed them."""
    shown: dict[int, dict[str, Any]] = {}
    for person in people:
        for id_, entry in person.entries.items():
            if entry["from"] is None and (id_ not in shown or "buttons" in entry):
                shown[id_] = entry
    return shown
