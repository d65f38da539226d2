"""Messages of the outbox, as keys and facts; delivery turns them into text and pictures."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, fields, replace
from typing import Any, Final

from bot.chat import button_data, slot_prefixes
from bot.chat.facts import FactValue, Hyperlink, Mention, Moment, TimeSpan
from bot.chat.person import Person
from bot.chat.port import Account, Address, Channel, Ephemeral, Incoming, Private
from core.errors import MoveText, NumberText
from core.game import Seat


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: the key of its text and its facts."""

    key: str
    facts: Mapping[str, FactValue] = field(default_factory=dict)

    def mentions(self) -> Iterator[Mention]:
        """The people it names, also those in lists."""
        for fact in self.facts.values():
            for one in fact if isinstance(fact, tuple) else (fact,):
                if isinstance(one, Mention):
                    yield one

    def with_mentions(self, change: Callable[[Mention], Mention]) -> "Sentence":
        """The same sentence with each of its mentions changed."""

        def changed(fact: FactValue) -> FactValue:
            match fact:
                case tuple():
                    return tuple(change(one) if isinstance(one, Mention) else one for one in fact)
                case Mention():
                    return change(fact)
            return fact

        return Sentence(self.key, {name: changed(fact) for name, fact in self.facts.items()})


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """A button before it is worded: the key of its label, the command that pressing it types, and a `name` for the label.

    A `private` button types its command in the private conversation. `person` is as in `Button`. On a platform that shows each
    reader their own buttons, only players on these `seats` of the table, or these `people`, see the button, and people who
    have `done` it do not; if all three are empty, everybody sees it.
    """

    key: str
    command: str
    private: bool = False
    name: str = ""
    person: bool = False
    seats: tuple[Seat, ...] = ()
    people: tuple[Person, ...] = ()
    done: tuple[Person, ...] = ()


def fits_button(command: str, line: Incoming | None = None) -> bool:
    """Whether a command is short enough for a button below the answer to this line, or on every platform if that is None."""
    return (line is not None and line.long_commands) or len(command.encode()) <= button_data.LONGEST


def fitting(buttons: Sequence[ButtonSpec], line: Incoming | None = None) -> tuple[ButtonSpec, ...]:
    """Those buttons that fit below the answer to this line, or on every platform if that is None.

    These are all if they fit together, else those with short commands.
    """
    # a platform that cannot ask for a person leaves such a button out
    unbounded = line is not None and line.long_commands
    together = unbounded or all(button_data.to_data([one.command for one in buttons if not one.person]))
    return tuple(one for one in buttons if together or fits_button(one.command))


Prompt = tuple[tuple[Sentence, ...], tuple[ButtonSpec, ...]]
"""Lines that ask something, and the buttons that answer it."""

