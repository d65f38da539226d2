"""The button that leads from a game whose turn is over to the most urgent other game that waits for the same person."""

from math import inf

from bot.chat.outbox_message import ButtonSpec
from bot.chat.person import Person
from bot.commands.context import Services
from bot.tables.table import Due, Phase, Table

_LONGEST_NAMES = 40
"""The most characters of the others' names on the button; longer ones are left out."""


def seconds_left(services: Services, table: Table, person: Person) -> float:
    """The seconds that a person has left at a table where they may act; infinite without a limit."""
    seat = table.seat_of(person)
    ends = [table.dues.get(Due.LIMIT, inf)]
    if table.clocks is not None and seat is not None:
        ends.append(table.clocks.zero(seat))
    return max(0.0, min(ends) - services.served())


async def next_game_button(services: Services, table: Table, person: Person) -> tuple[ButtonSpec, ...]:
    """The button that shows the most urgent game, other than that at `table`, where a person may act; none without one."""
    found = await services.store.tables_of(person, (Phase.RUNNING,))
    waiting = [one for one in found if one.id != table.id and one.on_turn(person) and not one.paused]
    if not waiting:
        return ()
    first = min(waiting, key=lambda one: (seconds_left(services, one, person), one.id))
    names = ", ".join(player.name for player in first.players if player.person != person)
    others = f" ({names})" if 0 < len(names) <= _LONGEST_NAMES else ""
    return (ButtonSpec("button-next-game", f"/board #{first.id}", name=f"#{first.id} {first.title}{others}"),)
