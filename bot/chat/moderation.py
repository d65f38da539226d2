"""What leaders may do to people of a chat that has no moderators of its own."""

from typing import Literal, NamedTuple, Protocol, TypeAlias

from bot.chat.port import Account

Act: TypeAlias = Literal["ban", "unban", "rename"]


class ModerationResult(NamedTuple):
    """Whether an act is done, or in a word why not, and the nickname it was about as people see it.

    `near` is a nickname that comes near to a new one that there cannot be.
    """

    code: str
    name: str
    near: str = ""


class Moderation(Protocol):
    """The rights of leaders in a chat, and what they do with them."""

    async def leads(self, account: Account) -> bool:
        """Whether somebody may put others out."""
        ...

    async def banned(self) -> tuple[str, ...]:
        """The nicknames of those who were put out, the last one first."""
        ...

    async def moderate(self, act: Act, name: str, new: str) -> ModerationResult:
        """Put the person with this nickname out, let them in again, or call them `new`; repeating it changes nothing.

        It fails as `unknown` or for another `leader`, and a new nickname as `nick`, `alphabets` or `taken`.
        """
        ...
