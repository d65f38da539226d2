"""The chat port: what every chat platform gives to the bot and takes from it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Protocol, TypeAlias, runtime_checkable

from bot.runtime.outages import Outage
from render import areas

Area: TypeAlias = areas.Area
"""An area of a picture that can be tapped; adapters, which may not import `render`, get the type from here."""


@dataclass(frozen=True, slots=True)
class Channel:
    """A place where several people read along: platform, chat and (where there are any) topic or thread."""

    platform: str
    chat: str
    topic: str = ""


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody on a platform; `id` never changes, names may."""

    platform: str
    id: str


@dataclass(frozen=True, slots=True)
class Private:
    """The private conversation with somebody, as an address."""

    account: Account


@dataclass(frozen=True, slots=True)
class Ephemeral:
    """An answer for one person's eyes where they asked; else in private if it is secret, or as a reply in the channel."""

    channel: Channel
    account: Account


Address: TypeAlias = Channel | Private | Ephemeral


def platform_of(address: Address) -> str:
    """The platform of an address."""
    return address.platform if isinstance(address, Channel) else address.account.platform


@dataclass(frozen=True, slots=True)
class Author:
    """The author of a line under the name shown now; `handle` is what others type behind `@` to mean them, if unique."""

    account: Account
    name: str
    handle: str = ""


@dataclass(frozen=True, slots=True)
class Incoming:
    """A line that came in.

    - `id` is unique over all platforms, and the same when the platform delivers the line again.
    - `private`: only its author and the bot read along. `addressed`: the line is clearly for the bot, by a mention, a slash
      command or a button. `pressed`: it is a button, which replies to the message it stands under.
    - `mentions`: the account meant by each `@token` of the text (lower case, without `@`), where the platform knows; `bots`
      are the tokens that mean another bot; `replied` is the token of the person whose message this one replies to.
      `names_known`: the platform knows everybody who can be named, so that any other token is nobody's.
    - `moderator`: the author's right in that channel, None where the platform did not say. `unmoderated`: the channel has no
      moderators; those who sit at a table may close it.
    - `known`: the account behind each further `@token`, as it was last seen: enough to look somebody up, not to bind them.
    - `anonymous`: the author is the channel itself, for which one of its moderators writes: nobody who could be written to.
    - `unseen`: nobody else can read the line, although it was typed in a channel.
    - `needs_mention`: lines that are not addressed to the bot do not reach it there.
    - `joined`: nobody typed the line, but the bot was just added to the channel.
    - `can_pick`: a person and a channel can be picked, so that the line goes on there.
    - `thread`: the reference of the message at which the thread of a table begins, for a line typed in it; its channel is the
      one that the thread belongs to. `has_threads`: tables can get threads there.
    - `edits`: the id of the line that stood there before its author edited it. It is heard if that one was refused.
    """

    id: str
    channel: Channel
    author: Author
    text: str
    private: bool = False
    addressed: bool = False
    reply_to: str | None = None
    locale: str = ""
    mentions: Mapping[str, Account] = field(default_factory=dict)
    bots: frozenset[str] = frozenset()
    moderator: bool | None = False
    anonymous: bool = False
    replied: str = ""
    unseen: bool = False
    needs_mention: bool = False
    pressed: bool = False
    unmoderated: bool = False
    names_known: bool = False
    joined: bool = False
    can_pick: bool = False
    thread: str | None = None
    has_threads: bool = False
    edits: str = ""
    known: Mapping[str, Account] = field(default_factory=dict)


LONGEST_ALT: Final = 1_024
"""Most characters of an alt text: Discord takes no more. What is longer is cut."""


@dataclass(frozen=True, slots=True)
class Animation:
    """A GIF that ends with the picture it belongs to; `dark` is as in `Picture`."""

    gif: bytes
    dark: Callable[[], Awaitable[bytes]] | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG, what it shows, in words, and its areas, where the chat is `tappable`: tapping one types its text.

    `described` tells all of it, for a place that takes no pictures: only then is it put into words. Without it `alt` is all.
    `dark` draws the same in dark colours, for a chat that can show both; without it nobody is to see another theme.
    An `animation` takes its place where a chat can show one.
    """

    png: bytes
    alt: str
    areas: tuple[Area, ...] = ()
    described: Callable[[], str] | None = field(default=None, compare=False, repr=False)
    dark: Callable[[], Awaitable[bytes]] | None = field(default=None, compare=False, repr=False)
    animation: Animation | None = None

    def in_words(self) -> str:
        """All the picture shows, in lines."""
        return self.alt if self.described is None else self.described()


@dataclass(frozen=True, slots=True)
class Document:
    """A small text file to keep."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Button:
    """A button; pressing it is typing its command. A platform leaves out a button whose command is too long for it.

    A `private` one opens the private conversation where the platform can, and types its command there. `typed` is the command
    in the words of whom the message is for, for a chat that shows what was pressed. A `person` button asks for somebody, whose
    token takes the place behind the `@` of its command; a platform that cannot ask leaves it out. Where a chat can do so, one
    with `readers` is shown to them alone, and one that some have `done` not to them.
    """

    label: str
    command: str
    private: bool = False
    typed: str = ""
    person: bool = False
    readers: frozenset[Account] | None = None
    done: frozenset[Account] = frozenset()


