"""The chat port: what a chat platform passes to the bot and takes from it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from enum import Enum
from typing import Final, NamedTuple, Protocol, TypeAlias, runtime_checkable

from bot.runtime.failure import Failure
from bot.runtime.outages import Outage
from render import areas

Area: TypeAlias = areas.Area
"""An area of a picture that people can tap; adapters get the type from here, because they may not import `render`."""


@dataclass(frozen=True, slots=True)
class Channel:
    """A place where several people read along: platform, chat and, if it has any, topic or thread."""

    platform: str
    chat: str
    topic: str = ""


@dataclass(frozen=True, slots=True)
class Account:
    """An account on a platform; `id` never changes, its names may."""

    platform: str
    id: str


@dataclass(frozen=True, slots=True)
class Private:
    """The private conversation with an account, as an address."""

    account: Account


@dataclass(frozen=True, slots=True)
class Ephemeral:
    """An answer that only one person sees, where they asked.

    If that is impossible, it goes to their private chat if it is secret, else into the channel as a reply.
    """

    channel: Channel
    account: Account


Address: TypeAlias = Channel | Private | Ephemeral


def platform_of(address: Address) -> str:
    """The platform of an address."""
    return address.platform if isinstance(address, Channel) else address.account.platform


@dataclass(frozen=True, slots=True)
class Author:
    """The author of a line, with the name shown now; `handle` is what others type after `@` to name them, if it is unique."""

    account: Account
    name: str
    handle: str = ""


@dataclass(frozen=True, slots=True)
class Incoming:
    """An incoming line; `id` is unique over all platforms, and the same when the platform delivers the line again.

    The line:

    - `addressed`: it is clearly for the bot, by a mention, a slash command or a button. `pressed`: a button typed it;
      `reply_to` is the message with the button. `joined`: nobody typed it, but the bot was just added to the channel; `left`:
      nobody typed it either, but its author has left the group.
    - `edits`: the id of the line that stood there before its author edited it. It is heard if that one was refused.

    The people it names:

    - `mentions`: the account meant by each `@token` of the text (lower case, without `@`), if the platform knows it; `names`
      are those shown of some of them; `bots` are the tokens that mean another bot; `replied` is the token of the person whose
      message this one replies to. `names_known`: the platform knows everybody who can be named, so other tokens name nobody.
    - `known`: the account behind each further `@token`, as last seen: enough to look a person up, not to bind them. `similar`:
      the person of that channel who may be meant by an `@token` that nobody is known by.

    Its author:

    - `moderator`: whether they moderate that channel, None if the platform did not say. `anonymous`: a moderator writes as the
      channel itself, so there is no author to whom the bot could write.
    - `zone`: their time zone, such as `Europe/Berlin`, if known. `can_pick`: they can pick a person or a channel, and the line
      goes on there.

    Where it was typed:

    - `private`: only its author and the bot read along. `unseen`: nobody else can read it, although it was typed in a channel.
      `alone`: nobody else is in that channel now. `long_commands`: a button there holds a command of any length.
    - `thread`: for a line typed in a table's thread, the reference of the message at which the thread begins; `channel` is the
      channel that the thread belongs to. `has_threads`: tables can get threads there.
    - `in_view`: the number of the table whose game its author sees above the field where they type, 0 if none is shown there.
    - `needs_mention`: lines that are not addressed to the bot do not reach it. `locked`: only moderators set anything there.
    - `unmoderated`: the channel is everybody's, so players may end and part games without a moderator. `by_consent`: whoever
      plays with others at a table closes it only with their consent, as nobody was given the right to moderate.
    """

    id: str
    channel: Channel
    author: Author
    text: str
    _: KW_ONLY
    locale: str = ""
    addressed: bool = False
    pressed: bool = False
    reply_to: str | None = None
    joined: bool = False
    left: bool = False
    edits: str = ""
    # the people it names
    mentions: Mapping[str, Account] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    bots: frozenset[str] = frozenset()
    replied: str = ""
    names_known: bool = False
    known: Mapping[str, Account] = field(default_factory=dict)
    similar: Mapping[str, Author] = field(default_factory=dict)
    # its author
    moderator: bool | None = False
    anonymous: bool = False
    zone: str = ""
    can_pick: bool = False
    # where it was typed
    private: bool = False
    unseen: bool = False
    alone: bool = False
    long_commands: bool = False
    in_view: int = 0
    thread: str | None = None
    has_threads: bool = False
    needs_mention: bool = False
    unmoderated: bool = False
    by_consent: bool = False
    locked: bool = False


LONGEST_ALT: Final = 1_024
"""The most characters of an alt text, which is Discord's limit. Longer texts are cut."""


@dataclass(frozen=True, slots=True)
class Animation:
    """A GIF that ends with the picture it belongs to; `dark` is as in `Picture`."""

    gif: bytes
    dark: Callable[[], Awaitable[bytes]] | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its `alt` text and, if the chat is `tappable`, its areas: tapping one types its text.

    `described` returns a full description, for a place that takes no pictures; without it, `alt` is the full description.
    `dark` draws the same in dark colours, for a chat that can show both themes; it is None if everybody must see this theme.
    A chat that can show an `animation` shows it instead.
    """

    png: bytes
    alt: str
    areas: tuple[Area, ...] = ()
    described: Callable[[], str] | None = field(default=None, compare=False, repr=False)
    dark: Callable[[], Awaitable[bytes]] | None = field(default=None, compare=False, repr=False)
    animation: Animation | None = None

    def in_words(self) -> str:
        """The full description of the picture, in lines."""
        return self.alt if self.described is None else self.described()


@dataclass(frozen=True, slots=True)
class Document:
    """A small text file for people to save."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Button:
    """A button; pressing it is typing its command. A platform leaves out a button whose command is too long for it.

    A `private` button opens the private conversation if the platform can, and types its command there. `typed` is the command
    in the language of the message, for a chat that shows what was pressed. A `person` button asks for a person and inserts
    their token after the `@` of its command; a platform that cannot ask leaves the button out. If a chat can do so, it shows a
    button with `readers` only to them, and hides it from those who have `done` it.
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
    """Lines in a monospaced font, for columns."""
    LINK = "link"
    SMALL = "small"
    """A separate line that hardly anybody reads at once, but that must be there in full."""


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text in one style; a mention has the account to notify.

    A mention without an account is a handle such as `@ben`, which the platform may know by itself. A link has an `address`.
    `until` is when the running time in the text ends, in seconds since 1970, for a platform that can keep it current; `at` is
    the moment in the text, for a platform that knows its readers' time zones.
    """

    text: str
    style: Style = Style.PLAIN
    account: Account | None = None
    until: float | None = None
    address: str = ""
    at: float | None = None


