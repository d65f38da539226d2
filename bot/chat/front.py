"""The names of fronts: a front is what one process at a time serves, a whole platform or one shard of it."""

from bot.chat.outbox_message import OutboxMessage
from bot.chat.port import platform_of


def front_name(platform: str, shard: int) -> str:
    """The name of a front: its platform, followed by the number of its shard unless that is 0."""
    return f"{platform} {shard}" if shard else platform


def platform_of_front(front: str) -> str:
    """The platform of a front."""
    return front.partition(" ")[0]


def shard_of(front: str) -> int:
    """The shard number of a front."""
    return int(front.partition(" ")[2] or 0)


def front_of(message: OutboxMessage, shards: int) -> str:
    """The front that delivers a message; `shards` is how many shards the platform has."""
    return front_name(platform_of(message.to), message.shard % shards)