IN_PRIVATE: Final = ButtonSpec("button-private", "/start", private=True)
"""The button that opens the private conversation."""


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message to be sent once its change is committed, as keys and facts: no bytes, no sentences.

    What it says:

    - `own` are lines for the addressee alone, below the others; a message with them is `secret`. `heading`: the lines only
      introduce the picture; without the picture there is nothing to say.
    - `picture` is what to draw of the table as it is at delivery: `board`, `board now` or `board full` (asked for: drawn even
      if a newer board waits), `board own` (with the addressee's rack below it), `rack`, `try MOVE`,
      `refused MOVE`, `replay`, `turn NUMBER`, `turn NUMBER full`, `seen PLY` (as the addressee saw it before an entry of the
      log, not counting takebacks), `seen PLY MOVES`, `curve FIGURES`, `example`, `example RULE`, `standings TOURNAMENT ROUNDS`,
      `statistics PERSON GAME TIME`, `puzzle NAME` (of the collection), `puzzle NAME MOVE`, or nothing. `ply` is the length of
      the log when the message was written.
    - `due`: when the time in its text runs out, in seconds since 1970.

    Its place among the messages of its chat:

    - `slot` names a message that a later one with the same slot replaces. A message sent `anew` replaces nothing and holds the
      slot from then on. A message that `takes` another slot replaces the message that holds it.
    - `only_edits`: it changes the message that holds its slot; if there is none, it is dropped.
    - `closes`: the slot of a question that this message asks again or settles: the buttons of the question are removed if the
      platform can. A message without lines does nothing else. `settled` are the lines that the question has from then on, to
      notify nobody; without any it keeps its own.
    - `follows`: it answers a line typed in private below the message it replaces. It is sent below that line, and the earlier
      message is deleted if the platform can, else edited.
    - `awaits`: a message that takes its slot and repeats its lines is about to follow. If that comes soon, only that is sent.
    - `lasting`: no other message has its content, so it is sent even after the turn it is about.

    Its reader:

    - `can_be_public`: it is `secret` only because it is for its addressee, and tells others nothing; if that person cannot be
      reached, it is told where they typed. `fallback`: the table's channel is told if the addressee cannot be reached.
      `asked_in`: the channel where the addressee asked for it, under the name `asked_by`, which is told then. `asked_line`:
      the id of the line that asked, if nobody else could read it; then only its author is told.
    - `silent`: it notifies nobody. `to_copy`: its reader will copy from it.
    - `reminds`: the seat whose player is reminded of their turn, which began at `ply`; once they have moved, the message is
      dropped. So that people notice it, the earlier message in its slot is deleted if the platform can, else edited.

    Its delivery:

    - `shard`: the shard of its platform that delivers it.
    - `tried`: the other accounts of its addressee that it did not reach, each as `PLATFORM/ID`.
    - `forgets`: this is the last message to a person. Once it is sent or fails, the platform forgets them, and only then does
      the message leave the outbox.
    """

    to: Address
    lines: tuple[Sentence, ...]
    locale: str
    table: int | None = None
    game: str = ""
    _: KW_ONLY
    picture: str = ""
    ply: int = 0
    buttons: tuple[ButtonSpec, ...] = ()
    slot: str = ""
    answers: str | None = None
    own: tuple[Sentence, ...] = ()
    heading: bool = False
    due: float | None = None
    document: str = ""
    # its place among the messages of its chat
    anew: bool = False
    takes: str = ""
    only_edits: bool = False
    closes: str = ""
    settled: tuple[Sentence, ...] = ()
    follows: bool = False
    awaits: bool = False
    lasting: bool = False
    # its reader
    secret: bool = False
    can_be_public: bool = False
    fallback: bool = False
    asked_in: Channel | None = None
    asked_by: str = ""
    asked_line: str = ""
    silent: bool = False
    to_copy: bool = False
    reminds: int = 0
    # its delivery
    shard: int = 0
    tried: tuple[str, ...] = ()
    forgets: bool = False

    @property
    def stored_slot(self) -> str:
        """The slot by which the message is known once it is sent: its own, or one for what asks a person in a channel."""
        if isinstance(self.to, Ephemeral) and self.buttons and not self.slot:
            return f"{slot_prefixes.ASKED}{self.to.account.id}"
        return self.slot


def outbox_message_to_json(message: OutboxMessage) -> str:
    """The stored form of a message."""
    return _encode(
        {
            "to": _address_to_json(message.to),
            "lines": [_sentence_to_json(line) for line in message.lines],
            "buttons": [_button_to_json(button) for button in message.buttons],
            **({"tried": message.tried} if message.tried else {}),
            **({"own": [_sentence_to_json(line) for line in message.own]} if message.own else {}),
            **({"asked_in": _address_to_json(message.asked_in)} if message.asked_in else {}),
            **({"settled": [_sentence_to_json(line) for line in message.settled]} if message.settled else {}),
            **{name: value for name in _PLAIN if (value := getattr(message, name))},
        }
    )


def outbox_message_from_json(text: str) -> OutboxMessage:
    """The inverse of `outbox_message_to_json`."""
    stored = json.loads(text)
    return OutboxMessage(
        to=_address_from_json(stored["to"]),
        lines=tuple(map(_sentence_from_json, stored["lines"])),
        buttons=tuple(map(_button_from_json, stored["buttons"])),
        own=tuple(map(_sentence_from_json, stored.get("own", ()))),
        settled=tuple(map(_sentence_from_json, stored.get("settled", ()))),
        asked_in=_channel_from_json(stored.get("asked_in")),
        tried=tuple(stored.get("tried", ())),
        **{name: stored[name] for name in _PLAIN if name in stored},
    )


_BUILT: Final = frozenset({"to", "lines", "buttons", "own", "settled", "asked_in", "tried"})
_PLAIN: Final = tuple(one.name for one in fields(OutboxMessage) if one.name not in _BUILT)
"""The fields whose values JSON can hold as they are, and gives back the same."""


def _sentence_to_json(line: Sentence) -> tuple[str, dict[str, object]]:
    return line.key, {name: _fact_to_json(fact) for name, fact in line.facts.items()}


def _sentence_from_json(stored: tuple[str, dict[str, object]]) -> Sentence:
    key, facts = stored
    return Sentence(key, {name: _fact_from_json(value) for name, value in facts.items()})


def _button_to_json(button: ButtonSpec) -> list[object]:
    """The stored fields of a button, without trailing defaults."""
    people, done = ([one.id for one in some] for some in (button.people, button.done))
    values = [button.key, button.command, button.private, button.name, button.person, button.seats, people, done]
    while not values[-1]:
        values.pop()
    return values


def _button_from_json(stored: list[Any]) -> ButtonSpec:
    seats, people, done = (*stored[5:], (), (), ())[:3]
    return replace(
        ButtonSpec(*stored[:5]),
        seats=tuple(map(Seat, seats)),
        people=tuple(map(Person, people)),
        done=tuple(map(Person, done)),
    )


def _address_to_json(address: Address) -> list[str]:
    match address:
        case Channel(platform, chat, topic):
            return ["channel", platform, chat, topic]
        case Private(Account(platform, id)):
            return ["private", platform, id]
        case Ephemeral(Channel(platform, chat, topic), person):
            return ["aside", platform, chat, topic, person.id]


def _address_from_json(stored: list[str]) -> Address:
    match stored:
        case ["channel", platform, chat, topic]:
            return Channel(platform, chat, topic)
        case ["private", platform, id]:
            return Private(Account(platform, id))
        case ["aside", platform, chat, topic, id]:
            return Ephemeral(Channel(platform, chat, topic), Account(platform, id))
    raise ValueError(f"not an address: {stored[:1]}")


def _channel_from_json(stored: list[str] | None) -> Channel | None:
    found = _address_from_json(stored) if stored else None
    return found if isinstance(found, Channel) else None


def _fact_to_json(fact: FactValue) -> object:
    """A fact for JSON; a move or a number is tagged, because JSON would turn both into text."""
    match fact:
        case MoveText():
            return {"move": str(fact)}
        case NumberText():
            return {"number": str(fact)}
    return fact


def _object_to_json(fact: Mention | TimeSpan | Moment | Hyperlink) -> dict[str, object]:
    """A fact that JSON cannot encode itself."""
    match fact:
        case TimeSpan(seconds, until):
            return {"seconds": seconds, "until": until}
        case Moment(at):
            return {"at": at}
        case Hyperlink(text, address):
            return {"link": text, "address": address}
    account = [fact.account.platform, fact.account.id] if fact.account else None
    who = {"whose": fact.person.id} if fact.person else {}
    return {"name": fact.name, "person": account, "notify": fact.notify, **who}


# created once, not for every message; these values have no cycles
_encode = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), check_circular=False, default=_object_to_json
).encode


def _fact_from_json(stored: Any) -> Any:
    match stored:
        case list():
            return tuple(map(_fact_from_json, stored))
        case {"move": move}:
            return MoveText(move)
        case {"number": number}:
            return NumberText(number)
        case {"seconds": _}:
            return TimeSpan(**stored)
        case {"at": at}:
            return Moment(at)
        case {"link": text, "address": address}:
            return Hyperlink(text, address)
        case {"name": name, "person": account, "notify": notify}:
            person = Person(stored["whose"]) if "whose" in stored else None
            return Mention(name, Account(*account) if account else None, notify, person)
    return stored