Rich: TypeAlias = tuple[Span, ...]
"""Text with parsed markup; adapters escape every span for their platform."""


class SeatScore(NamedTuple):
    """The points of a seat so far, and the accounts of the person who sits there."""

    points: int
    accounts: frozenset[Account]


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of a table when a message shows its board, or its reader's `own` tiles.

    `players` still play, or did to the end; those in `turn` may act now (nobody while the game is `paused`, for which players
    may ask while it is `pausable`); those in `reversible` may ask to take a turn back; those `asked` may answer a challenge.
    `awaited` is the name of the only player who may act, empty if there are several or it is a computer, which is `thinking`
    then; those who are `late` may act, but have no time left. `scores` are those on the board, in seat order; none below one's
    rack, whose `task` says in a word what is to do where turns are of several kinds.
    A chat may keep the newest picture of each kind in sight while the game is not `over`.
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
    pausable: bool = False
    reversible: frozenset[Account] = frozenset()
    thinking: bool = False
    task: str = ""
    awaited: str = ""
    late: frozenset[Account] = frozenset()
    scores: tuple[SeatScore, ...] = ()


@dataclass(frozen=True, slots=True)
class Thread:
    """The thread of a table in a channel: it has a `name`, and begins at the message with the reference `first`."""

    first: str
    name: str


@dataclass(frozen=True, slots=True)
class Message:
    """A message to send.

    - `nonce` (at most 25 characters) is the same when the message is sent again.
    - `replaces`: the reference of an earlier message that this one replaces. `answers`: the id of the Incoming it answers.
    - `secret`: it is for its addressee only. `silent`: it must not notify anybody. `to_copy`: its reader will copy from it.
    - `locale`: its language, for text that an adapter adds.
    - `due`: when the time in its text runs out, in seconds since 1970, for a platform that can count down.
    - `table`: the table whose board, or whose reader's rack, it shows, if the chat is `tappable`.
    - `thread`: the thread of its channel where it belongs, if there can be one.
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
    to_copy: bool = False
    thread: Thread | None = None


class Unreachable(Exception):
    """The bot cannot write to the address (blocked, no private messages, no right to post, gone)."""


class Refused(Exception):
    """The platform refuses this message for good; it is not sent again unchanged.

    The text of the exception is the platform's reason or code. It is logged, so it has nothing of the message's content.
    """


class Unconfirmed(Outage):
    """The platform or the connection failed, so the message may or may not have arrived; it is sent again.

    The text of the exception is logged in one line, so it has nothing of the message's content.
    """


class RateLimited(Exception):
    """The platform asks to wait, or is not available at the moment; nothing was sent."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(f"retry after {retry_after} s")
        self.retry_after = retry_after


class TokenRefused(Failure):
    """A platform refuses the token, perhaps only for a moment; the message is one sentence that says so.

    If no other platform is served, it is a wrong setting: to start the program again would not help.
    """

    status = 2


class Chat(Protocol):
    """A chat platform."""

    async def send(self, message: Message) -> str:
        """Send a message and return the platform's reference to it; raises Unreachable, Refused or RateLimited.

        After Refused, the caller sends a message with a picture once more as text (same nonce, `picture` None, the description
        added to the text), and drops a message without one; the adapter itself tries nothing else. Unconfirmed and any other
        exception mean that the message may or may not have arrived: it is sent again unchanged, with the same nonce.
        """
        ...

    @property
    def tappable(self) -> bool:
        """Whether people can tap pictures here; if not, areas are not computed."""
        ...

    def theme(self, account: Account | None) -> str:
        """The theme of pictures that this account's app uses now, or the usual one of channels for None; empty if unknown."""
        ...


@runtime_checkable
class Forgets(Protocol):
    """A platform that itself keeps data about people, besides the store."""

    async def forget(self, account: Account) -> None:
        """Erase an account, after its last message was sent; may be called again, and for an unknown account."""
        ...


@runtime_checkable
class ShowsTyping(Protocol):
    """A platform that can show for some seconds that the bot is at work."""

    async def show_typing(self, place: Channel | Private) -> None:
        """Show that the bot is at work in a channel or a private chat, if possible at the moment; raises nothing."""
        ...


Handle: TypeAlias = Callable[[Incoming], Awaitable[bool | None]]
"""A function for adapters: handles a line; returns once all its effects are stored, true if a message will answer it."""

IsServing: TypeAlias = Callable[[], bool]
"""A function for adapters of a platform that several processes may serve in turn: whether this one serves it now."""

Moved: TypeAlias = Callable[[Channel, Channel], Awaitable[None]]
"""A function for adapters: moves a channel from an old address to a new one."""

Suggest: TypeAlias = Callable[[Incoming], Awaitable[tuple[str, ...]]]
"""A function for adapters: completions of a line that is still being typed; reads only."""
