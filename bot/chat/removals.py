"""What some platforms can take away from a message they have sent."""

from typing import Protocol, runtime_checkable

from bot.chat.port import Address, Rich


@runtime_checkable
class Deletes(Protocol):
    """A platform that can delete a sent message."""

    async def delete(self, to: Address, reference: str) -> None:
        """Delete a message if that is still possible; raises nothing."""
        ...


@runtime_checkable
class RemovesButtons(Protocol):
    """A platform that can take the buttons, and what it asks, from a sent message."""

    async def remove_buttons(self, to: Address, reference: str, text: Rich = ()) -> None:
        """Remove the buttons of a message if that is still possible, and replace its text if one is given; raises nothing."""
        ...
