"""The record of a finished game, the document of a message."""

from bot.store.positions import Positions
from bot.store.store import Store
from core import record
from core.fair import commitment


async def record_of(number: int, store: Store, positions: Positions) -> str:
    """The record of the finished game at a table, with everything needed to verify its draws."""
    table = await store.table(number)
    assert table is not None, f"table {number} is gone"
    players = "; ".join(player.name.replace('"', "'") for player in table.players)
    tags = {"Rules": str(table.version), "Players": players, "Commit": commitment(table.seed), "Seed": table.seed.hex()}
    if table.pace is not None and table.clocks is not None:
        used = (f"{seat}:{round(clock.used)}" for seat, clock in enumerate(table.clocks.seats, 1))
        tags |= {"Pace": str(table.pace), "Used": " ".join(used)}
    if table.client_seed:
        tags["Mix"] = table.client_seed
    game, log = (await positions.load(table)).game, await store.log(number)
    return record.format(record.from_log(table.game, game, len(table.players), table.options, log, tags))