class Style(Enum):
    """How a stretch of text is set."""

    PLAIN = "plain"
    BOLD = "bold"
    CODE = "code"
    MENTION = "mention"
    BLOCK = "block"
    """Lines in letters of one width, below each other in columns."""
    LINK = "link"
    SMALL = "small"
    """A line of its own that hardly anybody reads now, but that has to be there in full."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one style; a mention names the account that is to be notified.

    A mention without an account is a handle such as `@ben`, which the platform may know by itself. A link leads to an
    `address`. `until` is when the time that the text tells of runs out, in seconds since 1970, for a platform that can keep
    that current; `at` is the moment that the text tells, for one that knows its readers' time zones.
    """

    text: str
    style: Style = Style.PLAIN
    account: Account | None = None
    until: float | None = None
    address: str = ""
    at: float | None = None


Rich: TypeAlias = tuple[Span, ...]
"""Text with its markup already parsed: adapters escape every span for their platform."""


@dataclass(frozen=True, slots=True)
class TableState:
    """A table as a message with its board, or with its reader's `own` tiles, finds it.

    `players` still play, or did to the end; those in `turn` may act now, nobody while the game is `paused`, those `asked`
    may answer a challenge. A chat may keep the newest picture of each kind in sight while the game is not `over`.
    """

    table: int
    game: str
    own: bool
    players: frozenset[Account]
    turn: frozenset[Account]
    over: bool = False
    hints: bool = False
    asked: frozenset[Account] = frozenset()
    paused: bool = False


@dataclass(frozen=True, slots=True)
class Thread:
    """The thread that a channel has for a table: it begins, under a `name`, at the message with the reference `first`."""

    first: str
    name: str


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say.

    - `nonce` (at most 25 characters) is the same when the message is sent again.
    - `replaces`: the reference of an earlier message whose place this one takes.
    - `answers`: the id of the Incoming it answers.
    - `secret`: it is for its addressee only. `silent`: it must not ring.
    - `locale`: the language it is in, for what an adapter has to add.
    - `due`: when the time it tells of runs out, in seconds since 1970, for a platform that can count down.
    - `table`: whose board or whose reader's own tiles it shows, where the chat is `tappable`.
    - `thread`: where it belongs in its channel, if that can be had.
    """

    to: Address
    text: Rich
    nonce: str
    picture: Picture | None = None
    document: Document | None = None
    buttons: tuple[Button, ...] = ()
    replaces: str | None = None
    answers: str | None = None
    secret: bool = False
    locale: str = ""
    due: float | None = None
    table: TableState | None = None
    silent: bool = False
    thread: Thread | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """A game as a chat may offer it: what people type and read, whether it can be played `alone` and has `puzzles`."""

    name: str
    title: str
    alone: bool = False
    puzzles: bool = False


class Unreachable(Exception):
    """The address cannot be written to (blocked, no private messages, no right to post, gone)."""


class Refused(Exception):
    """The platform refuses this message for good; it is not tried again as it is.

    The text of the exception is the platform's reason or code, which is logged: nothing of the message's content.
    """


class Unconfirmed(Outage):
    """The platform failed, or the way to it, so that a message may or may not have arrived; it is sent again.

    The text of the exception is logged in one line: nothing of the message's content.
    """


class RateLimited(Exception):
    """The platform asks to wait, or is not there at the moment; nothing was sent."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(f"retry after {retry_after} s")
        self.retry_after = retry_after


class CannotServe(Exception):
    """A platform refuses the bot (a wrong token, a second instance); the message is one sentence that says why."""


class Chat(Protocol):
    """A platform one can talk on."""

    async def send(self, message: Message) -> str:
        """Send a message and return the platform's reference to it; raises Unreachable, Refused or RateLimited.

        After Refused the caller sends a message with a picture once more, in words alone (same nonce, `picture` None, what it
        shows added to the text), and drops one without: an adapter only raises it and tries nothing else. Unconfirmed and any
        other exception mean that the message may or may not have arrived: it is sent again as it is, with the same nonce.
        """
        ...

    @property
    def tappable(self) -> bool:
        """Whether pictures can be tapped here; where they cannot, their areas are not found out."""
        ...

    def theme(self, account: Account | None) -> str:
        """The theme of pictures that suits what this account, or without one a channel, looks at now; empty if not told."""
        ...


@runtime_checkable
class Forgets(Protocol):
    """A platform that keeps something about people by itself, beside what the store keeps."""

    async def forget(self, account: Account) -> None:
        """Erase an account, once their last message is sent; may be called again, for somebody who is not known as well."""
        ...


@runtime_checkable
class Deletes(Protocol):
    """A platform where a message can be taken away again, or its buttons alone."""

    async def delete(self, to: Address, reference: str) -> None:
        """Delete a message if that is still possible; raises nothing."""
        ...

    async def remove_buttons(self, to: Address, reference: str) -> None:
        """Remove the buttons of a message if that is still possible; raises nothing."""
        ...


@runtime_checkable
class ShowsTyping(Protocol):
    """A platform that can show for some seconds that the bot is at work."""

    async def show_typing(self, place: Channel | Private) -> None:
        """Show it in a channel or a private chat, if that is possible just now; raises nothing."""
        ...


Handle: TypeAlias = Callable[[Incoming], Awaitable[bool | None]]
"""What adapters get: take a line in; returns once all that follows is stored, true if a message that `answers` it will come."""

Serving: TypeAlias = Callable[[], bool]
"""What adapters get where other processes may serve their platform in turn: whether this one does just now."""

Moved: TypeAlias = Callable[[Channel, Channel], Awaitable[None]]
"""What adapters get: a channel goes on under another address (old, new)."""


Suggest: TypeAlias = Callable[[Incoming], Awaitable[tuple[str, ...]]]
"""What adapters get: completions of a line that is still being typed; reads only."""
